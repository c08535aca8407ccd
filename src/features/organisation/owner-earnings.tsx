import { CircleCheck, Clock, Download } from "lucide-react";
import { Fragment } from "react";
import type { OwnerEarnings as Sums } from "#domain/booking/owner-earnings.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OwnerEarningsPage } from "#site/views/owner-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { Estimate } from "../estimate/estimate.tsx";
import { ListTable, StateMark } from "../office/list-table.tsx";
import { State } from "./booking-state.tsx";
import { useMinus } from "./owner-words.tsx";

const COLUMNS = ["rent", "extras", "tax", "fee", "kept", "net"] as const;

/** What the homes earn in a year: months, and under each its bookings, down to the same cent. */
export function OwnerEarnings({ page }: { page: OwnerEarningsPage }) {
	const t = useT();
	const language = useLanguage();
	const highest = Math.max(1, ...page.months.map(({ sum }) => sum.netCents));
	return (
		<>
			<div className="org-title">
				<h1 className="office-title">{t("owner.earningsOf", { year: String(page.year) })}</h1>
				<a className={buttonClass("outline", { size: "small", className: "own-file" })} href={page.file}>
					<Download className="icon-s" aria-hidden="true" />
					{t("owner.file")}
				</a>
			</div>
			<p className="soft mt-2">{t("owner.earningsText")}</p>
			<nav className="office-views" aria-label={t("owner.years")}>
				{page.years.map(({ year, href }) => (
					<a key={year} href={href} aria-current={year === page.year ? "page" : undefined}>
						{year}
					</a>
				))}
			</nav>
			{page.months.length === 0 ? (
				<p className="soft mt-5">{t("owner.noEarnings")}</p>
			) : (
				<section className="office-card org-lines" aria-label={t("owner.byMonth")}>
					<ListTable
						label={t("owner.byMonth")}
						className="own-earnings"
						columns={[
							t("owner.month"),
							t("owner.standing"),
							...COLUMNS.map((name) => ({ number: t(`owner.sum_${name}`) })),
						]}
						foot={
							<tr>
								<th scope="row" colSpan={2}>
									{t("owner.sum")}
								</th>
								<Cells sums={page.sum} />
							</tr>
						}
					>
						{page.months.map(({ month, stays, isOver, sum, lines }) => (
							<Fragment key={month}>
								<tr>
									<td>
										<b>{formatDate(dayOf(`${month}-01`), language, "month")}</b>
										<small>{t("owner.staysCount", { count: stays })}</small>
									</td>
									<td>
										<span className="office-bar own-bar" aria-hidden="true">
											<i style={{ width: `${Math.max(0, (100 * sum.netCents) / highest)}%` }} />
										</span>
										<StateMark tone={isOver ? "moss" : "plain"}>
											{isOver ? <CircleCheck aria-hidden="true" /> : <Clock aria-hidden="true" />}
											{t(isOver ? "owner.earned" : "owner.expected")}
										</StateMark>
									</td>
									<Cells sums={sum} />
								</tr>
								{lines.map(({ bookingNo, href, home, state, arrival, departure, earnings }) => (
									<tr key={bookingNo} className="own-earnings-line">
										<td>
											<a className="office-link office-mono" href={href}>
												{bookingNo}
											</a>
											<small>{home}</small>
										</td>
										<td>
											{formatDateRange(dayOf(arrival), dayOf(departure), language, "compact")}{" "}
											{state === "cancelled" && <State state={state} />}
										</td>
										<Cells sums={earnings} />
									</tr>
								))}
							</Fragment>
						))}
					</ListTable>
				</section>
			)}
			<p className="soft t-small mt-4">{t("owner.taxText")}</p>
			{page.report.homes.length > 0 && <Report page={page} />}
			<section className="office-card" aria-labelledby="what-a-home-earns">
				<div className="office-card-head">
					<h2 id="what-a-home-earns">{t("owner.estimateTitle")}</h2>
				</div>
				<div className="office-card-body">
					<p className="estimate-words">{t("estimate.text")}</p>
					<Estimate view={page.estimate} />
				</div>
			</section>
		</>
	);
}

/** What is reported of the year to the tax office, by home and quarter. */
function Report({ page: { report, year } }: { page: OwnerEarningsPage }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-labelledby="report">
			<div className="office-card-head">
				<h2 id="report">{t("owner.reportTitle", { year: String(year) })}</h2>
				<a className="office-link" href={report.file}>
					{t("owner.file")}
				</a>
			</div>
			<p className="office-card-body soft">{t("owner.reportText")}</p>
			<ListTable
				label={t("owner.reportTitle", { year: String(year) })}
				columns={[
					t("organisation.home"),
					t("owner.quarter"),
					{ number: t("owner.reportStays") },
					{ number: t("owner.reportNights") },
					{ number: t("owner.reportPaid") },
					{ number: t("owner.sum_tax") },
					{ number: t("owner.sum_fee") },
				]}
			>
				{report.homes.flatMap(({ accoId, title, registrationNumber, quarters }) =>
					quarters.map(({ quarter, stays, nights, paidCents, taxCents, feeCents }) => (
						<tr key={`${accoId}${quarter}`}>
							<td>
								{title}
								{registrationNumber && <small>{registrationNumber}</small>}
							</td>
							<td>{quarter}</td>
							{(
								[
									["reportStays", String(stays)],
									["reportNights", String(nights)],
									["reportPaid", formatMoneyExact(paidCents, language)],
									["sum_tax", formatMoneyExact(taxCents, language)],
									["sum_fee", formatMoneyExact(feeCents, language)],
								] as const
							).map(([name, value]) => (
								<td key={name} className="office-num">
									<span className="office-label">{t(`owner.${name}`)} </span>
									{value}
								</td>
							))}
						</tr>
					)),
				)}
			</ListTable>
		</section>
	);
}

function Cells({ sums }: { sums: Sums }) {
	const t = useT();
	const language = useLanguage();
	const minus = useMinus();
	const exact = (cents: number) => formatMoneyExact(cents, language);
	const cells: Readonly<Record<(typeof COLUMNS)[number], string | null>> = {
		rent: sums.rentCents === 0 ? null : exact(sums.rentCents),
		extras: sums.extrasCents === 0 ? null : exact(sums.extrasCents),
		tax: sums.taxCents === 0 ? null : exact(sums.taxCents),
		fee: sums.feeCents === 0 ? null : minus(sums.feeCents),
		kept: sums.keptCents === 0 ? null : exact(sums.keptCents),
		net: exact(sums.netCents),
	};
	return COLUMNS.map((name) => (
		<td key={name} className={cells[name] === null ? "office-num office-none" : "office-num"}>
			<span className="office-label">{t(`owner.sum_${name}`)} </span>
			{name === "net" ? <b>{cells[name]}</b> : (cells[name] ?? <span className="soft">–</span>)}
		</td>
	));
}
