import type { BlockStories } from "../block-stories.ts";
import { LONGEST_INTRO, LONGEST_TITLE } from "../story-words.ts";

export const stories = {
	typical: {
		component: "homeowner_lead",
		title: {
			nl: "Vertel ons over je huis",
			en: "Tell us about your home",
			de: "Erzähl uns von deinem Haus",
			fr: "Parlez-nous de votre maison",
		},
		intro: {
			nl: "Acht vragen, een paar minuten. Daarna bellen of mailen we je, en kijken we samen wat je huis te bieden heeft. Je zit nergens aan vast.",
			en: "Eight questions, a few minutes. Then we call or email you, and look together at what your home has to offer. You are not tied to anything.",
			de: "Acht Fragen, ein paar Minuten. Danach rufen wir an oder schreiben dir und sehen uns gemeinsam an, was dein Haus zu bieten hat. Du gehst keine Verpflichtung ein.",
			fr: "Huit questions, quelques minutes. Ensuite nous vous appelons ou vous écrivons, et voyons ensemble ce que votre maison peut offrir. Cela ne vous engage à rien.",
		},
	},
	empty: {
		component: "homeowner_lead",
		title: {
			nl: "Vertel ons over je huis",
			en: "Tell us about your home",
			de: "Erzähl uns von deinem Haus",
			fr: "Parlez-nous de votre maison",
		},
	},
	longest: {
		component: "homeowner_lead",
		title: LONGEST_TITLE,
		intro: LONGEST_INTRO,
	},
} satisfies BlockStories;
