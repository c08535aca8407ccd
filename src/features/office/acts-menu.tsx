import { ChevronDown, type LucideIcon } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useT } from "#i18n/react.tsx";
import { buttonClass } from "#ui/button.tsx";
import { useMenu } from "./menu.ts";

/** What can be done with what a page shows, at its head: one or two acts as buttons, all others in a menu. */

/** Beginning of the addresses of what can be done, each with the act's name behind it. */
export const ACT = "#act-";

export interface HeadAct {
	readonly name: string;
	readonly href: string;
	readonly word: string;
	/** What it is for, below its name in the menu. */
	readonly why: ReactNode;
	readonly Sign: LucideIcon;
	/** The key that opens it; it works outside of fields. */
	readonly shortcut?: string | undefined;
	/** It cannot be taken back. */
	readonly isDanger?: boolean;
	/** It is looked at. */
	readonly isHere?: boolean;
	/** It goes elsewhere than into the page: nothing is told apart by it. */
	readonly isQuiet?: boolean;
}

interface ActsProps {
	readonly label: string;
	/** Stand as buttons; on telephones the first alone, the others in the menu. */
	readonly leading: readonly HeadAct[];
	/** Stand in the menu, what cannot be taken back last. */
	readonly rest: readonly HeadAct[];
	/** What cannot be done now, with its reason. */
	readonly others: readonly { readonly name: string; readonly word: string; readonly why: ReactNode }[];
	/** One of them is open: no button is the page's main one. */
	readonly isOpen: boolean;
}

/** The focus is at the act that a mark names, or at the menu that it is in. */
export function focusAct(hash: string): void {
	if (!hash.startsWith(ACT)) return;
	const act = document.getElementById(hash.slice(1));
	(act?.closest("details")?.querySelector("summary") ?? act)?.focus();
}

/** Where a panel was closed, the focus is back at what opened it. */
export function useFocusBack(): void {
	useEffect(() => focusAct(location.hash), []);
}

export function Acts({ label, leading, rest, others, isOpen }: ActsProps) {
	const t = useT();
	const menu = useMenu({ lines: "a" });
	useFocusBack();
	if (leading.length + rest.length + others.length === 0) return null;
	const [, ...narrow] = leading;
	return (
		<nav className="office-acts" aria-label={label}>
			{leading.map(({ name, href, word, Sign, shortcut, isHere, isQuiet }, at) => (
				<a
					key={name}
					id={ACT.slice(1) + name}
					className={buttonClass(at === 0 && !isOpen && !isQuiet ? "primary" : "outline", { size: "small" })}
					href={href}
					aria-current={isHere ? "true" : undefined}
					data-key={shortcut}
					aria-keyshortcuts={shortcut}
				>
					<Sign aria-hidden="true" />
					{word}
				</a>
			))}
			{rest.length + others.length + narrow.length > 0 && (
				<details
					ref={menu}
					className="office-acts-menu"
					data-narrow={rest.length + others.length === 0 ? "" : undefined}
				>
					<summary className={buttonClass("outline", { size: "small" })}>
						{t("office.moreActs")}
						<ChevronDown aria-hidden="true" />
					</summary>
					<div className="office-float">
						<ul className="office-can">
							{narrow.map((act) => (
								<li key={act.name} data-narrow="">
									<MenuAct act={act} />
								</li>
							))}
							{rest
								.toSorted((a, b) => Number(a.isDanger ?? false) - Number(b.isDanger ?? false))
								.map((act) => (
									<li key={act.name} data-danger={act.isDanger ? "" : undefined}>
										<MenuAct act={act} isOwn />
									</li>
								))}
						</ul>
						{others.length > 0 && (
							<>
								<p className="office-acts-not">{t("office.notNow", { count: others.length })}</p>
								<ul className="office-can">
									{others.map(({ name, word, why }) => (
										<li key={name} className="office-cannot">
											<span>
												<s>{word}</s>
												<small>{why}</small>
											</span>
										</li>
									))}
								</ul>
							</>
						)}
					</div>
				</details>
			)}
		</nav>
	);
}

/** @param isOwn it stands nowhere else, so that its address and key are this line's. */
function MenuAct({
	act: { name, href, word, why, Sign, shortcut, isHere },
	isOwn = false,
}: {
	act: HeadAct;
	isOwn?: boolean;
}) {
	return (
		<a
			{...(isOwn ? { id: ACT.slice(1) + name, "data-key": shortcut, "aria-keyshortcuts": shortcut } : {})}
			href={href}
			aria-current={isHere ? "true" : undefined}
		>
			<Sign aria-hidden="true" />
			<span>
				<b>{word}</b>
				<small>{why}</small>
			</span>
			{shortcut && <kbd>{shortcut.replace("X", "⇧X").toUpperCase()}</kbd>}
		</a>
	);
}
