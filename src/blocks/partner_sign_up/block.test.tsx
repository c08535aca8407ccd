import { itIsAForm } from "#tests/support/form-block.tsx";
import PartnerSignUp from "./block.tsx";
import { stories } from "./story.ts";

itIsAForm(PartnerSignUp, stories);
