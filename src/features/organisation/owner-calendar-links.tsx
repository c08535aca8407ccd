import { CircleCheck, TriangleAlert } from "lucide-react";
import { formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OwnerCalendarPage, OwnerCalendarSource } from "#site/views/owner-view.ts";
import { Button } from "#ui/button.tsx";
import { StateMark } from "../office/list-table.tsx";
import { OrganisationForm } from "./organisation-forms.tsx";
import { OwnerField, OwnerRefusal } from "./owner-forms.tsx";

/** The calendars that a home takes in from other sites, and the one that it gives out. */
export function CalendarLinks({ page }: { page: OwnerCalendarPage }) {
	const t = useT();
	return (
		<>
			<section className="office-card" aria-labelledby="sources">
				<div className="office-card-head">
					<h2 id="sources">{t("owner.sources")}</h2>
				</div>
				{page.sources.length === 0 ? (
					<p className="office-card-body soft">{t("owner.noSources")}</p>
				) : (
					<ul className="org-list">
						{page.sources.map((source) => (
							<li key={source.id}>
								<Source source={source} page={page} />
							</li>
						))}
					</ul>
				)}
				{page.mayChange && (
					<div className="office-card-body">
						<OrganisationForm name="add-calendar" className="org-form">
							<OwnerRefusal of="add-calendar" />
							<input type="hidden" name="home" value={page.accoId} />
							<OwnerField of="add-calendar" name="calendar" hint={t("owner.calendarHint")} />
							<Button look="outline" type="submit">
								{t("owner.addCalendar")}
							</Button>
						</OrganisationForm>
					</div>
				)}
			</section>
			<section className="office-card" aria-labelledby="address">
				<div className="office-card-head">
					<h2 id="address">{t("owner.addressTitle")}</h2>
				</div>
				<div className="office-card-body">
					<p className="soft">{t("owner.addressText")}</p>
					<p className="own-address office-mono mt-3">{page.address}</p>
					{page.mayChange && (
						<details className="org-change">
							<summary>{t("owner.newAddressOpen")}</summary>
							<p className="soft t-small mb-4">{t("owner.newAddressText")}</p>
							<OrganisationForm name="new-address">
								<input type="hidden" name="home" value={page.accoId} />
								<Button look="danger" size="small" type="submit">
									{t("owner.newAddress")}
								</Button>
							</OrganisationForm>
						</details>
					)}
				</div>
			</section>
		</>
	);
}

function Source({ source, page }: { source: OwnerCalendarSource; page: OwnerCalendarPage }) {
	const t = useT();
	const language = useLanguage();
	const { id, host, byOwner, readAt, error, triedAt, nextAt, stays, conflicts, problems } = source;
	const at = (instant: string) => formatInstant(new Date(instant), language, "compact");
	return (
		<>
			<div className="org-line">
				<b>{host}</b>
				{error ? (
					<StateMark tone="honey">
						<TriangleAlert aria-hidden="true" />
						{t("owner.sourceFails")}
					</StateMark>
				) : (
					readAt && (
						<StateMark tone="moss">
							<CircleCheck aria-hidden="true" />
							{t("owner.sourceWorks")}
						</StateMark>
					)
				)}
			</div>
			<p className="soft t-small">
				{readAt ? t("owner.readAt", { at: at(readAt), count: stays }) : t("owner.notRead")}
				{conflicts > 0 && ` · ${t("owner.sourceConflicts", { count: conflicts })}`}
				{problems > 0 && ` · ${t("owner.sourceProblems", { count: problems })}`}
			</p>
			{error && (
				<p className="t-small">
					{t("owner.sourceError", {
						at: triedAt ? at(triedAt) : "",
						why: t(`owner.fail_${FAILURES.find((known) => known === error) ?? "OTHER"}`),
						next: at(nextAt),
					})}
				</p>
			)}
			{!byOwner && <p className="soft t-small">{t("owner.sourceOfFeed")}</p>}
			{byOwner && page.mayChange && (
				<OrganisationForm name="leave-calendar">
					<input type="hidden" name="home" value={page.accoId} />
					<input type="hidden" name="source" value={id} />
					<Button look="outline" size="small" type="submit" className="mt-2">
						{t("owner.leaveCalendar")}
						<span className="visually-hidden"> {host}</span>
					</Button>
				</OrganisationForm>
			)}
		</>
	);
}

/** Why reading failed, as far as an owner can do something about it. */
const FAILURES = [
	"REFUSED",
	"UNREACHABLE",
	"TOO_LARGE",
	"TIMED_OUT",
	"BAD_STATUS",
	"NOT_A_CALENDAR",
	"TRUNCATED",
	"UNREADABLE",
] as const;
