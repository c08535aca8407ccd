/** User agents of crawlers: for them an error stays the server's plain page (specification §8). */
const BOT = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i;

export function isBot(userAgent: string | null | undefined): boolean {
	return BOT.test(userAgent ?? "");
}
