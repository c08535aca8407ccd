import { GregorianCalendar, parseDate } from "@internationalized/date";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { type AriaButtonProps, useButton } from "react-aria/useButton";
import { useRangeCalendar } from "react-aria/useRangeCalendar";
import { useRangeCalendarState } from "react-stately/useRangeCalendarState";
import { INTL_LOCALE } from "#domain/language.ts";
import type { Party } from "#domain/party/party.ts";
import { heatOf } from "#domain/pricing/heat.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { afterPaint } from "#ui/after-paint.ts";
import { Button } from "#ui/button.tsx";
import { useLikes } from "../likes/likes.tsx";
import { CalendarMonth, type ReasonOf } from "./calendar-month.tsx";
import { DayReason } from "./day-reason.tsx";
import { useFormFields } from "./form-fields.ts";
import { type NearOffer, nearestOffers } from "./near-offers.ts";
import { type DayOffer, useStayOffers, useYearOffers } from "./stay-offers.ts";
import type { When } from "./when-fields.ts";
import { YearStrip } from "./year-strip.tsx";

export interface RangeCalendarProps {
	readonly when: When;
	readonly onChange: (when: When) => void;
	readonly today: string;
	/** One home's days, with the reason of each that cannot be chosen; absent: those of the search around the calendar. */
	readonly home?: HomeDays;
	/** Months that stand side by side at most. */
	readonly months?: 1 | 2;
}

interface HomeDays {
	readonly accoId: string;
	readonly party: Party;
	readonly reasonOf: ReasonOf;
}

/** Two months stand side by side where there is room. */
const WIDE = "(min-width: 48rem)";

/**
 * A calendar for arrival and departure. Each day shows the lowest total price of the search as it stands: first of
 * a week that begins on it, then of the stay that ends on it; at one home, of the shortest stay. A day that cannot be
 * chosen says why once it is pressed, with the nearest that can. By keyboard as the grid pattern has it.
 */
export function RangeCalendar(props: RangeCalendarProps) {
	const language = useLanguage();
	return (
		<I18nProvider locale={INTL_LOCALE[language]}>
			<Calendar {...props} />
		</I18nProvider>
	);
}

/**
 * The state as it stands whenever it is read, under one identity: a day that is not drawn anew still acts on what
 * holds now.
 */
function useLive<State extends object>(current: State): State {
	const latest = useRef(current);
	latest.current = current;
	const [live] = useState(
		() =>
			new Proxy({} as State, {
				get: (_, name) => Reflect.get(latest.current, name),
				has: (_, name) => name in latest.current,
			}),
	);
	return live;
}

const gregorian = () => new GregorianCalendar();

function Calendar({ when, onChange, today, home, months: most = 2 }: RangeCalendarProps) {
	const t = useT();
	const language = useLanguage();
	const months = useRef(most === 2 && matchMedia(WIDE).matches ? 2 : 1).current;
	const [offers, setOffers] = useState<ReadonlyMap<string, DayOffer>>(new Map());
	const first = parseDate(today);
	const { arrival, departure } = when;
	/** What the days offered while no arrival was chosen. */
	const promised = useRef<ReadonlyMap<string, DayOffer>>(new Map());
	const state = useRangeCalendarState({
		locale: INTL_LOCALE[language],
		createCalendar: gregorian,
		visibleDuration: useMemo(() => ({ months }), [months]),
		minValue: first,
		maxValue: first.add({ days: BOOKING_HORIZON_DAYS }),
		defaultFocusedValue: arrival ? parseDate(arrival) : first,
		value: arrival && departure ? { start: parseDate(arrival), end: parseDate(departure) } : null,
		// A stay may run over days on which none begins.
		allowsNonContiguousRanges: true,
		isDateUnavailable: (date, anchor) => {
			if (anchor && date.compare(anchor) <= 0) return false;
			const offer = offers.get(date.toString());
			return offer !== undefined && offer.nights > 0 && offer.fromCents === null;
		},
		onChange: ({ start, end }) => {
			// One day is no stay: it is the arrival of the one that the day has promised, else of one left open.
			const open = start.compare(end) === 0;
			const nights = open ? promised.current.get(start.toString())?.nights : undefined;
			const departure = open ? (nights ? start.add({ days: nights }).toString() : undefined) : end.toString();
			onChange({ ...when, arrival: start.toString(), departure });
		},
	});
	const frame = useRef<HTMLDivElement>(null);
	const live = useLive(state);
	const { calendarProps, prevButtonProps, nextButtonProps } = useRangeCalendar(
		{ "aria-label": t("when.calendar") },
		live,
		frame,
	);
	const anchor = state.anchorDate?.toString() ?? null;
	const start = state.visibleRange.start.toString();
	const fields = useFormFields(frame);
	const likes = useLikes();
	/** The pressed day that cannot be chosen. */
	const [pressed, setPressed] = useState<string | null>(null);
	const found = useStayOffers({
		of: home ?? { fields, likes },
		start,
		arrival: anchor,
		days: dayOf(state.visibleRange.end.toString()) - dayOf(start) + 1,
	});
	// The calendar's state asks for the offers before they can be asked for.
	if (found !== offers) setOffers(found);
	useEffect(() => {
		if (anchor === null) promised.current = found;
	}, [anchor, found]);
	// Another month or arrival is another question.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about what is shown.
	useEffect(() => setPressed(null), [anchor, start]);
	const reason = pressed === null ? null : reasonWords(pressed);
	function reasonWords(day: string): { readonly title: string; readonly stays: readonly NearOffer[] } {
		const offer = offers.get(day);
		const date = formatDate(dayOf(day), language, "dayOfWeek");
		const why =
			home && offer?.reason ? home.reasonOf(offer.reason, offer.limit ?? null, anchor ? "departure" : "arrival") : null;
		return {
			title: why ? t("when.dayClosed", { date, why }) : t("when.dayNone", { date }),
			stays: nearestOffers(offers, day, anchor),
		};
	}
	const heat = useMemo(() => heatOf([...offers.values()].flatMap(({ fromCents }) => fromCents ?? [])), [offers]);
	const latestHome = useRef(home);
	latestHome.current = home;
	const reasonOf = useCallback<ReasonOf>((...day) => latestHome.current?.reasonOf(...day) ?? "", []);
	// What a press leaves to say on the other days follows once its own day is drawn.
	const choosing = useDeferredValue(anchor === null ? "arrival" : "departure");
	const range = state.highlightedRange;
	// Only what the days show of the state draws them; `live` answers the rest when they are pressed.
	const looks = [
		anchor,
		state.focusedDate,
		state.isFocused,
		range?.start,
		range?.end,
		start,
		state.isValueInvalid,
	].join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: `looks` says all that is read of the state.
	const shownMonths = useMemo(
		() =>
			Array.from({ length: months }, (_, offset) => (
				<CalendarMonth
					// biome-ignore lint/suspicious/noArrayIndexKey: a month's place is what it is.
					key={offset}
					state={live}
					month={live.visibleRange.start.add({ months: offset }).toString()}
					offers={offers}
					heat={heat}
					reasonOf={home ? reasonOf : undefined}
					choosing={choosing}
					pressed={pressed}
					onPressClosed={setPressed}
				/>
			)),
		[looks, live, months, offers, heat, home !== undefined, reasonOf, choosing, pressed],
	);
	return (
		<div {...calendarProps} ref={frame} className="range-calendar" data-months={months}>
			<div className="range-head">
				<PageButton {...prevButtonProps} label={t("calendar.previous")}>
					<ArrowLeft className="icon-s" aria-hidden="true" />
				</PageButton>
				<p className="t-small soft" aria-live="polite">
					{anchor
						? t(home ? "when.chooseHomeDeparture" : "when.chooseDeparture", {
								date: formatDate(dayOf(anchor), language, "long"),
							})
						: arrival && departure
							? t("when.chosen", {
									dates: formatDateRange(dayOf(arrival), dayOf(departure), language, "weekdays"),
									nights: dayOf(departure) - dayOf(arrival),
								})
							: t(home ? "when.chooseHomeArrival" : "when.chooseArrival")}
				</p>
				<PageButton {...nextButtonProps} label={t("calendar.next")}>
					<ArrowRight className="icon-s" aria-hidden="true" />
				</PageButton>
			</div>
			{!home && (
				<SearchYear
					fields={fields}
					likes={likes}
					today={today}
					shown={start.slice(0, 7)}
					onTurn={(month) =>
						afterPaint(() => state.setFocusedDate(parseDate(month === today.slice(0, 7) ? today : `${month}-01`)))
					}
				/>
			)}
			<div className="months">{shownMonths}</div>
			<div aria-live="polite">
				{reason && (
					<DayReason
						title={reason.title}
						stays={reason.stays}
						onChoose={({ arrival: from, departure: to }) => {
							setPressed(null);
							state.setAnchorDate(null);
							onChange({ ...when, arrival: from, departure: to });
						}}
					/>
				)}
			</div>
		</div>
	);
}

/** The best moments of the search; pressing one turns the calendar to its month. */
function SearchYear({
	fields,
	likes,
	today,
	shown,
	onTurn,
}: {
	readonly fields: string | null;
	readonly likes: readonly string[];
	readonly today: string;
	/** First month that the calendar shows. */
	readonly shown: string;
	readonly onTurn: (month: string) => void;
}) {
	const months = useYearOffers(fields, likes, today);
	// Its room is kept, so that the days below do not move once it is here.
	if (months.length === 0) return <div className="year-strip-wait" />;
	return (
		<YearStrip
			months={months}
			step={(month, look, words) => (
				<button
					type="button"
					className={look}
					aria-current={month === shown ? "true" : undefined}
					onClick={() => onTurn(month)}
				>
					{words}
				</button>
			)}
		/>
	);
}

/** Turns to other months: thirty new days come a frame after the press. */
function PageButton({
	label,
	children,
	onPress,
	...props
}: AriaButtonProps & { label: string; children: React.ReactNode }) {
	const ref = useRef<HTMLButtonElement>(null);
	const { buttonProps } = useButton({ ...props, onPress: (event) => afterPaint(() => onPress?.(event)) }, ref);
	return (
		<Button {...buttonProps} type="button" ref={ref} look="round" aria-label={label}>
			{children}
		</Button>
	);
}
