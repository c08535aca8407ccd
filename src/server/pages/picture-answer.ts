import type { Context } from "hono";
import { readHomePicture } from "#db/accommodations/home-pictures.ts";
import { smallPicture } from "#services/accommodations/read-picture.ts";

/** A picture of a home, small: one that its owner uploaded, or one that it has. Null: there is none. Who may see it is said before. */
export async function pictureAnswer(c: Context, accoId: string, hash: string): Promise<Response | null> {
	const { app, pictures } = c.var;
	const uploaded = await readHomePicture(app.db, accoId, hash);
	const found = uploaded ? null : await pictures.preview(accoId, hash);
	if (found && !found.ok && found.error === "UNREACHABLE") return c.text("", 502, { "Cache-Control": "no-store" });
	const body = uploaded ?? (found?.ok ? found.value : null);
	if (!body) return null;
	return new Response(new Uint8Array(await smallPicture(body)), { headers: { "Content-Type": "image/webp" } });
}
