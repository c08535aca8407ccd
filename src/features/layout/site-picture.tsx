import { glimpseUrl, imageUrl } from "#site/image-url.ts";
import { Picture } from "#ui/picture.tsx";

/** Widths that browsers choose from; each is one that the image route makes. */
const WIDTHS = [320, 480, 640, 960, 1200] as const;
const FALLBACK_WIDTH = 640;

/** A picture of the image route in the width that its place on the screen asks for; a photograph is seen blurred before. */
export function SitePicture({
	src,
	alt,
	sizes,
	eager = false,
}: {
	src: string;
	alt: string;
	/** How wide the picture stands, as the `sizes` of an image. */
	sizes: string;
	eager?: boolean;
}) {
	const srcSet = WIDTHS.map((width) => `${imageUrl(src, { width })} ${width}w`).join(", ");
	return (
		<Picture
			src={imageUrl(src, { width: FALLBACK_WIDTH })}
			srcSet={srcSet}
			sizes={sizes}
			alt={alt}
			eager={eager}
			glimpse={glimpseUrl(src)}
		/>
	);
}
