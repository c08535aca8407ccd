import type { AnyRouter } from "@tanstack/react-router";
import { remember, remembered } from "./session-memory.ts";
import { isChanged, putBack, type TypedFields, typedFields } from "./typed-text.ts";

/**
 * A half-filled form that is left keeps what was typed for Back and Forward. Browsers do this
 * by themselves only for whole page loads of answers that may be stored, and forms with personal data are none.
 * Kept in this window alone, for half an hour, until the form is taken or the guest signs out: where its answer never
 * comes, or says that the site is away, Back leads to what was typed. It is written while one types, and not only when the
 * page is left: a page that crashes, or that a phone ends in the background, is not left.
 */

const KEY = "halcyon:visits";
const KEPT_FORM = "form[data-keeps-typed]";
const FORGETTING_FORM = "form[data-forgets-typed]";
const KEPT_MS = 30 * 60_000;
const KEPT_VISITS = 5;
/** Pause in typing after which it is written down. */
const PAUSE_MS = 400;

interface Visit {
	/** The history entry. */
	readonly id: string;
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly fields: TypedFields;
	/** The page, whoever's area it is of. */
	readonly page: string;
	/** The form was sent, and no answer to it has come yet. */
	readonly isSent: boolean;
	/** What came was the question who one is: behind it the page goes on with what was typed. */
	readonly isTurnedAway?: boolean;
	/** Another form of the page was sent, such as the newsletter's at its foot: where the page comes again, it goes on. */
	readonly goesOn?: boolean;
}

/** Keeps what was typed of each visit that is left, and puts it back on return. Answers how it ends. */
export function watchVisits(router: AnyRouter): () => void {
	let here = entryId();
	let isTyped = false;
	let submit: SubmitEvent | null = null;
	/** Set while one screen is left and the next is not yet shown; the next may be the same one again. */
	let isLeaving = false;
	let pause: ReturnType<typeof setTimeout> | undefined;
	const leave = () => {
		clearTimeout(pause);
		const isSent = submit !== null && isSending(submit);
		if (isSent && submit?.target instanceof Element && submit.target.matches(FORGETTING_FORM)) {
			remember(KEY, "[]");
			return;
		}
		const others = visits(Date.now()).filter(({ id }) => id !== here);
		const fields = isTyped && !asksWho() ? typedFields(KEPT_FORM) : {};
		const goesOn = !isSent && submit !== null && isSendingBeside(submit);
		const visit: Visit = { id: here, at: Date.now(), fields, page: pageName(), isSent, goesOn };
		const kept = Object.keys(visit.fields).length > 0 ? [visit, ...others] : others;
		remember(KEY, JSON.stringify(kept.slice(0, KEPT_VISITS)));
	};
	const arrive = () => {
		here = entryId();
		submit = null;
		isLeaving = false;
		const kept = visits(Date.now()).find(({ id }) => id === here);
		// What was typed before this script came differs from what the page was made with.
		isTyped = kept !== undefined || differsFromMade();
		if (kept) putBack(kept.fields, KEPT_FORM);
	};
	const typed = ({ target }: Event) => {
		if (!(target instanceof Element) || !target.closest(KEPT_FORM)) return;
		isTyped = true;
		clearTimeout(pause);
		pause = setTimeout(leave, PAUSE_MS);
	};
	const submitted = (event: SubmitEvent) => {
		submit = event;
	};
	const hidden = () => {
		if (document.visibilityState === "hidden" && isTyped) leave();
	};
	/** The browser brings the page back as it was left, a form that was sent included. */
	const shown = ({ persisted }: PageTransitionEvent) => {
		if (persisted) submit = null;
	};

	const before = visits(Date.now());
	if (asksWho()) remember(KEY, JSON.stringify(before.map((visit) => ({ ...visit, isTurnedAway: visit.isSent }))));
	else if (isAnswered()) remember(KEY, JSON.stringify(before.flatMap(afterAnswer)));
	arrive();
	// Registered before React, which stops events in parts that are not hydrated yet.
	addEventListener("input", typed, true);
	addEventListener("submit", submitted, true);
	addEventListener("pagehide", leave);
	addEventListener("pageshow", shown);
	document.addEventListener("visibilitychange", hidden);
	const stops = [
		router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
			leave();
			isLeaving ||= pathChanged;
		}),
		router.subscribe("onRendered", () => {
			if (isLeaving || entryId() !== here) arrive();
		}),
	];
	return () => {
		removeEventListener("input", typed, true);
		removeEventListener("submit", submitted, true);
		clearTimeout(pause);
		document.removeEventListener("visibilitychange", hidden);
		removeEventListener("pagehide", leave);
		removeEventListener("pageshow", shown);
		for (const stop of stops) stop();
	};
}

/** Whether the page that is shown was answered, and not by that something failed. */
function isAnswered(): boolean {
	const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
		readonly responseStatus?: number;
	})[];
	return (entry?.responseStatus ?? 200) < 400;
}

/** What becomes of a visit once a page of the site's is there: a form that was taken is forgotten. */
function afterAnswer(visit: Visit): readonly Visit[] {
	const here = entryId();
	if (visit.goesOn && visit.page === pageName()) return [{ ...visit, id: here, goesOn: false }];
	if (!visit.isSent || visit.id === here) return [visit];
	const isBehindDoor = visit.isTurnedAway && visit.page === pageName();
	return isBehindDoor ? [{ ...visit, id: here, isSent: false, isTurnedAway: false }] : [];
}

/** Whether the page stands in the place of another one, until it is known who looks. */
function asksWho(): boolean {
	return document.querySelector("[data-asks-who]") !== null;
}

/** The address without the id of whoever's area it is of: signing in may lead to another one. */
function pageName(): string {
	return location.pathname.replace(/\/guest-[^/]+/, "/guest");
}

/** Whether a form is really sent, known after all listeners have run. */
function isSending({ defaultPrevented, submitter, target }: SubmitEvent): boolean {
	// Buttons that only update the form, such as its price, do not send it: what was typed is kept.
	if (defaultPrevented || submitter?.hasAttribute("data-keeps-typed")) return false;
	return target instanceof Element && target.matches(`${KEPT_FORM}, ${FORGETTING_FORM}`);
}

/** Whether a form is sent that keeps nothing of what stands in the others. */
function isSendingBeside({ defaultPrevented, target }: SubmitEvent): boolean {
	if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== "post") return false;
	return !target.matches(`${KEPT_FORM}, ${FORGETTING_FORM}`);
}

/** The router's name of the history entry that is shown; it outlives the page's reload. */
function entryId(): string {
	const state: unknown = history.state;
	return typeof state === "object" && state !== null && "__TSR_key" in state ? String(state.__TSR_key) : "";
}

function differsFromMade(): boolean {
	const texts = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
		`${KEPT_FORM} :is(input, textarea):not([type=hidden])`,
	);
	return [...texts].some(isChanged);
}

function visits(now: number): readonly Visit[] {
	try {
		const kept: unknown = JSON.parse(remembered(KEY) ?? "[]");
		return Array.isArray(kept) ? (kept as readonly Visit[]).filter(({ at }) => now - at < KEPT_MS) : [];
	} catch {
		return [];
	}
}
