import { createHmac } from "node:crypto";
import type { Db } from "#db/connection/client.ts";
import { getLocationSalt } from "#db/import/feed-runs.ts";
import type { Scatter } from "#domain/geo/public-point.ts";

/**
 * Numbers that move the points of areas, under a secret that the database made once and never shows: who
 * knows a home's public point and its id cannot work back to the true one.
 */
export async function locationScatter(db: Db): Promise<Scatter> {
	const salt = await getLocationSalt(db);
	return (text) => createHmac("sha256", salt).update(text).digest().readUInt32BE(0) / 2 ** 32;
}
