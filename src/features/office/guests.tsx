import { languageName } from "#i18n/countries.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { GuestsPage } from "#site/views/office-guests-view.ts";
import { useListKeys } from "./list-keys.ts";
import { EmptyList, FindForm, MoreLink } from "./lists.tsx";

/** Guests, found by name, address, telephone or place. */
export function Guests({ page: { query, lines, more } }: { page: GuestsPage }) {
	const t = useT();
	const language = useLanguage();
	useListKeys();
	return (
		<>
			<h1 className="office-title">{t("office.title_guests")}</h1>
			<FindForm desk="guests" q={query.q} label={t("office.findGuest")} className="mt-4" />
			{lines.length === 0 ? (
				<EmptyList>{query.q === "" ? t("office.noGuest") : t("office.noGuestFound")}</EmptyList>
			) : (
				<section className="office-card" aria-label={t("office.title_guests")}>
					<ul className="office-rows">
						{lines.map(({ id, href, name, email, lives, lang, bookings }) => (
							<li key={id} data-line="">
								<a className="office-link" href={href}>
									{name || email}
									<small>{[email, lives, languageName(lang, language)].filter(Boolean).join(" · ")}</small>
								</a>
								<span className="soft">{t("office.guestBookings", { count: bookings })}</span>
							</li>
						))}
					</ul>
				</section>
			)}
			<MoreLink href={more}>{t("office.olderGuests")}</MoreLink>
		</>
	);
}
