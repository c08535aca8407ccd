import { beforeEach, expect, it } from "vitest";
import { type QueuedMail, queueMail, queueMails } from "#db/mail/outbox.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { emptyTables } from "#tests/support/seed-homes.ts";
import { sendAtOnce } from "./send-at-once.ts";

const mail = (messageId: string, changes: Partial<QueuedMail> = {}): QueuedMail => ({
	messageId,
	bookingId: null,
	kind: "test",
	lang: "nl",
	recipient: `${messageId}@example.org`,
	recipientName: "",
	subject: "s",
	html: "<p>h</p>",
	text: "t",
	...changes,
});

describeOnBoth("mails that leave at once", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		app = testApp(database());
	});

	it("are sent when what they report is stored, without any timer, and not before", async () => {
		const sent: string[] = [];
		const sender = await sendAtOnce(app, async ({ message_id }) => void sent.push(message_id));
		await app.db.transaction().execute(async (trx) => {
			await queueMail(trx, mail("first"));
			expect(sent).toEqual([]);
		});
		await expect.poll(() => sent, { timeout: 60_000 }).toEqual(["first"]);
		await queueMail(app.db, mail("second"));
		await expect.poll(() => sent, { timeout: 60_000 }).toEqual(["first", "second"]);
		await sender.stop();
		await queueMail(app.db, mail("third"));
		await new Promise((resolve) => setTimeout(resolve, 100));
		expect(sent).toEqual(["first", "second"]);
	});

	it("let one that somebody waits for leave while thousands wait and a server keeps others hanging", async () => {
		await queueMails(
			app.db,
			Array.from({ length: 2_000 }, (_, at) => mail(`m${at}`)),
		);
		const begun: string[] = [];
		let [letGo, asksAt] = [() => {}, -1];
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		const sender = await sendAtOnce(app, async ({ message_id }) => {
			begun.push(message_id);
			if (begun.length === 40) {
				asksAt = begun.length;
				await queueMail(app.db, mail("code", { kind: "sign_in" }));
			}
			// From then on the server answers nobody but the sign-in.
			if (asksAt > 0 && message_id !== "code") await held;
		});
		await expect.poll(() => begun.includes("code"), { timeout: 60_000 }).toBe(true);
		expect(begun.indexOf("code") - asksAt).toBeLessThan(10);
		const stopped = sender.stop();
		letGo();
		await stopped;
		expect(begun.length).toBeLessThan(60);
	});
});
