import { useRef } from "react";
import { BOOKING_STATES } from "#domain/booking/process.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { BOOKING_WAITS, type BookingsQuery, bookingsHref, listFields } from "#site/office-bookings.ts";
import { LIST_PARAM, SELECTION } from "#site/office-selection.ts";
import type { BookingsPage } from "#site/views/office-bookings-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { BookingTable } from "./booking-table.tsx";
import { countText } from "./booking-words.tsx";
import { FileButton } from "./file-button.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListViews, PageLinks } from "./lists.tsx";
import { NewBooking } from "./new-booking.tsx";
import { News } from "./news.tsx";
import { SavedViews } from "./saved-views.tsx";
import { SelectionBar } from "./selection-bar.tsx";

/** The list of bookings: every list has its address. */
export function Bookings({ page }: { page: BookingsPage }) {
	const t = useT();
	const form = useRef<HTMLFormElement>(null);
	useListKeys();
	return (
		<>
			<div className="office-head">
				<h1 className="office-title">{t("office.title_bookings")}</h1>
				<News page={page} />
				<FileButton href={page.csvHref} />
				<NewBooking />
			</div>
			<ListViews
				label={t("office.views")}
				views={[
					...page.views.map(({ name, href, counted, isHere }) => ({
						key: name,
						href,
						isHere,
						word: t(`office.view_${name}`),
						count: countText(counted),
					})),
					...page.saved.map(({ id, name, href, isHere }) => ({ key: id, href, isHere, word: name })),
				]}
			/>
			<Filters page={page} />
			{page.unknown.length > 0 && (
				<Notice as="div" tone="honey" className="mt-4">
					<p>{t("office.unknownFilter", { filter: page.unknown.join(", ") })}</p>
				</Notice>
			)}
			{page.lines.length === 0 ? (
				<Nothing page={page} />
			) : (
				<form ref={form} method="get" action={officeHref(SELECTION)}>
					{page.search !== "" && <input type="hidden" name={LIST_PARAM} value={page.search} />}
					<section className="office-card" aria-label={t("office.title_bookings")}>
						<BookingTable lines={page.lines} />
					</section>
					<SelectionBar page={page} form={form} />
				</form>
			)}
			<Pages page={page} />
		</>
	);
}

/** Filters that are set, and all that can be. */
function Filters({ page }: { page: BookingsPage }) {
	const t = useT();
	const language = useLanguage();
	const { query, sorts } = page;
	const list = { ...query, after: null, before: null };
	const to = (changes: Partial<BookingsQuery>) => bookingsHref({ ...list, ...changes });
	const tokenText = useTokenText(query);
	const tokens = page.tokens
		.filter(({ name }) => name !== "q")
		.map(({ name, value, without }) => ({
			name,
			label: t(`office.token_${name}`),
			value: name === "from" || name === "until" ? formatDate(dayOf(value), language, "plain") : tokenText(name, value),
			without,
		}));
	return (
		<FilterBar
			desk="bookings"
			said={listFields(list)}
			find={{ label: t("office.find"), hint: t("office.findHint") }}
			tokens={tokens}
			fields={[
				{
					name: "state",
					label: t("office.state"),
					choices: BOOKING_STATES.map((state) => {
						const isOn = query.state.includes(state);
						const others = query.state.filter((one) => one !== state);
						const word = t(`office.booking_${state}`);
						return { key: state, word, isOn, href: to({ state: isOn ? others : [...query.state, state] }) };
					}),
				},
				{
					name: "waits",
					label: t("office.token_waits"),
					choices: BOOKING_WAITS.map((waits) => {
						const isOn = query.waits === waits;
						return { key: waits, word: t(`office.waits_${waits}`), isOn, href: to({ waits: isOn ? null : waits }) };
					}),
				},
				{
					name: "arrival",
					label: t("office.arrival"),
					choices: [
						{
							key: "week",
							word: t("office.thisWeek"),
							isOn: query.arriving,
							href: to({ arriving: !query.arriving, from: null, until: null }),
						},
					],
					inputs: [
						{ name: "from", label: t("office.arrivalFrom"), type: "date", value: query.from ?? "" },
						{ name: "until", label: t("office.arrivalUntil"), type: "date", value: query.until ?? "" },
					],
				},
				{
					name: "mine",
					label: t("office.token_mine"),
					choices: [{ key: "me", word: t("office.assignedMe"), isOn: query.mine, href: to({ mine: !query.mine }) }],
				},
				{
					name: "home",
					label: t("office.token_home"),
					inputs: [{ name: "home", label: t("office.homeNumber"), type: "text", value: query.home ?? "" }],
				},
			]}
			sorts={sorts.map(({ sort, href }) => ({
				key: sort,
				word: t(`office.sort_${sort}`),
				href,
				isOn: sort === query.sort,
			}))}
		>
			<SavedViews page={page} />
		</FilterBar>
	);
}

/** What a filter's value is called. */
function useTokenText(query: BookingsQuery) {
	const t = useT();
	return (name: BookingsPage["tokens"][number]["name"], value: string): string => {
		if (name === "state") return query.state.map((state) => t(`office.booking_${state}`)).join(", ");
		if (name === "waits" && query.waits) return t(`office.waits_${query.waits}`);
		if (name === "mine") return t("office.assignedMe");
		return name === "arriving" ? t("office.thisWeek") : value;
	};
}

/** An empty list names what can be dropped. */
function Nothing({ page }: { page: BookingsPage }) {
	const t = useT();
	return (
		<section className="office-card office-empty">
			<h2>{t(page.tokens.length > 0 ? "office.noBooking" : "office.noBookingYet")}</h2>
			{page.tokens.length > 0 && <p className="soft">{t("office.noBookingText")}</p>}
			<ul>
				{page.tokens.map(
					({ name, without, counted }) =>
						counted &&
						counted.count > 0 && (
							<li key={name}>
								<a className="office-link" href={without}>
									{t("office.noBookingWithout", { name: t(`office.token_${name}`), count: counted.count })}
								</a>
							</li>
						),
				)}
			</ul>
			{page.tokens.length > 0 && (
				<a className={buttonClass("outline", { size: "small" })} href={bookingsHref({})}>
					{t("office.allBookings")}
				</a>
			)}
		</section>
	);
}

function Pages({ page }: { page: BookingsPage }) {
	const t = useT();
	const { lines, before, after, counted } = page;
	return (
		<PageLinks before={before} after={after}>
			<span className="soft">{t("office.shown", { count: lines.length, all: countText(counted) })}</span>
		</PageLinks>
	);
}
