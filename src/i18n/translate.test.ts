import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { translator } from "./catalogues.server.ts";
import { loadMessages, screenTranslator } from "./load-messages.ts";

const reported = vi.fn();
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(reported));
afterEach(() => {
	vi.restoreAllMocks();
	reported.mockReset();
});

it("writes numbers, plurals and words", () => {
	const t = translator("en");
	expect(t("search.submit")).toBe("Search");
	expect(t("search.homes", { count: 1 })).toBe("1 home");
	expect(t("search.titlePlace", { count: 1234, where: "in Tyrol" })).toBe("1,234 homes in Tyrol");
	for (const kind of ["villa", "chalet"] as const) expect(t(`kind.${kind}`)).not.toBe("");
	expect(t(`refusal.${"NO_ADULT" as "NO_ADULT" | "MIN_STAY"}`, { limit: 2 })).toContain("adult");
	expect(reported).not.toHaveBeenCalled();
});

it("takes no name and no value that the texts do not know; one that slips through is reported and breaks no page", () => {
	const t = translator("en");
	// @ts-expect-error: there is no such message
	expect(t("search.nothing")).toBe("search.nothing");
	// @ts-expect-error: the count is missing
	expect(t("search.homes")).toBe("search.homes");
	// @ts-expect-error: a plural takes a number
	expect(t("search.homes", { count: "2" })).toBe("search.homes");
	// @ts-expect-error: the value has another name
	expect(t("search.homes", { number: 2 })).toBe("search.homes");
	// @ts-expect-error: of the messages that this may be, one takes a limit
	expect(t(`refusal.${"MIN_STAY" as "NO_ADULT" | "MIN_STAY"}`)).toBe("refusal.MIN_STAY");
	expect(reported).toHaveBeenCalledTimes(5);
	// @ts-expect-error: it takes nothing
	expect(t("search.submit", { count: 2 })).toBe("Search");
});

it("gives screens their own texts alone", async () => {
	await loadMessages("nl");
	const t = screenTranslator("nl");
	expect(t("search.submit")).toBe("Zoeken");
	// @ts-expect-error: it is said on pages without a screen
	expect(t("error.refused")).toBe("error.refused");
	expect(reported).toHaveBeenCalledOnce();
});
