import { useEffect } from "react";
import { officeHref } from "#site/office.ts";
import { bookingsHref } from "#site/office-bookings.ts";
import type { BookingAction } from "#site/views/office-bookings-view.ts";

/**
 * Keys of the office. A single letter works outside of fields alone and can be switched off (WCAG 2.1.4). What a letter
 * does stands where it is drawn: a link or button with `data-key` is pressed by that key, a field, or the one within,
 * gets the focus.
 */

const SWITCH = "office-keys";

/** Whether single letters do something in this browser. */
export function lettersAreOn(): boolean {
	try {
		return localStorage.getItem(SWITCH) !== "off";
	} catch {
		return true;
	}
}

/** Switches single letters on or off for this browser. */
export function switchLetters(isOn: boolean): void {
	try {
		if (isOn) localStorage.removeItem(SWITCH);
		else localStorage.setItem(SWITCH, "off");
	} catch {
		// A browser that keeps nothing has them on.
	}
}

/** True for a key that is a letter of somebody who is writing, or that belongs to the browser. */
export function isWriting(event: KeyboardEvent): boolean {
	if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
	const { target } = event;
	if (!(target instanceof HTMLElement)) return false;
	// Nobody writes into a box to tick.
	if (target instanceof HTMLInputElement && target.type === "checkbox") return false;
	return target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

/** Where G and a second letter lead; pages that the person may not open are left out by the caller. */
const GO = {
	h: "",
	b: "bookings",
	l: "board",
	i: "inbox",
	s: "approvals",
	p: "payments",
	u: "guests",
	n: "numbers",
} as const;

/** Letters that open what can be done with a booking. */
export const ACTION_KEYS: Partial<Readonly<Record<BookingAction, string>>> = {
	"write-guest": "m",
	receive: "p",
	rebook: "r",
	price: "e",
	refund: "u",
	"cancel-booking": "x",
	"cancel-for-host": "X",
};

/** G and this letter lead to bookings that wait for their owner's answer. */
const REQUESTS = "r";

/** The two letters that lead to a page, by what stands below `/staff`. */
export const GO_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(GO).map(([letter, path]) => [path, `G ${letter.toUpperCase()}`]),
);

const SECOND_LETTER_MS = 1_500;

/**
 * Runs before the page's script is there: the palette's keys and what is typed after them are noted, and kept from the browser's own use of them. A
 * notice of what was done has the focus at once, so somebody quick presses them before the office can answer. Listens
 * at the window: React stops events of parts that it has not taken over yet.
 */
export const EARLY_KEYS = `addEventListener("keydown",function early(e){const d=document.documentElement.dataset;\
if(d.early==="over")return removeEventListener("keydown",early,true);\
if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault();d.early="palette"}\
else if(d.early==="palette"&&!e.ctrlKey&&!e.metaKey&&!e.altKey){const t=d.earlyTyped||"";\
if(e.key==="Escape"){delete d.early;delete d.earlyTyped}else if(e.key==="Enter")d.earlyEntered="";\
else if(e.key==="Backspace")d.earlyTyped=t.slice(0,-1);else if(e.key.length===1)d.earlyTyped=t+e.key;else return;\
if(e.key!=="Enter")delete d.earlyEntered;\
e.preventDefault();e.stopPropagation()}},true)`;

/** What was typed for the palette before it was there, and whether Enter came last, once; from now on it hears by itself. */
export function takeEarlyTyped(): { readonly typed: string; readonly isEntered: boolean } {
	const { dataset } = document.documentElement;
	const isEarly = dataset.early === "palette";
	const early = {
		typed: isEarly ? (dataset.earlyTyped ?? "") : "",
		isEntered: isEarly && dataset.earlyEntered !== undefined,
	};
	delete dataset.earlyTyped;
	delete dataset.earlyEntered;
	dataset.early = "over";
	return early;
}

/**
 * Listens for the office's keys.
 *
 * @param paths pages that the person may open, by what stands below `/staff`
 * @param newBooking where C leads; null: nowhere
 * @param open shows the palette or the list of keys
 */
export function useOfficeKeys(
	paths: readonly string[],
	newBooking: string | null,
	open: (what: "palette" | "keys") => void,
): void {
	useEffect(() => {
		let wentAt = 0;
		const pressed = (event: KeyboardEvent) => {
			if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
				event.preventDefault();
				open("palette");
				return;
			}
			if ((event.ctrlKey || event.metaKey) && event.key === "Enter" && send(event)) return;
			if (isWriting(event) || !lettersAreOn() || document.querySelector("dialog[open]")) return;
			const key = event.shiftKey && event.key.length === 1 ? event.key : event.key.toLowerCase();
			const isSecond = wentAt > 0 && event.timeStamp - wentAt < SECOND_LETTER_MS;
			wentAt = 0;
			if (isSecond && key === REQUESTS) {
				if (paths.includes(GO.b)) location.assign(bookingsHref({ state: ["application"] }));
				return;
			}
			if (isSecond && key in GO) {
				const path = GO[key as keyof typeof GO];
				if (paths.includes(path)) location.assign(officeHref(path));
				return;
			}
			if (key === "g") {
				wentAt = event.timeStamp;
				return;
			}
			if (key === "?") {
				open("keys");
				return;
			}
			if (key === "c" && newBooking !== null) {
				location.assign(newBooking);
				return;
			}
			if (press(key)) event.preventDefault();
		};
		document.addEventListener("keydown", pressed);
		const { dataset } = document.documentElement;
		// Until the palette has the focus, what is typed is still noted for it.
		if (dataset.early === "palette") open("palette");
		else dataset.early = "over";
		return () => document.removeEventListener("keydown", pressed);
	}, [paths, newBooking, open]);
}

/** Sends the form that somebody writes in; false where nobody writes. */
function send(event: KeyboardEvent): boolean {
	const { target } = event;
	if (!(target instanceof HTMLTextAreaElement) || !target.form) return false;
	event.preventDefault();
	target.form.requestSubmit();
	return true;
}

/** Presses what a key stands beside; false when there is nothing. */
function press(key: string): boolean {
	const element = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
	if (!element) return false;
	if (element.matches("a, button, summary")) {
		element.click();
		return true;
	}
	const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
	const field = isField ? element : element.querySelector("textarea");
	field?.focus();
	field?.select();
	return field !== null;
}
