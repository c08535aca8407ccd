import { ChevronLeft, ChevronRight } from "lucide-react";
import { dayOf, weekdayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatInstant, formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OwnerCalendarPage, OwnerDay, OwnerStayLine } from "#site/views/owner-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { OrganisationForm } from "./organisation-forms.tsx";
import { CalendarLinks } from "./owner-calendar-links.tsx";
import { OwnerField, OwnerRefusal } from "./owner-forms.tsx";
import { Conflicts } from "./owner-overview.tsx";
import { useKind } from "./owner-words.tsx";

/** The calendar of one of the owner's homes: what takes nights, own stays, and the calendars of other sites. */
export function OwnerCalendar({ page }: { page: OwnerCalendarPage }) {
	const t = useT();
	return (
		<>
			<div className="org-title">
				<h1 className="office-title">{page.title}</h1>
			</div>
			{page.homes.length > 1 && <OtherHomes page={page} />}
			<div className="org-cols">
				<div className="org-stack">
					<Conflicts conflicts={page.conflicts} />
					<Months page={page} />
					<Stays page={page} />
				</div>
				<div className="org-stack">
					{page.mayBlock && <BlockNights page={page} />}
					<CalendarLinks page={page} />
					{!page.mayBlock && <p className="soft">{t("owner.readerText")}</p>}
				</div>
			</div>
		</>
	);
}

function OtherHomes({ page }: { page: OwnerCalendarPage }) {
	const t = useT();
	return (
		<nav className="office-views" aria-label={t("owner.homes")}>
			{page.homes.map(({ accoId, title, href }) => (
				<a key={accoId} href={href} aria-current={accoId === page.accoId ? "page" : undefined}>
					{title}
				</a>
			))}
		</nav>
	);
}

/** A week from its Monday, for the names of weekdays. */
const MONDAY = dayOf("2027-03-01");
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((days) => MONDAY + days);
const LEGEND = ["booking", "option", "request", "owner", "maintenance", "ical", "external"] as const;

function Months({ page }: { page: OwnerCalendarPage }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-labelledby="months">
			<div className="office-card-head">
				<h2 id="months">{t("owner.calendar")}</h2>
				<span className="own-steps">
					{page.earlier && (
						<a className={buttonClass("outline", { size: "small" })} href={page.earlier}>
							<ChevronLeft className="icon-s" aria-hidden="true" />
							{t("owner.earlier")}
						</a>
					)}
					{page.later && (
						<a className={buttonClass("outline", { size: "small" })} href={page.later}>
							{t("owner.later")}
							<ChevronRight className="icon-s" aria-hidden="true" />
						</a>
					)}
				</span>
			</div>
			<div className="office-card-body">
				<div className="own-months">
					{page.months.map(({ month, days }) => (
						<section key={month} aria-labelledby={`month-${month}`}>
							<h3 id={`month-${month}`}>{formatDate(dayOf(`${month}-01`), language, "month")}</h3>
							<div className="own-week" aria-hidden="true">
								{WEEK.map((day) => (
									<span key={day}>{formatDate(day, language, "narrow")}</span>
								))}
							</div>
							<ol className="own-month">
								{days.map((day, at) => (
									<Day key={day.day} day={day} isFirst={at === 0} />
								))}
							</ol>
						</section>
					))}
				</div>
				<p className="own-legend">
					{LEGEND.map((kind) => (
						<span key={kind}>
							<i className={`own-day-${kind}`} />
							{t(`owner.kind_${kind}`)}
						</span>
					))}
					<span>
						<i className="own-day-conflict" />
						{t("owner.kind_conflict")}
					</span>
					<span>{t("owner.pricesText")}</span>
				</p>
			</div>
		</section>
	);
}

function Day({ day, isFirst }: { day: OwnerDay; isFirst: boolean }) {
	const t = useT();
	const language = useLanguage();
	const { kind, begins, ends, isOver, hasConflict, nightCents } = day;
	const classes = [
		"own-day",
		kind !== "free" && `own-day-${kind}`,
		hasConflict && "own-day-conflict",
		begins && "own-day-begins",
		ends && "own-day-ends",
		isOver && "own-day-over",
	].filter(Boolean);
	const number = Number(formatDate(day.day, "en", "dayMonth").split(" ")[0]);
	const words = hasConflict ? t("owner.day_conflict") : kind === "free" ? "" : t(`owner.day_${kind}`);
	return (
		<li className={classes.join(" ")} style={isFirst ? { gridColumnStart: weekdayOf(day.day) } : undefined}>
			<b>{number}</b>
			{kind === "free" && nightCents !== null && <small>{formatNumber(Math.round(nightCents / 100), language)}</small>}
			{words && (begins || isFirst) ? (
				<small className="own-day-word">{words}</small>
			) : (
				words && <span className="visually-hidden">{words}</span>
			)}
		</li>
	);
}

/** What stands in these months, in words. */
function Stays({ page }: { page: OwnerCalendarPage }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="stays">
			<div className="office-card-head">
				<h2 id="stays">{t("owner.stays")}</h2>
			</div>
			{page.stays.length === 0 ? (
				<p className="office-card-body soft">{t("owner.noStays")}</p>
			) : (
				<ul className="org-list">
					{page.stays.map((stay) => (
						<li key={`${stay.kind}${stay.from}${stay.booking?.no ?? stay.block ?? stay.calendar}`} className="org-line">
							<Stay stay={stay} />
							{stay.block && page.mayBlock && (
								<OrganisationForm name="unblock">
									<input type="hidden" name="home" value={page.accoId} />
									<input type="hidden" name="block" value={stay.block} />
									<Button look="outline" size="small" type="submit">
										{t("owner.unblock")}
									</Button>
								</OrganisationForm>
							)}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function Stay({ stay }: { stay: OwnerStayLine }) {
	const t = useT();
	const language = useLanguage();
	const kind = useKind();
	const { from, to, booking, until, calendar, reason, byStaff } = stay;
	return (
		<div className="own-stay">
			<i className={`own-day-${stay.kind}`} aria-hidden="true" />
			<p>
				<b>{formatDateRange(dayOf(from), dayOf(to), language)}</b>
				<br />
				<span className="soft">
					{kind(stay.kind, calendar)}
					{booking && (
						<>
							{" "}
							<a className="office-link office-mono" href={booking.href}>
								{booking.no}
							</a>
						</>
					)}
					{byStaff && ` · ${t("owner.byStaff")}`}
					{until && ` · ${t("owner.until", { at: formatInstant(new Date(until), language, "compact") })}`}
					{reason && ` · ${reason}`}
				</span>
			</p>
		</div>
	);
}

function BlockNights({ page }: { page: OwnerCalendarPage }) {
	const t = useT();
	const language = useLanguage();
	const kind = useKind();
	return (
		<section className="office-card" aria-labelledby="block">
			<div className="office-card-head">
				<h2 id="block">{t("owner.blockTitle")}</h2>
			</div>
			<div className="office-card-body">
				<OrganisationForm name="block" className="org-form">
					<OwnerRefusal of="block" />
					{page.takenBy.length > 0 && (
						<ul className="own-taken">
							{page.takenBy.map((stay) => (
								<li key={`${stay.kind}${stay.from}`}>
									{kind(stay.kind, stay.calendar)} {stay.booking?.no}{" "}
									{formatDateRange(dayOf(stay.from), dayOf(stay.to), language)}
								</li>
							))}
						</ul>
					)}
					<input type="hidden" name="home" value={page.accoId} />
					<OwnerField of="block" name="from" hint={t("owner.fromHint")} />
					<OwnerField of="block" name="to" hint={t("owner.toHint")} />
					<OwnerField
						of="block"
						name="kind"
						value="owner"
						options={(["owner", "maintenance"] as const).map((value) => ({ value, label: t(`owner.kind_${value}`) }))}
					/>
					<OwnerField of="block" name="reason" hint={t("owner.noteHint")} />
					<Button look="primary" type="submit">
						{t("owner.block")}
					</Button>
				</OrganisationForm>
			</div>
		</section>
	);
}
