/** Organisations, the roles of their people, and who may do what (docs/guides/people-and-privacy.md#organisations). */

export const ORGANISATION_KINDS = ["agency", "partner", "owner"] as const;
/** `partner`: a sales partner or a host; `owner`: a home owner. */
export type OrganisationKind = (typeof ORGANISATION_KINDS)[number];

/** `owner`: of the account, not of a home; `reader` sees and changes nothing. */
export const MEMBER_ROLES = ["owner", "member", "reader"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Areas of the site with sign-in, cookie and session of their own. */
export const ORGANISATION_AREAS = ["agency", "portal"] as const;
export type OrganisationArea = (typeof ORGANISATION_AREAS)[number];

/** The area that organisations of a kind sign in to. */
export function areaOf(kind: OrganisationKind): OrganisationArea {
	return kind === "agency" ? "agency" : "portal";
}

const EVERYBODY = MEMBER_ROLES;
const WORKING: readonly MemberRole[] = ["owner", "member"];
const OWNER: readonly MemberRole[] = ["owner"];

/**
 * Which roles of which organisations may do what. What is not listed here nobody may; what somebody does with the own
 * sessions needs no right. The test that asks the running site for every cell reads this table.
 */
const MEMBER_RIGHTS = {
	/** See who belongs to the organisation. */
	"users.see": { agency: EVERYBODY, partner: EVERYBODY, owner: EVERYBODY },
	/** Invite people, give them roles, end their access. */
	"users.change": { agency: OWNER, partner: OWNER, owner: OWNER },
	/** See the bookings that the organisation made for its clients, with their papers; of an owner: those of the homes. */
	"bookings.see": { agency: EVERYBODY, owner: EVERYBODY },
	/** Book, hold and apply for clients. */
	"bookings.make": { agency: WORKING },
	/** See what the bookings earn, and take it out of the pages while a client looks. */
	"commission.see": { agency: EVERYBODY },
	/** See the own account: bookings that were brought, without guests, and commission as it changes. */
	"ledger.see": { partner: EVERYBODY },
	/** Make links that bring guests, and see how often they were followed. */
	"links.see": { partner: EVERYBODY },
	/** Choose the homes of the own landing page. */
	"landing.change": { partner: WORKING },
	/** See the keys of the partner's programs, and how often they were used. */
	"keys.see": { partner: EVERYBODY },
	/** Make keys, name, renew and end them. */
	"keys.change": { partner: OWNER },
	/** See the monthly statements and what of them is paid. */
	"statements.see": { agency: EVERYBODY, partner: EVERYBODY, owner: EVERYBODY },
	/** See and change where the organisation is paid. */
	"payout.change": { agency: OWNER, partner: OWNER, owner: OWNER },
	/** See the own homes, their calendars, and what was proposed of them. */
	"homes.see": { owner: EVERYBODY },
	/** See what the own homes earn, and take it along as a file. */
	"earnings.see": { owner: EVERYBODY },
	/** Answer requests for the own homes. */
	"requests.answer": { owner: WORKING },
	/** Close nights of the own homes, and open them again. */
	"nights.block": { owner: WORKING },
	/** Say which calendars the own homes take in, and renew the address of the one they give out. */
	"calendars.change": { owner: WORKING },
	/** Propose prices, rules and facts of the own homes. */
	"proposals.make": { owner: WORKING },
	/** Read what was written to the office and what it answered. */
	"messages.see": { agency: EVERYBODY, partner: EVERYBODY, owner: EVERYBODY },
	/** Write to the office. */
	"messages.write": { agency: WORKING, partner: WORKING, owner: WORKING },
	/** State as what the owner lets. */
	"letting.state": { owner: OWNER },
} as const satisfies Readonly<Record<string, Partial<Readonly<Record<OrganisationKind, readonly MemberRole[]>>>>>;
export type MemberRight = keyof typeof MEMBER_RIGHTS;
export const ALL_MEMBER_RIGHTS = Object.keys(MEMBER_RIGHTS) as readonly MemberRight[];

/** Whom a thing belongs to: a code of an organisation's kind; null: there is no such thing. */
export interface Belonging {
	readonly kind: OrganisationKind;
	readonly code: string | null;
}

/** Somebody as a member of one organisation. */
export interface Member {
	readonly role: MemberRole;
	readonly organisation: { readonly kind: OrganisationKind; readonly code: string };
}

/**
 * Whether somebody may do something, on the own organisation or on a thing. The one question that pages, forms and
 * use cases of organisations ask; another's thing and one that there is not are refused alike.
 */
export function mayAct(member: Member | null, right: MemberRight, thing?: Belonging | null): boolean {
	if (!member) return false;
	const { role, organisation } = member;
	const of: Partial<Readonly<Record<OrganisationKind, readonly MemberRole[]>>> = MEMBER_RIGHTS[right];
	if (!of[organisation.kind]?.includes(role)) return false;
	if (thing === undefined) return true;
	// Codes are the same in any spelling.
	const isOwn = thing?.code != null && thing.code.toLowerCase() === organisation.code.toLowerCase();
	return isOwn && thing.kind === organisation.kind;
}
