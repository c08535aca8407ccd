import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";

/** A site of somebody else over https, under a certificate that tests alone trust. */
export interface OtherSite {
	/** `https://localhost:PORT`. */
	readonly url: string;
	/** For FETCH_ALLOW. */
	readonly host: string;
	close(): Promise<void>;
}

export const OTHER_SITE_CERTIFICATE = "tests/fixtures/tls/cert.pem";

/** @param answers path → status, or where it leads; what is not named hangs up */
export async function startOtherSite(answers: Readonly<Record<string, number | string>>): Promise<OtherSite> {
	const own = { key: readFileSync("tests/fixtures/tls/key.pem"), cert: readFileSync(OTHER_SITE_CERTIFICATE) };
	const server = createServer(own, (request, response) => {
		const answer = answers[request.url ?? ""];
		if (answer === undefined) response.destroy();
		else if (typeof answer === "number") response.writeHead(answer).end("a page");
		else response.writeHead(302, { Location: answer }).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const host = `localhost:${(server.address() as AddressInfo).port}`;
	return {
		url: `https://${host}`,
		host,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
