import { Await, RouterProvider } from "@tanstack/react-router";
import { hydrateStart } from "@tanstack/react-start/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchLostChunks } from "./features/layout/lost-chunk.tsx";
import type { getRouter } from "./router.tsx";

type Router = ReturnType<typeof getRouter>;

watchLostChunks();

/** The router with its data and the texts of the page's language (`router.tsx`). */
const started = (hydrateStart() as Promise<Router>).catch((error: unknown) => {
	// Without them the page stays as the server wrote it: its links and forms work without script.
	console.error(error);
	return new Promise<Router>(() => {});
});

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<Await promise={started}>{(router) => <RouterProvider router={router} />}</Await>
		</StrictMode>,
	);
});

started
	.then(async ({ options }) => {
		const { previewStoryId } = options.context.page;
		if (previewStoryId === null) return;
		const { startEditorBridge } = await import("./features/content/editor-bridge.ts");
		await startEditorBridge(Number(previewStoryId));
	})
	.catch((error: unknown) => console.error(error));
