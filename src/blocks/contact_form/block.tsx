import { SiteForm } from "#features/forms/site-form.tsx";
import type { BlockProps } from "../block-props.ts";
import { FormPanel } from "../form-panel.tsx";
import type { ContactForm } from "./schema.ts";

/** What each variant asks, in its order: a booking is known by its number, so that comes first. */
const FIELDS = {
	general: ["name", "email", "telephone", "subject", "message"],
	booking: ["bookingNo", "name", "email", "telephone", "subject", "message"],
} as const;
/** Ids of the forms, so that a page may hold both. */
const ANCHORS = { general: "contact-messages", booking: "booking" } as const;

/** The contact form, for any question or for a booking. */
export default function ContactFormBlock({ block }: BlockProps<ContactForm>) {
	const { title, intro, variant } = block;
	return (
		<FormPanel title={title} intro={intro}>
			<SiteForm form="contact-messages" anchor={ANCHORS[variant]} fixed={{ variant }} fields={FIELDS[variant]} />
		</FormPanel>
	);
}
