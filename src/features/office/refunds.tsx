import { Check, CircleAlert } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { REFUND_ACCOUNTS, REFUND_STATES, type RefundsQuery, refundsFields, refundsHref } from "#site/office-refunds.ts";
import type { RefundLine, RefundsPage } from "#site/views/office-refunds-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useFocusBack } from "./acts-menu.tsx";
import { GuestMailLanguage } from "./booking-then.tsx";
import { useCloseByEscape } from "./close-by-escape.ts";
import { CopyText } from "./copy-text.tsx";
import { FilterBar, type FilterToken } from "./filter-bar.tsx";
import { ibanGroups } from "./iban-groups.ts";
import { useListKeys } from "./list-keys.ts";
import { ListTable, StateMark } from "./list-table.tsx";
import { EmptyList } from "./lists.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { DoOrLeave } from "./step-up.tsx";
import { typedSum } from "./typed-sum.ts";

/** Money that has to be sent back at the bank, a line each; noting one as sent opens below its line. */
export function Refunds({ page }: { page: RefundsPage }) {
	const t = useT();
	const language = useLanguage();
	useListKeys();
	useFocusBack();
	const query = { q: page.q, state: page.state, account: page.account };
	return (
		<>
			<h1 className="office-title">{t("office.title_refunds")}</h1>
			{page.waiting === 0 ? (
				<EmptyList>
					{t("office.noRefunds")} {t("office.noRefundsText")}
				</EmptyList>
			) : (
				<>
					<p className="soft mt-2">{t("office.refundsText")}</p>
					<Filters query={query} />
				</>
			)}
			{page.waiting > 0 && page.refunds.length === 0 && <EmptyList>{t("office.noRefundFits")}</EmptyList>}
			{page.refunds.length > 0 && (
				<section className="office-card" aria-label={t("office.title_refunds")}>
					<ListTable
						className="office-refunds"
						columns={[
							t("office.refundFor"),
							t("office.payeeName"),
							t("office.refundReference"),
							t("office.next"),
							{ number: t("office.refund") },
							{ unseen: t("office.refundedNow") },
						]}
						foot={
							<tr>
								<td colSpan={4}>{t("office.total")}</td>
								<td className="office-num">
									<b>{formatMoneyExact(page.totalCents, language)}</b>
								</td>
								<td />
							</tr>
						}
					>
						{page.refunds.map((line) => (
							<Line key={line.id} line={line} isOpen={line.id === page.open} leaveHref={refundsHref(query)} />
						))}
					</ListTable>
				</section>
			)}
		</>
	);
}

function Filters({ query }: { query: RefundsQuery }) {
	const t = useT();
	const tokens: FilterToken[] = [];
	if (query.state !== null) {
		const without = refundsHref({ ...query, state: null });
		tokens.push({ name: "state", label: t("office.state"), value: t(`office.refundIs_${query.state}`), without });
	}
	if (query.account !== null) {
		const without = refundsHref({ ...query, account: null });
		tokens.push({ name: "account", label: t("office.iban"), value: t(`office.refundIban_${query.account}`), without });
	}
	return (
		<FilterBar
			desk="refunds"
			said={refundsFields(query)}
			find={{ label: t("office.findRefund") }}
			tokens={tokens}
			fields={[
				{
					name: "state",
					label: t("office.state"),
					choices: REFUND_STATES.map((known) => ({
						key: known,
						word: t(`office.refundIs_${known}`),
						href: refundsHref({ ...query, state: known === query.state ? null : known }),
						isOn: known === query.state,
					})),
				},
				{
					name: "account",
					label: t("office.iban"),
					choices: REFUND_ACCOUNTS.map((known) => ({
						key: known,
						word: t(`office.refundIban_${known}`),
						href: refundsHref({ ...query, account: known === query.account ? null : known }),
						isOn: known === query.account,
					})),
				},
			]}
		/>
	);
}

interface LineProps {
	readonly line: RefundLine;
	readonly isOpen: boolean;
	readonly leaveHref: string;
}

function Line({ line, isOpen, leaveHref }: LineProps) {
	const t = useT();
	const language = useLanguage();
	const { bookingNo, href, guest, payee, reference, ofGuest, from, agreed, cents, dueOn, isLate, hasFailed } = line;
	return (
		<>
			<tr id={`refund-${line.id}`} data-open={isOpen ? "" : undefined}>
				<td>
					<b>{guest}</b>
					<small>
						<a className="office-link office-mono" href={href}>
							{bookingNo}
						</a>
					</small>
				</td>
				<td>
					<CopyText text={payee.name} name={t("office.payeeName")} />
					{payee.isOther && (
						<small>
							<StateMark tone="honey">{t("office.payeeOther")}</StateMark>
						</small>
					)}
					<small>
						{payee.iban === null ? (
							<AccountMissing payee={payee} />
						) : (
							<CopyText
								className="office-mono"
								text={ibanGroups(payee.iban)}
								copied={payee.iban}
								name={t("office.iban")}
							/>
						)}
					</small>
				</td>
				<td>
					<CopyText className="office-mono" text={reference} name={t("office.refundReference")} />
					<small>
						<CameFrom from={from} />
					</small>
				</td>
				<td className={isLate ? "office-next-late" : undefined}>
					{t("office.refund_due", { day: formatDate(dayOf(dueOn), language, "dayMonth") })}
					{hasFailed && <small>{t("office.refundFailed")}</small>}
					{agreed && <small>{t("office.refundAgreed", { asker: agreed.asker, confirmer: agreed.confirmer })}</small>}
				</td>
				<td className="office-num">
					<CopyText
						text={formatMoneyExact(cents, language)}
						copied={typedSum(cents, language)}
						name={t("office.refund")}
					/>
					{ofGuest.count > 1 && (
						<small>
							{t("office.refundsTogether", {
								count: String(ofGuest.count),
								sum: formatMoneyExact(ofGuest.cents, language),
							})}
						</small>
					)}
				</td>
				<td>
					{!isOpen && payee.waitsFor === null && (
						<a
							id={`act-refunded-${line.id}`}
							className={buttonClass("outline", { size: "small" })}
							href={line.openHref}
						>
							{payee.iban !== null && <Check aria-hidden="true" />}
							{t(payee.iban === null ? "office.accountType" : "office.refundedNow")}
							<span className="visually-hidden"> {bookingNo}</span>
						</a>
					)}
				</td>
			</tr>
			{isOpen && payee.waitsFor === null && (
				<tr className="office-refund-do" id="do">
					<td colSpan={6}>
						{payee.iban === null ? (
							<AccountForm line={line} leaveHref={leaveHref} />
						) : (
							<Sent line={line} iban={payee.iban} leaveHref={leaveHref} />
						)}
					</td>
				</tr>
			)}
		</>
	);
}

/** The payment that it gives back, so that it is found at the bank. */
function CameFrom({ from: { payer, day, reference } }: { from: RefundLine["from"] }) {
	const t = useT();
	const language = useLanguage();
	const received = day === null ? "" : t("office.refundReceivedOn", { day: formatDate(dayOf(day), language, "plain") });
	const written = reference === "" ? "" : t("office.refundBankReference", { reference });
	return [payer, received, written].filter(Boolean).join(" · ");
}

/** Where no account is known: whose typed one waits for a colleague, or how the guest is asked for it. */
function AccountMissing({ payee: { waitsFor, writeHref } }: { payee: RefundLine["payee"] }) {
	const t = useT();
	if (waitsFor !== null) {
		return (
			<>
				{t("office.accountWaits", { name: waitsFor })}{" "}
				<a className="office-link" href={officeHref("approvals")}>
					{t("office.title_approvals")}
				</a>
			</>
		);
	}
	return (
		<>
			{t("office.ibanUnknown")}{" "}
			<a className="office-link" href={writeHref}>
				{t("office.ibanAsk")}
			</a>
		</>
	);
}

/** The account that it is to go to, which a colleague confirms. */
function AccountForm({ line, leaveHref }: { line: RefundLine; leaveHref: string }) {
	const t = useT();
	const language = useLanguage();
	const person = String(line.id);
	const leave = `${leaveHref}#act-refunded-${line.id}`;
	useCloseByEscape(leave);
	const { payee, cents } = line;
	const sum = formatMoneyExact(cents, language);
	return (
		<>
			<p>
				{t("office.refundGoes", { sum, name: payee.name })} {t("office.accountText")}
			</p>
			<p className="office-then">{t("office.then_refund-account")}</p>
			<OfficeForm name="refund-account" person={person} className="office-form">
				<OfficeRefusal of="refund-account" person={person} />
				<input type="hidden" name="refund" value={line.id} />
				<OfficeField of="refund-account" name="iban" person={person} isNeeded takesFocus />
				<OfficeField of="refund-account" name="reason" person={person} isNeeded hint={t("office.accountReason")} />
				<DoOrLeave of="refund-account" person={person} leaveHref={leave}>
					{t("office.accountAsk")}
				</DoOrLeave>
			</OfficeForm>
		</>
	);
}

/** What noting it as sent means and what follows. */
function Sent({ line, iban, leaveHref }: { line: RefundLine; iban: string; leaveHref: string }) {
	const t = useT();
	const language = useLanguage();
	const person = String(line.id);
	const leave = `${leaveHref}#act-refunded-${line.id}`;
	useCloseByEscape(leave);
	const { payee, cents, guest, mailedIn } = line;
	const sum = formatMoneyExact(cents, language);
	return (
		<>
			<p>
				{t("office.refundGoesTo", { sum, name: payee.name, iban: ibanGroups(iban) })}{" "}
				<small className="soft">{t("office.nothingDone")}</small>
			</p>
			{payee.isOther && (
				<Notice as="div" tone="honey" className="mt-3">
					<CircleAlert className="icon" aria-hidden="true" />
					<p>{t("office.payeeOtherText", { name: payee.name, guest })}</p>
				</Notice>
			)}
			<p className="office-then">
				{mailedIn === null ? (
					<>
						{t("office.then_refundedQuiet")} <b>{t("office.heldBack")}</b>
					</>
				) : (
					<>
						{t("office.then_refunded", { guest })} <GuestMailLanguage lang={mailedIn} />
					</>
				)}
			</p>
			<OfficeForm name="refunded" person={person} className="office-form">
				<OfficeRefusal of="refunded" person={person} />
				<input type="hidden" name="refund" value={line.id} />
				<DoOrLeave of="refunded" person={person} leaveHref={leave}>
					{t("office.refundedYes", { sum })}
				</DoOrLeave>
			</OfficeForm>
		</>
	);
}
