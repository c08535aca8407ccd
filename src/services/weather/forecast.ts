import { z } from "zod";
import type { Forecast } from "#site/views/block-data.ts";

/** Days of a forecast, today first. */
const DAYS = 5;

const degrees = z.number().min(-90).max(65);
const code = z.int().min(0).max(99);

/** What is read of Open-Meteo's answer; an answer of another shape is refused whole. */
const answer = z.object({
	current: z.object({ temperature_2m: degrees, weather_code: code, is_day: z.union([z.literal(0), z.literal(1)]) }),
	daily: z
		.object({
			time: z.array(z.iso.date()).min(1).max(16),
			weather_code: z.array(code),
			temperature_2m_min: z.array(degrees),
			temperature_2m_max: z.array(degrees),
		})
		.refine(
			({ time, ...columns }) => Object.values(columns).every((column) => column.length === time.length),
			"columns of one length",
		),
});

/** Query of a reading (docs of Open-Meteo's forecast call). */
export function forecastQuery({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
	return new URLSearchParams({
		latitude: lat.toFixed(2),
		longitude: lng.toFixed(2),
		current: "temperature_2m,weather_code,is_day",
		daily: "weather_code,temperature_2m_max,temperature_2m_min",
		timezone: "auto",
		forecast_days: String(DAYS),
	}).toString();
}

/** The forecast in an answer; null for anything that is not one. */
export function readForecast(body: string, readAt: Date): Forecast | null {
	const parsed = answer.safeParse(jsonOrNull(body));
	if (!parsed.success) return null;
	const { current, daily } = parsed.data;
	return {
		now: { temperature: whole(current.temperature_2m), code: current.weather_code, isDay: current.is_day === 1 },
		days: daily.time.slice(0, DAYS).map((date, day) => ({
			date,
			min: whole(daily.temperature_2m_min[day] ?? 0),
			max: whole(daily.temperature_2m_max[day] ?? 0),
			code: daily.weather_code[day] ?? 0,
		})),
		readAt: readAt.toISOString(),
	};
}

/** Rounded, and never the -0 that some formats print. */
function whole(degrees: number): number {
	return Math.round(degrees) + 0;
}

function jsonOrNull(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
