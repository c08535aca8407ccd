import { lookup as resolve } from "node:dns";
import { type Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { type Agent as HttpsAgent, request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { fail, ok, type Result } from "#domain/result.ts";

/**
 * Fetches an address that came from outside (a feed, an owner), so that it can never reach into our own
 * networks: http(s) on its own ports, every address of the host checked at the moment of connecting, each
 * redirect checked anew, time and size bounded.
 */

export interface FetchLimits {
	readonly maxBytes: number;
	readonly timeoutMs: number;
	/** `host:port` that may be private all the same: stand-ins of tests and demos. */
	readonly allow: readonly string[];
	/** What is sent; absent: it is asked for what is there. */
	readonly json?: string;
	/** What the last answer said of its version: an answer that is still the same may say so and no more. */
	readonly known?: Version;
	/** Connections that are kept between fetches of one and the same caller; absent: each has its own. */
	readonly agents?: { readonly "http:": HttpAgent; readonly "https:": HttpsAgent };
}

/** Version of an answer as its server names it (RFC 9110 §8.8); null where it names none. */
export interface Version {
	readonly etag: string | null;
	readonly lastModified: string | null;
}

export interface Fetched {
	readonly body: Buffer;
	readonly contentType: string;
	readonly version: Version;
	/** The answer is the one that `known` names; its body is not sent again. */
	readonly unchanged: boolean;
}

export type FetchFailure = "REFUSED" | "UNREACHABLE" | "TOO_LARGE" | "TIMED_OUT" | "BAD_STATUS";

const MOST_REDIRECTS = 3;

const PRIVATE = new BlockList();
for (const [address, bits] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 4],
	["240.0.0.0", 4],
] as const) {
	PRIVATE.addSubnet(address, bits, "ipv4");
}
for (const [address, bits] of [
	["::", 127],
	["64:ff9b::", 96],
	["100::", 64],
	["2001:db8::", 32],
	["2002::", 16],
	["fc00::", 7],
	["fe80::", 10],
	["ff00::", 8],
] as const) {
	PRIVATE.addSubnet(address, bits, "ipv6");
}

/** True for an address that is not one of the open internet. */
export function isPrivateAddress(address: string): boolean {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	const family = isIP(plain);
	if (family === 0) return true;
	return PRIVATE.check(plain, family === 6 ? "ipv6" : "ipv4") || /^::ffff:/i.test(plain);
}

class Refused extends Error {}

export async function fetchOutside(address: string, limits: FetchLimits): Promise<Result<Fetched, FetchFailure>> {
	const until = AbortSignal.timeout(limits.timeoutMs);
	let target = address;
	for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
		const answer = await askOutside(target, limits, until);
		if (!answer.ok) return answer;
		const { response, status, leadsTo } = answer.value;
		if (leadsTo !== null) {
			response.destroy();
			target = leadsTo;
			continue;
		}
		if (status === 304 && limits.known) {
			response.destroy();
			return ok({ body: Buffer.alloc(0), contentType: "", version: limits.known, unchanged: true });
		}
		if (status !== 200) {
			response.destroy();
			return fail("BAD_STATUS");
		}
		return read(response, limits, until);
	}
	return fail("REFUSED");
}

/** Sends JSON to an address outside, under the same guard; a redirect counts as a refusal, since a body goes to one place. */
export async function postOutside(
	address: string,
	json: string,
	limits: Pick<FetchLimits, "timeoutMs" | "allow">,
): Promise<Result<null, FetchFailure>> {
	const until = AbortSignal.timeout(limits.timeoutMs);
	const answer = await askOutside(address, { ...limits, maxBytes: 0, json }, until);
	if (!answer.ok) return answer;
	const { response, status } = answer.value;
	response.destroy();
	return status >= 200 && status < 300 ? ok(null) : fail("BAD_STATUS");
}

/** What an address outside answered, without its body. */
export interface OutsideHop {
	readonly url: string;
	readonly status: number;
}

/**
 * Where an address outside leads, from answer to answer, under the same guard. The last of them leads no further, or is
 * the first one for which `isEnd` holds; `failure` is why there was no answer to the one after it.
 */
export async function followOutside(
	address: string,
	limits: Pick<FetchLimits, "timeoutMs" | "allow">,
	isEnd: (url: URL) => boolean = () => false,
): Promise<{ readonly hops: readonly OutsideHop[]; readonly failure: FetchFailure | null }> {
	const until = AbortSignal.timeout(limits.timeoutMs);
	const hops: OutsideHop[] = [];
	let target = address;
	while (hops.length <= MOST_REDIRECTS) {
		if (hops.length > 0 && URL.canParse(target) && isEnd(new URL(target))) {
			return { hops: [...hops, { url: target, status: 0 }], failure: null };
		}
		const answer = await askOutside(target, { ...limits, maxBytes: 0 }, until);
		if (!answer.ok) return { hops, failure: answer.error };
		const { response, status, leadsTo } = answer.value;
		response.destroy();
		hops.push({ url: target, status });
		if (leadsTo === null) return { hops, failure: null };
		target = leadsTo;
	}
	return { hops, failure: "REFUSED" };
}

/** Asks one address; `leadsTo` is where a redirect points, empty where that is no address. */
async function askOutside(
	address: string,
	limits: FetchLimits,
	until: AbortSignal,
): Promise<
	Result<
		{ readonly response: IncomingMessage; readonly status: number; readonly leadsTo: string | null },
		"REFUSED" | "TIMED_OUT" | "UNREACHABLE"
	>
> {
	const url = permitted(address, limits);
	if (!url) return fail("REFUSED");
	try {
		const response = await open(url, limits, until);
		const status = response.statusCode ?? 0;
		const { location } = response.headers;
		if (status < 300 || status >= 400 || !location) return ok({ response, status, leadsTo: null });
		return ok({ response, status, leadsTo: URL.canParse(location, url) ? new URL(location, url).href : "" });
	} catch (error) {
		return fail(error instanceof Refused ? "REFUSED" : until.aborted ? "TIMED_OUT" : "UNREACHABLE");
	}
}

/** The address, where its scheme and port are the web's own or it is allowed by name. */
function permitted(address: string, { allow }: FetchLimits): URL | null {
	if (!URL.canParse(address)) return null;
	const url = new URL(address);
	if (url.protocol !== "http:" && url.protocol !== "https:") return null;
	if (url.username || url.password) return null;
	return url.port === "" || isAllowed(url, allow) ? url : null;
}

function isAllowed(url: URL, allow: readonly string[]): boolean {
	return allow.includes(`${url.hostname}:${url.port || (url.protocol === "https:" ? 443 : 80)}`);
}

function open(url: URL, { allow, known, json, agents }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
	const allowed = isAllowed(url, allow);
	const host = url.hostname.replace(/^\[|\]$/g, "");
	// A literal address is connected to without a lookup.
	if (!allowed && isIP(host) !== 0 && isPrivateAddress(host)) return Promise.reject(new Refused());
	const lookup: LookupFunction = (hostname, options, answer) => {
		resolve(hostname, { ...options, all: true }, (error, addresses) => {
			if (error) return answer(error, []);
			if (!allowed && addresses.some(({ address }) => isPrivateAddress(address))) return answer(new Refused(), []);
			if (options.all) return answer(null, addresses);
			const [first] = addresses;
			return first ? answer(null, first.address, first.family) : answer(new Refused(), []);
		});
	};
	return new Promise((resolve, reject) => {
		const send = url.protocol === "https:" ? requestHttps : requestHttp;
		const headers = {
			Accept: "image/*,text/calendar;q=0.9,*/*;q=0.1",
			"User-Agent": "Halcyon/1.0",
			...(json === undefined ? {} : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(json) }),
			...(known?.etag ? { "If-None-Match": known.etag } : {}),
			...(known?.lastModified ? { "If-Modified-Since": known.lastModified } : {}),
		};
		const method = json === undefined ? "GET" : "POST";
		const agent = agents?.[url.protocol as keyof typeof agents] ?? false;
		const request = send(url, { method, lookup, signal, headers, agent }, resolve);
		request.once("error", reject);
		request.end(json);
	});
}

async function read(
	response: IncomingMessage,
	{ maxBytes }: FetchLimits,
	signal: AbortSignal,
): Promise<Result<Fetched, FetchFailure>> {
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of response as AsyncIterable<Buffer>) {
			size += chunk.length;
			if (size > maxBytes) {
				response.destroy();
				return fail("TOO_LARGE");
			}
			chunks.push(chunk);
		}
	} catch {
		return fail(signal.aborted ? "TIMED_OUT" : "UNREACHABLE");
	}
	const { etag = null, "last-modified": lastModified = null, "content-type": contentType = "" } = response.headers;
	return ok({ body: Buffer.concat(chunks), contentType, version: { etag, lastModified }, unchanged: false });
}
