/** Sees which cards of homes come into view, and which of them is followed, whatever screen or block drew them. */

export interface CardWatch {
	/** Half of a card is in view, for the first time. */
	readonly onSeen: (card: SeenCard) => void;
	readonly onFollowed: (card: SeenCard) => void;
}

export interface SeenCard {
	readonly accoId: string;
	/** Its place in its list, from 0. */
	readonly index: number;
	/** Id of the heading of its part of the screen, or MAP_PART; empty: it has none. */
	readonly part: string;
}

/** The heart of a card says whose it is. */
const HEART = "[data-acco]";

/** The part of cards that pins of a map open. */
export const MAP_PART = "map";

/** Answers how to look at all cards anew: what stands in view is seen again, then. */
export function watchCards({ onSeen, onFollowed }: CardWatch): { readonly lookAgain: () => void } {
	let known = new WeakSet<Element>();
	const inView = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				inView.unobserve(target);
				const card = cardOf(target);
				if (card) onSeen(card);
			}
		},
		{ threshold: 0.5 },
	);
	const look = () => {
		for (const card of document.querySelectorAll(`article:has(${HEART})`)) {
			if (known.has(card)) continue;
			known.add(card);
			inView.observe(card);
		}
	};
	let isDue = false;
	new MutationObserver(() => {
		if (isDue) return;
		isDue = true;
		setTimeout(() => {
			isDue = false;
			look();
		});
	}).observe(document.body, { childList: true, subtree: true });
	look();
	document.addEventListener(
		"click",
		({ target }) => {
			const link = target instanceof Element ? target.closest("a[href]") : null;
			const card = cardOf(link?.closest("article"));
			if (card) onFollowed(card);
		},
		true,
	);
	return {
		lookAgain: () => {
			known = new WeakSet();
			inView.disconnect();
			look();
		},
	};
}

function cardOf(card: Element | null | undefined): SeenCard | null {
	const accoId = card?.querySelector<HTMLElement>(HEART)?.dataset.acco;
	if (!card || !accoId) return null;
	const list = card.closest("section, ul, main");
	const cards = [...(list?.querySelectorAll(`article:has(${HEART})`) ?? [])];
	const part = list?.matches(".map-view") ? MAP_PART : (list?.getAttribute("aria-labelledby") ?? "");
	return { accoId, index: cards.indexOf(card), part };
}
