import { dayOf } from "#domain/time/civil-date.ts";
import type { LoadContext } from "../load-context.server.ts";
import type { PrizeDraw } from "./schema.ts";

export interface PrizeDrawData {
	/** Entries count today; the civil day is the server's. */
	readonly open: boolean;
}

export async function load({ closes_at }: PrizeDraw, { app }: LoadContext): Promise<PrizeDrawData> {
	return { open: app.clock.today() <= dayOf(closes_at) };
}
