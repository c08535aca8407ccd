import { listPasskeysOf } from "#db/guests/passkeys.ts";
import { listMemberSessions } from "#db/organisations/member-sessions.ts";
import { lapsedBefore, listMembers, listOrganisationsOf } from "#db/organisations/organisations.ts";
import { OF_FIELD } from "#domain/forms/organisation-forms.ts";
import type { Language } from "#domain/language.ts";
import { type MemberRight, mayAct, type OrganisationArea } from "#domain/organisations/rights.ts";
import { alternates } from "#site/href.ts";
import {
	ORGANISATION_SECTIONS,
	type OrganisationSection,
	organisationBack,
	organisationHref,
} from "#site/organisation-area.ts";
import {
	ORGANISATION_DONE,
	type OrganisationFormState,
	type OrganisationPage,
	type OrganisationView,
	type UsersPage,
} from "#site/views/organisation-view.ts";
import { passkeyLine } from "../../access/passkey-line.ts";
import type { App } from "../../app.ts";
import { organisationEraseRefusal } from "../../organisations/erase.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { isLastManager } from "../../organisations/members.ts";
import { clientWords } from "../office/client-words.ts";
import { agencyBookingPage, agencyBookingsPage, agencyOverview } from "./agency-pages.ts";
import { keysPage } from "./keys-page.ts";
import { landingPage } from "./landing-page.ts";
import { ledgerPage, partnerOverview, statementsPage } from "./ledger-pages.ts";
import { linksPage } from "./links-page.ts";
import { messagePage, messagesPage } from "./messages-page.ts";
import { ownerPage } from "./owner-page.ts";
import { payoutPage } from "./payout-page.ts";

/** What a page of an organisation's area needs to know of a request beside its session. */
export interface OrganisationPageRequest {
	readonly area: OrganisationArea;
	readonly language: Language;
	/** Path below the area. */
	readonly path: string;
	/** What the address asks for. */
	readonly query: Readonly<Record<string, unknown>>;
	/** A form that comes back, and what its answer shows instead of the page. */
	readonly form: OrganisationFormState | null;
	readonly instead: OrganisationPage | null;
}

/** The right that a section needs; null: whoever is signed in. */
const NEEDS: Readonly<Record<OrganisationSection, MemberRight | null>> = {
	overview: null,
	calendar: "homes.see",
	bookings: "bookings.see",
	ledger: "ledger.see",
	statements: "statements.see",
	links: "links.see",
	landing: "links.see",
	keys: "keys.see",
	payout: "payout.change",
	earnings: "earnings.see",
	homes: "homes.see",
	messages: "messages.see",
	users: "users.see",
};

const HIDDEN_FROM_CLIENTS: readonly OrganisationSection[] = ["ledger", "statements", "payout", "messages"];

/**
 * A page of an organisation's area. Signed out every address shows the same form. Null: there is no such page, it is
 * another's, or the person may not see it.
 */
export async function organisationPage(
	app: App,
	session: MemberSession | null,
	request: OrganisationPageRequest,
): Promise<OrganisationView | null> {
	const { area, path, instead, query } = request;
	const isOfAnother = request.form?.refused === "SWITCHED";
	const form = request.form && isOfAnother ? { ...request.form, refused: null } : request.form;
	const frame = {
		area,
		form,
		done: ORGANISATION_DONE.find((known) => known === query.done) ?? null,
		alternates: alternates(area, () => ({ path: path.split("/").filter(Boolean) })),
	};
	const link = linkPage(path);
	if (link || !session) {
		const page = instead ?? link ?? { name: "signIn" as const, attemptId: null, back: organisationBack(area, path) };
		return { ...frame, page, person: null, menu: [], section: null, clientLooks: null, formOf: null };
	}
	const section = sectionOf(area, path);
	const page = instead ?? (await ownPage(app, session, request));
	// A page that the organisation of this moment does not have: the overview says why the form was not taken.
	if (!page && isOfAnother && path !== "") return organisationPage(app, session, { ...request, path: "" });
	if (!page) return null;
	const { name, role, organisation } = session;
	const known = await listOrganisationsOf(app.db, area, session.userId, app.clock.now());
	return {
		...frame,
		page,
		person: {
			name,
			role,
			organisation,
			others: known
				.filter((one) => one.public_id !== organisation.publicId)
				.map((one) => ({ id: one.public_id, name: one.name })),
		},
		menu: ORGANISATION_SECTIONS[area].filter((one) => maySee(session, one)),
		section,
		clientLooks: mayAct(session, "commission.see") ? session.clientLooks : null,
		formOf: isOfAnother ? (known.find((one) => one.public_id === form?.values[OF_FIELD])?.name ?? "") : null,
	};
}

function sectionOf(area: OrganisationArea, path: string): OrganisationSection | null {
	const [first = "overview"] = path.split("/").filter(Boolean);
	return ORGANISATION_SECTIONS[area].find((name) => name === first) ?? null;
}

function maySee(session: MemberSession, section: OrganisationSection): boolean {
	const right = NEEDS[section];
	// While a client looks nothing says that there is a commission.
	if (session.clientLooks && HIDDEN_FROM_CLIENTS.includes(section)) return false;
	return right === null || mayAct(session, right);
}

/** The page behind the link of a mail: it asks once more, and looks nothing up before. */
function linkPage(path: string): OrganisationPage | null {
	const [kind, token, ...rest] = path.split("/").filter(Boolean);
	return kind === "sign-in" && token && rest.length === 0 ? { name: "enter", token } : null;
}

/** Sections that look alike for every kind of organisation. */
const EVERY_AREAS: readonly OrganisationSection[] = ["users", "statements", "payout", "messages"];

async function ownPage(
	app: App,
	session: MemberSession,
	{ area, path, language, query, form }: OrganisationPageRequest,
): Promise<OrganisationPage | null> {
	const section = sectionOf(area, path);
	if (!section || !maySee(session, section)) return null;
	const [, ...rest] = path.split("/").filter(Boolean);
	const isOwners = session.organisation.kind === "owner" && !EVERY_AREAS.includes(section);
	if (isOwners) return ownerPage(app, session, { section, rest, query, form }, language);
	if (section === "bookings" && rest.length === 1) return agencyBookingPage(app, session, rest[0] ?? "", language);
	if (section === "messages" && rest.length === 1) return messagePage(app, session, rest[0] ?? "");
	if (rest.length > 0) return null;
	switch (section) {
		case "overview":
			return overviewOf(app, session, language);
		case "bookings":
			return agencyBookingsPage(app, session, query, (page) => organisationHref(area, language, page), language);
		case "ledger":
			return ledgerPage(app, session, query, language);
		case "statements":
			return statementsPage(app, session, query, language);
		case "links":
			return linksPage(app, session, query, language);
		case "landing":
			return landingPage(app, session, query, language);
		case "keys":
			return keysPage(app, session, language, { callsOf: query.key });
		case "payout":
			return payoutPage(app, session, language);
		case "messages":
			return messagesPage(app, session, query, language);
		case "users":
			return usersPage(app, session);
		default:
			return null;
	}
}

/** The first page, by the kind of the organisation. */
async function overviewOf(app: App, session: MemberSession, language: Language): Promise<OrganisationPage | null> {
	switch (session.organisation.kind) {
		case "agency":
			return agencyOverview(app, session, language);
		case "partner":
			return partnerOverview(app, session, language);
		case "owner":
			// Its sections are its own: see `ownPage`.
			return null;
	}
}

async function usersPage(app: Pick<App, "db" | "clock">, session: MemberSession): Promise<UsersPage> {
	const { area, userId, organisation } = session;
	const members = await listMembers(app.db, organisation.id);
	const lapsed = lapsedBefore(app.clock.now());
	const isManager = mayAct(session, "users.change");
	const sessions = await listMemberSessions(app.db, area, userId, app.clock.now());
	return {
		name: "users",
		passkeys: (await listPasskeysOf(app.db, { area, id: userId })).map(passkeyLine),
		isFresh: session.isFresh,
		isLastManager: isLastManager(members, userId),
		eraseRefusal: isManager ? await organisationEraseRefusal(app.db, organisation) : null,
		mayExport: isManager && !session.clientLooks,
		mayChange: isManager,
		members: members.map((member) => ({
			id: member.public_id,
			name: member.name,
			email: member.email,
			role: member.role,
			isOwn: member.user_id === userId,
			enteredAt: member.entered_at?.toISOString() ?? null,
			hasLapsed: member.entered_at === null && member.invited_at <= lapsed,
		})),
		sessions: sessions.map((one) => ({
			id: one.public_id,
			isThis: one.public_id === session.sessionId,
			beganAt: one.created_at.toISOString(),
			client: clientWords(one.client),
			network: one.network,
		})),
	};
}

/** Asks somebody who is signed in for a fresh proof of the mailbox. */
export function verifyMember(session: MemberSession, back: string, attemptId: string | null = null): OrganisationPage {
	return { name: "verify", email: session.email, back: organisationBack(session.area, back), attemptId };
}
