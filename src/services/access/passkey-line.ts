import type { PasskeyOfPerson } from "#site/views/guest-view.ts";

/** A stored passkey as its owner sees it. */
export function passkeyLine(row: {
	readonly public_id: string;
	readonly name: string;
	readonly created_at: Date;
	readonly last_used_at: Date | null;
}): PasskeyOfPerson {
	return {
		id: row.public_id,
		name: row.name,
		addedAt: row.created_at.toISOString(),
		usedAt: row.last_used_at?.toISOString() ?? null,
	};
}
