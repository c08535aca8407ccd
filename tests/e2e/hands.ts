import { expect, type Locator, type Page } from "@playwright/test";

/** Ways to work a page: what a journey does, by the mouse or by the keyboard alone. */
export interface Hands {
	/** Presses a link or a button. */
	press(target: Locator): Promise<void>;
	/** Puts a text into a field in place of what stands there. */
	type(field: Locator, text: string): Promise<void>;
	/** Types an ISO day. */
	day(field: Locator, iso: string): Promise<void>;
	choose(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
	/** Opens a page of the office: at its address, or by what the palette finds for the words. */
	open(page: Page, path: string, words: string): Promise<void>;
}

export const MOUSE: Hands = {
	press: (target) => target.click(),
	type: (field, text) => field.fill(text),
	day: (field, iso) => field.fill(iso),
	choose: (field, file) => field.setInputFiles(file),
	open: async (page, path) => {
		await page.goto(path);
	},
};

/** Nothing but keys: what Tab does not reach, or Enter does not press, fails. */
export const KEYS: Hands = {
	press: async (target) => {
		await reach(target);
		await target.page().keyboard.press("Enter");
	},
	type: async (field, text) => {
		await reach(field);
		await field.page().keyboard.press("Control+a");
		await field.page().keyboard.type(text);
	},
	// A field of a day takes its parts one after the other, in the order of the browser's language.
	day: async (field, iso) => {
		const [year, month, day] = iso.split("-");
		await reach(field);
		await field.page().keyboard.type(`${month}${day}${year}`);
		await expect(field).toHaveValue(iso);
	},
	choose: async (field, file) => {
		const page = field.page();
		// Asked for before, so that the browser keeps its own window shut in time.
		const opened = page.waitForEvent("filechooser");
		await reach(field);
		await page.keyboard.press("Enter");
		await (await opened).setFiles(file);
	},
	open: async (page, path, words) => {
		await page.keyboard.press("Control+k");
		const palette = page.locator("dialog.office-palette");
		await expect(palette.locator("input")).toBeFocused();
		await page.keyboard.type(words);
		const found = palette.getByRole("menuitem").first();
		await expect(found).toContainText(words);
		await page.keyboard.press("Enter");
		await page.waitForURL(`**${path}`);
	},
};

/** No page of the site has more stops. */
const MOST_STOPS = 300;

/** Goes to a control by Tab, or back to it by Shift and Tab, and sees that it can be seen. */
async function reach(target: Locator): Promise<void> {
	await target.waitFor();
	const isBefore = await target.evaluate((element) => {
		const { activeElement } = document;
		if (!activeElement || activeElement === document.body) return false;
		return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
	});
	const key = isBefore ? "Shift+Tab" : "Tab";
	for (let stops = 0; stops < MOST_STOPS; stops++) {
		if (await target.evaluate((element) => element === document.activeElement)) {
			await expect(target).toBeInViewport();
			return;
		}
		await target.page().keyboard.press(key);
	}
	throw new Error(`${key} does not reach ${target}`);
}
