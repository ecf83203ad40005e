import {
  getGearGetQueryKey,
  getGearListInfiniteQueryKey,
  gearBulk,
  gearCreate,
  gearDelete,
  gearGet,
  gearList,
  gearUpdate,
} from '../../../generated/endpoints/gear/gear.ts';
import { GearCategory, type GearInput } from '../../../generated/model/index.ts';
import { GearInput as schema } from '../../../generated/zod/questwrightAPI.schemas.zod.ts';
import { choicesOf } from '../../../lib/catalogue/choice.ts';
import { fieldsOf } from '../field.ts';
import {
  capacityType,
  choiceType,
  contentsType,
  costType,
  lineType,
  optionalNumberType,
  optionalWholeType,
  proseType,
  referenceType,
  weightType,
  wholeType,
} from '../field-types.ts';
import { defineKind, type Kind } from '../kind.ts';
import { editions, printed } from './shared.ts';

const field = fieldsOf<GearInput>();
const categories = choicesOf(Object.values(GearCategory));
const pack = 'Pack or container';
const mount = 'Mount or vehicle';
/** Packs hold other gear; asked for late, because gear is what is being defined here. */
const everything = () => gear.choices(null);

export const gear: Kind = defineKind({
  slug: 'gear',
  title: 'Gear',
  one: 'gear item',
  many: 'gear items',
  about: 'Packs, mounts, ammunition and everything else that is carried or ridden.',
  skField: 'gearSk',
  categories,
  schema,
  calls: {
    listKey: getGearListInfiniteQueryKey,
    list: gearList,
    itemKey: getGearGetQueryKey,
    get: gearGet,
    create: gearCreate,
    update: gearUpdate,
    remove: gearDelete,
    bulk: gearBulk,
  },
  start: { category: 'adventuring-gear' },
  fields: [
    field('name', 'Name', lineType, { required: true, width: 220 }),
    field('category', 'Category', choiceType(categories), { required: true }),
    field('edition', 'Edition', choiceType(editions), { required: true, width: 100 }),
    field('cost', 'Cost', costType, { aliases: ['price'] }),
    field('weightLb', 'Weight', weightType, { aliases: ['weight lb', 'lb'] }),
    field('quantity', 'Pieces', wholeType, {
      required: true,
      hint: 'How many the cost and the weight stand for.',
      aliases: ['quantity'],
    }),
    field('contents', 'Contents', contentsType(everything), { section: pack }),
    field('storageSk', 'Packed in', referenceType(everything), { section: pack }),
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
    field('source', 'Source', lineType, { ...printed.source, required: true, width: 120 }),
    field('description', 'Description', proseType, printed.description),
  ],
});
