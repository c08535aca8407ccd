import { listBankLinesByKey } from "#db/payments/bank-lines.ts";
import type { App } from "#services/app.ts";
import {
	bookExactLines,
	bookLine,
	type LineFailure,
	putLineAside,
	takeLineBack,
	takeStatement,
} from "#services/bank/bank-lines.ts";
import type { TakeBackFailure } from "#services/booking/take-payment-back.ts";
import { type PaymentsNews, paymentsPage } from "#services/pages/office/payments-page.ts";
import {
	byOf,
	done,
	NO_REASON,
	type OfficeAct,
	type OfficeActs,
	type OfficeAnswer,
	refused,
	type SignedInRequest,
	shown,
} from "./office-answer.ts";

/** What staff do with money of the bank account. */

async function page(app: App, { language }: SignedInRequest, news: PaymentsNews, status = 200): Promise<OfficeAnswer> {
	return shown(await paymentsPage(app, {}, language, news), status);
}

const takeFile: OfficeAct<"bank-file"> = async (app, request) => {
	const taken = await takeStatement(app, request.file ?? new Uint8Array(), byOf(request));
	if (taken.ok) return page(app, request, { taken: taken.value });
	const { error } = taken;
	const unread = { code: error.code, line: "line" in error ? error.line : null };
	return page(app, request, { unread }, error.code === "BUSY" ? 503 : 422);
};

function answered(
	request: SignedInRequest,
	name: "book-line" | "line-aside" | "line-back",
	failure: LineFailure | TakeBackFailure | "REASON",
) {
	if (failure === "REASON") return refused(request, name, NO_REASON);
	if (failure !== "NO_BOOKING") return refused(request, name, { code: failure }, { kept: ["bookingNo", "reason"] });
	const errors = [{ path: "bookingNo", code: "NO_BOOKING" }];
	return refused(request, name, { code: "VALIDATION", errors }, { kept: ["bookingNo"] });
}

const book: OfficeAct<"book-line"> = async (app, request, { line, bookingNo, surplus }) => {
	const surplusCents = surplus ? Number(surplus) : 0;
	const booked = await bookLine(app, { lineId: line, bookingNo, surplusCents }, byOf(request));
	if (booked.ok) return done("payments", "booked-line");
	if (typeof booked.error === "string") return answered(request, "book-line", booked.error);
	const values = { ...request.values, surplus: String(booked.error.surplusCents) };
	return refused({ values }, "book-line", { code: "SURPLUS" }, { kept: ["bookingNo", "surplus"] });
};

/** Lines of a page at most. */
const MOST_LINES = 200;

const bookExact: OfficeAct<"book-exact"> = async (app, request, { lines }) => {
	const ids = lines.split(",").filter((id) => /^\d{1,15}$/.test(id));
	const found = await listBankLinesByKey(app.db, ids.slice(0, MOST_LINES).map(Number));
	return page(app, request, { booked: await bookExactLines(app, found, byOf(request)) });
};

const aside: OfficeAct<"line-aside"> = async (app, request, { line, reason }) => {
	const put = await putLineAside(app, { lineId: line, reason }, byOf(request));
	return put.ok ? done("payments", "line-aside") : answered(request, "line-aside", put.error);
};

const back: OfficeAct<"line-back"> = async (app, request, { line, reason }) => {
	const taken = await takeLineBack(app, { lineId: line, reason: reason ?? "" }, byOf(request));
	return taken.ok ? done("payments", "line-back") : answered(request, "line-back", taken.error);
};

export const PAYMENT_ACTS: Pick<OfficeActs, "bank-file" | "book-line" | "book-exact" | "line-aside" | "line-back"> = {
	"bank-file": takeFile,
	"book-line": book,
	"book-exact": bookExact,
	"line-aside": aside,
	"line-back": back,
};
