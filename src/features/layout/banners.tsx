import { createContext, type ReactNode, Suspense, useContext, useEffect, useState } from "react";
import { late, lateReady } from "#ui/late.tsx";

/** As a rule nothing is up, and no page carries what is not. */
const RaisedBanners = late(() => import("./raised-banners.tsx"));

/** The flags behind the banners, as get-messages names them (specification §7). */
export interface BannerFlags {
	readonly phone_unavailable: boolean;
	readonly ares_server_down: boolean;
}

const NONE: BannerFlags = { phone_unavailable: false, ares_server_down: false };
const Flags = createContext<BannerFlags>(NONE);

/** How often a page that stays open asks again. */
const ASK_AGAIN_MS = 5 * 60_000;

/** Holds the flags: those the page came with, then those of get-messages. */
export function BannerProvider({ initial, children }: { initial: BannerFlags; children: ReactNode }) {
	const [flags, setFlags] = useState(initial);
	useEffect(() => setFlags(initial), [initial]);
	useEffect(() => {
		const timer = setInterval(async () => {
			// Without an answer the flags stay as they are.
			const response = await fetch("/api/get-messages").catch(() => null);
			if (response?.ok) setFlags(await response.json());
		}, ASK_AGAIN_MS);
		return () => clearInterval(timer);
	}, []);
	return <Flags value={flags}>{children}</Flags>;
}

/** Room for the banners that are up. */
export function Banners() {
	const flags = useContext(Flags);
	return (
		<div className="wrap banners">
			{(flags.phone_unavailable || flags.ares_server_down) && (
				<Suspense>
					<RaisedBanners flags={flags} />
				</Suspense>
			)}
		</div>
	);
}

if (import.meta.env.SSR) await lateReady([RaisedBanners]);
