import { useCallback, useState } from "react";
import { useT } from "#i18n/react.tsx";
import { searchString, stayParams } from "#site/search-params.ts";
import type { BookingView } from "#site/views/booking-view.ts";
import { Notice } from "#ui/notice.tsx";
import { Refusal } from "../accommodation/refusal.tsx";
import { StayCalendar } from "../accommodation/stay-calendar.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { BookingForm } from "./booking-form.tsx";
import { BookingSummary, MiniSummary } from "./booking-summary.tsx";
import { HoldForm } from "./hold-form.tsx";
import type { Reprice } from "./offered-choices.ts";
import { OwnStay } from "./own-stay.tsx";

/** Booking: the form of specification §3 beside its price; without dates the calendar, with impossible ones the way out. */
export function BookingScreen({ view: loaded, reprice }: { view: BookingView; reprice: Reprice }) {
	const t = useT();
	const [priced, setPriced] = useState({ loaded, view: loaded });
	// New data of the loader replace the prices fetched before.
	const view = priced.loaded === loaded ? priced.view : loaded;
	const onPriced = useCallback((next: BookingView) => setPriced({ loaded, view: next }), [loaded]);
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<div className="wrap">
				<p className="pt-2">
					<SiteLink
						className="text-link t-small inline-flex min-h-11 items-center"
						href={view.acco.url + searchString(stayParams(view.params))}
					>
						{t("booking.back", { home: view.acco.title })}
					</SiteLink>
				</p>
				<h1 className="t-display">{t(titleKey(view))}</h1>
				{view.unavailable && (
					<Notice tone="berry" className="mt-6" role="alert">
						{t("booking.unavailable")}
					</Notice>
				)}
				{view.offer && <MiniSummary view={view} offer={view.offer} />}
				{view.offer ? (
					view.isHold ? (
						<HoldForm view={view} offer={view.offer}>
							<BookingSummary view={view} offer={view.offer} />
						</HoldForm>
					) : (
						<BookingForm view={view} offer={view.offer} reprice={reprice} onPriced={onPriced}>
							<BookingSummary view={view} offer={view.offer} />
						</BookingForm>
					)
				) : (
					<div className="max-w-[60rem] pb-16">
						{view.own ? <OwnStay own={view.own} /> : view.refusal && <Refusal view={view} refusal={view.refusal} />}
						{view.calendar && (
							<StayCalendar
								view={{ path: view.path, params: view.params, today: view.today, calendar: view.calendar }}
							/>
						)}
					</div>
				)}
			</div>
		</PageFrame>
	);
}

/** What is to be done here, or that the nights that were chosen are the guest's already, or cannot be booked. */
function titleKey({ offer, own, refusal, type }: BookingView) {
	if (offer) return `booking.title${type}` as const;
	if (own) return `booking.titleOwn_${own.state}` as const;
	return refusal ? "booking.titleRefused" : "booking.titleDates";
}
