import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Language } from "#domain/language.ts";
import { filtersOf } from "#domain/search/filters.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { choiceLabel } from "#i18n/filter-words.ts";
import { formatMoney } from "#i18n/format.ts";
import { cutAtWord, DESCRIPTION, fitText, type HeadText, TITLE } from "#site/head-text.ts";
import type { SearchView } from "#site/views/search-view.ts";

/** Titles and descriptions from facts, within what search engines show (docs/guides/content-and-blocks.md#heads). */

const NAME = " | Halcyon";

/** Of a search: the place, how many homes, from what price a night, and what most of them have. */
export function searchHeadText(
	language: Language,
	view: Pick<SearchView, "kind" | "place" | "crumbs" | "totalResults" | "priceRange" | "facets">,
): HeadText {
	const t = translator(language);
	const { kind, place, crumbs, totalResults: count, priceRange } = view;
	const from = priceRange && count > 0 ? t("heads.from", { price: formatMoney(priceRange.min * 100, language) }) : "";
	const start = kind === "lastMinute" ? t("heads.lastMinute") : place === null ? t("heads.all") : place;
	const homes = t("heads.homes", { count });
	const [region = "", country = ""] = crumbs.map(({ label }) => `, ${label}`).reverse();
	const pieces = [region, country, t("heads.colon") + homes, t("heads.andVillas"), from && ` ${from}`, NAME];
	const begin = from
		? t("heads.placeFrom", { place: start, homes, from })
		: t("heads.placeOnly", { place: start, homes });
	const most = mostHave(language, view);
	const described = [4, 2, 0].map((named) => {
		const list = most.length > 1 && named > 0 ? [` ${most.slice(0, named).join(" · ")}.`] : [];
		return fitText(begin, [t("heads.allIn"), ...list, t("heads.hold"), t("heads.map"), t("heads.pets")], DESCRIPTION);
	});
	return { title: fitText(start, pieces, TITLE, [0, 2, 4, 5, 1, 3]), description: firstWithin(described, DESCRIPTION) };
}

/** What most of the homes have and some do not, with how many do. */
function mostHave(
	language: Language,
	{ facets, totalResults }: Pick<SearchView, "facets" | "totalResults">,
): readonly string[] {
	const t = translator(language);
	return filtersOf("all")
		.flatMap((filter) => {
			const counts: Readonly<Record<string, number>> = facets[filter.name];
			return filter.words.map((word) => ({ label: choiceLabel(filter, word, t, language), count: counts[word] ?? 0 }));
		})
		.filter(({ count }) => count > 0 && count < totalResults)
		.sort((a, b) => b.count - a.count)
		.map((having) => t("heads.having", having));
}

/** Of a home: its name, where it lies (with its preposition), for how many, and the beginning of its own text. */
export function homeHeadText(
	language: Language,
	acco: ListedAccommodation,
	where: string,
	description: string,
): HeadText {
	const t = translator(language);
	const names = [acco.placename, acco.region, acco.country].filter(Boolean);
	const [place = "", region = "", country = ""] = names.map((name) => `, ${name}`);
	const guests = t("heads.guests", { count: acco.maxGuests });
	const kind = t(`kind.${acco.kind}`);
	const titles = [`${t("heads.colon")}${kind}, ${guests}`, ` · ${guests}`, ` · ${kind}`].map((facts) =>
		fitText(acco.title, [place, region, country, facts, NAME], TITLE, [0, 3, 4, 2, 1]),
	);
	const facts = t("heads.home", {
		kind,
		where,
		guests,
		bedrooms: acco.bedrooms,
	});
	const text = `${facts} ${description.replace(/\s+/g, " ")}`.trim();
	const closing = [t("heads.allIn"), t("heads.hold"), t("heads.map")];
	return {
		title: firstWithin(titles, TITLE),
		description: fitText(cutAtWord(text, DESCRIPTION.most), closing, DESCRIPTION),
	};
}

/** Of a story, or a page of ours: its own title and description, completed with who we are where they are short. */
export function storyHeadText(
	language: Language,
	story: { readonly title: string; readonly description: string },
): HeadText {
	const t = translator(language);
	const names = (["name1", "name2", "name3", "name4", "name5"] as const).map((key) => ` | ${t(`heads.${key}`)}`);
	const titles = [NAME, ...names].map((name) =>
		fitText(story.title, story.title.includes("Halcyon") ? [] : [name], TITLE),
	);
	const pieces = [t("heads.usShort"), t("heads.usBookings"), t("heads.allIn"), t("heads.hold"), t("heads.map")];
	const description = fitText(story.description.replace(/\s+/g, " ").trim() || t("heads.us"), pieces, DESCRIPTION);
	return { title: firstWithin(titles, TITLE), description };
}

/** The first text within bounds; where none is, the longest. */
function firstWithin(
	texts: readonly string[],
	{ least, most }: { readonly least: number; readonly most: number },
): string {
	const fits = texts.find((text) => text.length >= least && text.length <= most);
	return fits ?? [...texts].sort((a, b) => b.length - a.length)[0] ?? "";
}
