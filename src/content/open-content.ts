import { type Hono, Hono as Site } from "hono";
import { type ContentClient, openContentClient } from "./client/content-client.ts";
import { clientWithFacts, type StoryFacts } from "./client/story-facts.ts";
import { contentService, type ServiceSwitches } from "./service/service.ts";
import type { ContentLog } from "./stories/log.ts";
import type { Space } from "./stories/space.ts";
import { openStoryStore, type StoryStore } from "./stories/story-store.ts";

/** Content for the whole product: the client that pages read with, and the embedded service if it is ours. */
export interface Content {
	readonly client: ContentClient;
	/** To be mounted at `/content/v2`; null while stories come from elsewhere. */
	readonly service: Hono | null;
	/** The story files of the embedded service. */
	readonly store: StoryStore | null;
	close(): Promise<void>;
}

export interface ContentOptions {
	/** Folder of the story files; not looked at while stories come from elsewhere. */
	readonly folder: string;
	/** A service elsewhere, up to and with `/v2`. */
	readonly endpoint: string | null;
	/** Public token of a real space. */
	readonly token: string | null;
	readonly region: string | null;
	/** Of the space's owner, for three requests a second in place of five; absent: none. */
	readonly oauthToken?: string | null;
	readonly previewToken: string;
	/** Where copies for outages of a service elsewhere are kept. */
	readonly copiesFolder: string;
	/** Address of the site, as the space's domain. */
	readonly domain: string;
	readonly log: ContentLog;
	/** What stories name and have filled in. */
	readonly facts: StoryFacts;
	/** Called with each state of the story files, to check them. */
	readonly onSpace?: (space: Space) => void;
	readonly switches?: ServiceSwitches;
}

/**
 * Opens the real space when there is a token (or a region without one, which is logged), the service at
 * `endpoint` when there is one, else our own over the story files.
 */
export async function openContent(options: ContentOptions): Promise<Content> {
	const { endpoint, token, region, oauthToken, previewToken, copiesFolder, log, domain, switches } = options;
	if (token !== null || endpoint !== null || region !== null) {
		const source = { kind: "remote", endpoint, token, region, ...(oauthToken ? { oauthToken } : {}) } as const;
		const client = openContentClient({ source, previewToken, copiesFolder, log });
		return {
			client: clientWithFacts(client, options.facts, log),
			service: null,
			store: null,
			close: () => client.settled(),
		};
	}
	const store = await openStoryStore(options.folder, { log, onSpace: options.onSpace });
	const service = contentService({ space: () => store.space(), previewToken, domain, switches });
	const inProcess = new Site().route("/content/v2", service);
	const client = openContentClient({
		source: { kind: "embedded", fetch: (request) => inProcess.fetch(request) },
		previewToken,
		copiesFolder: null,
		log,
	});
	return {
		client: clientWithFacts(client, options.facts, log),
		service,
		store,
		close: async () => {
			store.close();
			await client.settled();
		},
	};
}
