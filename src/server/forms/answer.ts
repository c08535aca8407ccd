import type { Context, MiddlewareHandler } from "hono";
import { problemResponse } from "../api/problem.ts";
import { PRIVATE } from "../middleware/keep-private.ts";
import type { ComesBack } from "../pages/render.ts";
import { retryAfterOf } from "../status.ts";
import { FORM_BYTES, type FormBody, readFormBody } from "./form-body.ts";

/** Outcomes of a posted form, and how each is answered. */

export type FormOutcome =
	/** It was accepted: redirects to the page that confirms it. */
	| { readonly redirect: string }
	/** Not a form of this site. */
	| { readonly problem: "MALFORMED_FORM" | "VALIDATION" }
	/** It asked for a file. */
	| { readonly file: string; readonly filename: string }
	/** Answered by a special page. */
	| { readonly answer: Response }
	| FormComesBack;

/** The page comes back with the form filled, and with what is wrong. */
export interface FormComesBack {
	readonly status: number;
	/** Why it came back; null: nothing is wrong, it asked for the page again. */
	readonly code: string | null;
	/** Seconds to wait, where the refusal has a time of its own. */
	readonly retryAfter?: number | undefined;
	readonly page: ComesBack;
}

/** Handles a form; null: another handler's form, such as the newsletter's, which is on every page. */
export type FormAction = (c: Context, body: FormBody) => Promise<FormOutcome | null>;

/**
 * The one way of a form that an HTML page sends: read within its bound, done by `action`, answered. Another's goes on to
 * the next handler.
 *
 * @param bytes the most that the form may send
 */
export function postForm(
	action: FormAction,
	bytes: (c: Context) => number | Promise<number> = () => FORM_BYTES,
): MiddlewareHandler {
	return async (c, next) => {
		const body = await readFormBody(c.req.raw, await bytes(c));
		if (!body.ok) return problemResponse(c, { code: body.error });
		const outcome = await action(c, body.value);
		return outcome ? answerForm(c, outcome) : next();
	};
}

/** Headers of a request with a body, which a request for the page has not. */
const OF_BODY = ["content-length", "content-type", "transfer-encoding"];

/**
 * Answers a form that an HTML page has sent. A page that comes back is rendered as for a look at the same address and
 * never cached, because it holds what was typed.
 */
async function answerForm(c: Context, outcome: FormOutcome): Promise<Response> {
	if ("redirect" in outcome) return c.redirect(outcome.redirect, 303);
	if ("problem" in outcome) return problemResponse(c, { code: outcome.problem });
	if ("answer" in outcome) return outcome.answer;
	if ("file" in outcome) {
		return new Response(outcome.file, {
			headers: {
				"Content-Type": "application/json; charset=utf-8",
				"Content-Disposition": `attachment; filename="${outcome.filename}"`,
			},
		});
	}
	const sent = new Headers(c.req.raw.headers);
	for (const name of OF_BODY) sent.delete(name);
	const page = await c.var.render(c, { ...outcome.page, headers: sent });
	const headers = new Headers(page.headers);
	headers.set("Cache-Control", PRIVATE);
	const retryAfter = outcome.retryAfter ?? (outcome.code === null ? undefined : retryAfterOf(outcome.code));
	if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
	// A page that cannot be shown has its own error answer.
	return new Response(page.body, { status: page.status === 200 ? outcome.status : page.status, headers });
}

/** The fields of a form that go back into its page; nothing else that was sent. */
export function pickFields(
	values: Readonly<Record<string, string>>,
	names: readonly string[],
): Readonly<Record<string, string>> {
	return Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name] ?? ""]] : [])));
}

/** Codes by field, as pages draw them: `guest.email` of a call is `email` of the form. */
export function codesByField<Code extends string>(
	errors: readonly { readonly path: string; readonly code: Code }[],
): Readonly<Record<string, Code>> {
	return Object.fromEntries(errors.map(({ path, code }) => [path.replace(/^guest\./, ""), code]));
}
