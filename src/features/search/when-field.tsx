import { lazy, Suspense, useEffect, useState } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { SearchParams } from "#site/search-params.ts";
import { afterPaint } from "#ui/after-paint.ts";
import { useDismissable } from "#ui/dismiss.ts";
import { useEarlyChoices } from "#ui/early-choices.ts";
import { fetchAhead } from "#ui/fetch-ahead.ts";
import { usePlacement } from "#ui/placement.ts";
import { FLEX_PERIODS, isFlexPeriod, monthsOffered, monthText, whenFields, whenOf, whenText } from "./when.ts";
import type { When } from "./when-fields.ts";

const loadPicker = () => import("./when-picker.tsx");
const WhenPicker = lazy(() => loadPicker().then(({ WhenPicker }) => ({ default: WhenPicker })));
/** Begins while the field is pointed at, so that the calendar is there when it opens. */
const turnedTo = fetchAhead(loadPicker);

export interface WhenFieldProps {
	/** The search whose dates the field starts with. */
	readonly params: SearchParams;
	/** First day that can be chosen, ISO. */
	readonly today: string;
	/** Element that names the field. */
	readonly labelledBy: string;
}

/**
 * When to go. A disclosure that works without script with the browser's own date fields; with script the calendar
 * with its prices takes their place when it is opened first.
 */
export function WhenField({ params, today, labelledBy }: WhenFieldProps) {
	const t = useT();
	const language = useLanguage();
	const details = useDismissable();
	const panel = usePlacement(details);
	const [when, setWhen] = useState<When>(whenOf(params));
	const [wanted, setWanted] = useState(false);
	useEarlyChoices(details, () => {
		// Opened before the page answered to touches.
		if (details.current?.open) setWanted(true);
	});
	useEffect(() => {
		const field = details.current;
		if (!field) return;
		const events = ["pointerenter", "focusin"] as const;
		for (const event of events) field.addEventListener(event, turnedTo, { once: true });
		return () => {
			for (const event of events) field.removeEventListener(event, turnedTo);
		};
	}, [details]);
	const close = () => {
		if (details.current) details.current.open = false;
		details.current?.querySelector("summary")?.focus();
	};
	const plain = <PlainDates when={when} today={today} onChange={setWhen} />;
	return (
		<details
			ref={details}
			className="when-field"
			onToggle={(event) => {
				if (event.currentTarget.open) afterPaint(() => setWanted(true));
			}}
		>
			<summary className="seg-value list-none" aria-describedby={labelledBy}>
				{whenText(when, t, language)}
			</summary>
			<div ref={panel} className="popover when-panel">
				{wanted ? (
					<Suspense fallback={plain}>
						{whenFields(when).map(([name, value]) => (
							<input key={name} type="hidden" name={name} value={value} />
						))}
						<WhenPicker when={when} onChange={setWhen} onDone={close} today={today} />
					</Suspense>
				) : (
					plain
				)}
			</div>
		</details>
	);
}

interface PlainDatesProps {
	readonly when: When;
	readonly today: string;
	readonly onChange: (when: When) => void;
}

/** The browser's own fields. */
function PlainDates({ when, today, onChange }: PlainDatesProps) {
	const t = useT();
	const language = useLanguage();
	return (
		<div className="grid gap-4">
			<div className="grid grid-cols-2 gap-3">
				{(["arrival", "departure"] as const).map((name) => (
					<label key={name} className="t-small block">
						<span className="mb-1 block font-semibold">{t(`search.${name}`)}</span>
						<input
							className="input"
							type="date"
							name={name}
							min={today}
							defaultValue={when[name]}
							onChange={(event) =>
								onChange({ ...when, flex: undefined, [name]: event.currentTarget.value || undefined })
							}
						/>
					</label>
				))}
			</div>
			<label className="t-small block">
				<span className="mb-1 block font-semibold">{t("when.flexible")}</span>
				<select
					className="input"
					name="flex"
					defaultValue={when.flex ?? ""}
					onChange={({ currentTarget: { value } }) =>
						onChange({ ...when, flex: isFlexPeriod(value) ? value : undefined })
					}
				>
					<option value="">{t("when.fixedDays")}</option>
					{FLEX_PERIODS.map((period) => (
						<option key={period} value={period}>
							{t(`when.${period}`)} ({t(`when.${period}Hint`)})
						</option>
					))}
				</select>
			</label>
			<label className="t-small block">
				<span className="mb-1 block font-semibold">{t("when.whichMonth")}</span>
				<select
					className="input"
					name="month"
					defaultValue=""
					onChange={({ currentTarget: { value } }) => onChange({ ...when, month: monthNamed(value) })}
				>
					<option value="">{t("when.next12")}</option>
					{monthsOffered(today).map((month) => (
						<option key={month} value={month}>
							{monthText(monthNamed(month), t, language)}
						</option>
					))}
				</select>
			</label>
		</div>
	);
}

/** The month of an option, `2027-07`; none of an empty one. */
function monthNamed(value: string): When["month"] {
	return value ? { year: Number(value.slice(0, 4)), month: Number(value.slice(5)) } : undefined;
}
