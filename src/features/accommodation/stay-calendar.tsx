import { ArrowLeft, ArrowRight } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { dayOf, isoOf, weekdayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoney, formatMoneyWhole } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { formatWeekdays } from "#i18n/weekdays.ts";
import { type SearchParams, searchString, searchStrings } from "#site/search-params.ts";
import type { CalendarDay, CalendarView, ExplainedDay } from "#site/views/accommodation-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { useKeptFocus } from "#ui/kept-focus.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { DayReason } from "../search/day-reason.tsx";
import { YearStrip } from "../search/year-strip.tsx";
import { type CalendarLook, withLook } from "./calendar-look.ts";
import { dayRefusalSentence } from "./refusal-sentence.ts";

/** What the calendar needs of the screen that it stands on. */
export interface CalendarHost {
	readonly path: string;
	readonly params: SearchParams;
	readonly today: string;
	readonly calendar: CalendarView;
}

/**
 * Up to three months with the whole price of each possible stay. Every day is a link, so it works by touch, by keyboard
 * and without script: one that can be chosen is chosen, first the arrival, then the departure; of one that cannot the
 * strip below says why, and which stays come nearest.
 */
export function StayCalendar({ view }: { view: CalendarHost }) {
	const t = useT();
	const language = useLanguage();
	const { calendar, params } = view;
	const { nights, wholeYear } = calendar;
	const address = (look: CalendarLook) =>
		`${view.path}${withLook(searchString(params), { nights, wholeYear, ...look })}`;
	const monthAddress = (month: string) => `${address({ month })}#calendar`;
	const queryOf = searchStrings(params);
	const dayAddress: DayAddress = (stay, day) => `${view.path}${withLook(queryOf(stay), { ...calendar, day })}`;
	const section = useRef<HTMLElement>(null);
	useKeptFocus(section);
	return (
		<section
			ref={section}
			className="home-full home-calendar laid-later"
			id="calendar"
			aria-labelledby="calendar-title"
			onKeyDown={moveByArrows}
		>
			<div className="calendar-head">
				<div>
					<h2 className="t-title" id="calendar-title">
						{t("calendar.title")}
					</h2>
					<p className="soft" aria-live="polite">
						{calendar.choosing === "arrival"
							? nights === null
								? t("calendar.chooseArrival")
								: t("calendar.chooseOfLength", { nights })
							: t("calendar.chooseDeparture", {
									date: formatDate(dayOf(params.arrival ?? view.today), language, "long"),
								})}{" "}
						{calendar.choosing === "departure" && (
							<SiteLink
								className="text-link"
								keepScroll
								href={view.path + searchString({ ...params, arrival: undefined, departure: undefined })}
							>
								{t("calendar.startOver")}
							</SiteLink>
						)}
					</p>
				</div>
				<nav className="flex gap-2" aria-label={t("calendar.months")}>
					{calendar.previous && (
						<SiteLink
							className={buttonClass("round")}
							href={monthAddress(calendar.previous)}
							keepScroll
							aria-label={t("calendar.previous")}
						>
							<ArrowLeft className="icon-s" aria-hidden="true" />
						</SiteLink>
					)}
					{calendar.next && (
						<SiteLink
							className={buttonClass("round")}
							href={monthAddress(calendar.next)}
							keepScroll
							aria-label={t("calendar.next")}
						>
							<ArrowRight className="icon-s" aria-hidden="true" />
						</SiteLink>
					)}
				</nav>
			</div>
			<YearStrip
				months={calendar.year}
				step={(month, look, words) => (
					<SiteLink
						className={look}
						keepScroll
						rel="nofollow"
						href={monthAddress(month)}
						aria-current={calendar.month === month ? "true" : undefined}
					>
						{words}
					</SiteLink>
				)}
			/>
			<div className="calendar-look">
				{calendar.choosing === "arrival" && (
					<nav aria-label={t("calendar.lengths")}>
						<ul className="chips">
							{[null, ...calendar.lengths].map((length) => (
								<li key={length ?? 0}>
									<SiteLink
										className="choice-chip"
										keepScroll
										rel="nofollow"
										aria-current={length === nights ? "true" : undefined}
										href={address({ month: calendar.month, nights: length })}
									>
										{length === null ? t("calendar.shortest") : t("price.nights", { count: length })}
									</SiteLink>
								</li>
							))}
						</ul>
					</nav>
				)}
				<SiteLink
					className="text-link t-small"
					keepScroll
					rel="nofollow"
					href={address({ month: calendar.month, wholeYear: !wholeYear })}
				>
					{t(wholeYear ? "calendar.fewMonths" : "calendar.wholeYear")}
				</SiteLink>
			</div>
			<div className={wholeYear ? "months home-months months-year" : "months home-months"}>
				{calendar.months.map((month) => (
					<Month key={month.month} view={view} month={month.month} days={month.days} dayAddress={dayAddress} />
				))}
			</div>
			<p className="legend">
				<span>
					{t("calendar.cheap")}
					<i aria-hidden="true" />
					{t("calendar.dear")}
				</span>
				<span>
					<s>12</s> {t("calendar.closed")}
				</span>
			</p>
			<div aria-live="polite">{calendar.explained && <Explained view={view} day={calendar.explained} />}</div>
		</section>
	);
}

/** Why the pressed day cannot be chosen, what holds in its season, and the nearest stays. */
function Explained({ view, day }: { view: CalendarHost; day: ExplainedDay }) {
	const t = useT();
	const language = useLanguage();
	const date = dayOf(day.day);
	const why =
		day.code === "PAST" ? t("calendar.past") : dayRefusalSentence(t, day.code, day.limit, view.calendar.choosing);
	return (
		<DayReason
			title={t("calendar.dayClosed", { date: formatDate(date, language, "dayOfWeek"), why })}
			text={
				day.rule &&
				t("calendar.rule", {
					month: formatDate(date, language, "monthLong"),
					days: formatWeekdays(day.rule.arrivalDays, language),
					count: day.rule.arrivalDays.length,
					nights: day.rule.minNights,
				})
			}
			stays={day.stays.map(({ arrival, departure, nights, grandCents }) => ({
				arrival,
				departure,
				nights,
				cents: grandCents,
				href: view.path + searchString({ ...view.params, arrival, departure }),
			}))}
		/>
	);
}

/** Where a day leads: to a stay, or with a day to why it cannot be chosen. */
type DayAddress = (stay: Pick<SearchParams, "arrival" | "departure">, day?: string) => string;

interface MonthProps {
	readonly view: CalendarHost;
	readonly month: string;
	readonly days: readonly CalendarDay[];
	readonly dayAddress: DayAddress;
}

function Month({ view, month, days, dayAddress }: MonthProps) {
	const language = useLanguage();
	const first = dayOf(`${month}-01`);
	const lead = weekdayOf(first) - 1;
	const cells: (CalendarDay | null)[] = [...Array<null>(lead).fill(null), ...days];
	const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
	const monday = dayOf("2024-01-01");
	return (
		<table className="month">
			<caption>{formatDate(first, language, "month")}</caption>
			<thead>
				<tr>
					{[0, 1, 2, 3, 4, 5, 6].map((offset) => (
						<th key={offset} scope="col">
							<WeekdayName day={monday + offset} />
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeks.map((week, row) => (
					<tr key={week.find(Boolean)?.day ?? row}>
						{[0, 1, 2, 3, 4, 5, 6].map((column) => {
							const day = week[column];
							return (
								<td key={day?.day ?? `empty-${column}`}>
									{day && <Day view={view} day={day} dayAddress={dayAddress} />}
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function WeekdayName({ day }: { day: number }) {
	const language = useLanguage();
	return (
		<abbr title={formatDate(day, language, "weekdayLong")}>
			{formatDate(day, language, "weekdayShort").slice(0, 2)}
		</abbr>
	);
}

function Day({ view, day, dayAddress }: { view: CalendarHost; day: CalendarDay; dayAddress: DayAddress }) {
	const t = useT();
	const language = useLanguage();
	const { calendar } = view;
	const { arrival, departure } = view.params;
	const number = Number(day.day.slice(8));
	const spoken = formatDate(dayOf(day.day), language, "long");
	const isEnd = day.day === arrival || day.day === departure;
	const isWithin = arrival !== undefined && departure !== undefined && day.day > arrival && day.day < departure;
	const look = isEnd ? "end" : isWithin ? "within" : day.heat ? `heat-${day.heat}` : "closed";
	const pressed = calendar.explained?.day === day.day ? " pressed" : "";
	if (day.reason === "PAST") {
		return (
			<span className={`day ${look}`}>
				<span aria-hidden="true">{number}</span>
				<span className="visually-hidden">{t("calendar.dayClosed", { date: spoken, why: t("calendar.past") })}</span>
			</span>
		);
	}
	if (day.cents === null || day.nights === null) {
		const why = day.reason ? dayRefusalSentence(t, day.reason, day.limit, calendar.choosing) : t("calendar.past");
		return (
			<SiteLink
				className={`day ${look}${pressed}`}
				data-focus={day.day}
				keepScroll
				rel="nofollow"
				href={dayAddress(view.params, day.day)}
			>
				<span aria-hidden="true">{number}</span>
				<span className="visually-hidden">{t("calendar.dayClosed", { date: spoken, why })}</span>
			</SiteLink>
		);
	}
	const price = formatMoney(day.cents, language);
	// Prices of one length choose the whole stay at once.
	const departsOn = calendar.nights === null ? undefined : isoOf(dayOf(day.day) + calendar.nights);
	const stay =
		calendar.choosing === "arrival" ? { arrival: day.day, departure: departsOn } : { arrival, departure: day.day };
	const label =
		calendar.choosing === "arrival"
			? t("calendar.dayArrival", { date: spoken, price, nights: day.nights })
			: t("calendar.dayDeparture", { date: spoken, price, nights: day.nights });
	return (
		<SiteLink className={`day ${look}`} data-focus={day.day} keepScroll rel="nofollow" href={dayAddress(stay)}>
			<span aria-hidden="true">{number}</span>
			<small aria-hidden="true">{formatMoneyWhole(day.cents, language)}</small>
			<span className="visually-hidden">{label}</span>
		</SiteLink>
	);
}

/** Days that the arrow keys go. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys go from day to day, as in every calendar; days that are links are reached by Tab as well. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
	const step = STEPS[event.key];
	const from = event.target instanceof HTMLElement ? event.target.dataset.focus : undefined;
	if (step === undefined || !from) return;
	const to = event.currentTarget.querySelector<HTMLElement>(`[data-focus="${isoOf(dayOf(from) + step)}"]`);
	if (!to?.checkVisibility()) return;
	event.preventDefault();
	to.focus();
}
