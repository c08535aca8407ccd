import type { Language } from "#domain/language.ts";
import { isPlainText } from "#domain/text.ts";
import type { Db } from "../connection/client.ts";

/** Longer codes are ignored: a cookie can hold anything. */
const CODE_MAX_LENGTH = 60;

function canBeCode(text: string): boolean {
	return text.length <= CODE_MAX_LENGTH && isPlainText(text);
}

/** A partner who brings guests. */
export interface KnownPartner {
	readonly code: string;
	readonly label: string;
	readonly kind: "affiliate" | "host" | "agency";
	readonly commissionBp: number;
	readonly email: string | null;
	readonly lang: Language;
}

/** An active partner by a code from a cookie or link, of one kind if it is given; null for anything else. */
export async function findPartner<Kind extends KnownPartner["kind"]>(
	db: Db,
	code: string,
	kind: Kind | null = null,
): Promise<(KnownPartner & { readonly kind: Kind }) | null> {
	if (!canBeCode(code)) return null;
	const partners = partnersOf(db, code).where("status", "=", "active");
	const row = await (kind ? partners.where("kind", "=", kind) : partners).executeTakeFirst();
	return (row as (KnownPartner & { readonly kind: Kind }) | undefined) ?? null;
}

/** Who is paid for a booking, by the code that is stored with it: also those who bring no guests any more. */
export async function findPayee(db: Db, code: string): Promise<KnownPartner | null> {
	return (await partnersOf(db, code).executeTakeFirst()) ?? null;
}

function partnersOf(db: Db, code: string) {
	return db
		.selectFrom("partner")
		.select(["code", "label", "kind", "commission_bp as commissionBp", "email", "lang"])
		.where("code", "=", code);
}

/** Active partners and hosts by name, so many at most: suggestions, no list of all. */
export function listActivePartners(
	db: Db,
	limit: number,
): Promise<readonly Pick<KnownPartner, "code" | "label" | "kind" | "commissionBp">[]> {
	return db
		.selectFrom("partner")
		.select(["code", "label", "kind", "commission_bp as commissionBp"])
		.where("status", "=", "active")
		.where("kind", "<>", "agency")
		.orderBy("label")
		.orderBy("code")
		.limit(limit)
		.execute();
}

/** The code of an active home owner as stored; null for anything else. */
export async function findHomeownerCode(db: Db, code: string): Promise<string | null> {
	if (!canBeCode(code)) return null;
	const row = await db
		.selectFrom("homeowner")
		.select("code")
		.where("code", "=", code)
		.where("status", "=", "active")
		.executeTakeFirst();
	return row?.code ?? null;
}

/** How the active owner of a home is reached; null where none is known, or no address. */
export async function findOwnerOfHome(
	db: Db,
	accoId: string,
): Promise<{ readonly email: string; readonly lang: Language } | null> {
	const owner = await db
		.selectFrom("accommodation as a")
		.innerJoin("homeowner as o", "o.code", "a.owner_code")
		.select(["o.email", "o.lang"])
		.where("a.acco_id", "=", accoId)
		.where("o.status", "=", "active")
		.executeTakeFirst();
	return owner?.email ? { email: owner.email, lang: owner.lang } : null;
}
