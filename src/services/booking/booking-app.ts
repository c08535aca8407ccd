import type { App } from "../app.ts";

/** What transitions need beside the transaction. */
export type BookingApp = Pick<App, "settings" | "clock" | "company" | "payments">;
