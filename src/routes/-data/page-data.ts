import { randomUUID } from "node:crypto";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { parseLikes } from "#domain/accommodation/likes.ts";
import { LANGUAGES } from "#domain/language.ts";
import { BOOKING_TYPES } from "#domain/pricing/allowed-types.ts";
import { pageRequest } from "#server/pages/page-request.ts";
import { recentMessages } from "#services/operations/get-messages.ts";
import { accommodationPage } from "#services/pages/accommodation-page.ts";
import { bestWeekPage } from "#services/pages/best-week-page.ts";
import { bookingPage } from "#services/pages/booking-page.ts";
import { favouritesPage } from "#services/pages/favourites-page.ts";
import { groupRoomPage } from "#services/pages/group-room-page.ts";
import { homeInAddress, searchPage } from "#services/pages/search-page.ts";
import { successPage } from "#services/pages/success-page.ts";
import { roomCookie } from "#services/rooms/room-access.ts";
import { wholeForStaff, wholeWithWhy } from "./for-staff.server.ts";
import { load, pageOrStatus } from "./load.ts";
import { setBestWeekMetadata, setHomeMetadata, setSearchMetadata } from "./page-metadata.ts";
import { keepStay, lastStay, ownLikes, ownWhy } from "./visitor.server.ts";

/** What the screens load: each parses its input, asks one use case, and turns its answer into page or status. */

const language = z.enum(LANGUAGES);
// No lengths here: the server's own limit on addresses holds, and a page ignores what it cannot read.
const text = z.string();
const query = z.record(text, text);

/** The flags behind the banners of every page. */
export const loadFlags = createServerFn({ method: "GET" }).handler(() => load((app) => recentMessages(app)));

/** The liked homes, or those of a shared list. */
export const loadFavourites = createServerFn({ method: "GET" })
	.validator(z.object({ language, fav: text }))
	.handler(({ data }) =>
		load((app) => {
			const shared = parseLikes(data.fav);
			const accoIds = shared.length > 0 ? shared : ownLikes();
			return favouritesPage(app, { language: data.language, accoIds, shared: shared.length > 0, lastStay: lastStay() });
		}),
	);

export const loadSearchPage = createServerFn({ method: "GET" })
	.validator(
		z.object({
			language,
			kind: z.enum(["all", "place", "lastMinute"]),
			slugs: z.array(text).max(20),
			query,
			/** The home that the address named below the place. */
			accoId: text.optional(),
		}),
	)
	.handler(({ data: { accoId, ...data } }) => {
		keepStay(data.query);
		return load(async (app) => {
			const namedHome = accoId === undefined ? undefined : await homeInAddress(app, accoId);
			const why = await ownWhy(data.query);
			const view = pageOrStatus(await searchPage(app, { ...data, ...why, likes: ownLikes(), namedHome }));
			setSearchMetadata(app, data.language, view);
			return wholeWithWhy(view);
		});
	});

/** The cheapest weeks of a span of months. */
export const loadBestWeek = createServerFn({ method: "GET" })
	.validator(z.object({ language, query }))
	.handler(({ data }) =>
		load(async (app) => {
			const view = await bestWeekPage(app, data);
			setBestWeekMetadata(app, data.language, view);
			return view;
		}),
	);

/** A group room as the browser that asks is in it. */
export const loadGroupRoom = createServerFn({ method: "GET" })
	.validator(z.object({ language, token: text, query }))
	.handler(({ data }) =>
		load(async (app) => {
			const page = pageRequest();
			const key = page?.context.cookie(roomCookie(app.settings, data.token)) ?? null;
			const posted = page?.groupRoom ?? null;
			return pageOrStatus(await groupRoomPage(app, { ...data, key, posted }));
		}),
	);

/** A home by its long address; one that is not offered shows the search of its place. */
export const loadHomeOrPlace = createServerFn({ method: "GET" })
	.validator(z.object({ language, accoId: text, path: text, slugs: z.array(text).max(20), query }))
	.handler(({ data }) =>
		load(async (app) => {
			const home = await accommodationPage(app, data);
			if (home) {
				const view = pageOrStatus(home);
				setHomeMetadata(app, data.language, view);
				return { home: view, search: null };
			}
			const place = {
				language: data.language,
				kind: "place",
				slugs: data.slugs,
				query: data.query,
				namedHome: "unknown",
			} as const;
			return { home: null, search: pageOrStatus(await searchPage(app, place)) };
		}),
	);

export const loadHome = createServerFn({ method: "GET" })
	.validator(z.object({ language, accoId: text, query }))
	.handler(({ data }) =>
		load(async (app) => {
			const view = pageOrStatus(await accommodationPage(app, { ...data, path: null }));
			setHomeMetadata(app, data.language, view);
			return view;
		}),
	);

export const loadBookingPage = createServerFn({ method: "GET" })
	// `values`: what of the form has a price; it is asked again in place when one of them changes.
	.validator(z.object({ language, slug: text, query, values: query.optional() }))
	.handler(({ data: { values = {}, ...data } }) =>
		load(async (app) => {
			const posted = pageRequest()?.bookingForm;
			const { room } = data.query;
			const form = posted ?? { values: room ? { ...values, room } : values, errors: {}, refused: null };
			const idempotencyKey = posted?.idempotencyKey ?? randomUUID();
			const context = pageRequest()?.context;
			const guestId = (await context?.guest())?.guestId ?? null;
			const staff = (await context?.staff()) ?? null;
			const agency = (await context?.member("agency")) ?? null;
			const attribution = context?.attribution ?? {};
			const clientAddress = context?.client.ip ?? null;
			const visitor = {
				guestId,
				staff,
				agency,
				attribution,
				clientAddress,
				...(context ? { sender: context.sender, proofOf: context.proofOf } : {}),
			};
			const found = await bookingPage(app, { ...data, form, idempotencyKey, ...visitor });
			return wholeForStaff(pageOrStatus(found));
		}),
	);

export const loadSuccessPage = createServerFn({ method: "GET" })
	.validator(z.object({ language, type: z.enum(BOOKING_TYPES), bookingNo: text }))
	.handler(({ data }) =>
		load(async (app) => {
			const context = pageRequest()?.context;
			const staff = (await context?.staff()) ?? null;
			const proof = context?.proofOf(data.bookingNo) ?? null;
			return wholeForStaff(await successPage(app, { ...data, proof, staff }));
		}),
	);
