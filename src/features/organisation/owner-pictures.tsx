import { ChevronLeft, Clock, Undo2 } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import type { OwnerPicturesPage, ProposedPicture } from "#site/views/owner-view.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields.tsx";
import { Notice } from "#ui/notice.tsx";
import { Picture } from "#ui/picture.tsx";
import { OrganisationForm } from "./organisation-forms.tsx";
import { errorOf, OwnerField, OwnerRefusal, useCame } from "./owner-forms.tsx";
import { Proposals } from "./owner-proposals.tsx";

/** The pictures of one of the owner's homes: uploaded, ordered, named, left out, and proposed together. */
export function OwnerPictures({ page }: { page: OwnerPicturesPage }) {
	const t = useT();
	const { waiting, pictures, mayPropose } = page;
	const mayChange = mayPropose && waiting === null;
	return (
		<>
			<a className="org-back text-link" href={page.homeHref}>
				<ChevronLeft aria-hidden="true" />
				{t("owner.photosBack")}
			</a>
			<h1 className="office-title">{t("owner.photosTitle", { home: page.title })}</h1>
			<p className="soft mt-2 own-lead">{t("owner.photosText")}</p>
			{page.reason && (
				<Notice as="div" tone="berry" className="mt-5">
					<Undo2 className="icon" aria-hidden="true" />
					<p>{t("owner.photosSentBack", { reason: page.reason })}</p>
				</Notice>
			)}
			{waiting && (
				<Notice as="div" tone="honey" className="mt-5">
					<Clock className="icon" aria-hidden="true" />
					<p>{t("owner.photosWait")}</p>
				</Notice>
			)}
			<div className="own-photos-cols">
				<section aria-labelledby="photos">
					<h2 id="photos" className="own-photos-title">
						{t("owner.photosCount", { count: (waiting?.pictures ?? pictures).length })}
					</h2>
					{mayChange && <p className="soft t-small mt-1">{t("owner.captionHint")}</p>}
					<OwnerRefusal of="move-picture" />
					<OwnerRefusal of="leave-picture" />
					{waiting ? (
						<PictureList pictures={waiting.pictures} />
					) : (
						<ol className="own-photos">
							{pictures.map((picture, at) => (
								<li key={picture.url}>
									<Shown picture={picture} n={at + 1} />
									{mayChange && <Change page={page} at={at} />}
								</li>
							))}
						</ol>
					)}
					{!waiting && pictures.length === 0 && <p className="soft">{t("owner.photosNone")}</p>}
				</section>
				<div className="org-stack">
					{mayChange && <Upload page={page} />}
					{mayChange && page.isDraft && <Propose page={page} />}
					{waiting && (
						<section className="office-card" aria-labelledby="proposals">
							<div className="office-card-head">
								<h2 id="proposals">{t("owner.proposals")}</h2>
							</div>
							<Proposals proposals={[waiting]} mayWithdraw={mayPropose} />
						</section>
					)}
				</div>
			</div>
		</>
	);
}

/** Pictures that are looked at and not changed. */
function PictureList({ pictures }: { pictures: readonly ProposedPicture[] }) {
	return (
		<ol className="own-photos">
			{pictures.map((picture, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list is never changed where it stands.
				<li key={at}>
					<Shown picture={picture} n={at + 1} />
					{picture.caption && <p className="t-small">{picture.caption}</p>}
				</li>
			))}
		</ol>
	);
}

function Shown({ picture: { src, caption, news }, n }: { picture: ProposedPicture; n: number }) {
	const t = useT();
	return (
		<>
			<div className="own-photo">
				<Picture src={src} alt={caption || t("owner.photosOf", { n })} />
			</div>
			<p className="own-photo-line t-small">
				<b>{n === 1 ? t("owner.photosCover") : t("owner.photosOf", { n })}</b>
				{news && <span className="office-state">{t(news === "new" ? "owner.photosNew" : "owner.photosWords")}</span>}
			</p>
		</>
	);
}

/** Words and place of one picture. */
function Change({ page, at }: { page: OwnerPicturesPage; at: number }) {
	const t = useT();
	const picture = page.pictures[at];
	if (!picture) return null;
	const thing = { field: "picture", value: picture.url } as const;
	const n = at + 1;
	return (
		<>
			<OrganisationForm name="caption-picture" className="own-caption">
				<OwnerRefusal of="caption-picture" thing={thing} />
				<input type="hidden" name="home" value={page.accoId} />
				<input type="hidden" name="picture" value={picture.url} />
				<Caption page={page} at={at} />
				<Button look="outline" size="small" type="submit">
					{t("owner.captionSave")}
					<span className="visually-hidden"> {t("owner.photosOf", { n })}</span>
				</Button>
			</OrganisationForm>
			<div className="own-photo-acts">
				{at > 1 && <Move page={page} url={picture.url} n={n} move="first" label={t("owner.photoFirst")} />}
				{at > 0 && <Move page={page} url={picture.url} n={n} move="up" label={t("owner.photoUp")} />}
				{n < page.pictures.length && (
					<Move page={page} url={picture.url} n={n} move="down" label={t("owner.photoDown")} />
				)}
				{page.pictures.length > 1 && (
					<OrganisationForm name="leave-picture">
						<input type="hidden" name="home" value={page.accoId} />
						<input type="hidden" name="picture" value={picture.url} />
						<button className="own-photo-act" type="submit">
							{t("owner.photoLeave")}
							<span className="visually-hidden"> {t("owner.photosOf", { n })}</span>
						</button>
					</OrganisationForm>
				)}
			</div>
		</>
	);
}

function Caption({ page, at }: { page: OwnerPicturesPage; at: number }) {
	const t = useT();
	const picture = page.pictures[at];
	const { values, errors } = useCame("caption-picture", { field: "picture", value: picture?.url ?? "" });
	return (
		<Field
			id={`caption-${at + 1}`}
			name="caption"
			type="text"
			label={
				<>
					{t("owner.caption")}
					<span className="visually-hidden"> {t("owner.photosOf", { n: at + 1 })}</span>
				</>
			}
			error={errorOf(t, errors.caption)}
			maxLength={120}
			defaultValue={values.caption ?? picture?.words}
		/>
	);
}

interface MoveProps {
	readonly page: OwnerPicturesPage;
	readonly url: string;
	readonly n: number;
	readonly move: "first" | "up" | "down";
	readonly label: string;
}

function Move({ page, url, n, move, label }: MoveProps) {
	const t = useT();
	return (
		<OrganisationForm name="move-picture">
			<input type="hidden" name="home" value={page.accoId} />
			<input type="hidden" name="picture" value={url} />
			<input type="hidden" name="move" value={move} />
			<button className="own-photo-act" type="submit">
				{label}
				<span className="visually-hidden"> {t("owner.photosOf", { n })}</span>
			</button>
		</OrganisationForm>
	);
}

/** Kinds that a file dialogue offers; the server looks at the bytes. */
const ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

function Upload({ page }: { page: OwnerPicturesPage }) {
	const t = useT();
	const { errors } = useCame("add-pictures");
	return (
		<section className="office-card" aria-labelledby="upload">
			<div className="office-card-head">
				<h2 id="upload">{t("owner.photosUpload")}</h2>
			</div>
			<div className="office-card-body">
				<OrganisationForm name="add-pictures" className="org-form" hasFiles>
					<OwnerRefusal of="add-pictures" />
					<input type="hidden" name="home" value={page.accoId} />
					<Field
						id="add-pictures-photos"
						name="photos"
						type="file"
						multiple
						accept={ACCEPT}
						label={t("owner.photosFiles")}
						hint={t("owner.photosHint", { files: page.mostFiles })}
						error={errorOf(t, errors.photos)}
					/>
					<Button look={page.isDraft ? "outline" : "primary"} type="submit">
						{t("owner.photosUpload")}
					</Button>
				</OrganisationForm>
			</div>
		</section>
	);
}

function Propose({ page }: { page: OwnerPicturesPage }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="propose-pictures">
			<div className="office-card-head">
				<h2 id="propose-pictures">{t("owner.propose")}</h2>
			</div>
			<div className="office-card-body">
				<p className="soft mb-4">{t("owner.proposeText")}</p>
				<OrganisationForm name="propose-pictures" className="org-form">
					<OwnerRefusal of="propose-pictures" />
					<input type="hidden" name="home" value={page.accoId} />
					<OwnerField of="propose-pictures" name="remark" hint={t("owner.remarkHint")} />
					<Button look="primary" type="submit">
						{t("owner.photosPropose")}
					</Button>
				</OrganisationForm>
				<OrganisationForm name="discard-pictures" className="mt-4">
					<OwnerRefusal of="discard-pictures" />
					<input type="hidden" name="home" value={page.accoId} />
					<p className="soft t-small">{t("owner.photosDiscardText")}</p>
					<Button look="outline" size="small" type="submit" className="mt-2">
						{t("owner.photosDiscard")}
					</Button>
				</OrganisationForm>
			</div>
		</section>
	);
}
