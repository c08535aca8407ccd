import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { ContentScreen } from "../features/content/content-screen.tsx";
import { loadLanguageless } from "./-data/content-data.ts";
import { contentHead } from "./-data/content-head.ts";
import { visitorLanguage } from "./-data/visitor-language.ts";

export const Route = createFileRoute("/qr/tauern-suites-mitterwirt")({
	beforeLoad: async () => {
		const language = visitorLanguage();
		await loadMessages(language);
		return { language };
	},
	loader: ({ context: { language } }) => loadLanguageless({ data: { language, name: "qr" } }),
	head: ({ loaderData }) => contentHead(loaderData),
	component: () => (
		<LanguageProvider language={Route.useRouteContext().language}>
			<ContentScreen view={Route.useLoaderData()} />
		</LanguageProvider>
	),
});
