import type { FormName } from "#domain/forms/site-forms.ts";

/** Forms that are right, one of each that is sent as JSON; and the fields of an application. */

export type JsonForm = Exclude<FormName, "vacancy-applications">;

const COMMON = { lang: "nl", email: "noor@example.org", consent: true, website: "" } as const;

export const FORM_BODIES = {
	"contact-messages": {
		...COMMON,
		variant: "booking",
		name: "Noor de Vries",
		telephone: "06 12345678",
		subject: "Bedlinnen",
		message: "Hoi,\r\nis er bedlinnen?",
		bookingNo: "h7k2 m9qxd",
	},
	"newsletter-subscriptions": { ...COMMON, firstname: "Noor" },
	"homeowner-leads": {
		...COMMON,
		name: "Noor de Vries",
		telephone: "+31 6 12345678",
		countryCode: "AT",
		placename: "Kirchberg in Tirol",
		kind: "chalet",
		bedrooms: 4,
		message: "Aan de piste.",
	},
	"group-house-guide-requests": { ...COMMON, name: "Noor de Vries", groupSize: 24, month: "2027-07" },
	"partner-sign-ups": { ...COMMON, company: "Skifun", name: "Noor de Vries", url: "www.skifun.example", telephone: "" },
	"prize-draw-entries": { ...COMMON, name: "Noor de Vries", answer: "Zell am See" },
} as const satisfies Record<JsonForm, object>;

/** An application as a browser sends it; hand in the file, or null for none. */
export function application(file: Blob | null, name = "cv.pdf", changes: Record<string, string> = {}): FormData {
	const data = new FormData();
	const fields = {
		lang: "nl",
		email: "noor@example.org",
		consent: "1",
		website: "",
		vacancy: "gastheer",
		name: "Noor de Vries",
		telephone: "06 12345678",
		motivation: "Ik hou van huizen.\nEn van gasten.",
		...changes,
	};
	for (const [field, value] of Object.entries(fields)) data.append(field, value);
	if (file) data.append("cv", file, name);
	return data;
}

/** A form as it comes over a line: its bytes, and their type. (A form handed in as it is goes on being written after it was refused.) */
export async function asSent(form: FormData): Promise<{ body: ArrayBuffer; headers: Record<string, string> }> {
	const sent = new Response(form);
	return { headers: { "content-type": sent.headers.get("content-type") ?? "" }, body: await sent.arrayBuffer() };
}
