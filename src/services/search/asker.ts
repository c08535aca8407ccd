import { AsyncLocalStorage } from "node:async_hooks";

/** Who waits for the answer that is being made: what a long work asks before it begins. */
export interface Asker {
	/** Hash of the /24 or /64; null: nothing says it. */
	readonly network: string | null;
	/** Nobody waits any more: the connection is closed. */
	readonly isGone: boolean;
}

/** One for the process, also when development reloads this module. */
const SLOT = Symbol.for("halcyon.asker");
const slots = globalThis as { [SLOT]?: AsyncLocalStorage<Asker> };
slots[SLOT] ??= new AsyncLocalStorage<Asker>();
const askers = slots[SLOT];

/** Does the work for somebody. */
export function onBehalfOf<Answer>(asker: Asker, work: () => Answer): Answer {
	return askers.run(asker, work);
}

/** Whom the running work is for; null: for nobody, as what timers and the start do. */
export function currentAsker(): Asker | null {
	return askers.getStore() ?? null;
}
