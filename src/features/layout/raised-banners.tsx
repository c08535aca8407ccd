import { CircleAlert, PhoneOff, X } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { BannerFlags } from "./banners.tsx";
import { remember, remembered } from "./session-memory.ts";
import { SiteLink } from "./site-link.tsx";

/** The banners that are up and were not put away in this window; loaded where there are any. */
export default function RaisedBanners({ flags }: { readonly flags: BannerFlags }) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
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
		</>
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
