import type { Cents } from "../money.ts";
import type { IsoDate } from "../time/civil-date.ts";

/** What a second member of staff confirms before it is done (docs/guides/people-and-privacy.md#second-person). */

/** What exactly will be done. Money that was shown is part of it: another sum at the time of doing refuses it. */
export type ApprovalTerms =
	/** A cancellation that gives more back than its policy, whose fee was shown. */
	| { readonly kind: "cancel"; readonly refundCents: Cents; readonly feeCents: Cents }
	/** More back for a booking that is cancelled already. */
	| { readonly kind: "refund"; readonly cents: Cents }
	/** Another price than the reckoned one: what the stay is to cost in all. */
	| { readonly kind: "price"; readonly grandCents: Cents; readonly beforeCents: Cents }
	/** Another stay whose difference gives more back than cancelling would. */
	| {
			readonly kind: "rebook";
			readonly accoId: string;
			readonly arrival: IsoDate;
			readonly departure: IsoDate;
			readonly grandCents: Cents;
			readonly backCents: Cents;
			readonly ownerAgrees: boolean;
	  }
	/** Credits above what one may give alone. */
	| { readonly kind: "credits"; readonly cents: Cents; readonly expiresOn: IsoDate | null }
	/** The account that a refund goes to, typed by who asks; sealed until it is decided on. */
	| {
			readonly kind: "account";
			readonly refund: number;
			readonly cents: Cents;
			readonly payee: string;
			readonly ibanEnd: string;
			readonly ibanSealed?: string;
	  };

export type ApprovalKind = ApprovalTerms["kind"];

type AccountTerms = Extract<ApprovalTerms, { readonly kind: "account" }>;
type TrailTerms = Exclude<ApprovalTerms, AccountTerms> | Omit<AccountTerms, "ibanSealed" | "payee">;

/** Terms as the trail keeps them, which forgets nothing: without an account's number, and whose it is. */
export function trailTerms(terms: ApprovalTerms): TrailTerms {
	if (terms.kind !== "account") return terms;
	const { ibanSealed: _sealed, payee: _payee, ...rest } = terms;
	return rest;
}

/** What a guest may be given in credits without a second person, all gifts of so many days together. */
export const CREDITS_ALONE_CENTS = 25_000;
export const CREDITS_ALONE_DAYS = 30;
