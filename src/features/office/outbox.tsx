import { Search } from "lucide-react";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { OutboxLine, OutboxPage } from "#site/views/office-outbox-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { MailBadge } from "./booking-words.tsx";
import { useListKeys } from "./list-keys.ts";

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
			<nav className="office-views mt-4" aria-label={t("office.outboxLists")}>
				{page.lists.map(({ list, href }) => (
					<a key={list} href={href} aria-current={list === page.show ? "page" : undefined}>
						{t(`office.outbox_${list}`)}
					</a>
				))}
			</nav>
			<div className="office-filters">
				<form className="office-find" method="get" action={officeHref("outbox")}>
					<Search className="icon" aria-hidden="true" />
					<input
						type="search"
						className="office-find-wide"
						name="q"
						defaultValue={page.q}
						aria-label={t("office.findMail")}
						placeholder={t("office.findMail")}
						data-key="/"
					/>
					{page.show !== "all" && <input type="hidden" name="show" value={page.show} />}
					<Button look="outline" size="small" type="submit">
						{t("office.filter")}
					</Button>
				</form>
			</div>
			{page.lines === null && <p className="soft mt-5">{t("office.findMailHow")}</p>}
			{page.lines?.length === 0 && <p className="soft mt-5">{t("office.noMail")}</p>}
			{page.lines !== null && page.lines.length > 0 && <Lines lines={page.lines} />}
			{page.more && (
				<p className="office-pages">
					<a className="office-link" href={page.more}>
						{t("office.moreMails")}
					</a>
				</p>
			)}
		</>
	);
}

function Lines({ lines }: { lines: readonly OutboxLine[] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-label={t("office.title_outbox")}>
			<table className="office-table office-outbox">
				<thead>
					<tr>
						<th>{t("office.subject")}</th>
						<th>{t("office.recipient")}</th>
						<th>{t("office.when")}</th>
						<th>{t("office.state")}</th>
						<th className="office-num">{t("office.tries")}</th>
					</tr>
				</thead>
				<tbody>
					{lines.map((line) => (
						<tr key={line.id} data-href={line.href}>
							<td className="cell-no">
								<a className="office-link" href={line.href} lang={line.lang}>
									{line.subject || t("office.mailEmpty")}
								</a>
								<small>
									{line.kind} · {line.lang.toUpperCase()}
								</small>
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
				</tbody>
			</table>
		</section>
	);
}
