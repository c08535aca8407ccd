import { findThread, listThreads, listWords, type ThreadRow } from "#db/forms/threads.ts";
import { listOwnerHomes } from "#db/organisations/owner-homes.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { organisationHref } from "#site/organisation-area.ts";
import type { MessageOfOrganisation, MessagesPage, ThreadLine } from "#site/views/organisation-view.ts";
import type { App } from "../../app.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { MOST_HOMES } from "./owner-overview.ts";

/** What an organisation wrote to the office, and what the office answered. */

const THREADS_A_PAGE = 20;

const textOf = (row: ThreadRow, name: string) => {
	const value = row.payload[name];
	return typeof value === "string" ? value : "";
};

/** `words`: what was written under it. */
function lineOf(
	row: ThreadRow,
	words: readonly { readonly of_staff: boolean; readonly written_at: Date }[],
): ThreadLine {
	const last = words.at(-1);
	return {
		id: row.public_id,
		subject: textOf(row, "subject"),
		bookingNo: textOf(row, "bookingNo"),
		at: (last?.written_at ?? row.created_at).toISOString(),
		isAnswered: last?.of_staff ?? false,
	};
}

/** The list with the form that begins a thread; `booking` and `home` of the address say what it is about. */
export async function messagesPage(
	{ db }: Pick<App, "db">,
	session: MemberSession,
	query: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<MessagesPage> {
	const { area, organisation } = session;
	const below = /^\d{1,15}$/.test(String(query.below ?? "")) ? Number(query.below) : null;
	const found = await listThreads(db, organisation.id, below, THREADS_A_PAGE + 1);
	const rows = found.slice(0, THREADS_A_PAGE);
	const words = await listWords(
		db,
		rows.map((row) => row.submission_id),
	);
	const homes = organisation.kind === "owner" ? await listOwnerHomes(db, organisation.code, MOST_HOMES) : [];
	const path = organisationHref(area, language, "messages");
	const last = rows.at(-1);
	return {
		name: "messages",
		threads: rows.map((row) => ({
			...lineOf(
				row,
				words.filter((word) => word.submission_id === row.submission_id),
			),
			href: organisationHref(area, language, `messages/${row.public_id}`),
		})),
		more: found.length > rows.length && last ? `${path}?below=${last.submission_id}` : null,
		homes: homes.map(({ accoId, title }) => ({ accoId, title: completeLocalized(title)[language] })),
		about: {
			bookingNo: typeof query.booking === "string" ? query.booking.slice(0, 20) : "",
			home: homes.find(({ accoId }) => accoId === query.home)?.accoId ?? "",
		},
		mayWrite: mayAct(session, "messages.write"),
	};
}

/** One thread; null: there is none of this id, or it is another's. */
export async function messagePage(
	{ db }: Pick<App, "db">,
	session: MemberSession,
	publicId: string,
): Promise<MessageOfOrganisation | null> {
	const row = await findThread(db, session.organisation.id, publicId);
	if (!row) return null;
	const words = await listWords(db, [row.submission_id]);
	return {
		name: "message",
		...lineOf(row, words),
		home: textOf(row, "accoId"),
		lang: row.lang,
		words: [
			{ from: textOf(row, "name"), at: row.created_at.toISOString(), text: textOf(row, "message"), isOurs: false },
			...words.map((word) => ({
				from: word.name ?? "",
				at: word.written_at.toISOString(),
				text: word.words,
				isOurs: word.of_staff,
			})),
		],
		mayWrite: mayAct(session, "messages.write"),
	};
}
