import { Lock } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { AgencyBookingPage } from "#site/views/organisation-view.ts";
import { State } from "./booking-state.tsx";
import { ClientLooks } from "./client-looks.tsx";
import { useOrganisation } from "./organisation-context.tsx";

/** One booking that an agency made: the client, what the client pays, papers, and what it earns. */
export function AgencyBooking({ page }: { page: AgencyBookingPage }) {
	const t = useT();
	const language = useLanguage();
	const { view, to } = useOrganisation();
	const { line, client, party, price } = page;
	return (
		<>
			<p className="mb-2">
				<a className="text-link" href={to("bookings")}>
					{t("organisation.allBookings")}
				</a>
			</p>
			<div className="org-title">
				<h1 className="office-title">{line.home}</h1>
				<State state={line.state} />
				<ClientLooks />
			</div>
			<p className="soft mt-2">
				<span className="office-mono">{line.bookingNo}</span> · {page.placename} ·{" "}
				{formatDateRange(dayOf(line.arrival), dayOf(line.departure), language)} · {t("organisation.party", party)}
			</p>
			{view.menu.includes("messages") && (
				<p className="mt-2">
					<a className="text-link" href={`${to("messages")}?booking=${line.bookingNo}`}>
						{t("organisation.messageAbout")}
					</a>
				</p>
			)}
			{page.expiresAt && (
				<p className="mt-2">
					{t("organisation.until", { at: formatInstant(new Date(page.expiresAt), language, "long") })}
				</p>
			)}
			<div className="org-cols org-cols-3">
				<section className="office-card" aria-labelledby="client">
					<div className="office-card-head">
						<h2 id="client">{t("organisation.client")}</h2>
					</div>
					<div className="office-card-body">
						<p>
							<b>{line.client}</b>
						</p>
						{client.address.map((part) => (
							<p key={part}>{part}</p>
						))}
						<p className="mt-2">{client.email}</p>
						<p>{client.telephone}</p>
						<p className="soft t-small mt-4">
							{t(`organisation.papers_${page.documentsTo}`)} {page.onInvoice && t("organisation.isOnInvoice")}
						</p>
					</div>
				</section>
				<section className="office-card" aria-labelledby="price">
					<div className="office-card-head">
						<h2 id="price">{t("organisation.clientPays")}</h2>
					</div>
					<div className="office-card-body">
						<table className="org-sums">
							<tbody>
								{price.lines.map(({ code, label, amountCents, pay }) => (
									<tr key={code}>
										<td>
											{label} {pay === "onsite" && <span className="soft">({t("organisation.onSite")})</span>}
										</td>
										<td>{formatMoneyExact(amountCents, language)}</td>
									</tr>
								))}
							</tbody>
							<tfoot>
								<tr>
									<th scope="row">{t("organisation.total")}</th>
									<td>{formatMoneyExact(price.grandCents, language)}</td>
								</tr>
							</tfoot>
						</table>
						{page.schedule.length > 0 && (
							<table className="org-sums mt-4">
								<tbody>
									{page.schedule.map(({ dueOn, cents, openCents }) => (
										<tr key={dueOn}>
											<td>
												{t("organisation.dueOn", { day: formatDate(dayOf(dueOn), language) })}{" "}
												<span className="soft">{openCents === 0 && t("organisation.paid")}</span>
											</td>
											<td>{formatMoneyExact(cents, language)}</td>
										</tr>
									))}
								</tbody>
							</table>
						)}
					</div>
				</section>
				<div className="org-stack">
					{line.commissionCents !== null && (
						<section className="org-private" aria-labelledby="commission">
							<h2 id="commission">
								<Lock className="icon-s" aria-hidden="true" /> {t("organisation.onlyYou")}
							</h2>
							<p className="org-big">{formatMoneyExact(line.commissionCents, language)}</p>
							<p>{t("organisation.yourCommission")}</p>
						</section>
					)}
					<section className="office-card" aria-labelledby="papers">
						<div className="office-card-head">
							<h2 id="papers">{t("organisation.documents")}</h2>
						</div>
						{page.documents.length === 0 ? (
							<p className="office-card-body soft">{t("organisation.noDocuments")}</p>
						) : (
							<ul className="org-list">
								{page.documents.map((document) => (
									<li key={document.href}>
										<a className="office-link" href={document.href}>
											{t(`organisation.document_${document.kind}`)}
										</a>{" "}
										<span className="soft t-small">
											{document.number} · {formatDate(dayOf(document.issuedOn), language)}
										</span>
									</li>
								))}
							</ul>
						)}
						{/* The client need not read that there is one. */}
						{view.clientLooks === false && (
							<p className="office-card-body soft t-small">{t("organisation.documentsText")}</p>
						)}
					</section>
					<p className="soft t-small">
						{t(page.bookedBy === null ? "organisation.bookedAt" : "organisation.bookedBy", {
							name: page.bookedBy ?? "",
							at: formatInstant(new Date(page.bookedAt), language),
						})}
					</p>
				</div>
			</div>
		</>
	);
}
