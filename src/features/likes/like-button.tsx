import { Heart } from "lucide-react";
import { useEffect, useState } from "react";
import { note } from "#analytics/acts.ts";
import { useT } from "#i18n/react.tsx";
import { afterPaint } from "#ui/after-paint.ts";
import { usePage } from "../layout/page-view.tsx";
import { useLikes } from "./likes.tsx";
import { LIKES_FORM } from "./likes-form.tsx";
import { toggleStoredLike } from "./likes-store.ts";

/** How long the heart moves after a touch (specification §4, §9). */
const ANIMATION_MS = 1_000;

/** The heart on a home: likes it or takes the like back. Without script the server answers the page's form. */
export function LikeButton({ accoId, title, inline = false }: { accoId: string; title: string; inline?: boolean }) {
	const t = useT();
	const liked = useLikes().includes(accoId);
	const { holdsGuestSession } = usePage();
	const [moving, setMoving] = useState(0);

	useEffect(() => {
		if (moving === 0) return;
		const timer = setTimeout(() => setMoving(0), ANIMATION_MS);
		return () => clearTimeout(timer);
	}, [moving]);

	return (
		<button
			type="submit"
			form={LIKES_FORM}
			name="accoId"
			value={accoId}
			className={`btn-over heart${inline ? " inline" : ""}${liked ? " on" : ""}${moving > 0 ? " moving" : ""}`}
			aria-pressed={liked}
			aria-label={t("likes.keep", { home: title })}
			data-acco={accoId}
			onClick={(event) => {
				event.preventDefault();
				const isLiked = toggleStoredLike(accoId, holdsGuestSession);
				// Shown before the component draws it: the heart answers within the frame.
				event.currentTarget.classList.toggle("on", isLiked);
				event.currentTarget.classList.add("moving");
				afterPaint(() => {
					setMoving((count) => count + 1);
					if (isLiked) note({ act: "liked", accoId });
				});
			}}
		>
			<Heart className="icon" aria-hidden="true" />
		</button>
	);
}
