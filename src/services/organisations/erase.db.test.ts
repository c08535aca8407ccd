import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { insertStaff } from "#db/staff/staff.ts";
import { readBookingsQuery } from "#site/office-bookings.ts";
import { settleBooks } from "#tests/support/books.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { GuestBrowser } from "#tests/support/guest-site.ts";
import { BY, DOORS, organisationSite } from "#tests/support/organisation-site.ts";
import { remind } from "../booking/remind.ts";
import { receiveBankTransfer } from "../booking/sync-payment.ts";
import { answerForm } from "../forms/answer-form.ts";
import { submitForm } from "../forms/submit-form.ts";
import { eraseData } from "../guests/erase-data.ts";
import { exportDataFor } from "../guests/export-data.ts";
import { changeOwner, changePartner } from "../partners/change-partners.ts";
import { saveView } from "../staff/saved-views.ts";
import { eraseOrganisation, erasePerson, organisationEraseRefusal } from "./erase.ts";
import { exportOrganisation, exportPerson } from "./export-people.ts";

/** Forgetting people of organisations, and organisations (docs/guides/people-and-privacy.md). */

const HOME = "a990001";
const PORTAL = DOORS.portal;
/** Words that nobody else has: a row that holds one of them names who is forgotten. */
const NEEDLES = [
	"zilverreiger",
	"lepelaar",
	"kwartelkoning",
	"3002 3457",
	"geheim-agenda",
	"onder de bloempot",
	"roerdomp",
	"reg-4711",
];
const OWNER = { kind: "owner", code: "HO-1" } as const;
const PARTNER = { kind: "partner", code: "SP-1" } as const;
const RIA = "Ria@zilverreiger.example";
const OFFICE = "post@zilverreiger.example";

/** What the law on taxes keeps: statements, and where something was paid to (seven years). */
const BOOKS = new Set(["payout_details.holder", "payout_details.address", "statement.content", "statement_file.pdf"]);
/**
 * What guests have of a contract, as long as they have it: the number of the home's registration and who let it (Directive
 * 2011/83 6a), which the law asks to be shown.
 */
const CONTRACTS = new Set(["booking.home", "document.content"]);
const isKept = (place: string) => BOOKS.has(place) || CONTRACTS.has(place);

describeByTurns("organisations and their people who are forgotten", (database) => {
	const at = organisationSite(database);
	const done = async (work: Promise<{ readonly ok: boolean; readonly error?: unknown }>) => {
		const result = await work;
		if (!result.ok) throw new Error(JSON.stringify(result.error));
	};
	const sent = async (work: Promise<Response>) => {
		const answer = await work;
		if (answer.status !== 303) throw new Error(`${answer.status} ${await answer.text()}`);
	};

	const numberOf = async (publicId: string) =>
		(
			await at.app.db
				.selectFrom("form_submission")
				.select("submission_id")
				.where("public_id", "=", publicId)
				.executeTakeFirstOrThrow()
		).submission_id;

	async function colleague(roles: readonly ("finance" | "sales")[]) {
		const publicId = randomUUID();
		const account = { public_id: publicId, name: "Finn", email: `${publicId}@halcyon.example`, roles: [...roles] };
		const row = { ...account, password_hash: null, totp_secret: null, created_at: new Date() };
		return { staffId: (await insertStaff(at.app.db, row)) ?? 0, publicId, network: "192.0.2.0/24" };
	}

	/** Each table's columns that hold a word of who is forgotten. Bytes are read as the text in them. */
	async function namedIn(needles: readonly string[] = NEEDLES): Promise<readonly string[]> {
		const tables = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
			WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(at.app.db);
		const found = new Set<string>();
		for (const { name } of tables.rows) {
			const { rows } = await sql<{
				line: Record<string, unknown>;
			}>`SELECT to_jsonb(t) AS line FROM ${sql.table(name)} t`.execute(at.app.db);
			for (const { line } of rows) {
				for (const [column, value] of Object.entries(line)) {
					const text = JSON.stringify(value).toLowerCase();
					if (needles.some((needle) => text.includes(needle))) found.add(`${name}.${column}`);
				}
			}
		}
		return [...found].sort();
	}

	/** The name of who writes, in every way in that an owner, its people and staff have. */
	async function ownerLeavesTraces() {
		const { db } = at.app;
		const finn = await colleague(["finance"]);
		await db.updateTable("accommodation").set({ owner_code: "HO-1" }).where("acco_id", "=", HOME).execute();
		const { version } = await db
			.selectFrom("homeowner")
			.select("version")
			.where("code", "=", "HO-1")
			.executeTakeFirstOrThrow();
		const terms = { email: OFFICE, lang: "nl", status: "active", name: "Zilverreiger Verhuur" } as const;
		await done(changeOwner(at.app, { code: "HO-1", version, terms }, BY));
		await at.invite("owner", "owner", RIA);
		await db.updateTable("organisation_user").set({ name: "Ria Lepelaar" }).execute();
		await db.updateTable("member").set({ name: "Ria Lepelaar" }).execute();
		const ria = await at.signIn("owner", RIA);
		const calendar = `${PORTAL}/calendar/${HOME}`;
		const address = "https://calendar.example/geheim-agenda.ics";
		await sent(ria.post(calendar, { do: "add-calendar", home: HOME, calendar: address }));
		const days = { from: "2027-09-01", to: "2027-09-04", kind: "owner", reason: "Feest van Lepelaar" };
		await sent(ria.post(calendar, { do: "block", home: HOME, ...days }));
		const facts = { registration: "REG-4711", remark: "Groet, Ria Lepelaar" };
		await sent(ria.post(`${PORTAL}/homes/${HOME}`, { do: "propose-facts", home: HOME, ...facts }));
		const photos = `${PORTAL}/homes/${HOME}/photos`;
		const picture = { url: "https://pictures.example/1.jpg", alt: {} };
		await db
			.updateTable("accommodation")
			.set({ images: JSON.stringify([picture]) })
			.where("acco_id", "=", HOME)
			.execute();
		const caption = { home: HOME, picture: picture.url, caption: "Ria Lepelaar in de tuin" };
		await sent(ria.post(photos, { do: "caption-picture", ...caption }));
		await sent(ria.post(photos, { do: "propose-pictures", home: HOME, remark: "Kwartelkoning" }));
		const words = { subject: "Vraag van Lepelaar", message: "Kwartelkoning" };
		const written = await ria.post(`${PORTAL}/messages`, { do: "write-message", ...words });
		const thread = /messages\/([\w-]+)/.exec(written.headers.get("Location") ?? "")?.[1] ?? "";
		await sent(ria.post(`${PORTAL}/messages/${thread}`, { do: "reply-message", thread, message: "Roerdomp" }));
		await done(answerForm(at.app, await numberOf(thread), { text: "Dag mevrouw Lepelaar, dank u.", by: BY }));
		await db
			.updateTable("accommodation")
			.set({
				arrival_info: JSON.stringify({ nl: "De sleutel ligt onder de bloempot" }),
				registration_number: "REG-4711",
			})
			.where("acco_id", "=", HOME)
			.execute();
		await sent(
			ria.post(`${PORTAL}/payout`, {
				do: "payout",
				holder: "R. Lepelaar",
				address: "Zilverreiger 1, Salzburg",
				country: "AT",
				iban: "AT61 1904 3002 3457 3201",
				vatNumber: "",
			}),
		);
		const sender = { lang: "nl", consent: true, website: "", variant: "general", subject: "Huis" };
		for (const email of [RIA, OFFICE]) {
			const message = { ...sender, email: email.toLowerCase(), name: "R. Lepelaar", message: "Kwartelkoning" };
			await done(submitForm(at.app, "contact-messages", message, { clientAddress: "192.0.2.7", attribution: {} }));
		}
		await done(saveView(at.app, finn.staffId, { name: "Hers", list: readBookingsQuery({ q: "Ria Lepelaar" }) }));
		return { ria, finn };
	}
	const reason = "Mevrouw Lepelaar van Zilverreiger Verhuur vroeg erom";

	it("owners are named in no table any more, but in what the law keeps; what stands against it is said", async () => {
		const { finn } = await ownerLeavesTraces();
		const { answer } = await at.book(new GuestBrowser(at.site));
		const { booking_id: bookingId, grand_cents: cents } = await at.rowOf(answer.bookingNo);
		await done(receiveBankTransfer(at.app, { bookingId, cents, reference: "RF1", by: BY }));
		at.app.clock.set("2027-04-20T09:00:00Z");
		await remind(at.app);
		const before = await namedIn();
		expect(new Set(before.map((place) => place.split(".")[0]))).toEqual(
			new Set([
				"accommodation",
				"audit_log",
				"booking",
				"document",
				"email_outbox",
				"form_submission",
				"homeowner",
				"ical_source",
				"member",
				"occupancy",
				"organisation_user",
				"owner_proposal",
				"payout_details",
				"staff_view",
				"submission_word",
			]),
		);

		const by = { ...finn, reason };
		expect(await eraseOrganisation(at.app, OWNER, by)).toEqual({ ok: false, error: "HOMES" });
		await at.app.db.updateTable("accommodation").set({ status: "off" }).where("acco_id", "=", HOME).execute();
		expect(await eraseOrganisation(at.app, OWNER, by)).toEqual({ ok: false, error: "LIVE" });
		at.app.clock.set("2027-06-02T09:00:00Z");
		await at.app.db.updateTable("booking").set({ state: "completed" }).execute();
		expect(await eraseOrganisation(at.app, OWNER, by)).toEqual({ ok: false, error: "MONEY" });
		expect(await namedIn()).toEqual(before);
		await settleBooks(at.app, finn, await colleague(["finance"]));
		expect(await organisationEraseRefusal(at.app.db, OWNER)).toBeNull();
		await done(eraseOrganisation(at.app, OWNER, by));

		const mails = new Set(["html", "recipient", "recipient_name", "text"].map((column) => `email_outbox.${column}`));
		expect((await namedIn()).filter((place) => !isKept(place) && !mails.has(place))).toEqual([]);
		const said = at.app.db.selectFrom("email_outbox").select("kind").where("recipient", "in", [RIA, OFFICE]);
		expect(await said.execute()).toEqual([{ kind: "data_deleted" }]);
		await at.app.db.deleteFrom("email_outbox").where("kind", "=", "data_deleted").execute();
		expect((await namedIn()).filter((place) => !isKept(place))).toEqual([]);
		// Of what guests have of the stay the registration is left, and who let it to them: nothing says how to get in.
		const beyond = NEEDLES.filter((needle) => needle !== "reg-4711" && needle !== "zilverreiger");
		expect((await namedIn(beyond)).filter((place) => !BOOKS.has(place))).toEqual([]);
		const documents = await at.app.db.selectFrom("document").select("content").execute();
		expect(documents.length).toBeGreaterThan(0);
		for (const { content } of documents) {
			expect(JSON.stringify({ ...content, owner: null }).toLowerCase()).not.toContain("zilverreiger");
		}
		// The account that nothing was paid to is gone, the one that was paid stays.
		const paid = await at.app.db
			.selectFrom("payout as p")
			.innerJoin("payout_details as d", "d.details_id", "p.details_id")
			.select("d.details_id")
			.execute();
		const kept = await at.app.db.selectFrom("payout_details").select("details_id").execute();
		expect(kept.map((row) => row.details_id).sort()).toEqual(paid.map((row) => row.details_id).sort());
		const trail = at.app.db.selectFrom("audit_log").select("reason").where("action", "=", "eraseOrganisation");
		expect(await trail.execute()).toEqual([{ reason: "Mevrouw … van … vroeg erom" }]);
		// Whose the stay was, what it earned and what was stated stands as it did.
		const row = await at.rowOf(answer.bookingNo);
		expect([row.owner_code, row.state]).toEqual(["HO-1", "completed"]);
		expect(await at.app.db.selectFrom("statement").select("number").execute()).toHaveLength(1);
		// Nobody gets in, and a feed that names the code brings nobody back.
		const owner = await at.app.db
			.selectFrom("homeowner")
			.select(["name", "email", "status", "of_staff"])
			.where("code", "=", "HO-1")
			.executeTakeFirstOrThrow();
		expect(owner).toEqual({ name: "", email: null, status: "inactive", of_staff: true });
		expect(await at.app.db.selectFrom("member_session").select("user_id").execute()).toEqual([]);
		expect(await at.app.db.selectFrom("sign_in").select("user_id").where("area", "=", "portal").execute()).toEqual([]);
		expect(await at.app.db.selectFrom("auth_log").select("event").where("area", "=", "portal").execute()).toEqual([]);
	});

	it("one person goes wherever she belongs, and what is a guest's of the same address stays the guest's", async () => {
		const finn = await colleague(["sales"]);
		await at.invite("partner", "owner", RIA);
		await at.invite("agency", "owner", RIA);
		await at.app.db.updateTable("organisation_user").set({ name: "Ria Lepelaar" }).execute();
		await at.app.db.updateTable("member").set({ name: "Ria Lepelaar" }).execute();
		await at.signIn("partner", RIA);
		const person = await at.app.db.selectFrom("organisation_user").selectAll().executeTakeFirstOrThrow();
		const { public_id: personId } = person;
		const guest = { firstname: "Ria", lastname: "Ooievaar", email: RIA };
		const booked = await at.book(new GuestBrowser(at.site), { guest: { ...GUEST_FORM, ...guest } });
		const ofGuest = at.app.db
			.selectFrom("email_outbox")
			.select(["kind", "text", "status"])
			.where("booking_id", "=", (await at.rowOf(booked.answer.bookingNo)).booking_id)
			.orderBy("outbox_id");
		const before = await ofGuest.execute();
		expect(before.length).toBeGreaterThan(0);

		const wrong = { key: OWNER, personId };
		expect(await erasePerson(at.app, wrong, { ...finn, reason })).toEqual({ ok: false, error: "NOT_FOUND" });
		await done(erasePerson(at.app, { key: PARTNER, personId }, { ...finn, reason }));
		expect(await ofGuest.execute()).toEqual(before);
		expect(await at.app.db.selectFrom("member").select("user_id").execute()).toEqual([]);
		const kinds = at.app.db.selectFrom("email_outbox").select("kind").where("recipient", "=", RIA);
		const left = (await kinds.where("booking_id", "is", null).execute()).map(({ kind }) => kind);
		expect(left).toEqual(["data_deleted"]);
		await at.app.db.deleteFrom("email_outbox").where("kind", "=", "data_deleted").execute();
		expect(await namedIn(["lepelaar"])).toEqual([]);
		// The partner itself goes on.
		const partner = at.app.db.selectFrom("partner").select(["label", "status"]).where("code", "=", "SP-1");
		expect(await partner.execute()).toEqual([{ label: "Bergweh", status: "active" }]);
	});

	it("what somebody and the office wrote goes with the person alone, in every thread; a guest's of the same address is apart", async () => {
		const finn = await colleague(["sales"]);
		const path = `${PORTAL}/messages`;
		const begun = async (browser: GuestBrowser, message: string) => {
			const written = await browser.post(path, { do: "write-message", subject: "Vraag", message });
			return /messages\/([\w-]+)/.exec(written.headers.get("Location") ?? "")?.[1] ?? "";
		};
		const add = (browser: GuestBrowser, thread: string, message: string) =>
			sent(browser.post(`${path}/${thread}`, { do: "reply-message", thread, message }));
		const answered = async (thread: string, text: string) =>
			done(answerForm(at.app, await numberOf(thread), { text, by: BY }));
		await at.invite("partner", "owner", RIA);
		const ria = await at.signIn("partner", RIA);
		const bob = await at.member("partner", "owner");
		const hers = await begun(ria, "Waar zit de lepelaar?");
		await answered(hers, "Dag Ria, bij de kwartelkoning.");
		await add(bob, hers, "Dank namens Ria.");
		await answered(hers, "Dag Bob, graag gedaan.");
		const his = await begun(bob, "Waar staat de koolmees?");
		await answered(his, "Dag Bob, in de tuin.");
		await add(ria, his, "En de roerdomp?");
		await answered(his, "Dag Ria, in het riet.");
		await add(bob, his, "Helder.");
		await answered(his, "Dag Bob, tot ziens.");
		// A guest of the same address writes too.
		await at.book(new GuestBrowser(at.site), { guest: { ...GUEST_FORM, firstname: "Ria", email: RIA } });
		const sender = { lang: "nl", consent: true, website: "", variant: "general", subject: "Gast", name: "Ria" };
		const asGuest = { ...sender, email: RIA.toLowerCase(), message: "Mag de ooievaar mee?" };
		await done(submitForm(at.app, "contact-messages", asGuest, { clientAddress: "192.0.2.7", attribution: {} }));
		const guest = await at.app.db.selectFrom("guest").selectAll().where("email", "=", RIA).executeTakeFirstOrThrow();

		const { public_id: personId } = await at.app.db
			.selectFrom("organisation_user")
			.select("public_id")
			.where("email", "=", RIA)
			.executeTakeFirstOrThrow();
		const file = (await exportPerson(at.app, { key: PARTNER, personId }, finn)) as {
			readonly threads: readonly { readonly payload: { readonly message: string } }[];
			readonly words: readonly { readonly thread: string; readonly words: string; readonly of_staff: boolean }[];
		};
		expect(file.threads.map(({ payload }) => payload.message)).toEqual(["Waar zit de lepelaar?"]);
		expect(file.words.map(({ thread, words, of_staff: ofStaff }) => [thread, words, ofStaff])).toEqual([
			[hers, "Dag Ria, bij de kwartelkoning.", true],
			[his, "En de roerdomp?", false],
			[his, "Dag Ria, in het riet.", true],
		]);
		const ofGuest = JSON.stringify(await exportDataFor(at.app, guest, finn));
		expect(["ooievaar", "lepelaar"].map((word) => ofGuest.includes(word))).toEqual([true, false]);

		await done(erasePerson(at.app, { key: PARTNER, personId }, { ...finn, reason: "Zelf gevraagd" }));
		const left = (table: "form_submission" | "submission_word") => at.app.db.selectFrom(table).selectAll().execute();
		const words = async () =>
			(await at.app.db.selectFrom("submission_word").select("words").orderBy("word_id").execute()).map(
				(word) => word.words,
			);
		expect(await words()).toEqual(["Dag Bob, in de tuin.", "Helder.", "Dag Bob, tot ziens."]);
		const forms = JSON.stringify(await left("form_submission"));
		expect(["ooievaar", "koolmees", "lepelaar"].map((word) => forms.includes(word))).toEqual([true, true, false]);
		await at.app.db.deleteFrom("email_outbox").where("kind", "=", "data_deleted").execute();
		expect(await namedIn(["lepelaar", "roerdomp", "in het riet"])).toEqual([]);

		// The other way round: a guest who is forgotten leaves a partner's thread where it is.
		const before = await words();
		await at.app.db.updateTable("guest").set({ email: "owner@sp-1.example" }).execute();
		await at.app.db.updateTable("booking").set({ state: "expired" }).execute();
		await done(eraseData(at.app, guest.guest_id, "nl"));
		expect(await words()).toEqual(before);
		expect(JSON.stringify(await left("form_submission"))).toContain("koolmees");
	});

	it("a partner's name, keys, landing page and agreed words go; its code and its clicks stay", async () => {
		const finn = await colleague(["sales"]);
		const row = await at.app.db.selectFrom("partner").selectAll().where("code", "=", "SP-1").executeTakeFirstOrThrow();
		const terms = {
			label: "Kwartelkoning Reizen",
			commissionBp: 900,
			email: OFFICE,
			lang: "nl",
			status: "active",
		} as const;
		await done(changePartner(at.app, { code: "SP-1", version: row.version, terms }, BY));
		const manager = await at.member("partner", "owner");
		expect((await manager.post(`${PORTAL}/keys`, { do: "make-key", keyName: "Kwartelkoning" })).status).toBe(200);
		await sent(manager.post(`${PORTAL}/landing`, { do: "choose-homes", homes: HOME }));
		await new GuestBrowser(at.site).get("/nl/sp-SP-1/");
		expect(await namedIn(["kwartelkoning"])).toEqual(
			expect.arrayContaining(["api_key.name", "audit_log.after", "partner.label"]),
		);
		await done(eraseOrganisation(at.app, PARTNER, { ...finn, reason: "Zelf gevraagd" }));
		await at.app.db.deleteFrom("email_outbox").where("kind", "=", "data_deleted").execute();
		expect(await namedIn(["kwartelkoning", "zilverreiger"])).toEqual([]);
		for (const table of ["api_key", "partner_home"] as const) {
			expect(await at.app.db.selectFrom(table).selectAll().where("partner_code", "=", "SP-1").execute()).toEqual([]);
		}
		// What was agreed and changed stays in the trail, without what it was called.
		const changed = await at.app.db
			.selectFrom("audit_log")
			.select(["before", "after"])
			.where("action", "=", "changePartner")
			.executeTakeFirstOrThrow();
		expect(changed.after).toEqual({ commissionBp: 900, lang: "nl", status: "active" });
		// The other partner is as it was, and the trail can be changed in no other way.
		const other = at.app.db.selectFrom("partner").select("label").where("code", "=", "SP-2");
		expect(await other.execute()).toEqual([{ label: "Alpin" }]);
		for (const change of ["after = '{}'", "before = NULL, after = NULL", 'after = after || \'{"lang":"de"}\'']) {
			const tried = at.app.db.transaction().execute(async (trx) => {
				await sql`SET LOCAL halcyon.retention = 'over'`.execute(trx);
				await sql.raw(`UPDATE audit_log SET ${change} WHERE action = 'changePartner'`).execute(trx);
			});
			await expect(tried).rejects.toThrow("only ever added to");
		}
	});

	it("take along everything that is held of them, without a guest, a key or what opens anything", async () => {
		const { finn } = await ownerLeavesTraces();
		const { answer } = await at.book(new GuestBrowser(at.site));
		const person = await at.app.db.selectFrom("organisation_user").selectAll().executeTakeFirstOrThrow();
		const ofPerson = JSON.stringify(await exportPerson(at.app, { key: OWNER, personId: person.public_id }, finn));
		for (const word of [
			"Ria Lepelaar",
			"Feest van Lepelaar",
			"Groet, Ria Lepelaar",
			"Kwartelkoning",
			"Roerdomp",
			"Dag mevrouw Lepelaar",
			"signed_in",
			"sign_in",
		])
			expect([word, ofPerson.includes(word)]).toEqual([word, true]);
		const all = JSON.stringify(await exportOrganisation(at.app, OWNER, finn));
		for (const word of [
			"Zilverreiger Verhuur",
			"geheim-agenda",
			"bloempot",
			"REG-4711",
			"AT611904300234573201",
			"Roerdomp",
			"Dag mevrouw Lepelaar",
		])
			expect([word, all.includes(word)]).toEqual([word, true]);
		expect(all).toContain(answer.bookingNo);
		const { token_hash: hash } = await at.app.db
			.selectFrom("member_session")
			.select("token_hash")
			.executeTakeFirstOrThrow();
		for (const secret of [hash, "client@example.org", "Vries"]) {
			expect([secret, `${ofPerson}${all}`.includes(secret)]).toEqual([secret, false]);
		}
		expect(await exportPerson(at.app, { key: PARTNER, personId: person.public_id }, finn)).toBeNull();
		expect(await exportOrganisation(at.app, { kind: "owner", code: "HO-404" }, finn)).toBeNull();
	});
});
