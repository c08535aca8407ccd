import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { GUEST_FIELD_LENGTHS, SALUTATIONS } from "#domain/booking/guest-form.ts";
import { FIELD_CODES } from "#domain/validation.ts";
import { callingCode } from "#i18n/phone.ts";
import { useT } from "#i18n/react.tsx";

type Countries = readonly { readonly code: string; readonly name: string }[];

interface FieldsProps {
	readonly values: Readonly<Record<string, string>>;
	readonly errors: Readonly<Record<string, string>>;
}

interface GuestFieldsProps extends FieldsProps {
	readonly countries: Countries;
	/** Where the guest lives, as the form begins. */
	readonly residence: string;
	/** Another country was chosen. */
	readonly onResidence: () => void;
}

/** Who books and where they live. */
export function GuestFields({ values, errors, countries, residence, onResidence }: GuestFieldsProps) {
	const t = useT();
	const telCountry = values.telCountry || residence;
	return (
		<>
			<fieldset className="form-part">
				<legend>{t("booking.who")}</legend>
				<div className="form-grid">
					<div role="radiogroup" aria-label={t("booking.salutation")}>
						<div className="pills">
							{SALUTATIONS.map((salutation) => (
								<label key={salutation}>
									<input
										type="radio"
										name="salutation"
										value={salutation}
										defaultChecked={(values.salutation || "neutral") === salutation}
									/>
									{t(`booking.salutation_${salutation}`)}
								</label>
							))}
						</div>
					</div>
					<TextField name="firstname" autoComplete="given-name" className="half" values={values} errors={errors} />
					<TextField name="lastname" autoComplete="family-name" className="half" values={values} errors={errors} />
					<TextField name="email" type="email" autoComplete="email" className="half" values={values} errors={errors} />
					<div className="half field">
						<span className="field-label" id="phone-label">
							{t("booking.telNumber")}
						</span>
						<div className="phone" role="group" aria-labelledby="phone-label">
							<CountrySelect
								name="telCountry"
								countries={countries}
								label={t("booking.telCountry")}
								chosen={telCountry}
								error={errors.telCountry}
								autoComplete="tel-country-code"
								detail={callingCode}
							/>
							<input
								className="input"
								type="tel"
								name="telNumber"
								id="telNumber"
								autoComplete="tel-national"
								inputMode="tel"
								maxLength={GUEST_FIELD_LENGTHS.telNumber}
								placeholder={t("booking.telPlaceholder")}
								defaultValue={values.telNumber}
								aria-label={t("booking.telNumber")}
								required
								aria-invalid={errors.telNumber ? true : undefined}
								aria-describedby={errors.telNumber ? "telNumber-error" : undefined}
							/>
						</div>
						<FieldError name="telNumber" code={errors.telNumber} />
						<FieldError name="telCountry" code={errors.telCountry} />
					</div>
				</div>
			</fieldset>
			<fieldset className="form-part">
				<legend>{t("booking.where")}</legend>
				<div className="form-grid">
					<TextField name="address" autoComplete="street-address" values={values} errors={errors} />
					<TextField name="postalCode" autoComplete="postal-code" className="third" values={values} errors={errors} />
					<TextField
						name="placename"
						autoComplete="address-level2"
						className="two-thirds"
						values={values}
						errors={errors}
					/>
					<div className="field">
						<label htmlFor="countryCode">{t("booking.countryCode")}</label>
						<CountrySelect
							name="countryCode"
							countries={countries}
							chosen={residence}
							onChange={onResidence}
							error={errors.countryCode}
							autoComplete="country"
						/>
						<FieldError name="countryCode" code={errors.countryCode} />
					</div>
					<div>
						<label className="check">
							<input type="checkbox" name="businessBooking" value="1" defaultChecked={values.businessBooking === "1"} />
							<span>{t("booking.businessBooking")}</span>
						</label>
						<div className="business form-grid mt-2">
							<TextField
								name="companyName"
								autoComplete="organization"
								className="half"
								values={values}
								errors={errors}
							/>
							<TextField name="vatNumber" className="half" optional values={values} errors={errors} />
						</div>
					</div>
				</div>
			</fieldset>
		</>
	);
}

type TextFieldName = Exclude<keyof typeof GUEST_FIELD_LENGTHS, "telNumber">;

interface TextFieldProps extends FieldsProps {
	readonly name: TextFieldName;
	readonly type?: "text" | "email";
	readonly autoComplete?: string;
	readonly className?: string;
	readonly optional?: boolean;
}

function TextField({
	name,
	type = "text",
	autoComplete,
	className = "",
	optional = false,
	values,
	errors,
}: TextFieldProps) {
	const t = useT();
	const error = errors[name];
	const filled = (values[name] ?? "").trim() !== "";
	return (
		<div className={`field ${className}`}>
			<label htmlFor={name}>
				{t(`booking.${name}`)}
				{optional && <span className="soft font-normal"> ({t("booking.optional")})</span>}
			</label>
			<input
				className="input"
				id={name}
				name={name}
				type={type}
				autoComplete={autoComplete}
				maxLength={GUEST_FIELD_LENGTHS[name]}
				defaultValue={values[name]}
				required={!optional}
				data-valid={filled && !error ? true : undefined}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${name}-error` : undefined}
			/>
			<FieldError name={name} code={error} />
		</div>
	);
}

interface CountrySelectProps {
	readonly name: string;
	readonly countries: Countries;
	readonly chosen: string;
	readonly error: string | undefined;
	readonly autoComplete: string;
	/** Name for screen readers where no label stands beside it. */
	readonly label?: string;
	/** Text in front of a country's name. */
	readonly detail?: (country: string) => string;
	readonly onChange?: () => void;
}

function CountrySelect({ name, countries, chosen, error, autoComplete, label, detail, onChange }: CountrySelectProps) {
	return (
		<select
			className="input"
			id={name}
			name={name}
			defaultValue={chosen}
			onChange={onChange}
			autoComplete={autoComplete}
			aria-label={label}
			aria-invalid={error ? true : undefined}
			aria-describedby={error ? `${name}-error` : undefined}
		>
			{countries
				.filter(({ code }) => detail?.(code) !== "")
				.map(({ code, name: country }) => (
					<option key={code} value={code}>
						{detail ? `${detail(code)} ${country}` : country}
					</option>
				))}
		</select>
	);
}

/** What is wrong with a field and what to do, beside it. */
export function FieldError({ name, code }: { name: string; code: string | undefined }): ReactNode {
	const t = useT();
	const known = FIELD_CODES.find((known) => known === code);
	if (!known) return null;
	return (
		<p className="field-error" id={`${name}-error`}>
			<CircleAlert className="icon-s mt-0.5" aria-hidden="true" />
			{t(`field.${known}`)}
		</p>
	);
}
