import { ArrowDownToLine, CircleCheck } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { StatementLine, StatementsPage } from "#site/views/ledger-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { ListTable, StateMark } from "../office/list-table.tsx";
import { Sums } from "./account-sums.tsx";
import { useOrganisation } from "./organisation-context.tsx";

/** Monthly statements: what they come to, whether they are paid, and their files. */
export function Statements({ page }: { page: StatementsPage }) {
	const t = useT();
	const language = useLanguage();
	const money = (cents: number) => formatMoneyExact(cents, language);
	return (
		<>
			<h1 className="office-title">{t("organisation.title_statements")}</h1>
			<p className="soft mt-2">{t("organisation.statementsText")}</p>
			<Sums sums={page.sums} />
			{page.lines.length === 0 ? (
				<p className="soft mt-5">{t("organisation.noStatements")}</p>
			) : (
				<section className="office-card org-lines" aria-label={t("organisation.title_statements")}>
					<ListTable
						label={t("organisation.title_statements")}
						columns={[
							t("organisation.month"),
							t("organisation.number"),
							t("organisation.state"),
							{ number: t("organisation.stays") },
							{ number: t("organisation.net") },
							{ number: t("organisation.vat") },
							{ number: t("organisation.total") },
							t("organisation.files"),
						]}
					>
						{page.lines.map((line) => (
							<tr key={line.number}>
								<td>{formatDate(dayOf(line.month), language, "month")}</td>
								<td className="office-mono">{line.number}</td>
								<td>
									<Paid statement={line} />
								</td>
								<td className="office-num">
									<span className="office-label">{t("organisation.stays")} </span>
									{line.stays}
								</td>
								<td className="office-num">
									<span className="office-label">{t("organisation.net")} </span>
									{money(line.netCents)}
								</td>
								<td className="office-num">
									<span className="office-label">{t("organisation.vat")} </span>
									{money(line.vatCents)}
								</td>
								<td className="office-num">
									<span className="office-label">{t("organisation.total")} </span>
									<b>{money(line.totalCents)}</b>
								</td>
								<td>
									<Files statement={line} />
								</td>
							</tr>
						))}
					</ListTable>
				</section>
			)}
			{page.after && (
				<nav className="office-pages" aria-label={t("organisation.pages")}>
					<a className="office-link" href={page.after}>
						{t("organisation.older")}
					</a>
				</nav>
			)}
		</>
	);
}

function Paid({ statement: { paidOn, totalCents } }: { statement: StatementLine }) {
	const t = useT();
	const language = useLanguage();
	if (paidOn === null) {
		return (
			<StateMark tone="plain">{t(totalCents > 0 ? "organisation.notPaid" : "organisation.carriedOver")}</StateMark>
		);
	}
	return (
		<StateMark tone="moss">
			<CircleCheck aria-hidden="true" />
			{t("organisation.paidOn", { day: formatDate(dayOf(paidOn), language, "plain") })}
		</StateMark>
	);
}

function Files({ statement }: { statement: StatementLine }) {
	const t = useT();
	if (!statement.isKept) return <span className="soft">{t("organisation.notKept")}</span>;
	return (
		<span className="org-files">
			<a className="office-link" href={statement.pdfHref}>
				PDF<span className="visually-hidden"> {t("organisation.fileOf", { number: statement.number })}</span>
			</a>
			<a className="office-link" href={statement.csvHref}>
				CSV<span className="visually-hidden"> {t("organisation.fileOf", { number: statement.number })}</span>
			</a>
		</span>
	);
}

/** The latest statement, on the first page. */
export function Statement({ statement }: { statement: StatementLine }) {
	const t = useT();
	const language = useLanguage();
	const { to } = useOrganisation();
	const money = (cents: number) => formatMoneyExact(cents, language);
	return (
		<section className="office-card" aria-labelledby="statement">
			<div className="office-card-head">
				<h2 id="statement">
					{t("organisation.statementOf", { month: formatDate(dayOf(statement.month), language, "month") })}
				</h2>
				<Paid statement={statement} />
			</div>
			<div className="office-card-body">
				<p className="soft t-small">{t("organisation.selfBilling", { number: statement.number })}</p>
				<table className="org-sums mt-3">
					<tbody>
						<tr>
							<td>{t("organisation.statementStays", { count: statement.stays })}</td>
							<td>{money(statement.netCents)}</td>
						</tr>
						<tr>
							<td>{t("organisation.vat")}</td>
							<td>{money(statement.vatCents)}</td>
						</tr>
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">{t("organisation.total")}</th>
							<td>{money(statement.totalCents)}</td>
						</tr>
					</tfoot>
				</table>
				<p className="org-actions mt-4">
					{(statement.isKept ? (["pdf", "csv"] as const) : []).map((kind) => (
						<a key={kind} className={buttonClass("outline", { size: "small" })} href={statement[`${kind}Href`]}>
							<ArrowDownToLine className="icon-s" aria-hidden="true" />
							{kind.toUpperCase()}
						</a>
					))}
					<a className="office-link" href={to("statements")}>
						{t("organisation.allStatements")}
					</a>
				</p>
			</div>
		</section>
	);
}
