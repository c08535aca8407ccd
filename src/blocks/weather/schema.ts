import type { z } from "zod";
import { block, degrees, text } from "../fields.ts";

/** The weather of a place, now and in the coming days. */
export const schema = block("weather", {
	/** The place, as a heading says it. */
	title: text(),
	lat: degrees(90),
	lng: degrees(180),
});

export type Weather = z.infer<typeof schema>;
