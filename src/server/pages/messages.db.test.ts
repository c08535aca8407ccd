import { expect, it } from "vitest";
import type { OrganisationKind } from "#domain/organisations/rights.ts";
import { areaOf, ORGANISATION_KINDS } from "#domain/organisations/rights.ts";
import { answerForm, changeForm } from "#services/forms/answer-form.ts";
import { purgeForms } from "#services/forms/purge-forms.ts";
import { erasePerson } from "#services/organisations/erase.ts";
import { inboxPage } from "#services/pages/office/inbox-page.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser } from "#tests/support/guest-site.ts";
import { BY, CODES, DOORS, organisationSite } from "#tests/support/organisation-site.ts";

/** Messages of organisations with the office (issue 16). */

const HOME = "a990001";
const OTHER = "a990002";

describeByTurns("messages with the office", (database) => {
	const at = organisationSite(database);
	const clerk = { publicId: "test", roles: ["sales"] } as const;
	const pathOf = (kind: OrganisationKind) => `${DOORS[areaOf(kind)]}/messages`;
	const list = async (browser: GuestBrowser, kind: OrganisationKind) => {
		const { page } = await at.view(browser.get(pathOf(kind)));
		if (page.name !== "messages") throw new Error(page.name);
		return page;
	};
	const thread = async (browser: GuestBrowser, path: string) => {
		const { page } = await at.view(browser.get(path));
		if (page.name !== "message") throw new Error(page.name);
		return page;
	};
	const write = (browser: GuestBrowser, kind: OrganisationKind, values: Record<string, string> = {}) =>
		browser.post(pathOf(kind), { do: "write-message", subject: "De sleutel", message: "Waar hangt hij?", ...values });
	const reply = (browser: GuestBrowser, kind: OrganisationKind, id: string, message = "Dank je.") =>
		browser.post(`${pathOf(kind)}/${id}`, { do: "reply-message", thread: id, message });
	const numberOf = async (publicId: string) =>
		(
			await at.app.db
				.selectFrom("form_submission")
				.select("submission_id")
				.where("public_id", "=", publicId)
				.executeTakeFirstOrThrow()
		).submission_id;
	const mails = (kind: string) =>
		at.app.db
			.selectFrom("email_outbox")
			.select(["recipient", "recipient_name", "reply_to", "text"])
			.where("kind", "=", kind)
			.orderBy("outbox_id")
			.execute();
	const own = () =>
		at.app.db.updateTable("accommodation").set({ owner_code: "HO-1" }).where("acco_id", "=", HOME).execute();

	for (const kind of ORGANISATION_KINDS) {
		it(`begin a thread of the inbox for somebody of a ${kind}, whose answer comes by mail and stands in the area`, async () => {
			const boss = await at.member(kind, "owner");
			const written = await write(boss, kind);
			const path = written.headers.get("Location")?.split("?")[0] ?? "";
			expect([written.status, path.startsWith(`${pathOf(kind)}/`)]).toEqual([303, true]);
			const id = path.split("/").at(-1) ?? "";
			expect((await list(boss, kind)).threads).toMatchObject([{ id, subject: "De sleutel", isAnswered: false }]);
			const submissionId = await numberOf(id);
			const office = async () =>
				(await inboxPage(at.app, clerk, { key: String(submissionId), query: {} }, "nl"))?.message;
			expect(await office()).toMatchObject({ about: "De sleutel", organisation: { code: CODES[kind] }, status: "new" });
			at.later(1);
			expect((await answerForm(at.app, submissionId, { text: "Onder de mat.", by: BY })).ok).toBe(true);
			const [mail] = await mails("form_answer");
			expect(mail).toMatchObject({ recipient: `owner@${CODES[kind].toLowerCase()}.example` });
			expect(mail?.text).toContain(`https://halcyon.example${path}`);
			// A colleague goes on.
			const colleague = await at.member(kind, "member");
			at.later(1);
			expect((await reply(colleague, kind, id)).headers.get("Location")).toBe(`${path}?done=reply-sent`);
			expect((await office())?.status).toBe("new");
			expect((await office())?.words).toMatchObject([{ from: "Test member", text: "Dank je." }]);
			// The office is notified once, however much is added before it looks, and of whom and what only in the inbox.
			expect((await reply(boss, kind, id, "En nog iets.")).status).toBe(303);
			const notices = await mails("form_word_office");
			expect(notices).toMatchObject([{ recipient: "office@halcyon.example" }]);
			expect(notices[0]?.text).toContain(`https://halcyon.example/staff/inbox/${submissionId}`);
			expect(notices[0]?.text).not.toMatch(/Dank je|Test member/);
			at.later(1);
			// The next answer goes to who wrote last.
			await answerForm(at.app, submissionId, { text: "Graag gedaan.", by: BY });
			expect((await mails("form_answer")).at(-1)?.recipient).toBe(`owner@${CODES[kind].toLowerCase()}.example`);
			const page = await thread(boss, path);
			expect(page.isAnswered).toBe(true);
			expect(page.words.map(({ from, text, isOurs }) => [from, text, isOurs])).toEqual([
				["Test owner", "Waar hangt hij?", false],
				["", "Onder de mat.", true],
				["Test member", "Dank je.", false],
				["Test owner", "En nog iets.", false],
				["", "Graag gedaan.", true],
			]);
		});

		it(`of a ${kind} are neither answered nor filed over words that their page did not show`, async () => {
			const boss = await at.member(kind, "owner");
			const id = (await write(boss, kind)).headers.get("Location")?.split("?")[0]?.split("/").at(-1) ?? "";
			const submissionId = await numberOf(id);
			const open = async () => {
				const page = await inboxPage(at.app, clerk, { key: String(submissionId), query: {} }, "nl");
				if (!page?.message) throw new Error("no message");
				const [answer = 0, word = 0] = page.message.shown.split(".").map(Number);
				return { ...page.message, shown: { answer, word } };
			};
			const stale = await open();
			await reply(boss, kind, id, "En de ketel lekt.");
			const since = { ok: false, error: "WRITTEN_SINCE" };
			const answer = { text: "Onder de mat.", by: BY };
			expect(await answerForm(at.app, submissionId, { ...answer, shown: stale.shown })).toEqual(since);
			expect(await changeForm(at.app, submissionId, { status: "handled" }, BY, stale.shown)).toEqual(since);
			expect([(await open()).status, await mails("form_answer")]).toEqual(["new", []]);

			// Of two colleagues who have read the same the second learns of the first one's answer.
			const { shown, once } = await open();
			const pressed = await Promise.all([1, 2].map(() => answerForm(at.app, submissionId, { ...answer, shown, once })));
			expect(pressed).toEqual([1, 2].map(() => ({ ok: true, value: "answered" })));
			const other = { text: "In de schuur.", by: { publicId: "eva" }, shown, once: "another form of somebody" };
			expect(await answerForm(at.app, submissionId, other)).toEqual(since);
			expect(await mails("form_answer")).toHaveLength(1);
			const words = await at.app.db
				.selectFrom("submission_word")
				.select("words")
				.where("of_staff", "=", true)
				.execute();
			expect(words).toEqual([{ words: "Onder de mat." }]);
			expect((await changeForm(at.app, submissionId, { status: "new" }, BY, (await open()).shown)).ok).toBe(true);
		});

		it(`of a ${kind} are read by its people, written by those who work, and for others as if there were none`, async () => {
			const boss = await at.member(kind, "owner");
			const path = (await write(boss, kind)).headers.get("Location")?.split("?")[0] ?? "";
			const id = path.split("/").at(-1) ?? "";
			const reader = await at.member(kind, "reader");
			expect((await thread(reader, path)).mayWrite).toBe(false);
			const before = JSON.stringify(await at.app.db.selectFrom("submission_word").selectAll().execute());
			expect((await write(reader, kind)).status).toBe(404);
			expect((await reply(reader, kind, id)).status).toBe(404);
			const unknown = "x".repeat(22);
			for (const other of ORGANISATION_KINDS) {
				const codes = { agency: "TA-2", partner: "SP-2", owner: null } as const;
				const code = other === kind ? codes[kind] : CODES[other];
				if (code === null) continue;
				await at.invite(other, "owner", `stranger@${code.toLowerCase()}.example`, code);
				const stranger = await at.signIn(other, `stranger@${code.toLowerCase()}.example`);
				const [theirs, none] = await Promise.all(
					[id, unknown].map(async (one) => {
						const seen = await stranger.get(`${pathOf(other)}/${one}`);
						const said = await reply(stranger, other, one);
						return [seen.status, await seen.text(), said.status, await said.text()];
					}),
				);
				expect(theirs).toEqual(none);
				expect([theirs?.[0], theirs?.[2]]).toEqual([404, 404]);
				expect((await list(stranger, other)).threads).toEqual([]);
			}
			// A session that has run out sees the sign-in, whatever it asks for.
			at.later(60 * 24 * 15);
			for (const one of [id, unknown]) {
				expect((await at.view(boss.get(`${pathOf(kind)}/${one}`))).page.name).toBe("signIn");
				const said = await reply(boss, kind, one);
				expect([said.status, (await at.view(new GuestBrowser(at.site).get(path))).page.name]).toEqual([303, "signIn"]);
			}
			expect(JSON.stringify(await at.app.db.selectFrom("submission_word").selectAll().execute())).toBe(before);
		});
	}

	it("are about an own booking or home alone: another's and none at all are the same", async () => {
		await own();
		const claire = await at.member("owner", "member");
		const booked = (await at.book(new GuestBrowser(at.site))).answer.bookingNo;
		const theirs = (
			await at.book(
				new GuestBrowser(at.site),
				{},
				{ accoId: OTHER, adults: 4, arrival: "2027-06-05", departure: "2027-06-12" },
			)
		).answer.bookingNo;
		const about = async (values: Record<string, string>) => {
			const answer = await write(claire, "owner", values);
			return answer.status === 422 ? (await at.view(answer)).form?.errors : answer.status;
		};
		expect(await about({ bookingNo: booked, home: HOME })).toBe(303);
		const wrong = { bookingNo: "BOOKING_UNKNOWN" };
		expect([await about({ bookingNo: theirs }), await about({ bookingNo: "H23456789" })]).toEqual([wrong, wrong]);
		expect([await about({ home: OTHER }), await about({ home: "a123456789" })]).toEqual([404, 404]);
		expect(await about({ subject: "", message: "" })).toEqual({ subject: "REQUIRED", message: "REQUIRED" });
		const [line] = (await list(claire, "owner")).threads;
		expect(line?.bookingNo).toBe(booked);
		const message = await inboxPage(at.app, clerk, { key: String(await numberOf(line?.id ?? "")), query: {} }, "nl");
		expect(message?.message).toMatchObject({ home: { id: HOME }, booking: { no: booked } });
		const { page } = await at.view(claire.get(`${pathOf("owner")}?booking=${booked}&home=${OTHER}`));
		expect(page).toMatchObject({ about: { bookingNo: booked, home: "" } });
	});

	it("are hidden with the commission while a client of an agency looks", async () => {
		const boss = await at.member("agency", "owner");
		const path = (await write(boss, "agency")).headers.get("Location")?.split("?")[0] ?? "";
		await boss.post(`${DOORS.agency}/bookings`, { do: "client-looks", looks: "yes" });
		for (const hidden of [path, pathOf("agency")]) expect((await boss.get(hidden)).status).toBe(404);
	});

	it("stay for two years after the last word, and a person's words go with the person", async () => {
		const boss = await at.member("owner", "owner");
		const path = (await write(boss, "owner")).headers.get("Location")?.split("?")[0] ?? "";
		const id = path.split("/").at(-1) ?? "";
		const member = await at.member("owner", "member");
		await reply(member, "owner", id, "Woorden van een ander.");
		at.later(60 * 24 * 700);
		await at.signIn("owner", "owner@ho-1.example", boss);
		await changeForm(at.app, await numberOf(id), { status: "handled" }, BY);
		await reply(boss, "owner", id, "Nog een vraag.");
		at.later(60 * 24 * 100);
		await purgeForms(at.app);
		await at.signIn("owner", "owner@ho-1.example", boss);
		expect((await thread(boss, path)).words).toHaveLength(3);
		const people = await at.view(boss.get(`${DOORS.portal}/users`));
		const gone = people.page.name === "users" ? people.page.members.find(({ role }) => role === "member") : null;
		const key = { kind: "owner", code: "HO-1" } as const;
		expect((await erasePerson(at.app, { key, personId: gone?.id ?? "" }, { ...BY, reason: "asked" })).ok).toBe(true);
		expect((await thread(boss, path)).words.map(({ text }) => text)).toEqual(["Waar hangt hij?", "Nog een vraag."]);
		at.later(60 * 24 * 731);
		await purgeForms(at.app);
		expect(await at.app.db.selectFrom("submission_word").selectAll().execute()).toEqual([]);
	});

	it("are no more in an hour than people write", async () => {
		const boss = await at.member("partner", "owner");
		const id = (await write(boss, "partner")).headers.get("Location")?.split(/[/?]/).at(-2) ?? "";
		for (let n = 0; n < 30; n++) expect((await reply(boss, "partner", id, `Woord ${n}`)).status).toBe(303);
		expect((await reply(boss, "partner", id)).status).toBe(429);
		at.later(61);
		expect((await reply(boss, "partner", id)).status).toBe(303);
	});
});
