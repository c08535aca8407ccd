import { useRouterState } from "@tanstack/react-router";
import { byLanguage } from "#domain/language.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { buttonClass } from "#ui/button.tsx";
import { PageFrame } from "./page-frame.tsx";
import { WingPanel } from "./wing-panel.tsx";

/** Longest path that the screen repeats. */
const SHOWN_PATH = 200;

/** What came to nothing: an address that is none, or a failure. Loaded where it is shown (`late-error-screen.tsx`). */
export default function ErrorScreens(props: ErrorScreensProps) {
	return "slug" in props ? <NotFoundScreen {...props} /> : <ErrorScreen {...props} />;
}

export type ErrorScreensProps =
	| { readonly slug: boolean }
	| { readonly failure: Failure | null; readonly incident: string | null };

/** 404: title, text, what was asked for, and the way home (specification §2, §8). */
function NotFoundScreen({ slug }: { slug: boolean }) {
	const t = useT();
	const requested = useRouterState({ select: (state) => state.location.publicHref ?? state.location.href });
	return (
		<Wing title={t("error.notFound")} text={t("error.notFoundText")} numeral="404">
			<p className="t-small soft mt-4 break-all" lang="en">
				{slug ? "Page Not Found" : `Page Not Found: ${requested}`.slice(0, SHOWN_PATH)}
			</p>
		</Wing>
	);
}

/** A failure as the server words it (server/pages/failures.ts). */
interface Failure {
	readonly status: number;
	readonly title: string;
	readonly text: string;
	readonly incident: string | null;
	readonly missing: string | null;
}

/** What came to nothing; the incident's id leads staff to the log line. */
function ErrorScreen({ failure, incident }: { failure: Failure | null; incident: string | null }) {
	const t = useT();
	const { status, title, text } = failure ?? { status: 500, title: t("error.crash"), text: t("error.crashText") };
	const number = failure?.incident ?? incident;
	return (
		<Wing title={title} text={text} numeral={String(status)}>
			{failure?.missing && (
				<p className="t-small soft mt-4 break-all" lang="en">
					{`Page Not Found: ${failure.missing}`.slice(0, SHOWN_PATH)}
				</p>
			)}
			{number && <p className="t-small soft mt-4">{t("error.incident", { incident: number })}</p>}
		</Wing>
	);
}

function Wing({
	title,
	text,
	numeral,
	children,
}: {
	title: string;
	text: string;
	numeral: string;
	children: React.ReactNode;
}) {
	const t = useT();
	const language = useLanguage();
	const alternates = byLanguage((other) => href("home", other));
	return (
		<PageFrame alternates={alternates} layout="default">
			<title>{`${title} | Halcyon`}</title>
			<meta name="robots" content="noindex" />
			<div className="wrap pt-4">
				<WingPanel picture="water">
					<p className="t-hero text-kingfisher-700" aria-hidden="true">
						{numeral}
					</p>
					<h1 className="t-title mt-4">{title}</h1>
					<p className="soft mt-2 max-w-[40ch]">{text}</p>
					{children}
					<p className="mt-6">
						<a className={buttonClass("primary")} href="/" lang={language}>
							{t("error.backHome")}
						</a>
					</p>
				</WingPanel>
			</div>
		</PageFrame>
	);
}
