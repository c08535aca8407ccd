import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatInstant, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { SuccessView } from "#site/views/booking-view.ts";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { SitePicture } from "../layout/site-picture.tsx";

/** After a booking, an option or a request: what happens next. Details show only to the session that made it. */
export function SuccessScreen({ view }: { view: SuccessView }) {
	const t = useT();
	const language = useLanguage();
	const { booking, type } = view;
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<div className="wrap success">
				<div>
					<h1 className="t-display">
						{booking ? t(`success.title${type}`, { name: booking.firstname }) : t(`success.general${type}`)}
					</h1>
					<p className="t-lead mt-5 max-w-[46ch]">
						{booking ? t(`success.text${type}`, { email: booking.email }) : t("success.generalText")}
					</p>
					{booking && (
						<dl className="pairs mt-8 max-w-[40rem]">
							<Pair label={t("success.number")} value={booking.bookingNo} />
							<Pair
								label={t("success.stay")}
								value={formatDateRange(dayOf(booking.arrival), dayOf(booking.departure), language, "weekdays")}
							/>
							<Pair label={t("price.total")} value={formatMoney(booking.grandCents, language)} />
							{booking.expiresAt && (
								<Pair label={t("success.heldUntil")} value={formatInstant(new Date(booking.expiresAt), language)} />
							)}
							{type === "Booking" &&
								booking.instalments.map((instalment) => (
									<Pair
										key={`${instalment.dueOn} ${instalment.cents}`}
										label={t("booking.dueOn", { date: formatDate(dayOf(instalment.dueOn), language, "plain") })}
										value={formatMoney(instalment.cents, language)}
									/>
								))}
						</dl>
					)}
					<p className="mt-8">
						<SiteLink className="btn btn-primary" href={href("home", language)}>
							{t("success.home")}
						</SiteLink>
					</p>
				</div>
				{booking && (
					<aside className="summary self-start">
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

function Pair({ label, value }: { label: string; value: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{value}</dd>
		</div>
	);
}
