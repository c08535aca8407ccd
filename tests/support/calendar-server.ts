import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for sites that give out calendars: real HTTP, one calendar a path. */
export interface CalendarServer {
	/** What `FETCH_ALLOW` takes. */
	readonly host: string;
	/** Address of the calendar at a path. */
	url(path: string): string;
	/** What a path answers from now on. */
	set(path: string, answer: CalendarAnswer): void;
	/** Requests that came in. */
	readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
	/** Most requests that were open at one time. */
	readonly mostOpen: () => number;
	close(): Promise<void>;
}

export type CalendarAnswer =
	| string
	| { readonly text: string; readonly etag: string }
	| { readonly status: number }
	| { readonly redirect: string }
	| { readonly bytes: number }
	| { readonly text: string; readonly afterMs: number }
	/** Never answers. */
	| "hang"
	/** Answers a letter at a time, and never to the end. */
	| "trickle";

export async function calendarServer(): Promise<CalendarServer> {
	const answers = new Map<string, CalendarAnswer>();
	const requests: CalendarServer["requests"] = [];
	let open = 0;
	let most = 0;
	const server = createServer((request, response) => {
		const path = request.url ?? "/";
		requests.push({ path, headers: request.headers });
		most = Math.max(most, ++open);
		response.once("close", () => open--);
		answer(response, answers.get(path) ?? { status: 404 }, request.headers);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		host,
		requests,
		url: (path) => `http://${host}${path}`,
		set: (path, next) => void answers.set(path, next),
		mostOpen: () => most,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function answer(response: ServerResponse, what: CalendarAnswer, headers: IncomingHttpHeaders): void {
	const type = { "Content-Type": "text/calendar; charset=utf-8" };
	if (what === "hang") return;
	if (what === "trickle") {
		response.writeHead(200, type);
		const timer = setInterval(() => response.write("B"), 200).unref();
		response.once("close", () => clearInterval(timer));
		return;
	}
	if (typeof what === "string") return void response.writeHead(200, type).end(what);
	if ("status" in what) return void response.writeHead(what.status).end();
	if ("redirect" in what) return void response.writeHead(302, { Location: what.redirect }).end();
	if ("bytes" in what) return void response.writeHead(200, type).end(Buffer.alloc(what.bytes, "A"));
	if ("afterMs" in what) {
		setTimeout(() => response.writeHead(200, type).end(what.text), what.afterMs).unref();
		return;
	}
	if (headers["if-none-match"] === what.etag) return void response.writeHead(304, { ETag: what.etag }).end();
	response.writeHead(200, { ...type, ETag: what.etag }).end(what.text);
}

/** A calendar of all-day events: `[first night, departure, summary]`. */
export function calendarText(...stays: readonly (readonly [string, string, string?])[]): string {
	return [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Other site//EN",
		...stays.flatMap(([from, to, summary = "Reserved"], index) => [
			"BEGIN:VEVENT",
			`UID:${index}@other.example`,
			`SUMMARY:${summary}`,
			"DTSTAMP:20270101T000000Z",
			`DTSTART;VALUE=DATE:${from.replaceAll("-", "")}`,
			`DTEND;VALUE=DATE:${to.replaceAll("-", "")}`,
			"END:VEVENT",
		]),
		"END:VCALENDAR",
		"",
	].join("\r\n");
}
