import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { type OfficeSite, startOffice } from "#tests/support/office-site.ts";
import { SiteBrowser } from "#tests/support/site-browser.ts";

/**
 * What a partner or host earns, at which share, and how it is reached, is in nothing that a guest of its link is given:
 * pages as they are rendered, their data, calls, mails and papers (rulings "Commission", domain.md §5).
 */

/** What the house knows of a partner and of a home's share; each unlike every other number and word of the site. */
const SECRET = { bp: 1337, homeBp: 1739, mail: "inside@partner-office.example" };
const NAMES = /commission|payee|salesPartnerBp|commissie|provision(?!al)|courtage/i;

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice({}, []);
	const { bp, mail } = SECRET;
	await office.rows.query(
		`INSERT INTO partner (code, label, kind, commission_bp, status, email) VALUES
		('QUIET', 'Stille Reizen', 'affiliate', $1, 'active', $2), ('HOF', 'Hof am See', 'host', $1, 'active', $2)`,
		[bp, mail],
	);
	// One home pays a share of its own, the other the partner's.
	await office.rows.query("UPDATE accommodation SET commission_bp = $1 WHERE acco_id = 'a990002'", [SECRET.homeBp]);
	await office.rows.query("INSERT INTO partner_home (partner_code, acco_id, place) VALUES ('QUIET', 'a990001', 1)");
});
afterAll(() => office?.close());

/** A share or a sum in every way in which it may be written; not as a part of a longer number or of an id. */
function written(hundredths: number): RegExp {
	const [whole, part] = [Math.floor(hundredths / 100), String(hundredths % 100).padStart(2, "0")];
	const thousands = String(whole).replace(/(?=\B(\d{3})+$)/g, "[.,\\s\u00A0\u202F]?");
	return new RegExp(`(?<![\\w.,-])(${hundredths}|${thousands}[.,]${part}|0\\.${hundredths})(?![\\w-])`);
}

/** All that a browser was answered, by where it stands. */
class Watched extends SiteBrowser {
	readonly seen = new Map<string, string>();

	async look(place: string, requested: Promise<Response>): Promise<string> {
		const answer = await requested;
		const text = await answer.text();
		// How long an answer is may be any number.
		const headers = [...answer.headers]
			.filter(([name]) => name !== "content-length")
			.map(([name, value]) => `${name}: ${value}`)
			.join("\n");
		this.seen.set(`${place} ${answer.status}`, `${headers}\n${text}`);
		return text;
	}

	/** A page that has to be there. */
	async page(path: string): Promise<string> {
		const requested = this.get(path);
		expect([path, (await requested).status]).toEqual([path, 200]);
		return this.look(`GET ${path}`, requested);
	}
}

/** Every call of the description that reads, with what it needs of the home. */
async function readingCalls(guest: Watched, accoId: string): Promise<readonly string[]> {
	const { paths } = await (await guest.get("/api/openapi.json")).json();
	const stay = "arrival=2027-05-01&departure=2027-05-08&adults=2";
	return Object.entries<object>(paths)
		.filter(([, methods]) => "get" in methods)
		.map(([path]) => path.replace("{accoId}", accoId))
		.filter((path) => !path.includes("{"))
		.map((path) => `${path}?lang=en&accoId=${accoId}&${stay}&q=haus&from=0&perPage=5`);
}

describe("what a partner earns", () => {
	for (const [way, link, accoId] of [
		["partner", "/en/sp-quiet/", "a990001"],
		["host", "/en/sp-HOF/", "a990002"],
	] as const) {
		it(`of a ${way} is in no page, data, call, mail or paper of the journey that it began`, async () => {
			const guest = new Watched(office.url);
			const { id: build } = await (await guest.get("/builds/latest.json")).json();
			const stay = "arrival=2027-06-05&departure=2027-06-12&adults=4";

			// The link, the search and the home, in four languages, with what moves there load.
			await guest.look("link", guest.get(link));
			for (const language of LANGUAGES) {
				const own = link.replace("/en/", `/${language}/`);
				for (const path of [own, href("home", language), href("search", language), `/${language}/acco/${accoId}`]) {
					await guest.page(`${path}?${stay}`);
					const data = `${path.replace(/\/$/, "")}/_payload.json?${build}&${stay}`;
					await guest.look(`GET ${data}`, guest.get(data));
				}
			}
			const calls = await readingCalls(guest, accoId);
			expect(calls.length).toBeGreaterThan(8);
			for (const call of calls) await guest.look(`GET ${call}`, guest.get(call));
			await guest.look("POST search", guest.json("/search-api/search", { lang: "en", from: 0, perPage: 5 }));

			// The booking: its form, its price, its answer, and the page that follows.
			const page = parse(await guest.page(`/en/acco/${accoId}?${stay}`));
			const form = page
				.querySelectorAll("a, form")
				.map((one) => one.getAttribute("href") ?? one.getAttribute("action") ?? "")
				.find((path) => path.startsWith("/en/book/"));
			const slug = form ? new URL(form, office.url).pathname : "no way to the booking form";
			await guest.page(`${slug}?${stay}`);
			const of = { accoId, arrival: "2027-06-05", departure: "2027-06-12", adults: 4, lang: "en" };
			const { quoteId } = JSON.parse(await guest.look("quote", guest.json("/api/quotes", of)));
			const email = `${way}-guest@example.org`;
			const body = { quoteId, type: "Booking", lang: "en", guest: { ...GUEST_FORM, email }, acceptTerms: true };
			const key = { "Idempotency-Key": randomUUID() };
			const { bookingNo } = JSON.parse(await guest.look("booking", guest.json("/api/bookings", body, key)));
			const { rows } = await office.rows.query(
				"SELECT booking_id, payee_code, commission_bp, commission_cents FROM booking WHERE booking_no = $1",
				[bookingNo],
			);
			const [{ booking_id: bookingId, payee_code: payee, commission_bp: bp, commission_cents: cents }] = rows;
			expect([payee, bp, cents > 0]).toEqual(
				way === "partner" ? ["QUIET", SECRET.bp, true] : ["HOF", SECRET.homeBp, true],
			);
			for (const language of LANGUAGES) {
				const success = `${href("successBooking", language)}?booking=${bookingNo}`;
				expect(await guest.page(success)).toContain(bookingNo);
			}
			const data = `/en/success/booking/_payload.json?${build}&booking=${bookingNo}`;
			await guest.look(`GET ${data}`, guest.get(data));

			// The guest area, entered from the success page, with its papers and the guest's own file.
			const entrance = parse(await guest.page(`${href("successBooking", "en")}?booking=${bookingNo}`))
				.querySelectorAll("main a")
				.map((one) => one.getAttribute("href") ?? "")
				.find((path) => path.endsWith(bookingNo));
			const area = /^\/en(\/guest-[^/]+)\//.exec(entrance ?? "")?.[1];
			expect(area).toBeDefined();
			for (const language of LANGUAGES) {
				for (const part of ["overview", `bookings/${bookingNo}`, "documents", "payments", "favourites", "profile"]) {
					const path = `/${language}${area}/${part}`;
					await guest.look(`GET ${path}`, guest.get(path));
					const beside = `${path}/_payload.json?${build}`;
					await guest.look(`GET ${beside}`, guest.get(beside));
				}
			}
			const inArea = [...guest.seen].filter(([place]) => place.includes(`${area}/bookings/`) && place.endsWith(" 200"));
			expect(inArea.filter(([, text]) => text.includes(bookingNo))).toHaveLength(LANGUAGES.length);

			const mails = await office.rows.query(
				"SELECT kind, subject, html, text FROM email_outbox WHERE recipient = $1 OR cc = $1",
				[email],
			);
			expect(mails.rows.map(({ kind }) => kind)).toContain("confirmation");
			for (const { kind, subject, html, text } of mails.rows)
				guest.seen.set(`mail ${kind}`, `${subject} ${html} ${text}`);
			const documents = await office.rows.query("SELECT kind, content::text FROM document WHERE booking_id = $1", [
				bookingId,
			]);
			expect(documents.rows.length).toBeGreaterThan(0);
			for (const { kind, content } of documents.rows) guest.seen.set(`paper ${kind}`, content);

			const hidden: readonly (readonly [string, RegExp])[] = [
				["the sum", written(cents)],
				["the share", written(bp)],
				["the partner's share", written(SECRET.bp)],
				["the mail", /partner-office/i],
				["its name", NAMES],
			];
			// The patterns do find what they look for.
			const leak = JSON.stringify({ commission: cents, share: bp, partner: SECRET.bp, ...SECRET });
			for (const [what, pattern] of hidden) expect([what, pattern.test(leak)]).toEqual([what, true]);
			const found = [...guest.seen].flatMap(([place, text]) =>
				hidden.flatMap(([what, pattern]) => {
					const at = pattern.exec(text);
					return at ? [`${what} in ${place}: …${text.slice(Math.max(0, at.index - 60), at.index + 60)}…`] : [];
				}),
			);
			expect(found).toEqual([]);
		});
	}
});
