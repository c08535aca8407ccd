import { DECLINE_CODES } from "#domain/booking/decline.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import { formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeBooking, officeHref } from "#site/office.ts";
import type { BookingAction, OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Approval } from "./approvals.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { RebookForm } from "./rebook-form.tsx";
import { ReceiveForm } from "./receive-form.tsx";
import { typedSum } from "./typed-sum.ts";
import { needsFresh, WhenFresh } from "./when-fresh.tsx";
import { WriteForm } from "./write-form.tsx";

/** What can happen to a booking now. Each opens in place and says what follows; nothing is done before it is sent. */
export function BookingActions({ page }: { page: OfficeBookingPage }) {
	const t = useT();
	const { actions, open } = page;
	if (actions.length === 0) return null;
	const possible = actions.filter(({ isPossible }) => isPossible);
	const others = actions.filter(({ isPossible }) => !isPossible);
	return (
		<div className="office-stack">
			{page.approval && <Approval approval={page.approval} />}
			<section className="office-card" aria-labelledby="can">
				<div className="office-card-head">
					<h2 id="can">{t("office.canHappen")}</h2>
				</div>
				{possible.length === 0 && <p className="office-card-body soft">{t("office.nothingNow")}</p>}
				<ul className="office-can">
					{possible.map(({ name, href }) => (
						<li key={name}>
							<a
								href={href}
								aria-current={open?.name === name ? "true" : undefined}
								data-key={KEYS[name]}
								aria-keyshortcuts={KEYS[name]}
							>
								<b>{t(`office.do_${name}`)}</b>
								<small>{t(`office.why_${name}`)}</small>
							</a>
						</li>
					))}
				</ul>
				{others.length > 0 && (
					<details className="office-price">
						<summary>{t("office.notNow", { count: others.length })}</summary>
						<ul className="office-can">
							{others.map(({ name }) => (
								<li key={name} className="office-cannot">
									<s>{t(`office.do_${name}`)}</s>
									<small>{t(`office.only_${name}`)}</small>
								</li>
							))}
						</ul>
					</details>
				)}
			</section>
		</div>
	);
}

/** Letters that open an action. */
const KEYS: Partial<Readonly<Record<BookingAction, string>>> = {
	"write-guest": "m",
	receive: "p",
	rebook: "r",
	price: "e",
	refund: "u",
	"cancel-booking": "x",
	"cancel-for-host": "X",
};

/** Actions that change the booking: what waits for a second person falls with them. */
const CHANGING: readonly BookingAction[] = [
	"confirm-option",
	"extend-option",
	"release-option",
	"rebook",
	"cancel-booking",
	"cancel-for-host",
];

const DANGERS: readonly BookingAction[] = ["decline", "release-option", "cancel-booking", "cancel-for-host"];

/** Actions whose panel is read before anything is pressed: its title has the focus, not a field. */
const READ_FIRST: readonly BookingAction[] = ["accept", "confirm-option", "release-option"];

/** The action that is looked at, below the head of its booking: what it would do, and the form that does it. */
export function OpenAction({
	page,
	open: { name, settlement, rebooking, mail, transfer },
}: {
	page: OfficeBookingPage;
	open: NonNullable<OfficeBookingPage["open"]>;
}) {
	const t = useT();
	const { view } = useOffice();
	const isDanger = DANGERS.includes(name);
	const isRead = READ_FIRST.includes(name) || Boolean(transfer?.check) || (!view.isFresh && needsFresh(name));
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
					<WhenFresh of={name}>
						<ReceiveForm page={page} transfer={transfer} />
					</WhenFresh>
				) : rebooking ? (
					<WhenFresh of={name}>
						<RebookForm page={page} rebooking={rebooking} />
					</WhenFresh>
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
				{settlement && <Arithmetic settlement={settlement} />}
				<p className="office-then">{t(`office.then_${name}`)}</p>
				<WhenFresh of={name}>
					<OfficeForm name={name} className="office-form">
						<OfficeRefusal of={name} />
						<input type="hidden" name="booking" value={page.no} />
						<input type="hidden" name="version" value={page.version} />
						{settlement && <input type="hidden" name="fee" value={settlement.feeCents} />}
						{name === "price" && <input type="hidden" name="grand" value={page.money.grandCents} />}
						<Fields name={name} page={page} settlement={settlement} />
						<div className="office-actions">
							<Button look={isDanger ? "danger" : "primary"} type="submit">
								{t(`office.now_${name}`)}
							</Button>
							<a className="office-link" href={officeHref(officeBooking(page.no))}>
								{t("office.leaveIt")}
							</a>
						</div>
					</OfficeForm>
				</WhenFresh>
			</>
		);
	}
}

function Fields({
	name,
	page,
	settlement,
}: {
	name: BookingAction;
	page: OfficeBookingPage;
	settlement: Settlement | null;
}) {
	const t = useT();
	const language = useLanguage();
	const sum = (cents: number) => formatMoneyExact(cents, language);
	switch (name) {
		case "price":
			return (
				<>
					<OfficeField
						of="price"
						name="price"
						takesFocus
						value={typedSum(page.money.grandCents, language)}
						hint={t("office.newPriceHint", { sum: sum(page.money.grandCents) })}
					/>
					<OfficeField of="price" name="reason" hint={t("office.reasonHint")} />
				</>
			);
		case "refund":
			return (
				<>
					<OfficeField
						of="refund"
						name="less"
						takesFocus
						hint={t("office.lessFeeHint", { sum: sum(settlement?.feeCents ?? 0) })}
					/>
					<OfficeField of="refund" name="reason" hint={t("office.reasonHint")} />
				</>
			);
		case "decline": {
			const options = DECLINE_CODES.map((code) => ({ value: code, label: t(`office.decline_${code}`) }));
			return (
				<>
					<OfficeField of="decline" name="why" takesFocus options={options} open={t("office.choose")} />
					<OfficeField of="decline" name="reason" hint={t("office.declineHint")} />
				</>
			);
		}
		case "extend-option":
			return <OfficeField of="extend-option" name="days" value="1" takesFocus hint={t("office.daysHint")} />;
		case "cancel-booking":
			return (
				<>
					<OfficeField
						of="cancel-booking"
						name="refund"
						takesFocus
						value={typedSum(settlement?.refundCents ?? 0, language)}
						hint={t("office.refundHint", { sum: sum(settlement?.refundCents ?? 0) })}
					/>
					<OfficeField of="cancel-booking" name="reason" hint={t("office.reasonHint")} />
				</>
			);
		case "cancel-for-host":
			return <OfficeField of={name} name="reason" takesFocus hint={t("office.reasonHint")} />;
		default:
			return null;
	}
}

/** How a cancellation is reckoned, line by line. */
function Arithmetic({ settlement }: { settlement: Settlement }) {
	const t = useT();
	const language = useLanguage();
	const sum = (cents: number) => formatMoneyExact(cents, language);
	const { daysBefore, travelCents, feeBp, feeCents, insuranceCents, paidCents } = settlement;
	const rows = [
		{ name: t("office.settle_travel"), cents: travelCents },
		{
			name:
				feeBp === null
					? t("office.settle_feeAgreed")
					: t("office.settle_fee", { share: formatPercent(feeBp, language) }),
			cents: feeCents,
		},
		{ name: t("office.settle_paid"), cents: paidCents, isGap: true },
		{ name: t("office.settle_lessFee"), cents: -feeCents },
		{ name: t("office.settle_insurance"), cents: -insuranceCents },
	].filter(({ cents }, at) => cents !== 0 || at < 3);
	return (
		<>
			<p className="soft mb-3">
				{settlement.cause === "host" ? t("office.hostPays") : t("office.daysBefore", { days: daysBefore })}
			</p>
			<table className="office-sums">
				<tbody>
					{rows.map(({ name, cents, isGap }) => (
						<tr key={name} className={isGap ? "office-gap" : undefined}>
							<td>{name}</td>
							<td className="office-num">{sum(cents)}</td>
						</tr>
					))}
					<tr className="office-sum">
						<td>{t("office.settle_refund")}</td>
						<td className="office-num">{sum(settlement.refundCents)}</td>
					</tr>
					{settlement.creditCents > 0 && (
						<tr>
							<td>{t("office.settle_credit")}</td>
							<td className="office-num">{sum(settlement.creditCents)}</td>
						</tr>
					)}
					{settlement.payableCents > 0 && (
						<tr className="office-sum">
							<td>{t("office.settle_payable")}</td>
							<td className="office-num">{sum(settlement.payableCents)}</td>
						</tr>
					)}
				</tbody>
			</table>
		</>
	);
}
