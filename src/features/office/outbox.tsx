import { languageName } from "#i18n/countries.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { MAIL_READERS, outboxFields, outboxHref } from "#site/office-outbox.ts";
import type { OutboxLine, OutboxPage } from "#site/views/office-outbox-view.ts";
import { Notice } from "#ui/notice.tsx";
import { MailBadge } from "./booking-words.tsx";
import { FilterBar, type FilterToken, languageField } from "./filter-bar.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable, StateMark } from "./list-table.tsx";
import { EmptyList, ListViews, MoreLink } from "./lists.tsx";

/** Mails that were sent, wait or were given up. */
export function Outbox({ page }: { page: OutboxPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<h1 className="office-title">{t("office.title_outbox")}</h1>
			{page.isHeld && (
				<Notice as="div" tone="honey" className="mt-4">
					<p>{t("office.outboxHeld")}</p>
				</Notice>
			)}
			<ListViews
				label={t("office.outboxLists")}
				views={page.lists.map(({ list, href }) => ({
					key: list,
					href,
					isHere: list === page.show,
					word: t(`office.outbox_${list}`),
				}))}
			/>
			<Filters page={page} />
			{page.lines === null && <EmptyList>{t("office.findMailHow")}</EmptyList>}
			{page.lines?.length === 0 && <EmptyList>{t("office.noMail")}</EmptyList>}
			{page.lines !== null && page.lines.length > 0 && <Lines lines={page.lines} />}
			<MoreLink href={page.more}>{t("office.moreMails")}</MoreLink>
		</>
	);
}

/** Whom mails are for, and their language. */
function Filters({ page: { show, to, writtenIn: lang, q } }: { page: OutboxPage }) {
	const t = useT();
	const language = useLanguage();
	const query = { show, to, lang, q };
	const tokens: FilterToken[] = [];
	if (to !== null) {
		const without = outboxHref({ ...query, to: null });
		tokens.push({ name: "to", label: t("office.recipient"), value: t(`office.mailTo_${to}`), without });
	}
	if (lang !== null) {
		const without = outboxHref({ ...query, lang: null });
		tokens.push({ name: "in", label: t("office.writtenIn"), value: languageName(lang, language), without });
	}
	return (
		<FilterBar
			desk="outbox"
			said={outboxFields(query)}
			find={{ label: t("office.findMail"), isWide: true }}
			tokens={tokens}
			fields={[
				{
					name: "to",
					label: t("office.recipient"),
					choices: MAIL_READERS.map((known) => ({
						key: known,
						word: t(`office.mailTo_${known}`),
						href: outboxHref({ ...query, to: known === to ? null : known }),
						isOn: known === to,
					})),
				},
				languageField(t, language, lang, (next) => outboxHref({ ...query, lang: next })),
			]}
		/>
	);
}

function Lines({ lines }: { lines: readonly OutboxLine[] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-label={t("office.title_outbox")}>
			<ListTable
				className="office-outbox"
				columns={[
					t("office.subject"),
					t("office.recipient"),
					t("office.when"),
					t("office.state"),
					{ number: t("office.tries") },
				]}
			>
				{lines.map((line) => (
					<tr key={line.id} data-href={line.href}>
						<td className="cell-no">
							<a className="office-link" href={line.href} lang={line.lang}>
								{line.subject || t("office.mailEmpty")}
							</a>
							<small>{languageName(line.lang, language)}</small>
						</td>
						<td>
							{line.isToOffice ? <StateMark tone="plain">{t("office.mailTo_office")}</StateMark> : line.recipient}
						</td>
						<td>{formatInstant(new Date(line.at), language, "compact")}</td>
						<td>
							<MailBadge status={line.status} />
							{line.error !== "" && line.status !== "sent" && <small>{line.error}</small>}
						</td>
						<td className={line.tries === 0 ? "office-num office-none" : "office-num"}>
							<span className="office-label">{t("office.tries")} </span>
							{line.tries}
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}
