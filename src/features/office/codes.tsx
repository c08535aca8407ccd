import { useRef } from "react";
import type { Language } from "#domain/language.ts";
import type { CODE_FIELDS, CodeTerms } from "#domain/pricing/code-terms.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { formatDate, formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { recordHref } from "#site/office-records.ts";
import {
	type CodeLine,
	type DiscountPage,
	type DiscountsPage,
	HOMES_SHOWN,
	type OpenCode,
} from "#site/views/office-codes-view.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields.tsx";
import { CountriesChooser, HomesChooser } from "./chooser.tsx";
import { HomeSuggestions } from "./home-suggestions.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable, StateMark } from "./list-table.tsx";
import { EmptyList, FindForm, MoreLink } from "./lists.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { OfRecord } from "./people-terms.tsx";
import { Beside, Facts, NewRecordFrame, OpenedAct, RecordPage, RecordsHead } from "./record.tsx";
import { BookingsBeside } from "./record-beside.tsx";
import { DoOrLeave } from "./step-up.tsx";

/** Discount codes in a list: their terms and uses. */
export function Discounts({ page }: { page: DiscountsPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<RecordsHead
				title={t("office.title_discounts")}
				text={t("office.codesDeskText")}
				href={page.newHref}
				word={t("office.newCode")}
			/>
			<div className="office-filters">
				<FindForm desk="codes" q={page.q} label={t("office.findCode")} />
			</div>
			{page.lines.length === 0 ? (
				<EmptyList>{t("office.noCode")}</EmptyList>
			) : (
				<Lines lines={page.lines} names={page.homeNames} />
			)}
			<MoreLink href={page.more}>{t("office.moreCodes")}</MoreLink>
		</>
	);
}

const TONES = { valid: "moss", early: "plain", over: "dune", "used-up": "honey" } as const;

function State({ state }: { state: CodeLine["state"] }) {
	const t = useT();
	return <StateMark tone={TONES[state]}>{t(`office.codeIs_${state}`)}</StateMark>;
}

function termsValue({ value }: CodeTerms, language: Language): string {
	return value.kind === "percent" ? formatPercent(value.bp, language) : formatMoneyExact(value.cents, language);
}

/** `10 %` or a sum, with its bound. */
function Value({ terms }: { terms: CodeTerms }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<b>{termsValue(terms, language)}</b>
			{terms.maxCents !== null && (
				<small>{t("office.codeAtMost", { sum: formatMoneyExact(terms.maxCents, language) })}</small>
			)}
		</>
	);
}

function Window({ from, until }: { from: string | null; until: string | null }) {
	const t = useT();
	const language = useLanguage();
	const day = (iso: string) => formatDate(dayOf(iso), language, "plain");
	if (from !== null && until !== null) return t("office.codeBetween", { from: day(from), until: day(until) });
	if (from !== null) return t("office.codeFrom", { from: day(from) });
	return until === null ? t("office.codeAlways") : t("office.codeUntil", { until: day(until) });
}

/** Countries and homes in which it can be used, by name; none: all. */
function useWhere({ accoIds, countries }: CodeTerms, names: Names): readonly string[] {
	const language = useLanguage();
	return [...countries.map((code) => countryName(code, language)), ...accoIds.map((id) => names[id] ?? id)];
}

/** Where it can be used and from which rent on. */
function Scope({ terms, names }: { terms: CodeTerms; names: Names }) {
	const t = useT();
	const language = useLanguage();
	const { minRentCents } = terms;
	const where = useWhere(terms, names);
	const more = where.length - HOMES_SHOWN;
	return (
		<>
			{where.length === 0 ? t("office.codeEverywhere") : where.slice(0, HOMES_SHOWN).join(", ")}
			{more > 0 && ` ${t("office.codeWhereMore", { count: more })}`}
			{minRentCents > 0 && <small>{t("office.codeMinRent", { sum: formatMoneyExact(minRentCents, language) })}</small>}
		</>
	);
}

/** What homes are called, by their numbers. */
type Names = DiscountsPage["homeNames"];

function Lines({ lines, names }: { lines: readonly CodeLine[]; names: Names }) {
	const t = useT();
	return (
		<section className="office-card" aria-label={t("office.title_discounts")}>
			<ListTable
				className="office-codes-table"
				columns={[
					t("office.discountCode"),
					t("office.codeValue"),
					t("office.codeBooked"),
					t("office.codeStayed"),
					t("office.codeWhere"),
					t("office.state"),
					{ number: t("office.codeUses") },
				]}
			>
				{lines.map(({ code, href, terms, uses, state, isOfStaff }) => (
					<tr key={code} data-href={href}>
						<td className="cell-no">
							<a className="office-link office-mono" href={href}>
								{code}
							</a>
							{!isOfStaff && <small>{t("office.codeOfFeed")}</small>}
						</td>
						<td>
							<Value terms={terms} />
						</td>
						<td>
							<span className="office-label">{t("office.codeBooked")} </span>
							<Window from={terms.bookFrom} until={terms.bookUntil} />
						</td>
						<td>
							<span className="office-label">{t("office.codeStayed")} </span>
							<Window from={terms.stayFrom} until={terms.stayUntil} />
						</td>
						<td>
							<Scope terms={terms} names={names} />
						</td>
						<td>
							<State state={state} />
						</td>
						<td className="office-num">
							<span className="office-label">{t("office.codeUses")} </span>
							{terms.maxUses === null ? uses : t("office.codeUsesOf", { uses, most: terms.maxUses })}
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}

/** Fields of the terms, the same for a new code and for one that nobody has used. */
function Terms({ of, typed, names = {} }: { of: "code" | "change-code"; typed?: OpenCode["typed"]; names?: Names }) {
	const t = useT();
	const kinds = (["percent", "amount"] as const).map((value) => ({ value, label: t(`office.codeKind_${value}`) }));
	const hints: Partial<Record<(typeof CODE_FIELDS)[number], string>> = {
		codeValue: t("office.codeValueHint"),
	};
	const field = (name: (typeof CODE_FIELDS)[number]) =>
		name === "homes" ? (
			<HomesChooser key={name} of={of} value={typed?.homes ?? ""} names={names} />
		) : name === "countries" ? (
			<CountriesChooser key={name} of={of} value={typed?.countries ?? ""} />
		) : (
			<OfficeField
				key={name}
				of={of}
				name={name}
				value={typed?.[name] ?? (name === "codeKind" ? "percent" : "")}
				{...(name === "codeKind" ? { options: kinds } : {})}
				{...(hints[name] ? { hint: hints[name] } : {})}
			/>
		);
	return GROUPS.map(({ group, fields }) => (
		<fieldset key={group} className="office-code-group" data-group={group}>
			<legend>{t(`office.codeGroup_${group}`)}</legend>
			<div className="office-code-terms">
				{group === "gives" && of === "code" && (
					<OfficeField of="code" name="discountCode" hint={t("office.discountCodeHint")} />
				)}
				{fields.map(field)}
			</div>
		</fieldset>
	));
}

/** The terms by what they say: each field stands in one group. */
const GROUPS = [
	{ group: "gives", fields: ["codeKind", "codeValue", "maxReduction", "minRent"] },
	{ group: "when", fields: ["bookFrom", "bookUntil", "stayFrom", "stayUntil"] },
	{ group: "where", fields: ["homes", "countries"] },
	{ group: "often", fields: ["maxUses", "perGuest"] },
] as const satisfies readonly { readonly group: string; readonly fields: readonly (typeof CODE_FIELDS)[number][] }[];

/** The form of a new code. */
export function NewDiscount() {
	const t = useT();
	return (
		<NewRecordFrame desk="codes" title={t("office.newCode")}>
			<OfficeForm name="code">
				<OfficeRefusal of="code" />
				<Terms of="code" />
				<DoOrLeave of="code" leaveHref={officeHref("codes")} leave={t("office.backToList")}>
					{t("office.addCode")}
				</DoOrLeave>
			</OfficeForm>
		</NewRecordFrame>
	);
}

/** One code: its terms, what it gives on a stay, and what was booked with it. */
export function DiscountDetail({ page: { record, code, homeNames } }: { page: DiscountPage }) {
	const t = useT();
	const language = useLanguage();
	const { terms } = code;
	const where = useWhere(terms, homeNames);
	const stays = t(code.isEnded ? "office.codeHasEnded" : "office.codeIsUsed");
	return (
		<RecordPage
			desk="codes"
			record={record}
			mark={<State state={code.state} />}
			line={[
				termsValue(terms, language),
				where.length === 0 ? t("office.codeEverywhere") : where.slice(0, HOMES_SHOWN).join(", "),
				terms.maxUses === null
					? t("office.codeUsed", { count: code.uses })
					: t("office.codeUsesOf", { uses: code.uses, most: terms.maxUses }),
			]}
			reasons={{ "change-code": stays, "end-code": t("office.codeHasEnded") }}
			opened={record.open === "end-code" && <End page={{ name: "discount", record, code, homeNames }} />}
			facts={
				record.open === "change-code" ? (
					<Change page={{ name: "discount", record, code, homeNames }} />
				) : (
					<CodeFacts code={code} names={homeNames} note={code.isOpen ? null : stays} />
				)
			}
		>
			<Trial code={code} />
			<BookingsBeside title={t("office.codeUsedBy")} none={t("office.noPartnerBookings")} bookings={code.usedBy} />
		</RecordPage>
	);
}

function CodeFacts({
	code: { terms, uses, isOfStaff },
	names,
	note,
}: {
	code: OpenCode;
	names: Names;
	note: string | null;
}) {
	const t = useT();
	const language = useLanguage();
	const where = useWhere(terms, names);
	const sum = (cents: number | null) => (cents === null || cents === 0 ? null : formatMoneyExact(cents, language));
	return (
		<>
			<Facts
				facts={[
					[t("office.codeValue"), termsValue(terms, language)],
					[t("office.maxFact"), sum(terms.maxCents)],
					[t("office.minRentFact"), sum(terms.minRentCents)],
					[t("office.codeBooked"), <Window key="booked" from={terms.bookFrom} until={terms.bookUntil} />],
					[t("office.codeStayed"), <Window key="stayed" from={terms.stayFrom} until={terms.stayUntil} />],
					[t("office.codeWhere"), where.length === 0 ? t("office.codeEverywhere") : where.join(", ")],
					[
						t("office.codeUses"),
						terms.maxUses === null ? String(uses) : t("office.codeUsesOf", { uses, most: terms.maxUses }),
					],
					[t("office.perGuest"), terms.perGuest === null ? null : String(terms.perGuest)],
				]}
			/>
			{note && <p className="soft mt-2">{note}</p>}
			{!isOfStaff && <p className="soft mt-2">{t("office.isOfFeed")}</p>}
		</>
	);
}

function Change({ page: { record, code, homeNames } }: { page: DiscountPage }) {
	const t = useT();
	return (
		<OpenedAct record={record} name="change-code" act={t("office.changeCode")} look="wide">
			<OfRecord {...code} />
			<Terms of="change-code" typed={code.typed} names={homeNames} />
		</OpenedAct>
	);
}

function End({ page: { record, code } }: { page: DiscountPage }) {
	const t = useT();
	return (
		<OpenedAct record={record} name="end-code" then={t("office.then_end-code")} act={t("office.endCode")} look="wide">
			<OfRecord {...code} />
		</OpenedAct>
	);
}

const NO_HOMES: readonly [] = [];

/** What the quote of a stay says with the code and without. */
function Trial({ code: { code, stay, trial } }: { code: OpenCode }) {
	const t = useT();
	const language = useLanguage();
	const homeBox = useRef<HTMLDivElement>(null);
	return (
		<Beside id="try" title={t("office.tryCode")}>
			<div className="office-card-body">
				<form className="office-code-terms" method="get" action={recordHref("codes", code)}>
					<div ref={homeBox} className="office-home-field">
						<Field
							id="try-home"
							name="home"
							label={t("office.boardHome")}
							hint={t("office.homeFieldHint")}
							defaultValue={stay.home}
							list="try-homes"
						/>
						<HomeSuggestions box={homeBox} list="try-homes" known={NO_HOMES} />
					</div>
					<Field
						id="try-adults"
						name="adults"
						label={t("office.adults")}
						inputMode="numeric"
						defaultValue={stay.adults}
					/>
					<Field
						id="try-arrival"
						name="arrival"
						type="date"
						label={t("office.arrivalDay")}
						defaultValue={stay.arrival}
					/>
					<Field
						id="try-departure"
						name="departure"
						type="date"
						label={t("office.departureDay")}
						defaultValue={stay.departure}
					/>
					<div>
						<Button look="outline" size="small" type="submit">
							{t("office.tryCodeNow")}
						</Button>
					</div>
				</form>
				{trial && (
					<div role="status" className="mt-4">
						{"unpriced" in trial ? (
							<p>{trial.unpriced}</p>
						) : (
							<>
								<dl className="office-code-sums">
									{(["withoutCents", "codeCents", "withCents"] as const).map((name) => (
										<div key={name}>
											<dt>{t(`office.try_${name}`)}</dt>
											<dd className="office-num">
												{formatMoneyExact(name === "codeCents" ? -trial.codeCents + 0 : trial[name], language)}
											</dd>
										</div>
									))}
								</dl>
								{trial.refused && <p className="field-error">{trial.refused}</p>}
							</>
						)}
					</div>
				)}
			</div>
		</Beside>
	);
}
