/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

/**
 * Only events from this network, as in the entries, or from the network of this address.
 */
export type EventNetworkParameter = string;
