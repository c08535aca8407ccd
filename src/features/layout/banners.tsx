import { CircleAlert, PhoneOff, X } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { remember, remembered } from "./session-memory.ts";
import { SiteLink } from "./site-link.tsx";

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

/** The banners that are up and were not put away in this window. */
export function Banners() {
	const t = useT();
	const language = useLanguage();
	const flags = useContext(Flags);
	return (
		<div className="wrap banners">
			{flags.phone_unavailable && (
				<Banner name="phone" className="banner-honey" icon={<PhoneOff className="icon" aria-hidden="true" />}>
					<b>{t("banner.phoneTitle")}</b> {t("banner.phoneText")}{" "}
					<SiteLink href={href("contact", language)}>{t("banner.contactLink")}</SiteLink>
				</Banner>
			)}
			{flags.ares_server_down && (
				<Banner name="booking" className="banner-berry" icon={<CircleAlert className="icon" aria-hidden="true" />}>
					<b>{t("banner.bookingTitle")}</b> {t("banner.bookingText")}
				</Banner>
			)}
		</div>
	);
}

function Banner({
	name,
	className,
	icon,
	children,
}: {
	name: string;
	className: string;
	icon: ReactNode;
	children: ReactNode;
}) {
	const t = useT();
	const key = `banner-${name}`;
	const dismissed = useSyncExternalStore(subscribe, () => remembered(key), noneDismissed);
	if (dismissed) return null;
	return (
		<div className={`banner ${className}`} role="status">
			{icon}
			<p>{children}</p>
			<button
				type="button"
				aria-label={t("banner.dismiss")}
				onClick={() => {
					remember(key, "1");
					for (const listener of listeners) listener();
				}}
			>
				<X className="icon" aria-hidden="true" />
			</button>
		</div>
	);
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const noneDismissed = () => null;
