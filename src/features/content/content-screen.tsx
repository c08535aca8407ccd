import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate } from "#i18n/format.ts";
import { useLanguage } from "#i18n/react.tsx";
import type { ContentView, TextSection } from "#site/views/content-view.ts";
import { Crumbs } from "../layout/crumbs.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";

/** A page of text: heading, lead, sections, the pages below it, and where to go from here. */
export function ContentScreen({ view }: { view: ContentView }) {
	const language = useLanguage();
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<article className="wrap content-page">
				<Crumbs crumbs={view.crumbs} />
				<header>
					{view.date && (
						<p className="t-small soft mb-3">
							<time dateTime={view.date}>{formatDate(dayOf(view.date), language, "plain")}</time>
						</p>
					)}
					<h1 className="t-display">{view.title}</h1>
					<p className="t-lead mt-5 max-w-[46ch]">{view.lead}</p>
				</header>
				{view.sections.map((section) => (
					<Section key={section.heading ?? section.paragraphs?.[0] ?? section.list?.[0]} section={section} />
				))}
				{view.entries.length > 0 && (
					<ul className="entries">
						{view.entries.map((entry) => (
							<li key={entry.href}>
								{entry.date && (
									<time className="t-small soft" dateTime={entry.date}>
										{formatDate(dayOf(entry.date), language, "plain")}
									</time>
								)}
								<h2 className="t-title">
									<SiteLink href={entry.href}>{entry.title}</SiteLink>
								</h2>
								<p className="soft mt-2">{entry.text}</p>
							</li>
						))}
					</ul>
				)}
				{view.links.length > 0 && (
					<ul className="next-links">
						{view.links.map((link) => (
							<li key={link.href}>
								<SiteLink className="btn btn-outline" href={link.href}>
									{link.label}
								</SiteLink>
							</li>
						))}
					</ul>
				)}
			</article>
		</PageFrame>
	);
}

function Section({ section }: { section: TextSection }) {
	return (
		<section>
			{section.heading && <h2 className="t-title">{section.heading}</h2>}
			{section.paragraphs?.map((paragraph) => (
				<p key={paragraph} className="soft">
					{paragraph}
				</p>
			))}
			{section.list && (
				<ul className="bullets soft">
					{section.list.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			)}
		</section>
	);
}
