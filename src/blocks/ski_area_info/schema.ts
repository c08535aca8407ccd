import { z } from "zod";
import { block, link, text } from "../fields.ts";

const metres = () => z.coerce.number({ error: "metres" }).int("whole metres").min(-10).max(9_000);
const kilometres = () => z.coerce.number({ error: "kilometres" }).nonnegative("kilometres").max(2_000);

/** A ski area in figures; what is not filled in is not shown. */
export const schema = block("ski_area_info", {
	name: text(),
	text: text().optional(),
	/** Metres above the sea. */
	lowest: metres().optional(),
	highest: metres().optional(),
	/** Kilometres of slope by difficulty. */
	km_blue: kilometres().optional(),
	km_red: kilometres().optional(),
	km_black: kilometres().optional(),
	/** Kilometres of cross-country tracks. */
	km_tracks: kilometres().optional(),
	lifts: z.coerce.number().int().nonnegative().optional(),
	/** When the lifts usually run, in words. */
	season: text().optional(),
	link: link().optional(),
});

export type SkiAreaInfo = z.infer<typeof schema>;
