/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { CatalogueDescription } from './catalogueDescription.ts';
import type { CatalogueMeta } from './catalogueMeta.ts';
import type { CatalogueName } from './catalogueName.ts';
import type { CatalogueSk } from './catalogueSk.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import type { Edition } from './edition.ts';
import type { OptionalSpellArea } from './optionalSpellArea.ts';
import type { OptionalSpellAttack } from './optionalSpellAttack.ts';
import type { OptionalSpellHealing } from './optionalSpellHealing.ts';
import type { OptionalSpellSave } from './optionalSpellSave.ts';
import type { SpellCastingTime } from './spellCastingTime.ts';
import type { SpellCategory } from './spellCategory.ts';
import type { SpellClasses } from './spellClasses.ts';
import type { SpellComponents } from './spellComponents.ts';
import type { SpellDamageList } from './spellDamageList.ts';
import type { SpellDuration } from './spellDuration.ts';
import type { SpellHigherLevels } from './spellHigherLevels.ts';
import type { SpellRange } from './spellRange.ts';
import type { SpellSchool } from './spellSchool.ts';
import type { Version } from './version.ts';

/**
 * A spell of the catalogue.
 */
export interface Spell {
  spellSk: CatalogueSk;
  name: CatalogueName;
  category: SpellCategory;
  edition: Edition;
  source: CatalogueSource;
  school: SpellSchool;
  castingTime: SpellCastingTime;
  range: SpellRange;
  area: OptionalSpellArea;
  components: SpellComponents;
  duration: SpellDuration;
  classes: SpellClasses;
  attack: OptionalSpellAttack | null;
  save: OptionalSpellSave;
  damage: SpellDamageList;
  healing: OptionalSpellHealing;
  higherLevels: SpellHigherLevels;
  description: CatalogueDescription;
  version: Version;
  meta: CatalogueMeta;
}
