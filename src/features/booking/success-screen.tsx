import { Suspense } from "react";
import { APPLICATION_RULE } from "#domain/booking/claim.ts";
import { formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { SuccessView } from "#site/views/booking-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { late } from "#ui/late.tsx";
import { PolicyTable } from "../guest/policy-table.tsx";
import { StateBadge } from "../guest/state-badge.tsx";
import { Timeline } from "../guest/timeline.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { SitePicture } from "../layout/site-picture.tsx";
import { SuccessNow } from "./success-now.tsx";
import { SuccessSide } from "./success-side.tsx";

/** What staff alone see: a chunk of its own, which guests never load. */
export const SuccessForStaff = late(() => import("./success-for-staff.tsx"));

/** After a booking, an option or a request: what happens next. Details show only to the session that made it. */
export function SuccessScreen({ view }: { view: SuccessView }) {
	const t = useT();
	const language = useLanguage();
	const { booking, type } = view;
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<div className="wrap thanks">
				<section className="thanks-head">
					<div>
						{booking && (
							<p>
								<StateBadge card={booking} />
							</p>
						)}
						{view.forStaff ? (
							<Suspense fallback={null}>
								<SuccessForStaff view={view} />
							</Suspense>
						) : (
							<>
								<h1 className="t-display">{booking ? <SuccessTitle view={view} /> : t(`success.general${type}`)}</h1>
								<p className="t-lead">{booking ? <SuccessText view={view} /> : t("success.generalText")}</p>
							</>
						)}
						{booking ? (
							<Facts booking={booking} />
						) : (
							<p className="mt-8">
								<SiteLink className={buttonClass("primary")} href={href("home", language)}>
									{t("success.home")}
								</SiteLink>
							</p>
						)}
					</div>
					{booking?.wing && (
						<div className="wing">
							<SitePicture src={booking.wing.src} alt={booking.wing.alt} sizes="(min-width: 64rem) 46vw, 100vw" eager />
						</div>
					)}
				</section>
				{booking && (
					<div className="thanks-cols">
						<div>
							<SuccessNow view={view} booking={booking} />
							<section className="thanks-next" aria-labelledby="what-follows">
								<h2 className="t-title" id="what-follows">
									{t("guest.successNext")}
								</h2>
								<WhatFollows booking={booking} />
							</section>
						</div>
						<SuccessSide view={view} booking={booking} />
					</div>
				)}
			</div>
		</PageFrame>
	);
}

type Booked = NonNullable<SuccessView["booking"]>;

/** What is quoted: the number, the whole price, what is paid. */
function Facts({ booking: { bookingNo, grandCents, paidCents, state } }: { booking: Booked }) {
	const t = useT();
	const language = useLanguage();
	const rows = [
		[t("success.number"), bookingNo],
		[t("success.totalAll"), formatMoney(grandCents, language)],
		...(state === "confirmed" || paidCents > 0 ? [[t("success.paid"), formatMoney(paidCents, language)]] : []),
	];
	return (
		<dl className="thanks-facts">
			{rows.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

const NOTES = {
	booked: "success.noteBooked",
	payAll: "success.notePay",
	payFirst: "success.notePay",
	payRest: "success.noteRest",
	travelInformation: "success.noteTravel",
	arrival: "success.noteArrival",
} as const;

/** The steps from here to the departure; of a request what becomes of it. */
function WhatFollows({ booking: { state, steps, cancelling, arrival } }: { booking: Booked }) {
	const t = useT();
	if (state === "application") {
		return (
			<ol className="mt-4 list-decimal ps-5 grid gap-2">
				<li>{t("guest.successNextOwner", APPLICATION_RULE)}</li>
				<li>{t("guest.successNextHold")}</li>
				<li>{t("guest.successNextPay")}</li>
			</ol>
		);
	}
	return (
		<>
			<Timeline
				steps={steps}
				note={(step) => (step in NOTES && cancelling ? t(NOTES[step as keyof typeof NOTES]) : null)}
			/>
			{cancelling && (
				<details className="guest-more">
					<summary>{t("guest.policy")}</summary>
					<PolicyTable policy={cancelling.policy} arrival={arrival} daysBefore={cancelling.daysBefore} />
				</details>
			)}
		</>
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
