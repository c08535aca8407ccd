import { createFileRoute } from "@tanstack/react-router";
import { FrontScreen } from "#blocks/front-screen.tsx";
import { screenTranslator } from "#i18n/load-messages.ts";
import { contentHead } from "../-data/content-head.ts";
import { STORY_MESSAGES } from "../-data/screen-messages.ts";
import { loadFrontPage } from "../-data/story-data.ts";

export const Route = createFileRoute("/$lang/")({
	staticData: { messages: STORY_MESSAGES },
	loader: async ({ context: { language } }) => ({ language, view: await loadFrontPage({ data: { language } }) }),
	head: ({ loaderData, match }) => {
		if (!loaderData) return {};
		const { language, view } = loaderData;
		return contentHead(match.context.page, {
			head: view.story?.head ?? {
				title: screenTranslator(language)("title.home"),
				description: screenTranslator(language)("front.lead"),
			},
			canonical: view.alternates[language],
			alternates: view.alternates,
			indexable: view.story?.indexable ?? true,
		});
	},
	component: () => <FrontScreen view={Route.useLoaderData().view} />,
});
