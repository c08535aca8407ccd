import { createRootRoute, HeadContent, Outlet, Scripts, useRouterState } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import type { ReactNode } from "react";
import { isLanguage } from "#domain/language.ts";
import { CATALOGUES_HASH } from "#i18n/catalogues.server.ts";
import { messagesPath } from "#i18n/load-messages.ts";
import figtree from "#ui/fonts/figtree.woff2?url";
import styles from "../app.css?url";
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

/** Hash of the texts: the server knows it, a browser reads it from the document. */
const messagesHash = createIsomorphicFn()
	.server(() => CATALOGUES_HASH)
	.client(() => document.documentElement.dataset.messages ?? "");

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
	const likes = likesOfRequest();
	const forms = formsOfRequest();
	return (
		<html
			lang={language}
			data-messages={hash}
			data-site={siteOrigin()}
			data-likes={likes}
			data-build={buildOfPage()}
			data-forms={forms}
			{...mapAttributes()}
			{...previewAttributes()}
			{...guestAttributes()}
		>
			<head>
				<link rel="preload" href={messagesPath(hash, language)} as="fetch" crossOrigin="anonymous" />
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
