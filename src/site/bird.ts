import { COLOURS } from "./tokens.ts";

/** The kingfisher as vectors, 44 wide and 38 high; `public/favicon.svg` is the same drawing. */
export const BIRD = {
	/** From the lowest up. The first is its back, which is lighter on dark ground. */
	shapes: [
		{
			colour: COLOURS.kingfisher700,
			path: "M3 33C2 19 9 6.5 21 5.2c3.3-.4 5.8.7 7.4 2.4L43 11.8l-14 2.4C28.5 24 20 33 3 33Z",
		},
		{
			colour: COLOURS.ember500,
			path: "M29 14.2C28.5 24 20 33 3 33c9-3.2 12.5-8.5 15.2-13.3 2.3-4 6.3-5.8 10.8-5.5Z",
		},
		{ colour: COLOURS.kingfisher500, path: "M3 33c1.5-9 6-16.5 13.5-20-2 7-5.5 15-13.5 20Z" },
	],
	eye: { x: 24.2, y: 9.7, radius: 1.5, colour: COLOURS.card },
} as const;
