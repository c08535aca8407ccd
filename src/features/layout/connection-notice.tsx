import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useT } from "#i18n/react.tsx";
import { screenOf } from "./screen-of.ts";

/**
 * What the connection's loss means at this moment: nothing yet, a link that cannot be followed, a form that was not sent,
 * or the next screen, which comes by itself.
 */
type Loss = "offline" | "link" | "form" | "waiting";

/** Between two tries of a load that no connection carried, milliseconds; doubled up to the most. */
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/** Where the framework looks what its loads are fetched with; its own door to it (`createStart`) weighs on each page. */
type StartedWindow = Window & { readonly __TSS_START_OPTIONS__?: { serverFns?: { fetch?: typeof fetch } } };

/** Screens of the guest area: their links lead to the offline page, which has the trips that are kept. */
const GUEST_AREA = /^\/[a-z]{2}\/guest\//;

/**
 * Says quietly that there is no connection, and goes away by itself. Meanwhile the page stays as it is, with what was typed
 * in it: links to other screens and forms are not followed, and a screen that is on its way is asked for until it comes.
 * Fetched when the page is idle, so that it is here when the connection is not.
 */
export default function ConnectionNotice() {
	const t = useT();
	const router = useRouter();
	const [loss, setLoss] = useState<Loss | null>(() => (navigator.onLine ? null : "offline"));

	useEffect(() => {
		const lose = () => setLoss("offline");
		const regain = () => setLoss(null);
		const follow = (event: MouseEvent) => {
			if (navigator.onLine || !(event.target instanceof Element)) return;
			const link = event.target.closest<HTMLAnchorElement>("a[href]");
			const isHere = link?.origin === location.origin && !link.hasAttribute("download") && link.target !== "_blank";
			const screen = isHere ? screenOf(link.pathname + link.search + link.hash) : null;
			if (!screen || GUEST_AREA.test(screen.to)) return;
			event.preventDefault();
			setLoss("link");
		};
		const send = (event: SubmitEvent) => {
			// What scripts take care of is theirs: a like needs no connection, a search is a screen that comes.
			if (navigator.onLine || event.defaultPrevented) return;
			event.preventDefault();
			setLoss("form");
		};
		/** Asks for a screen's data until they come, the visitor wants another screen, or it was no screen. */
		const ask: typeof fetch = async (input, init) => {
			const wanted = router.latestLocation.href;
			for (let pause = PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
				try {
					const answer = await fetch(input, init);
					if (navigator.onLine) regain();
					return answer;
				} catch (error) {
					const isWanted = router.state.status === "pending" && router.latestLocation.href === wanted;
					if (!isWanted || init?.signal?.aborted || (init?.method ?? "GET") !== "GET") throw error;
					setLoss("waiting");
					await connectionOr(pause);
				}
			}
		};
		const { __TSS_START_OPTIONS__: options } = window as StartedWindow;
		if (options) options.serverFns = { ...options.serverFns, fetch: ask };
		addEventListener("offline", lose);
		addEventListener("online", regain);
		// Before a link's own handler, and after those of a form.
		addEventListener("click", follow, true);
		addEventListener("submit", send);
		return () => {
			if (options) options.serverFns = { ...options.serverFns, fetch };
			removeEventListener("offline", lose);
			removeEventListener("online", regain);
			removeEventListener("click", follow, true);
			removeEventListener("submit", send);
		};
	}, [router]);

	return (
		<div className="connection-notice" role="status">
			{loss && <p>{t(`connection.${loss}`)}</p>}
		</div>
	);
}

/** Waits until the browser says that it has a connection, or for a while. */
function connectionOr(pause: number): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			removeEventListener("online", done);
			clearTimeout(timer);
			resolve();
		};
		const timer = setTimeout(done, pause);
		addEventListener("online", done);
	});
}
