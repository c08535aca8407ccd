import { describe, expect, it } from "vitest";
import { missing, wrongWords } from "#tests/support/schema-org.ts";
import type { AccommodationView } from "../views/accommodation-view.ts";
import type { BlockContent, StoryView } from "../views/story-view.ts";
import { homeThings } from "./home.ts";
import { breadcrumbs, headlineOf, itemList, organization, printThings } from "./json-ld.ts";
import { storyThings, textOf } from "./story.ts";

const PAGE = { site: "https://halcyon.example", language: "en", path: "/en/here" } as const;
const problems = (things: readonly unknown[]) => [...things.flatMap((thing) => wrongWords(thing)), ...missing(things)];

describe("a headline (110 characters at most)", () => {
	it.each([
		["short", "short"],
		["x".repeat(110), "x".repeat(110)],
		// A word longer than the line is cut within: nothing would be no headline.
		["x".repeat(111), "x".repeat(110)],
		[`${"word ".repeat(30)}`.trim(), "word ".repeat(22).trim()],
	])("of %s", (title, headline) => {
		expect(headlineOf(title)).toBe(headline);
		expect(headlineOf(title).length).toBeLessThanOrEqual(110);
	});
});

const IMAGES = Array.from({ length: 8 }, (_, index) => ({ src: `/images/drawings/a1/${index}.svg`, alt: "" }));
const HOME = {
	acco: {
		accoId: "a900001",
		title: "Chalet Sonne",
		countryCode: "AT",
		region: "Tirol",
		placename: "Kirchberg",
		lat: 47.4,
		lng: 12.316441,
		kind: "chalet",
		maxGuests: 6,
		maxPets: 1,
		bedrooms: 3,
		bathrooms: 2,
		rating: 4.6,
		reviews: 31,
		images: IMAGES,
		amenities: ["wifi", "sauna", "washingMachine", "tumbleDryer", "stove"],
	},
	description: "A house.",
	areaM2: 120,
	checkinFrom: "16:00",
	checkoutUntil: "10:00",
	crumbs: [{ label: "Austria", href: "/en/holiday-home-austria/" }],
	canonical: "/en/holiday-home-austria/tyrol/kirchberg/chalet-sonne-a900001",
} as unknown as AccommodationView;
type Changes = Partial<Record<keyof AccommodationView["acco"], unknown>>;
const homeWith = (changes: Changes) => ({ ...HOME, acco: { ...HOME.acco, ...changes } }) as AccommodationView;
const rental = (view: AccommodationView) => homeThings(PAGE, view).find((thing) => thing["@type"] === "VacationRental");

describe("a home for search engines", () => {
	it("is a vacation rental with all that they require", () => {
		expect(problems(homeThings(PAGE, HOME))).toEqual([]);
		expect(rental(HOME)).toMatchObject({ identifier: "a900001", latitude: "47.40000", longitude: "12.316441" });
	});

	it("names amenities by the words that they know: a washer and dryer only where there are both, a stove never", () => {
		const names = (view: AccommodationView) => {
			const place = rental(view)?.containsPlace as { amenityFeature: { name: string }[] } | undefined;
			return place?.amenityFeature.map(({ name }) => name);
		};
		expect(names(HOME)).toEqual(["wifi", "washerDryer", "petsAllowed"]);
		expect(names(homeWith({ amenities: ["washingMachine", "privatpool"], maxPets: 0 }))).toEqual(["pool"]);
	});

	it("is left out with fewer than eight pictures; its rating with no review", () => {
		expect(rental(homeWith({ images: IMAGES.slice(1) }))).toBeUndefined();
		expect(rental(homeWith({ reviews: 0 }))).not.toHaveProperty("aggregateRating");
	});
});

const text = (words: string) => ({
	type: "doc",
	content: [{ type: "paragraph", content: [{ type: "text", text: words }] }],
});
const story = (content: Record<string, unknown>) =>
	({
		title: "A title",
		description: "A description.",
		picture: "/illustrations/hero.webp",
		crumbs: [],
		firstPublishedAt: "2026-11-14T08:00:00Z",
		publishedAt: "2026-11-15T08:00:00Z",
		content: { _uid: "u", ...content } as unknown as BlockContent,
	}) as unknown as StoryView;

const STORIES: Readonly<Record<string, Record<string, unknown>>> = {
	BlogPosting: { component: "article", kind: "blog", author: "the Alps team" },
	NewsArticle: { component: "article", kind: "news", author: "the Alps team" },
	JobPosting: {
		component: "vacancy",
		body: text("What you do"),
		closes_at: "2027-01-31",
		employment: "part_time",
		country: "NL",
		locality: "Utrecht",
		salary_from: 3000,
		salary_to: 3500,
	},
	Offer: { component: "promotion", valid_from: "2026-11-05", valid_until: "2027-04-30" },
	Resort: { component: "park", place: "Neukirchen", country: "AT", lat: 47.2, lng: 12.2, facilities: ["A pool"] },
	WebPage: { component: "page", body: [] },
};

describe("a story for search engines", () => {
	it.each(Object.entries(STORIES))("is a %s", (type, content) => {
		const things = storyThings(PAGE, story(content));
		expect(things.map((thing) => thing["@type"])).toContain(type);
		expect(problems(things)).toEqual([]);
	});

	it("lists the questions of its blocks once, at any depth", () => {
		const faqs = { component: "faqs", items: [{ component: "faq_item", question: "Why?", answer: "Because." }] };
		const rich = {
			component: "rich_faq",
			items: [{ component: "rich_faq_item", question: "How?", answer: text("Like this.") }],
		};
		const things = storyThings(PAGE, story({ component: "page", body: [faqs, { component: "grid", items: [rich] }] }));
		const pages = things.filter((thing) => thing["@type"] === "FAQPage");
		expect(pages).toHaveLength(1);
		expect(pages[0]?.mainEntity).toMatchObject([{ name: "Why?" }, { acceptedAnswer: { text: "Like this." } }]);
		expect(problems(things)).toEqual([]);
	});

	it("reads a rich text as lines", () => {
		const list = { type: "bullet_list", content: [{ type: "list_item", content: text("b").content }] };
		expect(textOf({ type: "doc", content: [...text("a").content, list] })).toBe("a\nb");
	});
});

describe("the vocabulary check of these tests", () => {
	it("knows types and their properties", () => {
		expect(wrongWords({ "@type": "Resort", name: "A", geo: { "@type": "GeoCoordinates", latitude: 1 } })).toEqual([]);
		expect(wrongWords({ "@type": "Resort", salary: 1 })).toEqual(["$: Resort has no salary"]);
		expect(wrongWords({ "@type": "Holiday" })).toEqual(["$: there is no type Holiday"]);
		expect(missing({ "@type": "VacationRental", name: "A", latitude: 47.1 })).toContain("VacationRental.latitude");
	});
});

describe("lists and the company", () => {
	it("have what is required of them", () => {
		const crumbs = breadcrumbs(PAGE, [{ label: "Blog", href: "/blog/en" }], "Here");
		const list = itemList(PAGE, [{ name: "One", href: "/en/one" }], 11);
		expect(problems([...crumbs, ...list, organization(PAGE, "office@halcyon.example")])).toEqual([]);
		expect(list[0]?.itemListElement).toMatchObject([{ position: 11 }]);
		expect(breadcrumbs(PAGE, [], "Here")).toEqual([]);
		expect(itemList(PAGE, [])).toEqual([]);
	});

	it("cannot end the script that they stand in", () => {
		const printed = printThings([{ "@type": "Thing", name: "</script><script>alert(1)</script>" }]);
		expect(printed).not.toContain("<");
		expect(JSON.parse(printed)["@graph"][0].name).toContain("</script>");
	});
});
