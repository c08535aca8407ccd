import { startingPlaces } from "#services/pages/front-page.ts";
import type { StartingPlace } from "#site/views/block-data.ts";
import type { LoadContext } from "../load-context.server.ts";

/** The places with most homes. */
export function load(_block: unknown, { app, language }: LoadContext): Promise<readonly StartingPlace[]> {
	return startingPlaces(app, language);
}
