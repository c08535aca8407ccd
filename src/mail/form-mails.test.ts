import { describe, expect, it } from "vitest";
import { type FormValues, formSchemas } from "#domain/forms/forms.ts";
import { type AnsweredForm, FORM_NAMES, formOf } from "#domain/forms/site-forms.ts";
import { LANGUAGES } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { APPLICATION_BODY, FORM_BODIES } from "./examples/form-examples.ts";
import {
	type FormMailFacts,
	newsletterAskMail,
	newsletterWelcomeMail,
	officeFormMail,
	visitorFormMail,
} from "./form-mails.ts";

const FORMS = FORM_NAMES.filter((form): form is AnsweredForm => formOf(form).mail !== null);

const BODIES: Record<AnsweredForm, object> = {
	...FORM_BODIES,
	"vacancy-applications": APPLICATION_BODY,
};

function factsOf(form: AnsweredForm, changes: object = {}, more: Partial<FormMailFacts> = {}): FormMailFacts {
	const values = formSchemas[form].parse({ ...BODIES[form], ...changes }) as FormValues;
	return { form, values, homesUrl: null, cv: null, ...more };
}

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ");

describe("the mails of forms", () => {
	it.each(LANGUAGES)("in %s answer each form in its own words, as text and as HTML", async (language) => {
		const subjects = new Set<string>();
		for (const form of FORMS) {
			const mail = await visitorFormMail(factsOf(form), language);
			const t = translator(language);
			expect(mail.subject).toBe(t(`formMail.${form}_subject`));
			for (const part of [t(`formMail.${form}_title`), t(`formMail.${form}_lead`), "Noor de Vries"])
				expect(mail.text).toContain(part);
			expect(mail.html).toContain(`<html lang="${language}">`);
			subjects.add(mail.subject);
		}
		expect(subjects.size).toBe(FORMS.length);
	});

	it.each([
		["nl", ["Grootte van de groep: 24", "Maand: juli 2027", "Bekijk huizen voor jullie groep: https://h.example/nl"]],
		["en", ["Group size: 24", "Month: July 2027", "See homes for your group: https://h.example/nl"]],
		["de", ["Größe der Gruppe: 24", "Monat: Juli 2027", "Häuser für eure Gruppe ansehen: https://h.example/nl"]],
		[
			"fr",
			["Taille du groupe : 24", "Mois : juillet 2027", "Voir les maisons pour votre groupe : https://h.example/nl"],
		],
	] as const)("in %s repeat the facts of a guide request and lead to homes with room", async (language, parts) => {
		const facts = factsOf("group-house-guide-requests", {}, { homesUrl: "https://h.example/nl" });
		const mail = await visitorFormMail(facts, language);
		for (const part of parts) expect(plain(mail.text)).toContain(part);
	});

	it("carry no free text to an address that may not be the sender's", async () => {
		const advert = "Buy now at https://spam.example";
		for (const form of FORMS) {
			const typed = { name: advert, subject: advert, message: advert, company: advert, answer: advert };
			const mail = await visitorFormMail(factsOf(form, { ...typed, motivation: advert, placename: advert }), "en");
			expect(mail.text + mail.html + mail.subject).not.toContain("spam.example");
			expect(mail.text).not.toContain("Dear");
		}
	});

	it("greet people with the names that people have", async () => {
		for (const name of ["Noor de Vries", "Jean-Luc d'Arc", "Łukasz Żak", "J.P. van Dijk", "李小龍", "Zoë"]) {
			expect((await visitorFormMail(factsOf("contact-messages", { name }), "en")).text).toContain(`Dear ${name},`);
		}
		for (const name of ["evil.example", "http://x", "call 0900", "x".repeat(61), "<b>"]) {
			expect((await visitorFormMail(factsOf("contact-messages", { name }), "en")).text).not.toContain("Dear");
		}
	});

	it("give the office everything that was sent, escaped, line by line", async () => {
		const message = "<script>alert(1)</script>\nsecond line";
		const mail = await officeFormMail(factsOf("contact-messages", { message }), "nl");
		expect(mail.subject).toBe("Bericht: Noor de Vries");
		for (const part of ["Gaat over: een boeking", "E-mail: noor@example.org", "Telefoon: 06 12345678", "H7K2M9QXD"]) {
			expect(mail.text).toContain(part);
		}
		expect(mail.text).toContain("Bericht\n<script>alert(1)</script>\nsecond line");
		expect(mail.html).not.toContain("<script>");
		const lead = await officeFormMail(factsOf("homeowner-leads"), "nl");
		for (const part of ["Land van het huis: Oostenrijk", "Soort huis: chalet", "Slaapkamers: 4", "Aan de piste."]) {
			expect(lead.text).toContain(part);
		}
		const partner = await officeFormMail(factsOf("partner-sign-ups"), "nl");
		expect(partner.text).toContain("Website: https://www.skifun.example/");
		const cv = { file: "abc.pdf", until: new Date("2027-02-12T10:00:00Z") };
		const application = await officeFormMail(factsOf("vacancy-applications", {}, { cv }), "nl");
		expect(plain(application.text)).toMatch(/Cv: abc\.pdf, wordt gewist op .*12 feb/);
	});

	it.each(LANGUAGES)("in %s ask for the newsletter with one button and welcome with a way out", async (language) => {
		const confirm = "https://h.example/newsletter/confirm?token=T";
		const unsubscribe = "https://h.example/newsletter/unsubscribe?token=U";
		const ask = await newsletterAskMail({ firstname: "Noor" }, { confirm }, language);
		expect(ask.text).toContain(confirm);
		expect(ask.html.split("<a ").length).toBe(2);
		const welcome = await newsletterWelcomeMail({ firstname: "" }, { unsubscribe }, language);
		for (const part of [welcome.text, welcome.html]) expect(part).toContain(unsubscribe);
		expect(welcome.text).toContain(translator(language)("formMail.newsletter_unsubscribe"));
	});
});
