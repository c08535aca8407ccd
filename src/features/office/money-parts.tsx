import { type PriceChangeSums, priceChangeSums } from "#domain/booking/price-parts.ts";
import { formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OfficeBookingPage } from "#site/views/office-bookings-view.ts";

/**
 * How sums of the office follow from each other: every part has a line and a name. What is taken off has a minus; what is
 * left at the end has none, and its name says which way it goes.
 */

type Money = Pick<
	OfficeBookingPage["money"],
	"parts" | "receivedCents" | "plannedCents" | "toPayCents" | "isOnceBooked"
>;

/** The sums of a booking's head: in all, what came in, what of it goes back, what is to be paid. */
export function useHeadSums({ parts, receivedCents, plannedCents, toPayCents, isOnceBooked }: Money) {
	const t = useT();
	return [
		{ name: t(parts.isCancellation ? "office.cancelled_cost" : "office.total"), cents: parts.totalCents },
		{ name: t("office.received"), cents: receivedCents },
		...(plannedCents > 0 ? [{ name: t("office.plannedBack"), cents: -plannedCents }] : []),
		{ name: t(isOnceBooked ? "office.toPayOnceBooked" : "office.toPay"), cents: toPayCents },
	];
}

/** From the total to what is to be paid to us, where these are two sums; nothing where they are one. */
export function PriceTable({ parts }: Pick<Money, "parts">) {
	const t = useT();
	const { totalCents, atHomeCents, creditsCents, dueCents, isCancellation } = parts;
	if (totalCents === dueCents) return null;
	return (
		<table className="office-sums">
			<tbody>
				<SumLine name={t(isCancellation ? "office.cancelled_cost" : "office.total")} cents={totalCents} />
				{atHomeCents !== 0 && <SumLine name={t("office.atHome")} cents={-atHomeCents} />}
				{creditsCents !== 0 && <SumLine name={t("office.creditUsed")} cents={-creditsCents} />}
				<SumLine name={t("office.invoice")} cents={dueCents} isSum />
			</tbody>
		</table>
	);
}

/** Where a price is changed: the booking as it is, and what has moved for it. */
export interface PricedNow {
	readonly grandCents: number;
	readonly atHomeCents: number;
	readonly creditsCents: number;
	/** Received, less all that has gone back or is planned to. */
	readonly paidCents: number;
	/** What of the money received is planned to go back and is still here. */
	readonly plannedCents: number;
}

/** Another price line by line: the difference, and what is to be paid or goes back after it. */
export function PriceSums({ now, newCents }: { now: PricedNow; newCents: number }) {
	const t = useT();
	const sums = priceChangeSums(now, newCents);
	return (
		<table className="office-sums">
			<tbody>
				<SumLine name={t("office.rebook_before")} cents={now.grandCents} />
				<SumLine name={t("office.newPrice")} cents={newCents} />
				<SumLine name={t("office.rebook_difference")} cents={sums.differenceCents} isSum />
				<PaidParts now={now} newCents={newCents} sums={sums} />
			</tbody>
		</table>
	);
}

/** From a new price to what is still to be paid for it, or goes back. */
export function PaidParts({ now, newCents, sums }: { now: PricedNow; newCents: number; sums: PriceChangeSums }) {
	const t = useT();
	const { atHomeCents, creditsCents, paidCents, plannedCents } = now;
	return (
		<>
			{newCents !== sums.dueCents && (
				<>
					{atHomeCents !== 0 && <SumLine name={t("office.atHome")} cents={-atHomeCents} />}
					{creditsCents !== 0 && <SumLine name={t("office.creditUsed")} cents={-creditsCents} />}
					<SumLine name={t("office.newInvoice")} cents={sums.dueCents} isSum />
				</>
			)}
			<SumLine name={t("office.received")} cents={paidCents + plannedCents} />
			{plannedCents > 0 && <SumLine name={t("office.plannedBack")} cents={-plannedCents} />}
			{sums.backCents > 0 ? (
				<BackInAll backCents={sums.backCents} plannedCents={plannedCents} />
			) : (
				<SumLine name={t("office.rebook_open")} cents={sums.openCents} isSum />
			)}
		</>
	);
}

/** What goes back by this, and with what is planned already. */
export function BackInAll({ backCents, plannedCents }: { backCents: number; plannedCents: number }) {
	const t = useT();
	return (
		<>
			<SumLine name={t("office.approval_gets")} cents={backCents} isSum />
			{plannedCents > 0 && (
				<>
					<SumLine name={t("office.plannedBefore")} cents={plannedCents} />
					<SumLine name={t("office.backInAll")} cents={backCents + plannedCents} isSum />
				</>
			)}
		</>
	);
}

export function SumLine({ name, cents, isSum = false }: { name: string; cents: number; isSum?: boolean }) {
	const language = useLanguage();
	return (
		<tr className={isSum ? "office-sum" : undefined}>
			<td>{name}</td>
			<td className="office-num">{formatMoneyExact(cents === 0 ? 0 : cents, language)}</td>
		</tr>
	);
}
