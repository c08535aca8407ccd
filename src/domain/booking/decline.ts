/** Why an owner cannot take a request; the guest reads the reason's words in his language. */
export const DECLINE_CODES = ["taken", "own_use", "maintenance", "party", "stay_length", "other"] as const;
export type DeclineCode = (typeof DECLINE_CODES)[number];

/** One of the known reasons, or the owner's own sentence as written. */
export type DeclineReason = { readonly code: DeclineCode } | { readonly sentence: string };
