import { load as accommodationSlider } from "./accommodation_slider/load.server.ts";
import { load as accommodationSliderSearch } from "./accommodation_slider_search/load.server.ts";
import { load as article } from "./article/load.server.ts";
import { load as companyContact } from "./company_contact/load.server.ts";
import { load as iframe } from "./iframe/load.server.ts";
import type { LoadBlock } from "./load-context.server.ts";
import { load as placeLinks } from "./place_links/load.server.ts";
import { load as travelAgencyLogin } from "./travel_agency_login/load.server.ts";
import { load as weather } from "./weather/load.server.ts";

/** Loaders by component's name; a component that is not here shows only what it holds. */
export const BLOCK_LOADERS: Readonly<Record<string, LoadBlock<never>>> = {
	accommodation_slider: accommodationSlider,
	accommodation_slider_search: accommodationSliderSearch,
	article,
	company_contact: companyContact,
	iframe,
	place_links: placeLinks,
	travel_agency_login: travelAgencyLogin,
	weather,
};
