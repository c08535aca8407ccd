import { randomUUID } from "node:crypto";
import { isNotFound, isRedirect, notFound, redirect } from "@tanstack/react-router";
import { ContentUnavailableError } from "#content/client/last-good.ts";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { pageRequest } from "#server/pages/page-request.ts";
import { runtime } from "#server/runtime.ts";
import type { App } from "#services/app.ts";
import type { MovedTo } from "#services/pages/search-page.ts";
import { SearchBusyError } from "#services/search/search-queue.ts";

/** Answers a view; a moved page leads on, a missing one is a 404. */
export function pageOrStatus<View extends object>(answer: View | MovedTo | null): View {
	if (answer === null) throw notFound({ data: "slug" });
	if ("movedTo" in answer) throw redirect({ href: answer.movedTo, statusCode: answer.status ?? 301 });
	return answer;
}

const AWAY = [ContentUnavailableError, DatabaseAwayError, SearchBusyError] as const;

/**
 * Runs one load. What fails by surprise is logged under an incident's id, and the id is all that the screen
 * gets of it.
 */
export async function load<View>(use: (app: App) => Promise<View>): Promise<View> {
	// Denied by default: what is asked outside of a request is asked by nobody.
	const app = pageRequest()?.app ?? (await runtime()).app;
	try {
		return await use(app);
	} catch (error) {
		if (isNotFound(error) || isRedirect(error)) throw error;
		const page = pageRequest();
		// A dependency is away for a moment: the page answers 503; the cause is logged where it was noticed.
		if (AWAY.some((kind) => error instanceof kind)) {
			if (page) page.outcome.error = error;
			throw error;
		}
		const incident = randomUUID();
		const stack = error instanceof Error ? error.stack : undefined;
		if (page) page.outcome.incident = incident;
		(page?.context.log ?? app.log).error(
			{ incident, error: error instanceof Error ? error.name : "unknown", stack },
			"page failed",
		);
		throw new Error(incident);
	}
}
