import { dayOf } from "#domain/time/civil-date.ts";
import { languageName } from "#i18n/countries.ts";
import { formatDate, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { NumbersPage, ShareLine } from "#site/views/office-numbers-view.ts";
import { Card, Change, type FigureColumn, FigureTable, FileLink, Legend, useFigureTexts } from "./numbers-card.tsx";
import { BarPlot, LinePlot, ShareBar } from "./numbers-plots.tsx";

/** Each figure of the numbers, with its plot and its tables. */

export function Revenue({ page }: { page: NumbersPage }) {
	const t = useT();
	const language = useLanguage();
	const { count, money, wholeMoney } = useFigureTexts();
	const { grandCents } = page.total;
	const title = t(`office.numbersRevenue_${page.by}`);
	const end = (iso: string) => formatDate(dayOf(iso), language, "dayMonth");
	return (
		<Card
			id="revenue"
			className="office-number-wide"
			title={title}
			value={wholeMoney(grandCents.now)}
			change={<Change {...grandCents} />}
			text={t("office.numbersBefore", { value: wholeMoney(grandCents.before) })}
			tables={
				<>
					<p className="soft">{t("office.numbersInvoiceWhy")}</p>
					<FigureTable
						caption={t("office.numbersMonths")}
						file={page.files.months}
						first={t("office.numbersMonth")}
						word={({ month }) => formatDate(dayOf(month), language, "month")}
						columns={[
							{ name: t("office.numbersBookings"), pair: (line) => line.bookings, text: count },
							{ name: t("office.numbersGrand"), pair: (line) => line.grandCents, text: money },
							{ name: t("office.numbersInvoice"), pair: (line) => line.invoiceCents, text: money },
							{ name: t("office.numbersCancelled"), pair: (line) => line.cancelled, text: count },
							{ name: t("office.numbersCancelledMoney"), pair: (line) => line.cancelledCents, text: money },
						]}
						lines={page.months}
					/>
					<p>
						<FileLink file={page.files.days} name={t("office.numbersDaily")} />
					</p>
				</>
			}
		>
			<Legend />
			<LinePlot
				label={t("office.numbersPlot", { name: title })}
				valueText={wholeMoney}
				emptyTop={300_000}
				points={page.days.map((day) => day.grandCents)}
				ends={[end(page.from), end(page.until)]}
			/>
		</Card>
	);
}

export function Occupancy({ page }: { page: NumbersPage }) {
	const t = useT();
	const language = useLanguage();
	const { count, share } = useFigureTexts();
	const { occupancy, sold, nights } = page.allNights;
	// Two years and more have a month twice.
	const isLong = page.nights.length > 12;
	return (
		<Card
			id="occupancy"
			title={t("office.numbersOccupancy")}
			value={share(occupancy.now)}
			change={<Change {...occupancy} isShare />}
			text={`${t("office.numbersNightsOf", { sold: count(sold.now), nights: count(nights.now) })} · ${t("office.numbersNightsWhy")}`}
			tables={
				<FigureTable
					caption={t("office.numbersOccupancy")}
					file={page.files.nights}
					first={t("office.numbersMonth")}
					word={({ month }) => formatDate(dayOf(month), language, "month")}
					columns={[
						{ name: t("office.numbersNights"), pair: (line) => line.sold, text: count },
						{ name: t("office.numbersHomeNights"), pair: (line) => line.nights, text: count },
						{ name: t("office.numbersOccupancy"), pair: (line) => line.occupancy, text: share },
					]}
					lines={page.nights}
				/>
			}
		>
			<Legend gapWords={page.nights.some((line) => line.occupancy.now === null) ? t("office.numbersNoNights") : null} />
			<BarPlot
				label={t("office.numbersPlot", { name: t("office.numbersOccupancy") })}
				valueText={(bp) => formatPercent(Math.round(bp), language)}
				emptyTop={3_000}
				bars={page.nights.map(({ month, occupancy: of }) => ({
					word: formatDate(dayOf(month), language, isLong ? "monthYearShort" : "monthShort"),
					...of,
				}))}
				gapWords={t("office.numbersNoNights")}
			/>
		</Card>
	);
}

export function Origins({ page }: { page: NumbersPage }) {
	const t = useT();
	const { count, money } = useFigureTexts();
	const largest = Math.max(...page.origins.flatMap(({ bookings }) => [bookings.now, bookings.before]));
	const { bookings } = page.total;
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
					first={t("office.numbersOrigin")}
					word={({ key }) => t(`office.numbersOrigin_${key}`)}
					columns={[
						{ name: t("office.numbersBookings"), pair: (line) => line.bookings, text: count },
						{ name: t("office.numbersGrand"), pair: (line) => line.grandCents, text: money },
					]}
					lines={page.origins}
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

export function Conversion({ page }: { page: NumbersPage }) {
	const t = useT();
	const language = useLanguage();
	const { count, share } = useFigureTexts();
	const { conversion, quotes, booked } = page.converted;
	const text = () => {
		if (page.countedSince === null) return t("office.numbersNotCounted");
		const words = t("office.numbersConverted", { booked: count(booked.now), quotes: count(quotes.now) });
		const since = formatDate(dayOf(page.countedSince), language, "plain");
		return page.countedSince > page.from ? `${words} ${t("office.numbersSince", { day: since })}` : words;
	};
	const columns: readonly FigureColumn<Omit<ShareLine<string>, "key">>[] = [
		{ name: t("office.numbersQuotes"), pair: (line) => line.quotes, text: count },
		{ name: t("office.numbersBookings"), pair: (line) => line.booked, text: count },
		{ name: t("office.numbersConversion"), pair: (line) => line.conversion, text: share },
	];
	return (
		<Card
			id="conversion"
			title={t("office.numbersConversion")}
			value={share(conversion.now)}
			change={<Change {...conversion} isShare />}
			text={text()}
			tables={
				<>
					<FigureTable
						caption={t("office.numbersByLanguage")}
						file={page.files.languages}
						first={t("office.numbersLanguage")}
						word={({ key }) => languageName(key, language)}
						columns={columns}
						lines={page.languages}
					/>
					<FigureTable
						caption={t("office.numbersByOrigin")}
						file={page.files.origins}
						first={t("office.numbersOrigin")}
						word={({ key }) => t(`office.numbersOrigin_${key}`)}
						columns={columns}
						lines={page.origins}
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
								<b>{share(line.conversion.now)}</b>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Card>
	);
}

export function Lead({ page }: { page: NumbersPage }) {
	const t = useT();
	const { count, days } = useFigureTexts();
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
					first={t("office.numbersLeadDays")}
					word={({ fromDays, untilDays }) =>
						untilDays === null ? t("office.numbersLeadMore", { from: fromDays }) : `${fromDays}–${untilDays}`
					}
					columns={[{ name: t("office.numbersBookings"), pair: (line) => line.bookings, text: count }]}
					lines={page.lead}
				/>
			}
		>
			<Legend />
			<BarPlot
				label={t("office.numbersPlot", { name: t("office.numbersLead") })}
				valueText={count}
				emptyTop={3}
				bars={page.lead.map((line) => ({ word: String(line.fromDays), ...line.bookings }))}
			/>
		</Card>
	);
}
