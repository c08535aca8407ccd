import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Localized } from "#domain/language.ts";
import { useT } from "#i18n/react.tsx";
import { hasStarted } from "#ui/started.ts";
import { LikesForm } from "../likes/likes-form.tsx";
import { Banners } from "./banners.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { type NavSection, SiteHeader } from "./site-header.tsx";

export interface FrameProps {
	/** The same screen in each language. */
	readonly alternates: Localized;
	/** Layout of the specification: the search screens stand without a footer. */
	readonly layout: "default" | "no-footer";
	/** Menu entry that is lit. */
	readonly section?: NavSection;
	readonly children: ReactNode;
}

/** The frame of every screen: skip link, header, content, footer, and the loading bar during navigation. */
export function PageFrame({ alternates, layout, section, children }: FrameProps) {
	const t = useT();
	return (
		<>
			<a href="#content" className="skip-link btn btn-primary">
				{t("layout.skip")}
			</a>
			<LoadingBar />
			<SiteHeader alternates={alternates} section={section} />
			<Banners />
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<LikesForm />
			{layout === "default" && <SiteFooter alternates={alternates} />}
		</>
	);
}

function LoadingBar() {
	const t = useT();
	const isLoading = useRouterState({ select: (state) => state.status === "pending" });
	// A page that loads anew while it is being taken over is the server's until then.
	return isLoading && hasStarted() ? (
		<div className="loading-bar" role="progressbar" aria-label={t("layout.loading")} />
	) : null;
}
