import { expect, it } from "vitest";
import { html, inLanguage, itIsAForm } from "#tests/support/form-block.tsx";
import ContactForm from "./block.tsx";
import { stories } from "./story.ts";

itIsAForm(ContactForm, stories);

it("leaves a booking's number out of the general form; the booking's form asks for it first", async () => {
	const general = await html(<ContactForm block={inLanguage(stories.typical)} data={null} />);
	expect(general).not.toContain('name="bookingNo"');
	const booking = await html(<ContactForm block={inLanguage(stories.booking)} data={null} />);
	expect(booking.indexOf('name="bookingNo"')).toBeLessThan(booking.indexOf('name="name"'));
	expect(booking).toContain('id="booking"');
});
