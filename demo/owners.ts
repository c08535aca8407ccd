import { Dice } from "./random.ts";

/** Who lets the made-up homes: half of them as traders, half as private persons. All names are invented. */

/** Owners have the codes 1 to this. */
export const OWNERS = 90;

const FIRST_NAMES =
	"Anneke Bram Carola Dirk Elke Frederik Giulia Hanna Ivo Johanna Katrin Luc Marlies Nicolas Odile Pieter Renate".split(
		" ",
	);
const LAST_NAMES =
	"Achterberg Bachler Brouwer Castellani Delvaux Egger Feldmann Gruber Hoekstra Jansen Kirchmair Lambert Moser".split(
		" ",
	);
const TRADES = ["Ferienhäuser {}", "Vakantiewoningen {}", "{} Holiday Homes", "Chalets {}", "{} & Fils"];

/** A line `homeowner` of each, always the same. */
export function* demoOwners(): Generator<object> {
	for (let owner = 1; owner <= OWNERS; owner++) {
		const dice = new Dice(`${owner}|owner`);
		const [first, last] = [dice.one(FIRST_NAMES), dice.one(LAST_NAMES)];
		const isTrader = owner % 2 === 0;
		const name = isTrader ? dice.one(TRADES).replace("{}", last) : `${first} ${last}`;
		yield {
			type: "homeowner",
			code: String(owner),
			status: "active",
			name,
			letting: isTrader ? "trader" : "private",
		};
	}
}
