import { findOwnerBooking } from "#db/organisations/owner-bookings.ts";
import { ENERGY_LABELS } from "#domain/accommodation/living.ts";
import { CHANGE_DAYS, type ProposalTerms, termsOfSeason } from "#domain/accommodation/owner-proposal.ts";
import type { OwnerFormName } from "#domain/forms/owner-forms.ts";
import { priceTable, proposeForHome, withdrawProposal } from "#services/accommodations/owner-proposals.ts";
import type { App } from "#services/app.ts";
import { acceptRequest, declineRequest } from "#services/booking/answer-request.ts";
import { renewIcalAddress } from "#services/ical/export-ical.ts";
import { addCalendar, leaveCalendar } from "#services/ical/owner-calendars.ts";
import { trailedBy } from "#services/organisations/member-by.ts";
import { stateLetting } from "#services/organisations/state-letting.ts";
import { blockNights, unblockNights } from "#services/staff/block-nights.ts";
import {
	byOf,
	done,
	missing,
	type OrganisationAct,
	type OrganisationActs,
	type OrganisationAnswer,
	refused,
	type SignedInRequest,
} from "./organisation-answer.ts";
import { OWNER_PICTURE_ACTS } from "./owner-picture-actions.ts";
import { mayWith, ownerOf } from "./owner-request.ts";

/** What owners do in the portal: with requests, nights and calendars of the own homes. Another's are as if there were none. */

/** What the answer of an owner, or its refusal, leads to. */
async function answer(
	app: App,
	request: SignedInRequest,
	name: "accept" | "decline",
	bookingNo: string,
	act: (by: {
		readonly actor: "owner";
		readonly actorId?: string;
		readonly network?: string;
	}) => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: string }>,
): Promise<OrganisationAnswer> {
	const { session } = request;
	if (!(await findOwnerBooking(app.db, session.organisation.code, bookingNo, app.clock.today()))) return missing();
	const answered = await act({ ...trailedBy(ownerOf(request)), actor: "owner" });
	if (!answered.ok) return refused(request, name, { code: answered.error });
	return done(request, request.path, name === "accept" ? "accepted" : "declined");
}

const accept: OrganisationAct<"accept"> = (app, request, { booking: bookingNo, version }) =>
	answer(app, request, "accept", bookingNo, (by) => acceptRequest(app, { bookingNo, version }, by));

/** The owner's own sentence, else the reason that was chosen. */
const decline: OrganisationAct<"decline"> = (app, request, { booking: bookingNo, version, why, words }) =>
	answer(app, request, "decline", bookingNo, (by) => declineRequest(app, { bookingNo, version }, by, words || why));

const calendarOf = (home: string) => `calendar/${home}`;

const block: OrganisationAct<"block"> = async (app, request, { home: accoId, from, to, kind, reason }) => {
	if (!(await mayWith(app, request, "nights.block", accoId))) return missing();
	const made = await blockNights(app, { accoId, from, to, kind, reason }, ownerOf(request));
	return made.ok ? done(request, calendarOf(accoId), "blocked") : refused(request, "block", made.error);
};

const unblock: OrganisationAct<"unblock"> = async (app, request, { home: accoId, block: blockId }) => {
	if (!(await mayWith(app, request, "nights.block", accoId))) return missing();
	const opened = await unblockNights(app, blockId, ownerOf(request));
	return opened.ok
		? done(request, calendarOf(accoId), "unblocked")
		: refused(request, "unblock", { code: opened.error });
};

const add: OrganisationAct<"add-calendar"> = async (app, request, { home: accoId, calendar: address }) => {
	if (!(await mayWith(app, request, "calendars.change", accoId))) return missing();
	const added = await addCalendar(app, { accoId, address }, byOf(request));
	if (added.ok) return done(request, calendarOf(accoId), "calendar-added");
	if (added.error === "BUSY") return refused(request, "add-calendar", { code: "BUSY" });
	return refused(request, "add-calendar", { code: "VALIDATION", errors: [{ path: "calendar", code: added.error }] });
};

const leave: OrganisationAct<"leave-calendar"> = async (app, request, { home: accoId, source: sourceId }) => {
	if (!(await mayWith(app, request, "calendars.change", accoId))) return missing();
	const left = await leaveCalendar(app, { accoId, sourceId }, byOf(request));
	return left.ok
		? done(request, calendarOf(accoId), "calendar-left")
		: refused(request, "leave-calendar", { code: left.error });
};

const renew: OrganisationAct<"new-address"> = async (app, request, { home: accoId }) => {
	if (!(await mayWith(app, request, "calendars.change", accoId))) return missing();
	await renewIcalAddress(app, accoId, byOf(request));
	return done(request, calendarOf(accoId), "address-renewed");
};

const state: OrganisationAct<"letting"> = async (app, request, { letting }) => {
	const stated = await stateLetting(app, letting, ownerOf(request));
	return stated.ok ? done(request, "overview", "letting-stated") : refused(request, "letting", { code: stated.error });
};

const homeOf = (home: string) => `homes/${home}`;

async function propose(
	app: App,
	request: SignedInRequest,
	name: "propose-season" | "propose-facts",
	wanted: Parameters<typeof proposeForHome>[1],
): Promise<OrganisationAnswer> {
	const made = await proposeForHome(app, wanted, ownerOf(request));
	if (made.ok) return done(request, homeOf(wanted.accoId), "proposed");
	// What stands there by now is on the page that comes back.
	const { shown: _, ...values } = request.values;
	return refused(made.error === "CHANGED" ? { values } : request, name, { code: made.error });
}

const season: OrganisationAct<"propose-season"> = async (app, request, values) => {
	const { home: accoId, season: from, night, weekend, minNights, changeDays, remark: note } = values;
	if (!(await mayWith(app, request, "proposals.make", accoId))) return missing();
	const known = (await priceTable(app.db, accoId))?.seasons.find((one) => one.from === from);
	if (!known) return refused(request, "propose-season", { code: "CHANGED" });
	const kept = termsOfSeason(known);
	const days = CHANGE_DAYS.find((one) => one === changeDays) ?? kept.changeDays;
	const terms = { ...kept, nightCents: night, weekendCents: weekend, minNights, changeDays: days };
	return propose(app, request, "propose-season", { accoId, terms, note });
};

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

const facts: OrganisationAct<"propose-facts"> = async (app, request, values) => {
	const { home: accoId, registration, energy, checkin, checkout, remark: note, shown } = values;
	if (!(await mayWith(app, request, "proposals.make", accoId))) return missing();
	const errors = Object.entries({ checkin, checkout }).flatMap(([path, hour]) =>
		hour === "" || HOUR.test(hour) ? [] : [{ path, code: "INVALID_FORMAT" }],
	);
	if (errors.length > 0) return refused(request, "propose-facts", { code: "VALIDATION", errors });
	const terms: ProposalTerms = {
		kind: "facts",
		registrationNumber: registration || null,
		energyLabel: ENERGY_LABELS.find((label) => label === energy) ?? null,
		checkinFrom: checkin || null,
		checkoutUntil: checkout || null,
	};
	return propose(app, request, "propose-facts", { accoId, terms, note, shown: shown || null });
};

const withdraw: OrganisationAct<"withdraw"> = async (app, request, { proposal }) => {
	const gone = await withdrawProposal(app, proposal, ownerOf(request));
	return gone.ok ? done(request, homeOf(gone.value), "withdrawn") : refused(request, "withdraw", { code: gone.error });
};

export const OWNER_ACTS: Pick<OrganisationActs, OwnerFormName> = {
	accept,
	decline,
	block,
	unblock,
	"add-calendar": add,
	"leave-calendar": leave,
	"new-address": renew,
	"propose-season": season,
	"propose-facts": facts,
	...OWNER_PICTURE_ACTS,
	withdraw,
	letting: state,
};
