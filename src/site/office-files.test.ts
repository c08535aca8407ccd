import { describe, expect, it } from "vitest";
import { confirmedBack, officeFileOf, pageOfFile } from "./office-files.ts";

describe("a file that waits for a fresh second factor", () => {
	it("leads back to the page on which it was asked for", () => {
		expect(pageOfFile("bookings.csv")).toBe("bookings");
		expect(pageOfFile("bookings.csv?q=zee&state=option")).toBe("bookings?q=zee&state=option");
		expect(pageOfFile("bookings.csv?do=export&H00000000=3&list=waits%3Doverdue")).toBe("bookings?waits=overdue");
		expect(pageOfFile("bookings.csv?do=export&H00000000=3")).toBe("bookings");
		expect(pageOfFile("audit.csv?action=note")).toBe("audit?action=note");
		expect(pageOfFile(`guests/${"A".repeat(22)}/data.json`)).toBe(`guests/${"A".repeat(22)}`);
	});

	it("is none that needs no second factor, and nothing that is no address of the office", () => {
		for (const other of [
			"",
			"bookings",
			"numbers.csv",
			"//evil.example/bookings.csv",
			"https://evil.example",
			"bookings.csv\r\nSet-Cookie: x=1",
			"bookingsXcsv",
			`bookings.csv?q=${"x".repeat(4000)}`,
		]) {
			expect([other, pageOfFile(other)]).toEqual([other, null]);
		}
		expect(confirmedBack("account")).toBe("account");
		expect(confirmedBack("//evil.example")).toBe("");
		expect(confirmedBack("audit.csv?below=3")).toBe("audit.csv?below=3");
		expect(officeFileOf("nothing.csv")).toBeNull();
	});
});
