import { createMemoryIndex } from "#search/memory/memory-index.ts";
import { generateHomes } from "./search-catalogue.ts";
import { LINES, TODAY } from "./search.ts";
const N = Number(process.argv[2] ?? 20000);
const index = createMemoryIndex();
const homes = [...generateHomes(N, TODAY)];
let t = performance.now();
index.put(homes, [], TODAY);
console.log("put", performance.now() - t);
t = performance.now();
await index.settle(TODAY);
console.log("settle", performance.now() - t);
for (const line of LINES) {
	const times: number[] = [];
	for (let i = 0; i < 400; i++) {
		const s = performance.now();
		index.search(line.query(i), TODAY);
		times.push(performance.now() - s);
	}
	times.splice(0, 50);
	times.sort((a, b) => a - b);
	console.log(line.name, "min", times[0]!.toFixed(2), "med", times[175]!.toFixed(2), "p99", times[346]!.toFixed(2));
}
