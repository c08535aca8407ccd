import { type Beds, type EnergyLabel, type Living, type Room, SLEEPERS } from "#domain/accommodation/living.ts";
import type { DemoHome } from "./homes.ts";
import { Dice } from "./random.ts";

/** Where everyone sleeps, the rules of the house, its storey and its certificate: made up, and true to its other facts. */
export function livingOf(home: DemoHome): Living {
	const dice = new Dice(`${home.accoId}|living`);
	const flat = home.kind === "apartment" || home.kind === "penthouse";
	const floor = home.kind === "penthouse" ? dice.whole(3, 6) : flat ? dice.whole(0, 4) : null;
	return {
		rooms: roomsOf(home, dice),
		houseRules: {
			...(dice.chance(0.9)
				? { quietFrom: "22:00", quietUntil: dice.one(["07:00", "07:00", "08:00"]) }
				: { quietFrom: null, quietUntil: null }),
			parties: dice.chance(0.85) ? home.maxGuests >= 12 && dice.chance(0.4) : null,
			smoking: dice.one(["no", "outside", "outside", "outside"] as const),
			// A steep tower or a terrace without a rail is no place for children.
			children: dice.chance(0.92) ? !(home.kind === "houseboat" && dice.chance(0.3)) : null,
		},
		floor,
		lift: floor !== null && floor > 0 ? dice.chance(floor > 2 ? 0.8 : 0.4) : null,
		energyLabel: dice.chance(0.5) && home.kind !== "glampingTent" ? labelOf(home.builtIn, dice) : null,
	};
}

const DOUBLE: Beds = { type: "double", count: 1 };
/** Beds for two. */
const PAIRS: Readonly<Record<"double" | "twin" | "bunk", Beds>> = {
	double: DOUBLE,
	twin: { type: "single", count: 2 },
	bunk: { type: "bunk", count: 1 },
};

/** Beds for as many as the home takes: two in most bedrooms, the others where there is room. */
function roomsOf({ bedrooms, maxGuests, amenities }: DemoHome, dice: Dice): Room[] {
	let left = maxGuests;
	const take = (beds: readonly Beds[]): Room["beds"] => {
		left -= beds.reduce((sum, { type, count }) => sum + SLEEPERS[type] * count, 0);
		return beds;
	};
	const rooms: Room[] = [];
	for (let room = 0; room < bedrooms; room++) {
		const beds: Beds[] =
			left <= 1
				? [{ type: "single", count: 1 }]
				: [room === 0 ? DOUBLE : PAIRS[dice.weighted({ double: 50, twin: 32, bunk: 18 })]];
		// The first room holds the cot.
		if (room === 0 && amenities.includes("childrenBed")) beds.push({ type: "cot", count: 1 });
		rooms.push({ kind: "bedroom", beds: take(beds) });
	}
	if (left >= 2) rooms.push({ kind: "livingRoom", beds: take([{ type: "sofaBed", count: Math.floor(left / 2) }]) });
	// One more than the rooms sleep: a bed of its own in the last one.
	const last = rooms.findLastIndex(({ kind: of }) => of !== "livingRoom");
	return left === 1 ? rooms.map((room, at) => (at === last ? { ...room, beds: withOneMore(room.beds) } : room)) : rooms;
}

function withOneMore(beds: readonly Beds[]): Beds[] {
	const single = beds.find(({ type }) => type === "single");
	return single
		? beds.map((bed) => (bed === single ? { ...bed, count: bed.count + 1 } : bed))
		: [...beds, { type: "single", count: 1 }];
}

/** Newer houses have better ones. */
function labelOf(builtIn: number, dice: Dice): EnergyLabel {
	if (builtIn >= 2015) return dice.one(["A+", "A", "A"]);
	if (builtIn >= 1995) return dice.one(["A", "B", "B", "C"]);
	return dice.one(["C", "D", "D", "E", "F"]);
}
