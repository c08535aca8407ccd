import { lazy, Suspense, useState } from "react";
import { partyCounts } from "#domain/party/party.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { partyOf } from "#site/search-params.ts";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { fetchAhead } from "#ui/fetch-ahead.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { startAddress } from "./stay-choice.ts";

const loadSheet = () => import("./stay-sheet.tsx");
const StaySheet = lazy(loadSheet);
const turnedTo = fetchAhead(loadSheet);

/** Price and the step on at the foot of narrow screens; the dates under it open a sheet that changes them. */
export function BottomBar({ view }: { view: AccommodationView }) {
	const t = useT();
	const language = useLanguage();
	const [isOpen, setOpen] = useState(false);
	const { offer } = view;
	const party = partyOf(view.params);
	const first = offer?.allowedTypes[0];
	const opens = {
		href: "#price",
		onTouchStart: turnedTo,
		onPointerEnter: turnedTo,
		onFocus: turnedTo,
		onClick: (event: { preventDefault: () => void }) => {
			event.preventDefault();
			setOpen(true);
		},
	};
	return (
		<div className="bottom-bar">
			{offer && first ? (
				<>
					<p className="price">
						<strong>{formatMoney(offer.grandCents, language)}</strong> {t("price.inAll")}
						<br />
						<a className="text-link" data-opens-stay="" {...opens}>
							{formatDateRange(dayOf(offer.arrival), dayOf(offer.departure), language, "compact")}
							{", "}
							{t("search.partySummary", partyCounts(party))}
							<span className="visually-hidden"> {t("price.changeStay")}</span>
						</a>
					</p>
					<SiteLink className={buttonClass("ember")} href={startAddress(view, first)} rel="nofollow">
						{t(`price.start${first}`)}
					</SiteLink>
				</>
			) : (
				<>
					<p className="price">{t(view.refusal ? "price.notYet" : "price.noDates")}</p>
					<a className={buttonClass("primary")} data-opens-stay="" {...opens}>
						{t("price.chooseDates")}
					</a>
				</>
			)}
			{isOpen && (
				<Suspense>
					<StaySheet view={view} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</div>
	);
}
