import { LANGUAGES } from "#domain/language.ts";
import {
	WIDGET_HEIGHTS,
	WIDGET_KINDS,
	WIDGET_RADIUS,
	WIDGET_SANDBOX,
	WIDGET_SCHEMES,
	WIDGET_TARGETS,
	WIDGET_WIDE,
} from "#site/widget.ts";

/** Where neither code nor page names one, English. */
const LANGUAGES_ENGLISH_FIRST = ["en", ...LANGUAGES.filter((language) => language !== "en")];

/**
 * The script of a partner's page: puts the frame where it stands, in a box whose height is known at once, so that nothing
 * below it ever moves. It sets no cookie, reads nothing of the page and styles by properties alone, so that a strict policy
 * of the page stays clean.
 */
export const WIDGET_LOADER = `(function(){
"use strict";
var own=document.currentScript;
if(!own||!own.parentNode)return;
var said=own.dataset,origin=new URL(own.src).origin;
function oneOf(list,value){return list.indexOf(value)<0?list[0]:value}
var kind=oneOf(${JSON.stringify(WIDGET_KINDS)},said.kind);
var language=oneOf(${JSON.stringify(LANGUAGES_ENGLISH_FIRST)},said.lang||document.documentElement.lang.slice(0,2));
var room=${JSON.stringify(WIDGET_HEIGHTS)}[kind];
var query=new URLSearchParams({partner:said.partner||"",accent:(said.accent||"").replace("#",""),scheme:oneOf(${JSON.stringify(WIDGET_SCHEMES)},said.scheme),radius:said.radius||"${WIDGET_RADIUS}",target:oneOf(${JSON.stringify(WIDGET_TARGETS)},said.target)});
var box=document.createElement("div"),frame=document.createElement("iframe");
box.style.position="relative";
box.style.paddingTop="clamp("+room.wide+"px,(${WIDGET_WIDE}px - 100%)*999,"+room.narrow+"px)";
frame.title=said.title||"Halcyon";
frame.setAttribute("sandbox","${WIDGET_SANDBOX}");
var style=frame.style;
style.position="absolute";style.top=style.left="0";style.width=style.height="100%";style.border="0";
frame.src=origin+"/widget/"+language+"/"+kind+(kind==="home"?"/"+encodeURIComponent(said.home||""):"")+"?"+query;
// Letters that a visitor enlarged need more room; less is never taken.
addEventListener("message",function(event){
var height=event.source===frame.contentWindow&&event.data&&event.data.halcyonHeight;
if(typeof height==="number"&&height>frame.offsetHeight&&height<2000)box.style.paddingTop=Math.ceil(height)+"px";
});
box.appendChild(frame);
own.parentNode.insertBefore(box,own);
})();
`;

/** Of the page in the frame: says how much room it needs; without it the frame scrolls. */
export const WIDGET_ROOM =
	'new ResizeObserver(function(){parent.postMessage({halcyonHeight:document.body.scrollHeight},"*")}).observe(document.body)';
