import { formatInstant, formatNumber } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { feedsHref } from "#site/office-feeds.ts";
import { FEED_COUNTS, type FeedLine, type FeedsPage } from "#site/views/office-feeds-view.ts";
import { Button } from "#ui/button.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable, StateMark } from "./list-table.tsx";
import { EmptyList, MoreLink } from "./lists.tsx";
import { OfficeForm, OfficeRefusal } from "./office-forms.tsx";

/** Imports of feeds: what each brought, what failed in it, and one run again. */
export function Feeds({ page }: { page: FeedsPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<h1 className="office-title">{t("office.title_feeds")}</h1>
			<p className="soft mt-2">{t("office.feedsText")}</p>
			<OfficeRefusal of="feed-again" />
			{page.open && <Opened run={page.open} />}
			{page.lines.length === 0 ? <EmptyList>{t("office.noFeed")}</EmptyList> : <Lines lines={page.lines} />}
			<MoreLink href={page.more}>{t("office.moreFeeds")}</MoreLink>
		</>
	);
}

const TONES = {
	ok: "moss",
	"with-failures": "honey",
	failed: "berry",
	running: "king",
	"broken-off": "berry",
} as const;

function State({ state }: { state: FeedLine["state"] }) {
	const t = useT();
	return <StateMark tone={TONES[state]}>{t(`office.feed_${state}`)}</StateMark>;
}

function Lines({ lines }: { lines: readonly FeedLine[] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-label={t("office.title_feeds")}>
			<ListTable
				className="office-feeds"
				columns={[
					t("office.when"),
					t("office.feedSource"),
					t("office.state"),
					{ number: t("office.feedHomes") },
					{ number: t("office.feedFailing") },
				]}
			>
				{lines.map(({ id, href, started, source, format, state, counts }) => (
					<tr key={id} data-href={href}>
						<td className="cell-no">
							<a className="office-link" href={href}>
								{formatInstant(new Date(started), language, "compact")}
							</a>
						</td>
						<td>
							{source}
							<small>{format}</small>
						</td>
						<td>
							<State state={state} />
						</td>
						<td className="office-num">
							<span className="office-label">{t("office.feedHomes")} </span>
							{formatNumber(counts.created + counts.updated, language)}
						</td>
						<td className="office-num">
							<span className="office-label">{t("office.feedFailing")} </span>
							{formatNumber(counts.failed, language)}
						</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}

function Opened({ run }: { run: NonNullable<FeedsPage["open"]> }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-labelledby="open-run">
			<div className="office-card-head">
				<h2 id="open-run">{formatInstant(new Date(run.started), language)}</h2>
				<State state={run.state} />
				<a className="office-link" href={feedsHref({})}>
					{t("office.closeRun")}
				</a>
			</div>
			<div className="office-card-body">
				<p className="office-feed-source">
					{run.source}{" "}
					{run.seconds !== null && (
						<span className="soft">· {t("office.feedTook", { seconds: formatNumber(run.seconds, language) })}</span>
					)}
				</p>
				<dl className="office-feed-counts">
					{FEED_COUNTS.map((name) => (
						<div key={name}>
							<dt>{t(`office.feedCount_${name}`)}</dt>
							<dd>{formatNumber(run.counts[name], language)}</dd>
						</div>
					))}
				</dl>
				{run.mayRepeat && (
					<OfficeForm name="feed-again">
						<input type="hidden" name="run" value={run.id} />
						<Button look="outline" size="small" type="submit">
							{t("office.feedAgain")}
						</Button>
					</OfficeForm>
				)}
			</div>
			{run.issues.length > 0 && (
				<ListTable
					className="office-feeds"
					columns={[t("office.feedLine"), t("office.feedField"), t("office.feedExpected")]}
				>
					{run.issues.map(({ id, isError, file, line, field, expected }) => (
						<tr key={id}>
							<td>
								{line ?? "–"}
								<small>{file}</small>
							</td>
							<td className="office-mono">{field || "–"}</td>
							<td>
								<StateMark tone={isError ? "berry" : "plain"}>
									{isError ? t("office.feedError") : t("office.feedWarning")}
								</StateMark>{" "}
								<span lang="en">{expected}</span>
							</td>
						</tr>
					))}
				</ListTable>
			)}
		</section>
	);
}
