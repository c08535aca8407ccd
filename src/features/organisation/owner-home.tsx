import { TriangleAlert } from "lucide-react";
import { ENERGY_LABELS } from "#domain/accommodation/living.ts";
import { CHANGE_DAYS, factsText, type SeasonTerms } from "#domain/accommodation/owner-proposal.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OwnerHomePage } from "#site/views/owner-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Select } from "#ui/fields.tsx";
import { Notice } from "#ui/notice.tsx";
import { ListTable, StateMark } from "../office/list-table.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { OrganisationForm } from "./organisation-forms.tsx";
import { OwnerField, OwnerRefusal, useCame } from "./owner-forms.tsx";
import { HOME_TONES } from "./owner-overview.tsx";
import { Proposals } from "./owner-proposals.tsx";

/** One of the owner's homes: prices, rules and facts as they stand, and the way to propose others. */
export function OwnerHome({ page }: { page: OwnerHomePage }) {
	const t = useT();
	const { to } = useOrganisation();
	return (
		<>
			<div className="org-title">
				<h1 className="office-title">{page.title}</h1>
				<StateMark tone={HOME_TONES[page.status]}>{t(`owner.status_${page.status}`)}</StateMark>
			</div>
			<p className="soft mt-1">
				{page.place} ·{" "}
				<a className="text-link" href={`${to("messages")}?home=${page.accoId}`}>
					{t("organisation.messageAbout")}
				</a>
			</p>
			{page.homes.length > 1 && (
				<nav className="office-views" aria-label={t("owner.homes")}>
					{page.homes.map(({ accoId, title, href }) => (
						<a key={accoId} href={href} aria-current={accoId === page.accoId ? "page" : undefined}>
							{title}
						</a>
					))}
				</nav>
			)}
			{page.unmet.length > 0 && (
				<Notice as="div" tone={page.status === "live" ? "honey" : "berry"} className="mt-5">
					<TriangleAlert className="icon" aria-hidden="true" />
					<div>
						<p>{t(page.status === "live" ? "owner.unmetLive" : "owner.unmetOff")}</p>
						<ul className="own-taken">
							{page.unmet.map((check) => (
								<li key={check}>{t(`owner.unmet_${check}`)}</li>
							))}
						</ul>
					</div>
				</Notice>
			)}
			<div className="org-cols">
				<div className="org-stack">
					<Photos page={page} />
					<Seasons page={page} />
					{page.mayPropose && page.seasons.length > 0 && <ProposeSeason page={page} />}
				</div>
				<div className="org-stack">
					<section className="office-card" aria-labelledby="proposals">
						<div className="office-card-head">
							<h2 id="proposals">{t("owner.proposals")}</h2>
						</div>
						<Proposals proposals={page.proposals} mayWithdraw={page.mayPropose} />
					</section>
					<Facts page={page} />
				</div>
			</div>
		</>
	);
}

/** How many pictures there are, and the way to them. */
function Photos({ page: { pictures, mayPropose } }: { page: OwnerHomePage }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="photos">
			<div className="office-card-head">
				<h2 id="photos">{t("owner.photos")}</h2>
			</div>
			<div className="office-card-body">
				<p>{t("owner.photosCount", { count: pictures.count })}</p>
				{pictures.isDraft && <p className="soft t-small">{t("owner.photosDraft")}</p>}
				<a className={buttonClass("outline", { size: "small", className: "mt-3" })} href={pictures.href}>
					{t(mayPropose ? "owner.photosOpen" : "owner.photos")}
				</a>
			</div>
		</section>
	);
}

function useSeason(): (season: Pick<SeasonTerms, "from" | "to">) => string {
	const language = useLanguage();
	// The day after the last night is no night of the season.
	return ({ from, to }) => formatDateRange(dayOf(from), dayOf(to) - 1, language);
}

function Seasons({ page }: { page: OwnerHomePage }) {
	const t = useT();
	const language = useLanguage();
	const nights = useSeason();
	return (
		<section className="office-card" aria-labelledby="seasons">
			<div className="office-card-head">
				<h2 id="seasons">{t("owner.seasons")}</h2>
			</div>
			{page.seasons.length === 0 ? (
				<p className="office-card-body soft">{t("owner.noSeasons")}</p>
			) : (
				<ListTable
					label={t("owner.seasons")}
					columns={[
						t("owner.season"),
						{ number: t("owner.field_nightCents") },
						{ number: t("owner.field_weekendCents") },
						{ number: t("owner.field_minNights") },
						t("owner.field_changeDays"),
					]}
				>
					{page.seasons.map((season) => (
						<tr key={season.from}>
							<td>
								<b>{nights(season)}</b>
							</td>
							<td className="office-num">
								<span className="office-label">{t("owner.field_nightCents")} </span>
								{formatMoneyExact(season.nightCents, language)}
							</td>
							<td className="office-num">
								<span className="office-label">{t("owner.field_weekendCents")} </span>
								{formatMoneyExact(season.weekendCents, language)}
							</td>
							<td className="office-num">
								<span className="office-label">{t("owner.field_minNights")} </span>
								{season.minNights}
							</td>
							<td>{t(season.changeDays ? `owner.days_${season.changeDays}` : "owner.days_other")}</td>
						</tr>
					))}
				</ListTable>
			)}
		</section>
	);
}

function ProposeSeason({ page }: { page: OwnerHomePage }) {
	const t = useT();
	const { values } = useCame("propose-season");
	const nights = useSeason();
	return (
		<section className="office-card" aria-labelledby="propose-season">
			<div className="office-card-head">
				<h2 id="propose-season">{t("owner.proposeSeason")}</h2>
			</div>
			<div className="office-card-body">
				<p className="soft mb-4">{t("owner.proposeText")}</p>
				<OrganisationForm name="propose-season" className="org-form own-propose">
					<OwnerRefusal of="propose-season" />
					<input type="hidden" name="home" value={page.accoId} />
					<Select
						id="propose-season-season"
						name="season"
						label={t("owner.season")}
						hint={null}
						error={null}
						optional={null}
						className=""
						defaultValue={values.season}
						options={page.seasons.map((season) => ({ value: season.from, label: nights(season) }))}
					/>
					<OwnerField of="propose-season" name="night" hint={t("owner.nightHint")} />
					<OwnerField of="propose-season" name="weekend" hint={t("owner.weekendHint")} />
					<OwnerField of="propose-season" name="minNights" />
					<OwnerField
						of="propose-season"
						name="changeDays"
						value="keep"
						options={(["keep", ...CHANGE_DAYS] as const).map((value) => ({ value, label: t(`owner.days_${value}`) }))}
					/>
					<OwnerField of="propose-season" name="remark" hint={t("owner.remarkHint")} />
					<Button look="primary" type="submit">
						{t("owner.propose")}
					</Button>
				</OrganisationForm>
			</div>
		</section>
	);
}

function Facts({ page }: { page: OwnerHomePage }) {
	const t = useT();
	const { facts } = page;
	const { values } = useCame("propose-facts");
	const names = ["registrationNumber", "energyLabel", "checkinFrom", "checkoutUntil"] as const;
	return (
		<section className="office-card" aria-labelledby="facts">
			<div className="office-card-head">
				<h2 id="facts">{t("owner.facts")}</h2>
			</div>
			<div className="office-card-body">
				<dl className="own-facts">
					{names.map((name) => (
						<div key={name}>
							<dt>{t(`owner.field_${name}`)}</dt>
							<dd>{facts[name] ?? "–"}</dd>
						</div>
					))}
				</dl>
				{page.needsRegistration && <p className="soft t-small mt-3">{t("owner.registrationText")}</p>}
				{page.mayPropose && (
					<OrganisationForm name="propose-facts" className="org-form mt-4">
						<OwnerRefusal of="propose-facts" />
						<input type="hidden" name="home" value={page.accoId} />
						<input type="hidden" name="shown" value={values.shown ?? factsText(facts)} />
						<OwnerField of="propose-facts" name="registration" value={facts.registrationNumber ?? ""} />
						<OwnerField
							of="propose-facts"
							name="energy"
							value={facts.energyLabel ?? "none"}
							options={[
								{ value: "none", label: t("owner.energyNone") },
								...ENERGY_LABELS.map((value) => ({ value, label: value })),
							]}
						/>
						<OwnerField of="propose-facts" name="checkin" value={facts.checkinFrom ?? ""} hint={t("owner.hourHint")} />
						<OwnerField of="propose-facts" name="checkout" value={facts.checkoutUntil ?? ""} />
						<OwnerField of="propose-facts" name="remark" hint={t("owner.remarkHint")} />
						<Button look="outline" type="submit">
							{t("owner.propose")}
						</Button>
					</OrganisationForm>
				)}
			</div>
		</section>
	);
}
