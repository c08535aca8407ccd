import { useState } from "react";
import { parseCents } from "#domain/money.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeBooking, officeHref } from "#site/office.ts";
import type { BookingAction, OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import { Notice } from "#ui/notice.tsx";
import { ACT } from "./acts-menu.tsx";
import { Approval } from "./approvals.tsx";
import { ActionFields } from "./booking-action-fields.tsx";
import { CHANGING, DANGERS } from "./booking-danger.ts";
import { isUnpaidHost, Then } from "./booking-then.tsx";
import { useCloseByEscape } from "./close-by-escape.ts";
import { onlyOf } from "./head-actions.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { RebookForm } from "./rebook-form.tsx";
import { ReceiveForm } from "./receive-form.tsx";
import { Arithmetic } from "./settlement-sums.tsx";
import { DoOrLeave } from "./step-up.tsx";
import { WriteForm } from "./write-form.tsx";

/** The act that is looked at, and what waits for a second person; null where there is neither. */
export function BookingActions({ page }: { page: OfficeBookingPage }) {
	const t = useT();
	const { open, approval, impossible } = page;
	if (!open && !approval && !impossible) return null;
	return (
		<div className="office-stack office-acting">
			{impossible && (
				<Notice as="div" tone="honey" role="status">
					<p>
						<s>{t(`office.do_${impossible}`)}</s> {t(onlyOf(impossible, page))}
					</p>
				</Notice>
			)}
			{open && <OpenAction page={page} open={open} />}
			{approval && <Approval approval={approval} />}
		</div>
	);
}

/** What became of requests to a second person, by their names in the trail. */
const REQUEST_ACTS = ["askColleague", "confirmForColleague", "refuseColleague", "withdrawApproval", "requestOvertaken"];

/** Why the last request to a second person was refused, while nothing else was asked since. */
export function LastRefusal({ page: { timeline } }: { page: OfficeBookingPage }) {
	const t = useT();
	const language = useLanguage();
	const last = timeline.find(({ what }) => what.kind === "done" && REQUEST_ACTS.includes(what.action));
	if (last?.what.kind !== "done") return null;
	if (last.what.action === "requestOvertaken") {
		return (
			<Notice as="div" tone="honey" className="mt-4">
				<p>{t("office.approval_ended", { at: formatInstant(new Date(last.at), language) })}</p>
			</Notice>
		);
	}
	if (last.what.action !== "refuseColleague") return null;
	const name = last.by && "name" in last.by ? last.by.name : "";
	const at = formatInstant(new Date(last.at), language);
	return (
		<Notice as="div" tone="honey" className="mt-4">
			<p>{t("office.approval_refused", { name, at, reason: last.what.reason ?? "" })}</p>
		</Notice>
	);
}

/** Actions whose panel is read before anything is pressed: its title has the focus, not a field. */
const READ_FIRST: readonly BookingAction[] = ["accept", "confirm-option", "release-option"];

/** The action that is looked at, above those that can be: what it would do, and the form that does it. */
function OpenAction({
	page,
	open: { name, settlement, rebooking, mail, transfer, plan },
}: {
	page: OfficeBookingPage;
	open: NonNullable<OfficeBookingPage["open"]>;
}) {
	const t = useT();
	const { form } = useOffice();
	const policyCents = settlement?.refundCents ?? 0;
	// As it was typed where the form came back, so that the first sending says it without script too.
	const [isBeyond, setBeyond] = useState(
		() => name === "cancel-booking" && (parseCents(form(name).values.refund ?? "") ?? 0) > policyCents,
	);
	useCloseByEscape(`${officeHref(officeBooking(page.no))}${ACT}${name}`);
	const isDanger = DANGERS.includes(name);
	const isRead = READ_FIRST.includes(name) || Boolean(transfer?.check);
	return (
		<section className={isDanger ? "office-card office-danger" : "office-card"} id="do" aria-labelledby="do-title">
			<div className="office-card-head">
				<h2 id="do-title" tabIndex={-1} {...(isRead ? { autoFocus: true } : {})}>
					{t(`office.do_${name}`)}
				</h2>
				<small className="soft">{t("office.nothingDone")}</small>
			</div>
			<div className="office-card-body">
				{page.approval && CHANGING.includes(name) && (
					<Notice as="div" tone="honey" className="mb-4">
						<p>{t("office.endsRequest", { name: page.approval.asker })}</p>
					</Notice>
				)}
				{transfer ? (
					<ReceiveForm page={page} transfer={transfer} />
				) : rebooking ? (
					<RebookForm page={page} rebooking={rebooking} />
				) : mail ? (
					<WriteForm page={page} mail={mail} />
				) : (
					plain()
				)}
			</div>
		</section>
	);

	/** What it does, what follows, and the form. */
	function plain() {
		return (
			<>
				{settlement && (
					// Of one that is cancelled it is told as it was settled; what has moved since is beside it.
					<Arithmetic
						settlement={settlement}
						plannedCents={name === "refund" ? 0 : page.money.receivedCents - settlement.paidCents}
						withAll={name === "cancel-for-host"}
					/>
				)}
				{plan && <Plan page={page} plan={plan} isKept={name !== "release-option"} />}
				<Then name={name} page={page} />
				<OfficeForm name={name} className="office-form">
					<OfficeRefusal of={name} />
					<input type="hidden" name="booking" value={page.no} />
					<input type="hidden" name="version" value={page.version} />
					{settlement && <input type="hidden" name="fee" value={settlement.feeCents} />}
					{settlement && name !== "refund" && <input type="hidden" name="paid" value={settlement.paidCents} />}
					{name === "price" && <input type="hidden" name="grand" value={page.money.grandCents} />}
					<ActionFields name={name} page={page} settlement={settlement} onBeyond={setBeyond} />
					<DoOrLeave of={name} look={isDanger ? "danger" : "primary"} leaveHref={officeHref(officeBooking(page.no))}>
						{t(
							isBeyond ? "office.now_price" : isUnpaidHost(name, page) ? "office.hostPays_none" : `office.now_${name}`,
						)}
					</DoOrLeave>
				</OfficeForm>
			</>
		);
	}
}

/** What an unbooked stay costs and when that is due; of one that is let go what falls away. */
function Plan({
	page: { money },
	plan,
	isKept,
}: {
	page: OfficeBookingPage;
	plan: NonNullable<NonNullable<OfficeBookingPage["open"]>["plan"]>;
	isKept: boolean;
}) {
	const t = useT();
	const language = useLanguage();
	const sum = (cents: number) => formatMoneyExact(cents, language);
	const rows = isKept
		? plan.map(({ cents, dueOn }, at) => ({
				name: t(at === 0 ? "office.plan_first" : "office.plan_rest", {
					day: formatDate(dayOf(dueOn), language, "plain"),
				}),
				cents,
			}))
		: [];
	return (
		<table className="office-sums">
			<tbody>
				<tr>
					<td>{t(isKept ? "office.allIn" : "office.plan_falls")}</td>
					<td className="office-num">{sum(money.grandCents)}</td>
				</tr>
				{isKept && money.parts.atHomeCents !== 0 && (
					<tr>
						<td>{t("office.atHome")}</td>
						<td className="office-num">{sum(-money.parts.atHomeCents)}</td>
					</tr>
				)}
				{isKept && money.creditsCents > 0 && (
					<tr>
						<td>{t("office.creditUsed")}</td>
						<td className="office-num">{sum(-money.creditsCents)}</td>
					</tr>
				)}
				{rows.map(({ name, cents }) => (
					<tr key={name}>
						<td>{name}</td>
						<td className="office-num">{sum(cents)}</td>
					</tr>
				))}
				{money.receivedCents > 0 && (
					<tr className="office-sum">
						<td>{t(isKept ? "office.settle_paid" : "office.settle_refund")}</td>
						<td className="office-num">{sum(isKept ? money.receivedCents : -money.receivedCents)}</td>
					</tr>
				)}
			</tbody>
		</table>
	);
}
