import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listening } from "./listening.ts";

/**
 * A stand-in of Mollie's payments API over HTTP: keys, ids, idempotency, payments with a page of their own, refunds
 * that never exceed what was paid, and the call to the webhook, which names the payment and nothing else.
 */

export type MollieStatus = "open" | "pending" | "paid" | "failed" | "canceled" | "expired";

interface Payment {
	readonly id: string;
	readonly cents: number;
	readonly body: Record<string, unknown>;
	status: MollieStatus;
	method: string | null;
	refundedCents: number;
}

interface Refund {
	readonly id: string;
	readonly paymentId: string;
	readonly cents: number;
	readonly metadata: unknown;
	status: string;
}

export interface MollieServer {
	readonly apiUrl: string;
	readonly apiKey: string;
	readonly payments: readonly Payment[];
	/** What the provider was sent, for tests that look for data it must not get. */
	readonly requests: readonly { readonly method: string; readonly path: string; readonly body: string }[];
	/** The traces that calls came with. */
	readonly traceparents: readonly string[];
	/** Sets how a payment stands, as the guest's bank would; calls the webhook by default. */
	set(id: string, status: MollieStatus, method?: string): void;
	/** Calls the webhook of a payment as Mollie does; answers its status. */
	callWebhook(id: string): Promise<number>;
	/** Makes every call fail with a status, or answer again. */
	break(status: number | null): void;
	/** Refunds fail from now on, or work again. */
	refuseRefunds(refuse: boolean): void;
	/** Refunds are made and their answers lost from now on, or come again. */
	loseRefundAnswers(lose: boolean): void;
	/** Forgets the keys of calls, as Mollie does after an hour. */
	forgetKeys(): void;
	/** Refunds that were made, with the number that we gave each. */
	readonly refunds: readonly {
		readonly id: string;
		readonly refundId: string;
		readonly cents: number;
		readonly status: string;
	}[];
	/** How every refund stands from now on; money that has gone stays gone. */
	settleRefunds(status: "pending" | "refunded" | "failed"): void;
	close(): Promise<void>;
}

const API_KEY = "test_standInKey0123456789";
const euros = (cents: number) => (cents / 100).toFixed(2);

/** Starts the stand-in on a free port of this machine. */
export async function startMollie(): Promise<MollieServer> {
	const payments = new Map<string, Payment>();
	const refunds = new Map<string, Refund>();
	const byKey = new Map<string, string>();
	const requests: { method: string; path: string; body: string }[] = [];
	const traceparents: string[] = [];
	let broken: number | null = null;
	let refusing = false;
	let losing = false;
	let base = "";

	const view = (payment: Payment) => ({
		resource: "payment",
		id: payment.id,
		mode: "test",
		status: payment.status,
		amount: { currency: "EUR", value: euros(payment.cents) },
		amountRefunded: { currency: "EUR", value: euros(payment.refundedCents) },
		method: payment.method,
		metadata: payment.body.metadata ?? null,
		_links:
			payment.status === "open" ? { checkout: { href: `${base}/checkout/${payment.id}`, type: "text/html" } } : {},
	});

	const answer = (response: ServerResponse, status: number, body: object) => {
		response.writeHead(status, { "Content-Type": "application/hal+json" });
		response.end(JSON.stringify(body));
	};
	const refuse = (response: ServerResponse, status: number, title: string) =>
		answer(response, status, { status, title });

	const handle = (request: IncomingMessage, response: ServerResponse, text: string) => {
		const { pathname } = new URL(request.url ?? "/", base);
		if (pathname.startsWith("/checkout/")) {
			// The guest's page: a link for each way it can end.
			response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
			const payment = payments.get(pathname.split("/").at(-1) ?? "");
			const ways = (["paid", "failed", "canceled", "expired"] as const)
				.map((way) => `<form method="post" action="/decide/${payment?.id}/${way}"><button>${way}</button></form>`)
				.join("");
			response.end(
				`<!doctype html><html lang="en"><title>Pay</title><main><h1>Pay ${euros(payment?.cents ?? 0)}</h1>${ways}</main>`,
			);
			return;
		}
		if (pathname.startsWith("/decide/")) {
			const [, , id = "", way = ""] = pathname.split("/");
			const payment = payments.get(id);
			if (payment) Object.assign(payment, { status: way, method: "ideal" });
			callWebhook(id).finally(() => {
				response.writeHead(303, { Location: String(payment?.body.redirectUrl ?? "/") });
				response.end();
			});
			return;
		}
		requests.push({ method: request.method ?? "", path: pathname, body: text });
		if (request.headers.traceparent) traceparents.push(String(request.headers.traceparent));
		if (broken !== null) return refuse(response, broken, "broken");
		if (request.headers.authorization !== `Bearer ${API_KEY}`) return refuse(response, 401, "Unauthorized Request");
		const key = request.headers["idempotency-key"];
		if (request.method === "POST" && typeof key === "string" && byKey.has(`${pathname} ${key}`)) {
			const id = byKey.get(`${pathname} ${key}`) ?? "";
			const payment = payments.get(id);
			return answer(response, 201, payment ? view(payment) : (refunds.get(id) ?? {}));
		}
		const [, , , id, part, refundId] = pathname.split("/");
		if (request.method === "POST" && !id) {
			const body = JSON.parse(text) as Record<string, unknown>;
			const { currency, value } = body.amount as { currency: string; value: string };
			if (currency !== "EUR" || !/^\d+\.\d{2}$/.test(value) || Number(value) <= 0)
				return refuse(response, 422, "amount");
			const made: Payment = {
				id: `tr_${randomBytes(6).toString("hex")}`,
				cents: Math.round(Number(value) * 100),
				body,
				status: "open",
				method: null,
				refundedCents: 0,
			};
			payments.set(made.id, made);
			if (typeof key === "string") byKey.set(`${pathname} ${key}`, made.id);
			return answer(response, 201, view(made));
		}
		const payment = payments.get(id ?? "");
		if (!payment) return refuse(response, 404, "Not Found");
		if (part === "refunds") {
			if (request.method === "GET") {
				if (!refundId) {
					const own = [...refunds.values()].filter(({ paymentId }) => paymentId === payment.id);
					return answer(response, 200, { count: own.length, _embedded: { refunds: own } });
				}
				const refund = refunds.get(refundId);
				return refund ? answer(response, 200, refund) : refuse(response, 404, "Not Found");
			}
			const body = JSON.parse(text) as { amount: { value: string }; metadata?: unknown };
			const cents = Math.round(Number(body.amount.value) * 100);
			if (refusing || payment.status !== "paid" || payment.refundedCents + cents > payment.cents)
				return refuse(response, 422, "The amount is higher than the maximum");
			payment.refundedCents += cents;
			const made: Refund = {
				id: `re_${randomBytes(6).toString("hex")}`,
				paymentId: payment.id,
				cents,
				metadata: body.metadata ?? null,
				status: "pending",
			};
			refunds.set(made.id, made);
			if (typeof key === "string") byKey.set(`${pathname} ${key}`, made.id);
			if (losing) return refuse(response, 502, "Bad Gateway");
			return answer(response, 201, made);
		}
		if (request.method === "DELETE") {
			if (payment.status !== "open") return refuse(response, 422, "The payment cannot be canceled");
			payment.status = "canceled";
		}
		return answer(response, 200, view(payment));
	};

	async function callWebhook(id: string): Promise<number> {
		const url = payments.get(id)?.body.webhookUrl;
		if (typeof url !== "string") return 0;
		const response = await fetch(url, { method: "POST", body: new URLSearchParams({ id }) });
		return response.status;
	}

	const server = createServer((request, response) => {
		let text = "";
		request.on("data", (chunk: Buffer) => {
			text += String(chunk);
		});
		request.on("end", () => handle(request, response, text));
	});
	base = await listening(server);
	return {
		apiUrl: `${base}/v2`,
		apiKey: API_KEY,
		get payments() {
			return [...payments.values()];
		},
		requests,
		traceparents,
		set: (id, status, method = "ideal") => {
			const payment = payments.get(id);
			if (!payment) throw new Error(`no payment ${id}`);
			Object.assign(payment, { status, method });
			for (const refund of refunds.values()) if (refund.paymentId === id) refund.status = "refunded";
		},
		callWebhook,
		break: (status) => {
			broken = status;
		},
		refuseRefunds: (refuse) => {
			refusing = refuse;
		},
		loseRefundAnswers: (lose) => {
			losing = lose;
		},
		forgetKeys: () => byKey.clear(),
		get refunds() {
			return [...refunds.values()].map(({ id, cents, status, metadata }) => {
				const { refundId = "" } = (metadata ?? {}) as { refundId?: string };
				return { id, refundId, cents, status };
			});
		},
		settleRefunds: (status) => {
			for (const refund of refunds.values()) if (refund.status === "pending") refund.status = status;
		},
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
