import { Suspense } from "react";
import { useT } from "#i18n/react.tsx";
import { late, lateReady } from "#ui/late.tsx";
import type { ErrorScreensProps } from "./error-screens.tsx";

/** Most visits see no error, and no page carries its screen; where it cannot be had, there are its words. */
const ErrorScreens = late<ErrorScreensProps>(() => import("./error-screens.tsx").catch(() => ({ default: BareWords })));

/** The screen of what came to nothing, in its language. */
export function LateErrorScreen(props: ErrorScreensProps) {
	return (
		<Suspense>
			<ErrorScreens {...props} />
		</Suspense>
	);
}

function BareWords(props: ErrorScreensProps) {
	const t = useT();
	return (
		<main className="wrap">
			<h1 className="t-title">{t("slug" in props ? "error.notFound" : "error.crash")}</h1>
			<a href="/">{t("error.backHome")}</a>
		</main>
	);
}

if (import.meta.env.SSR) await lateReady([ErrorScreens]);
