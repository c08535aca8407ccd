import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OfficeHomePage } from "#site/views/office-homes-view.ts";
import { StateBadge } from "./booking-words.tsx";
import { OfficeField } from "./office-forms.tsx";
import { OpenedAct } from "./record.tsx";

/** What staff do with a home: on the site or off it, a test house, a new address of its calendar. */

/** What an act would do, and its form. */
export function OpenedHomeAct({ page }: { page: OfficeHomePage }) {
	const t = useT();
	const { record } = page;
	switch (record.open) {
		case "publish-home":
			return (
				<OpenedAct
					record={record}
					name="publish-home"
					then={t("office.then_publish-home")}
					act={t("office.now_publish-home")}
				>
					<OfHome page={page} />
				</OpenedAct>
			);
		case "test-home":
			return <Withdraw page={page} name="test-home" />;
		case "take-home-off":
			return <Withdraw page={page} name="take-home-off" />;
		case "new-calendar":
			return (
				<OpenedAct
					record={record}
					name="new-calendar"
					then={t("office.then_new-calendar")}
					act={t("office.now_new-calendar")}
				>
					<input type="hidden" name="home" value={page.id} />
				</OpenedAct>
			);
		default:
			return null;
	}
}

/** Which home, and how it stood where the form was shown. */
function OfHome({ page }: { page: OfficeHomePage }) {
	return (
		<>
			<input type="hidden" name="home" value={page.id} />
			<input type="hidden" name="shown" value={page.status} />
		</>
	);
}

/** A home leaves the site: who has it booked is seen first, and why is written down. */
function Withdraw({ page, name }: { page: OfficeHomePage; name: "test-home" | "take-home-off" }) {
	const t = useT();
	return (
		<OpenedAct
			record={page.record}
			name={name}
			then={`${t(`office.then_${name}`)} ${t("office.homeHeldText")}`}
			act={t(`office.now_${name}`)}
		>
			<OfHome page={page} />
			<input type="hidden" name="coming" value={page.coming.count} />
			<ComingStays page={page} />
			<OfficeField of={name} name="reason" hint={t("office.homeWhy")} />
		</OpenedAct>
	);
}

/** Stays that the panel names; the card beside the facts has more of them. */
const NAMED = 5;

/** Bookings, options and requests whose stay is not over. */
function ComingStays({ page: { coming, links } }: { page: OfficeHomePage }) {
	const t = useT();
	const language = useLanguage();
	const named = coming.first.slice(0, NAMED);
	const more = coming.count - named.length;
	return (
		<div>
			<p>
				<b>{t("office.homeComing", { count: coming.count })}</b>
			</p>
			<ul className="office-home-coming">
				{named.map(({ no, href, state, arrival, departure, guest }) => (
					<li key={no}>
						<a className="office-link office-mono" href={href}>
							{no}
						</a>{" "}
						<StateBadge state={state} /> {formatDateRange(dayOf(arrival), dayOf(departure), language)} · {guest}
					</li>
				))}
			</ul>
			{more > 0 && (
				<a className="office-link" href={links.bookings}>
					{t("office.homeComingMore", { count: more })}
				</a>
			)}
		</div>
	);
}
