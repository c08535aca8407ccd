import { Minus, Plus } from "lucide-react";
import { useId, useState } from "react";
import type { Party } from "#domain/party/party.ts";
import { useT } from "#i18n/react.tsx";
import { partyOf, type SearchParams } from "#site/search-params.ts";
import { Button } from "#ui/button.tsx";
import { useDismissable } from "#ui/dismiss.ts";
import { usePlacement } from "#ui/placement.ts";

const MOST = { adults: 30, children: 20, babies: 10, pets: 10 } as const;
const MEMBERS = ["adults", "children", "babies", "pets"] as const;

/** Who travels: a disclosure with one number for each sort of guest. */
export function PartyField({ params }: { params: SearchParams }) {
	const t = useT();
	const [party, setParty] = useState<Party>(partyOf(params));
	const details = useDismissable();
	const panel = usePlacement(details);

	return (
		<details ref={details}>
			<summary className="seg-value list-none">
				{t("search.partySummary", { guests: party.adults + party.children + party.babies, pets: party.pets })}
			</summary>
			<div ref={panel} className="popover popover-end party-panel">
				{MEMBERS.map((member) => (
					<Stepper
						key={member}
						name={member}
						label={t(`party.${member}`)}
						hint={t(`party.${member}Hint`)}
						value={party[member]}
						min={member === "adults" ? 1 : 0}
						max={MOST[member]}
						onChange={(value) => setParty({ ...party, [member]: value })}
					/>
				))}
			</div>
		</details>
	);
}

interface StepperProps {
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	readonly onChange: (value: number) => void;
}

/** A number with a button for less and one for more; the field itself can be typed in. */
function Stepper({ name, label, hint, value, min, max, onChange }: StepperProps) {
	const t = useT();
	const id = useId();
	return (
		<div className="stepper">
			<span>
				<label htmlFor={id} className="font-semibold">
					{label}
				</label>
				{hint && (
					<span className="t-small soft block" id={`${id}-hint`}>
						{hint}
					</span>
				)}
			</span>
			<span className="controls">
				<Button
					type="button"
					look="round"
					disabled={value <= min}
					aria-label={t("search.less", { what: label })}
					onClick={() => onChange(Math.max(min, value - 1))}
				>
					<Minus className="icon-s" aria-hidden="true" />
				</Button>
				<input
					id={id}
					className="w-10 text-center font-semibold"
					type="number"
					inputMode="numeric"
					name={name}
					value={value}
					min={min}
					max={max}
					aria-describedby={hint ? `${id}-hint` : undefined}
					onChange={(event) => {
						const next = Number(event.currentTarget.value);
						if (Number.isInteger(next) && next >= min && next <= max) onChange(next);
					}}
				/>
				<Button
					type="button"
					look="round"
					disabled={value >= max}
					aria-label={t("search.more", { what: label })}
					onClick={() => onChange(Math.min(max, value + 1))}
				>
					<Plus className="icon-s" aria-hidden="true" />
				</Button>
			</span>
		</div>
	);
}
