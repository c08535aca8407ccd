import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { MailPage } from "#site/views/office-bookings-view.ts";
import { MailBadge } from "./booking-words.tsx";

/** A mail as it was sent; its links lead nowhere, for they are its reader's. */
export function MailAsSent({ page }: { page: MailPage }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			{page.booking && (
				<p className="office-crumb">
					<a className="office-link" href={page.booking.href}>
						{page.booking.no}
					</a>
				</p>
			)}
			<h1 className="office-title" lang={page.lang}>
				{page.subject}
			</h1>
			<p className="soft mt-2">
				{page.recipient} · {formatInstant(new Date(page.at), language)} <MailBadge status={page.status} />
			</p>
			<p className="soft t-small mt-2">{t("office.mailLinks")}</p>
			<iframe className="office-mail" sandbox="" srcDoc={page.html} title={page.subject} />
		</>
	);
}
