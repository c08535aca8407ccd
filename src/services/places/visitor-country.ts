import { isIP } from "node:net";
import { isCountryCode } from "#domain/countries.ts";
import type { Clock } from "#domain/time/clock.ts";
import type { Logger } from "../logger.ts";
import { fetchOutside, isPrivateAddress } from "../outbound-fetch.ts";

/**
 * In which country a visitor's network is, for what the telephone field begins with (specification §7). A service from
 * outside is asked by us, never by the browser, and only for the network: the last part of an address stays here.
 */
export interface VisitorCountry {
	/** ISO 3166-1 alpha-2; null: nobody is asked, or there was no answer in time. Never rejects. */
	of(address: string | null): Promise<string | null>;
}

export interface VisitorCountrySettings {
	/** Address of the service with `{ip}` where the network stands; null: nobody is asked. */
	readonly url: string | null;
	/** `host:port` that may be private (tests). */
	readonly allow: readonly string[];
}

/** A page waits no longer for an answer. */
const TIMEOUT_MS = 800;
const MOST_BYTES = 1024;
/** Answers are kept so long, in memory alone. */
export const KEPT_MS = 15 * 60_000;
/** After a failure a network is not asked for again so soon. */
export const PAUSE_MS = 60_000;
/** Networks that are kept; the one asked for longest ago goes first. */
export const MOST_NETWORKS = 1_000;
/** Questions under way at once; further visitors get the fallback. */
const MOST_AT_ONCE = 8;

/** `1;NL;NLD;Netherlands`: 1 means known, then the country. */
const REPLY = /^1;([A-Z]{2});/;

/**
 * The country of a reply.
 * @throws Error 'unable to fetch the country' for one that does not begin with 1 or names no country (specification §7, §8)
 */
export function countryOfReply(reply: string): string {
	const [, country] = REPLY.exec(reply) ?? [];
	if (!isCountryCode(country)) throw new Error("unable to fetch the country");
	return country;
}

/** The network of an address, as the service is asked for it: /24, or /48 of IPv6. Null: an address that is nowhere. */
export function networkOf(address: string): string | null {
	if (isPrivateAddress(address)) return null;
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	if (isIP(plain) === 4) return plain.replace(/\d+$/, "0");
	const groups = expanded(plain).slice(0, 3);
	return `${groups.map((group) => group.toString(16)).join(":")}::`;
}

/** The eight groups of an IPv6 address. */
function expanded(address: string): readonly number[] {
	const { hostname } = new URL(`http://[${address.split("%")[0]}]`);
	const [head = "", tail] = hostname.slice(1, -1).split("::");
	const groups = (text: string | undefined) => (text ? text.split(":") : []).map((group) => Number.parseInt(group, 16));
	const [before, after] = [groups(head), groups(tail)];
	return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

interface Known {
	readonly country: Promise<string | null>;
	/** Milliseconds since 1970: until then it is not asked for again. */
	until: number;
}

export function openVisitorCountry(
	{ url, allow }: VisitorCountrySettings,
	{ clock, log }: { readonly clock: Pick<Clock, "now">; readonly log: Logger },
): VisitorCountry {
	const known = new Map<string, Known>();
	let running = 0;

	async function ask(service: string, network: string): Promise<string | null> {
		running++;
		try {
			const limits = { maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS, allow };
			const fetched = await fetchOutside(service.replaceAll("{ip}", encodeURIComponent(network)), limits);
			if (!fetched.ok) throw new Error("unable to fetch the country", { cause: fetched.error });
			return countryOfReply(fetched.value.body.toString("utf8"));
		} catch (error) {
			// Neither the network nor the reply stands in the log.
			const { message, cause } = error as Error;
			log.warn({ failure: cause ?? "UNREADABLE" }, message);
			return null;
		} finally {
			running--;
		}
	}

	return {
		async of(address) {
			const network = address === null || url === null ? null : networkOf(address);
			if (network === null || url === null) return null;
			const now = clock.now().getTime();
			const before = known.get(network);
			if (before && now < before.until) return before.country;
			if (running >= MOST_AT_ONCE) return null;
			const entry: Known = { country: ask(url, network), until: now + KEPT_MS };
			known.delete(network);
			known.set(network, entry);
			const [oldest] = known.keys();
			if (known.size > MOST_NETWORKS && oldest !== undefined) known.delete(oldest);
			const country = await entry.country;
			if (country === null) entry.until = now + PAUSE_MS;
			return country;
		},
	};
}
