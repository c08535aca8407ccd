import {
	defineHandlerCallback,
	getSsrStatus,
	RouterServer,
	transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { pageRequest } from "./page-request.ts";

/**
 * Draws a screen in one piece. All that a page shows is loaded before it is drawn, so nothing of it could be sent ahead;
 * a stream would hand it on through five others in pieces of 2 kB, which takes an eighth of the processor of a page. The
 * page is handed over beside the answer (`outcome.html`), for an answer would write it into bytes and read it again.
 */
export const drawPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
	try {
		const html = await transformHtmlStringWithRouter(router, renderToString(createElement(RouterServer, { router })));
		const page = pageRequest();
		if (!page) throw new Error("a screen is drawn for a request of the site");
		page.outcome.html = html;
		return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
	} finally {
		router.serverSsr?.cleanup();
	}
});
