import type { Cents } from "../money.ts";
import type { Settlement } from "./settlement.ts";

/** How moving a booking to another stay gives a guest more than cancelling would; then one member of staff is not enough. */
export type BeyondPolicy =
	/** More goes back at once: `policyCents` is what cancelling would give back today. */
	| { readonly kind: "back"; readonly policyCents: Cents }
	/** To cancel the other stay would cost less than to cancel this one today: a move must not be a way around the fee. */
	| { readonly kind: "fee"; readonly nowCents: Cents; readonly afterCents: Cents };

/**
 * Why a move needs a second person; null: it gives no more than the policy.
 *
 * @param backCents what goes back with the move
 * @param now what cancelling the present stay would come to today
 * @param after what cancelling the other stay would come to today
 */
export function beyondPolicy(backCents: Cents, now: Settlement, after: Settlement): BeyondPolicy | null {
	if (backCents > now.refundCents) return { kind: "back", policyCents: now.refundCents };
	const [nowCents, afterCents] = [now.feeCents + now.insuranceCents, after.feeCents + after.insuranceCents];
	return afterCents < nowCents ? { kind: "fee", nowCents, afterCents } : null;
}
