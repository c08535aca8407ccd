import type { MiddlewareHandler } from "hono";

/** Nobody keeps the answer: no proxy, and no browser for the next who sits before it. */
export const PRIVATE = "private, no-store";

/** Screens that show what belongs to one person. */
const PERSONAL: ReadonlySet<string> = new Set([
	"guest",
	"booking",
	"favourites",
	"successOption",
	"successBooking",
	"successApplication",
]);
/** What the screens' scripts load, of those screens too. */
const LOADS = "/_serverFn/";

/** Answers that hold personal data are kept by nobody, whatever their status is. */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
	await next();
	if (c.req.path.startsWith(LOADS) || PERSONAL.has(c.var.context.address?.name ?? ""))
		c.header("Cache-Control", PRIVATE);
};

/** The same for every answer of a path. */
export const alwaysPrivate: MiddlewareHandler = async (c, next) => {
	await next();
	c.header("Cache-Control", PRIVATE);
};
