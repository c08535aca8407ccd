/** A step on the way to a screen. */
export interface Crumb {
	readonly label: string;
	readonly href: string;
}
