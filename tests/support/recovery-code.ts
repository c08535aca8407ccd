import { randomInt } from "node:crypto";
import { signature } from "#services/signed-id.ts";

/** Secret of the site that browser tests look at. */
export const SITE_SECRET = "browser-tests-only-0123456789abcdef";

const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

/** A recovery code that stands for a second factor once, put into the database of a site with this secret. */
export async function newRecoveryCode(
	query: (text: string, values: unknown[]) => Promise<readonly unknown[]>,
	secret: string,
	publicId: string,
): Promise<string> {
	const code = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
	const [person] = (await query("SELECT staff_id FROM staff WHERE public_id = $1", [publicId])) as {
		staff_id: unknown;
	}[];
	const hash = signature(new TextEncoder().encode(secret), "staff recovery code", `${person?.staff_id}/${code}`);
	await query("INSERT INTO staff_recovery_code (staff_id, code_hash) VALUES ($1, $2)", [person?.staff_id, hash]);
	return code;
}
