import { GearCategory, type GearInput, PricedSort } from '#src/generated/model/index.ts';
import { GearInput as schema } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '#src/lib/catalogue/choice.ts';
import { type Fact, fieldFact } from '../fact.ts';
import { fieldsOf } from '../field.ts';
import {
  capacityType,
  contentsType,
  optionalNumberType,
  optionalWholeType,
  referenceType,
  weightType,
  wholeType,
} from '../field-types.ts';
import { defineKind } from '../kind.ts';
import { closingFields, namingFields, pricedFields } from './shared.ts';

const field = fieldsOf<GearInput>();
const categories = choicesOf(Object.values(GearCategory), {
  'vehicle-land': 'Land vehicle',
  'vehicle-water': 'Water vehicle',
  'vehicle-air': 'Air vehicle',
});
const pack = 'Pack or container';
const mount = 'Mount or vehicle';
const anyGear = { kind: 'gear', category: null } as const;

const quantity = field('quantity', 'Pieces', wholeType, {
  required: true,
  hint: 'How many the cost and the weight stand for.',
  aliases: ['quantity'],
});

/** The number of items for the price. It is not shown if the price is for one item. */
const pieces: Fact = {
  ...fieldFact(quantity),
  text: (values) => (values['quantity'] === 1 ? '' : quantity.show(values['quantity'])),
};

export const gear = defineKind({
  slug: 'gear',
  title: 'Gear',
  one: 'gear item',
  many: 'gear items',
  about: 'Packs, mounts, ammunition and everything else that is carried or ridden.',
  categories,
  sorts: Object.values(PricedSort),
  schema,
  startValues: { category: 'adventuring-gear' },
  facts: [pieces, 'weightLb', 'cost'],
  fields: [
    ...namingFields(categories),
    ...pricedFields,
    quantity,
    field('contents', 'Contents', contentsType(anyGear), { section: pack }),
    field('storageSk', 'Packed in', referenceType(anyGear), { section: pack }),
    field('capacity', 'Capacity', capacityType, { section: pack }),
    field('carryingCapacityLb', 'Carries', weightType, { section: mount }),
    field('speedFt', 'Speed, ft.', optionalWholeType, { section: mount }),
    field('speedMph', 'Speed, mph', optionalNumberType, { section: mount }),
    field('crew', 'Crew', optionalWholeType, { section: mount }),
    field('passengers', 'Passengers', optionalWholeType, { section: mount }),
    field('cargoTons', 'Cargo, tons', optionalNumberType, { section: mount }),
    field('ac', 'AC', optionalWholeType, { section: mount, aliases: ['armor class'] }),
    field('hp', 'HP', optionalWholeType, { section: mount, aliases: ['hit points'] }),
    field('damageThreshold', 'Damage threshold', optionalWholeType, { section: mount }),
    ...closingFields,
  ],
});
