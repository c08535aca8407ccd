import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { createBooking } from "#services/booking/create-booking.ts";
import { submitForm } from "#services/forms/submit-form.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import type { CommandAnswer } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { askRunning, serveCommands } from "./socket.ts";

describeByTurns("an operator's commands", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await database().db.deleteFrom("form_submission").execute();
		await seedFixture(database().db);
		app = testApp(database());
	});

	const staff = (...argv: string[]) => COMMANDS.staff(app, ["--as", "eva", ...argv]);
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
		const trail = await database()
			.db.selectFrom("audit_log")
			.selectAll()
			.where("action", "=", "answerForm")
			.where("subject_id", "=", `${id}`)
			.executeTakeFirst();
		expect(trail).toMatchObject({ actor: "staff", actor_id: "eva" });
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
		expect(await COMMANDS.redirects(app, ["set", "/old-press", "about"])).toMatchObject({ code: 0 });
		expect((await COMMANDS.redirects(app, ["list"])).out).toContain("301 /old-press about");
		expect(await COMMANDS.redirects(app, ["remove", "/old-press"])).toMatchObject({ code: 0 });
		expect(await COMMANDS.redirects(app, ["remove", "/old-press"])).toMatchObject({ code: 1 });
		expect((await COMMANDS.redirects(app, ["set", "/x"])).code).toBe(2);
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
				const answer = await askRunning(folder, "staff", ["--as", "eva", "messages"]);
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
});
