import { createFileRoute } from "@tanstack/react-router";
import { GalleryScreen } from "#blocks/gallery-screen.tsx";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { BannerProvider } from "../features/layout/banners.tsx";
import { LateErrorScreen } from "../features/layout/late-error-screen.tsx";
import { StartUp } from "../features/layout/start-up.tsx";
import { loadGallery } from "./-data/gallery-data.ts";
import { visitorLanguage } from "./-data/request.ts";
import { messagesOf, STORY_MESSAGES } from "./-data/screen-messages.ts";
import { Failed } from "./-failed.tsx";

/** `/_blocks?lang=de&block=grid,map&story=typical`: the gallery of blocks, where it is open. */
export const Route = createFileRoute("/_blocks")({
	staticData: { messages: STORY_MESSAGES },
	validateSearch: (search: Readonly<Record<string, unknown>>) => search as Record<string, string>,
	beforeLoad: async ({ context, matches }) => {
		const language = visitorLanguage();
		await loadMessages(language, context.page.messagesHash, messagesOf(matches));
		return { language };
	},
	loaderDeps: ({ search: { block, story } }) => ({ block, story }),
	loader: ({ context: { language }, deps }) => loadGallery({ data: { language, ...deps } }),
	head: () => ({ meta: [{ title: "/_blocks | Halcyon" }, { name: "robots", content: "noindex" }] }),
	errorComponent: ({ error }) => <Failed error={error} language={visitorLanguage()} />,
	component: () => (
		<LanguageProvider language={Route.useRouteContext().language}>
			<BannerProvider initial={Route.useLoaderData().flags}>
				<GalleryScreen view={Route.useLoaderData().view} />
			</BannerProvider>
			<StartUp />
		</LanguageProvider>
	),
	notFoundComponent: ({ data }) => (
		<LanguageProvider language={visitorLanguage()}>
			<LateErrorScreen slug={data === "slug"} />
		</LanguageProvider>
	),
});
