import { requestAnswerBy } from "#domain/booking/claim.ts";
import type { Language } from "#domain/language.ts";
import { dueTogether } from "#domain/pricing/due-together.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatInstant, formatMoney, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { Translate } from "#i18n/translate.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import type { SuccessView } from "#site/views/booking-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { type NamedValue, Pairs } from "#ui/pairs.tsx";
import { HoldTimer } from "./hold-timer.tsx";

type Share = NonNullable<NonNullable<NonNullable<SuccessView["booking"]>["transfer"]>["share"]>;

interface NowProps {
	readonly view: Pick<SuccessView, "type" | "forStaff">;
	readonly booking: NonNullable<SuccessView["booking"]>;
}

/** The one thing to do now: pay, book what is held, or wait. */
export function SuccessNow({ view, booking }: NowProps) {
	const { state, transfer, waitsForProof } = booking;
	if (state === "confirmed" || state === "completed") {
		return transfer ? <ByTransfer booking={booking} transfer={transfer} /> : <Paid booking={booking} />;
	}
	const isOption = state === "option" && !waitsForProof;
	return (
		<section className="panel thanks-now">
			<SuccessSummary view={view} booking={booking} />
			{state === "pending_payment" && <HoldTimer view={view} booking={booking} />}
			<ToBook booking={booking} isOption={isOption} />
		</section>
	);
}

/** Where what waits goes on: to the payment, or to the booking of what is held. */
function ToBook({ booking, isOption }: { booking: NowProps["booking"]; isOption: boolean }) {
	const t = useT();
	const language = useLanguage();
	const { payUrl, isHold, bookingNo, version } = booking;
	if (!payUrl && !isOption) return null;
	return (
		<>
			<div className="actions mt-6">
				{payUrl && (
					<a className={buttonClass("ember")} href={payUrl}>
						{t("guest.successPay")}
					</a>
				)}
				{isOption && isHold && (
					<a className={buttonClass("ember")} href={guestHref(language, OWN_AREA, `bookings/${bookingNo}/complete`)}>
						{t("guest.complete")}
					</a>
				)}
				{isOption && !isHold && (
					<form method="post" action={href("successOption", language)}>
						<input type="hidden" name="do" value="book" />
						<input type="hidden" name="booking" value={bookingNo} />
						<input type="hidden" name="version" value={version} />
						<Button look="ember" type="submit">
							{t("booking.order")}
						</Button>
					</form>
				)}
			</div>
			{isOption && !isHold && <p className="t-small soft mt-4 max-w-[60ch]">{t("guest.bookNote")}</p>}
		</>
	);
}

/** The account with what is due, line by line to copy, and a code that fills all of it in. */
function ByTransfer({
	booking,
	transfer: { bank, next, share, code },
}: {
	booking: NowProps["booking"];
	transfer: NonNullable<NowProps["booking"]["transfer"]>;
}) {
	const t = useT();
	const language = useLanguage();
	const { bookingNo, instalments, totalCents } = booking;
	const due = dueTogether(instalments);
	const [first] = due;
	const rest = due.filter(({ dueOn }) => dueOn > next.dueOn);
	const isFirst = first?.dueOn === next.dueOn && rest.length > 0;
	const iban = bank.iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
	const lines: readonly (readonly [name: string, shown: string, copied: string])[] = [
		[t("success.to"), bank.holder, bank.holder],
		["IBAN", iban, bank.iban.replace(/\s/g, "")],
		...(bank.bic ? [["BIC", bank.bic, bank.bic] as const] : []),
		[t("guest.reference"), bookingNo, bookingNo],
		[t("success.amount"), formatMoney(next.cents, language), (next.cents / 100).toFixed(2)],
	];
	const dateOf = (iso: string) => formatDate(dayOf(iso), language, "plain");
	return (
		<section className="panel thanks-now" aria-labelledby="pay-title">
			<h2 className="t-title" id="pay-title">
				{t(isFirst ? "success.payFirst" : "success.payAll")}
			</h2>
			<p className="soft mt-2">{t(isFirst ? "success.transfer" : "success.transferOne")}</p>
			<div className="thanks-sums">
				<p className="first">
					<span>{t("success.nextBy", { step: isFirst ? "first" : "other", date: dateOf(next.dueOn) })}</span>
					<b>{formatMoney(next.cents, language)}</b>
					{isFirst && share && <span>{shareText(t, share, totalCents, language)}</span>}
				</p>
				{rest.map(({ dueOn, cents }) => (
					<p key={dueOn}>
						<span>{t("success.restBy", { date: dateOf(dueOn) })}</span>
						<b>{formatMoney(cents, language)}</b>
						<span>{t("success.sameAccount")}</span>
					</p>
				))}
			</div>
			<div className="thanks-bank">
				<dl>
					{lines.map(([name, shown, copied]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{shown}</dd>
							<dd className="copy">
								<CopyButton
									text={copied}
									label={t("success.copy", { what: name })}
									copied={t("success.copied", { what: name })}
								/>
							</dd>
						</div>
					))}
				</dl>
				<figure>
					<svg viewBox={`0 0 ${code.side} ${code.side}`} shapeRendering="crispEdges" aria-hidden="true">
						<path d={`M0 0h${code.side}v${code.side}H0z`} fill="#fff" />
						<path d={code.path} />
					</svg>
					<figcaption>{t("success.scan")}</figcaption>
				</figure>
			</div>
		</section>
	);
}

/** What the first sum is: a share of the invoice without insurance and credit, and the insurance whole. */
function shareText(
	t: Translate,
	{ bp, ofCents, insuranceCents }: Share,
	totalCents: number,
	language: Language,
): string {
	const of = { percent: formatPercent(bp, language), sum: formatMoney(ofCents, language) };
	if (insuranceCents > 0) return t("success.percentPlus", { ...of, insurance: formatMoney(insuranceCents, language) });
	return t(ofCents === totalCents ? "success.percentOf" : "success.percentLess", of);
}

/** What is paid, and what is left of it. */
function Paid({ booking: { bookingNo, paidCents, instalments, steps } }: { booking: NowProps["booking"] }) {
	const t = useT();
	const language = useLanguage();
	const open = Math.max(0, instalments.reduce((sum, { cents }) => sum + cents, 0) - paidCents);
	const due = steps.find(({ cents, done }) => cents !== undefined && !done)?.on ?? null;
	if (open === 0 || due === null) {
		return (
			<section className="panel thanks-now is-paid" aria-labelledby="pay-title">
				<h2 className="t-title" id="pay-title">
					{t("success.paidAll")}
				</h2>
				<p className="soft mt-2">{t("success.paidAllText")}</p>
			</section>
		);
	}
	return (
		<section className="panel thanks-now is-paid" aria-labelledby="pay-title">
			<h2 className="t-title" id="pay-title">
				{t("success.paidPart", { sum: formatMoney(paidCents, language) })}
			</h2>
			<p className="soft mt-2">
				{t("success.paidPartText", {
					sum: formatMoney(open, language),
					date: formatDate(dayOf(due), language, "long"),
				})}
			</p>
			<p className="mt-5">
				<a
					className={buttonClass("outline")}
					href={`${guestHref(language, OWN_AREA, `bookings/${bookingNo}`)}#payment`}
				>
					{t("success.payRest")}
				</a>
			</p>
		</section>
	);
}

interface SummaryProps {
	readonly view: Pick<SuccessView, "type">;
	readonly booking: NonNullable<SuccessView["booking"]>;
}

/** The stay, and what there is to pay or to wait for. */
export function SuccessSummary({ view: { type }, booking }: SummaryProps) {
	const t = useT();
	const language = useLanguage();
	const { arrival, departure, paidCents, state, expiresAt, hoursLeft, instalments, payUrl } = booking;
	const rows: NamedValue[] = [
		[t("success.stay"), formatDateRange(dayOf(arrival), dayOf(departure), language, "weekdays")],
	];
	if (expiresAt && state === "application") {
		const end = new Date(expiresAt);
		rows.push([t("success.nothingHeld"), t("success.nothingHeldYet")]);
		rows.push([t("success.answerBy"), formatInstant(requestAnswerBy(end), language)]);
		rows.push([t("success.lapses"), formatInstant(end, language)]);
	} else if (expiresAt && hoursLeft !== null && state !== "pending_payment") {
		const until = formatInstant(new Date(expiresAt), language);
		rows.push([t("success.heldUntil"), `${until} (${t("guest.hoursLeft", { hours: hoursLeft })})`]);
	}
	if (type === "Booking" || state === "confirmed") {
		for (const { dueOn, cents } of payUrl ? instalments : dueTogether(instalments)) {
			rows.push([
				t("booking.dueOn", { date: formatDate(dayOf(dueOn), language, "plain") }),
				formatMoney(cents, language),
			]);
		}
	}
	if (paidCents > 0) rows.push([t("success.paid"), formatMoney(paidCents, language)]);
	return <Pairs rows={rows} />;
}
