import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";

/** Passwords of staff: Argon2id (RFC 9106), kept in PHC's form so that its cost can grow. */

/** OWASP's smallest configuration for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;

function derived(
	password: string,
	salt: Uint8Array,
	cost: Omit<Argon2Parameters, "message" | "nonce">,
): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const parameters = { ...cost, message: Buffer.from(password.normalize("NFKC")), nonce: salt };
		argon2("argon2id", parameters, (error, key) => (error ? reject(error) : resolve(key)));
	});
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "");

/** What is kept of a password. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	const key = await derived(password, salt, COST);
	const { memory, passes, parallelism } = COST;
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;
}

/** Stands in for somebody whom nobody knows, so that it takes as long to say no. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(Buffer.alloc(SALT_BYTES))}$${base64(Buffer.alloc(COST.tagLength))}`;

/** Whether a password is the one of a hash; null, for nobody's, is never, after the same work. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
	const [, m, t, p, salt = "", key = ""] =
		/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? NOBODY) ?? [];
	const kept = Buffer.from(key, "base64");
	const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p), tagLength: kept.length };
	const made = await derived(password, Buffer.from(salt, "base64"), cost);
	return timingSafeEqual(made, kept) && hash !== null;
}
