import { AUSTRIA, SLOVENIA, SWITZERLAND } from "./alpine.ts";
import { BELGIUM, DENMARK, GERMANY, LUXEMBOURG, NETHERLANDS } from "./north.ts";
import type { DemoPlace } from "./place-line.ts";
import { CROATIA, FRANCE, ITALY, SPAIN } from "./south.ts";

/** Every place of the demo catalogue, in twelve countries. */
export const DEMO_PLACES: readonly DemoPlace[] = [
	...AUSTRIA,
	...GERMANY,
	...SWITZERLAND,
	...FRANCE,
	...ITALY,
	...NETHERLANDS,
	...BELGIUM,
	...SPAIN,
	...CROATIA,
	...DENMARK,
	...LUXEMBOURG,
	...SLOVENIA,
];
