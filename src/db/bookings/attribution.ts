import { isPlainText } from "#domain/text.ts";
import type { Db } from "../connection/client.ts";

/** Codes longer than this are nobody's; cookies can hold anything. */
const CODE_MAX_LENGTH = 60;

function canBeCode(text: string): boolean {
	return text.length <= CODE_MAX_LENGTH && isPlainText(text);
}

/** A partner that may be paid for a booking. */
export interface KnownPartner {
	readonly code: string;
	readonly commissionBp: number;
	readonly email: string | null;
}

/** An active partner of a kind, by a code from a cookie or link; null for anything else. */
export async function findPartner(db: Db, code: string, kind: "affiliate" | "host"): Promise<KnownPartner | null> {
	if (!canBeCode(code)) return null;
	const row = await db
		.selectFrom("partner")
		.select(["code", "commission_bp", "email"])
		.where("code", "=", code)
		.where("kind", "=", kind)
		.where("status", "=", "active")
		.executeTakeFirst();
	return row ? { code: row.code, commissionBp: row.commission_bp, email: row.email } : null;
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

/** An active partner by the code in a link, of whatever kind; null for anything else. */
export async function findPartnerByCode(
	db: Db,
	code: string,
): Promise<{ readonly code: string; readonly label: string; readonly kind: "affiliate" | "host" } | null> {
	if (!canBeCode(code)) return null;
	const row = await db
		.selectFrom("partner")
		.select(["code", "label", "kind"])
		.where("code", "=", code)
		.where("status", "=", "active")
		.executeTakeFirst();
	return row ?? null;
}
