import { ROOM_LIMITS } from "#domain/rooms/group-room.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { printSearchParams } from "#site/search-params.ts";
import type { FavouritesView } from "#site/views/favourites-view.ts";
import { Button } from "#ui/button.tsx";

/** Opens a group room with the homes of the list, and its stay. */
export function StartRoom({ view }: { view: FavouritesView }) {
	const t = useT();
	const language = useLanguage();
	return (
		<details className="room-start">
			<summary className="text-link link-onwards">{t("likes.room")}</summary>
			<form method="post" action={href("groupRoom", language, { token: "new" })} className="room-line">
				<p className="soft">{t("likes.roomText")}</p>
				<input type="hidden" name="do" value="make" />
				<input type="hidden" name="homes" value={view.homes.map(({ acco }) => acco.accoId).join(",")} />
				{Object.entries(printSearchParams(view.stay ?? {})).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<label className="field">
					<span className="field-label">{t("likes.roomName")}</span>
					<input className="input" name="name" required maxLength={ROOM_LIMITS.name} autoComplete="given-name" />
				</label>
				<Button look="primary" type="submit">
					{t("likes.roomStart")}
				</Button>
			</form>
		</details>
	);
}
