import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A small disk of its own, held in memory, that can be filled to the last byte. Takes root. */
export interface Disk {
	/** Takes all that is free, and what became free since. */
	fill(): void;
	/** Gives it back. */
	free(): void;
	unmount(): void;
}

/** Whether this account may mount. */
export const mayMount = () => process.getuid?.() === 0;

const mounted = new Set<string>();
process.once("exit", () => {
	for (const folder of mounted) spawnSync("umount", ["-l", folder]);
});

/** @param megabytes its size */
export function mountDisk(folder: string, megabytes: number): Disk {
	mkdirSync(folder, { recursive: true });
	execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", folder], { stdio: "pipe" });
	mounted.add(folder);
	const filler = join(folder, "filler");
	return {
		fill: () => {
			const file = openSync(filler, "a");
			try {
				for (const size of [1 << 20, 1 << 12]) writeAll(file, Buffer.alloc(size));
			} finally {
				closeSync(file);
			}
		},
		free: () => rmSync(filler, { force: true }),
		unmount: () => {
			if (spawnSync("umount", [folder]).status !== 0) spawnSync("umount", ["-l", folder]);
			mounted.delete(folder);
		},
	};
}

/** Writes a part again and again until there is no room for it. */
function writeAll(file: number, part: Buffer): void {
	try {
		for (;;) writeSync(file, part);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
	}
}
