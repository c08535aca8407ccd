import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { RecordBooking, RecordStatement } from "#site/views/office-records-view.ts";
import { Next, SecondMark, StateBadge } from "./booking-words.tsx";
import { StateMark } from "./list-table.tsx";
import { MoreLink } from "./lists.tsx";
import { Beside } from "./record.tsx";

/** Cards of bookings and of statements beside a record's facts. */

/** Bookings of late, with what comes next and their price, or with what they earn who brought them. */
export function BookingsBeside({
	title,
	none,
	bookings,
	more = null,
}: {
	title: string;
	none: string;
	bookings: readonly RecordBooking[];
	more?: string | null;
}) {
	const t = useT();
	return (
		<Beside id="bookings-beside" title={title}>
			{bookings.length === 0 && <p className="office-card-body soft">{none}</p>}
			<ul className="office-rows">
				{bookings.map((booking) => (
					<li key={booking.no}>
						<BookingBeside booking={booking} />
					</li>
				))}
			</ul>
			{more && <MoreLink href={more}>{t("office.seeAll")}</MoreLink>}
		</Beside>
	);
}

function BookingBeside({ booking }: { booking: RecordBooking }) {
	const t = useT();
	const language = useLanguage();
	const { no, href, state, arrival, departure, home, guest, next, waitsForSecond, totalCents } = booking;
	const { commissionCents, isAhead } = booking;
	const called = home ?? guest;
	return (
		<>
			<span>
				<a className="office-link" href={href}>
					{called || <span className="office-mono">{no}</span>}
				</a>
				<small>
					{called && (
						<>
							<span className="office-mono">{no}</span>
							{" · "}
						</>
					)}
					{formatDateRange(dayOf(arrival), dayOf(departure), language)}
				</small>
			</span>
			<span className="office-record-end">
				<StateBadge state={state} />
				{totalCents !== undefined && (
					<span className="office-num office-record-sum">
						{formatMoneyExact(totalCents, language)}
						{waitsForSecond ? (
							<SecondMark />
						) : (
							next &&
							next.step !== "none" && (
								<small>
									<Next next={next} />
								</small>
							)
						)}
					</span>
				)}
				{commissionCents !== undefined && (
					<span className="office-num office-record-sum">
						{commissionCents === null ? "–" : formatMoneyExact(commissionCents, language)}
						{isAhead && <small>{t("office.commissionAhead")}</small>}
					</span>
				)}
			</span>
		</>
	);
}

/** The latest monthly statements; nothing for who may not see them. */
export function StatementsBeside({ statements }: { statements: readonly RecordStatement[] | null }) {
	const t = useT();
	const language = useLanguage();
	if (!statements) return null;
	return (
		<Beside id="statements" title={t("office.payoutStatements")}>
			{statements.length === 0 && <p className="office-card-body soft">{t("office.noStatements")}</p>}
			<ul className="office-rows">
				{statements.map(({ number, month, totalCents, paidOn }) => (
					<li key={number}>
						<span>
							<b>{formatDate(dayOf(month), language, "month")}</b>
							<small className="office-mono">{number}</small>
						</span>
						<StateMark tone={paidOn === null ? "honey" : "moss"}>
							{paidOn === null
								? t("office.statementOpen")
								: t("office.statementPaid", { day: formatDate(dayOf(paidOn), language, "plain") })}
						</StateMark>
						<span className="office-num office-record-sum">{formatMoneyExact(totalCents, language)}</span>
					</li>
				))}
			</ul>
		</Beside>
	);
}
