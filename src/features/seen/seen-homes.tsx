import { X } from "lucide-react";
import { useEffect, useState } from "react";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { type Acco, listedOf } from "#site/api/acco.ts";
import { HomeCard } from "../search/home-card.tsx";
import { forgetSeen } from "./seen-store.ts";

/** Homes shown at most; those behind them move up when one is taken away. */
const MOST_SHOWN = 4;

/** Cards of the homes seen last, each with a button that takes it away. Homes that are no longer offered are left out. */
export default function SeenHomes({ ids, onChange }: { ids: readonly string[]; onChange: () => void }) {
	const t = useT();
	const language = useLanguage();
	const [homes, setHomes] = useState<readonly ListedAccommodation[]>([]);
	const query = new URLSearchParams({ lang: language, fav: ids.join(","), perPage: String(ids.length) }).toString();
	useEffect(() => {
		const abort = new AbortController();
		fetch(`/search-api/search?${query}`, { signal: abort.signal })
			.then(async (response) => {
				if (!response.ok) throw new Error(`homes seen last: status ${response.status}`);
				const { accos }: { readonly accos: readonly Acco[] } = await response.json();
				setHomes(accos.map(listedOf));
			})
			// Without an answer the page is as it would be without the list.
			.catch(() => {});
		return () => abort.abort();
	}, [query]);
	const shown = ids.flatMap((id) => homes.find(({ accoId }) => accoId === id) ?? []).slice(0, MOST_SHOWN);
	if (shown.length === 0) return null;
	const forget = (accoId: string | null) => {
		forgetSeen(accoId);
		onChange();
	};
	return (
		<section className="wrap section seen-homes" aria-labelledby="seen-title">
			<div className="seen-head">
				<h2 className="t-title" id="seen-title">
					{t("seen.title")}
				</h2>
				<button type="button" className="text-link" onClick={() => forget(null)}>
					{t("seen.clear")}
				</button>
			</div>
			<ul className="cards">
				{shown.map((acco) => (
					<li key={acco.accoId}>
						<HomeCard acco={acco} />
						<button
							type="button"
							className="btn-over seen-remove"
							aria-label={t("seen.remove", { home: acco.title })}
							onClick={() => forget(acco.accoId)}
						>
							<X className="icon-s" aria-hidden="true" />
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
