import { createHash, randomBytes } from "node:crypto";

/** Somebody of the staff who is signed in already, put into the database where no test is about how they got in. */
export interface SignedIn {
	/** In the session's cookie; as long as one of a sign-in. */
	readonly token: string;
	readonly publicId: string;
	/** In the list of sessions. */
	readonly sessionId: string;
	readonly name: string;
	readonly email: string;
	readonly roles: readonly string[];
}

export const newStaffToken = () => randomBytes(32).toString("base64url");

/** Adds an account and its session of eight hours, with a second factor that was shown now. */
export async function addStaffSession(
	query: (text: string, values: unknown[]) => Promise<unknown>,
	{ token, publicId, sessionId, name, email, roles }: SignedIn,
): Promise<void> {
	await query(
		`WITH s AS (INSERT INTO staff (public_id, name, email, roles, created_at)
			VALUES ($1, $2, $3, $4, now()) RETURNING staff_id)
		INSERT INTO staff_session (token_hash, public_id, staff_id, created_at, expires_at, factor_at, client, network)
			SELECT $5, $6, staff_id, now(), now() + interval '8 hours', now(), 'test', '' FROM s`,
		[publicId, name, email, roles, createHash("sha256").update(token).digest("hex"), sessionId],
	);
}
