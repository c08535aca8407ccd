import {
	ArrowLeftRight,
	Banknote,
	BookCheck,
	CalendarPlus,
	Check,
	ChevronDown,
	CircleX,
	HousePlug,
	LogOut,
	type LucideIcon,
	Mail,
	PencilLine,
	Undo2,
	X,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "#i18n/react.tsx";
import type { BookingAction, OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { CHANGING, DANGERS } from "./booking-danger.ts";
import { leadingActs } from "./leading-acts.ts";
import { ACTION_KEYS } from "./office-keys.ts";

/** Beginning of the addresses of what can be done, each with the action's name behind it. */
export const ACT = "#act-";

export const ACT_SIGNS: Readonly<Record<BookingAction, LucideIcon>> = {
	accept: Check,
	decline: X,
	"confirm-option": BookCheck,
	"extend-option": CalendarPlus,
	"release-option": LogOut,
	"write-guest": Mail,
	receive: Banknote,
	rebook: ArrowLeftRight,
	price: PencilLine,
	refund: Undo2,
	"cancel-booking": CircleX,
	"cancel-for-host": HousePlug,
};

/**
 * What can happen to a booking now, at its head: the one or two acts that its state asks for as buttons, all others in
 * a menu below them. Each opens in the page and says what follows; nothing is done before it is sent.
 */
export function HeadActions({ page }: { page: OfficeBookingPage }) {
	const t = useT();
	const { actions, open } = page;
	const menu = useMenu();
	const leading = leadingActs(page);
	const isDanger = ({ name }: { readonly name: BookingAction }) => DANGERS.includes(name);
	// What cannot be taken back stands last.
	const rest = actions
		.filter(({ name, isPossible }) => isPossible && !leading.includes(name))
		.toSorted((a, b) => Number(isDanger(a)) - Number(isDanger(b)));
	const others = actions.filter(({ isPossible }) => !isPossible);
	useEffect(() => {
		// Where a panel was closed, the focus is back at what opened it.
		const { hash } = location;
		if (!hash.startsWith(ACT)) return;
		const act = document.getElementById(hash.slice(1));
		(act?.closest("details")?.querySelector("summary") ?? act)?.focus();
	}, []);
	if (actions.length === 0) return null;
	const asker = page.approval?.asker ?? "";
	const blocked = page.blockedBySecond;
	const hrefOf = (name: BookingAction) => actions.find((one) => one.name === name)?.href;
	return (
		<nav className="office-acts" aria-label={t("office.canHappen")}>
			{leading.map((name, at) => {
				const Sign = ACT_SIGNS[name];
				const isMain = at === 0 && open === null && name !== "write-guest";
				return (
					<a
						key={name}
						id={ACT.slice(1) + name}
						className={buttonClass(isMain ? "primary" : "outline", { size: "small" })}
						href={hrefOf(name)}
						aria-current={open?.name === name ? "true" : undefined}
						data-key={ACTION_KEYS[name]}
						aria-keyshortcuts={ACTION_KEYS[name]}
					>
						<Sign aria-hidden="true" />
						{t(`office.do_${name}`)}
					</a>
				);
			})}
			{rest.length + others.length > 0 && (
				<details ref={menu} className="office-acts-menu">
					<summary className={buttonClass("outline", { size: "small" })}>
						{t("office.moreActs")}
						<ChevronDown aria-hidden="true" />
					</summary>
					<div>
						<ul className="office-can">
							{rest.map(({ name, href }) => {
								const Sign = ACT_SIGNS[name];
								return (
									<li key={name} data-danger={DANGERS.includes(name) ? "" : undefined}>
										<a
											id={ACT.slice(1) + name}
											href={href}
											aria-current={open?.name === name ? "true" : undefined}
											data-key={ACTION_KEYS[name]}
											aria-keyshortcuts={ACTION_KEYS[name]}
										>
											<Sign aria-hidden="true" />
											<span>
												<b>{t(`office.do_${name}`)}</b>
												<small>
													{page.approval && CHANGING.includes(name)
														? t("office.endsRequestShort", { name: asker })
														: t(`office.why_${name}`)}
												</small>
											</span>
											{ACTION_KEYS[name] && <kbd>{ACTION_KEYS[name].replace("X", "⇧X").toUpperCase()}</kbd>}
										</a>
									</li>
								);
							})}
						</ul>
						{others.length > 0 && (
							<>
								<p className="office-acts-not">{t("office.notNow", { count: others.length })}</p>
								<ul className="office-can">
									{others.map(({ name }) => (
										<li key={name} className="office-cannot">
											<span>
												<s>{t(`office.do_${name}`)}</s>
												<small>
													{blocked.includes(name) ? t("office.waitsFirst", { name: asker }) : t(onlyOf(name, page))}
												</small>
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

/** Why an act cannot be done now. A live option that cannot be booked is one whose guest left no more than an email. */
export function onlyOf(name: BookingAction, { state }: Pick<OfficeBookingPage, "state">) {
	return name === "confirm-option" && state === "option"
		? "office.only_guestMissing"
		: (`office.only_${name}` as const);
}

/** A menu that the browser opens: with script Escape and a press elsewhere shut it, and arrows go through its links. */
function useMenu() {
	const menu = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const element = menu.current;
		if (!element) return;
		const elsewhere = ({ target }: Event) => {
			if (element.open && target instanceof Node && !element.contains(target)) element.open = false;
		};
		const pressed = (event: KeyboardEvent) => {
			if (!element.open) return;
			if (event.key === "Escape") {
				element.open = false;
				element.querySelector("summary")?.focus();
				event.preventDefault();
				return;
			}
			const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
			if (step === undefined) return;
			const links = [...element.querySelectorAll("a")];
			const at = links.findIndex((link) => link === document.activeElement);
			const next = at < 0 && step < 0 ? links.length - 1 : at + step;
			links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
			event.preventDefault();
		};
		document.addEventListener("pointerdown", elsewhere);
		element.addEventListener("focusout", ({ relatedTarget }) => {
			if (relatedTarget instanceof Node && !element.contains(relatedTarget)) element.open = false;
		});
		element.addEventListener("keydown", pressed);
		return () => {
			document.removeEventListener("pointerdown", elsewhere);
			element.removeEventListener("keydown", pressed);
		};
	}, []);
	return menu;
}
