import StoryblokClient, { type ISbConfig } from "storyblok-js-client";
import type { ContentLog } from "../stories/log.ts";

/** Where content comes from: our own service in this process, a service at an address, or a real space. */
export type ContentSource =
	| { readonly kind: "embedded"; readonly fetch: (request: Request) => Response | Promise<Response> }
	| {
			readonly kind: "remote";
			/** Base address, up to and with `/v2`; null: the real service of the region. */
			readonly endpoint: string | null;
			/** Null: none is needed, or it was forgotten. */
			readonly token: string | null;
			readonly region: string | null;
			readonly oauthToken?: string;
	  };

/** Requests a second that a content service takes from us (specification §9). */
const REQUESTS_PER_SECOND = 5;
const REQUESTS_PER_SECOND_OAUTH = 3;
/** Tries after an answer 429, and the wait before each (specification §8, §9). */
const MOST_RETRIES = 10;
const RETRY_MS = 300;
/** A request that takes longer is cancelled; its page has got the last good copy by then. */
const TIMEOUT_SECONDS = 8;

/** Where in-process requests seem to go; nothing listens there. */
const EMBEDDED_ENDPOINT = "http://content.invalid/content/v2";
/** The public client falls silent without any token. */
const NO_TOKEN = "embedded";

export const MISSING_TOKEN =
	"You need to provide an access token to interact with Storyblok API. Read https://www.storyblok.com/docs/api/content-delivery#topics/authentication";

/** The public client with the limits of the specification. A real space without a token is logged. */
export function connect(source: ContentSource, log: ContentLog): StoryblokClient {
	return new StoryblokClient(clientConfig(source, log));
}

export function clientConfig(source: ContentSource, log: ContentLog): ISbConfig {
	const limits = { maxRetries: MOST_RETRIES, retriesDelay: RETRY_MS, timeout: TIMEOUT_SECONDS };
	if (source.kind === "embedded") {
		const inProcess = (input: string | URL | Request, init?: RequestInit) =>
			Promise.resolve(source.fetch(new Request(input, init)));
		// 0: our own process needs no sparing.
		return {
			...limits,
			accessToken: NO_TOKEN,
			endpoint: EMBEDDED_ENDPOINT,
			rateLimit: 0,
			fetch: inProcess as typeof fetch,
		};
	}
	const { endpoint, token, region, oauthToken } = source;
	if (token === null && endpoint === null) log.error({}, MISSING_TOKEN);
	return {
		...limits,
		accessToken: token ?? NO_TOKEN,
		rateLimit: oauthToken ? REQUESTS_PER_SECOND_OAUTH : REQUESTS_PER_SECOND,
		...(oauthToken && { oauthToken }),
		...(endpoint && { endpoint: endpoint.replace(/\/+$/, "") }),
		...(region && { region }),
	};
}
