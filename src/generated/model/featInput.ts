/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueDescription } from './catalogueDescription.ts';
import type { CatalogueName } from './catalogueName.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import type { Edition } from './edition.ts';
import type { FeatBenefits } from './featBenefits.ts';
import type { FeatCategory } from './featCategory.ts';
import type { FeatEffects } from './featEffects.ts';
import type { FeatPrerequisites } from './featPrerequisites.ts';
import type { FeatRepeatable } from './featRepeatable.ts';
import type { Notes } from './notes.ts';
import type { OptionalAbilityIncrease } from './optionalAbilityIncrease.ts';

/**
 * A feat in a request; absent fields get their defaults.
 */
export interface FeatInput {
  featSk?: CatalogueSk;
  name: CatalogueName;
  category: FeatCategory;
  edition?: Edition;
  source?: CatalogueSource;
  prerequisites?: FeatPrerequisites;
  repeatable?: FeatRepeatable;
  repeatNote?: Notes;
  abilityIncrease?: OptionalAbilityIncrease;
  benefits?: FeatBenefits;
  effects?: FeatEffects;
  description?: CatalogueDescription;
}
