import type { z } from "zod";
import { schema as article } from "./article/schema.ts";
import { schema as page } from "./page/schema.ts";
import { schema as pageHeader } from "./page_header/schema.ts";
import { schema as richText } from "./rich_text/schema.ts";

/** Every block's schema by its component's name; stories are checked against them. */
export const BLOCK_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
	article,
	page,
	page_header: pageHeader,
	rich_text: richText,
};
