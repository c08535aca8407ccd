import type en from "./messages/en.json";

/** One language's texts: groups of ICU messages. English is the shape that the others are held to. */
export type Catalogue = typeof en;

/** Every message by its full name, such as `search.submit`. */
export type MessageKey = {
	[Group in keyof Catalogue]: `${Group & string}.${keyof Catalogue[Group] & string}`;
}[keyof Catalogue];
