/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SecurityPerson } from './securityPerson.ts';

export type OptionalSecurityPerson = SecurityPerson | null;
