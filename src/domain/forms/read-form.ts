import type { z } from "zod";
import { fail, ok, type Result } from "../result.ts";
import { type FieldError, fieldErrors } from "../validation.ts";
import type { AreaFormDefinition } from "./area-form.ts";
import type { ValuesOf } from "./form-field.ts";
import { schemaOf } from "./form-schema.ts";
import { bodyOf } from "./html-form.ts";

/** Made at a form's first use: a schema is much more work than what it reads. */
const schemas = new WeakMap<AreaFormDefinition["fields"], ReturnType<typeof schemaOf>>();

function schemaFor(fields: AreaFormDefinition["fields"]) {
	const schema = schemas.get(fields) ?? schemaOf(fields);
	schemas.set(fields, schema);
	return schema;
}

export type ReadFailure =
	/** What the page itself says is missing or not what a page of ours says. */
	{ readonly code: "STALE" } | { readonly code: "VALIDATION"; readonly errors: readonly FieldError[] };

/**
 * A form of an area as a browser has sent it, read by its definition.
 *
 * @param more rules over several fields, asked of the texts even when single fields are wrong
 */
export function readForm<Definition extends AreaFormDefinition>(
	{ fields }: Definition,
	values: Readonly<Record<string, string>>,
	more: (values: Readonly<Record<string, string>>) => readonly FieldError[] = () => [],
): Result<ValuesOf<Definition["fields"]>, ReadFailure> {
	const schema = schemaFor(fields);
	const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
	const body = bodyOf(fields, values);
	// What the page may leave out and says wrongly is left out.
	for (const { name, fixed, required } of fields) {
		if (fixed && !required && !shape[name]?.safeParse(body[name]).success) delete body[name];
	}
	const parsed = schema.safeParse(body);
	const found = [...(parsed.success ? [] : fieldErrors(parsed.error)), ...more(values)];
	if (parsed.success && found.length === 0) return ok(parsed.data as ValuesOf<Definition["fields"]>);
	const isFixed = ({ path }: FieldError) => fields.some(({ name, fixed }) => fixed === true && name === path);
	if (found.some(isFixed)) return fail({ code: "STALE" });
	const names = [...fields.map(({ name }) => name), ...found.map(({ path }) => path)];
	// One a field, in the order in which they are asked.
	const errors = [...new Set(names)].flatMap((name) => found.find(({ path }) => path === name) ?? []);
	return fail({ code: "VALIDATION", errors });
}
