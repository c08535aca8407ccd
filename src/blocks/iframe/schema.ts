import { z } from "zod";
import { block, text } from "../fields.ts";

/** Another site's page in a frame, loaded on request. */
export const schema = block("iframe", {
	/** For those who cannot see it. */
	title: text(),
	/** Https, and of a host that `hosts.ts` allows. */
	src: z.url({ protocol: /^https$/, error: "an address that starts with https" }),
	/** Pixels. */
	height: z.coerce.number().int().min(120).max(1200).default(480),
});

export type Iframe = z.infer<typeof schema>;
