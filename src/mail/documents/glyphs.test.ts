import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { CATALOGUES } from "#i18n/catalogues.server.ts";
import { documentFonts } from "#tests/support/document-fonts.ts";
import { Glyphs } from "./glyphs.ts";

const glyphs = new Glyphs(documentFonts());
const FONTS = ["text", "strong", "display"] as const;

/** Places of the countries that homes stand in, and names that guests have. */
const NAMES =
	"Šibenik Čakovec Đakovo Vrsar Žminj Ćićarija Črna na Koroškem Škofja Loka Žiri Bovec Sæby Ærøskøbing Rødhus Århus " +
	"Łódź Zakopane Święta Kołobrzeg Český Krumlov Špindlerův Mlýn Říčany Győr Hajdúszoboszló Țara Şile İzmir Ağrı " +
	"Öland Þingvellir Ñuñoa Açores São Tomé Noël Zoë Françoise Œuvre Straße Ÿ Ķemeri Jūrmala Õismäe " +
	"Αθήνα Κέρκυρα Ρόδος Київ Созопол Велинград Ђорђе Ћуприја Nguyễn Thị Hương";

describe("the letters of the documents", () => {
	it.each(
		FONTS,
	)("are all in the font %s: those of the four languages, their formats, and of the names of Europe", (font) => {
		for (const language of LANGUAGES) {
			const words = Object.values(CATALOGUES[language].papers?.paper ?? {}).join(" ");
			expect(words.length).toBeGreaterThan(3_000);
			expect(glyphs.missing(words, font), language).toEqual([]);
		}
		expect(glyphs.missing(NAMES, font)).toEqual([]);
		expect(glyphs.missing("€ 1.288,50 −70 %·–—‘’‚“”„«»…°0123456789\u00a0\u202f", font)).toEqual([]);
	});

	it("that are missing are found, and drawn as the nearest there is", () => {
		expect(glyphs.missing("Noor 東京 Ǻ Київ", "text")).toEqual(expect.arrayContaining(["東", "京"]));
		expect(glyphs.missing("Noor Київ", "text")).toEqual([]);
		expect(glyphs.drawn("東京", "text")).toBe("??");
		// Accents that no font here has go, the letter stays.
		expect(glyphs.drawn("a\u0327\u200b\u202em", "text")).toBe("am");
		expect(glyphs.drawn("e\u0301te\u0301", "text")).toBe("été");
		expect(glyphs.drawn("1\u202f288\u00a0€\tja\nnee", "text")).toBe("1\u00a0288\u00a0€ ja nee");
	});
});
