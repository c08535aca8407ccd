import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Hono } from "hono";
import { BLOCK_SCHEMAS } from "#blocks/schemas.ts";
import { type ContentProblem, checkStories, printProblem } from "#content/check.ts";
import { openContent } from "#content/open-content.ts";
import { projectRoot } from "#db/project-root.ts";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { systemClock } from "#domain/time/clock.ts";
import { createHomeCards } from "#services/accommodations/home-cards.ts";
import { openCollector } from "#services/analytics/collector.ts";
import type { App } from "#services/app.ts";
import { houseFacts } from "#services/content/house-facts.ts";
import { openCompany } from "#services/documents/company.ts";
import { KeptFiles } from "#services/kept-files.ts";
import { type MapTiles, openMapTiles } from "#services/map-tiles/open-map-tiles.ts";
import { loadDemo, moveDemoDates } from "#services/operations/load-demo.ts";
import { startWorker } from "#services/operations/worker.ts";
import { mollie } from "#services/payments/mollie.ts";
import { createPictures, type Pictures } from "#services/pictures/pictures.ts";
import { warmPictures } from "#services/pictures/warm-pictures.ts";
import { openVisitorCountry } from "#services/places/visitor-country.ts";
import { inTurns } from "#services/search/search-queue.ts";
import { openSuggestions } from "#services/search/suggest.ts";
import { openWeather } from "#services/weather/weather.ts";
import { serveCommands } from "./commands/socket.ts";
import { type Env, parseEnv } from "./env.ts";
import { createLogger } from "./logger.ts";
import { openOwnDatabase } from "./open-database.ts";
import { settingsOf } from "./settings.ts";
import { startTracing } from "./tracing/start-tracing.ts";

/** The running product: what requests are served with, and how it ends. */
export interface Runtime {
	readonly env: Env;
	readonly app: App;
	readonly pictures: Pictures;
	/** Streets of maps; null: maps have the embedded basemap alone, or the operator's own style. */
	readonly mapTiles: MapTiles | null;
	/** The embedded content service; null while stories come from elsewhere. */
	readonly contentService: Hono | null;
	/** Begins no new work, and ends when what is being answered is answered (`served`). */
	stop(served?: Promise<void>): Promise<void>;
}

/** Room for the pictures of some thousand homes in the measures that screens ask for. */
const PICTURE_CACHE_BYTES = 1024 * 1024 * 1024;

/** Room for some ten thousand tiles of streets. */
const TILE_CACHE_BYTES = 256 * 1024 * 1024;

/** One runtime a process, also when development reloads this module. */
const SLOT = Symbol.for("halcyon.runtime");
const slots = globalThis as { [SLOT]?: Promise<Runtime> };

/** The runtime of this process; started by the first call. */
export function runtime(): Promise<Runtime> {
	slots[SLOT] ??= startRuntime(parseEnv(process.env));
	return slots[SLOT];
}

async function startRuntime(env: Env): Promise<Runtime> {
	const log = createLogger(env.logLevel);
	const tracing = await startTracing(env.tracing);
	const { database, migrated } = await openOwnDatabase(env, { watched: true });
	try {
		if (migrated.length > 0) log.info({ migrated }, "database migrated");
		const clock = systemClock(env.today, database.now);
		const demoHomes = env.demoData ? await loadDemo({ db: database.db, clock }) : 0;
		if (demoHomes > 0) log.info({ demoHomes }, "demo catalogue loaded");
		const cards = createHomeCards();
		const kept = { folder: join(env.dataDir, "search-index") };
		const engine = await createSearchEngine(env.searchEngine, { database, clock, log, changed: cards.forget, kept });
		const search = inTurns(engine, env.searchBounds, log);
		const suggestions = await openSuggestions({ database, log });
		const content = await openContent({
			...env.content,
			folder: env.content.folder ?? join(projectRoot(), "demo/stories"),
			copiesFolder: join(env.dataDir, "content"),
			domain: `${env.publicUrl}/`,
			facts: houseFacts,
			log,
			onSpace: (space) => logProblems(checkStories(space, BLOCK_SCHEMAS, houseFacts), log),
		});
		const company = await openCompany(content.client, env.officeMail, log);
		const { url: collectorUrl } = env.analytics;
		const collector = collectorUrl
			? openCollector({ url: collectorUrl, site: env.publicUrl, allow: env.fetchAllow, log })
			: null;
		const app: App = {
			settings: settingsOf(env),
			database,
			db: database.db,
			clock,
			search,
			cards,
			suggestions,
			content: content.client,
			weather: openWeather({ url: env.weatherUrl, allow: env.fetchAllow }, { clock, log }),
			visitorCountry: openVisitorCountry({ url: env.ipCountryUrl, allow: env.fetchAllow }, { clock, log }),
			company,
			payments: env.mollie ? mollie(env.mollie) : null,
			collector,
			log,
		};
		const commands = env.databaseUrl === null ? await serveCommands(env.dataDir, app) : null;
		const worker = env.worker ? await startWorker(app) : null;
		const cache = new KeptFiles(join(env.dataDir, "pictures"), PICTURE_CACHE_BYTES);
		const ending = new AbortController();
		// Moving the demo's dates may take a while; the site opens first.
		const moving = env.demoData
			? setImmediate()
					.then(() => moveDemoDates(app, ending.signal))
					.then((homes) => homes > 0 && log.info({ homes }, "demo dates moved on"))
					.catch((error: unknown) => log.error({ error }, "demo dates stay as they are"))
			: null;
		const pictures = createPictures(app, cache, env.fetchAllow);
		const mapTiles = await openMapTiles(env.mapTiles, {
			files: () => new KeptFiles(join(env.dataDir, "map-tiles"), TILE_CACHE_BYTES),
			allow: env.fetchAllow,
			log,
		});
		// Pictures that cannot be made now are made when they are requested.
		const warming = warmPictures(app, pictures, ending.signal).catch((error: unknown) =>
			log.warn({ error }, "pictures not warmed"),
		);
		return {
			env,
			app,
			pictures,
			mapTiles,
			contentService: content.service,
			stop: async (served) => {
				ending.abort();
				await commands?.close();
				await Promise.all([served, worker?.stop(), moving, warming]);
				company.close();
				mapTiles?.close();
				await collector?.close();
				await content.close();
				await suggestions.close();
				await search.close();
				await database.close();
				await tracing?.close();
			},
		};
	} catch (error) {
		await database.close();
		await tracing?.close();
		throw error;
	}
}

/** Stories with problems are shown all the same; `npm run content:check` names them all. */
function logProblems(problems: readonly ContentProblem[], log: App["log"]): void {
	if (problems.length === 0) return;
	log.warn({ count: problems.length, first: problems.slice(0, 5).map(printProblem) }, "stories with problems");
}
