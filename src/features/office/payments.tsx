import { CircleAlert, CircleCheck, Upload } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BankLine, PaymentsPage } from "#site/views/office-payments-view.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields.tsx";
import { Notice } from "#ui/notice.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable, StateMark } from "./list-table.tsx";
import { EmptyList, ListViews, MoreLink } from "./lists.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { StepUp } from "./step-up.tsx";

/** Money of the bank account: files are taken in, each credit is booked for its booking or put aside. */
export function Payments({ page }: { page: PaymentsPage }) {
	const t = useT();
	const language = useLanguage();
	const { view } = useOffice();
	useListKeys();
	const isOpen = page.show === "open";
	return (
		<>
			<h1 className="office-title">{t("office.title_payments")}</h1>
			<News page={page} />
			<ListViews
				label={t("office.bankLists")}
				views={page.lists.map(({ list, href }) => ({
					key: list,
					href,
					isHere: list === page.show,
					word: t(`office.bank_${list}`),
					count: list === "open" ? page.open.count : undefined,
				}))}
			/>
			{isOpen && (
				<section className="office-card" aria-labelledby="bank-file">
					<div className="office-card-head">
						<h2 id="bank-file">{t("office.bankFile")}</h2>
					</div>
					<div className="office-card-body">
						<p className="soft">{t("office.bankFileText")}</p>
						<OfficeForm name="bank-file" className="office-bank-file" encType="multipart/form-data">
							<Field
								id="statement"
								name="statement"
								type="file"
								label={t("office.statement")}
								accept=".xml,.csv,.txt,text/csv,text/xml,application/xml"
								required
							/>
							<StepUp of="bank-file">
								<Button look={page.exact.ids.length > 0 ? "outline" : "primary"} type="submit">
									<Upload className="icon" aria-hidden="true" />
									{t("office.takeFile")}
								</Button>
							</StepUp>
						</OfficeForm>
					</div>
				</section>
			)}
			{isOpen && page.exact.ids.length > 0 && view.isFresh && (
				<section className="office-card" aria-label={t("office.bookExact", { count: page.exact.ids.length })}>
					<div className="office-card-head office-bank-exact">
						<p>
							{t("office.exactText", {
								count: page.exact.ids.length,
								sum: formatMoneyExact(page.exact.cents, language),
							})}
						</p>
						<OfficeForm name="book-exact">
							<input type="hidden" name="lines" value={page.exact.ids.join(",")} />
							<Button look="primary" type="submit">
								{t("office.bookExact", { count: page.exact.ids.length })}
							</Button>
						</OfficeForm>
					</div>
				</section>
			)}
			{page.lines.length === 0 && <EmptyList>{t(`office.noBankLine_${page.show}`)}</EmptyList>}
			{page.lines.length > 0 && <Lines page={page} />}
			<MoreLink href={page.more}>{t("office.moreBankLines")}</MoreLink>
		</>
	);
}

/** What came of a file, or of lines that were booked together. */
function News({ page: { taken, unread, booked } }: { page: PaymentsPage }) {
	const t = useT();
	if (!taken && !unread && booked === null) return null;
	const words = () => {
		if (taken) {
			const { payouts, ...lines } = taken;
			const moved = payouts.paid + payouts.returned > 0 ? ` ${t("office.takenPayouts", payouts)}` : "";
			const unexpected = payouts.unexpected > 0 ? ` ${t("office.takenUnexpected", { count: payouts.unexpected })}` : "";
			return t("office.taken", lines) + moved + unexpected;
		}
		if (booked !== null) return t("office.bookedTogether", { count: booked });
		if (unread?.code === "UNREADABLE_LINE") return t("office.unread_UNREADABLE_LINE", { line: unread.line ?? 0 });
		return unread ? t(`office.unread_${unread.code as Exclude<typeof unread.code, "UNREADABLE_LINE">}`) : "";
	};
	const isAlarm = Boolean(unread) || (taken?.payouts.unexpected ?? 0) > 0;
	const Icon = isAlarm ? CircleAlert : CircleCheck;
	return (
		// The page was asked for to see this, without script too.
		<Notice
			as="div"
			tone={isAlarm ? "berry" : "moss"}
			className="mt-4"
			role={isAlarm ? "alert" : "status"}
			tabIndex={-1}
			autoFocus
		>
			<Icon className="icon" aria-hidden="true" />
			<p>{words()}</p>
		</Notice>
	);
}

function Lines({ page: { lines, show, open } }: { page: PaymentsPage }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-label={t(`office.bank_${show}`)}>
			<ListTable
				className="office-bank"
				hasOwnLines
				columns={[
					t("office.bookedOn"),
					t("office.payer"),
					t(show === "open" ? "office.meantFor" : "office.settledHow"),
					{ number: t("office.amount") },
					{ unseen: t("office.actions") },
				]}
				foot={
					show === "open" && (
						<tr>
							<td colSpan={3}>{t("office.allWaiting", { count: open.count })}</td>
							<td className="office-num">
								<b>{formatMoneyExact(open.cents, language)}</b>
							</td>
							<td />
						</tr>
					)
				}
			>
				{lines.map((line) => (
					<tr key={line.id} id={`line-${line.id}`}>
						<td>{formatDate(dayOf(line.bookedOn), language, "dayMonth")}</td>
						<td>
							{line.payer || t("office.noPayer")}
							<small>{line.words}</small>
						</td>
						<td>{line.settled ? <Settled line={line} /> : <Meant line={line} />}</td>
						<td className="office-num">
							<b>{formatMoneyExact(line.cents, language)}</b>
						</td>
						<td>
							<Actions line={line} show={show} />
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}

const TONES = { exact: "moss", likely: "honey", other: "honey", unknown: "plain" } as const;

/** For which booking a line is, as far as it says, and what that booking waits for. */
function Meant({ line: { verdict, meant, cents } }: { line: BankLine }) {
	const t = useT();
	const language = useLanguage();
	const state = <StateMark tone={TONES[verdict]}>{t(`office.meant_${verdict}`)}</StateMark>;
	if (!meant) return state;
	const sum = formatMoneyExact(meant.openCents, language);
	return (
		<>
			{state}{" "}
			<a className="office-link office-mono" href={meant.href}>
				{meant.no}
			</a>
			<small>
				{meant.guest} · {meant.title} · {formatDate(dayOf(meant.arrival), language, "dayMonth")}
			</small>
			{meant.openCents !== cents && (
				<small>{meant.openCents > 0 ? t("office.stillOpen", { sum }) : t("office.nothingOpen")}</small>
			)}
		</>
	);
}

function Settled({ line: { settled } }: { line: BankLine }) {
	const language = useLanguage();
	if (!settled) return null;
	return (
		<>
			{settled.booking ? (
				<a className="office-link office-mono" href={settled.booking.href}>
					{settled.booking.no}
				</a>
			) : (
				settled.reason
			)}
			<small>
				{settled.by} · {formatInstant(new Date(settled.at), language, "compact")}
			</small>
		</>
	);
}

/** What can be done with a line; forms of one line know it by its key. */
function Actions({ line, show }: { line: BankLine; show: PaymentsPage["show"] }) {
	const t = useT();
	const { view, form } = useOffice();
	const language = useLanguage();
	const person = String(line.id);
	if (!view.isFresh) return null;
	const key = <input type="hidden" name="line" value={line.id} />;
	if (show === "aside") {
		return (
			<OfficeForm name="line-back" person={person}>
				{key}
				<Button look="outline" size="small" type="submit">
					{t("office.lineBack")}
				</Button>
			</OfficeForm>
		);
	}
	const isBack = view.form?.person === person;
	if (show === "booked") {
		return (
			<details className="office-bank-do" open={isBack || undefined}>
				<summary className="office-link">{t("office.takeBack")}</summary>
				<OfficeForm name="line-back" person={person} className="office-form">
					<OfficeRefusal of="line-back" person={person} />
					{key}
					<p className="soft">{t("office.takeBackText", { number: line.settled?.booking?.no ?? "" })}</p>
					<OfficeField of="line-back" name="reason" person={person} isNeeded hint={t("office.takeBackHint")} />
					<Button look="danger" size="small" type="submit">
						{t("office.takeBackYes", { sum: formatMoneyExact(line.cents, language) })}
					</Button>
				</OfficeForm>
			</details>
		);
	}
	const { meant } = line;
	const { refused, values } = form("book-line", person);
	const surplus = refused === "SURPLUS" ? formatMoneyExact(Number(values.surplus), language) : null;
	return (
		<div className="office-bank-do">
			{meant && (
				<OfficeForm name="book-line" person={person}>
					{key}
					<input type="hidden" name="bookingNo" value={meant.no} />
					<Button look="outline" size="small" type="submit">
						{t("office.bookFor", { number: meant.no })}
					</Button>
				</OfficeForm>
			)}
			<details open={isBack || undefined}>
				<summary className="office-link">{t(meant ? "office.elseLine" : "office.settleLine")}</summary>
				<OfficeForm name="book-line" person={person} className="office-form">
					<OfficeRefusal of="book-line" person={person} />
					{key}
					<OfficeField of="book-line" name="bookingNo" person={person} />
					{surplus !== null && <input type="hidden" name="surplus" value={values.surplus} />}
					<Button look={surplus === null ? "outline" : "danger"} size="small" type="submit">
						{surplus === null ? t("office.bookLine") : t("office.bookSurplus", { sum: surplus })}
					</Button>
				</OfficeForm>
				<OfficeForm name="line-aside" person={person} className="office-form">
					<OfficeRefusal of="line-aside" person={person} />
					{key}
					<OfficeField of="line-aside" name="reason" person={person} hint={t("office.asideHint")} />
					<Button look="outline" size="small" type="submit">
						{t("office.putAside")}
					</Button>
				</OfficeForm>
			</details>
		</div>
	);
}
