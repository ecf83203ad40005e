import type { AskedDeparture } from './departure-type.ts';

const raised = String.raw`\b(?:raised|brought up|adopted|reared|taken in|grew up) (?:by|among|with|in|as a child by) `;

/** Ideas that say by whom a character was raised. */
export const ideasOfOrigins: readonly AskedDeparture[] = [
  {
    id: 'idea-raised-in-quiet',
    asked: new RegExp(
      String.raw`${raised}(?:an? |the |some )?(?:[\p{L}-]+ )?(?<what>monks|nuns|priests|priestesses|clerics|temple|monastery|convent|abbey|church|order|druids|hermit|sages|librarians)\b`,
      'u',
    ),
    usual: { what: 'monks' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    tellsChildhood: true,
    backgrounds: ['acolyte'],
    other: ['gatekeeper', 'oldest of the house', 'teacher'],
    concept: [
      ['was left at the gate in {town} in a bread basket, and raised there by {what}', 'v=1'],
      ['was given to the {what} of {town} by somebody who paid for eighteen years', 'v=2'],
    ],
    want: [
      ['to deserve the patience that the {what} had', 'v=1'],
      ['to find out who paid, and what was to happen after the eighteen years', 'v=2'],
    ],
    flaws: [
      [
        'keeps the rules of the house [everywhere|also in taverns]',
        '{P} gets up four hours before anyone else, sweeps [the inn|the camp] and cannot understand that nobody is glad.',
      ],
      [
        'loses all calm when somebody is [mocked|cheated]',
        '{P} learned to breathe before being angry, and does so, and then the table goes through the window.',
      ],
    ],
    event: [
      '{P} was found in a bread basket at the gate in {town}, and {Q} let the {what} vote on it. {P} grew up among bells, beans and silence, too loud and too strong for all three, and was loved. One night armed men asked at the gate for the child from the basket. {Q} said that it had died, and in the morning put a bag in front of {P}.',
      '{P} was brought to the {what} in {town} by night, with a purse for each year. From them {P} learned to read, to fast and to break a fall. On the eighteenth birthday no purse came, but a rider with an empty saddle beside him. {Q} sent {P} away by the garden before he had knocked.',
    ],
    now: [
      [
        'In {town2} {P} met one of the armed men again, as a beggar, and shared the bread with him.',
        'v=1',
      ],
      ['In {town2} the rider was asking at every house where one prays.', 'v=2'],
      'The first fight of {P} was about a stolen bell. {P} won it, brought the bell home, and had to ask pardon of the thief.',
      '{P} knows no lullabies, but all the hours of prayer.',
    ],
    bond: [
      'Those who raised {P}: {few} of them still live, and all of them were parents enough.',
      'A wooden bowl from the house in {town}, with a bite out of the rim.',
    ],
    hook: [
      [
        'The armed men had been sent by the mother of {P}, who wanted the child back and did not dare to come herself. {Q} knew it and lied out of love.',
        'v=1',
      ],
      [
        'The {what} had not been paid to raise {P} but to keep {P} from learning something that the whole house guards. {Q} taught it all the same, as a game with beans.',
        'v=2',
      ],
    ],
    realm: [
      'The basket was lined with the flag of a royal house that is believed to be extinct, and those who sit on its throne have found the weaver.',
    ],
    look: [
      '{P.their} clothes are old, clean and folded along the same lines every night.',
      '{P} wears the cord of the {what} of {town}, let out with a second cord.',
    ],
    manner: [
      '{P} eats in silence, washes the bowl at once, and only then talks.',
      '{P} sleeps on the floor beside the bed, with folded hands.',
      '{P} says a short grace before fights as well.',
    ],
    ideal: [
      '"Strength is a loan: one gives it to whoever needs it."',
      '"Be still first, and then be strong."',
    ],
  },
  {
    id: 'idea-raised-by-thieves',
    asked: new RegExp(
      String.raw`${raised}(?:an? |the |some )?(?:[\p{L}-]+ )?(?<what>thieves'? guild|thieves|pickpockets|bandits|pirates|smugglers|criminals|assassins|outlaws|gang|con artists|mercenaries|highwaymen|street|streets)\b`,
      'u',
    ),
    usual: { what: 'thieves' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    tellsChildhood: true,
    classes: ['rogue'],
    backgrounds: ['criminal'],
    other: ['receiver of stolen goods', 'old pickpocket', 'lockmaker'],
    concept: [
      ['was found in {town} by the {what}, who raised, fed and used the child', 'v=1'],
      ['was stolen as a child in {town}, by mistake, and raised by {what}', 'v=2'],
    ],
    want: [
      ['to leave without owing anybody anything', 'v=1'],
      ['to learn from which house that cradle came', 'v=2'],
    ],
    flaws: [
      [
        'counts the exits and the purses in every room',
        '{P} knows after one breath who in the room carries what, and has to hold on to {P.their} own sleeves.',
      ],
      [
        'takes kindness for the first half of a trick',
        'If someone gives {P} a present, {P} asks what it is for, and looks underneath.',
      ],
    ],
    event: [
      '{P} had no parents, but {few} people in {town} who picked locks, and each of them taught {P} one thing. {Q} taught the best one: to leave. On the day on which {P} was to earn the keep of all those years, with a knife, {P} left by the roof. The {what} call it a debt.',
      'The {what} had been after silver in {town}, and the sack moved. {Q} wanted to bring the child back. By then the house was dark and the street full of guards. So {P} learned to walk in a cellar and to read from wanted notices. When {P} asked about parents, {Q} began to weep and named a sum.',
    ],
    now: [
      ['In {town2} somebody chalked a sign on the door of {P}. It means: we know where.', 'v=1'],
      ['In {town2} a family has put out a cradle at the window for {years} years.', 'v=2'],
      '{P} sends back what {P} steals out of habit, by messenger, with an apology.',
      'Locks are a comfort to {P}: in bad nights {P} opens and shuts the same one.',
    ],
    bond: [
      '{Q}, who was the nearest thing to a parent in the whole cellar.',
      'A picklock that was made for a small hand, and is still the best of the set.',
    ],
    hook: [
      [
        'The {what} have not forgotten, but forgiven: {Q} has paid the debt by taking the work with the knife, and the victim would have been a parent of {P}.',
        'v=1',
      ],
      [
        'It was no mistake. {Q} had been paid to take the child and to drop it in the river, and has lived in fear of that customer since.',
        'v=2',
      ],
    ],
    realm: [
      'The customer of that time wears a crown by now, and would lose it to the child if it lived.',
    ],
    look: [
      'One ear of {P} is notched: among the {what} of {town} that means "ours".',
      '{P.their} pockets are sewn on the inside, and the one that shows is empty.',
    ],
    manner: [
      '{P} sits where the lamp does not reach, and hears what is said two tables away.',
      '{P} eats quickly, with one arm round the plate.',
      '{P} gives back a purse before its owner has missed it, to stay in practice.',
    ],
    ideal: [
      '"One does not steal from those who have one spoon."',
      '"Who fed you is not always who you are."',
    ],
  },
  {
    id: 'idea-raised-by-others',
    asked: new RegExp(
      String.raw`${raised}(?<what>(?:an? |the |some )?(?:(?:old|kind|evil|wild|friendly|mad|good|wise) )?(?:dwarves|elves|gnomes|halflings|goblins|orcs|humans|giants|dragons?|trolls|ogres|kobolds|fey|fairies|witch|witches|hag|hags|ghosts?|mermaids?|merfolk|sirens?|centaurs?|minotaurs?|angels?|lizardfolk|harpies|tieflings?|drow|undead|vampires?|devils?|demons?|necromancer|grandmother|grandfather|grandparents|uncle|aunt|nomads|gypsies|farmers|soldiers|sailors|knights|mages|wizards?))\b`,
      'u',
    ),
    usual: { what: 'dwarves' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    tellsChildhood: true,
    other: ['neighbour', 'milk carrier', 'gate guard'],
    concept: [
      ['was raised near {town} by {what}, and thought that everyone is', 'v=1'],
      ['grew up near {town} with {what}, who never said how that had come about', 'v=2'],
    ],
    want: [
      ['to show both sides that the other one can be loved', 'v=1'],
      ['to hear how it began, from somebody who has no reason to be kind', 'v=2'],
    ],
    flaws: [
      [
        'has the manners of home in all the wrong places',
        'What was polite at home is [an insult|a proposal of marriage|a challenge] elsewhere, and {P} learns it each time by the faces.',
      ],
      [
        'fights everyone who speaks badly of those at home',
        'A single joke about {P.their} family is enough, and {P} puts down the cup.',
      ],
    ],
    event: [
      '{P} was found in a snowdrift near {town} and raised by {what} as one of their own. {Q} brought milk in secret for {years} years. At the first fair in {town} people stared, and a child asked {P}, "What are you?" {P} had never been asked. {P} set out to find an answer.',
      '{P} learned to talk from {what}, and everything else too. In {town} {Q} looked at {P} as one looks at somebody who has died. After that the ones at home sat up all night, and in the morning they said that it was time to see the world, and could not be made to say why.',
    ],
    now: [
      ['In {town2} {P} has found out that one can belong to a place for a week.', 'v=1'],
      ['In {town2} a portrait hangs in the town hall. It has the chin of {P}.', 'v=2'],
      '{P} dreams in the language of home, and swears in it too.',
      'Every letter from home has {few} signatures and a pressed flower.',
    ],
    bond: [
      'The family that raised {P}, who is proud of it and says so first.',
      'A blanket from the first day, of a cloth that is not woven at home.',
    ],
    hook: [
      [
        'The ones at home did not find {P} in the snow: {Q} had carried the child there, since nobody would look among them.',
        'v=1',
      ],
      [
        '{Q} was there when the parents of {P} were killed, and those who raised {P} had come too late to prevent it. They are still believed to have done it.',
        'v=2',
      ],
    ],
    realm: [
      'The killing is the reason for a war that is now to begin again, and {P} is the only living proof that the reason is a lie.',
    ],
    look: [
      '{P} wears {P.their} hair and clothes as those do who raised {P.them}, and it fits nobody else of that stature.',
      'Round the neck {P} has a charm of the kind that was hung over cradles at home.',
    ],
    manner: [
      '{P} greets people as one does at home, and is late in noticing that they step back.',
      '{P} tells stories from home that are meant to be funny, and are rather frightening.',
      '{P} laughs in the wrong places, and heartily.',
    ],
    ideal: [
      '"Family is who gets up at night when one cries."',
      '"One can have two homes, and be a stranger in neither."',
    ],
  },
];
