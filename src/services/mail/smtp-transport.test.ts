import { describe, expect, it } from "vitest";
import { mailFailure } from "./smtp-transport.ts";

/** What a server's answer to a command means, as the transport throws it. */
function failureOf(command: string, response: string) {
	const code = { AUTH: "EAUTH", DATA: "EMESSAGE", CONN: "EPROTOCOL" }[command] ?? "EENVELOPE";
	return mailFailure(
		Object.assign(new Error(response), { code, command, response, responseCode: Number.parseInt(response, 10) }),
	);
}

describe("an answer of a mail server", () => {
	it.each([
		["RCPT TO", "550 unknown"],
		["RCPT TO", "550 5.1.1 no such user"],
		["RCPT TO", "550-5.1.1 no such user\n550 5.1.1 really"],
		["RCPT TO", "550 5.5.0 mailbox unavailable"],
		["RCPT TO", "552 5.2.2 mailbox full"],
		["DATA", "550 5.1.1 no such user"],
		["DATA", "554 5.6.0 not a mail"],
		["DATA", "552 too large"],
		["MAIL FROM", "552 5.3.4 message too big"],
	])("about the mail is final: %s %s", (command, response) => {
		expect(failureOf(command, response).isFinal).toBe(true);
	});

	it.each([
		["AUTH", "535 5.7.8 wrong password"],
		["CONN", "554 5.7.1 go away"],
		["MAIL FROM", "550 5.1.8 sender's domain"],
		["MAIL FROM", "550 5.4.5 daily quota"],
		["MAIL FROM", "553 not yours"],
		["RCPT TO", "550 5.7.1 relaying denied"],
		["RCPT TO", "550 5.1.7 bad sender's address"],
		["RCPT TO", "554 5.7.1 blocked by a list"],
		["RCPT TO", "550 5.4.5 daily quota"],
		["RCPT TO", "451 later"],
		["DATA", "550 5.4.5 daily quota"],
		["DATA", "552 5.4.5 daily quota"],
		["DATA", "554 refused"],
	])("about us or this hour is not: %s %s", (command, response) => {
		expect(failureOf(command, response).isFinal).toBe(false);
	});

	it("names kind and number, and never what the server wrote", () => {
		expect(failureOf("RCPT TO", "550 5.1.1 noor@example.org").reason).toBe("EENVELOPE 550");
		expect(failureOf("MAIL FROM", "550 5.7.1 stay@halcyon.example").reason).toBe("ESENDER 550");
		expect(mailFailure(new Error("noor@example.org")).reason).toBe("ERROR");
	});
});
