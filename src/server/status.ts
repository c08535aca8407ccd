/**
 * The HTTP status of every code of a refusal, for calls and for pages alike (docs/guides/pages-and-forms.md#one-way-of-a-form). All others refuse the
 * content: 422.
 */
const STATUS = {
	MALFORMED_JSON: 400,
	MALFORMED_FORM: 400,
	IDEMPOTENCY_KEY_MISSING: 400,
	UNAUTHENTICATED: 401,
	KEY_UNKNOWN: 401,
	FORBIDDEN: 403,
	NOT_FOUND: 404,
	METHOD_NOT_ALLOWED: 405,
	BODY_TOO_SLOW: 408,
	NOT_AVAILABLE: 409,
	NIGHTS_TAKEN: 409,
	PRICE_CHANGED: 409,
	CHECK_PRICE: 409,
	IDEMPOTENCY_KEY_REUSED: 409,
	IDEMPOTENCY_IN_PROGRESS: 409,
	STALE: 409,
	CHANGED: 409,
	SWITCHED: 409,
	WRITTEN_SINCE: 409,
	MAIL_STATE: 409,
	CODE_USED: 409,
	CODE_ENDED: 409,
	NOT_READY: 409,
	NOT_VALID: 409,
	NOT_REPEATABLE: 409,
	RUNNING: 409,
	SETTLED: 409,
	SENT_BACK: 409,
	SETTLED_WITH: 409,
	SURPLUS: 409,
	WAITS: 409,
	PROPOSED: 409,
	INVALID_TRANSITION: 409,
	LIVE: 409,
	MONEY: 409,
	ENTERED: 409,
	BODY_TOO_LARGE: 413,
	CONTENT_TYPE: 415,
	RATE_LIMITED: 429,
	PROVE_FIRST: 429,
	TOO_MANY_INVITATIONS: 429,
	BLOCKED: 429,
	INTERNAL: 500,
	BOOKING_UNAVAILABLE: 503,
	BUSY: 503,
	UNAVAILABLE: 503,
	PAYMENT_UNREACHABLE: 503,
} as const;

export type RefusalStatus = (typeof STATUS)[keyof typeof STATUS] | 422;

export function statusOf(code: string): RefusalStatus {
	return Object.hasOwn(STATUS, code) ? STATUS[code as keyof typeof STATUS] : 422;
}

/** Seconds after which a client may try the same again, of codes that have such a time. */
const RETRY_AFTER: Readonly<Record<string, number>> = {
	IDEMPOTENCY_IN_PROGRESS: 1,
	BUSY: 1,
	UNAVAILABLE: 5,
	BOOKING_UNAVAILABLE: 60,
};

export function retryAfterOf(code: string): number | undefined {
	return RETRY_AFTER[code];
}
