import { createServer } from "vite";

/** `npm run dev`: the site with hot reload, on the same entry as production. */
process.env.NODE_ENV = "development";
const server = await createServer();
await server.listen();
server.printUrls();
