import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import { StoryCards } from "../story-cards.tsx";
import type { VacanciesData } from "./load.server.ts";
import type { Vacancies } from "./schema.ts";

/** The vacancies that are open, or the words for when there is none. */
export default function VacanciesBlock({ block, data }: BlockProps<Vacancies, VacanciesData>) {
	const heading = useId();
	const cards = data?.open ?? [];
	return (
		<section className="wrap block" aria-labelledby={block.title ? heading : undefined}>
			{block.title && (
				<h2 className="t-display mb-6" id={heading}>
					{block.title}
				</h2>
			)}
			{cards.length > 0 ? (
				<StoryCards cards={cards} heading={block.title ? "h3" : "h2"} />
			) : (
				<p className="t-lead">{block.empty}</p>
			)}
		</section>
	);
}
