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
	/** Longest wait for the service where there is a copy, and where there is none. */
	readonly deadlineMs?: number;
	readonly now?: () => number;
}

/** A page waits this long for a service that does not answer, once an outage. */
const DEADLINE_MS = 1_000;
/** During an outage the service is asked again after this long; pages do not wait for it. */
const RETRY_AFTER_MS = 5000;

/**
 * Answers from the service, and when it is down, slow or answers rubbish, the last good copy: the first request of
 * an outage waits until the deadline, later ones do not wait. One line is logged when an outage begins and one
 * when it ends.
 */
export class LastGood {
	readonly #options: LastGoodOptions;
	readonly #pending = new Map<string, Promise<unknown>>();
	/** When each key was last known to be of the present version. */
	readonly #checked = new Map<string, number>();
	#version: { readonly at: number; readonly asked: Promise<number> } | null = null;
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
		const { copies, freshMs, deadlineMs = DEADLINE_MS } = this.#options;
		const now = this.#now();
		const copy = await copies.get(key);
		const checked = this.#checked.get(key);
		if (copy && checked !== undefined && now - checked < freshMs) return copy.value as Value;
		const outage = this.#downSince !== null;
		if (outage && now < this.#retryAt) {
			if (copy) return copy.value as Value;
			throw new ContentUnavailableError("the content service failed a moment ago");
		}

		const fresh = this.#refresh(key, ask, copy?.cv ?? null);
		if (outage && copy) {
			// The next one to ask may find the service back; this one does not wait for it.
			this.#retryAt = now + RETRY_AFTER_MS;
			fresh.catch(() => {});
			return copy.value as Value;
		}
		try {
			return (await withDeadline(fresh, deadlineMs)) as Value;
		} catch (error) {
			// A service that answers others meanwhile is not down: this question stands in the queue of our own limit.
			if (error instanceof DeadlineError && this.#workedAt >= now) {
				if (!copy) return (await this.#patiently(fresh)) as Value;
				fresh.catch(() => {});
				return copy.value as Value;
			}
			if (error instanceof z.ZodError) this.#rubbish(key, error);
			else this.#failed(error);
			fresh.catch(() => {});
			if (copy) return copy.value as Value;
			throw new ContentUnavailableError(reasonOf(error));
		}
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
		if (this.#version && now - this.#version.at < this.#options.freshMs) return this.#version.asked;
		const asked = this.#options.version();
		this.#version = { at: now, asked };
		asked.catch(() => {
			// The next one asks anew.
			this.#version = null;
		});
		return asked;
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
