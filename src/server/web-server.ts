import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { PICTURES_BODY_MS } from "./middleware/bounded-body.ts";
import { PAGE_METHODS } from "./middleware/methods.ts";

/** The socket side of the site: how long a request may take to arrive, headers of every answer, how it ends. */

/** The head of a request must be here within this time. */
const HEAD_MS = 10_000;
/** The whole request; bodies have shorter times of their own. */
const REQUEST_MS = PICTURES_BODY_MS + 30_000;
/** How often connections are looked through for requests that took too long. */
const CHECK_MS = 2_000;
/** What is being answered when the end comes has this long. */
const GRACE_MS = 3_000;

export interface WebServer {
	readonly port: number;
	/** Takes nothing new from now on; resolves when what was being answered is answered, or its time is over. */
	end(): Promise<void>;
}

export interface WebServerSettings {
	readonly port: number;
	readonly host: string;
	/** On every answer. */
	readonly headers: Readonly<Record<string, string>>;
}

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/** Serves over HTTP; rejects when the address cannot be had. */
export async function openWebServer(fetch: Fetch, { port, host, headers }: WebServerSettings): Promise<WebServer> {
	const listener = getRequestListener(fetch);
	const answering = new Set<ServerResponse>();
	let ending = false;

	const answer = (request: IncomingMessage, response: ServerResponse) => {
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		if (ending) {
			response.writeHead(503, { Connection: "close", "Retry-After": "5", "Content-Length": "0" }).end();
			return;
		}
		const url = readable(request.url ?? "/");
		if (url !== request.url) Object.assign(request, { url, isMalformed: true });
		answering.add(response);
		response.once("close", () => answering.delete(response));
		listener(request, response);
	};

	const server = createServer(
		{ headersTimeout: HEAD_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS },
		answer,
	);
	server.on("clientError", (error: NodeJS.ErrnoException, socket) => refuse(error, socket, headers));
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, () => {
			server.off("error", reject);
			resolve();
		});
	});

	return {
		port: (server.address() as AddressInfo).port,
		end: async () => {
			ending = true;
			const closed = new Promise((resolve) => server.close(resolve));
			server.closeIdleConnections();
			for (const response of answering) {
				if (!response.headersSent) response.setHeader("Connection", "close");
				response.shouldKeepAlive = false;
			}
			const late = setTimeout(() => server.closeAllConnections(), GRACE_MS);
			await closed;
			clearTimeout(late);
		},
	};
}

/** A path whose percent signs encode nothing, as one that a request can hold; `neverFound` answers it. */
function readable(url: string): string {
	const end = url.indexOf("?");
	const path = end < 0 ? url : url.slice(0, end);
	try {
		decodeURI(path);
		return url;
	} catch {
		return path.replaceAll("%", "%25") + url.slice(path.length);
	}
}

const STATUS: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** The first line of a request with any method. */
const REQUEST_LINE = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+ \S+ HTTP\/1\.[01]\r?\n/;

/** Answers what the parser could not read: a method it never heard of as any other that pages do not take. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex, headers: Readonly<Record<string, string>>): void {
	const { _httpMessage: begun } = socket as Duplex & { _httpMessage?: ServerResponse | null };
	if (error.code === "ECONNRESET" || !socket.writable || begun?.headersSent) {
		socket.destroy();
		return;
	}
	const { rawPacket } = error as { rawPacket?: Buffer };
	const method = error.code === "HPE_INVALID_METHOD" && REQUEST_LINE.test(rawPacket?.toString("latin1") ?? "");
	const status = method ? "405 Method Not Allowed" : (STATUS[error.code ?? ""] ?? "400 Bad Request");
	const lines = { ...headers, ...(method ? { Allow: PAGE_METHODS } : {}), Connection: "close", "Content-Length": "0" };
	const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.end(`HTTP/1.1 ${status}\r\n${text.join("")}\r\n`, () => (socket as Socket).destroy());
}
