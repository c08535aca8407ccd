import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { CatalogueHome } from "../catalogue-home.ts";
import type { SearchQuery, SearchResult } from "../query.ts";
import { Draft, emptySnapshot } from "./draft.ts";
import { searchSnapshot, Workspace } from "./search.ts";
import type { Snapshot } from "./snapshot.ts";

/** Homes computed anew for a day before other work gets its turn. */
const ROLL_HOMES = 64;

/** What changed of the catalogue. */
export interface CatalogueChange {
	/** Homes as they are now. */
	readonly homes: readonly CatalogueHome[];
	/** Homes that exist no more. */
	readonly gone: readonly string[];
	/** Instant (ms since 1970) for which expired claims were judged. */
	readonly now: number;
}

/** The catalogue in memory: searched at once, replaced by a patched copy when something changes. */
export class MemoryIndex {
	private snapshot: Snapshot;
	private readonly workspace = new Workspace();
	/** First expiry of a hold or option, by home. */
	private readonly expiries = new Map<string, number>();

	private constructor(snapshot: Snapshot) {
		this.snapshot = snapshot;
	}

	static async build(
		pages: AsyncIterable<readonly CatalogueHome[]> | Iterable<readonly CatalogueHome[]>,
		today: DayNumber,
		now: number,
	): Promise<MemoryIndex> {
		const index = new MemoryIndex(emptySnapshot(today));
		await index.patch(toChanges(pages, now));
		return index;
	}

	get version(): number {
		return this.snapshot.version;
	}

	/** Live homes. */
	get size(): number {
		return this.snapshot.size;
	}

	search(query: SearchQuery, today: DayNumber): SearchResult {
		return searchSnapshot(this.snapshot, query, today, this.workspace);
	}

	/** Takes in changes; searches see all of them at once when the last is done. */
	async patch(changes: AsyncIterable<CatalogueChange> | Iterable<CatalogueChange>): Promise<void> {
		const draft = new Draft(this.snapshot);
		let changed = false;
		for await (const { homes, gone, now } of changes) {
			for (const home of homes) {
				draft.put(home, now);
				this.noteExpiry(home, now);
			}
			for (const accoId of gone) {
				draft.remove(accoId);
				this.expiries.delete(accoId);
			}
			changed ||= homes.length + gone.length > 0;
		}
		if (changed) this.snapshot = draft.finish();
	}

	/** Homes whose holds or options expired by an instant: they must be read again. */
	expiredBy(now: number): string[] {
		return [...this.expiries].filter(([, expiresAt]) => expiresAt <= now).map(([accoId]) => accoId);
	}

	/** True while the columns reach from a day to its booking horizon; else the index must be built anew. */
	covers(today: DayNumber): boolean {
		return today >= this.snapshot.base && today + BOOKING_HORIZON_DAYS <= this.snapshot.base + this.snapshot.days;
	}

	/** Moves from prices and last-minute facts on to a day, in small steps between which others work. */
	async rollTo(today: DayNumber): Promise<void> {
		if (today === this.snapshot.today) return;
		const draft = new Draft(this.snapshot);
		let next: number | null = 0;
		while (next !== null) {
			next = draft.rollTo(today, next, ROLL_HOMES);
			await new Promise((resolve) => setImmediate(resolve));
		}
		this.snapshot = draft.finish();
	}

	private noteExpiry(home: CatalogueHome, now: number): void {
		let first = Number.POSITIVE_INFINITY;
		for (const { expiresAt } of home.taken) {
			if (expiresAt !== null && expiresAt > now && expiresAt < first) first = expiresAt;
		}
		if (first === Number.POSITIVE_INFINITY) this.expiries.delete(home.home.accoId);
		else this.expiries.set(home.home.accoId, first);
	}
}

async function* toChanges(
	pages: AsyncIterable<readonly CatalogueHome[]> | Iterable<readonly CatalogueHome[]>,
	now: number,
): AsyncGenerator<CatalogueChange> {
	for await (const homes of pages) yield { homes, gone: [], now };
}
