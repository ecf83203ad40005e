import type { DamageType } from '../items.ts';
import type { SpeciesName } from '../origins.ts';

/** An ancestry, lineage or legacy of a species. */
export interface SpeciesOption {
  readonly name: string;
  readonly resistance?: DamageType;
  /** Feet, if it is more than the species has. */
  readonly darkvision?: number;
  readonly speed?: number;
}

interface SpeciesChoice {
  /** The trait that gives the choice. */
  readonly label: string;
  readonly options: readonly SpeciesOption[];
}

/** The options of the species (SRD 5.2.1). */
export const speciesChoices: Partial<Readonly<Record<SpeciesName, SpeciesChoice>>> = {
  dragonborn: {
    label: 'Draconic Ancestry',
    options: [
      { name: 'Black', resistance: 'acid' },
      { name: 'Blue', resistance: 'lightning' },
      { name: 'Brass', resistance: 'fire' },
      { name: 'Bronze', resistance: 'lightning' },
      { name: 'Copper', resistance: 'acid' },
      { name: 'Gold', resistance: 'fire' },
      { name: 'Green', resistance: 'poison' },
      { name: 'Red', resistance: 'fire' },
      { name: 'Silver', resistance: 'cold' },
      { name: 'White', resistance: 'cold' },
    ],
  },
  elf: {
    label: 'Elven Lineage',
    options: [
      { name: 'Drow', darkvision: 120 },
      { name: 'High Elf' },
      { name: 'Wood Elf', speed: 35 },
    ],
  },
  gnome: {
    label: 'Gnomish Lineage',
    options: [{ name: 'Forest Gnome' }, { name: 'Rock Gnome' }],
  },
  goliath: {
    label: 'Giant Ancestry',
    options: [
      { name: 'Cloud’s Jaunt' },
      { name: 'Fire’s Burn' },
      { name: 'Frost’s Chill' },
      { name: 'Hill’s Tumble' },
      { name: 'Stone’s Endurance' },
      { name: 'Storm’s Thunder' },
    ],
  },
  tiefling: {
    label: 'Fiendish Legacy',
    options: [
      { name: 'Abyssal', resistance: 'poison' },
      { name: 'Chthonic', resistance: 'necrotic' },
      { name: 'Infernal', resistance: 'fire' },
    ],
  },
};
