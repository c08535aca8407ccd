import { listReviewedBookings } from "#db/accommodations/reviews.ts";
import { listBookingsOfGuest } from "#db/bookings/find-bookings.ts";
import { type GuestRow, getGuest } from "#db/guests/guests.ts";
import { listLikes } from "#db/guests/likes.ts";
import { listPasskeysOf } from "#db/guests/passkeys.ts";
import { listSessions } from "#db/guests/sessions.ts";
import { findPendingEmail } from "#db/guests/sign-ins.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { backPath, GUEST_SECTIONS, guestHref, OWN_AREA } from "#site/guest-area.ts";
import { alternates } from "#site/href.ts";
import { GUEST_DONE, type GuestFormState, type GuestPage, type GuestView } from "#site/views/guest-view.ts";
import { passkeyLine } from "../../access/passkey-line.ts";
import type { App } from "../../app.ts";
import { eraseRefusal } from "../../guests/erase-data.ts";
import { ownBooking } from "../../guests/own-bookings.ts";
import { hasNewsletter } from "../../guests/profile.ts";
import type { GuestSession } from "../../guests/session.ts";
import { creditsOf } from "../../quotes/quote-stay.ts";
import { countriesIn } from "../country-choice.ts";
import { favouritesPage } from "../favourites-page.ts";
import type { MovedTo } from "../search-page.ts";
import { bookingDetail, cancelPage, changePage, completePage, overviewOf } from "./booking-detail.ts";
import { documentLinks } from "./document-links.ts";
import { paymentsPage } from "./payments.ts";
import { ownStays } from "./stay-cards.ts";

/** What the guest area needs to know of a request beside its session. */
export interface GuestPageRequest {
	readonly language: Language;
	/** Id of the address; it opens nothing. */
	readonly guestId: string;
	/** Path after it. */
	readonly path: string;
	/** What was done a moment ago, as the address says. */
	readonly done: string;
	/** The last stay searched for, as its cookie holds it. */
	readonly lastStay: string;
	/** A form that comes back, and what its answer shows instead of the page. */
	readonly form: GuestFormState | null;
	readonly instead: GuestPage | null;
	/** What a changed party would cost more or less. */
	readonly differenceCents: number | null;
}

/**
 * A page of the guest area. Signed out every address shows the same form, whatever its id; signed in another id
 * leads to the own one. Null: there is no such page, or it is another's.
 */
export async function guestPage(
	app: App,
	session: GuestSession | null,
	request: GuestPageRequest,
): Promise<GuestView | MovedTo | null> {
	const { language, path, form, instead } = request;
	const frame = {
		form,
		done: GUEST_DONE.find((known) => known === request.done) ?? null,
		alternates: alternates("guest", () => ({ guestId: request.guestId, path: path.split("/").filter(Boolean) })),
	};
	const link = linkPage(path);
	if (link || !session) {
		const page = instead ?? link ?? { name: "signIn" as const, attemptId: null, back: backPath(path) };
		return { ...frame, page, guest: null, section: null, onlyBooking: null };
	}
	if (session.onlyBooking) {
		const { bookingNo } = session.onlyBooking;
		const page = instead ?? (await ownPage(app, session, request));
		return page ? { ...frame, page, guest: null, section: null, onlyBooking: bookingNo } : null;
	}
	if (request.guestId !== session.publicId && !instead) {
		const query = frame.done ? `?done=${frame.done}` : "";
		return { movedTo: guestHref(language, session.publicId, path || "overview") + query };
	}
	const page = instead ?? (await ownPage(app, session, request));
	if (!page) return null;
	const { firstname } = await getGuest(app.db, session.guestId);
	const section = GUEST_SECTIONS.find((name) => name === (path.split("/")[0] || "overview")) ?? null;
	return { ...frame, page, guest: { id: session.publicId, firstname }, section, onlyBooking: null };
}

/** Pages behind links of mails: they ask once more, and look nothing up before. */
function linkPage(path: string): GuestPage | null {
	const [kind, token, ...rest] = path.split("/").filter(Boolean);
	if (!token || rest.length > 0) return null;
	if (kind === "sign-in") return { name: "enter", token };
	return kind === "email" ? { name: "confirmEmail", token } : null;
}

async function ownPage(app: App, session: GuestSession, request: GuestPageRequest): Promise<GuestPage | null> {
	const { language, path } = request;
	const { guestId } = session;
	const today = app.clock.today();
	const [section = "overview", ...rest] = path.split("/").filter(Boolean);
	if (section === "bookings" && rest.length > 0) return bookingPages(app, session, request, rest);
	if (rest.length > 0) return null;
	const stays = async () => ownStays(app, await listBookingsOfGuest(app.db, guestId), language);
	switch (section) {
		case "overview": {
			const credit = await creditsOf(app.db, guestId, today);
			return overviewOf(await stays(), today, credit, await listReviewedBookings(app.db, guestId), app.clock.now());
		}
		case "bookings": {
			const cards = (await stays()).map(({ card }) => card);
			const isOver = ({ state }: (typeof cards)[number]) =>
				["completed", "cancelled", "expired", "declined"].includes(state);
			// What comes next stands first; of what is over, what was last.
			return { name: "bookings", coming: cards.filter((card) => !isOver(card)).reverse(), past: cards.filter(isOver) };
		}
		case "documents": {
			const rows = await listBookingsOfGuest(app.db, guestId);
			const ids = rows.map((row) => row.booking_id);
			const documentsOf = await documentLinks(app.db, ids, { guestId: session.publicId, language });
			const groups = rows.flatMap(({ booking_id: id, booking_no: bookingNo, arrival, departure, home }) => {
				const documents = documentsOf.get(id);
				if (!documents) return [];
				return [{ bookingNo, arrival, departure, documents, title: completeLocalized(home.title)[language] }];
			});
			return { name: "documents", groups };
		}
		case "payments":
			return paymentsPage(app.db, guestId, language, today);
		case "favourites": {
			const accoIds = await listLikes(app.db, guestId);
			const { lastStay } = request;
			return {
				name: "favourites",
				favourites: await favouritesPage(app, { language, accoIds, shared: false, lastStay }),
			};
		}
		case "profile":
			return profilePage(app, session, language);
		default:
			return null;
	}
}

async function bookingPages(
	app: App,
	session: GuestSession,
	request: GuestPageRequest,
	[bookingNo = "", page, ...rest]: readonly string[],
): Promise<GuestPage | null> {
	const { language } = request;
	const row = rest.length > 0 ? null : await ownBooking(app.db, session.guestId, bookingNo);
	const [stay] = row ? await ownStays(app, [row], language) : [];
	if (!stay) return null;
	// The account's id is shown to signed-in guests only.
	const guestId = session.onlyBooking ? OWN_AREA : session.publicId;
	if (page === undefined) return bookingDetail(app, stay, { guestId, language });
	if (page === "change") return changePage(app, stay, language, request.differenceCents);
	if (page === "complete") {
		// Who has not signed in may have made the hold, and need not be whose mailbox it is.
		const known = session.onlyBooking ? {} : personOf(await getGuest(app.db, session.guestId));
		return completePage(app, stay, language, known) ?? bookingDetail(app, stay, { guestId, language });
	}
	if (page !== "cancel") return null;
	if (!session.isFresh) return verifyPage(app, session, `bookings/${bookingNo}/cancel`);
	// What cannot be cancelled any more is shown as it is now.
	return (await cancelPage(app, stay)) ?? bookingDetail(app, stay, { guestId, language });
}

/** Asks for a fresh proof of the mailbox, whose address is shown in part. */
export async function verifyPage(app: Pick<App, "db">, session: GuestSession, back: string): Promise<GuestPage> {
	const { email } = await getGuest(app.db, session.guestId);
	return { name: "verify", email, back: backPath(back), attemptId: null };
}

/** Fields of a guest's details as they are stored. */
function personOf(guest: GuestRow) {
	return {
		firstname: guest.firstname,
		lastname: guest.lastname,
		telCountry: guest.tel_country,
		telNumber: guest.tel_e164,
		address: guest.address,
		postalCode: guest.postal_code,
		placename: guest.placename,
		countryCode: guest.country_code,
	};
}

async function profilePage(
	app: App,
	{ guestId, isFresh }: Pick<GuestSession, "guestId" | "isFresh">,
	language: Language,
): Promise<GuestPage> {
	const guest = await getGuest(app.db, guestId);
	const now = app.clock.now();
	const sessions = await listSessions(app.db, guestId);
	return {
		name: "profile",
		email: guest.email,
		values: {
			...personOf(guest),
			salutation: guest.salutation,
			lang: guest.lang,
		},
		countries: countriesIn(language),
		newsletter: await hasNewsletter(app.db, guest.email),
		pendingEmail: await findPendingEmail(app.db, guestId, now),
		sessions: sessions.filter((session) => session.expires_at > now).length,
		passkeys: (await listPasskeysOf(app.db, { area: "guest", id: guestId })).map(passkeyLine),
		isFresh,
		eraseRefusal: await eraseRefusal(app.db, guestId),
		creditCents: await creditsOf(app.db, guestId, app.clock.today()),
	};
}
