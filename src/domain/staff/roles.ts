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
	/** Answer a request in the owner's place. */
	"requests.answer": ["support", "sales", "admin"],
	/** Book, prolong and release what is held on option. */
	"options.change": ["sales", "admin"],
	/** End a confirmed booking for the guest by its policy, or because the home cannot be had. */
	"bookings.cancel": ["support", "sales", "admin"],
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
	/** Read what guests wrote of their stay, and decide whether it is shown. */
	"reviews.decide": ["support", "admin"],
	/** Read the trail of who did what. */
	"audit.see": ["admin"],
	/** Write down money that came by bank, and refunds that were sent. */
	"payments.write": ["finance", "admin"],
	/** See who has an account. */
	"staff.see": ["admin"],
	/** Invite, give roles, let in again, end an account. */
	"staff.change": ["admin"],
	/** Have the staff bar, and see the homes that are not yet for guests. */
	"testHouses.see": ["support", "sales", "content", "finance", "admin"],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Right = keyof typeof RIGHTS;

/** Whether somebody with these roles may do it. */
export function mayDo(roles: readonly Role[], right: Right): boolean {
	const permitted: readonly Role[] = RIGHTS[right];
	return roles.some((role) => permitted.includes(role));
}
