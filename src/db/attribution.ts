import type { Db } from "./client.ts";

/** A partner that may be paid for a booking. */
export interface KnownPartner {
	readonly code: string;
	readonly commissionBp: number;
}

/** An active partner of a kind, by a code from a cookie or link; null for anything else. */
export async function findPartner(db: Db, code: string, kind: "affiliate" | "host"): Promise<KnownPartner | null> {
	const row = await db
		.selectFrom("partner")
		.select(["code", "commission_bp"])
		.where("code", "=", code)
		.where("kind", "=", kind)
		.where("status", "=", "active")
		.executeTakeFirst();
	return row ? { code: row.code, commissionBp: row.commission_bp } : null;
}

/** The code of an active home owner as stored; null for anything else. */
export async function findHomeownerCode(db: Db, code: string): Promise<string | null> {
	const row = await db
		.selectFrom("homeowner")
		.select("code")
		.where("code", "=", code)
		.where("status", "=", "active")
		.executeTakeFirst();
	return row?.code ?? null;
}
