import type { Cents } from "../money.ts";
import { dueTogether } from "../pricing/due-together.ts";
import type { Instalment } from "../pricing/instalments.ts";
import type { BookingFacts } from "./facts.ts";

/** Instalments as agreed, each with what of it is paid and what is left: money settles them in their order. */
export function splitPaid<Part extends { readonly cents: Cents }>(
	instalments: readonly Part[],
	paidCents: Cents,
): readonly (Part & { readonly paidCents: Cents; readonly openCents: Cents })[] {
	let left = Math.max(0, paidCents);
	return instalments.map((part) => {
		const paid = Math.min(part.cents, left);
		left -= paid;
		return { ...part, paidCents: paid, openCents: part.cents - paid };
	});
}

/** The instalments that are not paid yet, each with what is left of it: money settles the earliest first. */
export function openInstalments(instalments: readonly Instalment[], paidCents: Cents): readonly Instalment[] {
	return splitPaid(
		[...instalments].sort((a, b) => a.dueOn - b.dueOn),
		paidCents,
	)
		.filter(({ openCents }) => openCents > 0)
		.map(({ dueOn, openCents }) => ({ dueOn, cents: openCents }));
}

/** The same as whoever pays them is told of them: once booked, what is due on one day is one. */
export function openParts(facts: Pick<BookingFacts, "instalments" | "paidCents" | "state">): readonly Instalment[] {
	const open = openInstalments(facts.instalments, facts.paidCents);
	return facts.state === "confirmed" || facts.state === "completed" ? dueTogether(open) : open;
}
