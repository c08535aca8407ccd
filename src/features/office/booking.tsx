import { dayOf } from "#domain/time/civil-date.ts";
import { languageName } from "#i18n/countries.ts";
import { formatDate, formatDateRange, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import { Assignee } from "./assignee.tsx";
import { BookingActions, LastRefusal } from "./booking-actions.tsx";
import { BookingMoney } from "./booking-money.tsx";
import { BookingTimeline } from "./booking-timeline.tsx";
import { MailBadge, Next, SecondMark, StateBadge, useDay } from "./booking-words.tsx";
import { Fact } from "./fact.tsx";
import { HeadActions } from "./head-actions.tsx";
import { Meanwhile } from "./meanwhile.tsx";
import { useHeadSums } from "./money-parts.tsx";
import { Present } from "./present.tsx";

/** One booking: what happened and what will, its money and papers, what can be done. */
export function BookingDetail({ page }: { page: OfficeBookingPage }) {
	const t = useT();
	const language = useLanguage();
	const { no, home, guest, arrival, departure, party, open } = page;
	const stay = formatDateRange(dayOf(arrival), dayOf(departure), language, "weekdays");
	return (
		<>
			<p className="office-crumb">
				<a className="office-link" href={officeHref("bookings")}>
					{t("office.title_bookings")}
				</a>{" "}
				<span aria-hidden="true">›</span> <b className="office-mono">{no}</b>
			</p>
			<div className="office-head">
				<h1 className="office-title">{guest.name || no}</h1>
				<StateBadge state={page.state} isLetGo={page.isLetGo} />
				{page.approval && (
					<a href={`#approval-${page.approval.id}`}>
						<SecondMark />
					</a>
				)}
				<Next next={page.next} />
				<Present page={page} />
				<p className="office-head-line soft">
					<a className="office-link" href={home.href}>
						{home.title}
					</a>
					, {home.place} · {stay} · {t("office.nights", { count: page.nights })} · {party}
				</p>
				<Sums page={page} />
				<HeadActions page={page} />
			</div>
			<LastRefusal page={page} />
			{page.meanwhile && <Meanwhile page={page} meanwhile={page.meanwhile} />}
			<div className="office-columns" data-opened={open ? "" : undefined}>
				<BookingActions page={page} />
				<BookingTimeline page={page} />
				<div className="office-stack">
					<BookingMoney page={page} />
					<Documents page={page} />
					<Mails page={page} />
					<Guest page={page} />
					<Assignee page={page} />
				</div>
			</div>
		</>
	);

	function Guest({ page: { guest, made } }: { page: OfficeBookingPage }) {
		const via = [t(`office.via_${made.channel}`), made.payee].filter(Boolean).join(" · ");
		return (
			<section className="office-card" aria-labelledby="guest">
				<div className="office-card-head">
					<h2 id="guest">{t("office.guest")}</h2>
					{guest.href && (
						<a className="office-link" href={guest.href}>
							{t("office.openGuest")}
						</a>
					)}
					{guest.others > 0 && (
						<a className="office-link" href={guest.othersHref}>
							{t("office.otherStays", { count: guest.others })}
						</a>
					)}
				</div>
				<dl className="office-facts">
					<Fact name={t("office.name")} value={guest.name} />
					<Fact name={t("office.company")} value={guest.company} />
					<Fact name={t("office.email")} value={guest.email} />
					<Fact name={t("office.telephone")} value={guest.telephone} />
					<Fact name={t("office.lives")} value={guest.lives} />
					<Fact name={t("office.guestLanguage")} value={languageName(guest.lang, language)} />
					<Fact
						name={t("office.credit")}
						value={guest.creditCents > 0 ? formatMoneyExact(guest.creditCents, language) : ""}
					/>
					<Fact name={t("office.booked")} value={formatInstant(new Date(made.at), language)} />
					<Fact name={t("office.madeBy")} value={made.by ?? ""} />
					<Fact name={t("office.via")} value={via} />
					<Fact name={t("office.silent")} value={made.isSilent ? t("office.silentText") : ""} />
					<Fact
						name={t("office.commission")}
						value={made.commissionCents > 0 ? formatMoneyExact(made.commissionCents, language) : ""}
					/>
					<Fact name={t("office.ownerCode")} value={made.homeowner ?? ""} />
				</dl>
			</section>
		);
	}
}

/** The sums of the money, and the day on which the next is due, at the head of telephones: what is asked for first. */
function Sums({ page: { money } }: { page: OfficeBookingPage }) {
	const t = useT();
	const language = useLanguage();
	const sums = useHeadSums(money).toReversed();
	const next = money.instalments.find(({ openCents }) => openCents > 0);
	return (
		<dl className="office-head-sums">
			{sums.map(({ name, cents }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{formatMoneyExact(cents, language)}</dd>
				</div>
			))}
			{next && (
				<div>
					<dt>{t("office.nextDue")}</dt>
					<dd className={next.isLate ? "office-next-late" : undefined}>
						{formatDate(dayOf(next.dueOn), language, "dayMonth")}
					</dd>
				</div>
			)}
		</dl>
	);
}

function Documents({ page: { documents } }: { page: OfficeBookingPage }) {
	const t = useT();
	const language = useLanguage();
	const day = useDay();
	if (documents.length === 0) return null;
	return (
		<section className="office-card" aria-labelledby="papers">
			<div className="office-card-head">
				<h2 id="papers">{t("office.papers")}</h2>
			</div>
			<ul className="office-rows">
				{documents.map(({ kind, number, at, lang, totalCents, version, href }) => (
					<li key={href}>
						<span>
							<b>{t(`office.paper_${kind}`)}</b>
							<small>
								{number} · {languageName(lang, language)} · {day(at)}
								{version && ` · ${t(`office.paper_${version}`)}`}
							</small>
						</span>
						{totalCents !== null && <span className="office-num">{formatMoneyExact(totalCents, language)}</span>}
						<a className="office-link" href={href}>
							PDF
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

function Mails({ page: { mails } }: { page: OfficeBookingPage }) {
	const t = useT();
	const day = useDay();
	if (mails.length === 0) return null;
	return (
		<section className="office-card" aria-labelledby="mails">
			<div className="office-card-head">
				<h2 id="mails">{t("office.mails")}</h2>
			</div>
			<ul className="office-rows">
				{mails.map(({ href, subject, to, recipient, lang, at, status }) => (
					<li key={href}>
						<span>
							<a className="office-link" href={href} lang={lang}>
								{subject}
							</a>
							<small>
								<b>{t(`office.mailTo_${to}`)}</b> · {recipient} · {day(at)}
							</small>
						</span>
						<MailBadge status={status} />
					</li>
				))}
			</ul>
		</section>
	);
}
