import { createMemoryIndex } from "#search/memory/memory-index.ts";
import { generateHomes } from "./search-catalogue.ts";
import { LINES, TODAY } from "./search.ts";
import inspector from "node:inspector/promises";
import fs from "node:fs";
const index = createMemoryIndex();
let chunk = [];
for (const h of generateHomes(100000, TODAY)) {
	chunk.push(h);
	if (chunk.length === 1000) {
		index.put(chunk, [], TODAY);
		chunk = [];
	}
}
let t = performance.now();
await index.settle(TODAY);
console.log("settle", performance.now() - t);
const s = new inspector.Session();
s.connect();
for (const [n, line] of LINES.entries()) {
	const times: number[] = [];
	for (let i = 0; i < 300; i++) {
		if (i === 100 && n === 0) {
			await s.post("Profiler.enable");
			await s.post("Profiler.setSamplingInterval", { interval: 200 });
			await s.post("Profiler.start");
		}
		const a = performance.now();
		index.search(line.query(i), TODAY);
		times.push(performance.now() - a);
	}
	if (n === 0) fs.writeFileSync("/tmp/s2/z.cpuprofile", JSON.stringify((await s.post("Profiler.stop")).profile));
	times.splice(0, 100);
	times.sort((a, b) => a - b);
	console.log(
		line.name,
		"min",
		times[0]!.toFixed(2),
		"med",
		times[100]!.toFixed(2),
		"p99",
		times[198]!.toFixed(2),
		index.search(line.query(0), TODAY).totalResults,
	);
}
