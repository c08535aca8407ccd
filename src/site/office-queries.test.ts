import { expect, it } from "vitest";
import { dayOf } from "#domain/time/civil-date.ts";
import { readBookingsQuery, unknownFilters } from "./office-bookings.ts";
import { readNumbersQuery } from "./office-numbers.ts";

it("a list of bookings leaves out a filter that there is not, and says which", () => {
	const query = { state: "bogus,option", waits: "nobody", from: "2027-13-45", q: "Zee" };
	expect(readBookingsQuery(query)).toMatchObject({ state: ["option"], waits: null, from: null, q: "Zee" });
	expect(unknownFilters(query)).toEqual(["state=bogus,option", "waits=nobody", "from=2027-13-45"]);
	expect(unknownFilters({ state: "option", waits: "overdue", from: "2027-01-02" })).toEqual([]);
	expect(unknownFilters({})).toEqual([]);
});

it("numbers of days the wrong way round are turned, and said to be", () => {
	const read = (from: string, until: string) => readNumbersQuery({ from, until }, dayOf("2027-06-01"));
	expect(read("2027-03-01", "2027-01-01")).toMatchObject({ from: "2027-01-01", until: "2027-03-01", isTurned: true });
	expect(read("2027-01-01", "2027-03-01").isTurned).toBeUndefined();
});
