import { House } from "lucide-react";
import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import { countryName } from "#i18n/countries.ts";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { homesFields, homesHref } from "#site/office-homes.ts";
import type { HomeLine, HomesPage } from "#site/views/office-homes-view.ts";
import { Picture } from "#ui/picture.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useListKeys } from "./list-keys.ts";
import { ListTable, StateMark } from "./list-table.tsx";
import { EmptyList, ListViews, MoreLink } from "./lists.tsx";

/** Homes of every status. */
export function Homes({ page }: { page: HomesPage }) {
	const t = useT();
	useListKeys();
	return (
		<>
			<h1 className="office-title">{t("office.title_homes")}</h1>
			{page.proposals.length > 0 && (
				<section className="office-card" aria-labelledby="proposals">
					<div className="office-card-head">
						<h2 id="proposals">{t("office.proposalsWait")}</h2>
					</div>
					<ul className="office-rows">
						{page.proposals.map(({ id, href, home, title }) => (
							<li key={id}>
								<span>
									<a className="office-link" href={href}>
										{home}
									</a>
									<small>{title}</small>
								</span>
							</li>
						))}
					</ul>
				</section>
			)}
			<ListViews
				label={t("office.homeLists")}
				views={page.lists.map(({ status, href, isHere }) => ({
					key: status ?? "all",
					href,
					isHere,
					word: t(`office.homes_${status ?? "all"}`),
				}))}
			/>
			<FilterBar
				desk="homes"
				said={homesFields(page)}
				find={{ label: t("office.findHome"), isWide: true }}
				tokens={
					page.owner === ""
						? []
						: [
								{
									name: "owner",
									label: t("office.ownerCode"),
									value: page.owner,
									without: homesHref({ q: page.q, status: page.status }),
								},
							]
				}
				fields={[
					{
						name: "owner",
						label: t("office.ownerCode"),
						inputs: [{ name: "owner", label: t("office.ownerCode"), type: "text", value: page.owner }],
					},
				]}
			/>
			{page.lines.length === 0 ? <EmptyList>{t("office.noHome")}</EmptyList> : <Lines lines={page.lines} />}
			<MoreLink href={page.more}>{t("office.moreHomes")}</MoreLink>
		</>
	);
}

const TONES = { live: "moss", test: "honey", off: "dune", draft: "plain" } as const;

export function HomeStatus({ status }: { status: AccommodationStatus }) {
	const t = useT();
	return <StateMark tone={TONES[status]}>{t(`office.homes_${status}`)}</StateMark>;
}

export function Status({ status, isHeld }: { status: AccommodationStatus; isHeld: boolean }) {
	const t = useT();
	return (
		<>
			<HomeStatus status={status} />
			{isHeld && <small>{t("office.homeHeld")}</small>}
		</>
	);
}

function Lines({ lines }: { lines: readonly HomeLine[] }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="office-card" aria-label={t("office.title_homes")}>
			<ListTable
				className="office-homes"
				columns={[
					t("office.number"),
					t("office.homeAndPlace"),
					t("office.ownerCode"),
					t("office.state"),
					t("office.changed"),
				]}
			>
				{lines.map(({ id, href, title, place, country, owner, status, isHeld, changed, picture }) => (
					<tr key={id} data-href={href}>
						<td className="cell-no">
							<a className="office-mono" href={href}>
								{id}
							</a>
						</td>
						<td>
							<div className="office-homes-home">
								<span className="office-homes-picture">
									{picture ? <Picture src={picture} alt="" /> : <House aria-hidden="true" />}
								</span>
								<span>
									<b>{title}</b>
									<small>
										{place}, {countryName(country, language)}
									</small>
								</span>
							</div>
						</td>
						<td className={owner === "" ? "office-none" : undefined}>
							{owner !== "" && <span className="office-label">{t("office.ownerCode")} </span>}
							{owner}
						</td>
						<td>
							<Status status={status} isHeld={isHeld} />
						</td>
						<td>{formatInstant(new Date(changed), language, "compact")}</td>
					</tr>
				))}
			</ListTable>
		</section>
	);
}
