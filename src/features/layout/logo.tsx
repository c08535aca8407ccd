/** The kingfisher; the word beside it is its name, so the drawing itself is hidden from screen readers. */
export function Logo({ back = "#134F5A" }: { back?: string }) {
	return (
		<svg viewBox="0 0 44 38" aria-hidden="true">
			<path d="M3 33C2 19 9 6.5 21 5.2c3.3-.4 5.8.7 7.4 2.4L43 11.8l-14 2.4C28.5 24 20 33 3 33Z" fill={back} />
			<path d="M29 14.2C28.5 24 20 33 3 33c9-3.2 12.5-8.5 15.2-13.3 2.3-4 6.3-5.8 10.8-5.5Z" fill="#D9672F" />
			<path d="M3 33c1.5-9 6-16.5 13.5-20-2 7-5.5 15-13.5 20Z" fill="#2B7F8C" />
			<circle cx="24.2" cy="9.7" r="1.5" fill="#fff" />
		</svg>
	);
}
