import { Colon, useT } from "#i18n/react.tsx";
import type { OfficeHomePage } from "#site/views/office-homes-view.ts";
import type { ProposalLine } from "#site/views/owner-view.ts";
import { Button } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";

/** What the owner proposes: what stands there, what would, and both answers. */
export function OwnerProposals({ page, proposals }: { page: OfficeHomePage; proposals: readonly ProposalLine[] }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="proposals">
			<div className="office-card-head">
				<h2 id="proposals">{t("office.proposals")}</h2>
			</div>
			{proposals.map(({ id, title, changes, pictures, note }) => (
				<div key={id} className="office-card-body">
					<p>
						<b>{title}</b>
					</p>
					{changes.map(({ label, before, after }) => (
						<p key={label}>
							{label}
							<Colon />
							{before} → <b>{after}</b>
						</p>
					))}
					{pictures.length > 0 && <ProposedPictures pictures={pictures} />}
					{note && <p className="soft">{note}</p>}
					<OfficeRefusal of="release-proposal" />
					<OfficeForm name="release-proposal" className="office-form mt-4">
						<input type="hidden" name="home" value={page.id} />
						<input type="hidden" name="proposal" value={id} />
						<div>
							<Button look="primary" size="small" type="submit">
								{t("office.releaseProposal")}
							</Button>
						</div>
					</OfficeForm>
					<OfficeRefusal of="refuse-proposal" />
					<OfficeForm name="refuse-proposal" className="office-form mt-4">
						<input type="hidden" name="home" value={page.id} />
						<input type="hidden" name="proposal" value={id} />
						<OfficeField of="refuse-proposal" name="reason" hint={t("office.proposalWhy")} />
						<div>
							<Button look="danger" size="small" type="submit">
								{t("office.refuseProposal")}
							</Button>
						</div>
					</OfficeForm>
				</div>
			))}
		</section>
	);
}

/** All pictures as they would stand on the home, what is new of them marked. */
function ProposedPictures({ pictures }: { pictures: ProposalLine["pictures"] }) {
	const t = useT();
	return (
		<ol className="office-photos">
			{pictures.map(({ src, caption, news }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list is never changed where it stands.
				<li key={at}>
					<div className="office-photo">
						<Picture src={src} alt={caption || t("office.photoOf", { n: at + 1 })} />
					</div>
					<p>
						<b>{at + 1}</b> {caption || <span className="soft">{t("office.photoNoCaption")}</span>}{" "}
						{news && (
							<span className="office-state">{t(news === "new" ? "office.photoNew" : "office.photoWords")}</span>
						)}
					</p>
				</li>
			))}
		</ol>
	);
}
