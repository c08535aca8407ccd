import { Wrench } from "lucide-react";
import { useRef, useState } from "react";
import { commissionBaseOf } from "#domain/booking/commission.ts";
import { percentOf } from "#domain/money.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import { formatMoney, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { OFFICE_SIGN_IN } from "#site/office.ts";
import type { OfferView } from "#site/views/accommodation-view.ts";
import type { ForStaffView, PayeeChoice } from "#site/views/booking-view.ts";
import { useEarlyChoices } from "#ui/early-choices.ts";
import { Checkbox, Field, FieldError } from "#ui/fields.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./for-staff.css?url";

type OpenView = Extract<ForStaffView, { isOver: false }>;

interface ForStaffProps {
	readonly view: ForStaffView;
	/** The type that is chosen now. */
	readonly type: BookingType;
	/** Of the price as it stands. */
	readonly lines: OfferView["lines"];
	readonly onType: (type: BookingType) => void;
}

/**
 * What staff say beside a booking for a guest (specification §3 cs…): plain fields of the form around it. A module and
 * a style sheet of its own, so that guests load nothing of it.
 */
export default function ForStaff({ view, type, lines, onType }: ForStaffProps) {
	const t = useT();
	const section = useRef<HTMLElement>(null);
	// This comes to life later than the form around it.
	useEarlyChoices(section);
	return (
		<section ref={section} className="for-staff" aria-labelledby="for-staff">
			<link rel="stylesheet" href={styles} precedence="default" />
			<div className="for-staff-head">
				<h2 className="inline-flex items-center gap-2 font-semibold" id="for-staff">
					<Wrench className="icon-s" aria-hidden="true" />
					{t("forStaff.heading")}
				</h2>
				<span className="t-small">{t("forStaff.private")}</span>
			</div>
			<div className="for-staff-body">
				{view.isOver ? <Over typed={view.typed} /> : <Choices view={view} type={type} lines={lines} onType={onType} />}
			</div>
		</section>
	);
}

/** The session has ended: nothing was booked, and what was typed goes along when the form is sent again. */
function Over({ typed }: Pick<ForStaffView, "typed">) {
	const t = useT();
	return (
		<Notice tone="berry" as="div" role="alert" tabIndex={-1} autoFocus>
			<div>
				<p>{t("forStaff.over")}</p>
				<p className="mt-2">
					{/* Beside the form, so that what was typed stays. */}
					<a className="text-link" href={OFFICE_SIGN_IN} target="_blank" rel="noreferrer">
						{t("forStaff.signIn")}
					</a>
				</p>
				{Object.entries(typed).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
			</div>
		</Notice>
	);
}

function Choices({ view, type, lines, onType }: ForStaffProps & { view: OpenView }) {
	const t = useT();
	const { typed, types } = view;
	const wrong = (name: string) => view.wrong.find(({ id }) => id === name)?.error ?? null;
	const [adds, setAdds] = useState(typed.csAddSalesPartnerOrHost === "1");
	const [codes, setCodes] = useState({ csSalesPartner: typed.csSalesPartner ?? "", csHostId: typed.csHostId ?? "" });
	const typedIn = (name: keyof typeof codes) => (value: string) => setCodes((now) => ({ ...now, [name]: value }));
	return (
		<>
			<fieldset aria-describedby={wrong("csBookingType") ? "csBookingType-error" : undefined}>
				<legend>{t("forStaff.type")}</legend>
				<div className="pills" id="csBookingType" tabIndex={-1}>
					{types.map(({ type: one, refused }) => (
						<label key={one} className="for-staff-choice">
							<input
								type="radio"
								name="csBookingType"
								value={one}
								defaultChecked={one === type}
								disabled={refused !== null}
								aria-describedby={refused === null ? undefined : `csBookingType-${one}`}
								onChange={() => onType(one)}
							/>
							{t(`forStaff.type_${one}`)}
						</label>
					))}
				</div>
				{types.map(
					({ type: one, refused }) =>
						refused && (
							<p key={one} className="field-hint" id={`csBookingType-${one}`}>
								{t(`forStaff.not_${refused}`, { type: t(`forStaff.type_${one}`) })}
							</p>
						),
				)}
				<FieldError id="csBookingType-error" error={wrong("csBookingType")} />
				<p className="field-hint">{t("forStaff.recorded", { name: view.name })}</p>
			</fieldset>
			<fieldset>
				<legend>
					{t("forStaff.add")} <Changed />
				</legend>
				<div className="pills">
					{(["", "1"] as const).map((value) => (
						<label key={value} className="for-staff-choice">
							<input
								type="radio"
								name="csAddSalesPartnerOrHost"
								value={value}
								defaultChecked={(typed.csAddSalesPartnerOrHost === "1") === (value === "1")}
								onChange={() => setAdds(value === "1")}
							/>
							{t(value === "1" ? "forStaff.addYes" : "forStaff.addNo")}
						</label>
					))}
				</div>
				{view.clicked !== null && <p className="field-hint">{t("forStaff.clicked", { name: view.clicked.label })}</p>}
				<div className="for-staff-payee mt-4">
					<div className="for-staff-codes">
						<Code
							name="csSalesPartner"
							label={t("forStaff.salesPartner")}
							known={view.partners}
							of={typed}
							error={wrong}
							onTyped={typedIn("csSalesPartner")}
						/>
						<Code
							name="csHostId"
							label={t("forStaff.hostId")}
							known={view.hosts}
							of={typed}
							error={wrong}
							onTyped={typedIn("csHostId")}
						/>
					</div>
					<p className="field-hint">{t("forStaff.payee")}</p>
				</div>
				<CommissionLine payee={adds ? typedPayee(view, codes) : view.clicked} lines={lines} />
			</fieldset>
			<div className="for-staff-silent">
				<Checkbox
					id="csDoNotSendDocuments"
					name="csDoNotSendDocuments"
					value="1"
					defaultChecked={typed.csDoNotSendDocuments === "1"}
					label={
						<>
							{t("forStaff.silent")} <Changed />
						</>
					}
					error={null}
				/>
				<p className="field-hint">{t("forStaff.silentText")}</p>
			</div>
		</>
	);
}

type Payee = Omit<PayeeChoice, "code">;

/** Whose code is typed: of exactly one of the two fields. */
function typedPayee(view: OpenView, codes: Readonly<Record<"csSalesPartner" | "csHostId", string>>): Payee | null {
	const of = (known: readonly PayeeChoice[], text: string) =>
		known.filter(({ code }) => code.toLowerCase() === text.trim().toLowerCase());
	const found = [...of(view.partners, codes.csSalesPartner), ...of(view.hosts, codes.csHostId)];
	return found.length === 1 ? (found[0] ?? null) : null;
}

/** What the booking earns whoever is paid, at the price as it stands; nothing where nobody is. */
function CommissionLine({ payee, lines }: { readonly payee: Payee | null } & Pick<ForStaffProps, "lines">) {
	const t = useT();
	const language = useLanguage();
	const base = commissionBaseOf(lines);
	return (
		<p className="field-hint" aria-live="polite" data-testid="commission">
			{payee &&
				(payee.bp === 0
					? t("forStaff.noCommission", { name: payee.label })
					: t("forStaff.commission", {
							name: payee.label,
							percent: formatPercent(payee.bp, language),
							base: formatMoney(base, language),
							sum: formatMoney(percentOf(base, payee.bp), language),
						}))}
		</p>
	);
}

/** Beside what is otherwise than normal; the sheet shows it then. */
function Changed() {
	return <span className="badge badge-honey for-staff-changed">{useT()("forStaff.changed")}</span>;
}

/** A code, with the names of who has one offered while it is typed. */
function Code({
	name,
	label,
	known,
	of,
	error,
	onTyped,
}: {
	readonly name: "csSalesPartner" | "csHostId";
	readonly label: string;
	readonly known: readonly PayeeChoice[];
	readonly of: ForStaffView["typed"];
	readonly error: (name: string) => string | null;
	readonly onTyped: (value: string) => void;
}) {
	return (
		<div>
			<Field
				id={name}
				name={name}
				label={label}
				error={error(name)}
				list={`${name}-known`}
				defaultValue={of[name]}
				maxLength={60}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				onChange={({ target }) => onTyped(target.value)}
			/>
			<datalist id={`${name}-known`}>
				{known.map(({ code, label }) => (
					<option key={code} value={code}>
						{label}
					</option>
				))}
			</datalist>
		</div>
	);
}
