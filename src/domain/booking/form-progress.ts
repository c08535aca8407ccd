import { isCountryCode } from "../countries.ts";
import { isEmail } from "../text.ts";
import type { GuestInput } from "./guest-fields.ts";
import type { PhoneChecker } from "./phone.ts";

/**
 * How much of the booking form is done, in percent (specification §5): first name, last name, valid e-mail,
 * phone country with valid number, address, postal code, place, country, and for business bookings the
 * company name; each an equal share of 100. Not rounded.
 */
export function formProgress(form: Partial<GuestInput>, checkPhone: PhoneChecker): number {
	const filled = (value: string | undefined) => (value ?? "").trim() !== "";
	const done = [
		filled(form.firstname),
		filled(form.lastname),
		isEmail((form.email ?? "").trim()),
		filled(form.telCountry) && filled(form.telNumber) && checkPhone(form.telCountry ?? "", form.telNumber ?? "").ok,
		filled(form.address),
		filled(form.postalCode),
		filled(form.placename),
		isCountryCode(form.countryCode),
	];
	if (form.businessBooking) done.push(filled(form.companyName));
	return (100 * done.filter(Boolean).length) / done.length;
}
