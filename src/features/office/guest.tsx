import { dayOf } from "#domain/time/civil-date.ts";
import { languageName } from "#i18n/countries.ts";
import { formatDate, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { officeGuest } from "#site/office-guests.ts";
import type { GuestAction, OfficeGuestPage } from "#site/views/office-guests-view.ts";
import { Notice } from "#ui/notice.tsx";
import { Approval } from "./approvals.tsx";
import { BookingTable } from "./booking-table.tsx";
import { Fact } from "./fact.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { DoOrLeave } from "./step-up.tsx";
import { WhenFresh } from "./when-fresh.tsx";

/** One guest: stays, credits, messages, and what can be done. */
export function GuestDetail({ page }: { page: OfficeGuestPage }) {
	const t = useT();
	const { person, bookings } = page;
	return (
		<>
			<p className="office-crumb">
				<a className="office-link" href={officeHref("guests")}>
					{t("office.title_guests")}
				</a>{" "}
				<span aria-hidden="true">›</span> <b>{person.name || person.email}</b>
			</p>
			<h1 className="office-title">{person.name || person.email}</h1>
			<div className="office-columns">
				<Actions page={page} />
				<div className="office-stack">
					<Person person={person} />
					<Credits credits={page.credits} />
				</div>
				<div className="office-stack">
					<Messages messages={page.messages} />
					<Notes notes={page.notes} />
				</div>
			</div>
			{bookings.length > 0 && (
				<section className="office-card" aria-label={t("office.title_bookings")}>
					<BookingTable lines={bookings} label={t("office.title_bookings")} isOfOne />
				</section>
			)}
		</>
	);
}

function Person({ person }: { person: OfficeGuestPage["person"] }) {
	const t = useT();
	const language = useLanguage();
	const facts = [
		[t("office.email"), person.email],
		[t("office.telephone"), person.telephone],
		[t("office.postalAddress"), person.address],
		[t("office.guestLanguage"), languageName(person.lang, language)],
		[t("office.guestSince"), formatInstant(new Date(person.since), language)],
		[t("office.newsletterOn"), person.hasNewsletter ? t("office.newsletterYes") : ""],
	] as const;
	return (
		<section className="office-card" aria-labelledby="person">
			<div className="office-card-head">
				<h2 id="person">{t("office.guest")}</h2>
			</div>
			<dl className="office-facts">
				{facts.map(([name, value]) => (
					<Fact key={name} name={name} value={value} />
				))}
			</dl>
		</section>
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
		<section className="office-card" aria-labelledby="wrote">
			<div className="office-card-head">
				<h2 id="wrote">{t("office.guestMessages")}</h2>
			</div>
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
		</section>
	);
}

function Notes({ notes }: { notes: OfficeGuestPage["notes"] }) {
	const t = useT();
	const language = useLanguage();
	if (!notes) return null;
	return (
		<section className="office-card" aria-labelledby="notes">
			<div className="office-card-head">
				<h2 id="notes">{t("office.guestNotes")}</h2>
			</div>
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
		</section>
	);
}

/** What staff may do with the guest; each opens in place and says what follows. */
function Actions({ page }: { page: OfficeGuestPage }) {
	const t = useT();
	const { actions, open, dataHref, approval } = page;
	if (actions.length === 0 && !dataHref && !approval) return null;
	return (
		<div className="office-stack office-acting">
			{approval && <Approval approval={approval} />}
			{(actions.length > 0 || dataHref) && (
				<section className="office-card" aria-labelledby="can">
					<div className="office-card-head">
						<h2 id="can">{t("office.canHappen")}</h2>
					</div>
					<ul className="office-can">
						{actions.map(({ name, href }) => (
							<li key={name}>
								<a href={href} aria-current={open === name ? "true" : undefined}>
									<b>{t(`office.do_${name}`)}</b>
									<small>{t(`office.why_${name}`)}</small>
								</a>
							</li>
						))}
					</ul>
					{dataHref && (
						<div className="office-card-body">
							<WhenFresh>
								<a className="office-link" href={dataHref}>
									{t("office.guestData")}
								</a>
								<p className="soft">{t("office.guestDataWhy")}</p>
							</WhenFresh>
						</div>
					)}
				</section>
			)}
			{open && <Opened page={page} name={open} />}
		</div>
	);
}

function Opened({ page, name }: { page: OfficeGuestPage; name: GuestAction }) {
	const t = useT();
	const isErase = name === "erase-guest";
	return (
		<section className={isErase ? "office-card office-danger" : "office-card"} id="do" aria-labelledby="do-title">
			<div className="office-card-head">
				<h2 id="do-title">{t(`office.do_${name}`)}</h2>
				<small className="soft">{t("office.nothingDone")}</small>
			</div>
			<div className="office-card-body">
				<p className="office-then">{t(`office.then_${name}`)}</p>
				{isErase && page.kept ? (
					<Notice as="div" tone="honey">
						<p>{t(`office.refused_${page.kept}`)}</p>
					</Notice>
				) : (
					<OfficeForm name={name} className="office-form">
						<OfficeRefusal of={name} />
						<input type="hidden" name="guest" value={page.id} />
						{isErase ? (
							<>
								<OfficeField of="erase-guest" name="reason" hint={t("office.reasonHint")} />
								<OfficeField of="erase-guest" name="isSure" />
							</>
						) : (
							<>
								<input type="hidden" name="entries" value={page.credits.entries.length} />
								<OfficeField of="give-credits" name="amount" hint={t("office.creditHint")} />
								<OfficeField of="give-credits" name="lastDay" hint={t("office.lastDayHint")} />
								<OfficeField of="give-credits" name="reason" hint={t("office.reasonHint")} />
							</>
						)}
						<DoOrLeave of={name} look={isErase ? "danger" : "primary"} leaveHref={officeHref(officeGuest(page.id))}>
							{t(`office.now_${name}`)}
						</DoOrLeave>
					</OfficeForm>
				)}
			</div>
		</section>
	);
}
