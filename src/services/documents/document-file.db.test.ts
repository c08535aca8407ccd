import { createHash } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { cancelBooking } from "../booking/cancel.ts";
import { createBooking } from "../booking/create-booking.ts";
import { sendOutbox } from "../mail/send-outbox.ts";
import { documentFile } from "./document-file.ts";

describeByTurns("documents of bookings", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	async function book(stay: Record<string, unknown> = {}) {
		const made = await createBooking(app, bookingBody((await offered(app, stay)).quoteId), newKey());
		if (!made.ok) throw new Error(made.error.code);
		return made.value.answer.bookingNo;
	}
	const documents = () => app.db.selectFrom("document").selectAll().orderBy("document_id").execute();

	it("are made once and stay those bytes, also when many ask at once", async () => {
		await book();
		const [{ document_id: id = -1 } = {}] = await documents();
		const files = await Promise.all(Array.from({ length: 5 }, () => documentFile(app.db, id)));
		expect(new Set(files.map((file) => file?.sha256)).size).toBe(1);
		const [file] = files;
		expect(
			createHash("sha256")
				.update(file?.pdf ?? "")
				.digest("hex"),
		).toBe(file?.sha256);
		expect(String(file?.pdf.subarray(0, 5))).toBe("%PDF-");
		expect(await documentFile(app.db, -1)).toBeNull();
	});

	it("cannot be changed or deleted", async () => {
		await book();
		const [{ document_id: id = -1 } = {}] = await documents();
		const change = (set: Record<string, unknown>) =>
			app.db.updateTable("document").set(set).where("document_id", "=", id).execute();
		await expect(change({ content: "{}" })).rejects.toThrow("stays as it is");
		await expect(change({ number: "2027-000009" })).rejects.toThrow("stays as it is");
		await documentFile(app.db, id);
		await expect(change({ pdf: Buffer.from("x"), sha256: "0".repeat(64) })).rejects.toThrow("stays as it is");
		await expect(app.db.deleteFrom("document").execute()).rejects.toThrow("stays as it is");
	});

	it("are numbered without gaps, also after rollbacks", async () => {
		await book();
		const { quoteId } = await offered(app, { arrival: "2027-03-15", departure: "2027-03-19" });
		const broken = { ...app, settings: { ...app.settings, publicUrl: "no address" } };
		await expect(createBooking(broken, bookingBody(quoteId), newKey())).rejects.toThrow();
		await book({ arrival: "2027-03-15", departure: "2027-03-19" });
		const invoices = (await documents()).filter((document) => document.kind === "invoice");
		expect(invoices.map((document) => document.number)).toEqual(["2027-000001", "2027-000002"]);
	});

	it("say what was agreed, in the guest's language, with the sums of the booking", async () => {
		const bookingNo = await book();
		await cancelBooking(app, { bookingNo, cause: "host", by: { publicId: "eva" } });
		const [confirmation, invoice, credit] = await documents();
		expect(confirmation).toMatchObject({ kind: "confirmation", lang: "nl", total_cents: null });
		expect(invoice).toMatchObject({ kind: "invoice", total_cents: 49_250 });
		expect(credit).toMatchObject({ kind: "credit_note", total_cents: -49_250, number: "C2027-000001" });
	});

	it("go along with the mails of their transition", async () => {
		await book();
		const sent: [string, string[]][] = [];
		const run = await sendOutbox(app, async (mail, _from, files) => {
			sent.push([mail.kind, files.map((file) => file.filename)]);
		});
		expect(run).toEqual({ sent: 2, postponed: 0, failed: 0 });
		const [[, names] = ["", []]] = sent.filter(([kind]) => kind === "confirmation");
		expect(names.length).toBe(2);
		expect(names.join()).toMatch(/^halcyon-\S+-H\w{8}\.pdf,halcyon-factuur-2027-000001\.pdf$/);
		expect(sent.find(([kind]) => kind === "office_copy")?.[1]).toEqual([]);
	});
});
