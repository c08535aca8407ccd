import { SENDER_LIMITS } from "#services/booking/sender.ts";

/**
 * Limits of senders lifted: everybody in a test comes from one address, and what one may take in an hour has tests of its
 * own (`services/booking/drain.db.test.ts`).
 */
export const NO_SENDER_LIMITS: Readonly<Record<string, number>> = Object.fromEntries(
	SENDER_LIMITS.map((name) => [name, 0]),
);
