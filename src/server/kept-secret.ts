import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** As many characters as the settings ask of a secret. */
export const SHORTEST_SECRET = 32;

/**
 * A secret made once and kept in the data folder, readable by its owner alone. It appears whole or not at all: a full
 * disk throws, and leaves nothing that a later start would take for the secret.
 *
 * @returns null: what is kept is none (empty, cut off), by whatever it was left so
 */
export function keptSecret(dataDir: string, name: string): string | null {
	const path = join(dataDir, name);
	if (!existsSync(path)) {
		mkdirSync(dataDir, { recursive: true });
		const part = `${path}.${process.pid}`;
		try {
			writeFileSync(part, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
			putOnce(part, path);
		} finally {
			rmSync(part, { force: true });
		}
	}
	const secret = readFileSync(path, "utf8");
	return secret.length < SHORTEST_SECRET ? null : secret;
}

/** Gives a file its name unless another process gave it first: that one's secret is the one. */
function putOnce(part: string, path: string): void {
	try {
		linkSync(part, path);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === "EEXIST") return;
		// Shares of Windows have no second names for a file.
		if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
		renameSync(part, path);
	}
}
