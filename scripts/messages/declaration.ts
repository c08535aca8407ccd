import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
	isArgumentElement,
	isLiteralElement,
	isNumberElement,
	isPluralElement,
	isPoundElement,
	isSelectElement,
	type MessageFormatElement,
	parse,
} from "@formatjs/icu-messageformat-parser";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { withHouseNumbers } from "#i18n/house-numbers.ts";
import { isScreenPart } from "#i18n/screen-parts.ts";

/** What is written down of the texts: what each message takes, and which files hold them. */

const FOLDER = "src/i18n/messages";

const HEAD = "// Made by `npm run messages` from src/i18n/messages; not for the hand.\n";

/** A file of one language, as it stands. */
type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a placeholder takes: its type in TypeScript. */
const PLAIN = "string | number";

/** Generated files by their path; a test fails when a stored file differs. */
export function generatedFiles(): Readonly<Record<string, string>> {
	const parts = partsOf("en");
	const ofServer = parts.filter((part) => !isScreenPart(part));
	return {
		"src/i18n/messages.gen.ts": [
			HEAD,
			"/** Texts of screens, by full name: what each takes; null: nothing. */",
			declaration("ScreenMessages", "en", parts.filter(isScreenPart)),
			"",
			"/** Texts that never leave the server: mails, papers, small pages. */",
			declaration("ServerMessages", "en", ofServer),
			"",
		].join("\n"),
		"src/i18n/catalogues.gen.ts": catalogues(),
	};
}

/** Names of a language's files. */
function partsOf(language: Language): readonly string[] {
	return readdirSync(join(FOLDER, language))
		.map((file) => file.replace(/\.json$/, ""))
		.sort();
}

function declaration(name: string, language: Language, parts: readonly string[]): string {
	const lines = parts.flatMap((part) => {
		const groups: Groups = JSON.parse(readFileSync(join(FOLDER, language, `${part}.json`), "utf8"));
		return Object.entries(groups).flatMap(([group, messages]) =>
			Object.entries(messages).map(([key, text]) => `\t"${group}.${key}": ${valuesOf(text)};`),
		);
	});
	return [`export interface ${name} {`, ...lines.sort(), "}"].join("\n");
}

/** What a message takes, as an object type. */
export function valuesOf(text: string): string {
	const values = new Map<string, string>();
	collect(parse(withHouseNumbers(text)), values);
	if (values.size === 0) return "null";
	const members = [...values]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([name, type]) => `${name}: ${type}`);
	return `{ ${members.join("; ")} }`;
}

function collect(elements: readonly MessageFormatElement[], values: Map<string, string>): void {
	/** A number or a closed list says more than a place where anything may stand. */
	const add = (name: string, type: string) => {
		const known = values.get(name);
		if (known !== undefined && known !== type && known !== PLAIN && type !== PLAIN) {
			throw new Error(`{${name}} is used as ${known} and as ${type}`);
		}
		if (known === undefined || known === PLAIN) values.set(name, type);
	};
	for (const element of elements) {
		if (isLiteralElement(element) || isPoundElement(element)) continue;
		if (isArgumentElement(element)) add(element.value, PLAIN);
		else if (isNumberElement(element)) add(element.value, "number");
		else if (isPluralElement(element) || isSelectElement(element)) {
			const cases = Object.keys(element.options).map((name) => JSON.stringify(name));
			add(element.value, isPluralElement(element) ? "number" : cases.join(" | "));
			for (const option of Object.values(element.options)) collect(option.value, values);
		} else throw new Error("texts hold plain values, numbers, plurals and selects only");
	}
}

function catalogues(): string {
	const nameOf = (language: string, part: string) =>
		language + part.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
	const imports = LANGUAGES.flatMap((language) =>
		partsOf(language).map(
			(part) => `import ${nameOf(language, part)} from "./messages/${language}/${part}.json" with { type: "json" };`,
		),
	);
	const table = LANGUAGES.flatMap((language) => [
		`\t${language}: {`,
		...partsOf(language).map((part) => `\t\t"${part}": ${nameOf(language, part)},`),
		"\t},",
	]);
	return [HEAD, ...imports, "", "export const PARTS_BY_LANGUAGE = {", ...table, "} as const;", ""].join("\n");
}
