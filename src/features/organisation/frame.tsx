import { ChevronDown, Menu as MenuIcon } from "lucide-react";
import type { ReactNode } from "react";
import { LANGUAGE_NAMES, LANGUAGES } from "#domain/language.ts";
import { Colon, useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { Button } from "#ui/button.tsx";
import { Logo } from "../layout/logo.tsx";
import { Menu } from "../layout/menu.tsx";
import officeStyles from "../office/office.css?url";
import officeListStyles from "../office/office-lists.css?url";
import officeTableStyles from "../office/office-tables.css?url";
import styles from "./organisation.css?url";
import { useOrganisation } from "./organisation-context.tsx";
import { OrganisationForm } from "./organisation-forms.tsx";

/** The frame of the areas of organisations: a header with the sections and who is signed in, on the site's salt ground. */
export function OrganisationFrame({ children }: { children: ReactNode }) {
	const t = useT();
	const language = useLanguage();
	const { view } = useOrganisation();
	return (
		<div className="org">
			{[officeStyles, officeTableStyles, officeListStyles, styles].map((sheet) => (
				<link key={sheet} rel="stylesheet" href={sheet} precedence="default" />
			))}
			<a href="#content" className="skip-link btn btn-primary">
				{t("layout.skip")}
			</a>
			<header className="org-head">
				<div>
					<a className="logo" href={href("home", language)}>
						<Logo />
						<span>Halcyon</span>
					</a>
					{view.menu.length > 0 && (
						<>
							<nav className="org-nav" aria-label={t("organisation.menu")}>
								<Sections />
							</nav>
							{/* On a phone: all sections are read at once, where a row of them would have to be pushed about. */}
							<Menu
								className="org-sections"
								button={
									<>
										<MenuIcon className="icon-s" aria-hidden="true" />
										<span className="visually-hidden">
											{t("organisation.menu")}
											<Colon />
										</span>
										<b>{t(`organisation.menu_${view.section ?? "overview"}`)}</b>
										<ChevronDown className="icon-s" aria-hidden="true" />
									</>
								}
							>
								<nav className="menu-list org-sections-list" aria-label={t("organisation.menu")}>
									<Sections />
								</nav>
							</Menu>
						</>
					)}
					<Languages />
					{view.person && <Me />}
				</div>
			</header>
			<main id="content" className="org-main" tabIndex={-1}>
				{children}
			</main>
		</div>
	);
}

/** Links to the sections that the person may see. */
function Sections() {
	const t = useT();
	const { view, to } = useOrganisation();
	return view.menu.map((section) => (
		<a key={section} href={to(section)} aria-current={section === view.section ? "page" : undefined}>
			{t(`organisation.menu_${section}`)}
		</a>
	));
}

/** The same page in the other languages; the server keeps the choice. */
function Languages() {
	const t = useT();
	const language = useLanguage();
	const { view } = useOrganisation();
	return (
		<nav className="org-languages t-small" aria-label={t("layout.languages")}>
			{LANGUAGES.map((other) => (
				<a
					key={other}
					href={view.alternates[other]}
					hrefLang={other}
					lang={other}
					aria-current={other === language ? "true" : undefined}
				>
					<span aria-hidden="true">{other.toUpperCase()}</span>
					<span className="visually-hidden">{LANGUAGE_NAMES[other]}</span>
				</a>
			))}
		</nav>
	);
}

/** Who is signed in and for whom, the other organisations of the same person, and the way out. */
function Me() {
	const t = useT();
	const { view } = useOrganisation();
	const { person } = view;
	if (!person) return null;
	return (
		<Menu
			className="org-me"
			button={
				<>
					<b>{person.organisation.name}</b>
					<ChevronDown className="icon-s" aria-hidden="true" />
				</>
			}
		>
			<div className="menu-list org-me-list">
				<p>
					<b>{person.name}</b>
					<span className="soft t-small">
						{person.organisation.code} · {t(`organisation.role_${person.role}`)}
					</span>
				</p>
				{person.others.map(({ id, name }) => (
					<OrganisationForm key={id} name="switch">
						<input type="hidden" name="organisation" value={id} />
						<button type="submit">{t("organisation.switchTo", { name })}</button>
					</OrganisationForm>
				))}
				<OrganisationForm name="sign-out">
					<Button look="outline" size="small" type="submit">
						{t("organisation.signOut")}
					</Button>
				</OrganisationForm>
			</div>
		</Menu>
	);
}
