import { RouterProvider } from "@tanstack/react-router";
import { hydrateStart } from "@tanstack/react-start/client";
import { StrictMode, startTransition, use } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchLostChunks } from "./features/layout/lost-chunk.tsx";
import type { getRouter } from "./router.tsx";

type Router = ReturnType<typeof getRouter>;

watchLostChunks();

/**
 * The router with its data and the texts of the page's language (`router.tsx`): in a task of its own, after the one that
 * ran the modules, so that a slow phone answers between the two.
 */
const started = new Promise((resolve) => {
	setTimeout(resolve);
})
	.then(() => hydrateStart() as Promise<Router>)
	.catch((error: unknown) => {
		// Without them the page stays as the server wrote it: its links and forms work without script.
		console.error(error);
		return new Promise<Router>(() => {});
	});

function Site() {
	return <RouterProvider router={use(started)} />;
}

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<Site />
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
