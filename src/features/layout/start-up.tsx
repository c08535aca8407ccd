import { useRouter } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";
import { useLanguage } from "#i18n/react.tsx";
import { WORKER_SCRIPT } from "#site/offline.ts";
import { whenIdle } from "#ui/when-idle.ts";
import { refreshLikes } from "../likes/likes-store.ts";
import { loadPlaceLists } from "../search/place-lists.ts";
import { isThrifty, watchBuilds } from "./new-build.ts";
import { usePage } from "./page-view.tsx";
import { restoreTyped } from "./typed-text.ts";
import { watchVisits } from "./typed-visits.ts";

/** Latest moment for what waits for an idle page. */
const IDLE_MS = 3_000;

/** What a browser does once the page stands: nothing here is needed to read, search or book. */
export function StartUp() {
	const router = useRouter();
	const language = useLanguage();
	const page = usePage();
	const { buildId, analytics, hasWorker } = page;

	useEffect(() => {
		// Marks for style sheets and tests that the page is interactive.
		document.documentElement.dataset.started = "";
		restoreTyped(location.pathname + location.search);
		const stops = [watchVisits(router), watchBuilds(router, buildId)];
		const cancel = whenIdle(() => {
			// Each may fail without the others; the page does without their answers.
			void refreshLikes().catch(() => {});
			void flagInternalUser().catch(() => {});
		}, IDLE_MS);
		return () => {
			for (const stop of stops) stop();
			cancel();
		};
	}, [router, buildId]);

	useEffect(() => {
		// Nobody is asked to install the site; the browser's own menu offers it.
		const keepQuiet = (event: Event) => event.preventDefault();
		addEventListener("beforeinstallprompt", keepQuiet);
		const cancel = whenIdle(() => {
			// A browser that refuses does without.
			if (hasWorker) navigator.serviceWorker?.register(WORKER_SCRIPT, { updateViaCache: "none" }).catch(() => {});
		}, IDLE_MS);
		return () => {
			removeEventListener("beforeinstallprompt", keepQuiet);
			cancel();
		};
	}, [hasWorker]);

	useEffect(() => {
		// Nobody is measured without a setting, and then nothing of it is loaded.
		if (analytics) void import("../analytics/measure.ts").then(({ measureVisit }) => measureVisit(router, page));
	}, [router, page, analytics]);

	useEffect(() => whenIdle(() => void loadPlaceLists(language), IDLE_MS), [language]);

	const [Notice, setNotice] = useState<ComponentType | null>(null);
	useEffect(() => {
		// When there is no connection it is too late to fetch what says so, unless the worker has it.
		const bring = () => {
			import("./connection-notice.tsx").then(
				(found) => setNotice(() => found.default),
				() => {},
			);
		};
		addEventListener("offline", bring, { once: true });
		const cancel = whenIdle(() => isThrifty() || bring(), IDLE_MS);
		return () => {
			removeEventListener("offline", bring);
			cancel();
		};
	}, []);
	return Notice && <Notice />;
}

/** Marks visits from our own networks, so that figures can leave them out; it permits nothing. */
async function flagInternalUser(): Promise<void> {
	const response = await fetch("/api/get-client-ip");
	if (!response.ok) return;
	const { isInternal }: { readonly isInternal: boolean } = await response.json();
	document.documentElement.dataset.internalUser = String(isInternal);
}
