import { Download, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { formatChange } from "#i18n/figures.ts";
import { formatMoney, formatMoneyExact, formatNumber, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { MaybePair } from "#site/views/office-numbers-view.ts";
import { StateMark } from "./list-table.tsx";

/** A figure of the numbers: its card, the table that says the same, the file of it. */

type FigureText = (value: number | null) => string;

/** How numbers are written; nothing is a dash. */
export function useFigureTexts() {
	const t = useT();
	const language = useLanguage();
	const orDash =
		(text: (value: number) => string): FigureText =>
		(value) =>
			value === null ? "–" : text(value);
	return {
		count: orDash((value) => formatNumber(value, language)),
		money: orDash((cents) => formatMoneyExact(cents, language)),
		wholeMoney: orDash((cents) => formatMoney(Math.round(cents / 100) * 100, language)),
		/** Basis points, to a tenth of a percent. */
		share: orDash((bp) => formatPercent(Math.round(bp / 10) * 10, language)),
		days: orDash((count) => t("office.numbersDays", { count })),
	};
}

/** How much more or less than a year before; nothing where there was nothing. */
export function Change({ now, before, isShare = false }: MaybePair & { readonly isShare?: boolean }) {
	const t = useT();
	const language = useLanguage();
	if (now === null || before === null || (!isShare && before === 0)) return null;
	const bp = isShare ? now - before : Math.round(((now - before) / before) * 10_000);
	const Icon = bp < 0 ? TrendingDown : TrendingUp;
	const words = isShare
		? t("office.numbersPoints", { change: formatChange(bp, language).replace(/[\s\u00a0\u202f]?%/, "") })
		: formatChange(bp, language);
	return (
		<StateMark tone={bp < 0 ? "honey" : bp > 0 ? "moss" : "plain"}>
			{bp !== 0 && <Icon aria-hidden="true" />}
			{words}
		</StateMark>
	);
}

/** A figure with its plot, and below it the tables that say the same. */
export function Card({
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

/** A number of every line, now and a year before. */
export interface FigureColumn<Line> {
	readonly name: string;
	readonly pair: (line: Line) => MaybePair;
	readonly text: FigureText;
}

/** A table with a word for each line and its numbers beside those of a year before, and the file of it. */
export function FigureTable<Line>({
	caption,
	file,
	first,
	word,
	columns,
	lines,
}: {
	caption: string;
	file: string;
	/** Heading of the words. */
	first: string;
	word: (line: Line) => string;
	columns: readonly FigureColumn<Line>[];
	lines: readonly Line[];
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
							<th scope="col">{first}</th>
							{columns.flatMap(({ name }) => [
								<th key={name} scope="col">
									{name}
								</th>,
								<th key={`${name} before`} scope="col">
									{t("office.numbersColumnBefore", { name })}
								</th>,
							])}
						</tr>
					</thead>
					<tbody>
						{lines.map((line) => (
							<tr key={word(line)}>
								<th scope="row">{word(line)}</th>
								{columns.flatMap(({ name, pair, text }) => [
									<td key={name}>{text(pair(line).now)}</td>,
									<td key={`${name} before`}>{text(pair(line).before)}</td>,
								])}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<FileLink file={file} name={caption} />
		</>
	);
}

/** The numbers of a table as a file. */
export function FileLink({ file, name }: { file: string; name: string }) {
	const t = useT();
	return (
		<a className="office-link office-number-file" href={file} download>
			<Download aria-hidden="true" />
			{t("office.numbersFile", { name })}
		</a>
	);
}

/** Which mark of a plot is which year, and what its gaps are, where it has some; the tables say it in words. */
export function Legend({ gapWords = null }: { readonly gapWords?: string | null }) {
	const t = useT();
	return (
		<p className="office-legend" aria-hidden="true">
			<span data-of="now">{t("office.numbersThis")}</span>
			<span data-of="before">{t("office.numbersYearBefore")}</span>
			{gapWords !== null && <span data-of="gap">{gapWords}</span>}
		</p>
	);
}
