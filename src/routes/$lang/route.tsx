import { createFileRoute, notFound, Outlet } from "@tanstack/react-router";
import { isLanguage } from "#domain/language.ts";

export const Route = createFileRoute("/$lang")({
	params: {
		parse: ({ lang }) => {
			if (!isLanguage(lang)) throw notFound();
			return { lang };
		},
	},
	component: Outlet,
});
