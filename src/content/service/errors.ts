/** A refusal with the body that the Content Delivery API answers; always JSON, or its client loses the status. */
export class ServiceError extends Error {
	override name = "ServiceError";
	readonly status: 400 | 401 | 403 | 404 | 422 | 429;
	readonly body: readonly string[] | { readonly error: string };

	constructor(status: ServiceError["status"], body: ServiceError["body"]) {
		super(JSON.stringify(body));
		this.status = status;
		this.body = body;
	}
}

export const notFound = () => new ServiceError(404, ["This record could not be found"]);
export const unauthorized = () => new ServiceError(401, { error: "Unauthorized" });
