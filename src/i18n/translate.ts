import format, { type CompiledMessage } from "icu-minify/format";
import { INTL_LOCALE, type Language } from "#domain/language.ts";
import type { ScreenMessages } from "./messages.gen.ts";

/** Full names of messages (group, dot, name) that take no values. */
export type PlainKey<Messages = ScreenMessages> = {
	[Key in keyof Messages]: Messages[Key] extends null ? Key : never;
}[keyof Messages];

/** What all messages of a union take together; unknown: nothing. */
type Needed<Messages, Key extends keyof Messages> = (
	Key extends unknown
		? (values: Messages[Key] extends null ? unknown : Messages[Key]) => void
		: never
) extends (values: infer Values) => void
	? Values
	: never;

/** What a message needs beside its name: its values, or nothing. */
type Values<Messages, Key extends keyof Messages> =
	unknown extends Needed<Messages, Key> ? [] : [values: Needed<Messages, Key>];

/** Writes a message; a name that does not exist, and values that are missing or of another type, fail to compile. */
export type Translate<Messages = ScreenMessages> = <Key extends keyof Messages & string>(
	key: Key,
	...values: Values<Messages, Key>
) => string;

/** Texts as they are sent and used: taken apart beforehand, so that no browser loads what reads ICU syntax. */
export type CompiledGroups = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>;

/** Writes messages in a language; `find` gives them by their full name. */
export function translateWith<Messages>(
	language: Language,
	find: (key: string) => CompiledMessage | undefined,
): Translate<Messages> {
	const locale = INTL_LOCALE[language];
	return (key, ...[values]) => {
		try {
			const message = find(key);
			if (message === undefined) throw new Error("it is not loaded");
			return String(format(message, locale, values as Record<string, string | number> | undefined, { formatters }));
		} catch (cause) {
			// A word that is missing takes no page down.
			console.error(`The text ${key} (${language}) could not be written: ${String(cause)}`);
			return key;
		}
	};
}

/** Formatters are made once. */
function once<Format>(make: (locale: string, options: object | undefined) => Format) {
	const made = new Map<string, Format>();
	return (locale?: Intl.LocalesArgument, options?: object): Format => {
		const key = `${locale}${options ? JSON.stringify(options) : ""}`;
		const known = made.get(key) ?? make(String(locale), options);
		made.set(key, known);
		return known;
	};
}

const formatters = {
	getNumberFormat: once((locale, options) => new Intl.NumberFormat(locale, options)),
	getPluralRules: once((locale, options) => new Intl.PluralRules(locale, options)),
	getDateTimeFormat: once((locale, options) => new Intl.DateTimeFormat(locale, options)),
};
