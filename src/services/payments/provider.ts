import type { Language } from "#domain/language.ts";
import type { Result } from "#domain/result.ts";

/** What the product asks of a payment provider. Sums are whole cents in euros. */

/** Where a payment stands at the provider. */
export type ProviderStatus = "open" | "paid" | "failed" | "canceled" | "expired";

export interface ProviderPayment {
	readonly providerId: string;
	readonly status: ProviderStatus;
	readonly cents: number;
	/** `ideal`, `creditcard` …; null until the guest has chosen. */
	readonly method: string | null;
	/** Our own id of the payment, as we gave it along. */
	readonly paymentId: string | null;
	/** Where the guest pays; null once there is nothing to pay. */
	readonly checkoutUrl: string | null;
}

export interface ProviderRefund {
	readonly providerId: string;
	readonly status: "sent" | "done" | "failed";
}

/**
 * `UNREACHABLE`: it may or may not have happened; asked again under the same key it happens once. `REFUSED`: it will
 * not happen.
 */
export type ProviderFailure = "UNREACHABLE" | "REFUSED" | "NOT_FOUND";

export interface CheckoutRequest {
	/** Our own id of the payment; the provider makes one payment for it, however often it is asked. */
	readonly paymentId: string;
	readonly cents: number;
	readonly description: string;
	readonly redirectUrl: string;
	/** The address of the provider's webhook. */
	readonly webhookUrl: string;
	readonly lang: Language;
}

export interface RefundRequest {
	/** Our own id of the refund. */
	readonly refundId: string;
	/** The provider's id of the payment that it goes back to. */
	readonly providerId: string;
	readonly cents: number;
	readonly description: string;
}

export interface PaymentProvider {
	readonly name: "mollie";
	/** Origins of the pages where guests pay. */
	readonly checkoutOrigins: readonly string[];
	create(request: CheckoutRequest): Promise<Result<ProviderPayment, ProviderFailure>>;
	get(providerId: string): Promise<Result<ProviderPayment, ProviderFailure>>;
	/** Ends a payment that is open, where the provider can. */
	cancel(providerId: string): Promise<Result<ProviderPayment, ProviderFailure>>;
	refund(request: RefundRequest): Promise<Result<ProviderRefund, ProviderFailure>>;
	/** The refund that was made for our id; null: none was. A call that was not answered may have made it all the same. */
	findRefund(
		request: Pick<RefundRequest, "refundId" | "providerId">,
	): Promise<Result<ProviderRefund | null, ProviderFailure>>;
	getRefund(providerId: string, refundProviderId: string): Promise<Result<ProviderRefund, ProviderFailure>>;
}
