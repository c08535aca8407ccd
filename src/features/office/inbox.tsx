import type { ReactNode } from "react";
import { languageName } from "#i18n/countries.ts";
import { formatAge } from "#i18n/figures.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { inboxHref } from "#site/office-inbox.ts";
import type { InboxPage, MessageLine } from "#site/views/office-inbox-view.ts";
import { countText } from "./booking-words.tsx";
import { useListKeys } from "./list-keys.ts";
import { EmptyList, FindForm, ListViews } from "./lists.tsx";
import { Message } from "./message.tsx";

/** What people wrote: the boxes and their list, and beside it the message that is opened. */
export function Inbox({ page }: { page: InboxPage }) {
	const t = useT();
	const { query, message } = page;
	useListKeys();
	return (
		<div className="office-inbox" data-opened={message ? "" : undefined}>
			<section className="office-inbox-list" aria-labelledby="inbox-title">
				<div className="office-head">
					<h1 className="office-title" id="inbox-title">
						{t("office.title_inbox")}
					</h1>
					<a className="office-link" href={officeHref("inbox/templates")}>
						{t("office.title_templates")}
					</a>
				</div>
				<ListViews
					label={t("office.boxes")}
					views={page.boxes.map(({ box, href, counted, isHere }) => ({
						key: box,
						href,
						isHere,
						word: t(`office.box_${box}`),
						count: countText(counted),
					}))}
				/>
				<FindForm desk="inbox" q={query.q} label={t("office.findMessage")}>
					{query.box !== "open" && <input type="hidden" name="box" value={query.box} />}
				</FindForm>
				{page.lines.length === 0 ? (
					<EmptyList>{query.q === "" ? t("office.noMessage") : t("office.noMessageFound")}</EmptyList>
				) : (
					<ul className="office-messages">
						{page.lines.map((line) => (
							<Line key={line.id} line={line} />
						))}
					</ul>
				)}
				{(page.more || query.below !== null) && (
					<p className="office-pages">
						{query.below !== null && (
							<Go href={inboxHref({ box: query.box, q: query.q })}>{t("office.newestMessages")}</Go>
						)}
						{page.more && <Go href={page.more}>{t("office.olderMessages")}</Go>}
					</p>
				)}
			</section>
			{message ? (
				<Message message={message} back={inboxHref(query)} />
			) : (
				<p className="office-inbox-nothing soft">{t("office.chooseMessage")}</p>
			)}
		</div>
	);
}

function Go({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a className="office-link" href={href}>
			{children}
		</a>
	);
}

function Line({ line }: { line: MessageLine }) {
	const t = useT();
	const language = useLanguage();
	return (
		<li data-line="">
			<a href={line.href} aria-current={line.isHere ? "true" : undefined}>
				<span className="office-message-from">
					<b>{line.from}</b>
					<small title={formatInstant(new Date(line.at), language)}>{formatAge(line.minutes, language)}</small>
				</span>
				<span lang={line.lang}>{line.about}</span>
				<small lang={line.lang}>{line.text}</small>
				<span>
					<span className="office-state">{t(`office.form_${line.form}`)}</span>{" "}
					<span className="office-code">{languageName(line.lang, language)}</span>
					{line.assigned && <small className="office-keeper">{line.assigned}</small>}
				</span>
			</a>
		</li>
	);
}
