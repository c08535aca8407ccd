/**
 * Parts of the texts that pages may load, each a file `messages/{language}/{part}.json`; a route names those of its
 * screen in `staticData.messages`. Files that are not named here stay on the server.
 */
export const SCREEN_PARTS = [
	/** Header, footer, errors, and what most screens say: on every page. */
	"common",
	/** Cards of homes, and what homes are described by. */
	"homes",
	/** The search box: destination, dates, party. */
	"search",
	/** The panel of filters and the list of what was found. */
	"results",
	/** The cheapest weeks of a span of months. */
	"bestweek",
	/** Last minutes by week of arrival. */
	"lastminute",
	"map",
	/** One home. */
	"home",
	/** Calendar, refusals and other stays, where a stay at one home is chosen. */
	"stay",
	/** The booking form. */
	"booking",
	/** What only staff and agencies read on the booking form and its thanks. */
	"forstaff",
	/** What the booking form, its thanks and the guest area say of a booking and its guest. */
	"reservation",
	/** Steps of a booking's life, its papers, and what cancelling costs when: its thanks and the guest area. */
	"timeline",
	/** The pages after a booking. */
	"success",
	"favourites",
	/** Group rooms. */
	"grouproom",
	"guest",
	/** The areas of travel agencies, partners, hosts and home owners. */
	"organisation",
	/** The portal of home owners. */
	"owner",
	/** What a home may earn: the page for owners to be, and the portal. */
	"estimate",
	/** The back office. */
	"backoffice",
	/** Forms of visitors. */
	"forms",
	/** Blocks of stories. */
	"content",
	/** What is asked before a visit is measured; its banner loads it. */
	"consent",
] as const;
export type ScreenPart = (typeof SCREEN_PARTS)[number];

export function isScreenPart(text: string | undefined): text is ScreenPart {
	return (SCREEN_PARTS as readonly (string | undefined)[]).includes(text);
}
