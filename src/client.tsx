import { StartClient } from "@tanstack/react-start/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isLanguage } from "#domain/language.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { isScreenPart } from "#i18n/screen-parts.ts";
import { watchLostChunks } from "./features/layout/lost-chunk.tsx";

/** Takes over the server's page once the texts of its language are here; without them the page stays as it came. */
async function start(): Promise<void> {
	const { lang, dataset } = document.documentElement;
	await loadMessages(isLanguage(lang) ? lang : "en", (dataset.parts ?? "").split(" ").filter(isScreenPart));
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<StartClient />
			</StrictMode>,
		);
	});
}

watchLostChunks();
// The cause is on the console already; links and forms of the page work without script.
start().catch(() => {});

const { preview } = document.documentElement.dataset;
if (preview !== undefined) {
	import("./features/content/editor-bridge.ts")
		.then(({ startEditorBridge }) => startEditorBridge(Number(preview)))
		.catch((error: unknown) => console.error(error));
}
