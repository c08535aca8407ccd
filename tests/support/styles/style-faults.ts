import { dirname, posix } from "node:path";
import { type ClassNames, classNamesIn } from "./class-names.ts";
import { type Selector, selectorsOf } from "./read-sheet.ts";

/** Faults of style sheets by which rules collide, or are not used. */

/** A file by its path below `src/`. */
export interface TextFile {
	readonly path: string;
	readonly text: string;
}

interface Sheet extends TextFile {
	readonly selectors: readonly Selector[];
	/** Classes that are the sheet's own: rules name them alone, or begin with them while no other sheet has them so. */
	readonly owned: ReadonlySet<string>;
}

interface Source extends TextFile {
	readonly names: ClassNames;
}

/** The folder of styles that every room may use, and its layers; elsewhere rules belong to `components`. */
const SHARED = "ui/styles";
const LAYERS = { shared: ["@layer base", "@layer primitives"], own: ["@layer components"] };
/** The sheet that gathers the others. */
const MAIN = "app.css";
/** Words of the business, which sheets below `ui/` do not say (docs/glossary.md). */
const BUSINESS =
	/accommodation|amenit|arrival|booking|departure|favourite|guest|(?<![a-z])homes?(?![a-z])|(?<![a-z])host(?![a-z])|listing|market|newsletter|offer|option(?![a-z])|owner|partner|party|pets?(?![a-z])|price|review|search|season|stay|tourist|vacanc|villa|weather/gi;

interface Site {
	readonly sheets: readonly TextFile[];
	readonly sources: readonly TextFile[];
	/** Which of the names are classes of Tailwind. */
	readonly utilities: (names: readonly string[]) => ReadonlySet<string>;
	/** Names without rules, by which tests find elements. */
	readonly handles?: readonly string[];
}

/** Faults of sheets and of the sources that use them, sorted; none for a sound site. */
export function styleFaults(site: Site): string[] {
	const sheets = readSheets(site.sheets.filter(({ path }) => path !== MAIN));
	const sources = site.sources.map((file) => ({ ...file, names: classNamesIn(file.path, file.text) }));
	const mayName = namingOf(sources);
	return [
		...faultsOfMain(site.sheets, sheets, site.sources),
		...sheets.flatMap(faultsOfLayers),
		...sheets.filter(({ path }) => isShared(path)).flatMap(businessWords),
		...faultsOfOwners(sheets, mayName),
		...sheets.flatMap((sheet) => faultsOfUse(sheet, sheets, sources)),
		...faultsOfNames(sheets, sources, mayName, site),
	].sort();
}

function readSheets(files: readonly TextFile[]): Sheet[] {
	const read = files.map((file) => ({ ...file, selectors: selectorsOf(file.text) }));
	const alone = (selectors: readonly Selector[]) =>
		selectors.flatMap(({ classes }) => (classes.length === 1 ? classes : []));
	const everywhere = new Set(read.flatMap(({ selectors }) => alone(selectors)));
	return read.map((file) => {
		const begun = file.selectors.flatMap(({ classes }) => classes.slice(0, 1).filter((name) => !everywhere.has(name)));
		return { ...file, owned: new Set([...alone(file.selectors), ...begun]) };
	});
}

const isShared = (path: string) => dirname(path) === SHARED;

/** The main sheet takes every sheet once, but for one that a source links where it is needed alone. */
function faultsOfMain(files: readonly TextFile[], sheets: readonly Sheet[], sources: readonly TextFile[]): string[] {
	const main = files.find(({ path }) => path === MAIN)?.text ?? "";
	const taken = [...main.matchAll(/@import "\.\/([^"]+)"/g)].map(([, path = ""]) => path);
	const linked = sources.flatMap(({ path, text }) =>
		[...text.matchAll(/from "(\.[^"]+\.css)\?url"/g)].map(([, name = ""]) => posix.join(posix.dirname(path), name)),
	);
	const missing = sheets
		.filter(({ path }) => !taken.includes(path) && !linked.includes(path))
		.map(({ path }) => `${path}: not in ${MAIN}`);
	const twice = taken.filter((path, at) => taken.indexOf(path) !== at).map((path) => `${path}: twice in ${MAIN}`);
	return [...missing, ...twice];
}

function faultsOfLayers({ path, selectors }: Sheet): string[] {
	const layers = isShared(path) ? LAYERS.shared : LAYERS.own;
	const outside = selectors.filter(({ around }) => !layers.includes(around[0] ?? ""));
	return outside.map(({ text, line }) => `${path}:${line}: ${text} is not in ${layers.join(" or ")}`);
}

function businessWords({ path, text }: Sheet): string[] {
	return [...text.matchAll(BUSINESS)].map(({ 0: word, index }) => {
		return `${path}:${text.slice(0, index).split("\n").length}: a word of the business, ${word}`;
	});
}

/** A class has one owner, and a sheet says nothing of elements that none of its own classes is part of. */
function faultsOfOwners(sheets: readonly Sheet[], mayName: Naming): string[] {
	const owners = Map.groupBy(
		sheets.flatMap(({ path, owned }) => [...owned].map((name) => ({ name, path }))),
		({ name }) => name,
	);
	const shared = [...owners]
		.filter(([, at]) => at.length > 1)
		.map(([name, at]) => `.${name}: owned by ${at.map(({ path }) => path).join(" and ")}`);
	const foreign = sheets.flatMap(({ path, selectors, owned }) =>
		selectors
			.filter(({ classes, around }) => around[0] !== LAYERS.shared[0] && !classes.some((name) => owned.has(name)))
			.map(({ text, line }) => `${path}:${line}: ${text} has no class of this sheet`),
	);
	// A part with the class name of another owner would get that one's look as well.
	const chance = sheets.flatMap(({ path, selectors, owned }) =>
		selectors.flatMap(({ classes, line, text }) =>
			classes
				.filter((name) => !owned.has(name))
				.flatMap((name) => owners.get(name) ?? [])
				.filter((owner) => !mayName(path, owner.path))
				.map((owner) => `${path}:${line}: ${text} names .${owner.name} of ${owner.path}`),
		),
	);
	return [...shared, ...foreign, ...chance];
}

/** Whether a file may name a class of a sheet. */
type Naming = (path: string, sheet: string) => boolean;

const isWithin = (folder: string, path: string) => !posix.relative(folder, path).startsWith("..");

/** Classes of shared sheets, of those in the file's folder or above, and of folders that its folder imports from. */
function namingOf(sources: readonly Source[]): Naming {
	const imports = new Map<string, Set<string>>();
	for (const { path, text } of sources) {
		const folder = dirname(path);
		const folders = imports.get(folder) ?? new Set();
		for (const [, target = ""] of text.matchAll(/(?:from|import\()\s*"([#.][^"]+)"/g)) {
			folders.add(dirname(target.startsWith("#") ? target.slice(1) : posix.join(folder, target)));
		}
		imports.set(folder, folders);
	}
	return (path, sheet) =>
		isShared(sheet) ||
		isWithin(dirname(sheet), path) ||
		[...imports].some(([folder, from]) => isWithin(dirname(path), folder) && from.has(dirname(sheet)));
}

/** Classes of rules that no source gives to an element. */
function faultsOfUse(
	{ path, selectors, owned }: Sheet,
	sheets: readonly Sheet[],
	sources: readonly Source[],
): string[] {
	const folder = isShared(path) ? dirname(SHARED) : dirname(path);
	const near = sources.filter((source) => isWithin(folder, source.path));
	const begins = (words: ReadonlySet<string>, name: string) =>
		[...words].some((word) => word.endsWith("-") && name.startsWith(word));
	const isUsed = (name: string) =>
		sources.some(({ names }) => names.given.has(name) || begins(names.begun, name)) ||
		near.some(({ names }) => names.said.has(name) || begins(names.said, name));
	const isForeign = (name: string) => !owned.has(name) && sheets.some((sheet) => sheet.owned.has(name));
	const own = selectors.flatMap(({ classes, line }) =>
		classes.filter((name) => !isForeign(name)).map((name) => [name, line] as const),
	);
	const names = new Map(own);
	return [...names].filter(([name]) => !isUsed(name)).map(([name, line]) => `${path}:${line}: nobody uses .${name}`);
}

/** Class names of sources that stand for nothing, or for something that is not theirs to name. */
function faultsOfNames(
	sheets: readonly Sheet[],
	sources: readonly Source[],
	mayName: Naming,
	{ utilities, handles = [] }: Site,
): string[] {
	const styled = new Set(sheets.flatMap(({ selectors }) => selectors.flatMap(({ classes }) => classes)));
	const owners = new Map(sheets.flatMap(({ path, owned }) => [...owned].map((name) => [name, path])));
	const unknown = sources.flatMap(({ names }) => [...names.given].filter((name) => !styled.has(name)));
	const known = new Set([...utilities([...new Set(unknown)]), ...handles]);
	return sources.flatMap(({ path, names }) =>
		[...names.given].flatMap((name) => {
			if (!styled.has(name)) return known.has(name) ? [] : [`${path}: .${name} is defined nowhere`];
			const owner = owners.get(name);
			return owner === undefined || mayName(path, owner) ? [] : [`${path}: .${name} belongs to ${owner}`];
		}),
	);
}
