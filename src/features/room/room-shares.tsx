import { Check, Clock } from "lucide-react";
import { MOST_PARTS } from "#domain/rooms/shares.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { GroupRoomView, RoomShares } from "#site/views/group-room-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { RoomForm } from "./room-forms.tsx";

/** Who pays what: a promise until the home is booked, then a share with a link of its own. */
export function SharesCard({ view }: { view: GroupRoomView }) {
	const t = useT();
	const { booked, shares } = view;
	const isBooked = booked?.state === "booked";
	if (isBooked && !shares) return null;
	const booker = view.companions.find(({ id }) => id === view.bookedBy)?.name;
	return (
		<section className="room-card" id="shares" aria-labelledby="room-shares">
			<h2 className="t-heading" id="room-shares">
				{t("groupRoom.sharesTitle")}
			</h2>
			{!isBooked ? (
				<Promises view={view} />
			) : (
				<>
					{shares?.isStale && booked.isOwn && <Notice className="mt-3">{t("groupRoom.stale")}</Notice>}
					{shares && <Parts view={view} shares={shares} />}
					{shares && !booked.isOwn && booker && (
						<p className="t-small soft">
							{t(shares.parts.length > 0 ? "groupRoom.bookerSees" : "groupRoom.waitForDivision", { name: booker })}
						</p>
					)}
					{shares && shares.openCents > 0 && <Divide view={view} shares={shares} />}
				</>
			)}
		</section>
	);
}

/** Before a booking nobody pays: everybody says whether they will. */
function Promises({ view }: { view: GroupRoomView }) {
	const t = useT();
	const language = useLanguage();
	const self = view.companions.find(({ id }) => id === view.self?.id);
	const first = view.homes.find(({ acco, isFree }) => isFree && acco.stayCents !== null)?.acco.stayCents ?? null;
	const count = view.companions.length;
	return (
		<>
			<p className="t-small soft">{t("groupRoom.promiseText")}</p>
			{first !== null && count > 1 && (
				<p className="t-small">
					{t("groupRoom.shareEach", { price: formatMoney(Math.ceil(first / count), language), count })}
				</p>
			)}
			<ul className="room-payers">
				{view.companions.map(({ id, name, promise }) => (
					<li key={id}>
						<span>{name}</span>
						<span className="t-small soft">
							{t(promise === null ? "groupRoom.notSaid" : promise ? "groupRoom.promised" : "groupRoom.notPromised")}
						</span>
					</li>
				))}
			</ul>
			{self && (
				<RoomForm view={view} act="promise" back="shares" className="room-promise">
					{(["yes", "no"] as const).map((word) => (
						<button
							key={word}
							type="submit"
							name="promise"
							value={word}
							className={buttonClass(self.promise === (word === "yes") ? "primary" : "outline", { size: "small" })}
							aria-pressed={self.promise === (word === "yes")}
						>
							{t(`groupRoom.promise_${word}`)}
						</button>
					))}
				</RoomForm>
			)}
		</>
	);
}

function Parts({ view, shares }: { view: GroupRoomView; shares: RoomShares }) {
	const t = useT();
	const language = useLanguage();
	const isBooker = view.booked?.isOwn ?? false;
	const nameOf = (id: number) => view.companions.find((one) => one.id === id)?.name ?? "";
	return (
		<>
			{shares.parts.map((part) => (
				<div key={part.dueOn} className="room-part">
					<p>
						<b>
							{t("groupRoom.partPaid", {
								paid: formatMoney(part.paidCents, language),
								sum: formatMoney(part.cents, language),
							})}
						</b>
						<br />
						<span className="t-small soft">
							{t("groupRoom.payUntil", { date: formatDate(dayOf(part.dueOn), language, "plain") })}
						</span>
					</p>
					<progress max={part.cents} value={part.paidCents} aria-hidden="true" />
					<ul className="room-payers">
						{part.shares.map((share) => {
							const name = nameOf(share.companion);
							const isOwn = share.companion === view.self?.id;
							return (
								<li key={share.id}>
									<span>
										{isOwn ? t("groupRoom.you", { name }) : name}
										<br />
										<span className="t-small soft">{formatMoney(share.cents, language)}</span>
									</span>
									<ShareState share={share} />
									{share.payUrl && isOwn && (
										<a className={buttonClass("ember", { size: "small" })} href={share.payUrl}>
											{t("groupRoom.payShare", { sum: formatMoney(share.cents, language) })}
										</a>
									)}
									{share.payUrl && !isOwn && (
										<input
											className="input"
											readOnly
											value={share.payUrl}
											aria-label={t("groupRoom.linkFor", { name })}
											onFocus={(event) => event.target.select()}
										/>
									)}
								</li>
							);
						})}
					</ul>
				</div>
			))}
			{isBooker && shares.parts.length > 0 && (
				<p className="t-small soft">
					{t("groupRoom.linkText")}
					{isLate(shares) && ` ${t("groupRoom.lateText")}`}
				</p>
			)}
		</>
	);
}

const isLate = ({ parts }: RoomShares) =>
	parts.some(({ shares }) => shares.some(({ paidAt, payUrl }) => paidAt === null && payUrl === null));

function ShareState({ share }: { share: RoomShares["parts"][number]["shares"][number] }) {
	const t = useT();
	const language = useLanguage();
	if (share.paidAt !== null) {
		return (
			<span className="share-paid">
				<Check className="icon-s" aria-hidden="true" />
				{t("groupRoom.sharePaid", { date: formatInstant(new Date(share.paidAt), language, "compact") })}
			</span>
		);
	}
	return (
		<span className="share-open">
			<Clock className="icon-s" aria-hidden="true" />
			{t(share.payUrl ? "groupRoom.shareOpen" : "groupRoom.shareLate")}
		</span>
	);
}

/** The booker says who takes how many parts; whoever promised takes one, and without promises everybody. */
function Divide({ view, shares }: { view: GroupRoomView; shares: RoomShares }) {
	const t = useT();
	const language = useLanguage();
	const { posted } = view;
	const typed: Readonly<Record<string, string>> = posted?.values.do === "divide" ? posted.values : {};
	const promised = view.companions.some(({ promise }) => promise);
	const partsOf = ({ id, promise }: GroupRoomView["companions"][number]) =>
		typed[`parts_${id}`] ?? (promised ? (promise ? "1" : "0") : promise === false ? "0" : "1");
	const again = shares.parts.length > 0;
	const form = (
		<RoomForm view={view} act="divide" back="shares" className="room-divide">
			<p className="t-small soft">
				{t("groupRoom.divideText", { sum: formatMoney(shares.openCents, language) })}
				{again && ` ${t("groupRoom.divideAgainText")}`}
			</p>
			{view.companions.map((companion) => (
				<label key={companion.id}>
					<span className="field-label">{t("groupRoom.parts", { name: companion.name })}</span>
					<input
						className="input"
						type="number"
						name={`parts_${companion.id}`}
						min={0}
						max={MOST_PARTS}
						step={1}
						required
						defaultValue={partsOf(companion)}
					/>
				</label>
			))}
			<Button look={again ? "outline" : "primary"} type="submit">
				{t(again ? "groupRoom.divideAgain" : "groupRoom.divide")}
			</Button>
		</RoomForm>
	);
	if (!again)
		return (
			<>
				<h3 className="t-heading mt-4">{t("groupRoom.divideTitle")}</h3>
				{form}
			</>
		);
	return (
		<details open={shares.isStale || typed.do === "divide"}>
			<summary className="text-link t-small">{t("groupRoom.divideAgain")}</summary>
			{form}
		</details>
	);
}
