import type { Context, Next } from "hono";
import { FORM_FIELDS, type FormName, isFormName } from "#domain/forms/forms.ts";
import { isLanguage } from "#domain/language.ts";
import type { FieldCode } from "#domain/validation.ts";
import type { App } from "#services/app.ts";
import { secondsUntilFormFree } from "#services/forms/form-limit.ts";
import { readStamp } from "#services/forms/form-stamp.ts";
import { type FormFailure, submitForm } from "#services/forms/submit-form.ts";
import { readPublic } from "#site/rewrite.ts";
import { WITHOUT_LANGUAGE } from "#site/route-table.ts";
import { type FormState, SENT_PARAM } from "#site/views/form-view.ts";
import { APPLICATION_BYTES, codesOf, isTicked } from "../api/forms.ts";
import { problemResponse, statusOf } from "../api/problem.ts";
import { readFormBody } from "../forms/form-body.ts";
import { visitorLanguage } from "../middleware/language.ts";
import { ownPath } from "./own-path.ts";
import type { RenderPage } from "./render.ts";

/** Texts of the longest form, each letter written as nine. */
const TEXT_BYTES = 256 * 1024;
const LANGUAGELESS: readonly string[] = Object.values(WITHOUT_LANGUAGE);

/**
 * `POST` to any page from a form on it, for browsers without script: fields as over the API, beside them `form`
 * (which one) and `stamp` (when it was rendered). A form that is taken leads to the page with `?sent={form}`;
 * one that is not comes back filled, with its errors, under the same address.
 */
export async function formPost(
	c: Context,
	next: Next,
	app: App,
	render: RenderPage,
	addressOf: (c: Context) => string | null,
): Promise<Response | undefined> {
	const url = new URL(c.req.url);
	const address = readPublic(url.pathname);
	const type = (c.req.header("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
	const isForm = type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
	if (!isForm || (!address && !LANGUAGELESS.includes(url.pathname))) {
		await next();
		return;
	}
	const body = await readFormBody(c.req.raw, type === "multipart/form-data" ? APPLICATION_BYTES : TEXT_BYTES);
	if (!body.ok) return problemResponse(c, { code: body.error });
	const { values, file } = body.value;
	const { form } = values;
	if (!isFormName(form)) return problemResponse(c, { code: "MALFORMED_FORM" });

	const clientAddress = addressOf(c);
	const again = (failure: FormFailure | { readonly code: "STALE" }) => {
		const answered = answerTo(failure);
		return comeBack(c, render, { form, path: url.pathname, values: shown(form, values), ...answered }, failure);
	};
	const wait = await secondsUntilFormFree(app, form, clientAddress);
	if (wait !== null) return again({ code: "RATE_LIMITED", retryAfter: wait });
	const stamp = readStamp(app.settings, values.stamp ?? "", app.clock.now());
	if (stamp === "stale") return again({ code: "STALE" });

	const fallback = isLanguage(address?.language) ? address.language : visitorLanguage(c.req.raw);
	const taken = await submitForm(app, form, bodyOf(form, { ...values, lang: values.lang ?? fallback }), {
		...{ clientAddress, attribution: codesOf(c), tooQuick: stamp === "quick", cv: file },
	});
	if (!taken.ok) return again(taken.error);
	url.searchParams.set(SENT_PARAM, form);
	// To the place of the form, where its thanks stand.
	return c.redirect(ownPath(`${url.pathname}${url.search}#${form}`) ?? "/", 303);
}

/** The fields as the API takes them: ticked boxes and numbers are no texts there. */
function bodyOf(form: FormName, values: Readonly<Record<string, string>>): Record<string, unknown> {
	const numbers = FORM_FIELDS[form].filter((field) => field.type === "number").map(({ name }) => name);
	const asNumbers = numbers.map((name) => {
		const typed = values[name]?.trim() ?? "";
		return [name, typed === "" ? undefined : /^\d{1,9}$/.test(typed) ? Number(typed) : typed];
	});
	return { ...values, ...Object.fromEntries(asNumbers), consent: isTicked(values.consent) };
}

/** What goes back into the page: its own fields, nothing else that was sent. */
function shown(form: FormName, values: Readonly<Record<string, string>>): Record<string, string> {
	const names = ["consent", ...FORM_FIELDS[form].map((field) => field.name)];
	return Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name] ?? ""]] : [])));
}

function answerTo(failure: FormFailure | { readonly code: "STALE" }): Pick<FormState, "errors" | "refused"> {
	if (failure.code !== "VALIDATION") return { errors: {}, refused: failure.code };
	const errors = failure.errors.map(({ path, code }): [string, FieldCode] => [path, code]);
	return { errors: Object.fromEntries(errors), refused: null };
}

/** The page again, rendered as a page request to the same address; kept by nobody, for it holds what was typed. */
async function comeBack(
	c: Context,
	render: RenderPage,
	posted: FormState,
	failure: FormFailure | { readonly code: "STALE" },
): Promise<Response> {
	const sent = new Headers(c.req.raw.headers);
	for (const name of ["content-length", "content-type", "transfer-encoding"]) sent.delete(name);
	const answer = await render(new Request(c.req.url, { headers: sent }), { posted });
	if (answer.status !== 200) return answer;
	const headers = new Headers(answer.headers);
	headers.set("Cache-Control", "no-store");
	if (failure.code === "RATE_LIMITED") headers.set("Retry-After", String(failure.retryAfter));
	return new Response(answer.body, { status: statusOf(failure.code), headers });
}
