import { draw } from "#pictures/draw.ts";
import { DRAWING_TYPES, SCENERIES, SEASONS, TIMES_OF_DAY, VIEWS } from "#site/drawing-address.ts";
import sharp from "sharp";
let n=0; const errs=new Map<string,number>(); let ms=0;
for(const type of DRAWING_TYPES)for(const scenery of SCENERIES)for(const view of VIEWS){const d={seed:"a90"+n,type,scenery,view,season:SEASONS[n%4]!,timeOfDay:TIMES_OF_DAY[n%4]!,variant:n%2};n++;try{const svg=draw(d); const t=performance.now(); if(n%20===0){await sharp(Buffer.from(svg)).webp().toBuffer(); ms=performance.now()-t;}}catch(e:any){errs.set(e.message.slice(0,100),(errs.get(e.message.slice(0,100))??0)+1)}}
console.log(n,errs,ms);
