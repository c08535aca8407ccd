import {
	Cloud,
	CloudDrizzle,
	CloudFog,
	CloudHail,
	CloudLightning,
	CloudMoon,
	CloudRain,
	CloudSnow,
	CloudSun,
	type LucideIcon,
	Moon,
	Snowflake,
	Sun,
} from "lucide-react";
import { useId } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant } from "#i18n/format.ts";
import { formatTemperature } from "#i18n/measures.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { PlaceWeather } from "#site/views/block-data.ts";
import type { BlockProps } from "../block-props.ts";
import { type Sky, skyOf } from "./codes.ts";
import type { Weather } from "./schema.ts";

/** The licence of the readings (CC BY 4.0) asks for this. */
const SOURCE = { name: "Open-Meteo.com", href: "https://open-meteo.com/" };

const ICONS: Readonly<Record<Sky, LucideIcon>> = {
	clear: Sun,
	mostlyClear: CloudSun,
	partlyCloudy: CloudSun,
	overcast: Cloud,
	fog: CloudFog,
	drizzle: CloudDrizzle,
	freezingRain: CloudHail,
	lightRain: CloudDrizzle,
	rain: CloudRain,
	heavyRain: CloudRain,
	lightSnow: Snowflake,
	snow: CloudSnow,
	heavySnow: CloudSnow,
	showers: CloudRain,
	snowShowers: CloudSnow,
	thunder: CloudLightning,
	hail: CloudHail,
};

/** The weather of a place, now and in the coming days; a sentence while it is unknown. */
export default function WeatherBlock({ block, data }: BlockProps<Weather, PlaceWeather>) {
	const t = useT();
	const language = useLanguage();
	const id = useId();
	const degrees = (celsius: number) => formatTemperature(celsius, language);
	return (
		<section className="wrap weather-block" aria-labelledby={id}>
			<h2 className="t-title" id={id}>
				{block.title}
			</h2>
			{!data && <p className="soft">{t("show.noWeather")}</p>}
			{data && (
				<>
					<p className="weather-now">
						<SkyIcon code={data.now.code} isDay={data.now.isDay} />
						<strong>{degrees(data.now.temperature)}</strong>
						<span>
							<span className="visually-hidden">{t("show.now")} </span>
							<SkyWords code={data.now.code} />
						</span>
					</p>
					<ol className="weather-days">
						{data.days.map((day) => (
							<li key={day.date}>
								<time dateTime={day.date}>{formatDate(dayOf(day.date), language, "weekday")}</time>
								<SkyIcon code={day.code} />
								<span className="t-small soft">
									<SkyWords code={day.code} />
								</span>
								<span className="range">
									<span className="visually-hidden">{t("show.highest")} </span>
									<b>{degrees(day.max)}</b> <span className="visually-hidden">{t("show.lowest")} </span>
									<span className="soft">{degrees(day.min)}</span>
								</span>
							</li>
						))}
					</ol>
					<p className="t-small soft">
						{data.stale && `${t("show.weatherFrom", { time: formatInstant(new Date(data.readAt), language) })} `}
						{t("show.weatherSource")}{" "}
						<a className="text-link" href={SOURCE.href} rel="noreferrer">
							{SOURCE.name}
						</a>
					</p>
				</>
			)}
		</section>
	);
}

/** The sky in a word; of a code that is not in use none. */
function SkyWords({ code }: { code: number }) {
	const t = useT();
	const sky = skyOf(code);
	return sky && t(`show.sky_${sky}`);
}

function SkyIcon({ code, isDay = true }: { code: number; isDay?: boolean }) {
	const sky = skyOf(code);
	const byDay = sky ? ICONS[sky] : Cloud;
	const Icon = isDay ? byDay : byDay === Sun ? Moon : byDay === CloudSun ? CloudMoon : byDay;
	return <Icon className="icon-l" aria-hidden="true" />;
}
