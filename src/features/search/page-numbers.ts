/**
 * The pages that a list offers by number: the first, the last, the one shown and its neighbours; null where pages are
 * left out. A gap of one page is that page.
 */
export function pagesAround(page: number, pages: number): readonly (number | null)[] {
	const shown = [...new Set([1, page - 1, page, page + 1, pages])]
		.filter((n) => n >= 1 && n <= pages)
		.sort((a, b) => a - b);
	return shown.flatMap((number, at) => {
		const before = shown[at - 1] ?? 0;
		if (number - before === 2) return [number - 1, number];
		return number - before > 2 ? [null, number] : [number];
	});
}
