import { LANGUAGES } from "#domain/language.ts";
import { OFFLINE_SCRIPT, offlinePath, STATIC_CACHE, TRIPS_CACHE } from "#site/offline.ts";

/** What the worker fetches when it is installed. */
export interface WorkerFiles {
	/** Id of the build, behind the name of its cache. */
	readonly buildId: string;
	/** Without these the offline page is none. */
	readonly needed: readonly string[];
	/** Its letters and its picture. */
	readonly welcome: readonly string[];
}

/**
 * Source of the service worker. It answers what never changes under its name from its cache, and a page that the network
 * does not give with the offline page; everything else it leaves to the browser: whatever is no GET, calls, loads, the back
 * office. It keeps no page but the offline ones, so none with a price.
 *
 * Pages come by navigation preload: the browser itself asks, with the headers that it always sends (`Sec-Fetch-…`, by which
 * the server knows a landing from a move), and does not wait for the worker to start.
 */
export function workerScript({ buildId, needed, welcome }: WorkerFiles): string {
	return `"use strict";
const OWN=${JSON.stringify(STATIC_CACHE + buildId)},NEEDED=${JSON.stringify(needed)},WELCOME=${JSON.stringify(welcome)};
const LANGUAGES=${JSON.stringify(LANGUAGES)};
// Names that hold a hash of what is in them, and what the offline page is made of.
const FILES=/^\\/(?:assets|_i18n)\\//,MINE=new Set([...NEEDED,...WELCOME]);
const DOCUMENT=/\\/documents\\/[\\w-]+\\.pdf$/,OFFICE=/^\\/(?:staff|api|search-api|content|images)(?:\\/|$)/;

self.addEventListener("install",event=>event.waitUntil((async()=>{
	const cache=await caches.open(OWN);
	const keep=path=>cache.add(new Request(path,{cache:"no-cache",credentials:"omit"}));
	await Promise.all(NEEDED.map(keep));
	await Promise.allSettled(WELCOME.map(keep));
	// Nothing depends on which worker answers: files are named by what is in them, pages come from the network.
	await self.skipWaiting();
})()));

self.addEventListener("activate",event=>event.waitUntil((async()=>{
	// Names come in the order in which they were made: the last of the others is the release before.
	const others=(await caches.keys()).filter(name=>name.startsWith(${JSON.stringify(STATIC_CACHE)})&&name!==OWN);
	await Promise.all(others.slice(0,-1).map(name=>caches.delete(name)));
	if(self.registration.navigationPreload)await self.registration.navigationPreload.enable();
})()));

self.addEventListener("fetch",event=>{
	const {request}=event,url=new URL(request.url);
	if(request.method!=="GET"||url.origin!==self.location.origin)return;
	if(request.mode==="navigate"){if(!OFFICE.test(url.pathname))event.respondWith(page(event,url.pathname))}
	else if(FILES.test(url.pathname)||MINE.has(url.pathname)&&!url.search)event.respondWith(file(request));
});

async function page(event,path){
	try{
		// Without a connection a browser that goes back takes an old copy of its own: its prices would be old ones.
		if(self.navigator.onLine===false)return await fetch(event.request.url,{cache:"no-store",redirect:"manual",credentials:"include",headers:event.request.headers});
		return await event.preloadResponse||await fetch(event.request);
	}catch(error){
		const kept=DOCUMENT.test(path)&&await caches.match(path,{cacheName:${JSON.stringify(TRIPS_CACHE)}});
		if(kept)return kept;
		const offline=await caches.match("/offline/"+languageOf(path),{cacheName:OWN});
		if(offline)return offline;
		throw error;
	}
}

// The language of the address, which stands first or after the word of a section; else the browser's.
function languageOf(path){
	const wanted=[...path.split("/").slice(1,3),...self.navigator.languages.map(tag=>tag.slice(0,2)),"en"];
	return wanted.find(word=>LANGUAGES.includes(word));
}

async function file(request){
	const {pathname}=new URL(request.url);
	// The files of the release before hold the same under the same name; those of the offline page do not.
	const kept=await caches.match(request.url,FILES.test(pathname)?{}:{cacheName:OWN});
	if(kept)return kept;
	const answer=await fetch(request);
	if(answer.status===200&&answer.type==="basic"&&!request.headers.has("range")){
		const copy=answer.clone();
		// A browser without room keeps nothing, and shows the page all the same.
		caches.open(OWN).then(cache=>cache.put(request.url,copy)).catch(()=>{});
	}
	return answer;
}
`;
}

/** Source of the worker that takes itself away, with all that its forerunners kept. */
export const ENDING_WORKER = `"use strict";
self.addEventListener("install",()=>self.skipWaiting());
self.addEventListener("activate",event=>event.waitUntil((async()=>{
	for(const name of await caches.keys())if(name.startsWith(${JSON.stringify(STATIC_CACHE.replace(/static-$/, ""))}))await caches.delete(name);
	await self.registration.unregister();
})()));
`;

/** What the offline page cannot do without. */
export const OFFLINE_FILES: readonly string[] = [...LANGUAGES.map(offlinePath), OFFLINE_SCRIPT];
