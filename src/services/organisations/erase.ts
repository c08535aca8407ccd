import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { deleteWaysInto } from "#db/documents/documents.ts";
import { deleteSubmissionsOfAddress } from "#db/forms/form-submissions.ts";
import { deleteSubscription } from "#db/forms/newsletter.ts";
import { deleteWordsOfPerson } from "#db/forms/threads.ts";
import { findGuestByEmail } from "#db/guests/guests.ts";
import { deleteUnusedDetails } from "#db/ledger/payout-details.ts";
import { emptyMails, emptyMailsOfOwner, emptyOfficeMails, queueMail } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import {
	countUnfinished,
	deletePartnersThings,
	deletePerson,
	deleteWaysIn,
	emptyOwner,
	emptyOwnersThings,
	emptyPartner,
	endOrganisation,
	findLastStatedAt,
	isMoneyOpen,
	listAccountsOf,
	listWithoutOrganisation,
	lockPerson,
	namesOfPerson,
	type PersonRow,
	unnameTrail,
} from "#db/organisations/forget-organisations.ts";
import { findBehind, lockOnlyManaged, type OrganisationKey } from "#db/organisations/organisations.ts";
import { lockAgencyRow } from "#db/partners/agency-desk.ts";
import { lockOwner } from "#db/partners/owner-desk.ts";
import { lockPartner } from "#db/partners/partner-desk.ts";
import { deleteViewsOfWords } from "#db/staff/staff-views.ts";
import type { Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { civilDayAt, type DayNumber, dayOf, isoOf } from "#domain/time/civil-date.ts";
import { accountMail } from "#mail/account-mails.ts";
import { href } from "#site/href.ts";
import { authSubject } from "../access/auth-log.ts";
import type { App } from "../app.ts";
import { INVOICE_YEARS } from "../guests/forget.ts";
import { randomId } from "../signed-id.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { type MemberBy, trailedBy } from "./member-by.ts";

/**
 * Forgetting people of organisations, and partners, hosts, agencies and owners themselves. The ledger, statements and
 * what was paid stay for as long as the law on taxes asks, and so does the code that they and bookings hold; nothing
 * else names whoever is forgotten (docs/guides/people-and-privacy.md#deleting-people-of-organisations).
 */

type EraseApp = Pick<App, "db" | "clock" | "settings">;
type ByStaff = StaffActor & { readonly reason: string };
/** Somebody who asks to be forgotten. */
type ByThemselves = MemberBy & { readonly reason: "" };

/** `HOMES`: homes are on the site; `LIVE`: stays are not over; `MONEY`: something is still to be paid. */
export type OrganisationEraseRefusal = "NOT_FOUND" | "HOMES" | "LIVE" | "MONEY" | "BUSY";

/** `LAST_OWNER`: an organisation would be left without a manager; staff may leave it so, members may not. */
export type PersonEraseRefusal = "NOT_FOUND" | "LAST_OWNER" | "BUSY";

/** Forgets somebody who belongs to an organisation, in all organisations, and says so to the address. */
export function erasePerson(
	app: EraseApp,
	{ key, personId }: { readonly key: OrganisationKey; readonly personId: string },
	by: ByStaff | ByThemselves,
): Promise<Result<true, PersonEraseRefusal>> {
	return transact<true, Exclude<PersonEraseRefusal, "BUSY">>(app.db, async (trx) => {
		const person = await lockPerson(trx, key, personId);
		if (!person) return fail("NOT_FOUND");
		if ("memberId" in by && (await lockOnlyManaged(trx, person.user_id)) > 0) return fail("LAST_OWNER");
		const names = await namesOfPerson(trx, person.user_id);
		await forgetPerson(trx, app, person);
		await writeAudit(trx, {
			...trailedBy(by),
			action: "erasePerson",
			subjectKind: key.kind,
			subjectId: key.code,
			after: { member: personId },
			reason: without(by.reason, [person.email, ...names]),
		});
		await sayGone(trx, app, { email: person.email, name: person.called, lang: person.lang, until: null });
		return ok(true as const);
	});
}

/** Why an organisation cannot be forgotten now; null: nothing stands against it. */
export async function organisationEraseRefusal(
	db: Db,
	key: OrganisationKey,
): Promise<"HOMES" | "LIVE" | "MONEY" | null> {
	const { stays, homes } = await countUnfinished(db, key);
	if (homes > 0) return "HOMES";
	if (stays > 0) return "LIVE";
	const accounts = await listAccountsOf(db, key);
	return (await isMoneyOpen(
		db,
		accounts.map((row) => row.account_id),
	))
		? "MONEY"
		: null;
}

/**
 * Forgets a partner, host, agency or owner with whoever belongs to it alone. Refused while homes are on the site, stays
 * are not over or money is open.
 */
export function eraseOrganisation(
	app: EraseApp,
	key: OrganisationKey,
	by: ByStaff,
): Promise<Result<true, OrganisationEraseRefusal>> {
	return transact<true, Exclude<OrganisationEraseRefusal, "BUSY">>(app.db, async (trx) => {
		const behind = await findBehind(trx, key);
		if (!behind) return fail("NOT_FOUND");
		const { code, lang } = behind;
		const own = { kind: key.kind, code };
		const row = await lockBehind(trx, own);
		if (!row) return fail("NOT_FOUND");
		const refusal = await organisationEraseRefusal(trx, own);
		if (refusal) return fail(refusal);
		const accounts = (await listAccountsOf(trx, own)).map((account) => account.account_id);
		const called = behind.name === code ? [] : [behind.name];
		const words = [...(row.email ? [row.email] : []), ...called];

		for (const person of await listWithoutOrganisation(trx, await endOrganisation(trx, own))) {
			words.push(person.email, ...(await namesOfPerson(trx, person.user_id)));
			await forgetPerson(trx, app, person);
		}
		if (row.email) await forgetAddress(trx, app, row.email);
		await emptyOfficeMails(trx, called);
		await deleteViewsOfWords(trx, words);
		await unnameTrail(trx, own);
		await deleteUnusedDetails(trx, accounts);
		if (own.kind === "owner") {
			await emptyOwnersThings(trx, code, app.clock.now());
			await deleteWaysInto(trx, code);
			await emptyMailsOfOwner(trx, code, "travel_information");
			await emptyOwner(trx, code);
		} else {
			await deletePartnersThings(trx, code);
			await emptyPartner(trx, code);
		}
		await writeAudit(trx, {
			...trailActor(by),
			action: "eraseOrganisation",
			subjectKind: own.kind,
			subjectId: code,
			reason: without(by.reason, words),
		});
		const stated = await findLastStatedAt(trx, accounts);
		if (row.email) {
			const name = called[0] ?? "";
			await sayGone(trx, app, { email: row.email, name, lang, until: stated && lastDayOf(stated) });
		}
		return ok(true as const);
	});
}

function lockBehind(trx: Db, { kind, code }: OrganisationKey): Promise<{ readonly email: string | null } | null> {
	if (kind === "owner") return lockOwner(trx, code);
	return kind === "agency" ? lockAgencyRow(trx, code) : lockPartner(trx, code);
}

/** Everything of somebody, whatever organisations they belong to. */
async function forgetPerson(trx: Db, app: EraseApp, person: Pick<PersonRow, "user_id" | "email">): Promise<void> {
	const names = await namesOfPerson(trx, person.user_id);
	await deleteWordsOfPerson(trx, { userId: person.user_id, email: person.email });
	await deletePerson(trx, person.user_id);
	await deleteViewsOfWords(trx, names);
	await forgetAddress(trx, app, person.email);
}

/** Mails, ways in and, where no guest has the address, forms and newsletter: those of a guest are the guest's own. */
async function forgetAddress(trx: Db, app: EraseApp, email: string): Promise<void> {
	const guest = await findGuestByEmail(trx, email);
	await emptyMails(trx, { guestId: null, emails: [email], exceptGuest: guest?.guest_id ?? null });
	await deleteWaysIn(trx, authSubject(app, email));
	await deleteViewsOfWords(trx, [email]);
	if (guest) return;
	await deleteSubscription(trx, email);
	await deleteSubmissionsOfAddress(trx, email);
}

/** The mail that says so; it goes a day after it was sent, as every mail of a way in does. */
async function sayGone(
	trx: Db,
	app: EraseApp,
	to: { readonly email: string; readonly name: string; readonly lang: Language; readonly until: DayNumber | null },
): Promise<void> {
	const { email, name, lang, until } = to;
	const url = app.settings.publicUrl + href("home", lang);
	await queueMail(trx, {
		messageId: randomId(),
		bookingId: null,
		kind: "data_deleted",
		lang,
		recipient: email,
		recipientName: name,
		...(await accountMail("data_deleted", { name, url, until }, lang)),
	});
}

/** A reason without the names of who is forgotten by it. */
function without(reason: string, names: readonly string[]): string {
	const literal = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const words = names.flatMap((name) => [name, ...name.split(/\s+/)]).filter((name) => name.length > 1);
	const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
	return reason.replaceAll(new RegExp(longestFirst.map(literal).join("|") || "(?!)", "giu"), "…");
}

/** The last day on which a statement that was issued at an instant is kept. */
function lastDayOf(issued: Date): DayNumber {
	return dayOf(`${Number(isoOf(civilDayAt(issued)).slice(0, 4)) + INVOICE_YEARS}-12-31`);
}
