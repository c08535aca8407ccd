/**
 * Design tokens for what cannot read the style sheets: mails, documents, cards for social media, and the server's pages
 * that stand without them. The values are those of `ui/styles/tokens.css` and `fonts.css`; a test compares them.
 */

/** Colours under their names in the style sheets, `inkSoft` for `--color-ink-soft`. */
export const COLOURS = {
	salt: "#fdfbf7",
	card: "#ffffff",
	dune: "#f6efe4",
	mist: "#e6f0ee",
	line: "#e5dccd",
	edge: "#857c6c",
	ink: "#14272c",
	inkSoft: "#47585c",
	inkFaint: "#5f6d70",
	kingfisher100: "#d3e7e8",
	kingfisher300: "#7fb4ba",
	kingfisher500: "#2b7f8c",
	kingfisher600: "#1a6470",
	kingfisher700: "#134f5a",
	kingfisher800: "#0e3c45",
	kingfisher900: "#0a2c33",
	honey300: "#f5ce7c",
	ember500: "#d9672f",
	ember600: "#b84c18",
} as const;

/** Corners, under their names in the style sheets. */
export const RADII = { md: "12px", xl: "28px", pill: "999px" } as const;

/** Families with their fallbacks where our own faces do not come along. */
export const FONTS = {
	display: "Newsreader,Georgia,'Times New Roman',serif",
	sans: "Figtree,'Segoe UI',Arial,sans-serif",
} as const;

/** Letters of each face: the extended one comes only for names that need it. */
export const LETTERS = {
	latin: "U+0000-00FF,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2212",
	extended: "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1E00-1E9F,U+1EF2-1EFF",
} as const;
