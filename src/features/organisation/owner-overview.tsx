import { CalendarDays, TriangleAlert } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { Colon, useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { OwnerArrival, OwnerConflictLine, OwnerHomeLine, OwnerOverview as Page } from "#site/views/owner-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Picture } from "#ui/picture.tsx";
import { StateMark } from "../office/list-table.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { OrganisationForm } from "./organisation-forms.tsx";
import { OwnerField, OwnerRefusal } from "./owner-forms.tsx";
import { Proposals } from "./owner-proposals.tsx";
import { Request } from "./owner-request.tsx";
import { EarningsTable, useKind } from "./owner-words.tsx";

/** The first page of the portal: what waits for the owner, the homes, and who comes next. */
export function OwnerOverview({ page }: { page: Page }) {
	const t = useT();
	const language = useLanguage();
	const { view, to } = useOrganisation();
	const next = page.arrivals[0];
	return (
		<>
			<div className="org-title">
				<h1 className="office-title">{t("owner.hello", { name: view.person?.name ?? "" })}</h1>
				<a
					className={buttonClass("outline", { size: "small", className: "own-file" })}
					href={href("contact", language)}
				>
					{t("owner.writeUs")}
				</a>
			</div>
			<p className="soft mt-1">
				{formatDate(dayOf(page.today), language)} · {t("owner.waiting", { count: page.requests.length })}
				{next && ` · ${t("owner.nextGuests", { day: formatDate(dayOf(next.arrival), language) })}`}
			</p>
			{page.requests.map((request) => (
				<Request key={request.bookingNo} request={request} mayAnswer={page.mayAnswer} />
			))}
			<div className="org-cols">
				<div className="org-stack">
					<Conflicts conflicts={page.conflicts} />
					<Homes page={page} />
				</div>
				<div className="org-stack">
					<section className="office-card" aria-labelledby="arrivals">
						<div className="office-card-head">
							<h2 id="arrivals">{t("owner.arrivals")}</h2>
							<a className="office-link" href={to("bookings")}>
								{t("owner.allBookings")}
							</a>
						</div>
						<Arrivals arrivals={page.arrivals} />
					</section>
					<section className="office-card" aria-labelledby="earned">
						<div className="office-card-head">
							<h2 id="earned">{t("owner.earningsOf", { year: String(page.year) })}</h2>
							<a className="office-link" href={to("earnings")}>
								{t("owner.byMonth")}
							</a>
						</div>
						<div className="office-card-body">
							<EarningsTable earnings={page.earnings} feeBp={null} sum={t("owner.sum_net")} />
						</div>
					</section>
					<section className="office-card" aria-labelledby="proposals">
						<div className="office-card-head">
							<h2 id="proposals">{t("owner.proposals")}</h2>
							<a className="office-link" href={to("homes")}>
								{t("owner.newProposal")}
							</a>
						</div>
						<Proposals proposals={page.proposals} mayWithdraw={false} namesHome />
					</section>
					<Letting page={page} />
				</div>
			</div>
		</>
	);
}

/** Nights that two have, each named. */
export function Conflicts({ conflicts }: { conflicts: readonly OwnerConflictLine[] }) {
	const t = useT();
	const language = useLanguage();
	const kind = useKind();
	if (conflicts.length === 0) return null;
	return (
		<Notice as="div" tone="berry">
			<TriangleAlert className="icon" aria-hidden="true" />
			<div>
				<p>
					<b>{t("owner.conflictTitle")}</b> {t("owner.conflictText")}
				</p>
				<ul className="own-conflicts">
					{conflicts.map(({ href, home, from, to, calendar, claim, claimFrom, claimTo, bookingNo }) => (
						<li key={`${href}${from}${claimFrom}${calendar}`}>
							<a href={href}>{home}</a>
							<Colon />
							{t("owner.conflictLine", {
								calendar: calendar || t("owner.otherCalendar"),
								stay: formatDateRange(dayOf(from), dayOf(to), language),
								claim: bookingNo ? `${kind(claim)} ${bookingNo}` : kind(claim),
								claimStay: formatDateRange(dayOf(claimFrom), dayOf(claimTo), language),
							})}
						</li>
					))}
				</ul>
			</div>
		</Notice>
	);
}

function Homes({ page }: { page: Page }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="homes">
			<div className="office-card-head">
				<h2 id="homes">{t("owner.homes")}</h2>
			</div>
			{page.homes.length === 0 ? (
				<p className="office-card-body soft">{t("owner.noHomes")}</p>
			) : (
				<ul className="org-list">
					{page.homes.map((home) => (
						<li key={home.accoId}>
							<Home home={home} year={page.year} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

export const HOME_TONES = { live: "moss", test: "honey", off: "dune", draft: "plain" } as const;

function Home({ home, year }: { home: OwnerHomeLine; year: number }) {
	const t = useT();
	const language = useLanguage();
	const { next } = home;
	return (
		<div className="own-home">
			<div className="own-home-picture">{home.picture && <Picture src={home.picture} alt="" />}</div>
			<div>
				<h3>{home.title}</h3>
				<p className="soft">
					{home.place} <StateMark tone={HOME_TONES[home.status]}>{t(`owner.status_${home.status}`)}</StateMark>
				</p>
				<dl className="own-home-facts">
					<div>
						<dt>{t("owner.nextArrival")}</dt>
						<dd>{next ? <a href={next.href}>{formatDate(dayOf(next.arrival), language)}</a> : "–"}</dd>
					</div>
					<div>
						<dt>{t("owner.bookedIn", { year: String(year) })}</dt>
						<dd>
							{t("owner.nights", { count: home.bookedNights })} · {formatPercent(home.bookedBp, language)}
						</dd>
					</div>
					<div>
						<dt>{t("owner.sum_net")}</dt>
						<dd>{formatMoneyExact(home.netCents, language)}</dd>
					</div>
				</dl>
				<a className="office-link" href={home.calendarHref}>
					<CalendarDays className="icon-s inline-block align-[-3px]" aria-hidden="true" /> {t("owner.calendarOf")}
					<span className="visually-hidden"> {home.title}</span>
				</a>
			</div>
		</div>
	);
}

function Arrivals({ arrivals }: { arrivals: readonly OwnerArrival[] }) {
	const t = useT();
	const language = useLanguage();
	if (arrivals.length === 0) return <p className="office-card-body soft">{t("owner.noArrivals")}</p>;
	return (
		<ul className="org-list">
			{arrivals.map(({ bookingNo, href, home, arrival, party, isPaid, contact }) => (
				<li key={bookingNo}>
					<div className="org-line">
						<b>{formatDate(dayOf(arrival), language)}</b>
						<a className="office-link office-mono" href={href}>
							{bookingNo}
						</a>
					</div>
					<p>{home}</p>
					<p className="soft t-small">
						{party} · {t(isPaid ? "owner.firstPaid" : "owner.firstOpen")}
					</p>
					<p className="soft t-small">{contact ?? t("owner.contactWhenPaid")}</p>
				</li>
			))}
		</ul>
	);
}

function Letting({ page: { letting, mayState } }: { page: Page }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="letting">
			<div className="office-card-head">
				<h2 id="letting">{t("owner.lettingTitle")}</h2>
			</div>
			<div className="office-card-body">
				<p>
					{letting ? <b>{t(`owner.letting_${letting}`)}</b> : <span className="soft">{t("owner.lettingNone")}</span>}
				</p>
				<p className="soft t-small mt-2">{t("owner.lettingText")}</p>
				{mayState && (
					<OrganisationForm name="letting" className="org-form mt-3">
						<OwnerRefusal of="letting" />
						<OwnerField
							of="letting"
							name="letting"
							value={letting ?? ""}
							options={(["private", "trader"] as const).map((value) => ({ value, label: t(`owner.letting_${value}`) }))}
							{...(letting ? {} : { open: t("owner.choose") })}
						/>
						<Button look="outline" size="small" type="submit">
							{t("owner.lettingSave")}
						</Button>
					</OrganisationForm>
				)}
			</div>
		</section>
	);
}
