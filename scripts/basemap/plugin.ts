import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { basemap, type Detail } from "./basemap.ts";

/** What the browser's code imports; `src/features/map/basemap.d.ts` has its type. */
const MODULE = "virtual:basemap";
const RESOLVED = `\0${MODULE}`;
const DETAILS: readonly Detail[] = ["coarse", "fine"];
const DEV_PATH = "/@basemap/";

interface Made {
	readonly detail: Detail;
	readonly text: string;
	/** Within the build's folder; its hash names the content. */
	readonly fileName: string;
}

/**
 * Makes the embedded basemap while the site is built: one file a detail with a hash in its name. Development
 * serves it from memory.
 */
export function basemapPlugin(): Plugin {
	let made: readonly Made[] | null = null;
	const files = () => {
		made ??= DETAILS.map(makeFile);
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
			if (command === "serve") return exported(({ detail }) => `${base}${DEV_PATH.slice(1)}${detail}.json`);
			for (const { fileName, text } of files()) {
				this.emitFile({ type: "asset", fileName: `${build.assetsDir}/${fileName}`, source: text });
			}
			return exported(({ fileName }) => `${base}${build.assetsDir}/${fileName}`);
		},
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				const file = request.url?.startsWith(DEV_PATH)
					? files().find(({ detail }) => request.url === `${DEV_PATH}${detail}.json`)
					: undefined;
				if (!file) return next();
				response.setHeader("Content-Type", "application/json");
				response.end(file.text);
			});
		},
	};

	function exported(addressOf: (file: Made) => string): string {
		return files()
			.map((file) => `export const ${file.detail} = ${JSON.stringify(addressOf(file))};`)
			.join("\n");
	}
}

function makeFile(detail: Detail): Made {
	const text = basemap(detail);
	const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
	return { detail, text, fileName: `basemap-${detail}-${hash}.json` };
}
