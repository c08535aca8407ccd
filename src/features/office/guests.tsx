import { Search } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { GuestsPage } from "#site/views/office-guests-view.ts";
import { useListKeys } from "./list-keys.ts";

/** Guests, found by name, address, telephone or place. */
export function Guests({ page: { query, lines, more } }: { page: GuestsPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<h1 className="office-title">{t("office.title_guests")}</h1>
			<form className="office-find mt-4" method="get" action={officeHref("guests")}>
				<Search className="icon" aria-hidden="true" />
				<input
					type="search"
					name="q"
					defaultValue={query.q}
					aria-label={t("office.findGuest")}
					placeholder={t("office.findGuest")}
					data-key="/"
				/>
			</form>
			{lines.length === 0 ? (
				<p className="soft mt-5">{query.q === "" ? t("office.noGuest") : t("office.noGuestFound")}</p>
			) : (
				<section className="office-card" aria-label={t("office.title_guests")}>
					<ul className="office-rows">
						{lines.map(({ id, href, name, email, lives, lang, bookings }) => (
							<li key={id} data-line="">
								<a className="office-link" href={href}>
									{name || email}
									<small>
										{email} · {lives} · {lang}
									</small>
								</a>
								<span className="soft">{t("office.guestBookings", { count: bookings })}</span>
							</li>
						))}
					</ul>
				</section>
			)}
			{more && (
				<p className="office-pages">
					<a className="office-link" href={more}>
						{t("office.olderGuests")}
					</a>
				</p>
			)}
		</>
	);
}
