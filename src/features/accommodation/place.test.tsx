import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { Place } from "./place.tsx";

const CAR: Readonly<Record<Language, RegExp>> = { nl: /auto/, en: /by car/, de: /Auto/, fr: /voiture/ };
const FOOT: Readonly<Record<Language, RegExp>> = { nl: /lopend/, en: /on foot/, de: /zu Fuß/, fr: /à pied/ };

type Away = AccommodationView["distances"][number]["away"];

/** What stands below the distances; null: nothing. */
async function ruleOf(language: Language, aways: readonly Away[], isArea: boolean): Promise<string | null> {
	const distances = aways.map((away, at) => ({ what: at === 0 ? "lake" : "skilift", km: 1.2, away }));
	const view = { point: { isArea }, distances } as unknown as AccommodationView;
	await loadMessages(language);
	const page = renderToStaticMarkup(
		<LanguageProvider language={language}>
			<Place view={view} />
		</LanguageProvider>,
	);
	return /<\/ul><p[^>]*>(.*?)<\/p>/.exec(page)?.[1]?.trim() ?? null;
}

it("the rule of the minutes names a drive only where one is said, and stands nowhere without minutes", async () => {
	const foot: Away = { by: "foot", minutes: 18 };
	const car: Away = { by: "car", minutes: 9 };
	for (const language of LANGUAGES) {
		for (const isArea of [true, false]) {
			const both = await ruleOf(language, [foot, car], isArea);
			expect(both).toMatch(CAR[language]);
			expect(both).toMatch(FOOT[language]);
			const carFree = await ruleOf(language, [foot, null], isArea);
			expect(carFree).not.toMatch(CAR[language]);
			expect(carFree).toMatch(FOOT[language]);
			const exactLater = isArea ? translator(language)("home.exactLater") : null;
			expect(await ruleOf(language, [null, null], isArea)).toBe(exactLater);
		}
	}
});
