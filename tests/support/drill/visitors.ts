import { type Random, randomOf } from "../random.ts";
import { book, pay, repeat, reuse } from "../stress/client.ts";
import type { GuestWorld } from "../stress/world.ts";
import { pause } from "./program.ts";

/** Guests who look, search and book while the site is drilled: a bounded load, some requests a second each. */

const PATIENCE_MS = 30_000;
const PAUSE_MS = 150;

export interface Visit {
	/** Where the site is. */
	readonly url: string;
	/** `performance.now()` after which nobody begins anything; may be set later. */
	until: number;
}

export async function visitor(world: GuestWorld, visit: Visit, number: number, seed: number): Promise<void> {
	const random = randomOf(seed * 1_000 + number);
	while (performance.now() < visit.until) {
		await visitOnce(world, visit, random);
		await pause(PAUSE_MS + random.int(PAUSE_MS));
	}
}

async function visitOnce(world: GuestWorld, visit: Visit, random: Random): Promise<void> {
	const chance = random.int(100);
	if (chance < 40) await book(world, random);
	else if (chance < 48) await repeat(world, random);
	else if (chance < 50) await reuse(world, random);
	else if (chance < 60) await pay(world, random);
	else if (chance < 70) await look(world, visit, "search", "/nl/vakantiehuis/");
	else if (chance < 78) await look(world, visit, "suggestion", "/search-api/suggest?lang=nl&q=kir");
	else if (chance < 92) await look(world, visit, "home", `/de/acco/${random.pick(world.homes)}`);
	else await look(world, visit, "content", "/de/kontakt");
}

/** A page or a call that changes nothing. */
async function look({ heard }: GuestWorld, { url }: Visit, what: string, path: string): Promise<void> {
	const begun = performance.now();
	const note = (fate: "answered" | "away" | "broken", detail: string) =>
		heard?.(fate, what, performance.now() - begun, detail);
	try {
		const response = await fetch(url + path, {
			headers: { Accept: "text/html" },
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		const text = await response.text();
		const retry = response.headers.get("Retry-After");
		if (response.status === 200) note("answered", "200");
		else if (response.status === 503 && retry !== null && text !== "") note("away", "503");
		else note("broken", `${response.status} ${text.slice(0, 200)}`);
	} catch (error) {
		const { name, cause } = error as { name?: string; cause?: { code?: string } };
		note("broken", `no answer (${cause?.code ?? name})`);
	}
}
