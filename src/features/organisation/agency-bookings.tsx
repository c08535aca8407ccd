import { Search } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type {
	AgencyBookingLine,
	AgencyBookingsPage,
	AgencyTermsView,
	OverviewOfAgency,
} from "#site/views/organisation-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { ListTable } from "../office/list-table.tsx";
import { State } from "./booking-state.tsx";
import { ClientLooks } from "./client-looks.tsx";
import { useOrganisation } from "./organisation-context.tsx";

/** What an agency booked for its clients, and what is agreed with it. */

export function AgencyOverview({ page }: { page: OverviewOfAgency }) {
	const t = useT();
	const language = useLanguage();
	const { view, to } = useOrganisation();
	return (
		<>
			<div className="org-title">
				<h1 className="office-title">{view.person?.organisation.name}</h1>
				<ClientLooks />
			</div>
			<Terms terms={page.terms} />
			{page.mayBook ? (
				<section className="office-card org-book">
					<div>
						<h2>{t("organisation.bookTitle")}</h2>
						<p className="soft mt-2">{t("organisation.bookText")}</p>
					</div>
					<a className={buttonClass("ember")} href={href("search", language)}>
						<Search className="icon" aria-hidden="true" />
						{t("organisation.findHome")}
					</a>
				</section>
			) : (
				<p className="soft mt-4">{t("organisation.readerText")}</p>
			)}
			<Lines lines={page.lines} title={t("organisation.latest")} />
			{page.lines.length > 0 && (
				<p className="office-pages">
					<a className="office-link" href={to("bookings")}>
						{t("organisation.allBookings")}
					</a>
				</p>
			)}
		</>
	);
}

function Terms({ terms }: { terms: AgencyTermsView }) {
	const t = useT();
	const language = useLanguage();
	return (
		<dl className="org-tiles">
			{terms.commissionBp !== null && (
				<div>
					<dt>{t("organisation.commission")}</dt>
					<dd>{formatPercent(terms.commissionBp, language)}</dd>
					<dd className="soft t-small">{t("organisation.commissionBase")}</dd>
				</div>
			)}
			<div>
				<dt>{t("organisation.holds")}</dt>
				<dd>{t("organisation.holdsInUse", { live: terms.liveOptions, most: terms.mostOptions })}</dd>
			</div>
			<div>
				<dt>{t("organisation.invoice")}</dt>
				<dd>{t(terms.mayInvoice ? "organisation.invoiceYes" : "organisation.invoiceNo")}</dd>
			</div>
		</dl>
	);
}

export function AgencyBookings({ page }: { page: AgencyBookingsPage }) {
	const t = useT();
	return (
		<>
			<div className="org-title">
				<h1 className="office-title">{t("organisation.title_bookings")}</h1>
				<ClientLooks />
			</div>
			<Lines lines={page.lines} title={t("organisation.title_bookings")} />
			{(page.before ?? page.after) !== null && (
				<nav className="office-pages" aria-label={t("organisation.pages")}>
					{page.before && (
						<a className="office-link" href={page.before}>
							{t("organisation.newer")}
						</a>
					)}
					{page.after && (
						<a className="office-link" href={page.after}>
							{t("organisation.older")}
						</a>
					)}
				</nav>
			)}
		</>
	);
}

function Lines({ lines, title }: { lines: readonly AgencyBookingLine[]; title: string }) {
	const t = useT();
	const language = useLanguage();
	const { view } = useOrganisation();
	if (lines.length === 0) return <p className="soft mt-5">{t("organisation.noBookings")}</p>;
	const showsCommission = view.clientLooks === false;
	return (
		<section className="office-card org-lines" aria-label={title}>
			<ListTable
				label={title}
				columns={[
					t("organisation.number"),
					t("organisation.client"),
					t("organisation.home"),
					t("organisation.stay"),
					t("organisation.state"),
					{ number: t("organisation.clientPays") },
					...(showsCommission ? [{ number: t("organisation.commission") }] : []),
				]}
			>
				{lines.map((line) => (
					<tr key={line.bookingNo}>
						<td>
							<a className="office-link office-mono" href={line.href}>
								{line.bookingNo}
							</a>
						</td>
						<td>
							<b>{line.client}</b>
						</td>
						<td>{line.home}</td>
						<td>{formatDateRange(dayOf(line.arrival), dayOf(line.departure), language)}</td>
						<td>
							<State state={line.state} />
						</td>
						<td className="office-num">{formatMoneyExact(line.grandCents, language)}</td>
						{showsCommission && (
							<td className="office-num org-own">
								<span className="office-label">{t("organisation.commission")} </span>
								{line.commissionCents === null ? "–" : formatMoneyExact(line.commissionCents, language)}
							</td>
						)}
					</tr>
				))}
			</ListTable>
		</section>
	);
}
