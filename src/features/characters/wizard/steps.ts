export interface WizardStep {
  readonly id:
    | 'class'
    | 'species'
    | 'background'
    | 'abilities'
    | 'skills'
    | 'equipment'
    | 'spells'
    | 'name'
    | 'summary';
  /** One word for the list of steps. */
  readonly label: string;
  readonly title: string;
  readonly lead: string;
}

const steps: readonly WizardStep[] = [
  {
    id: 'class',
    label: 'Class',
    title: 'What do you do best?',
    lead: 'Your class decides most of what you do at the table. Pick what sounds fun; the rest follows.',
  },
  {
    id: 'species',
    label: 'Species',
    title: 'Who are your people?',
    lead: 'Every species can be every class. Take the one you see before you.',
  },
  {
    id: 'background',
    label: 'Background',
    title: 'What were you before?',
    lead: 'It gives two skills, a tool, a feat, and makes you better at what you did.',
  },
  {
    id: 'abilities',
    label: 'Abilities',
    title: 'How strong, quick and clever are you?',
    lead: 'The usual scores of your class are already in place. You can leave them.',
  },
  {
    id: 'skills',
    label: 'Skills',
    title: 'What have you learned?',
    lead: 'You are better at what you choose here. We chose what helps your class most.',
  },
  {
    id: 'equipment',
    label: 'Equipment',
    title: 'What do you carry?',
    lead: 'Take the kit if you want to play at once.',
  },
  {
    id: 'spells',
    label: 'Spells',
    title: 'Which spells do you know?',
    lead: 'We chose spells that are easy to use. Swap any of them.',
  },
  {
    id: 'name',
    label: 'Name',
    title: 'What is your name?',
    lead: 'Only the name is needed. The rest can grow while you play.',
  },
  {
    id: 'summary',
    label: 'Summary',
    title: 'Ready to play?',
    lead: 'This is your character. Anything can still change, also later.',
  },
];

/** The step of the spells is only for those who have some. */
export const stepsFor = ({ hasSpells }: { hasSpells: boolean }): readonly WizardStep[] =>
  hasSpells ? steps : steps.filter(({ id }) => id !== 'spells');

/** The steps of the fields; the other fields are those of the class. */
const stepsOfFields: Partial<Readonly<Record<string, WizardStep['id']>>> = {
  name: 'name',
  concept: 'name',
  appearance: 'name',
  backstory: 'name',
  abilities: 'abilities',
  abilityMethod: 'abilities',
  skills: 'skills',
  expertise: 'skills',
  tools: 'skills',
  languages: 'skills',
  spells: 'spells',
  items: 'equipment',
  equipment: 'equipment',
  species: 'species',
  speciesOption: 'species',
  size: 'species',
  increases: 'background',
  background: 'background',
};

/** The step that has the field of a JSON pointer. A feat without a class is that of the species. */
export function stepOf(
  field: string,
  { feats }: { readonly feats: readonly { readonly class: string | null }[] },
): WizardStep['id'] {
  const [, name = '', index = ''] = field.split('/');
  if (name === 'feats' && feats[Number(index)]?.class === null && index !== '') return 'species';
  return stepsOfFields[name] ?? 'class';
}
