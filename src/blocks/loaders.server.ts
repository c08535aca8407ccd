import { load as accommodationSlider } from "./accommodation_slider/load.server.ts";
import { load as accommodationSliderSearch } from "./accommodation_slider_search/load.server.ts";
import { load as article } from "./article/load.server.ts";
import { load as companyContact } from "./company_contact/load.server.ts";
import { load as groupHouseGuide } from "./group_house_guide/load.server.ts";
import { load as homeownerLead } from "./homeowner_lead/load.server.ts";
import { load as iframe } from "./iframe/load.server.ts";
import type { LoadBlock } from "./load-context.server.ts";
import { load as placeLinks } from "./place_links/load.server.ts";
import { load as prizeDraw } from "./prize_draw/load.server.ts";
import { load as singleVacancy } from "./single_vacancy/load.server.ts";
import { load as travelAgencyLogin } from "./travel_agency_login/load.server.ts";
import { load as vacancies } from "./vacancies/load.server.ts";
import { load as vacancy } from "./vacancy/load.server.ts";
import { load as weather } from "./weather/load.server.ts";

/** Loaders by component's name; a component that is not here shows only what it holds. */
export const BLOCK_LOADERS: Readonly<Record<string, LoadBlock<never>>> = {
	accommodation_slider: accommodationSlider,
	accommodation_slider_search: accommodationSliderSearch,
	article,
	company_contact: companyContact,
	group_house_guide: groupHouseGuide,
	homeowner_lead: homeownerLead,
	iframe,
	place_links: placeLinks,
	prize_draw: prizeDraw,
	single_vacancy: singleVacancy,
	travel_agency_login: travelAgencyLogin,
	vacancies,
	vacancy,
	weather,
};
