import { isProblemCode, type ProblemCode } from "#i18n/problems.ts";
import { statusOf } from "#server/status.ts";
import type { Random } from "../random.ts";
import type { GuestWorld } from "./world.ts";

const PATIENCE_MS = 30_000;

export type Answer =
	| { readonly kind: "done"; readonly status: number; readonly body: Record<string, unknown> }
	| { readonly kind: "problem"; readonly code: ProblemCode }
	/** The server was killed under the request, or lost its database: whether it was done is not known. */
	| { readonly kind: "lost" };

export interface Call {
	/** Name in the counts. */
	readonly what: string;
	readonly path: string;
	readonly body: object | URLSearchParams;
	readonly key?: string;
}

/** Posts to one of the servers. Any answer that is neither a success nor an explained problem is broken: a fault in the ledger, or told to whoever hears. */
export async function send({ fleet, ledger, heard, address }: GuestWorld, random: Random, call: Call): Promise<Answer> {
	const { what, path, body, key } = call;
	const server = await fleet.server(random);
	const begun = performance.now();
	let response: Response;
	let text: string;
	const form = body instanceof URLSearchParams;
	try {
		response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
			method: "POST",
			headers: {
				...(form ? {} : { "Content-Type": "application/json" }),
				...(key ? { "Idempotency-Key": key } : {}),
				...(address ? { "X-Forwarded-For": address(random) } : {}),
			},
			body: form ? body : JSON.stringify(body),
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		text = await response.text();
	} catch (error) {
		// The news of the kill may come a little after the connection broke.
		await new Promise((resolve) => setTimeout(resolve, 100));
		const { name, cause } = error as { name?: string; cause?: { code?: string } };
		if (!server.isEnded) ledger.fault(`${what}: no answer, and nobody killed the server (${cause?.code ?? name})`);
		heard?.("broken", what, performance.now() - begun, `no answer (${cause?.code ?? name})`);
		ledger.lost++;
		return { kind: "lost" };
	}
	const answer = read(response, text);
	if (typeof answer === "string" && !heard) ledger.fault(`${what}: ${answer}`);
	const outcome =
		typeof answer === "string" ? "FAULT" : answer.kind === "problem" ? answer.code : String(response.status);
	const milliseconds = performance.now() - begun;
	ledger.count(what, outcome, milliseconds);
	if (outcome === "BUSY") ledger.busy++;
	const isAway = outcome === "UNAVAILABLE";
	const broken = typeof answer === "string";
	heard?.(broken ? "broken" : isAway ? "away" : "answered", what, milliseconds, broken ? answer : outcome);
	return broken || isAway ? { kind: "lost" } : answer;
}

/** An answer that the API may give, or what is wrong with it. */
function read(response: Response, text: string): Answer | string {
	const { status } = response;
	const type = response.headers.get("Content-Type") ?? "";
	let body: Record<string, unknown>;
	try {
		body = text === "" ? {} : JSON.parse(text);
	} catch {
		return `${status} is no JSON: ${text}`;
	}
	if (status >= 200 && status < 300) return { kind: "done", status, body };
	const { code } = body;
	if (!type.startsWith("application/problem+json")) return `${status} explains nothing: ${text}`;
	if (!isProblemCode(code)) return `${status} has an unknown code: ${text}`;
	const known = code as ProblemCode;
	if (known === "INTERNAL" || statusOf(known) !== status) return `${status} ${code}: ${text}`;
	return { kind: "problem", code: known };
}
