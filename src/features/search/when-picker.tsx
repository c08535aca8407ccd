import { useLanguage, useT } from "#i18n/react.tsx";
import { printMonth } from "#site/search-params.ts";
import { Button } from "#ui/button.tsx";
import { ClearDays } from "./clear-days.tsx";
import { RangeCalendar } from "./range-calendar.tsx";
import { FLEX_PERIODS, isFlexPeriod, monthsOffered, monthText, PLAY_DAYS } from "./when.ts";
import type { When } from "./when-fields.ts";

export interface WhenPickerProps {
	readonly when: When;
	readonly onChange: (when: When) => void;
	readonly onDone: () => void;
	readonly today: string;
}

/** Choices that belong to no form: what they mean is sent by hidden fields. */
const UNSENT = { type: "radio", form: "none" } as const;

type Mode = "exact" | "near" | "flex";

/** Exact days, days with some play, or a length of stay in a month. */
export function WhenPicker({ when, onChange, onDone, today }: WhenPickerProps) {
	const t = useT();
	const mode: Mode = when.flex ? "flex" : when.diffDays ? "near" : "exact";
	const choose = (next: Mode) => {
		if (next === "flex") onChange({ ...when, flex: "week", month: when.month });
		else onChange({ ...when, flex: undefined, diffDays: next === "near" ? PLAY_DAYS : undefined });
	};
	return (
		<div className="when-picker">
			<fieldset className="choice-chips">
				<legend className="visually-hidden">{t("when.howFixed")}</legend>
				{(["exact", "near", "flex"] as const).map((option) => (
					<label key={option}>
						<input {...UNSENT} name="when-mode" checked={mode === option} onChange={() => choose(option)} />
						<span>
							{option === "exact"
								? t("when.exact")
								: option === "near"
									? t("when.nearDays", { days: PLAY_DAYS })
									: t("when.flexible")}
						</span>
					</label>
				))}
			</fieldset>
			{mode === "flex" ? (
				<FlexibleDates when={when} onChange={onChange} today={today} />
			) : (
				<RangeCalendar when={when} onChange={onChange} today={today} />
			)}
			<div className="when-foot">
				<ClearDays
					any={when.arrival !== undefined || when.flex !== undefined}
					onClear={() => onChange({ diffDays: mode === "near" ? PLAY_DAYS : undefined })}
				/>
				<Button type="button" look="primary" size="small" onClick={onDone}>
					{t("when.done")}
				</Button>
			</div>
		</div>
	);
}

function FlexibleDates({ when, onChange, today }: Pick<WhenPickerProps, "when" | "onChange" | "today">) {
	const t = useT();
	const language = useLanguage();
	const chosen = when.month ? printMonth(when.month) : "";
	// A month from an address that is not offered here can stay chosen.
	const months = [...new Set([chosen, ...monthsOffered(today)])].filter(Boolean);
	const monthOf = (text: string) => {
		const [year, month] = text.length === 2 ? [undefined, text] : text.split("-");
		return { year: year ? Number(year) : undefined, month: month ? Number(month) : undefined };
	};
	return (
		<div className="grid gap-5">
			<fieldset className="choice-tiles">
				<legend className="t-small font-semibold">{t("when.howLong")}</legend>
				{FLEX_PERIODS.map((period) => (
					<label key={period}>
						<input
							{...UNSENT}
							name="when-period"
							value={period}
							checked={when.flex === period}
							onChange={(event) => {
								const { value } = event.currentTarget;
								if (isFlexPeriod(value)) onChange({ ...when, flex: value });
							}}
						/>
						<span>
							<b>{t(`when.${period}`)}</b>
							<small>{t(`when.${period}Hint`)}</small>
						</span>
					</label>
				))}
			</fieldset>
			<fieldset className="choice-chips">
				<legend className="t-small font-semibold">{t("when.whichMonth")}</legend>
				{["", ...months].map((month) => (
					<label key={month}>
						<input
							{...UNSENT}
							name="when-month"
							value={month}
							checked={chosen === month}
							onChange={() => onChange({ ...when, month: month ? monthOf(month) : undefined })}
						/>
						<span>{monthText(month ? monthOf(month) : undefined, t, language)}</span>
					</label>
				))}
			</fieldset>
		</div>
	);
}
