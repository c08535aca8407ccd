/** Account numbers and tax numbers, as far as they can be checked without asking anybody. */

/** Length of an IBAN by country: those of the Single Euro Payments Area (EPC409-09). */
const LENGTHS: Readonly<Record<string, number>> = {
	AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27,
	GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24,
	ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22,
}; // biome-ignore format: a table

/** An IBAN as it is stored: without blanks, in capitals. Null: its country, length or check digits are wrong (ISO 13616). */
export function parseIban(typed: string): string | null {
	const iban = typed.replace(/[\s-]/g, "").toUpperCase();
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban) || LENGTHS[iban.slice(0, 2)] !== iban.length) return null;
	let rest = 0;
	for (const sign of iban.slice(4) + iban.slice(0, 4)) {
		const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55;
		rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97;
	}
	return rest === 1 ? iban : null;
}

/** Forms of tax numbers in the Union, without the country. */
const VAT_FORMS: Readonly<Record<string, RegExp>> = {
	AT: /^U\d{8}$/,
	BE: /^[01]\d{9}$/,
	BG: /^\d{9,10}$/,
	CY: /^\d{8}[A-Z]$/,
	CZ: /^\d{8,10}$/,
	DE: /^\d{9}$/,
	DK: /^\d{8}$/,
	EE: /^\d{9}$/,
	ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
	FI: /^\d{8}$/,
	FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
	GR: /^\d{9}$/,
	HR: /^\d{11}$/,
	HU: /^\d{8}$/,
	IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
	IT: /^\d{11}$/,
	LT: /^(\d{9}|\d{12})$/,
	LU: /^\d{8}$/,
	LV: /^\d{11}$/,
	MT: /^\d{8}$/,
	NL: /^\d{9}B\d{2}$/,
	PL: /^\d{10}$/,
	PT: /^\d{9}$/,
	RO: /^\d{2,10}$/,
	SE: /^\d{12}$/,
	SI: /^\d{8}$/,
	SK: /^\d{10}$/,
};

/**
 * A tax number of a country as it is stored, with the country before it; empty stays empty. Null: it has not the form
 * of that country. Whether it is given out to anybody is not asked. Outside the Union any short text stands.
 */
export function parseVatNumber(typed: string, country: string): string | null {
	const number = typed.replace(/[\s.-]/g, "").toUpperCase();
	if (number === "") return "";
	const form = VAT_FORMS[country];
	if (!form) return /^[A-Z0-9/]{2,20}$/.test(number) ? number : null;
	const prefix = country === "GR" ? "EL" : country;
	const own = number.startsWith(prefix) ? number.slice(2) : number;
	return form.test(own) ? prefix + own : null;
}
