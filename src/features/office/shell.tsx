import { Ellipsis, LogOut } from "lucide-react";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { useT } from "#i18n/react.tsx";
import { type OfficePageName, officeHref } from "#site/office.ts";
import type { MenuGroup, OfficeView } from "#site/views/office-view.ts";
import { Button } from "#ui/button.tsx";
import { Logo } from "../layout/logo.tsx";
import { OfficeDoneNotice } from "./done.tsx";
import { Finder } from "./finder.tsx";
import { OfficeLanguages } from "./languages.tsx";
import { OfficeForm } from "./office-forms.tsx";
import { PAGE_SIGNS } from "./page-signs.ts";

/** Tabs of small screens beside the one that holds the rest. */
const TABS = 4;

/** Side column, or tabs below on small screens, around a page of the office. */
export function Shell({
	here,
	person,
	menu,
	children,
}: {
	/** Where in the menu the page belongs; null: nowhere. */
	here: OfficePageName | null;
	person: NonNullable<OfficeView["person"]>;
	menu: OfficeView["menu"];
	children: ReactNode;
}) {
	const t = useT();
	// The own account has its link at the name.
	const pages = menu.filter(({ group }) => group !== "own");
	const further = pages.slice(TABS);
	const nav = useRef<HTMLElement>(null);
	useEffect(() => {
		const { current } = nav;
		const link = current?.querySelector<HTMLElement>("[aria-current]");
		// Of a menu that is longer than the window; the page itself stays where it is.
		if (current && link) current.scrollTop = link.offsetTop - current.offsetTop - current.clientHeight / 2;
	}, []);
	return (
		<div className="office-app">
			<a href="#content" className="skip-link btn btn-primary">
				{t("layout.skip")}
			</a>
			<aside className="office-side">
				<a className="office-brand logo" href={officeHref("")}>
					<Logo />
					<span>Halcyon</span>
				</a>
				<Finder />
				<nav ref={nav} className="office-nav" aria-label={t("office.menu")}>
					<MenuLinks pages={pages.slice(0, TABS)} here={here} />
					<MenuLinks pages={further} after={pages[TABS - 1]?.group} here={here} className="office-further" />
					{/* On small screens alone; there the links before it and the languages above are not shown. */}
					<details className={`office-more${further.some(({ name }) => name === here) ? " here" : ""}`}>
						<summary>
							<Ellipsis aria-hidden="true" />
							{t("office.more")}
						</summary>
						<div>
							<MenuLinks pages={further} after={pages[TABS - 1]?.group} here={here} />
							<OfficeLanguages />
							{/* Not one touch away beside what is pressed all day. */}
							<OfficeForm name="sign-out">
								<Button look="outline" size="small" type="submit">
									<LogOut className="icon" aria-hidden="true" />
									{t("office.signOut")}
								</Button>
							</OfficeForm>
						</div>
					</details>
				</nav>
				<OfficeLanguages />
				<div className="office-me">
					<a
						href={officeHref("account")}
						title={t("office.title_account")}
						aria-current={here === "account" ? "page" : undefined}
					>
						<span className="office-face" aria-hidden="true">
							{initialsOf(person.name)}
						</span>
						<span>
							<b>{person.name}</b>
							<span className="visually-hidden">, {t("office.title_account")}</span>
							<span className="soft t-small">{person.roles.map((role) => t(`office.role_${role}`)).join(" · ")}</span>
						</span>
					</a>
					<OfficeForm name="sign-out">
						<Button look="round" type="submit" aria-label={t("office.signOut")} title={t("office.signOut")}>
							<LogOut className="icon" aria-hidden="true" />
						</Button>
					</OfficeForm>
				</div>
			</aside>
			<main id="content" className="office-body" tabIndex={-1}>
				<OfficeDoneNotice />
				{children}
			</main>
		</div>
	);
}

/** Links with the name of each group above its first; groups of what stands before them have theirs already. */
function MenuLinks({
	pages,
	after = "work",
	here,
	className = "",
}: {
	pages: OfficeView["menu"];
	after?: MenuGroup | undefined;
	here: OfficePageName | null;
	className?: string;
}) {
	const t = useT();
	return pages.map(({ name, path, group }, at) => {
		const Icon = PAGE_SIGNS[name];
		const isFirst = group !== (pages[at - 1]?.group ?? after);
		const hasName = group !== "work" && group !== "own";
		return (
			<Fragment key={name}>
				{isFirst && hasName && <p className={`office-group ${className}`}>{t(`office.menu_${group}`)}</p>}
				<a
					className={className}
					href={officeHref(path)}
					title={t(`office.title_${name}`)}
					aria-current={name === here ? "page" : undefined}
				>
					<Icon aria-hidden="true" />
					<span>{t(`office.title_${name}`)}</span>
				</a>
			</Fragment>
		);
	});
}

/** At most two letters for a round sign. */
function initialsOf(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	return [words[0], words.length > 1 ? words.at(-1) : undefined]
		.map((word) => word?.[0] ?? "")
		.join("")
		.toUpperCase();
}
