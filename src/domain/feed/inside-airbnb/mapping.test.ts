import { describe, expect, it } from "vitest";
import { CURRENCIES, euroCents } from "../currencies.ts";
import { allowsPets, amenitiesOf, nearnessOf, splitAmenities } from "./amenities.ts";
import { isDetached, isEntireHome, kindOf, titleOf } from "./kinds.ts";
import { bathroomsOf, nightCents, numberOf, ratingOf } from "./numbers.ts";
import { cityNames, regionNames } from "./region-names.ts";
import { languageOf, plainText, repairedText } from "./text.ts";

describe("amenities", () => {
	it.each([
		['["Wifi", "Pack \\u2019n play/Travel crib"]', ["wifi", "pack ’n play/travel crib"]],
		['{TV,"Cable TV",Wifi}', ["tv", "cable tv", "wifi"]],
		['{"a \\"b\\" c",d}', ['a "b" c', "d"]],
		["[]", []],
		["{}", []],
		["", []],
		["[broken", []],
	])("are split from %s", (text, items) => {
		expect(splitAmenities(text)).toEqual(items);
	});

	it.each([
		["Private sauna", ["sauna"]],
		["Shared hot tub", ["hottub"]],
		["Jacuzzi", ["hottub"]],
		["Spa access", ["spa"]],
		["Spatula", []],
		["Shared outdoor pool - rooftop", ["pool"]],
		["Private indoor pool", ["pool", "privatpool"]],
		["Pool table", []],
		["Private pool table", []],
		["Pool view", []],
		["Private backyard – Fully fenced", ["garden", "gardenEnclosed"]],
		["Shared garden", ["garden"]],
		["Garden view", []],
		["Private patio or balcony", ["terrace", "balcony"]],
		["Free parking on premises", ["parking"]],
		["Paid garage", ["parking"]],
		["Free carport on premises – 1 space", ["parking"]],
		["Wi-Fi", ["wifi"]],
		["Wireless Internet", ["wifi"]],
		["Free washer – In unit", ["washingMachine"]],
		["Dishwasher", ["dishwasher"]],
		["Free dryer – In unit", ["tumbleDryer"]],
		["Hair dryer", []],
		["Kitchen", ["stove"]],
		["Bosch induction stove", ["stove"]],
		["Indoor fireplace: pellet stove", []],
		["Central air conditioning", ["airco"]],
		["AC - split type ductless system", ["airco"]],
		["Backpack", []],
		["50 inch HDTV with Netflix", ["tv"]],
		["EV charger - level 2", ["eCarCharging"]],
		["Stainless steel oven", ["oven"]],
		["Private BBQ grill: charcoal", ["bbq"]],
		["Barbecue utensils", ["bbq"]],
		["Crib - available upon request", ["childrenBed"]],
		["Pack 'n Play/travel crib", ["childrenBed"]],
		["Standalone high chair - available upon request", ["childrenChair"]],
	])("%s gives %j", (item, amenities) => {
		expect(amenitiesOf([item.toLowerCase()])).toEqual(amenities);
	});

	it("contain whether pets are allowed and what is near", () => {
		expect(allowsPets(["wifi", "pets allowed"])).toBe(true);
		expect(allowsPets(["no pets"])).toBe(false);
		expect(nearnessOf(["beach access – beachfront"])).toEqual({ sea: true, lake: false, skiSlope: false });
		expect(nearnessOf(["lake access", "ski-in/ski-out"])).toEqual({ sea: false, lake: true, skiSlope: true });
	});
});

describe("property types", () => {
	it.each([
		["Entire villa", "villa", true],
		["Entire chalet", "chalet", true],
		["Entire rental unit", "apartment", false],
		["Entire condo", "apartment", false],
		["Condominium", "apartment", false],
		["Entire loft", "apartment", false],
		["Entire serviced apartment", "apartment", false],
		["Entire home", "holidayHome", false],
		["Entire townhouse", "holidayHome", false],
		["Entire vacation home", "holidayHome", false],
		["Entire cottage", "holidayHome", true],
		["Entire cabin", "holidayHome", false],
		["Farm stay", "farmhouse", true],
		["Barn", "farmhouse", true],
		["Entire bungalow", "bungalow", true],
		["Yurt", "glampingTent", false],
		["Dome", "glampingTent", false],
		["Camper/RV", "holidayHome", false],
		["Boat", "houseboat", false],
		["Houseboat", "houseboat", false],
		["Castle", "castle", false],
		["Shipping container", "holidayHome", false],
		["", "holidayHome", false],
	])("%s is a %s, standing alone: %s", (type, kind, detached) => {
		expect([kindOf(type), isDetached(type)]).toEqual([kind, detached]);
	});

	it.each([
		["Entire home/apt", "Apartment", true],
		["Entire place", "", true],
		["Private room", "Private room in villa", false],
		["Hotel room", "Room in hotel", false],
		["", "Entire villa", true],
		[undefined, undefined, true],
	])("room type %s of %s is an entire home: %s", (room, type, entire) => {
		expect(isEntireHome(room, type)).toBe(entire);
	});

	it.each([
		["villa", "Alaior", { nl: "Villa in Alaior", en: "Villa in Alaior", de: "Villa in Alaior", fr: "Villa à Alaior" }],
		[
			"apartment",
			"Antwerp",
			{
				nl: "Appartement in Antwerpen",
				en: "Apartment in Antwerp",
				de: "Ferienwohnung in Antwerpen",
				fr: "Appartement à Anvers",
			},
		] as const,
		[
			"chalet",
			"Le Lieu",
			{ nl: "Chalet in Le Lieu", en: "Chalet in Le Lieu", de: "Chalet in Le Lieu", fr: "Chalet au Lieu" },
		] as const,
		[
			"castle",
			"Les Clées",
			{ nl: "Kasteel in Les Clées", en: "Castle in Les Clées", de: "Schloss in Les Clées", fr: "Château aux Clées" },
		] as const,
	] as const)("a %s in %s has its title in the four languages", (kind, place, title) => {
		expect(titleOf(kind, cityNames(place))).toEqual(title);
	});
});

describe("numbers", () => {
	it.each([
		["$1,234.00", "EUR", 123_400],
		["$99.00", "EUR", 9900],
		["€ 85", "EUR", 8500],
		["$100.00", "CHF", 10_499],
		["$3,500.00", "EUR", 350_000],
		["$3,500.01", "EUR", null],
		["$0.00", "EUR", null],
		["", "EUR", null],
		["N/A", "EUR", null],
		[undefined, "EUR", null],
	])("a price of %s %s is %s cents a night", (price, currency, cents) => {
		expect(nightCents(price, currency)).toBe(cents);
	});

	it("convert with one table that holds euros as they are", () => {
		expect(euroCents(12.34, "EUR")).toBe(1234);
		expect(CURRENCIES).toContain("CHF");
		expect(() => euroCents(1, "XXX")).toThrow("no rate for XXX");
	});

	it.each([
		["1.5", "", 1.5],
		["", "2.5 baths", 2.5],
		["", "1 shared bath", 1],
		["", "Half-bath", 0.5],
		["", "Shared half-bath", 0.5],
		["", "", 0],
		[undefined, undefined, 0],
	])("bathrooms %s, in words %s, are %s", (number, words, bathrooms) => {
		expect(bathroomsOf(number, words)).toBe(bathrooms);
	});

	it.each([
		["4.87", false, 4.87],
		["95", true, 4.75],
		["", false, null],
		["7", false, null],
	])("a rating of %s (out of a hundred: %s) is %s", (text, hundred, rating) => {
		expect(ratingOf(text, hundred)).toBe(rating);
	});

	it("are not taken from words", () => {
		expect([numberOf("12"), numberOf(" -1.5 "), numberOf("1e5"), numberOf("x"), numberOf("")]).toEqual([
			12,
			-1.5,
			null,
			null,
			null,
		]);
	});
});

describe("texts", () => {
	it.each([
		["MahÃ³n", "Mahón"],
		["ChÃ¢teau-d'Oex", "Château-d'Oex"],
		["Câ€™an Picafort", "C’an Picafort"],
		["  Sant   Lluís ", "Sant Lluís"],
		["São Paulo", "São Paulo"],
		["Â", "Â"],
	])("the place %s is %s", (broken, repaired) => {
		expect(repairedText(broken)).toBe(repaired);
	});

	it("lose their HTML and keep their paragraphs", () => {
		const html = "<b>The space</b><br />Three rooms &amp; a view.<br /><br />It&#39;s <i>quiet</i>.\u0000 5 < 6";
		expect(plainText(html)).toBe("The space\nThree rooms & a view.\n\nIt's quiet. 5 < 6");
	});

	it.each([
		["Het huis ligt op loopafstand van de zee en je hebt een tuin voor jullie.", "nl"],
		["The house is a short walk from the sea and you have a garden of your own.", "en"],
		["Das Haus liegt am Meer und ist mit dem Auto von der Stadt zu erreichen.", "de"],
		["La maison est située à deux pas de la mer, avec un jardin pour vous.", "fr"],
		["La casa está en el centro de la ciudad, con una terraza para los huéspedes.", null],
		["Casa amb jardí i piscina per als hostes, els nens són benvinguts.", null],
		["Villa Sol", null],
		["", null],
	])("the language of “%s” is %s", (text, language) => {
		expect(languageOf(text)).toBe(language);
	});
});

describe("names of regions", () => {
	it.each([
		["ES-IB", null, "Îles Baléares"],
		["CH-VD", null, "Vaud"],
		["BE-VAN", null, "Anvers"],
		["FR-29", "Finistère", "Finistère"],
	])("%s (%s) is %s in French", (code, given, name) => {
		expect(regionNames(code, given)?.names.fr).toBe(name);
	});
	it("are asked for when the code is not built in", () => {
		expect(regionNames("FR-29", null)).toBeNull();
	});
});
