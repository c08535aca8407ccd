import { createContext, useContext } from "react";
import { useLanguage } from "#i18n/react.tsx";
import { organisationHref } from "#site/organisation-area.ts";
import type { OrganisationFormState, OrganisationView } from "#site/views/organisation-view.ts";

/** The view that the parts of a screen of an organisation's area belong to. */
export const Organisation = createContext<OrganisationView | null>(null);

/** Addresses within the area, and the form that came back. */
export function useOrganisation() {
	const view = useContext(Organisation);
	const language = useLanguage();
	if (!view) throw new Error("outside of an organisation's area");
	return {
		view,
		/** Address of this page, where its forms are sent. */
		here: view.alternates[language],
		to: (path: string) => organisationHref(view.area, language, path),
		/** The form of a name as it came back, or empty; `member`: of those that stand in many lines, whose (a member, a key). */
		form: (name: string, member?: string): OrganisationFormState =>
			view.form?.name === name && (member === undefined || (view.form.values.member ?? view.form.values.key) === member)
				? view.form
				: { name, values: {}, errors: {}, refused: null },
	};
}
