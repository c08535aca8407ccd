/** Collects the values of a statement while its text is written. */
export class Values {
	readonly list: unknown[] = [];

	/** Text that stands for the value: `$3::date`. */
	of(value: unknown, type: string): string {
		this.list.push(value);
		return `$${this.list.length}::${type}`;
	}
}

export interface Statement {
	readonly text: string;
	readonly values: readonly unknown[];
}
