import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { FlagsPage, ReviewsPage } from "#site/views/office-desk-view.ts";
import { Button } from "#ui/button.tsx";
import { StateMark } from "./list-table.tsx";
import { EmptyList } from "./lists.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { DoOrLeave } from "./step-up.tsx";

/** Smaller desks of the office: banners, reviews. */

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
