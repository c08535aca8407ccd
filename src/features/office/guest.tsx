import { dayOf } from "#domain/time/civil-date.ts";
import { languageName } from "#i18n/countries.ts";
import { formatDate, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OfficeGuestPage } from "#site/views/office-guests-view.ts";
import { Approval } from "./approvals.tsx";
import { StateMark } from "./list-table.tsx";
import { OfficeField } from "./office-forms.tsx";
import { Beside, Facts, FetchFile, OpenedAct, RecordPage } from "./record.tsx";
import { BookingsBeside } from "./record-beside.tsx";

/** One guest: stays, credits, messages, and what can be done. */
export function GuestDetail({ page }: { page: OfficeGuestPage }) {
	const t = useT();
	const language = useLanguage();
	const { record, person, kept } = page;
	return (
		<RecordPage
			desk="guests"
			record={record}
			mark={person.hasNewsletter && <StateMark tone="moss">{t("office.newsletterOn")}</StateMark>}
			line={[
				record.called === person.email ? null : person.email,
				person.telephone,
				person.lives,
				languageName(person.lang, language),
			]}
			reasons={kept ? { "erase-guest": t(`office.refused_${kept}`) } : {}}
			opened={
				<>
					{page.approval && <Approval approval={page.approval} />}
					<Opened page={page} />
				</>
			}
			facts={
				<>
					<GuestFacts person={person} />
					<Credits credits={page.credits} />
				</>
			}
		>
			<BookingsBeside
				title={t("office.title_bookings")}
				none={t("office.noGuestBookings")}
				bookings={page.bookings}
				more={page.moreBookings}
			/>
			<Messages messages={page.messages} />
			<Notes notes={page.notes} />
		</RecordPage>
	);
}

function GuestFacts({ person }: { person: OfficeGuestPage["person"] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<Facts
			facts={[
				[t("office.email"), person.email],
				[t("office.telephone"), person.telephone],
				[t("office.postalAddress"), person.address],
				[t("office.guestLanguage"), languageName(person.lang, language)],
				[t("office.guestSince"), formatInstant(new Date(person.since), language)],
				[t("office.newsletterOn"), person.hasNewsletter ? t("office.newsletterYes") : null],
			]}
		/>
	);
}

function Credits({ credits: { balanceCents, lots, entries } }: { credits: OfficeGuestPage["credits"] }) {
	const t = useT();
	const language = useLanguage();
	const sum = (cents: number) => formatMoneyExact(cents, language);
	const day = (iso: string) => formatDate(dayOf(iso), language, "plain");
	return (
		<section className="office-card" aria-labelledby="credits">
			<div className="office-card-head">
				<h2 id="credits">{t("office.credits")}</h2>
				<b className="office-num">{sum(balanceCents)}</b>
			</div>
			{lots.length === 0 && <p className="office-card-body soft">{t("office.noCredits")}</p>}
			<table className="office-sums">
				<tbody>
					{lots.map(({ cents, until }) => (
						<tr key={until ?? ""}>
							<td>{until === null ? t("office.creditNoEnd") : t("office.creditUntil", { day: day(until) })}</td>
							<td className="office-num">{sum(cents)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{entries.length > 0 && (
				<details className="office-price">
					<summary>{t("office.ledger")}</summary>
					<table className="office-sums">
						<tbody>
							{entries.map(({ at, cents, reason, booking }, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and never change places.
								<tr key={index}>
									<td>
										{formatInstant(new Date(at), language, "compact")} · {t(`office.credit_${reason}`)}
										{booking && (
											<>
												{" "}
												<a className="office-link office-mono" href={booking.href}>
													{booking.no}
												</a>
											</>
										)}
									</td>
									<td className="office-num">{sum(cents)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</details>
			)}
		</section>
	);
}

function Messages({ messages }: { messages: OfficeGuestPage["messages"] }) {
	const t = useT();
	const language = useLanguage();
	if (!messages) return null;
	return (
		<Beside id="wrote" title={t("office.guestMessages")}>
			{messages.length === 0 && <p className="office-card-body soft">{t("office.noGuestMessages")}</p>}
			<ul className="office-rows">
				{messages.map(({ href, form, about, at }) => (
					<li key={href}>
						<span>
							<a className="office-link" href={href}>
								{about || t(`office.form_${form}`)}
							</a>
							<small>{formatInstant(new Date(at), language, "compact")}</small>
						</span>
					</li>
				))}
			</ul>
		</Beside>
	);
}

function Notes({ notes }: { notes: OfficeGuestPage["notes"] }) {
	const t = useT();
	const language = useLanguage();
	if (!notes) return null;
	return (
		<Beside id="notes" title={t("office.guestNotes")}>
			{notes.length === 0 && <p className="office-card-body soft">{t("office.noGuestNotes")}</p>}
			<ul className="office-rows">
				{notes.map(({ at, by, text, booking }) => (
					<li key={at + booking.no}>
						<span>
							<span className="office-note-text">{text}</span>
							<small>
								{by} · {formatInstant(new Date(at), language, "compact")} ·{" "}
								<a className="office-link office-mono" href={booking.href}>
									{booking.no}
								</a>
							</small>
						</span>
					</li>
				))}
			</ul>
		</Beside>
	);
}

/** What an act would do, and its form. */
function Opened({ page }: { page: OfficeGuestPage }) {
	const { record, dataFile } = page;
	switch (record.open) {
		case "give-credits":
			return <GiveCredits page={page} />;
		case "fetch-file":
			return <FetchFile record={record} file={dataFile} />;
		case "erase-guest":
			return <Erase page={page} />;
		default:
			return null;
	}
}

function GiveCredits({ page: { record, id, credits } }: { page: OfficeGuestPage }) {
	const t = useT();
	return (
		<OpenedAct
			record={record}
			name="give-credits"
			then={t("office.then_give-credits")}
			act={t("office.now_give-credits")}
		>
			<input type="hidden" name="guest" value={id} />
			<input type="hidden" name="entries" value={credits.entries.length} />
			<OfficeField of="give-credits" name="amount" hint={t("office.creditHint")} />
			<OfficeField of="give-credits" name="lastDay" hint={t("office.lastDayHint")} />
			<OfficeField of="give-credits" name="reason" hint={t("office.reasonHint")} />
		</OpenedAct>
	);
}

function Erase({ page: { record, id } }: { page: OfficeGuestPage }) {
	const t = useT();
	return (
		<OpenedAct record={record} name="erase-guest" then={t("office.then_erase-guest")} act={t("office.now_erase-guest")}>
			<input type="hidden" name="guest" value={id} />
			<OfficeField of="erase-guest" name="reason" hint={t("office.reasonHint")} />
			<OfficeField of="erase-guest" name="isSure" />
		</OpenedAct>
	);
}
