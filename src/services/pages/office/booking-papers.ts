import type { DocumentKind } from "#domain/booking/process.ts";
import type { MailLine } from "#site/views/office-bookings-view.ts";

/** What the office says of a booking's documents and mails beside their names. */

interface OfKind {
	readonly kind: DocumentKind;
}

/**
 * Which of several documents of a kind holds; null: there is one, or it does not matter. Each credit note stands for
 * itself.
 */
export function versionOf(
	kind: DocumentKind,
	later: readonly OfKind[],
	earlier: readonly OfKind[],
): "current" | "replaced" | null {
	if (kind === "credit_note") return null;
	if (later.some((one) => one.kind === kind)) return "replaced";
	const isCredited = later.some((one) => one.kind === "credit_note");
	return !isCredited && earlier.some((one) => one.kind === kind) ? "current" : null;
}

/** Whom a mail of a booking is for, by its kind. */
export function sideOf(kind: string): MailLine["to"] {
	if (kind.startsWith("staff_") || kind === "office_copy") return "office";
	if (kind.startsWith("owner_")) return "owner";
	return kind.startsWith("partner_") ? "partner" : "guest";
}
