import { Download, MapPin, Navigation } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatClock, formatDate, formatDateRange, formatLabelled, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BookingDetailPage, DocumentLink } from "#site/views/guest-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { type NamedValue, Pairs } from "#ui/pairs.tsx";
import { PriceLines } from "../accommodation/price-lines.tsx";
import { usePage } from "../layout/page-view.tsx";
import { SitePicture } from "../layout/site-picture.tsx";
import { useArea } from "./area.tsx";
import { Payment, Settled } from "./booking-money.tsx";
import { MessageForm, ReviewPart } from "./booking-words.tsx";
import { Companions } from "./companions.tsx";
import { AreaForm, AreaRefusal } from "./guest-fields.tsx";
import { KeepDocument } from "./keep-document.tsx";
import { PolicyTable } from "./policy-table.tsx";
import { StateBadge } from "./state-badge.tsx";
import { TimeLeft } from "./stay-row.tsx";
import { Timeline } from "./timeline.tsx";

/** One booking: where it stands, what can be done now, and all that was agreed. */
export function BookingDetail({ page }: { page: BookingDetailPage }) {
	const t = useT();
	const language = useLanguage();
	const { hasWorker } = usePage();
	const { view } = useArea();
	const { card } = page;
	return (
		<>
			<p className="row flex-wrap">
				<StateBadge card={card} />
				<span className="t-small soft">{t("guest.number", { number: card.bookingNo })}</span>
			</p>
			<h1 className="t-display mt-2">{card.title}</h1>
			<p className="t-lead mt-2">{formatDateRange(dayOf(card.arrival), dayOf(card.departure), language, "weekdays")}</p>
			<TimeLeft card={card} />
			<div className="guest-cols">
				<div>
					<WhatNow page={page} />
					<StayTimeline page={page} />
					{page.travel && <Travel travel={page.travel} />}
					<Stay page={page} />
					<Payment page={page} />
					{page.settlement && <Settled settlement={page.settlement} bank={page.bank} reference={card.bookingNo} />}
					<section className="guest-part" aria-labelledby="papers-title">
						<h2 className="t-title" id="papers-title">
							{t("guest.title_documents")}
						</h2>
						<DocumentList documents={page.documents} />
						{hasWorker && view.guest && card.state === "confirmed" && (
							<p className="t-small soft mt-3 only-script">{t("guest.offlineNote")}</p>
						)}
					</section>
					{page.tripUrl && (
						<div className="guest-part">
							<Companions stay={card} tripUrl={page.tripUrl} />
						</div>
					)}
					<ReviewPart page={page} />
					<MessageForm page={page} />
				</div>
				<aside className="summary" aria-labelledby="price-title">
					{card.image && (
						<div className="picture">
							<SitePicture src={card.image.src} alt={card.image.alt} sizes="(min-width: 64rem) 24rem, 100vw" />
						</div>
					)}
					<div className="body">
						<p className="t-small soft">{card.placename}</p>
						<h2 className="t-title" id="price-title">
							{t("guest.price")}
						</h2>
						<PriceLines offer={page.price} />
						{page.price.depositCents > 0 && (
							<p className="t-small soft mt-3">
								{t("price.deposit", { price: formatMoney(page.price.depositCents, language) })}
							</p>
						)}
						{page.homeHref && (
							<p className="mt-4">
								<a className="text-link" href={page.homeHref}>
									{t("guest.seeHome")}
								</a>
							</p>
						)}
					</div>
				</aside>
			</div>
		</>
	);
}

/** What the guest can do with the booking, as it stands. */
function WhatNow({ page }: { page: BookingDetailPage }) {
	const t = useT();
	const { to } = useArea();
	const { can, card, version } = page;
	const own = `bookings/${card.bookingNo}`;
	const refusals = (["book", "release", "pay"] as const).map((of) => <AreaRefusal key={of} of={of} />);
	if (!can.book && !can.complete && !can.release && !can.cancel && !can.change && !can.keepStay)
		return <div>{refusals}</div>;
	return (
		<section aria-label={t("guest.whatNow")}>
			{refusals}
			<div className="actions">
				{can.book && (
					<AreaForm name="book">
						<input type="hidden" name="version" value={version} />
						<Button look="ember" type="submit">
							{t("booking.order")}
						</Button>
					</AreaForm>
				)}
				{can.complete && (
					<a className={buttonClass("ember")} href={to(`${own}/complete`)}>
						{t("guest.complete")}
					</a>
				)}
				{can.release && (
					<AreaForm name="release">
						<input type="hidden" name="version" value={version} />
						<Button look="outline" type="submit">
							{t("guest.release")}
						</Button>
					</AreaForm>
				)}
				{can.keepStay && (
					<a className={buttonClass("outline")} href={to(`${own}/stay.ics`)} download>
						{t("guest.intoCalendar")}
					</a>
				)}
				{can.change && (
					<a className={buttonClass("outline")} href={to(`${own}/change`)}>
						{t("guest.change")}
					</a>
				)}
				{can.cancel && (
					<a className={buttonClass("outline")} href={to(`${own}/cancel`)}>
						{t("guest.cancel")}
					</a>
				)}
			</div>
			{can.book && (
				<>
					<p className="t-small soft mt-3">{t("guest.bookNote")}</p>
					<details className="guest-more">
						<summary>{t("guest.policy")}</summary>
						<PolicyTable policy={page.policy} arrival={card.arrival} daysBefore={page.daysBefore} />
					</details>
				</>
			)}
		</section>
	);
}

function StayTimeline({ page }: { page: BookingDetailPage }) {
	const t = useT();
	return (
		<section className="guest-part" aria-labelledby="timeline-title">
			<h2 className="t-title" id="timeline-title">
				{t("guest.timeline")}
			</h2>
			<Timeline steps={page.timeline} />
			{page.declineReason && page.card.state === "declined" && <p className="soft mt-4">{page.declineReason}</p>}
		</section>
	);
}

function Travel({ travel }: { travel: NonNullable<BookingDetailPage["travel"]> }) {
	const t = useT();
	const isForeign = travel.wayInLanguage !== useLanguage();
	return (
		<section className="guest-part panel panel-slim guest-travel" aria-labelledby="travel-title">
			<h2 className="t-title" id="travel-title">
				{t("guest.travelTitle")}
			</h2>
			<address>
				{travel.address.map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
			</address>
			{travel.wayIn && isForeign && <p className="t-small soft">{t("guest.ownersLanguage")}</p>}
			{travel.wayIn && (
				<p className="way-in" lang={isForeign ? travel.wayInLanguage : undefined}>
					{travel.wayIn}
				</p>
			)}
			<p className="mt-3">
				<a className="text-link" href={travel.mapUrl} rel="noreferrer">
					<MapPin className="icon inline-block align-[-4px]" aria-hidden="true" /> {t("guest.onMap")}
				</a>
			</p>
			<p className="mt-2">
				<a className="text-link" href={travel.routeUrl} rel="noreferrer">
					<Navigation className="icon inline-block align-[-4px]" aria-hidden="true" /> {t("guest.route")}
				</a>
			</p>
			<p className="t-small soft mt-2">{t("guest.point", { point: travel.point })}</p>
		</section>
	);
}

function Stay({ page }: { page: BookingDetailPage }) {
	const t = useT();
	const language = useLanguage();
	const { card, party, contact } = page;
	const at = (day: string, time: string | null) => [formatDate(dayOf(day), language), time].filter(Boolean).join(", ");
	const heads = (["adults", "children", "babies", "pets"] as const).filter((name) => party[name] > 0);
	const rows: NamedValue[] = [
		[
			t("search.arrival"),
			at(card.arrival, page.checkinFrom && t("guest.from", { time: formatClock(page.checkinFrom, language) })),
		],
		[
			t("search.departure"),
			at(card.departure, page.checkoutUntil && t("guest.until", { time: formatClock(page.checkoutUntil, language) })),
		],
		[t("guest.party"), heads.map((name) => formatLabelled(t(`party.${name}`), party[name], language)).join(", ")],
		...(contact.name
			? ([
					[t("guest.contact"), [contact.name, contact.address].join(", ")],
					[t("booking.telNumber"), contact.telephone],
				] satisfies NamedValue[])
			: []),
		[t("booking.email"), contact.email],
	];
	return (
		<section className="guest-part" aria-labelledby="stay-title">
			<h2 className="t-title" id="stay-title">
				{t("guest.stay")}
			</h2>
			<Pairs rows={rows} />
		</section>
	);
}

/** Papers to take home; each is a file. */
export function DocumentList({ documents }: { documents: readonly DocumentLink[] }) {
	const t = useT();
	const language = useLanguage();
	if (documents.length === 0) return <p className="soft">{t("guest.noPapers")}</p>;
	return (
		<ul className="guest-rows">
			{documents.map((one) => (
				<li key={one.href}>
					<a href={one.href} download>
						<Download className="icon inline-block align-[-4px]" aria-hidden="true" /> {t(`guest.paper_${one.kind}`)}{" "}
						<span className="soft font-normal">(PDF)</span>
					</a>
					<span className="soft">{one.number}</span>
					<span className="soft">{formatDate(dayOf(one.issuedOn), language, "plain")}</span>
					<KeepDocument href={one.href} name={`${t(`guest.paper_${one.kind}`)} ${one.number}`} />
				</li>
			))}
		</ul>
	);
}
