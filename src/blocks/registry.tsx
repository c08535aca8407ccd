import { late, lateReady } from "#ui/late.tsx";
import PageBlock from "./page/block.tsx";
import PageHeader from "./page_header/block.tsx";
import type { BlockComponent } from "./story-page.ts";

/** For blocks that only write into the head of the page. */
const Nothing: BlockComponent = () => null;

/** Every component by its name: those of most pages at once, the others late. */
export const BLOCKS: Readonly<Record<string, BlockComponent>> = {
	accommodation_slider: late(() => import("./accommodation_slider/block.tsx")),
	accommodation_slider_search: late(() => import("./accommodation_slider_search/block.tsx")),
	article: late(() => import("./article/block.tsx")),
	author: late(() => import("./author/block.tsx")),
	breadcrumbs: late(() => import("./breadcrumbs/block.tsx")),
	broken_block: late(() => import("./broken-block.tsx")),
	button: late(() => import("./button/block.tsx")),
	company_contact: late(() => import("./company_contact/block.tsx")),
	contact_form: late(() => import("./contact_form/block.tsx")),
	contact_information: late(() => import("./contact_information/block.tsx")),
	faqs: late(() => import("./faqs/block.tsx")),
	generic_template: late(() => import("./generic_template/block.tsx")),
	grid: late(() => import("./grid/block.tsx")),
	group_house_guide: late(() => import("./group_house_guide/block.tsx")),
	homeowner_lead: late(() => import("./homeowner_lead/block.tsx")),
	iframe: late(() => import("./iframe/block.tsx")),
	image_gallery: late(() => import("./image_gallery/block.tsx")),
	link_blocks: late(() => import("./link_blocks/block.tsx")),
	map: late(() => import("./map/block.tsx")),
	newsletter_subscribe: late(() => import("./newsletter_subscribe/block.tsx")),
	offices: late(() => import("./offices/block.tsx")),
	page: PageBlock,
	page_header: PageHeader,
	page_header_scroll: late(() => import("./page_header_scroll/block.tsx")),
	park: late(() => import("./park/block.tsx")),
	partner_sign_up: late(() => import("./partner_sign_up/block.tsx")),
	partners: late(() => import("./partners/block.tsx")),
	place_links: late(() => import("./place_links/block.tsx")),
	polaroid_text: late(() => import("./polaroid_text/block.tsx")),
	prize_draw: late(() => import("./prize_draw/block.tsx")),
	promotion: late(() => import("./promotion/block.tsx")),
	rich_faq: late(() => import("./rich_faq/block.tsx")),
	// Most pages have some, but not the home screen.
	rich_text: late(() => import("./rich_text/block.tsx")),
	rich_text_read_more: late(() => import("./rich_text_read_more/block.tsx")),
	seo: Nothing,
	single_vacancy: late(() => import("./single_vacancy/block.tsx")),
	ski_area_info: late(() => import("./ski_area_info/block.tsx")),
	travel_agency_login: late(() => import("./travel_agency_login/block.tsx")),
	usp_items: late(() => import("./usp_items/block.tsx")),
	vacancies: late(() => import("./vacancies/block.tsx")),
	vacancy: late(() => import("./vacancy/block.tsx")),
	weather: late(() => import("./weather/block.tsx")),
	whitespace: late(() => import("./whitespace/block.tsx")),
};

if (import.meta.env.SSR) await lateReady(Object.values(BLOCKS));
