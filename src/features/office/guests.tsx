import { dayOf } from "#domain/time/civil-date.ts";
import { languageName } from "#i18n/countries.ts";
import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { GUEST_LIST_SORTS, guestsHref } from "#site/office-guests.ts";
import type { GuestsPage } from "#site/views/office-guests-view.ts";
import { FilterBar } from "./filter-bar.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable } from "./list-table.tsx";
import { EmptyList, MoreLink } from "./lists.tsx";

/** Guests, found by name, address, telephone or place. */
export function Guests({ page: { query, lines, more } }: { page: GuestsPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<h1 className="office-title">{t("office.title_guests")}</h1>
			<FilterBar
				desk="guests"
				said={{ ...(query.q === "" ? {} : { q: query.q }), ...(query.sort === "newest" ? {} : { sort: query.sort }) }}
				find={{ label: t("office.findGuest"), isWide: true }}
				tokens={[]}
				fields={[]}
				sorts={GUEST_LIST_SORTS.map((sort) => ({
					key: sort,
					word: t(`office.guestSort_${sort}`),
					href: guestsHref({ q: query.q, sort }),
					isOn: sort === query.sort,
				}))}
			/>
			{lines.length === 0 ? (
				<EmptyList>{query.q === "" ? t("office.noGuest") : t("office.noGuestFound")}</EmptyList>
			) : (
				<Lines lines={lines} />
			)}
			<MoreLink href={more}>{t("office.olderGuests")}</MoreLink>
		</>
	);
}

function Lines({ lines }: { lines: GuestsPage["lines"] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-label={t("office.title_guests")}>
			<ListTable
				className="office-guests"
				columns={[
					t("office.name"),
					t("office.email"),
					t("office.guestTown"),
					t("office.guestLanguage"),
					t("office.lastStay"),
					{ number: t("office.title_bookings") },
				]}
			>
				{lines.map(({ id, href, name, email, lives, lang, lastStay, bookings }) => (
					<tr key={id} data-href={href}>
						<td className="cell-no">
							<a className="office-link" href={href}>
								{name || email}
							</a>
						</td>
						<td>{email}</td>
						<td className={lives === "" ? "office-none" : undefined}>{lives || <span className="soft">–</span>}</td>
						<td>{languageName(lang, language)}</td>
						<td className={lastStay === null ? "office-none" : undefined}>
							{lastStay === null ? (
								<span className="soft">–</span>
							) : (
								<>
									<span className="office-label">{t("office.lastStay")} </span>
									{formatDate(dayOf(lastStay), language, "plain")}
								</>
							)}
						</td>
						<td className="office-num">
							<span className="office-label">{t("office.title_bookings")} </span>
							{bookings}
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}
