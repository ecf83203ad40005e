import type { PlaceAspect } from '../families/place-family.ts';

/** Who is in a place against their will, or by a rule of its own. */
export const aspectsOfFights: readonly PlaceAspect[] = [
  {
    id: 'forced-fights',
    says: /\b(?:slaves?|prisoners?|captives?|convicts?|debtors?|gladiators?) (?:must |have to |are forced to |who )?(?:fights?|battles?|duels?|work|die|compete)|\bfight(?:s|ing)? (?:to the death|beasts|monsters|for (?:their|your|his|her) (?:freedom|lives|life))|\b(?:illegal|secret|underground) (?:fights?|fighting|duels?|arena|fight club)|\bfighting pits?\b/,
    tells: [],
    look: [
      'a gate of bars, polished to the height of hands',
      'a board with odds in chalk, and in one corner, very small, a name that has been on it for {years} weeks',
      'sand, raked in a pattern that hides where it has been turned',
    ],
    known: [
      'Those who fight in {site} do not do it of their own will, and {town} has a word for it that sounds better.',
      'Whoever wins {num} times in {site} is free; it has been done, says {town}, and cannot say by whom.',
    ],
    feature: [
      'The trap in the middle of the sand opens by a wheel below, and the wheel does not ask who stands on it.',
      'From the beast gate a ramp leads up among the dear seats; a bar is across it, and only a bar.',
    ],
    beside: [
      'Those who are made to fight in {site} have agreed among themselves on how to fall, and so far nobody has died but in the books.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'knows what each of them is worth to the copper, and pats shoulders as others pat horses',
            'has been down there too, is proud of it, and does not go near the gate of bars',
          ],
          guest: [
            'bets on one fighter only, always on life, and has sold two farms for it',
            'owns a share in {site}, laughs loudly, and stands with one foot on the chalk',
          ],
          hooks: [
            '{V} has won for the last time before being free, and is not to win; {B} pays {coins} gold pieces for whoever gets {V} out before the fight on {deadline}.',
            'The party is offered a fight, clothes and a name, and on the list of opponents they know one.',
            'A beast has been bought for {site} that understands what is said, and it has asked for a lawyer.',
          ],
        },
        trouble: {
          id: 'fights-1',
          absent: ['champion', 'armourer'],
          guest: ['noble with a debt', 'father of one who fights'],
          trace: [
            'Two of the fighters salute each other with the wrong hand, and both fall well.',
            '{K} sends broth to the one who lost, and fetches the bowl personally.',
            ['In the armoury one sword among the dull ones has been sharpened.', 'v=1'],
            [
              'Those who lose are carried out by the left gate, and the cart there has a seal on it.',
              'v=2',
            ],
          ],
          truth: [
            "Nobody has died in {site} for {years} years. The fighters have a language, a school and {few} pots of pig's blood from the kitchen, and {K} takes part: the dead are driven out by night and live across the border. {V} thought it up. {B} has lost too much money on the living, has found out how it is done, and has had one sword sharpened, for a fight in which nobody is expecting it.",
            'Those who fall are bought, by the crown, wounded and officially dead: a company of {num} who do not exist, for what a crown does not do. {V} has come back from it to tell the others, in a mask, as the new champion. On {deadline} the whole company is to sit in the seats of {site}, for the visit of a foreign king. {B} believes that it is a bet.',
          ],
          finds: [
            [
              'Medicine',
              'looking at the sand where the last one died',
              'it is pig, with a little vinegar so that it does not clot',
              'v=1',
            ],
            [
              'Investigation',
              'going through the weapons before the fight',
              "one has an edge, and under the grip there is the mark of {B}'s smith",
              'v=1',
            ],
            [
              'Performance',
              'talking shop with the fighters',
              'by the third fall they explain how to land',
              'v=1',
            ],
            [
              'Perception',
              "looking at the masked champion's hands",
              'they have a scar that {K} can tell the date of: it is on the grave of {V}',
              'v=2',
            ],
            [
              'Stealth',
              'following the cart with the seal',
              'it goes to barracks, and those in it get up there and are given black coats',
              'v=2',
            ],
            [
              'Insight',
              'asking the one who polishes the bars why',
              'they say who has held on to them',
            ],
          ],
          later: [
            [
              'On {deadline} somebody dies in {site}, and everyone below knows that it was real; by dark the gates are off their hinges (use <Tough, Berserker, Gladiator>).',
              'v=1',
            ],
            [
              'On {deadline} a foreign king dies in the best seat, by the hand of a dead man, and the war is on by the end of the week (use <Warrior Veteran, Assassin, Gladiator>).',
              'v=2',
            ],
          ],
          ways: [
            [
              "A fight can go wrong so beautifully that nobody minds. They need two strangers in it, an hour's practice and a bucket.",
              'v=1',
            ],
            [
              "{B}'s debts are to {K}'s own brother, and can be bought for a farm and a horse.",
              'v=1',
            ],
            [
              'The dead can be called by name. {town} has their mothers, and the mothers have seats.',
              'v=2',
            ],
            [
              '{V} could take off the mask in the middle of the sand, if those in the black coats can be sure of the gate.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'for-whom',
    says: /\b(?:only for|for|treats?(?: only)?|serves?(?: only)?|teaches?(?: only)?|houses?|hires?(?: only)?|welcomes?(?: only)?|caters to|where(?: only)?|full of|of|that takes in) (?:only |young |old |retired |wounded |mad |lost |injured |sick |dangerous |captured |unwanted |the |all )*(?<folk>monsters|wizards|mages|witches|heroes|villains|adventurers|gods|the dead|ghosts|undead|vampires|werewolves|dragons|demons|devils|giants|assassins|thieves|spies|familiars|giants|goblins|orcs|beasts|sorcerers|necromancers|warlocks|paladins|kings|queens|princes|princesses|nobles|henchmen|minions|gladiators|pirates|outcasts|exiles|mermaids|fairies|spirits|golems|magic users|magical creatures|magical beasts|failed heroes|dead heroes|shapeshifters)(?: (?:meet|drink|live|go|come|stay|learn|sleep|retire|heal|trade|train|eat|gather|are (?:held|kept|treated|trained|healed)))?\b/,
    not: /\bbattle ?field\b|\b(?:arena|colosseum|pit|amphitheatre) (?:for|of) gladiators\b|\b(?:tower|school|academy|college|university|guild) (?:for|of) (?:the )?(?:wizards|mages|sorcerers|magic users)\b|\b(?:tavern|inn|pub) for adventurers\b|\b(?:temple|shrine|church|altar|tomb|crypt|statue|king|queen|god|goddess|ruins?|lair|den|grave|graveyard|garden|throne|library) (?:room )?(?:of|for)\b|\b(?:guild|den|nest|band|camp|army|crew|clan|museum|market|full|herd|pack) of\b/,
    words: { folk: 'guests of its own' },
    tells: ['creatures', 'monsters', 'retired'],
    look: [
      'one row of seats in {few} sizes, from a thimble to a barn door laid flat',
      'a notice by the door: "All {folk} welcome. Others by appointment, and quietly."',
      'a hatch, a ramp and a perch, all of them worn, and a front door with a stiff hinge',
    ],
    known: [
      '{site.s} is for {folk}, and for no one else; {town} delivers to the back door, and has learned not to look up.',
      'Other people have other houses for this. {site.s} is for {folk}, who had none, and who keep it cleaner than one would think.',
    ],
    feature: [
      'Each room in {site} has a bolt on the inside and a second one on the outside; both are used.',
      'Those who are there help each other against outsiders, and no one else against each other.',
    ],
    beside: [
      'Those for whom {site} is meant, {folk}, pay for it with one service each, and {K} has never had to ask twice, until now.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'is neither one nor the other, and has the patience of those who belong nowhere else',
            'knows the weakness of everyone here, has it on a card, and has locked up the cards',
          ],
          guest: [
            'has got in under false pretences, keeps to the wall, and has stopped being afraid on the third day',
            'counts beds, exits and teeth, and has been told to find a reason',
          ],
          hooks: [
            'One of the {folk} has gone out of {site} and not come back, and {town} has locked its doors; {K} pays {coins} gold pieces to have {V} found before the watch does it.',
            '{site.s} needs people from outside for {days} days: "They cannot do it themselves. They would do it too well."',
            'A friend of the party has been admitted to {site}, which is impossible, unless the friend is one of them.',
          ],
        },
        trouble: {
          id: 'folk-1',
          absent: ['founder', 'doctor of the house', 'most dangerous one in the house'],
          guest: ['visitor who is not what the rules ask for', 'inspector for the crown'],
          trace: [
            'One card is missing from the locked drawer, and all in the house know whose.',
            '{B} is served the same as the others, and feeds it to a plant that does not do well.',
            ['The scratches on one door are on the outside.', 'v=1'],
            [
              'Since spring {folk} arrive from far away, {few} each night, with everything they own.',
              'v=2',
            ],
          ],
          truth: [
            '{V} went out because somebody had the card, and with it the one word that {V} must obey: {B}, who sells such words, and has a list for {num} of the {folk} by now. Two thefts and a fire in {town} were done with open eyes by those who had no choice. {K} made the cards, to help, and would have to admit it. If {town} hears it as it is, it will burn {site}; if not, it will hang {V}.',
            '{site.s} is not a house for {folk} but the last one: all others have been emptied within a year, by soldiers without a badge, and nobody has come back. {V} got away, and knows to what use they were put: something at the border runs on them, as a mill on water. {B} was sent to count who is here, has made friends against orders, and has reported once.',
          ],
          finds: [
            [
              'Investigation',
              'trying the lock of the drawer',
              'it was opened with the key, which {K} wears, and {K} sleeps deeply after tea',
              'v=1',
            ],
            [
              'Insight',
              'telling {V} that nobody blames {V}',
              "{V} opens the mouth, cannot, and writes one letter in the dust: that of {B}'s name",
              'v=1',
            ],
            [
              'Perception',
              'watching {B} with the others',
              '{B} says an odd word to each of them, softly, and looks at what happens',
              'v=1',
            ],
            [
              'Persuasion',
              'asking the newcomers where they come from',
              'from {few} houses like this one, and each says "they knew how many we were"',
              'v=2',
            ],
            [
              'History',
              'asking for soldiers without a badge',
              'the crown pays them, out of a budget for street lamps',
              'v=2',
            ],
            [
              'Medicine',
              'looking at the plant that {B} feeds',
              'there is nothing wrong with the food',
            ],
          ],
          later: [
            [
              'On day {days} {B} sells the list, and on the same night {num} of the {folk} get up with open eyes and go to work (use <Mage, Troll, Ogre> for the strongest of them).',
              'v=1',
            ],
            [
              'On {deadline} the soldiers are at the door of {site} with carts, and know how many beds there are (use <Guard Captain, Mage, Knight>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'Words can be changed. Each of them would have to trust one person with a new one; {K} is not the first they think of.',
              'v=1',
            ],
            [
              '{B} has a card as well, in a way: a debt, a name and a street. The most dangerous one in the house would like to pay a call there.',
              'v=1',
            ],
            [
              '{town} has {num} houses, each with an attic. It has never been asked, and it has lived from {site} for {years} years.',
              'v=2',
            ],
            [
              '{B} can report a second time. It needs a false count, a cold stove and an evening on which {folk} are as quiet as mice.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
