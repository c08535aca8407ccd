import type { ConsentCategory } from "#analytics/consent.ts";
import type { AnalyticsEvent } from "#analytics/events.ts";

/** Google's tag manager. It is asked for once the visitor agrees, never before, and hears by consent mode v2 to what. */
export interface TagManager {
	/** Says what is agreed to now; loads it for the first agreement. */
	allow(categories: readonly ConsentCategory[]): void;
	/** Hands it an event; without its script nothing happens. */
	push(event: AnalyticsEvent): void;
}

/** How long tags wait for the choice to be said, as it is just behind. */
const WAIT_MS = 500;

export function tagManager({ id, origin }: { readonly id: string; readonly origin: string }): TagManager {
	const page = globalThis as { dataLayer?: unknown[] };
	let isLoaded = false;
	/** Google's own form of a command: the arguments as an object of that kind. */
	function gtag(..._command: unknown[]) {
		// biome-ignore lint/complexity/noArguments: the tag manager tells commands from events by this very kind of object.
		page.dataLayer?.push(arguments);
	}
	const load = () => {
		isLoaded = true;
		page.dataLayer = [];
		gtag("consent", "default", { ...granted([]), wait_for_update: WAIT_MS });
	};
	const fetchScript = () => {
		page.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
		const script = document.createElement("script");
		script.async = true;
		script.src = trustedAddress(`${origin}/gtm.js?id=${encodeURIComponent(id)}`);
		// Browsers show a nonce to scripts of the page alone; the tag manager hands it on to what it writes.
		script.nonce = [...document.scripts].find(({ nonce }) => nonce)?.nonce ?? "";
		document.head.append(script);
	};
	return {
		allow: (categories) => {
			const isFirst = !isLoaded && categories.length > 0;
			if (isFirst) load();
			if (isLoaded) gtag("consent", "update", granted(categories));
			if (isFirst) fetchScript();
		},
		push: (event) => {
			// What the last one held is cleared first.
			page.dataLayer?.push({ ecommerce: null }, event);
		},
	};
}

interface PolicyMaker {
	createPolicy(
		name: string,
		rules: { readonly createScriptURL: (address: string) => string },
	): { createScriptURL(address: string): unknown };
}

/** The address that the operator set, under a policy of its own where the browser has Trusted Types. */
function trustedAddress(address: string): string {
	const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker };
	const policy = trustedTypes?.createPolicy("halcyon-tag-manager", { createScriptURL: (text) => text });
	// What comes out stands for its text wherever a text is asked for.
	return (policy?.createScriptURL(address) ?? address) as string;
}

/** The signals of consent mode v2. */
function granted(categories: readonly ConsentCategory[]) {
	const of = (category: ConsentCategory) => (categories.includes(category) ? "granted" : "denied");
	return {
		ad_storage: of("marketing"),
		ad_user_data: of("marketing"),
		ad_personalization: of("marketing"),
		analytics_storage: of("analytics"),
	};
}
