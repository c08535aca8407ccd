import handler, { createServerEntry } from "@tanstack/react-start/server-entry";
import { Hono } from "hono";

const app = new Hono();
app.get("/healthz", (c) => c.text("ok"));
app.all("*", (c) => handler.fetch(c.req.raw));

export const boot = () => "booted";
export default createServerEntry({ fetch: (request) => app.fetch(request) });
