import { createFileRoute, Link } from "@tanstack/react-router";
import { useState } from "react";
export const Route = createFileRoute("/$lang/")({ component: Home });
function Home() {
	const { lang } = Route.useParams();
	const [n, set] = useState(0);
	return (
		<p>
			home {lang}{" "}
			<button type="button" onClick={() => set(n + 1)}>
				{n}
			</button>{" "}
			<Link to="/$lang/places/$country/$" params={{ lang, country: "oostenrijk", _splat: "tirol" }}>
				x
			</Link>
		</p>
	);
}
