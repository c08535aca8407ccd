import type { ReactNode } from "react";
import { ROOM_LIMITS } from "#domain/rooms/group-room.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { GroupRoomView } from "#site/views/group-room-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SiteLink } from "../layout/site-link.tsx";

/** The forms of a group room: plain posts, with and without script. */

export function RoomForm({
	view,
	act,
	back,
	className,
	children,
}: {
	readonly view: Pick<GroupRoomView, "path" | "once">;
	/** What it does, as the server knows it. */
	readonly act: string;
	/** Where on the page it leads back to. */
	readonly back?: string;
	readonly className?: string;
	readonly children: ReactNode;
}) {
	return (
		<form method="post" action={view.path} className={className} data-keeps-typed="">
			<input type="hidden" name="do" value={act} />
			<input type="hidden" name="once" value={view.once} />
			{back && <input type="hidden" name="back" value={back} />}
			{children}
		</form>
	);
}

/** Why the last form was not taken. */
export function Refused({ view: { posted } }: { view: GroupRoomView }) {
	const t = useT();
	if (!posted) return null;
	return (
		<Notice className="room-refused">
			<span role="alert">{t(`groupRoom.refused_${posted.refused}`)}</span>
		</Notice>
	);
}

/** The first name, which is all that is asked of anybody. */
function NameField({ value }: { value?: string | undefined }) {
	const t = useT();
	return (
		<label className="field">
			<span className="field-label">{t("groupRoom.name")}</span>
			<input
				className="input"
				name="name"
				required
				maxLength={ROOM_LIMITS.name}
				defaultValue={value}
				autoComplete="given-name"
			/>
		</label>
	);
}

/** For whoever followed the link. */
export function Join({ view }: { view: GroupRoomView }) {
	const t = useT();
	const typed = view.posted?.values.do === "join" ? view.posted.values.name : undefined;
	return (
		<section className="room-card room-join" aria-labelledby="room-join">
			<h2 className="t-title" id="room-join">
				{t("groupRoom.joinTitle")}
			</h2>
			<p className="soft">{t("groupRoom.joinText")}</p>
			<RoomForm view={view} act="join" className="room-line">
				<NameField value={typed} />
				<Button look="primary" type="submit">
					{t("groupRoom.join")}
				</Button>
			</RoomForm>
		</section>
	);
}

/** A room that was not made: the same fields again; without homes where they come from. */
export function MakeAgain({ view }: { view: GroupRoomView }) {
	const t = useT();
	const language = useLanguage();
	const { start } = view;
	if (!start) {
		return (
			<section className="room-card">
				<h1 className="t-title">{t("groupRoom.makeTitle")}</h1>
				<p className="soft">{t("groupRoom.fromFavourites")}</p>
				<SiteLink className="text-link link-onwards" href={href("favourites", language)}>
					{t("layout.favourites")}
				</SiteLink>
			</section>
		);
	}
	const values: Readonly<Record<string, string>> = view.posted?.values ?? {};
	return (
		<section className="room-card" aria-labelledby="room-make">
			<h1 className="t-title" id="room-make">
				{t("groupRoom.makeTitle")}
			</h1>
			<p className="soft">{t("groupRoom.makeText")}</p>
			<Refused view={view} />
			<RoomForm view={view} act="make" className="room-line">
				{Object.entries(start).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<NameField value={values.name} />
				<label className="field">
					<span className="field-label">{t("groupRoom.roomName")}</span>
					<input className="input" name="title" maxLength={ROOM_LIMITS.title} defaultValue={values.title} />
				</label>
				<Button look="primary" type="submit">
					{t("groupRoom.make")}
				</Button>
			</RoomForm>
		</section>
	);
}
