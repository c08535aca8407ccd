import type { PlaceWeather } from "#site/views/block-data.ts";
import type { LoadContext } from "../load-context.server.ts";
import type { Weather } from "./schema.ts";

/** The weather of the block's place; null while it is unknown. */
export function load({ lat, lng }: Weather, { app }: LoadContext): Promise<PlaceWeather | null> {
	return app.weather.at({ lat, lng });
}
