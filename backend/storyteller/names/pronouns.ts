import type { Pronouns } from '../story.ts';

interface Forms {
  they: string;
  them: string;
  their: string;
  theirs: string;
  themself: string;
}

const forms: Record<Pronouns, Forms> = {
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' },
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' },
  they: { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themself' },
  it: { they: 'it', them: 'it', their: 'its', theirs: 'its', themself: 'itself' },
};

export type PronounForm = keyof Forms;

export const isPronounForm = (form: string): form is PronounForm => form in forms.she;

export const pronounForm = (pronouns: Pronouns, form: PronounForm): string => forms[pronouns][form];

/** Nouns that agree with a person, as woman, man and either: `{K.kin:child}` of a man is `son`. */
const kinNouns = {
  child: ['daughter', 'son', 'child'],
  parent: ['mother', 'father', 'parent'],
  sibling: ['sister', 'brother', 'sibling'],
  spouse: ['wife', 'husband', 'spouse'],
  widowed: ['widow', 'widower', 'widowed spouse'],
  nibling: ['niece', 'nephew', 'young cousin'],
  auntcle: ['aunt', 'uncle', 'elder cousin'],
  grandchild: ['granddaughter', 'grandson', 'grandchild'],
  grandparent: ['grandmother', 'grandfather', 'grandparent'],
  adult: ['woman', 'man', 'person'],
  young: ['girl', 'boy', 'youngster'],
  noble: ['lady', 'lord', 'noble'],
} as const satisfies Record<string, readonly [string, string, string]>;

export const isKin = (noun: string): noun is keyof typeof kinNouns => noun in kinNouns;

export function kinNoun(pronouns: Pronouns, noun: keyof typeof kinNouns): string {
  const [woman, man, either] = kinNouns[noun];
  return pronouns === 'she' ? woman : pronouns === 'he' ? man : either;
}

/** Reads what a person of the campaign has as pronouns, such as `she/her`. */
export function readPronouns(text: string | undefined): Pronouns {
  const [first = ''] = (text ?? '').toLowerCase().split(/[^a-z]/);
  return first === 'she' || first === 'he' || first === 'it' ? first : 'they';
}
