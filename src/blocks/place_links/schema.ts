import type { z } from "zod";
import { asset, block, text } from "../fields.ts";

/** The places with most homes, and how many they have; found when the page is made. */
export const schema = block("place_links", {
	title: text(),
	picture: asset().optional(),
});

export type PlaceLinks = z.infer<typeof schema>;
