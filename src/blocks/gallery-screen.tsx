import { useId } from "react";
import { LANGUAGES } from "#domain/language.ts";
import { useLanguage } from "#i18n/react.tsx";
import type { Crumb } from "#site/views/content-view.ts";
import type { BlockContent, Json } from "#site/views/story-view.ts";
import { StoryBlocks } from "./story-screen.tsx";

/** When the stories of blocks came out, for those that say so. */
const PUBLISHED_AT = "2026-11-02T08:00:00.000Z";

/** One story of a block, ready to be shown. */
export interface GalleryStory {
	readonly block: string;
	readonly story: string;
	/** Null: it does not fit the block's schema; the log says why. */
	readonly content: BlockContent | null;
	readonly data: Readonly<Record<string, Json>>;
}

export interface GalleryView {
	/** Every block that has stories, whether shown or not. */
	readonly blocks: readonly string[];
	readonly shown: readonly GalleryStory[];
	/** A way to a page, for blocks that show one. */
	readonly crumbs: readonly Crumb[];
}

/** Every block in all its shapes, for those who build and look after them. */
export function GalleryScreen({ view }: { view: GalleryView }) {
	const language = useLanguage();
	return (
		<main id="content" className="block-gallery" tabIndex={-1}>
			<header className="wrap">
				<h1 className="t-title">Halcyon /_blocks</h1>
				<nav aria-label="/_blocks">
					<ul className="names">
						{LANGUAGES.map((other) => (
							<li key={other}>
								<a href={`/_blocks?lang=${other}`} aria-current={other === language ? "true" : undefined}>
									{other}
								</a>
							</li>
						))}
						{view.blocks.map((block) => (
							<li key={block}>
								<a href={`/_blocks?lang=${language}&block=${block}`}>{block}</a>
							</li>
						))}
					</ul>
				</nav>
			</header>
			{view.shown.map((story) => (
				<ShownStory key={`${story.block} ${story.story}`} story={story} crumbs={view.crumbs} />
			))}
		</main>
	);
}

function ShownStory({ story: { block, story, content, data }, crumbs }: { story: GalleryStory; crumbs: Crumbs }) {
	const language = useLanguage();
	const id = useId();
	return (
		<section aria-labelledby={id} data-block={block} data-story={story}>
			<h2 className="wrap story-name" id={id}>
				<a href={`/_blocks?lang=${language}&block=${block}&story=${story}`}>
					{block} · {story}
				</a>
			</h2>
			{content ? (
				<StoryBlocks story={{ content, data, crumbs, preview: false, firstPublishedAt: PUBLISHED_AT }} />
			) : (
				<p className="wrap">≠ schema.ts</p>
			)}
		</section>
	);
}

type Crumbs = GalleryView["crumbs"];
