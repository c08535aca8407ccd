import { createHash } from "node:crypto";
import { findHomeownerCode, findPartner } from "#db/bookings/attribution.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { insertSubmission } from "#db/forms/form-submissions.ts";
import { requestHash, storeAnswer, waitForKey } from "#db/operations/idempotency.ts";
import { takeHit } from "#db/operations/rate-hits.ts";
import { type FormValues, formSchemas } from "#domain/forms/forms.ts";
import { deletedAt, type FormName } from "#domain/forms/site-forms.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type FieldError, fieldErrors } from "#domain/validation.ts";
import type { App } from "../app.ts";
import type { Attribution } from "../booking/booking-answer.ts";
import { randomId } from "../signed-id.ts";
import { checkCv } from "./check-cv.ts";
import { dropCv, keepCv } from "./cv-store.ts";
import { formLimit, organisationFormLimit } from "./form-limit.ts";
import { queueFormMails } from "./form-mails.ts";
import { subscribe } from "./newsletter.ts";

/** What forms need of the product. */
export type FormApp = Pick<App, "db" | "clock" | "settings">;

export interface FormContext {
	/** Where the form comes from; counted, never stored. */
	readonly clientAddress: string | null;
	readonly attribution: Attribution;
	/** The organisation (public id) whose person sends it, signed in: its forms are counted, not its network's. */
	readonly organisation?: string;
	/** An HTML form that came back faster than people write. */
	readonly tooQuick?: boolean;
	/** A thread of an organisation, about one of its homes. */
	readonly thread?: { readonly organisationId: number; readonly accoId: string | null };
	/** What the two of a double press have in common beside their values; absent: every form is one of its own. */
	readonly once?: string;
	/** The file of an application; null where none was sent. */
	readonly cv?: Uint8Array | null;
}

export type FormFailure =
	| { readonly code: "VALIDATION"; readonly errors: readonly FieldError[] }
	| { readonly code: "RATE_LIMITED"; readonly retryAfter: number }
	| { readonly code: "BUSY" };

/**
 * Takes one of the seven forms: checks it, stores it, and puts its mails into the outbox, all or nothing. The
 * id is random and shows nothing: neither whether an address was known nor whether the sender passed for a
 * machine, whose form is stored for staff but not mailed.
 */
export async function submitForm(
	app: FormApp,
	form: FormName,
	body: unknown,
	context: FormContext,
): Promise<Result<{ readonly id: string }, FormFailure>> {
	const read = readForm(form, body);
	const cv = form === "vacancy-applications" ? await checkCv(context.cv ?? null) : null;
	const errors = [...(read.ok ? [] : read.error), ...(cv && !cv.ok ? [{ path: "cv", code: cv.error }] : [])];
	if (!read.ok || errors.length > 0) return fail({ code: "VALIDATION", errors });

	// The file first: a row never names a file that is not there.
	const cvFile = cv?.ok && context.cv ? await keepCv(app.settings.cvFolder, cv.value, context.cv) : null;
	let kept = false;
	try {
		const done = await transact(app.db, (trx) => store(app, trx, form, read.value, context, cvFile));
		// A form that came twice is that of the first press, file and all.
		kept = done.ok && !done.value.isRepeated;
		if (done.ok) return ok({ id: done.value.id });
		return fail(done.error === "BUSY" ? { code: "BUSY" } : done.error);
	} finally {
		if (cvFile && !kept) await dropCv(app.settings.cvFolder, cvFile);
	}
}

/** Reads the fields of a form; every wrong one is named. */
function readForm<Name extends FormName>(form: Name, body: unknown): Result<FormValues<Name>, readonly FieldError[]> {
	const parsed = formSchemas[form].safeParse(body);
	return parsed.success ? ok(parsed.data as FormValues<Name>) : fail(fieldErrors(parsed.error));
}

async function store(
	app: FormApp,
	trx: Tx,
	form: FormName,
	values: FormValues,
	context: FormContext,
	cvFile: string | null,
): Promise<Result<Answer & { readonly isRepeated: boolean }, FormFailure>> {
	const now = app.clock.now();
	const { organisation, clientAddress, once } = context;
	const key = once === undefined ? null : keyOf(form, values, once, context);
	const first = key && ((await waitForKey(trx, key)) as Answer | null);
	if (first) return ok({ id: first.id, isRepeated: true });
	const limit = organisation ? organisationFormLimit(app, form, organisation) : formLimit(app, form, clientAddress);
	const wait = await takeHit(trx, limit, now);
	if (wait !== null) return fail({ code: "RATE_LIMITED", retryAfter: wait });

	const { lang, email, consent: _consent, website, ...payload } = values;
	const spamReason = website !== "" ? "honeypot" : context.tooQuick === true ? "quick" : null;
	const spam = spamReason !== null;
	const deleteAt = deletedAt(form, now, spam);
	const id = randomId();
	if (key) await storeAnswer(trx, key, key, { id } satisfies Answer, now);
	const submissionId = await insertSubmission(trx, {
		public_id: id,
		form,
		lang,
		email,
		payload: context.thread?.accoId ? { ...payload, accoId: context.thread.accoId } : payload,
		organisation_id: context.thread?.organisationId ?? null,
		consent_at: now,
		...(await codesOf(trx, context.attribution)),
		status: spam ? "spam" : "new",
		spam_reason: spamReason,
		assigned_to: null,
		cv_file: cvFile,
		delete_at: deleteAt,
		created_at: now,
	});
	if (spam || submissionId === null) return ok({ id, isRepeated: false });
	if (form === "newsletter-subscriptions") {
		await subscribe(app, trx, submissionId, values as FormValues<"newsletter-subscriptions">);
	} else {
		await queueFormMails(trx, app.settings, {
			submissionId,
			form,
			values,
			cv: cvFile ? { file: cvFile, until: deleteAt } : null,
		});
	}
	return ok({ id, isRepeated: false });
}

interface Answer {
	readonly id: string;
}

/** One key for the same form with the same values and file; what a machine's haste sent is another than what is sent after it. */
function keyOf(form: FormName, values: FormValues, once: string, { cv = null, tooQuick = false }: FormContext): string {
	const file = cv && createHash("sha256").update(cv).digest("hex");
	return `form/${requestHash({ form, values, once, file, tooQuick })}`;
}

/** The visitor's codes as far as they are known and active. */
async function codesOf(trx: Tx, { host, partner, homeowner }: Attribution) {
	const code = host ?? partner;
	return {
		partner_code: code ? ((await findPartner(trx, code))?.code ?? null) : null,
		homeowner_code: homeowner ? await findHomeownerCode(trx, homeowner) : null,
	};
}
