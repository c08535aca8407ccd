import { useLocation, useNavigate } from "@tanstack/react-router";
import { Clock } from "lucide-react";
import { useEffect, useRef } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import {
	parseSearchParams,
	partyOf,
	printSearchParams,
	type SearchParams,
	searchString,
	stayParams,
} from "#site/search-params.ts";
import type { AccommodationView, OfferView } from "#site/views/accommodation-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { useKeptFocus } from "#ui/kept-focus.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { PriceLines } from "./price-lines.tsx";
import { Refusal } from "./refusal.tsx";

/** Dates, party, the whole price line by line, and the one step on. Bound to the quote on the server. */
export function PricePanel({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const { offer, refusal } = view;
	const panel = useRef<HTMLElement>(null);
	useKeptFocus(panel);
	return (
		<aside ref={panel} className="price-panel" aria-labelledby="price-title" id="price">
			<h2 className="visually-hidden" id="price-title">
				{t("price.panel")}
			</h2>
			<div aria-live="polite">
				{offer ? (
					<>
						<p className="t-small soft">{t("price.forNights", { count: offer.nights })}</p>
						<p>
							<span className="big">{formatMoney(offer.grandCents, language)}</span>{" "}
							<span className="soft">{t("price.inAll")}</span>
						</p>
						<p className="t-small soft">
							{t("price.perNightAllIn", { price: formatMoney(offer.perNightCents, language) })}
						</p>
					</>
				) : (
					<StartPrice view={view} />
				)}
			</div>
			<StayForm view={view} />
			{refusal && <Refusal view={view} refusal={refusal} />}
			{offer && <OfferActions view={view} offer={offer} />}
		</aside>
	);
}

function StartPrice({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const { from } = view.acco;
	if (!from) return <p className="t-heading">{t("price.none")}</p>;
	return (
		<>
			<p className="t-small soft">{t("price.from")}</p>
			<p>
				<span className="big">{formatMoney(from.stayCents, language)}</span>{" "}
				<span className="soft">{t("price.forNights", { count: from.nights })}</span>
			</p>
			<p className="t-small soft">
				<SiteLink
					className="text-link"
					keepScroll
					href={view.path + searchString({ ...view.params, arrival: from.arrival, departure: from.departure })}
				>
					{t("price.fromDates", { dates: formatDateRange(dayOf(from.arrival), dayOf(from.departure), language) })}
				</SiteLink>
			</p>
		</>
	);
}

const STAY_NAMES = ["arrival", "departure", "adults", "children", "babies", "pets"] as const;

/**
 * Dates and party; a plain GET form that asks for the price again at each change. Its fields are the browser's own and
 * stay where they are, with focus and caret, while prices come and go.
 */
function StayForm({ view }: { view: AccommodationView }) {
	const t = useT();
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	/** Stays asked for whose address is not reached yet, the last one last. */
	const requested = useRef<readonly string[]>([]);
	const party = partyOf(view.params);
	const { acco, params } = view;
	const numbers = [
		{ name: "adults", value: party.adults, min: 1, max: acco.maxGuests },
		{ name: "children", value: party.children, min: 0, max: acco.maxGuests },
		{ name: "babies", value: party.babies, min: 0, max: 10 },
		{ name: "pets", value: party.pets, min: 0, max: Math.max(acco.maxPets, party.pets) },
	] as const;
	const apply = () => {
		if (!form.current) return;
		const query = Object.fromEntries([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
		const next = parseSearchParams(query);
		requested.current = [...requested.current, textOf(next)];
		void navigate({ to: ".", search: printSearchParams(next), resetScroll: false });
	};
	const address = useLocation({ select: ({ searchStr }) => searchStr });
	const known = useRef(address);
	useEffect(() => {
		if (known.current === address) return;
		known.current = address;
		const there = parseSearchParams(Object.fromEntries(new URLSearchParams(address)));
		const at = requested.current.indexOf(textOf(there));
		// What these fields asked for: they are as the visitor left them, or further.
		if (at >= 0) {
			requested.current = requested.current.slice(at + 1);
			return;
		}
		// Another stay, chosen in the calendar or gone back to.
		requested.current = [];
		const { adults, children, babies, pets } = partyOf(there);
		const { arrival = "", departure = "" } = there;
		const values = { arrival, departure, adults, children, babies, pets };
		for (const name of STAY_NAMES) {
			const field = form.current?.elements.namedItem(name);
			if (field instanceof HTMLInputElement) field.value = String(values[name]);
		}
	}, [address]);
	return (
		<form
			ref={form}
			action={view.path}
			method="get"
			onSubmit={(event) => {
				event.preventDefault();
				const missing = (["arrival", "departure"] as const)
					.map((name) => event.currentTarget.elements.namedItem(name))
					.find((field) => field instanceof HTMLInputElement && field.value === "");
				// No price without days: leads to the field that is still empty.
				if (missing instanceof HTMLInputElement) missing.focus();
				else apply();
			}}
		>
			<div className="pick">
				{(["arrival", "departure"] as const).map((name) => (
					<div key={name}>
						<label htmlFor={`stay-${name}`}>{t(name === "arrival" ? "search.arrival" : "search.departure")}</label>
						<input
							id={`stay-${name}`}
							type="date"
							name={name}
							defaultValue={params[name]}
							min={view.today}
							onBlur={apply}
						/>
					</div>
				))}
				{numbers.map((number) => (
					<div key={number.name}>
						<label htmlFor={`stay-${number.name}`}>{t(`party.${number.name}`)}</label>
						<input
							id={`stay-${number.name}`}
							type="number"
							name={number.name}
							defaultValue={number.value}
							min={number.min}
							max={number.max}
							onChange={apply}
						/>
					</div>
				))}
			</div>
			<Button look="outline" className="mt-3 w-full" type="submit">
				{t("price.ask")}
			</Button>
		</form>
	);
}

const textOf = (params: SearchParams) => JSON.stringify(printSearchParams(stayParams(params)));

function OfferActions({ view, offer }: { view: AccommodationView; offer: OfferView }) {
	const t = useT();
	const language = useLanguage();
	const query = searchString(stayParams(view.params));
	const address = (type: string) =>
		`${view.bookingPath}${query}${type === "Booking" ? "" : `${query ? "&" : "?"}type=${type}`}`;
	return (
		<>
			<div className="mt-4 grid gap-2">
				{offer.allowedTypes.map((type) => (
					<SiteLink
						key={type}
						className={buttonClass(type === "Option" ? "outline" : "ember")}
						href={address(type)}
						rel="nofollow"
					>
						{type === "Option" && <Clock className="icon-s" aria-hidden="true" />}
						{t(`price.start${type}`)}
					</SiteLink>
				))}
			</div>
			<PriceLines offer={offer} />
			{offer.depositCents > 0 && (
				<p className="t-small soft mt-3">{t("price.deposit", { price: formatMoney(offer.depositCents, language) })}</p>
			)}
		</>
	);
}

/** Price and the step on at the foot of narrow screens. */
export function BottomBar({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const { offer } = view;
	const first = offer?.allowedTypes[0];
	return (
		<div className="bottom-bar">
			{offer && first ? (
				<>
					<p className="price">
						<strong>{formatMoney(offer.grandCents, language)}</strong> {t("price.inAll")}
						<br />
						{formatDateRange(dayOf(offer.arrival), dayOf(offer.departure), language)}
					</p>
					<SiteLink
						className={buttonClass("ember")}
						href={`${view.bookingPath}${searchString(stayParams(view.params))}${first === "Application" ? "&type=Application" : ""}`}
					>
						{t(`price.start${first}`)}
					</SiteLink>
				</>
			) : (
				<>
					<p className="price">{t("price.noDates")}</p>
					<a className={buttonClass("primary")} href="#calendar">
						{t("price.chooseDates")}
					</a>
				</>
			)}
		</div>
	);
}
