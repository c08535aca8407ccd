import { createContext, useContext } from "react";
import { useLanguage } from "#i18n/react.tsx";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import type { GuestFormState, GuestView } from "#site/views/guest-view.ts";

/** The view that the parts of a screen of the guest area belong to. */
export const Area = createContext<GuestView | null>(null);

/** Addresses within the area, and the form that came back. */
export function useArea() {
	const view = useContext(Area);
	const language = useLanguage();
	if (!view) throw new Error("outside of the guest area");
	const id = view.guest?.id ?? OWN_AREA;
	return {
		view,
		/** Address of this page, where its forms are sent. */
		here: view.alternates[language],
		to: (path: string) => guestHref(language, id, path),
		/** The form of a name as it came back, or empty. */
		form: (name: string): GuestFormState =>
			view.form?.name === name ? view.form : { name, values: {}, errors: {}, refused: null },
	};
}
