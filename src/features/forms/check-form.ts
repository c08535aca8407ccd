import { CV_MAX_BYTES } from "#domain/forms/definitions/vacancy-applications.ts";
import { formSchemas } from "#domain/forms/forms.ts";
import { formBodyOf } from "#domain/forms/html-form.ts";
import { type FormName, fieldsOf } from "#domain/forms/site-forms.ts";
import { type FieldCode, fieldErrors } from "#domain/validation.ts";

/**
 * What the server would say of a filled form, by field, before it is sent; {} when it would take it. A chosen
 * file's size is checked, not its content. In a chunk of its own, because only sending a form needs it.
 */
export function checkForm(form: FormName, data: FormData): Readonly<Record<string, FieldCode>> {
	const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
	const parsed = formSchemas[form].safeParse(formBodyOf(form, Object.fromEntries(texts)));
	const found = parsed.success ? [] : fieldErrors(parsed.error).map(({ path, code }) => [path, code] as const);
	const files = fieldsOf(form).filter((field) => field.type === "file" && field.required);
	const wrongFiles = files.flatMap(({ name }) => {
		const file = data.get(name);
		const code = fileCode(file instanceof Blob ? file.size : 0);
		return code ? [[name, code] as const] : [];
	});
	return Object.fromEntries([...found, ...wrongFiles]);
}

function fileCode(bytes: number): FieldCode | null {
	if (bytes === 0) return "REQUIRED";
	return bytes > CV_MAX_BYTES ? "FILE_TOO_LARGE" : null;
}
