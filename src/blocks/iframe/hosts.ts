/** Other sites whose pages may be framed, with their owners. */

interface FrameHost {
	/** Who gets to know of the visit. */
	readonly company: string;
	/** What the frame may use, as `allow` of an iframe. */
	readonly allow: string;
	/** The frame's own address for one that an editor wrote; null: not a known player. */
	address(url: URL): URL | null;
}

const FILM = "fullscreen; picture-in-picture; encrypted-media";

/**
 * Films of homes and places live with these two, and both have a player that sets no cookie before it plays:
 * YouTube's own host for that, Vimeo's switch `dnt`. Anything else is a link in a text. A host that is added here
 * is added to the content security policy of every page.
 */
const HOSTS: Readonly<Record<string, FrameHost>> = {
	"www.youtube-nocookie.com": {
		company: "YouTube (Google)",
		allow: FILM,
		address: (url) => (/^\/embed\/[\w-]{6,20}$/.test(url.pathname) ? url : null),
	},
	"player.vimeo.com": {
		company: "Vimeo",
		allow: FILM,
		address: (url) => {
			if (!/^\/video\/\d{1,12}$/.test(url.pathname)) return null;
			url.searchParams.set("dnt", "1");
			return url;
		},
	},
};

/** Origins that frames come from, for the content security policy. */
export const FRAME_ORIGINS: readonly string[] = Object.keys(HOSTS).map((host) => `https://${host}`);

/** A page that may be framed. */
export interface Frame {
	readonly src: string;
	readonly host: string;
	readonly company: string;
	readonly allow: string;
}

/** The frame of an address; null for a page that is not let in. A film's page on YouTube is led to its player. */
export function frameOf(src: string): Frame | null {
	const url = URL.parse(src);
	if (url?.protocol !== "https:" || url.port !== "" || url.username || url.password) return null;
	const player = playerOf(url);
	const known = Object.hasOwn(HOSTS, player.hostname) ? HOSTS[player.hostname] : undefined;
	const address = known?.address(player);
	if (!known || !address) return null;
	return { src: address.href, host: address.hostname, company: known.company, allow: known.allow };
}

/** What people copy from YouTube's address bar and its share button, as the player that sets no cookies. */
function playerOf(url: URL): URL {
	const host = url.hostname.replace(/^(www|m)\./, "");
	const film =
		host === "youtu.be"
			? url.pathname.slice(1)
			: host === "youtube.com"
				? (url.searchParams.get("v") ?? /^\/(?:embed|shorts)\/([^/]+)$/.exec(url.pathname)?.[1])
				: null;
	return film ? new URL(`https://www.youtube-nocookie.com/embed/${encodeURIComponent(film)}`) : url;
}
