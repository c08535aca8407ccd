import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { freePort } from "./postgres-server.ts";

/** What stands before the site where it is run for visitors (deploy/): it speaks TLS and HTTP/2 with browsers. */
export interface TlsFront {
	readonly url: string;
	close(): Promise<void>;
}

/** Headers of HTTP/1.1 that HTTP/2 does not know. */
const ONE_HOP = new Set(["connection", "keep-alive", "transfer-encoding"]);

/** Listens on a free port with the tests' own certificate, and hands on to what listens on `port`. */
export async function startTlsFront(port: () => number): Promise<TlsFront> {
	const own = await freePort();
	const server = createSecureServer(
		{ key: readFileSync("tests/fixtures/tls/key.pem"), cert: readFileSync("tests/fixtures/tls/cert.pem") },
		(incoming, answer) => pass(incoming, answer, port()),
	);
	await new Promise<void>((resolve) => server.listen(own, "127.0.0.1", resolve));
	return {
		url: `https://127.0.0.1:${own}`,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

function pass(incoming: Http2ServerRequest, answer: Http2ServerResponse, port: number): void {
	const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":")));
	const to = request(
		{
			host: "127.0.0.1",
			port,
			method: incoming.method,
			path: incoming.url,
			headers: { ...headers, host: String(incoming.headers[":authority"]), "x-forwarded-proto": "https" },
		},
		(came) => {
			const kept = Object.entries(came.headers).filter(([name]) => !ONE_HOP.has(name));
			// A browser that has gone takes no answer.
			if (answer.stream.destroyed) return came.resume();
			answer.writeHead(came.statusCode ?? 502, Object.fromEntries(kept));
			came.pipe(answer);
		},
	);
	to.on("error", () => answer.stream.destroy());
	incoming.pipe(to);
}
