import { Star } from "lucide-react";
import { REVIEW_RATINGS } from "#domain/forms/guest-area-forms.ts";
import { useT } from "#i18n/react.tsx";
import type { BookingDetailPage } from "#site/views/guest-view.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/fields.tsx";
import { useArea } from "./area.tsx";
import { AreaField, AreaForm, AreaRefusal, errorOf } from "./guest-fields.tsx";

/** A review to write once the stay is over, or the one that was written. */
export function ReviewPart({ page }: { page: BookingDetailPage }) {
	const t = useT();
	const { form } = useArea();
	const { can, review } = page;
	if (!can.review && !review) return null;
	const { values, errors } = form("review");
	return (
		<section className="guest-part" id="review" aria-labelledby="review-title">
			<h2 className="t-title" id="review-title">
				{t("guest.howWasIt")}
			</h2>
			{review ? (
				<>
					<p className="rating">
						<Star className="star" aria-hidden="true" />
						<span className="visually-hidden">{t("home.rated", { rating: review.rating })}</span>
						<span aria-hidden="true">{review.rating}</span>
					</p>
					<p className="guest-lines">{review.text}</p>
					<p className="t-small soft mt-2">{t(review.released ? "guest.reviewShown" : "guest.reviewRead")}</p>
				</>
			) : (
				<AreaForm name="review" className="guest-form">
					<AreaRefusal of="review" />
					<fieldset aria-describedby={errors.rating ? "review-rating-error" : undefined}>
						<legend className="field-label">{t("guest.stars")}</legend>
						<div className="pills">
							{REVIEW_RATINGS.map((stars) => (
								<label key={stars}>
									<input
										type="radio"
										id={stars === REVIEW_RATINGS[0] ? "review-rating" : undefined}
										name="rating"
										value={stars}
										defaultChecked={values.rating === stars}
									/>
									<span aria-hidden="true">{stars} ★</span>
									<span className="visually-hidden">{t("guest.starsOf", { count: Number(stars) })}</span>
								</label>
							))}
						</div>
						<FieldError id="review-rating-error" error={errorOf(t, "rating", errors.rating)} />
					</fieldset>
					<AreaField of="review" name="text" hint={t("guest.reviewHint")} />
					<Button look="primary" type="submit">
						{t("guest.reviewSend")}
					</Button>
				</AreaForm>
			)}
		</section>
	);
}

/** A message to the office about this booking. */
export function MessageForm({ page }: { page: BookingDetailPage }) {
	const t = useT();
	return (
		<section className="guest-part" aria-labelledby="message-title">
			<h2 className="t-title" id="message-title">
				{t("guest.askUs")}
			</h2>
			<AreaForm name="message" className="guest-form">
				<AreaRefusal of="message" />
				<AreaField of="message" name="message" hint={t("guest.messageHint", { number: page.card.bookingNo })} />
				<Button look="outline" type="submit">
					{t("forms.send_contact-messages")}
				</Button>
			</AreaForm>
		</section>
	);
}
