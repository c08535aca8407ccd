import type { AnyRouter } from "@tanstack/react-router";
import { type Act, hearActs } from "#analytics/acts.ts";
import { CONSENT_COOKIE, type ConsentCategory, readConsent } from "#analytics/consent.ts";
import type { AnalyticsEvent, Common, EventItem, Said, UserType } from "#analytics/events.ts";
import type { Language } from "#domain/language.ts";
import { type Acco, listedOf } from "#site/api/acco.ts";
import { readPublic } from "#site/rewrite.ts";
import type { AnalyticsView, PageView } from "#site/views/page-view.ts";
import { MAP_PART, type SeenCard, watchCards } from "./cards.ts";
import { type EventFate, logEvent } from "./event-log.ts";
import { ownCollector } from "./own-collector.ts";
import { isPrivate, pagePath, referrerPath } from "./page-path.ts";
import { listItem, priced, type ScreenFacts, screenFacts } from "./screen-events.ts";
import { seenLists } from "./seen-lists.ts";
import { tagManager } from "./tag-manager.ts";

/**
 * Measures the visit of this page: what screens were loaded with, what visitors do, what the server says came about.
 * Loaded late, and only where a setting measures. Until the visitor agrees nothing is sent but, to our own server, how
 * often what happened; the events of the screen that stands wait in memory for the choice.
 */

interface Visit extends Pick<PageView, "isStaff" | "holdsGuestSession" | "messagesHash"> {
	readonly analytics: AnalyticsView;
	readonly language: Language;
}

let isMeasuring = false;

/** Begins, once a page. Its language stands as long as it does: the switch is made of plain links. */
export function measureVisit(router: AnyRouter, page: PageView): void {
	const language = readPublic(location.pathname)?.language;
	const { analytics } = page;
	if (isMeasuring || !analytics || !language) return;
	isMeasuring = true;
	measure(router, { ...page, analytics, language });
}

function measure(router: AnyRouter, visit: Visit): void {
	const { analytics, language } = visit;
	const manager = analytics.tagManager && tagManager(analytics.tagManager);
	const collector = analytics.collects ? ownCollector() : null;
	const asks = analytics.asksConsent;
	let agreed: readonly ConsentCategory[] = [];
	/** Nothing was chosen yet: events wait. */
	let isUndecided = true;
	let waiting: AnalyticsEvent[] = [];
	/** What the tag manager was handed last. */
	let announced: readonly ConsentCategory[] | null = null;
	let screen = screenNow(router);
	let isReturn = isReload();

	const send = (event: AnalyticsEvent) => {
		if (!asks) log(event, "would be sent");
		else if (agreed.length > 0) {
			if (!isPrivate(location)) manager?.push(event);
			if (agreed.includes("analytics")) collector?.send(event);
			else collector?.count(event.event, language);
			log(event, "sent");
		} else if (isUndecided) {
			waiting.push(event);
			log(event, "held");
		} else {
			collector?.count(event.event, language);
			log(event, "counted");
		}
	};
	const log = (event: AnalyticsEvent, fate: EventFate) => {
		if (analytics.isWatched) logEvent(event, fate);
	};
	const say = (said: Said & Partial<Common>, { facts } = screen) => {
		lookAgain();
		send({ ...commonOf(visit, facts), ...said } as AnalyticsEvent);
	};

	/** The visitor is gone from where the waiting events were: they were not agreed to, and are only counted. */
	const giveUpWaiting = () => {
		for (const { event } of waiting) collector?.count(event, language);
		waiting = [];
	};

	/** The guest's own pages are not the tag manager's: it hears of the choice on the next one that is. */
	const announceChoice = () => {
		if (isUndecided || isPrivate(location) || announced === agreed) return;
		announced = agreed;
		manager?.allow(agreed);
	};

	const allow = (categories: readonly ConsentCategory[]) => {
		agreed = categories;
		isUndecided = false;
		announceChoice();
		if (categories.length === 0) return giveUpWaiting();
		const held = waiting;
		waiting = [];
		for (const event of held) send(event);
		void askDue();
	};

	const choice = () => (asks ? readConsent(cookieOf(CONSENT_COOKIE)) : null);
	/** What was chosen in another tab meanwhile holds here, too. */
	const lookAgain = () => {
		if (isUndecided) return;
		const categories = choice()?.categories ?? [];
		if (categories.join() !== agreed.join()) allow(categories);
	};

	const lists = seenLists<ScreenNow>(({ id, name, screen }, items) => {
		say({ event: "view_item_list", ecommerce: listed(id, name, items) }, screen);
	});
	const seen = (card: SeenCard) => {
		const home = screen.facts.homes.get(card.accoId);
		if (!home) return;
		const { id, name, offset } = listOf(card, screen.facts);
		lists.add({ id, name, screen }, listItem(home, card.index + offset));
	};
	const followed = (card: SeenCard) => {
		const home = screen.facts.homes.get(card.accoId);
		if (!home) return;
		const { id, name, offset } = listOf(card, screen.facts);
		say({ event: "select_item", ecommerce: listed(id, name, [listItem(home, card.index + offset)]) });
	};

	/** Asks the server for what came about; each is handed out once, whatever tab or reload asks. */
	const askDue = async () => {
		const bookingNo = screen.facts.booking?.bookingNo ?? null;
		if (!asks || agreed.length === 0 || visit.isStaff || (bookingNo === null && !visit.holdsGuestSession)) return;
		// The guest's own pages: the tag manager is not there to hear it, the next page asks again.
		if (isPrivate(location)) return;
		const response = await fetch("/api/events/due", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ lang: language, bookingNo }),
		}).catch(() => null);
		if (!response?.ok) return;
		const { events }: { readonly events: readonly Said[] } = await response.json();
		for (const event of events) say(event);
	};

	const act = (done: Act) => {
		const { home } = screen.facts;
		if (done.act === "consent") void openConsent().then((consent) => consent.showChoices());
		else if (done.act === "liked") void liked(done.accoId);
		else if (done.act === "typed") say({ event: "form_progress", percent: done.percent, field: done.field });
		else if (!home) return;
		else if (done.act === "insured") say({ event: "add_insurance", ecommerce: priced(home, done.cents) });
		else if (done.act === "paying") {
			say({ event: "add_payment_info", ecommerce: { ...priced(home, done.cents), payment_type: done.type } });
		} else {
			const previous_value = done.beforeCents / 100;
			say({ event: "price_changed", ecommerce: { ...priced(home, done.cents), previous_value } });
		}
	};

	/** The wishlist event carries the home's words, which getHuis knows (specification §7). */
	const liked = async (accoId: string) => {
		const response = await fetch("/api/getHuis", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ lang: language, from: 0, perPage: 1, accoIds: [accoId] }),
		}).catch(() => null);
		if (!response?.ok) return;
		const { accos }: { readonly accos: readonly Acco[] } = await response.json();
		const [acco] = accos;
		if (!acco) return;
		const home = listedOf(acco);
		say({ event: "add_to_wishlist", ecommerce: priced(home, home.stayCents ?? home.from?.stayCents ?? 0) });
	};

	/** The banner with its library: only for who has not chosen yet, or wants to choose anew. */
	const openConsent = async () => {
		const { askConsent } = await import("./consent-banner.ts");
		return askConsent({ language, messagesHash: visit.messagesHash, onChoice: allow });
	};

	const arrived = (before: ScreenNow | null) => {
		const { facts, name } = screen;
		const isNew = before === null || before.path !== screen.path || before.page !== screen.page;
		if (isNew) {
			const page_referrer = before ? before.path : referrerPath(document.referrer);
			say({ event: "page_view", page_path: screen.path, page_referrer, screen: name });
		}
		// Another page of a list is the same search.
		const isOther = before === null || before.path !== screen.path || before.facts.search !== facts.search;
		if (!isReturn && isOther) for (const said of facts.said) say(said);
		void askDue();
	};

	router.history.subscribe(({ action }: { readonly action: { readonly type: string } }) => {
		isReturn = action.type === "BACK" || action.type === "FORWARD" || action.type === "GO";
	});
	router.subscribe("onResolved", () => {
		const before = screen;
		const next = { ...screenNow(router), isReturn };
		const isOtherList = next.list !== before.list;
		if (isOtherList) lists.flush();
		if (next.path !== before.path) giveUpWaiting();
		screen = next;
		announceChoice();
		arrived(before);
		// Cards that stay where they are, are seen in the new list.
		if (isOtherList) cards.lookAgain();
	});
	addEventListener("pagehide", () => {
		lists.flush();
		giveUpWaiting();
		collector?.flush();
	});

	for (const event of ["focus", "pageshow"]) addEventListener(event, lookAgain);
	document.addEventListener("visibilitychange", lookAgain);
	const chosen = choice();
	screen = { ...screen, isReturn };
	arrived(null);
	const cards = watchCards({ onSeen: seen, onFollowed: followed });
	hearActs(act);
	if (chosen) allow(chosen.categories);
	else if (asks) void openConsent();
}

/** Lists that a screen has beside its own, by their part of it. */
const OTHER_LISTS = new Map([
	["other-dates", "otherDates"],
	[MAP_PART, "map"],
]);

/** The list that a card stands in. */
function listOf({ part }: SeenCard, { list }: ScreenFacts): ScreenFacts["list"] {
	const id = OTHER_LISTS.get(part);
	return id === undefined ? list : { id, name: list.name, offset: 0 };
}

function listed(id: string, name: string, items: readonly EventItem[]) {
	return { currency: "EUR", item_list_id: id, item_list_name: name, items } as const;
}

interface ScreenNow {
	readonly name: ReturnType<typeof nameOf>;
	readonly path: string;
	/** Page of a list, as the address has it. */
	readonly page: string;
	/** Search and page that its lists are of: another text is another list. */
	readonly list: string;
	readonly facts: ScreenFacts;
	/** It was reached by Back, Forward or a reload: what it says was said before. */
	readonly isReturn: boolean;
}

function screenNow(router: AnyRouter): ScreenNow {
	const name = nameOf(location.pathname);
	const data = router.state.matches.map(({ loaderData }: { readonly loaderData?: unknown }) => loaderData);
	const facts = screenFacts(name, data);
	const path = pagePath(location.pathname);
	const page = new URLSearchParams(location.search).get("page") ?? "";
	return { name, path, page, list: [path, page, facts.search].join(" "), facts, isReturn: false };
}

function nameOf(pathname: string) {
	return readPublic(pathname)?.name ?? "none";
}

function commonOf({ analytics, isStaff, language }: Visit, { stay, guests }: ScreenFacts): Common {
	const { partner, isAgency } = analytics;
	const user_type: UserType = isStaff ? "staff" : isAgency ? "agency" : "guest";
	return {
		event_id: crypto.randomUUID(),
		language,
		currency: "EUR",
		partner_code: partner?.code ?? null,
		partner_type: partner?.kind ?? "none",
		user_type,
		...(stay ? { stay } : {}),
		...(guests ? { guests } : {}),
	};
}

function isReload(): boolean {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return entry?.type === "reload" || entry?.type === "back_forward";
}

function cookieOf(name: string): string | undefined {
	const cookie = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
	return cookie && decodeURIComponent(cookie.slice(name.length + 1));
}
