import type { Db } from "#db/connection/client.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { isProblemCode } from "#i18n/problems.ts";
import { href } from "#site/href.ts";
import { pause } from "../drill/program.ts";
import type { Random } from "../random.ts";
import { book, pay, repeat } from "../stress/client.ts";
import type { GuestWorld } from "../stress/world.ts";

/** What visitors of a whole site do, in the shares in which they do it: most look, few book, some come back. */

const PATIENCE_MS = 30_000;
const LANGUAGES = ["nl", "en", "de", "fr"] as const;
const SEARCHED_WEEKS = 40;
/** The stays that were found last: what is booked is one of them. */
const MOST_STAYS = 400;
const WORDS = ["ti", "kir", "hol", "cha", "sal", "par", "bor", "zee", "alp", "de", "z", "mal"] as const;
const TEXTS = ["about", "contact", "faq"] as const;
const MAIL_TRIES = 40;

interface FoundStay {
	readonly accoId: string;
	readonly arrival: string;
	readonly departure: string;
}

/** What visitors of a soak share. */
export interface SoakWorld extends GuestWorld {
	readonly url: string;
	/** Where a mail's link is read, as a guest reads it in the mailbox. */
	readonly db: Db;
	readonly stays: FoundStay[];
	/** Addresses of homes that searches found. */
	readonly pages: string[];
	readonly stayFor: (random: Random) => FoundStay;
	readonly address: (random: Random) => string;
	readonly heard: NonNullable<GuestWorld["heard"]>;
}

/** One arrival: a page, a call, or a guest's whole errand. */
export async function arrive(world: SoakWorld, random: Random): Promise<void> {
	const language = random.pick(LANGUAGES);
	const chance = random.int(1_000);
	if (chance < 120) await ask(world, random, "home", href("home", language));
	else if (chance < 220) await ask(world, random, "results", `${href("search", language)}?page=${1 + random.int(40)}`);
	else if (chance < 350)
		await ask(world, random, "results with dates", `${href("search", language)}?${datesOf(random, "")}`);
	else if (chance < 520) await ask(world, random, "detail", detailOf(world, random));
	else if (chance < 670) await search(world, random, language);
	else if (chance < 760)
		await ask(
			world,
			random,
			"calendar",
			`/api/accommodations/${world.stayFor(random).accoId}/calendar?from=2027-0${1 + random.int(9)}&months=2&adults=2`,
		);
	else if (chance < 850)
		await ask(world, random, "suggestion", `/search-api/suggest?lang=${language}&q=${random.pick(WORDS)}`);
	else if (chance < 900) await ask(world, random, "text", href(random.pick(TEXTS), language));
	else if (chance < 930) await like(world, random);
	else if (chance < 975) await book(world, random);
	else if (chance < 982) await pay(world, random);
	else if (chance < 990) await repeat(world, random);
	else await comeBack(world, random);
}

function datesOf(random: Random, suffix: string): string {
	const arrival = dayOf("2027-01-09") + 7 * random.int(SEARCHED_WEEKS);
	return `arrival${suffix}=${isoOf(arrival)}&departure${suffix}=${isoOf(arrival + 7)}&adults=${2 + random.int(3)}`;
}

function detailOf({ pages }: SoakWorld, random: Random): string {
	const path = random.pick(pages);
	return random.percent(50) ? path : `${path}?${datesOf(random, "")}`;
}

/** A search call; what it finds is looked at and booked later. */
export async function search(world: SoakWorld, random: Random, language: string): Promise<void> {
	const dates = datesOf(random, "Date");
	const path = `/search-api/search?lang=${language}&${dates}&perPage=20&page=${1 + random.int(5)}`;
	const answer = await ask(world, random, "search call", path);
	if (answer?.status !== 200) return;
	const { accos } = JSON.parse(answer.text) as { accos: { accoId: string; url: string }[] };
	const [arrival = "", departure = ""] = [...dates.matchAll(/=(\d{4}-\d\d-\d\d)/g)].map(([, day]) => day);
	for (const { accoId, url } of accos) {
		world.stays.push({ accoId, arrival, departure });
		world.pages.push(new URL(url, world.url).pathname);
	}
	for (const list of [world.stays, world.pages]) list.splice(0, Math.max(0, list.length - MOST_STAYS));
}

async function like(world: SoakWorld, random: Random): Promise<void> {
	const body = new URLSearchParams({ accoId: world.stayFor(random).accoId, back: "/en/" });
	await ask(world, random, "like", "/likes", { body });
}

/** A guest signs in by the mail's link, looks at a booking and its papers, and now and then cancels it. */
async function comeBack(world: SoakWorld, random: Random): Promise<void> {
	const { made } = world.ledger;
	const booking = made.length > 0 ? random.pick(made.slice(-200)) : null;
	const email = (booking?.body as { guest?: { email?: string } } | undefined)?.guest?.email;
	if (!booking || !email) return;
	const since = world.clock.now();
	const form = { do: "ask", email, back: "" };
	await ask(world, random, "sign-in ask", "/nl/guest-me/overview", { body: new URLSearchParams(form) });
	const token = await mailedToken(world, email, since);
	// One who asked too often gets no mail.
	if (token === null) return;
	const entered = await ask(world, random, "sign-in", `/nl/guest-me/sign-in/${token}`, {
		body: new URLSearchParams({ do: "enter", token }),
	});
	const area = /^\/nl\/guest-[\w-]+\//.exec(entered?.location ?? "")?.[0];
	if (!entered || !area) return;
	const { cookie } = entered;
	const own = `${area}bookings/${booking.bookingNo}`;
	const page = await ask(world, random, "own booking", own, { cookie });
	const document = page && /href="([^"]+\/documents\/[\w-]+\.pdf)"/.exec(page.text)?.[1];
	if (document) await ask(world, random, "document", document, { cookie });
	if (random.percent(50)) return;
	const question = await ask(world, random, "cancel page", `${own}/cancel`, { cookie });
	if (question?.status !== 200) return;
	const hidden = (name: string) => {
		const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(question.text)?.[0] ?? "";
		return /value="([^"]*)"/.exec(input)?.[1];
	};
	const [version, shownFeeCents] = [hidden("version"), hidden("shownFeeCents")];
	if (version === undefined || shownFeeCents === undefined) return;
	const body = new URLSearchParams({ do: "cancel", version, shownFeeCents });
	await ask(world, random, "cancel", `${own}/cancel`, { cookie, body });
}

async function mailedToken({ db }: SoakWorld, recipient: string, since: Date): Promise<string | null> {
	for (let tries = 0; tries < MAIL_TRIES; tries++) {
		const mail = await db
			.selectFrom("email_outbox")
			.select("text")
			.where("kind", "=", "sign_in")
			.where("recipient", "=", recipient)
			.where("created_at", ">=", new Date(since.getTime() - 1_000))
			.orderBy("outbox_id", "desc")
			.executeTakeFirst();
		const token = mail && /sign-in\/([\w-]+)/.exec(mail.text)?.[1];
		if (token) return token;
		await pause(50);
	}
	return null;
}

interface Sending {
	readonly body?: URLSearchParams;
	readonly cookie?: string;
}

interface Got {
	readonly status: number;
	readonly text: string;
	/** Where it leads on to; empty: nowhere. */
	readonly location: string;
	/** What the browser would send from now on. */
	readonly cookie: string;
}

/** A page, a call or a form, as a browser sends it; null: there was no answer. Notes what explains itself, and what does not. */
async function ask(
	world: SoakWorld,
	random: Random,
	what: string,
	path: string,
	{ body, cookie }: Sending = {},
): Promise<Got | null> {
	const begun = performance.now();
	try {
		const response = await fetch(new URL(path, world.url), {
			method: body ? "POST" : "GET",
			headers: {
				Accept: "text/html, application/json",
				"X-Forwarded-For": world.address(random),
				...(body ? { Origin: world.url } : {}),
				...(cookie ? { Cookie: cookie } : {}),
			},
			...(body ? { body } : {}),
			redirect: "manual",
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		const text = await response.text();
		const milliseconds = performance.now() - begun;
		const { status } = response;
		const fault = faultOf(response, text, body !== undefined);
		world.ledger.count(what, fault === null ? String(status) : "FAULT", milliseconds);
		if (fault === "away") world.heard("away", what, milliseconds, `${status}`);
		else if (fault !== null) world.heard("broken", what, milliseconds, `${path} ${fault}`);
		else world.heard("answered", what, milliseconds, `${status}`);
		return {
			status,
			text,
			location: response.headers.get("Location") ?? "",
			cookie: response.headers
				.getSetCookie()
				.map((one) => one.split(";")[0])
				.join("; "),
		};
	} catch (error) {
		const { name, cause } = error as { name?: string; cause?: { code?: string } };
		world.heard("broken", what, performance.now() - begun, `no answer (${cause?.code ?? name})`);
		return null;
	}
}

/** Refusals that a form may answer with: something changed, was wrong, or was too much. */
const REFUSALS: readonly number[] = [409, 410, 422, 429];

/** What is wrong with an answer; `away`: it asks to come back, which an unbroken site has no reason to. */
function faultOf(response: Response, text: string, isForm: boolean): string | null {
	const { status } = response;
	if (status < 400) return null;
	if (response.headers.get("Content-Type")?.startsWith("application/problem+json")) {
		const { code } = JSON.parse(text) as { code?: unknown };
		if (code === "BUSY" || code === "UNAVAILABLE") return "away";
		if (isProblemCode(code) && code !== "INTERNAL" && status < 500) return null;
	}
	if (status === 503 && response.headers.has("Retry-After")) return "away";
	return isForm && REFUSALS.includes(status) ? null : `${status} ${text.slice(0, 200)}`;
}
