/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * The option of the species, such as an ancestry or a lineage, by its name in the SRD; empty for none.
 * @maxLength 60
 * @pattern ^[^\u0000]*$
 */
export type SpeciesOption = string;
