/** A picture of a home that fills its frame; the frame has its ratio, so nothing jumps. */
export function Picture({
	src,
	alt,
	eager = false,
	sizes,
}: {
	src: string;
	alt: string;
	eager?: boolean;
	sizes?: string;
}) {
	return (
		<img
			src={src}
			alt={alt}
			sizes={sizes}
			loading={eager ? "eager" : "lazy"}
			fetchPriority={eager ? "high" : undefined}
			decoding="async"
			width={960}
			height={720}
		/>
	);
}
