import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { App } from "#services/app.ts";
import { TOOLS, type Tool } from "./tools.ts";

const INSTRUCTIONS =
	"Holiday homes and villas in Europe. Prices are euros for the whole stay with every unavoidable cost; they hold until somebody books or the owner changes them. Hand over the url of a home or search: a person looks and books there.";

/** JSON-RPC 2.0 §5.1: the JSON sent is not a valid request. */
const INVALID_REQUEST = -32_600;

/**
 * Answers one message of the Model Context Protocol; there are no sessions, each request stands for itself. Several in one
 * body are refused, as the protocol has it since 2025-06-18: a limit counts requests, and one that is cancelled in its own
 * body would never be answered.
 */
export async function answerMcp(app: App, received: Request): Promise<Response> {
	const body = await received.text();
	if (/^\s*\[/.test(body)) {
		const error = { code: INVALID_REQUEST, message: "Send one message at a time." };
		return Response.json({ jsonrpc: "2.0", error, id: null }, { status: 400 });
	}
	const request = new Request(received.url, { method: received.method, headers: received.headers, body });
	const server = new McpServer({ name: "halcyon", version: "1.0.0" }, { instructions: INSTRUCTIONS });
	for (const tool of TOOLS) register(server, app, tool);
	const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
	await server.connect(transport);
	try {
		return await transport.handleRequest(request);
	} finally {
		await server.close();
	}
}

function register(server: McpServer, app: App, { name, title, description, input, run }: Tool): void {
	const annotations = { readOnlyHint: true, openWorldHint: false };
	server.registerTool(name, { title, description, inputSchema: input, annotations }, async (said) => {
		const answer = await run(app, said as never);
		if (typeof answer === "string") return { isError: true, content: [{ type: "text" as const, text: answer }] };
		const structuredContent = answer as Record<string, unknown>;
		return { structuredContent, content: [{ type: "text" as const, text: JSON.stringify(answer) }] };
	});
}
