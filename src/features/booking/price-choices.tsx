import { CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { note } from "#analytics/acts.ts";
import type { Language } from "#domain/language.ts";
import { INSURED_COUNTRIES } from "#domain/pricing/insurance.ts";
import { countryName } from "#i18n/countries.ts";
import { formatLabelled, formatList, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { BookingView } from "#site/views/booking-view.ts";
import { Button } from "#ui/button.tsx";

interface PriceChoicesProps {
	readonly view: BookingView;
	readonly offer: NonNullable<BookingView["offer"]>;
	/** Something with a price was chosen or given up. */
	readonly onChange: () => void;
}

/** Extras, insurance and discount code; nothing that costs money is chosen beforehand. A change asks for the price again. */
export function PriceChoices({ view, offer, onChange: again }: PriceChoicesProps) {
	const t = useT();
	const language = useLanguage();
	const [hydrated, setHydrated] = useState(false);
	useEffect(() => setHydrated(true), []);
	const refused = offer.discount?.refused;
	const reduction = offer.lines.find(({ code }) => code === "code");
	return (
		<>
			{view.extras.length > 0 && (
				<fieldset className="form-part">
					<legend>{t("booking.extras")}</legend>
					<div className="choices">
						{view.extras.map((extra) => (
							<label key={extra.code} className="choice">
								<input
									type="checkbox"
									name={`extra_${extra.code}`}
									value="1"
									defaultChecked={extra.chosen}
									onChange={again}
								/>
								<span>
									<b>{extra.label}</b>
								</span>
								<b>+ {formatMoney(extra.cents, language)}</b>
							</label>
						))}
					</div>
				</fieldset>
			)}
			<fieldset className="form-part">
				<legend>{t("booking.insurance")}</legend>
				{view.insuranceCents !== null && (
					<div className="t-small mb-4 max-w-[60ch]">
						<p>{t("booking.insurer", { insurer: view.insurer })}</p>
						<ul className="mt-2 grid gap-2">
							{(["insuranceTerms", "insuranceProduct", "insurances"] as const).map((page) => (
								<li key={page}>
									{/* Beside the form, so that what was typed stays. */}
									<a
										className="text-link inline-block py-1"
										href={href(page, language)}
										target="_blank"
										rel="noreferrer"
									>
										{t(page === "insurances" ? "booking.insuranceCosts" : `booking.${page}`)}
									</a>
								</li>
							))}
						</ul>
					</div>
				)}
				<div className="choices">
					{view.insuranceCents !== null && (
						<label className="choice">
							<input
								type="radio"
								name="insurance"
								value="1"
								aria-labelledby="insured-name insured-price"
								aria-describedby="insured-text"
								defaultChecked={view.insured}
								onChange={() => {
									note({ act: "insured", cents: view.insuranceCents ?? 0 });
									again();
								}}
							/>
							<span>
								<b id="insured-name">{t("booking.insured")}</b>
								<span className="t-small soft" id="insured-text">
									{t("booking.insuredText")}
								</span>
							</span>
							<b id="insured-price">+ {formatMoney(view.insuranceCents, language)}</b>
						</label>
					)}
					<label className="choice">
						<input
							type="radio"
							name="insurance"
							value=""
							aria-labelledby="not-insured-name"
							aria-describedby="not-insured-text"
							defaultChecked={!view.insured && view.form.values.insurance !== undefined}
							onChange={again}
						/>
						<span>
							<b id="not-insured-name">{t("booking.notInsured")}</b>
							<span className="t-small soft" id="not-insured-text">
								{view.insuranceCents === null
									? t("booking.insuranceNotOffered", { countries: insuredCountries(language) })
									: t("booking.notInsuredText")}
							</span>
						</span>
					</label>
				</div>
			</fieldset>
			{view.creditCents > 0 && view.type === "Booking" && (
				<fieldset className="form-part">
					<legend>{t("booking.credits")}</legend>
					<label className="choice">
						<input
							type="checkbox"
							name="useGuestCredits"
							value="1"
							aria-labelledby="credits-name"
							aria-describedby="credits-text"
							defaultChecked={view.usesCredits}
							onChange={again}
						/>
						<span>
							<b id="credits-name">{t("booking.useCredits", { price: formatMoney(view.creditCents, language) })}</b>
							<span className="t-small soft" id="credits-text">
								{t("booking.creditsText")}
							</span>
						</span>
					</label>
				</fieldset>
			)}
			<fieldset className="form-part">
				<legend>{t("booking.discount")}</legend>
				<div className="form-grid">
					<div className="field half">
						<label htmlFor="discountCode">{t("booking.discountCode")}</label>
						<input
							className="input"
							id="discountCode"
							name="discountCode"
							defaultValue={view.discountCode}
							maxLength={40}
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							aria-invalid={refused ? true : undefined}
							aria-describedby={offer.discount ? "discountCode-answer" : undefined}
						/>
						{offer.discount && (
							<p className={refused ? "field-error" : "t-small soft mt-1"} id="discountCode-answer" role="status">
								{refused && <CircleAlert className="icon-s mt-0.5" aria-hidden="true" />}
								{refused
									? t(`code.${refused}`, { code: offer.discount.code })
									: formatLabelled(
											reduction?.label ?? t("booking.discountCode"),
											formatMoney(reduction?.amountCents ?? 0, language),
											language,
										)}
							</p>
						)}
					</div>
					<div className="half self-end">
						<Button
							look="outline"
							className="min-h-[52px] w-full"
							type="submit"
							name="do"
							value="price"
							data-keeps-typed=""
							formNoValidate
							onClick={(event) => {
								const field = event.currentTarget.form?.elements.namedItem("discountCode");
								if (view.discountCode !== "" || !(field instanceof HTMLInputElement) || field.value.trim() !== "")
									return;
								// Nothing to redeem yet: leads to where it is typed.
								event.preventDefault();
								field.focus();
							}}
						>
							{t(hydrated ? "booking.useCode" : "booking.updatePrice")}
						</Button>
					</div>
				</div>
			</fieldset>
		</>
	);
}

/** The countries in which the insurance is sold, as a list in words. */
function insuredCountries(language: Language): string {
	const names = INSURED_COUNTRIES.map((country) => countryName(country, language));
	return formatList(names, language);
}
