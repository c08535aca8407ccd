import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TOTP } from "otpauth";
import { beforeEach, expect, it } from "vitest";
import { putReplyTemplate } from "#db/forms/reply-templates.ts";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { findStaff } from "#db/staff/staff.ts";
import { mayDo } from "#domain/staff/roles.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { submitForm } from "#services/forms/submit-form.ts";
import { importFeed } from "#services/import/import-feed.ts";
import { newSeed, seedForApp } from "#services/staff/second-factor.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import type { CommandAnswer } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { askRunning, serveCommands } from "./socket.ts";
import { RIGHT_OF } from "./staff-caller.ts";

describeByTurns("an operator's commands", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await database().db.deleteFrom("form_submission").execute();
		await seedFixture(database().db);
		app = testApp(database());
		await database().db.deleteFrom("approval").execute();
		await database().db.deleteFrom("staff").execute();
		await COMMANDS.staff(app, ["invite", "Eva", "eva@halcyon.example", "--role", "admin"]);
	});

	const staff = (...argv: string[]) => COMMANDS.staff(app, ["--as", "eva@halcyon.example", ...argv]);
	const outbox = (...argv: string[]) => COMMANDS.outbox(app, argv);

	async function written(body: object = {}) {
		const taken = await submitForm(
			app,
			"contact-messages",
			{
				lang: "de",
				email: "jana@example.org",
				consent: true,
				website: "",
				variant: "general",
				name: "Jana Hofer",
				subject: "Schlüssel",
				message: "Wo liegt der Schlüssel?\nDanke",
				...body,
			},
			{ clientAddress: null, attribution: {} },
		);
		if (!taken.ok) throw new Error(JSON.stringify(taken.error));
		return database().db.selectFrom("form_submission").selectAll().executeTakeFirstOrThrow();
	}

	it("list what people wrote, show it whole, and answer it in their language", async () => {
		expect(await staff("messages")).toEqual({ code: 0, out: "nothing waits", err: "" });
		const { submission_id: id } = await written();
		const list = await staff("messages", "contact");
		expect(list.out).toMatch(new RegExp(`^${id} .*contact-messages +de +Jana Hofer <jana@example.org> +Schlüssel$`));
		expect((await staff("messages", "homeowner")).out).toBe("nothing waits");
		expect(JSON.parse((await staff("message", `${id}`)).out)).toMatchObject({
			id,
			email: "jana@example.org",
			message: "Wo liegt der Schlüssel?\nDanke",
			status: "new",
		});
		expect(await staff("answer", `${id}`, "Im Kasten neben der Tür.\n\nGute Reise!")).toMatchObject({ code: 0 });
		const mail = await database()
			.db.selectFrom("email_outbox")
			.selectAll()
			.where("kind", "=", "form_answer")
			.executeTakeFirstOrThrow();
		expect(mail).toMatchObject({ recipient: "jana@example.org", lang: "de", subject: "Antwort auf deine Nachricht" });
		expect(mail.reply_to).toBe(app.settings.officeMail);
		expect(mail.text).toContain("Im Kasten neben der Tür.\n");
		expect(mail.text).toContain("Gute Reise!");
		expect(mail.html).not.toMatch(/<h2[^>]*><\/h2>/);
		expect((await staff("messages")).out).toBe("nothing waits");
		const eva = await findStaff(database().db, { email: "eva@halcyon.example" });
		const trail = await database()
			.db.selectFrom("audit_log")
			.selectAll()
			.where("action", "=", "answerForm")
			.where("subject_id", "=", `${id}`)
			.executeTakeFirst();
		expect(trail).toMatchObject({ actor: "staff", actor_id: eva?.public_id });
	});

	it("list bookings, write them as a file, remind several of their payment, and give them to a colleague", async () => {
		const made = await createBooking(app, bookingBody((await offered(app)).quoteId), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo } = made.value.answer;
		expect((await staff("bookings", "haus")).out).toMatch(new RegExp(`^${bookingNo} +confirmed +payment `));
		expect((await staff("bookings", "/staff/bookings?state=option")).out).toBe("no bookings");
		expect((await staff("bookings", bookingNo, "--csv")).out).toMatch(new RegExp(`^\ufeffNummer,.*\r\n${bookingNo},`));
		app.clock.set("2027-01-27T10:00:00Z");
		const would = JSON.parse((await staff("remind", bookingNo.toLowerCase(), "H00000000")).out);
		expect(would).toMatchObject({
			would: [{ no: bookingNo, mail: "payment_overdue_5" }],
			left: [{ no: "H00000000", why: "UNKNOWN" }],
			done: false,
		});
		const mails = () =>
			app.db.selectFrom("email_outbox").select("kind").where("kind", "like", "payment_overdue%").execute();
		expect(await mails()).toEqual([]);
		expect(JSON.parse((await staff("remind", bookingNo, "--yes")).out)).toMatchObject({ done: [bookingNo], left: [] });
		expect(await mails()).toHaveLength(1);
		expect(await staff("remind")).toMatchObject({ code: 1, err: "remind: VALIDATION" });
		expect((await staff("write", bookingNo, "Bis bald!")).code).toBe(0);
		await putReplyTemplate(app.db, { name: "Pay", texts: { nl: "Nog {toPay} voor {home}." }, at: app.clock.now() });
		expect((await staff("write", bookingNo, "--template", "Pay")).out).toMatch(/^Nog €\s[\d.,]+ voor Haus Eins\.$/);
		expect((await staff("write", bookingNo, "--template", "Pay", "--yes")).code).toBe(0);
		expect(await staff("write", bookingNo, "--template", "None")).toMatchObject({ err: "write: NO_TEMPLATE" });
		expect(await staff("write", bookingNo, "{home}")).toMatchObject({ err: "write: FACT_OPEN" });
		expect(await staff("write", "H00000000", "x")).toMatchObject({ err: "write: NOT_FOUND" });
		const written = app.db.selectFrom("email_outbox").select("text").where("kind", "=", "written_mail");
		expect((await written.execute()).map(({ text }) => /Bis bald!|Nog €/.test(text))).toEqual([true, true]);
		const given = await staff("assign", "eva@halcyon.example", bookingNo, "H00000000");
		expect(JSON.parse(given.out)).toMatchObject({ done: [bookingNo], left: [{ no: "H00000000", why: "UNKNOWN" }] });
		expect((await staff("bookings", "mine=1")).out).toContain(bookingNo);
		expect(JSON.parse((await staff("assign", "nobody", bookingNo)).out)).toMatchObject({ done: [bookingNo] });
		expect((await staff("bookings", "mine=1")).out).toBe("no bookings");
		expect(await staff("assign", "who@halcyon.example", bookingNo)).toMatchObject({ err: "assign: ASSIGNEE" });
		expect(await staff("assign", "nobody")).toMatchObject({ code: 1, err: "assign: NOTHING" });
	});

	it("refuse what is not there with a word, and wrong usage with the usage", async () => {
		const { submission_id: id } = await written();
		expect(await staff("answer", "999999", "Ja")).toMatchObject({ code: 1, err: "answer: NOT_FOUND" });
		expect(await staff("answer", `${id}`, " ")).toMatchObject({ code: 1, err: "answer: VALIDATION" });
		expect(await staff("messages", "nothing")).toMatchObject({ code: 1, err: "messages: VALIDATION" });
		expect(await staff("handled", `${id}`)).toMatchObject({ code: 0, out: "handled" });
		expect(await staff("handled", `${id}`)).toMatchObject({ code: 1 });
		expect((await COMMANDS.staff(app, ["messages"])).code).toBe(2);
		expect((await staff("nonsense")).err).toContain("usage: npm run staff");
		expect((await staff("messages", "--nonsense")).code).toBe(2);
		expect((await outbox("1", "2")).code).toBe(2);
		expect((await outbox("--limit", "0")).code).toBe(2);
		expect((await outbox("999999")).code).toBe(1);
	});

	it("show the mails that wait where there is no mail server", async () => {
		const { quoteId } = await offered(app);
		await createBooking(app, bookingBody(quoteId), newKey());
		const list = await outbox("--to", "noor@example.org");
		expect(list.out).toMatch(/queued +confirmation +nl +noor@example\.org/);
		expect(list.out).toContain("SMTP_URL is not set");
		const id = /^\d+/.exec(list.out)?.[0] ?? "";
		expect((await outbox(id)).out).toMatch(/^To: .*<noor@example\.org>\nSubject: /);
		expect((await outbox(id)).out).toContain("IBAN");
		expect((await outbox(id, "--html")).out).toMatch(/^<!doctype html>/i);
		expect((await outbox("--to", "nobody@example.org")).out).toBe("no mails");
	});

	it("are done by an account whose roles may do them, and by nobody else", async () => {
		const usage = (await COMMANDS.staff(app, [])).err;
		const names = [...usage.matchAll(/^ {2}([a-z-]+)(?= )/gm)].map(([, name]) => name ?? "");
		const operators = ["invite", "link", "roles", "pass", "sign-out", "end", "people"];
		expect(names.length).toBeGreaterThan(35);
		await COMMANDS.staff(app, ["invite", "Con", "con@halcyon.example", "--role", "content"]);
		for (const name of names.filter((one) => !operators.includes(one))) {
			const as = (mail: string) => COMMANDS.staff(app, [name, "--as", mail]);
			expect([name, (await as("nobody@halcyon.example")).err]).toEqual([name, `${name}: NO_ACCOUNT`]);
			const right = RIGHT_OF[name];
			const isContents = right !== undefined && mayDo(["content"], right);
			const isRefused = (await as("con@halcyon.example")).err === `${name}: FORBIDDEN`;
			expect([name, isRefused]).toEqual([name, !isContents]);
			expect([name, (await as("eva@halcyon.example")).err]).not.toEqual([name, `${name}: FORBIDDEN`]);
		}
		await COMMANDS.staff(app, ["end", "eva@halcyon.example"]);
		await COMMANDS.staff(app, ["invite", "Boss", "boss@halcyon.example", "--role", "admin"]);
		await COMMANDS.staff(app, ["end", "eva@halcyon.example"]);
		expect((await staff("messages")).err).toBe("messages: NO_ACCOUNT");
	});

	it("change a price when a second person with a code of the own app confirms it", async () => {
		const { quoteId } = await offered(app);
		const made = await createBooking(app, bookingBody(quoteId), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo, grandCents } = made.value.answer;
		expect((await staff("price", bookingNo, `${grandCents - 100}`)).err).toBe("price: REASON");
		expect((await staff("price", bookingNo, `${grandCents - 100}`, "Broken sauna")).out).toBe("waiting");
		const id = /^\d+/.exec((await staff("approvals")).out)?.[0] ?? "";
		expect((await staff("second-yes", id)).err).toBe("second-yes: WRONG");
		await COMMANDS.staff(app, ["invite", "Finn", "finn@halcyon.example", "--role", "finance"]);
		const finn = await database()
			.db.selectFrom("staff")
			.selectAll()
			.where("email", "=", "finn@halcyon.example")
			.executeTakeFirstOrThrow();
		const seed = newSeed(app);
		await database().db.updateTable("staff").set({ totp_secret: seed }).where("staff_id", "=", finn.staff_id).execute();
		const code = new TOTP({ secret: seedForApp(app, seed, "").typed }).generate({
			timestamp: app.clock.now().getTime(),
		});
		const confirm = () => COMMANDS.staff(app, ["second-yes", id, "--as", "finn@halcyon.example", "--code", code]);
		expect(await confirm()).toMatchObject({ code: 0 });
		// A code works once, and what was confirmed does not wait any more.
		expect((await confirm()).err).toBe("second-yes: WRONG");
		const booking = await database().db.selectFrom("booking").select("grand_cents").executeTakeFirstOrThrow();
		expect(booking.grand_cents).toBe(grandCents - 100);
	});

	it("let a mail that was given up wait again, and send one that was sent once more", async () => {
		const { quoteId } = await offered(app);
		await createBooking(app, bookingBody(quoteId), newKey());
		const id = /^\d+/.exec((await outbox("--to", "noor@example.org")).out)?.[0] ?? "";
		expect(await outbox("retry", id, "--as", "eva@halcyon.example")).toMatchObject({
			code: 1,
			err: `${id}: MAIL_STATE`,
		});
		await database()
			.db.updateTable("email_outbox")
			.set({ status: "failed", last_error: "550 no such mailbox" })
			.where("outbox_id", "=", Number(id))
			.execute();
		expect((await outbox("--failed")).out).toMatch(new RegExp(`^${id} .*550 no such mailbox$`, "m"));
		expect(await outbox("retry", id, "--as", "eva@halcyon.example")).toMatchObject({ code: 0, out: "waits" });
		await database()
			.db.updateTable("email_outbox")
			.set({ status: "sent" })
			.where("outbox_id", "=", Number(id))
			.execute();
		expect(await outbox("again", id, "--as", "eva@halcyon.example")).toMatchObject({
			code: 0,
			out: expect.stringMatching(/^\d+ waits$/),
		});
		expect((await outbox("again", id)).code).toBe(2);
		expect((await outbox("again", "999999", "--as", "eva@halcyon.example")).err).toBe("999999: NOT_FOUND");
	});

	it("make a discount code, try it on a stay, change and end it", async () => {
		expect(await staff("code", "add", "spring", "codeKind=percent", "codeValue=7,5")).toMatchObject({ out: "SPRING" });
		expect(await staff("code", "add", "other", "codeKind=percent")).toMatchObject({ err: "code: codeValue REQUIRED" });
		expect(await staff("code", "add", "other", "nonsense=1")).toMatchObject({ err: "code: VALIDATION nonsense=1" });
		expect((await staff("code", "list")).out).toMatch(/^SPRING +7\.5 % +0/m);
		const tried = JSON.parse((await staff("code", "try", "spring", "a990001", "2027-05-01", "2027-05-08")).out);
		expect(tried.withoutCents - tried.withCents).toBe(tried.codeCents);
		expect(await staff("code", "change", "spring", "codeKind=amount", "codeValue=10")).toMatchObject({ out: "SPRING" });
		expect(await staff("code", "end", "SPRING")).toMatchObject({ out: "SPRING" });
		expect(await staff("code", "end", "SPRING")).toMatchObject({ code: 1, err: "code: CODE_ENDED" });
		expect(await staff("code", "nonsense")).toMatchObject({ code: 1, err: "code: VALIDATION" });
	});

	it("take a home off, set it apart, and publish it once it is ready", async () => {
		expect((await staff("homes", "a990001")).out).toMatch(/^a990001 +live/);
		expect(JSON.parse((await staff("home", "a990001")).out)).toMatchObject({ status: "live", checks: { rate: true } });
		expect(await staff("take-off", "a990001", "roof", "leaks")).toMatchObject({ code: 0 });
		expect(await staff("test-house", "a990001")).toMatchObject({ code: 0 });
		expect((await staff("homes", "a990001")).out).toMatch(/^a990001 +test!/);
		await database()
			.db.updateTable("accommodation")
			.set({ images: "[]" as never })
			.execute();
		expect(await staff("publish", "a990001")).toMatchObject({ code: 1, err: "publish: NOT_READY" });
		await database()
			.db.updateTable("accommodation")
			.set({ images: '[{"url":"drawing:one"}]' as never })
			.execute();
		expect(await staff("publish", "a990001")).toMatchObject({ code: 0, out: "a990001 live" });
		expect(await staff("home", "a1")).toMatchObject({ code: 1, err: "home: NOT_FOUND" });
	});

	it("close nights and open them, write texts, file messages, and read the trail and the numbers", async () => {
		const block = await staff("block", "a990001", "2027-06-01", "2027-06-04", "maintenance", "Roof");
		expect(block).toMatchObject({ code: 0, out: expect.stringMatching(/^[\w-]{22}$/) });
		const again = await staff("block", "a990001", "2027-06-02", "2027-06-03", "owner");
		expect(again).toMatchObject({ err: "block: NIGHTS_TAKEN" });
		expect(await staff("block", "a990001", "2027-06-01", "2027-06-04", "whim")).toMatchObject({
			err: "block: VALIDATION",
		});
		expect((await staff("unblock", block.out)).code).toBe(0);
		expect(await staff("unblock", block.out)).toMatchObject({ err: "unblock: NOT_FOUND" });

		expect((await staff("template", "Key", "nl=In de kast", "de=Im Kasten")).code).toBe(0);
		expect((await staff("templates")).out).toMatch(/^Key +nl +In de kast\nKey +de +Im Kasten$/m);
		expect(await staff("template", "Key", "xx=No")).toMatchObject({ err: "template: VALIDATION xx=No" });
		expect((await staff("drop-template", "Key")).code).toBe(0);
		expect(await staff("drop-template", "Key")).toMatchObject({ err: "drop-template: NOT_FOUND" });

		const { submission_id: id } = await written();
		const message = () =>
			app.db.selectFrom("form_submission").select(["status", "assigned_to"]).executeTakeFirstOrThrow();
		expect((await staff("take-message", `${id}`)).code).toBe(0);
		const eva = await findStaff(app.db, { email: "eva@halcyon.example" });
		expect((await message()).assigned_to).toBe(eva?.public_id);
		expect((await staff("leave-message", `${id}`)).code).toBe(0);
		expect((await staff("file-message", `${id}`, "spam")).code).toBe(0);
		expect(await message()).toEqual({ status: "spam", assigned_to: null });
		expect(await staff("file-message", `${id}`, "gone")).toMatchObject({ err: "file-message: VALIDATION" });

		expect((await staff("trail", "a990001")).out).toMatch(/unblockNights[\s\S]*blockNights/);
		expect((await staff("numbers", "months", "2027-01-01", "2027-01-31")).out).toMatch(/^\ufeffmonth,/);
		expect(await staff("numbers", "nonsense")).toMatchObject({ err: "numbers: VALIDATION" });
	});

	it("note beside bookings, hand out what is held of a guest, and forget a guest", async () => {
		const made = await createBooking(app, bookingBody((await offered(app)).quoteId), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo } = made.value.answer;
		expect(JSON.parse((await staff("note", `${bookingNo},H00000000`, "Comes late")).out)).toMatchObject({
			done: [bookingNo],
			left: [{ no: "H00000000", why: "UNKNOWN" }],
		});
		expect(await staff("note", bookingNo)).toMatchObject({ err: "note: VALIDATION" });
		const { email } = GUEST_FORM;
		expect(JSON.parse((await staff("guest-data", email)).out)).toMatchObject({ bookings: [{ bookingNo }] });
		expect(await staff("guest-data", "who@example.org")).toMatchObject({ err: "guest-data: NOT_FOUND" });
		expect(await staff("forget-guest", email)).toMatchObject({ err: "forget-guest: REASON" });
		expect(JSON.parse((await staff("forget-guest", email, "asked")).out)).toMatchObject({ done: false });
		expect(await staff("forget-guest", email, "asked", "--yes")).toMatchObject({ err: "forget-guest: LIVE" });
		const cancelled = await staff("cancel", bookingNo, "asked", "--yes");
		expect(cancelled.code).toBe(0);
		await app.db.updateTable("cancellation").set({ payable_cents: 0 }).execute();
		expect(await staff("forget-guest", email, "asked", "--yes")).toMatchObject({ code: 0 });
		expect(await staff("guest-data", email)).toMatchObject({ err: "guest-data: NOT_FOUND" });
	});

	it("run a feed again with what its run was given, and say what came of it", async () => {
		expect(await staff("feed-again", "1")).toMatchObject({ err: "feed-again: NOT_FOUND" });
		const folder = mkdtempSync(join(tmpdir(), "halcyon-feed-again-"));
		const file = join(folder, "feed.jsonl");
		try {
			copyFileSync("tests/fixtures/h1-h2.jsonl", file);
			await importFeed(app, { format: "halcyon", sources: [file] });
			const [line = ""] = (await staff("feeds")).out.split("\n");
			expect(line).toMatch(/ halcyon +ok +/);
			const run = line.split(" ")[0] ?? "";
			expect(JSON.parse((await staff("feed-again", run)).out)).toMatchObject({ ok: true, failed: 0 });
			expect((await staff("feeds")).out.split("\n")).toHaveLength(2);
			rmSync(file);
			expect(await staff("feed-again", run)).toMatchObject({ code: 1, err: "feed-again: FAILED" });
		} finally {
			rmSync(folder, { recursive: true });
		}
	});

	it("list requests that wait for an answer", async () => {
		await database().db.updateTable("accommodation").set({ book_mode: "on_request" }).execute();
		const { quoteId } = await offered(app);
		const made = await createBooking(app, bookingBody(quoteId, { type: "Application" }), newKey());
		expect(made.ok).toBe(true);
		expect(JSON.parse((await staff("requests")).out)).toMatchObject([
			{ accoId: "a990001", guest: "Noor de Vries", lapses: expect.any(String) },
		]);
	});

	it("edit the table of old addresses", async () => {
		const redirects = (...argv: string[]) => COMMANDS.redirects(app, argv);
		expect(await redirects("set", "/old-list", "search", "--as", "eva@halcyon.example")).toMatchObject({ code: 0 });
		expect((await redirects("list")).out).toContain("301 /old-list search");
		// A page of text that there is none of yet.
		const dead = await redirects("set", "/old-press", "about", "--as", "eva@halcyon.example");
		expect(dead).toEqual({ code: 1, out: "", err: "/old-press: TARGET_DEAD" });
		expect(await redirects("remove", "/old-list", "--as", "eva@halcyon.example")).toMatchObject({ code: 0 });
		expect(await redirects("remove", "/old-list", "--as", "eva@halcyon.example")).toMatchObject({ code: 1 });
		for (const wrong of [["set", "/x"], ["set", "/x", "search"], ["remove", "/x"], ["--nonsense"]]) {
			expect((await redirects(...wrong)).code).toBe(2);
		}
		expect((await redirects("try", "/press")).err).toContain("the site does not answer");
	});

	for (const depth of [0, 60]) {
		it(`are handed to the process that has the data folder, over a socket for its owner alone (${depth} deep)`, async () => {
			const root = mkdtempSync(join(tmpdir(), "halcyon-commands-"));
			const folder = join(root, "x".repeat(depth), "data");
			mkdirSync(folder, { recursive: true });
			expect(await askRunning(folder, "outbox", [])).toBeNull();
			let server = await serveCommands(folder, app);
			try {
				await written();
				const answer = await askRunning(folder, "staff", ["--as", "eva@halcyon.example", "messages"]);
				expect(answer).toMatchObject<Partial<CommandAnswer>>({ code: 0, out: expect.stringContaining("Jana Hofer") });
				expect(await askRunning(folder, "import", [])).toMatchObject({ code: 2, err: "import: no such command" });
				if (depth === 0) expect(statSync(join(folder, "commands.sock")).mode & 0o777).toBe(0o600);
				// Several at once, each with its own answer.
				const many = await Promise.all(
					[1, 2, 3, 4].map((number) => askRunning(folder, "outbox", [`${900_000 + number}`])),
				);
				expect(many.map((each) => each?.err)).toEqual([1, 2, 3, 4].map((n) => `${900_000 + n}: there is no such mail`));
				// The socket of a process that was killed is taken over by the next.
				await server.close();
				server = await serveCommands(folder, app);
				expect((await askRunning(folder, "outbox", []))?.code).toBe(0);
			} finally {
				await server.close();
				rmSync(root, { recursive: true, force: true });
			}
			expect(await askRunning(folder, "outbox", [])).toBeNull();
		});
	}

	it("say why a home stands where it stands in a search, to who may ask", async () => {
		const engine = { database: database(), clock: app.clock, log: app.log, pollMs: 0 };
		app = { ...app, search: await createSearchEngine("memory", engine) };
		const { code, out } = await staff("why", "/en/holiday-home/?sort=guests");
		expect(code).toBe(0);
		expect(out.split("\n")).toEqual([
			"Haus Zwei (a990002)",
			"Place 1 of 2, sorted by: Most guests",
			"8        Most guests",
			"a990002  Home number, decides between equals",
			"Behind it: Haus Eins (a990001)",
			"  Most guests: 6 there, 8 here",
		]);
		expect((await staff("why", "adults=7", "a990001")).out).toBe(
			"Haus Eins (a990001)\nNiet in dit resultaat\n  In dit huis is plaats voor hoogstens 6 gasten.",
		);
		expect(await staff("why")).toMatchObject({ code: 1, err: "why: VALIDATION" });
		expect(await staff("why", "/en/contact")).toMatchObject({ code: 1, err: "why: VALIDATION" });
		await COMMANDS.staff(app, ["invite", "Fin", "fin@halcyon.example", "--role", "finance"]);
		expect(await COMMANDS.staff(app, ["--as", "fin@halcyon.example", "why", "adults=2"])).toMatchObject({
			code: 1,
			err: "why: FORBIDDEN",
		});
		await app.search.close();
	});
});
