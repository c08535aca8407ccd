import { Download, SlidersHorizontal, X } from "lucide-react";
import { useRef } from "react";
import { BOOKING_STATES } from "#domain/booking/process.ts";
import { useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { bookingsHref } from "#site/office-bookings.ts";
import { LIST_PARAM, SELECTION } from "#site/office-selection.ts";
import type { BookingsPage } from "#site/views/office-bookings-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { BookingTable } from "./booking-table.tsx";
import { countText } from "./booking-words.tsx";
import { useListKeys } from "./list-keys.ts";
import { FindForm, ListViews, PageLinks } from "./lists.tsx";
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
				<a className={buttonClass("outline", { size: "small" })} href={page.csvHref} aria-label={t("office.asCsv")}>
					<Download className="icon" aria-hidden="true" />
					<span>{t("office.asCsv")}</span>
				</a>
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
			<SavedViews page={page} />
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
						<BookingTable lines={page.lines} canPick />
					</section>
					<SelectionBar page={page} form={form} />
				</form>
			)}
			<Pages page={page} />
		</>
	);
}

/** The word typed goes with all other filters. */
function Filters({ page }: { page: BookingsPage }) {
	const t = useT();
	const { query, tokens, sorts } = page;
	return (
		<div className="office-filters">
			<FindForm desk="bookings" q={query.q} label={t("office.find")} hint={t("office.findHint")} isFilter>
				<details className="office-find-more">
					<summary>
						<SlidersHorizontal aria-hidden="true" />
						{t("office.filters")}
					</summary>
					<select
						name="state"
						defaultValue={query.state.length === 1 ? query.state[0] : ""}
						aria-label={t("office.state")}
					>
						<option value="">{t("office.anyState")}</option>
						{BOOKING_STATES.map((state) => (
							<option key={state} value={state}>
								{t(`office.booking_${state}`)}
							</option>
						))}
					</select>
					<label>
						<span>{t("office.arrivalFrom")}</span>
						<input type="date" name="from" defaultValue={query.from ?? ""} />
					</label>
					<label>
						<span>{t("office.arrivalUntil")}</span>
						<input type="date" name="until" defaultValue={query.until ?? ""} />
					</label>
					<label>
						<span>{t("office.sortBy")}</span>
						<select name="sort" defaultValue={query.sort}>
							{sorts.map(({ sort }) => (
								<option key={sort} value={sort}>
									{t(`office.sort_${sort}`)}
								</option>
							))}
						</select>
					</label>
				</details>
				{query.home && <input type="hidden" name="home" value={query.home} />}
				{query.waits && <input type="hidden" name="waits" value={query.waits} />}
				{query.mine && <input type="hidden" name="mine" value="1" />}
				{query.arriving && <input type="hidden" name="arriving" value="week" />}
			</FindForm>
			{tokens.length > 0 && (
				<ul className="office-tokens" aria-label={t("office.filters")}>
					{tokens.map(({ name, value, without }) => (
						<li key={name}>
							<span>{t(`office.token_${name}`)}</span> <b>{tokenText(name, value)}</b>
							<a href={without} aria-label={t("office.dropFilter", { name: t(`office.token_${name}`) })}>
								<X aria-hidden="true" />
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);

	function tokenText(name: BookingsPage["tokens"][number]["name"], value: string): string {
		if (name === "state") return query.state.map((state) => t(`office.booking_${state}`)).join(", ");
		if (name === "waits" && query.waits) return t(`office.waits_${query.waits}`);
		if (name === "mine") return t("office.assignedMe");
		return name === "arriving" ? t("office.thisWeek") : value;
	}
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
