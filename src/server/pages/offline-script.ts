import { TRIPS_CACHE, TRIPS_KEY } from "#site/offline.ts";

/**
 * Source of the offline page's script: draws the trips that this browser keeps, and links the documents that were kept on
 * request. All text goes in as text; the page's policy would run nothing else.
 */
export const OFFLINE_PAGE_SCRIPT = `"use strict";
(async()=>{
const room=document.querySelector("#trips"),said=room&&room.dataset;
if(!room||!("caches" in window))return;
const cache=await caches.has(${JSON.stringify(TRIPS_CACHE)})?await caches.open(${JSON.stringify(TRIPS_CACHE)}):null;
const found=cache&&await cache.match(${JSON.stringify(TRIPS_KEY)});
const language=document.documentElement.lang;
const {at,trips}=found?await found.json():{at:0,trips:{}};
const today=new Date(Date.now()-new Date().getTimezoneOffset()*6e4).toISOString().slice(0,10);
// A document lies under the address at which it was kept, whose language may be another.
const tail=address=>address.slice(address.indexOf("/documents/"));
const files=new Map(cache?(await cache.keys()).map(({url})=>[tail(new URL(url).pathname),url]):[]);
const coming=(trips[language]||[]).filter(trip=>trip.until>=today);
room.hidden=false;
if(!coming.length){room.querySelector(".none").hidden=false;return}
const add=(to,tag,text,more)=>{const element=document.createElement(tag);if(text)element.textContent=text;Object.assign(element,more);to.append(element);return element};
const when=new Intl.DateTimeFormat(said.locale,{dateStyle:"long",timeStyle:"short"}).format(at);
add(room,"p",said.seen.replace("{when}",when),{className:"seen"});
for(const trip of coming){
	const part=add(room,"article");
	add(part,"h2",trip.title);
	add(part,"p",trip.placename+", "+trip.dates);
	const list=add(part,"dl");
	const row=(name,fill)=>{const pair=add(list,"div");add(pair,"dt",name);fill(add(pair,"dd"))};
	for(const [name,value] of trip.facts)row(name,to=>add(to,"span",value));
	row(said.address,to=>{
		for(const line of trip.address)add(to,"span",line,{className:"line"});
		if(trip.mapUrl)add(to,"a",said.map,{href:trip.mapUrl,rel:"noreferrer"});
	});
	if(trip.wayIn)row(said.wayIn,to=>add(to,"span",trip.wayIn,{className:"way",lang:trip.wayInLanguage||""}));
	row(said.contact,to=>{
		add(to,"span",trip.contact.name,{className:"line"});
		if(trip.contact.telephone)add(to,"a",trip.contact.telephone,{href:"tel:"+trip.contact.telephone.replace(/[^+\\d]/g,""),className:"line"});
		add(to,"a",trip.contact.email,{href:"mailto:"+trip.contact.email,className:"line"});
	});
	const documents=[];
	for(const one of trip.documents){const url=files.get(tail(one.href));const file=url&&await cache.match(url);if(file)documents.push([one.name,file])}
	if(documents.length)row(said.documents,to=>Promise.all(documents.map(async([name,file])=>{
		add(to,"a",name+" (PDF)",{href:URL.createObjectURL(await file.blob()),download:name.replace(/[^\\w.-]+/g,"-")+".pdf",className:"line"});
	})));
}
})();
`;
