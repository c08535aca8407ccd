import { dayOf } from "#domain/time/civil-date.ts";
import { languageName } from "#i18n/countries.ts";
import { formatDate, formatDateRange, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { MessageView, ShortBooking } from "#site/views/office-inbox-view.ts";
import { Button } from "#ui/button.tsx";
import { StateBadge } from "./booking-words.tsx";
import { Fact } from "./fact.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { StepUp } from "./step-up.tsx";

/** Beside a message: who wrote it, the booking and the home that it names, and what else the person wrote. */
export function MessageAside({ message }: { message: MessageView }) {
	const t = useT();
	const language = useLanguage();
	const { guest, booking, home } = message;
	return (
		<aside className="office-inbox-aside" aria-label={t("office.guest")}>
			<section>
				<h3>{message.from}</h3>
				<dl className="office-facts">
					<Fact name={t("office.email")} value={message.email} />
					<Fact name={t("office.telephone")} value={guest?.telephone ?? ""} />
					<Fact name={t("office.writesIn")} value={languageName(message.lang, language)} />
					<Fact
						name={t("office.credit")}
						value={guest && guest.creditCents > 0 ? formatMoneyExact(guest.creditCents, language) : ""}
					/>
				</dl>
				{guest ? (
					<p>
						<a className="office-link" href={guest.href}>
							{t("office.openGuest")}
						</a>
					</p>
				) : (
					!message.organisation && <p className="soft">{t("office.noGuestOfAddress")}</p>
				)}
				{message.organisation && (
					<p>
						<a className="office-link office-mono" href={message.organisation.href}>
							{message.organisation.code}
						</a>
					</p>
				)}
			</section>
			{booking && <Booking booking={booking} />}
			{home && <Home home={home} />}
			{guest && (
				<>
					<Bookings title={t("office.openBookings")} bookings={guest.open.filter(({ no }) => no !== booking?.no)} />
					<Bookings title={t("office.staysBefore")} bookings={guest.before} />
				</>
			)}
			{message.mayMakeOwner && (
				<section>
					<h3>{t("office.makeOwner")}</h3>
					<p className="soft t-small mb-4">{t("office.makeOwnerText")}</p>
					<OfficeForm name="make-owner" className="office-form">
						<OfficeRefusal of="make-owner" />
						<input type="hidden" name="message" value={message.id} />
						<OfficeField of="make-owner" name="ownerCode" hint={t("office.partnerCodeHint")} />
						<StepUp of="make-owner">
							<div>
								<Button look="outline" size="small" type="submit">
									{t("office.makeOwner")}
								</Button>
							</div>
						</StepUp>
					</OfficeForm>
				</section>
			)}
			{message.others.length > 0 && (
				<section>
					<h3>{t("office.otherMessages")}</h3>
					<ul>
						{message.others.map(({ href, about, at }) => (
							<li key={href}>
								<a className="office-link" href={href}>
									{about}
								</a>{" "}
								<small className="soft">{formatInstant(new Date(at), language, "compact")}</small>
							</li>
						))}
					</ul>
				</section>
			)}
		</aside>
	);
}

/** The booking that is named, with its dates and money. */
function Booking({ booking }: { booking: NonNullable<MessageView["booking"]> }) {
	const t = useT();
	const language = useLanguage();
	const { no, href, home, arrival, departure, state, totalCents, receivedCents, toPayCents, isTheirs } = booking;
	return (
		<section>
			<h3>
				<a className="office-link" href={href}>
					{t("office.title_booking")} <span className="office-mono">{no}</span>
				</a>{" "}
				<StateBadge state={state} />
			</h3>
			{!isTheirs && <p className="office-next-soon">{t("office.bookingOfOthers")}</p>}
			<dl className="office-facts">
				<Fact name={t("office.boardHome")} value={home} />
				<Fact name={t("office.stay")} value={formatDateRange(dayOf(arrival), dayOf(departure), language)} />
				<Fact name={t("office.total")} value={formatMoneyExact(totalCents, language)} />
				<Fact name={t("office.received")} value={formatMoneyExact(receivedCents, language)} />
				<Fact name={t("office.toPay")} value={formatMoneyExact(toPayCents, language)} />
			</dl>
		</section>
	);
}

/** The home that is named, and when it is free. */
function Home({ home: { id, title, href, boardHref, free } }: { home: NonNullable<MessageView["home"]> }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section>
			<h3>
				<a className="office-link" href={href}>
					{title}
				</a>{" "}
				<span className="office-mono soft">{id}</span>
			</h3>
			{free && (
				<>
					<p className="soft">{t(free.length === 0 ? "office.noFreeNights" : "office.freeNights")}</p>
					<ul>
						{free.map(({ from, to }) => (
							<li key={from}>
								{to === null
									? t("office.codeFrom", { from: formatDate(dayOf(from), language, "plain") })
									: formatDateRange(dayOf(from), dayOf(to), language)}
							</li>
						))}
					</ul>
					<p>
						<a className="office-link" href={boardHref}>
							{t("office.title_board")}
						</a>
					</p>
				</>
			)}
		</section>
	);
}

function Bookings({ title, bookings }: { title: string; bookings: readonly ShortBooking[] }) {
	const language = useLanguage();
	if (bookings.length === 0) return null;
	return (
		<section>
			<h3>{title}</h3>
			<ul>
				{bookings.map(({ no, href, home, arrival, departure, state }) => (
					<li key={no}>
						<a className="office-link" href={href}>
							{home}
						</a>{" "}
						<StateBadge state={state} />
						<small className="soft">{formatDateRange(dayOf(arrival), dayOf(departure), language)}</small>
					</li>
				))}
			</ul>
		</section>
	);
}
