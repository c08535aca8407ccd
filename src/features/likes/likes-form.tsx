import { useRouterState } from "@tanstack/react-router";

/** The form of all hearts of a page. */
export const LIKES_FORM = "likes";

/**
 * What a heart sends without script. One for the page: browsers go through each form's fields once the page is there, and
 * lay out what holds them for it, also what lies far below.
 */
export function LikesForm() {
	const here = useRouterState({ select: (state) => state.location.publicHref });
	return (
		<form id={LIKES_FORM} method="post" action="/likes" hidden>
			<input type="hidden" name="back" value={here} />
		</form>
	);
}
