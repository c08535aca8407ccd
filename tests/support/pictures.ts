import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "#db/client.ts";
import { createOutboundFetch } from "#services/outbound-fetch.ts";
import { openPictures, type PictureSettings, type Pictures } from "#services/pictures/pictures.ts";
import { memoryLog } from "./app.ts";

/** The pictures of a test database, kept in a folder of their own. */
export function testPictures(db: Db, settings: Partial<PictureSettings> = {}): Promise<Pictures> {
	const folder = mkdtempSync(join(tmpdir(), "halcyon-pictures-"));
	return openPictures({ db, log: memoryLog(), folder, fetch: createOutboundFetch(), ...settings });
}
