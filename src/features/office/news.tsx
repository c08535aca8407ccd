import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { BOOKINGS_NEWS } from "#site/office-bookings.ts";
import type { BookingsPage, Counted } from "#site/views/office-bookings-view.ts";
import { countText } from "./booking-words.tsx";
import { useWhileVisible } from "./while-visible.ts";

const PAUSE_MS = 60_000;

/** How many bookings of the list came or changed since it was shown, as the way to show it anew; its lines stay. */
export function News({ page: { search, shownAt } }: { page: BookingsPage }) {
	const t = useT();
	const [news, setNews] = useState<Counted | null>(null);
	useWhileVisible(PAUSE_MS, async (signal) => {
		const query = new URLSearchParams(search);
		query.set("since", shownAt);
		const answer = await fetch(`${officeHref(BOOKINGS_NEWS)}?${query}`, { signal });
		if (answer.ok) setNews((await answer.json()) as Counted);
	});
	return (
		<span className="office-news" role="status">
			{news !== null && news.count > 0 && (
				<a className="office-link" href={officeHref("bookings") + (search === "" ? "" : `?${search}`)}>
					<RefreshCw aria-hidden="true" />
					{t("office.news", { count: countText(news) })}
				</a>
			)}
		</span>
	);
}
