import { noun, type AskedStory } from './story-type.ts';

const kin =
  'mother|father|parent|wife|husband|widow|widower|brother|sister|son|daughter|child|twin|grandmother|grandfather|grandson|granddaughter|nephew|niece';
const known =
  'hero|heroine|villain|murderer|murderess|traitor|tyrant|hangman|executioner|witch|pirate|saint|dragon slayer|legend|champion|prophet|assassin|necromancer|dark lord|bandit|criminal|monster|god|goddess|devil|demon|thief|killer|vampire|lich|warlord|chosen one|famous [\\p{L}]+';

/** Persons in the light or the shadow of a great name, of a crime or of a mask. */
export const personsOfGreatNames: readonly AskedStory[] = [
  {
    id: 'asked-kin-of-the-great',
    asked: new RegExp(
      String.raw`\b(?<what>(?:${kin}) of (?:an? |the )?(?:[\p{L}-]+ )?(?:${known}))\b|\b(?<what>(?:${known})'s (?:[\p{L}-]+ )?(?:${kin}))\b`,
      'iu',
    ),
    isWhole: true,
    other: 'curious admirer',
    look: [
      '{P.name} has the famous face, worn on another person, and people look twice and then over {P.their} shoulder for the right one.',
    ],
    manner: [
      '{P} answers the first three questions before they are put.',
      '{P} is known to all by a word that is not {P.their} name, and introduces {P.themself} each time.',
    ],
    want: [
      '{P} is known in {town} only as the {what}, and wants to get a letter delivered that cannot be sent by any post.',
      '{P} is known in {town} only as the {what}, and wants the story that is told everywhere to be put right in one place, or to be left alone for good.',
    ],
    ask: [
      '{P} gives {pay} gold pieces to a party that buys back, here and there in {town}, what has been sold to visitors as a relic from {P.their} house.',
      '{P} offers {pay} gold pieces to those who go to a certain tree, cell or grave near {town2}, and say that supper is ready.',
      'The crown wants {P} as a hostage, a witness or a banner, and has sent a coach. {P} offers {pay} gold pieces to those who find out in the realm which of the three.',
    ],
    says: [
      '"Yes, that one. No, not always. As a child it was mostly the nose."',
      '"People bring me flowers, or stones. I have a shed for each."',
      '"You will want to hear that there were signs. There was soup. There was a great deal of soup."',
    ],
    tell: 'On one birthday {P} [bakes a cake and puts it out on the wall|lights a lamp in the attic window], and in the morning somebody has been there.',
    truths: [
      'The great one is not where people think, but near, tired, and comes by on that one night. {Q} has been writing a book for a year, has become a friend of the house, and is paid by those who would like to be there when the gate creaks.',
      'It was {P} who did the deed for which the other is known. It fell upon the other by chance, who took it on, and has had to go on with it ever since. {Q} has found the one error in the song.',
    ],
    clues: [
      [
        'Perception',
        'watching the house on that night',
        'one takes off a helmet or a hood at the gate, and ducks, by habit, under a beam.',
        1,
      ],
      [
        'Insight',
        'asking {P} to tell of the famous deed',
        '{P} tells it from the wrong place in the room.',
        2,
      ],
      [
        'Investigation',
        'looking at the notebook of {Q}',
        'on the last page there are hours, a plan of the garden, and a sum.',
        1,
      ],
      ['Medicine', 'looking at an old scar of {P}', 'it is the one in the second verse.', 2],
    ],
    pressed: [
      '{P} leaves the lamp dark, for the first time in years, and sits down in front of {Q} with the cake. "One piece is for you," says {P}, "and then you are going to tell me who is behind the wall".',
      '{P} stands up while they are singing and goes on with the verse as it was. It is quiet, and at the back somebody with a famous face begins to clap.',
    ],
  },
  {
    id: 'asked-framed',
    asked:
      /\b(?:didn't|did not|never|hasn't|has not) commit(?:ted)?\b|\b(?:wrongly|falsely|wrongfully|unjustly) (?:accused|convicted|imprisoned|blamed|condemned|exiled|sentenced)\b|\bframed (?:for|by|as)\b|\bwanted for (?:an? |the )?[\p{L}' -]+ (?:he|she|they) (?:didn't|did not)\b|\b(?:bounty|price|reward) on (?:his|her|their) head\b/iu,
    isWhole: true,
    other: 'upright magistrate',
    look: [
      '{P.name} has been drawn badly on a bill that hangs on each corner, and has made {P.themself} a little like it, so as to be recognised at least by those who look twice.',
    ],
    manner: [
      '{P} tells it in order, without being asked, like something learned by heart for a court that never sat.',
      '{P} sleeps sitting up, in boots, and wakes at the word "there".',
    ],
    want: [
      '{P} is wanted for something that {P.they} did not do, and wants the one who did, with a witness, before the reward goes up again.',
      '{P} is wanted for something that {P.they} did not do, and would long since have gone abroad, if it were not for one person who stays.',
    ],
    ask: [
      '{P} has {pay} gold pieces, a good deal less than stands on the bill, for a party that looks into a room in {town} which has been sealed since that night.',
      '{P} offers {pay} gold pieces for the page of a guest book at an inn near {town2}: {P} signed there on that evening, and so did another.',
      'The dead one would have signed a peace, and the realm is arming because of it. {P} offers {pay} gold pieces to be brought before the crown with what was found under the body.',
    ],
    says: [
      '"I know what they all say. I only say it with more detail."',
      '"It is four hundred now. I am beginning to think about it myself."',
      '"{Q} would let me go if {Q.they} could. That is what makes it so unpleasant."',
    ],
    tell: '{P} comes by the place by night, always at the hour when it happened, and stands where the murderer stood.',
    truths: [
      "It was {Q}, in one moment, over something that would break anybody's heart. {Q} has pursued {P} with all severity since then, in the hope that {P} escapes, and has each time sent the riders by the wrong road.",
      'The one who stays did it, for the sake of {P}, and does not know that {P} knows. {P} has let {P.themself} be taken for it, and only wants it proved that it was somebody else, anybody, before {Q} thinks of the obvious.',
    ],
    clues: [
      [
        'Investigation',
        'laying the orders of {Q} side by side',
        'each one is strict, and an hour late.',
        1,
      ],
      ['Insight', 'asking {P} about the one who stays', '{P} praises that person too quickly.', 2],
      [
        'Investigation',
        'searching the sealed room',
        'a button lies there which has been sewn back onto the wrong coat in the meantime.',
        1,
      ],
      [
        'Perception',
        'watching the one who stays at a window',
        'the light is set so that it can be seen from where the murderer stood.',
        2,
      ],
    ],
    pressed: [
      '{P} gives {P.themself} up to {Q}, before all of the people, and holds out the hands. {Q} has the irons, the key and a whole square looking on.',
      '{P} asks the party to stop looking, twice, and then says why. In the door stands the one who stays, who has heard it all, and is already putting on a coat.',
    ],
  },
  {
    id: 'asked-vigilante',
    asked: noun(
      '(?:masked |hooded |mysterious |night )?(?:vigilante|avenger|crusader of the night|masked hero|masked thief|robin hood|folk hero|people.s hero|freedom fighter|rebel leader|leader of (?:a |the )?(?:rebellion|resistance|revolt|rebels|uprising)|rebel|revolutionary|resistance (?:leader|fighter))',
    ),
    isWhole: true,
    other: 'guard captain',
    look: [
      'By day {P.name} is somebody whom one asks to hold a horse; by night there is a mask, a roofline and a chalk mark, and {town} has begun to sell little dolls of it.',
    ],
    manner: [
      '{P} yawns a great deal by day, and is thought to be lazy.',
      '{P} changes the voice with the mask, and the left-handedness as well.',
    ],
    want: [
      '{P} wants to bring down one certain great house, law or tax, and to be nobody again afterwards.',
      '{P} wants to know who has been wearing the mask on the nights when {P} stays at home.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, from a tax chest, to a party that is seen in the mask at one end of {town} while {P.they} has something to do at the other.',
      '{P} offers {pay} gold pieces to have {few} prisoners met on the road from {town2}, before the mine closes behind them.',
      'In every town of the realm people have begun to draw the mark, and not all of them mean the same by it. {P} offers {pay} gold pieces to those who find out who prints it, before the crown answers.',
    ],
    says: [
      '"I have heard of the fellow. Taller than me, they say. Everybody is."',
      '"The law is for people who can afford to wait."',
      '"One begins with a mask because one is afraid. Later it is because others are not."',
    ],
    tell: 'On mornings after the mask has been seen {P} buys bandages for a horse that nobody has ever met.',
    truths: [
      'The captain knows. {Q} is the sibling with whom {P} made the first mask out of a curtain, and hunts it so well that nobody else is let near. But now a reward has been set that has brought in people who do not know the rules.',
      'The mask is older than {P}: each who wears it is chosen by the last, and what all of them have done is one long plan of the first, who is still alive, in the great house that is to fall. {Q} wore it before {P}, and got out.',
    ],
    clues: [
      [
        'Investigation',
        'following the raids of {Q} on a map',
        'they form a circle with a gap in it, and the gap is where {P} lives.',
        1,
      ],
      ['Insight', 'asking {Q} what the mask looks like from inside', '{Q} says "hot".', 2],
      [
        'Perception',
        'looking at the seam of the mask',
        'it has been let out and taken in for seven heads.',
        2,
      ],
      [
        'History',
        'asking about the childhood of {Q}',
        'there was a curtain missing, and two were beaten for it.',
        1,
      ],
    ],
    pressed: [
      '{P} takes off the mask on the scaffold, before it can be done by another, and looks only at {Q}. In the crowd {few} people put on theirs.',
      '{P} brings the mask back to the one who invented it, and asks for the end of the plan. It is shorter than expected: it says "and then somebody comes and asks".',
    ],
  },
  {
    id: 'asked-mad-ruler',
    asked: noun(
      '(?:mad|insane|crazy|crazed|cruel|paranoid|bloodthirsty|eccentric|senile|sleepless) (?:[\\p{L}-]+ )?(?:king|queen|emperor|empress|duke|duchess|prince|princess|lord|lady|baron|baroness|count|countess|sultan|ruler|czar|tsar|general|governor)',
    ),
    isWhole: true,
    other: 'chamberlain',
    look: [
      '{P.name} wears the crown askew, slippers of two colours, and a ribbon round the wrist with a knot for each thing that must not be forgotten.',
    ],
    manner: [
      '{P} gives titles to animals, and is better obeyed by them.',
      '{P} goes on with conversations that nobody else has begun, and listens to the answers.',
    ],
    want: [
      '{P} wants everybody in the palace to be counted each evening, because there is one too many.',
      '{P} wants the war declared on the moon, the mirrors or the sea to be won by Thursday.',
    ],
    ask: [
      '{P} hands the party {pay} gold pieces and a list, to arrest in {town} {few} people of whom four are statues.',
      '{P} offers {pay} gold pieces for the bell of {town2}, which says things about {P.them}. It is to be brought gagged.',
      'The crown has signed {few} orders in one night, and they contradict each other. {P} offers {pay} gold pieces to those who carry out only the right one, and the realm depends on their knowing which.',
    ],
    says: [
      '"You are new. You have the right number of shadows. You may sit."',
      '"They say that I am mad. They say it in chorus, have you noticed?"',
      '"I hereby pardon the soup."',
    ],
    tell: 'Each night {P} goes through the palace in stocking feet and puts one chair back where it was.',
    truths: [
      '{P} is quite right: there is one too many. It came at the coronation, looks each day like somebody else, and everyone remembers it as having always been there. {P} can tell, and each time that {P.they} does there is less left of {P.them}. Today it looks like {Q}.',
      '{P} was given it, drop by drop, at first by {Q}, on orders, and later in earnest by {P.themself}: for the mad one nobody murders, and while all look at the slippers, the orders for bread go out.',
    ],
    clues: [
      [
        'Investigation',
        'counting everybody in the palace in writing, without talking',
        'the number is always one greater than the sum of the names.',
        1,
      ],
      [
        'Perception',
        'reading the mad orders one after another',
        'every seventh word makes a sentence, and it is a good law.',
        2,
      ],
      [
        'Medicine',
        'smelling the evening drink',
        'it was poisoned once, and for a long time now it has been elderflower.',
        2,
      ],
      [
        'Insight',
        'asking {Q} about the day of the coronation',
        "{Q} remembers it from nobody's place.",
        1,
      ],
    ],
    pressed: [
      '{P} has the party close all doors and calls the roll, calmly, by name. At the end one is left over, smiling, whom all have known for years.',
      '{P} sits up straight, sends the animals out, and speaks with {Q} as two old soldiers do. "How much longer?" asks {Q}. "Until the harvest is in," says {P}, and puts the crown back askew.',
    ],
  },
  {
    id: 'asked-secret-wish',
    asked:
      /\b(?:secretly|really|actually) (?:wants?|longs?|hopes?|wishes|dreams?|plans?|would rather|would like) (?:to |of |only to |nothing more than to )(?<what>[\p{L}'-]+(?: (?!(?:and|but|because|who)\b)[\p{L}'-]+){0,6})/iu,
    isWhole: true,
    other: 'expectant patron',
    look: [
      '{P.name} plays the part so well that one would have to look at the feet: they point to the door.',
    ],
    manner: [
      '{P} agrees with all that is expected, a shade too warmly.',
      '{P} is very good at what is wanted of {P.them}, and takes no joy in being told so.',
    ],
    want: '{P} wants what everybody expects of {P.them}, or so {P.they} says, and asks a great many questions about how others got out of it.',
    ask: [
      '{P} gives {pay} gold pieces to a party that carries a sealed letter to somebody in {town}, and forgets the way there.',
      '{P} offers {pay} gold pieces for somebody from {town2} who once did the same, and was said to have had an accident.',
      'The whole realm has bet on {P}, the crown most of all. {P} offers {pay} gold pieces to those who arrange an honourable reason.',
    ],
    says: [
      '"Of course I am glad. Who would not be? No, I mean it: who?"',
      '"I have been preparing for it all my life. It is odd, one would think that that was reason enough."',
      '"{Q} has put everything on me. One can hear it creak."',
    ],
    tell: 'When it goes well, {P} smiles for as long as people are looking, and then goes behind the house and leans the forehead against the wall.',
    truths: [
      'In secret {P} would like to {what}, has always wanted it, and has never said so, because {Q} gave up the same for {P.their} sake. {Q} would be relieved to hear it, having borrowed on the opposite from people without patience.',
      'In secret {P} would like to {what}, and has made a bargain for it: it is to look like bad luck. The one who has arranged it is also betting, and means a kind of bad luck from which one does not get up. {Q} has overheard half of it.',
    ],
    clues: [
      [
        'Insight',
        'wishing {P} success',
        '{P} says thank you like somebody who is handed a coat that is too heavy.',
      ],
      [
        'Investigation',
        'finding out who has bet, and on what',
        'the largest sum is on an accident.',
        2,
      ],
      [
        'Insight',
        'asking {Q} about {Q.their} own youth',
        '{Q} begins to shine, and then talks about duty.',
        1,
      ],
      [
        'Perception',
        'following {Q} to the pawnshop',
        'the good watch has been there since spring.',
        1,
      ],
    ],
    pressed: [
      "{P} says it aloud, at the worst of moments, to {Q}'s face. {Q} sits down, and begins to laugh, and cannot stop, and asks how quickly one could be over the border.",
      '{P} does it too soon, a day before the one that was arranged, in front of everybody and quite on purpose. It takes the one with the bet some time to understand, and that is the time there is.',
    ],
  },
];
