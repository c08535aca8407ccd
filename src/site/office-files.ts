import { ORGANISATION_KINDS } from "#domain/organisations/rights.ts";
import type { Right } from "#domain/staff/roles.ts";
import { OFFICE_CONFIRM, officeBack } from "./office.ts";
import { BOOKINGS_FILE } from "./office-bookings.ts";
import { NUMBERS_FILE } from "./office-numbers.ts";
import { LETTING_FILE } from "./office-partners.ts";
import { deskOfOrganisation, officeRecord } from "./office-records.ts";
import { EXPORT_TICKED, LIST_PARAM } from "./office-selection.ts";
import { ownPath } from "./own-path.ts";

/** What the office hands out beside its pages. What is not listed here is no file. */

interface OfficeFile {
	/** What stands below `/staff`. */
	readonly path: RegExp;
	readonly right: Right;
	/** It takes data of many people, or all of one, out of the house: that needs a fresh second factor. */
	readonly fresh: boolean;
}

const exactly = (path: string) => new RegExp(`^${path.replaceAll(".", "\\.")}$`);

export const OFFICE_FILES = {
	/** A document of one booking, as its guest has it. */
	document: { path: /^bookings\/(H\w{8})\/documents\/([\w-]{22,64})\.pdf$/, right: "bookings.see", fresh: false },
	/** What an applicant sent along, to be read with the message. */
	attachment: { path: /^inbox\/(\d{1,15})\/file$/, right: "messages.see", fresh: false },
	/** A picture of a home, to be looked at before it is on the site. */
	picture: {
		path: /^homes\/(a\d{1,10})\/photos\/([0-9a-f]{16}|[0-9a-f]{32})\.webp$/,
		right: "proposals.decide",
		fresh: false,
	},
	/** Sums that name nobody. */
	numbers: { path: exactly(NUMBERS_FILE), right: "numbers.see", fresh: false },
	/** What the law asks us to report of homes that are let: a year, or a month. */
	letting: { path: exactly(LETTING_FILE), right: "owners.report", fresh: true },
	bookings: { path: exactly(BOOKINGS_FILE), right: "bookings.see", fresh: true },
	/** Transfers for the bank, of a file that was released. */
	payouts: { path: /^payouts\/([\w-]{22,64})\.xml$/, right: "payouts.make", fresh: true },
	trail: { path: exactly("audit.csv"), right: "audit.see", fresh: true },
	/** Everything that is held of a partner, host, agency or owner. */
	organisationData: {
		path: new RegExp(`^organisations/(${ORGANISATION_KINDS.join("|")})/([A-Za-z0-9_-]{1,60})/data\\.json$`),
		right: "people.data",
		fresh: true,
	},
	/** Everything that is held of somebody who belongs to one. */
	personData: {
		path: new RegExp(
			`^organisations/(${ORGANISATION_KINDS.join("|")})/([A-Za-z0-9_-]{1,60})/people/([\\w-]{22,64})/data\\.json$`,
		),
		right: "people.data",
		fresh: true,
	},
	/** Everything that is held of a guest. */
	guestData: { path: /^guests\/([\w-]{22,64})\/data\.json$/, right: "guests.data", fresh: true },
} as const satisfies Readonly<Record<string, OfficeFile>>;
export type OfficeFileName = keyof typeof OFFICE_FILES;

/** The file that a path below `/staff` names, with what its address says of it; null: it names none. */
export function officeFileOf(path: string): { readonly name: OfficeFileName; readonly keys: readonly string[] } | null {
	for (const [name, file] of Object.entries(OFFICE_FILES)) {
		const found = file.path.exec(path);
		if (found) return { name: name as OfficeFileName, keys: found.slice(1) };
	}
	return null;
}

/** Long enough for all that can be ticked. */
const LONGEST = 4000;

/** A file that is fetched after a fresh second factor; null: it is no address of one. */
function waitingFile(
	back: string,
): { readonly name: OfficeFileName; readonly search: string; readonly path: string } | null {
	if (back.length > LONGEST || !/^[!-~]*$/.test(back)) return null;
	const [path = "", search = ""] = back.split("?", 2);
	const found = officeFileOf(path);
	return found && OFFICE_FILES[found.name].fresh ? { name: found.name, search, path } : null;
}

/** The right that a file needs which waits for a fresh second factor; null: it is no address of one. */
export function rightOfWaiting(back: string): Right | null {
	const file = waitingFile(back);
	return file && OFFICE_FILES[file.name].right;
}

/**
 * Where a fresh second factor leads back to: a page below `/staff`, a file, or a path of the site with its slash. What
 * is none of them is the first page.
 */
export function confirmedBack(back: string): string {
	if (back.startsWith("/")) return back.length > LONGEST ? "" : (ownPath(back) ?? "");
	return waitingFile(back) ? back : officeBack(back);
}

/** Where somebody confirms who they are, to come to a file or back to a page of the site. */
export function confirmHref(file: string): string {
	return `${OFFICE_CONFIRM}?back=${encodeURIComponent(file)}`;
}

/** The page below `/staff` on which a file is asked for; null: it is no address of a file that waits. */
export function pageOfFile(back: string): string | null {
	const file = waitingFile(back);
	if (!file) return null;
	const params = new URLSearchParams(file.search);
	const isOfTicked = file.name === "bookings" && params.get("do") === EXPORT_TICKED;
	const search = isOfTicked ? (params.get(LIST_PARAM) ?? "") : file.search;
	if (file.name === "payouts") return "payouts";
	const of = /^organisations\/(\w+)\/([^/]+)\//.exec(file.path);
	if (of) return officeRecord(deskOfOrganisation(of[1]), of[2] ?? "");
	const page = file.name === "guestData" ? file.path.replace(/\/data\.json$/, "") : file.path.replace(/\.csv$/, "");
	return page + (search === "" ? "" : `?${search}`);
}
