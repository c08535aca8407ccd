import { createHash } from "node:crypto";

/** A UUID that the same text always gets (version 5 layout). */
export function uuidOf(text: string): string {
	const hex = createHash("sha1").update(`halcyon:${text}`).digest("hex");
	const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Gives each text a number of its own below 2^30, the same one every time unless two texts collide. */
export function numberer(taken: Iterable<number> = []): (text: string) => number {
	const used = new Set(taken);
	return (text) => {
		let id = (Number.parseInt(createHash("sha1").update(text).digest("hex").slice(0, 7), 16) % 900_000_000) + 100_000;
		while (used.has(id)) id += 1;
		used.add(id);
		return id;
	};
}
