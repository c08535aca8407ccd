/** A picture that fills its frame; the frame has its ratio, so nothing jumps. One that cannot be had leaves the frame calm. */
export function Picture({
	src,
	srcSet,
	alt,
	eager = false,
	sizes,
}: {
	src: string;
	srcSet?: string;
	alt: string;
	eager?: boolean;
	sizes?: string;
}) {
	return (
		<img
			src={src}
			srcSet={srcSet}
			alt={alt}
			sizes={sizes}
			loading={eager ? "eager" : "lazy"}
			fetchPriority={eager ? "high" : undefined}
			decoding="async"
			width={960}
			height={720}
			onError={(event) => event.currentTarget.classList.add("missing")}
		/>
	);
}
