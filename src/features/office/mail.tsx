import { Paperclip } from "lucide-react";
import { languageName } from "#i18n/countries.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { outboxHref } from "#site/office-outbox.ts";
import type { MailPage } from "#site/views/office-outbox-view.ts";
import { Button } from "#ui/button.tsx";
import { MailBadge } from "./booking-words.tsx";
import { OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { WhenFresh } from "./when-fresh.tsx";

/** A mail as it was sent, as far as the person may read it: links are their reader's way in. */
export function MailAsSent({ page }: { page: MailPage }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<p className="office-crumb">
				<a className="office-link" href={page.booking?.href ?? outboxHref({})}>
					{page.booking?.no ?? t("office.title_outbox")}
				</a>
			</p>
			<h1 className="office-title" lang={page.lang}>
				{page.subject || t("office.mailEmpty")}
			</h1>
			<p className="soft mt-2">
				{page.recipient} · {formatInstant(new Date(page.at), language)} <MailBadge status={page.status} />
			</p>
			<p className="soft t-small mt-2">
				{languageName(page.lang, language)} · {t("office.triedTimes", { count: page.tries })}
				{page.error !== "" && page.status !== "sent" && ` · ${page.error}`}
			</p>
			<Repeats page={page} />
			<Acts page={page} />
			{page.attachments.length > 0 && (
				<ul className="office-attached" aria-label={t("office.attached")}>
					{page.attachments.map(({ kind, number, href }) => (
						<li key={href}>
							<a className="office-link" href={href}>
								<Paperclip className="icon-s" aria-hidden="true" /> {t(`office.paper_${kind}`)} {number}
							</a>
						</li>
					))}
				</ul>
			)}
			{page.reading === "without-links" && <p className="soft t-small mt-2">{t("office.mailLinks")}</p>}
			{page.reading === "whole" && <p className="soft t-small mt-2">{t("office.mailWhole")}</p>}
			{page.opensFresh && (
				<div className="mt-5">
					<WhenFresh>{null}</WhenFresh>
				</div>
			)}
			{page.reading === "none" ? (
				<p className="soft mt-5">{t("office.mailShut")}</p>
			) : (
				<>
					<iframe className="office-mail" sandbox="" srcDoc={page.html} title={page.subject} />
					<details className="office-mail-text">
						<summary className="office-link">{t("office.mailText")}</summary>
						<p className="office-words" lang={page.lang}>
							{page.text}
						</p>
					</details>
				</>
			)}
		</>
	);
}

function Repeats({ page: { repeats, repeatedBy } }: { page: MailPage }) {
	const t = useT();
	if (!repeats && !repeatedBy) return null;
	return (
		<p className="t-small mt-2">
			{repeats && (
				<a className="office-link" href={repeats}>
					{t("office.repeats")}
				</a>
			)}{" "}
			{repeatedBy && (
				<a className="office-link" href={repeatedBy}>
					{t("office.repeatedBy")}
				</a>
			)}
		</p>
	);
}

function Acts({ page }: { page: MailPage }) {
	const t = useT();
	const which = <input type="hidden" name="mail" value={page.id} />;
	return (
		<>
			<OfficeRefusal of="retry-mail" />
			<OfficeRefusal of="mail-again" />
			{(page.mayRetry || page.mayRepeat) && (
				<div className="office-actions">
					{page.mayRetry && (
						<OfficeForm name="retry-mail">
							{which}
							<Button look="primary" size="small" type="submit">
								{t("office.retryMail")}
							</Button>
						</OfficeForm>
					)}
					{page.mayRepeat && (
						<OfficeForm name="mail-again">
							{which}
							<Button look="outline" size="small" type="submit">
								{t(page.status === "suppressed" ? "office.sendNow" : "office.mailAgain")}
							</Button>
						</OfficeForm>
					)}
				</div>
			)}
		</>
	);
}
