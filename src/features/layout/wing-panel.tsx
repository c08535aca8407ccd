import type { ReactNode } from "react";
import { SitePicture } from "./site-picture.tsx";

/** The drawings that stand beside words. */
const PICTURES = { water: "view-water", terrace: "terrace" } as const;

/** Words beside a picture under the house's arc. */
export function WingPanel({
	picture,
	className = "",
	children,
}: {
	picture: keyof typeof PICTURES;
	className?: string;
	children: ReactNode;
}) {
	return (
		<div className={`wing-panel ${className}`.trim()}>
			<div className="words">{children}</div>
			<div className="wing">
				<SitePicture
					src={`/images/illustrations/${PICTURES[picture]}.webp`}
					alt=""
					sizes="(min-width: 64rem) 40rem, 100vw"
				/>
			</div>
		</div>
	);
}
