import type { BlockStories } from "../block-stories.ts";
import { LONGEST_INTRO, LONGEST_TITLE } from "../story-words.ts";

export const stories = {
	typical: {
		component: "partner_sign_up",
		title: {
			nl: "Word partner",
			en: "Become a partner",
			de: "Partner werden",
			fr: "Devenez partenaire",
		},
		intro: {
			nl: "Vertel ons wie je bent en waar je link komt te staan. We bekijken je site en sturen je een eigen code.",
			en: "Tell us who you are and where your link will stand. We look at your site and send you a code of your own.",
			de: "Sag uns, wer du bist und wo dein Link stehen wird. Wir sehen uns deine Website an und schicken dir deinen eigenen Code.",
			fr: "Dites-nous qui vous êtes et où se trouvera votre lien. Nous regardons votre site et vous envoyons votre propre code.",
		},
	},
	empty: {
		component: "partner_sign_up",
		title: {
			nl: "Word partner",
			en: "Become a partner",
			de: "Partner werden",
			fr: "Devenez partenaire",
		},
	},
	longest: {
		component: "partner_sign_up",
		title: LONGEST_TITLE,
		intro: LONGEST_INTRO,
	},
} satisfies BlockStories;
