import { expect } from "vitest";
import type { Db } from "#db/connection/client.ts";
import { brokenInvariants } from "./broken-invariants.ts";

/** Fails unless everything holds that must hold for every booking at every moment. */
export async function expectBookingInvariants(db: Db): Promise<void> {
	expect(await brokenInvariants(db)).toEqual([]);
}
