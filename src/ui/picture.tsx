import { useEffect, useRef } from "react";

/** A picture that fills its frame; the frame has its ratio, so nothing jumps. One that cannot be had leaves the frame calm. */
export function Picture({
	src,
	srcSet,
	alt,
	eager = false,
	sizes,
	glimpse = null,
}: {
	src: string;
	srcSet?: string;
	alt: string;
	eager?: boolean;
	sizes?: string;
	/** Address of the same picture in a few pixels, drawn over the whole frame until the picture is here. */
	glimpse?: string | null;
}) {
	const image = useRef<HTMLImageElement>(null);
	// It may have failed before the script ran; a new address is a new attempt.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about the address.
	useEffect(() => {
		const { current } = image;
		current?.classList.toggle("missing", current.complete && current.naturalWidth === 0 && !lazyAndFar(current));
	}, [src]);
	return (
		<img
			ref={image}
			src={src}
			srcSet={srcSet}
			alt={alt}
			sizes={sizes}
			loading={eager ? "eager" : "lazy"}
			fetchPriority={eager ? "high" : undefined}
			decoding="async"
			className={glimpse ? "photo" : undefined}
			style={glimpse ? { backgroundImage: `url(${glimpse})` } : undefined}
			width={960}
			height={720}
			onError={(event) => event.currentTarget.classList.add("missing")}
			onLoad={(event) => event.currentTarget.classList.remove("missing")}
		/>
	);
}

/** Not asked for yet: browsers call such a picture complete as well. */
function lazyAndFar(image: HTMLImageElement): boolean {
	return image.loading === "lazy" && image.currentSrc === "";
}
