import { ChevronDown, Route } from "lucide-react";
import { civilDayAt } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import {
	REDIRECT_ENDS,
	REDIRECT_STATUSES,
	type RedirectEnd,
	redirectsFields,
	redirectsHref,
	UNUSED_MONTHS,
} from "#site/office-redirects.ts";
import type { RedirectLine, RedirectsPage } from "#site/views/office-redirects-view.ts";
import { Button } from "#ui/button.tsx";
import { FilterBar, type FilterField, type FilterToken } from "./filter-bar.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable } from "./list-table.tsx";
import { EmptyList, MoreLink } from "./lists.tsx";
import { useMenu } from "./menu.ts";
import { RecordsHead } from "./record.tsx";
import { RedirectMark, readableAddress, TargetWords, Way } from "./redirect-parts.tsx";

/** Old addresses: where each leads, and a trial of any. */
export function Redirects({ page }: { page: RedirectsPage }) {
	const t = useT();
	useListKeys();
	const { text, status, end, unused, trial } = page;
	const query = { text, status, end, unused };
	const isCut = Object.keys(redirectsFields(query)).length > 0;
	const tokens: FilterToken[] = [];
	if (status !== null) {
		tokens.push({
			name: "status",
			label: t("office.redirectStatus"),
			value: t(`office.redirect_${status}`),
			without: redirectsHref({ ...query, status: null }),
		});
	}
	if (end !== null) {
		tokens.push({
			name: "end",
			label: t("office.target"),
			value: t(`office.redirectEnd_${end}`),
			without: redirectsHref({ ...query, end: null }),
		});
	}
	if (unused !== null) {
		tokens.push({
			name: "unused",
			label: t("office.unused"),
			value: t("office.unusedMonths", { count: unused }),
			without: redirectsHref({ ...query, unused: null }),
		});
	}
	const fields: readonly FilterField[] = [
		{
			name: "status",
			label: t("office.redirectStatus"),
			choices: REDIRECT_STATUSES.map((known) => ({
				key: String(known),
				word: t(`office.redirect_${known}`),
				href: redirectsHref({ ...query, status: known === status ? null : known }),
				isOn: known === status,
			})),
		},
		{
			name: "end",
			label: t("office.target"),
			choices: REDIRECT_ENDS.map((known: RedirectEnd) => ({
				key: known,
				word: t(`office.redirectEnd_${known}`),
				href: redirectsHref({ ...query, end: known === end ? null : known }),
				isOn: known === end,
			})),
		},
		{
			name: "unused",
			label: t("office.unused"),
			choices: UNUSED_MONTHS.map((known) => ({
				key: String(known),
				word: t("office.unusedMonths", { count: known }),
				href: redirectsHref({ ...query, unused: known === unused ? null : known }),
				isOn: known === unused,
			})),
		},
	];
	return (
		<>
			<RecordsHead
				title={t("office.title_redirects")}
				text={t("office.redirectsText")}
				href={page.newHref}
				word={t("office.newRedirect")}
			/>
			<FilterBar
				desk="redirects"
				said={redirectsFields(query)}
				find={{ label: t("office.findRedirect"), isWide: true }}
				tokens={tokens}
				fields={fields}
			>
				<Trial address={trial?.address} />
			</FilterBar>
			{trial && (
				<section className="office-card" aria-labelledby="tried">
					<div className="office-card-head">
						<h2 id="tried">{t("office.triedAddress")}</h2>
						<span className="office-mono">{trial.address}</span>
					</div>
					<div className="office-card-body">
						<Way trial={trial} />
					</div>
				</section>
			)}
			{page.lines.length === 0 ? (
				<EmptyList>{t(isCut ? "office.noRedirect" : "office.noRedirectYet")}</EmptyList>
			) : (
				<section className="office-card" aria-label={t("office.title_redirects")}>
					<ListTable
						className="office-redirects"
						columns={[
							t("office.oldPath"),
							t("office.target"),
							t("office.redirectStatus"),
							{ number: t("office.followed") },
							t("office.changed"),
						]}
					>
						{page.lines.map((line) => (
							<Line key={line.from} line={line} />
						))}
					</ListTable>
				</section>
			)}
			<MoreLink href={page.more}>{t("office.moreRedirects")}</MoreLink>
		</>
	);
}

/** Follows an address as a visitor would; what it answers stands above the list. */
function Trial({ address = "" }: { address?: string | undefined }) {
	const t = useT();
	const menu = useMenu({ lines: ":scope > div :is(input, button)", beginsAtFirst: true });
	return (
		<details ref={menu} className="office-filter-menu">
			<summary>
				<Route aria-hidden="true" />
				{t("office.tryAddress")}
				<ChevronDown aria-hidden="true" />
			</summary>
			<div className="office-float">
				<form className="office-try" method="get" action={officeHref("redirects")}>
					<div className="field">
						<label htmlFor="try-address">{t("office.address")}</label>
						<input
							id="try-address"
							className="input"
							type="text"
							name="try"
							maxLength={300}
							defaultValue={address}
							placeholder="/press"
							autoCapitalize="none"
							spellCheck={false}
						/>
					</div>
					<Button look="outline" size="small" type="submit">
						{t("office.tryNow")}
					</Button>
				</form>
			</div>
		</details>
	);
}

function Line({ line }: { line: RedirectLine }) {
	const t = useT();
	const language = useLanguage();
	const day = (iso: string) => formatDate(civilDayAt(new Date(iso)), language, "plain");
	return (
		<tr data-href={line.ownHref}>
			<td>
				<a className="office-link office-mono" href={line.ownHref}>
					{line.from}
				</a>
			</td>
			<td>
				<TargetWords line={line} />
				<small className="office-mono">{line.isOutside ? line.href : readableAddress(line.href)}</small>
			</td>
			<td>
				<RedirectMark status={line.status} />
			</td>
			<td className="office-num">
				<span className="office-label">{t("office.followed")} </span>
				<span className={line.hits === 0 ? "soft" : undefined}>{formatNumber(line.hits, language)}</span>
				<small>
					{line.followed === null
						? t("office.countedSince", { day: day(line.countedFrom) })
						: t("office.followedLast", { day: day(line.followed) })}
				</small>
			</td>
			<td>{formatInstant(new Date(line.changed), language, "compact")}</td>
		</tr>
	);
}
