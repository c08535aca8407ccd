import { z } from "zod";
import { block, countryCode, richText, text } from "../fields.ts";

/** Whole euros a month, before tax; numbers come as text from some editors. */
const euros = () => z.coerce.number({ error: "whole euros" }).int("whole euros").positive("whole euros");

/** A vacancy: what a reader and search engines need to know of the post, and its text. */
export const schema = block("vacancy", {
	title: text(),
	/** One sentence for search engines. */
	description: text(),
	/** One sentence under the title. */
	intro: text(),
	/** Where the work is done. */
	place: text(),
	/** The same for search engines: a country, and a town or a region of it. */
	country: countryCode(),
	locality: text().optional(),
	region: text().optional(),
	/** Hours a week, as a text. */
	hours: text(),
	/** Lowest and highest pay, gross, for a full working week; an internship's allowance as it is paid. */
	salary_from: euros(),
	salary_to: euros(),
	/** Last day on which an application counts, ISO. */
	closes_at: z.iso.date("a day such as 2027-03-31"),
	employment: z.enum(["full_time", "part_time", "internship"], { error: "full_time, part_time or internship" }),
	/** What you do, what you bring, what we offer. */
	body: richText(),
}).refine(({ salary_from, salary_to }) => salary_from <= salary_to, {
	error: "no less than salary_from",
	path: ["salary_to"],
});

export type Vacancy = z.infer<typeof schema>;
