import { fail, ok, type Result } from "#domain/result.ts";

/** Bodies of HTML forms, read within a bound. */

export interface FormBody {
	/** Texts by field name; a name that stands twice counts with its first value. */
	readonly values: Readonly<Record<string, string>>;
	/** The field `cv` when a file was chosen. */
	readonly file: Uint8Array | null;
}

/** The texts of a form by their names; none for a body that is no form. */
export async function readTexts(request: Request): Promise<Readonly<Record<string, string>>> {
	const form = await readFormBody(request, FORM_BYTES);
	return form.ok ? form.value.values : {};
}

/** A form without a file is small; no page takes a larger one. */
export const FORM_BYTES = 64 * 1024;
const FILE_FIELD = "cv";

/**
 * Reads urlencoded and multipart bodies. The router holds no body beyond the bound of its page
 * (middleware/bounded-body.ts); `maxBytes` is this form's own.
 */
export async function readFormBody(
	request: Request,
	maxBytes: number,
): Promise<Result<FormBody, "BODY_TOO_LARGE" | "MALFORMED_FORM">> {
	// To the end: a copy of a request that is left half read never ends.
	const bytes = await request.arrayBuffer();
	if (bytes.byteLength > maxBytes) return fail("BODY_TOO_LARGE");
	const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
	let data: FormData;
	try {
		data = await new Response(bytes, { headers }).formData();
	} catch {
		return fail("MALFORMED_FORM");
	}
	const values: Record<string, string> = Object.create(null);
	let file: Uint8Array | null = null;
	for (const [name, value] of data) {
		if (typeof value === "string") values[name] ??= value;
		// A browser sends a file field without a choice as an empty file.
		else if (name === FILE_FIELD && !file && value.size > 0) file = new Uint8Array(await value.arrayBuffer());
	}
	return ok({ values: { ...values }, file });
}
