import type { Context } from "hono";
import { readHomePicture } from "#db/accommodations/home-pictures.ts";
import { smallPicture } from "#services/accommodations/read-picture.ts";

/** A picture that an owner uploaded, small; null: there is none. Who may see it is said before. */
export async function pictureAnswer(c: Context, accoId: string, hash: string): Promise<Response | null> {
	const body = await readHomePicture(c.var.app.db, accoId, hash);
	if (!body) return null;
	return new Response(new Uint8Array(await smallPicture(body)), { headers: { "Content-Type": "image/webp" } });
}
