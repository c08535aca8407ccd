import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";

/** A table with a column that counts what a passkey has signed. */
interface Counted {
	readonly counter: number;
}

/**
 * Whether a passkey's stored counter lets another one follow: it has to go up, else there are two of a key that should
 * be one. Devices that do not count send 0 each time (Web Authentication Level 3, §6.1.1).
 */
export function counterGoesUp<DB, TB extends keyof DB>(
	eb: ExpressionBuilder<DB, TB>,
	used: Counted,
): ExpressionWrapper<DB, TB, SqlBool> {
	const counter = eb.ref("counter" as never);
	return eb.or([
		eb(counter, "<", used.counter as never),
		eb.and([eb(counter, "=", 0 as never), eb(eb.val(used.counter), "=", 0)]),
	]);
}
