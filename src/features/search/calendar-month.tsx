import { type CalendarDate, isSameDay, parseDate } from "@internationalized/date";
import { memo, useMemo, useRef } from "react";
import { useCalendarCell, useCalendarGrid } from "react-aria/useRangeCalendar";
import type { RangeCalendarState } from "react-stately/useRangeCalendarState";
import type { StayRefusal } from "#domain/pricing/refusal.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoney, formatMoneyWhole } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { DayOffer } from "./stay-offers.ts";

/** Why no stay begins, or ends, on a day, in words; `limit` is the number that the reason is about. */
export type ReasonOf = (reason: StayRefusal, limit: number | null, choosing: "arrival" | "departure") => string;

interface SharedProps {
	/** The calendar's state under one identity. */
	readonly state: RangeCalendarState;
	/** Of one home: why a day cannot be chosen. */
	readonly reasonOf: ReasonOf | undefined;
	readonly choosing: "arrival" | "departure";
	readonly onPressClosed: (day: string) => void;
}

export interface CalendarMonthProps extends SharedProps {
	/** Its first day, ISO. */
	readonly month: string;
	readonly offers: ReadonlyMap<string, DayOffer>;
	readonly heat: (cents: number) => number;
	/** The pressed day that cannot be chosen. */
	readonly pressed: string | null;
}

/** A month of a calendar of stays. Of its days only those are drawn anew that look or speak differently. */
export function CalendarMonth({ month, offers, heat, pressed, ...shared }: CalendarMonthProps) {
	const { state } = shared;
	const language = useLanguage();
	// The same dates again, so that nothing is put into words twice.
	const [first, last] = useMemo(() => {
		const date = parseDate(month);
		return [date, date.add({ months: 1, days: -1 })];
	}, [month]);
	const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
		{ startDate: first, endDate: last, weekdayStyle: "short", firstDayOfWeek: "mon" },
		state,
	);
	return (
		<table {...gridProps} className="month">
			<caption>{formatDate(dayOf(month), language, "month")}</caption>
			<thead {...headerProps}>
				<tr>
					{weekDays.map((name) => (
						<th key={name}>{name.slice(0, 2)}</th>
					))}
				</tr>
			</thead>
			<tbody>
				{Array.from({ length: weeksInMonth }, (_, week) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a week's place is what it is.
					<tr key={week}>
						{state.getDatesInWeek(week, first).map((date, column) => {
							// biome-ignore lint/suspicious/noArrayIndexKey: an empty place of the week.
							if (!date || date.month !== first.month) return <td key={column} />;
							const day = date.toString();
							const offer = offers.get(day);
							const price = offer?.fromCents ?? null;
							return (
								<Day
									key={day}
									{...shared}
									day={day}
									offer={offer}
									heat={price === null ? null : heat(price)}
									isPressed={pressed === day}
									standing={standingOf(state, date)}
								/>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** All that a day shows of the calendar's state: another text is another look or name of the day. */
function standingOf(state: RangeCalendarState, date: CalendarDate): string {
	const { highlightedRange: range, anchorDate, focusedDate } = state;
	const isEnd = range !== null && (isSameDay(date, range.start) || isSameDay(date, range.end));
	const isWithin = range !== null && date.compare(range.start) >= 0 && date.compare(range.end) <= 0;
	const isFocused = state.isCellFocused(date);
	return [
		isSameDay(date, focusedDate),
		isFocused,
		state.isCellDisabled(date),
		state.isCellUnavailable(date),
		state.isSelected(date),
		isWithin && state.isValueInvalid,
		// The ends are named with the whole stay, and the day with the focus with what a press would do.
		isEnd && `${range.start}/${range.end}`,
		(isEnd || isFocused) && anchorDate !== null,
	].join(" ");
}

interface DayProps extends SharedProps {
	/** ISO. */
	readonly day: string;
	readonly offer: DayOffer | undefined;
	readonly heat: number | null;
	readonly isPressed: boolean;
	/** Not read: a day whose standing is another is drawn anew. */
	readonly standing: string;
}

const Day = memo(function Day({ state, day, offer, heat, reasonOf, choosing, isPressed, onPressClosed }: DayProps) {
	const t = useT();
	const language = useLanguage();
	const ref = useRef<HTMLDivElement>(null);
	const date = useMemo(() => parseDate(day), [day]);
	const { cellProps, buttonProps, isSelected, isUnavailable, isDisabled, formattedDate } = useCalendarCell(
		{ date },
		state,
		ref,
	);
	const range = state.highlightedRange;
	const isEnd = range !== null && (isSameDay(date, range.start) || isSameDay(date, range.end));
	const price = offer?.fromCents ?? null;
	const closed = isUnavailable || isDisabled;
	const look = isEnd ? "end" : isSelected ? "within" : closed ? "closed" : heat !== null ? `heat-${heat}` : "";
	const spoken = buttonProps["aria-label"] ?? formattedDate;
	const label =
		offer && offer.nights > 0 && !isDisabled
			? price === null
				? reasonOf && offer.reason
					? t("when.dayClosed", { date: spoken, why: reasonOf(offer.reason, offer.limit ?? null, choosing) })
					: t("when.dayNone", { date: spoken })
				: t(reasonOf ? "when.dayPrice" : "when.dayOffer", {
						date: spoken,
						homes: offer.homes,
						nights: offer.nights,
						price: formatMoney(price, language),
					})
			: spoken;
	// A day that cannot be chosen answers no press of its own: the cell hears it before, and says why.
	const says = isUnavailable && !isDisabled;
	const say = () => {
		state.setFocusedDate(date);
		state.setFocused(true);
		onPressClosed(day);
	};
	const disabled = says ? {} : { "aria-disabled": buttonProps["aria-disabled"] };
	const named = { ...buttonProps, "aria-disabled": undefined, ...disabled, "aria-label": label };
	return (
		<td
			{...cellProps}
			{...(says ? { "aria-disabled": undefined } : {})}
			onClickCapture={() => {
				if (says) say();
			}}
			onKeyDownCapture={(event) => {
				if (says && (event.key === "Enter" || event.key === " ")) say();
			}}
		>
			<div {...named} ref={ref} className={`day ${look}${isPressed ? " pressed" : ""}`} data-day={day}>
				<span aria-hidden="true">{formattedDate}</span>
				{/* Drawn by the style sheet: the name says the price as a sentence. */}
				{price !== null && !closed && <small data-price={formatMoneyWhole(price, language)} />}
			</div>
		</td>
	);
});
