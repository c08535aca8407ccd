import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Db } from "#db/client.ts";
import type { AccommodationTable, StoredImage } from "#db/schema.ts";
import type { Kind } from "#domain/home/facts.ts";
import { drawingAddress, readDrawingAddress } from "#site/drawing-address.ts";
import { standInOf } from "#site/stand-in.ts";

/** Which pictures a home has, and under which addresses we show them. */

type PictureFacts = Pick<
	Selectable<AccommodationTable>,
	"acco_id" | "kind" | "images" | "near_ski_slope" | "near_sea" | "near_lake"
>;

/** Where the image route starts. */
const ROUTE = "/images";

/** A picture of a home as it is shown: a path of the image route. `alt` is null for a stand-in. */
export interface HomePicture {
	readonly src: string;
	readonly alt: StoredImage["alt"] | null;
}

/** The home's own pictures, drawn or remote; a home without any has one drawing in its manner. */
export function picturesOf(home: PictureFacts): readonly HomePicture[] {
	const own = home.images.flatMap(({ url, alt }) => {
		if (readDrawingAddress(url)) return { src: ROUTE + url, alt };
		return isRemote(url) ? { src: `${ROUTE}/homes/${home.acco_id}/${hashOf(url)}`, alt } : [];
	});
	return own.length > 0 ? own : [{ src: ROUTE + standInAddress(home), alt: null }];
}

/** The web address behind a hash, if the home names it; nothing else is ever fetched. */
export async function remoteUrlOf(db: Db, accoId: string, hash: string): Promise<string | null> {
	const home = await loadFacts(db, accoId);
	return home?.images.find(({ url }) => isRemote(url) && hashOf(url) === hash)?.url ?? null;
}

/** Whether a home shows this drawing: its seed is the home's id, and the home names it or is without pictures. */
export async function isShownDrawing(db: Db, address: string): Promise<boolean> {
	const drawing = readDrawingAddress(address);
	const home = drawing && (await loadFacts(db, drawing.seed));
	return Boolean(home && picturesOf(home).some(({ src }) => src === ROUTE + address));
}

function loadFacts(db: Db, accoId: string): Promise<PictureFacts | undefined> {
	return db
		.selectFrom("accommodation")
		.select(["acco_id", "kind", "images", "near_ski_slope", "near_sea", "near_lake"])
		.where("acco_id", "=", accoId)
		.where("status", "in", ["live", "test"])
		.executeTakeFirst();
}

function standInAddress(home: PictureFacts): string {
	return drawingAddress(
		standInOf(home.acco_id, home.kind as Kind, {
			piste: home.near_ski_slope,
			sea: home.near_sea,
			lake: home.near_lake,
		}),
	);
}

function isRemote(url: string): boolean {
	return /^https?:\/\//.test(url);
}

/** First 16 hex digits of the SHA-256 of a web address. */
export function hashOf(url: string): string {
	return createHash("sha256").update(url).digest("hex").slice(0, 16);
}
