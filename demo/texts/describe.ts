import { LANGUAGES, type Localized } from "#domain/language.ts";
import { candidates, seededRandom } from "./choose.ts";
import { HOUSE_PAST } from "./past.ts";
import { rendered } from "./render.ts";
import { ONE_BEDROOM, SEVERAL_ROOMS } from "./rooms.ts";
import type { TextHome } from "./text-home.ts";

export function describe(home: TextHome): Localized {
	const random = seededRandom(home.accoId);
	const first = (pool: Parameters<typeof candidates>[0], slot: string): Localized => {
		const options = candidates(pool, home, slot);
		const one = options[Math.floor(random() * options.length)] ?? options[0];
		return one ? rendered(one, home) : { nl: "", en: "", de: "", fr: "" };
	};
	const parts = [first(HOUSE_PAST, "past"), first(home.bedrooms > 1 ? SEVERAL_ROOMS : ONE_BEDROOM, "rooms")];
	const [nl = "", en = "", de = "", fr = ""] = LANGUAGES.map((language) =>
		parts.map((part) => part[language]).join("\n\n"),
	);
	return { nl, en, de, fr };
}
