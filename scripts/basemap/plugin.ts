import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { LANGUAGES } from "#domain/language.ts";
import { basemap, type Detail } from "./basemap.ts";
import { basemapNames } from "./names.ts";

/** What the browser's code imports; `src/features/map/basemap.d.ts` has its type. */
const MODULE = "virtual:basemap";
const RESOLVED = `\0${MODULE}`;
const DETAILS: readonly Detail[] = ["coarse", "fine"];
/** What there is a file of, by its name. */
const TEXTS: Readonly<Record<string, () => string>> = {
	...Object.fromEntries(DETAILS.map((detail) => [detail, () => basemap(detail)])),
	...Object.fromEntries(
		LANGUAGES.map((language) => [`names_${language}`, () => JSON.stringify(basemapNames(language))]),
	),
};
const DEV_PATH = "/@basemap/";

interface Made {
	readonly name: string;
	readonly text: string;
	/** Within the build's folder; its hash names the content. */
	readonly fileName: string;
}

/**
 * Makes the embedded basemap while the site is built: one file a detail and one with the
 * names of each language, with a hash in its name. Development
 * serves it from memory.
 */
export function basemapPlugin(): Plugin {
	let made: readonly Made[] | null = null;
	const files = () => {
		made ??= Object.keys(TEXTS).map(makeFile);
		return made;
	};
	return {
		name: "basemap",
		resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
		load(id) {
			if (id !== RESOLVED) return;
			// The server renders no maps.
			if (this.environment.name === "ssr") return exported(() => "");
			const { base, command, build } = this.environment.config;
			if (command === "serve") return exported(({ name }) => `${base}${DEV_PATH.slice(1)}${name}.json`);
			for (const { fileName, text } of files()) {
				this.emitFile({ type: "asset", fileName: `${build.assetsDir}/${fileName}`, source: text });
			}
			return exported(({ fileName }) => `${base}${build.assetsDir}/${fileName}`);
		},
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				const file = request.url?.startsWith(DEV_PATH)
					? files().find(({ name }) => request.url === `${DEV_PATH}${name}.json`)
					: undefined;
				if (!file) return next();
				response.setHeader("Content-Type", "application/json");
				response.end(file.text);
			});
		},
	};

	function exported(addressOf: (file: Made) => string): string {
		return files()
			.map((file) => `export const ${file.name} = ${JSON.stringify(addressOf(file))};`)
			.join("\n");
	}
}

function makeFile(name: string): Made {
	const text = TEXTS[name]?.() ?? "";
	const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
	return { name, text, fileName: `basemap-${name}-${hash}.json` };
}
