/** Names of what may be missing of a thing. */
type OptionalName<T> = {
	[Name in keyof T]-?: null extends T[Name] ? Name : undefined extends T[Name] ? Name : never;
}[keyof T];

/** What a thing holds where a value is missing, one line for each: the compiler asks for those that are new. */
export type Missing<T> = { readonly [Name in OptionalName<T>]: Extract<T[Name], null | undefined> };

/** A thing in states: each with one value missing, named `without …`. */
export function statesWithout<T extends object>(whole: T, missing: object): readonly (readonly [string, T])[] {
	return Object.entries(missing).map(([name, value]) => [`without ${name}`, { ...whole, [name]: value }] as const);
}
