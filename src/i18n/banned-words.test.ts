import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "#db/project-root.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";

/** One term for one thing, in each language: what another word for it is, and the term that is meant. */
const BANNED: Readonly<Record<Language, readonly (readonly [word: RegExp, term: string])[]>> = {
	nl: [
		[/\breissom/iu, "huursom"],
		[/\bhele prijs/iu, "totaalprijs"],
		[/\bcreditnota/iu, "creditfactuur"],
		[/\b(algemene voorwaarden|boekingscondities)/iu, "boekingsvoorwaarden"],
		[/\bvoorpagina/iu, "startpagina"],
		[/\bpartnerpagina/iu, "portaal"],
		[/\bongewenste post/iu, "ongewenste mail"],
	],
	en: [
		[/\b(travel sum|price of the trip)\b/iu, "price of the stay"],
		[/\bwhole price/iu, "total price"],
		[/\b(unavoidable|obligatory) costs/iu, "mandatory costs"],
		[/\b(credit memo|credit invoice)/iu, "credit note"],
		[/\bfront page/iu, "home page"],
		[/\bpartner page\b/iu, "portal"],
		[/\bcost of cancelling:/iu, "cancellation fee"],
		[/\bfavorites|apartments? block|vacation/iu, "British words"],
	],
	de: [
		[/\bReisepreis/u, "Mietpreis"],
		[/\bganze[nr]? Preis/u, "Gesamtpreis"],
		[/\b(Gutschrift|Kreditnote)/u, "Stornorechnung"],
		[/\bStorno(gebühr|kosten der Stornierung)|\bKosten der Stornierung/u, "Stornokosten"],
		[/\bAGB\b|\bAllgemeine Geschäftsbedingungen/u, "Buchungsbedingungen"],
		[/\bUnterlagen/u, "Dokumente"],
		[/\bSeeland\b/u, "Zeeland"],
		[/\bPartnerseite\b/u, "Portal"],
	],
	fr: [
		[/\bprix (complet|entier)/iu, "prix total"],
		[/\bnote de crédit/iu, "facture d’avoir"],
		[/\b(CGV|conditions générales)/iu, "conditions de réservation"],
		[/\bpage partenaire\b/iu, "portail"],
		[/\bn’hésitez pas/iu, "rien"],
		[/\bbon retour\b/iu, "Heureux de vous revoir"],
	],
};

/** In messages alone: in a story a tower may stand. */
const STANDS = /\bstands\b/u;

/** The right words in these places: what the tax law calls an invoice that its recipient makes, and what others call theirs. */
const MEANT: Readonly<Partial<Record<Language, readonly string[]>>> = {
	de: ["paper.statement_lead", "paper.statement_objection", "organisation.selfBilling"],
};

function messagesOf(language: Language): readonly (readonly [key: string, text: string])[] {
	const files = globSync(join(import.meta.dirname, "messages", language, "*.json"));
	return files.flatMap((file) => {
		const groups: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, "utf8"));
		return Object.entries(groups).flatMap(([group, texts]) =>
			Object.entries(texts).map(([key, text]) => [`${group}.${key}`, text] as const),
		);
	});
}

/** Every text of a story in one language: what stands below a key that names it. */
function textsOf(value: unknown, language: Language, isOwn = false): readonly string[] {
	// An address has the words it always had.
	if (typeof value === "string") return isOwn && !value.startsWith("/") ? [value] : [];
	if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, language, isOwn));
	if (typeof value !== "object" || value === null) return [];
	const keys = Object.keys(value);
	const isLocalized = keys.length > 0 && keys.every((key) => LANGUAGES.includes(key as Language));
	return Object.entries(value).flatMap(([key, one]) =>
		isLocalized ? (key === language ? textsOf(one, language, true) : []) : textsOf(one, language, isOwn),
	);
}

function found(language: Language, texts: readonly (readonly [where: string, text: string])[]): readonly string[] {
	return texts.flatMap(([where, text]) =>
		BANNED[language]
			.filter(([word]) => word.test(text) && !MEANT[language]?.includes(where))
			.map(([, term]) => `${where}: ${term}, not: ${text}`),
	);
}

describe("one term for one thing", () => {
	it.each(LANGUAGES)("in all messages in %s", (language) => {
		expect(found(language, messagesOf(language))).toEqual([]);
	});

	it("lets nothing stand in English messages that is there", () => {
		expect(messagesOf("en").filter(([, text]) => STANDS.test(text))).toEqual([]);
	});

	it.each(LANGUAGES)("in all stories of the demo in %s", (language) => {
		const texts = globSync(join(projectRoot(), "demo/stories/**/*.json")).flatMap((file) =>
			textsOf(JSON.parse(readFileSync(file, "utf8")), language).map((text) => [basename(file), text] as const),
		);
		expect(texts.length).toBeGreaterThan(500);
		expect(found(language, texts)).toEqual([]);
	});
});
