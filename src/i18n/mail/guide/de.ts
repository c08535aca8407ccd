import type { GuideTexts } from "./shape.ts";

export const de: GuideTexts = {
	file: "gruppenhaus-ratgeber",
	title: "Zu zehnt oder mehr unter einem Dach",
	lead: "Eine große Familie, ein Freundeskreis, drei Haushalte, die sich zu selten sehen: Ein Haus gemeinsam zu mieten gelingt, wenn vorher ein paar Dinge klar sind. Hier stehen sie.",
	sections: [
		{
			heading: "Ein Haus aussuchen",
			paragraphs: [
				"Fangt damit an, wer mitkommt, nicht damit, wohin es geht. Zählt Erwachsene, Kinder und Babys getrennt: Ein Haus für sechzehn ist manchmal ein Haus für zwölf mit Schlafsofa. Wer dort schläft, zählt mit, auch das Baby.",
				"Seht euch dann den Raum an, in dem ihr zusammensitzt. Passen alle an einen Tisch? Gibt es ein zweites Zimmer für die, die früh schlafen oder lange reden? Zwei kleine Häuser nebeneinander sind manchmal besser als ein großes.",
			],
		},
		{
			heading: "Betten und Bäder",
			paragraphs: [
				"Fragt nicht, wie viele Betten es gibt, sondern wer sich eines teilt. Vier Paare und sechs Freunde brauchen andere Zimmer als sieben Paare. Zeichnet die Zimmer auf und schreibt die Namen hinein, bevor ihr bucht; das spart am ersten Abend lange Gespräche.",
				"Rechnet mit einem Bad für fünf oder sechs Personen. Es geht auch mit weniger, solange nicht alle um halb neun auf der Piste stehen wollen.",
			],
		},
		{
			heading: "Einer zahlt oder viele",
			paragraphs: [
				"Eine Person bucht und unterschreibt für das Haus. Sie leistet Anzahlung und Restzahlung, und mit ihr sprechen wir. Lasst die anderen ihren Anteil überweisen, bevor die Anzahlung fällig ist, nicht danach.",
				"Klärt auch, was geschieht, wenn jemand abspringt. Der Preis des Hauses bleibt gleich; teilt ihn also durch die Köpfe und nicht durch die Betten. Eine Reiserücktrittsversicherung hilft bei Krankheit, nicht bei Meinungswechsel.",
			],
		},
		{
			heading: "Kaution und Hausregeln",
			paragraphs: [
				"Bei großen Häusern verlangen Eigentümer oft eine Kaution. Den Betrag seht ihr vor der Buchung. Geht bei der Ankunft zu zweit durchs Haus, fotografiert, was schon beschädigt ist, und meldet es noch am selben Tag.",
				"Lest die Hausregeln gemeinsam. Manche Eigentümer erlauben keine Feste oder keine Gruppen unter fünfundzwanzig Jahren. Passt das nicht zu eurem Plan, sagt es vor der Buchung. Fast immer gibt es ein anderes Haus, das passt.",
			],
		},
		{
			heading: "Wer zuerst ankommt",
			paragraphs: [
				"Den Schlüssel bekommt nur ein Auto. Bestimmt, wer ihn holt, und gebt dieser Person die Ankunftszeit, die Telefonnummer der Hausverwaltung und die Buchungsnummer. Wer später kommt, braucht dann nur die Adresse.",
				"Fragt, wie viele Autos am Haus stehen können. In Bergdörfern sind es oft drei, auch wenn zwanzig Leute dort schlafen.",
			],
		},
		{
			heading: "Kochen für zwanzig",
			paragraphs: [
				"Bildet Teams aus zwei oder drei Leuten, die einen Abend kochen und danach aufräumen. Wählt Gerichte für einen großen Topf oder den Backofen, und fragt vorher nach Allergien. Ein Herd mit vier Platten ist bei zwanzig Leuten der langsamste Ort im Haus.",
				"Lasst den ersten Einkauf liefern oder bringt ihn mit. Sonntags sind in Deutschland, Österreich und weiten Teilen Frankreichs die meisten Läden zu.",
			],
		},
		{
			heading: "Ruhezeiten",
			paragraphs: [
				"Nachbarn hören eine Gruppe früher als die Gruppe sich selbst. Vielerorts muss es draußen ab zweiundzwanzig Uhr still sein. Geht dann hinein, schließt die Fenster und stellt den Whirlpool ab.",
				"Gebt den Kindern ein Zimmer zum Spielen, und lasst einen Raum im Haus ohne Musik. Wer sich kurz zurückziehen kann, bleibt länger gut gelaunt.",
			],
		},
	],
	checklist: {
		heading: "Bevor ihr bucht",
		items: [
			"Alle sind gezählt, auch Babys und Hunde.",
			"Die Zimmer sind verteilt, mit Namen.",
			"Eine Person zahlt, und alle wissen, wann ihr Anteil da sein muss.",
			"Wir haben die Hausregeln gelesen und kennen die Kaution.",
			"Wir wissen, wie viele Autos am Haus stehen können.",
			"Eine Person holt den Schlüssel und hat alle Nummern.",
			"Für jeden Abend steht fest, wer kocht.",
		],
	},
	ending:
		"Geschrieben von den Menschen bei Halcyon. Fragen zu einem Haus? Antworte auf die Mail, mit der dieser Ratgeber kam.",
	page: (number, of) => `Seite ${number} von ${of}`,
};
