import { dayOf } from "#domain/time/civil-date.ts";
import { MemoryIndex } from "#search/memory/engine.ts";
import { NO_FILTERS, type SearchQuery } from "#search/query.ts";
import { benchCatalogue, benchHome } from "./search-catalogue.ts";
const T = dayOf("2027-01-15");
const N = Number(process.argv[2] ?? 20000);
let t = performance.now();
let gen = 0;
for (const p of benchCatalogue(N, 1, T)) gen += p.length;
console.log("gen", performance.now() - t);
t = performance.now();
globalThis.gc?.();
const m0 = process.memoryUsage();
const index = await MemoryIndex.build(benchCatalogue(N, 1, T), T, 0);
globalThis.gc?.();
const m1 = process.memoryUsage();
console.log(
	"build",
	performance.now() - t,
	"bytes/home",
	(m1.heapUsed + m1.arrayBuffers - m0.heapUsed - m0.arrayBuffers) / N,
);
t = performance.now();
await index.patch([{ homes: [benchHome(5, 1, T)], gone: [], now: 0 }]);
console.log("patch same", performance.now() - t);
t = performance.now();
await index.patch([{ homes: [{ ...benchHome(7, 2, T) }], gone: [], now: 0 }]);
console.log("patch rates", performance.now() - t);
t = performance.now();
await index.rollTo(T + 1);
console.log("roll", performance.now() - t);
await index.rollTo(T);
const q = (over: Partial<SearchQuery>): SearchQuery => ({
	stay: { arrival: T + 120, departure: T + 127 },
	party: { adults: 2, children: 0, babies: 0, pets: 0 },
	filters: NO_FILTERS,
	sort: "recommended",
	from: 0,
	perPage: 10,
	center: null,
	...over,
});
const cases: [string, SearchQuery][] = [
	["dated", q({})],
	["dated price", q({ sort: "price-asc" })],
	["dated 4p pets", q({ party: { adults: 4, children: 2, babies: 0, pets: 1 } })],
	["dated summer sat", q({ stay: { arrival: T + 183, departure: T + 190 } })],
	["dated+3", q({ filters: { ...NO_FILTERS, amenities: ["wifi", "sauna"], minBedrooms: 3 } })],
	["dated 3n winter", q({ stay: { arrival: T + 20, departure: T + 23 } })],
	["undated", q({ stay: null })],
	["country", q({ filters: { ...NO_FILTERS, place: { country: "AT" } } })],
	["region", q({ filters: { ...NO_FILTERS, place: { country: "AT", regionId: 3 } } })],
];
for (const [name, query] of cases) {
	const times: number[] = [];
	let total = 0;
	for (let i = 0; i < 300; i++) {
		const s = performance.now();
		total = index.search(query, T).totalResults;
		times.push(performance.now() - s);
	}
	times.splice(0, 100);
	times.sort((a, b) => a - b);
	console.log(
		"min",
		times[0]!.toFixed(2),
		name.padEnd(20),
		"hits",
		total,
		"median",
		times[100]!.toFixed(2),
		"p99",
		times[198]!.toFixed(2),
	);
}
