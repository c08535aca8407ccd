import { Landmark, ReceiptText, UserRound } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
import { ContactCard } from "../contact-card.tsx";
import { ContactLine, ContactLines } from "../contact-lines.tsx";
import type { CompanyContactData } from "./load.server.ts";
import type { CompanyContact } from "./schema.ts";

/** How to reach the company. Without its values the block would say nothing, so it is not there. */
export default function CompanyContactBlock({ block, data }: BlockProps<CompanyContact, CompanyContactData>) {
	const t = useT();
	if (!data || Object.values(data).every((value) => value === undefined)) return null;
	const { name, registration, vatNumber, director, ...ways } = data;
	return (
		<ContactCard title={block.title} intro={block.intro}>
			{name && <p className="t-name">{name}</p>}
			<ContactLines ways={ways}>
				{registration && (
					<ContactLine icon={Landmark} name={t("blocks.registration")}>
						{registration}
					</ContactLine>
				)}
				{vatNumber && (
					<ContactLine icon={ReceiptText} name={t("blocks.vatNumber")}>
						{vatNumber}
					</ContactLine>
				)}
				{director && (
					<ContactLine icon={UserRound} name={t("blocks.director")}>
						{director}
					</ContactLine>
				)}
			</ContactLines>
			{!ways.telephone && <p className="t-small soft">{t("blocks.noTelephone")}</p>}
		</ContactCard>
	);
}
