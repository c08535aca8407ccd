/** Digits and letters that cannot be taken for one another (Crockford base32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/** `H` and eight characters, such as `H7K2M9QXD`. */
export const BOOKING_NUMBER = /^H[0-9A-HJKMNP-TV-Z]{8}$/;

/** Random bytes that one booking number takes. */
export const BOOKING_NUMBER_BYTES = 5;

/** A booking number out of five random bytes: 40 bits, so numbers in use cannot be found by trying. */
export function bookingNumberOf(random: Uint8Array): string {
	if (random.length !== BOOKING_NUMBER_BYTES) throw new Error(`a booking number takes ${BOOKING_NUMBER_BYTES} bytes`);
	let value = random.reduce((number, byte) => number * 256 + byte, 0);
	let text = "";
	for (let place = 0; place < LENGTH; place++) {
		text = ALPHABET[value % 32] + text;
		value = Math.floor(value / 32);
	}
	return `H${text}`;
}

/** Reads a number as people type it: case, blanks and dashes do not matter, O is 0, I and L are 1. */
export function parseBookingNumber(typed: string): string | null {
	const text = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
	return BOOKING_NUMBER.test(text) ? text : null;
}
