import type { ReactNode } from "react";
import { languageName } from "#i18n/countries.ts";
import { formatAge } from "#i18n/figures.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { inboxFields, inboxHref, MESSAGE_FORMS } from "#site/office-inbox.ts";
import type { InboxPage, MessageLine } from "#site/views/office-inbox-view.ts";
import { countText } from "./booking-words.tsx";
import { FilterBar, type FilterToken, languageField } from "./filter-bar.tsx";
import { useListKeys } from "./list-keys.ts";
import { EmptyList, ListViews } from "./lists.tsx";
import { Message } from "./message.tsx";

/** What people wrote: the boxes and their list, and beside it the message that is opened. */
export function Inbox({ page }: { page: InboxPage }) {
	const t = useT();
	const { query, message } = page;
	useListKeys();
	const isCut = query.q !== "" || query.form !== null || query.lang !== null || query.unkept;
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
				<Filters query={query} />
				{page.lines.length === 0 ? (
					<EmptyList>{isCut ? t("office.noMessageFound") : t("office.noMessage")}</EmptyList>
				) : (
					<ul className="office-messages">
						{page.lines.map((line) => (
							<Line key={line.id} line={line} />
						))}
					</ul>
				)}
				{(page.more || query.below !== null) && (
					<p className="office-pages">
						{query.below !== null && <Go href={inboxHref({ ...query, below: null })}>{t("office.newestMessages")}</Go>}
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

/** By which form a message came, its language, and whether somebody looks after it. */
function Filters({ query: { below: _, ...query } }: { query: InboxPage["query"] }) {
	const t = useT();
	const language = useLanguage();
	const { form, lang, unkept, box } = query;
	const tokens: FilterToken[] = [];
	if (form !== null) {
		const without = inboxHref({ ...query, form: null });
		tokens.push({ name: "form", label: t("office.messageForm"), value: t(`office.form_${form}`), without });
	}
	if (lang !== null) {
		const without = inboxHref({ ...query, lang: null });
		tokens.push({ name: "in", label: t("office.writtenIn"), value: languageName(lang, language), without });
	}
	if (unkept) {
		const without = inboxHref({ ...query, unkept: false });
		tokens.push({ name: "kept", label: t("office.messageKept"), value: t("office.messageKept_nobody"), without });
	}
	return (
		<FilterBar
			desk="inbox"
			said={inboxFields(query)}
			find={{ label: t("office.findMessage") }}
			tokens={tokens}
			fields={[
				{
					name: "form",
					label: t("office.messageForm"),
					choices: MESSAGE_FORMS.map((known) => ({
						key: known,
						word: t(`office.form_${known}`),
						href: inboxHref({ ...query, form: known === form ? null : known }),
						isOn: known === form,
					})),
				},
				languageField(t, language, lang, (next) => inboxHref({ ...query, lang: next })),
				...(box === "mine"
					? []
					: [
							{
								name: "kept",
								label: t("office.messageKept"),
								choices: [
									{
										key: "nobody",
										word: t("office.messageKept_nobody"),
										href: inboxHref({ ...query, unkept: !unkept }),
										isOn: unkept,
									},
								],
							},
						]),
			]}
		/>
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
