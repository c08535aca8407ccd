import type { SVGProps } from "react";

/**
 * How icons are drawn in place of the library's own way (`vite.config.ts`): the shapes as one text, the look from
 * `styles/icons.css`. A page of results has a hundred icons of two or three shapes; as elements they took a tenth of the
 * server's work for it, and the browser took each of them in again.
 */

/** An icon as the library's files hold it. */
interface IconData {
	readonly name: string;
	readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** Stands in for the function of the same name of lucide-react. */
export default function createLucideIcon({ name, node }: IconData) {
	const shapes = { __html: node.map(([tag, attributes]) => `<${tag}${printed(attributes)}/>`).join("") };
	const Icon = ({ className, ...rest }: SVGProps<SVGSVGElement>) => (
		<svg
			viewBox="0 0 24 24"
			className={className ? `lucide ${className}` : "lucide"}
			aria-hidden={isNamed(rest) ? undefined : true}
			{...rest}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own shapes, known when the site is built
			dangerouslySetInnerHTML={shapes}
		/>
	);
	Icon.displayName = name;
	return Icon;
}

/** Attributes are the library's own; `key` is for React's lists. */
function printed(attributes: Readonly<Record<string, string>>): string {
	return Object.entries(attributes)
		.filter(([name]) => name !== "key")
		.map(([name, value]) => ` ${name}="${value}"`)
		.join("");
}

/** An icon that says something is no decoration. */
function isNamed(props: SVGProps<SVGSVGElement>): boolean {
	return "aria-label" in props || "aria-labelledby" in props || "role" in props;
}
