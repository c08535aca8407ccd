import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetSeen, noteSeen, seenHomes } from "./seen-store.ts";

/** A browser's storage, as far as the list uses it. */
class Storage {
	readonly #kept = new Map<string, string>();
	getItem = (key: string) => this.#kept.get(key) ?? null;
	setItem = (key: string, value: string) => void this.#kept.set(key, value);
	removeItem = (key: string) => void this.#kept.delete(key);
}

const given = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
const use = (value: unknown) => Object.defineProperty(globalThis, "localStorage", { configurable: true, value });
beforeEach(() => void use(new Storage()));
afterEach(() => {
	if (given) Object.defineProperty(globalThis, "localStorage", given);
	else Reflect.deleteProperty(globalThis, "localStorage");
});

it("holds the homes seen last, each once, the newest first, twelve at most", () => {
	for (const accoId of ["a1", "a2", "a1"]) noteSeen(accoId);
	expect(seenHomes()).toEqual(["a1", "a2"]);
	for (let no = 10; no < 30; no++) noteSeen(`a${no}`);
	expect(seenHomes()).toHaveLength(12);
	expect(seenHomes()[0]).toBe("a29");
});

it("loses one home or all of them", () => {
	for (const accoId of ["a1", "a2", "a3"]) noteSeen(accoId);
	forgetSeen("a2");
	expect(seenHomes()).toEqual(["a3", "a1"]);
	forgetSeen(null);
	expect(seenHomes()).toEqual([]);
});

it("is empty where the storage holds something else, or the browser refuses it", () => {
	localStorage.setItem("halcyon:seen-homes", "<script>,a1,b2,a12345678901");
	expect(seenHomes()).toEqual(["a1"]);
	use({
		getItem() {
			throw new DOMException("refused", "SecurityError");
		},
	});
	expect(seenHomes()).toEqual([]);
	expect(() => noteSeen("a1")).not.toThrow();
});
