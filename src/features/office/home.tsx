import { useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { HomePage } from "#site/views/office-view.ts";
import { BookingTable } from "./booking-table.tsx";
import { countText } from "./booking-words.tsx";

/** The first page of the office: what waits. */
export function Home({ page, name }: { page: HomePage; name: string }) {
	const t = useT();
	return (
		<>
			<h1 className="office-title">{t("office.hello", { name: name.split(" ")[0] ?? name })}</h1>
			{page.waits.length === 0 && <p className="soft mt-2">{t("office.helloText")}</p>}
			{page.waits.length > 0 && (
				<nav className="office-waits" aria-label={t("office.waits")}>
					{page.waits.map(({ view, href, counted }) => (
						<a key={view} href={href} data-waits={counted.count > 0 ? "" : undefined}>
							<span>{t(`office.view_${view}`)}</span>
							<b>{countText(counted)}</b>
						</a>
					))}
				</nav>
			)}
			{page.pressing.length > 0 && (
				<section className="office-card" aria-labelledby="pressing">
					<div className="office-card-head">
						<h2 id="pressing">{t("office.pressing")}</h2>
						<a className="office-link" href={officeHref("bookings")}>
							{t("office.seeAll")}
						</a>
					</div>
					<BookingTable lines={page.pressing} />
				</section>
			)}
			{page.waits.length > 0 && page.pressing.length === 0 && <p className="soft mt-5">{t("office.nothingPresses")}</p>}
		</>
	);
}
