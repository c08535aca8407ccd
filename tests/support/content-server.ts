import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import StoryblokClient, { type ISbConfig } from "storyblok-js-client";
import { contentService, type ServiceSwitches } from "#content/service/service.ts";
import { openStoryStore, type StoryStore } from "#content/stories/story-store.ts";
import { memoryLog } from "./app.ts";
import { PREVIEW_TOKEN } from "./preview-token.ts";

/** The content service over HTTP on a free port, and the public client unchanged. */
export interface ContentServer {
	/** What a client takes as `endpoint`. */
	readonly endpoint: string;
	readonly store: StoryStore;
	/** May be turned while it runs. */
	readonly switches: ServiceSwitches;
	/** Requests that came in, as path and query. */
	readonly requests: string[];
	client(config?: Partial<ISbConfig>): StoryblokClient;
	close(): Promise<void>;
}

export async function contentServer(folder = "tests/fixtures/stories"): Promise<ContentServer> {
	const store = await openStoryStore(folder, { log: memoryLog(), watched: false });
	const switches: ServiceSwitches = {};
	const requests: string[] = [];
	const site = new Hono();
	site.use(async (c, next) => {
		requests.push(c.req.url.replace(/^https?:\/\/[^/]+/, ""));
		await next();
	});
	site.route(
		"/content/v2",
		contentService({
			space: () => store.space(),
			previewToken: PREVIEW_TOKEN,
			domain: "https://halcyon.example/",
			switches,
		}),
	);
	const { server, port } = await listening(site);
	const endpoint = `http://127.0.0.1:${port}/content/v2`;
	return {
		endpoint,
		store,
		switches,
		requests,
		client: (config) => new StoryblokClient({ accessToken: "any", endpoint, rateLimit: 1000, ...config }),
		close: async () => {
			store.close();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** A server of a few routes on a free port. */
export async function listening(site: Hono): Promise<{ readonly server: ServerType; readonly port: number }> {
	return new Promise((resolve) => {
		const server = serve({ fetch: site.fetch, port: 0, hostname: "127.0.0.1" }, (address: AddressInfo) =>
			resolve({ server, port: address.port }),
		);
	});
}
