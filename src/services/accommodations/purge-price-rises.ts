import { deletePriceRises } from "#db/accommodations/price-rises.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";

/** No stay that can still be had is compared with prices of longer ago (docs/guides/search.md#former-prices). */
const KEEP_DAYS = 60;

/** Forgets which nights became dearer when no reduction depends on it any more. */
export async function purgePriceRises(app: Pick<App, "db" | "clock">): Promise<{ readonly rises: number }> {
	return { rises: await deletePriceRises(app.db, isoOf(app.clock.today() - KEEP_DAYS)) };
}
