import { Download, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { languageName } from "#i18n/countries.ts";
import {
	formatChange,
	formatDate,
	formatDateRange,
	formatMoney,
	formatMoneyExact,
	formatNumber,
	formatPercent,
} from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { NUMBERS_BY, type NumbersTable } from "#site/office-numbers.ts";
import type { MaybePair, NumbersPage, Pair, ShareLine } from "#site/views/office-numbers-view.ts";
import { Button } from "#ui/button.tsx";
import { BarPlot, LinePlot, ShareBar } from "./numbers-plots.tsx";

/** What is sold, beside the same days of the year before. */
export function Numbers({ page }: { page: NumbersPage }) {
	const t = useT();
	const language = useLanguage();
	const { total, allNights } = page;
	const whole = (cents: number) => formatMoney(Math.round(cents / 100) * 100, language);
	const count = (value: number) => formatNumber(value, language);
	return (
		<>
			<div className="office-numbers-head">
				<div>
					<h1 className="office-title">{t("office.title_numbers")}</h1>
					<p className="soft">
						{t("office.numbersRange", {
							now: formatDateRange(dayOf(page.from), dayOf(page.until), language),
							before: formatDateRange(dayOf(page.before.from), dayOf(page.before.until), language),
						})}
					</p>
				</div>
				<nav className="office-numbers-periods" aria-label={t("office.numbersPeriods")}>
					{page.periods.map(({ period, href, isHere }) => (
						<a key={period} href={href} aria-current={isHere ? "page" : undefined}>
							{t(`office.numbersPeriod_${period}`)}
						</a>
					))}
				</nav>
			</div>
			<Choice page={page} />
			<dl className="office-figures">
				<Figure word={t("office.numbersBookings")} pair={total.bookings} text={count} />
				<Figure word={t("office.numbersInvoice")} pair={total.invoiceCents} text={whole} />
				<Figure word={t("office.numbersNights")} pair={allNights.sold} text={count} />
				<Figure
					word={t("office.numbersCancelled")}
					pair={total.cancelled}
					text={count}
					more={t("office.numbersCancelledSum", { sum: whole(total.cancelledCents.now) })}
				/>
			</dl>
			{total.bookings.now + total.bookings.before + total.cancelled.now === 0 && (
				<p className="soft mt-4">{t("office.numbersNothing")}</p>
			)}
			<div className="office-numbers">
				<Revenue page={page} />
				<Occupancy page={page} />
				<Origins page={page} />
				<Conversion page={page} />
				<Lead page={page} />
			</div>
		</>
	);
}

/** Any period, and the day that counts: a form whose answer has an address. */
function Choice({ page }: { page: NumbersPage }) {
	const t = useT();
	return (
		<form className="office-find office-numbers-choice" method="get" action={officeHref("numbers")}>
			<label>
				<span>{t("office.numbersFrom")}</span>
				<input type="date" name="from" defaultValue={page.from} />
			</label>
			<label>
				<span>{t("office.numbersUntil")}</span>
				<input type="date" name="until" defaultValue={page.until} />
			</label>
			<label>
				<span>{t("office.numbersBy")}</span>
				<select name="by" defaultValue={page.by}>
					{NUMBERS_BY.map((by) => (
						<option key={by} value={by}>
							{t(`office.numbersBy_${by}`)}
						</option>
					))}
				</select>
			</label>
			<Button look="outline" size="small" type="submit">
				{t("office.numbersShow")}
			</Button>
		</form>
	);
}

function Figure({
	word,
	pair,
	text,
	more,
}: {
	word: string;
	pair: Pair;
	text: (value: number) => string;
	more?: string;
}) {
	const t = useT();
	return (
		<div>
			<dt>{word}</dt>
			<dd>
				<b>{text(pair.now)}</b> {more === undefined && <Change {...pair} />}
				<small>{more ?? t("office.numbersBefore", { value: text(pair.before) })}</small>
			</dd>
		</div>
	);
}

/** How much more or less than a year before; nothing where there was nothing. */
function Change({ now, before, isShare = false }: MaybePair & { readonly isShare?: boolean }) {
	const t = useT();
	const language = useLanguage();
	if (now === null || before === null || (!isShare && before === 0)) return null;
	const bp = isShare ? now - before : Math.round(((now - before) / before) * 10_000);
	const Icon = bp < 0 ? TrendingDown : TrendingUp;
	const words = isShare
		? t("office.numbersPoints", { change: formatChange(bp, language).replace(/[\s\u00a0\u202f]?%/, "") })
		: formatChange(bp, language);
	return (
		<span className={`office-state office-state-${bp < 0 ? "honey" : bp > 0 ? "moss" : "plain"}`}>
			{bp !== 0 && <Icon aria-hidden="true" />}
			{words}
		</span>
	);
}

/** A figure with its plot, and below it the table that says the same. */
function Card({
	id,
	className = "",
	title,
	value,
	change,
	text,
	children,
	tables,
}: {
	id: string;
	className?: string;
	title: string;
	value: string;
	change?: ReactNode;
	text: string;
	children: ReactNode;
	tables: ReactNode;
}) {
	const t = useT();
	return (
		<section className={`office-card office-number ${className}`} aria-labelledby={id}>
			<header>
				<h2 id={id}>{title}</h2>
				{change}
			</header>
			<p className="office-number-value">{value}</p>
			<p className="soft t-small">{text}</p>
			{children}
			<details>
				<summary>{t("office.numbersTable")}</summary>
				{tables}
			</details>
		</section>
	);
}

/** A table with words in its first column and numbers in all others, and the file of it. */
function FigureTable({
	caption,
	file,
	head,
	rows,
}: {
	caption: string;
	file: string;
	head: readonly string[];
	rows: readonly (readonly string[])[];
}) {
	const t = useT();
	return (
		<>
			{/* The table is wider than a phone: it scrolls by itself, by keys as well. */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
			<div className="office-number-table" tabIndex={0} role="region" aria-label={caption}>
				<table>
					<thead>
						<tr>
							{head.map((word) => (
								<th key={word} scope="col">
									{word}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(([first, ...cells]) => (
							<tr key={first}>
								<th scope="row">{first}</th>
								{cells.map((cell, at) => (
									<td key={head[at + 1]}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<a className="office-link office-number-file" href={file} download>
				<Download aria-hidden="true" />
				{t("office.numbersFile", { name: caption })}
			</a>
		</>
	);
}

function Legend() {
	const t = useT();
	return (
		<p className="office-legend" aria-hidden="true">
			<span data-of="now">{t("office.numbersThis")}</span>
			<span data-of="before">{t("office.numbersYearBefore")}</span>
		</p>
	);
}

/** Words, now, before. */
function usePairHead(): (first: string, ...names: readonly string[]) => readonly string[] {
	const t = useT();
	return (first, ...names) => [first, ...names.flatMap((name) => [name, t("office.numbersColumnBefore", { name })])];
}

function Revenue({ page }: { page: NumbersPage }) {
	const t = useT();
	const language = useLanguage();
	const pairHead = usePairHead();
	const { grandCents } = page.total;
	const exact = (pair: Pair) => [formatMoneyExact(pair.now, language), formatMoneyExact(pair.before, language)];
	const counts = (pair: Pair) => [formatNumber(pair.now, language), formatNumber(pair.before, language)];
	const title = t(`office.numbersRevenue_${page.by}`);
	return (
		<Card
			id="revenue"
			className="office-number-wide"
			title={title}
			value={formatMoneyExact(grandCents.now, language)}
			change={<Change {...grandCents} />}
			text={t("office.numbersBefore", { value: formatMoneyExact(grandCents.before, language) })}
			tables={
				<>
					<FigureTable
						caption={t("office.numbersMonths")}
						file={page.files.months}
						head={pairHead(
							t("office.numbersMonth"),
							t("office.numbersBookings"),
							t("office.numbersGrand"),
							t("office.numbersInvoice"),
							t("office.numbersCancelled"),
							t("office.numbersCancelledMoney"),
						)}
						rows={page.months.map((line) => [
							formatDate(dayOf(line.month), language, "month"),
							...counts(line.bookings),
							...exact(line.grandCents),
							...exact(line.invoiceCents),
							...counts(line.cancelled),
							...exact(line.cancelledCents),
						])}
					/>
					<p>
						<FileLink page={page} table="days" name={t("office.numbersDaily")} />
					</p>
				</>
			}
		>
			<Legend />
			<LinePlot
				label={t("office.numbersPlot", { name: title })}
				valueText={(cents) => formatMoney(Math.round(cents / 100) * 100, language)}
				points={page.days.map((day) => day.grandCents)}
				ends={[formatDate(dayOf(page.from), language, "dayMonth"), formatDate(dayOf(page.until), language, "dayMonth")]}
			/>
		</Card>
	);
}

function FileLink({ page, table, name }: { page: NumbersPage; table: NumbersTable; name: string }) {
	const t = useT();
	return (
		<a className="office-link office-number-file" href={page.files[table]} download>
			<Download aria-hidden="true" />
			{t("office.numbersFile", { name })}
		</a>
	);
}

function Occupancy({ page }: { page: NumbersPage }) {
	const t = useT();
	const language = useLanguage();
	const pairHead = usePairHead();
	const { occupancy, sold, nights } = page.allNights;
	const percent = useShare();
	const count = (value: number) => formatNumber(value, language);
	// Two years and more have a month twice.
	const word = (month: string) => formatDate(dayOf(month), language, page.nights.length > 12 ? "month" : "monthShort");
	return (
		<Card
			id="occupancy"
			title={t("office.numbersOccupancy")}
			value={percent(occupancy.now)}
			change={<Change {...occupancy} isShare />}
			text={t("office.numbersNightsOf", { sold: count(sold.now), nights: count(nights.now) })}
			tables={
				<FigureTable
					caption={t("office.numbersOccupancy")}
					file={page.files.nights}
					head={pairHead(
						t("office.numbersMonth"),
						t("office.numbersNights"),
						t("office.numbersHomeNights"),
						t("office.numbersOccupancy"),
					)}
					rows={page.nights.map((line) => [
						formatDate(dayOf(line.month), language, "month"),
						...[line.sold.now, line.sold.before, line.nights.now, line.nights.before].map(count),
						...[line.occupancy.now, line.occupancy.before].map(percent),
					])}
				/>
			}
		>
			<Legend />
			<BarPlot
				label={t("office.numbersPlot", { name: t("office.numbersOccupancy") })}
				valueText={(bp) => formatPercent(Math.round(bp), language)}
				bars={page.nights.map(({ month, occupancy: of }) => ({
					word: page.nights.length > 12 ? month.slice(2, 7) : word(month),
					now: of.now ?? 0,
					before: of.before ?? 0,
				}))}
			/>
		</Card>
	);
}

function useShare(): (bp: number | null) => string {
	const language = useLanguage();
	return (bp) => (bp === null ? "–" : formatPercent(Math.round(bp / 10) * 10, language));
}

function Origins({ page }: { page: NumbersPage }) {
	const t = useT();
	const language = useLanguage();
	const pairHead = usePairHead();
	const largest = Math.max(...page.origins.flatMap(({ bookings }) => [bookings.now, bookings.before]));
	const { bookings } = page.total;
	const count = (value: number) => formatNumber(value, language);
	return (
		<Card
			id="origins"
			title={t("office.numbersOrigins")}
			value={count(bookings.now)}
			change={<Change {...bookings} />}
			text={t("office.numbersBefore", { value: count(bookings.before) })}
			tables={
				<FigureTable
					caption={t("office.numbersOrigins")}
					file={page.files.origins}
					head={pairHead(t("office.numbersOrigin"), t("office.numbersBookings"), t("office.numbersGrand"))}
					rows={page.origins.map((line) => [
						t(`office.numbersOrigin_${line.key}`),
						count(line.bookings.now),
						count(line.bookings.before),
						formatMoneyExact(line.grandCents.now, language),
						formatMoneyExact(line.grandCents.before, language),
					])}
				/>
			}
		>
			<dl className="office-shares">
				{page.origins.map((line) => (
					<div key={line.key}>
						<dt>{t(`office.numbersOrigin_${line.key}`)}</dt>
						<dd>
							<ShareBar {...line.bookings} largest={largest} />
							<b>{count(line.bookings.now)}</b>
						</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

function Conversion({ page }: { page: NumbersPage }) {
	const t = useT();
	const language = useLanguage();
	const percent = useShare();
	const pairHead = usePairHead();
	const count = (value: number) => formatNumber(value, language);
	const { conversion, quotes, booked } = page.converted;
	const text = () => {
		if (page.countedSince === null) return t("office.numbersNotCounted");
		const words = t("office.numbersConverted", { booked: count(booked.now), quotes: count(quotes.now) });
		const since = formatDate(dayOf(page.countedSince), language, "plain");
		return page.countedSince > page.from ? `${words} ${t("office.numbersSince", { day: since })}` : words;
	};
	const cells = (line: Omit<ShareLine<string>, "key">) => [
		count(line.quotes.now),
		count(line.quotes.before),
		count(line.booked.now),
		count(line.booked.before),
		percent(line.conversion.now),
		percent(line.conversion.before),
	];
	const head = (first: string) =>
		pairHead(first, t("office.numbersQuotes"), t("office.numbersBookings"), t("office.numbersConversion"));
	return (
		<Card
			id="conversion"
			title={t("office.numbersConversion")}
			value={percent(conversion.now)}
			change={<Change {...conversion} isShare />}
			text={text()}
			tables={
				<>
					<FigureTable
						caption={t("office.numbersByLanguage")}
						file={page.files.languages}
						head={head(t("office.numbersLanguage"))}
						rows={page.languages.map((line) => [languageName(line.key, language), ...cells(line)])}
					/>
					<FigureTable
						caption={t("office.numbersByOrigin")}
						file={page.files.origins}
						head={head(t("office.numbersOrigin"))}
						rows={page.origins.map((line) => [t(`office.numbersOrigin_${line.key}`), ...cells(line)])}
					/>
				</>
			}
		>
			<table className="office-conversion">
				<thead>
					<tr>
						<th scope="col">{t("office.numbersLanguage")}</th>
						<th scope="col">{t("office.numbersQuotes")}</th>
						<th scope="col">{t("office.numbersBookings")}</th>
						<th scope="col">{t("office.numbersShare")}</th>
					</tr>
				</thead>
				<tbody>
					{page.languages.map((line) => (
						<tr key={line.key}>
							<th scope="row">{languageName(line.key, language)}</th>
							<td>{count(line.quotes.now)}</td>
							<td>{count(line.booked.now)}</td>
							<td>
								<b>{percent(line.conversion.now)}</b>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Card>
	);
}

function Lead({ page }: { page: NumbersPage }) {
	const t = useT();
	const language = useLanguage();
	const pairHead = usePairHead();
	const count = (value: number) => formatNumber(value, language);
	const days = (value: number | null) => (value === null ? "–" : t("office.numbersDays", { count: value }));
	const { now, before } = page.leadDays;
	return (
		<Card
			id="lead"
			title={t("office.numbersLead")}
			value={days(now)}
			text={
				before === null
					? t("office.numbersLeadText")
					: `${t("office.numbersLeadText")} ${t("office.numbersLeadBefore", { days: days(before) })}`
			}
			tables={
				<FigureTable
					caption={t("office.numbersLead")}
					file={page.files.lead}
					head={pairHead(t("office.numbersLeadDays"), t("office.numbersBookings"))}
					rows={page.lead.map((line) => [
						line.untilDays === null
							? t("office.numbersLeadMore", { from: line.fromDays })
							: `${line.fromDays}–${line.untilDays}`,
						count(line.bookings.now),
						count(line.bookings.before),
					])}
				/>
			}
		>
			<Legend />
			<BarPlot
				label={t("office.numbersPlot", { name: t("office.numbersLead") })}
				valueText={(value) => formatNumber(value, language)}
				bars={page.lead.map((line) => ({ word: String(line.fromDays), ...line.bookings }))}
			/>
		</Card>
	);
}
