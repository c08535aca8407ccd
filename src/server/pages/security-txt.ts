import type { MiddlewareHandler } from "hono";
import { LANGUAGES } from "#domain/language.ts";

/** Days that the text counts from each request on (RFC 9116 §2.5.5 advises less than a year). */
const DAYS = 180;

/** `GET /.well-known/security.txt`: contact for security reports (RFC 9116). */
export const securityTxt: MiddlewareHandler = async (c) => {
	const { app } = c.var;
	const { publicUrl, officeMail } = app.settings;
	const until = new Date(app.clock.now().getTime() + DAYS * 86_400_000);
	const lines = [
		`Contact: mailto:${/<([^>]+)>\s*$/.exec(officeMail)?.[1] ?? officeMail}`,
		`Expires: ${until.toISOString().slice(0, 10)}T00:00:00Z`,
		`Preferred-Languages: ${LANGUAGES.join(", ")}`,
		`Canonical: ${publicUrl}/.well-known/security.txt`,
	];
	return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=86400" });
};
