import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { CompletePage } from "#site/views/guest-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields.tsx";
import { PriceLines } from "../accommodation/price-lines.tsx";
import { useArea } from "./area.tsx";
import { PersonFields } from "./change-pages.tsx";
import { AreaForm, AreaRefusal, errorOf } from "./guest-fields.tsx";
import { PolicyTable } from "./policy-table.tsx";

/** Books a free hold: who comes, what it costs, what is agreed to. */
export function Complete({ page }: { page: CompletePage }) {
	const t = useT();
	const language = useLanguage();
	const { to, form } = useArea();
	const { card, price } = page;
	const { values, errors } = form("complete");
	return (
		<div className="guest-narrow">
			<h1 className="t-display">{t("guest.title_complete")}</h1>
			<p className="t-lead mt-3">
				{card.title}, {formatDateRange(dayOf(card.arrival), dayOf(card.departure), language, "weekdays")}
			</p>
			<div className="mt-6">
				<AreaRefusal of="complete" />
			</div>
			<AreaForm name="complete">
				<input type="hidden" name="version" value={page.version} />
				<fieldset className="form-part">
					<legend>{t("guest.completeWho")}</legend>
					<PersonFields of="complete" values={page.values} countries={page.countries} />
				</fieldset>
				<section className="panel panel-slim mt-8" aria-labelledby="complete-price">
					<h2 className="t-heading" id="complete-price">
						{t("guest.price")}
					</h2>
					<PriceLines offer={price} />
					{price.depositCents > 0 && (
						<p className="t-small soft mt-3">
							{t("price.deposit", { price: formatMoney(price.depositCents, language) })}
						</p>
					)}
				</section>
				<section className="guest-part" aria-labelledby="complete-policy">
					<h2 className="t-title" id="complete-policy">
						{t("guest.policy")}
					</h2>
					<PolicyTable policy={page.policy} arrival={card.arrival} daysBefore={page.daysBefore} />
				</section>
				<div className="mt-8">
					<Checkbox
						id="complete-acceptTerms"
						name="acceptTerms"
						value="1"
						defaultChecked={values.acceptTerms === "1"}
						label={t("booking.acceptTerms")}
						error={errorOf(t, "acceptTerms", errors.acceptTerms)}
					/>
					<p className="mt-2">
						<a className="text-link t-small" href={href("conditions", language)} target="_blank" rel="noreferrer">
							{t("layout.conditions")}
						</a>
					</p>
					<p className="t-small soft mt-3 max-w-[60ch]">{t("guest.bookNote")}</p>
					<p className="t-small soft mt-2 max-w-[60ch]">{t("booking.noWithdrawal")}</p>
				</div>
				<div className="actions mt-6">
					<Button look="ember" type="submit">
						{t("booking.order")}
					</Button>
					<a className={buttonClass("outline")} href={to(`bookings/${card.bookingNo}`)}>
						{t("guest.back")}
					</a>
				</div>
			</AreaForm>
		</div>
	);
}
