import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { findUserMail } from "#db/organisations/agency-bookings.ts";
import type { DocumentContent } from "#mail/documents/content.ts";
import { documentLayout } from "#mail/documents/document-pdf.ts";
import { removeMember } from "#services/organisations/members.ts";
import { changeAgencyInvoice } from "#services/partners/change-agencies.ts";
import { href } from "#site/href.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { GuestBrowser } from "#tests/support/guest-site.ts";
import { BY, client, DOORS, organisationSite } from "#tests/support/organisation-site.ts";

/** What agencies book for their clients (specification §1, §6). */

const stayOf = (from: number) => ({ arrival: `2027-05-${String(from).padStart(2, "0")}` });

describeByTurns("agencies", (database) => {
	const at = organisationSite(database);

	it("book for clients: the price of the at.site, paid before a click, their own alone to see", async () => {
		const anna = await at.member("agency", "member");
		anna.cookies.set("partner", "SP-1");
		const plain = new GuestBrowser(at.site);
		const price = async (browser: GuestBrowser) =>
			(
				await (
					await browser.json("/api/quotes", {
						accoId: "a990001",
						arrival: "2027-05-01",
						departure: "2027-05-08",
						adults: 2,
						lang: "nl",
					})
				).json()
			).grandCents;
		const ofTheSite = await price(plain);
		expect(ofTheSite).toBeGreaterThan(0);
		expect(await price(anna)).toBe(ofTheSite);
		const { status, answer } = await at.book(anna, { agency: { documentsTo: "both" } });
		expect(status).toBe(201);
		expect(answer.grandCents).toBe(ofTheSite);
		const row = await at.rowOf(answer.bookingNo);
		expect(row).toMatchObject({ channel: "agency", agency_code: "TA-1", payee_code: "TA-1", commission_bp: 800 });
		expect(row.commission_cents).toBeGreaterThan(0);
		expect(JSON.stringify(answer)).not.toContain("ommission");

		const page = (await at.view(anna.get(`${DOORS.agency}/bookings/${answer.bookingNo}`))).page;
		if (page.name !== "booking") throw new Error(page.name);
		expect(page.line).toMatchObject({ client: "Noor de Vries", commissionCents: row.commission_cents });
		expect((await anna.get(page.documents[0]?.href ?? "")).headers.get("content-type")).toBe("application/pdf");

		const other = await at.member("agency", "owner", "TA-2");
		const unknown = await other.get(`${DOORS.agency}/bookings/H00000000`);
		const theirs = await other.get(`${DOORS.agency}/bookings/${answer.bookingNo}`);
		expect([theirs.status, await theirs.text()]).toEqual([unknown.status, await unknown.text()]);
		expect(theirs.status).toBe(404);
		expect((await other.get(page.documents[0]?.href ?? "")).status).toBe(404);
		const list = (await at.view(other.get(`${DOORS.agency}/bookings`))).page;
		expect(list).toMatchObject({ name: "bookings", lines: [] });
	});

	it("are paid nothing for the stay of one of their own people", async () => {
		const anna = await at.member("agency", "member");
		const { answer } = await at.book(anna, { guest: { ...client, email: "Member@TA-1.example" } });
		expect(await at.rowOf(answer.bookingNo)).toMatchObject({
			agency_code: "TA-1",
			payee_code: null,
			commission_cents: 0,
		});
	});

	it("book nothing with a form of another agency's page: another tab has switched since", async () => {
		const anna = await at.member("agency", "member");
		await at.invite("agency", "member", "member@ta-1.example", "TA-2");
		const person = await at.person(anna);
		await anna.post(DOORS.agency, { do: "switch", organisation: person?.others[0]?.id ?? "" });
		const stay = { arrival: "2027-05-01", departure: "2027-05-08" };
		const quote = { accoId: "a990001", ...stay, adults: 2, lang: "nl" };
		const { quoteId } = await (await anna.json("/api/quotes", quote)).json();
		const { businessBooking: _, ...guest } = client;
		const form = { ...guest, quoteId, acceptTerms: "1", agBookingType: "Booking", agDocumentsTo: "client", do: "book" };
		const page = `${href("booking", "nl", { slug: "x-a990001" })}?${new URLSearchParams({ ...stay, adults: "2" })}`;
		const sent = (agAgency: string) => anna.post(page, { ...form, agAgency, idempotencyKey: randomUUID() });
		expect((await sent("TA-1")).status).toBe(409);
		expect(await at.app.db.selectFrom("booking").select("booking_no").execute()).toEqual([]);
		expect((await sent("TA-2")).status).toBe(303);
		expect(await at.app.db.selectFrom("booking").select("agency_code").execute()).toEqual([{ agency_code: "TA-2" }]);
	});

	it("show no commission while a client looks", async () => {
		const anna = await at.member("agency", "member");
		const { answer } = await at.book(anna);
		const path = `${DOORS.agency}/bookings/${answer.bookingNo}`;
		const cents = (await at.rowOf(answer.bookingNo)).commission_cents;
		expect(await (await anna.get(path)).text()).toContain(`"commissionCents":${cents}`);
		expect((await anna.post(path, { do: "client-looks", looks: "yes" })).status).toBe(303);
		for (const one of [path, `${DOORS.agency}/bookings`, DOORS.agency]) {
			const text = await (await anna.get(one)).text();
			expect([one, text.includes(String(cents))]).toEqual([one, false]);
			expect(text).not.toMatch(/"commission\w+":\d/);
		}
		await anna.post(path, { do: "client-looks", looks: "no" });
		expect(await (await anna.get(path)).text()).toContain(`"commissionCents":${cents}`);
	});

	it("say who gets mails and papers, none of which holds the commission", async () => {
		const anna = await at.member("agency", "member");
		const sentTo = async (bookingNo: string) => {
			const { booking_id: id } = await at.rowOf(bookingNo);
			return at.app.db
				.selectFrom("email_outbox")
				.select(["kind", "recipient", "cc", "text", "html"])
				.where("booking_id", "=", id)
				.where("kind", "=", "confirmation")
				.executeTakeFirstOrThrow();
		};
		const wanted = {
			client: ["client@example.org", null],
			agency: ["member@ta-1.example", null],
			both: ["client@example.org", "member@ta-1.example"],
		} as const;
		for (const [turn, documentsTo] of (["client", "agency", "both"] as const).entries()) {
			const stay = { ...stayOf(1 + turn * 8), departure: `2027-05-${String(5 + turn * 8).padStart(2, "0")}` };
			const { answer } = await at.book(anna, { agency: { documentsTo } }, stay);
			const mail = await sentTo(answer.bookingNo);
			expect([documentsTo, mail.recipient, mail.cc]).toEqual([documentsTo, ...wanted[documentsTo]]);
			expect(mail.text + mail.html).not.toMatch(/commissie|commission/i);
		}
	});

	it("mail no papers to who was taken out, also where another agency has them still", async () => {
		const anna = await at.member("agency", "member");
		const { answer } = await at.book(anna, { agency: { documentsTo: "both" } });
		const row = await at.rowOf(answer.bookingNo);
		expect(await findUserMail(at.app.db, "TA-1", row.agency_user_id)).toBe("member@ta-1.example");
		await at.invite("agency", "member", "member@ta-1.example", "TA-2");
		const users = await at.app.db.selectFrom("organisation_user").select(["user_id", "public_id"]).execute();
		const id = users.find(({ user_id: userId }) => userId === row.agency_user_id)?.public_id ?? "";
		await removeMember(at.app, { kind: "agency", code: "TA-1" }, id, BY);
		expect((await at.rowOf(answer.bookingNo)).agency_user_id).toBe(row.agency_user_id);
		expect(await findUserMail(at.app.db, "TA-1", row.agency_user_id)).toBeNull();
		const boss = await at.member("agency", "owner");
		const { page } = await at.view(boss.get(`${DOORS.agency}/bookings/${answer.bookingNo}`));
		expect(page).toMatchObject({ name: "booking", bookedBy: null });
	});

	it("hold as many options as was agreed, whoever the clients are, and no stay twice", async () => {
		const anna = await at.member("agency", "member");
		const hold = (email: string, quote: object) =>
			at.book(anna, { type: "Option", guest: { ...client, email } }, quote);
		const [may, june] = [{}, { arrival: "2027-06-05", departure: "2027-06-12" }];
		const first = await hold("one@example.org", may);
		expect([first.status, first.answer.state]).toEqual([201, "option"]);
		expect((await hold("two@example.org", june)).answer.code).toBe("OPTION_LIMIT");
		await at.app.db.updateTable("agency").set({ most_options: 2 }).where("code", "=", "TA-1").execute();
		expect((await hold("two@example.org", june)).status).toBe(201);
		await at.app.db
			.updateTable("booking")
			.set({ state: "expired", expires_at: null, ended_at: at.app.clock.now() })
			.where("booking_no", "=", first.answer.bookingNo)
			.execute();
		await at.app.db
			.updateTable("occupancy")
			.set({ released_at: at.app.clock.now() })
			.where("kind", "=", "option")
			.execute();
		expect((await hold("three@example.org", may)).answer.code).toBe("OPTION_REPEATED");
	});

	it("book on invoice where finance allows it; what agencies say counts with their session alone", async () => {
		const anna = await at.member("agency", "member");
		const onInvoice = { agency: { documentsTo: "agency", onInvoice: true } };
		const refused = await at.book(anna, onInvoice);
		expect([refused.status, refused.answer.errors]).toEqual([
			422,
			[expect.objectContaining({ path: "agency.onInvoice", code: "INVALID_CHOICE" })],
		]);
		expect(await changeAgencyInvoice(at.app, { code: "TA-1", version: 1, mayInvoice: true }, BY)).toEqual({
			ok: true,
			value: true,
		});
		const onDocuments = { address: "Vogelweg 3, 1234 AB Dorp", vat_number: "NL001234567B01" };
		await at.app.db.updateTable("agency").set(onDocuments).where("code", "=", "TA-1").execute();
		const { answer } = await at.book(anna, onInvoice);
		expect(answer).toMatchObject({ state: "confirmed", instalments: [{ dueOn: "2027-01-22" }, {}] });
		const row = await at.rowOf(answer.bookingNo);
		expect(row).toMatchObject({ on_invoice: true });
		// The invoice is for who owes it, the confirmation for who travels.
		const documents = await at.app.db
			.selectFrom("document")
			.select(["kind", "content"])
			.where("booking_id", "=", row.booking_id)
			.execute();
		const lines = documents.map(
			({ kind, content }) => [kind, JSON.stringify(documentLayout(content as DocumentContent))] as const,
		);
		const [invoice, confirmation] = ["invoice", "confirmation"].map((kind) => new Map(lines).get(kind as "invoice"));
		for (const text of ["De Zwaluw", "Vogelweg 3", "NL001234567B01"]) expect(invoice).toContain(text);
		expect(invoice).not.toContain(GUEST_FORM.lastname);
		expect(confirmation).toContain(GUEST_FORM.lastname);
		for (const browser of [
			new GuestBrowser(at.site),
			await at.member("agency", "reader"),
			await at.member("partner", "owner"),
		]) {
			const said = await at.book(browser, onInvoice, { arrival: "2027-06-05", departure: "2027-06-12" });
			expect(said.status).toBe(403);
		}
	});
});
