import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OfficeBookingLine } from "#site/views/office-bookings-view.ts";
import { AssigneeMark } from "./assignee.tsx";
import { Next, SecondMark, StateBadge } from "./booking-words.tsx";
import { ListTable } from "./list-table.tsx";

/**
 * Bookings in lines: who and what, when, how it stands, what comes next, money. Each has a box to tick, for the form
 * around the table.
 */
export function BookingTable({ lines }: { lines: readonly OfficeBookingLine[] }) {
	const t = useT();
	return (
		<ListTable
			className="office-bookings office-bookings-pick"
			hasOwnLines
			columns={[
				t("office.number"),
				t("office.homeAndPlace"),
				t("office.guest"),
				t("office.stay"),
				t("office.state"),
				t("office.next"),
				t("office.via"),
				{ number: t("office.received") },
				{ number: t("office.due") },
			]}
		>
			{lines.map((line) => (
				<Line key={line.no} line={line} />
			))}
		</ListTable>
	);
}

function Line({ line }: { line: OfficeBookingLine }) {
	const t = useT();
	const language = useLanguage();
	const { no, href, home, place, guest, arrival, departure, state, next, waitsForSecond, channel, payee, assignee } =
		line;
	const nights = dayOf(departure) - dayOf(arrival);
	const share = line.dueCents > 0 ? Math.max(0, Math.min(1, line.receivedCents / line.dueCents)) : 0;
	return (
		<tr data-href={href}>
			<td className="cell-no">
				<label className="office-pick">
					<input
						type="checkbox"
						className="tick"
						name={no}
						value={line.version}
						aria-label={t("office.pickOne", { no })}
						data-pick=""
					/>
				</label>
				<a className="office-mono" href={href}>
					{no}
				</a>
			</td>
			<td className="cell-home">
				<b>{home}</b> <span className="soft cell-home-place">{place}</span>
				<span className="soft cell-home-guest" aria-hidden="true">
					{guest || "–"}
				</span>
			</td>
			<td className="cell-guest">
				{guest || "–"}
				<span className="soft office-mono cell-guest-no" aria-hidden="true">
					{no}
				</span>
			</td>
			<td className="cell-stay">
				{formatDateRange(dayOf(arrival), dayOf(departure), language, "compactYear")}
				<span className="soft">
					<span className="cell-stay-dot"> · </span>
					<span className="cell-stay-nights">{t("office.nights", { count: nights })}</span>
				</span>
			</td>
			<td className="cell-state">
				<StateBadge state={state} />
			</td>
			<td className="cell-next">
				{waitsForSecond ? <SecondMark /> : <Next next={next} />}
				{assignee && <AssigneeMark name={assignee} />}
			</td>
			<td className="cell-via">
				{t(`office.via_${channel}`)}
				{payee && <span className="office-code">{payee}</span>}
			</td>
			<td className="cell-received office-num">
				<Received share={share} />
				<span className="visually-hidden">{formatMoneyExact(line.receivedCents, language)}</span>
			</td>
			<td
				className="cell-due office-num"
				title={t("office.moneyIn", { sum: formatMoneyExact(line.receivedCents, language) })}
			>
				<b>{formatMoneyExact(line.totalCents, language)}</b>
				{line.isCancellation && <small className="soft">{t("office.costOnly")}</small>}
				<Received share={share} />
			</td>
		</tr>
	);
}

/** How much of what is due has come in. */
function Received({ share }: { share: number }) {
	return (
		<span className="office-bar" aria-hidden="true">
			<i style={{ width: `${Math.round(share * 100)}%` }} />
		</span>
	);
}
