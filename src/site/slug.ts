const LIGATURES: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	đ: "d",
	ð: "d",
	ł: "l",
	þ: "th",
	ı: "i",
};

/** Lower case, accents stripped, hyphens between words: `Zell am See` → `zell-am-see`. Empty for text without letters or digits. */
export function slugify(text: string): string {
	return text
		.toLowerCase()
		.replace(/[ßæœøđðłþı]/g, (letter) => LIGATURES[letter] ?? letter)
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/['’]/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
}
