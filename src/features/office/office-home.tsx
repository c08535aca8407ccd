import { CircleAlert, CircleCheck } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { formatDateRange, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { homesHref, officeHome } from "#site/office-homes.ts";
import { recordHref } from "#site/office-records.ts";
import type { OfficeHomePage } from "#site/views/office-homes-view.ts";
import { Button } from "#ui/button.tsx";
import { StateBadge } from "./booking-words.tsx";
import { Fact } from "./fact.tsx";
import { OwnerProposals } from "./home-proposals.tsx";
import { Status } from "./homes.tsx";
import { ListTable } from "./list-table.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { DoOrLeave } from "./step-up.tsx";

/** One home: what the site says of it, what it must have, and whether it is on the site. */
export function OfficeHome({ page }: { page: OfficeHomePage }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<p className="office-crumb">
				<a className="office-link" href={homesHref({})}>
					{t("office.title_homes")}
				</a>
			</p>
			<h1 className="office-title">{page.title}</h1>
			<p className="soft mt-2">
				<span className="office-mono">{page.id}</span> · {page.place}, {countryName(page.country, language)}
			</p>
			<p className="office-home-links">
				<a className="office-link" href={page.links.site}>
					{t("office.homeOnSite")}
				</a>
				<a className="office-link" href={page.links.board}>
					{t("office.homeOnBoard")}
				</a>
				<a className="office-link" href={page.links.bookings}>
					{t("office.homeBookings")}
				</a>
			</p>
			<div className="office-home-cards">
				<Publication page={page} />
				{page.proposals && page.proposals.length > 0 && <OwnerProposals page={page} proposals={page.proposals} />}
				<Facts page={page} />
				{page.calendar && <Calendar page={page} calendar={page.calendar} />}
			</div>
			<Prices page={page} />
		</>
	);
}

function Publication({ page }: { page: OfficeHomePage }) {
	const t = useT();
	const isReady = page.checks.every(({ isMet }) => isMet);
	const acts = (["live", "test", "off"] as const).filter((to) => to !== page.status);
	return (
		<section className="office-card" aria-labelledby="publication">
			<div className="office-card-head">
				<h2 id="publication">{t("office.publication")}</h2>
				<Status status={page.status} isHeld={page.isHeld} />
			</div>
			<div className="office-card-body">
				<ul className="office-checks">
					{page.checks.map(({ check, isMet }) => (
						<li key={check} className={isMet ? "office-way-good" : "office-way-bad"}>
							{isMet ? (
								<CircleCheck className="icon" aria-hidden="true" />
							) : (
								<CircleAlert className="icon" aria-hidden="true" />
							)}
							{isMet ? t(`office.met_${check}`) : t(`office.unmet_${check}`)}
						</li>
					))}
				</ul>
				{page.mayChange && (
					<>
						<OfficeRefusal of="home-status" />
						{!isReady && page.status !== "live" && <p className="soft mt-4">{t("office.notReady")}</p>}
						{acts
							.filter((to) => to !== "live" || isReady)
							.map((to) => (
								<div key={to} className="mt-4">
									{to === "live" ? (
										<OfficeForm name="home-status">
											<StatusFields page={page} to={to} />
											<Button look="primary" size="small" type="submit">
												{t("office.homeTo_live")}
											</Button>
										</OfficeForm>
									) : (
										<Withdraw page={page} to={to} />
									)}
								</div>
							))}
						<p className="soft t-small mt-4">{t("office.homeHeldText")}</p>
					</>
				)}
			</div>
		</section>
	);
}

function StatusFields({ page, to }: { page: OfficeHomePage; to: "live" | "test" | "off" }) {
	return (
		<>
			<input type="hidden" name="home" value={page.id} />
			<input type="hidden" name="shown" value={page.status} />
			<input type="hidden" name="to" value={to} />
		</>
	);
}

/** A home leaves the site: who has it booked is seen first, and why is written down. */
function Withdraw({ page, to }: { page: OfficeHomePage; to: "test" | "off" }) {
	const t = useT();
	const { form } = useOffice();
	const { errors, refused } = form("home-status", to);
	const isBack = refused !== null || Object.keys(errors).length > 0;
	return (
		<NothingYet label={t(`office.homeTo_${to}`)} look={to === "off" ? "danger" : "outline"} isOpen={isBack}>
			<OfficeRefusal of="home-status" person={to} />
			<p>{t(`office.homeThen_${to}`)}</p>
			<ComingStays page={page} />
			<OfficeForm name="home-status" person={to} className="office-form">
				<StatusFields page={page} to={to} />
				<input type="hidden" name="coming" value={page.coming.count} />
				<OfficeField of="home-status" name="reason" person={to} isNeeded hint={t("office.homeWhy")} />
				<DoOrLeave look={to === "off" ? "danger" : "primary"} size="small" leaveHref={officeHref(officeHome(page.id))}>
					{t(`office.homeNow_${to}`)}
				</DoOrLeave>
			</OfficeForm>
		</NothingYet>
	);
}

/** Bookings, options and requests whose stay is not over. */
function ComingStays({ page: { coming, links } }: { page: OfficeHomePage }) {
	const t = useT();
	const language = useLanguage();
	const more = coming.count - coming.first.length;
	return (
		<div>
			<p>
				<b>{t("office.homeComing", { count: coming.count })}</b>
			</p>
			<ul>
				{coming.first.map(({ no, href, state, arrival, departure, guest }) => (
					<li key={no}>
						<a className="office-link office-mono" href={href}>
							{no}
						</a>{" "}
						<StateBadge state={state} /> {formatDateRange(dayOf(arrival), dayOf(departure), language)} · {guest}
					</li>
				))}
			</ul>
			{more > 0 && (
				<a className="office-link" href={links.bookings}>
					{t("office.homeComingMore", { count: more })}
				</a>
			)}
		</div>
	);
}

function Facts({ page: { facts, units } }: { page: OfficeHomePage }) {
	const t = useT();
	const rows = [
		["kind", facts.kind],
		["sleeps", facts.guests],
		["bedrooms", facts.bedrooms],
		["pictures", facts.pictures],
		["reviews", facts.reviews],
		["calendars", facts.calendars],
		["bookMode", t(`office.bookMode_${facts.bookMode}`) + (facts.mayHold ? `, ${t("office.mayHold")}` : "")],
		["registration", facts.registration],
		// A home that is let whole is its only unit, and has its number.
		["units", units.length === 1 ? "1" : units.join(", ")],
		["owner", facts.ownedBy && <OwnerName key="owner" ownedBy={facts.ownedBy} />],
		["host", facts.host && <HostLink key="host" code={facts.host} />],
	] as const;
	return (
		<section className="office-card" aria-labelledby="facts">
			<div className="office-card-head">
				<h2 id="facts">{t("office.homeFacts")}</h2>
			</div>
			<dl className="office-card-body office-home-facts">
				{rows.map(([name, value]) => (
					<Fact key={name} name={t(`office.fact_${name}`)} value={value} />
				))}
			</dl>
		</section>
	);
}

function OwnerName({ ownedBy }: { ownedBy: NonNullable<OfficeHomePage["facts"]["ownedBy"]> }) {
	const { name, href } = ownedBy;
	if (href === null) return name;
	return (
		<a className="office-link" href={href}>
			{name}
		</a>
	);
}

function HostLink({ code }: { code: string }) {
	return (
		<a className="office-link office-mono" href={recordHref("partners", code)}>
			{code}
		</a>
	);
}

function Prices({ page: { from, seasons } }: { page: OfficeHomePage }) {
	const t = useT();
	const language = useLanguage();
	const stay = (first: string, last: string) => formatDateRange(dayOf(first), dayOf(last), language);
	return (
		<section className="office-card" aria-labelledby="prices">
			<div className="office-card-head">
				<h2 id="prices">{t("office.homePrices")}</h2>
			</div>
			<div className="office-card-body">
				{from ? (
					<p>
						<b>{t("office.homeFrom", { sum: formatMoneyExact(from.grandCents, language) })}</b>{" "}
						<span className="soft">
							{stay(from.arrival, from.departure)} ·{" "}
							{t("office.homePerNight", { sum: formatMoneyExact(from.perNightCents, language) })}
						</span>
					</p>
				) : (
					<p className="soft">{t("office.homeNoFrom")}</p>
				)}
			</div>
			{seasons.length > 0 && (
				<ListTable
					className="office-lines"
					columns={[t("office.season"), { number: t("office.perNight") }, { number: t("office.minNights") }]}
				>
					{seasons.map(({ from, to, nightCents, minNights }) => (
						<tr key={from}>
							<td>{stay(from, to)}</td>
							<td className="office-num">
								<span className="office-label">{t("office.perNight")} </span>
								{formatMoneyExact(nightCents, language)}
							</td>
							<td className="office-num">
								<span className="office-label">{t("office.minNights")} </span>
								{minNights}
							</td>
						</tr>
					))}
				</ListTable>
			)}
		</section>
	);
}

/** The calendar that the home gives out, and those that it takes in. */
function Calendar({ page, calendar }: { page: OfficeHomePage; calendar: NonNullable<OfficeHomePage["calendar"]> }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-labelledby="calendar">
			<div className="office-card-head">
				<h2 id="calendar">{t("office.homeCalendar")}</h2>
			</div>
			<div className="office-card-body">
				<p className="soft">{t("office.homeCalendarText")}</p>
				<p className="office-home-address office-mono mt-3">{calendar.address}</p>
				<OfficeForm name="new-calendar" className="mt-4">
					<input type="hidden" name="home" value={page.id} />
					<Button look="danger" size="small" type="submit">
						{t("office.newCalendar")}
					</Button>
				</OfficeForm>
				{calendar.reads.length > 0 && (
					<dl className="office-home-facts mt-4">
						{calendar.reads.map(({ host, at, hasFailed }, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two calendars may come from one site.
							<div key={index}>
								<dt>{host}</dt>
								<dd>
									{at === null
										? t("office.calendarNotRead")
										: t("office.calendarRead", { at: formatInstant(new Date(at), language, "compact") })}
									{hasFailed && `, ${t("office.calendarFailed")}`}
								</dd>
							</div>
						))}
					</dl>
				)}
			</div>
		</section>
	);
}
