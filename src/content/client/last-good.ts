import { z } from "zod";
import type { ContentLog } from "../stories/log.ts";
import type { KeptCopies } from "./kept-copies.ts";

/** Raised where the service does not answer and no copy of an earlier answer is there. */
export class ContentUnavailableError extends Error {
	override name = "ContentUnavailableError";
}

export interface LastGoodOptions {
	readonly copies: KeptCopies;
	readonly log: ContentLog;
	/** The service's present version of the content. */
	readonly version: () => Promise<number>;
	/** For so long an answer is good without asking for the version, milliseconds. */
	readonly freshMs: number;
	/** After so long without an answer the service is taken to be down. */
	readonly deadlineMs?: number;
	readonly now?: () => number;
}

/** Where there is a copy, a page waits this long for news of it. */
const COPY_MS = 150;
/** A service that has not answered after so long is down. */
const DEADLINE_MS = 1_000;
/** Where there is no copy, a failing service is asked again every 300 ms, ten times (specification §8). */
const RETRY_MS = 300;
const RETRIES = 10;
/** The longest wait of a page without a copy: its retries, and what the last of them takes. */
const FIRST_MS = RETRIES * RETRY_MS + 500;
/** During an outage the service is asked again after this long; pages do not wait for it. */
const RETRY_AFTER_MS = 5000;

/**
 * Answers from the service, and when it is down, slow or answers rubbish, the last good copy, for which nobody waits.
 * Where there is no copy, the first visit waits for the service's retries. One line is logged when an outage begins
 * and one when it ends.
 */
export class LastGood {
	readonly #options: LastGoodOptions;
	readonly #pending = new Map<string, Promise<unknown>>();
	/** When each key was last known to be of the present version. */
	readonly #checked = new Map<string, number>();
	#version: { readonly at: number; readonly requested: Promise<number> } | null = null;
	#downSince: number | null = null;
	#retryAt = 0;
	#workedAt = Number.NEGATIVE_INFINITY;
	readonly #refused = new Set<string>();

	constructor(options: LastGoodOptions) {
		this.#options = options;
	}

	/** True while the service fails. */
	get down(): boolean {
		return this.#downSince !== null;
	}

	/** The answer to a question; `ask` gets it fresh and throws when there is none to be had. */
	async read<Value>(key: string, ask: (version: number) => Promise<Value>): Promise<Value> {
		const { copies, freshMs } = this.#options;
		const now = this.#now();
		const copy = await copies.get(key);
		if (!copy) return (await this.#firstVisit(key, ask)) as Value;
		const checked = this.#checked.get(key);
		const outage = this.#downSince !== null;
		const known = checked !== undefined && now - checked < freshMs;
		if (known || (outage && now < this.#retryAt)) return copy.value as Value;

		const fresh = this.#refresh(key, ask, copy.cv);
		if (outage) {
			// The next one to ask may find the service back; this one does not wait for it.
			this.#retryAt = now + RETRY_AFTER_MS;
			fresh.catch(() => {});
			return copy.value as Value;
		}
		try {
			return (await withDeadline(fresh, COPY_MS)) as Value;
		} catch (error) {
			if (error instanceof DeadlineError) void this.#watch(key, fresh, now);
			else this.#fell(key, error);
			return copy.value as Value;
		}
	}

	/** Without a copy: what a service that stumbles says within its retries, or that nobody knows. */
	async #firstVisit(key: string, ask: (version: number) => Promise<unknown>): Promise<unknown> {
		const began = this.#now();
		const left = () => began + FIRST_MS - this.#now();
		for (;;) {
			const fresh = this.#refresh(key, ask, null);
			try {
				return await withDeadline(fresh, left());
			} catch (error) {
				// A service that answers others meanwhile is not down: this question stands in the queue of our own limit.
				if (error instanceof DeadlineError && this.#workedAt >= began) return this.#patiently(fresh);
				fresh.catch(() => {});
				if (!mayPass(error) || left() <= RETRY_MS) {
					this.#fell(key, error);
					throw new ContentUnavailableError(reasonOf(error));
				}
			}
			await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
		}
	}

	/** Follows an answer that nobody waits for any more: it may still tell of an outage. */
	async #watch(key: string, fresh: Promise<unknown>, requested: number): Promise<void> {
		try {
			await withDeadline(fresh, (this.#options.deadlineMs ?? DEADLINE_MS) - COPY_MS);
		} catch (error) {
			if (error instanceof DeadlineError && this.#workedAt >= requested) return;
			this.#fell(key, error);
		} finally {
			fresh.catch(() => {});
		}
	}

	#fell(key: string, error: unknown): void {
		if (error instanceof z.ZodError) this.#rubbish(key, error);
		else this.#failed(error);
	}

	/** Asks the service, once for all who wait for the same; a copy of the present version is good as it is. */
	#refresh(key: string, ask: (version: number) => Promise<unknown>, copyCv: number | null): Promise<unknown> {
		const pending = this.#pending.get(key);
		if (pending) return pending;
		const { copies } = this.#options;
		const started = (async () => {
			const cv = await this.#presentVersion();
			let value: unknown;
			const copy = copyCv === cv ? await copies.get(key) : null;
			if (copy) value = copy.value;
			else {
				value = await ask(cv);
				copies.set(key, { cv, value });
			}
			this.#note(key);
			this.#worked();
			return value;
		})();
		const forgotten = started.finally(() => this.#pending.delete(key));
		this.#pending.set(key, forgotten);
		return forgotten;
	}

	async #patiently(fresh: Promise<unknown>): Promise<unknown> {
		try {
			return await fresh;
		} catch (error) {
			this.#failed(error);
			throw new ContentUnavailableError(reasonOf(error));
		}
	}

	#note(key: string): void {
		this.#refused.delete(key);
		this.#checked.delete(key);
		this.#checked.set(key, this.#now());
		if (this.#checked.size > 4000) {
			const [oldest] = this.#checked.keys();
			if (oldest !== undefined) this.#checked.delete(oldest);
		}
	}

	#presentVersion(): Promise<number> {
		const now = this.#now();
		if (this.#version && now - this.#version.at < this.#options.freshMs) return this.#version.requested;
		const requested = this.#options.version();
		this.#version = { at: now, requested };
		requested.catch(() => {
			// The next one asks anew.
			this.#version = null;
		});
		return requested;
	}

	/** An answer that is none says nothing about the next question; it is logged once until it is mended. */
	#rubbish(key: string, error: z.ZodError): void {
		if (this.#refused.has(key) || this.#refused.size > 1000) return;
		this.#refused.add(key);
		const issue = error.issues[0];
		const reason = `${issue?.path.join(".")}: ${issue?.message}`;
		this.#options.log.warn({ asked: key.slice(0, 80), reason }, "content cannot be read; the last good copy is shown");
	}

	#failed(error: unknown): void {
		this.#retryAt = this.#now() + RETRY_AFTER_MS;
		this.#version = null;
		if (this.#downSince !== null) return;
		this.#downSince = this.#now();
		this.#options.log.warn({ reason: reasonOf(error) }, "content service fails; the last good copy is shown");
	}

	#worked(): void {
		this.#workedAt = this.#now();
		if (this.#downSince === null) return;
		const seconds = Math.round((this.#now() - this.#downSince) / 1000);
		this.#downSince = null;
		this.#options.log.info({ seconds }, "content service answers again");
	}

	#now(): number {
		return this.#options.now?.() ?? performance.now();
	}
}

/** What went wrong, short and without addresses or tokens. */
function reasonOf(error: unknown): string {
	const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown };
	const text = typeof message === "string" ? message.replace(/\s+/g, " ").slice(0, 120) : "unknown";
	return typeof status === "number" ? `${status} ${text}` : text;
}

/** False for what will be the same in a second: an answer of another shape, a question that is refused. */
function mayPass(error: unknown): boolean {
	if (error instanceof z.ZodError || error instanceof DeadlineError) return false;
	const { status } = (error ?? {}) as { status?: unknown };
	return typeof status !== "number" || status >= 500 || status === 429;
}

class DeadlineError extends Error {
	override name = "DeadlineError";
}

async function withDeadline<Value>(answer: Promise<Value>, ms: number): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new DeadlineError(`no answer within ${ms} ms`)), ms);
	});
	try {
		return await Promise.race([answer, late]);
	} finally {
		clearTimeout(timer);
	}
}
