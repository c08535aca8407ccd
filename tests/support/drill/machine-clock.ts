import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** The clock of a machine on which a process thinks that it runs: set while it runs, as a broken time service would. */
export interface MachineClock {
	/** For the process, which sees each change within a second. What counts seconds since a start stays as it is. */
	readonly env: NodeJS.ProcessEnv;
	/** Hours ahead of this machine; behind below zero. */
	set(hours: number): void;
}

/** @param file where the clock stands; the process reads it. */
export function machineClock(file: string): MachineClock {
	const set = (hours: number) => writeFileSync(file, `${hours < 0 ? "-" : "+"}${Math.abs(hours) * 3_600}\n`);
	set(0);
	return {
		env: {
			LD_PRELOAD: faketimeLibrary(),
			FAKETIME_TIMESTAMP_FILE: file,
			FAKETIME_CACHE_DURATION: "1",
			FAKETIME_DONT_FAKE_MONOTONIC: "1",
			NO_FAKE_STAT: "1",
		},
		set,
	};
}

/** Debian's libfaketime, for programs with several threads. */
function faketimeLibrary(): string {
	const files = execFileSync("dpkg", ["-L", "libfaketime"], { encoding: "utf8" }).split("\n");
	const library = files.find((name) => name.endsWith("/libfaketimeMT.so.1"));
	if (!library) throw new Error("libfaketime has no libfaketimeMT.so.1");
	return library;
}

/** How far ahead a site's own clock is, by the Date of an answer, seconds. */
export async function secondsAhead(url: string): Promise<number> {
	const response = await fetch(url);
	await response.text();
	return (Date.parse(response.headers.get("Date") ?? "") - Date.now()) / 1_000;
}
