import type { GuideTexts } from "./shape.ts";

export const nl: GuideTexts = {
	file: "groepshuizengids",
	title: "Met tien of meer onder één dak",
	lead: "Een grote familie, een vriendengroep, drie gezinnen die elkaar te weinig zien: samen een huis huren gaat goed als een paar dingen vooraf duidelijk zijn. Dit zijn ze.",
	sections: [
		{
			heading: "Een huis kiezen",
			paragraphs: [
				"Begin met wie er meegaat, niet met waar je heen gaat. Tel volwassenen, kinderen en baby’s apart: een huis voor zestien is soms een huis voor twaalf met een slaapbank. Iedereen die slaapt telt mee, ook de baby.",
				"Kijk daarna naar de ruimte waar je samen bent. Past iedereen aan één tafel? Is er een tweede kamer, voor wie vroeg slaapt of laat wil praten? Twee kleine huizen naast elkaar zijn soms beter dan één groot huis.",
			],
		},
		{
			heading: "Bedden en badkamers",
			paragraphs: [
				"Vraag niet hoeveel bedden er zijn, maar hoeveel mensen een bed delen. Vier stellen en zes vrienden hebben andere kamers nodig dan zeven stellen. Teken de kamers op en schrijf de namen erbij voordat je boekt; dat scheelt een avond overleg bij aankomst.",
				"Reken op één badkamer voor vijf of zes mensen. Met minder kan het ook, als niet iedereen om half negen op de piste wil staan.",
			],
		},
		{
			heading: "Eén betaler of velen",
			paragraphs: [
				"Eén persoon boekt en tekent voor het huis. Die betaalt de aanbetaling en de restbetaling, en is voor ons het aanspreekpunt. Laat de anderen hun deel overmaken voordat de aanbetaling weg moet, niet erna.",
				"Spreek ook af wat er gebeurt als iemand afvalt. De prijs van het huis blijft gelijk; deel die dus door de mensen en niet door de bedden. Een annuleringsverzekering helpt bij ziekte, niet bij spijt.",
			],
		},
		{
			heading: "Borg en huisregels",
			paragraphs: [
				"Bij grote huizen vraagt de eigenaar vaak een borg. Je ziet het bedrag voordat je boekt. Loop bij aankomst met twee mensen door het huis en maak foto’s van wat al stuk is; meld het dezelfde dag.",
				"Lees de huisregels samen. Sommige eigenaren laten geen feesten toe, of geen groepen jonger dan vijfentwintig. Past dat niet bij jullie plan, zeg het dan voordat je boekt. Er is bijna altijd een ander huis dat wel past.",
			],
		},
		{
			heading: "Wie komt er het eerst aan",
			paragraphs: [
				"De sleutel gaat naar één auto. Kies wie hem haalt en geef die persoon de aankomsttijd, het nummer van de beheerder en het boekingsnummer. Wie later komt, hoeft dan alleen het adres te weten.",
				"Vraag hoeveel auto’s er bij het huis kunnen staan. In bergdorpen zijn dat er vaak drie, ook bij een huis voor twintig.",
			],
		},
		{
			heading: "Koken voor twintig",
			paragraphs: [
				"Maak koppels van twee of drie die samen één avond koken en ook opruimen. Kies gerechten die in één grote pan of in de oven passen, en vraag vooraf naar allergieën. Een kookplaat met vier pitten is bij twintig mensen de langzaamste plek van het huis.",
				"Laat de eerste boodschappen bezorgen of breng ze mee. Op zondag zijn in Duitsland, Oostenrijk en een groot deel van Frankrijk de meeste winkels dicht.",
			],
		},
		{
			heading: "Stille uren",
			paragraphs: [
				"Buren horen een groep eerder dan de groep zelf. In veel plaatsen moet het buiten vanaf tien uur ’s avonds stil zijn. Ga dan naar binnen, doe de ramen dicht en zet het bubbelbad uit.",
				"Geef kinderen een vaste kamer om in te spelen en laat één kamer in huis zonder muziek. Wie zich even kan terugtrekken, blijft langer gezellig.",
			],
		},
	],
	checklist: {
		heading: "Voordat je boekt",
		items: [
			"Iedereen is geteld, ook de baby’s en de honden.",
			"De kamers zijn verdeeld, met namen.",
			"Er is één betaler, en iedereen weet wanneer zijn deel er moet zijn.",
			"We hebben de huisregels en de borg gelezen.",
			"We weten hoeveel auto’s er kunnen staan.",
			"Eén persoon haalt de sleutel en heeft alle nummers.",
			"Voor elke avond staat vast wie kookt.",
		],
	},
	ending: "Geschreven door de mensen van Halcyon. Vragen over een huis? Beantwoord de mail waar deze gids bij zat.",
	page: (number, of) => `Bladzijde ${number} van ${of}`,
};
