import { X } from "lucide-react";
import { MARKS } from "#domain/rooms/group-room.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange } from "#i18n/format.ts";
import { Colon, useLanguage, useT } from "#i18n/react.tsx";
import type { GroupRoomView, RoomStay } from "#site/views/group-room-view.ts";
import { Button } from "#ui/button.tsx";
import { RoomForm } from "./room-forms.tsx";

const SIGNS = { yes: "✓", maybe: "~", no: "–" } as const;

/** Which dates suit whom; the best ones stand out, and one's own marks are a form. */
export function RoomDates({ view }: { view: GroupRoomView }) {
	const t = useT();
	const language = useLanguage();
	const range = ({ arrival, departure }: RoomStay) =>
		formatDateRange(dayOf(arrival), dayOf(departure), language, "weekdaysOnly");
	return (
		<section className="room-dates" id="dates" aria-labelledby="room-dates">
			<h2 className="t-title" id="room-dates">
				{t("groupRoom.datesTitle")}
			</h2>
			{view.stays.length === 0 ? (
				<p className="soft">{t("groupRoom.noDates")}</p>
			) : (
				<div className="room-card room-table">
					<table>
						<thead>
							<tr>
								<th scope="col">{t("groupRoom.who")}</th>
								{view.stays.map((stay) => (
									<th key={stay.id} scope="col" className={stay.id === view.bestStay ? "best" : undefined}>
										{range(stay)}
										{view.self?.isMaker && (
											<RoomForm view={view} act="removeStay" back="dates">
												<input type="hidden" name="stay" value={stay.id} />
												<button type="submit" className="room-drop" title={t("groupRoom.removeStay")}>
													<X className="icon-s" aria-hidden="true" />
													<span className="visually-hidden">
														{t("groupRoom.removeStay")}
														<Colon />
														{range(stay)}
													</span>
												</button>
											</RoomForm>
										)}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{view.companions.map(({ id, name }) => (
								<tr key={id}>
									<th scope="row">{name}</th>
									{view.stays.map((stay) => {
										const mark = stay.marks.find(({ companion }) => companion === id)?.mark;
										return (
											<td key={stay.id} className={mark && `mark-${mark}`}>
												{mark && (
													<>
														<span aria-hidden="true">{SIGNS[mark]}</span>
														<span className="visually-hidden">{t(`groupRoom.mark_${mark}`)}</span>
													</>
												)}
											</td>
										);
									})}
								</tr>
							))}
							<tr>
								<th scope="row">{t("groupRoom.canCome")}</th>
								{view.stays.map((stay) => (
									<td key={stay.id} className={stay.id === view.bestStay ? "best" : undefined}>
										{t("groupRoom.canOf", { can: stay.can, all: view.companions.length })}
									</td>
								))}
							</tr>
						</tbody>
					</table>
				</div>
			)}
			{view.self && view.stays.length > 0 && <OwnMarks view={view} self={view.self.id} range={range} />}
			{view.self && <Propose view={view} />}
		</section>
	);
}

function OwnMarks({ view, self, range }: { view: GroupRoomView; self: number; range: (stay: RoomStay) => string }) {
	const t = useT();
	return (
		<div className="room-card">
			<h3 className="t-heading">{t("groupRoom.ownMarks")}</h3>
			<RoomForm view={view} act="mark" back="dates" className="room-marks">
				{view.stays.map((stay) => (
					<label key={stay.id}>
						<span className="field-label">{range(stay)}</span>
						<select
							className="input"
							name={`stay_${stay.id}`}
							defaultValue={stay.marks.find(({ companion }) => companion === self)?.mark ?? ""}
						>
							<option value="">{t("groupRoom.mark_none")}</option>
							{MARKS.map((mark) => (
								<option key={mark} value={mark}>
									{t(`groupRoom.mark_${mark}`)}
								</option>
							))}
						</select>
					</label>
				))}
				<Button look="primary" type="submit">
					{t("groupRoom.saveMarks")}
				</Button>
			</RoomForm>
		</div>
	);
}

function Propose({ view }: { view: GroupRoomView }) {
	const t = useT();
	const typed: Readonly<Record<string, string>> = view.posted?.values.do === "propose" ? view.posted.values : {};
	return (
		<div className="room-card">
			<h3 className="t-heading">{t("groupRoom.propose")}</h3>
			<RoomForm view={view} act="propose" back="dates" className="room-line">
				{(["arrival", "departure"] as const).map((name) => (
					<label key={name} className="field">
						<span className="field-label">{t(name === "arrival" ? "search.arrival" : "search.departure")}</span>
						<input className="input" type="date" name={name} min={view.today} required defaultValue={typed[name]} />
					</label>
				))}
				<Button look="outline" type="submit">
					{t("groupRoom.proposeButton")}
				</Button>
			</RoomForm>
		</div>
	);
}
