import { z } from "zod";
import { block, degrees, text } from "../fields.ts";

/** A map with one point on it, loaded when asked for. */
export const schema = block("map", {
	title: text(),
	/** Title of the point. */
	label: text(),
	lat: degrees(90),
	lng: degrees(180),
	/** In Google's scale. */
	zoom: z.coerce.number().min(3).max(18).default(12),
});

export type Map = z.infer<typeof schema>;
