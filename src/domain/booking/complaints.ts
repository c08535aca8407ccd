/** Days within which a complaint is answered, as the booking conditions promise. */
export const COMPLAINT_ANSWER_DAYS = 14;
