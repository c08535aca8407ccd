import { type ComponentType, lazy } from "react";

/** What each late component's server side waits for, so that it never sends a page without it. */
const arrivals = new WeakMap<object, Promise<void>>();

/**
 * A component with a chunk of its own, for what few pages hold. Where the server is at hand it has it from the start
 * (`lateReady`): a page is whole without script. Stands in a `Suspense`.
 */
export function late<Props extends object>(
	load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
	if (!import.meta.env.SSR) return lazy(load) as unknown as ComponentType<Props>;
	let found: ComponentType<Props> | undefined;
	function Late(props: Props) {
		const Found = found;
		return Found ? <Found {...props} /> : null;
	}
	arrivals.set(
		Late,
		load().then((module) => {
			found = module.default;
		}),
	);
	return Late;
}

/**
 * Resolves on the server when these components are at hand. A module names its own late components and no others:
 * two modules that await each other would never finish.
 */
export async function lateReady(components: readonly unknown[]): Promise<void> {
	await Promise.all(components.map((component) => arrivals.get(component as object)));
}
