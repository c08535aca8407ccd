import { memo, type ReactNode, useState } from "react";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";

/** Fields of the filter panel. All show what the search says; the panel reads them together on each change. */

interface OptionProps {
	readonly name: string;
	readonly value: string;
	readonly label: string;
	readonly count: number;
	readonly checked: boolean;
}

/** Drawn anew only if it changed: a panel has a hundred of them, and each tick draws the panel. */
export const Option = memo(function Option({ name, value, label, count, checked }: OptionProps) {
	const t = useT();
	const language = useLanguage();
	return (
		<label className={count === 0 && !checked ? "filter-option zero" : "filter-option"}>
			<input className="tick" type="checkbox" name={name} value={value} checked={checked} onChange={noop} />
			{label}
			<span className="count" aria-hidden="true">
				{formatNumber(count, language)}
			</span>
			<span className="visually-hidden">{t("search.homes", { count })}</span>
		</label>
	);
});

interface OptionGroupProps {
	readonly legend: string;
	readonly name: string;
	readonly chosen: readonly string[];
	readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
	readonly children?: ReactNode;
}

/** Options that are shown at once; the rest behind a disclosure. Chosen ones always show. */
const SHOWN = 6;

export function OptionGroup({ legend, name, chosen, options, children }: OptionGroupProps) {
	const t = useT();
	const [shown, folded] = [options.slice(0, SHOWN), options.slice(SHOWN)];
	// Opens with what is chosen in it, and then stays as the visitor leaves it.
	const [startsOpen] = useState(folded.some(({ value }) => chosen.includes(value)));
	const box = (option: OptionGroupProps["options"][number]) => (
		<Option key={option.value} name={name} {...option} checked={chosen.includes(option.value)} />
	);
	return (
		<fieldset>
			<legend>{legend}</legend>
			<div>
				{shown.map(box)}
				{children}
				{folded.length > 0 && (
					<details open={startsOpen}>
						<summary className="text-link t-small !min-h-11">{t("filter.showMore", { count: folded.length })}</summary>
						{folded.map(box)}
					</details>
				)}
			</div>
		</fieldset>
	);
}

interface ChoiceProps {
	readonly name: string;
	readonly label: string;
	readonly value: number | undefined;
	readonly options: readonly { readonly value: number; readonly label: string }[];
}

export function Choice({ name, label, value, options }: ChoiceProps) {
	const t = useT();
	return (
		<label className="mb-3 block">
			<span className="t-small mb-1 block font-semibold">{label}</span>
			<select className="input" name={name} value={value ?? ""} onChange={noop}>
				<option value="">{t("filter.any")}</option>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
				{/* A value from an address that is not among the choices stays what it is. */}
				{value !== undefined && !options.some((option) => option.value === value) && (
					<option value={value}>{value}</option>
				)}
			</select>
		</label>
	);
}

/** The form hears every change; fields only show. */
function noop(): void {}
