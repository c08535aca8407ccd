import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import type { RefusalView } from "#site/views/accommodation-view.ts";
import { Refusal } from "./refusal.tsx";

const bigger = {
	accoId: "a2",
	title: "Haus Zwei",
	placename: "Kirchberg",
	maxGuests: 8,
	stayCents: 150_040,
	url: "/x/a2",
};
const refusal: RefusalView = {
	code: "TOO_MANY_GUESTS",
	limit: 4,
	homes: [bigger as unknown as ListedAccommodation],
	alternatives: [
		{
			arrival: "2027-06-05",
			departure: "2027-06-12",
			grandCents: 107_050,
			party: { adults: 4, children: 0, babies: 0, pets: 0 },
		},
	],
};
const params = { adults: 6, pets: 1, arrival: "2027-06-05", departure: "2027-06-12" };
const CUT: Readonly<Record<Language, RegExp>> = {
	nl: /^Voor 4 gasten, zonder huisdieren: .*1\.070/,
	en: /^For 4 guests, without pets: .*1,070/,
	de: /^Für 4 Gäste, ohne Haustiere: .*1\.070/,
	fr: /^Pour 4 voyageurs, sans animal\s?: .*1.070/,
};

async function links(language: Language, shown: RefusalView, requested: object): Promise<string[]> {
	await loadMessages(language);
	const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
	const markup = renderToStaticMarkup(
		<RouterContextProvider router={router}>
			<LanguageProvider language={language}>
				<Refusal view={{ path: "/x/a1", params: requested }} refusal={shown} />
			</LanguageProvider>
		</RouterContextProvider>,
	);
	return [...markup.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text = ""]) => text);
}

describe.each(LANGUAGES)("a refused party in %s", (language) => {
	it("reads of the bigger home first, and on the link of a cut stay who it is for", async () => {
		const [first, second, ...others] = await links(language, refusal, params);
		expect(first).toMatch(/^Haus Zwei, Kirchberg.*8.*1.?500/);
		expect(second?.replace(/&nbsp;|\u202f|\u00a0/g, " ")).toMatch(CUT[language]);
		expect(others).toEqual([]);
	});

	it("whose party is not cut reads of days and price alone", async () => {
		const [only = ""] = await links(language, { ...refusal, homes: [] }, { adults: 4 });
		expect(only).toMatch(/^\D{1,4}.*5.*1.?070/);
		expect(only).not.toMatch(/gasten|guests|Gäste|voyageurs/);
	});
});
