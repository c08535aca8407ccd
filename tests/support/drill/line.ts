import { connect, createServer, type Socket } from "node:net";

/** A line to a server of this machine that can be cut. */
export interface Line {
	readonly port: number;
	/** Breaks what goes through and refuses what comes. */
	cut(): Promise<void>;
	restore(): Promise<void>;
	close(): Promise<void>;
}

/** Lays a line from a port to another. */
export async function startLine(port: number, target: number): Promise<Line> {
	const open = new Set<Socket>();
	const server = createServer((socket) => {
		const far = connect(target, "127.0.0.1");
		for (const [end, other] of [
			[socket, far],
			[far, socket],
		] as const) {
			open.add(end);
			end.on("error", () => other.destroy());
			end.on("close", () => {
				open.delete(end);
				other.end();
			});
		}
		socket.pipe(far).pipe(socket);
	});
	const listen = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const cut = async () => {
		const closed = new Promise((resolve) => server.close(resolve));
		for (const socket of open) socket.destroy();
		await closed;
	};
	await listen();
	return { port, cut, restore: listen, close: async () => (server.listening ? cut() : undefined) };
}
