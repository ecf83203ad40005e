/** The name of the feat in the catalogue: `Magic Initiate (Cleric)` is Magic Initiate. */
export const featNamed = (feature: string): string => feature.replace(/ \(.*\)$/u, '');
