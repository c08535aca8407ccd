import {
	AirVent, Armchair, Baby, Bath, Car, CookingPot, Droplets, Fence, Flame, Flower, Heater, type LucideIcon, PlugZap,
	Sparkles, Sun, Thermometer, Trees, Tv, WashingMachine, WavesLadder, Wifi, Wind,
} from "lucide-react";
import type { Amenity } from "#domain/home/facts.ts";

/** One icon for each amenity; words always stand beside them. */
export const AMENITY_ICONS: Readonly<Record<Amenity, LucideIcon>> = {
	sauna: Thermometer,
	hottub: Bath,
	spa: Sparkles,
	pool: WavesLadder,
	privatpool: WavesLadder,
	garden: Flower,
	gardenEnclosed: Fence,
	terrace: Sun,
	balcony: Trees,
	parking: Car,
	wifi: Wifi,
	washingMachine: WashingMachine,
	stove: CookingPot,
	tumbleDryer: Wind,
	airco: AirVent,
	tv: Tv,
	eCarCharging: PlugZap,
	dishwasher: Droplets,
	oven: Heater,
	bbq: Flame,
	childrenBed: Baby,
	childrenChair: Armchair,
};
