import { byLanguage, LANGUAGES, type Language } from "#domain/language.ts";
import { expandContent, type Target } from "./expand.ts";
import { numberer, uuidOf } from "./ids.ts";
import { DEFAULT_LANGUAGE, textIn } from "./languages.ts";
import type { DatasourceFile, StoryFile } from "./story-file.ts";

/** All stories at one moment, as the service answers from them. Nothing in it changes; a changed file makes a new one. */
export interface Space {
	/** Version of the published content: seconds of the last change. */
	readonly cv: number;
	/** Editor order: position highest first, then id. */
	readonly stories: readonly StoredStory[];
	readonly folders: readonly Folder[];
	readonly datasources: readonly Datasource[];
	readonly byUuid: ReadonlyMap<string, StoredStory>;
}

export interface StoredStory {
	/** Its file below the content folder, without `.json`. */
	readonly file: string;
	readonly id: number;
	readonly uuid: string;
	readonly groupId: string;
	/** Last part of the address and whole address by language, without the language itself; a start page ends in `/`. */
	readonly slug: Readonly<Record<Language, string>>;
	readonly path: Readonly<Record<Language, string>>;
	readonly translatedSlugs: boolean;
	readonly isStartpage: boolean;
	/** 0 at the root. */
	readonly parentId: number;
	readonly position: number;
	readonly tags: readonly string[];
	readonly published: boolean;
	readonly createdAt: string;
	readonly publishedAt: string | null;
	readonly firstPublishedAt: string | null;
	readonly updatedAt: string;
	readonly metaData: Readonly<Record<string, unknown>> | null;
	/** By version: what is published and what a preview sees. Translated values are still side by side. */
	readonly versions: Readonly<Record<Version, StoryVersion>>;
}

export type Version = "published" | "draft";

export interface StoryVersion {
	readonly name: unknown;
	readonly content: Readonly<Record<string, unknown>>;
}

export interface Folder {
	readonly id: number;
	readonly uuid: string;
	readonly name: string;
	readonly path: Readonly<Record<Language, string>>;
	readonly parentId: number;
	readonly position: number;
	readonly published: boolean;
}

export interface Datasource {
	readonly id: number;
	readonly slug: string;
	readonly name: string;
	/** Languages other than the default in which at least one value stands. */
	readonly dimensions: readonly { readonly id: number; readonly language: Language }[];
	readonly entries: readonly { readonly id: number; readonly name: string; readonly value: unknown }[];
}

/** A read file with its path below the content folder, `/` between the parts, without `.json`. */
export interface ReadStory {
	readonly path: string;
	readonly file: StoryFile;
	/** When the file was last changed, for dates that it does not hold. */
	readonly changedAt: Date;
}

export interface ReadDatasource {
	readonly slug: string;
	readonly file: DatasourceFile;
}

const INDEX = "index";

/** Puts the files together: addresses, ids, references between stories. */
export function buildSpace(files: readonly ReadStory[], datasources: readonly ReadDatasource[], cv: number): Space {
	const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
	const idFor = numberer(sorted.map(({ file }) => file.id).filter((id) => id !== undefined));
	const folders = foldersOf(sorted, idFor);
	const folderAt = new Map(folders.map((folder) => [folder.filePath, folder]));

	const targets = new Map<string, Target>();
	for (const read of sorted) {
		const target = {
			uuid: read.file.uuid ?? uuidOf(`story ${read.path}`),
			fullSlug: pathsOf(read, folderAt)[DEFAULT_LANGUAGE],
		};
		targets.set(read.path, target);
		// A folder's name alone means its start page.
		if (isIndex(read.path)) targets.set(parentPath(read.path) || INDEX, target);
		targets.set(target.fullSlug.replace(/\/$/, ""), target);
	}
	const find = (path: string) => targets.get(path.replace(/\/$/, ""));

	const stories = sorted.map((read) => storedStory(read, { folderAt, idFor, find }));
	stories.sort((a, b) => b.position - a.position || a.id - b.id);
	return {
		cv,
		stories,
		folders,
		datasources: datasources.map(({ slug, file }) => storedDatasource(slug, file, idFor)),
		byUuid: new Map(stories.map((story) => [story.uuid, story])),
	};
}

interface Built {
	readonly folderAt: ReadonlyMap<string, BuiltFolder>;
	readonly idFor: (text: string) => number;
	readonly find: (path: string) => Target | undefined;
}

interface BuiltFolder extends Folder {
	readonly filePath: string;
}

function storedStory(read: ReadStory, { folderAt, idFor, find }: Built): StoredStory {
	const { path, file, changedAt } = read;
	const uuid = file.uuid ?? uuidOf(`story ${path}`);
	const published = file.status === "published";
	const utc = (instant: string | undefined) => (instant === undefined ? null : new Date(instant).toISOString());
	const publishedAt = utc(file.published_at) ?? (published ? changedAt.toISOString() : null);
	const firstPublishedAt = utc(file.first_published_at) ?? publishedAt;
	const content = expandContent(file.content, uuid, find);
	const draft = file.draft?.content ? expandContent(file.draft.content, uuid, find) : content;
	return {
		file: path,
		id: file.id ?? idFor(uuid),
		uuid,
		groupId: uuidOf(`group ${uuid}`),
		slug: byLanguage((language) => ownSlug(read, language)),
		path: pathsOf(read, folderAt),
		translatedSlugs: isTranslatedPath(read, folderAt),
		isStartpage: isIndex(path) && parentPath(path) !== "",
		parentId: folderAt.get(parentPath(path))?.id ?? 0,
		position: file.position,
		tags: file.tags,
		published,
		createdAt: firstPublishedAt ?? changedAt.toISOString(),
		publishedAt: published ? publishedAt : null,
		firstPublishedAt,
		updatedAt: publishedAt ?? changedAt.toISOString(),
		metaData: file.meta_data,
		versions: {
			published: { name: file.name, content },
			draft: { name: file.draft?.name ?? file.name, content: draft },
		},
	};
}

/** Every folder that holds stories; its name and translated address come from its start page. */
function foldersOf(files: readonly ReadStory[], idFor: (text: string) => number): BuiltFolder[] {
	const indexes = new Map(files.filter(({ path }) => isIndex(path)).map((read) => [parentPath(read.path), read]));
	const paths = new Set<string>();
	for (const { path } of files) {
		for (let folder = parentPath(path); folder !== ""; folder = parentPath(folder)) paths.add(folder);
	}
	const built = new Map<string, BuiltFolder>();
	for (const filePath of [...paths].sort()) {
		const parent = built.get(parentPath(filePath));
		const index = indexes.get(filePath);
		const last = filePath.slice(filePath.lastIndexOf("/") + 1);
		const path = byLanguage((language) => {
			const own = (index && textIn(index.file.slug, language)) || last;
			return parent ? `${parent.path[language]}/${own}` : own;
		});
		const uuid = uuidOf(`folder ${filePath}`);
		const published = files.some((read) => read.path.startsWith(`${filePath}/`) && read.file.status === "published");
		built.set(filePath, {
			id: idFor(uuid),
			uuid,
			filePath,
			path,
			published,
			parentId: parent?.id ?? 0,
			name: (index && textIn(index.file.name, DEFAULT_LANGUAGE)) || last,
			position: index?.file.position ?? 0,
		});
	}
	return [...built.values()];
}

function storedDatasource(slug: string, file: DatasourceFile, idFor: (text: string) => number): Datasource {
	const id = file.id ?? idFor(`datasource ${slug}`);
	const languages = LANGUAGES.filter(
		(language) =>
			language !== DEFAULT_LANGUAGE &&
			file.entries.some(({ value }) => typeof value === "object" && value[language] !== undefined),
	);
	return {
		id,
		slug,
		name: file.name,
		dimensions: languages.map((language) => ({ id: idFor(`dimension ${slug} ${language}`), language })),
		entries: file.entries.map(({ name, value }) => ({ id: idFor(`entry ${slug} ${name}`), name, value })),
	};
}

function pathsOf(read: ReadStory, folderAt: ReadonlyMap<string, BuiltFolder>): Readonly<Record<Language, string>> {
	const folder = folderAt.get(parentPath(read.path));
	return byLanguage((language) => {
		const own = ownSlug(read, language);
		if (!folder) return own;
		return isIndex(read.path) ? `${folder.path[language]}/` : `${folder.path[language]}/${own}`;
	});
}

function isTranslatedPath(read: ReadStory, folderAt: ReadonlyMap<string, BuiltFolder>): boolean {
	const paths = pathsOf(read, folderAt);
	return LANGUAGES.some((language) => paths[language] !== paths[DEFAULT_LANGUAGE]);
}

/** The last part of a story's address; a start page's is its folder's. The root's `index.json` is `home`. */
function ownSlug({ path, file }: ReadStory, language: Language): string {
	const own = textIn(file.slug, language);
	if (own) return own;
	const folder = parentPath(path);
	const last = path.slice(path.lastIndexOf("/") + 1);
	if (last !== INDEX) return last;
	return folder === "" ? "home" : folder.slice(folder.lastIndexOf("/") + 1);
}

function isIndex(path: string): boolean {
	return path === INDEX || path.endsWith(`/${INDEX}`);
}

function parentPath(path: string): string {
	const at = path.lastIndexOf("/");
	return at < 0 ? "" : path.slice(0, at);
}
