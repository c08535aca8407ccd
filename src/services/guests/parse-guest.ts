import { type Guest, guestSchema } from "#domain/booking/guest-form.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type FieldError, fieldErrors } from "#domain/validation.ts";
import { checkPhone } from "#i18n/phone.ts";

const schema = guestSchema(checkPhone);

/** A guest's fields (specification §3) as they were typed; every wrong one is named. */
export function parseGuest(typed: unknown): Result<Guest, readonly FieldError[]> {
	const parsed = schema.safeParse(typed);
	return parsed.success ? ok(parsed.data) : fail(fieldErrors(parsed.error));
}
