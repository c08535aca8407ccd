import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Language } from "#domain/language.ts";
import { COUNTED_FILTERS } from "#domain/search/filters.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { choiceLabel } from "#i18n/filter-words.ts";
import { formatMoney } from "#i18n/format.ts";
import { placeIn } from "#i18n/place-in.ts";
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
	const { kind, place, crumbs, totalResults: count, priceRange, facets } = view;
	const from = priceRange && count > 0 ? t("heads.from", { price: formatMoney(priceRange.min * 100, language) }) : "";
	const within = crumbs.map(({ label }) => `, ${label}`).reverse();
	const start = kind === "lastMinute" ? t("heads.lastMinute") : place === null ? t("heads.all") : place;
	const homes = t("heads.homes", { count });
	const title = fitText(
		start,
		[
			...within.slice(0, 1),
			`${t("heads.colon")}${homes}`,
			from && ` ${from}`,
			NAME,
			...within.slice(1),
			t("heads.andVillas"),
		].filter(Boolean),
		TITLE,
	);
	const most = COUNTED_FILTERS.flatMap((filter) => {
		if (filter.kind !== "all") return [];
		const counts = facets[filter.name] as Readonly<Record<string, number>>;
		return filter.words.map((word) => ({ label: choiceLabel(filter, word, t, language), count: counts[word] ?? 0 }));
	})
		.filter(({ count: having }) => having > 0 && having < count)
		.sort((a, b) => b.count - a.count)
		.slice(0, 4)
		.map(({ label, count: having }) => t("heads.having", { label, count: having }));
	const begin = from
		? t("heads.placeFrom", { place: start, homes, from })
		: t("heads.placeOnly", { place: start, homes });
	const description = fitText(
		begin,
		[
			t("heads.allIn"),
			...(most.length > 1 ? [` ${most.join(" · ")}.`, ` ${most.slice(0, 2).join(" · ")}.`] : []),
			t("heads.hold"),
			t("heads.map"),
			t("heads.pets"),
		],
		DESCRIPTION,
	);
	return { title, description };
}

/** Of a home: its name, where it lies, for how many, and the beginning of its own text. */
export function homeHeadText(language: Language, acco: ListedAccommodation, description: string): HeadText {
	const t = translator(language);
	const where = [acco.placename, acco.region, acco.country].filter(Boolean);
	const guests = t("heads.guests", { count: acco.maxGuests });
	const kind = t(`kind.${acco.kind}`);
	const title = fitText(
		acco.title,
		[
			`, ${where[0]}`,
			`${t("heads.colon")}${kind}, ${guests}`,
			NAME,
			...where.slice(1).map((name) => `, ${name}`),
			` · ${guests}`,
			` · ${kind}`,
		],
		TITLE,
	);
	const facts = t("heads.home", {
		kind,
		where: placeIn(where[0] ?? "", "placename", language),
		guests,
		bedrooms: acco.bedrooms,
	});
	const own = description.replace(/\s+/g, " ").trim();
	const text = own === "" ? facts : `${facts} ${own}`;
	return {
		title,
		description: fitText(
			cutAtWord(text, DESCRIPTION.most),
			[t("heads.allIn"), t("heads.hold"), t("heads.map")],
			DESCRIPTION,
		),
	};
}

/** Of a story: its own title and description, completed with who we are where they are short. */
export function storyHeadText(
	language: Language,
	story: { readonly title: string; readonly description: string },
): HeadText {
	const t = translator(language);
	const names = (["name1", "name2", "name3", "name4", "name5"] as const).map((key) => ` | ${t(`heads.${key}`)}`);
	const ways = [NAME, ...names].map((name) =>
		fitText(story.title, story.title.includes("Halcyon") ? [] : [name], TITLE),
	);
	const title =
		ways.find((way) => way.length >= TITLE.least) ?? ways.sort((a, b) => b.length - a.length)[0] ?? story.title;
	const own = story.description.replace(/\s+/g, " ").trim();
	const begin = own === "" ? t("heads.us") : own;
	return {
		title,
		description: fitText(
			begin,
			[t("heads.usShort"), t("heads.usBookings"), t("heads.allIn"), t("heads.hold"), t("heads.map"), t("heads.pets")],
			DESCRIPTION,
		),
	};
}
