import { createIsomorphicFn } from "@tanstack/react-start";
import { LANGUAGES, UNDERSCORED_LOCALE } from "#domain/language.ts";
import { type PageMetadata, pageRequest } from "#server/pages/page-request.ts";
import { printThings } from "#site/structured/json-ld.ts";

/** What the loaders found; browsers neither make nor need it. */
const metadataOfRequest: () => { metadata: PageMetadata; site: string } | null = createIsomorphicFn()
	.server(() => {
		const request = pageRequest();
		const metadata = request?.outcome.metadata ?? null;
		return request && metadata && { metadata, site: request.publicUrl };
	})
	.client(() => null);

/**
 * What stands in a page's head for machines alone: cards of social networks, feeds, structured data. Only the server
 * writes it: React leaves what it does not know in a head alone.
 */
export function MetadataTags() {
	const found = metadataOfRequest();
	if (!found) return null;
	const { site, metadata } = found;
	const { language, title, description, path, kind, card, things, feed } = metadata;
	const properties: readonly (readonly [string, string])[] = [
		["og:site_name", "Halcyon"],
		["og:type", kind],
		["og:title", title],
		["og:description", description],
		["og:url", site + path],
		["og:locale", UNDERSCORED_LOCALE[language]],
		...LANGUAGES.filter((other) => other !== language).map(
			(other) => ["og:locale:alternate", UNDERSCORED_LOCALE[other]] as const,
		),
		["og:image", site + card],
		["og:image:width", "1200"],
		["og:image:height", "630"],
		["og:image:alt", title],
	];
	return (
		<>
			{properties
				.filter(([, content]) => content !== "")
				.map(([property, content]) => (
					<meta key={property + content} property={property} content={content} />
				))}
			<meta name="twitter:card" content="summary_large_image" />
			{feed && <link rel="alternate" type="application/rss+xml" href={site + feed} />}
			{things.length > 0 && (
				<script
					type="application/ld+json"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can end (`printThings`).
					dangerouslySetInnerHTML={{ __html: printThings(things) }}
				/>
			)}
		</>
	);
}
