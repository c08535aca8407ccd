import { CODE_FIELDS, type CodeField, readCodeTerms } from "#domain/pricing/code-terms.ts";
import { addCode, type CodeRefusal, changeCode, endDiscountCode } from "#services/booking/change-codes.ts";
import {
	byOf,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	recordDone,
	refused,
	type SignedInRequest,
} from "./office-answer.ts";

/** What staff do with discount codes. */

type CodeForm = "code" | "change-code" | "end-code";
const KEPT = ["discountCode", ...CODE_FIELDS];

/** The field at which a refusal stands; of all others the form says it. */
const FIELD_OF: Partial<Readonly<Record<CodeRefusal, "discountCode" | CodeField>>> = {
	CODE_MALFORMED: "discountCode",
	EXISTS: "discountCode",
	CODE_BOOK_OVER: "bookUntil",
	CODE_STAY_OVER: "stayUntil",
	CODE_HOMES: "homes",
};

function answered(request: SignedInRequest, name: CodeForm, failure: CodeRefusal): OfficeAnswer {
	const path = FIELD_OF[failure];
	if (path === undefined) return refused(request, name, { code: failure }, { kept: KEPT });
	const code = failure === "EXISTS" ? "CODE_EXISTS" : failure;
	return refused(request, name, { code: "VALIDATION", errors: [{ path, code }] }, { kept: KEPT });
}

function termsOf(values: Readonly<Record<CodeField, string>>) {
	return readCodeTerms(
		Object.fromEntries(CODE_FIELDS.map((name) => [name, values[name]])) as Record<CodeField, string>,
	);
}

const add: OfficeAct<"code"> = async (app, request, values) => {
	const terms = termsOf(values);
	if (!terms.ok) return refused(request, "code", { code: "VALIDATION", errors: terms.error }, { kept: KEPT });
	const added = await addCode(app, values.discountCode, terms.value, byOf(request));
	return added.ok ? recordDone("codes", added.value, "code") : answered(request, "code", added.error);
};

const change: OfficeAct<"change-code"> = async (app, request, values) => {
	const terms = termsOf(values);
	if (!terms.ok) return refused(request, "change-code", { code: "VALIDATION", errors: terms.error }, { kept: KEPT });
	const { which: code, version } = values;
	const changed = await changeCode(app, { code, version, terms: terms.value }, byOf(request));
	return changed.ok ? recordDone("codes", code, "code") : answered(request, "change-code", changed.error);
};

const end: OfficeAct<"end-code"> = async (app, request, { which: code, version }) => {
	const ended = await endDiscountCode(app, { code, version }, byOf(request));
	return ended.ok ? recordDone("codes", code, "code-ended") : answered(request, "end-code", ended.error);
};

export const CODE_ACTS: Pick<OfficeActs, CodeForm> = { code: add, "change-code": change, "end-code": end };
