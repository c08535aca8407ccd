import { requestAnswerBy } from "#domain/booking/claim.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatInstant, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { StayCard } from "#site/views/guest-view.ts";
import { SitePicture } from "../layout/site-picture.tsx";
import { useArea } from "./area.tsx";
import { StateBadge } from "./state-badge.tsx";

/** A stay in a list: home, dates, where it stands. */
export function StayRow({ card, heading: Heading = "h3" }: { card: StayCard; heading?: "h2" | "h3" }) {
	const t = useT();
	const language = useLanguage();
	const { to } = useArea();
	return (
		<article className="stay-row">
			{card.image && (
				<div className="picture">
					<SitePicture src={card.image.src} alt="" sizes="(min-width: 48rem) 14rem, 40vw" />
				</div>
			)}
			<div className="words">
				<p className="row flex-wrap">
					<StateBadge card={card} />
					{card.openCents > 0 && (
						<span className="t-small soft">{t("guest.openSum", { sum: formatMoney(card.openCents, language) })}</span>
					)}
				</p>
				<Heading className="t-heading mt-2">
					<a href={to(`bookings/${card.bookingNo}`)}>{card.title}</a>
				</Heading>
				<p className="t-small soft">
					{[card.placename, formatDateRange(dayOf(card.arrival), dayOf(card.departure), language, "weekdays")]
						.filter(Boolean)
						.join(" · ")}
				</p>
				<TimeLeft card={card} />
				<p className="t-small soft mt-1">
					{t("guest.number", { number: card.bookingNo })} · {formatMoney(card.grandCents, language)}
				</p>
			</div>
		</article>
	);
}

/** Until when a waiting state holds, and how long that is; of a request, which holds nothing, what it waits for. */
export function TimeLeft({ card }: { card: Pick<StayCard, "state" | "expiresAt" | "hoursLeft"> }) {
	const t = useT();
	const language = useLanguage();
	if (card.expiresAt === null || card.hoursLeft === null) return null;
	if (card.state === "application") {
		const end = new Date(card.expiresAt);
		const answerBy = formatInstant(requestAnswerBy(end), language, "long");
		return (
			<p className="t-small mt-1">
				{t("guest.requestWaits", { answerBy, time: formatInstant(end, language, "long") })}
			</p>
		);
	}
	return (
		<p className="t-small font-semibold mt-1">
			{t("guest.heldUntil", { time: formatInstant(new Date(card.expiresAt), language, "long") })}{" "}
			<span className="soft font-normal">({t("guest.hoursLeft", { hours: card.hoursLeft })})</span>
		</p>
	);
}
