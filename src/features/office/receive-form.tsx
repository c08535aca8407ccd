import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeBooking, officeHref } from "#site/office.ts";
import { CHANGES, type OfficeBookingPage, type TransferView } from "#site/views/office-bookings-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { DoOrLeave } from "./step-up.tsx";
import { typedSum } from "./typed-sum.ts";

/** A bank transfer: typed, shown with what comes of it, and only then written down. */
export function ReceiveForm({ page, transfer }: { page: OfficeBookingPage; transfer: TransferView }) {
	const t = useT();
	const language = useLanguage();
	const { today, toPayCents, now, check } = transfer;
	if (check) return <Check page={page} transfer={transfer} check={check} />;
	const day = (iso: string) => formatDate(dayOf(iso), language, "dayMonth");
	return (
		<>
			<table className="office-sums">
				<tbody>
					{now && (
						<Row
							name={now.isDue ? t("office.toPayNow") : t("office.toPayNext", { day: day(now.dueOn) })}
							cents={now.cents}
						/>
					)}
					<Row name={t("office.toPayAll")} cents={toPayCents} />
				</tbody>
			</table>
			<OfficeForm name="receive" className="office-form mt-4">
				<OfficeRefusal of="receive" />
				<input type="hidden" name="booking" value={page.no} />
				<OfficeField of="receive" name="amount" takesFocus />
				<OfficeField of="receive" name="reference" hint={t("office.referenceHint")} />
				<OfficeField of="receive" name="receivedOn" value={today} hint={t("office.receivedOnHint")} />
				<DoOrLeave of="receive" leaveHref={officeHref(officeBooking(page.no))}>
					{t("office.showEffect")}
				</DoOrLeave>
			</OfficeForm>
		</>
	);
}

function Check({
	page,
	transfer: { toPayCents },
	check,
}: {
	page: OfficeBookingPage;
	transfer: TransferView;
	check: NonNullable<TransferView["check"]>;
}) {
	const t = useT();
	const language = useLanguage();
	const sum = (cents: number) => formatMoneyExact(cents, language);
	const { cents, typed, otherCents, reference, receivedOn, remainsCents, overCents, counts, seen } = check;
	const fields = (amount: string, shown: string) => (
		<>
			<input type="hidden" name="booking" value={page.no} />
			<input type="hidden" name="amount" value={amount} />
			<input type="hidden" name="reference" value={reference} />
			<input type="hidden" name="receivedOn" value={receivedOn} />
			<input type="hidden" name="seen" value={shown} />
		</>
	);
	return (
		<>
			<OfficeRefusal of="receive" />
			{otherCents !== null && (
				<Notice as="div" tone="honey" className="mb-4">
					<div>
						<p>{t("office.readTwoWays", { typed, sum: sum(cents), other: sum(otherCents) })}</p>
						<OfficeForm name="receive" className="mt-2">
							{fields(typedSum(otherCents, language), "")}
							<Button look="outline" size="small" type="submit">
								{t("office.readOther", { sum: sum(otherCents) })}
							</Button>
						</OfficeForm>
					</div>
				</Notice>
			)}
			<table className="office-sums" aria-label={t("office.do_receive")}>
				<tbody>
					<Row name={t("office.toPayAll")} cents={toPayCents} />
					<Row
						name={t("office.thisSum", { day: formatDate(dayOf(receivedOn), language, "plain"), reference })}
						cents={cents}
					/>
					<Row name={t("office.toPayAfter")} cents={remainsCents} isSum />
					{overCents > 0 && <Row name={t("office.tooMuchBack")} cents={overCents} isSum />}
				</tbody>
			</table>
			<p className="office-then">
				{t(page.made.isSilent ? `office.quietEffect_${counts}` : `office.effect_${counts}`)}{" "}
				{page.made.isSilent && <b>{t("office.heldBack")} </b>}
				{overCents > 0 && counts !== "lapsed" && t("office.effect_over", { sum: sum(overCents) })}
			</p>
			<OfficeForm name="receive">
				{fields(typed, seen)}
				{/* Not in the focus at once: what will happen is read first. */}
				<DoOrLeave of="receive" leaveHref={officeHref(officeBooking(page.no))}>
					{t("office.writeDownSum", { sum: sum(cents) })}
				</DoOrLeave>
			</OfficeForm>
			<OfficeForm name="receive" className="mt-3">
				{fields(typed, CHANGES)}
				<Button look="outline" size="small" type="submit">
					{t("office.changeTyped")}
				</Button>
			</OfficeForm>
		</>
	);
}

function Row({ name, cents, isSum = false }: { name: string; cents: number; isSum?: boolean }) {
	const language = useLanguage();
	return (
		<tr className={isSum ? "office-sum" : undefined}>
			<td>{name}</td>
			<td className="office-num">{formatMoneyExact(cents, language)}</td>
		</tr>
	);
}
