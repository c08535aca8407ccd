import { CalendarPlus, FileText, KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatClock, formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import type { SuccessView } from "#site/views/booking-view.ts";
import { Companions } from "../guest/companions.tsx";
import { SitePicture } from "../layout/site-picture.tsx";

interface SideProps {
	readonly view: Pick<SuccessView, "forStaff">;
	readonly booking: NonNullable<SuccessView["booking"]>;
}

/** The stay, what is kept at hand, and what is handed to companions. */
export function SuccessSide({ view, booking }: SideProps) {
	const t = useT();
	return (
		<aside className="thanks-side" aria-label={t("success.stay")}>
			<Stay booking={booking} />
			{!view.forStaff && <AtHand booking={booking} />}
			{booking.tripUrl && (
				<Companions stay={booking} tripUrl={booking.tripUrl}>
					{booking.canShareCost && <ShareCost bookingNo={booking.bookingNo} />}
				</Companions>
			)}
		</aside>
	);
}

function Stay({ booking }: { booking: SideProps["booking"] }) {
	const t = useT();
	const language = useLanguage();
	const { image, wing, placename, title, arrival, departure, checkinFrom, checkoutUntil, who } = booking;
	const day = (iso: string, time: string | null): ReactNode => (
		<>
			{formatDate(dayOf(iso), language)}
			{time && <span className="t-small soft block">{time}</span>}
		</>
	);
	return (
		<section className="thanks-stay">
			{image && (
				<div className="picture">
					{/* What was already said above is not said twice. */}
					<SitePicture
						src={image.src}
						alt={wing?.alt === image.alt ? "" : image.alt}
						sizes="(min-width: 64rem) 24rem, 100vw"
					/>
				</div>
			)}
			<div className="body">
				<p className="t-small soft">{placename}</p>
				<h2 className="t-title">{title}</h2>
				<dl>
					<div>
						<dt>{t("guest.step_arrival")}</dt>
						<dd>{day(arrival, checkinFrom && t("guest.from", { time: formatClock(checkinFrom, language) }))}</dd>
					</div>
					<div>
						<dt>{t("guest.step_departure")}</dt>
						<dd>{day(departure, checkoutUntil && t("guest.until", { time: formatClock(checkoutUntil, language) }))}</dd>
					</div>
					<div>
						<dt>{t("success.guests")}</dt>
						<dd>{who}</dd>
					</div>
				</dl>
			</div>
		</section>
	);
}

function AtHand({ booking: { bookingNo, state, documents } }: { booking: SideProps["booking"] }) {
	const t = useT();
	const language = useLanguage();
	const own = guestHref(language, OWN_AREA, `bookings/${bookingNo}`);
	return (
		<section className="thanks-box" aria-labelledby="at-hand">
			<h2 className="t-heading" id="at-hand">
				{t("success.hand")}
			</h2>
			<ul className="thanks-acts">
				{state === "confirmed" && (
					<li>
						<a href={`${own}/stay.ics`} download>
							<CalendarPlus className="icon" aria-hidden="true" />
							{t("guest.intoCalendar")}
						</a>
					</li>
				)}
				{documents.map(({ href: at, kind }) => (
					<li key={at}>
						<a href={at} download>
							<FileText className="icon" aria-hidden="true" />
							{t(`guest.paper_${kind}`)} <span className="soft">PDF</span>
						</a>
					</li>
				))}
				<li>
					<a href={own}>
						<KeyRound className="icon" aria-hidden="true" />
						{t("success.online")}
					</a>
				</li>
			</ul>
		</section>
	);
}

/** Makes a group room of the booking, in which companions pay shares. */
function ShareCost({ bookingNo }: { bookingNo: string }) {
	const t = useT();
	const language = useLanguage();
	return (
		<form method="post" action={href("successBooking", language)}>
			<input type="hidden" name="do" value="room" />
			<input type="hidden" name="booking" value={bookingNo} />
			<button type="submit" className="text-link min-h-11">
				{t("success.cost")}
			</button>
		</form>
	);
}
