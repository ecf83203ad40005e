import { isPersonNoun } from './person-nouns.ts';

/** Words for how a person is that no ending shows. */
const adjectives: ReadonlySet<string> = new Set(
  (
    'old young tall short thin fat blind deaf mute lame bald dead sad mad brave shy proud kind cruel rich poor ill sick ' +
    'weak strong cold warm quick slow clever wise quiet loud big small huge tiny slim ugly fair pale calm stern strict ' +
    'vain grim odd drunk broke evil good bad rude polite humble honest loyal naive lost free alone afraid scared fond ' +
    'angry hungry grumpy greedy lazy lonely happy unhappy moody nosy bossy cowardly friendly deadly elderly clumsy ' +
    'jolly guilty wealthy noble royal holy sober mean gentle gruff bitter numb asleep awake alive ageless keen eager ' +
    'former charming cunning sneaky shady mortal undead insane sane gay queer trans pregnant barren infamous stubborn'
  ).split(' '),
);

const ending = /(?:-\w+ed|[^e]ed|ful|less|ous|ish|[ts]ive|[^su]ic|able|ible|[a-z]{3}ant|ary)$/;

/** Whether a word says how a person is: `one-eyed`, `afraid`, `fearless`. */
export const isAdjective = (word: string): boolean =>
  adjectives.has(word) || (ending.test(word) && !isPersonNoun(word));

/** What a person can have, apart from the things of ideas: "a wooden leg", "a dark secret", "a pet raven". */
export const possessions: ReadonlySet<string> = new Set(
  (
    'eye leg arm nose ear finger hair skin beard scar tattoo hook voice limp stutter temper smile secret past debt curse grudge ' +
    'plan dream wish gift family parent memory cat dog raven crow owl fox rat bear wolf horse mule mouse snake hawk falcon ' +
    'parrot monkey toad frog spider'
  ).split(' '),
);
