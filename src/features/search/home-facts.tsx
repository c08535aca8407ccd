import { BedDouble, PawPrint, Users } from "lucide-react";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { useT } from "#i18n/react.tsx";
import { AMENITY_ICONS } from "../accommodation/amenity-icons.ts";

/** Amenities that say most about a stay, in the order in which a card shows them. */
const HIGHLIGHTS = [
	"sauna",
	"hottub",
	"privatpool",
	"pool",
	"eCarCharging",
	"gardenEnclosed",
	"bbq",
	"airco",
	"balcony",
	"terrace",
] as const;

/** Guests, bedrooms, pets and the most telling amenity of a home, in one line. */
export function HomeFacts({ acco }: { acco: ListedAccommodation }) {
	const t = useT();
	const highlight = HIGHLIGHTS.find((amenity) => acco.amenities.includes(amenity));
	const Icon = highlight && AMENITY_ICONS[highlight];
	return (
		<ul className="facts">
			<li>
				<Users className="icon-s" aria-hidden="true" />
				{t("home.guests", { count: acco.maxGuests })}
			</li>
			<li>
				<BedDouble className="icon-s" aria-hidden="true" />
				{acco.bedrooms === 0 ? t("home.studio") : t("home.bedrooms", { count: acco.bedrooms })}
			</li>
			{acco.maxPets > 0 && (
				<li>
					<PawPrint className="icon-s" aria-hidden="true" />
					{t("home.petsWelcome")}
				</li>
			)}
			{highlight && Icon && (
				<li>
					<Icon className="icon-s" aria-hidden="true" />
					{t(`amenity.${highlight}`)}
				</li>
			)}
		</ul>
	);
}
