import { useT } from "#i18n/react.tsx";
import { AssetPicture } from "../asset-picture.tsx";
import type { BlockProps } from "../block-props.ts";
import type { Author } from "./schema.ts";

/** The team that wrote the page. */
export default function AuthorBlock({ block }: BlockProps<Author>) {
	const t = useT();
	return (
		<div className="wrap">
			<div className="author-card">
				{block.picture && (
					<div className="frame">
						<AssetPicture asset={block.picture} sizes="7rem" />
					</div>
				)}
				<div className="words">
					<p className="t-small soft">{t("blocks.writtenBy")}</p>
					<p className="t-name">{block.name}</p>
					<p className="soft">{block.text}</p>
				</div>
			</div>
		</div>
	);
}
