import type { Settlement } from "#domain/booking/settlement.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoney } from "#i18n/format.ts";
import { formatMoneyColumn } from "#i18n/money-column.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BankDetails, BookingDetailPage } from "#site/views/guest-view.ts";
import { Button } from "#ui/button.tsx";
import { Pairs } from "#ui/pairs.tsx";
import { ByBank } from "../booking/by-bank.tsx";
import { dueText } from "../booking/due-text.ts";
import { AreaForm } from "./guest-fields.tsx";

/** What is to be paid and when, and how; what was paid. */
export function Payment({ page }: { page: BookingDetailPage }) {
	const t = useT();
	const language = useLanguage();
	const { schedule, payNow, bank, card } = page;
	if (schedule.length === 0) return null;
	return (
		<section className="guest-part" id="payment" aria-labelledby="payment-title">
			<h2 className="t-title" id="payment-title">
				{t("guest.payment")}
			</h2>
			<p className="row">
				<span className={card.paymentStatus === "paid" ? "badge badge-moss" : "badge badge-honey"}>
					{t(`guest.pay_${card.paymentStatus}`)}
				</span>
			</p>
			<Pairs
				className="mt-2"
				rows={schedule.map(({ dueOn, cents, openCents }, index) => [
					dueText(t, formatDate(dayOf(dueOn), language, "plain"), index, schedule.length),
					<>
						{formatMoney(cents, language)}
						<span className="soft t-small block font-normal">
							{openCents === 0
								? t("guest.paid")
								: openCents < cents
									? t("guest.openSum", { sum: formatMoney(openCents, language) })
									: t("guest.notPaid")}
						</span>
					</>,
				])}
			/>
			{payNow && (
				<div className="actions mt-5">
					<AreaForm name="pay">
						<input type="hidden" name="what" value="next" />
						<Button look="ember" type="submit">
							{t("guest.payNext", { sum: formatMoney(payNow.nextCents, language) })}
						</Button>
					</AreaForm>
					{payNow.allCents > payNow.nextCents && (
						<AreaForm name="pay">
							<input type="hidden" name="what" value="all" />
							<Button look="outline" type="submit">
								{t("guest.payAll", { sum: formatMoney(payNow.allCents, language) })}
							</Button>
						</AreaForm>
					)}
				</div>
			)}
			{bank && <ByBank heading="h3" bank={bank} reference={card.bookingNo} />}
		</section>
	);
}

/** How a cancellation was settled, or will be. */
export function SettlementLines({
	settlement,
	paidCents,
	creditsCents,
}: {
	settlement: Settlement;
	paidCents: number | null;
	creditsCents: number | null;
}) {
	const t = useT();
	const language = useLanguage();
	const rows = [
		["paid", paidCents],
		["creditsUsed", creditsCents],
		["fee", settlement.feeCents],
		["insurance", settlement.insuranceCents],
		["refund", settlement.refundCents],
		["creditBack", settlement.creditCents],
		["payable", settlement.payableCents],
	] as const;
	// What is nothing is not said, but for what it costs and what comes back: that is the question. Of a booking that
	// lapsed it is not, as nobody cancelled.
	const always = settlement.cause === "unpaid" ? [] : ["refund", "fee"];
	const shown = rows.filter(([name, cents]) => cents !== null && (cents > 0 || always.includes(name)));
	if (shown.length === 0) return null;
	const sums = formatMoneyColumn(
		shown.map(([, cents]) => cents ?? 0),
		language,
	);
	return (
		<dl className="lines guest-settlement">
			{shown.map(([name], index) => (
				<div key={name} className={name === "refund" || name === "payable" ? "sum" : undefined}>
					<dt>{t(`guest.settle_${name}`)}</dt>
					<dd data-testid={`settle-${name}`}>{sums[index]}</dd>
				</div>
			))}
		</dl>
	);
}

/** What a cancelled booking cost and gave back, and how what is open is paid. */
export function Settled({
	settlement,
	bank,
	reference,
}: {
	settlement: Settlement;
	bank: BankDetails | null;
	reference: string;
}) {
	const t = useT();
	return (
		<section className="guest-part" aria-labelledby="settled-title">
			<h2 className="t-title" id="settled-title">
				{t("guest.settled")}
			</h2>
			{settlement.cause === "unpaid" && <p>{t("guest.settledUnpaid")}</p>}
			<SettlementLines settlement={settlement} paidCents={null} creditsCents={null} />
			{bank && <p>{t("guest.settledOwed")}</p>}
			{bank && <ByBank heading="h3" bank={bank} reference={reference} />}
		</section>
	);
}
