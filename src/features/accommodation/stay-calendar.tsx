import { ArrowLeft, ArrowRight } from "lucide-react";
import { useRef } from "react";
import { printedEuros } from "#domain/pricing/heat.ts";
import { dayOf, isoOf, weekdayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { type SearchParams, searchString } from "#site/search-params.ts";
import type { CalendarDay, CalendarView } from "#site/views/accommodation-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { useKeptFocus } from "#ui/kept-focus.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { refusalSentence } from "./refusal-sentence.ts";

/** What the calendar needs of the screen that it stands on. */
export interface CalendarHost {
	readonly path: string;
	readonly params: SearchParams;
	readonly today: string;
	readonly calendar: CalendarView;
}

/**
 * Two months with the whole price of each possible stay and the reason of each impossible one. Every day that
 * can be chosen is a link, so it works by keyboard and without script: first the arrival, then the departure.
 */
export function StayCalendar({ view }: { view: CalendarHost }) {
	const t = useT();
	const language = useLanguage();
	const { calendar, params } = view;
	const { nights, wholeYear } = calendar;
	const address = (look: CalendarLook) =>
		`${view.path}${withLook(searchString(params), { nights, wholeYear, ...look })}`;
	const monthAddress = (month: string) => `${address({ month })}#calendar`;
	const section = useRef<HTMLElement>(null);
	useKeptFocus(section);
	return (
		<section ref={section} className="home-part" id="calendar" aria-labelledby="calendar-title">
			<h2 className="t-title" id="calendar-title">
				{t("calendar.title")}
			</h2>
			<div className="mb-5 flex flex-wrap items-center justify-between gap-3">
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
			{calendar.choosing === "arrival" && (
				<div className="calendar-look">
					<nav aria-label={t("calendar.lengths")}>
						<ul className="chips">
							{[null, ...calendar.lengths].map((length) => (
								<li key={length ?? 0}>
									<SiteLink
										className="length-chip"
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
					<SiteLink
						className="text-link t-small"
						keepScroll
						rel="nofollow"
						href={address({ month: calendar.month, wholeYear: !wholeYear })}
					>
						{t(wholeYear ? "calendar.twoMonths" : "calendar.wholeYear")}
					</SiteLink>
				</div>
			)}
			<div className={wholeYear ? "months months-year" : "months"}>
				{calendar.months.map((month) => (
					<Month key={month.month} view={view} calendar={calendar} month={month.month} days={month.days} />
				))}
			</div>
			<BestMoments view={view} />
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
		</section>
	);
}

/** The cheapest moments of the year, as links that choose them. */
function BestMoments({ view }: { view: CalendarHost }) {
	const t = useT();
	const language = useLanguage();
	const { best } = view.calendar;
	if (best.length === 0) return null;
	return (
		<div className="mt-5">
			<h3 className="t-small font-semibold">{t("calendar.best")}</h3>
			<ul className="date-chips">
				{best.map(({ arrival, departure, grandCents }) => (
					<li key={arrival}>
						<SiteLink
							className="date-chip"
							keepScroll
							rel="nofollow"
							href={view.path + searchString({ ...view.params, arrival, departure })}
						>
							{t("calendar.bestStay", {
								dates: formatDateRange(dayOf(arrival), dayOf(departure), language),
								price: formatMoney(grandCents, language),
							})}
						</SiteLink>
					</li>
				))}
			</ul>
		</div>
	);
}

interface MonthProps {
	readonly view: CalendarHost;
	readonly calendar: CalendarView;
	readonly month: string;
	readonly days: readonly CalendarDay[];
}

function Month({ view, calendar, month, days }: MonthProps) {
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
								<td key={day?.day ?? `empty-${column}`}>{day && <Day view={view} calendar={calendar} day={day} />}</td>
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
	const date = new Date(day * 86_400_000);
	const name = (weekday: "short" | "long") =>
		new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(date);
	return <abbr title={name("long")}>{name("short").slice(0, 2)}</abbr>;
}

function Day({ view, calendar, day }: { view: CalendarHost; calendar: CalendarView; day: CalendarDay }) {
	const t = useT();
	const language = useLanguage();
	const { arrival, departure } = view.params;
	const number = Number(day.day.slice(8));
	const spoken = formatDate(dayOf(day.day), language, "long");
	const isEnd = day.day === arrival || day.day === departure;
	const isWithin = arrival !== undefined && departure !== undefined && day.day > arrival && day.day < departure;
	const look = isEnd ? "end" : isWithin ? "within" : day.heat ? `heat-${day.heat}` : "closed";
	if (day.cents === null || day.nights === null) {
		const why =
			day.reason && day.reason !== "PAST" ? refusalSentence(t, day.reason, day.minNights) : t("calendar.past");
		return (
			<span className={`day ${look}`} title={why}>
				<span aria-hidden="true">{number}</span>
				<span className="visually-hidden">{t("calendar.dayClosed", { date: spoken, why })}</span>
			</span>
		);
	}
	const price = formatMoney(day.cents, language);
	// Prices of one length choose the whole stay at once.
	const departsOn = calendar.nights === null ? undefined : isoOf(dayOf(day.day) + calendar.nights);
	const next: SearchParams =
		calendar.choosing === "arrival"
			? { ...view.params, arrival: day.day, departure: departsOn }
			: { ...view.params, departure: day.day };
	const label =
		calendar.choosing === "arrival"
			? t("calendar.dayArrival", { date: spoken, price, nights: day.nights })
			: t("calendar.dayDeparture", { date: spoken, price, nights: day.nights });
	return (
		<SiteLink
			className={`day ${look}`}
			data-focus={day.day}
			keepScroll
			rel="nofollow"
			href={`${view.path}${withLook(searchString(next), calendar)}`}
		>
			<span aria-hidden="true">{number}</span>
			<small aria-hidden="true">{printedEuros(day.cents)}</small>
			<span className="visually-hidden">{label}</span>
		</SiteLink>
	);
}

interface CalendarLook {
	readonly month: string;
	readonly nights?: number | null;
	readonly wholeYear?: boolean;
}

/** What the calendar shows is no part of the search: the month, the length of its prices, all of the year. */
function withLook(query: string, { month, nights, wholeYear }: CalendarLook): string {
	const look = [wholeYear ? "year=1" : `show=${month}`, ...(nights ? [`nights=${nights}`] : [])];
	return `${query ? `${query}&` : "?"}${look.join("&")}`;
}
