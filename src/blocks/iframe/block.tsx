import { ExternalLink, Play } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useReady } from "#features/layout/use-ready.ts";
import { useT } from "#i18n/react.tsx";
import { Button } from "#ui/button.tsx";
import type { BlockProps } from "../block-props.ts";
import { frameOf } from "./hosts.ts";
import type { Iframe } from "./schema.ts";

/** What a framed page may do: play, and open its own pages in a new window. It has no access to our pages. */
const SANDBOX = "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox";

/** Another site's page in a frame, loaded only after the visitor agrees, so that no request leaves before. */
export default function IframeBlock({ block }: BlockProps<Iframe>) {
	const t = useT();
	const id = useId();
	const [requested, setRequested] = useState(false);
	const ready = useReady();
	const player = useRef<HTMLIFrameElement>(null);
	const frame = frameOf(block.src);

	// The pressed button is removed, so the focus moves to the frame.
	useEffect(() => {
		if (requested) player.current?.focus();
	}, [requested]);

	if (!frame) return null;
	return (
		<section className="wrap frame-block" aria-labelledby={id}>
			<h2 className="t-title" id={id}>
				{block.title}
			</h2>
			{requested ? (
				<iframe
					ref={player}
					src={frame.src}
					title={block.title}
					height={block.height}
					sandbox={SANDBOX}
					allow={frame.allow}
					loading="lazy"
					referrerPolicy="strict-origin-when-cross-origin"
				/>
			) : (
				<div className="frame-ask" style={{ minHeight: Math.min(block.height, 360) }}>
					<p>{t("show.frameAsk", { company: frame.company })}</p>
					<Button
						look="primary"
						type="button"
						className={ready ? undefined : "invisible"}
						onClick={() => setRequested(true)}
					>
						<Play className="icon" aria-hidden="true" />
						{t("show.frameShow", { company: frame.company })}
					</Button>
					<a className="text-link row" href={frame.src} rel="noreferrer">
						{t("show.frameOpen", { company: frame.company })}
						<ExternalLink className="icon-s" aria-hidden="true" />
					</a>
				</div>
			)}
		</section>
	);
}
