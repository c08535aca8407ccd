import { createFileRoute, notFound, Outlet } from "@tanstack/react-router";
import { isLanguage, type Language } from "#domain/language.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { BannerProvider } from "../../features/layout/banners.tsx";
import { LateErrorScreen } from "../../features/layout/late-error-screen.tsx";
import { StartUp } from "../../features/layout/start-up.tsx";
import { loadFlags } from "../-data/page-data.ts";
import { failureOfPage, visitorLanguage } from "../-data/request.ts";
import { messagesOf } from "../-data/screen-messages.ts";
import { Failed } from "../-failed.tsx";

/** The language of an address: its texts and those of the screen are loaded before anything below is shown. */
export const Route = createFileRoute("/$lang")({
	beforeLoad: async ({ params, context, matches }) => {
		const language: Language | null = isLanguage(params.lang) ? params.lang : null;
		await loadMessages(language ?? visitorLanguage(), context.page.messagesHash, messagesOf(matches));
		if (!language) throw notFound();
		const failure = failureOfPage();
		if (failure) throw new Error(failure.title);
		return { language };
	},
	loader: () => loadFlags(),
	// The flags of the first page hold until get-messages answers others.
	staleTime: Number.POSITIVE_INFINITY,
	component: InLanguage,
	notFoundComponent: ({ data }) => (
		<WithTexts>
			<LateErrorScreen slug={data === "slug"} />
		</WithTexts>
	),
	errorComponent: FailedHere,
});

function FailedHere({ error }: { error: unknown }) {
	const { lang } = Route.useParams();
	return <Failed error={error} language={isLanguage(lang) ? lang : visitorLanguage()} />;
}

function InLanguage() {
	return (
		<WithTexts>
			<BannerProvider initial={Route.useLoaderData()}>
				<Outlet />
			</BannerProvider>
			<StartUp />
		</WithTexts>
	);
}

function WithTexts({ children }: { children: React.ReactNode }) {
	const { lang } = Route.useParams();
	return <LanguageProvider language={isLanguage(lang) ? lang : visitorLanguage()}>{children}</LanguageProvider>;
}
