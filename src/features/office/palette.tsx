import { Lock } from "lucide-react";
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
import type { OfficeView } from "#site/views/office-view.ts";
import { ACTION_KEYS, GO_KEYS, takeEarlyTyped } from "./office-keys.ts";

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
	/** What is done in place of a page that is led to. */
	readonly act?: () => void;
}

/** How long nothing is typed before the server is asked. */
const PAUSE_MS = 150;

interface PaletteProps {
	readonly view: OfficeView;
	readonly typed: string;
	readonly onType: (typed: string) => void;
	readonly onClose: () => void;
}

export default function Palette({ view, typed, onType, onClose }: PaletteProps) {
	const t = useT();
	const language = useLanguage();
	const dialog = useRef<HTMLDialogElement>(null);
	const found = useFound(typed);
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
	const sections = [
		{ id: "here", label: t("office.palette_here"), entries: actionsOf(view, t).filter(matches) },
		{ id: "acts", label: t("office.palette_acts"), entries: officeActs(view, t).filter(matches) },
		{ id: "pages", label: t("office.palette_pages"), entries: pagesOf(view, t).filter(matches) },
		...(["booking", "guest", "home"] as const).map((kind) => ({
			id: kind,
			label: t(`office.palette_${kind}`),
			entries: found
				.filter((one) => one.kind === kind)
				.map((one) => ({
					id: one.href,
					label: one.isAll ? t("office.paletteAll") : one.label,
					detail: detailOf(one, t, language),
					href: one.href,
				})),
		})),
		// What is rarely meant when something else fits.
		{ id: "own", label: t("office.title_account"), entries: ownActs(t, language).filter(matches) },
	].filter(({ entries }) => entries.length > 0);
	// The search field would empty itself first.
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key === "Escape") dialog.current?.close();
	};
	return (
		<dialog
			ref={dialog}
			className="office-palette"
			aria-label={t("office.palette")}
			onClose={onClose}
			onKeyDownCapture={closeOnEscape}
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
										<span>{entry.label}</span>
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

/** Pages of the menu, then those of other roles with a lock and who has them. */
function pagesOf({ menu, locked }: OfficeView, t: Words): readonly PaletteEntry[] {
	return [
		...menu.map(({ name, path }) => ({
			id: `page-${name}`,
			label: t(`office.title_${name}`),
			detail: "",
			href: officeHref(path),
			keys: GO_KEYS[path],
		})),
		...locked.map(({ name, roles }) => ({
			id: `page-${name}`,
			label: t(`office.title_${name}`),
			detail: roles.map((role) => t(`office.role_${role}`)).join(", "),
			href: null,
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
		})),
		{
			id: "act-out",
			label: t("office.signOut"),
			also: t("office.paletteAlso_out"),
			detail: "",
			href: officeHref("account"),
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

/** What can be done on the page that is open. */
function actionsOf({ page }: OfficeView, t: Words): readonly PaletteEntry[] {
	if (page.name === "booking") {
		return page.actions
			.filter(({ isPossible }) => isPossible)
			.map(({ name, href }) => ({
				id: `do-${name}`,
				label: t(`office.do_${name}`),
				detail: page.no,
				href,
				keys: ACTION_KEYS[name]?.replace("X", "⇧X").toUpperCase(),
			}));
	}
	if (page.name === "bookings") {
		const views = [
			...page.views.map(({ name, href }) => ({ id: `view-${name}`, label: t(`office.view_${name}`), href })),
			...page.saved.map(({ id, name, href }) => ({ id: `view-${id}`, label: name, href })),
			{ id: "csv", label: t("office.asCsv"), href: page.csvHref },
		];
		return views.map((view) => ({ ...view, detail: t("office.title_bookings") }));
	}
	if (page.name !== "guest") return [];
	return page.actions.map(({ name, href }) => ({
		id: `do-${name}`,
		label: t(`office.do_${name}`),
		detail: page.person.name,
		href,
	}));
}

/** What the server finds for what was typed; while it is asked, and when it cannot be, what was found before. */
function useFound(typed: string): readonly OfficeFind[] {
	const language = useLanguage();
	const [found, setFound] = useState<readonly OfficeFind[]>([]);
	useEffect(() => {
		if (typed.trim() === "") {
			setFound([]);
			return;
		}
		const gone = new AbortController();
		const timer = setTimeout(async () => {
			try {
				const query = new URLSearchParams({ q: typed, in: language });
				const answer = await fetch(`${officeHref(FIND_DATA)}?${query}`, { signal: gone.signal });
				if (answer.ok) setFound((await answer.json()) as readonly OfficeFind[]);
			} catch {
				// Typed on, closed, or offline.
			}
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			gone.abort();
		};
	}, [typed, language]);
	return found;
}
