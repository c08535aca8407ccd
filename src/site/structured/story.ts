import type { BlockContent, StoryView } from "../views/story-view.ts";
import { breadcrumbs, headlineOf, organizationId, pictureAddress, type StructuredPage, type Thing } from "./json-ld.ts";

/** What a story's screen tells: an article, a post, an offer, a park, or the questions that a page answers. */
export function storyThings(page: StructuredPage, view: StoryView): readonly Thing[] {
	const { content } = view;
	const make = MAKERS[content.component] ?? webPage;
	return [...breadcrumbs(page, view.crumbs, view.title), make(page, view), ...questions(content)];
}

type Make = (page: StructuredPage, view: StoryView) => Thing;

const MAKERS: Readonly<Record<string, Make>> = {
	article: (page, view) => ({
		"@type": view.content.kind === "news" ? "NewsArticle" : "BlogPosting",
		headline: headlineOf(view.title),
		description: view.description,
		inLanguage: page.language,
		mainEntityOfPage: page.site + page.path,
		...pictures(page, view),
		...(view.firstPublishedAt && { datePublished: view.firstPublishedAt }),
		...(view.publishedAt && { dateModified: view.publishedAt }),
		author: { "@type": "Organization", name: `Halcyon, ${words(view.content.author)}`, url: page.site },
		publisher: { "@id": organizationId(page.site), "@type": "Organization", name: "Halcyon" },
	}),
	vacancy: (page, view) => {
		const { content } = view;
		return {
			"@type": "JobPosting",
			title: view.title,
			description: textOf(content.body),
			datePosted: view.firstPublishedAt?.slice(0, 10),
			validThrough: `${words(content.closes_at)}T23:59:59`,
			employmentType: EMPLOYMENT[words(content.employment)],
			hiringOrganization: { "@type": "Organization", name: "Halcyon", sameAs: page.site },
			jobLocation: {
				"@type": "Place",
				address: {
					"@type": "PostalAddress",
					...(content.locality && { addressLocality: content.locality }),
					...(content.region && { addressRegion: content.region }),
					addressCountry: content.country,
				},
			},
			baseSalary: {
				"@type": "MonetaryAmount",
				currency: "EUR",
				value: {
					"@type": "QuantitativeValue",
					minValue: content.salary_from,
					maxValue: content.salary_to,
					unitText: "MONTH",
				},
			},
			directApply: true,
		};
	},
	promotion: (page, view) => ({
		"@type": "Offer",
		name: view.title,
		description: view.description,
		url: page.site + page.path,
		...pictures(page, view),
		validFrom: view.content.valid_from,
		validThrough: view.content.valid_until,
		offeredBy: { "@id": organizationId(page.site), "@type": "Organization", name: "Halcyon" },
	}),
	park: (page, view) => ({
		"@type": "Resort",
		name: view.title,
		description: view.description,
		url: page.site + page.path,
		...pictures(page, view),
		address: {
			"@type": "PostalAddress",
			addressLocality: view.content.place,
			addressCountry: view.content.country,
		},
		geo: { "@type": "GeoCoordinates", latitude: view.content.lat, longitude: view.content.lng },
		amenityFeature: ((view.content.facilities ?? []) as readonly string[]).map((name) => ({
			"@type": "LocationFeatureSpecification",
			name,
			value: true,
		})),
	}),
};

function webPage(page: StructuredPage, view: StoryView): Thing {
	return {
		"@type": "WebPage",
		name: view.title,
		description: view.description,
		url: page.site + page.path,
		inLanguage: page.language,
		publisher: { "@id": organizationId(page.site), "@type": "Organization", name: "Halcyon" },
	};
}

const EMPLOYMENT: Readonly<Record<string, string>> = {
	full_time: "FULL_TIME",
	part_time: "PART_TIME",
	internship: "INTERN",
};

/** All questions of the page's blocks as one list; a page has at most one. */
function questions(content: BlockContent): readonly Thing[] {
	const found = [...questionsIn(content)];
	return found.length === 0 ? [] : [{ "@type": "FAQPage", mainEntity: found }];
}

function* questionsIn(value: unknown): Generator<Thing> {
	if (Array.isArray(value)) for (const item of value) yield* questionsIn(item);
	else if (typeof value === "object" && value !== null) {
		const { component, question, answer } = value as Record<string, unknown>;
		if (component === "faq_item" || component === "rich_faq_item") {
			const text = typeof answer === "string" ? answer : textOf(answer);
			yield { "@type": "Question", name: words(question), acceptedAnswer: { "@type": "Answer", text } };
		} else for (const item of Object.values(value)) yield* questionsIn(item);
	}
}

const PARAGRAPHS = new Set(["paragraph", "heading", "list_item", "blockquote", "tableRow", "code_block"]);

/** The words of a rich text, paragraphs on lines of their own. */
export function textOf(node: unknown): string {
	return written(node)
		.replace(/\n{2,}/g, "\n")
		.trim();
}

function written(node: unknown): string {
	if (typeof node !== "object" || node === null) return "";
	const { type, text, content } = node as Record<string, unknown>;
	if (typeof text === "string") return text;
	const inside = Array.isArray(content) ? content.map(written).join("") : "";
	return typeof type === "string" && PARAGRAPHS.has(type) ? `${inside}\n` : inside;
}

function pictures({ site }: StructuredPage, { picture }: StoryView) {
	return picture === null ? {} : { image: [pictureAddress(site, picture)] };
}

function words(value: unknown): string {
	return typeof value === "string" ? value : "";
}
