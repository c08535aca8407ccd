import { useT } from "#i18n/react.tsx";
import type { NumbersPage } from "#site/views/office-numbers-view.ts";
import { Card, Change, FigureTable, useFigureTexts } from "./numbers-card.tsx";
import { ShareBar } from "./numbers-plots.tsx";

/** Codes that are shown as bars, and those in the table; the file has all. */
const MOST_BARS = 8;
const MOST_LINES = 100;

/** Bookings by the discount code that they were made with; nothing where there were none. */
export function Codes({ page }: { page: NumbersPage }) {
	const t = useT();
	const { count, money } = useFigureTexts();
	const { codes } = page;
	if (codes.length === 0) return null;
	const total = codes.reduce(
		({ now, before }, { bookings }) => ({ now: now + bookings.now, before: before + bookings.before }),
		{ now: 0, before: 0 },
	);
	const bars = codes.slice(0, MOST_BARS);
	const largest = Math.max(...bars.flatMap(({ bookings }) => [bookings.now, bookings.before]));
	return (
		<Card
			id="codes"
			title={t("office.numbersCodes")}
			value={count(total.now)}
			change={<Change {...total} />}
			text={t("office.numbersCodesText")}
			tables={
				<FigureTable
					caption={t("office.numbersCodes")}
					file={page.files.codes}
					first={t("office.discountCode")}
					word={({ code }) => code}
					columns={[
						{ name: t("office.numbersBookings"), pair: (line) => line.bookings, text: count },
						{ name: t("office.numbersGrand"), pair: (line) => line.grandCents, text: money },
						{ name: t("office.numbersReduction"), pair: (line) => line.reductionCents, text: money },
					]}
					lines={codes.slice(0, MOST_LINES)}
				/>
			}
		>
			<dl className="office-shares">
				{bars.map((line) => (
					<div key={line.code}>
						<dt>{line.code}</dt>
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
