import { useHydrated } from "@tanstack/react-router";
import { House } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { FIND_DATA, FIND_HOMES, type OfficeFind } from "#site/office-find.ts";
import { Picture } from "#ui/picture.tsx";

/** A home that a field offers. */
export interface SuggestedHome {
	readonly id: string;
	readonly name: string;
	readonly place?: string | undefined;
	readonly picture?: string | null | undefined;
}

interface HomeSuggestionsProps {
	/** Around the field; its first input is the one that the list belongs to. */
	readonly box: RefObject<HTMLElement | null>;
	/** Id of the list, which the field names as its own without script. */
	readonly list: string;
	/** Offered before anything is typed, without script too. */
	readonly known: readonly SuggestedHome[];
}

/** How long nothing is typed before the server is asked. */
const PAUSE_MS = 150;
const FEWEST_LETTERS = 2;

/**
 * The homes that fit what is typed into a field, with place and picture, below it: arrows move, Enter takes, Escape
 * shuts. What is taken is the home's number, and its name stands below. Without script it is the browser's own list.
 */
export function HomeSuggestions({ box, list, known }: HomeSuggestionsProps) {
	const t = useT();
	const isLive = useHydrated();
	const [isOpen, setOpen] = useState(false);
	const [at, setAt] = useState(-1);
	const [taken, setTaken] = useState<SuggestedHome | null>(null);
	const { homes, ask } = useHomes(known);
	/** Does what a key does; true: the key has done something. */
	const keys = useRef<(key: string) => boolean>(() => false);
	const listId = `${list}-list`;

	function take(home: SuggestedHome): void {
		const field = fieldIn(box);
		if (!field) return;
		field.value = home.id;
		setTaken(home);
		setOpen(false);
		field.focus();
	}
	keys.current = (key) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[key];
		if (step !== undefined) {
			if (homes.length === 0) return false;
			setOpen(true);
			setAt(isOpen ? (at + step + homes.length) % homes.length : 0);
			return true;
		}
		if (!isOpen) return false;
		const home = homes[at];
		if (key === "Enter" && home) take(home);
		else if (key === "Escape") setOpen(false);
		else return false;
		return true;
	};

	useEffect(() => {
		const field = fieldIn(box);
		if (!field) return;
		// The browser's own list would lie over this one.
		field.removeAttribute("list");
		field.setAttribute("role", "combobox");
		field.setAttribute("aria-autocomplete", "list");
		field.setAttribute("autocomplete", "off");
		const typed = () => {
			setTaken(null);
			setAt(-1);
			setOpen(true);
			ask(field.value);
		};
		const pressed = (event: KeyboardEvent) => {
			if (keys.current(event.key)) event.preventDefault();
		};
		const left = () => setOpen(false);
		field.addEventListener("input", typed);
		field.addEventListener("keydown", pressed);
		field.addEventListener("blur", left);
		return () => {
			field.removeEventListener("input", typed);
			field.removeEventListener("keydown", pressed);
			field.removeEventListener("blur", left);
		};
	}, [box, ask]);
	const isShown = isOpen && homes.length > 0;
	useEffect(() => {
		const field = fieldIn(box);
		if (!field) return;
		field.setAttribute("aria-expanded", String(isShown));
		field.setAttribute("aria-controls", listId);
		if (isShown && at >= 0) field.setAttribute("aria-activedescendant", `${listId}-${at}`);
		else field.removeAttribute("aria-activedescendant");
	}, [box, isShown, at, listId]);

	if (!isLive) {
		return (
			<datalist id={list}>
				{known.map(({ id, name, place }) => (
					<option key={id} value={id}>
						{place ? `${name}, ${place}` : name}
					</option>
				))}
			</datalist>
		);
	}
	return (
		<div className="office-suggest">
			<div className="office-float" role="listbox" id={listId} aria-label={t("office.boardHome")} hidden={!isShown}>
				{homes.map((home, index) => (
					// biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option that is active.
					<div
						key={home.id}
						id={`${listId}-${index}`}
						role="option"
						aria-selected={index === at}
						onPointerDown={(event) => {
							event.preventDefault();
							take(home);
						}}
					>
						<span className="office-suggest-picture">
							{home.picture ? <Picture src={home.picture} alt="" /> : <House className="icon" aria-hidden="true" />}
						</span>
						<span>
							<b>{home.name}</b> <small>{home.place}</small>
						</span>
						<small className="office-mono">{home.id}</small>
					</div>
				))}
			</div>
			{taken && (
				<p className="field-hint" role="status">
					{taken.place ? `${taken.name}, ${taken.place}` : taken.name}
				</p>
			)}
		</div>
	);
}

function fieldIn(box: RefObject<HTMLElement | null>): HTMLInputElement | null {
	return box.current?.querySelector("input") ?? null;
}

/** Homes that fit what was typed last, asked of the server, and the word they were asked for. */
export function useHomes(known: readonly SuggestedHome[]) {
	const language = useLanguage();
	const [{ homes, word: answered }, setAnswer] = useState({ homes: known, word: "" });
	const waiting = useRef<{ timer: number; request: AbortController } | null>(null);
	const [ask] = useState(() => (word: string) => {
		window.clearTimeout(waiting.current?.timer);
		waiting.current?.request.abort();
		if (word.trim().length < FEWEST_LETTERS) return;
		const request = new AbortController();
		const query = new URLSearchParams({ q: word, in: language, of: FIND_HOMES });
		const timer = window.setTimeout(async () => {
			const answer = await fetch(`${officeHref(FIND_DATA)}?${query}`, { signal: request.signal }).catch(() => null);
			if (request.signal.aborted) return;
			const found = answer?.ok ? ((await answer.json()) as readonly OfficeFind[]) : [];
			const homes = found.map(({ detail, label, place, picture }) => ({ id: detail, name: label, place, picture }));
			setAnswer({ homes, word });
		}, PAUSE_MS);
		waiting.current = { timer, request };
	});
	useEffect(
		() => () => {
			window.clearTimeout(waiting.current?.timer);
			waiting.current?.request.abort();
		},
		[],
	);
	return { homes, answered, ask };
}
