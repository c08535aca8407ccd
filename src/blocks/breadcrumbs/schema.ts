import type { z } from "zod";
import { block } from "../fields.ts";

/** Where the page stands on the site; its links come from the page itself. */
export const schema = block("breadcrumbs", {});

export type Breadcrumbs = z.infer<typeof schema>;
