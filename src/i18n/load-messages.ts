import type { CompiledMessage } from "icu-minify/format";
import type { Language } from "#domain/language.ts";
import { SCREEN_PARTS, type ScreenPart } from "./screen-parts.ts";
import { type CompiledGroups, type Translate, translateWith } from "./translate.ts";

/** Texts that this process or browser has or fetches; specification §9: kept 24 hours, which the hash in the address makes safe. */
const parts = new Map<string, Promise<void>>();
/** By language, then by name: a name put together anew for each text is slower to find. */
const messages = new Map<Language, Map<string, CompiledMessage>>();

function messagesOf(language: Language): Map<string, CompiledMessage> {
	const known = messages.get(language) ?? new Map<string, CompiledMessage>();
	messages.set(language, known);
	return known;
}

/** Makes parts of a language's texts ready, the common one always; on the server all are at hand, a browser fetches each once under their hash. */
export async function loadMessages(language: Language, hash = "", needed: readonly ScreenPart[] = []): Promise<void> {
	const wanted: readonly ScreenPart[] = import.meta.env.SSR ? SCREEN_PARTS : ["common", ...needed];
	await Promise.all(wanted.map((part) => loadPart(language, hash, part)));
}

function loadPart(language: Language, hash: string, part: ScreenPart): Promise<void> {
	const key = `${language}/${part}`;
	const known = parts.get(key);
	if (known) return known;
	const loading = fetchPart(language, hash, part).then((groups) => {
		const own = messagesOf(language);
		for (const [group, texts] of Object.entries(groups)) {
			for (const [name, message] of Object.entries(texts)) own.set(`${group}.${name}`, message);
		}
	});
	parts.set(key, loading);
	// One that failed is asked for again.
	loading.catch(() => parts.delete(key));
	return loading;
}

async function fetchPart(language: Language, hash: string, part: ScreenPart): Promise<CompiledGroups> {
	if (import.meta.env.SSR) {
		const { compiledPart } = await import("./catalogues.server.ts");
		return compiledPart(language, part);
	}
	let isGone = false;
	try {
		const response = await fetch(messagesPath(hash, language, part));
		isGone = response.status === 404;
		if (!response.ok) throw new Error(`status ${response.status}`);
		return await response.json();
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		console.error(`Failed loading locale (${language}): ${reason}`);
		const failed = new Error("Failed loading locale", { cause });
		if (isGone) failed.name = LOST_TEXTS;
		throw failed;
	}
}

/** Name of the error of texts that a newer build has replaced: the page that asks for them is an old one. */
export const LOST_TEXTS = "LostTexts";

const translators = new Map<Language, Translate>();

/** Writes the texts of a language that were loaded before. */
export function screenTranslator(language: Language): Translate {
	const known = translators.get(language);
	if (known) return known;
	const own = messagesOf(language);
	const made: Translate = translateWith(language, (key) => own.get(key));
	translators.set(language, made);
	return made;
}

/** Address of a part of a language's texts. */
export function messagesPath(hash: string, language: Language, part: ScreenPart): string {
	return `/_i18n/${hash}/${language}/${part === "common" ? "messages" : part}.json`;
}
