/** Order by distance without a trigonometric function a home: flat around the centre, the same in SQL. */

/** How much shorter a degree of longitude is than one of latitude at the centre. */
export function longitudeScale(centerLat: number): number {
	return Math.cos((centerLat * Math.PI) / 180);
}

/** Squared distance in degrees of latitude; good for ordering only. */
export function distanceKey(
	center: { readonly lat: number; readonly lng: number },
	scale: number,
	lat: number,
	lng: number,
): number {
	const dx = (lng - center.lng) * scale;
	const dy = lat - center.lat;
	return dx * dx + dy * dy;
}
