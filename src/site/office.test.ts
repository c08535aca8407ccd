import { describe, expect, it } from "vitest";
import { officeBack, officeConfirmHref, officeSignInHref } from "./office.ts";

/** Where a sign-in leads back to (specification §1: staff). */

describe("the way back through a door of the office", () => {
	it("keeps what a list was asked for, in the sign-in's own address too", () => {
		expect(officeBack("bookings?state=option&sort=arrival")).toBe("bookings?state=option&sort=arrival");
		expect(officeSignInHref("guests?q=M%C3%BCller+Zo%C3%AB")).toBe(
			`/staff/sign-in?back=${encodeURIComponent("guests?q=M%C3%BCller+Zo%C3%AB")}`,
		);
		expect(officeConfirmHref("guests/abcdefghijklmnopqrstuv?do=erase-guest")).toContain("do%3Derase-guest");
	});

	it("says nothing once more that was done, and changes no language", () => {
		expect(officeBack("bookings?done=receive&of=3&lang=fr&state=option")).toBe("bookings?state=option");
		expect(officeBack("board?done=blocked")).toBe("board");
	});

	it.each([
		"nowhere?state=option",
		"account?x=//evil",
		"account?x=1#y",
		"account?x=%0d\n",
		"//evil.example?q=1",
		"/x",
	])("does not lead to %j", (back) => {
		expect(officeBack(back)).toBe("");
	});
});
