import type { z } from "zod";
import { block } from "../fields.ts";

/** Breadcrumbs of the page; the links come from the page itself. */
export const schema = block("breadcrumbs", {});

export type Breadcrumbs = z.infer<typeof schema>;
