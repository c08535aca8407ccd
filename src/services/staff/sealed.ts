import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Secrets that must be read again, sealed with the site's own: AES-256-GCM, a key for each purpose. */

const [IV_BYTES, TAG_BYTES, KEY_BYTES] = [12, 16, 32];

function keyOf(secret: Uint8Array, purpose: string): Buffer {
	return Buffer.from(hkdfSync("sha256", secret, "", `sealed: ${purpose}`, KEY_BYTES));
}

/** What is kept of a secret. */
export function seal(secret: Uint8Array, purpose: string, plain: Uint8Array): Buffer {
	const iv = randomBytes(IV_BYTES);
	const cipher = createCipheriv("aes-256-gcm", keyOf(secret, purpose), iv);
	const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The secret again. Throws where it was sealed with another secret, for another purpose, or was changed. */
export function unseal(secret: Uint8Array, purpose: string, sealed: Uint8Array): Buffer {
	const bytes = Buffer.from(sealed);
	const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, purpose), bytes.subarray(0, IV_BYTES));
	decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
	return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
