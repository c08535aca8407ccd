import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { CHROMIUM_ARGS, chromiumPath, ensureChromium } from "#tests/support/chromium.ts";
import { startSite } from "#tests/support/site-process.ts";
import { SCREENS, type Screen } from "../tests/e2e/screens.ts";

/**
 * `npm run look`: a picture of every screen in every width and language, as the site comes from `npm start`, on an HTML
 * page and on one sheet a width and language. Goes to `test-results/look`.
 */

const FOLDER = "test-results/look";
const WIDTHS = [390, 1024, 1440];
/** A picture ends here, pixels; what is further down is seldom the fault of the layout. */
const LOWEST = 3_200;
/** The demo homes' first day, so that each run shows the same. */
const TODAY = "2027-01-15";
const TILE = { width: 220, height: 330, label: 22, gap: 10, columns: 9 };

const HELP = `npm run look -- [--url http://…] [--screens home,search] [--widths 390,1440] [--languages nl,de]
Without --url the site is started on a folder of its own with the demo homes.`;

interface Shot {
	readonly screen: string;
	readonly language: Language;
	readonly width: number;
	/** Path below the folder. */
	readonly file: string;
}

/** Addresses of a home, its booking and its place on the site that is looked at. */
type Homes = Readonly<Partial<Record<Screen["name"], string>>>;

async function homesOf(url: string, language: Language): Promise<Homes> {
	const list = SCREENS.find(({ name }) => name === "search")?.path(language) ?? "";
	const html = await (await fetch(url + list)).text();
	const detail = /<h2[^>]*><a[^>]*href="([^"?]*-a\d{1,10})/.exec(html)?.[1];
	if (!detail) return {};
	const accoId = /a\d{1,10}$/.exec(detail)?.[0] ?? "";
	const page = await (await fetch(url + detail)).text();
	const stay = /arrival=\d{4}-\d\d-\d\d&(?:amp;)?departure=\d{4}-\d\d-\d\d/.exec(page)?.[0]?.replace("&amp;", "&");
	const word = SCREENS.find(({ name }) => name === "booking")
		?.path(language)
		.split("/")
		.slice(0, -1)
		.join("/");
	const place = detail.split("/").slice(0, -1).join("/");
	return {
		homeDetail: stay ? `${detail}?${stay}` : detail,
		booking: `${word}/${detail.split("/").at(-1)}${stay ? `?${stay}` : ""}`,
		placeSearch: `${place}/`,
		accommodation: `/${language}/acco/${accoId}`,
	};
}

async function takeShots(browser: Browser, url: string, wanted: ReturnType<typeof readWanted>): Promise<Shot[]> {
	const shots: Shot[] = [];
	const cells = wanted.languages.flatMap((language) => wanted.widths.map((width) => ({ language, width })));
	const homes = Object.fromEntries(
		await Promise.all(wanted.languages.map(async (language) => [language, await homesOf(url, language)] as const)),
	);
	const work = async () => {
		for (let cell = cells.shift(); cell; cell = cells.shift()) {
			const { language, width } = cell;
			const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
			mkdirSync(join(FOLDER, `${width}-${language}`), { recursive: true });
			for (const screen of wanted.screens) {
				const path = homes[language]?.[screen.name] ?? screen.path(language);
				await page.goto(url + path, { waitUntil: "networkidle" });
				const height = await page.evaluate(() => document.documentElement.scrollHeight);
				// Pictures below the window are asked for when it is as high as the page.
				await page.setViewportSize({ width, height: Math.min(LOWEST, Math.max(900, height)) });
				await page.waitForLoadState("networkidle");
				const file = `${width}-${language}/${screen.name}.jpg`;
				await page.screenshot({ path: join(FOLDER, file), type: "jpeg", quality: 72, animations: "disabled" });
				await page.setViewportSize({ width, height: 900 });
				shots.push({ screen: screen.name, language, width, file });
			}
			await page.close();
			console.log(`${width} px, ${language}: ${wanted.screens.length} screens`);
		}
	};
	await Promise.all([work(), work()]);
	return shots;
}

/** All screens of one width and language on one picture, with their names. */
async function writeSheet(name: string, shots: readonly Shot[]): Promise<void> {
	const { width, height, label, gap, columns } = TILE;
	const across = Math.min(columns, shots.length);
	const down = Math.ceil(shots.length / across);
	const tiles = await Promise.all(
		shots.map(async ({ screen, file }, at) => {
			const [left, top] = [gap + (at % across) * (width + gap), gap + Math.floor(at / across) * (height + label + gap)];
			const input = await sharp(join(FOLDER, file)).resize({ width, height, fit: "cover", position: "top" }).toBuffer();
			const words = `<svg width="${width}" height="${label}"><text x="0" y="16" font-size="14" font-family="sans-serif">${screen}</text></svg>`;
			return [
				{ input: Buffer.from(words), left, top },
				{ input, left, top: top + label },
			];
		}),
	);
	const size = { width: gap + across * (width + gap), height: gap + down * (height + label + gap) };
	await sharp({ create: { ...size, channels: 3, background: "#d8dcdc" } })
		.composite(tiles.flat())
		.png({ palette: true })
		.toFile(join(FOLDER, `sheet-${name}.png`));
}

function writePage(shots: readonly Shot[]): void {
	const rows = Map.groupBy(shots, ({ screen }) => screen);
	const body = [...rows].map(([screen, row]) => {
		const cells = row
			.sort((a, b) => a.width - b.width || LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language))
			.map(
				({ file, width, language }) =>
					`<a href="${file}"><img src="${file}" loading="lazy" alt="${screen}"><br>${width} ${language}</a>`,
			);
		return `<h2>${screen}</h2><div>${cells.join("")}</div>`;
	});
	const style =
		"body{font:14px sans-serif;margin:24px}div{display:flex;gap:12px;overflow-x:auto}img{width:220px;height:330px;object-fit:cover;object-position:top;border:1px solid #ccc}";
	const page = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${body.join("")}`;
	writeFileSync(join(FOLDER, "index.html"), page);
}

function readWanted() {
	const texts = { type: "string" } as const;
	const { values } = parseArgs({
		options: { url: texts, screens: texts, widths: texts, languages: texts, help: { type: "boolean" } },
	});
	const list = (text: string | undefined) => text?.split(",").filter(Boolean);
	const names = list(values.screens);
	const languages = list(values.languages);
	return {
		help: values.help === true,
		url: values.url?.replace(/\/$/, ""),
		screens: SCREENS.filter(({ name }) => !names || names.includes(name)),
		widths: list(values.widths)?.map(Number) ?? WIDTHS,
		languages: LANGUAGES.filter((language) => !languages || languages.includes(language)),
	};
}

async function main(): Promise<void> {
	const wanted = readWanted();
	if (wanted.help) {
		console.log(HELP);
		return;
	}
	ensureChromium();
	mkdirSync(FOLDER, { recursive: true });
	const own = wanted.url ? null : await startSite({ TODAY, ALLOW_TODAY: "1" });
	const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] });
	try {
		const shots = await takeShots(browser, wanted.url ?? own?.url ?? "", wanted);
		const sheets = Map.groupBy(shots, ({ width, language }) => `${width}-${language}`);
		for (const [name, sheet] of sheets) await writeSheet(name, sheet);
		writePage(shots);
		console.log(`${shots.length} pictures: ${FOLDER}/index.html, and ${sheets.size} sheets beside it`);
	} finally {
		await browser.close();
		await own?.close();
	}
}

await main();
