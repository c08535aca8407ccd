import { ALL_CELLS, TURN } from "./turns.ts";

/**
 * Files of `npm test` that take turns by the day: of each row one side runs today, and each of the four once in four
 * days. They are those that take longest: they start processes, walk the site, or go through many hundred cases. What
 * they hold is also looked at, in part, by files that run every day (races for the same nights, the way to a booking,
 * every call of the API), and sides of a row are of one kind and of like length. From round to round each side comes a
 * day earlier, so that a file which takes one of two or four cells itself does not meet the same ones for ever; between
 * two runs of a file lie seven days at most. A file that is named on the command line runs on any day, the full run
 * takes all.
 */
type Side = readonly string[];
type Row = readonly [Side, Side, Side, Side];
export const ROWS: readonly Row[] = [
	[
		["tests/database/whole-site.test.ts"],
		["tests/database/test-houses.test.ts"],
		["tests/database/map-streets.test.ts"],
		["src/services/operations/load-demo.db.test.ts"],
	],
	[
		["src/db/search/search-engines.db.test.ts"],
		["src/search/memory/memory-index.test.ts", "scripts/import.test.ts", "tests/unit/one-price.test.ts"],
		["src/db/plans.db.test.ts"],
		[
			"src/db/search/search-engine.db.test.ts",
			"src/services/import/real-data.db.test.ts",
			"src/services/import/import-feed.db.test.ts",
			"demo/feed.test.ts",
		],
	],
	[
		["tests/database/kill-worker.test.ts"],
		["tests/database/kill.test.ts"],
		["tests/database/content-outage.test.ts", "src/content/client/outage.test.ts"],
		["tests/database/database-outage.test.ts", "tests/database/ending.test.ts"],
	],
	[
		["src/server/backup/backup.db.test.ts", "tests/database/stress.test.ts"],
		["tests/database/start-settings.test.ts"],
		["tests/database/without-mail.test.ts", "tests/database/transport.test.ts"],
		["tests/database/client-address.test.ts", "tests/database/hostile-bodies.test.ts"],
	],
	[
		["tests/database/staff-hostile.test.ts"],
		["tests/database/office-bookings.test.ts"],
		["tests/database/staff-passkeys.test.ts", "src/server/pages/area-passkeys.db.test.ts"],
		["tests/database/staff-access.test.ts"],
	],
	[
		[
			"tests/database/office-redirects.test.ts",
			"tests/database/office-partners.test.ts",
			"tests/database/office-guests.test.ts",
			"tests/database/office-codes.test.ts",
			"tests/database/office-agencies.test.ts",
		],
		[
			"tests/database/office-approvals.test.ts",
			"tests/database/office-inbox.test.ts",
			"tests/database/office-desks.test.ts",
			"tests/database/office-homes.test.ts",
		],
		["tests/database/office-lists.test.ts", "tests/database/office-board.test.ts"],
		[
			"tests/database/office-outbox.test.ts",
			"tests/database/office-payments.test.ts",
			"tests/database/office-payouts.test.ts",
			"tests/database/office-feeds.test.ts",
		],
	],
	[
		["src/services/booking/walk.db.test.ts", "src/services/booking/drain.db.test.ts"],
		[
			"src/services/booking/life.db.test.ts",
			"src/services/booking/payments.db.test.ts",
			"src/services/staff/block-nights.db.test.ts",
		],
		["src/services/booking/create-booking.db.test.ts"],
		["src/services/booking/transition.db.test.ts", "src/services/booking/staff-booking.db.test.ts"],
	],
	[
		["src/services/staff/perform.db.test.ts"],
		["src/services/ical/import-ical.db.test.ts"],
		["src/server/pages/guest-sign-in.db.test.ts"],
		["tests/database/staff-booking.test.ts"],
	],
	[
		["src/server/pages/organisation-area.db.test.ts", "src/server/pages/messages.db.test.ts"],
		["tests/database/staff-bar.test.ts"],
		["src/services/accommodations/owner-pictures.db.test.ts", "src/server/pages/owner-portal.db.test.ts"],
		["tests/database/one-price.test.ts"],
	],
	[
		["src/server/pages/organisation-matrix.db.test.ts", "src/server/pages/attribution.db.test.ts"],
		["src/server/pages/guest-bookings.db.test.ts", "src/server/pages/guest-profile.db.test.ts"],
		["tests/database/commission-journey.test.ts", "tests/database/search-why.test.ts"],
		["src/services/bank/read-aside.test.ts", "scripts/basemap/basemap.test.ts"],
	],
	[
		["tests/database/code-links.test.ts", "src/server/commands/commands.db.test.ts"],
		["src/services/pages/office/bookings-page.db.test.ts"],
		["src/server/pages/own-data.db.test.ts", "src/server/pages/link-pages.db.test.ts"],
		["src/services/mail/send-outbox.db.test.ts", "src/services/operations/worker.db.test.ts"],
	],
	[
		["src/server/pages/partner-account.db.test.ts", "src/server/pages/partner-keys.db.test.ts"],
		["tests/database/office-numbers.test.ts", "src/services/bank/bank-lines.db.test.ts"],
		["src/services/rooms/room-shares.db.test.ts", "src/server/api/hostile.db.test.ts"],
		["src/server/pages/agency-bookings.db.test.ts", "tests/database/partner-mode.test.ts"],
	],
	[
		[
			"tests/database/traces.test.ts",
			"tests/database/visitor-country.test.ts",
			"src/services/booking/owner-on-papers.db.test.ts",
			"src/server/pages/commission-unseen.db.test.ts",
		],
		["tests/database/legal.test.ts"],
		["demo/pictures.test.ts", "src/mail/documents/words.test.ts", "scripts/new-block.test.ts"],
		[
			"src/mail/documents/documents.test.ts",
			"tests/database/kept-pages.test.ts",
			"src/server/tracing/start-tracing.test.ts",
		],
	],
	[
		["tests/e2e/announced.spec.ts"],
		["tests/e2e/controls.spec.ts"],
		["tests/e2e/map.spec.ts", "tests/e2e/map-sources.spec.ts"],
		["tests/e2e/search.spec.ts", "tests/e2e/likes.spec.ts"],
	],
	[
		["tests/e2e/early-choices.spec.ts"],
		["tests/e2e/start-up.spec.ts"],
		["tests/e2e/forms-visible.spec.ts"],
		["tests/e2e/offline.spec.ts"],
	],
	[
		["tests/e2e/office.spec.ts"],
		["tests/e2e/search-map.spec.ts"],
		["tests/e2e/events.spec.ts"],
		["tests/e2e/map-streets.spec.ts"],
	],
	[
		["tests/e2e/search-links.spec.ts"],
		["tests/e2e/staff-bar.spec.ts"],
		["tests/e2e/island-search.spec.ts", "tests/e2e/island.spec.ts"],
		["tests/e2e/every-screen.spec.ts"],
	],
	[
		["tests/e2e/weight.spec.ts"],
		["tests/e2e/destination.spec.ts"],
		["tests/e2e/portal.spec.ts"],
		["tests/e2e/blocks-show.spec.ts"],
	],
	[
		["tests/e2e/looks.spec.ts", "tests/e2e/zoom.spec.ts"],
		["tests/e2e/group-room.spec.ts"],
		["tests/e2e/staff-booking.spec.ts", "tests/e2e/search-why.spec.ts"],
		["tests/e2e/office-board.spec.ts", "tests/e2e/office-palette.spec.ts"],
	],
	[
		["tests/e2e/office-lists.spec.ts", "tests/e2e/office-bookings.spec.ts"],
		["tests/e2e/standing-still.spec.ts", "tests/e2e/fading.spec.ts", "tests/e2e/pictures.spec.ts"],
		["tests/e2e/office-desks.spec.ts", "tests/e2e/office-numbers.spec.ts"],
		["tests/e2e/every-parameter.spec.ts"],
	],
	[
		["tests/e2e/agency.spec.ts", "tests/e2e/owner.spec.ts"],
		["tests/e2e/guest-area.spec.ts", "tests/e2e/printed.spec.ts"],
		["tests/e2e/phone-field.spec.ts", "tests/e2e/come-back.spec.ts"],
		["tests/e2e/partner.spec.ts", "tests/e2e/partner-mode.spec.ts"],
	],
	[
		["tests/e2e/addresses.spec.ts", "tests/e2e/content.spec.ts"],
		["tests/e2e/blocks.spec.ts", "tests/e2e/seen-homes.spec.ts"],
		["tests/e2e/last-minute.spec.ts", "tests/e2e/best-week.spec.ts"],
		["tests/e2e/office-payments.spec.ts", "tests/e2e/passkeys.spec.ts"],
	],
	[
		["tests/e2e/pay-online.spec.ts", "tests/e2e/error-summary.spec.ts"],
		["tests/e2e/injected.spec.ts", "tests/e2e/hostile.spec.ts"],
		["tests/e2e/forced-colours.spec.ts", "tests/e2e/widget.spec.ts", "tests/e2e/assistants.spec.ts"],
		["tests/e2e/booking-price.spec.ts", "tests/e2e/errors.spec.ts"],
	],
	[
		["tests/e2e/office-inbox.spec.ts"],
		["tests/e2e/faces.spec.ts"],
		["tests/e2e/fetch-ahead.spec.ts", "tests/e2e/first-styles.spec.ts"],
		["tests/e2e/opened-maps.spec.ts"],
	],
];

/** Days of a round, and sides of a row. */
const ROUND = 4;

/** `npm test` sets this for its runners: who runs a file by its name runs it on any day. */
export const BY_DAYS = "TESTS_BY_DAYS";

/** Files that do not run on a day. */
export function restingOn(turn: number): readonly string[] {
	return ROWS.flatMap((row, at) => row.toSpliced((turn + at + Math.floor(turn / ROUND)) % ROUND, 1).flat());
}

/** Files that do not run in this process's run. */
export function restingNow(): readonly string[] {
	return ALL_CELLS || !process.env[BY_DAYS] ? [] : restingOn(TURN);
}
