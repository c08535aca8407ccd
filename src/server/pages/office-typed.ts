import { z } from "zod";
import { fieldNames } from "#domain/forms/area-form.ts";
import { type StaffForm, staffForm } from "#domain/forms/staff-forms.ts";
import type { OfficeFormState } from "#site/views/office-view.ts";

/** What was typed into a form that was sent when the second factor had got old: it waits on the page that asks for it. */

/** Fields that go back into a page: no secrets. */
export function keptOf(form: StaffForm): readonly string[] {
	const secrets = form.fields.filter(({ type }) => type === "password" || type === "code").map(({ name }) => name);
	return fieldNames(form).filter((name) => !secrets.includes(name));
}

/** Fields that people fill in, without the secret ones. */
function typedOf(form: StaffForm): readonly string[] {
	const fixed = form.fields.filter((field) => field.fixed).map(({ name }) => name);
	return keptOf(form).filter((name) => !fixed.includes(name));
}

/** Of one field; all of them together fit into the field that carries them. */
const LONGEST = 2000;
/** What the field that carries it takes. */
const MOST_TYPED = 8000;
const VALUES = z.record(z.string(), z.string().max(LONGEST));
const TYPED = z.object({
	name: z.string(),
	person: z.string().max(LONGEST).nullable(),
	values: VALUES,
	/** All that the form sent, where nothing of it is secret or too long: it can go on by itself. */
	whole: VALUES.optional(),
});

/** A form as text, for the page that asks for the second factor; empty where it has no field that may go back. */
export function typedText(form: StaffForm, values: Readonly<Record<string, string>>): string {
	const typed = typedOf(form).map((name) => [name, (values[name] ?? "").slice(0, LONGEST)]);
	const kept = keptOf(form);
	const isWhole = form.fields.every(({ name, type }) => kept.includes(name) && type !== "file");
	const sent = kept.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
	const fits = isWhole && sent.every(([, value]) => value.length <= LONGEST);
	const whole = fits ? { whole: Object.fromEntries(sent) } : {};
	const parts = { name: form.name, person: values.person ?? null, values: Object.fromEntries(typed) };
	const text = JSON.stringify({ ...parts, ...whole });
	if (text.length <= MOST_TYPED) return text;
	return typed.length === 0 ? "" : JSON.stringify(parts);
}

/** A form that goes on after the second factor as it was sent; null: somebody has to send it again. */
export function readWhole(text: string): Readonly<Record<string, string>> | null {
	const parsed = TYPED.safeParse(parsedJson(text)).data;
	const form = parsed && staffForm(parsed.name);
	if (!parsed?.whole || !form?.fresh) return null;
	const kept = keptOf(form);
	const values = Object.fromEntries(Object.entries(parsed.whole).filter(([name]) => kept.includes(name)));
	return { ...values, do: form.name, ...(parsed.person === null ? {} : { person: parsed.person }) };
}

/** The form of such a text; null for none. It was in the browser: it is no more than somebody typed it again. */
export function readTyped(text: string): OfficeFormState | null {
	const parsed = TYPED.safeParse(parsedJson(text)).data;
	const form = parsed && staffForm(parsed.name);
	if (!parsed || !form?.fresh) return null;
	const known = typedOf(form);
	const values = Object.fromEntries(Object.entries(parsed.values).filter(([name]) => known.includes(name)));
	return { name: form.name, values, errors: {}, refused: null, person: parsed.person };
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
