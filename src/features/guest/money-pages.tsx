import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { DocumentGroup, PaymentsPage } from "#site/views/guest-view.ts";
import { useArea } from "./area.tsx";
import { DocumentList } from "./booking-detail.tsx";

/** All documents, booking by booking. */
export function Documents({ groups }: { groups: readonly DocumentGroup[] }) {
	const t = useT();
	const language = useLanguage();
	const { to } = useArea();
	return (
		<>
			<h1 className="t-display">{t("guest.title_documents")}</h1>
			{groups.length === 0 && <p className="t-lead mt-6">{t("guest.noPapers")}</p>}
			{groups.map((group) => (
				<section key={group.bookingNo} className="guest-part" aria-labelledby={`papers-${group.bookingNo}`}>
					<h2 className="t-title" id={`papers-${group.bookingNo}`}>
						<a href={to(`bookings/${group.bookingNo}`)}>{group.title}</a>
					</h2>
					<p className="soft">{formatDateRange(dayOf(group.arrival), dayOf(group.departure), language)}</p>
					<DocumentList documents={group.documents} />
				</section>
			))}
		</>
	);
}

/** What was paid, what goes back, and the credits with their last days. */
export function Payments({ page }: { page: PaymentsPage }) {
	const t = useT();
	const language = useLanguage();
	const { to } = useArea();
	const day = (iso: string) => formatDate(dayOf(iso), language, "plain");
	const booking = (bookingNo: string, title: string) => <a href={to(`bookings/${bookingNo}`)}>{title}</a>;
	return (
		<>
			<h1 className="t-display">{t("guest.title_payments")}</h1>
			<section className="guest-part" aria-labelledby="paid-title">
				<h2 className="t-title" id="paid-title">
					{t("guest.received")}
				</h2>
				{page.payments.length === 0 && <p className="soft">{t("guest.nothingPaid")}</p>}
				<ul className="guest-rows">
					{page.payments.map((payment, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes on the page
						<li key={index}>
							{booking(payment.bookingNo, payment.title)}
							<span className="soft">
								{day(payment.on)}, {t(payment.method === "bank" ? "guest.viaBank" : "guest.viaOnline")}
							</span>
							<b>{formatMoney(payment.cents, language)}</b>
						</li>
					))}
				</ul>
			</section>
			{page.refunds.length > 0 && (
				<section className="guest-part" aria-labelledby="refunds-title">
					<h2 className="t-title" id="refunds-title">
						{t("guest.refunds")}
					</h2>
					<ul className="guest-rows">
						{page.refunds.map((refund, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes on the page
							<li key={index}>
								{booking(refund.bookingNo, refund.title)}
								<span className="soft">
									{refund.done ? t("guest.refunded") : t("guest.refundBy", { date: day(refund.dueOn) })}
								</span>
								<b>{formatMoney(refund.cents, language)}</b>
							</li>
						))}
					</ul>
				</section>
			)}
			<section className="guest-part" aria-labelledby="credit-title">
				<h2 className="t-title" id="credit-title">
					{t("guest.credit")}
				</h2>
				<p className="t-lead">{t("guest.balance", { sum: formatMoney(page.balanceCents, language) })}</p>
				{page.lots.length > 0 && (
					<ul className="guest-rows">
						{page.lots.map((lot) => (
							<li key={lot.until ?? "always"}>
								<b>{formatMoney(lot.cents, language)}</b>
								<span className="soft">
									{lot.until ? t("guest.creditUntil", { date: day(lot.until) }) : t("guest.creditAlways")}
								</span>
							</li>
						))}
					</ul>
				)}
				{page.entries.length > 0 && (
					<>
						<h3 className="t-heading mt-8">{t("guest.ledger")}</h3>
						<ul className="guest-rows">
							{page.entries.map((entry, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a ledger is only added to
								<li key={index}>
									<span>
										{t(`guest.entry_${entry.reason}`)}
										{entry.bookingNo && <> {booking(entry.bookingNo, entry.bookingNo)}</>}
									</span>
									<span className="soft">{day(entry.on)}</span>
									<b>
										{entry.cents > 0 ? "+" : "−"} {formatMoney(Math.abs(entry.cents), language)}
									</b>
								</li>
							))}
						</ul>
					</>
				)}
			</section>
		</>
	);
}
