import { describe, expect, it } from "vitest";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { accountMail } from "./account-mails.ts";
import { bookingMail } from "./booking-mails.ts";
import { EXAMPLE_BOOKINGS } from "./examples/example-bookings.ts";
import { formMailExamples } from "./examples/form-examples.ts";
import { guestExtras, type MailExample, mailExamples } from "./examples/mail-examples.ts";
import { mailStates } from "./examples/mail-states.ts";
import { fittingSubject, type RenderedMail } from "./layout.ts";

const SITE = "https://halcyon.example";
const BOOKINGS = Object.entries(EXAMPLE_BOOKINGS);
const [FIRST = EXAMPLE_BOOKINGS.onSite] = Object.values(EXAMPLE_BOOKINGS);

/** The words that a reader of the HTML sees. */
function seen(html: string): string {
	return html
		.replace(/<div style="display:none.*?<\/div>/s, "")
		.replace(/<(style|title)\b.*?<\/\1>/gs, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/&#39;/g, "'")
		.replace(/&quot;/g, '"')
		.replace(/&lt;/g, "<")
		.replace(/&gt;/g, ">")
		.replace(/&amp;/g, "&");
}

/** Numbers of bookings, dates and sums: every word with a figure in it. */
function figures(text: string): readonly string[] {
	const words = text.replace(/https?:\/\/\S+/g, "").split(/[\s\u00a0\u202f]+/);
	return words
		.map((word) => word.replace(/^[(„«']+|[:,.;)“»']+$/g, ""))
		.filter((word) => /\d/.test(word))
		.sort();
}

async function each(
	check: (mail: RenderedMail, language: Language, example: MailExample, booking: BookingFacts) => void,
): Promise<void> {
	for (const [, booking] of BOOKINGS) {
		for (const example of mailExamples(booking, SITE)) {
			for (const language of example.to === "office" ? (["nl"] as const) : LANGUAGES) {
				check(await example.render(language), language, example, booking);
			}
		}
	}
}

describe("every mail in every language", () => {
	it("says the same as HTML and as text", async () => {
		await each((mail, language, { kind }) => {
			const about = `${kind} ${language}`;
			expect(figures(seen(mail.html)), about).toEqual(figures(mail.text));
			const links = [...mail.html.matchAll(/<a href="([^"]+)"/g)].map(([, url = ""]) => url.replace(/&amp;/g, "&"));
			expect(links.length, about).toBeGreaterThan(0);
			for (const url of links) {
				expect(url, about).toMatch(/^https:\/\/halcyon\.example/);
				expect(mail.text, about).toContain(`: ${url}\n`);
			}
		});
	});

	it("leaves nothing open: no undefined, no empty brackets or labels, no exclamation mark", async () => {
		await each((mail, language, { kind }) => {
			for (const text of [mail.subject, mail.text, seen(mail.html)]) {
				expect(text, `${kind} ${language}`).not.toMatch(/undefined|null|NaN|Invalid|\[object|\(\s*\)|!|\{|\}|,\s*,/);
			}
			expect(mail.text, `${kind} ${language}`).not.toMatch(/:[ \u00a0]*$/m);
		});
	});

	it("is in its own language", async () => {
		const typical: Record<Language, RegExp> = {
			nl: /\b(je|het|een|niet|uiterlijk)\b/i,
			en: /\b(the|you|your)\b/i,
			de: /\b(du|dein|deine|dir|das|bis)\b/i,
			fr: /\b(vous|votre|le|les|nous)\b/i,
		};
		const foreign: Record<Language, RegExp> = {
			nl: /\b(the|you|your|with|und|nicht|vous|votre)\b/i,
			en: /\b(het|een|niet|und|nicht|vous|votre)\b/i,
			de: /\b(the|you|your|with|het|een|vous|votre)\b/i,
			fr: /\b(the|you|your|with|het|een|und|nicht)\b/i,
		};
		await each((mail, language, { kind }) => {
			const own = mail.text
				.replace(/https?:\/\/\S+/g, "")
				.replaceAll(EXAMPLE_BOOKINGS.longNames.home.title.nl ?? "", "")
				.replaceAll("Wir renovieren das Bad.", "")
				.replaceAll(/.*(Kitzbüheler|Nella cassetta).*/g, "");
			expect(own, `${kind} ${language}`).toMatch(typical[language]);
			expect(own, `${kind} ${language}`).not.toMatch(foreign[language]);
			expect(mail.html).toContain(`<html lang="${language}">`);
		});
		const german = await Promise.all(mailExamples(FIRST, SITE).map(({ render }) => render("de")));
		const english = await Promise.all(mailExamples(FIRST, SITE).map(({ render }) => render("en")));
		expect(german.filter(({ subject }, index) => subject === english[index]?.subject)).toEqual([]);
	});

	it("has no-break spaces in French before high punctuation and inside guillemets", async () => {
		await each((mail, language, { kind }) => {
			if (language !== "fr") return;
			for (const text of [mail.subject, mail.text.replace(/https?:\/\/\S+/g, "")]) {
				expect(text, kind).not.toMatch(/ [:;?»]|« /);
				expect(text.replaceAll("16:00", ""), kind).not.toMatch(/[^\s\u00a0\d][;?](\s|$)/);
			}
		});
	});

	it("has a subject of its own in one line of at most 78 characters", async () => {
		const subjects = new Map<string, string>();
		await each((mail, language, { kind }, booking) => {
			expect([...mail.subject].length, mail.subject).toBeLessThanOrEqual(78);
			const key = `${booking.bookingNo} ${language} ${mail.subject}`;
			expect(subjects.get(key), mail.subject).toBeUndefined();
			subjects.set(key, kind);
		});
	});

	it("has one heading, one table and one button, and can be read without pictures", async () => {
		await each((mail, language, { kind }) => {
			const count = (pattern: RegExp) => mail.html.match(pattern)?.length ?? 0;
			const about = `${kind} ${language}`;
			expect(count(/<h1/g), about).toBe(1);
			expect(count(/<table/g), about).toBeLessThanOrEqual(1);
			expect(count(/<img/g), about).toBeLessThanOrEqual(1);
			expect(count(/background:#b84c18/g), about).toBe(1);
			expect(count(/<img(?![^>]*alt="[^"]+")/g), about).toBe(0);
		});
	});
});

/** What no reader may see: words of programs, gaps where a value is missing, and marks that stand alone. */
const GAP = /undefined|\bnull\b|NaN|Invalid|\[object|\(\s*\)|!|[{}]|,\s*[,.]|\.\.(?!\.)|[ \u00a0\u202f]{2}| [,.](?!\d)/;

describe("every mail in every state, without each value that may be missing", () => {
	const states = [
		...BOOKINGS.flatMap(([name, booking]) => mailStates(booking, SITE).map((example) => ({ name, example }))),
		...formMailExamples(SITE).map((example) => ({ name: "", example })),
	];

	it("is more than six hundred states, no two under one name", () => {
		const names = states.map(({ name, example }) => `${name} ${example.kind} ${example.state}`);
		expect(new Set(names).size).toBe(names.length);
		expect(names.length).toBeGreaterThan(600);
		const kinds = new Set(states.map(({ example }) => example.kind));
		for (const { kind } of mailExamples(FIRST, SITE)) {
			if (!kind.startsWith("staff_ledger") && !kind.startsWith("staff_payout")) expect(kinds).toContain(kind);
		}
	});

	it.each(LANGUAGES)("has no gap in %s, and says the same as HTML and as text", async (language) => {
		for (const { name, example } of states) {
			if (example.to === "office" && language !== "nl") continue;
			const mail = await example.render(language);
			const about = `${name} ${example.kind} ${example.state} ${language}`;
			for (const text of [
				mail.subject,
				...mail.text.split("\n"),
				mail.html.replace(/<style.*?<\/style>/gs, "").replace(/<[^>]+>/g, "|"),
			]) {
				expect.soft(text.replace(/https?:\S+/g, "").replace(/^\s+|\n\s*/g, ""), about).not.toMatch(GAP);
			}
			expect(mail.subject.trim(), about).not.toBe("");
			expect(mail.text, about).not.toMatch(/:[ \u00a0]*$/m);
			expect(mail.text, about).not.toMatch(/\n{4}/);
			expect(figures(seen(mail.html)), about).toEqual(figures(mail.text));
			if (language === "fr") expect(mail.text.replace(/https?:\/\/\S+/g, ""), about).not.toMatch(/ [:;?»]|« /);
		}
	});
});

/** A day with its weekday cut short, as tables have it. */
const SHORT_DAY: Readonly<Record<Language, RegExp>> = {
	nl: /\b(?:ma|di|wo|do|vr|za|zo) \d/,
	en: /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? \d/,
	de: /\b(?:Mo|Di|Mi|Do|Fr|Sa|So)\.,? \d/,
	fr: /\b(?:lun|mar|mer|jeu|ven|sam|dim)\. \d/,
};

describe("a day in a sentence", () => {
	it.each(LANGUAGES)("is written in full in every mail in %s; tables may cut it short", async (language) => {
		for (const [, booking] of BOOKINGS) {
			for (const example of [...mailExamples(booking, SITE), ...formMailExamples(SITE)]) {
				const { text } = await example.render(language);
				for (const line of text.split("\n").filter((line) => line.endsWith("."))) {
					expect.soft(line.replace(/[\u00a0\u202f]/g, " "), example.kind).not.toMatch(SHORT_DAY[language]);
				}
			}
		}
	});
});

describe("what people write", () => {
	const nasty = (booking: BookingFacts): BookingFacts => ({
		...booking,
		guest: {
			...booking.guest,
			firstname: "<img src=x onerror=alert(1)>\r\nBcc: a@b.example",
			lastname: '"><script>alert(2)</script>',
			companyName: "<b>Acme</b>",
		},
		home: { ...booking.home, title: { en: "<script>alert(1)</script>\r\nBcc: all@example.org\u2028X" } },
	});

	it("is escaped, and ends neither a subject nor a line of the text", async () => {
		for (const example of mailExamples(nasty(FIRST), SITE)) {
			for (const language of LANGUAGES) {
				const mail = await example.render(language);
				expect(mail.html).not.toMatch(/<script|<img src=x|<b>/);
				expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
				expect(mail.text).not.toMatch(/^Bcc:/m);
			}
		}
	});

	it("in the owner's sentence is escaped as well", async () => {
		const extras = {
			...guestExtras(FIRST, SITE).application_declined,
			reason: { sentence: "<script>alert(1)</script>\nBcc: x" },
		};
		const mail = await bookingMail("application_declined", FIRST, extras, "nl");
		expect(mail.html).toContain("&lt;script&gt;");
		expect(mail.text).not.toMatch(/^Bcc:/m);
	});

	it("leads nowhere but to absolute addresses of the web", async () => {
		for (const url of ["javascript:alert(1)", "/nl/gast", "https://halcyon.example/a b", "//evil.example"]) {
			const extras = { name: null, url, code: "123 456", minutes: 15 };
			await expect(async () => accountMail("sign_in", extras, "nl")).rejects.toThrow(TypeError);
		}
	});

	it("is cut in subjects only when it is too long, and never to nothing", () => {
		expect(fittingSubject("Haus Zwei", (home) => `Booking: ${home}`)).toBe("Booking: Haus Zwei");
		const cut = fittingSubject("L".repeat(100), (home) => `Booking: ${home}`);
		expect(cut).toHaveLength(78);
		expect(cut).toMatch(/L…$/);
		expect(fittingSubject("L".repeat(100), (home) => `${"x".repeat(90)}${home}`)).toBe(
			`${"x".repeat(90)}${"L".repeat(15)}…`,
		);
	});
});

describe("what others learn of a guest", () => {
	it.each([
		["owner_booking", ["Noor de Vries"], ["noor@", "12345678", "Kerkstraat", "1011", "Amsterdam"]],
		["owner_request", [], ["Noor", "de Vries", "noor@", "12345678", "Kerkstraat", "1011", "Amsterdam"]],
		["owner_cancellation", [], ["Noor", "noor@", "12345678", "Kerkstraat", "1011", "Amsterdam"]],
		["partner_booking", [], ["Noor", "noor@", "12345678", "Kerkstraat", "Amsterdam", "Acme", "adult"]],
		["partner_cancellation", [], ["Noor", "noor@", "12345678", "Kerkstraat", "Amsterdam", "Acme", "adult"]],
	] as const)("%s", async (kind, shown, hidden) => {
		const booking = { ...FIRST, guest: { ...FIRST.guest, companyName: "Acme BV" } };
		const example = mailExamples(booking, SITE).find((example) => example.kind === kind);
		if (!example) throw new Error(`no example of ${kind}`);
		for (const language of LANGUAGES) {
			const mail = await example.render(language);
			const all = mail.subject + mail.text + mail.html;
			for (const part of shown) expect(all).toContain(part);
			for (const part of hidden) expect(all).not.toContain(part);
		}
	});

	it("only a partner's own mails speak of commission", async () => {
		await each((mail, language, { kind }) => {
			const speaks = /commissi|Provision/i.test(mail.subject + mail.text);
			const mayspeak = kind.startsWith("partner_");
			if (!mayspeak) expect(speaks, `${kind} ${language}`).toBe(false);
		});
		const booked = mailExamples(FIRST, SITE).find(({ kind }) => kind === "partner_booking");
		expect((await booked?.render("en"))?.text).toContain("Commission (8%): €100.80");
	});

	it("the office gets all of it, in Dutch", async () => {
		const copy = mailExamples(EXAMPLE_BOOKINGS.business, SITE).find(({ kind }) => kind === "office_copy");
		const text = (await copy?.render("nl"))?.text ?? "";
		for (const part of [
			"Noor de Vries",
			"noor@example.org",
			"+31612345678",
			"Van der Meer & Zonen BV",
			"NL123456789B01",
			"1011 AB Amsterdam",
			"Boeking H3P8W2RTC",
		])
			expect(text).toContain(part);
	});
});
