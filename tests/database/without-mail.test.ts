import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bookingBody, quoteRequest } from "#tests/support/app.ts";
import { SHORT_LIVED, type SiteProcess, startSite } from "#tests/support/site-process.ts";

/**
 * The site as a fresh clone starts it: embedded database, no mail server, no payment provider. Every journey still works: the
 * guest sees where to pay and what became of it, the operator reads mails and books money while the site runs.
 */

let site: SiteProcess;
beforeAll(async () => {
	const options = { feeds: ["tests/fixtures/h1-h2.jsonl"], firstStart: true };
	site = await startSite({ DEMO_DATA: "off", TODAY: "2027-01-15" }, 300, options);
});
afterAll(() => site?.close());

/** An operator's command, as `npm run` starts it. */
function npmRun(name: string, ...argv: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [SHORT_LIVED, `scripts/${name}.ts`, ...argv], {
		env: site.env,
		encoding: "utf8",
	});
	return { status, out: stdout, err: stderr };
}

async function call(path: string, body: object) {
	return fetch(site.url + path, {
		method: "POST",
		headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID(), connection: "close" },
		body: JSON.stringify(body),
	});
}

it("a guest books, pays by the instructions that are shown, and sees it paid", async () => {
	const { quoteId } = (await (await call("/api/quotes", quoteRequest())).json()) as { quoteId: string };
	const booked = await call("/api/bookings", bookingBody(quoteId));
	expect(booked.status).toBe(201);
	const { bookingNo } = (await booked.json()) as { bookingNo: string };
	const cookie = booked.headers
		.getSetCookie()
		.map((text) => text.split(";")[0])
		.join("; ");
	const page = async (path: string) => {
		// A command keeps this process busy for seconds: no connection is kept open over it.
		const answer = await fetch(site.url + path, { headers: { cookie, connection: "close" } });
		const document = parse(await answer.text());
		return { status: answer.status, text: document.querySelector("main")?.text.replace(/\s+/g, " ") ?? "", document };
	};

	const success = await page(`/nl/succes/boeking?booking=${bookingNo}`);
	expect(success.text).toMatch(/IBAN\s*NL\d\d/);
	expect(success.text).toContain(bookingNo);
	const next = success.document
		.querySelectorAll("main a")
		.map((link) => link.getAttribute("href") ?? "")
		.find((href) => href.endsWith(bookingNo));
	const own = await page(next ?? "no link to the booking");
	expect(own.status).toBe(200);
	expect(own.text).toContain("Nog niets betaald");
	expect(own.text).toMatch(/IBAN\s*NL\d\d/);
	// Another visitor with the number sees the sign-in.
	const stranger =
		parse(await (await fetch(site.url + next, { headers: { connection: "close" } })).text()).querySelector("main")
			?.text ?? "";
	expect(stranger).not.toContain(bookingNo);

	const mails = npmRun("outbox", "--to", "noor@example.org");
	expect(mails).toMatchObject({ status: 0, err: "" });
	const id = /^(\d+).*confirmation/m.exec(mails.out)?.[1] ?? "";
	expect(npmRun("outbox", id).out).toContain(bookingNo);

	expect(npmRun("staff", "--as", "eva@halcyon.example", "received", bookingNo, "14775", "BANK-0")).toMatchObject({
		status: 1,
		err: expect.stringContaining("NO_ACCOUNT"),
	});
	expect(npmRun("staff", "invite", "Eva", "eva@halcyon.example", "--role", "finance").status).toBe(0);
	expect(npmRun("staff", "--as", "eva@halcyon.example", "received", bookingNo, "14775", "BANK-1")).toMatchObject({
		status: 0,
		err: "",
	});
	expect(npmRun("staff", "--as", "eva@halcyon.example", "received", bookingNo, "14775", "BANK-1")).toMatchObject({
		status: 1,
	});
	const paid = await page(next ?? "");
	expect(paid.text).toContain("Deels betaald");
	expect(npmRun("staff", "--as", "eva@halcyon.example", "received", bookingNo, "34475", "BANK-2").status).toBe(0);
	const whole = await page(next ?? "");
	expect(whole.text).not.toContain("Deels betaald");
	expect(whole.text).not.toContain("IBAN");
	expect(npmRun("staff", "nonsense").status).toBe(2);
});
