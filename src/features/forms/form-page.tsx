import { useRouterState } from "@tanstack/react-router";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { FormName } from "#domain/forms/fields.ts";
import { type FormPage, type FormState, SENT_PARAM } from "#site/views/form-view.ts";

const NO_FORM: FormPage = { stamp: "", posted: null };
const Page = createContext<FormPage>(NO_FORM);

/** Hands the page's form state, as the document carries it, to the forms below. */
export function FormPageProvider({ json, children }: { json: string; children: ReactNode }) {
	const page = useMemo((): FormPage => JSON.parse(json) ?? NO_FORM, [json]);
	return <Page value={page}>{children}</Page>;
}

/**
 * What the form with an id needs to be drawn: the stamp for its hidden field, itself as it came back (null: it did
 * not), whether this page follows upon its being sent, and the page's path.
 */
export function useForm(
	form: FormName,
	anchor: string,
): { stamp: string; posted: FormState | null; sent: boolean; path: string } {
	const { stamp, posted } = useContext(Page);
	const { href, publicHref } = useRouterState({ select: (state) => state.location });
	const url = new URL(publicHref ?? href, "http://own.invalid");
	return {
		stamp,
		// The state belongs to the page that it came back on, not to where the visitor went from there.
		posted: posted?.form === form && posted.anchor === anchor && posted.path === url.pathname ? posted : null,
		path: url.pathname,
		sent: url.searchParams.get(SENT_PARAM) === anchor,
	};
}
