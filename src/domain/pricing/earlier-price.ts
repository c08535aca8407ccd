/** So many days before a reduction begins its lowest earlier price is looked for (Directive 98/6/EC, article 6a). */
export const EARLIER_DAYS = 30;
