import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { href } from "#site/href.ts";
import { organisationHref } from "#site/organisation-area.ts";
import { cellsInTurn } from "../support/turns.ts";
import { openAct, signedIn } from "./office-steps.ts";
import { CELLS, expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** A home owner from the invitation to the answer, the calendar and a proposal (issue 16). */

const SHOTS = process.env.OWNER_SHOTS;
/** The second fixture home, whose owner the journey becomes for its time. */
const HOME = "a990002";

const JOURNEYS = cellsInTurn(
	"owner",
	CELLS.filter(({ language }) => language === "en" || language === "fr").flatMap((cell) => [
		{ ...cell, script: true },
		{ ...cell, script: false },
	]),
);

async function lookAt(page: Page, name: string, script: boolean): Promise<void> {
	// Without script nothing can be measured in the page.
	if (script) {
		await expectAccessible(page);
		await expectNoOverflow(page);
	}
	if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

async function codeFor(recipient: string): Promise<string> {
	const query = "SELECT text FROM email_outbox WHERE recipient = $1 AND kind = 'sign_in' ORDER BY outbox_id DESC";
	const [mail] = await rows<{ text: string }>(query, [recipient]);
	return /\b\d{3} \d{3}\b/.exec(mail?.text ?? "")?.[0] ?? "";
}

// The home is one, and belongs to one of them at a time.
test.describe.configure({ mode: "default" });

for (const { language, width, script } of JOURNEYS) {
	test.describe(`in ${language} at ${width} px ${script ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled: script, viewport: { width, height: 900 } });

		test("an owner is invited, signs in, closes nights, adds a calendar, and proposes a price", async ({
			page,
			context,
		}) => {
			const id = randomUUID().slice(0, 8);
			const [code, claire] = [`HO-${id}`, `claire-${id}@mas.example`];
			const shot = (name: string) => lookAt(page, `${name}-${language}-${width}${script ? "" : "-plain"}`, script);
			const to = (path: string) => organisationHref("portal", language, path);
			const send = (name: string) => page.locator(`form:has(input[value="${name}"]) button[type="submit"]`).first();

			await signedIn(page, "admin");
			await page.goto("/staff/owners/new");
			await page.locator("#owner-ownerCode").fill(code);
			await page.locator("#owner-ownerName").fill("Claire Fournier");
			await send("owner").click();
			await openAct(page, "member");
			await page.locator("#member-name").fill("Claire");
			await page.locator("#member-email").fill(claire);
			await send("member").click();
			await expect(page.locator('[data-done="member-invited"]')).toBeVisible();
			await rows("UPDATE accommodation SET owner_code = $1 WHERE acco_id = $2", [code, HOME]);
			await context.clearCookies();

			await page.goto(to(""));
			await page.locator("#ask-email").fill(claire);
			await send("ask").click();
			await page.locator("#code-code").fill(await codeFor(claire));
			await send("code").click();
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Claire");
			await shot("overview");

			const day = (n: number) => `2027-10-${String(n).padStart(2, "0")}`;
			// Nights of its own, also where the journey is tried again.
			const first = 1 + (Number.parseInt(id, 16) % 14) * 2;
			await page.goto(`${to(`calendar/${HOME}`)}?from=2027-10`);
			await page.locator("#block-from").fill(day(first));
			await page.locator("#block-to").fill(day(first + 2));
			await send("block").click();
			await expect(page).toHaveURL(/done=blocked/);
			await page.goto(`${to(`calendar/${HOME}`)}?from=2027-10`);
			await expect(page.locator(".own-day-owner").first()).toBeVisible();
			await page.locator("#add-calendar-calendar").fill("https://calendar.example/mine.ics");
			await send("add-calendar").click();
			await expect(page.getByText("calendar.example").first()).toBeVisible();
			await shot("calendar");
			await page.goto(`${to(`calendar/${HOME}`)}?from=2027-10`);
			await send("unblock").click();
			await expect(page).toHaveURL(/done=unblocked/);

			await page.goto(to("bookings"));
			await shot("bookings");
			await page.goto(to("earnings"));
			await shot("earnings");
			await page.goto(to(`homes/${HOME}`));
			await page.locator("#propose-season-night").fill("199");
			await page.locator("#propose-season-weekend").fill("249");
			await page.locator("#propose-season-minNights").fill("0");
			await send("propose-season").click();
			await expect(page.locator("#propose-season-night")).toHaveValue("199");
			await page.locator("#propose-season-minNights").fill("4");
			await send("propose-season").click();
			await expect(page).toHaveURL(/done=proposed/);
			await shot("home");
			const waiting = await rows("SELECT 1 FROM owner_proposal WHERE owner_code = $1 AND state = 'waiting'", [code]);
			expect(waiting).toHaveLength(1);
			await page.goto(href("home", language));
			await rows("UPDATE accommodation SET owner_code = NULL WHERE acco_id = $1", [HOME]);
		});
	});
}
