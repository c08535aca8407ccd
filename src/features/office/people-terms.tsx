import type { ReactNode } from "react";
import type { StaffFormName } from "#domain/forms/staff-forms.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#domain/language.ts";
import { languageName } from "#i18n/countries.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { PEOPLE_STATES, type PeopleDesk, type PeopleState, peopleFields, peopleHref } from "#site/office-partners.ts";
import { CopyText } from "./copy-text.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListTable, StateMark } from "./list-table.tsx";
import { OfficeField } from "./office-forms.tsx";
import { Beside } from "./record.tsx";

/** What partners, agencies and home owners have in common: a code with its link, an address, a language. */

interface Person {
	readonly email: string | null;
	readonly lang: Language;
	readonly isActive: boolean;
}

/** Which record a form is of, as it was shown. */
export function OfRecord({ code, version }: { code: string; version: number }) {
	return (
		<>
			<input type="hidden" name="which" value={code} />
			<input type="hidden" name="version" value={version} />
		</>
	);
}

/** How somebody is reached, to be read. */
export function useReachedFacts({ email, lang }: Person): readonly (readonly [string, string])[] {
	const t = useT();
	const language = useLanguage();
	return [
		[t("office.email"), email ?? t("office.noEmail")],
		[t("office.mailLanguage"), languageName(lang, language)],
	];
}

/** Fields of how somebody is reached, and whether the code counts. */
export function ReachedFields({
	of,
	person,
	emailHint,
}: {
	of: Extract<StaffFormName, "partner" | "change-partner" | "owner" | "change-owner" | "agency" | "change-agency">;
	person?: Person;
	emailHint: string;
}) {
	const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
	return (
		<>
			<OfficeField of={of} name="email" value={person?.email ?? ""} hint={emailHint} />
			<OfficeField of={of} name="mailLanguage" value={person?.lang ?? "nl"} options={languages} />
			<OfficeField of={of} name="isActive" value={(person?.isActive ?? true) ? "1" : ""} />
		</>
	);
}

/** The search of a list of partners, owners or agencies, and whether their codes count. */
export function PeopleFilters({
	desk,
	page: { q, state },
	label,
}: {
	desk: PeopleDesk;
	page: { readonly q: string; readonly state: PeopleState | null };
	label: string;
}) {
	const t = useT();
	const word = (known: PeopleState) => t(known === "active" ? "office.active" : "office.inactive");
	return (
		<FilterBar
			desk={desk}
			said={peopleFields({ q, state })}
			find={{ label }}
			tokens={
				state === null
					? []
					: [{ name: "state", label: t("office.state"), value: word(state), without: peopleHref(desk, { q }) }]
			}
			fields={[
				{
					name: "state",
					label: t("office.state"),
					choices: PEOPLE_STATES.map((known) => ({
						key: known,
						word: word(known),
						href: peopleHref(desk, { q, state: known === state ? null : known }),
						isOn: known === state,
					})),
				},
			]}
		/>
	);
}

interface PeopleLine {
	readonly code: string;
	readonly href: string;
	readonly email: string | null;
	readonly isActive: boolean;
}

interface PeopleTableProps<Line extends PeopleLine> {
	readonly label: string;
	readonly lines: readonly Line[];
	readonly heads: { readonly name: string; readonly code: string; readonly number: string };
	readonly nameOf: (line: Line) => string;
	/** A column behind the code. */
	readonly kind?: { readonly head: string; readonly of: (line: Line) => string };
	readonly numberOf: (line: Line) => ReactNode;
}

/** Partners, owners or agencies, a line each, which leads to its page. */
export function PeopleTable<Line extends PeopleLine>(props: PeopleTableProps<Line>) {
	const { label, lines, heads, nameOf, kind, numberOf } = props;
	const t = useT();
	return (
		<section className="office-card" aria-label={label}>
			<ListTable
				className="office-codes-table"
				columns={[
					heads.name,
					heads.code,
					...(kind ? [kind.head] : []),
					t("office.email"),
					t("office.state"),
					{ number: heads.number },
				]}
			>
				{lines.map((line) => (
					<tr key={line.code} data-href={line.href}>
						<td className="cell-no">
							<a className="office-link" href={line.href}>
								{nameOf(line)}
							</a>
						</td>
						<td className="office-mono">{line.code}</td>
						{kind && <td>{kind.of(line)}</td>}
						<td className={line.email === null ? "office-none" : undefined}>
							{line.email ?? <span className="soft">{t("office.noEmail")}</span>}
						</td>
						<td>
							<ActiveMark isActive={line.isActive} />
						</td>
						<td className="office-num">
							<span className="office-label">{heads.number} </span>
							{numberOf(line)}
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}

export function ActiveMark({ isActive }: { isActive: boolean }) {
	const t = useT();
	return <StateMark tone={isActive ? "moss" : "dune"}>{t(isActive ? "office.active" : "office.inactive")}</StateMark>;
}

/** The link of a code, whole and to be copied, and where the entry comes from. */
export function CodeLink({ link, isOfStaff }: { link: string; isOfStaff: boolean }) {
	const t = useT();
	return (
		<Beside id="code-link" title={t("office.codeLink")}>
			<div className="office-card-body">
				<p className="office-mono office-code-link">
					<CopyText text={link} name={t("office.codeLink")} />
				</p>
				<p className="soft t-small mt-2">{t("office.codeLinkText")}</p>
				<p className="soft t-small mt-2">{t(isOfStaff ? "office.isOfStaff" : "office.isOfFeed")}</p>
			</div>
		</Beside>
	);
}
