import { type ComponentType, lazy } from "react";

/** Components that the server waits for before it answers, so that it never sends a page without them. */
const waiting: Promise<void>[] = [];

/**
 * A component with a chunk of its own, for what few pages hold. Where the server is at hand it has it from the start
 * (`lateReady`): a page is whole without script. Stands in a `Suspense`.
 */
export function late<Props extends object>(
	load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
	if (!import.meta.env.SSR) return lazy(load) as unknown as ComponentType<Props>;
	let found: ComponentType<Props> | undefined;
	waiting.push(
		load().then((module) => {
			found = module.default;
		}),
	);
	return function Late(props: Props) {
		const Found = found;
		return Found ? <Found {...props} /> : null;
	};
}

/** Resolves on the server when every late component named so far is at hand. */
export async function lateReady(): Promise<void> {
	await Promise.all(waiting);
}
