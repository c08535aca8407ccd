import { AsyncLocalStorage } from "node:async_hooks";
import type { Preview } from "#content/preview.ts";
import type { Language } from "#domain/language.ts";
import type { RoomRefusal } from "#domain/rooms/group-room.ts";
import type { App } from "#services/app.ts";
import type { AskSite } from "#services/operations/try-address.ts";
import type { Thing } from "#site/structured/json-ld.ts";
import type { BookingFormState } from "#site/views/booking-view.ts";
import type { FormPage } from "#site/views/form-view.ts";
import type { GuestFormState, GuestPage } from "#site/views/guest-view.ts";
import type { OfficeFormState, OfficePage } from "#site/views/office-view.ts";
import type { OrganisationFormState, OrganisationPage } from "#site/views/organisation-view.ts";
import type { AnalyticsView, MapTilesView } from "#site/views/page-view.ts";
import type { MapSources } from "../env.ts";
import type { RequestContext } from "../request-context.ts";

/** What the server knows of a page request beside its address; loaders read it while they run. */
export interface PageRequest {
	/** What the server found out of the request, the sessions of the visitor among it. */
	readonly context: RequestContext;
	/** The product as this visitor may see it. */
	readonly app: App;
	/** Somebody of the staff is signed in. */
	readonly isStaff: boolean;
	/** Asks the site for an address as a visitor without cookies. */
	readonly ask: AskSite;
	/** The visitor's, for addresses that hold none. */
	readonly language: Language;
	/** Address of the site without a trailing slash, for canonical links. */
	readonly publicUrl: string;
	/** Id of the running build. */
	readonly buildId: string;
	/** Ids of the liked homes, as the cookie prints them. */
	readonly likes: string;
	/** Browsers are given a service worker. */
	readonly hasWorker: boolean;
	/** Where maps come from. */
	readonly map: MapSources;
	/** Streets that this server gives to maps; null: none. */
	readonly mapTiles: MapTilesView | null;
	/** The story that the visual editor opened, token checked: its drafts are shown. Null for other visitors. */
	readonly preview: Preview | null;
	/** Who hears of the visit; null: nobody. */
	readonly analytics: AnalyticsView | null;
	/** The stamp of the page's forms, and one of them that comes back. */
	readonly forms: FormPage;
	/** A booking form that comes back with what was typed and what is wrong. */
	readonly bookingForm?: PostedBooking;
	/** A form of the guest area that comes back. */
	readonly guestArea?: PostedGuestForm;
	/** A form of an organisation's area that comes back. */
	readonly organisation?: PostedOrganisationForm;
	/** A form of a group room that was not taken. */
	readonly groupRoom?: PostedRoomForm;
	/** A form of the back office that comes back. */
	readonly office?: PostedOfficeForm;
	readonly outcome: RenderOutcome;
	/** In place of any screen: what went wrong. */
	readonly failure?: PageFailure;
}

/** What is found out while a page is rendered. */
export interface RenderOutcome {
	/** The page as it was drawn; null where the answer itself has it, or is none. */
	html: string | null;
	/** What search engines and social networks read of the page; null: nothing is for them. */
	metadata: PageMetadata | null;
	/** What the screen and those around it loaded, by their ids; null before they have. */
	data: Readonly<Record<string, unknown>> | null;
	/** The number under which a loader logged what failed. */
	incident: string | null;
	/** What the screen of errors was shown for. */
	error: unknown;
}

/** What a visitor sees of a failed request. */
export interface PageFailure {
	readonly status: number;
	readonly title: string;
	readonly text: string;
	/** Leads staff to the log line; null where nothing is logged. */
	readonly incident: string | null;
	/** Path and query that no page has (specification §8); null for all other failures. */
	readonly missing: string | null;
}

/** A page as machines read it. */
export interface PageMetadata {
	readonly things: readonly Thing[];
	readonly language: Language;
	readonly title: string;
	readonly description: string;
	/** Path of the picture that social networks show. */
	readonly card: string;
	/** Path of the page. */
	readonly path: string;
	readonly kind: "website" | "article";
	/** Path of the section's feed. */
	readonly feed?: string;
}

/** Sets what machines read of the page that is being rendered; nothing is kept for a browser's own navigation. */
export function setMetadata(metadata: PageMetadata): void {
	const request = pageRequest();
	if (request) request.outcome.metadata = metadata;
}

/** What a form of the guest area led to. */
export interface PostedGuestForm {
	readonly form: GuestFormState | null;
	/** A page that stands in the place of the one that was asked for. */
	readonly instead: GuestPage | null;
	readonly differenceCents: number | null;
}

/** What a form of an organisation's area led to. */
export interface PostedOrganisationForm {
	readonly form: OrganisationFormState | null;
	/** A page that stands in the place of the one that was asked for. */
	readonly instead: OrganisationPage | null;
	/** There is no such form, or the person may not send it. */
	readonly isMissing?: true;
}

/** What was typed into a group room, and why it was not taken. */
export interface PostedRoomForm {
	readonly values: Readonly<Record<string, string>>;
	readonly refused: RoomRefusal | "BUSY";
}

/** What a form of the back office led to. */
export interface PostedOfficeForm {
	readonly form: OfficeFormState | null;
	/** A page that stands in the place of the one that was asked for. */
	readonly instead: OfficePage | null;
	/** It showed a fresh second factor. */
	readonly isConfirmed?: true;
	/** A second factor was taken in this very request, and a form went on after it. */
	readonly isFresh?: true;
}

/** A posted booking form: texts by field name, and what the server said of them. */
export interface PostedBooking extends BookingFormState {
	readonly idempotencyKey: string;
}

const storage = new AsyncLocalStorage<PageRequest>();

/** Runs the rendering of one page with its request. */
export function withPageRequest<Answer>(request: PageRequest, render: () => Answer): Answer {
	return storage.run(request, render);
}

/** The page request that is being rendered; null in calls that are no page. */
export function pageRequest(): PageRequest | null {
	return storage.getStore() ?? null;
}
