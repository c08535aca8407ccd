/** Time zones of countries where homes lie; of a country with several, the one most of its homes are in. */
const ZONES: Readonly<Record<string, string>> = {
	...{ AD: "Europe/Andorra", AL: "Europe/Tirane", AT: "Europe/Vienna", BA: "Europe/Sarajevo", BE: "Europe/Brussels" },
	...{ BG: "Europe/Sofia", BY: "Europe/Minsk", CH: "Europe/Zurich", CY: "Asia/Nicosia", CZ: "Europe/Prague" },
	...{ DE: "Europe/Berlin", DK: "Europe/Copenhagen", EE: "Europe/Tallinn", ES: "Europe/Madrid", FI: "Europe/Helsinki" },
	...{ FO: "Atlantic/Faroe", FR: "Europe/Paris", GB: "Europe/London", GG: "Europe/Guernsey", GI: "Europe/Gibraltar" },
	...{ GR: "Europe/Athens", HR: "Europe/Zagreb", HU: "Europe/Budapest", IE: "Europe/Dublin", IM: "Europe/Isle_of_Man" },
	...{ IS: "Atlantic/Reykjavik", IT: "Europe/Rome", JE: "Europe/Jersey", LI: "Europe/Vaduz", LT: "Europe/Vilnius" },
	...{ LU: "Europe/Luxembourg", LV: "Europe/Riga", MC: "Europe/Monaco", MD: "Europe/Chisinau", ME: "Europe/Podgorica" },
	...{ MK: "Europe/Skopje", MT: "Europe/Malta", NL: "Europe/Amsterdam", NO: "Europe/Oslo", PL: "Europe/Warsaw" },
	...{
		PT: "Europe/Lisbon",
		RO: "Europe/Bucharest",
		RS: "Europe/Belgrade",
		SE: "Europe/Stockholm",
		SI: "Europe/Ljubljana",
	},
	...{ SK: "Europe/Bratislava", SM: "Europe/San_Marino", TR: "Europe/Istanbul", UA: "Europe/Kiev" },
	...{ CW: "America/Curacao", AW: "America/Aruba", SR: "America/Paramaribo", US: "America/New_York" },
	...{ CA: "America/Toronto", ZA: "Africa/Johannesburg", MA: "Africa/Casablanca", EG: "Africa/Cairo" },
	...{ TN: "Africa/Tunis", TH: "Asia/Bangkok", ID: "Asia/Makassar", AU: "Australia/Sydney", NZ: "Pacific/Auckland" },
};

/** IANA time zone of a country (ISO 3166-1 alpha-2); one that is not known counts as the business's own. */
export function timeZoneOf(country: string): string {
	return ZONES[country] ?? "Europe/Amsterdam";
}
