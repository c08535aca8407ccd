import { CircleAlert, CircleCheck } from "lucide-react";
import { civilDayAt } from "#domain/time/civil-date.ts";
import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { REDIRECT_STATUSES, type RedirectStatus } from "#site/office-redirects.ts";
import type { RedirectLine, RedirectTrial } from "#site/views/office-redirects-view.ts";
import { StateMark } from "./list-table.tsx";

/** What the list of redirects and the page of one have in common. */

/** How long it holds, as a choice. */
export function useRedirectKinds() {
	const t = useT();
	return REDIRECT_STATUSES.map((status) => ({
		value: String(status),
		label: `${t(`office.redirect_${status}`)} (${status})`,
	}));
}

export function RedirectMark({ status }: { status: RedirectStatus }) {
	const t = useT();
	return <StateMark tone={status === 301 ? "plain" : "honey"}>{t(`office.redirect_${status}`)}</StateMark>;
}

/** An address of ours as people read it. */
export function readableAddress(href: string): string {
	try {
		return decodeURI(href);
	} catch {
		return href;
	}
}

/** The page of ours with what it is asked for, or the host elsewhere. */
export function TargetWords({ line }: { line: RedirectLine }) {
	const t = useT();
	if (!line.screen) return <>{t("office.outsideAt", { host: new URL(line.href).host })}</>;
	return (
		<>
			{t(`office.screen_${line.screen}`)}
			{line.choices.length > 0 && <span className="soft"> · {line.choices.join(" · ")}</span>}
		</>
	);
}

/** How often it was followed and when last, in words. */
export function useFollowed() {
	const t = useT();
	const language = useLanguage();
	const day = (iso: string) => formatDate(civilDayAt(new Date(iso)), language, "plain");
	return ({ hits, followed, countedFrom }: RedirectLine): string =>
		followed === null
			? t("office.followedNever", { day: day(countedFrom) })
			: t("office.followedTimes", { count: hits, last: day(followed), day: day(countedFrom) });
}

const GOOD: readonly RedirectTrial["end"][] = ["page", "outside"];

/** An address was followed as a visitor would, and each answer is named. */
export function Way({ trial: { hops, end } }: { trial: RedirectTrial }) {
	const t = useT();
	const Icon = GOOD.includes(end) ? CircleCheck : CircleAlert;
	return (
		<div className="office-way" role="status">
			{hops.length > 0 && (
				<ol>
					{hops.map(({ address, status, rule, isByVisitor }) => (
						<li key={address}>
							<b className="office-code">{status === 0 ? "…" : status}</b>{" "}
							<span className="office-mono">{address}</span>
							{rule !== null && rule !== address && <small>{t("office.byRule", { rule })}</small>}
							{isByVisitor && <small>{t("office.redirectByVisitor")}</small>}
						</li>
					))}
				</ol>
			)}
			<p className={GOOD.includes(end) ? "office-way-good" : "office-way-bad"}>
				<Icon className="icon" aria-hidden="true" />
				{t(`office.tried_${end}`)}
			</p>
		</div>
	);
}
