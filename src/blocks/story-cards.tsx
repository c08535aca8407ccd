import { dayOf } from "#domain/time/civil-date.ts";
import { SiteLink } from "#features/layout/site-link.tsx";
import { formatDate } from "#i18n/format.ts";
import { useLanguage } from "#i18n/react.tsx";
import type { StoryCard } from "#site/views/story-view.ts";
import { AssetPicture } from "./asset-picture.tsx";

/** Stories as cards: picture, day, title and a sentence; the whole card leads to the story. */
export function StoryCards({ cards, heading = "h2" }: { cards: readonly StoryCard[]; heading?: "h2" | "h3" }) {
	const language = useLanguage();
	const Heading = heading;
	return (
		<ul className="story-cards">
			{cards.map((card) => (
				<li key={card.uuid} className="story-card">
					{card.picture && (
						<div className="frame">
							<AssetPicture asset={card.picture} sizes="(min-width: 64rem) 28rem, 100vw" />
						</div>
					)}
					<div className="words">
						{card.date && (
							<time className="t-small soft" dateTime={card.date}>
								{formatDate(dayOf(card.date), language, "plain")}
							</time>
						)}
						<Heading className="t-title">
							<SiteLink href={card.href}>{card.title}</SiteLink>
						</Heading>
						{card.note && <p className="t-small soft">{card.note}</p>}
						<p className="soft">{card.text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
