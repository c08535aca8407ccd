import type { z } from "zod";
import { schema as article } from "./article/schema.ts";
import { schema as page } from "./page/schema.ts";
import { schema as pageHeader } from "./page_header/schema.ts";
import { schema as park } from "./park/schema.ts";
import { schema as promotion } from "./promotion/schema.ts";
import { schema as richText } from "./rich_text/schema.ts";
import { schema as vacancy } from "./vacancy/schema.ts";

/** Every block's schema by its component's name; stories are checked against them. */
export const BLOCK_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
	article,
	page,
	page_header: pageHeader,
	park,
	promotion,
	rich_text: richText,
	vacancy,
};
