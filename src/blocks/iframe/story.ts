import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "iframe",
		title: {
			nl: "Film: een ochtend aan het meer",
			en: "Film: a morning by the lake",
			de: "Film: ein Morgen am See",
			fr: "Film : un matin au bord du lac",
		},
		src: "https://www.youtube-nocookie.com/embed/halcyon-0001",
		height: 480,
	},
	empty: { component: "iframe", title: "Film", src: "https://player.vimeo.com/video/1" },
	longest: {
		component: "iframe",
		title: {
			nl: "Film: rondleiding door het vakantiepark, van de receptie tot de laatste lift van de dag",
			en: "Film: a tour of the holiday park, from the reception to the last lift of the day",
			de: "Film: Besichtigungsrundgang durch die Ferienhaussiedlung, vom Empfangsgebäude bis zur Seilbahntalstation",
			fr: "Film : une visite du village de vacances, de la réception à la dernière remontée du jour",
		},
		src: "https://www.youtube.com/watch?v=halcyon-0002",
		height: 1200,
	},
	elsewhere: { component: "iframe", title: "Elsewhere", src: "https://example.com/film" },
} satisfies BlockStories;
