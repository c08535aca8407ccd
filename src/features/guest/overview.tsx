import { dayOf } from "#domain/time/civil-date.ts";
import { formatClock, formatDate, formatDateRange, formatMoney } from "#i18n/format.ts";
import { Colon, useLanguage, useT } from "#i18n/react.tsx";
import type { OverviewPage } from "#site/views/guest-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { NothingYet } from "../layout/nothing-yet.tsx";
import { SitePicture } from "../layout/site-picture.tsx";
import { useArea } from "./area.tsx";
import { StayRow } from "./stay-row.tsx";

/** What comes next, what is open, and what can still be done. */
export function Overview({ page }: { page: OverviewPage }) {
	const t = useT();
	const language = useLanguage();
	const { to, view } = useArea();
	const { next, options, open, toReview, creditCents } = page;
	return (
		<>
			<h1 className="t-display">
				{view.guest?.firstname ? t("guest.hello", { name: view.guest.firstname }) : t("guest.helloPlain")}
			</h1>
			{next ? (
				<NextStay next={next} />
			) : (
				<div className="mt-8">
					<NothingYet text={t("guest.noNext")} button={t("guest.findHome")} />
				</div>
			)}
			{options.length > 0 && (
				<section className="guest-part" aria-labelledby="options-title">
					<h2 className="t-title" id="options-title">
						{t("guest.waiting")}
					</h2>
					<ul className="stay-rows">
						{options.map((card) => (
							<li key={card.bookingNo}>
								<StayRow card={card} />
							</li>
						))}
					</ul>
				</section>
			)}
			{open.length > 0 && (
				<section className="guest-part" aria-labelledby="open-title">
					<h2 className="t-title" id="open-title">
						{t("guest.openTitle")}
					</h2>
					<ul className="guest-rows">
						{open.map((part) => (
							<li key={`${part.bookingNo} ${part.dueOn}`}>
								<a href={to(`bookings/${part.bookingNo}#payment`)}>{part.title}</a>
								<span className={part.overdue ? "late" : "soft"}>
									{t(part.overdue ? "guest.overdueSince" : "booking.dueOn", {
										date: formatDate(dayOf(part.dueOn), language, "plain"),
									})}
								</span>
								<b>{formatMoney(part.cents, language)}</b>
							</li>
						))}
					</ul>
				</section>
			)}
			{toReview.length > 0 && (
				<section className="guest-part" aria-labelledby="review-title">
					<h2 className="t-title" id="review-title">
						{t("guest.howWasIt")}
					</h2>
					<ul className="guest-rows">
						{toReview.map((card) => (
							<li key={card.bookingNo}>
								<a href={`${to(`bookings/${card.bookingNo}`)}#review`}>{card.title}</a>
								<span className="soft">{formatDateRange(dayOf(card.arrival), dayOf(card.departure), language)}</span>
							</li>
						))}
					</ul>
				</section>
			)}
			{creditCents > 0 && (
				<Notice className="mt-10">
					{t("guest.creditNote", { sum: formatMoney(creditCents, language) })}{" "}
					<a className="text-link" href={to("payments")}>
						{t("guest.seeCredit")}
					</a>
				</Notice>
			)}
		</>
	);
}

function NextStay({ next }: { next: NonNullable<OverviewPage["next"]> }) {
	const t = useT();
	const language = useLanguage();
	const { to } = useArea();
	return (
		<article className="next-stay">
			{next.image && (
				<div className="picture">
					<SitePicture src={next.image.src} alt={next.image.alt} sizes="(min-width: 64rem) 40rem, 100vw" eager />
				</div>
			)}
			<div className="words">
				<p className="t-display countdown">
					{next.daysToGo < 0 ? t("guest.staying") : t("guest.countdown", { count: next.daysToGo })}
				</p>
				<h2 className="t-title mt-1">{next.title}</h2>
				<p className="soft">{next.placename}</p>
				<p className="mt-4 font-semibold">
					{formatDateRange(dayOf(next.arrival), dayOf(next.departure), language, "weekdays")}
				</p>
				{next.checkinFrom && (
					<p className="t-small soft">{t("guest.checkinFrom", { time: formatClock(next.checkinFrom, language) })}</p>
				)}
				<p className="mt-6">
					<a className={buttonClass("primary")} href={to(`bookings/${next.bookingNo}`)}>
						{t("guest.seeStay")}
						<span className="visually-hidden">
							<Colon />
							{next.title}
						</span>
					</a>
				</p>
			</div>
		</article>
	);
}
