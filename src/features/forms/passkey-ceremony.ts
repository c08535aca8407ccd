import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

/** What a browser does with passkeys. Loaded late, when somebody wants one, so that no page carries it. */

/** A challenge lasts five minutes; an offer that waits longer gets a new one before. */
const RENEW_MS = 4 * 60_000;

/** How a passkey is brought: made, or one of those that there are. */
export type Ceremony = "made" | "shown";

/** What the server asks for; null where it answers a page instead: the session ended, or wants its second factor. */
async function optionsOf(address: string, name: string, fields: Readonly<Record<string, string>>) {
	const response = await fetch(address, { method: "POST", body: new URLSearchParams({ ...fields, do: name }) });
	const isOptions = response.ok && response.headers.get("content-type")?.startsWith("application/json");
	if (response.status === WRONG_FIELDS) throw new WrongFields();
	return isOptions ? response.json() : null;
}

/** Status of an answer to a form that was filled in wrongly. */
const WRONG_FIELDS = 422;

/** What went with the question for options was wrong: nothing was asked of the device. */
export class WrongFields extends Error {}

/**
 * The proof of a passkey as JSON, after its owner was asked; null where there are no options for it. Throws where the
 * owner or the browser breaks it off, and {@link WrongFields}.
 */
export async function bringProof(
	ceremony: Ceremony,
	address: string,
	name: string,
	fields: Readonly<Record<string, string>>,
): Promise<string | null> {
	const optionsJSON = await optionsOf(address, name, fields);
	if (!optionsJSON) return null;
	const proof = ceremony === "made" ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
	return JSON.stringify(await proof);
}

/**
 * Lets the browser offer passkeys where it offers passwords, for as long as the page stands; answers how that ends.
 * Another ceremony on the page breaks it off.
 */
export function offerPasskeys(address: string, name: string, arrived: (proof: string) => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const offer = async () => {
		const optionsJSON = await optionsOf(address, name, {}).catch(() => null);
		if (!optionsJSON) return;
		timer = setTimeout(() => void offer(), RENEW_MS);
		// What breaks it off is another ceremony, or this one anew.
		const proof = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
		if (!proof) return;
		clearTimeout(timer);
		arrived(JSON.stringify(proof));
	};
	void offer();
	return () => clearTimeout(timer);
}
