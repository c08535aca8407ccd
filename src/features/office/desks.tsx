import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { FlagsPage, RefundsPage, ReviewsPage } from "#site/views/office-desk-view.ts";
import { Button } from "#ui/button.tsx";
import { CopyText } from "./copy-text.tsx";
import { ListTable, StateMark } from "./list-table.tsx";
import { EmptyList } from "./lists.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { DoOrLeave } from "./step-up.tsx";
import { typedSum } from "./typed-sum.ts";
import { WhenFresh } from "./when-fresh.tsx";

/** Smaller desks of the office: banners, reviews, refunds by bank, the trail. */

/** The banners that every page of the site shows while they are raised. */
export function Flags({ page }: { page: FlagsPage }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<h1 className="office-title">{t("office.title_flags")}</h1>
			<p className="soft mt-2">{t("office.flagsText")}</p>
			{page.flags.map(({ flag, isRaised, set }) => (
				<section key={flag} className="office-card" aria-labelledby={flag}>
					<div className="office-card-head">
						<h2 id={flag}>{t(`office.flag_${flag}`)}</h2>
						<StateMark tone={isRaised ? "berry" : "plain"}>
							{isRaised ? t("office.flagOn") : t("office.flagOff")}
						</StateMark>
						{isRaised && (
							<OfficeForm name="flag">
								<input type="hidden" name="flag" value={flag} />
								<input type="hidden" name="raised" value="off" />
								<Button look="primary" size="small" type="submit">
									{t("office.lowerFlag")}
								</Button>
							</OfficeForm>
						)}
					</div>
					<div className="office-card-body">
						<p>{t(`office.flagDoes_${flag}`)}</p>
						{set && (
							<p className="soft mt-2">
								{t(isRaised && flag === "ares_server_down" ? STOPPED : CHANGED, {
									at: formatInstant(new Date(set.at), language),
									by: set.by,
								})}
								{set.reason !== "" && ` · ${set.reason}`}
							</p>
						)}
						{!isRaised && <RaiseFlag flag={flag} />}
					</div>
				</section>
			))}
		</>
	);
}

const [STOPPED, CHANGED] = ["office.flagStopped", "office.flagSet"] as const;

const SENTENCES = {
	phone_unavailable: ["banner.phoneTitle", "banner.phoneText"],
	ares_server_down: ["banner.bookingTitle", "banner.bookingText"],
} as const;

/** What a banner would say and do, and why it is put up. */
function RaiseFlag({ flag }: { flag: FlagsPage["flags"][number]["flag"] }) {
	const t = useT();
	const { form } = useOffice();
	const isBack = Object.keys(form("flag", flag).errors).length > 0;
	const isStop = flag === "ares_server_down";
	return (
		<div className="mt-4">
			<NothingYet label={t(`office.raiseFlag_${flag}`)} look={isStop ? "danger" : "outline"} isOpen={isBack}>
				<OfficeRefusal of="flag" person={flag} />
				<p>{t(`office.flagThen_${flag}`)}</p>
				<blockquote>
					{SENTENCES[flag].map((key) => (
						<span key={key}>{t(key)} </span>
					))}
				</blockquote>
				<OfficeForm name="flag" person={flag} className="office-form">
					<input type="hidden" name="flag" value={flag} />
					<input type="hidden" name="raised" value="on" />
					<OfficeField of="flag" name="reason" person={flag} isNeeded hint={t("office.reasonHint")} />
					<DoOrLeave look={isStop ? "danger" : "primary"} size="small" leaveHref={officeHref("banners")}>
						{t(`office.flagNow_${flag}`)}
					</DoOrLeave>
				</OfficeForm>
			</NothingYet>
		</div>
	);
}

/** What guests wrote of their stay, until somebody decides on it. */
export function Reviews({ page }: { page: ReviewsPage }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<h1 className="office-title">{t("office.title_reviews")}</h1>
			{page.reviews.length === 0 && (
				<EmptyList>
					{t("office.noReviews")} {t("office.noReviewsText")}
				</EmptyList>
			)}
			{page.reviews.map((review) => (
				<section key={review.id} className="office-card" aria-label={`${review.author}, ${review.accoId}`}>
					<div className="office-card-head">
						<h2>
							{t("office.stars", { count: review.rating })} · {review.author}
						</h2>
						<small className="soft">
							<a className="office-link" href={review.homeHref}>
								{review.accoId}
							</a>{" "}
							{formatInstant(new Date(review.at), language, "compact")}
						</small>
					</div>
					<div className="office-card-body">
						<p className="office-words" lang={review.lang}>
							{review.text}
						</p>
						<div className="office-actions">
							<Decide review={review.id} decision="show" label={t("office.showReview")} />
							<Decide review={review.id} decision="hide" label={t("office.hideReview")} />
						</div>
					</div>
				</section>
			))}
		</>
	);
}

function Decide({ review, decision, label }: { review: number; decision: "show" | "hide"; label: string }) {
	return (
		<OfficeForm name="review">
			<input type="hidden" name="review" value={review} />
			<input type="hidden" name="decision" value={decision} />
			<Button look={decision === "show" ? "primary" : "outline"} size="small" type="submit">
				{label}
			</Button>
		</OfficeForm>
	);
}

/** Money that has to be sent back at the bank. */
export function Refunds({ page }: { page: RefundsPage }) {
	const t = useT();
	const language = useLanguage();
	const { view, form } = useOffice();
	/** The payment that it gives back, so that it is found at the bank. */
	const cameFrom = ({ payer, day, reference }: RefundsPage["refunds"][number]["from"]) => {
		const received =
			day === null ? "" : t("office.refundReceivedOn", { day: formatDate(dayOf(day), language, "plain") });
		const written = reference === "" ? "" : t("office.refundBankReference", { reference });
		return [payer, received, written].filter(Boolean).join(" · ");
	};
	return (
		<>
			<h1 className="office-title">{t("office.title_refunds")}</h1>
			{page.refunds.length === 0 ? (
				<EmptyList>
					{t("office.noRefunds")} {t("office.noRefundsText")}
				</EmptyList>
			) : (
				<p className="soft mt-2">{t("office.refundsText")}</p>
			)}
			{page.refunds.length > 0 && <WhenFresh>{null}</WhenFresh>}
			{page.refunds.length > 0 && (
				<section className="office-card" aria-label={t("office.title_refunds")}>
					<ListTable
						columns={[
							t("office.number"),
							t("office.payeeName"),
							t("office.refundReference"),
							t("office.next"),
							{ number: t("office.refund") },
							{ unseen: t("office.refundedNow") },
						]}
						foot={
							<tr>
								<td colSpan={4}>{t("office.total")}</td>
								<td className="office-num">
									<b>{formatMoneyExact(page.totalCents, language)}</b>
								</td>
								<td />
							</tr>
						}
					>
						{page.refunds.map(
							({ id, bookingNo, href, guest, payee, reference, ofGuest, from, cents, dueOn, isLate, hasFailed }) => (
								<tr key={id}>
									<td>
										<a className="office-link office-mono" href={href}>
											{bookingNo}
										</a>
										<small className="soft">{guest}</small>
									</td>
									<td>
										<CopyText text={payee.name} name={t("office.payeeName")} />
										{payee.iban === null ? (
											<small>
												{t("office.ibanUnknown")}{" "}
												<a className="office-link" href={payee.writeHref}>
													{t("office.ibanAsk")}
												</a>
											</small>
										) : (
											<small>
												<CopyText
													className="office-mono"
													text={payee.iban.replace(/(.{4})(?=.)/g, "$1 ")}
													copied={payee.iban}
													name={t("office.iban")}
												/>
											</small>
										)}
									</td>
									<td>
										<CopyText className="office-mono" text={reference} name={t("office.refundReference")} />
										<small className="soft">{cameFrom(from)}</small>
									</td>
									<td className={isLate ? "office-next-late" : undefined}>
										{t("office.refund_due", { day: formatDate(dayOf(dueOn), language, "dayMonth") })}
										{hasFailed && <small>{t("office.refundFailed")}</small>}
									</td>
									<td className="office-num">
										<CopyText
											text={formatMoneyExact(cents, language)}
											copied={typedSum(cents, language)}
											name={t("office.refund")}
										/>
										{ofGuest.count > 1 && (
											<small className="soft">
												{t("office.refundsTogether", {
													count: String(ofGuest.count),
													sum: formatMoneyExact(ofGuest.cents, language),
												})}
											</small>
										)}
									</td>
									<td>
										{view.isFresh && (
											<details open={Object.keys(form("refunded", String(id)).errors).length > 0}>
												<summary className="office-link">
													{t("office.refundedNow")}
													<span className="visually-hidden"> {bookingNo}</span>
												</summary>
												<OfficeForm name="refunded" person={String(id)} className="office-form mt-2">
													<input type="hidden" name="refund" value={id} />
													{payee.iban === null && (
														<OfficeField
															of="refunded"
															name="iban"
															person={String(id)}
															isNeeded
															hint={t("office.ibanHint")}
														/>
													)}
													<Button look="primary" size="small" type="submit">
														{t("office.refundedYes", { sum: formatMoneyExact(cents, language) })}
													</Button>
												</OfficeForm>
											</details>
										)}
									</td>
								</tr>
							),
						)}
					</ListTable>
				</section>
			)}
		</>
	);
}
