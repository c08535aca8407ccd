/** Fewer letters than these are one key held down. */
const FEWEST_LETTERS = 5;
const SHORTEST_PART = 4;

/**
 * Whether a password is one of the first that anybody would try: one key held down, blanks, the own address or its
 * parts with a little more, or letters that no keyboard has. Length is the form's to ask for.
 *
 * @param password as typed
 * @param email address of the account
 */
export function isGuessable(password: string, email: string): boolean {
	const said = password.normalize("NFKC").toLowerCase();
	if (/\p{Cc}/u.test(said)) return true;
	const letters = new Set(said.replace(/\s/g, ""));
	if (letters.size < FEWEST_LETTERS) return true;
	const parts = email.toLowerCase().split(/[^\p{L}\p{N}]+/u);
	const rest = parts
		.filter((part) => part.length >= SHORTEST_PART)
		.reduce((left, part) => left.replaceAll(part, ""), said.replaceAll(email.toLowerCase(), ""));
	return rest !== said && rest.replace(/[^\p{L}\p{N}]/gu, "").length < said.length / 2;
}
