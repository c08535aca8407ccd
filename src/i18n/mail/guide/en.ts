import type { GuideTexts } from "./shape.ts";

export const en: GuideTexts = {
	file: "group-house-guide",
	title: "Ten or more under one roof",
	lead: "A big family, a circle of friends, three households that see too little of each other: renting a house together goes well when a few things are settled first. Here they are.",
	sections: [
		{
			heading: "Choosing a house",
			paragraphs: [
				"Start with who is coming, not with where to go. Count adults, children and babies separately: a house for sixteen is sometimes a house for twelve with a sofa bed. Everybody who sleeps there counts, the baby included.",
				"Then look at the room you will share. Does everyone fit round one table? Is there a second room for early sleepers or late talkers? Two small houses side by side can be better than one large one.",
			],
		},
		{
			heading: "Beds and bathrooms",
			paragraphs: [
				"Do not ask how many beds there are, but how many people share one. Four couples and six friends need different rooms from seven couples. Draw the rooms and put the names in before you book; it saves an evening of talks on arrival.",
				"Count on one bathroom for five or six people. Fewer will do, as long as not everybody wants to be on the slope at half past eight.",
			],
		},
		{
			heading: "One payer or many",
			paragraphs: [
				"One person books and signs for the house. That person makes the first payment, pays the balance and is the one we talk to. Have the others transfer their share before the first payment is due, not afterwards.",
				"Agree as well on what happens when somebody drops out. The price of the house stays the same, so divide it by heads and not by beds. Cancellation insurance helps with illness, not with second thoughts.",
			],
		},
		{
			heading: "Deposit and house rules",
			paragraphs: [
				"For large houses owners often ask for a security deposit. You see the amount before you book. On arrival, walk through the house with two people and take photographs of anything that is already broken; report it the same day.",
				"Read the house rules together. Some owners allow no parties, or no groups under twenty-five. If that does not suit your plans, say so before you book. There is nearly always another house that does.",
			],
		},
		{
			heading: "Who arrives first",
			paragraphs: [
				"The key goes to one car. Choose who fetches it, and give that person the arrival time, the caretaker’s number and the booking number. Those who follow need nothing but the address.",
				"Ask how many cars can stand at the house. In mountain villages it is often three, even where twenty people sleep.",
			],
		},
		{
			heading: "Cooking for twenty",
			paragraphs: [
				"Make teams of two or three who cook one evening and clear up after it. Choose dishes that fit in one big pan or in the oven, and ask about allergies beforehand. With twenty people, a hob with four rings is the slowest spot in the house.",
				"Have the first shopping delivered or bring it with you. On Sundays most shops are closed in Germany, in Austria and in much of France.",
			],
		},
		{
			heading: "Quiet hours",
			paragraphs: [
				"Neighbours hear a group sooner than the group does. In many places it has to be quiet outdoors from ten at night. Go inside then, close the windows and switch off the hot tub.",
				"Give the children a room to play in, and keep one room in the house free of music. People who can slip away for a while stay good company for longer.",
			],
		},
	],
	checklist: {
		heading: "Before you book",
		items: [
			"Everyone has been counted, babies and dogs too.",
			"The rooms have been shared out, by name.",
			"There is one payer, and everybody knows when their share is due.",
			"We have read the house rules and know the deposit.",
			"We know how many cars can park.",
			"One person fetches the key and has all the numbers.",
			"For each evening it is settled who cooks.",
		],
	},
	ending: "Written by the people of Halcyon. A question about a house? Reply to the email that brought this guide.",
	page: (number, of) => `Page ${number} of ${of}`,
};
