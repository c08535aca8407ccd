import {
	CalendarDays,
	CalendarOff,
	Download,
	House,
	Languages,
	ListFilter,
	Lock,
	LogOut,
	type LucideIcon,
	Plus,
	UserRound,
} from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
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
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { languageName } from "#i18n/countries.ts";
import { formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { FIND_DATA, type OfficeFind } from "#site/office-find.ts";
import { typedNumber } from "#site/office-number.ts";
import type { OfficeView } from "#site/views/office-view.ts";
import { ACT_SIGNS, onlyOf } from "./head-actions.tsx";
import { markedParts } from "./marked-parts.ts";
import { ACTION_KEYS, GO_KEYS, takeEarlyTyped } from "./office-keys.ts";
import { PAGE_SIGNS } from "./page-signs.ts";
import { type Recent, readRecent } from "./recent.ts";
import { RECORD_SIGNS } from "./record-signs.ts";

/** Finds and does, by typing: pages, what can be done on this one, bookings, guests, homes. */

interface PaletteEntry {
	readonly id: string;
	readonly label: string;
	readonly detail: string;
	/** null: not for this person. */
	readonly href: string | null;
	/** Other words that it is found by. */
	readonly also?: string | undefined;
	/** Letters that do the same. */
	readonly keys?: string | undefined;
	readonly sign: LucideIcon;
	/** What is done in place of a page that is led to. */
	readonly act?: () => void;
}

interface Section {
	readonly id: string;
	readonly label: string;
	readonly entries: readonly PaletteEntry[];
}

const KIND_SIGNS = { booking: CalendarDays, guest: UserRound, home: House } as const;

/** How long nothing is typed before the server is asked. */
const PAUSE_MS = 150;

interface PaletteProps {
	readonly view: OfficeView;
	readonly typed: string;
	/** Enter was pressed before this was here. */
	readonly isEntered: boolean;
	readonly onType: (typed: string) => void;
	readonly onClose: () => void;
}

export default function Palette({ view, typed, isEntered, onType, onClose }: PaletteProps) {
	const t = useT();
	const language = useLanguage();
	const dialog = useRef<HTMLDialogElement>(null);
	const { found, foundFor } = useFound(typed);
	const [recent] = useState(() => readRecent(view.person?.name ?? ""));
	const number = typedNumber(typed);
	const exact =
		number === null ? undefined : found.find((one) => one.kind === number.kind && bears(one, number.number));
	const opens = useRef(isEntered);
	useEffect(() => {
		// Enter was pressed before the server had said whether somebody bears the number.
		if (!opens.current || foundFor !== typed) return;
		opens.current = false;
		if (exact) location.assign(exact.href);
	}, [exact, foundFor, typed]);
	// At once: a key between two fields would be lost.
	useLayoutEffect(() => {
		dialog.current?.showModal();
		const early = takeEarlyTyped();
		if (early !== "") onType(early);
	}, [onType]);
	const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
	const matches = ({ label, also = "" }: PaletteEntry) => {
		const said = `${label} ${also}`.toLowerCase();
		return words.every((word) => said.includes(word));
	};
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
	const all: readonly Section[] = [
		// Somebody who comes back to what they had open finds it first.
		{
			id: "recent",
			label: t("office.palette_recent"),
			entries: words.length > 0 ? [] : recentEntries(recent),
		},
		// Whose number was typed is meant.
		...(number === null ? [] : foundEntries([number.kind])),
		{ id: "with", label: t("office.palette_with"), entries: exact ? actsOf(exact, t) : [] },
		{ id: "here", label: t("office.palette_here"), entries: actionsOf(view, t, words.length > 0).filter(matches) },
		{ id: "acts", label: t("office.palette_acts"), entries: officeActs(view, t).filter(matches) },
		{ id: "pages", label: t("office.palette_pages"), entries: pagesOf(view, t).filter(matches) },
		...foundEntries((["booking", "guest", "home"] as const).filter((kind) => kind !== number?.kind)),
		// What is rarely meant when something else fits.
		{ id: "own", label: t("office.title_account"), entries: ownActs(t, language).filter(matches) },
	];
	const sections = eachOnce(all).filter(({ entries }) => entries.length > 0);
	// The search field would empty itself first.
	const keysFirst = (event: KeyboardEvent) => {
		if (event.key === "Escape") dialog.current?.close();
		if (event.key !== "Enter" || number === null || foundFor === typed) return;
		opens.current = true;
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
					onAction={(key) => {
						const entry = sections.flatMap(({ entries }) => entries).find(({ id }) => id === key);
						if (entry?.act) entry.act();
						else if (entry?.href) location.assign(entry.href);
					}}
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

type Words = ReturnType<typeof useT>;

/** What leads to the same place stands once, where it stands first. */
function eachOnce(sections: readonly Section[]): readonly Section[] {
	const seen = new Set<string>();
	return sections.map((section) => ({
		...section,
		entries: section.entries.filter(({ href, act }) => {
			if (href === null || act) return true;
			const isNew = !seen.has(href);
			seen.add(href);
			return isNew;
		}),
	}));
}

/** A text in which what was typed is marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
	return markedParts(text, words).map(({ part, isMarked, at }) => (isMarked ? <mark key={at}>{part}</mark> : part));
}

/** What can be done with the booking whose number was typed. */
function actsOf({ label, acts = [] }: OfficeFind, t: Words): readonly PaletteEntry[] {
	const [no = ""] = label.split(" ");
	return acts.map(({ name, href }) => ({
		id: `with-${name}`,
		label: t(`office.do_${name}`),
		detail: no,
		href,
		sign: ACT_SIGNS[name],
	}));
}

const recentEntries = (recent: readonly Recent[]): readonly PaletteEntry[] =>
	recent
		.filter(({ href }) => href !== location.pathname)
		.map(({ kind, label, detail, href }) => ({ id: `recent-${href}`, label, detail, href, sign: KIND_SIGNS[kind] }));

/** Whether it is the one with this number. */
function bears({ kind, label, detail, isAll }: OfficeFind, number: string): boolean {
	return !isAll && (kind === "home" ? detail === number : label.split(" ")[0] === number);
}

/** Pages of the menu, then those of other roles with a lock and who has them. */
function pagesOf({ menu, locked }: OfficeView, t: Words): readonly PaletteEntry[] {
	return [
		...menu.map(({ name, path }) => ({
			id: `page-${name}`,
			label: t(`office.title_${name}`),
			detail: "",
			href: officeHref(path),
			sign: PAGE_SIGNS[name],
			keys: GO_KEYS[path],
		})),
		...locked.map(({ name, roles }) => ({
			id: `page-${name}`,
			label: t(`office.title_${name}`),
			detail: roles.map((role) => t(`office.role_${role}`)).join(", "),
			href: null,
			sign: PAGE_SIGNS[name],
		})),
	];
}

/** What can be done from any page. */
function officeActs({ menu, newBooking }: OfficeView, t: Words): readonly PaletteEntry[] {
	const board = menu.find(({ name }) => name === "board");
	return [
		...(newBooking === null
			? []
			: [
					{
						id: "act-new",
						label: t("office.newBooking"),
						also: t("office.paletteAlso_new"),
						detail: "",
						href: newBooking,
						sign: Plus,
						keys: "C",
					},
				]),
		...(board
			? [
					{
						id: "act-block",
						label: t("office.blockNights"),
						also: t("office.paletteAlso_block"),
						detail: t("office.title_board"),
						href: `${officeHref(board.path)}#block-nights`,
						sign: CalendarOff,
					},
				]
			: []),
	];
}

/** Languages, and signing out. */
function ownActs(t: Words, shown: Language): readonly PaletteEntry[] {
	return [
		...LANGUAGES.map((language) => ({
			id: `act-${language}`,
			label: t("office.paletteLanguage", { name: LANGUAGE_NAMES[language] }),
			also: `${t("office.paletteAlso_language")} ${languageName(language, shown)}`,
			detail: "",
			href: addressIn(language),
			sign: Languages,
		})),
		{
			id: "act-out",
			label: t("office.signOut"),
			also: t("office.paletteAlso_out"),
			detail: "",
			href: officeHref("account"),
			sign: LogOut,
			// The form that stands in the side column: signing out is posted.
			act: () => document.querySelector<HTMLFormElement>(".office-me form")?.requestSubmit(),
		},
	];
}

/** What stands beside something that was found: of a booking its home, its days and how it stands. */
function detailOf({ detail, state, arrival, departure }: OfficeFind, t: Words, language: Language): string {
	if (!state || !arrival || !departure) return detail;
	const days = formatDateRange(dayOf(arrival), dayOf(departure), language, "compactYear");
	return [detail, days, t(`office.booking_${state}`)].join(" · ");
}

/** The page that is open, in another language. */
function addressIn(language: Language): string {
	const { pathname, search } = location;
	const params = new URLSearchParams(search);
	params.set("lang", language);
	return `${pathname}?${params}`;
}

/** What can be done on the page that is open. @param isSearched what cannot be done now is told too, with its reason */
function actionsOf({ page }: OfficeView, t: Words, isSearched: boolean): readonly PaletteEntry[] {
	if (page.name === "booking") {
		return page.actions
			.filter(({ isPossible }) => isPossible || isSearched)
			.map(({ name, href, isPossible }) => ({
				id: `do-${name}`,
				label: t(`office.do_${name}`),
				detail: isPossible ? page.no : t(onlyOf(name, page)),
				href: isPossible ? href : null,
				sign: ACT_SIGNS[name],
				keys: isPossible ? ACTION_KEYS[name]?.replace("X", "⇧X").toUpperCase() : undefined,
			}));
	}
	if (page.name === "bookings") {
		// Lists that were kept are found by their names; the tabs stand above the list.
		const views = [
			...page.saved.map(({ id, name, href }) => ({ id: `view-${id}`, label: name, href, sign: ListFilter })),
			{ id: "csv", label: t("office.asCsv"), href: page.csvHref, sign: Download },
		];
		return views.map((view) => ({ ...view, detail: t("office.title_bookings") }));
	}
	if (!("record" in page)) return [];
	const { acts, called } = page.record;
	return acts
		.filter(({ isPossible }) => isPossible)
		.map(({ name, href }) => ({
			id: `do-${name}`,
			label: t(`office.do_${name}`),
			detail: called,
			href,
			sign: RECORD_SIGNS[name],
		}));
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
				if (answer.ok) setFound({ found: (await answer.json()) as readonly OfficeFind[], foundFor: typed });
			} catch {
				// Typed on, closed, or offline.
			}
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			gone.abort();
		};
	}, [typed, language]);
	return { found, foundFor };
}
