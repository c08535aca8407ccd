import { randomBytes, randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import type { Language } from "#domain/language.ts";
import type { OrganisationArea } from "#domain/organisations/rights.ts";
import { mayDo } from "#domain/staff/roles.ts";
import type { App } from "#services/app.ts";
import type { Attribution } from "#services/booking/booking-answer.ts";
import { proofCookie } from "#services/booking/booking-proof.ts";
import { type Sender, senderOf } from "#services/booking/sender.ts";
import { areaSession } from "#services/guests/area-session.ts";
import { type GuestSession, guestCookie, guestSession } from "#services/guests/session.ts";
import type { Logger } from "#services/logger.ts";
import { type MemberSession, memberCookie, memberSession } from "#services/organisations/member-session.ts";
import { productFor } from "#services/product-for.ts";
import { type Asker, onBehalfOf } from "#services/search/asker.ts";
import { type StaffSession, staffCookie, staffSession } from "#services/staff/staff-session.ts";
import { currentTraceId } from "#services/tracing.ts";
import { PUBLIC, type Viewer } from "#services/viewer.ts";
import { type Address, readPublic } from "#site/rewrite.ts";
import { type Client, type ClientNetworks, clientFinder, type RequestEnv } from "./middleware/client-address.ts";
import { PRIVATE } from "./middleware/keep-private.ts";
import { visitorLanguage } from "./middleware/language.ts";

/**
 * What the first middleware finds out of a request. Every handler reads it as `c.var.context`, every loader of a page
 * as `pageRequest().context`; nothing else reads addresses, cookies or sessions out of a request. What costs a query
 * is asked for once, by the first who wants it; sessions once more when a body has come.
 */
export interface RequestContext {
	/** Stands in the log lines of the request. */
	readonly id: string;
	readonly client: Client;
	/** The screen of the address; null: none has it. */
	readonly address: Address | null;
	/** The visitor's language, for addresses that hold none. */
	readonly language: Language;
	/** The codes of partners and owners in the visitor's cookies, not yet looked up. */
	readonly attribution: Attribution;
	/** Who sends it, for limits: hashes alone. */
	readonly sender: Sender;
	readonly log: Logger;
	/** Of the page's scripts under its content security policy. */
	readonly nonce: string;
	/** The browser holds a guest's session, live or not. */
	readonly holdsGuestSession: boolean;
	/** A cookie as it was sent. */
	cookie(name: string): string | undefined;
	/** The guest who is signed in. */
	guest(): Promise<GuestSession | null>;
	/** The member of staff who is signed in. */
	staff(): Promise<StaffSession | null>;
	/** Who is signed in for an organisation, to one of its two areas. */
	member(area: OrganisationArea): Promise<MemberSession | null>;
	/**
	 * Forgets who is signed in, and sets what they may see anew. A body can come minutes after its head: who was signed
	 * in then, and with which rights, says nothing of who may do what it asks for.
	 */
	askAnew(): Promise<void>;
	/** Who a page of the guest area is for: the guest, or the browser that made the booking of this path. */
	guestOf(areaPath: string): Promise<GuestSession | null>;
	/** What the browser shows of having made a booking. */
	proofOf(bookingNo: string): string | null;
}

declare module "hono" {
	interface ContextVariableMap {
		readonly app: App;
		readonly context: RequestContext;
	}
}

/** Sets the context of each request; the first middleware of the site, and of the API where it stands by itself. */
export function requestContexts(app: App, networks: ClientNetworks): MiddlewareHandler {
	const clientOf = clientFinder(networks);
	return async (c, next) => {
		if (!c.var.context) {
			const context = contextOf(c, app, clientOf);
			c.set("context", context);
			const staff = await showAsMaySee(c, app, context);
			await onBehalfOf(askerOf(c, context), next);
			// What staff are shown is nobody else's, and differs with what they choose.
			if (staff && !SAME_FOR_ALL.test(c.req.path)) c.header("Cache-Control", PRIVATE);
			return;
		}
		await next();
	};
}

/** Whom long works of the request are for. */
function askerOf(c: Context, context: Pick<RequestContext, "sender">): Asker {
	const socket = (c.env as RequestEnv | undefined)?.incoming?.socket;
	return {
		get network() {
			return context.sender.network;
		},
		get isGone() {
			return socket?.destroyed === true || socket?.writableEnded === true;
		},
	};
}

/** Sets the product as who asks may see it; answers who of the staff that is. */
async function showAsMaySee(
	c: Context,
	app: App,
	context: Pick<RequestContext, "staff">,
): Promise<StaffSession | null> {
	const staff = await signedInStaff(context);
	c.set("app", staff ? await productFor(app, viewerOf(staff)) : app);
	return staff;
}

/** Texts are the same for staff, and pictures say themselves who may keep them. */
const SAME_FOR_ALL = /^\/(images|_i18n|assets)\//;

/** Who of the staff asks; while the database is away nobody does. */
export async function signedInStaff(context: Pick<RequestContext, "staff">): Promise<StaffSession | null> {
	try {
		return await context.staff();
	} catch (error) {
		if (error instanceof DatabaseAwayError) return null;
		throw error;
	}
}

/** What somebody of the staff may see beside what all see. */
function viewerOf({ roles, testHouses }: StaffSession): Viewer {
	return mayDo(roles, "testHouses.see") ? { testHouses } : PUBLIC;
}

function contextOf(c: Context, app: App, clientOf: (c: Context) => Client): RequestContext {
	const id = randomUUID();
	const cookies = once(() => parse(c.req.header("cookie") ?? ""));
	const cookie = (name: string) => cookies()[name];
	const client = once(() => clientOf(c));
	const address = once(() => readPublic(new URL(c.req.url).pathname));
	const sender = once(() => senderOf(app.settings, client().ip, cookie));
	const language = once(() => visitorLanguage(c.req.raw));
	const nonce = once(() => randomBytes(16).toString("base64"));
	const guestToken = () => cookie(guestCookie(app.settings));
	const memberOf = (area: OrganisationArea) =>
		once(() => memberSession(app, area, cookie(memberCookie(app.settings, area))));
	const sessions = () => ({
		guest: once(() => guestSession(app, guestToken())),
		staff: once(() => staffSession(app, cookie(staffCookie(app.settings)))),
		agency: memberOf("agency"),
		portal: memberOf("portal"),
	});
	let signedIn = sessions();
	return {
		id,
		log: withFacts(app.log, { requestId: id, ...traceOf(c.req.header("traceparent"), currentTraceId()) }),
		get client() {
			return client();
		},
		get address() {
			return address();
		},
		get language() {
			return language();
		},
		get sender() {
			return sender();
		},
		get nonce() {
			return nonce();
		},
		get attribution() {
			return { host: cookie("host"), partner: cookie("partner"), homeowner: cookie("homeownerCode") };
		},
		get holdsGuestSession() {
			return Boolean(guestToken());
		},
		cookie,
		guest: () => signedIn.guest(),
		staff: () => signedIn.staff(),
		member: (area) => signedIn[area](),
		askAnew: async () => {
			signedIn = sessions();
			await showAsMaySee(c, app, signedIn);
		},
		guestOf: (areaPath) => areaSession(app, areaPath, { guest: guestToken(), of: cookie }),
		proofOf: (bookingNo) => cookie(proofCookie(app.settings, bookingNo)) ?? null,
	};
}

/** Finds out when it is asked for the first time, and knows it then. */
function once<Value>(find: () => Value): () => Value {
	let found: { readonly value: Value } | null = null;
	return () => {
		found ??= { value: find() };
		return found.value;
	};
}

/** Our own trace, or the one that a proxy before us began (W3C Trace Context): its lines and ours are found under one id. */
function traceOf(header: string | undefined, own: string | null): { readonly traceId?: string } {
	if (own) return { traceId: own };
	const [, traceId] = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec(header ?? "") ?? [];
	return traceId && !/^0+$/.test(traceId) ? { traceId } : {};
}

function withFacts(log: Logger, own: Record<string, unknown>): Logger {
	return {
		info: (facts, message) => log.info({ ...own, ...facts }, message),
		warn: (facts, message) => log.warn({ ...own, ...facts }, message),
		error: (facts, message) => log.error({ ...own, ...facts }, message),
	};
}
