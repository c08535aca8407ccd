import { CircleHelp, Clock, ThumbsDown, ThumbsUp } from "lucide-react";
import { ROOM_LIMITS, VOTES } from "#domain/rooms/group-room.ts";
import { formatInstant, formatMoney } from "#i18n/format.ts";
import { Colon, useLanguage, useT } from "#i18n/react.tsx";
import type { GroupRoomView, RoomHome } from "#site/views/group-room-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { CardPicture, HomePrice, placeOf } from "../search/home-card.tsx";
import { HomeFacts } from "../search/home-facts.tsx";
import { RoomForm } from "./room-forms.tsx";

const SIGNS = { up: ThumbsUp, maybe: CircleHelp, no: ThumbsDown } as const;

/** A home of a room: its price on the best dates, what everybody thinks of it, and the way to the booking form. */
export function RoomHomeCard({ view, home }: { view: GroupRoomView; home: RoomHome }) {
	const t = useT();
	const language = useLanguage();
	const { acco } = home;
	// The home that they have themselves is not free, and its price is agreed.
	const own = view.booked?.accoId === acco.accoId && view.booked.state !== "over" ? view.booked.state : null;
	const mayBook = view.self !== null && (view.booked === null || view.booked.state === "over");
	const named = (id: number) => view.companions.find((one) => one.id === id)?.name ?? "";
	const ownVote = home.votes.find(({ companion }) => companion === view.self?.id)?.vote ?? null;
	const each = acco.stayCents !== null && view.guests > 1 ? Math.ceil(acco.stayCents / view.guests) : null;
	return (
		<article className="room-card room-home" id={acco.accoId}>
			<CardPicture
				acco={acco}
				href={home.href}
				eager={false}
				note={own ? t(`groupRoom.note_${own}`) : home.isFree ? null : t("groupRoom.taken")}
			/>
			<div className="body">
				<p className="t-small soft">{placeOf(acco)}</p>
				<h3 className="t-name">
					<SiteLink href={home.href}>{acco.title}</SiteLink>
				</h3>
				<HomeFacts acco={acco} />
				{!own && <HomePrice acco={acco} />}
				{!own && each !== null && (
					<p className="t-small soft">{t("groupRoom.each", { price: formatMoney(each, language) })}</p>
				)}
				{acco.maxGuests < view.guests && (
					<p className="room-note">{t("groupRoom.tooSmall", { sleeps: acco.maxGuests, guests: view.guests })}</p>
				)}
				<ul className="room-votes">
					{VOTES.map((vote) => {
						const names = home.votes.filter((one) => one.vote === vote).map(({ companion }) => named(companion));
						const Sign = SIGNS[vote];
						const words = t(`groupRoom.vote_${vote}`);
						return (
							<li key={vote}>
								{view.self ? (
									<RoomForm view={view} act="vote" back={acco.accoId}>
										<input type="hidden" name="accoId" value={acco.accoId} />
										<button
											type="submit"
											className={buttonClass(ownVote === vote ? "primary" : "outline", { size: "small" })}
											name="vote"
											value={ownVote === vote ? "none" : vote}
											aria-pressed={ownVote === vote}
										>
											<Sign className="icon-s" aria-hidden="true" />
											{words}
											<span className="visually-hidden">
												<Colon />
												{acco.title}
											</span>
										</button>
									</RoomForm>
								) : (
									<span className="t-small">{words}</span>
								)}
								{names.length > 0 && <span className="t-small soft">{names.join(", ")}</span>}
							</li>
						);
					})}
				</ul>
				<ul className="room-comments">
					{home.comments.map((comment) => (
						<li key={comment.id}>
							<p>
								<b>{named(comment.companion)}</b>{" "}
								<span className="t-small soft">{formatInstant(new Date(comment.at), language, "compact")}</span>
								<br />
								{comment.text}
							</p>
							{(view.self?.isMaker || view.self?.id === comment.companion) && (
								<RoomForm view={view} act="unsay" back={acco.accoId}>
									<input type="hidden" name="comment" value={comment.id} />
									<button type="submit" className="text-link t-small">
										{t("groupRoom.remove")}
									</button>
								</RoomForm>
							)}
						</li>
					))}
				</ul>
				{view.self && <Say view={view} accoId={acco.accoId} title={acco.title} />}
				<div className="actions">
					{home.bookHref && mayBook && (
						<SiteLink
							className={buttonClass(home === view.homes[0] ? "ember" : "outline", { size: "small" })}
							href={home.bookHref}
						>
							{t("groupRoom.book")}
							<span className="visually-hidden">
								<Colon />
								{acco.title}
							</span>
						</SiteLink>
					)}
					{home.holdHref && mayBook && (
						<SiteLink className={buttonClass("outline", { size: "small" })} href={home.holdHref}>
							<Clock className="icon-s" aria-hidden="true" />
							{t("groupRoom.hold")}
							<span className="visually-hidden">
								<Colon />
								{acco.title}
							</span>
						</SiteLink>
					)}
					{view.self?.isMaker && !own && (
						<RoomForm view={view} act="removeHome">
							<input type="hidden" name="accoId" value={acco.accoId} />
							<button type="submit" className="text-link t-small">
								{t("groupRoom.removeHome")}
							</button>
						</RoomForm>
					)}
				</div>
			</div>
		</article>
	);
}

function Say({ view, accoId, title }: { view: GroupRoomView; accoId: string; title: string }) {
	const t = useT();
	const { posted } = view;
	const typed = posted?.values.do === "say" && posted.values.accoId === accoId ? posted.values.text : undefined;
	return (
		<RoomForm view={view} act="say" back={accoId} className="room-say">
			<input type="hidden" name="accoId" value={accoId} />
			<input
				className="input"
				name="text"
				aria-label={t("groupRoom.sayLabel", { home: title })}
				placeholder={t("groupRoom.say")}
				required
				maxLength={ROOM_LIMITS.comment}
				defaultValue={typed}
				autoComplete="off"
			/>
			<Button look="outline" size="small" type="submit">
				{t("groupRoom.send")}
			</Button>
		</RoomForm>
	);
}
