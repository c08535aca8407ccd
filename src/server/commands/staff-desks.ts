import { findGuestByEmail } from "#db/guests/guests.ts";
import { listFeedRuns } from "#db/import/feed-desk.ts";
import { BLOCK_KINDS } from "#domain/booking/block.ts";
import { fail, ok } from "#domain/result.ts";
import { eraseData } from "#services/guests/erase-data.ts";
import { exportDataFor } from "#services/guests/export-data.ts";
import { runFeedAgain } from "#services/import/run-again.ts";
import { auditCsv } from "#services/pages/office/desk-pages.ts";
import { numbersCsv } from "#services/pages/office/numbers-page.ts";
import { blockNights, unblockNights } from "#services/staff/block-nights.ts";
import { NUMBERS_TABLES } from "#site/office-numbers.ts";
import { tableOf } from "./command.ts";
import type { StaffCommand } from "./staff-call.ts";

/** The board, feeds, guests, the trail and the numbers, from a terminal: the same use cases as the office's desks. */

export const DESK_USAGE = `  block HOME FROM TO KIND [REASON]   closes nights, from the first to the day that is free again; KIND: ${BLOCK_KINDS.join(", ")}
  unblock ID                         opens what staff closed, by the id that block printed
  feeds                              the latest feed runs
  feed-again RUN                     runs a feed again with what the run was given, and waits for its end
  guest-data MAIL                    everything that is held of a guest, as JSON
  forget-guest MAIL REASON           forgets a guest; without --yes nothing is done
  trail [SUBJECT]                    who did what, as CSV
  numbers TABLE [FROM UNTIL [BY]]    a table of the numbers as CSV: ${NUMBERS_TABLES.join(", ")}`;

const RUNS = 20;
const numberOf = (text: string | undefined) => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : 0);

export const DESK_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	block: async ({ app, by, rest: [accoId = "", from = "", to = "", typed = "", ...words] }) => {
		const kind = BLOCK_KINDS.find((known) => known === typed);
		if (!kind) return fail("VALIDATION");
		const made = await blockNights(app, { accoId, from, to, kind, reason: words.join(" ") }, by);
		return made.ok ? ok(made.value.blockId) : fail(made.error.code);
	},
	unblock: async ({ app, by, rest: [id = ""] }) => unblockNights(app, id, by),
	feeds: async ({ app }) => {
		const rows = await listFeedRuns(app.db, null, RUNS);
		const lines = rows.map((row) => [
			String(row.feed_run_id),
			row.started_at.toISOString().slice(0, 16).replace("T", " "),
			row.format,
			row.finished_at === null ? "not finished" : row.ok ? "ok" : "failed",
			row.source,
		]);
		return ok(lines.length > 0 ? tableOf(lines) : "no feed runs");
	},
	"feed-again": async ({ app, by, rest: [id] }) => {
		const [before] = await listFeedRuns(app.db, null, 1);
		const started = await runFeedAgain(app, numberOf(id), by);
		if (!started.ok) return started;
		// A process that ends takes its import along.
		await started.value.done;
		const [latest] = await listFeedRuns(app.db, null, 1);
		const isNew = latest && latest.feed_run_id !== before?.feed_run_id;
		// What failed stands in the run, and in the office.
		return isNew && latest.ok && latest.summary ? ok(latest.summary) : fail("FAILED");
	},
	"guest-data": async ({ app, by, rest: [email = ""] }) => {
		const guest = await findGuestByEmail(app.db, email);
		return guest ? ok(JSON.stringify(await exportDataFor(app, guest, by), null, "\t")) : fail("NOT_FOUND");
	},
	"forget-guest": async ({ app, by, yes, rest: [email = "", ...words] }) => {
		const guest = await findGuestByEmail(app.db, email);
		const reason = words.join(" ");
		if (!guest) return fail("NOT_FOUND");
		if (reason === "") return fail("REASON");
		if (!yes) return ok({ guest: guest.public_id, done: false });
		return eraseData(app, guest.guest_id, guest.lang, { ...by, reason });
	},
	trail: async ({ app, by, rest: [subject = ""] }) => ok(await auditCsv(app, { subject }, by)),
	numbers: async ({ app, rest: [table = "", from = "", until = "", basis = ""] }) => {
		const file = await numbersCsv(app, { table, from, until, by: basis });
		return file === null ? fail("VALIDATION") : ok(file);
	},
};
