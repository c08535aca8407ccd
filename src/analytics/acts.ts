import type { PaymentType } from "./events.ts";

/**
 * What visitors do that no address says, as screens note it. Who measures comes late, or never: until then a few acts
 * wait here, and without a setting that measures nobody fetches them.
 */
export type Act =
	| { readonly act: "liked"; readonly accoId: string }
	| { readonly act: "typed"; readonly percent: number; readonly field: string }
	| { readonly act: "insured"; readonly cents: number }
	| { readonly act: "paying"; readonly type: PaymentType; readonly cents: number }
	| { readonly act: "repriced"; readonly beforeCents: number; readonly cents: number }
	/** Wants to see what is agreed to. */
	| { readonly act: "consent" };

const MOST_WAITING = 20;
let waiting: Act[] = [];
let listener = (act: Act): void => {
	if (waiting.length < MOST_WAITING) waiting.push(act);
};

/** Notes what was done. */
export function note(act: Act): void {
	listener(act);
}

/** From now on `listen` hears of every act, first of those that wait. */
export function hearActs(listen: (act: Act) => void): void {
	listener = listen;
	for (const act of waiting) listen(act);
	waiting = [];
}
