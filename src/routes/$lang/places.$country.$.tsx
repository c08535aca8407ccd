import { createFileRoute } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
const load = createServerFn({ method: "GET" })
	.validator((x: { a: string }) => x)
	.handler(async ({ data }) => ({ got: data.a }));
export const Route = createFileRoute("/$lang/places/$country/$")({
	loaderDeps: ({ search }) => search,
	loader: ({ params, deps }) => load({ data: { a: JSON.stringify({ params, deps }) } }),
	component: () => <pre>{Route.useLoaderData().got}</pre>,
});
