import {
	CalendarDays,
	CalendarOff,
	Download,
	House,
	Languages,
	ListFilter,
	LogOut,
	type LucideIcon,
	Plus,
	UserRound,
} from "lucide-react";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { languageName } from "#i18n/countries.ts";
import { formatDateRange } from "#i18n/format.ts";
import type { useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { OfficeFind } from "#site/office-find.ts";
import type { NewRecordName, OfficeView } from "#site/views/office-view.ts";
import { ACT_SIGNS, onlyOf } from "./head-actions.tsx";
import { ACTION_KEYS, GO_KEYS } from "./office-keys.ts";
import { PAGE_SIGNS } from "./page-signs.ts";
import type { Recent } from "./recent.ts";
import { RECORD_SIGNS } from "./record-signs.ts";

/** What the palette offers: pages, what can be done on this one and anywhere, what was found. */

export interface PaletteEntry {
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

export interface Section {
	readonly id: string;
	readonly label: string;
	readonly entries: readonly PaletteEntry[];
}

export const KIND_SIGNS = { booking: CalendarDays, guest: UserRound, home: House } as const;

type Words = ReturnType<typeof useT>;

/** What leads to the same place stands once, where it stands first. */
export function eachOnce(sections: readonly Section[]): readonly Section[] {
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

/** What can be done with the booking whose number was typed. */
export function actsOf({ label, acts = [] }: OfficeFind, t: Words): readonly PaletteEntry[] {
	const [no = ""] = label.split(" ");
	return acts.map(({ name, href }) => ({
		id: `with-${name}`,
		label: t(`office.do_${name}`),
		detail: no,
		href,
		sign: ACT_SIGNS[name],
	}));
}

export const recentEntries = (recent: readonly Recent[]): readonly PaletteEntry[] =>
	recent
		.filter(({ href }) => href !== location.pathname)
		.map(({ kind, label, detail, href }) => ({ id: `recent-${href}`, label, detail, href, sign: KIND_SIGNS[kind] }));

/** Whether it is the one with this number. */
export function bears({ kind, label, detail, isAll }: OfficeFind, number: string): boolean {
	return !isAll && (kind === "home" ? detail === number : label.split(" ")[0] === number);
}

/** Pages of the menu, then those of other roles with a lock and who has them. */
export function pagesOf({ menu, locked }: OfficeView, t: Words): readonly PaletteEntry[] {
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
export function officeActs({ menu, newBooking, newRecords }: OfficeView, t: Words): readonly PaletteEntry[] {
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
		...newRecords.map(({ name, href }) => ({
			id: `act-${name}`,
			label: t(NEW_WORDS[name]),
			also: t("office.paletteAlso_record"),
			detail: "",
			href,
			sign: PAGE_SIGNS[name],
		})),
	];
}

/** What making a record is called where its list says it. */
const NEW_WORDS = {
	newDiscount: "office.newCode",
	newPartner: "office.newPartner",
	newOwner: "office.newOwner",
	newAgency: "office.newAgency",
	newRedirect: "office.newRedirect",
	newPerson: "office.inviteTitle",
} as const satisfies Readonly<Record<NewRecordName, string>>;

/** Languages, and signing out. */
export function ownActs(t: Words, shown: Language): readonly PaletteEntry[] {
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
export function detailOf({ detail, state, arrival, departure }: OfficeFind, t: Words, language: Language): string {
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
export function actionsOf({ page }: OfficeView, t: Words, isSearched: boolean): readonly PaletteEntry[] {
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
