import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP } from "node:net";
import { fail, ok, type Result } from "#domain/result.ts";

/**
 * Requests to addresses that others gave us: feeds, owners, partners. Private networks stay out of reach,
 * whatever a name resolves to and wherever an answer redirects.
 */

export interface OutboundRequest {
	readonly method?: "GET" | "POST";
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
	/** Answers above it are cut off and refused. */
	readonly maxBytes: number;
	/** For everything together: names, redirects, body. */
	readonly timeoutMs?: number;
	/** Followed by GET alone; every address on the way is checked. */
	readonly maxRedirects?: number;
}

export interface OutboundAnswer {
	readonly status: number;
	readonly headers: IncomingMessage["headers"];
	readonly body: Buffer;
}

/**
 * ADDRESS_REFUSED: scheme, port or network is not allowed. UNREACHABLE: no connection, or it broke.
 * The rest says what was exceeded.
 */
export type OutboundFailure = "ADDRESS_REFUSED" | "UNREACHABLE" | "TOO_LARGE" | "TOO_SLOW" | "TOO_MANY_REDIRECTS";

/** Finds the addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** Sends requests under the guard. */
export type OutboundFetch = (url: string, wish: OutboundRequest) => Promise<Result<OutboundAnswer, OutboundFailure>>;

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const PORTS = new Set([80, 443]);

/**
 * The guard. `allow` names `host:port` pairs that may lie in a private network and on another port; sizes, times
 * and redirects are limited for them as well.
 */
export function createOutboundFetch(
	allow: readonly string[] = [],
	resolve: Resolve = (host) => lookup(host, { all: true }),
): OutboundFetch {
	const allowed = new Set(allow.map((pair) => pair.toLowerCase()));
	return async (address, wish) => {
		const signal = AbortSignal.timeout(wish.timeoutMs ?? TIMEOUT_MS);
		const redirects = wish.method === "POST" ? 0 : (wish.maxRedirects ?? MAX_REDIRECTS);
		let url = address;
		let headers = wish.headers;
		for (let hop = 0; hop <= redirects; hop++) {
			const target = await targetOf(url, allowed, resolve, signal);
			if (!target.ok) return target;
			const answer = await send(target.value, { ...wish, headers }, signal);
			if (!answer.ok) return answer;
			const next = redirectOf(answer.value, target.value.url);
			if (next === null || wish.method === "POST") return answer;
			// What was meant for one host is not told to another.
			if (next.origin !== target.value.url.origin) headers = undefined;
			url = next.href;
		}
		return fail("TOO_MANY_REDIRECTS");
	};
}

/** Where a request really goes: the address that was checked is the one that is connected to. */
interface Target {
	readonly url: URL;
	readonly address: LookupAddress;
}

async function targetOf(
	address: string,
	allowed: ReadonlySet<string>,
	resolve: Resolve,
	signal: AbortSignal,
): Promise<Result<Target, OutboundFailure>> {
	const url = URL.parse(address);
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return fail("ADDRESS_REFUSED");
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
	const named = allowed.has(`${url.hostname}:${port}`);
	if (!named && !PORTS.has(port)) return fail("ADDRESS_REFUSED");
	const found = await addressesOf(host, resolve, signal);
	if (!found.ok) return found;
	// One private address among public ones is reason enough: the next look-up might choose it.
	if (!named && !found.value.every((candidate) => isPublic(candidate.address))) return fail("ADDRESS_REFUSED");
	const [first] = found.value;
	return first ? ok({ url, address: first }) : fail("UNREACHABLE");
}

async function addressesOf(
	host: string,
	resolve: Resolve,
	signal: AbortSignal,
): Promise<Result<readonly LookupAddress[], OutboundFailure>> {
	const family = isIP(host);
	if (family) return ok([{ address: host, family }]);
	const late = new Promise<"late">((settle) => signal.addEventListener("abort", () => settle("late"), { once: true }));
	try {
		const found = await Promise.race([resolve(host), late]);
		return found === "late" ? fail("TOO_SLOW") : ok(found);
	} catch {
		return fail("UNREACHABLE");
	}
}

function send(
	{ url, address }: Target,
	wish: OutboundRequest,
	signal: AbortSignal,
): Promise<Result<OutboundAnswer, OutboundFailure>> {
	return new Promise((settle) => {
		const broken = () => settle(fail(signal.aborted ? "TOO_SLOW" : "UNREACHABLE"));
		const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(
			url,
			{
				method: wish.method ?? "GET",
				headers: { "User-Agent": "Halcyon/1.0", "Accept-Encoding": "identity", ...wish.headers },
				signal,
				agent: false,
				lookup: (_host, options, done) => {
					if (options.all) done(null, [address]);
					else done(null, address.address, address.family);
				},
			},
			(answer) => {
				const chunks: Buffer[] = [];
				let bytes = 0;
				answer.on("data", (chunk: Buffer) => {
					bytes += chunk.length;
					if (bytes > wish.maxBytes) {
						settle(fail("TOO_LARGE"));
						answer.destroy();
					} else chunks.push(chunk);
				});
				answer.on("end", () =>
					settle(ok({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })),
				);
				answer.on("error", broken);
				answer.on("aborted", broken);
			},
		);
		request.on("error", broken);
		request.end(wish.body);
	});
}

function redirectOf(answer: OutboundAnswer, from: URL): URL | null {
	if (![301, 302, 303, 307, 308].includes(answer.status) || !answer.headers.location) return null;
	return URL.parse(answer.headers.location, from.href);
}

/** Every range that is not the public internet (IANA special-purpose registries). */
const RESERVED_V4 = blockList("ipv4", [
	...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
	...["192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24"],
	...["203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
]);
/** Public IPv6 is 2000::/3 without protocol, documentation and tunnel ranges, which can carry private addresses. */
const GLOBAL_V6 = blockList("ipv6", ["2000::/3"]);
const RESERVED_V6 = blockList("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);

/** Whether an address lies in the public internet. */
export function isPublic(address: string): boolean {
	switch (isIP(address)) {
		case 4:
			return !RESERVED_V4.check(address, "ipv4");
		case 6:
			return GLOBAL_V6.check(address, "ipv6") && !RESERVED_V6.check(address, "ipv6");
		default:
			return false;
	}
}

function blockList(family: "ipv4" | "ipv6", networks: readonly string[]): BlockList {
	const list = new BlockList();
	for (const network of networks) {
		const [address = "", prefix] = network.split("/");
		list.addSubnet(address, Number(prefix), family);
	}
	return list;
}
