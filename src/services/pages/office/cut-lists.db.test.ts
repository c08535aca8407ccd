import { beforeEach, expect, it } from "vitest";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables } from "#tests/support/seed-homes.ts";
import { inboxPage } from "./inbox-page.ts";
import { outboxPage } from "./outbox-page.ts";

/** The inbox and the outbox as their filters cut them. */

const CLERK = { publicId: "clerk", roles: ["support"] } as const;

describeByTurns("lists that are cut", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		app = testApp(database());
	});

	it("hold the messages of a form, in a language, that nobody looks after, and count each box by the same", async () => {
		const now = app.clock.now();
		const message = (name: string, more: object) => ({
			public_id: name.padEnd(22, "0"),
			form: "contact-messages" as const,
			lang: "nl" as const,
			email: `${name}@guest.example`,
			payload: JSON.stringify({ name, message: "Vraag" }),
			consent_at: now,
			partner_code: null,
			homeowner_code: null,
			assigned_to: null,
			cv_file: null,
			delete_at: new Date(now.getTime() + 86_400_000),
			created_at: now,
			...more,
		});
		await app.db
			.insertInto("form_submission")
			.values([
				message("plain", {}),
				message("french", { lang: "fr" }),
				message("owner", { form: "homeowner-leads" }),
				message("kept", { assigned_to: "clerk" }),
				message("done", { status: "handled" }),
			])
			.execute();
		const foundBy = async (query: Record<string, string>) => {
			const page = await inboxPage(app, CLERK, { key: "", query }, "en");
			const open = page?.boxes.find(({ box }) => box === "open");
			return { from: page?.lines.map(({ from }) => from).sort(), count: open?.counted.count, href: open?.href };
		};
		expect((await foundBy({})).from).toEqual(["french", "kept", "owner", "plain"]);
		expect(await foundBy({ form: "contact-messages", in: "nl" })).toEqual({
			from: ["kept", "plain"],
			count: 2,
			href: "/staff/inbox?form=contact-messages&in=nl",
		});
		expect((await foundBy({ kept: "nobody", in: "nl" })).from).toEqual(["owner", "plain"]);
		// What no filter knows cuts nothing.
		expect((await foundBy({ form: "no-such-form", in: "xx", kept: "somebody" })).from).toHaveLength(4);
		// Own messages are never those of nobody.
		expect((await foundBy({ box: "mine", kept: "nobody" })).from).toEqual([]);
	});

	it("hold the mails to us or to others, in a language", async () => {
		const mail = (name: string, more: object) => ({
			message_id: name,
			booking_id: null,
			kind: "form_answer",
			lang: "nl" as const,
			recipient: "guest@guest.example",
			subject: name,
			html: "",
			text: "",
			last_error: null,
			...more,
		});
		const { officeMail } = app.settings;
		await app.db
			.insertInto("email_outbox")
			.values([mail("guest", {}), mail("german", { lang: "de" }), mail("ours", { recipient: officeMail })])
			.execute();
		const foundBy = async (query: Record<string, string>) =>
			(await outboxPage(app, ["admin"], query)).lines?.map(({ subject, isToOffice }) => [subject, isToOffice]);
		expect(await foundBy({ to: "office" })).toEqual([["ours", true]]);
		expect(await foundBy({ to: "others" })).toEqual([
			["german", false],
			["guest", false],
		]);
		expect(await foundBy({ to: "others", in: "de" })).toEqual([["german", false]]);
		expect(await foundBy({ to: "office", q: "guest@guest.example" })).toEqual([]);
		expect(await foundBy({ to: "office", q: officeMail })).toEqual([["ours", true]]);
		expect(await foundBy({ to: "nobody", in: "xx" })).toHaveLength(3);
	});
});
