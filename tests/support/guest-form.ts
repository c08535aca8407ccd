/** A guest form that is right. */
export const GUEST_FORM = {
	salutation: "mrs",
	firstname: "Noor",
	lastname: "de Vries",
	email: "noor@example.org",
	telCountry: "NL",
	telNumber: "06 12345678",
	address: "Kerkstraat 1",
	postalCode: "1011 AB",
	placename: "Amsterdam",
	countryCode: "NL",
	businessBooking: false,
	companyName: "",
} as const;
