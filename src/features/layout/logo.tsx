import { BIRD } from "#site/bird.ts";
import { COLOURS } from "#site/tokens.ts";

/** The kingfisher; the word beside it is its name, so the drawing itself is hidden from screen readers. */
export function Logo({ ground = "light" }: { ground?: "light" | "dark" }) {
	const [back, ...others] = BIRD.shapes;
	return (
		<svg viewBox="0 0 44 38" aria-hidden="true">
			<path d={back.path} fill={ground === "dark" ? COLOURS.kingfisher300 : back.colour} />
			{others.map(({ path, colour }) => (
				<path key={path} d={path} fill={colour} />
			))}
			<circle cx={BIRD.eye.x} cy={BIRD.eye.y} r={BIRD.eye.radius} fill={BIRD.eye.colour} />
		</svg>
	);
}
