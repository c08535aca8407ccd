import { ListFilter, Lock } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
	Autocomplete,
	Collection,
	Header,
	Input,
	Menu,
	MenuItem,
	MenuSection,
	SearchField,
} from "react-aria-components";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { FIND_DATA, type OfficeFind } from "#site/office-find.ts";
import { typedNumber } from "#site/office-number.ts";
import type { OfficeView } from "#site/views/office-view.ts";
import { markedParts } from "./marked-parts.ts";
import { takeEarlyTyped } from "./office-keys.ts";
import {
	actionsOf,
	actsOf,
	bears,
	detailOf,
	eachOnce,
	KIND_SIGNS,
	officeActs,
	ownActs,
	type PaletteEntry,
	pagesOf,
	recentEntries,
	type Section,
} from "./palette-entries.ts";
import { matching } from "./palette-match.ts";
import { readRecent } from "./recent.ts";

/** Finds and does, by typing: pages, what can be done on this one, bookings, guests, homes. */

/** How long nothing is typed before the server is asked. */
const PAUSE_MS = 150;

interface PaletteProps {
	readonly view: OfficeView;
	readonly typed: string;
	/** Enter was pressed, before this was here or before the server had said what it finds. */
	readonly entered: RefObject<boolean>;
	readonly onType: (typed: string) => void;
	readonly onClose: () => void;
}

export default function Palette({ view, typed, entered, onType, onClose }: PaletteProps) {
	const t = useT();
	const language = useLanguage();
	const dialog = useRef<HTMLDialogElement>(null);
	const { found, foundFor } = useFound(typed);
	const [recent] = useState(() => readRecent(view.person?.name ?? ""));
	const number = typedNumber(typed);
	const exact =
		number === null ? undefined : found.find((one) => one.kind === number.kind && bears(one, number.number));
	// At once: a key between two fields would be lost.
	useLayoutEffect(() => {
		dialog.current?.showModal();
		const early = takeEarlyTyped();
		if (early.typed !== "") onType(early.typed);
		if (early.isEntered) entered.current = true;
	}, [onType, entered]);
	const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
	const { groups: known, isNear } = matching(words, {
		here: actionsOf(view, t, words.length > 0),
		acts: officeActs(view, t),
		pages: pagesOf(view, t),
		own: ownActs(t, language),
	});
	const foundEntries = (kinds: readonly OfficeFind["kind"][]): readonly Section[] =>
		kinds.map((kind) => ({
			id: kind,
			label: t(`office.palette_${kind}`),
			entries: found
				.filter((one) => one.kind === kind)
				.map((one) => ({
					id: one.href,
					label: one.isAll ? t("office.paletteAll") : one.label,
					detail: detailOf(one, t, language),
					href: one.href,
					sign: one.isAll ? ListFilter : KIND_SIGNS[kind],
				})),
		}));
	const own: readonly Section[] = [
		{ id: "here", label: t("office.palette_here"), entries: known.here },
		{ id: "acts", label: t("office.palette_acts"), entries: known.acts },
		{ id: "pages", label: t("office.palette_pages"), entries: known.pages },
	];
	const meant: readonly OfficeFind["kind"][] = number && (number.isSure || exact) ? [number.kind] : [];
	const others = foundEntries((["booking", "guest", "home"] as const).filter((kind) => !meant.includes(kind)));
	const all: readonly Section[] = [
		// Somebody who comes back to what they had open finds it first.
		{
			id: "recent",
			label: t("office.palette_recent"),
			entries: words.length > 0 ? [] : recentEntries(recent),
		},
		// Whose number was typed is meant.
		...foundEntries(meant),
		{ id: "with", label: t("office.palette_with"), entries: exact ? actsOf(exact, t) : [] },
		// Somebody of the name that was typed comes before what it may be a slip for.
		...(isNear ? [...others, ...own] : [...own, ...others]),
		// What is rarely meant when something else fits.
		{ id: "own", label: t("office.title_account"), entries: known.own },
	];
	const sections = eachOnce(all).filter(({ entries }) => entries.length > 0);
	const entries = sections.flatMap((section) => section.entries);
	const first = entries.find(({ href }) => href !== null);
	const open = (entry: PaletteEntry | undefined) => {
		if (entry?.act) entry.act();
		else if (entry?.href) location.assign(entry.href);
	};
	useEffect(() => {
		if (!entered.current || words.length === 0 || foundFor !== typed) return;
		entered.current = false;
		if (exact) location.assign(exact.href);
		else if (!number?.isSure) open(first);
	});
	// The search field would empty itself first.
	const keysFirst = (event: KeyboardEvent) => {
		if (event.key === "Escape") dialog.current?.close();
		if (event.key !== "Enter" || words.length === 0) return;
		const focused = dialog.current?.querySelector<HTMLElement>("[role=menuitem][data-focused]")?.dataset.key;
		const chosen = entries.find(({ id }) => id === focused) ?? first;
		// What was found for other words is meant only by who went down to it.
		const isStale =
			foundFor !== typed && (!chosen || (chosen === first && found.some(({ href }) => href === chosen.id)));
		if (isStale || (number !== null && foundFor !== typed)) entered.current = true;
		else open(chosen);
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<dialog
			ref={dialog}
			className="office-palette"
			aria-label={t("office.palette")}
			onClose={onClose}
			onKeyDownCapture={keysFirst}
		>
			<Autocomplete inputValue={typed} onInputChange={onType}>
				<SearchField aria-label={t("office.palette")} autoFocus>
					<Input placeholder={t("office.paletteHint")} />
				</SearchField>
				<Menu
					aria-label={t("office.palette")}
					className="office-palette-list"
					items={sections}
					renderEmptyState={() => <p className="soft">{t("office.paletteNothing")}</p>}
					onAction={(key) => open(entries.find(({ id }) => id === key))}
				>
					{(section) => (
						<MenuSection id={section.id}>
							<Header>{section.label}</Header>
							<Collection items={section.entries}>
								{(entry) => (
									<MenuItem id={entry.id} textValue={entry.label} isDisabled={entry.href === null}>
										<entry.sign className="icon" aria-hidden="true" />
										<span>
											<Marked text={entry.label} words={words} />
										</span>
										<small>
											{entry.keys && <kbd>{entry.keys}</kbd>}
											{entry.href === null && <Lock className="icon" aria-hidden="true" />} {entry.detail}
										</small>
									</MenuItem>
								)}
							</Collection>
						</MenuSection>
					)}
				</Menu>
			</Autocomplete>
			<p className="office-palette-foot" aria-hidden="true">
				<span>
					<kbd>↑</kbd> <kbd>↓</kbd> {t("office.paletteMoves")}
				</span>
				<span>
					<kbd>↵</kbd> {t("office.paletteOpens")}
				</span>
				<span>
					<kbd>Esc</kbd> {t("office.paletteCloses")}
				</span>
			</p>
		</dialog>
	);
}

/** A text in which what was typed is marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
	return markedParts(text, words).map(({ part, isMarked, at }) => (isMarked ? <mark key={at}>{part}</mark> : part));
}

const NOTHING_FOUND = { found: [], foundFor: "" } as const;

/** What the server finds for what was typed, and for which words; while it is asked, and when it cannot be, what was found before. */
function useFound(typed: string): { readonly found: readonly OfficeFind[]; readonly foundFor: string } {
	const language = useLanguage();
	const [{ found, foundFor }, setFound] = useState<{ found: readonly OfficeFind[]; foundFor: string }>(NOTHING_FOUND);
	useEffect(() => {
		if (typed.trim() === "") {
			setFound(NOTHING_FOUND);
			return;
		}
		const gone = new AbortController();
		const timer = setTimeout(async () => {
			try {
				const query = new URLSearchParams({ q: typed, in: language });
				const answer = await fetch(`${officeHref(FIND_DATA)}?${query}`, { signal: gone.signal });
				if (!answer.ok) throw new Error(`answered ${answer.status}`);
				setFound({ found: (await answer.json()) as readonly OfficeFind[], foundFor: typed });
			} catch {
				// Offline, or signed out: what was found before stays. Typed on or closed: nobody waits.
				if (!gone.signal.aborted) setFound((before) => ({ ...before, foundFor: typed }));
			}
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			gone.abort();
		};
	}, [typed, language]);
	return { found, foundFor };
}
