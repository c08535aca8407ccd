import { Flag } from "lucide-react";
import { Colon, useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import type { GroupRoomView } from "#site/views/group-room-view.ts";
import { Notice } from "#ui/notice.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { RoomDates } from "./room-dates.tsx";
import { Join, MakeAgain, Refused, RoomForm } from "./room-forms.tsx";
import { RoomHomeCard } from "./room-home.tsx";
import { SharesCard } from "./room-shares.tsx";
import { BookedStrip, Steps } from "./room-strip.tsx";

/** A group's homes and dates: everybody with the link looks, whoever gives a first name votes and writes. */
export function GroupRoomScreen({ view }: { view: GroupRoomView }) {
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<div className="group-room wrap">{view.isNew ? <MakeAgain view={view} /> : <Room view={view} />}</div>
		</PageFrame>
	);
}

function Room({ view }: { view: GroupRoomView }) {
	const t = useT();
	const language = useLanguage();
	const subject = t("groupRoom.reportSubject", { title: view.title || t("groupRoom.untitled") });
	const report = `${href("contact", language)}?${new URLSearchParams({ subject })}#contact-messages`;
	if (view.isClosed) {
		return (
			<>
				<h1 className="t-display">{view.title || t("groupRoom.title")}</h1>
				<Notice className="mt-4">{t("groupRoom.closed")}</Notice>
			</>
		);
	}
	return (
		<>
			<p className="room-kicker">{t("groupRoom.title")}</p>
			<h1 className="t-display">{view.title || t("groupRoom.untitled")}</h1>
			<p className="soft">{t("groupRoom.lead")}</p>
			<Refused view={view} />
			<BookedStrip view={view} />
			<Steps view={view} />
			{!view.self && <Join view={view} />}
			<div className="room-columns">
				<section aria-labelledby="room-homes">
					<h2 className="t-title" id="room-homes">
						{t("groupRoom.homesTitle")}
					</h2>
					<div className="room-homes">
						{view.homes.map((home) => (
							<RoomHomeCard key={home.acco.accoId} view={view} home={home} />
						))}
					</div>
				</section>
				<aside className="room-side">
					<SharesCard view={view} />
					<Companions view={view} />
					<section className="room-card" aria-labelledby="room-link">
						<h2 className="t-heading" id="room-link">
							{t("groupRoom.inviteTitle")}
						</h2>
						<p className="t-small soft">{t("groupRoom.inviteText")}</p>
						<input
							className="input"
							readOnly
							value={view.shareUrl}
							aria-label={t("groupRoom.inviteTitle")}
							onFocus={(event) => event.target.select()}
						/>
					</section>
				</aside>
			</div>
			<RoomDates view={view} />
			<p className="t-small soft mt-6">
				<SiteLink className="text-link link-onwards" href={report} rel="nofollow">
					<Flag className="icon-s" aria-hidden="true" />
					{t("groupRoom.report")}
				</SiteLink>
			</p>
		</>
	);
}

function Companions({ view }: { view: GroupRoomView }) {
	const t = useT();
	return (
		<section className="room-card" aria-labelledby="room-who">
			<h2 className="t-heading" id="room-who">
				{t("groupRoom.companions", { count: view.companions.length })}
			</h2>
			<ul className="room-companions">
				{view.companions.map(({ id, name, isMaker }) => (
					<li key={id}>
						<span className="initial" aria-hidden="true">
							{[...name][0]?.toUpperCase()}
						</span>
						<span>{id === view.self?.id ? t("groupRoom.you", { name }) : name}</span>
						{view.self?.isMaker && !isMaker && (
							<RoomForm view={view} act="removeCompanion">
								<input type="hidden" name="companion" value={id} />
								<button type="submit" className="text-link t-small">
									{t("groupRoom.remove")}
									<span className="visually-hidden">
										<Colon />
										{name}
									</span>
								</button>
							</RoomForm>
						)}
					</li>
				))}
			</ul>
			{view.self?.isMaker && (
				<RoomForm view={view} act="close">
					<button type="submit" className="text-link t-small">
						{t("groupRoom.close")}
					</button>
					<p className="t-small soft">{t("groupRoom.closeText")}</p>
				</RoomForm>
			)}
		</section>
	);
}
