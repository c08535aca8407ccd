/**
 * True for text that any store and screen can hold: no control characters, no half surrogate pairs, and nothing that
 * turns the letters around it the other way (U+202D, U+202E), so that it is read as it is stored.
 */
export function isPlainText(text: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
	return text.isWellFormed() && !/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202d\u202e]/.test(text);
}

/** The standard address pattern of browsers, with a dot required in the domain; case does not matter. */
const EMAIL_PATTERN =
	/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

export const EMAIL_MAX_LENGTH = 254;

export function isEmail(text: string): boolean {
	return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}
