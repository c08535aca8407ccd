import { beforeEach, expect, it } from "vitest";
import { FORM_NAMES, type FormName } from "#domain/forms/site-forms.ts";
import { LANGUAGES } from "#domain/language.ts";
import { problemTitle } from "#i18n/problems.ts";
import { FORM_BODIES, type JsonForm } from "#mail/examples/form-examples.ts";
import { type Api, good, post, problem } from "#tests/support/api.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables } from "#tests/support/seed-homes.ts";
import { createApi } from "./api.ts";
import { formAnswerSchema } from "./forms.ts";

const JSON_FORMS = FORM_NAMES.filter((form): form is JsonForm => form !== "vacancy-applications");

describeByTurns("the forms over the API", (database) => {
	let app: TestApp;
	let api: Api;

	beforeEach(async () => {
		await emptyTables(database().db, [
			"form_submission",
			"newsletter_subscription",
			"rate_hit",
			"email_outbox",
			"partner",
			"homeowner",
		]);
		open({});
	});

	function open(rateLimits: Record<string, number>) {
		app = testApp(database(), { rateLimits });
		api = createApi(app);
	}

	const send = (form: FormName, body: unknown, headers: Record<string, string> = {}) =>
		post(api, `/api/${form}`, body, headers);
	const stored = () => app.db.selectFrom("form_submission").selectAll().orderBy("submission_id").execute();
	const mails = () => app.db.selectFrom("email_outbox").selectAll().orderBy("outbox_id").execute();

	it("stores a message with what was typed and when consent was given, and mails visitor and office", async () => {
		const { id } = await good(formAnswerSchema, send("contact-messages", FORM_BODIES["contact-messages"]), 202);
		expect(id).toMatch(/^[\w-]{22}$/);
		const [row, ...more] = await stored();
		expect(more).toEqual([]);
		expect(row).toMatchObject({
			public_id: id,
			form: "contact-messages",
			lang: "nl",
			email: "noor@example.org",
			status: "new",
			partner_code: null,
			homeowner_code: null,
			cv_file: null,
			payload: {
				variant: "booking",
				name: "Noor de Vries",
				telephone: "06 12345678",
				subject: "Bedlinnen",
				message: "Hoi,\nis er bedlinnen?",
				bookingNo: "H7K2M9QXD",
			},
		});
		expect(row?.consent_at).toEqual(app.clock.now());
		expect(row?.delete_at).toEqual(new Date("2029-01-14T10:00:00Z"));
		const [visitor, office] = await mails();
		expect(visitor).toMatchObject({
			kind: "contact",
			lang: "nl",
			recipient: "noor@example.org",
			recipient_name: "Noor de Vries",
			subject: "Je bericht is binnen",
			reply_to: null,
			submission_id: row?.submission_id,
			status: "queued",
		});
		expect(office).toMatchObject({
			kind: "contact_office",
			lang: "nl",
			recipient: "office@halcyon.example",
			reply_to: "noor@example.org",
			subject: "Bericht: Noor de Vries",
		});
		expect(office?.text).toContain("is er bedlinnen?");
		expect(visitor?.text).not.toContain("bedlinnen");
	});

	it.each(JSON_FORMS)("takes %s in each language and answers in it", async (form) => {
		for (const [index, lang] of LANGUAGES.entries()) {
			await good(formAnswerSchema, send(form, { ...FORM_BODIES[form], lang, email: `noor${index}@example.org` }), 202);
		}
		expect((await stored()).map((row) => [row.form, row.lang, row.status])).toEqual(
			LANGUAGES.map((lang) => [form, lang, "new"]),
		);
		const sent = (await mails()).filter((mail) => mail.recipient !== "office@halcyon.example");
		expect(sent.map((mail) => mail.lang)).toEqual(LANGUAGES);
		expect(new Set(sent.map((mail) => mail.subject)).size).toBe(4);
		const office = (await mails()).filter((mail) => mail.recipient === "office@halcyon.example");
		expect(office.length).toBe(form === "newsletter-subscriptions" ? 0 : 4);
	});

	const BAD: Record<JsonForm, Record<string, readonly [unknown, string][]>> = {
		"contact-messages": {
			variant: [
				["other", "INVALID_CHOICE"],
				[undefined, "REQUIRED"],
			],
			name: [
				["  ", "REQUIRED"],
				["x".repeat(161), "TOO_LONG"],
				["a\nb", "INVALID_CHARACTERS"],
			],
			email: [
				["", "REQUIRED"],
				["noor@", "INVALID_EMAIL"],
				["noor@example.org\r\nBcc: x@y.z", "INVALID_CHARACTERS"],
			],
			telephone: [
				["call me", "NOT_A_NUMBER"],
				["12345", "TOO_SHORT"],
				["1234567890123456", "TOO_LONG"],
			],
			subject: [["", "REQUIRED"]],
			message: [
				["", "REQUIRED"],
				["x".repeat(5001), "TOO_LONG"],
				["a\u0000b", "INVALID_CHARACTERS"],
				["a\ud800", "INVALID_CHARACTERS"],
			],
			bookingNo: [["12", "INVALID_FORMAT"]],
			consent: [
				[false, "CONSENT_MISSING"],
				[undefined, "CONSENT_MISSING"],
			],
			lang: [["es", "INVALID_CHOICE"]],
		},
		"newsletter-subscriptions": {
			email: [["nobody", "INVALID_EMAIL"]],
			firstname: [["x".repeat(81), "TOO_LONG"]],
			consent: [["true", "CONSENT_MISSING"]],
		},
		"homeowner-leads": {
			telephone: [["", "REQUIRED"]],
			countryCode: [
				["XX", "INVALID_COUNTRY"],
				["", "REQUIRED"],
			],
			placename: [["", "REQUIRED"]],
			kind: [["tent", "INVALID_CHOICE"]],
			bedrooms: [
				[0, "OUT_OF_RANGE"],
				[1.5, "INVALID_TYPE"],
				["3", "INVALID_TYPE"],
				[undefined, "REQUIRED"],
			],
		},
		"group-house-guide-requests": {
			groupSize: [
				[1000, "OUT_OF_RANGE"],
				[null, "REQUIRED"],
			],
			month: [["2027-13", "INVALID_FORMAT"]],
		},
		"partner-sign-ups": {
			company: [["", "REQUIRED"]],
			url: [
				["javascript:alert(1)", "INVALID_FORMAT"],
				["http://localhost", "INVALID_FORMAT"],
				["http://user:secret@example.org/", "INVALID_FORMAT"],
				["", "REQUIRED"],
			],
		},
		"prize-draw-entries": { answer: [["", "REQUIRED"]], name: [[7, "REQUIRED"]] },
	};

	it.each(JSON_FORMS)("refuses %s with a code for each wrong field, and stores nothing", async (form) => {
		for (const [field, cases] of Object.entries(BAD[form])) {
			for (const [value, code] of cases) {
				const refused = await problem(send(form, { ...FORM_BODIES[form], [field]: value }));
				const wrong = refused.errors?.map((error) => ({ path: error.path, code: error.code }));
				expect([field, value, refused.status, wrong]).toEqual([field, value, 422, [{ path: field, code }]]);
			}
		}
		expect(await problem(send(form, {}))).toMatchObject({ status: 422, code: "VALIDATION" });
		expect(await problem(send(form, "{"))).toMatchObject({ status: 400, code: "MALFORMED_JSON" });
		expect(await problem(send(form, "{}", { "Content-Type": "text/plain" }))).toMatchObject({ status: 415 });
		expect(await problem(send(form, "x".repeat(300_000)))).toMatchObject({ status: 413 });
		expect(await problem(send(form, {}, { Origin: "https://evil.example" }))).toMatchObject({ status: 403 });
		expect(await problem(api.request(`/api/${form}`))).toMatchObject({ status: 405 });
		expect([await stored(), await mails()]).toEqual([[], []]);
	});

	it("names every wrong field at once, in the language of the form", async () => {
		const refused = await problem(send("contact-messages", { lang: "fr", email: "x", website: "" }));
		expect(refused.title).toBe("Un ou plusieurs champs sont à corriger.");
		expect(refused.errors?.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
			"consent CONSENT_MISSING",
			"email INVALID_EMAIL",
			"message REQUIRED",
			"name REQUIRED",
			"subject REQUIRED",
			"variant REQUIRED",
		]);
	});

	it("takes ten an hour of a form from an address, then says when to come back; other forms and addresses go on", async () => {
		const from = (ip: string, form: JsonForm = "contact-messages", changes: object = {}) =>
			api.request(
				`/api/${form}`,
				{
					method: "POST",
					headers: { "Content-Type": "application/json" },
					body: JSON.stringify({ ...FORM_BODIES[form], ...changes }),
				},
				{ incoming: { socket: { remoteAddress: ip } } },
			);
		for (let sent = 0; sent < 10; sent++) {
			expect((await from("203.0.113.9")).status).toBe(202);
			app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
		}
		expect((await from("203.0.113.9", "contact-messages", { email: "" })).status).toBe(429);
		const refused = await from("203.0.113.9");
		// The first of the ten leaves the hour fifty minutes from now.
		expect(refused.headers.get("Retry-After")).toBe("3000");
		const limited = await problem(refused);
		expect(limited).toMatchObject({ status: 429, code: "RATE_LIMITED" });
		// In the language of the form.
		for (const lang of LANGUAGES) {
			const title = problemTitle("RATE_LIMITED", lang);
			expect(await problem(from("203.0.113.9", "contact-messages", { lang }))).toMatchObject({ status: 429, title });
		}
		expect((await stored()).length).toBe(10);
		expect((await from("203.0.113.10")).status).toBe(202);
		expect((await from("203.0.113.9", "homeowner-leads")).status).toBe(202);
		app.clock.set("2027-01-15T11:00:00Z");
		expect((await from("203.0.113.9")).status).toBe(202);
		expect((await from("203.0.113.9")).status).toBe(429);
		const hits = await app.db.selectFrom("rate_hit").select("subject").execute();
		expect(JSON.stringify(hits)).not.toContain("203.0.113");
	});

	it("holds the limit under a rush, and lets RATE_LIMITS change or lift it", async () => {
		open({ forms: 3 });
		const body = FORM_BODIES["contact-messages"];
		const rush = await Promise.all(Array.from({ length: 8 }, () => send("contact-messages", body)));
		expect(rush.map((answer) => answer.status).sort()).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
		expect((await stored()).length).toBe(3);
		open({ forms: 0 });
		expect((await send("contact-messages", body)).status).toBe(202);
	});

	it("stores what fills the honeypot as spam, answers it like any other and sends no mail", async () => {
		for (const form of JSON_FORMS) {
			await good(formAnswerSchema, send(form, { ...FORM_BODIES[form], website: "https://spam.example" }), 202);
		}
		expect(new Set((await stored()).map((row) => row.status))).toEqual(new Set(["spam"]));
		expect(await mails()).toEqual([]);
		expect(await app.db.selectFrom("newsletter_subscription").selectAll().execute()).toEqual([]);
	});

	it("counts one entry in the draw an address, however it is written, and answers repeats alike", async () => {
		const body = FORM_BODIES["prize-draw-entries"];
		await good(formAnswerSchema, send("prize-draw-entries", { ...body, website: "spam" }), 202);
		const first = await good(formAnswerSchema, send("prize-draw-entries", body), 202);
		const again = await good(formAnswerSchema, send("prize-draw-entries", { ...body, email: "NOOR@Example.org" }), 202);
		expect(again.id).not.toBe(first.id);
		expect((await stored()).filter((row) => row.status === "new").length).toBe(1);
		expect((await mails()).length).toBe(2);
	});

	it("counts one entry when many arrive together", async () => {
		const body = FORM_BODIES["prize-draw-entries"];
		const rush = await Promise.all(Array.from({ length: 6 }, () => send("prize-draw-entries", body)));
		expect(rush.map((answer) => answer.status)).toEqual([202, 202, 202, 202, 202, 202]);
		expect((await stored()).length).toBe(1);
	});

	it("notes known codes of the visitor's links, and no other", async () => {
		await app.db
			.insertInto("partner")
			.values({ code: "SKIFUN", label: "Skifun", kind: "affiliate", commission_bp: 800, status: "active" })
			.execute();
		const headers = { Origin: "https://halcyon.example" };
		const body = FORM_BODIES["homeowner-leads"];
		await send("homeowner-leads", body, { ...headers, Cookie: "partner=SKIFUN; homeownerCode=999" });
		await send("homeowner-leads", body, { ...headers, Cookie: "partner=NOBODY" });
		expect((await stored()).map((row) => [row.partner_code, row.homeowner_code])).toEqual([
			["SKIFUN", null],
			[null, null],
		]);
	});

	it("stores hostile text as text or refuses it, and never fails", async () => {
		open({ forms: 0 });
		const hostile = [
			"'; DROP TABLE form_submission; --",
			"<script>alert(1)</script>",
			"\u0000",
			"\ud800",
			"{{7*7}}",
			"💥".repeat(60),
			"\r\nBcc: all@example.org",
			"NaN",
			null,
			true,
			-1,
			1e30,
			[],
			{},
			[[[]]],
		];
		for (const form of JSON_FORMS) {
			for (const value of [null, 7, '"text"', []]) expect((await send(form, value)).status).toBe(422);
			for (const field of Object.keys(FORM_BODIES[form])) {
				for (const value of hostile) {
					const answer = await send(form, { ...FORM_BODIES[form], [field]: value });
					expect([202, 422], `${form} ${field} ${JSON.stringify(value)}`).toContain(answer.status);
					if (answer.status === 422) expect(await answer.text()).not.toMatch(/script|DROP|💥/);
				}
			}
		}
		for (const mail of await mails()) {
			expect(mail.html).not.toContain("<script");
			expect(mail.subject + mail.recipient + mail.recipient_name).not.toMatch(/[\r\n]/);
		}
	});

	it("logs nothing of what was typed", async () => {
		await send("contact-messages", FORM_BODIES["contact-messages"]);
		await send("contact-messages", { ...FORM_BODIES["contact-messages"], email: "wrong-address" });
		const log = app.log.lines.join();
		for (const typed of ["noor@", "Noor", "bedlinnen", "wrong-address", "12345678"]) expect(log).not.toContain(typed);
	});
});
