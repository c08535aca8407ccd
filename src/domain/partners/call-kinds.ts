/** What calls with a partner's key ask for, as they are counted; `any`: counted before kinds were told apart. */
export const CALL_KINDS = ["search", "home", "calendar", "quote", "any"] as const;
export type CallKind = (typeof CALL_KINDS)[number];
