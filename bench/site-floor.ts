import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

/** A process that answers what it is given, from memory: what any answer of those bytes costs. Started by `site.ts`. */

interface Held {
	readonly headers: Readonly<Record<string, string | readonly string[]>>;
	readonly body: Buffer;
}

const held = new Map<string, Held>();

async function bodyOf(request: AsyncIterable<Uint8Array>): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks);
}

/**
 * A fixed piece of work of the kinds that an answer is made of: objects read, chosen and ordered, text put together,
 * compressed. What the site's answers cost is told in it.
 */
function unitOfWork(): Buffer {
	const rows = JSON.parse(
		JSON.stringify(Array.from({ length: 400 }, (_, at) => ({ at, name: `home ${(at * 7919) % 400}` }))),
	);
	const chosen = (rows as { at: number; name: string }[])
		.filter(({ at }) => at % 3 !== 0)
		.sort((a, b) => (a.name < b.name ? -1 : 1));
	const text = chosen.map(({ at, name }) => `<li data-at="${at}">${name.replace(/[aeo]/g, "&$&;")}</li>`).join("");
	return gzipSync(text, { level: 5 });
}

const server = createServer(async (request, response) => {
	const name = request.url ?? "";
	const body = await bodyOf(request);
	if (name === "/unit-of-work") {
		response.end(unitOfWork());
		return;
	}
	if (request.method === "PUT") {
		held.set(name, { headers: JSON.parse(String(request.headers["x-answer"])), body });
		response.end();
		return;
	}
	const answer = held.get(name);
	response.writeHead(answer ? 200 : 404, answer?.headers as never);
	response.end(answer?.body);
});

server.listen(0, "127.0.0.1", () => {
	const address = server.address();
	process.stdout.write(`${typeof address === "object" ? address?.port : ""}\n`);
});
process.once("SIGTERM", () => server.close());
