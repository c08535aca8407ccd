import { ChartGantt, CircleAlert, CircleCheck, ExternalLink, Plus } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { formatDateRange, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { recordHref } from "#site/office-records.ts";
import type { OfficeHomePage } from "#site/views/office-homes-view.ts";
import { Picture } from "#ui/picture.tsx";
import { CopyText } from "./copy-text.tsx";
import { Fact } from "./fact.tsx";
import { OpenedHomeAct } from "./home-acts.tsx";
import { OwnerProposals } from "./home-proposals.tsx";
import { Status } from "./homes.tsx";
import { ListTable } from "./list-table.tsx";
import { Beside, Facts, RecordPage } from "./record.tsx";
import { BookingsBeside } from "./record-beside.tsx";

/** One home: what the site says of it, what it must have, whether it is on the site, and who comes. */
export function OfficeHome({ page }: { page: OfficeHomePage }) {
	const t = useT();
	const language = useLanguage();
	const { record, from, links, coming } = page;
	return (
		<RecordPage
			desk="homes"
			record={record}
			mark={<Status status={page.status} isHeld={page.isHeld} />}
			line={[
				<span key="id" className="office-mono">
					{page.id}
				</span>,
				`${page.place}, ${countryName(page.country, language)}`,
				page.facts.kind,
				from && t("office.homeFrom", { sum: formatMoneyExact(from.grandCents, language) }),
			]}
			reasons={{
				"publish-home": t(page.status === "live" ? "office.homeAlready_live" : "office.notReady"),
				"test-home": t("office.homeAlready_test"),
				"take-home-off": t("office.homeAlready_off"),
			}}
			ways={[
				...(links.book === null ? [] : [{ ...way("book", links.book), Sign: Plus, isQuiet: false }]),
				...(links.site === null ? [] : [{ ...way("site", links.site), Sign: ExternalLink }]),
				{ ...way("board", links.board), Sign: ChartGantt },
			]}
			opened={
				<>
					<OpenedHomeAct page={page} />
					{page.proposals && page.proposals.length > 0 && <OwnerProposals page={page} proposals={page.proposals} />}
				</>
			}
			facts={
				<>
					{page.pictures.length > 0 && (
						<div className="office-home-pictures">
							{page.pictures.map((src) => (
								<Picture key={src} src={src} alt="" />
							))}
						</div>
					)}
					<HomeFacts page={page} />
				</>
			}
		>
			<Publication page={page} />
			<BookingsBeside
				title={t("office.homeStays")}
				none={t("office.homeComing", { count: 0 })}
				bookings={coming.first}
				more={links.bookings}
			/>
			{page.calendar && <Calendar calendar={page.calendar} />}
			<Prices page={page} />
		</RecordPage>
	);

	function way(name: "book" | "site" | "board", href: string) {
		return { name, href, word: t(`office.homeOn_${name}`), why: t(`office.homeOnWhy_${name}`), isQuiet: true };
	}
}

/** What is asked of a home before it is published, and what staff decided of it last. */
function Publication({ page: { checks, isHeld, decided } }: { page: OfficeHomePage }) {
	const t = useT();
	const language = useLanguage();
	return (
		<Beside id="publication" title={t("office.publication")}>
			<div className="office-card-body">
				<ul className="office-checks">
					{checks.map(({ check, isMet }) => (
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
				{decided && (
					<p className="mt-4">
						<b>{t(`office.homeDecided_${decided.to}`)}</b>{" "}
						<span className="soft">
							{[decided.by, formatInstant(new Date(decided.at), language, "compact")].filter(Boolean).join(" · ")}
						</span>
						{decided.reason && (
							<>
								<br />
								{t("office.quoted", { text: decided.reason })}
							</>
						)}
					</p>
				)}
				{isHeld && <p className="soft t-small mt-3">{t("office.homeHeldText")}</p>}
			</div>
		</Beside>
	);
}

function HomeFacts({ page: { facts, units, changed } }: { page: OfficeHomePage }) {
	const t = useT();
	const language = useLanguage();
	const { ownedBy, host, source } = facts;
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
		["owner", ownedBy && <MayLink key="owner" {...ownedBy} />],
		["host", host && <MayLink key="host" name={host} href={recordHref("partners", host)} />],
		["feed", source && <MayLink key="feed" {...source} />],
		["changed", formatInstant(new Date(changed), language, "compact")],
	] as const;
	return <Facts facts={rows.map(([name, value]) => [t(`office.fact_${name}`), value] as const)} />;
}

/** A name, with the way to its page for who may go there. */
function MayLink({ name, href }: { name: string; href: string | null }) {
	if (href === null) return name;
	return (
		<a className="office-link" href={href}>
			{name}
		</a>
	);
}

function Prices({ page: { from, seasons } }: { page: OfficeHomePage }) {
	const t = useT();
	const language = useLanguage();
	const stay = (first: string, last: string) => formatDateRange(dayOf(first), dayOf(last), language);
	return (
		<Beside id="prices" title={t("office.homePrices")}>
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
		</Beside>
	);
}

/** The calendar that the home gives out, and those that it takes in. */
function Calendar({ calendar: { address, reads } }: { calendar: NonNullable<OfficeHomePage["calendar"]> }) {
	const t = useT();
	const language = useLanguage();
	return (
		<Beside id="calendar" title={t("office.homeCalendar")}>
			<div className="office-card-body">
				<p className="soft mb-3">{t("office.homeCalendarText")}</p>
				<CopyText className="office-home-address office-mono" text={address} name={t("office.homeCalendar")} />
			</div>
			{reads.length > 0 && (
				<dl className="office-facts office-home-reads">
					{reads.map(({ host, at, hasFailed }, index) => (
						<Fact
							// biome-ignore lint/suspicious/noArrayIndexKey: two calendars may come from one site.
							key={index}
							name={host}
							value={[
								at === null
									? t("office.calendarNotRead")
									: t("office.calendarRead", { at: formatInstant(new Date(at), language, "compact") }),
								hasFailed ? t("office.calendarFailed") : "",
							]
								.filter(Boolean)
								.join(", ")}
						/>
					))}
				</dl>
			)}
		</Beside>
	);
}
