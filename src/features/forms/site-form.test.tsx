import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { FORM_NAMES, type FormName, fieldsOf } from "#domain/forms/site-forms.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import type { FieldCode } from "#domain/validation.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import type { FormState } from "#site/views/form-view.ts";
import { PageProvider } from "../layout/page-view.tsx";
import { FooterNewsletter } from "./footer-newsletter.tsx";
import { SiteForm } from "./site-form.tsx";

interface Shown {
	readonly language?: Language;
	readonly posted?: FormState;
	readonly url?: string;
}

/** What the server sends for an element on a page. */
async function rendered(element: ReactElement, { language = "nl", posted, url = "/nl/contact" }: Shown = {}) {
	const forms = { stamp: "the-stamp", posted: posted ?? null };
	const routeTree = createRootRoute({
		component: () => (
			<LanguageProvider language={language}>
				<PageProvider page={{ forms }}>{element}</PageProvider>
			</LanguageProvider>
		),
		notFoundComponent: () => null,
	});
	const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [url] }) });
	await router.load();
	return renderToString(<RouterProvider router={router} />).replaceAll("<!-- -->", "");
}

const OPTIONS = {
	kind: [{ value: "chalet", label: "Chalet" }],
	countryCode: [{ value: "AT", label: "Oostenrijk" }],
	month: [{ value: "2027-07", label: "juli 2027" }],
};
const FIXED: Partial<Record<FormName, Record<string, string>>> = {
	"contact-messages": { variant: "general" },
	"vacancy-applications": { vacancy: "gastheer" },
};
const drawn = (form: FormName, shown?: Shown) =>
	rendered(<SiteForm form={form} fixed={FIXED[form]} options={OPTIONS} />, shown);

/** The control of a field, as it stands in the page. */
const control = (html: string, name: string) =>
	new RegExp(`<(?:input|select|textarea)(?=[^>]*name="${name}")[^>]*>`).exec(html)?.[0] ?? "";

const cameBack = (form: FormName, errors: Record<string, FieldCode>, more: Partial<FormState> = {}): FormState => ({
	form,
	anchor: form,
	path: "/nl/contact",
	values: {},
	errors,
	refused: null,
	...more,
});

beforeAll(async () => {
	for (const language of LANGUAGES) await loadMessages(language);
});

describe("every form", () => {
	it.each(FORM_NAMES)("%s asks each of its fields under a label of its own, in four languages", async (form) => {
		for (const language of LANGUAGES) {
			const html = await drawn(form, { language });
			const requested = fieldsOf(form).filter(({ name }) => !(name in (FIXED[form] ?? {})));
			for (const field of requested) {
				const id = /id="([^"]+)"/.exec(control(html, field.name))?.[1] ?? "none";
				const label = new RegExp(`<label for="${id}">([^<]+)`).exec(html)?.[1] ?? "";
				expect([field.name, label.length > 2, label === field.name]).toEqual([field.name, true, false]);
				expect(control(html, field.name).includes('required=""')).toBe(field.required);
			}
			expect(html.match(/class="soft font-normal"/g)?.length ?? 0).toBe(
				requested.filter((field) => !field.required).length,
			);
		}
	});

	it.each(
		FORM_NAMES,
	)("%s sends its name, its stamp, its language, and a consent that is nobody's default", async (form) => {
		const html = await drawn(form, { language: "de" });
		for (const [name, value] of [
			["form", form] as const,
			["anchor", form] as const,
			["stamp", "the-stamp"] as const,
			["lang", "de"] as const,
			...Object.entries(FIXED[form] ?? {}),
		]) {
			expect(control(html, name)).toContain(`value="${value}"`);
		}
		expect(control(html, "consent")).toContain('type="checkbox"');
		expect(control(html, "consent")).not.toContain("checked");
		expect(html).toMatch(/<form[^>]*method="post"/);
		expect(html).toContain('href="/de/datenschutz"');
		expect(html.includes('encType="multipart/form-data"')).toBe(form === "vacancy-applications");
	});

	it.each(FORM_NAMES)("%s hides its honeypot from people, screen readers, the Tab key and autofill", async (form) => {
		const html = await drawn(form);
		const trap = control(html, "website");
		expect(trap).toMatch(/tabindex="-1"/i);
		expect(trap).toMatch(/autocomplete="off"/i);
		expect(html).toMatch(/<div class="honeypot" aria-hidden="true">(?:(?!<\/div>).)*name="website"/);
	});

	it.each(FORM_NAMES)("%s thanks where the form stood, and leads back to it", async (form) => {
		const html = await drawn(form, { url: `/nl/contact?sent=${form}` });
		expect(html).toMatch(new RegExp(`role="status" id="${form}" tabindex="-1"`));
		expect(html).toContain(translator("nl")(`forms.sentTitle_${form}`));
		expect(html).not.toContain("<form");
		expect(html).toContain('href="/nl/contact"');
	});

	it.each(FORM_NAMES)("%s comes back with every wrong field named above and marked beside", async (form) => {
		const requested = fieldsOf(form).filter(({ name, required }) => required && !(name in (FIXED[form] ?? {})));
		const errors = Object.fromEntries(requested.map(({ name }) => [name, "REQUIRED" as const]));
		const html = await drawn(form, { posted: cameBack(form, { ...errors, consent: "CONSENT_MISSING" }) });
		expect(html).toMatch(new RegExp(`role="alert" id="${form}-errors" tabindex="-1"`));
		for (const name of [...Object.keys(errors), "consent"]) {
			const tag = control(html, name);
			expect(tag).toContain('aria-invalid="true"');
			const id = /id="([^"]+)"/.exec(tag)?.[1] ?? "none";
			expect(html).toContain(`href="#${id}"`);
			expect(/aria-describedby="([^"]+)"/.exec(tag)?.[1]?.split(" ")).toContain(`${id}-error`);
			expect(html).toContain(`class="field-error" id="${id}-error"`);
		}
	});
});

describe("a form that came back", () => {
	const values = {
		name: "Noor <b>",
		email: "noor@",
		telephone: "06",
		subject: "Vraag",
		message: "Hoi\nen dag",
		consent: "1",
	};

	it("holds what was typed", async () => {
		const posted = cameBack("contact-messages", { email: "INVALID_EMAIL" }, { values });
		const html = await drawn("contact-messages", { posted });
		expect(control(html, "name")).toContain('value="Noor &lt;b&gt;"');
		expect(control(html, "email")).toContain('value="noor@"');
		expect(html).toContain("Hoi\nen dag</textarea>");
		expect(control(html, "consent")).toContain("checked");
		expect(control(html, "name")).not.toContain("aria-invalid");
	});

	it("is the one of two that was sent", async () => {
		const posted = cameBack("contact-messages", { name: "REQUIRED" }, { anchor: "booking", values });
		const form = (anchor: string) => (
			<SiteForm form="contact-messages" anchor={anchor} fixed={{ variant: "general" }} />
		);
		expect(await rendered(form("booking"), { posted })).toContain('role="alert"');
		const other = await rendered(form("contact-messages"), { posted });
		expect(other).not.toContain('role="alert"');
		expect(control(other, "email")).not.toContain("noor@");
		const elsewhere = await rendered(form("booking"), { posted, url: "/nl/privacy" });
		expect(elsewhere).not.toContain('role="alert"');
		const sent = { url: "/nl/contact?sent=booking" };
		expect(await rendered(form("booking"), sent)).toContain('role="status"');
		expect(await rendered(form("contact-messages"), sent)).toContain("<form");
	});

	it.each(["RATE_LIMITED", "BUSY", "STALE"] as const)("says why it was not taken: %s", async (refused) => {
		for (const language of LANGUAGES) {
			const html = await drawn("contact-messages", { language, posted: cameBack("contact-messages", {}, { refused }) });
			expect(html).toContain(translator(language)(`forms.refused_${refused}`));
		}
	});

	it("says what to do about numbers, files and choices in their own words", async () => {
		const lead = await drawn("homeowner-leads", {
			posted: cameBack("homeowner-leads", { bedrooms: "OUT_OF_RANGE", kind: "REQUIRED" }),
		});
		expect(lead).toContain("Vul een getal in van 1 tot en met 99.");
		expect(lead).toContain(translator("nl")("field.INVALID_CHOICE"));
		const application = (errors: Record<string, FieldCode>) =>
			drawn("vacancy-applications", { posted: cameBack("vacancy-applications", errors) });
		expect(await application({ cv: "REQUIRED" })).toContain(translator("nl")("forms.cvMissing"));
		// The browser does not give a file back.
		expect(await application({ name: "REQUIRED" })).toContain(translator("nl")("forms.fileAgain"));
		expect(await application({ cv: "FILE_TYPE" })).not.toContain(translator("nl")("forms.fileAgain"));
	});
});

describe("the newsletter's form in the footer", () => {
	it("asks for an address and a tick, apart from a form of the page itself", async () => {
		const html = await rendered(<FooterNewsletter />);
		expect(control(html, "anchor")).toContain('value="footer-letter"');
		expect(control(html, "email")).toMatch(/aria-label="[^"]+"/);
		expect(control(html, "consent")).toContain("required");
		const both = await rendered(
			<>
				<SiteForm form="newsletter-subscriptions" />
				<FooterNewsletter />
			</>,
			{ url: "/nl/contact?sent=footer-letter" },
		);
		expect(both.match(/role="status"/g)?.length).toBe(1);
		expect(both.match(/<form/g)?.length).toBe(1);
	});

	it("comes back with its errors beside it", async () => {
		const posted = cameBack("newsletter-subscriptions", { email: "INVALID_EMAIL" }, { anchor: "footer-letter" });
		const html = await rendered(<FooterNewsletter />, { posted: { ...posted, values: { email: "noor@x" } } });
		expect(control(html, "email")).toContain('value="noor@x"');
		const described = /aria-describedby="([^"]+)"/.exec(control(html, "email"))?.[1];
		expect(html).toContain(`<p id="${described}">`);
	});
});
