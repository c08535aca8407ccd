import { createHash } from "node:crypto";
import { join } from "node:path";
import { findShownPictures } from "#db/accommodations/accommodations.ts";
import { findHomePictures } from "#db/accommodations/home-pictures.ts";
import { projectRoot } from "#db/project-root.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { uploadedHash } from "#domain/accommodation/owner-pictures.ts";
import { type Drawing, readDrawingAddress } from "#site/drawing-address.ts";
import { standInDrawing } from "#site/illustrations.ts";
import type { App } from "../app.ts";
import { readSocialCard, type SocialCard } from "./social-card.ts";

/** Where a picture of the image route comes from. */
export type PictureSource =
	| { readonly kind: "drawing"; readonly drawing: Drawing }
	| { readonly kind: "remote"; readonly url: string }
	| { readonly kind: "uploaded"; readonly accoId: string; readonly hash: string }
	| { readonly kind: "file"; readonly file: string }
	| { readonly kind: "card"; readonly card: SocialCard };

/** What tells one of a home's pictures from its others. */
export function homePictureHash(url: string): string {
	return createHash("sha256").update(url).digest("hex").slice(0, 16);
}

/** A picture that a feed names on another host, under the home that it belongs to. */
export function remotePicturePath(accoId: string, url: string): string {
	return `/images/homes/${accoId}/${homePictureHash(url)}`;
}

/** Path of the image route for a picture as a home's row names it: a path of ours, or an address elsewhere. */
export function picturePath(accoId: string, url: string): string {
	return url.startsWith("/") ? `/images${url}` : remotePicturePath(accoId, url);
}

/**
 * The source behind a path of the image route (without `/images/`); null for anything that we do not show.
 * Only what a home's own row names is ever drawn or fetched: visitors cannot cause either for an address of
 * his choice.
 */
export async function pictureSource(app: Pick<App, "db" | "settings">, path: string): Promise<PictureSource | null> {
	const [section = "", ...rest] = path.split("/");
	if (section === "illustrations") return illustration(rest);
	if (section === "drawings") return homeDrawing(app, `/${path}`);
	if (section === "homes") return remotePicture(app, rest);
	if (section === "photos") return uploadedPicture(app, `/${path}`);
	if (section === "social") return socialCard(app, rest);
	return null;
}

function socialCard({ settings }: Pick<App, "settings">, [part = "", ...deeper]: readonly string[]) {
	const card = deeper.length > 0 ? null : readSocialCard(part, settings.appSecret);
	return card && ({ kind: "card", card } as const);
}

function illustration([name = "", ...deeper]: readonly string[]): PictureSource | null {
	if (deeper.length > 0 || !/^[\w-]+\.webp$/.test(name)) return null;
	return { kind: "file", file: join(projectRoot(), "public/illustrations", name) };
}

async function homeDrawing(app: Pick<App, "db">, address: string): Promise<PictureSource | null> {
	const drawing = readDrawingAddress(address);
	if (!drawing || !isAccoId(drawing.seed)) return null;
	const home = await findShownPictures(app.db, drawing.seed);
	if (!home) return null;
	const isStandIn = home.images.length === 0 && standInDrawing(home.kind, drawing.seed) === address;
	return isStandIn || home.images.some((image) => image.url === address) ? { kind: "drawing", drawing } : null;
}

/** One that an owner uploaded, once the home shows it. */
async function uploadedPicture(app: Pick<App, "db">, address: string): Promise<PictureSource | null> {
	const [, , accoId = ""] = address.split("/");
	const hash = uploadedHash(accoId, address);
	if (hash === null || !isAccoId(accoId)) return null;
	const home = await findShownPictures(app.db, accoId);
	return home?.images.some(({ url }) => url === address) ? { kind: "uploaded", accoId, hash } : null;
}

async function remotePicture(app: Pick<App, "db">, [accoId, hash, ...deeper]: readonly string[]) {
	if (!isAccoId(accoId) || deeper.length > 0) return null;
	const home = await findShownPictures(app.db, accoId);
	const image = home?.images.find(({ url }) => remotePicturePath(accoId, url).endsWith(`/${hash}`));
	return image && /^https?:/.test(image.url) ? ({ kind: "remote", url: image.url } as const) : null;
}

/** One of a home's pictures, whether the home is on the site or not; null: the home has none of that name. */
export async function homePicture(
	{ db }: Pick<App, "db">,
	accoId: string,
	hash: string,
): Promise<PictureSource | null> {
	const images = await findHomePictures(db, accoId);
	const url = images?.find((image) => homePictureHash(image.url) === hash)?.url;
	if (url === undefined) return null;
	const uploaded = uploadedHash(accoId, url);
	if (uploaded !== null) return { kind: "uploaded", accoId, hash: uploaded };
	const drawing = readDrawingAddress(url);
	if (drawing) return { kind: "drawing", drawing };
	return /^https?:/.test(url) ? { kind: "remote", url } : null;
}
