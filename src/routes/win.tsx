import { createFileRoute } from "@tanstack/react-router";
import { StoryScreen } from "#blocks/story-screen.tsx";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { BannerProvider } from "../features/layout/banners.tsx";
import { StartUp } from "../features/layout/start-up.tsx";
import { contentHead } from "./-data/content-head.ts";
import { visitorLanguage } from "./-data/request.ts";
import { messagesOf, STORY_MESSAGES } from "./-data/screen-messages.ts";
import { loadLanguageless } from "./-data/story-data.ts";
import { Failed } from "./-failed.tsx";

export const Route = createFileRoute("/win")({
	staticData: { messages: STORY_MESSAGES },
	beforeLoad: async ({ context, matches }) => {
		const language = visitorLanguage();
		await loadMessages(language, context.page.messagesHash, messagesOf(matches));
		return { language };
	},
	loader: ({ context: { language } }) => loadLanguageless({ data: { language, name: "win" } }),
	head: ({ loaderData, match }) => contentHead(match.context.page, loaderData?.view),
	errorComponent: ({ error }) => <Failed error={error} language={visitorLanguage()} />,
	component: () => (
		<LanguageProvider language={Route.useRouteContext().language}>
			<BannerProvider initial={Route.useLoaderData().flags}>
				<StoryScreen view={Route.useLoaderData().view} />
			</BannerProvider>
			<StartUp />
		</LanguageProvider>
	),
});
