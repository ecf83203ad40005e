// Generated from openapi.yaml by `npm run generate`. Never edited.

export const catalogueKinds = ["gear","tools","armor","weapons","feats","spells"] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

export const kindTable = {
  gear: {"kind":"gear","prefix":"gear","skField":"gearSk","record":"Gear","input":"GearInput","bulkOperation":"GearBulkOperation"},
  tools: {"kind":"tools","prefix":"tool","skField":"toolSk","record":"Tool","input":"ToolInput","bulkOperation":"ToolBulkOperation"},
  armor: {"kind":"armor","prefix":"armor","skField":"armorSk","record":"Armor","input":"ArmorInput","bulkOperation":"ArmorBulkOperation"},
  weapons: {"kind":"weapons","prefix":"weapon","skField":"weaponSk","record":"Weapon","input":"WeaponInput","bulkOperation":"WeaponBulkOperation"},
  feats: {"kind":"feats","prefix":"feat","skField":"featSk","record":"Feat","input":"FeatInput","bulkOperation":"FeatBulkOperation"},
  spells: {"kind":"spells","prefix":"spell","skField":"spellSk","record":"Spell","input":"SpellInput","bulkOperation":"SpellBulkOperation"},
} as const satisfies Record<CatalogueKind, Readonly<Record<string, string>>>;
