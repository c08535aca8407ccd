import type { Spread } from "#domain/accommodation/earnings-estimate.ts";
import type { Language } from "#domain/language.ts";
import { formatMoneyWhole, formatNumber, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { EstimateAnswer, EstimateField, EstimateView } from "#site/views/estimate-view.ts";
import { Button } from "#ui/button.tsx";
import { Field, Select } from "#ui/fields.tsx";

/**
 * What a home may earn: the question as a plain form, and the answer where it was asked. It is no promise and says so.
 */

/** Where the form leads on its page. */
const ESTIMATE_ID = "estimate";

/** A spread is rounded to hundreds of euros: more digits would say more than it knows. */
const STEP_CENTS = 10_000;

export function Estimate({ view }: { view: EstimateView }) {
	const t = useT();
	const { requested, answer } = view;
	const error = (name: EstimateField) => (view.wrong.includes(name) ? t(`estimate.wrong_${name}`) : null);
	return (
		<div className="estimate" id={ESTIMATE_ID}>
			<form method="get" action={`#${ESTIMATE_ID}`} className="estimate-form">
				<Select
					id="estimate-place"
					name="place"
					label={t("estimate.place")}
					error={error("place")}
					options={[
						{ value: "", label: t("estimate.choose") },
						...view.places.map(({ country, choices }) => ({
							group: country,
							options: choices.map((one, index) =>
								index === 0 ? { ...one, label: t("estimate.whole", { country }) } : one,
							),
						})),
					]}
					defaultValue={requested.place}
					required
				/>
				<Select
					id="estimate-kind"
					name="kind"
					label={t("estimate.kind")}
					error={error("kind")}
					options={[{ value: "", label: t("estimate.choose") }, ...view.kinds]}
					defaultValue={requested.kind}
					required
				/>
				<Field
					id="estimate-bedrooms"
					name="bedrooms"
					label={t("estimate.bedrooms")}
					error={error("bedrooms")}
					type="number"
					inputMode="numeric"
					min={0}
					max={99}
					defaultValue={requested.bedrooms}
					required
				/>
				<Button look="outline" type="submit">
					{t("estimate.ask")}
				</Button>
			</form>
			{answer && <Answer answer={answer} />}
		</div>
	);
}

function Answer({ answer }: { answer: EstimateAnswer }) {
	const t = useT();
	const language = useLanguage();
	const { found, place, country, kind, bedrooms } = answer;
	const size = bedroomsText(t, bedrooms);
	if (!found) {
		return (
			<div className="estimate-answer" role="status">
				<p>{t("estimate.tooFew", { kind, size, country })}</p>
			</div>
		);
	}
	const money = (cents: number) => roundMoney(cents, language);
	const spread = ({ low, high }: Spread) => ({ low: money(low), high: money(high) });
	return (
		<div className="estimate-answer" role="status">
			<p className="estimate-sum">{t("estimate.sum", spread(found.netCents))}</p>
			<p>
				{t("estimate.means", {
					middle: money(found.netCents.middle),
					fee: formatPercent(found.feeBp, language),
					...spread(found.rentCents),
				})}
			</p>
			<p>
				{t("estimate.nights", {
					low: formatNumber(found.nights.low, language),
					high: formatNumber(found.nights.high, language),
				})}
			</p>
			<p>
				{found.of === "country" && `${t("estimate.widerCountry", { place })} `}
				{found.of === "kinds" && `${t("estimate.widerKinds")} `}
				{t("estimate.from", {
					count: found.homes,
					kind: found.of === "kinds" ? t("estimate.everyKind") : kind,
					size,
					place: found.of === "asked" ? place : country,
				})}
			</p>
			<p className="soft t-small">{t("estimate.noPromise")}</p>
		</div>
	);
}

function bedroomsText(t: ReturnType<typeof useT>, { from, to }: EstimateAnswer["bedrooms"]): string {
	if (to >= 99) return t("estimate.sizeFrom", { from });
	return from === to ? t("estimate.size", { count: from }) : t("estimate.sizeBetween", { from, to });
}

function roundMoney(cents: number, language: Language): string {
	return formatMoneyWhole(Math.round(cents / STEP_CENTS) * STEP_CENTS, language);
}
