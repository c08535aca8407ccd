import { Clock, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useT } from "#i18n/react.tsx";

/** Contact details; empty ones are not shown. */
export interface ContactWays {
	/** Lines, commas or line breaks between them. */
	readonly address?: string;
	/** As people read it. */
	readonly telephone?: string;
	readonly email?: string;
	readonly hours?: string;
}

/** Address, telephone, mail and hours as pairs of name and value; nothing when there are none. `children` are further pairs. */
export function ContactLines({ ways, children }: { ways: ContactWays; children?: ReactNode }) {
	const t = useT();
	const { address, telephone, email, hours } = ways;
	if (!address && !telephone && !email && !hours && !children) return null;
	return (
		<dl className="contact-lines">
			{address && (
				<ContactLine icon={MapPin} name={t("blocks.address")}>
					<address>
						{linesOf(address).map((line, index) => (
							<Fragment key={line}>
								{index > 0 && <br />}
								{line}
							</Fragment>
						))}
					</address>
				</ContactLine>
			)}
			{telephone && (
				<ContactLine icon={Phone} name={t("blocks.telephone")}>
					<a className="text-link" href={`tel:${dialled(telephone)}`}>
						{telephone}
					</a>
				</ContactLine>
			)}
			{email && (
				<ContactLine icon={Mail} name={t("blocks.email")}>
					<a className="text-link" href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
						{email}
					</a>
				</ContactLine>
			)}
			{hours && (
				<ContactLine icon={Clock} name={t("blocks.hours")}>
					{hours}
				</ContactLine>
			)}
			{children}
		</dl>
	);
}

/** One pair of the list. */
export function ContactLine({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
	return (
		<div>
			<dt>
				<Icon className="icon" aria-hidden="true" />
				{name}
			</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** An address by its lines. */
function linesOf(address: string): string[] {
	return address
		.split(/\s*[,\n]\s*/)
		.map((line) => line.trim())
		.filter(Boolean);
}

/** A number as it is dialled: digits behind a plus, without the zero in brackets that is not dialled from abroad. */
function dialled(telephone: string): string {
	return telephone.replace(/\(0\)/, "").replace(/(?!^\+)\D/g, "");
}
