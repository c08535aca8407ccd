import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { type Hands, KEYS, MOUSE } from "./hands.ts";
import { booked, bookedBy, officeCells, secondFactorOf, signedIn } from "./office-steps.ts";
import { expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/**
 * A clerk's day: a request answered, a bank file, a mail sent again, a rebooking, money back with a colleague, a
 * complaint answered, a banner on and off (specification §1, §6: staff).
 */

const baseURL = process.env.SITE_URL ?? "";
const STAY = { adults: 2, children: 0, babies: 0, pets: 0 };

const started = (page: Page) => page.locator("html[data-started]").waitFor({ state: "attached" });
const day = (n: number) => new Date(Date.UTC(2027, 4, 1) + n * 86_400_000).toISOString().slice(0, 10);

/** The first Saturday on that a home takes a week; by the same call that visitors ask prices by. */
async function freeWeek(
	request: APIRequestContext,
	accoId: string,
	from: number,
): Promise<{ arrival: string; departure: string }> {
	let last = "";
	for (let week = from; week < from + 40; week++) {
		const stay = { arrival: day(week * 7), departure: day(week * 7 + 7) };
		const quote = await request.post("/api/quotes", {
			data: { accoId, ...stay, ...STAY, lang: "nl", insurance: false },
			headers: { Origin: baseURL },
		});
		if (quote.ok()) return stay;
		last = await quote.text();
	}
	throw new Error(`no week is free: ${last}`);
}

/** A statement with one credit, as camt.053. */
function statement(cents: number, words: string) {
	const xml = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
		<BkToCstmrStmt><Stmt><Id>1</Id><Ntry><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
		<Sts>BOOK</Sts><BookgDt><Dt>2027-01-14</Dt></BookgDt><AcctSvcrRef>${randomUUID()}</AcctSvcrRef><NtryDtls><TxDtls>
		<RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
	return { name: "statement.xml", mimeType: "application/xml", buffer: Buffer.from(xml) };
}

// The bank account and the banners are everybody's.
test.describe.configure({ mode: "serial" });
test.afterAll(async () => {
	await rows("UPDATE accommodation SET book_mode = 'instant' WHERE acco_id = 'a990002'");
	await rows("UPDATE message_flag SET raised = false");
});

for (const [at, { language, width }] of officeCells("clerks-day").entries()) {
	// One language's days are days without a mouse.
	const hands: Hands = language === "en" ? KEYS : MOUSE;
	const by = hands === KEYS ? "by keys alone" : "by mouse";
	test(`a clerk's day, in ${language} at ${width} px, ${by}`, async ({ page, context, browser, request }) => {
		test.slow();
		const name = `Dag${language}${Date.now()}`;
		await page.setViewportSize({ width, height: 900 });
		await context.addCookies([{ name: "i18n_redirected", value: language, url: baseURL }]);
		await signedIn(page, "support", "sales", "finance");
		const looked = async () => {
			await started(page);
			await expectNoOverflow(page);
			await expectAccessible(page);
		};
		const done = () => expect(page.getByRole("status").first()).toBeFocused();
		const press = (form: string) =>
			hands.press(
				page.locator(`form[method="post"]:has(input[name="do"][value="${form}"]) button[type="submit"]`).first(),
			);

		// A colleague in finance, at another desk.
		const desk = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
		const colleague = await desk.newPage();
		const colleagueId = await signedIn(colleague, "finance");

		// A request waits on the first page; it is accepted.
		const requested = await requestFor(request, name);
		await page.goto("/staff");
		await looked();
		await hands.press(page.locator('.office-waits a[href*="application"]'));
		await page.waitForURL(/state=application/);
		await started(page);
		await hands.press(page.locator("tr", { hasText: name }).getByRole("link").first());
		await page.waitForURL(`**/staff/bookings/${requested}`);
		await started(page);
		if (!(await page.locator('.office-acts a[href*="do=accept"]').isVisible())) {
			await hands.press(page.locator(".office-acts-menu > summary"));
		}
		await hands.press(page.locator('.office-acts a[href*="do=accept"]'));
		await page.waitForURL(/do=accept/);
		await looked();
		await press("accept");
		await done();
		expect(await stateOf(requested)).toBe("option");

		// Money of a bank file reaches a booking of a year before.
		const bookingNo = await booked(request, name);
		const [{ due_cents: due } = { due_cents: 0 }] = await rows<{ due_cents: number }>(
			"SELECT due_cents FROM booking WHERE booking_no = $1",
			[bookingNo],
		);
		await hands.open(page, "/staff/payments", "Payments");
		await started(page);
		await hands.choose(page.locator("#statement"), statement(due, `Huur ${bookingNo}`));
		await press("bank-file");
		await done();
		await looked();
		await press("book-exact");
		await done();
		await hands.open(page, `/staff/bookings/${bookingNo}`, bookingNo);
		await looked();
		const total = await page.locator(".office-three dd").first().innerText();
		await expect(page.locator(".office-three dd").nth(1)).toHaveText(total);

		// Another stay, with its difference shown before anything is done.
		const other = await freeWeek(request, "a990001", 8 + at * 2);
		if (!(await page.locator('.office-acts a[href*="do=rebook"]').isVisible())) {
			await hands.press(page.locator(".office-acts-menu > summary"));
		}
		await hands.press(page.locator('.office-acts a[href*="do=rebook"]'));
		await page.waitForURL(/do=rebook/);
		await looked();
		await hands.day(page.locator("#rebook-arrival"), other.arrival);
		await hands.day(page.locator("#rebook-departure"), other.departure);
		await hands.press(page.locator('form[method="get"]:has(#rebook-arrival) button'));
		await page.waitForURL(/arrival=/);
		await looked();
		await expect(page.locator(".office-difference .office-sum").first()).toBeVisible();
		// A dearer stay waits for a colleague, who wants to know why.
		await hands.type(page.locator("#rebook-reason"), "The guest asked for another week");
		await press("rebook");
		await done();
		const waits = await page.locator(".office-approval").count();
		if (waits > 0) await confirmed(colleague, colleagueId, bookingNo);
		const [moved] = await rows<{ arrival: string; departure: string }>(
			"SELECT arrival::text AS arrival, departure::text AS departure FROM booking WHERE booking_no = $1",
			[bookingNo],
		);
		expect(moved).toEqual(other);

		// Money back beyond the policy waits for the colleague; nothing has moved before.
		await hands.open(page, `/staff/bookings/${bookingNo}`, bookingNo);
		await started(page);
		if (!(await page.locator('.office-acts a[href*="do=cancel-booking"]').isVisible())) {
			await hands.press(page.locator(".office-acts-menu > summary"));
		}
		await hands.press(page.locator('.office-acts a[href*="do=cancel-booking"]'));
		await page.waitForURL(/do=cancel-booking/);
		await looked();
		const [{ paid } = { paid: 0 }] = await rows<{ paid: number }>(
			`SELECT (SELECT coalesce(sum(cents), 0) FROM payment p WHERE p.booking_id = b.booking_id AND p.status = 'paid')::int
				- (SELECT coalesce(sum(cents), 0) FROM refund r WHERE r.booking_id = b.booking_id AND r.status <> 'failed')::int
				AS paid FROM booking b WHERE booking_no = $1`,
			[bookingNo],
		);
		await hands.type(page.locator("#cancel-booking-refund"), (paid / 100).toFixed(2).replace(".", ","));
		await hands.type(page.locator("#cancel-booking-reason"), "Grandmother in hospital, letter seen");
		await press("cancel-booking");
		await done();
		await expect(page.locator(".office-approval")).toContainText("Grandmother in hospital");
		await expect(page.locator(".office-approval button")).toHaveCount(1);
		await looked();
		expect(await stateOf(bookingNo)).toBe("confirmed");
		await confirmed(colleague, colleagueId, bookingNo);
		expect(await stateOf(bookingNo)).toBe("cancelled");
		await hands.open(page, "/staff/refunds", "Refunds");
		await expect(page.getByRole("link", { name: bookingNo, exact: true })).toBeVisible();

		// A complaint is answered; it waits in no box of open messages any more.
		await request.post("/api/contact-messages", {
			headers: { Origin: baseURL },
			data: {
				lang: "nl",
				email: `${randomUUID()}@example.org`,
				consent: true,
				website: "",
				variant: "general",
				name,
				subject: "Klacht",
				message: "Het water was koud.",
			},
		});
		await hands.open(page, "/staff/inbox", "Inbox");
		await started(page);
		await hands.press(page.locator(".office-messages a", { hasText: name }).first());
		await page.waitForURL(/\/staff\/inbox\/\d+/);
		await looked();
		await hands.type(page.locator("#answer-answer"), "Het spijt ons. De verwarming is gemaakt.");
		await press("answer");
		await done();
		await page.goto(`/staff/inbox?q=${name}`);
		await expect(page.locator(".office-messages a")).toHaveCount(0);

		// The banner stands on every page of the site while it is raised.
		await hands.open(page, "/staff/banners", "Banners");
		await looked();
		const phone = page.locator('section:has(#phone_unavailable) form button[type="submit"]');
		await hands.press(page.locator("section:has(#phone_unavailable) summary"));
		await looked();
		await hands.type(page.locator("#flag-reason-phone_unavailable"), "De lijn is weg.");
		await hands.press(phone);
		await done();
		const guest = await (await browser.newContext({ baseURL })).newPage();
		await guest.goto(`/${language}`);
		const banner = guest.locator(".banner-honey");
		await expect(banner).toBeVisible();
		await hands.press(phone);
		await done();
		// A page that is kept shows it for a moment more.
		await expect(async () => {
			await guest.reload();
			await expect(banner).toHaveCount(0, { timeout: 1_000 });
		}).toPass();
		await guest.context().close();
		await desk.close();
	});
}

/** Asks for a home whose owner decides, as a guest by the API; answers the booking's number. */
async function requestFor(request: APIRequestContext, lastname: string): Promise<string> {
	const accoId = "a990002";
	await rows("UPDATE accommodation SET book_mode = 'on_request' WHERE acco_id = $1", [accoId]);
	const stays = Array.from({ length: 200 }, (_, n) => ({ arrival: day(n), nights: 7 }));
	return bookedBy(request, lastname, accoId, "Application", stays);
}

async function stateOf(bookingNo: string): Promise<string | undefined> {
	const [row] = await rows<{ state: string }>("SELECT state FROM booking WHERE booking_no = $1", [bookingNo]);
	return row?.state;
}

/** The colleague finds what waits on the own first page, and confirms it. */
async function confirmed(colleague: Page, colleagueId: string, bookingNo: string): Promise<void> {
	await colleague.goto("/staff");
	await colleague.locator('.office-waits a[href="/staff/approvals"]').click();
	await colleague.waitForURL("**/staff/approvals");
	await started(colleague);
	await expectAccessible(colleague);
	const card = colleague.locator(".office-approval", { hasText: bookingNo });
	// With a second factor of their own, in the same form.
	await card.locator('input[name="code"]').fill(await secondFactorOf(colleagueId));
	await card.locator('form:has(input[value="second-yes"]) button').click();
	await expect(colleague.getByRole("status").first()).toBeFocused();
	await expect(card).toHaveCount(0);
}
