import { ArrowUpDown, Check, ChevronDown, ListFilter, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { languageName } from "#i18n/countries.ts";
import { useT } from "#i18n/react.tsx";
import type { Translate } from "#i18n/translate.ts";
import { officeHref } from "#site/office.ts";
import { Button } from "#ui/button.tsx";
import { FindForm } from "./lists.tsx";
import { useMenu } from "./menu.ts";

/**
 * What a list is asked for: the search, a token for each filter that is set, and a menu of all filters. A filter is an
 * address, so that choosing one applies it at once and each state can be linked. The menus are the browser's own and do
 * without script; with it F opens the filters, arrows go through them and Escape shuts them.
 */

/** A filter that is set, with the list without it. */
export interface FilterToken {
	readonly name: string;
	readonly label: string;
	readonly value: ReactNode;
	readonly without: string;
}

interface FilterChoice {
	readonly key: string;
	readonly word: string;
	/** The list with it, or without it where it is set. */
	readonly href: string;
	readonly isOn: boolean;
}

/** A field of the menu: values of which one is chosen, or inputs that are typed into. */
export interface FilterField {
	readonly name: string;
	readonly label: string;
	readonly choices?: readonly FilterChoice[];
	readonly inputs?: readonly {
		readonly name: string;
		readonly label: string;
		readonly type: "text" | "date";
		readonly value: string;
	}[];
}

/** The field of a language, whose choices lead to `hrefOf`. */
export function languageField(
	t: Translate,
	shown: Language,
	set: Language | null,
	hrefOf: (lang: Language | null) => string,
): FilterField {
	return {
		name: "in",
		label: t("office.writtenIn"),
		choices: LANGUAGES.map((known) => ({
			key: known,
			word: languageName(known, shown),
			href: hrefOf(known === set ? null : known),
			isOn: known === set,
		})),
	};
}

interface FilterBarProps {
	/** Path of the list below `/staff`. */
	readonly desk: string;
	/** What the address of the list says; forms send it along, but for their own fields. */
	readonly said: Readonly<Record<string, string>>;
	/** The search; absent: the list has none. */
	readonly find?: { readonly label: string; readonly hint?: string; readonly isWide?: boolean };
	readonly tokens: readonly FilterToken[];
	readonly fields: readonly FilterField[];
	/** Orders of the list. */
	readonly sorts?: readonly FilterChoice[];
	/** Beside the filters. */
	readonly children?: ReactNode;
}

export function FilterBar({ desk, said, find, tokens, fields, sorts, children }: FilterBarProps) {
	const t = useT();
	return (
		<div className="office-filterbar">
			{find && (
				<FindForm desk={desk} q={said.q ?? ""} {...find}>
					<Along said={said} but={["q"]} />
				</FindForm>
			)}
			{tokens.length > 0 && (
				<ul className="office-tokens" aria-label={t("office.filters")}>
					{tokens.map(({ name, label, value, without }) => (
						<li key={name}>
							<span>{label}</span> <b>{value}</b>
							<a href={without} aria-label={t("office.dropFilter", { name: label })}>
								<X aria-hidden="true" />
							</a>
						</li>
					))}
				</ul>
			)}
			{fields.length > 0 && (
				<Menu sign={<Plus aria-hidden="true" />} word={t("office.filter")} shortcut="f" isPlain={tokens.length > 0}>
					{fields.map((field) => (
						<Field key={field.name} desk={desk} said={said} field={field} />
					))}
				</Menu>
			)}
			{sorts && (
				<Menu
					sign={<ArrowUpDown aria-hidden="true" />}
					word={sorts.find(({ isOn }) => isOn)?.word ?? t("office.sortBy")}
					label={t("office.sortBy")}
				>
					<Choices choices={sorts} />
				</Menu>
			)}
			{children}
		</div>
	);
}

/** What the address says beside a form's own fields. */
function Along({ said, but }: { said: FilterBarProps["said"]; but: readonly string[] }) {
	return Object.entries(said)
		.filter(([name]) => !but.includes(name))
		.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

interface MenuProps {
	readonly sign: ReactNode;
	readonly word: string;
	/** What it is about, where its word alone does not say it. */
	readonly label?: string;
	readonly shortcut?: string;
	/** The word alone, beside tokens. */
	readonly isPlain?: boolean;
	readonly children: ReactNode;
}

/** What arrows go through: fields, and what an opened one has. */
const LINES = ":scope > div :is(summary, a, input:not([type=hidden]), button)";

function Menu({ sign, word, label, shortcut, isPlain = false, children }: MenuProps) {
	const menu = useMenu({ lines: LINES, beginsAtFirst: true });
	return (
		<details ref={menu} className="office-filter-menu" data-plain={isPlain ? "" : undefined}>
			<summary data-key={shortcut} aria-keyshortcuts={shortcut}>
				{sign}
				{label && <span className="visually-hidden">{label} </span>}
				{word}
				{shortcut && <kbd>{shortcut.toUpperCase()}</kbd>}
			</summary>
			<div className="office-float">{children}</div>
		</details>
	);
}

function Field({
	desk,
	said,
	field: { label, choices, inputs },
}: {
	desk: string;
	said: FilterBarProps["said"];
	field: FilterField;
}) {
	const t = useT();
	const isOn = (choices?.some((one) => one.isOn) || inputs?.some(({ value }) => value !== "")) ?? false;
	return (
		// One of them is open at a time.
		<details className="office-filter-field" name="office-filter">
			<summary>
				<ListFilter aria-hidden="true" />
				<span>{label}</span>
				{isOn && <Check aria-hidden="true" />}
				<ChevronDown aria-hidden="true" />
			</summary>
			{choices && <Choices choices={choices} />}
			{inputs && (
				<form method="get" action={officeHref(desk)}>
					<Along said={said} but={inputs.map((input) => input.name)} />
					{inputs.map((input) => (
						<label key={input.name}>
							<span>{input.label}</span>
							<input type={input.type} name={input.name} defaultValue={input.value} maxLength={100} />
						</label>
					))}
					<Button look="outline" size="small" type="submit">
						{t("office.filterApply")}
					</Button>
				</form>
			)}
		</details>
	);
}

function Choices({ choices }: { choices: readonly FilterChoice[] }) {
	return (
		<ul className="office-filter-choices">
			{choices.map(({ key, word, href, isOn }) => (
				<li key={key}>
					<a href={href} aria-current={isOn ? "true" : undefined}>
						<span>{word}</span>
						{isOn && <Check aria-hidden="true" />}
					</a>
				</li>
			))}
		</ul>
	);
}
