/** Who of the staff acts; without a network, at a terminal. */
export interface StaffActor {
	/** Public id of the account. */
	readonly publicId: string;
	readonly network?: string;
}

/** The same with the account's row, for what keeps who did it. */
export interface StaffBy extends StaffActor {
	readonly staffId: number;
	readonly network: string;
}

/** Who acts, as the trail keeps it. */
export function trailActor({ publicId, network }: StaffActor) {
	return { actor: "staff" as const, actorId: publicId, ...(network ? { network } : {}) };
}
