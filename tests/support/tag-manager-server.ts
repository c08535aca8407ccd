import { createServer } from "node:http";
import { listening } from "./listening.ts";

/**
 * A stand-in of Google's tag manager, and of an operator's collector beside it: a script in the shape of gtm.js, which
 * takes the page's `dataLayer` over, writes an inline script of its own under the page's nonce, and sends each event as
 * GA4's tag would.
 */
export interface TagManagerServer {
	/** What `GTM_URL` takes. */
	readonly origin: string;
	/** What `ANALYTICS_URL` takes, and `FETCH_ALLOW`. */
	readonly collectorUrl: string;
	readonly host: string;
	/** How often the script was asked for. */
	readonly scripts: number;
	/** What the tags sent, in the order in which it was said: events, and commands as lists. */
	readonly hits: readonly unknown[];
	/** Lines that the site handed on. */
	readonly lines: readonly Readonly<Record<string, unknown>>[];
	close(): Promise<void>;
}

const SCRIPT = `(function () {
	var own = document.currentScript, layer = window.dataLayer;
	function hit(entry) {
		var isCommand = Object.prototype.toString.call(entry) === "[object Arguments]";
		fetch(new URL("/g/collect", own.src), {
			method: "POST", mode: "no-cors", keepalive: true,
			body: JSON.stringify({
				at: performance.timeOrigin + performance.now(),
				entry: isCommand ? Array.prototype.slice.call(entry) : entry
			})
		});
	}
	layer.forEach(hit);
	var push = layer.push;
	layer.push = function () {
		Array.prototype.forEach.call(arguments, hit);
		return push.apply(layer, arguments);
	};
	var html = document.createElement("script");
	html.nonce = own.nonce;
	html.text = "window.customTagRan = true";
	document.head.appendChild(html);
	var pixel = new Image();
	pixel.src = new URL("/g/pixel", own.src).href;
})();`;

export async function startTagManager(): Promise<TagManagerServer> {
	const hits: { readonly at: number; readonly entry: unknown }[] = [];
	const lines: Readonly<Record<string, unknown>>[] = [];
	let scripts = 0;
	const server = createServer((request, response) => {
		let body = "";
		request.on("data", (chunk: Buffer) => {
			body += String(chunk);
		});
		request.on("end", () => {
			const { pathname } = new URL(request.url ?? "/", "http://stand-in");
			if (pathname === "/gtm.js") {
				scripts++;
				response.writeHead(200, { "Content-Type": "text/javascript" }).end(SCRIPT);
				return;
			}
			if (pathname === "/g/collect") hits.push(JSON.parse(body));
			if (pathname === "/collector") lines.push(...JSON.parse(body).lines);
			response.writeHead(204).end();
		});
	});
	const origin = await listening(server);
	return {
		origin,
		collectorUrl: `${origin}/collector`,
		host: new URL(origin).host,
		get scripts() {
			return scripts;
		},
		// Calls overtake one another.
		get hits() {
			return hits.toSorted((one, other) => one.at - other.at).map(({ entry }) => entry);
		},
		lines,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
