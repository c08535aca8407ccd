import type { BlockStories } from "../block-stories.ts";
import { LONGEST_INTRO, LONGEST_TITLE } from "../story-words.ts";

export const stories = {
	typical: {
		component: "prize_draw",
		title: {
			nl: "De vraag van deze winter",
			en: "This winter’s question",
			de: "Die Frage dieses Winters",
			fr: "La question de cet hiver",
		},
		intro: {
			nl: "Weet je het? Dan slaap je dit voorjaar misschien vier nachten aan het water.",
			en: "Do you know? Then you may spend four nights by the water this spring.",
			de: "Weißt du es? Dann schläfst du im Frühjahr vielleicht vier Nächte am Wasser.",
			fr: "Vous savez ? Alors vous dormirez peut-être quatre nuits au bord de l’eau ce printemps.",
		},
		question: {
			nl: "Aan welk meer ligt de plaats Zell am See?",
			en: "On which lake does the town of Zell am See lie?",
			de: "An welchem See liegt der Ort Zell am See?",
			fr: "Au bord de quel lac se trouve la ville de Zell am See ?",
		},
		closes_at: "2027-03-31",
		terms: {
			nl: "Eén inzending per e-mailadres telt. In de eerste week van april 2027 trekken we uit de goede antwoorden één winnaar, die het per mail hoort. De prijs is een midweek in een van onze huizen aan het water, met alle vaste kosten; de reis betaal je zelf. Medewerkers van Halcyon doen niet mee.",
			en: "One entry counts for each email address. In the first week of April 2027 we draw one winner from the right answers, who hears by email. The prize is a midweek in one of our homes by the water, with all fixed costs; you pay for the journey. People who work at Halcyon do not take part.",
			de: "Je E-Mail-Adresse zählt eine Teilnahme. In der ersten Aprilwoche 2027 ziehen wir aus den richtigen Antworten eine Gewinnerin oder einen Gewinner und melden uns per Mail. Der Preis sind vier Nächte von Montag bis Freitag in einem unserer Häuser am Wasser, mit allen festen Kosten; die Anreise zahlst du selbst. Wer bei Halcyon arbeitet, nimmt nicht teil.",
			fr: "Une seule participation est retenue par adresse e-mail. La première semaine d’avril 2027, nous tirons au sort un gagnant parmi les bonnes réponses ; il l’apprend par e-mail. Le prix est un séjour du lundi au vendredi dans l’une de nos maisons au bord de l’eau, frais fixes compris ; le trajet reste à votre charge. Le personnel de Halcyon ne participe pas.",
		},
	},
	empty: {
		component: "prize_draw",
		title: {
			nl: "De vraag van deze winter",
			en: "This winter’s question",
			de: "Die Frage dieses Winters",
			fr: "La question de cet hiver",
		},
		question: {
			nl: "Aan welk meer ligt de plaats Zell am See?",
			en: "On which lake does the town of Zell am See lie?",
			de: "An welchem See liegt der Ort Zell am See?",
			fr: "Au bord de quel lac se trouve la ville de Zell am See ?",
		},
		closes_at: "2027-03-31",
		terms: {
			nl: "Eén inzending per e-mailadres telt. In de eerste week van april 2027 trekken we uit de goede antwoorden één winnaar, die het per mail hoort. De prijs is een midweek in een van onze huizen aan het water, met alle vaste kosten; de reis betaal je zelf. Medewerkers van Halcyon doen niet mee.",
			en: "One entry counts for each email address. In the first week of April 2027 we draw one winner from the right answers, who hears by email. The prize is a midweek in one of our homes by the water, with all fixed costs; you pay for the journey. People who work at Halcyon do not take part.",
			de: "Je E-Mail-Adresse zählt eine Teilnahme. In der ersten Aprilwoche 2027 ziehen wir aus den richtigen Antworten eine Gewinnerin oder einen Gewinner und melden uns per Mail. Der Preis sind vier Nächte von Montag bis Freitag in einem unserer Häuser am Wasser, mit allen festen Kosten; die Anreise zahlst du selbst. Wer bei Halcyon arbeitet, nimmt nicht teil.",
			fr: "Une seule participation est retenue par adresse e-mail. La première semaine d’avril 2027, nous tirons au sort un gagnant parmi les bonnes réponses ; il l’apprend par e-mail. Le prix est un séjour du lundi au vendredi dans l’une de nos maisons au bord de l’eau, frais fixes compris ; le trajet reste à votre charge. Le personnel de Halcyon ne participe pas.",
		},
	},
	longest: {
		component: "prize_draw",
		title: LONGEST_TITLE,
		intro: LONGEST_INTRO,
		question: {
			nl: "Hoe heet de Meerpersoonsaccommodatiebrandveiligheidsverantwoordelijke van het Donaustoomvaartkapiteinshuis?",
			en: "What is the full name of the fire safety officer of the former Danube steamship captain’s house?",
			de: "Wie heißt die Donaudampfschifffahrtsgesellschaftskapitänswitwe, der das Haus früher gehörte?",
			fr: "Comment s’appelait la veuve du capitaine de la compagnie de navigation à vapeur sur le Danube ?",
		},
		closes_at: "2027-03-31",
		terms: {
			nl: "Eén inzending per e-mailadres telt. In de eerste week van april 2027 trekken we uit de goede antwoorden één winnaar, die het per mail hoort. De prijs is een midweek in een van onze huizen aan het water, met alle vaste kosten; de reis betaal je zelf. Medewerkers van Halcyon doen niet mee.",
			en: "One entry counts for each email address. In the first week of April 2027 we draw one winner from the right answers, who hears by email. The prize is a midweek in one of our homes by the water, with all fixed costs; you pay for the journey. People who work at Halcyon do not take part.",
			de: "Je E-Mail-Adresse zählt eine Teilnahme. In der ersten Aprilwoche 2027 ziehen wir aus den richtigen Antworten eine Gewinnerin oder einen Gewinner und melden uns per Mail. Der Preis sind vier Nächte von Montag bis Freitag in einem unserer Häuser am Wasser, mit allen festen Kosten; die Anreise zahlst du selbst. Wer bei Halcyon arbeitet, nimmt nicht teil.",
			fr: "Une seule participation est retenue par adresse e-mail. La première semaine d’avril 2027, nous tirons au sort un gagnant parmi les bonnes réponses ; il l’apprend par e-mail. Le prix est un séjour du lundi au vendredi dans l’une de nos maisons au bord de l’eau, frais fixes compris ; le trajet reste à votre charge. Le personnel de Halcyon ne participe pas.",
		},
	},
	over: {
		component: "prize_draw",
		title: {
			nl: "De vraag van deze winter",
			en: "This winter’s question",
			de: "Die Frage dieses Winters",
			fr: "La question de cet hiver",
		},
		intro: {
			nl: "Weet je het? Dan slaap je dit voorjaar misschien vier nachten aan het water.",
			en: "Do you know? Then you may spend four nights by the water this spring.",
			de: "Weißt du es? Dann schläfst du im Frühjahr vielleicht vier Nächte am Wasser.",
			fr: "Vous savez ? Alors vous dormirez peut-être quatre nuits au bord de l’eau ce printemps.",
		},
		question: {
			nl: "Aan welk meer ligt de plaats Zell am See?",
			en: "On which lake does the town of Zell am See lie?",
			de: "An welchem See liegt der Ort Zell am See?",
			fr: "Au bord de quel lac se trouve la ville de Zell am See ?",
		},
		closes_at: "2020-01-31",
		terms: {
			nl: "Eén inzending per e-mailadres telt. In de eerste week van april 2027 trekken we uit de goede antwoorden één winnaar, die het per mail hoort. De prijs is een midweek in een van onze huizen aan het water, met alle vaste kosten; de reis betaal je zelf. Medewerkers van Halcyon doen niet mee.",
			en: "One entry counts for each email address. In the first week of April 2027 we draw one winner from the right answers, who hears by email. The prize is a midweek in one of our homes by the water, with all fixed costs; you pay for the journey. People who work at Halcyon do not take part.",
			de: "Je E-Mail-Adresse zählt eine Teilnahme. In der ersten Aprilwoche 2027 ziehen wir aus den richtigen Antworten eine Gewinnerin oder einen Gewinner und melden uns per Mail. Der Preis sind vier Nächte von Montag bis Freitag in einem unserer Häuser am Wasser, mit allen festen Kosten; die Anreise zahlst du selbst. Wer bei Halcyon arbeitet, nimmt nicht teil.",
			fr: "Une seule participation est retenue par adresse e-mail. La première semaine d’avril 2027, nous tirons au sort un gagnant parmi les bonnes réponses ; il l’apprend par e-mail. Le prix est un séjour du lundi au vendredi dans l’une de nos maisons au bord de l’eau, frais fixes compris ; le trajet reste à votre charge. Le personnel de Halcyon ne participe pas.",
		},
	},
} satisfies BlockStories;
