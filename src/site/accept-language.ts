import { isLanguage, type Language } from "#domain/language.ts";

/** The visitor's best language among ours by `Accept-Language` (q-values respected); null when none is ours. */
export function acceptedLanguage(header: string | null | undefined): Language | null {
	const preferences = (header ?? "")
		.split(",")
		.map((part) => {
			const [tag = "", ...options] = part.trim().split(";");
			const q = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find(Boolean);
			return { language: tag.trim().toLowerCase().split("-")[0], quality: q === undefined ? 1 : Number(q) };
		})
		.filter((preference) => preference.quality > 0)
		.sort((a, b) => b.quality - a.quality);
	for (const { language } of preferences) if (isLanguage(language)) return language;
	return null;
}

/** Language of the first accepted tag alone; English when it is none of ours (specification §5, owner links). */
export function firstLanguage(header: string | null | undefined): Language {
	const first = (header ?? "").split(",")[0]?.split(";")[0]?.trim().toLowerCase().split("-")[0];
	return isLanguage(first) ? first : "en";
}
