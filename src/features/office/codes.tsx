import { useRef } from "react";
import type { CODE_FIELDS, CodeTerms } from "#domain/pricing/code-terms.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { formatDate, formatDateRange, formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { type CodeLine, type DiscountsPage, HOMES_SHOWN, type OpenCode } from "#site/views/office-codes-view.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields.tsx";
import { StateBadge } from "./booking-words.tsx";
import { CountriesChooser, HomesChooser } from "./chooser.tsx";
import { HomeSuggestions } from "./home-suggestions.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable, StateMark } from "./list-table.tsx";
import { EmptyList, FindForm, MoreLink } from "./lists.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { StepUp } from "./step-up.tsx";

/** Discount codes: their terms and uses, one of them opened, and a new one. */
export function Discounts({ page }: { page: DiscountsPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<h1 className="office-title">{t("office.title_discounts")}</h1>
			<p className="soft mt-2">{t("office.codesDeskText")}</p>
			{page.open ? <Opened code={page.open} names={page.homeNames} /> : <NewCode />}
			<div className="office-filters">
				<FindForm desk="codes" q={page.q} label={t("office.findCode")} isFilter />
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

/** `10 %` or a sum, with its bound. */
function Value({ terms: { value, maxCents } }: { terms: CodeTerms }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<b>{value.kind === "percent" ? formatPercent(value.bp, language) : formatMoneyExact(value.cents, language)}</b>
			{maxCents !== null && <small>{t("office.codeAtMost", { sum: formatMoneyExact(maxCents, language) })}</small>}
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

/** Where it can be used and from which rent on. */
function Scope({ terms: { accoIds, countries, minRentCents }, names }: { terms: CodeTerms; names: Names }) {
	const t = useT();
	const language = useLanguage();
	const where = [...countries.map((code) => countryName(code, language)), ...accoIds.map((id) => names[id] ?? id)];
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

function NewCode() {
	const t = useT();
	const { view } = useOffice();
	return (
		<details className="office-card office-fold" open={view.form?.name === "code" || undefined}>
			<summary className="office-card-head">
				<h2>{t("office.newCode")}</h2>
			</summary>
			<div className="office-card-body">
				<OfficeForm name="code">
					<OfficeRefusal of="code" />
					<Terms of="code" />
					<StepUp of="code">
						<Button look="primary" type="submit">
							{t("office.addCode")}
						</Button>
					</StepUp>
				</OfficeForm>
			</div>
		</details>
	);
}

function Opened({ code, names }: { code: OpenCode; names: Names }) {
	const t = useT();
	const which = (
		<>
			<input type="hidden" name="which" value={code.code} />
			<input type="hidden" name="version" value={code.version} />
		</>
	);
	return (
		<section className="office-card" aria-labelledby="open-code">
			<div className="office-card-head">
				<h2 id="open-code" className="office-mono">
					{code.code}
				</h2>
				<State state={code.state} />
				<a href={officeHref("codes")} className="office-link">
					{t("office.closeCode")}
				</a>
			</div>
			<div className="office-card-body office-code-open">
				<Trial code={code} />
				<div>
					<OfficeRefusal of="change-code" />
					<OfficeRefusal of="end-code" />
					{code.isOpen && (
						<details open={code.isOpen && code.trial === null ? true : undefined}>
							<summary className="office-link">{t("office.codeTerms")}</summary>
							<OfficeForm name="change-code" className="mt-4">
								{which}
								<Terms of="change-code" typed={code.typed} names={names} />
								<StepUp of="change-code">
									<Button look="outline" size="small" type="submit">
										{t("office.changeCode")}
									</Button>
								</StepUp>
							</OfficeForm>
						</details>
					)}
					{!code.isOpen && <p className="soft">{t(code.isEnded ? "office.codeHasEnded" : "office.codeIsUsed")}</p>}
					{!code.isEnded && (
						<OfficeForm name="end-code" className="mt-4">
							{which}
							<Button look="danger" size="small" type="submit">
								{t("office.endCode")}
							</Button>
						</OfficeForm>
					)}
					{code.usedBy.length > 0 && <UsedBy uses={code.usedBy} />}
				</div>
			</div>
		</section>
	);
}

const NO_HOMES: readonly [] = [];

/** What the quote of a stay says with the code and without. */
function Trial({ code: { code, stay, trial } }: { code: OpenCode }) {
	const t = useT();
	const language = useLanguage();
	const homeBox = useRef<HTMLDivElement>(null);
	return (
		<div>
			<h3 className="office-code-head">{t("office.tryCode")}</h3>
			<form className="office-code-terms" method="get" action={officeHref("codes")}>
				<input type="hidden" name="code" value={code} />
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
				<Field id="try-arrival" name="arrival" type="date" label={t("office.arrivalDay")} defaultValue={stay.arrival} />
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
	);
}

function UsedBy({ uses }: { uses: OpenCode["usedBy"] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<h3 className="office-code-head mt-4">{t("office.codeUsedBy")}</h3>
			<ul className="office-code-uses">
				{uses.map(({ no, href, state, arrival, departure }) => (
					<li key={no}>
						<a className="office-link office-mono" href={href}>
							{no}
						</a>{" "}
						{formatDateRange(dayOf(arrival), dayOf(departure), language)} <StateBadge state={state} />
					</li>
				))}
			</ul>
		</>
	);
}
