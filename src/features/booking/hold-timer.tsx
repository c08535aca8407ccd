import { useEffect, useState } from "react";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { SuccessView } from "#site/views/booking-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 15_000;
/** With more left, the end is named: nobody counts a day in minutes, and nobody needs a quarter of an hour more. */
const COUNTED_MINUTES = 120;
/** Minutes before the end at which the guest is warned (WCAG 2.2.1). */
const WARN_MINUTES = 5;

/**
 * How long the nights are kept for a payment, and the quarter of an hour more that is asked for once. Without script
 * it names the end; with it the minutes count down, and are said aloud when few are left.
 */
export function HoldTimer({
	view,
	booking,
}: {
	view: Pick<SuccessView, "type">;
	booking: NonNullable<SuccessView["booking"]>;
}) {
	const t = useT();
	const language = useLanguage();
	const end = booking.expiresAt === null ? null : Date.parse(booking.expiresAt);
	const [minutes, setMinutes] = useState<number | null>(null);
	useEffect(() => {
		if (end === null) return;
		const look = () => setMinutes(Math.max(0, Math.ceil((end - Date.now()) / MINUTE_MS)));
		look();
		const timer = setInterval(look, LOOK_EVERY_MS);
		return () => clearInterval(timer);
	}, [end]);
	if (end === null) return null;
	const few = minutes !== null && minutes <= WARN_MINUTES;
	const isFar = minutes !== null && minutes > COUNTED_MINUTES;
	const left =
		minutes === null || isFar
			? `${t("success.heldUntil")} ${formatInstant(new Date(end), language, "long")}`
			: minutes > 0
				? t("success.holdLeft", { minutes })
				: t("success.holdOver");
	return (
		<div className="mt-6">
			{few ? (
				<Notice tone="berry" role="alert">
					{left}
				</Notice>
			) : (
				<p className="soft">{left}</p>
			)}
			{booking.canExtend && minutes !== 0 && !isFar && (
				<form
					className="mt-3"
					method="post"
					action={href(view.type === "Option" ? "successOption" : "successBooking", language)}
				>
					<input type="hidden" name="do" value="extend" />
					<input type="hidden" name="booking" value={booking.bookingNo} />
					<input type="hidden" name="version" value={booking.version} />
					<Button look="outline" type="submit">
						{t("success.holdExtend")}
					</Button>
				</form>
			)}
		</div>
	);
}
