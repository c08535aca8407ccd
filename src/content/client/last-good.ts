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
	/** How long an answer is used without checking the content version, milliseconds. */
	readonly freshMs: number;
	/** A request without an answer after this time counts as an outage, milliseconds. */
	readonly deadlineMs?: number;
	readonly now?: () => number;
}

/** With a stored copy, a page waits at most this long for a newer answer. */
const COPY_MS = 150;
/** A service without an answer after this time is down. */
const DEADLINE_MS = 1_000;
/** Where there is no copy, a failing service is asked again every 300 ms, ten times (specification §8). */
const RETRY_MS = 300;
const RETRIES = 10;
/** The longest wait of a page without a copy: its retries, and what the last of them takes. */
const FIRST_MS = RETRIES * RETRY_MS + 500;
/** During an outage the service is asked again after this long; pages do not wait for it. */
const RETRY_AFTER_MS = 5000;

/**
 * Answers from the service; when it is down, slow or its answer is invalid, the last good copy, at once.
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

	/** The answer for a key; `ask` fetches it and throws when the service gives none. */
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
			// Checked in the background: this caller does not wait.
			this.#retryAt = now + RETRY_AFTER_MS;
			fresh.catch(() => {});
			return copy.value as Value;
		}
		try {
			return (await withDeadline(fresh, COPY_MS)) as Value;
		} catch (error) {
			if (error instanceof DeadlineError) void this.#watch(key, fresh, now);
			else this.#recordFailure(key, error);
			return copy.value as Value;
		}
	}

	/** Without a copy: the answer within the service's retries, else an error. */
	async #firstVisit(key: string, ask: (version: number) => Promise<unknown>): Promise<unknown> {
		const began = this.#now();
		const left = () => began + FIRST_MS - this.#now();
		for (;;) {
			const fresh = this.#refresh(key, ask, null);
			try {
				return await withDeadline(fresh, left());
			} catch (error) {
				// The service answered other requests meanwhile, so it is up: this one waits in the queue of our own rate limit.
				if (error instanceof DeadlineError && this.#workedAt >= began) return this.#patiently(fresh);
				fresh.catch(() => {});
				if (!mayPass(error) || left() <= RETRY_MS) {
					this.#recordFailure(key, error);
					throw new ContentUnavailableError(reasonOf(error));
				}
			}
			await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
		}
	}

	/** Follows a request whose caller has gone, because its failure still shows an outage. */
	async #watch(key: string, fresh: Promise<unknown>, requested: number): Promise<void> {
		try {
			await withDeadline(fresh, (this.#options.deadlineMs ?? DEADLINE_MS) - COPY_MS);
		} catch (error) {
			if (error instanceof DeadlineError && this.#workedAt >= requested) return;
			this.#recordFailure(key, error);
		} finally {
			fresh.catch(() => {});
		}
	}

	#recordFailure(key: string, error: unknown): void {
		if (error instanceof z.ZodError) this.#logInvalidAnswer(key, error);
		else this.#recordOutage(error);
	}

	/** Asks the service, once for all callers of the same key; a copy of the present version is used as it is. */
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
			this.#recordOutage(error);
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
			// The next call tries again.
			this.#version = null;
		});
		return requested;
	}

	/** One invalid answer does not mean an outage; it is logged once until the key is answered again. */
	#logInvalidAnswer(key: string, error: z.ZodError): void {
		if (this.#refused.has(key) || this.#refused.size > 1000) return;
		this.#refused.add(key);
		const issue = error.issues[0];
		const reason = `${issue?.path.join(".")}: ${issue?.message}`;
		this.#options.log.warn({ asked: key.slice(0, 80), reason }, "content cannot be read; the last good copy is shown");
	}

	#recordOutage(error: unknown): void {
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

/** False for errors that a retry does not change: an answer of another shape, a refused request. */
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
