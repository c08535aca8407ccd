import type { ScreenPart } from "#i18n/screen-parts.ts";

/**
 * Parts of the texts that screens need beside the common one. A route names its own in `staticData.messages`; one whose
 * screen depends on what its loader finds returns the rest as `messages`. A test holds them to what the screens say.
 */
declare module "@tanstack/react-router" {
	interface StaticDataRouteOption {
		readonly messages?: readonly ScreenPart[];
	}
}

export const SEARCH_MESSAGES: readonly ScreenPart[] = ["homes", "search", "results", "map"];
export const LASTMINUTE_MESSAGES: readonly ScreenPart[] = ["homes", "search", "results", "map", "lastminute"];
export const WEEK_MESSAGES: readonly ScreenPart[] = ["homes", "search", "results", "bestweek"];
export const HOME_MESSAGES: readonly ScreenPart[] = ["homes", "home", "stay", "map"];
export const BOOKING_MESSAGES: readonly ScreenPart[] = ["homes", "stay", "booking", "reservation"];
export const SUCCESS_MESSAGES: readonly ScreenPart[] = ["success", "timeline", "reservation"];
/** Beside both, where staff book for a guest. */
export const STAFF_MESSAGES: readonly ScreenPart[] = ["forstaff"];
export const FAVOURITES_MESSAGES: readonly ScreenPart[] = ["homes", "favourites"];
export const ROOM_MESSAGES: readonly ScreenPart[] = ["homes", "grouproom"];
export const GUEST_MESSAGES: readonly ScreenPart[] = ["homes", "favourites", "reservation", "timeline", "guest"];
export const ORGANISATION_MESSAGES: readonly ScreenPart[] = ["organisation"];
export const PORTAL_MESSAGES: readonly ScreenPart[] = ["organisation", "owner", "estimate"];
export const OFFICE_MESSAGES: readonly ScreenPart[] = ["backoffice"];
/** A story may hold any block. */
export const STORY_MESSAGES: readonly ScreenPart[] = ["homes", "search", "map", "forms", "content", "estimate"];

interface Match {
	readonly staticData: { readonly messages?: readonly ScreenPart[] };
	readonly loaderData?: unknown;
}

/** Parts that the screens of these matches need, each once. */
export function messagesOf(matches: readonly Match[]): readonly ScreenPart[] {
	const found = matches.map(
		({ loaderData }) => (loaderData as { messages?: readonly ScreenPart[] } | undefined)?.messages,
	);
	return [
		...new Set([
			...matches.flatMap(({ staticData }) => staticData.messages ?? []),
			...found.flatMap((own) => own ?? []),
		]),
	];
}
