import { createServer, type Server } from "node:net";
import { freePort } from "./postgres-server.ts";

export interface SmtpServer {
	readonly url: string;
	/** Headers and bodies of the mails that it took, as they came. */
	readonly messages: readonly string[];
	stop(): Promise<void>;
}

export interface SmtpOptions {
	/** Answer to a line that names a recipient. */
	readonly answerTo?: (recipient: string) => string;
	/** Answer to any other line, to who connects ("") and to a whole mail ("."); undefined: it is taken, "": none at all. */
	readonly answer?: (line: string) => string | undefined;
	/** Called for each accepted mail, before its sender is answered. */
	readonly onMessage?: (taken: number) => void;
	/** Forgets the bodies: for more mails than memory holds. */
	readonly headersOnly?: boolean;
}

/** A mail server that speaks as much SMTP as a client needs, and answers recipients as configured. */
export async function smtpServer(options: SmtpOptions = {}): Promise<SmtpServer> {
	const { answerTo = () => "250 ok", answer = () => undefined, onMessage = () => {}, headersOnly = false } = options;
	const messages: string[] = [];
	const port = await freePort();
	const server: Server = createServer((socket) => {
		let data: string[] | null = null;
		const say = (line: string, taken: string) => {
			const text = answer(line) ?? taken;
			if (text) socket.write(`${text}\r\n`);
			return text === taken;
		};
		say("", "220 test");
		let rest = "";
		socket.on("error", () => {});
		socket.on("data", (chunk) => {
			const lines = (rest + String(chunk)).split("\r\n");
			rest = lines.pop() ?? "";
			for (const line of lines) {
				if (data) {
					if (line !== ".") data.push(line);
					else {
						const mail = data.slice(0, headersOnly ? data.indexOf("") : data.length).join("\n");
						data = null;
						const refusal = answer(".");
						if (refusal === undefined) {
							messages.push(mail);
							onMessage(messages.length);
						}
						socket.write(`${refusal ?? "250 taken"}\r\n`);
					}
				} else if (line.startsWith("RCPT")) socket.write(`${answerTo(line)}\r\n`);
				else if (line === "DATA") {
					if (say(line, "354 go")) data = [];
				} else if (line === "QUIT") socket.end("221 bye\r\n");
				else say(line, "250 ok");
			}
		});
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
		messages,
		stop: () => new Promise((done) => server.close(() => done())),
	};
}

/** Ids of mails that a server took, each as often as it came. */
export function messageIds(server: SmtpServer): readonly string[] {
	return server.messages.map((message) => /^Message-ID:\s*<([^@>]+)/im.exec(message)?.[1] ?? "");
}
