import { Users } from "lucide-react";
import { moreBackSums } from "#domain/booking/price-parts.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { ApprovalsPage, ApprovalView } from "#site/views/office-bookings-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { GuestMailLanguage } from "./booking-then.tsx";
import { ibanGroups } from "./iban-groups.ts";
import { MoreLink } from "./lists.tsx";
import { BackInAll, PriceSums } from "./money-parts.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { RebookingSums } from "./rebook-form.tsx";
import { Arithmetic } from "./settlement-sums.tsx";

/** What colleagues ask somebody else to confirm. */
export function Approvals({ page: { approvals, more } }: { page: ApprovalsPage }) {
	const t = useT();
	return (
		<>
			<h1 className="office-title">{t("office.title_approvals")}</h1>
			<p className="soft mt-2">{approvals.length === 0 ? t("office.noApprovals") : t("office.approvalsText")}</p>
			{approvals.map((approval) => (
				<Approval key={approval.id} approval={approval} withSubject />
			))}
			<MoreLink href={more}>{t("office.moreApprovals")}</MoreLink>
		</>
	);
}

/** One thing that waits for a second person: what will be done, who asked and why, and the decision. */
export function Approval({ approval, withSubject }: { approval: ApprovalView; withSubject?: boolean }) {
	const t = useT();
	const language = useLanguage();
	const { id, terms, reason, asker, at, about, booking, isOwn, isSameHands, mayDecide, isStale, hasPasskey } = approval;
	const { overtakenBy } = approval;
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
				<ThenSigned approval={approval} />
				<p className="mt-3">{t("office.quoted", { text: reason })}</p>
				<p className="soft">{t("office.approval_asked", { name: asker, at: formatInstant(new Date(at), language) })}</p>
				{(isStale || overtakenBy) && (
					<Notice as="div" tone="honey" className="mt-3">
						<p>
							{overtakenBy
								? t("office.approval_overtaken", { state: t(`office.booking_${overtakenBy}`) })
								: t("office.approval_stale")}
						</p>
					</Notice>
				)}
				{mayDecide ? (
					<>
						{!isStale && !overtakenBy && <Yes id={id} hasPasskey={hasPasskey} />}
						<No id={id} />
					</>
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

/** Confirms it, with a second factor that is shown for it: a code in the same form, or a passkey. */
function Yes({ id, hasPasskey }: { id: number; hasPasskey: boolean }) {
	const t = useT();
	const person = String(id);
	return (
		<div className="mt-4">
			<OfficeForm name="second-yes" person={person} className="office-form">
				<OfficeRefusal of="second-yes" person={person} />
				<input type="hidden" name="approval" value={id} />
				<OfficeField of="second-yes" name="code" person={person} hint={t("office.approval_codeHint")} />
				<div className="office-actions">
					<Button look="primary" type="submit">
						{t("office.approval_yes")}
					</Button>
				</div>
			</OfficeForm>
			{hasPasskey && (
				<PasskeyForm
					name="second-yes-passkey"
					person={person}
					options="confirm-options"
					ceremony="shown"
					label={t("office.passkeyConfirm")}
					fields={{ approval: person }}
					className="office-form mt-3"
				/>
			)}
		</div>
	);
}

/** Refuses it, with words for who asked. */
function No({ id }: { id: number }) {
	const t = useT();
	const { form } = useOffice();
	const person = String(id);
	const { errors, refused } = form("second-no", person);
	return (
		<details className="office-price" open={refused !== null || Object.keys(errors).length > 0}>
			<summary>{t("office.approval_no")}</summary>
			<OfficeForm name="second-no" person={person} className="office-form">
				<OfficeRefusal of="second-no" person={person} />
				<input type="hidden" name="approval" value={id} />
				<OfficeField of="second-no" name="reason" person={person} hint={t("office.approval_noHint")} />
				<Button look="danger" type="submit">
					{t("office.approval_no")}
				</Button>
			</OfficeForm>
		</details>
	);
}

/** What follows of a yes, as who asked was told: documents, and the guest's email with its language. */
function ThenSigned({ approval: { terms, booking } }: { approval: ApprovalView }) {
	const t = useT();
	if (terms.kind === "credits") return <p className="office-then mt-3">{t("office.then_give-credits")}</p>;
	if (terms.kind === "account") return <p className="office-then mt-3">{t("office.then_refund-account")}</p>;
	if (!booking) return null;
	if (booking.isSilent) {
		return (
			<p className="office-then mt-3">
				{t(`office.${QUIET_THEN[terms.kind]}`)} <b>{t("office.heldBack")}</b>
			</p>
		);
	}
	return (
		<p className="office-then mt-3">
			{t(`office.${THEN[terms.kind]}`)} <GuestMailLanguage lang={booking.lang} />
		</p>
	);
}

const THEN = {
	cancel: "then_cancel-booking",
	rebook: "then_rebook",
	price: "signed_price",
	refund: "signed_refund",
} as const;
const QUIET_THEN = {
	cancel: "quiet_cancel-booking",
	rebook: "quiet_rebook",
	price: "signedQuiet_price",
	refund: "signedQuiet_refund",
} as const;

/** Why somebody else decides. */
const [OWN, SAME_HANDS, FINANCE] = [
	"office.approval_own",
	"office.refused_SAME_HANDS",
	"office.approval_finance",
] as const;

/** Sums and days, line by line: all that who asked was shown. */
function Terms({ approval }: { approval: ApprovalView }) {
	const t = useT();
	const language = useLanguage();
	const { terms, booking, rebooking, settlement, iban } = approval;
	const sum = (cents: number) => formatMoneyExact(cents, language);
	const paidCents = booking?.paidCents ?? 0;
	const plannedCents = booking?.plannedCents ?? 0;
	const receivedCents = paidCents + plannedCents;
	const paid = [t("office.received"), sum(receivedCents)] as const;
	if (terms.kind === "cancel" && settlement) {
		const kept = paidCents - terms.refundCents;
		return (
			<Arithmetic settlement={settlement} plannedCents={plannedCents}>
				<Line name={t("office.approval_beyond")} value={sum(terms.refundCents - settlement.refundCents)} />
				<BackInAll backCents={terms.refundCents} plannedCents={plannedCents} />
				<Line name={t("office.approval_kept")} value={sum(kept)} />
			</Arithmetic>
		);
	}
	if (terms.kind === "rebook" && rebooking?.outcome && !("refused" in rebooking.outcome)) {
		return <RebookingSums rebooking={rebooking} outcome={rebooking.outcome} plannedCents={plannedCents} />;
	}
	if (terms.kind === "price" && booking) {
		return <PriceSums now={{ ...booking, grandCents: terms.beforeCents }} newCents={terms.grandCents} />;
	}
	const { lines, back } = rows();
	return (
		<>
			<table className="office-sums">
				<tbody>
					{lines.map(([name, value, isSum]) => (
						<Line key={name} name={name} value={value} isSum={isSum ?? false} />
					))}
					{back && <BackInAll backCents={back.cents} plannedCents={plannedCents} />}
					{back?.keptCents !== undefined && <Line name={t("office.approval_kept")} value={sum(back.keptCents)} />}
				</tbody>
			</table>
			{rebooking?.outcome && "refused" in rebooking.outcome && (
				<Notice as="div" tone="honey" className="mt-3">
					<p>{rebooking.outcome.refused}</p>
				</Notice>
			)}
		</>
	);

	/** Lines above what goes back, which is null where nothing does. */
	function rows(): TermLines {
		switch (terms.kind) {
			// Only of a booking that is another by now.
			case "cancel":
				return { lines: [[t("office.settle_lessFee"), sum(terms.feeCents)], paid], back: { cents: terms.refundCents } };
			case "refund":
				return refundRows(terms.cents);
			case "price":
				return {
					lines: [
						[t("office.rebook_before"), sum(terms.beforeCents)],
						[t("office.newPrice"), sum(terms.grandCents)],
					],
					back: null,
				};
			case "rebook": {
				const stay = formatDateRange(dayOf(terms.arrival), dayOf(terms.departure), language, "weekdays");
				const before = booking?.grandCents ?? 0;
				return {
					lines: [
						[t("office.approval_stay"), `${terms.accoId}, ${stay}`],
						[t("office.rebook_before"), sum(before)],
						[t("office.newPrice"), sum(terms.grandCents)],
						[t("office.rebook_difference"), sum(terms.grandCents - before), true],
						paid,
					],
					back: { cents: terms.backCents },
				};
			}
			case "account":
				return {
					lines: [
						[t("office.refund"), sum(terms.cents)],
						[t("office.payeeName"), terms.payee],
						[t("office.iban"), iban === null ? `… ${terms.ibanEnd}` : ibanGroups(iban)],
					],
					back: null,
				};
			case "credits": {
				const until =
					terms.expiresOn === null ? t("office.approval_stays") : formatDate(dayOf(terms.expiresOn), language, "plain");
				return {
					lines: [
						[t("office.credit"), sum(terms.cents)],
						[t("office.approval_until"), until],
					],
					back: null,
				};
			}
		}
	}

	/** What came in = fee + insurance + what went back, then and with this. */
	function refundRows(cents: number): TermLines {
		if (!settlement) return { lines: [paid, [t("office.approval_less"), sum(cents)]], back: null };
		const { receivedSinceCents, forgivenCents, backCents, keptCents } = moreBackSums(settlement, cents, paidCents);
		const received = settlement.paidCents;
		return {
			lines: [
				[t("office.settle_paid"), sum(received)],
				[t("office.settle_lessFee"), sum(-settlement.feeCents)],
				...(settlement.insuranceCents > 0
					? [[t("office.settle_insurance"), sum(-settlement.insuranceCents)] as const]
					: []),
				...(settlement.payableCents > 0 ? [[t("office.settle_payable"), sum(settlement.payableCents)] as const] : []),
				[t("office.approval_went"), sum(settlement.refundCents), true],
				...(receivedSinceCents > 0 ? [[t("office.receivedSince"), sum(receivedSinceCents)] as const] : []),
				[t("office.approval_beyondLess"), sum(cents)],
				[t("office.approval_newFee"), sum(settlement.feeCents - cents)],
				...(forgivenCents > 0 ? [[t("office.approval_forgiven"), sum(forgivenCents)] as const] : []),
			],
			back: { cents: backCents, keptCents },
		};
	}
}

interface TermLines {
	readonly lines: readonly (readonly [string, string, boolean?])[];
	readonly back: { readonly cents: number; readonly keptCents?: number } | null;
}

function Line({ name, value, isSum = false }: { name: string; value: string; isSum?: boolean }) {
	return (
		<tr className={isSum ? "office-sum" : undefined}>
			<td>{name}</td>
			<td className="office-num">{value}</td>
		</tr>
	);
}
