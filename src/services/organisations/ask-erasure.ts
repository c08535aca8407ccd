import type { OrganisationKey } from "#db/organisations/organisations.ts";
import type { Language } from "#domain/language.ts";
import type { Result } from "#domain/result.ts";
import { translator } from "#i18n/catalogues.server.ts";
import type { App } from "../app.ts";
import { type FormFailure, submitForm } from "../forms/submit-form.ts";

/**
 * A manager asks for the organisation's data to be deleted. The office does it, by its own use case (`erase.ts`), once
 * homes are off the site, stays are over and nothing is to be paid: what one person clicks must not end what others
 * work with. It lies in the inbox like every message, with its day of receipt, from which the month of Regulation (EU)
 * 2016/679, article 12(3), runs.
 */
export function askErasure(
	app: Pick<App, "db" | "clock" | "settings">,
	{ kind, code, publicId, name: called }: OrganisationKey & { readonly name: string; readonly publicId: string },
	from: {
		readonly name: string;
		readonly email: string;
		readonly language: Language;
	},
): Promise<Result<{ readonly id: string }, FormFailure>> {
	const t = translator(from.language);
	const body = {
		lang: from.language,
		email: from.email,
		consent: true,
		website: "",
		variant: "general",
		name: from.name,
		telephone: "",
		subject: t("organisation.eraseSubject", { name: called }),
		message: t("organisation.eraseMessage", { name: called, kind, code }),
	};
	return submitForm(app, "contact-messages", body, { clientAddress: null, organisation: publicId, attribution: {} });
}
