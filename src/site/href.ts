import { byLanguage, type Language, type Localized } from "#domain/language.ts";
import { type Address, publicPath } from "./rewrite.ts";
import type { RouteName, RouteParams } from "./route-table.ts";

type Args<Name extends RouteName> = keyof RouteParams<Name> extends never ? [] : [params: RouteParams<Name>];

/** Public path of a screen in a language: the only way to write an address. */
export function href<Name extends RouteName>(name: Name, language: Language, ...args: Args<Name>): string {
	return publicPath(addressOf(name, language, args[0]));
}

function addressOf(name: RouteName, language: Language, params: unknown): Address {
	return { name, language, params: (params ?? {}) as Address["params"] };
}

/**
 * The same screen in each language. Screens whose parameters are words of a language (places) hand in the
 * parameters per language.
 */
export function alternates<Name extends RouteName>(
	name: Name,
	paramsIn: (language: Language) => RouteParams<Name>,
): Localized {
	return byLanguage((language) => publicPath(addressOf(name, language, paramsIn(language))));
}

/** The path segment of a home: its name in the language and its id. */
export function homeSlug(slugOfTitle: string, accoId: string): string {
	return slugOfTitle ? `${slugOfTitle}-${accoId}` : accoId;
}

/** The accoId at the end of a home's segment; null without one. */
export function accoIdIn(segment: string): string | null {
	return /(?:^|-)(a\d{1,10})$/.exec(segment)?.[1] ?? null;
}
