import { DETAIL_NAMES, PARTY_NAMES } from "#domain/forms/guest-area-forms.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatMoney, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { CancelPage, ChangePage } from "#site/views/guest-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { countryOptions } from "../forms/country-options.ts";
import { useArea } from "./area.tsx";
import { SettlementLines } from "./booking-money.tsx";
import { AreaField, AreaForm, AreaPhone, AreaRefusal } from "./guest-fields.tsx";
import { PolicyTable } from "./policy-table.tsx";

/** What cancelling costs and gives back, before it is done. */
export function Cancel({ page }: { page: CancelPage }) {
	const t = useT();
	const language = useLanguage();
	const { to } = useArea();
	const { card, settlement, policy } = page;
	return (
		<div className="guest-narrow">
			<h1 className="t-display">{t("guest.title_cancel")}</h1>
			<p className="t-lead mt-3">
				{card.title}, {formatDateRange(dayOf(card.arrival), dayOf(card.departure), language, "weekdays")}
			</p>
			<div className="mt-6">
				<AreaRefusal of="cancel" />
			</div>
			<section className="panel panel-slim" aria-labelledby="reckoning">
				<h2 className="t-heading" id="reckoning">
					{t("guest.reckoning")}
				</h2>
				<SettlementLines settlement={settlement} paidCents={page.paidCents} creditsCents={page.creditsCents} />
				<p className="t-small soft mt-3">
					{settlement.feeBp !== null &&
						t("guest.feeOf", {
							percent: formatPercent(settlement.feeBp, language),
							sum: formatMoney(settlement.travelCents, language),
						})}
					{settlement.refundCents > 0 &&
						` ${t("guest.refundBy", { date: formatDate(dayOf(page.refundBy), language, "plain") })}`}
				</p>
			</section>
			<section className="guest-part" aria-labelledby="steps">
				<h2 className="t-title" id="steps">
					{t("guest.policy")}
				</h2>
				<PolicyTable policy={policy} arrival={card.arrival} daysBefore={settlement.daysBefore} />
			</section>
			<AreaForm name="cancel" className="actions mt-8">
				<input type="hidden" name="version" value={page.version} />
				<input type="hidden" name="shownFeeCents" value={settlement.feeCents} />
				<Button look="danger" type="submit">
					{t("guest.cancelNow", { sum: formatMoney(settlement.feeCents, language) })}
				</Button>
				<a className={buttonClass("outline")} href={to(`bookings/${card.bookingNo}`)}>
					{t("guest.keep")}
				</a>
			</AreaForm>
		</div>
	);
}

type Countries = ChangePage["countries"];

/** Name, telephone and address, as the booking form has them. */
export function PersonFields({
	of,
	values,
	countries,
}: {
	of: "profile" | "change" | "complete";
	values: Readonly<Record<string, string>>;
	countries: Countries;
}) {
	const common = (name: (typeof DETAIL_NAMES)[number]) => ({ of, name, value: values[name] });
	return (
		<div className="form-grid">
			<AreaField {...common("firstname")} className="half" />
			<AreaField {...common("lastname")} className="half" />
			<AreaPhone of={of} values={values} countries={countries} />
			<AreaField {...common("address")} />
			<AreaField {...common("postalCode")} className="half" />
			<AreaField {...common("placename")} className="half" />
			<AreaField {...common("countryCode")} options={countryOptions(countries)} />
		</div>
	);
}

/** Who comes and how they are reached. */
export function Change({ page }: { page: ChangePage }) {
	const t = useT();
	const language = useLanguage();
	const { to, form } = useArea();
	const { card, values, limits, differenceCents } = page;
	const typed = form("change");
	const version = <input type="hidden" name="version" value={page.version} />;
	return (
		<div className="guest-narrow">
			<h1 className="t-display">{t("guest.title_change")}</h1>
			<p className="t-lead mt-3">
				{card.title}, {formatDateRange(dayOf(card.arrival), dayOf(card.departure), language, "weekdays")}
			</p>
			<div className="mt-6">
				<AreaRefusal of="ask-change" />
				{differenceCents === null ? (
					<AreaRefusal of="change" />
				) : (
					<Notice tone="honey" as="div" className="guest-wish" role="alert">
						<p>
							{t(differenceCents > 0 ? "guest.wouldCostMore" : "guest.wouldCostLess", {
								sum: formatMoney(Math.abs(differenceCents), language),
							})}
						</p>
						<AreaForm name="ask-change">
							{[...DETAIL_NAMES, ...PARTY_NAMES].map((name) => (
								<input key={name} type="hidden" name={name} value={typed.values[name]} />
							))}
							<Button look="primary" type="submit">
								{t("guest.sendWish")}
							</Button>
						</AreaForm>
					</Notice>
				)}
			</div>
			<AreaForm name="change">
				{version}
				<fieldset className="form-part">
					<legend>{t("guest.party")}</legend>
					<p className="soft mb-4">
						{t("guest.partyLimits", { guests: limits.guests, babies: limits.babies, pets: limits.pets })}
					</p>
					<div className="form-grid">
						{PARTY_NAMES.map((name) => (
							<AreaField
								key={name}
								of="change"
								name={name}
								hint={t(`party.${name}Hint`)}
								value={values[name]}
								className="half"
							/>
						))}
					</div>
				</fieldset>
				<fieldset className="form-part">
					<legend>{t("guest.contact")}</legend>
					<PersonFields of="change" values={values} countries={page.countries} />
				</fieldset>
				<div className="actions mt-8">
					<Button look="primary" type="submit">
						{t("guest.save")}
					</Button>
					<a className={buttonClass("outline")} href={to(`bookings/${card.bookingNo}`)}>
						{t("guest.back")}
					</a>
				</div>
			</AreaForm>
		</div>
	);
}
