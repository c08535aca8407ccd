import { createRootRoute, HeadContent, Outlet, Scripts, useRouterState } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import type { ReactNode } from "react";
import { isLanguage } from "#domain/language.ts";
import { CATALOGUES_HASH } from "#i18n/catalogues.server.ts";
import { messagesPath } from "#i18n/load-messages.ts";
import { isScreenPart } from "#i18n/screen-parts.ts";
import figtree from "#ui/fonts/figtree.woff2?url";
import styles from "#ui/styles/app.css?url";
import { FormPageProvider } from "../features/forms/form-page.tsx";
import { LikesProvider } from "../features/likes/likes.tsx";
import {
	buildOfPage,
	formsOfRequest,
	guestAttributes,
	likesOfRequest,
	mapAttributes,
	previewAttributes,
	siteOrigin,
	visitorLanguage,
} from "./-data/request.ts";
import { messagesOf } from "./-data/screen-messages.ts";

/** Hash of the texts: the server knows it, a browser reads it from the document. */
const messagesHash = createIsomorphicFn()
	.server(() => CATALOGUES_HASH)
	.client(() => document.documentElement.dataset.messages ?? "");

/** Parts of the texts that the page came with; screens that follow in the browser load their own. */
const partsOfDocument = createIsomorphicFn()
	.server((parts: string) => parts)
	.client((_parts: string) => document.documentElement.dataset.parts ?? "");

export const Route = createRootRoute({
	head: () => ({
		meta: [{ charSet: "utf-8" }, { name: "viewport", content: "width=device-width, initial-scale=1" }],
		links: [
			{ rel: "stylesheet", href: styles },
			{ rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
			{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
		],
	}),
	component: Outlet,
	shellComponent: Document,
});

function Document({ children }: { children: ReactNode }) {
	const first = useRouterState({ select: (state) => state.location.pathname.split("/")[1] });
	const language = isLanguage(first) ? first : visitorLanguage();
	const hash = messagesHash();
	const matched = useRouterState({ select: ({ matches }) => messagesOf(matches).join(" ") });
	const parts = partsOfDocument(matched);
	const likes = likesOfRequest();
	const forms = formsOfRequest();
	return (
		<html
			lang={language}
			data-messages={hash}
			data-parts={parts}
			data-site={siteOrigin()}
			data-likes={likes}
			data-build={buildOfPage()}
			data-forms={forms}
			{...mapAttributes()}
			{...previewAttributes()}
			{...guestAttributes()}
		>
			<head>
				{["common", ...parts.split(" ")].filter(isScreenPart).map((part) => (
					<link key={part} rel="preload" href={messagesPath(hash, language, part)} as="fetch" crossOrigin="anonymous" />
				))}
				<HeadContent />
			</head>
			<body>
				<LikesProvider initial={likes}>
					<FormPageProvider json={forms}>{children}</FormPageProvider>
				</LikesProvider>
				<Scripts />
			</body>
		</html>
	);
}
