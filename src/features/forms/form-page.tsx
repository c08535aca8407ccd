import { useRouterState } from "@tanstack/react-router";
import type { FormName } from "#domain/forms/site-forms.ts";
import { type FormState, SENT_PARAM } from "#site/views/form-view.ts";
import { usePage } from "../layout/page-view.tsx";

/** What a link may say beforehand that a message is about. */
const SUBJECT_PARAM = "subject";

/**
 * What the form with an id needs to be drawn: the stamp for its hidden field, itself as it came back (null: it did
 * not), whether this page follows upon its being sent, and the page's path.
 */
export function useForm(
	form: FormName,
	anchor: string,
): {
	stamp: string;
	posted: FormState | null;
	prefilled: Readonly<Record<string, string>>;
	sent: boolean;
	path: string;
} {
	const { stamp, posted } = usePage().forms;
	const { href, publicHref } = useRouterState({ select: (state) => state.location });
	const url = new URL(publicHref ?? href, "http://own.invalid");
	return {
		stamp,
		// The state belongs to the page that it came back on, not to where the visitor went from there.
		posted: posted?.form === form && posted.anchor === anchor && posted.path === url.pathname ? posted : null,
		// What a link to the form says that it is about.
		prefilled: { [SUBJECT_PARAM]: url.searchParams.get(SUBJECT_PARAM) ?? "" },
		path: url.pathname,
		sent: url.searchParams.get(SENT_PARAM) === anchor,
	};
}
