import { beforeEach, describe, expect, it } from "vitest";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { emptyMails, type QueuedMail, queueMail } from "#db/mail/outbox.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { startLine } from "#tests/support/drill/line.ts";
import { overLine } from "#tests/support/over-line.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { emptyTables } from "#tests/support/seed-homes.ts";
import { smtpServer } from "#tests/support/smtp-server.ts";
import { LANES, MOST_AN_HOUR, RETRY_MINUTES, sendOutbox } from "./send-outbox.ts";
import { smtpTransport } from "./smtp-transport.ts";

const MAIL: QueuedMail = {
	messageId: "m",
	bookingId: null,
	kind: "test",
	lang: "nl",
	recipient: "noor@example.org",
	recipientName: "",
	subject: "s",
	html: "<p>h</p>",
	text: "t",
};

describeOnBoth("the outbox", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		app = testApp(database());
	});

	async function queue(count: number, recipient = "noor@example.org") {
		for (let number = 1; number <= count; number++) {
			await queueMail(app.db, {
				messageId: `m${number}-${recipient}`,
				bookingId: null,
				kind: "test",
				lang: "nl",
				recipient,
				recipientName: 'Noor "the" Guest',
				subject: `Één ${number}`,
				html: "<p>é</p>",
				text: "é",
			});
		}
	}

	const states = async () =>
		(
			await app.db
				.selectFrom("email_outbox")
				.select(["status", "attempts", "last_error"])
				.orderBy("outbox_id")
				.execute()
		).map((row) => [row.status, row.attempts, row.last_error]);

	/** Recipients of the notices of given-up mails. */
	const notifiedRecipients = async () => {
		const failureMails = app.db.selectFrom("email_outbox").select("recipient").where("kind", "=", "staff_mail_failed");
		return (await failureMails.execute()).map((row) => row.recipient);
	};

	it("sends each mail once over SMTP, with sender, names and message id", async () => {
		const server = await smtpServer();
		await queue(3);
		expect(await sendOutbox(app, smtpTransport(server.url))).toEqual({ sent: 3, postponed: 0, failed: 0 });
		expect(await sendOutbox(app, smtpTransport(server.url))).toEqual({ sent: 0, postponed: 0, failed: 0 });
		await server.stop();
		expect(server.messages.length).toBe(3);
		for (const number of [1, 2, 3]) {
			const mail = server.messages.find((text) =>
				text.includes(`Message-ID: <m${number}-noor@example.org@halcyon.example>`),
			);
			expect(mail).toContain("From: Halcyon <stay@halcyon.example>");
		}
		expect(await states()).toEqual([
			["sent", 1, null],
			["sent", 1, null],
			["sent", 1, null],
		]);
	});

	it("names who is to be answered and how the mail is ended, where a mail has them", async () => {
		const server = await smtpServer();
		await queue(1);
		await queueMail(app.db, {
			messageId: "m9",
			bookingId: null,
			kind: "guide",
			lang: "fr",
			recipient: "office@halcyon.example",
			recipientName: "",
			subject: "s",
			html: "<p>h</p>",
			text: "t",
			replyTo: "noor@example.org",
			listUnsubscribe: "https://halcyon.example/newsletter/unsubscribe?token=a.b",
		});
		expect((await sendOutbox(app, smtpTransport(server.url))).sent).toBe(2);
		await server.stop();
		const messages = server.messages.map((message) => message.replace(/\n\s+/g, " "));
		const listed = messages.find((message) => message.includes("<m9@")) ?? "";
		const plain = messages.find((message) => message !== listed) ?? "";
		expect(plain).not.toMatch(/Reply-To|List-Unsubscribe/);
		expect(listed).toContain("Reply-To: noor@example.org\n");
		expect(listed).toContain("List-Unsubscribe: <https://halcyon.example/newsletter/unsubscribe?token=a.b>\n");
		expect(listed).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\n");
		expect(listed).toContain("Auto-Submitted: auto-generated\n");
		// The guide is attached, in the language of its mail, and to no other mail.
		expect(listed).toMatch(/Content-Type: application\/pdf; name=halcyon-guide-maisons-de-groupe\.pdf/);
		expect(listed).toContain(Buffer.from("%PDF-1.7").toString("base64").slice(0, 10));
		expect(plain).not.toContain("application/pdf");
	});

	it("sends each mail once when many senders work at the same time", async () => {
		await queue(30);
		const sent: string[] = [];
		const slow = async (mail: { message_id: string }) => {
			await new Promise((resolve) => setTimeout(resolve, 2));
			sent.push(mail.message_id);
		};
		await Promise.all(Array.from({ length: 8 }, () => sendOutbox(app, slow)));
		await sendOutbox(app, slow);
		expect(sent.length).toBe(30);
		expect(new Set(sent).size).toBe(30);
	});

	it("sends all that waits in one go, over several connections", async () => {
		await queue(130);
		let [inHand, most] = [0, 0];
		const slow = async () => {
			most = Math.max(most, ++inHand);
			await new Promise((resolve) => setTimeout(resolve, 1));
			inHand--;
		};
		// The office's mailbox takes them all.
		await app.db.updateTable("email_outbox").set({ recipient: "office@halcyon.example" }).execute();
		expect(await sendOutbox(app, slow)).toEqual({ sent: 130, postponed: 0, failed: 0 });
		expect(most).toBe(LANES);
	});

	it("sends what somebody waits for before all others", async () => {
		await queue(3);
		await queueMail(app.db, { ...MAIL, messageId: "code", kind: "sign_in" });
		const sent: string[] = [];
		await sendOutbox(app, async ({ message_id }) => void sent.push(message_id), { lanes: 1 });
		expect([sent[0], sent.length]).toEqual(["code", 4]);
	});

	it("sends an address sixty mails an hour at most beside those it waits for, and the rest later", async () => {
		await queue(MOST_AN_HOUR + 5);
		await queueMail(app.db, { ...MAIL, messageId: "other", recipient: "someone@example.org" });
		expect(await sendOutbox(app, async () => {}, { lanes: 1 })).toEqual({
			sent: MOST_AN_HOUR + 1,
			postponed: 5,
			failed: 0,
		});
		await queueMail(app.db, { ...MAIL, messageId: "code", kind: "sign_in" });
		expect(await sendOutbox(app, async () => {}, { lanes: 1 })).toEqual({ sent: 1, postponed: 0, failed: 0 });
		app.clock.set("2027-01-15T11:00:01Z");
		expect(await sendOutbox(app, async () => {}, { lanes: 1 })).toEqual({ sent: 5, postponed: 0, failed: 0 });
		expect((await states()).every(([status, attempts]) => status === "sent" && attempts === 1)).toBe(true);
	});

	it("tries a mail again up to five times, later each time, then gives it up", async () => {
		const server = await smtpServer({ answerTo: () => "451 try later, noor@example.org" });
		const transport = smtpTransport(server.url);
		await queue(1);
		expect(await sendOutbox(app, transport)).toEqual({ sent: 0, postponed: 1, failed: 0 });
		expect(await sendOutbox(app, transport)).toEqual({ sent: 0, postponed: 0, failed: 0 });
		for (const minutes of RETRY_MINUTES) {
			app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
			await sendOutbox(app, transport);
		}
		await server.stop();
		// The office is notified, through the same server.
		expect((await states()).filter(([status]) => status === "failed")).toEqual([["failed", 6, "EENVELOPE 451"]]);
		expect(await notifiedRecipients()).toEqual(["office@halcyon.example"]);
		expect(app.log.lines.join()).not.toContain("noor@");
	});

	it("sends what found no mail server as soon as one mail finds it again", async () => {
		const server = await smtpServer();
		const line = await startLine(await freePort(), Number(new URL(server.url).port));
		const transport = smtpTransport(`smtp://127.0.0.1:${line.port}?ignoreTLS=true`);
		await line.cut();
		await queue(3);
		for (const minutes of [0, ...RETRY_MINUTES.slice(0, 3)]) {
			app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
			expect(await sendOutbox(app, transport)).toEqual({ sent: 0, postponed: 3, failed: 0 });
		}
		await line.restore();
		// Their own next attempt is two hours away.
		expect(await sendOutbox(app, transport)).toEqual({ sent: 0, postponed: 0, failed: 0 });
		await queue(1, "sanne@example.org");
		expect(await sendOutbox(app, transport)).toEqual({ sent: 4, postponed: 0, failed: 0 });
		await line.close();
		await server.stop();
		expect(server.messages.length).toBe(4);
	});

	it("gives a mail up at once that the server refuses for good, and sends the others", async () => {
		const server = await smtpServer({ answerTo: (line) => (line.includes("nobody@") ? "550 unknown" : "250 ok") });
		await queue(1, "nobody@example.org");
		await queue(1);
		expect(await sendOutbox(app, smtpTransport(server.url))).toEqual({ sent: 2, postponed: 0, failed: 1 });
		await server.stop();
		expect(await states()).toEqual([
			["failed", 1, "EENVELOPE 550"],
			["sent", 1, null],
			// The office's notice.
			["sent", 1, null],
		]);
		expect(await notifiedRecipients()).toEqual(["office@halcyon.example"]);
	});

	it.each([
		["a wrong password", { EHLO: "250-test\r\n250 AUTH PLAIN", AUTH: "535 5.7.8 no" }, "EAUTH 535"],
		["a sender that it does not take", { MAIL: "550 5.7.1 not from here" }, "ESENDER 550"],
		["a day's quota", { MAIL: "550 5.4.5 enough for today" }, "ESENDER 550"],
		["whoever it shuts out", { "": "554 go away" }, "EPROTOCOL 554"],
	])("gives no mail up for %s, and sends them with the first that is taken", async (_, answers, reason) => {
		let mended = false;
		const server = await smtpServer({
			answer: (line) =>
				mended ? undefined : Object.entries(answers).find(([verb]) => line.split(" ")[0] === verb)?.[1],
		});
		const transport = smtpTransport(server.url.replace("//", "//halcyon:secret@"));
		await queue(3);
		for (const minutes of [0, ...RETRY_MINUTES.slice(0, 3)]) {
			app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
			expect(await sendOutbox(app, transport)).toEqual({ sent: 0, postponed: 3, failed: 0 });
		}
		expect(await states()).toEqual(Array(3).fill(["queued", 4, reason]));
		expect(await notifiedRecipients()).toEqual([]);
		mended = true;
		await queue(1, "sanne@example.org");
		expect(await sendOutbox(app, transport)).toEqual({ sent: 4, postponed: 0, failed: 0 });
		await server.stop();
		expect(server.messages.length).toBe(4);
	});

	it("sends what waits for a mail server from a process that has never seen it away", async () => {
		const away = smtpTransport(`smtp://127.0.0.1:${await freePort()}?ignoreTLS=true`);
		await queue(3);
		for (const minutes of [0, ...RETRY_MINUTES.slice(0, 4)]) {
			app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
			expect(await sendOutbox(app, away)).toEqual({ sent: 0, postponed: 3, failed: 0 });
		}
		const server = await smtpServer();
		await queue(1, "sanne@example.org");
		expect(await sendOutbox(app, smtpTransport(server.url))).toEqual({ sent: 4, postponed: 0, failed: 0 });
		await server.stop();
	});

	it("tries a mail again for its recipient alone where the server took it for the copy", async () => {
		let refusal: string | null = "451 later";
		const server = await smtpServer({
			answerTo: (line) => (line.includes("noor@") ? (refusal ?? "250 ok") : "250 ok"),
		});
		const transport = smtpTransport(server.url);
		await queueMail(app.db, { ...MAIL, cc: "agency@example.org" });
		expect(await sendOutbox(app, transport)).toEqual({ sent: 0, postponed: 1, failed: 0 });
		expect(await states()).toEqual([["queued", 1, "EENVELOPE 451"]]);
		refusal = null;
		app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
		expect(await sendOutbox(app, transport)).toEqual({ sent: 1, postponed: 0, failed: 0 });
		expect(server.messages.map((message) => message.includes("agency@example.org"))).toEqual([true, false]);

		refusal = "550 5.1.1 unknown";
		await queueMail(app.db, { ...MAIL, messageId: "n", cc: "agency@example.org" });
		// The office's notice leaves.
		expect(await sendOutbox(app, transport)).toEqual({ sent: 1, postponed: 0, failed: 1 });
		expect((await states())[1]).toEqual(["failed", 1, "EENVELOPE 550"]);
		expect(await notifiedRecipients()).toEqual(["office@halcyon.example"]);
		await server.stop();
	});

	it("leaves a server that says nothing long before another may take the mail", async () => {
		const server = await smtpServer({ answer: (line) => (line.startsWith("MAIL") ? "" : undefined) });
		await queue(1);
		expect(await sendOutbox(app, smtpTransport(server.url, 200))).toEqual({ sent: 0, postponed: 1, failed: 0 });
		await server.stop();
		expect(await states()).toEqual([["queued", 1, "EABORT"]]);
	});

	describe("of a sender that lost its lease", () => {
		/** Takes the only mail and holds it beyond the lease, while `meanwhile` goes on; then its attempt ends. */
		async function held(meanwhile: () => Promise<unknown>, error: Error | null) {
			const [taken, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
			const first = sendOutbox(
				app,
				async () => {
					taken.resolve();
					await ended.promise;
					if (error) throw error;
				},
				{ lanes: 1 },
			);
			await taken.promise;
			app.clock.set(new Date(app.clock.now().getTime() + 10 * 60_000 + 1_000).toISOString());
			await meanwhile();
			ended.resolve();
			return first;
		}
		const late = Object.assign(new Error("late"), { code: "EMESSAGE", responseCode: 451 });
		const refused = Object.assign(new Error("no"), { code: "EENVELOPE", responseCode: 550, command: "RCPT TO" });
		const sends = () => sendOutbox(app, async () => {});
		const fails = () => sendOutbox(app, () => Promise.reject(late));

		it.each([late, refused])("a failure says nothing of a mail that another sent since", async (error) => {
			await queue(1);
			await held(sends, error);
			expect(await states()).toEqual([["sent", 2, null]]);
			expect(await notifiedRecipients()).toEqual([]);
		});

		it("a failure says nothing of a mail that another has in hand", async () => {
			await queue(1);
			const second = Promise.withResolvers<void>();
			let theirs: Promise<unknown> = Promise.resolve();
			await held(async () => {
				const begun = Promise.withResolvers<void>();
				theirs = sendOutbox(app, () => {
					begun.resolve();
					return second.promise;
				});
				await begun.promise;
			}, late);
			expect(await states()).toEqual([["sending", 2, null]]);
			second.resolve();
			await theirs;
			expect(await states()).toEqual([["sent", 2, null]]);
		});

		it("what left is sent, though another failed with it since", async () => {
			await queue(1);
			await held(fails, null);
			expect(await states()).toEqual([["sent", 2, null]]);
		});

		it("nothing brings back a mail that was emptied since", async () => {
			await queue(1);
			const empty = () => emptyMails(app.db, { guestId: null, emails: ["noor@example.org"], exceptGuest: null });
			await held(empty, late);
			expect((await states()).map(([status]) => status)).toEqual(["suppressed"]);
		});
	});

	it("takes up mails whose sender died, after its lease", async () => {
		await queue(1);
		await app.db
			.updateTable("email_outbox")
			.set({ status: "sending", attempts: 1, next_attempt_at: new Date("2027-01-15T10:10:00Z") })
			.execute();
		const sent: string[] = [];
		const transport = async (mail: { message_id: string }) => {
			sent.push(mail.message_id);
		};
		await sendOutbox(app, transport);
		expect(sent).toEqual([]);
		app.clock.set("2027-01-15T10:10:01Z");
		await sendOutbox(app, transport);
		expect(sent.length).toBe(1);
	});
});

it("a mail that leaves while the database goes away is marked when it is back, and leaves once", async () => {
	const { database, line, open, close } = await overLine();
	try {
		await queueMail(database.db, MAIL);
		let left = 0;
		const taken = async () => {
			left++;
			await line.cut();
			setTimeout(line.restore, 1_200);
		};
		// What looks for the next mail meanwhile may end the run; the mail in hand is marked all the same.
		await sendOutbox(testApp(open), taken).catch((error) => expect(error).toBeInstanceOf(DatabaseAwayError));
		const rows = () => database.db.selectFrom("email_outbox").select(["status", "attempts"]).execute();
		await expect.poll(rows, { timeout: 15_000 }).toEqual([{ status: "sent", attempts: 1 }]);
		expect(left).toBe(1);
	} finally {
		await close();
	}
});
