import { ALL_CELLS, TURN } from "./turns.ts";

/**
 * Files of `npm test` that take turns by the day: of each pair one runs today and the other tomorrow. They are those that
 * start many processes or walk the whole site; what they hold is also looked at, in part, by files that run every day.
 * The order changes every fortnight, so that a file which takes one of two or four cells itself does not meet the same
 * ones for ever: what is taken once a week comes within a fortnight or two then, all within five weeks. A file that is
 * named on the command line runs on any day, the full run takes all.
 */
type Side = readonly string[];
export const PAIRS: readonly (readonly [Side, Side])[] = [
	[["tests/database/whole-site.test.ts"], ["tests/database/test-houses.test.ts"]],
	[["tests/database/kill.test.ts"], ["tests/database/kill-worker.test.ts"]],
	[["tests/database/stress.test.ts"], ["tests/database/one-price.test.ts"]],
	[["tests/database/start-settings.test.ts"], ["tests/database/without-mail.test.ts"]],
	[["tests/database/content-outage.test.ts"], ["tests/database/database-outage.test.ts"]],
	[["tests/database/staff-passkeys.test.ts"], ["tests/database/staff-hostile.test.ts"]],
	[["tests/database/client-address.test.ts"], ["tests/database/hostile-bodies.test.ts"]],
	[["src/services/operations/load-demo.db.test.ts"], ["src/services/import/real-data.db.test.ts"]],
	[["scripts/import.test.ts"], ["src/db/search/search-engines.db.test.ts"]],
	[["tests/e2e/controls.spec.ts"], ["tests/e2e/every-screen.spec.ts"]],
	[["tests/e2e/map.spec.ts"], ["tests/e2e/search-map.spec.ts", "tests/e2e/map-sources.spec.ts"]],
	[["tests/e2e/destination.spec.ts"], ["tests/e2e/search-links.spec.ts"]],
	[["tests/e2e/forms-visible.spec.ts"], ["tests/e2e/blocks-show.spec.ts"]],
	[["tests/e2e/events.spec.ts"], ["tests/e2e/island.spec.ts", "tests/e2e/island-search.spec.ts"]],
	[["tests/e2e/office-board.spec.ts"], ["tests/e2e/office-lists.spec.ts", "tests/e2e/office-palette.spec.ts"]],
	[["tests/e2e/staff-booking.spec.ts"], ["tests/e2e/search-why.spec.ts"]],
	[["tests/e2e/office-desks.spec.ts"], ["tests/e2e/every-parameter.spec.ts", "tests/e2e/office-numbers.spec.ts"]],
	[["tests/e2e/start-up.spec.ts"], ["tests/e2e/standing-still.spec.ts"]],
	[["tests/e2e/phone-field.spec.ts"], ["tests/e2e/come-back.spec.ts"]],
	[["tests/e2e/errors.spec.ts"], ["tests/e2e/pictures.spec.ts"]],
	[
		["tests/e2e/search.spec.ts"],
		[
			"tests/e2e/likes.spec.ts",
			"tests/e2e/blocks.spec.ts",
			"tests/e2e/seen-homes.spec.ts",
			"tests/e2e/addresses.spec.ts",
		],
	],
	[
		["tests/e2e/office.spec.ts"],
		["tests/e2e/office-bookings.spec.ts", "tests/e2e/office-payments.spec.ts", "tests/e2e/partner-mode.spec.ts"],
	],
	[
		["tests/e2e/weight.spec.ts", "tests/e2e/looks.spec.ts"],
		["tests/e2e/guest-area.spec.ts", "tests/e2e/agency.spec.ts"],
	],
	[
		["tests/e2e/pay-online.spec.ts", "tests/e2e/error-summary.spec.ts", "tests/e2e/content.spec.ts"],
		["tests/e2e/partner.spec.ts", "tests/e2e/owner.spec.ts"],
	],
];

const FORTNIGHT = 14;

/** `npm test` sets this for its runners: who runs a file by its name runs it on any day. */
export const BY_DAYS = "TESTS_BY_DAYS";

/** Files that do not run on a day. */
export function restingOn(turn: number): readonly string[] {
	return PAIRS.flatMap((pair, at) => pair[(turn + at + Math.floor(turn / FORTNIGHT)) % 2] ?? []);
}

/** Files that do not run in this process's run. */
export function restingNow(): readonly string[] {
	return ALL_CELLS || !process.env[BY_DAYS] ? [] : restingOn(TURN);
}
