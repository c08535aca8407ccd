import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { remind } from "#services/booking/remind.ts";
import { receiveBankTransfer } from "#services/booking/sync-payment.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser, signInMail } from "#tests/support/guest-site.ts";
import { BY, client, organisationSite } from "#tests/support/organisation-site.ts";
import { plainText, readPdf } from "#tests/support/pdf-reader.ts";

/** What a partner, host or agency earns on a booking is nowhere that its guest can look (rulings "Commission", domain.md §5). */

const WORD = /commission|commissie|provision|provisie|courtage/i;

describeByTurns("the commission of a booking", (database) => {
	const at = organisationSite(database);

	/** Every way in which a sum may be written. */
	const written = (cents: number) => {
		const [whole, part] = [Math.floor(cents / 100), String(cents % 100).padStart(2, "0")];
		return new RegExp(`(?<!\\d)(${cents}|${whole}[.,]${part})(?!\\d)`);
	};

	async function signedIn(): Promise<{ readonly guest: GuestBrowser; readonly area: string }> {
		const guest = new GuestBrowser(at.site);
		const door = "/nl/guest-me/overview";
		const { page } = JSON.parse(await (await guest.post(door, { do: "ask", email: client.email })).text());
		const mail = await signInMail(at.app, client.email);
		const entered = await guest.post(door, { do: "code", attempt: page.attemptId, code: mail?.code ?? "" });
		return { guest, area: (entered.headers.get("location") ?? "").replace(/\/overview$/, "") };
	}

	/** All that the guest of a booking is shown, sent and given, by where it stands. */
	async function everythingOf(bookingNo: string): Promise<ReadonlyMap<string, string>> {
		const row = await at.rowOf(bookingNo);
		const paid = { bookingId: row.booking_id, cents: row.total_cents, reference: "RF1", by: BY };
		expect((await receiveBankTransfer(at.app, paid)).ok).toBe(true);
		at.app.clock.set("2027-04-20T09:00:00Z");
		await remind(at.app);
		const seen = new Map<string, string>();
		const { guest, area } = await signedIn();
		for (const language of LANGUAGES) {
			for (const path of ["overview", "bookings", `bookings/${bookingNo}`, "profile", "credits"]) {
				const address = `${area.replace(/^\/nl/, `/${language}`)}/${path}`;
				for (const ending of ["", "/_payload.json"]) {
					const answer = await guest.get(address + ending);
					seen.set(address + ending, await answer.text());
				}
			}
		}
		const file = await guest.post(`${area}/profile`, { do: "export" });
		seen.set("export", await file.text());
		const documents = await at.app.db
			.selectFrom("document")
			.select(["public_id", "kind"])
			.where("booking_id", "=", row.booking_id)
			.execute();
		for (const { public_id: id, kind } of documents) {
			const pdf = await guest.get(`${area}/documents/${id}.pdf`);
			expect([kind, pdf.headers.get("content-type")]).toEqual([kind, "application/pdf"]);
			seen.set(`${kind}.pdf`, plainText(readPdf(Buffer.from(await pdf.arrayBuffer())).root));
		}
		const mails = await at.app.db
			.selectFrom("email_outbox")
			.select(["kind", "subject", "html", "text"])
			.where((of) => of.or([of("recipient", "=", client.email), of("cc", "=", client.email)]))
			.execute();
		for (const { kind, subject, html, text } of mails) seen.set(`mail ${kind}`, `${subject} ${html} ${text}`);
		for (const kind of ["confirmation", "invoice"]) expect([...seen.keys()]).toContain(`${kind}.pdf`);
		expect([...seen.keys()].filter((place) => place.startsWith("mail ")).length).toBeGreaterThan(2);
		return seen;
	}

	const WAYS = {
		partner: { link: "/nl/sp-SP-1/", payee: "SP-1" },
		host: { link: "/nl/sp-SP-2/", payee: "SP-2" },
		agency: { link: null, payee: "TA-1" },
	} as const;
	for (const [way, { link, payee }] of Object.entries(WAYS)) {
		it(`of a ${way} is on no page, in no payload, paper, mail or file of the guest`, async () => {
			// A share whose sum no price of the stay is.
			await at.app.db.updateTable("partner").set({ commission_bp: 1337 }).where("code", "=", payee).execute();
			const browser = link === null ? await at.member("agency", "owner") : new GuestBrowser(at.site);
			if (link) await browser.get(link);
			const quoted: string[] = [];
			const { status, answer } = await at.book(browser, { documentsTo: "client" });
			expect(status).toBe(201);
			quoted.push(JSON.stringify(answer));
			const { payee_code: paid, commission_cents: cents } = await at.rowOf(answer.bookingNo);
			expect([paid, cents > 0]).toEqual([payee, true]);
			const seen = await everythingOf(answer.bookingNo);
			const sum = written(cents);
			// The pattern does find the sum as the books have it.
			expect(sum.test(JSON.stringify({ cents }))).toBe(true);
			for (const [place, text] of [...seen, ["answer", quoted.join()] as const]) {
				expect([place, sum.test(text), WORD.test(text)]).toEqual([place, false, false]);
			}
		});
	}
});
