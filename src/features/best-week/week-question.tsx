import { useRouter } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { type FormEvent, Fragment, type ReactNode, useId, useRef, useState } from "react";
import { partyCounts } from "#domain/party/party.ts";
import { FLEX_PERIODS } from "#domain/pricing/flexible-stays.ts";
import { filtersOf } from "#domain/search/filters.ts";
import { LIMITS, MOST_LETTERS } from "#domain/search/limits.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { choiceLabel, wordKey } from "#i18n/filter-words.ts";
import { formatDate, formatList, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { bestWeekString, firstDayOf, parseBestWeek, printMonthNumber } from "#site/best-week-params.ts";
import { partyOf, printSearchParams } from "#site/search-params.ts";
import { setFilters } from "#site/set-filters.ts";
import type { BestWeekView } from "#site/views/best-week-view.ts";
import { Button } from "#ui/button.tsx";
import { useDismissable } from "#ui/dismiss.ts";
import { useEarlyChoices } from "#ui/early-choices.ts";
import { usePlacement } from "#ui/placement.ts";
import { screenOf } from "../layout/screen-of.ts";
import { PartySteppers } from "../search/party-steppers.tsx";

/** Wishes that the sentence names; more are counted. */
const NAMED_FILTERS = 2;
const LISTS = filtersOf("all", "any");
/** Sunday first, as `arrivalDay` counts; the choice begins with Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
/** A Sunday. */
const SOME_SUNDAY = dayOf("2027-01-03");
/** Fields of the form; everything else of the address goes along as it is. */
const OWN: readonly string[] = ["adults", "children", "babies", "pets", ...LISTS.map(({ address }) => address)];

/** The question as a sentence: each of its words opens its fields. A plain GET form, with and without script. */
export function WeekQuestion({ view }: { view: BestWeekView }) {
	const t = useT();
	const language = useLanguage();
	const router = useRouter();
	const { params } = view;
	const form = useRef<HTMLFormElement>(null);
	useEarlyChoices(form);
	const [party, setParty] = useState(partyOf(params.search));
	const set = setFilters(params.search);
	const named = set.slice(0, NAMED_FILTERS).map(({ filter, choice }) => choiceLabel(filter, choice, t, language));
	const month = (number: number, style: "month" | "monthLong") => formatDate(firstDayOf(number), language, style);
	const isSameYear = Math.floor(params.first / 12) === Math.floor(params.last / 12);
	const words = {
		who: t("search.partySummary", partyCounts(party)),
		where: params.q || t("bestweek.anywhere"),
		filters:
			named.length === 0
				? t("bestweek.noFilters")
				: set.length > named.length
					? t("bestweek.moreFilters", { filters: formatList(named, language), count: set.length - named.length })
					: formatList(named, language),
		budget:
			params.budget === undefined
				? t("bestweek.anyPrice")
				: t("bestweek.upTo", { price: formatMoney(params.budget * 100, language) }),
		length: t(`bestweek.length_${params.length}`),
		span:
			params.first === params.last
				? month(params.first, "month")
				: t("bestweek.span", {
						first: month(params.first, isSameYear ? "monthLong" : "month"),
						last: month(params.last, "month"),
					}),
	};
	const fields: Record<keyof typeof words, ReactNode> = {
		who: <PartySteppers party={party} onChange={setParty} />,
		where: <WhereField value={params.q} />,
		filters: <FilterFields view={view} />,
		budget: <BudgetField value={params.budget} />,
		length: <LengthFields view={view} />,
		span: <SpanFields view={view} />,
	};
	const { before, parts } = partsOf<keyof typeof words>(t("bestweek.sentence", marked(words)));
	const kept = Object.entries(printSearchParams(params.search)).filter(([name]) => !OWN.includes(name));
	const submit = (event: FormEvent<HTMLFormElement>) => {
		const query: Record<string, string> = {};
		for (const [name, value] of new FormData(event.currentTarget)) {
			if (typeof value === "string" && value) query[name] = query[name] ? `${query[name]},${value}` : value;
		}
		const today = dayOf(view.today);
		const screen = screenOf(view.path + bestWeekString(parseBestWeek(query, today), today));
		if (!screen) return;
		event.preventDefault();
		void router.navigate({ ...screen, resetScroll: false } as never);
	};
	return (
		<form
			ref={form}
			className="week-question"
			action={view.path}
			method="get"
			aria-label={t("bestweek.title")}
			onSubmit={submit}
		>
			<div className="sentence">
				{before}
				{parts.map(({ name, after }) => (
					<Fragment key={name}>
						<Word label={words[name]}>{fields[name]}</Word>
						{after}
					</Fragment>
				))}
			</div>
			{kept.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button look="ember" type="submit">
				{t("bestweek.submit")}
			</Button>
		</form>
	);
}

/** Stands around the names of words in the sentence, so that their places in it are the language's own. */
const MARK = "\u0001";

/** A sentence taken apart: what stands before its first word, and each word with the text behind it. */
function partsOf<Name extends string>(sentence: string) {
	const [before = "", ...rest] = sentence.split(MARK);
	const parts = rest.flatMap((name, at) => (at % 2 === 0 ? [{ name: name as Name, after: rest[at + 1] ?? "" }] : []));
	return { before, parts };
}

function marked<Name extends string>(words: Readonly<Record<Name, string>>): Record<Name, string> {
	return Object.fromEntries(Object.keys(words).map((name) => [name, MARK + name + MARK])) as Record<Name, string>;
}

/** A word of the sentence that opens its fields. */
function Word({ label, children }: { label: string; children: ReactNode }) {
	const t = useT();
	const details = useDismissable();
	const panel = usePlacement(details);
	return (
		<details className="word" ref={details}>
			<summary>
				{label}
				<ChevronDown className="icon-s" aria-hidden="true" />
			</summary>
			<div ref={panel} className="popover word-panel">
				{children}
				<Button look="primary" className="word-submit" type="submit">
					{t("bestweek.submit")}
				</Button>
			</div>
		</details>
	);
}

function WhereField({ value }: { value: string }) {
	const t = useT();
	return (
		<label>
			<span className="field-label">{t("search.where")}</span>
			<input
				className="input"
				name="q"
				defaultValue={value}
				maxLength={MOST_LETTERS}
				placeholder={t("search.wherePlaceholder")}
				autoComplete="off"
			/>
		</label>
	);
}

function BudgetField({ value }: { value: number | undefined }) {
	const t = useT();
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{t("bestweek.budgetLabel")}</label>
			<input
				id={id}
				className="input"
				type="number"
				inputMode="numeric"
				name="budget"
				min={1}
				max={LIMITS.price.address}
				step={1}
				defaultValue={value}
				placeholder="€"
				aria-describedby={`${id}-hint`}
			/>
			<p className="t-small soft" id={`${id}-hint`}>
				{t("bestweek.budgetHint")}
			</p>
		</div>
	);
}

function LengthFields({ view: { params } }: { view: BestWeekView }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<fieldset>
				<legend className="field-label">{t("when.howLong")}</legend>
				{FLEX_PERIODS.map((period) => (
					<label key={period} className="filter-option">
						<input type="radio" name="length" value={period} defaultChecked={params.length === period} />
						{t(`when.${period}`)}
						<span className="count">{t(`bestweek.hint_${period}`)}</span>
					</label>
				))}
			</fieldset>
			<label>
				<span className="field-label">{t("bestweek.arrivalDay")}</span>
				<select className="input" name="arrivalDay" defaultValue={params.arrivalDay ?? ""}>
					<option value="">{t("bestweek.anyDay")}</option>
					{WEEKDAYS.map((weekday) => (
						<option key={weekday} value={weekday}>
							{formatDate(SOME_SUNDAY + weekday, language, "weekdayLong")}
						</option>
					))}
				</select>
			</label>
		</>
	);
}

function SpanFields({ view: { params, months } }: { view: BestWeekView }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			{(["first", "last"] as const).map((name) => (
				<label key={name}>
					<span className="field-label">{t(`bestweek.${name}`)}</span>
					<select className="input" name={name} defaultValue={printMonthNumber(params[name])}>
						{months.map((month) => (
							<option key={month} value={month}>
								{formatDate(dayOf(`${month}-01`), language, "month")}
							</option>
						))}
					</select>
				</label>
			))}
			<p className="t-small soft">{t("bestweek.spanHint")}</p>
		</>
	);
}

/** The lists of the filters, each choice with the homes that there would be with it. */
function FilterFields({ view: { params, facets } }: { view: BestWeekView }) {
	const t = useT();
	return LISTS.map((filter) => {
		const chosen: readonly string[] = params.search[filter.address] ?? [];
		const counts: Readonly<Record<string, number>> = facets[filter.name];
		return (
			<fieldset key={filter.name}>
				<legend className="field-label">{t(filter.label)}</legend>
				{filter.words.map((word) => (
					<label key={word} className="filter-option">
						<input
							className="tick"
							type="checkbox"
							name={filter.address}
							value={word}
							defaultChecked={chosen.includes(word)}
						/>
						{t(wordKey(filter, word))}
						<span className="count">{t("search.homes", { count: counts[word] ?? 0 })}</span>
					</label>
				))}
			</fieldset>
		);
	});
}
