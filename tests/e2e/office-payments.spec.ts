import { randomUUID } from "node:crypto";
import type { Language } from "#domain/language.ts";
import { booked, officeCells, signedIn } from "./office-steps.ts";
import { expect, expectAccessible, expectNoOverflow, test } from "./site.ts";

/** Money of the bank account, from the bank's file to the bookings that it is for (specification §1: staff). */

const baseURL = process.env.SITE_URL ?? "";
const WORDS = {
	nl: { take: "Inlezen", exact: /betaling boeken/, known: "1 al bekend", aside: "Opzij leggen" },
	en: { take: "Read in", exact: /Book 1 payment/, known: "1 known already", aside: "Put aside" },
	de: { take: "Einlesen", exact: /Zahlung verbuchen/, known: "1 schon bekannt", aside: "Beiseitelegen" },
	fr: { take: "Importer", exact: /Comptabiliser 1 paiement/, known: "1 déjà connus", aside: "Mettre de côté" },
} as const satisfies Readonly<Record<Language, object>>;

/** A statement of three credits, as camt.053. */
function statement(lines: readonly { readonly cents: number; readonly payer: string; readonly words: string }[]) {
	const entries = lines.map(
		({ cents, payer, words }) =>
			`<Ntry><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
			<BookgDt><Dt>2027-01-14</Dt></BookgDt><AcctSvcrRef>${randomUUID()}</AcctSvcrRef><NtryDtls><TxDtls>
			<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
	);
	const xml = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
		<BkToCstmrStmt><Stmt><Id>1</Id>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
	return { name: "statement.xml", mimeType: "application/xml", buffer: Buffer.from(xml) };
}

// All see the same account.
test.describe.configure({ mode: "serial" });

for (const { language, width } of officeCells("office-payments")) {
	test(`money of a bank file reaches its bookings, or is put aside, in ${language} at ${width}`, async ({
		page,
		context,
		request,
	}) => {
		const words = WORDS[language];
		const name = `Bank${language}${Date.now()}`;
		const bookingNo = await booked(request, name);
		await page.setViewportSize({ width, height: 900 });
		await context.addCookies([{ name: "i18n_redirected", value: language, url: baseURL }]);
		await signedIn(page, "finance");
		const looked = async () => {
			await expectNoOverflow(page);
			await expectAccessible(page);
		};
		const line = page.locator("tbody tr", { hasText: name });
		const open = async () => {
			await page.goto("/staff/payments");
			await page.locator("html[data-started]").waitFor({ state: "attached" });
		};

		// The whole sum, as the booking's page says it.
		await page.goto(`/staff/bookings/${bookingNo}`);
		const due = page.locator(".office-three dd");
		const total = await due.first().innerText();
		const cents = Number(total.replace(/\D/g, ""));

		await open();
		await looked();
		// A file that is none is refused with a sentence, and nothing is taken in.
		await page
			.locator("#statement")
			.setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("hello") });
		await page.getByRole("button", { name: words.take }).click();
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(line).toHaveCount(0);

		const exact = statement([{ cents, payer: name, words: `${bookingNo.slice(0, 4)} ${bookingNo.slice(4)}` }]);
		await page.locator("#statement").setInputFiles(exact);
		await page.getByRole("button", { name: words.take }).click();
		await expect(page.getByRole("status")).toBeFocused();
		await expect(line).toHaveCount(1);
		await looked();
		await page.locator("#statement").setInputFiles(exact);
		await page.getByRole("button", { name: words.take }).click();
		await expect(page.getByRole("status")).toContainText(words.known);
		await expect(line).toHaveCount(1);

		await page.getByRole("button", { name: words.exact }).click();
		await expect(page.getByRole("status")).toBeFocused();
		await expect(line).toHaveCount(0);
		await page.goto(`/staff/bookings/${bookingNo}`);
		await expect(due.nth(1)).toHaveText(total);

		// Money that names nothing: a number that there is not is said at its field; then it is put aside, and taken back.
		await open();
		await page.locator("#statement").setInputFiles(statement([{ cents: 1234, payer: name, words: "rente" }]));
		await page.getByRole("button", { name: words.take }).click();
		await line.locator("summary").click();
		await line.locator('input[name="bookingNo"]').fill("HZZZZZZZZ");
		await line.locator('input[name="bookingNo"]').press("Enter");
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(line.locator('input[name="bookingNo"]')).toHaveValue("HZZZZZZZZ");
		await looked();
		// Of a booking that is paid all would go back: that is said, and nothing is booked yet.
		await line.locator('input[name="bookingNo"]').fill(bookingNo);
		await line.locator('input[name="bookingNo"]').press("Enter");
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(line.locator('input[name="surplus"]')).toHaveValue("1234");
		await expect(line.getByRole("button", { name: "12" })).toBeVisible();
		await looked();
		await line.locator('input[name="reason"]').fill("rente");
		await line.getByRole("button", { name: words.aside }).click();
		await expect(page.getByRole("status")).toBeFocused();
		await expect(line).toHaveCount(0);
		await page.goto("/staff/payments?show=aside");
		await expect(line).toContainText("rente");
		await looked();
		await line.getByRole("button").click();
		await expect(page.getByRole("status")).toBeFocused();
		await expect(line).toHaveCount(1);
		// Nothing is left behind for who comes next.
		await line.locator("summary").click();
		await line.locator('input[name="reason"]').fill("rente");
		await line.getByRole("button", { name: words.aside }).click();
		await expect(line).toHaveCount(0);

		// What was booked for the wrong booking is taken back, with a reason, and waits again; the booking owes it again.
		await page.goto("/staff/payments?show=booked");
		await line.locator("summary").click();
		await looked();
		await line.locator('input[name="reason"]').fill(" ");
		await line.getByRole("button").click();
		await expect(page.getByRole("alert")).toBeFocused();
		await looked();
		await line.locator('input[name="reason"]').fill("Other family");
		await line.getByRole("button").click();
		await expect(page.getByRole("status")).toBeFocused();
		await expect(line).toHaveCount(1);
		await page.goto(`/staff/bookings/${bookingNo}`);
		await expect(due.nth(1)).not.toHaveText(total);
		await expect(page.locator(".office-timeline").last()).toContainText("Other family");
		await open();
		await page.getByRole("button", { name: words.exact }).click();
		await expect(line).toHaveCount(0);
	});
}
