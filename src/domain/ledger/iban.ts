/** Account numbers and tax numbers, as far as they can be checked without asking anybody. */

/** Length of an IBAN by country: those of the Single Euro Payments Area (EPC409-09). */
const LENGTHS: ReadonlyMap<string, number> = new Map(
	(
		"AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 " +
		"IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 " +
		"SM27 VA22"
	)
		.split(" ")
		.map((known) => [known.slice(0, 2), Number(known.slice(2))]),
);

/** An IBAN as it is stored: without blanks, in capitals. Null: its country, length or check digits are wrong (ISO 13616). */
export function parseIban(typed: string): string | null {
	const iban = typed.replace(/[\s-]/g, "").toUpperCase();
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban) || LENGTHS.get(iban.slice(0, 2)) !== iban.length) return null;
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
