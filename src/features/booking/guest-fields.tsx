import { type GuestField, guestField, SALUTATIONS } from "#domain/booking/guest-fields.ts";
import { useT } from "#i18n/react.tsx";
import { Checkbox, Field, Select } from "#ui/fields.tsx";
import { type Countries, countryOptions } from "../forms/country-options.ts";
import { guestFieldWords } from "../forms/field-words.ts";
import { PhoneField } from "../forms/phone-field.tsx";

interface FieldsProps {
	readonly values: Readonly<Record<string, string>>;
	readonly errors: Readonly<Record<string, string>>;
}

interface GuestFieldsProps extends FieldsProps {
	readonly countries: Countries;
	/** Where the guest lives, as the form begins. */
	readonly residence: string;
	/** Country that the telephone field begins with. */
	readonly telCountry: string;
	/** Another country was chosen. */
	readonly onResidence: () => void;
}

/** Values of the country fields: as typed, else the countries that the form assumes. */
export function countryChoice(values: FieldsProps["values"], residence: string, telCountry: string) {
	return { countryCode: values.countryCode || residence, telCountry: values.telCountry || telCountry };
}

/** Who books and where they live. */
export function GuestFields({
	values,
	errors,
	countries,
	residence,
	telCountry: first,
	onResidence,
}: GuestFieldsProps) {
	const t = useT();
	const { telCountry } = countryChoice(values, residence, first);
	const wrong = (name: string) => guestFieldWords(t, name, errors[name]);
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
					<TextField name="firstname" className="half" values={values} errors={errors} />
					<TextField name="lastname" className="half" values={values} errors={errors} />
					<TextField name="email" className="half" values={values} errors={errors} />
					<PhoneField
						countries={countries}
						country={telCountry}
						number={values.telNumber}
						errors={{ telCountry: wrong("telCountry"), telNumber: wrong("telNumber") }}
					/>
				</div>
			</fieldset>
			<fieldset className="form-part">
				<legend>{t("booking.where")}</legend>
				<div className="form-grid">
					<TextField name="address" values={values} errors={errors} />
					<TextField name="postalCode" className="third" values={values} errors={errors} />
					<TextField name="placename" className="two-thirds" values={values} errors={errors} />
					<Select
						id="countryCode"
						name="countryCode"
						label={t("booking.countryCode")}
						error={wrong("countryCode")}
						options={countryOptions(countries)}
						defaultValue={residence}
						onChange={onResidence}
						autoComplete="country"
					/>
					<div>
						<Checkbox
							id="businessBooking"
							name="businessBooking"
							value="1"
							defaultChecked={values.businessBooking === "1"}
							label={t("booking.businessBooking")}
						/>
						<div className="business form-grid mt-2">
							<TextField name="companyName" className="half" values={values} errors={errors} />
							<TextField name="vatNumber" className="half" optional values={values} errors={errors} />
						</div>
					</div>
				</div>
			</fieldset>
		</>
	);
}

type TextFieldName = Exclude<GuestField, "salutation" | "telNumber" | "telCountry" | "countryCode" | "businessBooking">;

interface TextFieldProps extends FieldsProps {
	readonly name: TextFieldName;
	readonly className?: string;
	readonly optional?: boolean;
}

function TextField({ name, className = "", optional = false, values, errors }: TextFieldProps) {
	const t = useT();
	const error = guestFieldWords(t, name, errors[name]);
	const { type, autocomplete, maxLength } = guestField(name);
	const filled = (values[name] ?? "").trim() !== "";
	return (
		<Field
			id={name}
			name={name}
			label={t(`booking.${name}`)}
			optional={optional ? t("booking.optional") : null}
			error={error}
			className={className}
			type={type === "email" ? "email" : "text"}
			autoComplete={autocomplete}
			maxLength={maxLength}
			defaultValue={values[name]}
			required={!optional}
			data-valid={filled && !error ? true : undefined}
		/>
	);
}
