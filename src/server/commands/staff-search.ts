import { fail, ok } from "#domain/result.ts";
import { explainAddress } from "#services/pages/why-address.ts";
import type { WhyView } from "#site/views/why-view.ts";
import { WHY_FIRST } from "#site/why.ts";
import { tableOf } from "./command.ts";
import type { StaffCommand } from "./staff-call.ts";

/** The order of a search, from a terminal: the same use case as the panel beside the list. */

export const SEARCH_USAGE = `  why SEARCH [ID]                    why a home stands where it stands in a search ("/nl/vakantiehuis/?adults=4", or
                                     "adults=4&sort=rating"), or what keeps it out; without ID the first of the page`;

export const SEARCH_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	why: async ({ app, rest: [search, accoId = WHY_FIRST] }) => {
		if (search === undefined) return fail("VALIDATION");
		const explained = await explainAddress(app, search, accoId);
		return explained.ok ? ok(linesOf(explained.value).join("\n")) : explained;
	},
};

function linesOf({ home, place, rows, neighbours, missing, notes }: WhyView): readonly string[] {
	if (home === "") return ["no homes"];
	return [
		home,
		...(place === null ? [] : [place]),
		...(missing ? [missing.heading, ...missing.reasons.map((reason) => `  ${reason}`)] : []),
		...(rows.length > 0 ? [tableOf(rows.map(({ label, value }) => [value, label]))] : []),
		...neighbours.flatMap(({ heading, home, decided }) => [
			`${heading}: ${home}`,
			...decided.map((sentence) => `  ${sentence}`),
		]),
		...notes,
	];
}
