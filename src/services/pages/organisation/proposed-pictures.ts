import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import { type ArrangedPicture, uploadedHash } from "#domain/accommodation/owner-pictures.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { imageUrl } from "#site/image-url.ts";
import type { ProposedPicture } from "#site/views/owner-view.ts";
import { homePictureHash, picturePath } from "../../pictures/picture-source.ts";

/** Where pictures are looked at that are not on the site: uploaded ones, and those of a home that is not there; by home and hash. */
export type UnseenHref = (accoId: string, hash: string) => string;

interface OfHome {
	readonly accoId: string;
	readonly homeStatus: AccommodationStatus;
}

const LIST_SIZE = { width: 480, height: 360 };

/** Pictures as owners and staff look at them, beside those that stand there. */
export function proposedPictures(
	{ accoId, homeStatus }: OfHome,
	pictures: readonly ArrangedPicture[],
	standing: readonly ArrangedPicture[],
	unseenHref: UnseenHref,
	language: Language,
): readonly ProposedPicture[] {
	const words = (picture: ArrangedPicture) => completeLocalized(picture.alt)[language] ?? "";
	return pictures.map((picture) => {
		const before = standing.find(({ url }) => url === picture.url);
		const hash = uploadedHash(accoId, picture.url);
		// The image route hands out nothing of a home that is not on the site.
		const shown =
			homeStatus === "live"
				? imageUrl(picturePath(accoId, picture.url), LIST_SIZE)
				: unseenHref(accoId, homePictureHash(picture.url));
		return {
			src: hash === null ? shown : unseenHref(accoId, hash),
			caption: words(picture),
			news: before ? (words(before) === words(picture) ? null : "caption") : "new",
		};
	});
}
