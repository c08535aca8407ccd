import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { StayCard } from "#site/views/guest-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { ShareButton } from "../share/share-button.tsx";

/**
 * What companions are given: a page without prices, by whatever way the guest's device has. No mail of ours goes to
 * addresses that never asked for one.
 */
export function Companions({
	stay: { title, placename, arrival, departure },
	tripUrl,
	children,
}: {
	readonly stay: Pick<StayCard, "title" | "placename" | "arrival" | "departure">;
	readonly tripUrl: string;
	readonly children?: ReactNode;
}) {
	const t = useT();
	const language = useLanguage();
	const facts = { home: title, place: placename, dates: formatDateRange(dayOf(arrival), dayOf(departure), language) };
	const subject = t("guest.mailSubject", facts);
	const text = `${t("guest.mailText", facts)}\n${tripUrl}`;
	return (
		<section className="companions" aria-labelledby="companions">
			<h2 className="t-heading" id="companions">
				{t("guest.tell")}
			</h2>
			<p className="t-small soft mt-1">{t("guest.tellText")}</p>
			<div className="tell">
				<ShareButton
					path={tripUrl}
					label={t("guest.shareLink")}
					copied={t("guest.linkCopied")}
					title={subject}
					size="small"
				/>
				<a
					className={buttonClass("outline", { size: "small" })}
					href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
				>
					<Mail className="icon" aria-hidden="true" />
					{t("guest.byMail")}
				</a>
			</div>
			{children}
		</section>
	);
}
