import { mayDo } from "#domain/staff/roles.ts";
import { officeHref } from "#site/office.ts";
import { rightOfWaiting } from "#site/office-files.ts";
import { missing, type OfficeAct, type OfficeActs } from "./office-answer.ts";

/** Files that take people's data out of the house: the form that leads to one, once the second factor is fresh. */

const fetchFile: OfficeAct<"fetch-file"> = async (_app, { session }, { file }) => {
	const right = rightOfWaiting(file);
	return right !== null && mayDo(session.roles, right) ? { redirect: officeHref(file) } : missing();
};

export const FILE_ACTS: Pick<OfficeActs, "fetch-file"> = { "fetch-file": fetchFile };
