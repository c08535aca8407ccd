import type { Cents } from "../money.ts";
import type { Instalment } from "../pricing/instalments.ts";

/** The instalments that are not paid yet, each with what is left of it: money settles the earliest first. */
export function openInstalments(instalments: readonly Instalment[], paidCents: Cents): readonly Instalment[] {
	let paid = Math.max(0, paidCents);
	const open: Instalment[] = [];
	for (const { dueOn, cents } of [...instalments].sort((a, b) => a.dueOn - b.dueOn)) {
		const settled = Math.min(paid, cents);
		paid -= settled;
		if (settled < cents) open.push({ dueOn, cents: cents - settled });
	}
	return open;
}
