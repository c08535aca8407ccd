import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { ContentScreen } from "../features/content/content-screen.tsx";
import { BannerProvider } from "../features/layout/banners.tsx";
import { StartUp } from "../features/layout/start-up.tsx";
import { loadLanguageless } from "./-data/content-data.ts";
import { contentHead } from "./-data/content-head.ts";
import { visitorLanguage } from "./-data/request.ts";

export const Route = createFileRoute("/win")({
	beforeLoad: async () => {
		const language = visitorLanguage();
		await loadMessages(language);
		return { language };
	},
	loader: ({ context: { language } }) => loadLanguageless({ data: { language, name: "win" } }),
	head: ({ loaderData }) => contentHead(loaderData?.view),
	component: () => (
		<LanguageProvider language={Route.useRouteContext().language}>
			<BannerProvider initial={Route.useLoaderData().flags}>
				<ContentScreen view={Route.useLoaderData().view} />
			</BannerProvider>
			<StartUp />
		</LanguageProvider>
	),
});
