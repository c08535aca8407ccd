import type { z } from "zod";
import { schema as accommodationSlider } from "./accommodation_slider/schema.ts";
import { schema as accommodationSliderSearch } from "./accommodation_slider_search/schema.ts";
import { schema as article } from "./article/schema.ts";
import { schema as author } from "./author/schema.ts";
import { schema as breadcrumbs } from "./breadcrumbs/schema.ts";
import { schema as button } from "./button/schema.ts";
import { schema as companyContact } from "./company_contact/schema.ts";
import { schema as contactForm } from "./contact_form/schema.ts";
import { schema as contactInformation } from "./contact_information/schema.ts";
import { itemSchema as faqItem, schema as faqs } from "./faqs/schema.ts";
import { schema as genericTemplate } from "./generic_template/schema.ts";
import { schema as grid } from "./grid/schema.ts";
import { schema as groupHouseGuide } from "./group_house_guide/schema.ts";
import { schema as homeownerLead } from "./homeowner_lead/schema.ts";
import { schema as iframe } from "./iframe/schema.ts";
import { schema as imageGallery } from "./image_gallery/schema.ts";
import { itemSchema as linkBlock, schema as linkBlocks } from "./link_blocks/schema.ts";
import { schema as listing } from "./listing/schema.ts";
import { schema as map } from "./map/schema.ts";
import { schema as newsletterSubscribe } from "./newsletter_subscribe/schema.ts";
import { itemSchema as office, schema as offices } from "./offices/schema.ts";
import { schema as page } from "./page/schema.ts";
import { schema as pageHeader } from "./page_header/schema.ts";
import { schema as pageHeaderScroll } from "./page_header_scroll/schema.ts";
import { schema as park } from "./park/schema.ts";
import { schema as partnerSignUp } from "./partner_sign_up/schema.ts";
import { itemSchema as partner, schema as partners } from "./partners/schema.ts";
import { schema as placeLinks } from "./place_links/schema.ts";
import { schema as polaroidText } from "./polaroid_text/schema.ts";
import { schema as prizeDraw } from "./prize_draw/schema.ts";
import { schema as promotion } from "./promotion/schema.ts";
import { schema as richFaq, itemSchema as richFaqItem } from "./rich_faq/schema.ts";
import { schema as richText } from "./rich_text/schema.ts";
import { schema as richTextReadMore } from "./rich_text_read_more/schema.ts";
import { schema as seo } from "./seo/schema.ts";
import { schema as singleVacancy } from "./single_vacancy/schema.ts";
import { schema as skiAreaInfo } from "./ski_area_info/schema.ts";
import { schema as travelAgencyLogin } from "./travel_agency_login/schema.ts";
import { itemSchema as uspItem, schema as uspItems } from "./usp_items/schema.ts";
import { schema as vacancies } from "./vacancies/schema.ts";
import { schema as vacancy } from "./vacancy/schema.ts";
import { schema as weather } from "./weather/schema.ts";
import { schema as whitespace } from "./whitespace/schema.ts";

/** Every component's schema by its name; stories are checked against them. */
export const BLOCK_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
	accommodation_slider: accommodationSlider,
	accommodation_slider_search: accommodationSliderSearch,
	article,
	author,
	breadcrumbs,
	button,
	company_contact: companyContact,
	contact_form: contactForm,
	contact_information: contactInformation,
	faq_item: faqItem,
	faqs,
	generic_template: genericTemplate,
	grid,
	group_house_guide: groupHouseGuide,
	homeowner_lead: homeownerLead,
	iframe,
	image_gallery: imageGallery,
	link_block: linkBlock,
	link_blocks: linkBlocks,
	listing,
	map,
	newsletter_subscribe: newsletterSubscribe,
	office,
	offices,
	page,
	page_header: pageHeader,
	page_header_scroll: pageHeaderScroll,
	park,
	partner,
	partner_sign_up: partnerSignUp,
	partners,
	place_links: placeLinks,
	polaroid_text: polaroidText,
	prize_draw: prizeDraw,
	promotion,
	rich_faq: richFaq,
	rich_faq_item: richFaqItem,
	rich_text: richText,
	rich_text_read_more: richTextReadMore,
	seo,
	single_vacancy: singleVacancy,
	ski_area_info: skiAreaInfo,
	travel_agency_login: travelAgencyLogin,
	usp_item: uspItem,
	usp_items: uspItems,
	vacancies,
	vacancy,
	weather,
	whitespace,
};
