import { createServer } from "node:http";

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

const server = createServer(async (request, response) => {
	const name = request.url ?? "";
	const body = await bodyOf(request);
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
