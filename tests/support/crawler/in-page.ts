import type { CrawlerApi, Fault, Memory, Spot } from "./crawler-api.ts";

/**
 * What the crawler knows of a page, from inside it. Runs in the browser as one function without imports: everything it
 * needs stands in its body.
 */

export function installCrawler(): void {
	const CONTROLS =
		"a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=option], [role=menuitem]";
	const PRESSED =
		"button, summary, [role=button], [role=tab], [role=combobox], [aria-haspopup], [popovertarget], a[href^='#'], label:has(> input[type=radio])";
	const NEAR = 2;
	const memories: Record<Memory, WeakSet<Element>> = { page: new WeakSet(), opened: new WeakSet() };

	/** The head of a table that is drawn as cards, kept for screen readers. */
	const isUnseenHead = (head: Element | null): boolean => head !== null && getComputedStyle(head).clipPath !== "none";
	const isHiddenVisually = (element: Element): boolean =>
		element.closest(".visually-hidden, .skip-link, .honeypot, [inert]") !== null ||
		isUnseenHead(element.closest("thead"));
	const isShown = (element: Element): boolean => {
		if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
		const { width, height } = element.getBoundingClientRect();
		return width > 1 && height > 1 && !isHiddenVisually(element);
	};
	const nameOf = (element: Element): string => {
		const labelledBy = element.getAttribute("aria-labelledby")?.split(" ")[0];
		const text =
			element.getAttribute("aria-label") ||
			(labelledBy ? document.getElementById(labelledBy)?.textContent : null) ||
			element.textContent ||
			(element instanceof HTMLInputElement ? element.labels?.[0]?.textContent || element.name : null) ||
			element.getAttribute("name") ||
			"";
		return text.replace(/\s+/g, " ").trim().slice(0, 60);
	};
	/** Part of a drawing, as a map's names: nothing to press, to choose or to hear. */
	const isDrawn = (element: Element): boolean =>
		element.closest("[aria-hidden=true]") !== null && getComputedStyle(element).pointerEvents === "none";
	const tagOf = (element: Element): string => element.tagName.toLowerCase();
	const said = (element: Element): string => `${tagOf(element)} “${nameOf(element)}”`;
	/** Words that change with what is chosen are no part of a name that must be found again. */
	const keyOf = (element: Element): string =>
		`${tagOf(element)}|${element.getAttribute("data-day") ?? nameOf(element).replace(/\d+/g, "0")}`;
	/** Beyond the edge of a box that cannot be scrolled: a slide of a carousel that is not its turn. */
	const isClippedAway = (element: Element): boolean => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const [x, y] = [(left + right) / 2, (top + bottom) / 2];
		return [...ancestors(element)].some((at) => {
			const outer = at.getBoundingClientRect();
			const style = getComputedStyle(at);
			const isBeside = x < outer.left || x > outer.right;
			return (isClipping(style, "X") && isBeside) || (isClipping(style, "Y") && (y < outer.top || y > outer.bottom));
		});
	};
	const listed = (): Element[] =>
		[...document.querySelectorAll(PRESSED)].filter(
			(element) =>
				isShown(element) &&
				!isClippedAway(element) &&
				!element.matches(":disabled, [aria-disabled=true]") &&
				!(element instanceof HTMLLabelElement && element.querySelector("input:checked, input:disabled")) &&
				!(element instanceof HTMLInputElement && element.readOnly),
		);
	const keyed = (): Map<string, Element> => {
		const found = new Map<string, Element>();
		for (const element of listed()) {
			const base = keyOf(element);
			let number = 0;
			while (found.has(`${base}#${number}`)) number++;
			found.set(`${base}#${number}`, element);
		}
		return found;
	};

	const isInWindow = (rect: DOMRect): boolean =>
		rect.left >= -1 && rect.top >= -1 && rect.right <= innerWidth + 1 && rect.bottom <= innerHeight + 1;
	const scrolls = (element: Element, axis: "X" | "Y"): boolean => {
		const overflow = getComputedStyle(element)[`overflow${axis}`];
		const isLonger =
			axis === "X" ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
		return /auto|scroll/.test(overflow) && isLonger;
	};
	const isClipping = (style: CSSStyleDeclaration, axis: "X" | "Y"): boolean =>
		/hidden|clip/.test(style[`overflow${axis}`]);
	const ancestors = function* (element: Element, until: Element | null = null): Generator<Element> {
		for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
			yield at;
			if (at === until) return;
		}
	};
	const scroller = (element: Element, until: Element | null, axis: "X" | "Y"): Element | null => {
		for (const at of ancestors(element, until)) if (scrolls(at, axis)) return at;
		return null;
	};
	const rectsOfText = (node: Node): DOMRect[] => {
		const range = document.createRange();
		range.selectNodeContents(node);
		return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
	};
	const textsIn = (root: Element): Text[] => {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const found: Text[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const parent = node.parentElement;
			if (!parent || !node.textContent?.trim()) continue;
			if (parent.closest("script, style, noscript, option, svg, title") || !isShown(parent)) continue;
			if (isDrawn(parent)) continue;
			found.push(node as Text);
		}
		return found;
	};
	const takes = (element: Element, x: number, y: number): boolean => {
		const hit = document.elementFromPoint(x, y);
		if (!hit) return false;
		if (element.contains(hit) || hit.contains(element)) return true;
		const label = element.closest("label") ?? (element instanceof HTMLInputElement ? element.labels?.[0] : null);
		return Boolean(label?.contains(hit));
	};

	/**
	 * A map's pins and controls come when it and its homes do, and a dot becomes a price over its neighbour while its home
	 * is pointed at, whatever was pressed: no press has opened them.
	 */
	const isOfMap = (element: Element): boolean => element.closest(".map-pins, .map-controls") !== null;
	/** Newly shown elements whose parents were there before. */
	const openedRoots = (since: Memory): Element[] => {
		const found: Element[] = [];
		for (const element of document.body.querySelectorAll("*")) {
			if (memories[since].has(element) || isOfMap(element) || !isShown(element)) continue;
			if (found.some((root) => root.contains(element))) continue;
			found.push(element);
		}
		return found;
	};
	/** The layer over the page that something stands in; null for what the page itself grew by. */
	const layerOf = (element: Element, control: Element | null): Element | null => {
		for (const at of [element, ...ancestors(element)]) {
			if (control && at.contains(control)) return null;
			if (at instanceof HTMLDialogElement || /absolute|fixed/.test(getComputedStyle(at).position)) return at;
		}
		return null;
	};

	const faultsInLayer = (layer: Element, root: Element): Fault[] => {
		const faults: Fault[] = [];
		const texts = textsIn(root).map((text) => ({
			element: text.parentElement as Element,
			rect: rectsOfText(text)[0],
			what: `“${text.data.trim().slice(0, 40)}”`,
		}));
		const controls = [...root.querySelectorAll(CONTROLS)]
			.filter((control) => isShown(control) && control.getAttribute("type") !== "range")
			.map((element) => ({ element, rect: element.getBoundingClientRect(), what: said(element) }));
		for (const { element, rect, what } of [...controls, ...texts]) {
			if (!rect || isClippedAway(element)) continue;
			if (!isInWindow(rect)) {
				const down = rect.top < -1 || rect.bottom > innerHeight + 1;
				const box = scroller(element, layer, down ? "Y" : "X") ?? (scrolls(layer, down ? "Y" : "X") ? layer : null);
				if (box && isInWindow(box.getBoundingClientRect())) continue;
				const at = `${Math.round(rect.left)},${Math.round(rect.top)}–${Math.round(rect.right)},${Math.round(rect.bottom)}`;
				faults.push({ rule: "outside", what, detail: `stands at ${at} in a window of ${innerWidth}×${innerHeight}` });
				continue;
			}
			const box = scroller(element, layer, "Y") ?? (scrolls(layer, "Y") ? layer : null);
			if (box) {
				const { top, bottom } = box.getBoundingClientRect();
				if (rect.top < top || rect.bottom > bottom) continue;
			}
			if (!takes(element, rect.left + rect.width / 2, rect.top + rect.height / 2)) {
				const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
				faults.push({ rule: "covered", what, detail: `a press there meets ${hit ? said(hit) : "nothing"}` });
			}
		}
		return faults;
	};

	const isMeantToEnd = (style: CSSStyleDeclaration): boolean =>
		style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
	const isBox = (element: Element, style: CSSStyleDeclaration): boolean =>
		element.matches("button, summary, .btn, .tool") ||
		(style.backgroundColor !== "rgba(0, 0, 0, 0)" && style.display !== "inline") ||
		(Number.parseFloat(style.borderTopWidth) > 0 && Number.parseFloat(style.borderLeftWidth) > 0);

	const faultsOfText = (text: Text): Fault | null => {
		const parent = text.parentElement as Element;
		const what = `“${text.data.replace(/\s+/g, " ").trim().slice(0, 50)}”`;
		for (const rect of rectsOfText(text)) {
			const middle = rect.top + rect.height / 2;
			let boxed = false;
			for (const at of [parent, ...ancestors(parent)]) {
				const style = getComputedStyle(at);
				if (style.position === "fixed" || scrolls(at, "X") || scrolls(at, "Y")) break;
				const outer = at.getBoundingClientRect();
				const sideways = Math.max(outer.left - rect.left, rect.right - outer.right);
				if (isClipping(style, "X") && sideways > NEAR && !isMeantToEnd(style)) {
					return {
						rule: "cut",
						what,
						detail: `by ${Math.round(sideways)} px at the side of ${tagOf(at)}.${at.className}`,
					};
				}
				const outOfHeight = middle < outer.top || middle > outer.bottom;
				if (isClipping(style, "Y") && outOfHeight && !isMeantToEnd(style)) {
					return { rule: "cut", what, detail: `above or below ${tagOf(at)}.${at.className}` };
				}
				if (isMeantToEnd(style)) boxed = true;
				if (!boxed && isBox(at, style)) {
					boxed = true;
					if (sideways > NEAR || outOfHeight) {
						return { rule: "leaves its box", what, detail: `${tagOf(at)}.${at.className}` };
					}
				}
			}
			if ((rect.right > innerWidth + 1 || rect.left < -1) && !scroller(parent, null, "X")) {
				const isClipped = [...ancestors(parent)].some((at) => isClipping(getComputedStyle(at), "X"));
				if (!isClipped)
					return {
						rule: "outside",
						what,
						detail: `reaches from ${Math.round(rect.left)} to ${Math.round(rect.right)}`,
					};
			}
		}
		return null;
	};

	/** The chosen words of a list field stand in its box. */
	const faultsOfSelect = (field: HTMLSelectElement): Fault | null => {
		const style = getComputedStyle(field);
		const pen = document.createElement("canvas").getContext("2d");
		if (!pen) return null;
		pen.font = style.font;
		const words = field.selectedOptions[0]?.text ?? "";
		const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
		const isCut = pen.measureText(words).width > room + NEAR && style.textOverflow !== "ellipsis";
		return isCut ? { rule: "cut", what: said(field), detail: `“${words}” in ${Math.round(room)} px` } : null;
	};

	/** The layer that lies over what the page scrolls past below it. */
	const pinned = (element: Element): Element | null => {
		for (const at of [element, ...ancestors(element)]) {
			const { position, zIndex } = getComputedStyle(at);
			if (/fixed|sticky/.test(position) || (position === "absolute" && zIndex !== "auto" && at !== element)) return at;
		}
		return null;
	};
	/** What can be seen of a rectangle in the boxes that scroll or clip it. */
	const seenOf = (element: Element, rect: DOMRect): DOMRect => {
		let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom];
		for (const at of ancestors(element)) {
			const style = getComputedStyle(at);
			const outer = at.getBoundingClientRect();
			if (style.overflowX !== "visible") [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
			if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
			if (style.position === "fixed") break;
		}
		return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
	};
	const faultsOfPairs = (controls: readonly Element[]): Fault[] => {
		const faults: Fault[] = [];
		const shapes = controls.map((element) => ({
			element,
			layer: pinned(element),
			rects: [...element.getClientRects()]
				.map((rect) => seenOf(element, rect))
				.filter(({ width, height }) => width > 1 && height > 1),
		}));
		for (const [at, one] of shapes.entries()) {
			for (const other of shapes.slice(at + 1)) {
				if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
				if (one.layer !== other.layer) continue;
				const label = one.element.closest("label");
				if (label && label === other.element.closest("label")) continue;
				for (const a of one.rects) {
					const b = other.rects.find(
						(b) =>
							Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR + 1 &&
							Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR + 1,
					);
					if (!b) continue;
					const holds = (outer: DOMRect, inner: DOMRect) =>
						inner.left >= outer.left - 1 &&
						inner.right <= outer.right + 1 &&
						inner.top >= outer.top - 1 &&
						inner.bottom <= outer.bottom + 1;
					// A heart on a picture that leads to the home: small, whole, and on top.
					if (holds(a, b) !== holds(b, a)) continue;
					faults.push({ rule: "overlap", what: said(one.element), detail: `and ${said(other.element)}` });
					break;
				}
			}
		}
		return faults;
	};

	const faultsIn = (roots: readonly Element[]): Fault[] => {
		const faults: Fault[] = [];
		for (const root of roots) {
			for (const text of textsIn(root)) {
				const fault = faultsOfText(text);
				if (fault) faults.push(fault);
			}
			const controls = [...(root.matches(CONTROLS) ? [root] : []), ...root.querySelectorAll(CONTROLS)].filter(
				(control) => isShown(control) && control.getAttribute("type") !== "range",
			);
			for (const control of controls) {
				if (control instanceof HTMLSelectElement) {
					const fault = faultsOfSelect(control);
					if (fault) faults.push(fault);
				}
				const { left, right } = control.getBoundingClientRect();
				const isOut = left < -1 || right > innerWidth + 1;
				if (isOut && ![...ancestors(control)].some((at) => getComputedStyle(at).overflowX !== "visible")) {
					faults.push({
						rule: "outside",
						what: said(control),
						detail: `reaches from ${Math.round(left)} to ${Math.round(right)}`,
					});
				}
			}
			faults.push(...faultsOfPairs(controls));
		}
		return faults;
	};

	const faultsOfHeader = (): Fault[] =>
		[...document.querySelectorAll("body > * header a, body > * header summary, .site-header a, .site-header summary")]
			.filter(
				(control) => control.closest(".site-header") && !control.closest("details > :not(summary)") && isShown(control),
			)
			.filter((control) => {
				const tops = textsIn(control)
					.flatMap(rectsOfText)
					.map(({ top, height }) => Math.round((top + height / 2) / 8));
				return new Set(tops).size > 1;
			})
			.map((control) => ({ rule: "wrapped", what: said(control), detail: "the header's words stand in one line" }));

	const api: CrawlerApi = {
		pressables({ within = "body", but, since }) {
			return [...keyed()]
				.filter(([, element]) => element.closest(within) && !(but && element.closest(but)))
				.filter(([, element]) => !since || !(memories[since].has(element) || isOfMap(element)))
				.map(([key, element]) => ({
					key,
					kind: `${tagOf(element)}.${element.className} in ${element.parentElement?.className ?? ""}`,
					name: said(element),
					isField: element.matches("input, [role=combobox]"),
				}));
		},
		spot(key) {
			const element = keyed().get(key);
			if (!element) return null;
			const look = (): Spot => {
				const rect = element.getClientRects()[0] ?? element.getBoundingClientRect();
				const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
				const hit = document.elementFromPoint(x, y);
				return { x, y, isFree: takes(element, x, y), instead: hit ? said(hit) : "nothing" };
			};
			const here = isInWindow(element.getBoundingClientRect()) ? look() : null;
			if (here?.isFree) return here;
			// Out of sight, or under a bar that stays while the page moves: a person moves the page.
			// To the middle: a carousel that snaps would turn back from less.
			element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
			return look();
		},
		remember(memory) {
			memories[memory] = new WeakSet([...document.body.querySelectorAll("*")].filter(isShown));
		},
		hasOpened: (since) => openedRoots(since).length > 0,
		faultsOfOpened(key, since) {
			const control = keyed().get(key) ?? null;
			const roots = openedRoots(since);
			const layers = roots.map((root) => ({ root, layer: layerOf(root, control) }));
			return [...layers.flatMap(({ root, layer }) => (layer ? faultsInLayer(layer, root) : [])), ...faultsIn(roots)];
		},
		faultsOfPage: () => [...faultsOfHeader(), ...faultsIn([document.body])],
		reset() {
			if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
			scrollTo({ top: 0, left: 0, behavior: "instant" });
		},
	};
	Object.assign(window, { crawler: api });
}
