import { randomInt } from "node:crypto";
import { transact } from "#db/connection/transact.ts";
import { keepAccount } from "#db/ledger/ledger.ts";
import { findPayoutDetails, insertPayoutDetails } from "#db/ledger/payout-details.ts";
import { findAccountHolder } from "#db/ledger/statements.ts";
import { queueMails } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { listManagers } from "#db/organisations/organisations.ts";
import type { Language } from "#domain/language.ts";
import { parseIban, parseVatNumber } from "#domain/ledger/iban.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { accountMail } from "#mail/account-mails.ts";
import { payoutDetailsMail } from "#mail/staff-mails.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { App } from "../app.ts";
import type { MemberSession } from "../organisations/member-session.ts";
import { randomId } from "../signed-id.ts";
import { seal, unseal } from "../staff/sealed.ts";
import { payeeOf } from "./payee.ts";

/** Where payees are paid, as they state it themselves; whether somebody may is asked before (`mayAct`). */

/** How long nothing is paid to an account that took another's place. */
const PAYOUT_HOLD_DAYS = 3;

const PURPOSE = "payout account";

export interface TypedPayoutDetails {
	readonly holder: string;
	readonly address: string;
	readonly country: string;
	readonly iban: string;
	readonly vatNumber: string;
}

interface DetailsError {
	readonly path: string;
	readonly code: "IBAN" | "VAT_NUMBER";
}

export type PayoutDetailsFailure =
	| { readonly code: "VALIDATION"; readonly errors: readonly DetailsError[] }
	| { readonly code: "BUSY" };

type DetailsApp = Pick<App, "db" | "clock" | "settings">;

/**
 * Keeps where an organisation is paid from now on; the account's number is stored sealed. The organisation's own
 * address, its managers and the office are mailed, so that nobody moves an account unseen.
 */
export async function changePayoutDetails(
	app: DetailsApp,
	session: MemberSession,
	typed: TypedPayoutDetails,
): Promise<Result<true, PayoutDetailsFailure>> {
	const iban = parseIban(typed.iban);
	const vatNumber = parseVatNumber(typed.vatNumber, typed.country);
	const errors: DetailsError[] = [
		...(iban === null ? [{ path: "iban", code: "IBAN" as const }] : []),
		...(vatNumber === null ? [{ path: "vatNumber", code: "VAT_NUMBER" as const }] : []),
	];
	if (iban === null || vatNumber === null) return fail({ code: "VALIDATION", errors });
	const { holder, address, country } = typed;
	const changed = await transact<true, never>(app.db, async (trx) => {
		const now = app.clock.now();
		const payee = payeeOf(session);
		const accountId = await keepAccount(trx, payee);
		const before = await findPayoutDetails(trx, accountId);
		const isSame = before !== null && openIban(app, before.iban_sealed) === iban;
		const heldUntil = new Date(now.getTime() + PAYOUT_HOLD_DAYS * 86_400_000);
		const usableFrom = before === null ? now : isSame ? before.usable_from : heldUntil;
		await insertPayoutDetails(trx, {
			account_id: accountId,
			holder,
			address,
			country,
			iban_sealed: seal(app.settings.appSecret, PURPOSE, Buffer.from(iban)).toString("base64"),
			iban_end: iban.slice(-4),
			vat_number: vatNumber,
			usable_from: usableFrom,
			changed_by: session.publicId,
			created_at: now,
		});
		await writeAudit(trx, {
			actor: session.organisation.kind,
			actorId: session.publicId,
			action: "changePayoutDetails",
			subjectKind: session.organisation.kind,
			subjectId: session.organisation.code,
			...(before ? { before: { ibanEnd: before.iban_end, country: before.country } } : {}),
			after: { ibanEnd: iban.slice(-4), country },
		});
		const holderOf = await findAccountHolder(trx, accountId);
		const recipients = await recipientsOf(trx, session, holderOf);
		const end = iban.slice(-4);
		const mails = recipients.map(async ({ email, name, lang }) => {
			const url = app.settings.publicUrl + organisationHref(session.area, lang, "payout");
			return {
				...base("payout_changed", lang, email, name),
				...(await accountMail("payout_changed", { name, url, end }, lang)),
			};
		});
		const office = payoutDetailsMail(
			{
				name: session.organisation.name,
				code: session.organisation.code,
				before: before?.iban_end ?? null,
				after: end,
				url: `${app.settings.publicUrl}/staff/payouts`,
			},
			app.settings.officeLanguage,
		);
		await queueMails(trx, [
			...(await Promise.all(mails)),
			{ ...base("staff_payout_changed", app.settings.officeLanguage, app.settings.officeMail, ""), ...(await office) },
		]);
		return ok(true as const);
	});
	return changed.ok ? changed : fail({ code: "BUSY" });
}

/** The organisation's address and its managers, each once. */
async function recipientsOf(
	trx: Parameters<typeof listManagers>[0],
	session: MemberSession,
	holder: { readonly email: string | null; readonly label: string; readonly lang: Language } | null,
): Promise<readonly { readonly email: string; readonly name: string; readonly lang: Language }[]> {
	const managers = await listManagers(trx, session.organisation.id);
	const all = [
		...(holder?.email ? [{ email: holder.email, name: holder.label, lang: holder.lang }] : []),
		...managers.map(({ email, name, lang }) => ({ email, name, lang })),
	];
	return [...new Map(all.map((one) => [one.email.toLowerCase(), one])).values()];
}

/** Each is a mail of its own. */
const base = (kind: string, lang: Language, recipient: string, recipientName: string) => ({
	messageId: randomId(),
	bookingId: null,
	kind,
	version: randomInt(1, 2 ** 31),
	lang,
	recipient,
	recipientName,
});

/** An account's number as it was stated. Throws where it was sealed under another secret of the site. */
export function openIban(app: Pick<App, "settings">, sealed: string): string {
	return unseal(app.settings.appSecret, PURPOSE, Buffer.from(sealed, "base64")).toString();
}
