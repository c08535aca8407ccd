import type { Server } from "node:http";

/** Starts a server on a free port of this machine; answers its address. */
export function listening(server: Server): Promise<string> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			resolve(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
		});
	});
}
