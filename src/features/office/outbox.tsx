import { languageName } from "#i18n/countries.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OutboxLine, OutboxPage } from "#site/views/office-outbox-view.ts";
import { Notice } from "#ui/notice.tsx";
import { MailBadge } from "./booking-words.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable } from "./list-table.tsx";
import { EmptyList, FindForm, ListViews, MoreLink } from "./lists.tsx";

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
			<div className="office-filters">
				<FindForm desk="outbox" q={page.q} label={t("office.findMail")} isWide>
					{page.show !== "all" && <input type="hidden" name="show" value={page.show} />}
				</FindForm>
			</div>
			{page.lines === null && <EmptyList>{t("office.findMailHow")}</EmptyList>}
			{page.lines?.length === 0 && <EmptyList>{t("office.noMail")}</EmptyList>}
			{page.lines !== null && page.lines.length > 0 && <Lines lines={page.lines} />}
			<MoreLink href={page.more}>{t("office.moreMails")}</MoreLink>
		</>
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
						<td>{line.recipient}</td>
						<td>{formatInstant(new Date(line.at), language, "compact")}</td>
						<td>
							<MailBadge status={line.status} />
							{line.error !== "" && line.status !== "sent" && <small>{line.error}</small>}
						</td>
						<td className="office-num">
							<span className="office-label">{t("office.tries")} </span>
							{line.tries}
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}
