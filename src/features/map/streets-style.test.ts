import { createExpression } from "@maplibre/maplibre-gl-style-spec";
import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { nameIn } from "./streets-style.ts";

/** What the map writes of a feature of a tile, by MapLibre's own reader of expressions. */
function written(language: Language, properties: Readonly<Record<string, string>>): unknown {
	const read = createExpression(nameIn(language), "layers[0].layout.text-field");
	if (read.result !== "success") throw new Error(read.value.map(({ message }) => message).join("; "));
	return read.value.evaluate({ zoom: 12 }, { type: "Point", properties });
}

it.each(LANGUAGES)("a label is the name in %s, else the Latin one, else what is written there", (language) => {
	const all = { [`name:${language}`]: "own", "name:latin": "Latin", name: "Место" };
	expect(written(language, all)).toBe("own");
	expect(written(language, { [`name_${language}`]: "own", "name:latin": "Latin", name: "Место" })).toBe("own");
	expect(written(language, { "name:latin": "Latin", name: "Место" })).toBe("Latin");
	expect(written(language, { name: "Место" })).toBe("Место");
	expect(written(language, {})).toBe("");
});

it("a name in another language of the site is not taken for one in this", () => {
	expect(written("nl", { "name:de": "Mailand", "name:latin": "Milano", name: "Milano" })).toBe("Milano");
});
