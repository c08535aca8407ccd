import { BlockList, isIP } from "node:net";
import type { Context } from "hono";

/** Which networks are meant; CIDR texts such as `10.0.0.0/8`. */
export type Networks = (address: string) => boolean;

export function networksOf(cidrs: readonly string[]): Networks {
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

/**
 * The address of the visitor, or null where the server does not say. X-Forwarded-For is believed only as far
 * as trusted proxies wrote it: the last address that is not one of theirs.
 */
export function clientAddress(c: Context, trusted: Networks): string | null {
	const remote = remoteAddress(c);
	if (remote === null || !trusted(remote)) return remote;
	const hops = (c.req.header("X-Forwarded-For") ?? "")
		.split(",")
		.map((hop) => plainAddress(hop.trim()))
		.filter((hop) => isIP(hop) !== 0);
	return hops.findLast((hop) => !trusted(hop)) ?? remote;
}

/** The other end of the connection, as the Node server hands it in. */
function remoteAddress(c: Context): string | null {
	const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
	const address = env?.incoming?.socket?.remoteAddress;
	return address ? plainAddress(address) : null;
}

/** IPv4 that comes in the clothes of IPv6 (`::ffff:127.0.0.1`). */
function plainAddress(address: string): string {
	return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
