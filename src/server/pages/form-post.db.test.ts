import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { purgeForms } from "#services/forms/purge-forms.ts";
import type { FormPage } from "#site/views/form-view.ts";
import { FROM_AFAR } from "#tests/support/api.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GOOD_CVS } from "#tests/support/documents.ts";
import { application, asSent } from "#tests/support/forms.ts";
import { emptyTables } from "#tests/support/seed-homes.ts";
import { anyScreen, testSite } from "#tests/support/test-site.ts";
import { pageRequest } from "./page-request.ts";

const HOST = "https://halcyon.example";

describeByTurns("forms on pages, without script", (database) => {
	let app: TestApp;
	let site: Hono;
	let folder: string;
	/** What the last screen knew of its forms. */
	let shown: FormPage | undefined;

	beforeEach(async () => {
		await emptyTables(database().db, [
			"form_submission",
			"newsletter_subscription",
			"rate_hit",
			"email_outbox",
			"idempotency_key",
		]);
		folder = mkdtempSync(join(tmpdir(), "halcyon-cv-"));
		open({});
	});
	afterEach(() => rmSync(folder, { recursive: true, force: true }));

	/** The site with a stand-in for the screens, which remembers what a real one would draw its forms from. */
	function open(rateLimits: Record<string, number>) {
		app = testApp(database(), { cvFolder: folder, rateLimits });
		site = testSite(app, {
			screen: (request) => {
				shown = pageRequest()?.forms;
				return anyScreen(request);
			},
		});
	}

	const visit = (path: string) => site.request(HOST + path, { headers: { host: "halcyon.example" } });
	const send = async (
		path: string,
		form: URLSearchParams | FormData | string,
		headers: Record<string, string> = {},
	) => {
		const sent = form instanceof FormData ? await asSent(form) : { body: form, headers: {} };
		const all = { host: "halcyon.example", origin: HOST, ...sent.headers, ...headers };
		return site.request(HOST + path, { method: "POST", body: sent.body, headers: all }, FROM_AFAR);
	};
	const pass = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000).toISOString());
	const stored = () => app.db.selectFrom("form_submission").selectAll().orderBy("submission_id").execute();
	const mails = () => app.db.selectFrom("email_outbox").select(["kind", "lang"]).orderBy("outbox_id").execute();

	/** Opens a page and reads it for a while; answers the stamp of its forms. */
	async function read(path: string, seconds = 20): Promise<string> {
		await visit(path);
		const stamp = shown?.stamp ?? "";
		pass(seconds);
		return stamp;
	}

	const MESSAGE = {
		form: "contact-messages",
		variant: "general",
		name: "Noor",
		email: "noor@example.org",
		telephone: "",
		subject: "Vraag",
		message: "Hoi,\r\ntot ziens",
		bookingNo: "",
		consent: "on",
		website: "",
	};
	const message = (stamp: string, changes: Record<string, string> = {}) =>
		new URLSearchParams({ ...MESSAGE, stamp, ...changes });

	it("takes a form and leads back to the page, in the language of its address", async () => {
		const answer = await send("/fr/contact?page=2", message(await read("/fr/contact")));
		expect([answer.status, answer.headers.get("location")]).toEqual([
			303,
			"/fr/contact?page=2&sent=contact-messages#contact-messages",
		]);
		expect(await stored()).toMatchObject([{ form: "contact-messages", lang: "fr", status: "new" }]);
		expect((await stored())[0]?.payload).toMatchObject({ message: "Hoi,\ntot ziens" });
		expect(await mails()).toEqual([
			{ kind: "contact", lang: "fr" },
			{ kind: "contact_office", lang: "nl" },
		]);
	});

	it("brings a wrong form back with what was typed, its errors and a fresh stamp; nothing of it is in an address or kept", async () => {
		const stamp = await read("/nl/contact");
		const answer = await send("/nl/contact", message(stamp, { email: "noor@", name: "", extra: "no field" }));
		expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
			422,
			null,
			"private, no-store",
		]);
		expect(shown?.posted).toEqual({
			form: "contact-messages",
			anchor: "contact-messages",
			path: "/nl/contact",
			refused: null,
			errors: { email: "INVALID_EMAIL", name: "REQUIRED" },
			values: {
				consent: "on",
				variant: "general",
				name: "",
				email: "noor@",
				telephone: "",
				subject: "Vraag",
				bookingNo: "",
				message: "Hoi,\r\ntot ziens",
			},
		});
		expect(shown?.stamp).not.toBe(stamp);
		expect(await stored()).toEqual([]);
		// Who wrote the first time like a person mends a missing tick in a second.
		pass(0.5);
		expect((await send("/nl/contact", message(shown?.stamp ?? ""))).status).toBe(303);
		expect((await stored())[0]?.status).toBe("new");
		await visit("/nl/contact");
		expect(shown?.posted).toBeNull();
	});

	it("distinguishes two forms of a kind on one page by their ids", async () => {
		const stamp = await read("/nl/contact");
		const booking = { variant: "booking", anchor: "booking" };
		expect((await send("/nl/contact", message(stamp, { ...booking, name: "" }))).status).toBe(422);
		expect(shown?.posted?.anchor).toBe("booking");
		const answer = await send("/nl/contact", message(stamp, booking));
		expect(answer.headers.get("location")).toBe("/nl/contact?sent=booking#booking");
		const odd = await send("/nl/contact", message(stamp, { anchor: "a b&c" }));
		expect(odd.headers.get("location")).toBe("/nl/contact?sent=contact-messages#contact-messages");
	});

	it("asks a machine for time again, however often its form comes back", async () => {
		await send("/nl/contact", message(await read("/nl/contact", 1), { name: "" }));
		pass(1);
		expect((await send("/nl/contact", message(shown?.stamp ?? ""))).status).toBe(303);
		expect((await stored()).map((row) => row.status)).toEqual(["spam"]);
	});

	it("takes numbers and a missing tick as a form sends them", async () => {
		const stamp = await read("/de/haus-vermieten");
		const lead = {
			form: "homeowner-leads",
			stamp,
			name: "Jo",
			email: "jo@example.org",
			telephone: "+43 512 123456",
			countryCode: "AT",
			placename: "Imst",
			kind: "chalet",
			bedrooms: " 4 ",
			message: "",
		};
		expect((await send("/de/haus-vermieten", new URLSearchParams(lead))).status).toBe(422);
		expect(shown?.posted?.errors).toEqual({ consent: "CONSENT_MISSING" });
		const ticked = { ...lead, consent: "1" };
		expect((await send("/de/haus-vermieten", new URLSearchParams({ ...ticked, bedrooms: "vier" }))).status).toBe(422);
		expect(shown?.posted?.errors).toEqual({ bedrooms: "INVALID_TYPE" });
		expect((await send("/de/haus-vermieten", new URLSearchParams({ ...ticked, bedrooms: "" }))).status).toBe(422);
		expect(shown?.posted?.errors).toEqual({ bedrooms: "REQUIRED" });
		expect((await send("/de/haus-vermieten", new URLSearchParams(ticked))).status).toBe(303);
		expect((await stored())[0]?.payload).toMatchObject({ bedrooms: 4 });
	});

	it("takes what came back within two seconds, or with the honeypot filled, for a machine's, and thanks it all the same", async () => {
		const quick = await send("/nl/contact", message(await read("/nl/contact", 1.9)));
		const filled = await send("/nl/contact", message(await read("/nl/contact"), { website: "https://spam.example" }));
		const human = await send("/nl/contact", message(await read("/nl/contact", 2)));
		expect(
			new Set([quick, filled, human].map((answer) => `${answer.status} ${answer.headers.get("location")}`)).size,
		).toBe(1);
		expect((await stored()).map((row) => [row.status, row.spam_reason])).toEqual([
			["spam", "quick"],
			["spam", "honeypot"],
			["new", null],
		]);
		expect((await mails()).length).toBe(2);
	});

	it("asks once more with a fresh stamp when the stamp is missing, made up or a day old", async () => {
		const old = await read("/nl/contact", 24 * 3600 + 1);
		const [time] = old.split(".");
		for (const stamp of ["", "x", `${time}.AAAAAAAAAAAAAAAAAAAAAA`, old]) {
			expect((await send("/nl/contact", message(stamp))).status).toBe(409);
			expect(shown?.posted).toMatchObject({ refused: "STALE", errors: {}, values: { subject: "Vraag" } });
		}
		expect(await stored()).toEqual([]);
		// Whose page stood open for a day presses at once: nothing is to be read again.
		pass(0.5);
		expect((await send("/nl/contact", message(shown?.stamp ?? ""))).status).toBe(303);
		expect((await stored()).map((row) => row.status)).toEqual(["new"]);
	});

	it("takes a form that is pressed twice once, with one mail and one file, and thanks both times", async () => {
		const stamp = await read("/nl/contact");
		const pressed = [
			...(await Promise.all([1, 2].map(() => send("/nl/contact", message(stamp))))),
			await send("/nl/contact", message(stamp)),
		];
		expect(new Set(pressed.map((answer) => `${answer.status} ${answer.headers.get("location")}`)).size).toBe(1);
		expect(pressed[0]?.status).toBe(303);
		expect((await stored()).length).toBe(1);
		expect((await mails()).map(({ kind }) => kind)).toEqual(["contact", "contact_office"]);
		// Other words are another message, and so are the same ones from a page that was opened anew.
		await send("/nl/contact", message(stamp, { message: "Nog iets" }));
		await send("/nl/contact", message(await read("/nl/contact")));
		expect((await stored()).length).toBe(3);

		const page = "/nl/vacatures/gastheer";
		const fields = { form: "vacancy-applications", stamp: await read(page) };
		const cv = new Blob([new Uint8Array(GOOD_CVS.docx)]);
		for (let press = 0; press < 2; press++) {
			expect((await send(page, application(cv, "cv.docx", fields))).status).toBe(303);
		}
		expect(readdirSync(folder)).toEqual([(await stored()).at(-1)?.cv_file]);
		await send(page, application(new Blob([new Uint8Array(GOOD_CVS.pdf)]), "cv.pdf", fields));
		expect(readdirSync(folder).length).toBe(2);
	});

	it("takes the newsletter's form of the footer on the pages that have forms of their own", async () => {
		for (const page of [
			"/nl/boeken/haus-eins-a990001?arrival=2027-11-20&departure=2027-11-27",
			"/nl/groepskamer/abc",
		]) {
			const email = `noor${page.length}@example.org`;
			const fields = { form: "newsletter-subscriptions", anchor: "footer-letter", stamp: await read(page), email };
			const answer = await send(page, new URLSearchParams({ ...fields, consent: "1" }));
			expect(answer.status).toBe(303);
			expect(answer.headers.get("location")).toMatch(/[?&]sent=footer-letter#footer-letter$/);
			expect(
				await app.db.selectFrom("newsletter_subscription").select("email").where("email", "=", email).execute(),
			).toEqual([{ email }]);
		}
	});

	it("brings a form back that is one too many, with the time to wait", async () => {
		open({ forms: 1 });
		const stamp = await read("/nl/contact");
		expect((await send("/nl/contact", message(stamp))).status).toBe(303);
		const second = await send("/nl/contact", message(stamp));
		expect([second.status, second.headers.get("retry-after")]).toEqual([429, "3600"]);
		expect(shown?.posted).toMatchObject({ refused: "RATE_LIMITED", values: { subject: "Vraag" } });
	});

	it("takes an application with its file, and brings it back without one", async () => {
		const page = "/nl/vacatures/gastheer";
		const stamp = await read(page);
		const fields = { form: "vacancy-applications", stamp };
		const without = await send(page, application(new Blob([]), "", fields));
		expect(without.status).toBe(422);
		expect(shown?.posted).toMatchObject({ errors: { cv: "REQUIRED" }, values: { vacancy: "gastheer" } });
		const cv = new Blob([new Uint8Array(GOOD_CVS.docx)]);
		const taken = await send(page, application(cv, "cv.exe", fields));
		expect(taken.headers.get("location")).toBe(`${page}?sent=vacancy-applications#vacancy-applications`);
		expect(readdirSync(folder)).toEqual([(await stored())[0]?.cv_file]);
	});

	it("takes the prize draw on the page without a language, in the visitor's", async () => {
		const entry = {
			form: "prize-draw-entries",
			stamp: await read("/win"),
			name: "Jo",
			email: "jo@example.org",
			answer: "42",
			consent: "1",
		};
		const answer = await send("/win", new URLSearchParams(entry), { "accept-language": "de" });
		expect([answer.status, answer.headers.get("location")]).toEqual([
			303,
			"/win?sent=prize-draw-entries#prize-draw-entries",
		]);
		expect((await stored())[0]?.lang).toBe("de");
	});

	it("refuses forms of other sites, unknown forms, rubbish and what is too large", async () => {
		const stamp = await read("/nl/contact");
		expect((await send("/nl/contact", message(stamp), { origin: "https://evil.example" })).status).toBe(403);
		expect((await send("/nl/contact", message(stamp, { form: "other" }))).status).toBe(400);
		const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
		expect((await send("/nl/contact", "rubbish", multipart)).status).toBe(400);
		expect((await send("/nl/contact", message(stamp, { message: "x".repeat(300_000) }))).status).toBe(413);
		expect(await stored()).toEqual([]);
	});

	it("never leads to another host", async () => {
		const stamp = await read("/nl/contact");
		for (const path of ["//evil.example/nl", "/\\evil.example", "/nl//evil.example"]) {
			const { status, headers } = await send(path, message(stamp));
			expect(`${status} ${headers.get("location")}`).not.toMatch(/30\d (\/\/|\/\\|https?:)/);
		}
	});

	describe("the newsletter", () => {
		const ask = async (email = "noor@example.org", lang = "nl") => {
			const fields = { form: "newsletter-subscriptions", stamp: await read(`/${lang}/contact`), email, consent: "1" };
			const answer = await send(`/${lang}/contact`, new URLSearchParams({ ...fields, firstname: "Noor" }));
			return `${answer.status} ${answer.headers.get("location")}`;
		};
		const outbox = () => app.db.selectFrom("email_outbox").selectAll().orderBy("outbox_id").execute();
		const state = async () =>
			(await app.db.selectFrom("newsletter_subscription").selectAll().executeTakeFirst())?.state ?? null;
		/** Path of the link in the newest mail. */
		const link = async () => {
			const found = /https:\/\/halcyon\.example(\/newsletter\/\S+)/.exec((await outbox()).at(-1)?.text ?? "");
			return found?.[1] ?? "";
		};
		const press = (path: string) => send(path, "", { "Content-Type": "application/x-www-form-urlencoded" });

		it("is not sent before the mailed link is followed and its button pressed, once", async () => {
			await ask();
			expect(await state()).toBe("pending");
			const confirm = await link();
			const before = JSON.stringify(await app.db.selectFrom("newsletter_subscription").selectAll().execute());
			expect(before).not.toContain(confirm.split("token=")[1]);
			// Programs look at links before people do.
			for (const method of ["GET", "HEAD"]) {
				const looked = await site.request(HOST + confirm, { method });
				expect([looked.status, looked.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
			}
			expect(await state()).toBe("pending");
			const pressed = await press(confirm);
			expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/nl/nieuwsbrief-bevestigd"]);
			expect(await state()).toBe("confirmed");
			expect((await outbox()).map((mail) => mail.kind)).toEqual(["newsletter_confirm", "newsletter_welcome"]);
			expect([(await press(confirm)).status, (await visit(confirm)).status]).toEqual([410, 410]);
			expect((await outbox()).length).toBe(2);
		});

		it("answers known, waiting and unknown addresses alike, and mails an address once an hour at most", async () => {
			const answers = [await ask(), await ask(), await ask("NOOR@example.org")];
			expect((await outbox()).length).toBe(1);
			const first = await link();
			pass(3600);
			answers.push(await ask());
			expect((await outbox()).length).toBe(2);
			expect((await press(first)).status).toBe(410);
			await press(await link());
			pass(7200);
			answers.push(await ask());
			expect(new Set(answers)).toEqual(
				new Set(["303 /nl/contact?sent=newsletter-subscriptions#newsletter-subscriptions"]),
			);
			// Who receives it already is not asked again.
			expect((await outbox()).length).toBe(3);
			expect(await state()).toBe("confirmed");
		});

		it("forgets links after seven days", async () => {
			await ask();
			pass(7 * 24 * 3600 + 1);
			expect((await press(await link())).status).toBe(410);
			expect(await state()).toBe("pending");
		});

		it("ends by the button of a mail program (RFC 8058), by the link's page, and can be asked for again", async () => {
			await ask();
			const confirm = await link();
			await press(confirm);
			const welcome = (await outbox()).at(-1);
			const end = welcome?.list_unsubscribe?.replace(HOST, "") ?? "";
			expect(welcome?.text).toContain(end);
			expect((await visit(end)).status).toBe(200);
			expect(await state()).toBe("confirmed");
			// As mail programs send it: no origin, no cookies.
			const oneClick = await site.request(HOST + end, {
				method: "POST",
				body: "List-Unsubscribe=One-Click",
				headers: { host: "halcyon.example", "Content-Type": "application/x-www-form-urlencoded" },
			});
			expect(oneClick.status).toBe(200);
			expect(await oneClick.text()).toContain("Je bent uitgeschreven");
			expect(await state()).toBeNull();
			expect([(await press(end)).status, (await press(confirm)).status]).toEqual([200, 410]);
			await ask();
			expect(await state()).toBe("pending");
			await press(await link());
			expect(await state()).toBe("confirmed");
			// Links of an earlier subscription end the present one.
			await press(end);
			expect(await state()).toBeNull();
		});

		it("keeps nothing of an address that ended it, and says to an old link that it is ended", async () => {
			await ask();
			await press(await link());
			const end = (await outbox()).at(-1)?.list_unsubscribe?.replace(HOST, "") ?? "";
			await send("/nl/contact", message(await read("/nl/contact")));
			await ask("lars@example.org");
			await press(await link());
			expect((await press(end)).status).toBe(200);
			const kept = JSON.stringify([
				await app.db.selectFrom("newsletter_subscription").select("email").execute(),
				(await stored()).map(({ form, email }) => `${form} ${email}`),
				(await outbox()).map(({ kind, recipient }) => `${kind} ${recipient}`),
			]);
			expect(kept).not.toMatch(/newsletter[^"]* noor/);
			// What else was written from the address stays, and so does everybody else.
			expect(kept).toContain("contact-messages noor@example.org");
			expect(kept).toContain("newsletter_welcome lars@example.org");
			expect(await app.db.selectFrom("newsletter_subscription").select("email").execute()).toEqual([
				{ email: "lars@example.org" },
			]);
			const again = await send(end, "", { "accept-language": "fr" });
			expect([again.status, await again.text()]).toEqual([200, expect.stringContaining("Votre désabonnement")]);
			expect((await visit(end)).status).toBe(200);
		});

		it("keeps nothing of an address that never confirmed, or that the version before had left when it ended", async () => {
			await ask();
			await ask("lars@example.org");
			const ended = { state: "unsubscribed" as const, confirm_hash: null, confirm_until: null };
			await app.db.updateTable("newsletter_subscription").set(ended).where("email", "=", "lars@example.org").execute();
			pass(7 * 24 * 3600 + 1);
			expect(await purgeForms(app)).toMatchObject({ forms: 0, unconfirmed: 2 });
			expect([await state(), await stored(), await outbox()]).toEqual([null, [], []]);
		});

		it("knows only links of its own, and says so in the visitor's language", async () => {
			for (const path of ["/newsletter/confirm", "/newsletter/confirm?token=x", "/newsletter/unsubscribe?token=a.b"]) {
				const answer = await site.request(HOST + path, { headers: { "accept-language": "fr" } });
				expect(answer.status).toBe(410);
				expect(await answer.text()).toContain('<html lang="fr">');
			}
			const foreign = await send("/newsletter/confirm?token=x", "", { origin: "https://evil.example" });
			expect(foreign.status).toBe(403);
		});
	});
});
