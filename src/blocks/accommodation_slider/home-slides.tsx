import type { ReactNode } from "react";
import { Carousel } from "#features/carousel/carousel.tsx";
import { HomeCard } from "#features/search/home-card.tsx";
import type { BlockHomes } from "#site/views/block-data.ts";

/** Homes side by side in a carousel that turns by itself. */
export function HomeSlides({ homes, label, head }: { homes: BlockHomes; label: string; head: ReactNode }) {
	return (
		<Carousel
			label={label}
			head={head}
			className="home-slides"
			autoplays
			slides={homes.accos.map((acco) => ({ key: acco.accoId, content: <HomeCard acco={acco} /> }))}
		/>
	);
}
