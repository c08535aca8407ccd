import { useRouterState } from "@tanstack/react-router";
import { Heart } from "lucide-react";
import { useEffect, useState } from "react";
import { isListening, itemOf, publish, type UserType } from "#analytics/events.ts";
import type { Language } from "#domain/language.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { Acco } from "#site/api/acco.ts";
import { usePage } from "../layout/page-view.tsx";
import { useLikes } from "./likes.tsx";
import { toggleStoredLike } from "./likes-store.ts";

/** How long the heart moves after a touch (specification §4, §9). */
const ANIMATION_MS = 1_000;

/** The heart on a home: likes it or takes the like back. Without script it is a form that the server answers. */
export function LikeButton({ accoId, title, inline = false }: { accoId: string; title: string; inline?: boolean }) {
	const t = useT();
	const language = useLanguage();
	const liked = useLikes().includes(accoId);
	const here = useRouterState({ select: (state) => state.location.publicHref });
	const { holdsGuestSession, isStaff } = usePage();
	const [moving, setMoving] = useState(0);

	useEffect(() => {
		if (moving === 0) return;
		const timer = setTimeout(() => setMoving(0), ANIMATION_MS);
		return () => clearTimeout(timer);
	}, [moving]);

	return (
		<form
			className={inline ? "heart-form inline" : "heart-form"}
			method="post"
			action="/likes"
			onSubmit={(event) => {
				event.preventDefault();
				setMoving((count) => count + 1);
				if (toggleStoredLike(accoId, holdsGuestSession)) {
					void publishAddToWishlist(accoId, language, isStaff ? "staff" : "guest");
				}
			}}
		>
			<input type="hidden" name="accoId" value={accoId} />
			<input type="hidden" name="back" value={here} />
			<button
				type="submit"
				className={`btn-over heart${liked ? " on" : ""}${moving > 0 ? " moving" : ""}`}
				aria-pressed={liked}
				aria-label={t("likes.keep", { home: title })}
				data-acco={accoId}
			>
				<Heart className="icon" aria-hidden="true" />
			</button>
		</form>
	);
}

/** Raises the wishlist event with the home's words, which getHuis knows. */
async function publishAddToWishlist(accoId: string, lang: Language, userType: UserType): Promise<void> {
	if (!isListening()) return;
	const response = await fetch("/api/getHuis", {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ lang, from: 0, perPage: 1, accoIds: [accoId] }),
	});
	if (!response.ok) return;
	const { accos }: { readonly accos: readonly Acco[] } = await response.json();
	const items = accos.map(itemOf);
	const value = items[0]?.value ?? 0;
	publish({ event: "add_to_wishlist", user_type: userType, ecommerce: { currency: "EUR", value, items } });
}
