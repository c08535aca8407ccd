import type { Context, MiddlewareHandler } from "hono";
import { UPLOAD_BYTES } from "#domain/accommodation/owner-pictures.ts";
import { formBodyOf } from "#domain/forms/html-form.ts";
import { fieldsOf, isFormName } from "#domain/forms/site-forms.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { STATEMENT_BYTES } from "#services/bank/read-statement.ts";
import { secondsUntilFormFree } from "#services/forms/form-limit.ts";
import { readStamp } from "#services/forms/form-stamp.ts";
import { type FormFailure, submitForm } from "#services/forms/submit-form.ts";
import { officeHref } from "#site/office.ts";
import { PICTURES_PATH } from "#site/organisation-area.ts";
import { ownPath } from "#site/own-path.ts";
import { WITHOUT_LANGUAGE } from "#site/route-table.ts";
import { FORM_ANCHOR, type FormState, SENT_PARAM } from "#site/views/form-view.ts";
import { APPLICATION_BYTES } from "../api/forms.ts";
import { codesByField, type FormOutcome, pickFields, postForm } from "../forms/answer.ts";
import { mediaType } from "../forms/form-body.ts";
import { type BodyBound, FILE_BODY_MS, PICTURES_BODY_MS, SMALL_BODY_MS } from "../middleware/bounded-body.ts";
import type { RequestContext } from "../request-context.ts";
import { statusOf } from "../status.ts";

/** Texts of the longest form, each letter written as nine. */
const TEXT_BOUND = { bytes: 256 * 1024, ms: SMALL_BODY_MS };
/** A form with a file. */
const FILE_BOUND = { bytes: APPLICATION_BYTES, ms: FILE_BODY_MS };
/** A file of the bank with the fields around it. */
export const STATEMENT_BOUND = { bytes: STATEMENT_BYTES + 64 * 1024, ms: FILE_BODY_MS };

/** Pictures of a home, over a slow line too. */
export const PICTURES_BOUND = { bytes: UPLOAD_BYTES + 64 * 1024, ms: PICTURES_BODY_MS };

/** What a form on a page may send: files only where a page may hold the form that takes one. */
export async function pageBodyBound(c: Context): Promise<BodyBound> {
	if (mediaType(c.req.raw) !== "multipart/form-data") return TEXT_BOUND;
	if (c.req.path === officeHref("payments")) return STATEMENT_BOUND;
	if (isPicturesPage(c)) {
		const member = await c.var.context.member("portal");
		// Whose the home is is asked when the body is here.
		if (mayAct(member, "proposals.make")) return PICTURES_BOUND;
		// Whose session is over is asked who it is, and not told that the pictures are too large.
		if (!member) return { ...FILE_BOUND, instead: () => c.redirect(c.req.path, 303) };
	}
	return c.var.context.address ? FILE_BOUND : TEXT_BOUND;
}

/** Whether it is the page of a home's pictures. */
export function isPicturesPage(c: Context): boolean {
	const { address } = c.var.context;
	if (address?.name !== "portal") return false;
	const { path } = address.params;
	return PICTURES_PATH.test(typeof path === "object" ? path.join("/") : (path ?? ""));
}

const LANGUAGELESS: readonly string[] = Object.values(WITHOUT_LANGUAGE);

/**
 * `POST` to any page from a form on it, for browsers without script: fields as over the API, beside them `form`
 * (which one), `stamp` (when it was rendered) and perhaps `anchor` (its id on the page; else its name). A form that
 * is taken leads to the page with `?sent={anchor}`; one that is not comes back filled, with its errors, under the
 * same address.
 */
export const siteForm: MiddlewareHandler = (c, next) => {
	const isPage = c.var.context.address !== null || LANGUAGELESS.includes(c.req.path);
	return isPage ? submitted(c, next) : next();
};

const submitted = postForm(
	async (c, { values, file }): Promise<FormOutcome> => {
		const { app, context } = c.var;
		const clientAddress = context.client.ip;
		const url = new URL(c.req.url);
		const { form } = values;
		if (!isFormName(form)) return { problem: "MALFORMED_FORM" };

		const anchor = FORM_ANCHOR.test(values.anchor ?? "") ? (values.anchor ?? form) : form;
		const stamp = readStamp(app.settings, values.stamp ?? "", app.clock.now());
		const again = (failure: FormFailure | { readonly code: "STALE" }): FormOutcome => {
			const names = ["consent", ...fieldsOf(form).map(({ name }) => name)];
			const posted = { form, anchor, path: url.pathname, values: pickFields(values, names), ...answerTo(failure) };
			return {
				status: statusOf(failure.code),
				code: failure.code,
				retryAfter: failure.code === "RATE_LIMITED" ? failure.retryAfter : undefined,
				// Who had a page of ours for a day, and is asked to send it again, does so at once.
				page: { posted, proven: stamp === "good" || stamp === "old" },
			};
		};
		const wait = await secondsUntilFormFree(app, form, clientAddress);
		if (wait !== null) return again({ code: "RATE_LIMITED", retryAfter: wait });
		if (stamp === "old" || stamp === "none") return again({ code: "STALE" });

		const taken = await submitForm(
			app,
			form,
			formBodyOf(form, { ...values, lang: values.lang ?? languageOf(context) }),
			{
				clientAddress,
				attribution: context.attribution,
				tooQuick: stamp === "quick",
				once: values.stamp ?? "",
				cv: file,
			},
		);
		if (!taken.ok) return again(taken.error);
		url.searchParams.set(SENT_PARAM, anchor);
		// To the place of the form, where its thanks stand.
		return { redirect: ownPath(`${url.pathname}${url.search}#${anchor}`) ?? "/" };
	},
	async (c) => (await pageBodyBound(c)).bytes,
);

/** The language of the page; of a form that does not say its own. */
function languageOf({ address, language }: RequestContext): Language {
	return isLanguage(address?.language) ? address.language : language;
}

function answerTo(failure: FormFailure | { readonly code: "STALE" }): Pick<FormState, "errors" | "refused"> {
	if (failure.code !== "VALIDATION") return { errors: {}, refused: failure.code };
	return { errors: codesByField(failure.errors), refused: null };
}
