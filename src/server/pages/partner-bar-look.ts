import { COLOURS, FONTS } from "#site/tokens.ts";

/** Rules of the bar of partner mode, which stand in the page with it; policies name them by what they are. */
export const PARTNER_BAR_STYLE = `
.partner-bar{display:flex;align-items:center;justify-content:center;gap:0 16px;min-height:44px;margin:0;padding:0 20px;background:${COLOURS.kingfisher900};color:${COLOURS.kingfisher100};font:400 .875rem/1.35 ${FONTS.sans}}
.partner-bar b{color:${COLOURS.card};font-weight:600;overflow-wrap:anywhere}
.partner-bar button{flex:none;min-height:44px;padding:0 4px;border:0;background:none;color:${COLOURS.card};font:inherit;font-weight:500;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
.partner-bar button:hover{text-decoration-thickness:2px}
.partner-bar :focus-visible{outline:2px solid ${COLOURS.honey300};outline-offset:-3px;border-radius:7px}
@media(max-width:639px){.partner-bar{justify-content:space-between;padding:2px 8px 2px 16px}.partner-bar-more{display:none}}
@media print{.partner-bar{display:none}}`;
