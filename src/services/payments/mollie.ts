import { z } from "zod";
import { type Language, UNDERSCORED_LOCALE } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { PaymentProvider, ProviderFailure, ProviderPayment, ProviderRefund } from "./provider.ts";

/** Mollie's payments API, version 2 (docs.mollie.com/reference/payments-api). */

export interface MollieSettings {
	readonly apiKey: string;
	/** `https://api.mollie.com/v2`, or a stand-in. */
	readonly apiUrl: string;
}

const TIMEOUT_MS = 10_000;
/** The locales of the payment pages of the provider, which refuses all others. */
type Locale =
	| `nl_${"NL" | "BE"}`
	| `en_${"US" | "GB"}`
	| `de_${"DE" | "AT" | "CH"}`
	| `fr_${"FR" | "BE"}`
	| `${"es" | "ca"}_ES`
	| `${"pt_PT" | "it_IT" | "nb_NO" | "sv_SE" | "fi_FI" | "da_DK" | "is_IS" | "hu_HU" | "pl_PL" | "lv_LV" | "lt_LT"}`;
const LOCALES: Readonly<Record<Language, Locale>> = UNDERSCORED_LOCALE;
/** Ids as Mollie makes them; nothing else is put into an address. */
const PAYMENT_ID = /^tr_[A-Za-z0-9]{4,40}$/;
const REFUND_ID = /^re_[A-Za-z0-9]{4,40}$/;

const amount = z.object({ currency: z.literal("EUR"), value: z.string().regex(/^\d+\.\d{2}$/) });
const link = z.object({ href: z.url({ protocol: /^https?$/ }) });
const paymentSchema = z.object({
	id: z.string().regex(PAYMENT_ID),
	status: z.enum(["open", "pending", "authorized", "paid", "failed", "canceled", "expired"]),
	amount,
	method: z.string().nullish(),
	metadata: z.object({ paymentId: z.string() }).nullish().catch(null),
	_links: z.object({ checkout: link.nullish() }).nullish(),
});
const refundSchema = z.object({
	id: z.string().regex(REFUND_ID),
	status: z.enum(["queued", "pending", "processing", "refunded", "failed", "canceled"]),
	metadata: z.object({ refundId: z.string() }).nullish().catch(null),
});
/** All refunds of a payment in one answer, in whatever order. */
const refundsSchema = z.object({ _embedded: z.object({ refunds: z.array(refundSchema) }) });

export function isMolliePaymentId(text: string): boolean {
	return PAYMENT_ID.test(text);
}

/** The provider behind a key. Every answer is checked; what does not fit counts as unreachable. */
export function mollie({ apiKey, apiUrl }: MollieSettings): PaymentProvider {
	/** One call; `key` makes a repeated POST one and the same. */
	async function call<Answer>(
		schema: z.ZodType<Answer>,
		method: "GET" | "POST" | "DELETE",
		path: string,
		body?: object,
		key?: string,
	): Promise<Result<Answer, ProviderFailure>> {
		let response: Response;
		let answer: unknown;
		try {
			response = await fetch(`${apiUrl}${path}`, {
				method,
				headers: {
					Authorization: `Bearer ${apiKey}`,
					Accept: "application/json",
					...(body ? { "Content-Type": "application/json" } : {}),
					...(key ? { "Idempotency-Key": key } : {}),
				},
				...(body ? { body: JSON.stringify(body) } : {}),
				// A provider that sends our key elsewhere is none.
				redirect: "error",
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			answer = await response.json();
		} catch {
			return fail("UNREACHABLE");
		}
		if (response.status === 404 || response.status === 410) return fail("NOT_FOUND");
		if (response.status === 429 || response.status >= 500) return fail("UNREACHABLE");
		if (!response.ok) return fail("REFUSED");
		const parsed = schema.safeParse(answer);
		return parsed.success ? ok(parsed.data) : fail("UNREACHABLE");
	}

	const payment = async (answer: Promise<Result<z.output<typeof paymentSchema>, ProviderFailure>>) => {
		const got = await answer;
		return got.ok ? ok(paymentOf(got.value)) : got;
	};
	const refund = async (answer: Promise<Result<z.output<typeof refundSchema>, ProviderFailure>>) => {
		const got = await answer;
		return got.ok ? ok(refundOf(got.value)) : got;
	};
	const known = <Value>(id: string, pattern: RegExp, ask: () => Promise<Result<Value, ProviderFailure>>) =>
		pattern.test(id) ? ask() : Promise.resolve(fail<ProviderFailure>("NOT_FOUND"));

	return {
		name: "mollie",
		checkoutOrigins: new URL(apiUrl).hostname.endsWith("mollie.com")
			? ["https://www.mollie.com", "https://*.mollie.com"]
			: [new URL(apiUrl).origin],
		create: (request) =>
			payment(
				call(
					paymentSchema,
					"POST",
					"/payments",
					{
						amount: { currency: "EUR", value: euros(request.cents) },
						description: request.description,
						redirectUrl: request.redirectUrl,
						...(reaches(apiUrl, request.webhookUrl) ? { webhookUrl: request.webhookUrl } : {}),
						locale: LOCALES[request.lang],
						metadata: { paymentId: request.paymentId },
					},
					request.paymentId,
				),
			),
		get: (id) => known(id, PAYMENT_ID, () => payment(call(paymentSchema, "GET", `/payments/${id}`))),
		cancel: (id) => known(id, PAYMENT_ID, () => payment(call(paymentSchema, "DELETE", `/payments/${id}`))),
		refund: (request) =>
			known(request.providerId, PAYMENT_ID, () =>
				refund(
					call(
						refundSchema,
						"POST",
						`/payments/${request.providerId}/refunds`,
						{
							amount: { currency: "EUR", value: euros(request.cents) },
							description: request.description,
							metadata: { refundId: request.refundId },
						},
						request.refundId,
					),
				),
			),
		// The provider knows a call's key for an hour, and a refund by what it was made for as long as there is one.
		findRefund: ({ refundId, providerId }) =>
			known(providerId, PAYMENT_ID, async () => {
				const answer = await call(refundsSchema, "GET", `/payments/${providerId}/refunds`);
				if (!answer.ok) return answer;
				const found = answer.value._embedded.refunds.find(({ metadata }) => metadata?.refundId === refundId);
				return ok(found ? refundOf(found) : null);
			}),
		getRefund: (id, refundId) =>
			known(id, PAYMENT_ID, () =>
				known(refundId, REFUND_ID, () => refund(call(refundSchema, "GET", `/payments/${id}/refunds/${refundId}`))),
			),
	};
}

/** The real service refuses addresses of this machine; payments are then asked for by the worker. */
function reaches(apiUrl: string, webhookUrl: string): boolean {
	const { hostname } = new URL(webhookUrl);
	const local = hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
	return !local || !new URL(apiUrl).hostname.endsWith("mollie.com");
}

/** `149.00`. */
function euros(cents: number): string {
	return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

function paymentOf(answer: z.output<typeof paymentSchema>): ProviderPayment {
	const { status } = answer;
	return {
		providerId: answer.id,
		status: status === "pending" || status === "authorized" ? "open" : status,
		cents: Math.round(Number(answer.amount.value) * 100),
		method: answer.method ?? null,
		paymentId: answer.metadata?.paymentId ?? null,
		checkoutUrl: answer._links?.checkout?.href ?? null,
	};
}

function refundOf(answer: z.output<typeof refundSchema>): ProviderRefund {
	const { status } = answer;
	const failed = status === "failed" || status === "canceled";
	return { providerId: answer.id, status: failed ? "failed" : status === "refunded" ? "done" : "sent" };
}
