import type { Settings } from "../app.ts";
import { hostCookie } from "../host-cookie.ts";
import { isSignature, signature } from "../signed-id.ts";

const PURPOSE = "booking-proof";

/** Name of the httpOnly cookie that shows a booking to the session that made it. */
export function proofCookie(settings: Pick<Settings, "publicUrl">, bookingNo: string): string {
	return hostCookie(settings, `booking_${bookingNo}`);
}

/** The value of that cookie: it can be made again for a repeated submit, but not without the secret. */
export function bookingProof(secret: Uint8Array, bookingNo: string, publicId: string): string {
	return signature(secret, PURPOSE, `${bookingNo}/${publicId}`);
}

export function isBookingProof(secret: Uint8Array, bookingNo: string, publicId: string, given: string): boolean {
	return isSignature(secret, PURPOSE, `${bookingNo}/${publicId}`, given);
}
