import { Suspense } from "react";
import { APPLICATION_RULE, requestAnswerBy } from "#domain/booking/claim.ts";
import { dueTogether } from "#domain/pricing/due-together.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatInstant, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import type { SuccessView } from "#site/views/booking-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { late } from "#ui/late.tsx";
import { type NamedValue, Pairs } from "#ui/pairs.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { SitePicture } from "../layout/site-picture.tsx";
import { ByBank } from "./by-bank.tsx";
import { HoldTimer } from "./hold-timer.tsx";

/** What staff alone see: a chunk of its own, which guests never load. */
export const SuccessForStaff = late(() => import("./success-for-staff.tsx"));

/** After a booking, an option or a request: what happens next. Details show only to the session that made it. */
export function SuccessScreen({ view }: { view: SuccessView }) {
	const t = useT();
	const language = useLanguage();
	const { booking, type } = view;
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<div className="wrap success">
				<div>
					{view.forStaff ? (
						<Suspense fallback={null}>
							<SuccessForStaff view={view} />
						</Suspense>
					) : (
						<>
							<h1 className="t-display">{booking ? <SuccessTitle view={view} /> : t(`success.general${type}`)}</h1>
							<p className="t-lead mt-5 max-w-[46ch]">
								{booking ? <SuccessText view={view} /> : t("success.generalText")}
							</p>
						</>
					)}
					{booking && <SuccessSummary view={view} booking={booking} />}
					{booking?.bank && (
						<div className="mt-6 grid max-w-[40rem] gap-3">
							{!view.forStaff && <p>{t("success.transfer")}</p>}
							<ByBank bank={booking.bank} reference={booking.bookingNo} heading="h2" />
						</div>
					)}
					{booking?.state === "pending_payment" && <HoldTimer view={view} booking={booking} />}
					{booking?.state === "application" && !view.forStaff && <WhatFollows />}
					<div className="actions mt-8">
						{booking?.payUrl && (
							<a className={buttonClass("ember")} href={booking.payUrl}>
								{t("guest.successPay")}
							</a>
						)}
						{booking?.state === "option" && !booking.waitsForProof && booking.isHold && (
							<a
								className={buttonClass("ember")}
								href={guestHref(language, OWN_AREA, `bookings/${booking.bookingNo}/complete`)}
							>
								{t("guest.complete")}
							</a>
						)}
						{booking?.state === "option" && !booking.waitsForProof && !booking.isHold && (
							<form method="post" action={href("successOption", language)}>
								<input type="hidden" name="do" value="book" />
								<input type="hidden" name="booking" value={booking.bookingNo} />
								<input type="hidden" name="version" value={booking.version} />
								<Button look="ember" type="submit">
									{t("booking.order")}
								</Button>
							</form>
						)}
						{booking?.state === "confirmed" && !view.forStaff && (
							<a
								className={buttonClass("outline")}
								href={guestHref(language, OWN_AREA, `bookings/${booking.bookingNo}/stay.ics`)}
								download
							>
								{t("guest.intoCalendar")}
							</a>
						)}
						{booking && (
							<a
								className={buttonClass("outline")}
								href={guestHref(language, OWN_AREA, `bookings/${booking.bookingNo}`)}
							>
								{t("guest.successArea")}
							</a>
						)}
						<SiteLink className={buttonClass(booking ? "outline" : "primary")} href={href("home", language)}>
							{t("success.home")}
						</SiteLink>
					</div>
					{booking?.state === "option" && !booking.waitsForProof && !booking.isHold && (
						<p className="t-small soft mt-4 max-w-[60ch]">{t("guest.bookNote")}</p>
					)}
				</div>
				{booking && (
					<aside className="summary self-start" aria-label={booking.title}>
						{booking.image && (
							<div className="picture">
								<SitePicture src={booking.image.src} alt={booking.image.alt} sizes="(min-width: 64rem) 24rem, 100vw" />
							</div>
						)}
						<div className="body">
							<p className="t-small soft">{booking.placename}</p>
							<p className="t-title">{booking.title}</p>
						</div>
					</aside>
				)}
			</div>
		</PageFrame>
	);
}

interface Said {
	readonly view: Pick<SuccessView, "booking" | "type">;
}

/** An option that was booked is a booking; one that waits for its payment, or came to nothing, is not yet one. */
export function SuccessTitle({ view: { booking, type } }: Said) {
	const t = useT();
	const name = booking?.firstname ?? "";
	switch (booking?.state) {
		case "pending_payment":
			return t("guest.successPending", { name });
		case "confirmed":
		case "completed":
			return t("success.titleBooking", { name });
		case "option":
			if (name === "") return t("success.titleHold");
			return t(type === "Application" ? "success.titleAccepted" : "success.titleOption", { name });
		case "expired":
		case "cancelled":
		case "declined":
			return t(`success.general${type}`);
		default:
			return t(`success.title${type}`, { name });
	}
}

export function SuccessText({ view: { booking, type } }: Said) {
	const t = useT();
	const email = booking?.email ?? "";
	switch (booking?.state) {
		case "pending_payment":
			return t("guest.successPendingText", { email });
		case "expired":
			return t("guest.successOver", { email });
		case "option":
			if (booking?.waitsForProof) return t("success.textOptionProve", { email });
			return t(type === "Application" ? "success.textAccepted" : "success.textOption", { email });
		case "cancelled":
		case "declined":
			return t("success.generalText");
		case "confirmed":
		case "completed":
			return t("success.textBooking", { email });
		default:
			return type === "Application"
				? t("success.textApplication", { email, answer: APPLICATION_RULE.answer })
				: t(`success.text${type}`, { email });
	}
}

/** What becomes of a request. */
function WhatFollows() {
	const t = useT();
	return (
		<section className="mt-8" aria-labelledby="what-follows">
			<h2 className="t-title" id="what-follows">
				{t("guest.successNext")}
			</h2>
			<ol className="mt-3 list-decimal ps-5 grid gap-2">
				<li>{t("guest.successNextOwner", APPLICATION_RULE)}</li>
				<li>{t("guest.successNextHold")}</li>
				<li>{t("guest.successNextPay")}</li>
			</ol>
		</section>
	);
}

interface SummaryProps {
	readonly view: Pick<SuccessView, "type">;
	readonly booking: NonNullable<SuccessView["booking"]>;
}

/** Number, stay, sum, and what there is to pay or to wait for. */
export function SuccessSummary({ view: { type }, booking }: SummaryProps) {
	const t = useT();
	const language = useLanguage();
	const { bookingNo, arrival, departure, grandCents, paidCents, state, expiresAt, hoursLeft, instalments, payUrl } =
		booking;
	const rows: NamedValue[] = [
		[t("success.number"), bookingNo],
		[t("success.stay"), formatDateRange(dayOf(arrival), dayOf(departure), language, "weekdays")],
		[t("price.total"), formatMoney(grandCents, language)],
	];
	if (expiresAt && state === "application") {
		const end = new Date(expiresAt);
		rows.push([t("success.nothingHeld"), t("success.nothingHeldYet")]);
		rows.push([t("success.answerBy"), formatInstant(requestAnswerBy(end), language)]);
		rows.push([t("success.lapses"), formatInstant(end, language)]);
	} else if (expiresAt && hoursLeft !== null && state !== "pending_payment") {
		const until = formatInstant(new Date(expiresAt), language);
		rows.push([t("success.heldUntil"), `${until} (${t("guest.hoursLeft", { hours: hoursLeft })})`]);
	}
	if (type === "Booking" || state === "confirmed") {
		for (const { dueOn, cents } of payUrl ? instalments : dueTogether(instalments)) {
			rows.push([
				t("booking.dueOn", { date: formatDate(dayOf(dueOn), language, "plain") }),
				formatMoney(cents, language),
			]);
		}
	}
	if (paidCents > 0) rows.push([t("success.paid"), formatMoney(paidCents, language)]);
	return <Pairs className="mt-8 max-w-[40rem]" rows={rows} />;
}
