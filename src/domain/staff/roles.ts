/** Roles of the people in the back office, and what each may do (docs/guides/people-and-privacy.md#staff). */

export const ROLES = ["support", "sales", "content", "finance", "admin"] as const;
export type Role = (typeof ROLES)[number];

export function isRole(word: string): word is Role {
	return (ROLES as readonly string[]).includes(word);
}

/**
 * Who may do what. What is not listed here nobody may; what somebody does with the own account needs no right.
 * The test that asks the running site for every cell reads this table.
 */
const RIGHTS = {
	/** See bookings with their guests, money, papers and mails. */
	"bookings.see": ["support", "sales", "finance", "admin"],
	/** Write a note beside a booking. */
	"bookings.note": ["support", "sales", "finance", "admin"],
	/** Write to the guest of a booking. */
	"bookings.write": ["support", "sales", "finance", "admin"],
	/** Say who looks after a booking. */
	"bookings.assign": ["support", "sales", "finance", "admin"],
	/** Book or apply for a guest, with what only staff may say beside it. */
	"bookings.make": ["support", "sales", "admin"],
	/** See which mails were sent, wait or failed, and read what of them lets nobody in. */
	"mails.see": ["support", "sales", "finance", "admin"],
	/** Try failed mails again, and send others once more. */
	"mails.send": ["support", "sales", "finance", "admin"],
	/** Answer a request in the owner's place. */
	"requests.answer": ["support", "sales", "admin"],
	/** Take an option for a guest; book, prolong and release what is held on option. */
	"options.change": ["sales", "admin"],
	/** End a confirmed booking for the guest by its policy, or because the home cannot be had. */
	"bookings.cancel": ["support", "sales", "admin"],
	/** Move a confirmed booking to other dates or another home. */
	"bookings.rebook": ["support", "sales", "admin"],
	/** Ask a colleague for what needs two: a price by hand, money back beyond the policy. Nothing moves by it. */
	"money.ask": ["support", "sales", "finance", "admin"],
	/** Confirm or refuse what a colleague asks for; never the own. */
	"money.confirm": ["finance", "admin"],
	/** See which nights of all homes are taken, and by what. */
	"board.see": ["support", "sales", "admin"],
	/** Close nights of a home, and open what staff closed. */
	"board.block": ["support", "sales", "admin"],
	/** Read what people wrote by the site's forms. */
	"messages.see": ["support", "sales", "admin"],
	/** Answer it, give it to a colleague, put it aside; write the texts to answer with. */
	"messages.answer": ["support", "sales", "admin"],
	/** See and set the banners that every page shows. */
	"flags.change": ["support", "sales", "admin"],
	/** See homes of every status, with their rates and what is asked of them. */
	"homes.see": ["support", "sales", "admin"],
	/** See what feeds brought, and what failed in them. */
	"feeds.see": ["support", "sales", "admin"],
	/** Run a feed again. */
	"feeds.run": ["admin"],
	/** Put homes on the site, take them off, set them apart as test houses. */
	"homes.publish": ["sales", "admin"],
	/** Release what owners propose of their homes, or send it back. */
	"proposals.decide": ["sales", "admin"],
	/** See discount codes, make, change and end them. */
	"codes.change": ["sales", "admin"],
	/** See partners and hosts, what they bring and what it earns them. */
	"partners.see": ["sales", "finance", "admin"],
	/** Take on partners and hosts, and change what is agreed with them. */
	"partners.change": ["sales", "admin"],
	/** See travel agencies and what is agreed with them. */
	"agencies.see": ["sales", "finance", "admin"],
	/** Take on travel agencies, and change what is agreed with them. */
	"agencies.change": ["sales", "admin"],
	/** Decide whether an agency may book on invoice. */
	"agencies.invoice": ["finance", "admin"],
	/** Let people of partners, hosts, owners and agencies in, give them roles, end their access. */
	"members.change": ["sales", "admin"],
	/** Hand out everything that is held of people of organisations and of organisations, and forget them. */
	"people.data": ["sales", "admin"],
	/** See home owners with their homes. */
	"owners.see": ["support", "sales", "finance", "admin"],
	/** Take along what the law asks us to report of homes that are let. */
	"owners.report": ["finance", "admin"],
	/** Take on home owners, and change how they are reached. */
	"owners.change": ["sales", "admin"],
	/** See and change where old addresses lead. */
	"redirects.change": ["content", "admin"],
	/** Read what guests wrote of their stay, and decide whether it is shown. */
	"reviews.decide": ["support", "admin"],
	/** Read the trail of who did what. */
	"audit.see": ["admin"],
	/** Write down money that came by bank, and refunds that were sent. */
	"payments.write": ["finance", "admin"],
	/** Lay out what is paid to partners, agencies and owners, release what a colleague laid out, say what came back. */
	"payouts.make": ["finance", "admin"],
	/** See guests with their bookings and credits. */
	"guests.see": ["support", "sales", "finance", "admin"],
	/** Hand out everything that is held of a guest, and forget a guest. */
	"guests.data": ["support", "admin"],
	/** Give a guest credits; above a limit a colleague is asked. */
	"credits.give": ["finance", "admin"],
	/** See what is sold, in sums: bookings, money, nights and where they come from. */
	"numbers.see": ["sales", "finance", "admin"],
	/** See who has an account. */
	"staff.see": ["admin"],
	/** Invite, give roles, let in again, end an account. */
	"staff.change": ["admin"],
	/** Ask why a home stands where it stands in a search, or is not in it. */
	"search.explain": ["support", "sales", "content", "admin"],
	/** Have the staff bar, and see the homes that are not yet for guests. */
	"testHouses.see": ["support", "sales", "content", "finance", "admin"],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Right = keyof typeof RIGHTS;

/** Whether somebody with these roles may do it. */
export function mayDo(roles: readonly Role[], right: Right): boolean {
	const permitted: readonly Role[] = RIGHTS[right];
	return roles.some((role) => permitted.includes(role));
}
