import type { Trouble } from '../place-types.ts';

/**
 * Troubles of places for which an idea asks, for parties from level 11: what is at stake is a realm. None needs a
 * room, a guest or a trade.
 */
export const troublesOfRealms: readonly Trouble[] = [
  {
    id: 'bound-devil',
    at: ['realm'],
    tones: ['horror', 'heroic', 'grim'],
    words: ['devil', 'demon', 'fiend', 'sealed', 'bound', 'hell', 'evil', 'earthquake'],
    absent: ['court astronomer', 'royal surveyor', 'herald of the crown'],
    guest: [
      'chamberlain without luggage',
      'officer of the royal guard',
      'examiner from the capital',
    ],
    trace: [
      [
        'Since the new ruler was crowned, the ground has shaken here {few} times, each time for one breath longer.',
        'v=1',
      ],
      ['The ground used to shake here once a month, and has lain still for a year.', 'v=2'],
      '{K} keeps a shaft covered, and lays a hand on the cover before every answer.',
      ['{K} has a list of kings and queens by heart, and stops before the last one.', 'v=1'],
      ['Each evening {K} lays a place for somebody who is never seen to come.', 'v=2'],
    ],
    truth: [
      'A devil that once held {few} kingdoms is bound below (use <1 Bone Devil, Horned Devil, Ice Devil, Marilith, Pit Fiend>). Each year, on the eve of {deadline}, {K} renews the bond with the name of the rightful ruler, and the one who rules now is not the rightful one: {V} found the true heir, told the court, and was killed for it. {B} was sent by the court, to see that nobody asks why the ground shakes.',
      'A devil that once held {few} kingdoms is bound below (use <1 Bone Devil, Horned Devil, Ice Devil, Marilith, Pit Fiend>), and the bond has been broken for a year. The devil stays because {K} made a contract with it: it leaves the realm in peace for as long as it has {V} as a pledge, alive, behind the iron door. {B} has orders to fetch {V}, and does not know what {V} is a pledge for.',
    ],
    finds: [
      [
        'Religion',
        'reading the oldest words that are cut into the stone',
        'the bond is renewed once a year with the name of the rightful ruler',
        'v=1',
      ],
      [
        'History',
        'comparing the list of {K} with {record}',
        'the first time that the ground shook was the day of the crowning',
        'v=1',
      ],
      [
        'Insight',
        'asking {B} for whom the report is',
        '{B} has orders to report who asks questions, and nothing else',
        'v=1',
      ],
      ['Arcana', 'testing the bond', 'it was broken a year ago, with care', 'v=2'],
      [
        'Perception',
        'listening while {K} eats alone',
        'a second voice answers from below, very politely',
        'v=2',
      ],
      [
        'Insight',
        'asking {B} about the orders',
        'they say who is to be fetched, and not from whom',
        'v=2',
      ],
      [
        'Athletics',
        'climbing down the shaft that {K} keeps covered',
        'it ends at a door of iron, and the iron is warm',
      ],
    ],
    later: [
      [
        'On the eve of {deadline} {K} says the name of the one who rules now. The bond breaks, and the devil has {town} by the evening and the realm within a year.',
        'v=1',
      ],
      [
        'On day {days} {B} brings up {V} by force. The contract is broken, and the devil comes to {town} to say so.',
        'v=2',
      ],
    ],
    ways: [
      [
        'The true heir is a clerk in {town2}, and would rather stay one; the bond asks for the name, and not for a crown.',
        'v=1',
      ],
      [
        'The devil keeps to every word of a contract. {K} has it in writing, and it does not say how long a pledge has to be alive to be one.',
        'v=2',
      ],
      'The devil can be killed at the iron door, which {K} can open for one hour.',
    ],
  },
  {
    id: 'two-armies',
    at: ['realm'],
    tones: ['intrigue', 'grim', 'heroic'],
    words: ['war', 'army', 'armies', 'treaty', 'border', 'envoy', 'peace', 'truce', 'crown'],
    absent: ['royal envoy', 'bearer of the great seal'],
    guest: ['marshal in plain clothes', 'herald of the other crown'],
    trace: [
      'Two flags hang here at one height, and {K} measures them every morning.',
      'A travelling chest with a royal seal stands here, and nobody comes to fetch it.',
      'Whoever comes here lays down all weapons at a line, and one sword has been left on the rack.',
      ['New sand has been strewn in one place, and {K} walks round it.', 'v=1'],
      ['{K} eats for two, and gets no fatter.', 'v=2'],
    ],
    truth: [
      'By a treaty of two realms nobody may bear arms here, and the treaty ends if an envoy is killed here. {V} died here {days} days ago, by a fall. {K} hid the body, because no one would believe that and there would be war by {deadline}. {B} leads the search, and has the first riders of an army within an hour of this place.',
      'By a treaty of two realms nobody may bear arms here, and the treaty ends if an envoy is killed here. {V} found out that the message in the chest is a forged declaration of war, and has hidden with the help of {K} so as not to deliver it. {B} forged it, and needs {V} dead, here, before {deadline}.',
    ],
    finds: [
      [
        'Medicine',
        'looking at what is under the new sand',
        'the blood is that of somebody who fell, and there was no fight',
        'v=1',
      ],
      [
        'Investigation',
        'opening the chest with the royal seal',
        'there are presents for a peace in it, each with a card',
        'v=1',
      ],
      [
        'Insight',
        'asking {B} what is to happen now',
        '{B} would be glad of any reason not to fight',
        'v=1',
      ],
      [
        'Investigation',
        'opening the chest with the royal seal',
        'there is a declaration of war in it, and the signature has been painted and not written',
        'v=2',
      ],
      [
        'Insight',
        'asking {B} what is to happen now',
        '{B} speaks of a murder, and nobody has spoken of a death',
        'v=2',
      ],
      [
        'Perception',
        'following {K} after dark',
        'someone takes half of the supper out of the hands of {K}, and asks if the armies are nearer',
        'v=2',
      ],
      [
        'History',
        'reading the treaty, of which a copy hangs here',
        'it ends if an envoy is killed here, and says nothing of an accident',
      ],
    ],
    later: [
      [
        'Before {deadline} {B} finds the grave, and does not believe in a fall. The first riders come for {K} (use <Guard, Guard Captain, Gladiator>), and after them the army.',
        'v=1',
      ],
      [
        'On the eve of {deadline} people of {B} come to kill {V} (use <Tough, Guard Captain, Gladiator, Assassin>), and the war begins the next morning.',
        'v=2',
      ],
    ],
    ways: [
      [
        'A priest who can speak with the dead would end it: {V} says before both sides that it was a fall.',
        'v=1',
      ],
      ['{B} would take a true report to the crown, if somebody else has signed it.', 'v=1'],
      ['{V} would show {V.them}self to both armies at once, and to neither of them alone.', 'v=2'],
      [
        'The signature was painted by a clerk in {town2}, who would say so if the crown let the clerk live.',
        'v=2',
      ],
      'Nobody may draw a weapon here, and each side is afraid of being the first.',
    ],
  },
  {
    id: 'lost-spring',
    at: ['realm'],
    tones: ['whimsical', 'heroic'],
    words: ['fey', 'spring', 'season', 'winter', 'wager', 'cards', 'box', 'king'],
    absent: ['royal clerk of the weather', 'bearer of the great seal'],
    guest: ['player in a green hat', 'guest with very long fingers'],
    trace: [
      'Flowers come up in the footprints of {B}, and {K} sweeps them up before anyone asks.',
      'A box with a royal seal stands in the warmest spot, and has its own chair.',
      '{B} plays cards alone, and looks annoyed when {B.they} wins.',
      ['{K} waters the box every morning.', 'v=1'],
      ['{K} dusts the box, lifts it with one finger and groans aloud.', 'v=2'],
    ],
    truth: [
      'The king lost the next spring of the whole realm at cards, to a lord of the fey, who is here as {B} and is to be given it before {deadline}. {V} brought it in the box, opened the lid to look, and walked in; it is very pleasant in there. {K} has told nobody, waters what looks out at the hinge, and hopes that {V} comes home before the lid is opened for {B}.',
      'The king lost the next spring of the whole realm at cards, to a lord of the fey, who is here as {B} and is to be given it before {deadline}. The box is empty: {V}, who brought it, has let the spring out in {town2}, where the apple trees are in flower for the second time this year. {K} has known it since the first day, and groans whenever the box is lifted.',
    ],
    finds: [
      ['Perception', 'laying an ear to the box', 'somebody in it is snoring in a meadow', 'v=1'],
      [
        'Nature',
        'looking at what grows out of the hinge',
        'it is apple blossom, and there is the thread of a royal coat on it',
        'v=1',
      ],
      ['Athletics', 'lifting the box', 'it is as light as a box with nothing in it', 'v=2'],
      [
        'Survival',
        'watching the birds',
        'they all fly to {town2}, and should not do so before the snow is gone',
        'v=2',
      ],
      [
        'Insight',
        'playing a game of cards with {B}',
        '{B} has not lost for a thousand years, and is bored to tears by it',
      ],
      [
        'Arcana',
        'looking at the shadow of {B}',
        'it wears a crown of antlers, and takes it off to greet',
      ],
    ],
    later: [
      [
        'On the eve of {deadline} {B} takes the box away, with {V} in it, and it stays winter from {town} to {town2}.',
        'v=1',
      ],
      [
        'On the eve of {deadline} {B} opens the box, and takes the summer in place of what is missing, and the autumn for the insult.',
        'v=2',
      ],
    ],
    ways: [
      'Whoever beats {B} at cards may ask for all that {B} has won so far; {B} would be so glad that {B.they} hardly looks at the cards.',
      ['A voice that {V} knows, and the smell of breakfast, bring {V} out of the box.', 'v=1'],
      [
        'The spring follows whoever has a ripe cherry in the hand, and can be led back from {town2} in {few} days.',
        'v=2',
      ],
    ],
  },
  {
    id: 'army-below',
    at: ['realm'],
    tones: ['heroic', 'grim', 'horror', 'intrigue'],
    words: ['undead', 'army', 'dead', 'lich', 'necromancer', 'bones', 'skeletons', 'emperor'],
    absent: ['general of the realm', 'royal surveyor', 'court physician'],
    guest: ['physician of the court', 'collector of old arms', 'veteran in new boots'],
    trace: [
      'Old helmets come up out of the ground here after rain, and all of them face the capital.',
      'Every night {num} drumbeats are heard from below, one more than in the night before.',
      ['{B} takes the measure of strangers, as for a uniform.', 'v=1'],
      ['{K} buries something small every evening, and looks the other way while doing it.', 'v=2'],
    ],
    truth: [
      'The army of a dead emperor stands below, in rows, and waits for a general (use <Ogre Zombie, Wight, Wraith, Vampire Spawn>). {V} came to burn it, put on the helmet of the general to look through it, and now leads it. {B} serves {V} and buys boots for the march, which is to begin on the eve of {deadline}. {K} has found the helmets and believes that they are an honour.',
      'The army of a dead emperor stands below, in rows (use <Ogre Zombie, Wight, Wraith, Vampire Spawn>). It was promised that it may rest when its pay has come, and the crown has owed it the pay for {years} generations. {V} brought the pay in gold, and was murdered for it by {B}. {K} pays it in copper, out of a purse of {K.their} own, and the purse is nearly empty.',
    ],
    finds: [
      [
        'Insight',
        'asking {B} for whom the boots are',
        '{B} knows the sizes by heart, and no names',
        'v=1',
      ],
      [
        'History',
        'reading the badge inside one of the helmets',
        'it belongs to an army that was never beaten, and never paid off',
      ],
      [
        'Perception',
        'looking through the deepest crack in the ground',
        'somebody living walks along the rows and straightens collars',
        'v=1',
      ],
      [
        'Religion',
        'testing what binds the dead',
        'it is obedience, and would end with an order to stand down',
        'v=1',
      ],
      [
        'Investigation',
        'digging where {K} has dug',
        'there are {few} coppers, wrapped in a receipt without a signature',
        'v=2',
      ],
      [
        'Sleight of Hand',
        'opening the bag of {B}',
        'it is full of old gold, in rolls, with the seal of the paymaster of the realm',
        'v=2',
      ],
      [
        'Religion',
        'testing what binds the dead',
        'it is a debt, and would end with a payment in gold',
        'v=2',
      ],
    ],
    later: [
      [
        'On the eve of {deadline} the army comes up, passes through {town} without a word, and takes the road to the capital.',
        'v=1',
      ],
      [
        'On day {days} the purse of {K} is empty, and the army comes up to fetch what it is owed, first from {town} and then from the realm.',
        'v=2',
      ],
    ],
    ways: [
      [
        'Without the helmet {V} is {V.them}self again, and the army waits for another {years} years.',
        'v=1',
      ],
      [
        'Whoever wears the helmet can order the army to lie down, and then has to take it off.',
        'v=1',
      ],
      ['The gold in the bag of {B} is enough, if it is paid out by hand, to each of them.', 'v=2'],
      [
        'Each of the dead would take the word of the ruler of the realm for it, spoken here, and bareheaded.',
        'v=2',
      ],
    ],
  },
];
