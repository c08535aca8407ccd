import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import type { Party } from "#domain/party/party.ts";
import { useT } from "#i18n/react.tsx";
import { Button } from "#ui/button.tsx";

const MOST = { adults: 30, children: 20, babies: 10, pets: 10 } as const;
const MEMBERS = ["adults", "children", "babies", "pets"] as const;

/** One number for each sort of guest. */
export function PartySteppers({ party, onChange }: { party: Party; onChange: (party: Party) => void }) {
	const t = useT();
	return MEMBERS.map((member) => (
		<Stepper
			key={member}
			name={member}
			label={t(`party.${member}`)}
			hint={t(`party.${member}Hint`)}
			value={party[member]}
			min={member === "adults" ? 1 : 0}
			max={MOST[member]}
			onChange={(value) => onChange({ ...party, [member]: value })}
		/>
	));
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

/**
 * A number with a button for less and one for more; the field itself can be typed in. The buttons count from the first
 * sight of the page on: `data-step` tells the page's own inline script what a press does until this one is there.
 */
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
					data-step="-1"
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
					data-step="1"
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
