import type { Context } from "hono";
import { z } from "zod";
import { CV_MAX_BYTES } from "#domain/forms/definitions/vacancy-applications.ts";
import { formSchemas } from "#domain/forms/forms.ts";
import { isTicked } from "#domain/forms/html-form.ts";
import { FORM_NAMES, type FormName, formOf } from "#domain/forms/site-forms.ts";
import { secondsUntilFormFree } from "#services/forms/form-limit.ts";
import { type FormFailure, submitForm } from "#services/forms/submit-form.ts";
import { readFormBody } from "../forms/form-body.ts";
import { type ApiContext, bodyLanguage, onlyMethods, problemAnswers, readJson } from "./endpoint.ts";
import { type Problem, problemResponse } from "./problem.ts";

/** The one form that holds a file, and so comes as multipart/form-data. */
const APPLICATIONS: FormName = "vacancy-applications";
/** A file that is somewhat too large is read to be refused by name, with the fields kept; beyond that nothing is. */
export const APPLICATION_BYTES = 2 * CV_MAX_BYTES + 64 * 1024;

export const formAnswerSchema = z.object({ id: z.string().describe("random; the same kind of answer for every form") });

/** `POST /api/{form}`: takes one of the seven forms. */
export function formRoutes({ api, app }: ApiContext): void {
	for (const form of FORM_NAMES) {
		const path = `/api/${form}`;
		document(api, form, path);
		api.post(path, async (c) => {
			const { attribution, client } = c.var.context;
			const clientAddress = client.ip;
			// A body of JSON is small, and names the language of a refusal; that of an application is not read in vain.
			const early = form === APPLICATIONS ? null : await readBody(c);
			if (early && !early.ok) return early.response;
			const wait = await secondsUntilFormFree(app, form, clientAddress);
			if (wait !== null) {
				return problemResponse(c, { code: "RATE_LIMITED", retryAfter: wait }, bodyLanguage(c, early?.value));
			}
			const body = early ?? (await readMultipart(c));
			if (!body.ok) return body.response;
			const { value, cv } = body;
			const taken = await submitForm(app, form, value, { clientAddress, attribution, cv });
			if (!taken.ok) return problemResponse(c, formProblem(taken.error), bodyLanguage(c, value));
			return c.json(taken.value, 202, { "Cache-Control": "no-store" });
		});
		onlyMethods(api, path, ["POST"]);
	}
}

type Body =
	| { readonly ok: true; readonly value: unknown; readonly cv: Uint8Array | null }
	| { readonly ok: false; readonly response: Response };

async function readBody(c: Context): Promise<Body> {
	const body = await readJson(c);
	return body.ok ? { ...body, cv: null } : body;
}

async function readMultipart(c: Context): Promise<Body> {
	const type = (c.req.header("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
	if (type !== "multipart/form-data") {
		return { ok: false, response: problemResponse(c, { code: "CONTENT_TYPE", detail: "multipart/form-data" }) };
	}
	const body = await readFormBody(c.req.raw, APPLICATION_BYTES);
	if (!body.ok) return { ok: false, response: problemResponse(c, { code: body.error }) };
	const { consent, ...values } = body.value.values;
	return { ok: true, value: { ...values, consent: isTicked(consent) }, cv: body.value.file };
}

/** A form's failure as a problem document. */
function formProblem(failure: FormFailure): Problem {
	return failure.code === "VALIDATION" ? { code: failure.code, errors: failure.errors } : failure;
}

function document(api: ApiContext["api"], form: FormName, path: string): void {
	const schema = formSchemas[form];
	const content =
		form === APPLICATIONS
			? { "multipart/form-data": { schema: schema.extend({ cv: z.string().meta({ format: "binary" }) }) } }
			: { "application/json": { schema } };
	api.openAPIRegistry.registerPath({
		method: "post",
		path,
		summary: formOf(form).summary,
		request: { body: { required: true, content } },
		responses: {
			202: { description: "Taken", content: { "application/json": { schema: formAnswerSchema } } },
			...problemAnswers({
				400: form === APPLICATIONS ? ["MALFORMED_FORM"] : ["MALFORMED_JSON"],
				403: ["FORBIDDEN"],
				413: ["BODY_TOO_LARGE"],
				415: ["CONTENT_TYPE"],
				422: ["VALIDATION"],
				429: ["RATE_LIMITED"],
				503: ["BUSY"],
			}),
		},
	});
}
