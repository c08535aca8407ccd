import { useCallback, useState } from "react";
import { useT } from "#i18n/react.tsx";
import { searchString, stayParams } from "#site/search-params.ts";
import type { BookingView } from "#site/views/booking-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Refusal } from "../accommodation/refusal.tsx";
import { StayCalendar } from "../accommodation/stay-calendar.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { BookingForm } from "./booking-form.tsx";
import { BookingSummary, MiniSummary } from "./booking-summary.tsx";
import { formAddress } from "./form-address.ts";
import { HoldForm } from "./hold-form.tsx";
import type { Reprice } from "./offered-choices.ts";
import { OwnStay } from "./own-stay.tsx";

/** Booking: the form of specification §3 beside its price; without dates the calendar, with impossible ones the way out. */
export function BookingScreen({ view: loaded, reprice }: { view: BookingView; reprice: Reprice }) {
	const t = useT();
	const [priced, setPriced] = useState({ loaded, view: loaded });
	// New data of the loader replace the prices fetched before.
	const view = priced.loaded === loaded ? priced.view : loaded;
	const onPriced = useCallback((next: BookingView) => setPriced({ loaded, view: withPriceOf(loaded, next) }), [loaded]);
	const isLimited = !view.offer && view.form.refused === "RATE_LIMITED";
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
						{isLimited && <NoPrice view={view} />}
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

/**
 * The screen as it was loaded, with the price that was asked for in place. What is asked for, by whom and from where, was
 * not part of the question: it stays.
 */
function withPriceOf(loaded: BookingView, next: BookingView): BookingView {
	const { type, isHold, online, telCountry, form } = loaded;
	return { ...next, type, isHold, online, telCountry, form: { ...form, refused: null } };
}

/** Fields of the form that belong to an offer. */
const OF_OFFER: readonly string[] = ["quoteId", "idempotencyKey", "do"];

/** Too many prices were asked for: what was typed waits here for the next one. */
function NoPrice({ view }: { readonly view: BookingView }) {
	const t = useT();
	const typed = Object.entries(view.form.values).filter(([name]) => !OF_OFFER.includes(name));
	return (
		<>
			<Notice tone="berry" className="mt-6" role="alert">
				{t("booking.refusedRATE_LIMITED")}
			</Notice>
			<form
				className="mt-6"
				action={formAddress(view, view.type, view.type === "Option" && !view.isHold)}
				method="post"
			>
				{typed.map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Button look="primary" type="submit" name="do" value="price">
					{t("booking.updatePrice")}
				</Button>
			</form>
		</>
	);
}

/** What is to be done here, or that the nights that were chosen are the guest's already, or cannot be booked. */
function titleKey({ offer, own, refusal, type, form }: BookingView) {
	if (offer || form.refused === "RATE_LIMITED") return `booking.title${type}` as const;
	if (own) return `booking.titleOwn_${own.state}` as const;
	return refusal ? "booking.titleRefused" : "booking.titleDates";
}
