import { fail, ok, type Result } from "#domain/result.ts";

/** Bodies of HTML forms, read within a bound. */

export interface FormBody {
	/** Texts by field name; a name that stands twice counts with its first value. */
	readonly values: Readonly<Record<string, string>>;
	/** What the file field of the form holds; empty when nothing was chosen. */
	readonly files: readonly Uint8Array[];
	/** The first of them, of forms that take one. */
	readonly file: Uint8Array | null;
}

/** A form without a file is small; no page takes a larger one. */
export const FORM_BYTES = 64 * 1024;
/** File fields; no form has two. */
const FILE_FIELDS: readonly string[] = ["cv", "statement", "photos"];

/** The media type of a request's body. */
export function mediaType(request: Request): string {
	return ((request.headers.get("Content-Type") ?? "").split(";")[0] ?? "").trim().toLowerCase();
}

/** Whether a body says that it is a form. */
export function isFormRequest(request: Request): boolean {
	return ["application/x-www-form-urlencoded", "multipart/form-data"].includes(mediaType(request));
}

/** What was read of requests: a form that turns out to be another's is read by it again. */
const READ = new WeakMap<Request, Promise<{ readonly length: number; readonly form: FormBody | null }>>();

/**
 * Reads urlencoded and multipart bodies, each once. The router holds no body beyond the bound of its page
 * (middleware/bounded-body.ts); `maxBytes` is this form's own.
 */
export async function readFormBody(
	request: Request,
	maxBytes: number,
): Promise<Result<FormBody, "BODY_TOO_LARGE" | "MALFORMED_FORM">> {
	const reading = READ.get(request) ?? read(request);
	READ.set(request, reading);
	const { length, form } = await reading;
	if (length > maxBytes) return fail("BODY_TOO_LARGE");
	return form ? ok(form) : fail("MALFORMED_FORM");
}

async function read(request: Request): Promise<{ length: number; form: FormBody | null }> {
	const bytes = await request.arrayBuffer();
	const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
	const data = await new Response(bytes, { headers }).formData().catch(() => null);
	return { length: bytes.byteLength, form: data && (await formOf(data)) };
}

async function formOf(data: FormData): Promise<FormBody> {
	const values: Record<string, string> = Object.create(null);
	const files: Uint8Array[] = [];
	for (const [name, value] of data) {
		if (typeof value === "string") values[name] ??= value;
		// A browser sends a file field without a choice as an empty file.
		else if (FILE_FIELDS.includes(name) && value.size > 0) files.push(new Uint8Array(await value.arrayBuffer()));
	}
	return { values: { ...values }, files, file: files[0] ?? null };
}
