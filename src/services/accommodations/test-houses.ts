import { listTestHouses } from "#db/accommodations/accommodations.ts";
import type { Db } from "#db/connection/client.ts";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { type Viewer, visibleStatuses } from "../viewer.ts";

/** What a test house is called where staff see it. The words come with the answer: guests' pages do not load them. */
export function testHouseMark(language: Language): string {
	return translator(language)("staffBar.testHouse");
}

/** Whether a home is a test house that who asks may not see. */
export async function isHiddenTestHouse(
	app: { readonly db: Db; readonly viewer?: Viewer | undefined },
	accoId: string,
): Promise<boolean> {
	if (visibleStatuses(app.viewer).includes("test")) return false;
	return (await listTestHouses(app.db, [accoId])).has(accoId);
}
