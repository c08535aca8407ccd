import { createHmac, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import sharp from "sharp";
import { projectRoot } from "#db/project-root.ts";
import { COLOURS } from "#site/tokens.ts";

/** Pictures by which social networks show a page: its title beside its picture, 1200 × 630 pixels. */

export interface SocialCard {
	readonly title: string;
	/** Path of the image route without `/images/`. */
	readonly picture: string;
}

const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;
/** Longer titles are cut after a word. */
const LONGEST_TITLE = 90;
const SIGNATURE_CHARACTERS = 22;

/**
 * Path of a page's card, signed: only cards that our own pages name are ever drawn, so nobody has words of his
 * own put on our letter paper.
 */
export function socialCardPath(card: SocialCard, secret: Uint8Array): string {
	const payload = Buffer.from(JSON.stringify([shortened(card.title), card.picture])).toString("base64url");
	return `/images/social/${payload}.${signatureOf(payload, secret)}/m/filters:format(jpeg)`;
}

/** The card behind a path's last part; null for one that we did not sign. */
export function readSocialCard(part: string, secret: Uint8Array): SocialCard | null {
	const [payload = "", signature = ""] = part.split(".", 2);
	const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(payload, secret))];
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
	const [title, picture] = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as [string, string];
	return { title, picture };
}

function signatureOf(payload: string, secret: Uint8Array): string {
	return createHmac("sha256", secret)
		.update(`social card\n${payload}`)
		.digest("base64url")
		.slice(0, SIGNATURE_CHARACTERS);
}

function shortened(title: string): string {
	if (title.length <= LONGEST_TITLE) return title;
	const cut = title.slice(0, LONGEST_TITLE - 1);
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_TITLE / 2))}…`;
}

const PICTURE_WIDTH = 560;
const TEXT_LEFT = 64;
const TEXT_WIDTH = CARD_WIDTH - PICTURE_WIDTH - TEXT_LEFT - 48;
const MOST_LINES = 5;
/** Pixels a letter's square; the largest in which the title fits. */
const SIZES = [64, 56, 48, 42, 36] as const;
const LINE_HEIGHT = 1.12;
const { salt: SALT, ink: INK, kingfisher700: KINGFISHER } = COLOURS;

/** Draws a card over its picture, as PNG. */
export async function drawSocialCard({ title }: SocialCard, picture: Buffer): Promise<Buffer> {
	const fonts = await loadFonts();
	const { lines, size } = fitted(title, fonts);
	const step = size * LINE_HEIGHT;
	const top = 340 - (lines.length * step) / 2 + size * 0.8;
	const paths = lines.map((line, index) => pathOf(line, fonts, size, TEXT_LEFT, top + index * step)).join("");
	const svg = (inside: string) =>
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${inside}</svg>`,
		);
	// The wing: one large corner, as on the site's own lead pictures.
	const wing = Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${CARD_HEIGHT}"><path d="M240 0H${PICTURE_WIDTH}V${CARD_HEIGHT}H0V240A240 240 0 0 1 240 0Z"/></svg>`,
	);
	const lead = await sharp(picture)
		.resize(PICTURE_WIDTH, CARD_HEIGHT, { fit: "cover" })
		.composite([{ input: wing, blend: "dest-in" }])
		.png()
		.toBuffer();
	const name = pathOf("Halcyon", fonts, 34, TEXT_LEFT + 62, 96);
	return sharp({ create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: SALT } })
		.composite([
			{ input: lead, left: CARD_WIDTH - PICTURE_WIDTH, top: 0 },
			{ input: svg(`<g fill="${INK}">${paths}</g><g fill="${KINGFISHER}">${name}</g>`), left: 0, top: 0 },
			{ input: await logo(), left: TEXT_LEFT, top: 64 },
		])
		.png()
		.toBuffer();
}

function logo(): Promise<Buffer> {
	return sharp(join(projectRoot(), "public/favicon.svg"), { density: 144 }).resize({ width: 48 }).png().toBuffer();
}

let fonts: Promise<readonly Font[]> | undefined;

/** The display face, and the one that holds its rarer letters. */
function loadFonts(): Promise<readonly Font[]> {
	fonts ??= Promise.all(
		["newsreader-normal", "newsreader-extended"].map(
			async (file) => create(await readFile(join(projectRoot(), `src/ui/fonts/${file}.woff2`))) as Font,
		),
	);
	return fonts;
}

function fitted(title: string, fonts: readonly Font[]) {
	for (const size of SIZES) {
		const lines = wrapped(title, fonts, size);
		if (lines.length <= MOST_LINES && lines.every((line) => widthOf(line, fonts, size) <= TEXT_WIDTH)) {
			return { lines, size };
		}
	}
	const size = SIZES.at(-1) as number;
	return { lines: wrapped(title, fonts, size).slice(0, MOST_LINES), size };
}

function wrapped(title: string, fonts: readonly Font[], size: number): readonly string[] {
	const lines: string[] = [];
	for (const word of title.split(/\s+/)) {
		const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
		if (lines.length > 0 && widthOf(longer, fonts, size) <= TEXT_WIDTH) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

function widthOf(text: string, fonts: readonly Font[], size: number): number {
	return runsOf(text, fonts).reduce(
		(sum, { font, letters }) => sum + (font.layout(letters).advanceWidth * size) / font.unitsPerEm,
		0,
	);
}

/** A line as SVG paths: the machine's own fonts are not asked. */
function pathOf(text: string, fonts: readonly Font[], size: number, left: number, baseline: number): string {
	let x = left;
	const paths: string[] = [];
	for (const { font, letters } of runsOf(text, fonts)) {
		const scale = size / font.unitsPerEm;
		const { glyphs, positions } = font.layout(letters);
		glyphs.forEach((glyph, index) => {
			const position = positions[index];
			const at = `translate(${x + (position?.xOffset ?? 0) * scale} ${baseline}) scale(${scale} ${-scale})`;
			paths.push(`<path transform="${at}" d="${glyph.path.toSVG()}"/>`);
			x += (position?.xAdvance ?? 0) * scale;
		});
	}
	return paths.join("");
}

/** The text in pieces of one font each; letters that none has are the first one's. */
function runsOf(text: string, fonts: readonly Font[]): readonly { readonly font: Font; readonly letters: string }[] {
	const runs: { font: Font; letters: string }[] = [];
	for (const letter of text) {
		const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? (fonts[0] as Font);
		const last = runs.at(-1);
		if (last?.font === font) last.letters += letter;
		else runs.push({ font, letters: letter });
	}
	return runs;
}
