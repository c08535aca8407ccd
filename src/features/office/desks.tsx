import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { FlagsPage, RefundsPage, ReviewsPage } from "#site/views/office-desk-view.ts";
import { Button } from "#ui/button.tsx";
import { ListTable, StateMark } from "./list-table.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeForm } from "./office-forms.tsx";
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
						<OfficeForm name="flag">
							<input type="hidden" name="flag" value={flag} />
							<input type="hidden" name="raised" value={isRaised ? "off" : "on"} />
							<Button
								look={isRaised ? "primary" : flag === "ares_server_down" ? "danger" : "outline"}
								size="small"
								type="submit"
							>
								{isRaised ? t("office.lowerFlag") : t(`office.raiseFlag_${flag}`)}
							</Button>
						</OfficeForm>
					</div>
					<div className="office-card-body">
						<p>{t(`office.flagDoes_${flag}`)}</p>
						{set && (
							<p className="soft mt-2">
								{t("office.flagSet", { at: formatInstant(new Date(set.at), language), by: set.by })}
							</p>
						)}
					</div>
				</section>
			))}
		</>
	);
}

/** What guests wrote of their stay, until somebody decides on it. */
export function Reviews({ page }: { page: ReviewsPage }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<h1 className="office-title">{t("office.title_reviews")}</h1>
			{page.reviews.length === 0 && <p className="soft mt-2">{t("office.noReviews")}</p>}
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
	const { view } = useOffice();
	return (
		<>
			<h1 className="office-title">{t("office.title_refunds")}</h1>
			<p className="soft mt-2">{page.refunds.length === 0 ? t("office.noRefunds") : t("office.refundsText")}</p>
			{page.refunds.length > 0 && <WhenFresh>{null}</WhenFresh>}
			{page.refunds.length > 0 && (
				<section className="office-card" aria-label={t("office.title_refunds")}>
					<ListTable
						columns={[
							t("office.number"),
							t("office.guest"),
							t("office.refundFrom"),
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
						{page.refunds.map(({ id, bookingNo, href, guest, from, cents, dueOn, isLate, hasFailed }) => (
							<tr key={id}>
								<td>
									<a className="office-link office-mono" href={href}>
										{bookingNo}
									</a>
								</td>
								<td>{guest}</td>
								<td>
									{[from.payer, from.day === null ? "" : formatDate(dayOf(from.day), language, "plain")]
										.filter(Boolean)
										.join(", ")}
									{from.reference !== "" && <small className="soft office-mono">{from.reference}</small>}
								</td>
								<td className={isLate ? "office-next-late" : undefined}>
									{t("office.refund_due", { day: formatDate(dayOf(dueOn), language, "dayMonth") })}
									{hasFailed && <small>{t("office.refundFailed")}</small>}
								</td>
								<td className="office-num">{formatMoneyExact(cents, language)}</td>
								<td>
									{view.isFresh && (
										<details>
											<summary className="office-link">
												{t("office.refundedNow")}
												<span className="visually-hidden"> {bookingNo}</span>
											</summary>
											<OfficeForm name="refunded" className="mt-2">
												<input type="hidden" name="refund" value={id} />
												<Button look="primary" size="small" type="submit">
													{t("office.refundedYes", { sum: formatMoneyExact(cents, language) })}
												</Button>
											</OfficeForm>
										</details>
									)}
								</td>
							</tr>
						))}
					</ListTable>
				</section>
			)}
		</>
	);
}
