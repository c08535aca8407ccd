import {
	CalendarX,
	CircleHelp,
	Clock,
	Euro,
	Inbox,
	type LucideIcon,
	Luggage,
	MailWarning,
	MailX,
	Rss,
	Undo2,
	User,
	Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatAge } from "#i18n/figures.ts";
import { formatDate, formatDateRange, formatInstant, formatMoneyExact, formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { inboxHref } from "#site/office-inbox.ts";
import { outboxHref } from "#site/office-outbox.ts";
import type { OfficeBookingLine } from "#site/views/office-bookings-view.ts";
import type { HomePage } from "#site/views/office-view.ts";
import { AssigneeMark } from "./assignee.tsx";
import { countText, Next, SecondMark, StateBadge } from "./booking-words.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable } from "./list-table.tsx";
import { EmptyList } from "./lists.tsx";
import { NewBooking } from "./new-booking.tsx";

type Wait = HomePage["waits"][number]["view"];

const SIGNS: Readonly<Record<Wait, LucideIcon>> = {
	requests: CircleHelp,
	options: Clock,
	overdue: Euro,
	refunds: Undo2,
	arriving: Luggage,
	mine: User,
	messages: Inbox,
	approvals: Users,
	conflicts: CalendarX,
	feeds: Rss,
	mails: MailX,
	unsent: MailWarning,
};

/** What is wrong for as long as there is one of it. */
const PRESSING: readonly Wait[] = ["overdue", "conflicts", "feeds", "mails", "unsent"];

/** The first page of the office: what waits. */
export function Home({ page, name }: { page: HomePage; name: string }) {
	const t = useT();
	const language = useLanguage();
	useListKeys();
	const noteText = (note: NonNullable<HomePage["waits"][number]["note"]>) => {
		if (note.name === "sum") return formatMoneyExact(note.cents, language);
		return note.name === "today" ? t("office.waits_today", { count: note.count }) : t("office.waits_noServer");
	};
	const { tiles, quiet } = worstFirst(page.waits);
	const hasSide = page.messages.length > 0 || page.failed.mails.length > 0 || page.failed.feed !== null;
	return (
		<>
			<div className="office-head">
				<div>
					<h1 className="office-title">{t("office.hello", { name: name.split(" ")[0] ?? name })}</h1>
					<p className="soft">{formatDate(page.day, language, "long")}</p>
				</div>
				<NewBooking />
			</div>
			{page.waits.length === 0 && <p className="soft mt-2">{t("office.helloText")}</p>}
			{page.waits.length > 0 && (
				<nav className="office-waits" aria-label={t("office.waits")}>
					{tiles.map(({ view, href, counted, note, tone }) => {
						const Sign = SIGNS[view];
						return (
							<a key={view} href={href} data-waits={tone}>
								<Sign aria-hidden="true" />
								<span>{t(`office.view_${view}`)}</span>
								<b>{countText(counted)}</b>
								{note && <small>{noteText(note)}</small>}
							</a>
						);
					})}
					{quiet.length > 0 && (
						<p>
							{quiet.map(({ view, href, counted }) => (
								<a key={view} href={href} data-waits="none">
									{t(`office.view_${view}`)} <b>{countText(counted)}</b>
								</a>
							))}
						</p>
					)}
				</nav>
			)}
			<div className={hasSide ? "office-first" : undefined}>
				{page.pressing.length > 0 && <Pressing lines={page.pressing} />}
				{page.waits.length > 0 && page.pressing.length === 0 && <EmptyList>{t("office.nothingPresses")}</EmptyList>}
				{hasSide && (
					<div>
						<Messages lines={page.messages} />
						<Failed failed={page.failed} />
					</div>
				)}
			</div>
		</>
	);
}

/** What is wrong stands before what waits; what there is none of stands apart, in few words. */
function worstFirst(waits: HomePage["waits"]) {
	const toned = waits.map((wait) => {
		const isLate = PRESSING.includes(wait.view) && wait.note?.name !== "noServer";
		return { ...wait, tone: wait.counted.count === 0 ? "none" : isLate ? "late" : "some" } as const;
	});
	const of = (tone: "late" | "some" | "none") => toned.filter((wait) => wait.tone === tone);
	return { tiles: [...of("late"), ...of("some")], quiet: of("none") };
}

/** What comes next of the bookings, in two lines each. */
function Pressing({ lines }: { lines: readonly OfficeBookingLine[] }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="pressing">
			<div className="office-card-head">
				<h2 id="pressing">{t("office.pressing")}</h2>
				<a className="office-link" href={officeHref("bookings")}>
					{t("office.seeAll")}
				</a>
			</div>
			<ListTable
				className="office-pressing"
				hasOwnLines
				columns={[
					t("office.homeAndPlace"),
					t("office.guest"),
					t("office.stay"),
					t("office.next"),
					{ number: t("office.due") },
				]}
			>
				{lines.map((line) => (
					<PressingLine key={line.no} line={line} />
				))}
			</ListTable>
		</section>
	);
}

function PressingLine({ line }: { line: OfficeBookingLine }) {
	const t = useT();
	const language = useLanguage();
	const [arrival, departure] = [dayOf(line.arrival), dayOf(line.departure)];
	return (
		<tr data-href={line.href}>
			<td className="cell-home">
				<a href={line.href}>
					<b>{line.home}</b>
				</a>
				<small>
					<span className="office-mono">{line.no}</span> · {line.place}
				</small>
			</td>
			<td className="cell-guest">
				{line.guest || "–"}
				{line.assignee && <AssigneeMark name={line.assignee} />}
			</td>
			<td className="cell-stay">
				{formatDateRange(arrival, departure, language, "compactYear")}
				<small>{t("office.nights", { count: departure - arrival })}</small>
			</td>
			<td className="cell-next">
				{line.waitsForSecond ? <SecondMark /> : <Next next={line.next} />}
				<small>
					<StateBadge state={line.state} />
				</small>
			</td>
			<td className="cell-due office-num">
				<b>{formatMoneyExact(line.totalCents, language)}</b>
			</td>
		</tr>
	);
}

/** The latest messages that nobody has answered. */
function Messages({ lines }: { lines: HomePage["messages"] }) {
	const t = useT();
	const language = useLanguage();
	if (lines.length === 0) return null;
	return (
		<section className="office-card" aria-labelledby="open-messages">
			<div className="office-card-head">
				<h2 id="open-messages">{t("office.view_messages")}</h2>
				<a className="office-link" href={inboxHref({})}>
					{t("office.openInbox")}
				</a>
			</div>
			<ul className="office-short">
				{lines.map((line) => (
					<ShortLine
						key={line.id}
						href={line.href}
						head={
							<span>
								<b>{line.from}</b> <span className="office-code">{line.lang}</span>
							</span>
						}
						when={<small title={formatInstant(new Date(line.at), language)}>{formatAge(line.minutes, language)}</small>}
						text={<span lang={line.lang}>{line.about || line.text}</span>}
					/>
				))}
			</ul>
		</section>
	);
}

/** Mails that were given up, and the latest import of homes where it failed. */
function Failed({ failed }: { failed: HomePage["failed"] }) {
	const t = useT();
	const language = useLanguage();
	const { mails, feed } = failed;
	if (mails.length === 0 && feed === null) return null;
	return (
		<section className="office-card" aria-labelledby="failed-things">
			<div className="office-card-head">
				<h2 id="failed-things">{t("office.failedThings")}</h2>
				{mails.length > 0 && (
					<a className="office-link" href={outboxHref({ show: "failed" })}>
						{t("office.title_outbox")}
					</a>
				)}
			</div>
			<ul className="office-short">
				{mails.map((mail) => (
					<ShortLine
						key={mail.id}
						href={mail.href}
						head={<b lang={mail.lang}>{mail.subject || t("office.mailEmpty")}</b>}
						when={<small>{formatInstant(new Date(mail.at), language, "compact")}</small>}
						text={[mail.recipient, mail.error].filter(Boolean).join(" · ")}
					/>
				))}
				{feed && (
					<ShortLine
						href={feed.href}
						head={<b>{feed.source}</b>}
						when={<small>{formatInstant(new Date(feed.at), language, "compact")}</small>}
						text={
							feed.all === null
								? t("office.feedBroken")
								: t("office.feedFailed", { failed: feed.failed, all: formatNumber(feed.all, language) })
						}
					/>
				)}
			</ul>
		</section>
	);
}

/** What it is and since when in one line, more of it below. */
function ShortLine({ href, head, when, text }: { href: string; head: ReactNode; when: ReactNode; text: ReactNode }) {
	return (
		<li>
			<a href={href}>
				{head}
				{when}
				<small>{text}</small>
			</a>
		</li>
	);
}
