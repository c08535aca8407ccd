import { ArrowDownToLine, CircleCheck, CircleHelp, CornerUpLeft, Percent, Repeat, Send, X } from "lucide-react";
import type { LedgerEvent } from "#domain/ledger/account.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { LEDGER_SHOWN, type LedgerLine, type LedgerPage, type OverviewOfPartner } from "#site/views/ledger-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field, Select } from "#ui/fields.tsx";
import { ListTable, StateMark } from "../office/list-table.tsx";
import { Sums } from "./account-sums.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { Statement } from "./statements.tsx";

/** The account of a partner or host: what bookings earn, as it changes. Nothing of the guest is in it. */

export function PartnerOverview({ page }: { page: OverviewOfPartner }) {
	const t = useT();
	const language = useLanguage();
	const { view, to } = useOrganisation();
	if (!view.person) return null;
	const { organisation } = view.person;
	return (
		<>
			<h1 className="office-title">{organisation.name}</h1>
			<p className="soft mt-2">
				{t("organisation.partnerTerms", {
					kind: t(`organisation.kind_${organisation.partnerKind ?? "affiliate"}`),
					code: organisation.code,
					percent: formatPercent(page.commissionBp, language),
					day: formatDate(dayOf(page.nextStatement), language, "plain"),
				})}
			</p>
			<Sums sums={page.sums} />
			<div className="org-cols">
				<div className="org-stack">
					<Lines lines={page.lines} title={t("organisation.latestLines")} />
					{page.lines.length > 0 && (
						<p>
							<a className="office-link" href={to("ledger")}>
								{t("organisation.wholeLedger")}
							</a>
						</p>
					)}
				</div>
				<div className="org-stack">
					{page.statement && <Statement statement={page.statement} />}
					<section className="office-card" aria-labelledby="partner-mode">
						<div className="office-card-head">
							<h2 id="partner-mode">{t("organisation.partnerMode")}</h2>
						</div>
						<p className="office-card-body soft">{t("organisation.partnerModeText")}</p>
					</section>
				</div>
			</div>
		</>
	);
}

export function Ledger({ page }: { page: LedgerPage }) {
	const t = useT();
	const { to } = useOrganisation();
	const isWhole = page.from === null && page.until === null;
	return (
		<>
			<div className="org-title">
				<h1 className="office-title">{t("organisation.title_ledger")}</h1>
				<a className={`${buttonClass("outline", { size: "small" })} org-push`} href={page.csvHref}>
					<ArrowDownToLine className="icon-s" aria-hidden="true" />
					{t("organisation.asCsv")}
				</a>
			</div>
			<p className="soft mt-2">{t("organisation.ledgerText")}</p>
			<Sums sums={page.sums} />
			<form method="get" action={to("ledger")} className="org-filter">
				<Select
					id="ledger-show"
					name="show"
					label={t("organisation.show")}
					options={LEDGER_SHOWN.map((value) => ({ value, label: t(`organisation.show_${value}`) }))}
					defaultValue={page.show}
				/>
				<Field id="ledger-from" name="from" type="date" label={t("organisation.from")} defaultValue={page.from ?? ""} />
				<Field
					id="ledger-until"
					name="until"
					type="date"
					label={t("organisation.untilDay")}
					defaultValue={page.until ?? ""}
				/>
				<Button look="outline" type="submit">
					{t("organisation.showIt")}
				</Button>
				{(!isWhole || page.show !== "all") && (
					<a className="office-link" href={to("ledger")}>
						{t("organisation.showAll")}
					</a>
				)}
			</form>
			<Lines lines={page.lines} title={t("organisation.title_ledger")} />
			{(page.before ?? page.after) !== null && (
				<nav className="office-pages" aria-label={t("organisation.pages")}>
					{page.before && (
						<a className="office-link" href={page.before}>
							{t("organisation.newer")}
						</a>
					)}
					{page.after && (
						<a className="office-link" href={page.after}>
							{t("organisation.older")}
						</a>
					)}
				</nav>
			)}
		</>
	);
}

const EVENTS = {
	booked: { tone: "moss", icon: CircleCheck },
	changed: { tone: "king", icon: Repeat },
	rebooked: { tone: "king", icon: Repeat },
	cancelled: { tone: "dune", icon: X },
	fee: { tone: "dune", icon: X },
	opening: { tone: "plain", icon: CircleHelp },
	vat: { tone: "plain", icon: Percent },
	payout: { tone: "king", icon: Send },
	returned: { tone: "honey", icon: CornerUpLeft },
} as const satisfies Readonly<Record<LedgerEvent, object>>;

function Event({ event }: { event: LedgerEvent }) {
	const t = useT();
	const { tone, icon: Icon } = EVENTS[event];
	return (
		<StateMark tone={tone}>
			<Icon aria-hidden="true" />
			{t(`organisation.event_${event}`)}
		</StateMark>
	);
}

/** Lines of the account, the latest first. */
function Lines({ lines, title }: { lines: readonly LedgerLine[]; title: string }) {
	const t = useT();
	const language = useLanguage();
	if (lines.length === 0) return <p className="soft mt-5">{t("organisation.noLines")}</p>;
	const money = (cents: number) => formatMoneyExact(cents, language);
	return (
		<section className="office-card org-lines" aria-label={title}>
			<ListTable
				label={title}
				columns={[
					t("organisation.day"),
					t("organisation.number"),
					t("organisation.home"),
					t("organisation.what"),
					{ number: t("organisation.base") },
					{ number: t("organisation.commission") },
					{ number: t("organisation.balance") },
				]}
			>
				{lines.map((line) => (
					<tr key={line.place} className={line.bookingNo ? undefined : "org-paid"}>
						<td>{formatDate(dayOf(line.day), language, "plain")}</td>
						<td className="office-mono">{line.bookingNo ?? line.about ?? ""}</td>
						<td>
							{line.home}
							{line.arrival && line.departure && (
								<span className="soft t-small org-under">
									{formatDateRange(dayOf(line.arrival), dayOf(line.departure), language)}
								</span>
							)}
						</td>
						<td>
							<Event event={line.event} />
						</td>
						<td className="office-num">
							{line.baseCents !== 0 && (
								<>
									<span className="office-label">{t("organisation.base")} </span>
									{money(line.baseCents)}
								</>
							)}
						</td>
						<td className="office-num">
							<span className="office-label">{t("organisation.commission")} </span>
							<b>
								{line.cents > 0 && "+"}
								{money(line.cents)}
							</b>
						</td>
						<td className="office-num">
							<span className="office-label">{t("organisation.balance")} </span>
							{money(line.balanceCents)}
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}
