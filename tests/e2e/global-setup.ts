import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { ensureBuild } from "#server/build.ts";
import { drawingAddress, VIEWS } from "#site/drawing-address.ts";
import { PREVIEW_TOKEN } from "#tests/support/preview-token.ts";
import { writeBlockPages } from "../support/block-pages.ts";
import { freePort, startTestPostgres } from "../support/postgres-server.ts";
import { REAL_AREAS } from "../support/real-data.ts";
import { SITE_SECRET } from "../support/recovery-code.ts";
import { inTurn } from "../support/turns.ts";
import { weatherServer } from "../support/weather-server.ts";

/** First night of the imported calendars; both sites of the tests have this day. */
const TODAY = "2027-01-15";

/** Starts a real site on a real PostgreSQL server, with the real homes of REAL_AREAS where their data is at hand. */
export default async function globalSetup(): Promise<() => Promise<void>> {
	await ensureBuild();
	const postgres = await startTestPostgres();
	const folder = mkdtempSync(join(tmpdir(), "halcyon-e2e-"));
	const database = new URL(postgres.url);
	database.pathname = "/halcyon_e2e";
	await createDatabase(postgres.url);
	const port = await freePort();
	const stories = join(folder, "stories");
	cpSync("demo/stories", stories, { recursive: true });
	writeBlockPages(stories);
	const weather = await weatherServer();
	const env = {
		...process.env,
		DATABASE_URL: database.href,
		DATA_DIR: folder,
		CONTENT_DIR: stories,
		WEATHER_URL: weather.url,
		FETCH_ALLOW: weather.host,
		MAP_UPSTREAM: "off",
		STORYBLOK_PREVIEW_TOKEN: PREVIEW_TOKEN,
		BLOCK_GALLERY: "on",
		TODAY,
		ALLOW_TODAY: "1",
		PORT: String(port),
		LOG_LEVEL: "warn",
		// All journeys come from one address within minutes.
		RATE_LIMITS: '{"quotes":0,"options":0,"applications":0,"bookings":0,"codes":0}',
		APP_SECRET: SITE_SECRET,
	};
	await importFeeds(env);
	await givePictures(database.href);
	const site = spawn(process.execPath, ["src/server/main.ts"], { env, stdio: ["ignore", "inherit", "inherit"] });
	process.env.SITE_URL = `http://127.0.0.1:${port}`;
	process.env.SITE_DATABASE_URL = database.href;
	// Commands of its operator are started with the same.
	process.env.SITE_ENV = JSON.stringify(env);
	await untilReady(process.env.SITE_URL);
	return async () => {
		const ended = new Promise((resolve) => site.once("exit", resolve));
		site.kill("SIGTERM");
		await ended;
		await weather.close();
		await postgres.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}

async function createDatabase(serverUrl: string): Promise<void> {
	const client = new pg.Client({ connectionString: serverUrl });
	await client.connect();
	await client.query("DROP DATABASE IF EXISTS halcyon_e2e WITH (FORCE)");
	await client.query("CREATE DATABASE halcyon_e2e");
	await client.end();
}

async function importFeeds(env: NodeJS.ProcessEnv): Promise<void> {
	await importFeed(env, ["tests/fixtures/h1-h2.jsonl"]);
	const real = process.env.REAL_DATA_DIR ?? "../shared/data";
	// Menorca has journeys in every run; of the others the one whose turn it is is searched (island-search.spec.ts).
	const areas = REAL_AREAS.filter((_, at) => at === 0 || inTurn(at, REAL_AREAS.length)).map(({ name, options }) => {
		const file = (kind: string) => join(real, `inside-airbnb/${name}_${kind}.csv.gz`);
		const { calendar, geo, ...texts } = options;
		const args = Object.entries(texts).flatMap(([option, value]) => [`--${option}`, value]);
		if (calendar) args.push("--calendar", file("calendar"));
		if (geo) args.push("--geo", join(real, "natural-earth"));
		return { listings: file("listings"), args };
	});
	if (!areas.every(({ listings }) => existsSync(listings))) {
		console.log("The real island is not at hand (REAL_DATA_DIR): the journeys run over the fixture homes alone.");
		return;
	}
	process.env.HAS_ISLAND = "1";
	process.env.REAL_DATA_DIR = real;
	for (const { listings, args } of areas) await importFeed(env, ["--format", "inside-airbnb", ...args, listings]);
}

/** H2 gets eight drawings of its own, as a home of the demo has, before the site has shown it. */
async function givePictures(databaseUrl: string): Promise<void> {
	const images = Array.from({ length: 8 }, (_, index) => ({
		url: drawingAddress({
			seed: "a990002",
			type: "farmhouse",
			scenery: "alps",
			season: "summer",
			timeOfDay: "day",
			view: VIEWS[index % VIEWS.length] ?? "exterior",
			variant: Math.floor(index / VIEWS.length),
		}),
		alt: { nl: `Haus Zwei, beeld ${index + 1}`, en: `Haus Zwei, view ${index + 1}` },
	}));
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	await client.query("UPDATE accommodation SET images = $1 WHERE acco_id = 'a990002'", [JSON.stringify(images)]);
	await client.end();
}

function importFeed(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, ["scripts/import.ts", ...args], {
			env,
			stdio: ["ignore", "inherit", "inherit"],
		});
		child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`import ended with ${code}`))));
	});
}

async function untilReady(url: string): Promise<void> {
	for (let attempt = 0; attempt < 240; attempt++) {
		const ready = await fetch(`${url}/readyz`).then(
			(answer) => answer.ok,
			() => false,
		);
		if (ready) return;
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
	throw new Error("the site did not become ready");
}
