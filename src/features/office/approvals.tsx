import { Users } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { ApprovalsPage, ApprovalView } from "#site/views/office-bookings-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { WhenFresh } from "./when-fresh.tsx";

/** What colleagues ask somebody else to confirm. */
export function Approvals({ page: { approvals } }: { page: ApprovalsPage }) {
	const t = useT();
	return (
		<>
			<h1 className="office-title">{t("office.title_approvals")}</h1>
			<p className="soft mt-2">{approvals.length === 0 ? t("office.noApprovals") : t("office.approvalsText")}</p>
			{approvals.map((approval) => (
				<Approval key={approval.id} approval={approval} withSubject />
			))}
		</>
	);
}

/** One thing that waits for a second person: what will be done, who asked and why, and the decision. */
export function Approval({ approval, withSubject }: { approval: ApprovalView; withSubject?: boolean }) {
	const t = useT();
	const language = useLanguage();
	const { id, terms, reason, asker, at, about, booking, isOwn, isSameHands, mayDecide, isStale } = approval;
	const heading = `approval-${id}`;
	return (
		<section className="office-card office-approval" aria-labelledby={heading}>
			<div className="office-card-head">
				<Users className="icon" aria-hidden="true" />
				<h2 id={heading}>{withSubject ? t(`office.approval_${terms.kind}`) : t("office.approval_title")}</h2>
				{withSubject && (
					<a className="office-link" href={about.href}>
						{about.text}
					</a>
				)}
				<small className="soft">{t("office.nothingDone")}</small>
			</div>
			<div className="office-card-body">
				{!withSubject && <p className="mb-3">{t(`office.approval_${terms.kind}`)}</p>}
				{withSubject && booking && (
					<p className="mb-3">
						<b>{booking.guest}</b> · {booking.home} ·{" "}
						{formatDateRange(dayOf(booking.arrival), dayOf(booking.departure), language, "weekdays")}
					</p>
				)}
				<Terms approval={approval} />
				<p className="mt-3">“{reason}”</p>
				<p className="soft">{t("office.approval_asked", { name: asker, at: formatInstant(new Date(at), language) })}</p>
				{isStale && (
					<Notice as="div" tone="honey" className="mt-3">
						<p>{t("office.approval_stale")}</p>
					</Notice>
				)}
				{mayDecide ? (
					<WhenFresh>
						<OfficeRefusal of="second-yes" />
						<div className="office-actions">
							{!isStale && (
								<OfficeForm name="second-yes">
									<input type="hidden" name="approval" value={id} />
									<Button look="primary" type="submit">
										{t("office.approval_yes")}
									</Button>
								</OfficeForm>
							)}
						</div>
						<details className="office-price">
							<summary>{t("office.approval_no")}</summary>
							<OfficeForm name="second-no" className="office-form">
								<input type="hidden" name="approval" value={id} />
								<OfficeField of="second-no" name="reason" person={String(id)} hint={t("office.reasonHint")} />
								<Button look="danger" type="submit">
									{t("office.approval_no")}
								</Button>
							</OfficeForm>
						</details>
					</WhenFresh>
				) : (
					<p className="soft mt-3">{t(isOwn ? OWN : isSameHands ? SAME_HANDS : FINANCE)}</p>
				)}
				{isOwn && (
					<OfficeForm name="withdraw" className="mt-3">
						<input type="hidden" name="approval" value={id} />
						<Button look="outline" size="small" type="submit">
							{t("office.approval_back")}
						</Button>
					</OfficeForm>
				)}
			</div>
		</section>
	);
}

/** Why somebody else decides. */
const [OWN, SAME_HANDS, FINANCE] = [
	"office.approval_own",
	"office.refused_SAME_HANDS",
	"office.approval_finance",
] as const;

/** Sums and days, line by line. */
function Terms({ approval: { terms, booking } }: { approval: ApprovalView }) {
	const t = useT();
	const language = useLanguage();
	const sum = (cents: number) => formatMoneyExact(cents, language);
	const paidCents = booking?.paidCents ?? 0;
	const paid = [t("office.rebook_paid"), sum(paidCents)] as const;
	return (
		<table className="office-sums">
			<tbody>
				{rows().map(([name, value]) => (
					<tr key={name}>
						<td>{name}</td>
						<td className="office-num">{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);

	function rows(): readonly (readonly [string, string])[] {
		switch (terms.kind) {
			case "cancel":
				return [
					[t("office.settle_lessFee"), sum(terms.feeCents)],
					paid,
					[t("office.approval_gets"), sum(terms.refundCents)],
					[t("office.approval_kept"), sum(paidCents - terms.refundCents)],
				];
			case "refund":
				return [paid, [t("office.approval_less"), sum(terms.cents)]];
			case "price":
				return [
					[t("office.rebook_before"), sum(terms.beforeCents)],
					[t("office.newPrice"), sum(terms.grandCents)],
					[t("office.rebook_difference"), sum(terms.grandCents - terms.beforeCents)],
					paid,
					[
						t("office.approval_gets"),
						sum(Math.max(0, paidCents - (booking?.dueCents ?? 0) - (terms.grandCents - terms.beforeCents))),
					],
				];
			case "rebook":
				return [
					[
						t("office.approval_stay"),
						`${terms.accoId}, ${formatDateRange(dayOf(terms.arrival), dayOf(terms.departure), language, "weekdays")}`,
					],
					[t("office.newPrice"), sum(terms.grandCents)],
					paid,
					[t("office.approval_gets"), sum(terms.backCents)],
				];
			case "credits":
				return [
					[t("office.credit"), sum(terms.cents)],
					[
						t("office.approval_until"),
						terms.expiresOn === null
							? t("office.approval_stays")
							: formatDate(dayOf(terms.expiresOn), language, "plain"),
					],
				];
		}
	}
}
