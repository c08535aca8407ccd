import type { Hono } from "hono";
import type { OrganisationArea } from "#domain/organisations/rights.ts";
import { pageRequest } from "#server/pages/page-request.ts";
import { guestPage } from "#services/pages/guest/guest-page.ts";
import { organisationPage } from "#services/pages/organisation/organisation-page.ts";
import type { Pictures } from "#services/pictures/pictures.ts";
import { readPublic } from "#site/rewrite.ts";
import type { GuestView } from "#site/views/guest-view.ts";
import type { OrganisationView } from "#site/views/organisation-view.ts";
import type { TestApp } from "./app.ts";
import { anyScreen, testSite } from "./test-site.ts";

/** The site with the views of the guest area and of organisations as JSON in the place of its screens, and a browser that keeps cookies. */

const ORIGIN = "https://halcyon.example";

export function guestSite(app: TestApp, pictures?: Pictures): Hono {
	return testSite(app, {
		...(pictures && { pictures }),
		screen: async (request) => {
			const url = new URL(request.url);
			const address = readPublic(url.pathname);
			const html = { "Content-Type": "text/html; charset=utf-8" };
			if (address?.name === "agency" || address?.name === "portal") {
				const view = await organisationView(app, address.name, url);
				return new Response(view ? JSON.stringify(view) : "<p>not found</p>", {
					status: view ? 200 : 404,
					headers: html,
				});
			}
			if (address?.name !== "guest") return anyScreen(request);
			const page = pageRequest();
			const posted = page?.guestArea ?? { form: null, instead: null, differenceCents: null };
			const path = address.params.path;
			const requested = typeof path === "object" ? path.join("/") : "";
			const session = (await page?.context.guestOf(requested)) ?? null;
			const view = await guestPage(app, session, {
				language: address.language,
				guestId: String(address.params.guestId),
				lastStay: "",
				path: requested,
				done: url.searchParams.get("done") ?? "",
				form: posted.form,
				instead: posted.instead,
				differenceCents: posted.differenceCents,
			});
			if (!view) return new Response("<p>not found</p>", { status: 404, headers: html });
			if ("movedTo" in view) return new Response(null, { status: 302, headers: { Location: view.movedTo } });
			return new Response(JSON.stringify(view), { headers: html });
		},
	});
}

/** A page of an organisation's area, as its loader makes it. */
async function organisationView(app: TestApp, area: OrganisationArea, url: URL): Promise<OrganisationView | null> {
	const page = pageRequest();
	const address = readPublic(url.pathname);
	if (!address || page?.organisation?.isMissing) return null;
	const { path } = address.params;
	const { form = null, instead = null } = page?.organisation ?? {};
	return organisationPage(app, (await page?.context.member(area)) ?? null, {
		area,
		language: address.language,
		path: typeof path === "object" ? path.join("/") : "",
		query: Object.fromEntries(url.searchParams),
		form,
		instead,
	});
}

/** What a browser does: keeps cookies, says where its forms come from. */
export class GuestBrowser {
	readonly cookies = new Map<string, string>();
	readonly #site: Hono;
	readonly #address: string;

	constructor(site: Hono, address = "203.0.113.7") {
		this.#site = site;
		this.#address = address;
	}

	async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
		return this.#send(path, { headers });
	}

	async post(path: string, values: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
		return this.#send(path, {
			method: "POST",
			body: new URLSearchParams(values).toString(),
			headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: ORIGIN, ...headers },
		});
	}

	/** A form with files, as a browser sends it. */
	async upload(
		path: string,
		values: Record<string, string>,
		files: { readonly field: string; readonly bodies: readonly Uint8Array[] },
	): Promise<Response> {
		const body = new FormData();
		for (const [name, value] of Object.entries(values)) body.append(name, value);
		for (const bytes of files.bodies) body.append(files.field, new Blob([new Uint8Array(bytes)]), "picture.jpg");
		// Whole: a body that is turned away half read must not go on being written.
		const whole = new Response(body);
		const type = whole.headers.get("Content-Type") ?? "";
		const bytes = await whole.arrayBuffer();
		return this.#send(path, { method: "POST", body: bytes, headers: { Origin: ORIGIN, "Content-Type": type } });
	}

	/** A form whose body comes only once something has happened since its head came. */
	async late(path: string, values: Record<string, string>, meanwhile: () => Promise<unknown>): Promise<Response> {
		const form = new FormData();
		for (const [name, value] of Object.entries(values)) form.append(name, value);
		// Where a server ran in this process `Response` is that server's, whose `bytes` fails.
		const whole = new Response(form);
		return this.#late(
			path,
			whole.headers.get("Content-Type") ?? "",
			new Uint8Array(await whole.arrayBuffer()),
			meanwhile,
		);
	}

	/** The same of a call. */
	async lateJson(path: string, body: object, meanwhile: () => Promise<unknown>): Promise<Response> {
		return this.#late(path, "application/json", new TextEncoder().encode(JSON.stringify(body)), meanwhile);
	}

	async #late(path: string, type: string, bytes: Uint8Array, meanwhile: () => Promise<unknown>): Promise<Response> {
		// Asked for nothing before somebody reads.
		const body = new ReadableStream<Uint8Array>(
			{
				pull: async (stream) => {
					await meanwhile();
					stream.enqueue(bytes);
					stream.close();
				},
			},
			{ highWaterMark: 0 },
		);
		const headers = { Origin: ORIGIN, "Content-Type": type };
		return this.#send(path, { method: "POST", body, headers, duplex: "half" });
	}

	async json(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
		return this.#send(path, {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "Content-Type": "application/json", Origin: ORIGIN, ...headers },
		});
	}

	/** The view of a page; fails when it is none. */
	async view(path: string): Promise<GuestView> {
		return viewOf(await this.get(path));
	}

	async #send(
		path: string,
		init: RequestInit & { headers: Record<string, string>; duplex?: "half" },
	): Promise<Response> {
		const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const headers = { host: "halcyon.example", ...(cookie ? { cookie } : {}), ...init.headers };
		const incoming = { socket: { remoteAddress: this.#address } };
		const answer = await this.#site.request(ORIGIN + path, { ...init, headers }, { incoming });
		for (const text of answer.headers.getSetCookie()) {
			const [pair = ""] = text.split(";");
			const [name = "", value = ""] = pair.split("=");
			if (value === "" || /max-age=0/i.test(text)) this.cookies.delete(name);
			else this.cookies.set(name, value);
		}
		return answer;
	}
}

export async function viewOf(answer: Response | Promise<Response>): Promise<GuestView> {
	return JSON.parse(await (await answer).text()) as GuestView;
}

/** Code and link of the newest sign-in mail to an address; null: there is none. */
export async function signInMail(
	app: Pick<TestApp, "db">,
	recipient: string,
): Promise<{ readonly code: string; readonly token: string } | null> {
	const mail = await app.db
		.selectFrom("email_outbox")
		.select("text")
		.where("kind", "=", "sign_in")
		.where("recipient", "=", recipient)
		.orderBy("outbox_id", "desc")
		.executeTakeFirst();
	if (!mail) return null;
	const code = /\b(\d{3}) (\d{3})\b/.exec(mail.text);
	const token = /sign-in\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
	return { code: `${code?.[1]}${code?.[2]}`, token };
}

/** Signs a browser in with the code of a mail; answers the id of its area. */
export async function signIn(app: TestApp, browser: GuestBrowser, email = "noor@example.org"): Promise<string> {
	const requested = await viewOf(browser.post("/nl/guest-me/overview", { do: "ask", email }));
	const mail = await signInMail(app, email);
	const attempt = "attemptId" in requested.page ? (requested.page.attemptId ?? "") : "";
	const entered = await browser.post("/nl/guest-me/overview", { do: "code", attempt, code: mail?.code ?? "" });
	const id = /\/guest-([\w-]+)\//.exec(entered.headers.get("Location") ?? "")?.[1];
	if (!id) throw new Error(`not signed in: ${entered.status}`);
	return id;
}
