import sharp from "sharp";
import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { cancelBooking } from "#services/booking/cancel.ts";
import { completeStays } from "#services/booking/complete.ts";
import { createBooking } from "#services/booking/create-booking.ts";
import { makeStatements } from "#services/ledger/make-statements.ts";
import { organisationHref } from "#site/organisation-area.ts";
import { bookingBody, newKey, offered } from "#tests/support/app.ts";
import { DETAILS } from "#tests/support/books.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { GuestBrowser } from "#tests/support/guest-site.ts";
import { organisationSite } from "#tests/support/organisation-site.ts";
import { plainText, readPdf } from "#tests/support/pdf-reader.ts";

/** The account of partners, hosts and agencies in their areas (issue "Partners", 2 and 5). */

describeByTurns("a partner's account", (database) => {
	const at = organisationSite(database);
	const portal = (path: string) => organisationHref("portal", "nl", path);

	async function booked(partner: string, arrival: string, departure: string): Promise<string> {
		const offer = await offered(at.app, { arrival, departure });
		const made = await createBooking(at.app, bookingBody(offer.quoteId), {
			...newKey(),
			attribution: { partner, host: partner },
		});
		if (!made.ok) throw new Error(made.error.code);
		return made.value.answer.bookingNo;
	}
	const page = async (browser: GuestBrowser, path: string) => (await at.view(browser.get(portal(path)))).page;

	it("shows every booking that came through it and every change of it, without anything of the guest", async () => {
		const [first, second] = [
			await booked("SP-1", "2027-03-01", "2027-03-05"),
			await booked("SP-1", "2027-05-03", "2027-05-07"),
		];
		await booked("SP-2", "2027-04-05", "2027-04-09");
		await cancelBooking(at.app, { bookingNo: second, cause: "guest" });
		const browser = await at.member("partner", "owner");
		const ledger = await page(browser, "ledger");
		if (ledger.name !== "ledger") throw new Error(ledger.name);
		expect(ledger.lines.map(({ bookingNo, event }) => [bookingNo, event])).toEqual([
			[second, "cancelled"],
			[second, "booked"],
			[first, "booked"],
		]);
		const rows = await at.app.db.selectFrom("booking").select(["booking_no", "commission_cents"]).execute();
		const commission = rows.find((row) => row.booking_no === first)?.commission_cents ?? 0;
		expect(commission).toBeGreaterThan(0);
		expect(ledger.lines.at(-1)).toMatchObject({ cents: commission, balanceCents: commission, place: 1 });
		const { balanceCents, comingCents, dueCents, openCents } = ledger.sums;
		expect(balanceCents).toBe(ledger.lines[0]?.balanceCents);
		expect([comingCents, dueCents, openCents]).toEqual([balanceCents, 0, 0]);
		const everything = [ledger, await page(browser, ""), await (await browser.get(`${ledger.csvHref}`)).text()];
		expect(JSON.stringify(everything)).not.toMatch(
			new RegExp(`${GUEST_FORM.lastname}|${GUEST_FORM.email}|612345678`, "i"),
		);
		// By period and by what they are.
		const lines = async (query: string) => {
			const found = (await at.view(browser.get(`${portal("ledger")}?${query}`))).page;
			return found.name === "ledger" ? found.lines.length : -1;
		};
		expect(await lines("show=cancelled")).toBe(1);
		expect(await lines("from=2030-01-01")).toBe(0);
		expect(await lines("after=2")).toBe(1);
		expect(await lines("from=nonsense&show=x&after=-1")).toBe(3);
	});

	it("has statements as PDF and CSV in the reader's language, which nobody else can fetch", async () => {
		const bookingNo = await booked("SP-1", "2027-03-01", "2027-03-05");
		at.app.clock.set("2027-04-01T09:00:00Z");
		await completeStays(at.app);
		expect(await makeStatements(at.app)).toBe(1);
		const browser = await at.member("partner", "reader");
		const statements = await page(browser, "statements");
		if (statements.name !== "statements") throw new Error(statements.name);
		const [line] = statements.lines;
		if (!line) throw new Error("there is a statement");
		expect(statements.sums).toMatchObject({ comingCents: 0, dueCents: 0, openCents: line.totalCents });
		expect(line).toMatchObject({ number: "2027-SB-0001", month: "2027-03-01", stays: 1, vatCents: 0, paidOn: null });
		const pdf = await browser.get(line.pdfHref);
		expect(pdf.headers.get("content-type")).toBe("application/pdf");
		expect(pdf.headers.get("cache-control")).toBe("private, no-store");
		const bytes = Buffer.from(await pdf.arrayBuffer());
		const text = plainText(readPdf(bytes).root);
		expect(text).toContain("2027-SB-0001");
		expect(text).toContain(bookingNo);
		expect(text).not.toContain(GUEST_FORM.lastname);
		expect(Buffer.from(await (await browser.get(line.pdfHref)).arrayBuffer()).equals(bytes)).toBe(true);
		const csv = await (await browser.get(line.csvHref)).text();
		expect(csv).toContain(bookingNo);
		expect(csv.trim().split("\r\n").at(-1)).toContain((line.totalCents / 100).toFixed(2));
		const others = [await at.member("partner", "owner", "SP-2"), await at.member("owner", "owner")];
		for (const other of others) expect((await other.get(line.pdfHref)).status).toBe(404);
		for (const language of LANGUAGES) {
			const own = (await at.view(browser.get(organisationHref("portal", language, "statements")))).page;
			expect([language, own.name === "statements" && own.lines.length]).toEqual([language, 1]);
		}
	});

	it("is paid where a manager says with a fresh proof; the number is sealed, and everybody concerned is mailed", async () => {
		const manager = await at.member("partner", "owner");
		const member = await at.member("partner", "member");
		expect((await member.post(portal("payout"), { do: "payout", ...DETAILS })).status).toBe(404);
		const wrong = await manager.post(portal("payout"), { do: "payout", ...DETAILS, iban: "AT61 1904 3002 3457 3202" });
		expect(wrong.status).toBe(422);
		const back = await at.view(wrong);
		expect(back.form?.errors).toEqual({ iban: "IBAN" });
		expect(back.form?.values.holder).toBe(DETAILS.holder);
		expect((await manager.post(portal("payout"), { do: "payout", ...DETAILS })).status).toBe(303);
		const stored = JSON.stringify(await at.app.db.selectFrom("payout_details").selectAll().execute());
		expect(stored).not.toContain("AT611904300234573201");
		const shown = await page(manager, "payout");
		expect(shown).toMatchObject({ details: { holder: DETAILS.holder, ibanEnd: "3201", isUsable: true } });
		const mails = await at.app.db
			.selectFrom("email_outbox")
			.select(["kind", "recipient", "text"])
			.where("kind", "in", ["payout_changed", "staff_payout_changed"])
			.execute();
		expect(mails.map(({ kind }) => kind).sort()).toEqual(["payout_changed", "staff_payout_changed"]);
		expect(mails.map(({ text }) => text).join()).not.toContain("AT61");
		// Another account takes its place three days later.
		await manager.post(portal("payout"), { do: "payout", ...DETAILS, iban: "DE89 3704 0044 0532 0130 00" });
		expect(await page(manager, "payout")).toMatchObject({ details: { ibanEnd: "3000", isUsable: false } });
		at.later(20);
		const late = await manager.post(portal("payout"), { do: "payout", ...DETAILS });
		expect([late.status, (await at.view(late)).page.name]).toEqual([403, "verify"]);
	});

	it("is nowhere in what a guest is sent, nor in what the site answers to the booking", async () => {
		const offer = await offered(at.app);
		const answers: string[] = [JSON.stringify(offer)];
		const guest = new GuestBrowser(at.site);
		await guest.get("/nl/sp-SP-1/");
		expect(guest.cookies.get("partner")).toBe("SP-1");
		const made = await at.book(guest, {}, { accoId: "a990001", arrival: "2027-03-01", departure: "2027-03-05" });
		answers.push(JSON.stringify(made));
		const row = await at.rowOf(made.answer.bookingNo);
		expect(row.payee_code).toBe("SP-1");
		expect(row.commission_cents).toBeGreaterThan(0);
		for (const { content } of await at.app.db.selectFrom("document").select("content").execute()) {
			answers.push(JSON.stringify(content));
		}
		const mails = await at.app.db
			.selectFrom("email_outbox")
			.select(["text", "html"])
			.where("recipient", "=", row.guest.email)
			.execute();
		expect(mails.length).toBeGreaterThan(0);
		answers.push(JSON.stringify(mails));
		const euros = (row.commission_cents / 100).toFixed(2);
		for (const answer of answers) {
			expect(answer).not.toMatch(/commission|commissie|payee/i);
			expect(answer).not.toContain(`"${row.commission_cents}"`);
			expect(answer).not.toContain(euros.replace(".", ","));
			expect(answer).not.toMatch(new RegExp(`:${row.commission_cents}[,}]`));
		}
	});

	it("counts links that are followed by day and code, without machines, and what they brought", async () => {
		const visitor = new GuestBrowser(at.site);
		const person = { "user-agent": "Mozilla/5.0 Firefox/140.0" };
		for (const path of ["/nl/sp-SP-1/", "/de/sp-sp-1/", "/en/sp-SP-1/search"]) await visitor.get(path, person);
		// A crawler, a page in case it is wanted, a picture, and a code that nobody has.
		await visitor.get("/nl/sp-SP-1/", { "user-agent": "Googlebot/2.1" });
		await visitor.get("/nl/sp-SP-1/", { ...person, "sec-purpose": "prefetch;prerender" });
		await visitor.get("/nl/sp-SP-1/", { ...person, "sec-fetch-dest": "image" });
		await visitor.get("/nl/sp-NOBODY/", person);
		await booked("SP-1", "2027-03-01", "2027-03-05");
		const browser = await at.member("partner", "reader");
		const links = await page(browser, "links");
		if (links.name !== "links") throw new Error(links.name);
		expect(links.days).toHaveLength(30);
		expect(links.days.reduce((sum, day) => sum + day.clicks, 0)).toBe(3);
		expect(JSON.stringify(await at.app.db.selectFrom("partner_click").selectAll().execute())).not.toMatch(
			/Firefox|203\.0/,
		);
	});

	it("makes links to pages of the site alone, with the own code, as text and as a picture", async () => {
		const browser = await at.member("partner", "member");
		const made = async (query: Record<string, string>) => {
			const found = (await at.view(browser.get(`${portal("links")}?${new URLSearchParams(query)}`))).page;
			return found.name === "links" ? { url: found.url, isWrong: found.isWrong } : null;
		};
		const site = "https://halcyon.example";
		expect((await made({}))?.url).toBe(`${site}/nl/sp-SP-1/`);
		expect((await made({ to: "search", in: "de", utm_source: "blog & co" }))?.url).toMatch(
			/^https:\/\/halcyon\.example\/de\/sp-SP-1\/[^/]+\/?\?utm_source=blog\+%26\+co$/,
		);
		const address = `${site}/fr/sp-OTHER/recherche?adults=4`;
		for (const pasted of [address, "/de/sp-SP-2/"]) {
			const { url } = (await made({ to: "page", address: pasted })) ?? {};
			if (url) expect(url).toMatch(/\/(fr|de)\/sp-SP-1\//);
		}
		for (const wrong of [
			"https://elsewhere.example/nl/",
			"//elsewhere.example",
			"javascript:alert(1)",
			"/staff",
			"/nl/portaal",
			"x",
		]) {
			expect([wrong, await made({ to: "page", address: wrong })]).toEqual([wrong, { url: null, isWrong: true }]);
		}
		const svg = await browser.get(`${portal("links.svg")}?to=home`);
		expect([svg.headers.get("content-type"), (await svg.text()).startsWith("<svg ")]).toEqual(["image/svg+xml", true]);
		const png = Buffer.from(await (await browser.get(`${portal("links.png")}?to=home`)).arrayBuffer());
		const { width, height } = await sharp(png).metadata();
		expect(width).toBe(height);
		expect((await browser.get(`${portal("links.svg")}?to=page&address=/staff`)).status).toBe(404);
		const owner = await at.member("owner", "owner");
		expect((await owner.get(portal("links"))).status).toBe(404);
	});

	it("lets a manager invite twenty people a day", async () => {
		const manager = await at.member("partner", "owner");
		const statuses: number[] = [];
		for (let person = 0; person < 21; person++) {
			const invited = { do: "invite", name: "Somebody", email: `person${person}@example.org`, role: "reader" };
			statuses.push((await manager.post(portal("users"), invited)).status);
		}
		expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
	});

	it("is shown to agencies as statements alone, and not while a client looks", async () => {
		const agency = await at.member("agency", "owner");
		const path = organisationHref("agency", "nl", "statements");
		expect((await at.view(agency.get(path))).page.name).toBe("statements");
		expect((await agency.get(organisationHref("agency", "nl", "ledger"))).status).toBe(404);
		await agency.post(organisationHref("agency", "nl", ""), { do: "client-looks", looks: "yes" });
		expect((await agency.get(path)).status).toBe(404);
		expect((await at.view(agency.get(organisationHref("agency", "nl", "")))).menu).not.toContain("statements");
	});
});
