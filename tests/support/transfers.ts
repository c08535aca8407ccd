/** Sums of the transfers of a file for the bank, in cents, by their references. */
export function transfersOf(xml: string): ReadonlyMap<string, number> {
	const found = xml.matchAll(/<EndToEndId>(.*?)<\/EndToEndId>.*?<InstdAmt Ccy="EUR">(\d+)\.(\d\d)</g);
	return new Map(
		[...found].map(([, reference = "", euros, cents]) => [reference, Number(euros) * 100 + Number(cents)]),
	);
}
