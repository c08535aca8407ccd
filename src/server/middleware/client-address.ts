import { BlockList, isIP } from "node:net";
import type { Context } from "hono";

/** Which networks are meant; CIDR texts such as `10.0.0.0/8`. */
export type Networks = (address: string) => boolean;

function networksOf(cidrs: readonly string[]): Networks {
	const list = new BlockList();
	for (const cidr of cidrs) {
		const [address = "", bits = ""] = cidr.split("/");
		list.addSubnet(address, Number(bits), isIP(address) === 6 ? "ipv6" : "ipv4");
	}
	return (address) => {
		const plain = plainAddress(address);
		const family = isIP(plain);
		return family !== 0 && list.check(plain, family === 6 ? "ipv6" : "ipv4");
	};
}

/** The client's address. */
export interface Client {
	/** null where nothing says it: a request that came over no socket. */
	readonly ip: string | null;
	/** A direct connection without a proxy. */
	readonly isInternal: boolean;
}

export interface ClientNetworks {
	/** Networks (CIDR) whose visitors are internal; absent: this machine. */
	readonly internalNetworks?: readonly string[];
	/** Proxies (CIDR) whose X-Forwarded-For is believed; absent: none. */
	readonly trustedProxies?: readonly string[];
}

/** What is asked of a connection; that whoever asked is still there is seen by the last two. */
export interface ClientSocket {
	readonly remoteAddress?: string | undefined;
	readonly destroyed?: boolean;
	readonly writableEnded?: boolean;
}

/** What the Node server hands in beside a request. */
export interface RequestEnv {
	readonly incoming?: { readonly socket?: ClientSocket };
	/** The site asks itself, to see where an address leads. */
	readonly isTrial?: true;
}

const LOOPBACK = ["127.0.0.0/8", "::1/128"];

/**
 * The client's address. X-Forwarded-For is believed only as far as trusted proxies wrote it: the last address that is not
 * one of theirs. A peer that sends it without being trusted passes on another client: its own address counts for
 * limits, and it is never internal (docs/guides/people-and-privacy.md#internal-visitors).
 */
export function clientFinder({ internalNetworks = LOOPBACK, trustedProxies = [] }: ClientNetworks) {
	const internal = networksOf(internalNetworks);
	const trusted = networksOf(trustedProxies);
	return (c: Context): Client => {
		const remote = remoteAddress(c);
		if (remote === null) return { ip: null, isInternal: false };
		const forwarded = c.req.header("X-Forwarded-For");
		if (forwarded === undefined) return { ip: remote, isInternal: internal(remote) };
		if (!trusted(remote)) return { ip: remote, isInternal: false };
		let ip = remote;
		for (const hop of forwarded.split(",").reverse()) {
			const address = hopAddress(hop);
			// Entries before an unreadable hop may be forged.
			if (address === null) return { ip, isInternal: false };
			ip = address;
			if (!trusted(ip)) break;
		}
		return { ip, isInternal: internal(ip) };
	};
}

/** Whether the other end of the connection is a proxy that is believed, or internal. */
export function trustedPeer({ internalNetworks = LOOPBACK, trustedProxies = [] }: ClientNetworks) {
	const known = networksOf([...internalNetworks, ...trustedProxies]);
	return (c: Context): boolean => {
		const remote = remoteAddress(c);
		return remote !== null && known(remote);
	};
}

/** The other end of the connection, as the Node server hands it in. */
function remoteAddress(c: Context): string | null {
	const address = (c.env as RequestEnv | undefined)?.incoming?.socket?.remoteAddress;
	return address ? plainAddress(address) : null;
}

/** One address of the list; some proxies write its port beside it. */
function hopAddress(hop: string): string | null {
	const text = hop.trim();
	const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
	const address = plainAddress(bare);
	return isIP(address) === 0 ? null : address;
}

/** IPv4 that comes in the clothes of IPv6 (`::ffff:127.0.0.1`). */
function plainAddress(address: string): string {
	return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
