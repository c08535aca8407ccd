import type { Cents } from "../money.ts";

/**
 * Instalments as they are named to whoever pays them later: two that are due on one day are one. Who pays online pays the
 * first at once, before that day, and is told of both.
 */
export function dueTogether<Day>(
	instalments: readonly { readonly dueOn: Day; readonly cents: Cents }[],
): readonly { readonly dueOn: Day; readonly cents: Cents }[] {
	return [...Map.groupBy(instalments, ({ dueOn }) => dueOn)].map(([dueOn, parts]) => ({
		dueOn,
		cents: parts.reduce((sum, { cents }) => sum + cents, 0),
	}));
}
