import { useT } from "#i18n/react.tsx";
import type { LandingHome, LandingPage } from "#site/views/organisation-view.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields.tsx";
import { useOrganisation } from "./organisation-context.tsx";
import { OrganisationField, OrganisationForm, OrganisationRefusal } from "./organisation-forms.tsx";

/** The homes at the head of a partner's landing page: chosen by number or out of a search, put in order, taken off. */
export function Landing({ page }: { page: LandingPage }) {
	const t = useT();
	const { to } = useOrganisation();
	const { homes, mayChange, mostHomes, found, find } = page;
	return (
		<>
			<h1 className="office-title">{t("organisation.title_landing")}</h1>
			<p className="soft mt-2">
				{t("organisation.landingText", { count: mostHomes })}{" "}
				<a className="text-link" href={page.url}>
					{t("organisation.landingOpen")}
				</a>
			</p>
			<div className="org-cols">
				<section className="office-card" aria-labelledby="chosen">
					<div className="office-card-head">
						<h2 id="chosen">{t("organisation.landingHomes", { count: homes.length })}</h2>
					</div>
					{homes.length === 0 ? (
						<p className="office-card-body soft">{t("organisation.landingNone")}</p>
					) : (
						<ol className="org-list">
							{homes.map((home, at) => (
								<li key={home.accoId} className="org-line">
									<HomeLine home={home} />
									{mayChange && (
										<div className="org-actions">
											{at > 0 && <OneHome form="raise-home" home={home} label={t("organisation.landingUp")} />}
											<OneHome form="drop-home" home={home} label={t("organisation.landingDrop")} />
										</div>
									)}
								</li>
							))}
						</ol>
					)}
				</section>
				{mayChange && (
					<div className="org-stack">
						<section className="office-card" aria-labelledby="by-number">
							<div className="office-card-head">
								<h2 id="by-number">{t("organisation.landingByNumber")}</h2>
							</div>
							<div className="office-card-body">
								<OrganisationForm name="choose-homes" className="org-form">
									<OrganisationRefusal of="choose-homes" />
									<OrganisationField of="choose-homes" name="homes" hint={t("organisation.homesHint")} />
									<Button look="primary" type="submit">
										{t("organisation.landingAdd")}
									</Button>
								</OrganisationForm>
							</div>
						</section>
						<section className="office-card" aria-labelledby="by-search">
							<div className="office-card-head">
								<h2 id="by-search">{t("organisation.landingBySearch")}</h2>
							</div>
							<div className="office-card-body">
								<form method="get" action={`${to("landing")}#by-search`} className="org-form">
									<Field id="find" name="find" type="text" label={t("organisation.landingFind")} defaultValue={find} />
									<Button look="outline" type="submit">
										{t("organisation.landingFindIt")}
									</Button>
								</form>
							</div>
							{found?.length === 0 && <p className="office-card-body soft">{t("organisation.landingFoundNone")}</p>}
							{found && found.length > 0 && (
								<ul className="org-list">
									{found.map((home) => (
										<li key={home.accoId} className="org-line">
											<HomeLine home={home} />
											{home.isChosen ? (
												<span className="soft t-small">{t("organisation.landingChosen")}</span>
											) : (
												<OrganisationForm name="choose-homes">
													<input type="hidden" name="homes" value={home.accoId} />
													<Button look="outline" size="small" type="submit">
														{t("organisation.landingAdd")}
														<span className="visually-hidden"> {home.title}</span>
													</Button>
												</OrganisationForm>
											)}
										</li>
									))}
								</ul>
							)}
						</section>
					</div>
				)}
			</div>
		</>
	);
}

function HomeLine({ home: { accoId, title, place, href } }: { home: LandingHome }) {
	const t = useT();
	return (
		<p>
			{href ? (
				<a className="text-link" href={href}>
					{title}
				</a>
			) : (
				<b>{t("organisation.landingGone")}</b>
			)}
			<br />
			<span className="soft t-small">
				{place && `${place} · `}
				<span className="office-mono">{accoId}</span>
			</span>
		</p>
	);
}

function OneHome({ form, home, label }: { form: "raise-home" | "drop-home"; home: LandingHome; label: string }) {
	return (
		<OrganisationForm name={form}>
			<input type="hidden" name="home" value={home.accoId} />
			<Button look="outline" size="small" type="submit">
				{label}
				<span className="visually-hidden"> {home.title ?? home.accoId}</span>
			</Button>
		</OrganisationForm>
	);
}
