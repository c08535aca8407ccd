import { itIsAForm } from "#tests/support/form-block.tsx";
import NewsletterSubscribe from "./block.tsx";
import { stories } from "./story.ts";

itIsAForm(NewsletterSubscribe, stories);
