import type { ComponentPropsWithRef } from "react";

/**
 * How a button or a link that looks like one is drawn: `ember` leads to a booking, `primary` to what the page is for,
 * `outline` elsewhere, `danger` to what cannot be taken back, `light` stands on dark ground, `round` holds one sign.
 */
type ButtonLook = "primary" | "ember" | "outline" | "light" | "danger" | "round";

interface Look {
	readonly size?: "small" | undefined;
	readonly className?: string | undefined;
}

/** Classes of a link that looks like a button. */
export function buttonClass(look: ButtonLook, { size, className }: Look = {}): string {
	const drawn = look === "round" ? ["btn-round"] : ["btn", `btn-${look}`];
	return [...drawn, size === "small" && "btn-small", className].filter(Boolean).join(" ");
}

interface ButtonProps extends Look, Omit<ComponentPropsWithRef<"button">, keyof Look | "type"> {
	readonly look: ButtonLook;
	readonly type: "submit" | "button";
}

export function Button({ look, size, className, ...attributes }: ButtonProps) {
	return <button className={buttonClass(look, { size, className })} {...attributes} />;
}
