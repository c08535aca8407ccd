import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { NUMBERS_BY } from "#site/office-numbers.ts";
import type { NumbersPage, Pair } from "#site/views/office-numbers-view.ts";
import { Button } from "#ui/button.tsx";
import { EmptyList } from "./lists.tsx";
import { Change, useFigureTexts } from "./numbers-card.tsx";
import { Codes } from "./numbers-codes.tsx";
import { Conversion, Lead, Occupancy, Origins, Revenue } from "./numbers-figures.tsx";

/** What is sold, beside the same days of the year before. */
export function Numbers({ page }: { page: NumbersPage }) {
	const t = useT();
	const language = useLanguage();
	const { total, allNights } = page;
	const { count, wholeMoney } = useFigureTexts();
	const basis = t(page.by === "booked" ? "office.numbersByBooked" : "office.numbersByArrival");
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
			{page.isTurned && <p className="soft mt-2">{t("office.numbersTurned")}</p>}
			<dl className="office-figures">
				<Figure word={t("office.numbersBookings")} pair={total.bookings} text={count} basis={basis} />
				<Figure
					word={t("office.numbersInvoice")}
					pair={total.invoiceCents}
					text={wholeMoney}
					basis={
						total.invoiceCents.now === total.grandCents.now ? basis : `${basis}, ${t("office.numbersInvoiceLess")}`
					}
				/>
				<Figure
					word={t("office.numbersNights")}
					pair={allNights.sold}
					text={count}
					basis={t("office.numbersByNight")}
				/>
				<Figure
					word={t("office.numbersCancelled")}
					pair={total.cancelled}
					text={count}
					basis={basis}
					more={t("office.numbersCancelledSum", { sum: wholeMoney(total.cancelledCents.now) })}
				/>
			</dl>
			{total.bookings.now + total.bookings.before + total.cancelled.now === 0 && (
				<EmptyList>{t("office.numbersNothing")}</EmptyList>
			)}
			<div className="office-numbers">
				<Revenue page={page} />
				<Occupancy page={page} />
				<Origins page={page} />
				<Conversion page={page} />
				<Lead page={page} />
				<Codes page={page} />
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
	basis,
	more,
}: {
	word: string;
	pair: Pair;
	text: (value: number) => string;
	/** What decides whether it counts in the period: not the same for all of them. */
	basis: string;
	more?: string;
}) {
	const t = useT();
	return (
		<div>
			<dt>{word}</dt>
			<dd>
				<b>{text(pair.now)}</b> {more === undefined && <Change {...pair} />}
				<small>{more ?? t("office.numbersBefore", { value: text(pair.before) })}</small>
				<small>{basis}</small>
			</dd>
		</div>
	);
}
