import { type Cents, percentOf } from "../money.ts";
import { HOUSE_LINES, type HouseLine, isInsuranceCode } from "../pricing/house-lines.ts";
import type { CancellationPolicy } from "./cancellation.ts";
import type { BookedLine } from "./facts.ts";

/** What a cancellation is reckoned on (docs/guides/bookings-and-payments.md#cancellations), and what it costs on which days. */

/** True for a line of the cancellation insurance. */
export function isInsuranceLine({ code }: Pick<BookedLine, "code">): boolean {
	return isInsuranceCode(code);
}

/** True for the lines of a stay that is insured. Of old bookings a fee's line may be called like the insurance. */
export function isInsured(lines: readonly Pick<BookedLine, "code">[]): boolean {
	return lines.some((line) => isInsuranceLine(line) && HOUSE_LINES.some((code) => code === line.code));
}

const TOURIST_TAX: HouseLine = "tourist_tax";

/** True for the tourist tax. */
export function isTouristTax({ code }: Pick<BookedLine, "code">): boolean {
	return code === TOURIST_TAX;
}

/** Sum of lines that pass a test. */
export function sumOf<Line extends Pick<BookedLine, "amountCents">>(
	lines: readonly Line[],
	passes: (line: Line) => boolean = () => true,
): Cents {
	return lines.reduce((sum, line) => (passes(line) ? sum + line.amountCents : sum), 0);
}

/** Travel sum: the invoice lines without insurance and tourist tax. */
export function travelSumOf(lines: readonly Pick<BookedLine, "code" | "amountCents" | "pay">[]): Cents {
	return sumOf(lines, (line) => line.pay === "invoice" && !isInsuranceLine(line) && !isTouristTax(line));
}

/** Days on which cancelling costs the same. */
export interface CancellationWindow {
	/** First day on which this fee holds; null: from the booking on. */
	readonly from: number | null;
	/** Last day; null: no end. */
	readonly through: number | null;
	readonly feeBp: number;
	readonly feeCents: Cents;
}

/**
 * The policy as days of the calendar for one arrival (day numbers) and as sums. Windows that were over on
 * `today` are left out; the first that is left holds from today on.
 */
export function cancellationWindows(
	policy: CancellationPolicy,
	{ arrival, today, travelCents }: { readonly arrival: number; readonly today: number; readonly travelCents: Cents },
): readonly CancellationWindow[] {
	const windows: CancellationWindow[] = [];
	let from: number | null = null;
	for (const { moreThanDays, feeBp } of policy) {
		const through = moreThanDays === null ? null : arrival - moreThanDays - 1;
		const over = through !== null && through < today;
		if (!over) windows.push({ from, through, feeBp, feeCents: percentOf(travelCents, feeBp) });
		if (through !== null) from = over ? null : through + 1;
	}
	return windows;
}
