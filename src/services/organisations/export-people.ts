import type { Db } from "#db/connection/client.ts";
import { listSubmissionsOfAddresses } from "#db/forms/form-submissions.ts";
import { findSubscription } from "#db/forms/newsletter.ts";
import { listThreads, listThreadsBegunBy, listWords, listWordsOfPerson } from "#db/forms/threads.ts";
import { listAuthEvents } from "#db/guests/auth-log.ts";
import { listPasskeysOf } from "#db/guests/passkeys.ts";
import { listMailsToAddress } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { listAccountsOf } from "#db/organisations/forget-organisations.ts";
import { findBehind, findOrganisationId, listMembers, type OrganisationKey } from "#db/organisations/organisations.ts";
import {
	findPersonOf,
	listActsOfPerson,
	listMembershipsOfPerson,
	listSessionsOfPerson,
	loadOrganisationBooks,
	loadOrganisationRows,
} from "#db/organisations/people-data.ts";
import { authSubject } from "../access/auth-log.ts";
import { passkeyLine } from "../access/passkey-line.ts";
import type { App } from "../app.ts";
import { openIban } from "../ledger/payout-details.ts";
import type { StaffActor } from "../staff/staff-by.ts";
import { type MemberBy, trailedBy } from "./member-by.ts";

/**
 * Everything that is held of somebody of an organisation, or of a partner, host, agency or owner, as data (Regulation
 * (EU) 2016/679, articles 15 and 20). Guests, notes of staff and keys are no data of theirs and are left out: each
 * member is named here, none comes by itself.
 */

type ExportApp = Pick<App, "db" | "clock" | "settings">;

/** Of somebody who belongs to an organisation; null: nobody of it has the id. Noted in the trail. */
export async function exportPerson(
	app: ExportApp,
	{ key, personId }: { readonly key: OrganisationKey; readonly personId: string },
	by: StaffActor | MemberBy,
): Promise<object | null> {
	const { db } = app;
	const person = await findPersonOf(db, key, personId);
	if (!person) return null;
	const subject = { subjectKind: key.kind, subjectId: key.code };
	await writeAudit(db, { ...trailedBy(by), action: "exportPerson", ...subject, after: { member: personId } });
	const { user_id: userId, public_id: id, ...profile } = person;
	return {
		exportedAt: app.clock.now().toISOString(),
		person: { id, ...profile },
		memberships: await listMembershipsOfPerson(db, userId),
		sessions: await listSessionsOfPerson(db, userId),
		passkeys: [
			...(await listPasskeysOf(db, { area: "agency", id: userId })),
			...(await listPasskeysOf(db, { area: "portal", id: userId })),
		].map(passkeyLine),
		...(await listActsOfPerson(db, userId)),
		threads: await listThreadsBegunBy(db, person.email),
		words: await listWordsOfPerson(db, { userId, email: person.email }),
		...(await ofAddress(app, db, person.email)),
	};
}

/** Of a partner, host, agency or owner; null: there is none of the code. Noted in the trail. */
export async function exportOrganisation(
	app: ExportApp,
	key: OrganisationKey,
	by: StaffActor | MemberBy,
): Promise<object | null> {
	const { db } = app;
	const behind = await findBehind(db, key);
	if (!behind) return null;
	const own = { kind: key.kind, code: behind.code };
	await writeAudit(db, {
		...trailedBy(by),
		action: "exportOrganisation",
		subjectKind: own.kind,
		subjectId: own.code,
	});
	const rows = await loadOrganisationRows(db, own);
	const organisationId = await findOrganisationId(db, own);
	const accounts = (await listAccountsOf(db, own)).map((account) => account.account_id);
	const { payoutDetails, ...books } = await loadOrganisationBooks(db, accounts);
	const email = rows.profile?.email ?? null;
	return {
		exportedAt: app.clock.now().toISOString(),
		kind: own.kind,
		...rows,
		people:
			organisationId === null
				? []
				: (await listMembers(db, organisationId)).map(({ user_id: _key, public_id: id, ...person }) => ({
						id,
						...person,
					})),
		threads: organisationId === null ? [] : await threadsOf(db, organisationId),
		...books,
		payoutDetails: payoutDetails.map(({ iban_sealed: sealed, ...details }) => ({
			...details,
			iban: sealed === "" ? null : openIban(app, sealed),
		})),
		...(email === null ? { mails: [], forms: [], newsletter: [], signIns: [] } : await ofAddress(app, db, email)),
	};
}

/** What an organisation and the office wrote to each other. */
async function threadsOf(db: Db, organisationId: number) {
	const threads = await listThreads(db, organisationId, null, null);
	const words = Map.groupBy(
		await listWords(
			db,
			threads.map((thread) => thread.submission_id),
		),
		(word) => word.submission_id,
	);
	return threads.map(({ submission_id: key, public_id: id, ...thread }) => ({
		id,
		...thread,
		words: (words.get(key) ?? []).map(({ submission_id: _key, ...word }) => word),
	}));
}

/** What came from an address and went to it. */
async function ofAddress(app: ExportApp, db: Db, email: string) {
	const subscription = await findSubscription(db, email);
	const subject = authSubject(app, email);
	const [agency, portal] = await Promise.all([
		listAuthEvents(db, { area: "agency", subject }),
		listAuthEvents(db, { area: "portal", subject }),
	]);
	return {
		mails: await listMailsToAddress(db, email),
		forms: await listSubmissionsOfAddresses(db, [email]),
		newsletter: subscription ? [subscription] : [],
		signIns: [...agency, ...portal],
	};
}
