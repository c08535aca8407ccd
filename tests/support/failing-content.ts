import { Hono } from "hono";
import { type ContentServer, listening } from "./content-server.ts";

/** Ways in which a content service goes wrong. */
export type Way =
	| "well"
	| "slow"
	| "html"
	| "truncated"
	| "wrong shape"
	| "error 500"
	| "unauthorized"
	| "too many"
	| "closed";

/** A service that passes on the real one's answers, until a test makes it fail. */
export interface FailingContent {
	/** What a client takes as `endpoint`. */
	readonly endpoint: string;
	way: Way;
	/** After so many questions it goes well again; null: it goes on as it is. */
	times: number | null;
	/** Questions that came, and answers that went, since the way was last set. */
	readonly requested: number;
	readonly answered: number;
	close(): Promise<void>;
}

/** Stands before a content service; `closed` refuses connections. */
export async function failingContent(real: ContentServer): Promise<FailingContent> {
	let way: Way = "well";
	let times: number | null = null;
	let [requested, answered] = [0, 0];
	const site = new Hono();
	site.use(async (_, next) => {
		requested++;
		if (times !== null && requested > times) way = "well";
		const before = way;
		await next();
		if (before === way) answered++;
	});
	site.all("*", async (c) => {
		const { pathname, search } = new URL(c.req.url);
		if (way === "slow") await new Promise((resolve) => setTimeout(resolve, 10_000));
		if (way === "html") return c.html("<!doctype html><h1>502 Bad Gateway</h1>");
		if (way === "error 500") return c.json({ error: "Internal Server Error" }, 500);
		if (way === "unauthorized") return c.json({ error: "Unauthorized" }, 401);
		if (way === "too many") return c.json({ error: "Too Many Requests" }, 429);
		const answer = await fetch(`http://${new URL(real.endpoint).host}${pathname}${search}`);
		const text = await answer.text();
		if (way === "truncated") return c.body(text.slice(0, text.length / 2), 200, { "Content-Type": "application/json" });
		if (way === "wrong shape") {
			return c.json({ space: { version: 4_000_000_000 }, story: { content: null }, stories: 7 });
		}
		return c.body(text, answer.status as 200, Object.fromEntries(answer.headers));
	});
	const { server, port } = await listening(site);
	const close = () => {
		if ("closeAllConnections" in server) server.closeAllConnections();
		return new Promise<void>((resolve) => server.close(() => resolve()));
	};
	return {
		endpoint: `http://127.0.0.1:${port}/content/v2`,
		get way() {
			return way;
		},
		set way(next) {
			way = next;
			[requested, answered, times] = [0, 0, null];
			if (next === "closed") void close();
		},
		get times() {
			return times;
		},
		set times(next) {
			times = next;
		},
		get requested() {
			return requested;
		},
		get answered() {
			return answered;
		},
		close,
	};
}
