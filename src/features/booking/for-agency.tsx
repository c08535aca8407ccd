import { Briefcase, Lock } from "lucide-react";
import { useRef } from "react";
import { commissionBaseOf } from "#domain/booking/commission.ts";
import { percentOf } from "#domain/money.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import { formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { organisationHref } from "#site/organisation-area.ts";
import type { OfferView } from "#site/views/accommodation-view.ts";
import type { ForAgencyView } from "#site/views/booking-view.ts";
import { useEarlyChoices } from "#ui/early-choices.ts";
import { Notice } from "#ui/notice.tsx";
import styles from "./for-staff.css?url";

interface ForAgencyProps {
	readonly view: ForAgencyView;
	/** The type that is chosen now. */
	readonly type: BookingType;
	/** Of the price as it stands. */
	readonly lines: OfferView["lines"];
	readonly onType: (type: BookingType) => void;
}

/**
 * What an agency says beside a booking for a client: plain fields of the form around it. A module of its own, so that
 * guests load nothing of it.
 */
export default function ForAgency({ view, type, lines, onType }: ForAgencyProps) {
	const t = useT();
	const section = useRef<HTMLElement>(null);
	// This comes to life later than the form around it.
	useEarlyChoices(section);
	return (
		<section ref={section} className="for-staff" aria-labelledby="for-agency">
			<link rel="stylesheet" href={styles} precedence="default" />
			<div className="for-staff-head">
				<h2 className="inline-flex items-center gap-2 font-semibold" id="for-agency">
					<Briefcase className="icon-s" aria-hidden="true" />
					{t("forAgency.heading")}
				</h2>
				{!view.isOver && <span className="t-small">{view.name}</span>}
			</div>
			<div className="for-staff-body">
				{view.isOver ? <Over typed={view.typed} /> : <Choices view={view} type={type} lines={lines} onType={onType} />}
			</div>
		</section>
	);
}

/** The session has ended: nothing was booked, and what was typed goes along when the form is sent again. */
function Over({ typed }: Pick<ForAgencyView, "typed">) {
	const t = useT();
	const language = useLanguage();
	return (
		<Notice tone="berry" as="div" role="alert" tabIndex={-1} autoFocus>
			<div>
				<p>{t("forAgency.over")}</p>
				<p className="mt-2">
					{/* Beside the form, so that what was typed stays. */}
					<a className="text-link" href={organisationHref("agency", language, "")} target="_blank" rel="noreferrer">
						{t("forAgency.signIn")}
					</a>
				</p>
				{Object.entries(typed).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
			</div>
		</Notice>
	);
}

function Choices({ view, type, lines, onType }: ForAgencyProps & { view: Extract<ForAgencyView, { isOver: false }> }) {
	const t = useT();
	const language = useLanguage();
	const { typed, types, holds, commissionBp } = view;
	return (
		<>
			<input type="hidden" name="agAgency" value={view.code} />
			{view.isSwitched && (
				<Notice tone="berry" as="div" role="alert" tabIndex={-1} autoFocus>
					<p>{t("forAgency.switched", { name: view.name })}</p>
				</Notice>
			)}
			{view.isWrong && (
				<Notice tone="berry" as="div" role="alert">
					<p>{t("forAgency.wrong")}</p>
				</Notice>
			)}
			<fieldset>
				<legend>{t("forAgency.type")}</legend>
				<div className="pills">
					{types.map(({ type: one, refused }) => (
						<label key={one} className="for-staff-choice">
							<input
								type="radio"
								name="agBookingType"
								value={one}
								defaultChecked={one === type}
								disabled={refused !== null}
								aria-describedby={refused === null ? undefined : `agBookingType-${one}`}
								onChange={() => onType(one)}
							/>
							{t(`forAgency.type_${one}`)}
						</label>
					))}
				</div>
				{types.map(
					({ type: one, refused }) =>
						refused && (
							<p key={one} className="field-hint" id={`agBookingType-${one}`}>
								{t(`forAgency.not_${refused}`, { type: t(`forAgency.type_${one}`) })}
							</p>
						),
				)}
				<p className="field-hint">{t("forAgency.holds", holds)}</p>
			</fieldset>
			<fieldset>
				<legend>{t("forAgency.papers")}</legend>
				<Radios
					name="agDocumentsTo"
					value={typed.agDocumentsTo ?? "client"}
					options={(["client", "agency", "both"] as const).map((one) => [one, t(`forAgency.papers_${one}`)])}
				/>
				{/* A client who looks need not read that there is one. */}
				{commissionBp !== null && <p className="field-hint">{t("forAgency.papersText")}</p>}
			</fieldset>
			{view.mayInvoice && (
				<fieldset>
					<legend>{t("forAgency.pays")}</legend>
					<Radios
						name="agPays"
						value={typed.agPays ?? "client"}
						options={(["client", "agency"] as const).map((one) => [one, t(`forAgency.pays_${one}`)])}
					/>
					<p className="field-hint">{t("forAgency.paysText")}</p>
				</fieldset>
			)}
			{commissionBp !== null && (
				<p>
					<Lock className="icon-s inline-block align-[-2px]" aria-hidden="true" />{" "}
					{t("forAgency.commission", {
						sum: formatMoneyExact(percentOf(commissionBaseOf(lines), commissionBp), language),
						share: formatPercent(commissionBp, language),
					})}
				</p>
			)}
		</>
	);
}

function Radios({
	name,
	value,
	options,
}: {
	name: string;
	value: string;
	options: readonly (readonly [string, string])[];
}) {
	return (
		<div className="pills">
			{options.map(([one, label]) => (
				<label key={one} className="for-staff-choice">
					<input type="radio" name={name} value={one} defaultChecked={one === value} />
					{label}
				</label>
			))}
		</div>
	);
}
