import { globSync, readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { styleFaults, type TextFile } from "../support/styles/style-faults.ts";
import { loadUtilities } from "../support/styles/utilities.ts";

let utilities: (names: readonly string[]) => ReadonlySet<string>;
beforeAll(async () => {
	utilities = await loadUtilities(process.cwd());
});

function filesOf(pattern: string): TextFile[] {
	return globSync(pattern, { cwd: "src" })
		.filter((path) => !/\.test\.|routeTree\.gen/.test(path))
		.map((path) => ({ path, text: readFileSync(`src/${path}`, "utf8") }));
}

it("styles of the site: one owner a class, nothing unused, nothing undefined", () => {
	const handles = ["when-field", "map-labels"];
	const site = { sheets: filesOf("**/*.css"), sources: filesOf("**/*.{ts,tsx}"), utilities, handles };
	expect(styleFaults(site)).toEqual([]);
});

const MAIN = { path: "app.css", text: '@import "./ui/styles/chips.css";\n@import "./features/pay/pay.css";' };
const CHIPS = {
	path: "ui/styles/chips.css",
	text: "@layer primitives { .chip { color: red } .chip-large { color: red } }",
};
const PAY = {
	path: "features/pay/pay.css",
	text: "@layer components { .pay { color: red } .pay .words { color: red } }",
};
const SOURCE = {
	path: "features/pay/pay.tsx",
	text: `const size = "large";
		export const Pay = () => <p className="pay mt-4"><b className={\`words chip chip-\${size}\`} /></p>;`,
};

/** Faults of an invented site: the sound one with other files in place of, or beside, its own. */
function faultsWith(...files: TextFile[]): string[] {
	const all = new Map([MAIN, CHIPS, PAY, SOURCE, ...files].map((file) => [file.path, file]));
	const of = (sheet: boolean) => [...all.values()].filter(({ path }) => path.endsWith(".css") === sheet);
	return styleFaults({ sheets: of(true), sources: of(false), utilities });
}

const other = (text: string) => [
	{ path: "features/other/other.css", text },
	{ path: "features/other/other.tsx", text: 'export const Other = () => <i className="other pay" />;' },
	{ path: "app.css", text: `${MAIN.text}\n@import "./features/other/other.css";` },
];

it("a sound site has no fault", () => expect(faultsWith()).toEqual([]));

it("finds a class that two sheets have rules for", () => {
	expect(faultsWith(...other("@layer components { .other { color: red } .pay:hover { color: red } }"))).toEqual(
		[
			"features/pay/pay.tsx: .pay belongs to features/other/other.css",
			".pay: owned by features/pay/pay.css and features/other/other.css",
		].sort(),
	);
});

it("finds a rule that begins and ends with what is not its sheet's own", () => {
	const [fault] = faultsWith({ ...PAY, text: `${PAY.text} @layer components { .chip .chip-large { color: red } }` });
	expect(fault).toBe("features/pay/pay.css:1: .chip .chip-large has no class of this sheet");
});

it("finds a part that has the name of another owner's class", () => {
	const faults = faultsWith(...other("@layer components { .other { color: red } .other .pay { color: red } }"));
	expect(faults).toContain("features/other/other.css:1: .other .pay names .pay of features/pay/pay.css");
});

it("takes the classes of a folder from which something is imported", () => {
	const [sheet, source, main] = other("@layer components { .other { color: red } .other .pay { color: red } }");
	const importing = `import { Pay } from "../pay/pay.tsx"; export const shown = Pay; ${source?.text}`;
	const files = [sheet, source && { ...source, text: importing }, main].filter((file) => file !== undefined);
	expect(faultsWith(...files)).toEqual([]);
});

it("finds an unused rule, also where the word stands in a role", () => {
	const text = PAY.text.replace(".pay .words", ".pay .option");
	const source = SOURCE.text.replace("words ", "").replace("<b", '<b role="option"');
	expect(faultsWith({ ...PAY, text }, { ...SOURCE, text: source })).toEqual([
		"features/pay/pay.css:1: nobody uses .option",
	]);
});

it("finds an undefined name, however it is composed", () => {
	const text = `const LOOKS = { a: "lost-a", b: "pay" };
		export const Pay = ({ look = "lost-b" }) => <p className={look}><b className={\`words \${LOOKS.a} chip-large\`} />
			<i className={["pay", look ? "lost-c" : "chip"].join(" ")} /></p>;
		export const Told = () => <Pay {...{ className: "lost-d" }} />;
		function elsewhere() { const look = "?not=one"; return look; }`;
	expect(faultsWith({ ...SOURCE, text })).toEqual(
		["lost-a", "lost-b", "lost-c", "lost-d"].map((name) => `features/pay/pay.tsx: .${name} is defined nowhere`),
	);
});

it("finds a word of the business, a rule outside its layer, and a sheet that no page begins with", () => {
	const business = CHIPS.text.replace(".chip {", ".chip { --booking: 1;");
	expect(faultsWith({ ...CHIPS, text: business })).toEqual(["ui/styles/chips.css:1: a word of the business, booking"]);
	expect(faultsWith({ ...PAY, text: `${PAY.text} .pay { color: blue }` })).toEqual([
		"features/pay/pay.css:1: .pay is not in @layer components",
	]);
	expect(faultsWith({ ...MAIN, text: MAIN.text.replace("chips", "badges") })).toEqual([
		"ui/styles/chips.css: not in app.css",
	]);
});
