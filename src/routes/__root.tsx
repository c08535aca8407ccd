import {
	createRootRouteWithContext,
	HeadContent,
	Outlet,
	Scripts,
	useRouter,
	useRouterState,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isLanguage } from "#domain/language.ts";
import { messagesPath } from "#i18n/load-messages.ts";
import { isScreenPart } from "#i18n/screen-parts.ts";
import { manifestPath } from "#site/offline.ts";
import { COLOURS } from "#site/tokens.ts";
import type { RouterContext } from "#site/views/page-view.ts";
import figtree from "#ui/fonts/figtree.woff2?url";
import styles from "../app.css?url";
import { PageProvider } from "../features/layout/page-view.tsx";
import { visitorLanguage } from "./-data/request.ts";
import { messagesOf } from "./-data/screen-messages.ts";
import { MetadataTags } from "./-metadata-tags.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
	head: () => ({
		meta: [{ charSet: "utf-8" }, { name: "viewport", content: "width=device-width, initial-scale=1" }],
		links: [
			{ rel: "stylesheet", href: styles },
			{ rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
			{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
			{ rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
		],
	}),
	component: Outlet,
	shellComponent: Document,
});

function Document({ children }: { children: ReactNode }) {
	const first = useRouterState({ select: (state) => state.location.pathname.split("/")[1] });
	const language = isLanguage(first) ? first : visitorLanguage();
	const { page } = useRouter().options.context;
	const matched = useRouterState({ select: ({ matches }) => messagesOf(matches).join(" ") });
	// What the page came with; screens that follow in the browser load their own.
	const parts = page.messageParts ?? matched.split(" ");
	return (
		<html lang={language}>
			<head>
				{["common", ...parts].filter(isScreenPart).map((part) => (
					<link
						key={part}
						rel="preload"
						href={messagesPath(page.messagesHash, language, part)}
						as="fetch"
						crossOrigin="anonymous"
					/>
				))}
				<HeadContent />
				<link rel="manifest" href={manifestPath(language)} />
				<meta name="theme-color" content={COLOURS.salt} />
				<MetadataTags />
			</head>
			<body>
				<PageProvider page={page}>{children}</PageProvider>
				<Scripts />
			</body>
		</html>
	);
}
