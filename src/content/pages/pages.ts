import { about, contact, faq, qualityGuarantee } from "./company.ts";
import { conditions, cookiePolicy, disclaimer, homeOwnerPrivacy, privacy } from "./legal.ts";
import { integration, jointPromotions, linkPartners, partners, rentOut, travelAgencies } from "./partner-pages.ts";
import { insurances, newsletterConfirm, starClassification } from "./travel.ts";

/** Pages of text by their screen's name in the route table, each in four languages. */
export const PAGES = {
	...{ contact, about, faq, qualityGuarantee },
	...{ privacy, disclaimer, conditions, cookiePolicy, homeOwnerPrivacy },
	...{ insurances, starClassification, newsletterConfirm },
	...{ partners, integration, linkPartners, jointPromotions, travelAgencies, rentOut },
};
