import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OwnerBookingLine, OwnerBookingPage, OwnerBookingsPage } from "#site/views/owner-view.ts";
import { ListTable } from "../office/list-table.tsx";
import { State } from "./booking-state.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { Request } from "./owner-request.tsx";
import { EarningsTable } from "./owner-words.tsx";

/** Bookings of the owner's homes. */
export function OwnerBookings({ page }: { page: OwnerBookingsPage }) {
	const t = useT();
	return (
		<>
			<h1 className="office-title">{t("organisation.title_bookings")}</h1>
			<nav className="office-views" aria-label={t("owner.lists")}>
				{page.lists.map(({ list, href }) => (
					<a key={list} href={href} aria-current={list === page.list ? "page" : undefined}>
						{t(`owner.list_${list}`)}
					</a>
				))}
			</nav>
			{page.homes.length > 0 && (
				<nav className="own-filter" aria-label={t("owner.homes")}>
					{page.homes.map(({ title, href, isHere }) => (
						<a key={href} href={href} aria-current={isHere ? "true" : undefined}>
							{title || t("owner.allHomes")}
						</a>
					))}
				</nav>
			)}
			{page.lines.length === 0 ? <p className="soft mt-5">{t("owner.noBookings")}</p> : <Lines lines={page.lines} />}
			<nav className="office-pages" aria-label={t("organisation.pages")}>
				{page.first && (
					<a className="office-link" href={page.first}>
						{t("owner.toFirst")}
					</a>
				)}
				{page.more && (
					<a className="office-link" href={page.more}>
						{t("owner.more")}
					</a>
				)}
			</nav>
		</>
	);
}

function Lines({ lines }: { lines: readonly OwnerBookingLine[] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card org-lines" aria-label={t("organisation.title_bookings")}>
			<ListTable
				label={t("organisation.title_bookings")}
				columns={[
					t("organisation.number"),
					t("organisation.home"),
					t("organisation.stay"),
					t("owner.guests"),
					t("organisation.state"),
					{ number: t("owner.sum_net") },
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
							<b>{line.home}</b>
						</td>
						<td>
							{formatDateRange(dayOf(line.arrival), dayOf(line.departure), language)}
							<small>{t("owner.nights", { count: line.nights })}</small>
						</td>
						<td>
							{line.guest ?? line.party}
							{line.guest && <small>{line.party}</small>}
						</td>
						<td>
							<State state={line.state} />
						</td>
						<td className="office-num">{formatMoneyExact(line.netCents, language)}</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}

/** One booking: who comes, as far as the owner may know, and what it brings, line by line. */
export function OwnerBooking({ page }: { page: OwnerBookingPage }) {
	const t = useT();
	const language = useLanguage();
	const { to } = useOrganisation();
	const { line, contact, earnings } = page;
	return (
		<>
			<p className="mb-2">
				<a className="text-link" href={to("bookings")}>
					{t("owner.allBookings")}
				</a>
			</p>
			<div className="org-title">
				<h1 className="office-title">{line.home}</h1>
				<State state={line.state} />
			</div>
			<p className="soft mt-2">
				<span className="office-mono">{line.bookingNo}</span> ·{" "}
				{formatDateRange(dayOf(line.arrival), dayOf(line.departure), language, "weekdays")} ·{" "}
				{t("owner.nights", { count: line.nights })} · {line.party}
			</p>
			<p className="mt-2">
				<a className="text-link" href={`${to("messages")}?booking=${line.bookingNo}`}>
					{t("organisation.messageAbout")}
				</a>
			</p>
			{page.request && <Request request={page.request} mayAnswer={page.mayAnswer} />}
			<div className="org-cols">
				<section className="office-card" aria-labelledby="lines">
					<div className="office-card-head">
						<h2 id="lines">{t("owner.guestPays")}</h2>
					</div>
					<div className="office-card-body">
						<table className="org-sums">
							<tbody>
								{page.lines.map(({ code, label, amountCents, pay, isOwners }) => (
									<tr key={code} className={isOwners || pay === "onsite" ? undefined : "soft"}>
										<td>
											{label} {pay === "onsite" && <span className="soft">({t("organisation.onSite")})</span>}
											{pay === "invoice" && !isOwners && <span className="soft">({t("owner.notYours")})</span>}
										</td>
										<td>{formatMoneyExact(amountCents, language)}</td>
									</tr>
								))}
							</tbody>
						</table>
						<p className="soft t-small mt-3">{t("owner.onSiteText")}</p>
					</div>
				</section>
				<div className="org-stack">
					<section className="office-card" aria-labelledby="net">
						<div className="office-card-head">
							<h2 id="net">{t("owner.yourEarnings")}</h2>
						</div>
						<div className="office-card-body">
							{page.cancelFeeCents !== null && (
								<p className="soft mb-4">
									{t("owner.cancelled", { fee: formatMoneyExact(page.cancelFeeCents, language) })}
								</p>
							)}
							<EarningsTable earnings={earnings} feeBp={page.feeBp} sum={t("owner.sum_net")} />
						</div>
					</section>
					<section className="office-card" aria-labelledby="who">
						<div className="office-card-head">
							<h2 id="who">{t("owner.guests")}</h2>
						</div>
						<div className="office-card-body">
							{contact ? (
								<>
									<p>
										<b>{contact.name}</b>
									</p>
									<p>
										<a className="text-link" href={`mailto:${contact.email}`}>
											{contact.email}
										</a>
									</p>
									<p>
										<a className="text-link" href={`tel:${contact.telephone}`}>
											{contact.telephone}
										</a>
									</p>
								</>
							) : (
								<p className="soft">{t("owner.contactRule")}</p>
							)}
							<p className="soft t-small mt-3">{t("owner.fromCountry", { country: page.from })}</p>
						</div>
					</section>
					<p className="soft t-small">
						{t("organisation.bookedAt", { at: formatInstant(new Date(page.bookedAt), language) })}
						{page.expiresAt && ` · ${t("owner.until", { at: formatInstant(new Date(page.expiresAt), language) })}`}
					</p>
				</div>
			</div>
		</>
	);
}
