import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

const noble =
  'noble|nobleman|noblewoman|prince|princess|lord|lady|duke|duchess|heir|heiress|count|countess|baron|baroness|royal|aristocrat|crown_prince|crown_princess|king|queen|emperor|empress';
const kin =
  'twin|twin_brother|twin_sister|brother|sister|father|mother|son|daughter|uncle|aunt|cousin|husband|wife|best_friend|ex-wife|ex-husband|grandmother|grandfather';

/** Ideas about birth: a throne that is lost, one that is far off, and kin on the other side. */
export const ideasOfThrones: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-exiled-noble',
    asked: phrases(
      `exiled|banished|deposed|disowned|disinherited|disgraced|outcast|fallen|dethroned {what:${noble}}`,
      `{what:${noble}} in exile`,
      `{what:${noble}} who was|got|has_been exiled|banished|deposed|disowned|disinherited|stripped *`,
      `secretly a|an|the exiled|banished|deposed|lost|missing {what:${noble}}`,
      `{what:${noble}} without a? land|lands|title|throne|crown|kingdom`,
    ),
    tells: phrases(
      'clear|clearing|restore <their> name|honor|honour',
      'seeking|wants|trying|hoping to? return|reclaim|regain *',
    ),
    usual: { what: 'noble' },
    backgrounds: ['noble'],
    unlike: /\b(?:thief|criminal|lost property|chimney|cellar)\b/i,
    other: ['younger brother', 'steward', 'judge of the court'],
    concept: [
      ['was a {what.bare} in {town} until a letter was found that {P.they} had not written', 'v=1'],
      ['was a {what.bare}, and told the truth at a banquet in {town}', 'v=2'],
      ['was a {what.bare} who lost {town} in one night, with the gates open', 'v=3'],
    ],
    want: [
      ['to find the hand that wrote that letter, and to clear the old name', 'v=1'],
      ['to be asked back, and to say it again', 'v=2'],
      ['to learn who opened the gates, and to sit at that table once more', 'v=3'],
    ],
    flaws: [
      [
        'speaks to innkeepers as to a steward',
        '"That will be all," says {P}, and it turns out that it is.',
      ],
      [
        'takes every slight for a challenge',
        '{P} has thrown a glove at a carter, and had to go and ask for it, as it was the only pair.',
      ],
    ],
    event: [
      'The letter had the seal of {P} and offered {town} to an enemy. It was read out in the great hall, in a good voice, by {Q}. {P} knew at once what was wrong with it: there were no mistakes in it, and {P} cannot spell. But who says that, before four hundred people? They broke the seal, turned the shield upside down, and gave {P} until sunset. Somebody had already packed.',
      'There was a toast at {town} to the peace, and {P} stood up and said what it had cost, with the number, and who had sold the grain. It was true. It was quiet enough to hear the candles. {Q} said, not unkindly, that there was fog at sea, and a ship. The title has gone to somebody who claps. Those who had been at the lower table still raise a cup to {P}, with a look at the door first.',
      '{P} had the watch over {town} that night, and ordered the gates shut, and went to see for {P.themself}. They were shut. An hour later they stood wide, without a scratch, and by dawn there was another flag. The court needed somebody whose fault it was. {Q} put down the sentence with shaking hands: the land, the name and the right to come home. It is written there "by negligence".',
    ],
    now: [
      ['In {town2} {P} found a scribe who writes without mistakes, and was dead.', 'v=1'],
      ['In {town2} the grain is sold by the same people, under a new flag.', 'v=2'],
      ['A locksmith in {town2} has a key on his wall that {P} knows, and no memory of it.', 'v=3'],
      '{P} still dresses for supper, in whatever there is, and eats with the drivers.',
      'Old servants of the house send {P} socks, reports and a goose at midwinter.',
    ],
    bond: [
      'The old house: {P} could walk through it in the dark, and does, before sleep.',
      'A signet ring that has been broken across, and fits together.',
    ],
    hook: [
      [
        '{Q} dictated the letter, under a threat, and left out the mistakes on purpose, so that one person would see.',
        'v=1',
      ],
      [
        'The one who sold the grain did it to feed the north, and has been paying for the exile of {P} from his own pocket, out of shame.',
        'v=2',
      ],
      [
        'The gates were opened by somebody of {P.their} own blood, to save a child, and {Q} wrote "by negligence" to hide it.',
        'v=3',
      ],
    ],
    realm: [
      'The throne has an heir who is hated, an army that is unpaid, and a party that says one name at night, and it is that of {P}.',
    ],
    look: [
      '{P} wears a coat of the best cloth, turned, and has unpicked the arms from it, so that one sees where they were.',
      '{P} has the bearing of a portrait, and boots with cardboard in them.',
    ],
    manner: [
      '{P} bows to the right depth, also to a toll keeper.',
      '{P} remembers names, wages and grudges.',
      '{P} never speaks of home before the second glass, and then only of the pears.',
    ],
    ideal: [
      '"A name is what one does when it has been taken away."',
      '"One owes the people more than they owe one. I found that out on foot."',
    ],
    woven: {
      unlike: /\b(?:thief|criminal|chimney)\b/i,
      story: [
        '{P.name} was a {what.bare} until a false letter was read out in the great hall of {town2}, and has been in exile since.',
      ],
      look: [
        'The arms have been unpicked from the coat of {P.name}, so that one sees where they were.',
      ],
      manner: ['{P.name} bows to the right depth, also to a toll keeper.'],
      bond: ['A signet ring has been broken across, and {P.name} has both halves.'],
      want: ['to clear the old name, and to sit at that table once more'],
    },
  }),
  ofIdea({
    id: 'idea-royal',
    asked: new RegExp(
      String.raw`^(?:an? |the |my )?(?:(?!(?:by|of|from|for|to|who|that|with|whose|and|on|against|at|in|over|under|after|as|an?|the|his|her|their|hates|loves|killed|wants)\b)[\p{L}-]+ ){0,3}(?<what>${noble.replaceAll('_', ' ')})(?=$|,| (?:who|with|and|but|from|on|in|trying|looking|seeking|without)\b)`,
      'u',
    ),
    isTrait: true,
    backgrounds: ['noble'],
    unlike: /\b(?:thief|criminal|lost property|chimney|cellar|found as)\b/i,
    other: ['chamberlain', 'governess', 'envoy'],
    concept: [
      ['is the {what.bare} whom {town} can spare, and was sent out to be of use', 'v=1'],
      ['is a {what.bare} who was promised to {town} as a hostage, and was not fetched', 'v=2'],
    ],
    want: [
      ['to do something for which there will be no statue of somebody else', 'v=1'],
      ['to know why nobody came', 'v=2'],
    ],
    flaws: [
      [
        'has never carried a bag',
        '{P} sets off with great resolve, and the luggage stays where it was.',
      ],
      [
        'expects the truth to be pleasant',
        'A frank word has been met by {P} with the question whether the speaker was ill.',
      ],
    ],
    event: [
      'There were three older ones at {town}: one for the throne, one for the army and one for the altar. Nobody had thought of anything for {P}, who could dance, ride and be charming to ambassadors. Then a village sent for help, and {Q} looked down the table past the others. "They will not send another," said {Q}. {P} got a horse, a speech and a chest that had to be left at the first hill.',
      'It was in the treaty: one {what.bare}, in good health, for as long as there was peace. So {P} lived in {town}, was well treated, and learned the language and {few} card games. The peace ended. They waited for somebody to come for {P}, with gold or with soldiers. In the seventh week {Q} coughed, unlocked the gate and went to see to the roses.',
    ],
    now: [
      [
        'In {town2} they were told that a great hero would come, and were very polite about it.',
        'v=1',
      ],
      ['In {town2} {P} heard that a funeral was held for {P.them}, and who had spoken.', 'v=2'],
      '{P} has learned to saddle, to haggle and to be interrupted.',
      'There are arms on {P.their} ring that open some doors, and shut all the others.',
    ],
    bond: [
      'The people who bring what they have, and call it tribute.',
      '{Q}, who believed that there was something in {P}.',
    ],
    hook: [
      [
        '{Q} knew that there is no help in such a village, and that the one who goes there sees what the crown has done.',
        'v=1',
      ],
      [
        'A ransom was sent {few} times. Somebody in {town} has built a summer house from it.',
        'v=2',
      ],
    ],
    realm: [
      'The other heirs are ill, all at once. The one who could be spared is the only one who is not at home.',
    ],
    look: [
      '{P} has excellent teeth, an excellent seat on a horse, and mud up to the knees for the first time.',
      'One can see that {P} was brushed, laced and painted every day, and now does it alone, with gaps.',
    ],
    manner: [
      '{P} waits for others to sit down, and is surprised when they do.',
      '{P} gives presents that are far too large.',
      '{P} says "how interesting" and, increasingly, means it.',
    ],
    ideal: [
      '"Whoever eats first should also stand in front."',
      '"I was born to it. Now I would like to deserve it."',
    ],
    woven: {
      story: ['{P.name} is of a ruling house, and was the one whom {town2} could spare.'],
      manner: ['{P.name} waits for others to sit down, and is surprised when they do.'],
      look: [
        'There are arms on the ring of {P.name} that open some doors, and shut all the others.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-kin-on-other-side',
    kin: true,
    asked: phrases(
      `whose {who:${kin}} is|became {what!}`,
      `<their> {who:${kin}} is|became {what!}`,
    ),
    unlike: /\bonly child\b/i,
    other: ['old neighbour', 'sergeant', 'schoolmate'],
    concept: [
      ['was on the same side as {Q} in {town}, until both were asked to choose', 'v=1'],
      ['has not spoken to {Q} since {town}, and is followed by the name everywhere', 'v=2'],
    ],
    want: [
      ['to settle it before one of them has to do it in public', 'v=1'],
      ['to hear, once, that it was not for nothing', 'v=2'],
    ],
    flaws: [
      [
        'goes too easy on anyone who reminds {P.them} of {Q}',
        'In a fight {P} saw a way of holding the head, and lowered the blade, and it was a perfect stranger.',
      ],
      [
        'has to do the opposite',
        'If {Q} would go left {P} goes right, also where there is no bridge.',
      ],
    ],
    event: [
      'People in {town} never saw the one without the other. Then there was a night, a purse and a body on the stairs, and two ways of telling it. {Q} took the one and was thanked for it, and rose: {Q} is {what} now. {P} told it the other way, and had to leave. They looked at each other across the square. Neither raised a hand.',
      'It began with a joke at a table in {town}, and ended with a door. {Q} went out by the front and {P} by the back. What came after, {P} has heard from others, in inns: how well it has gone, what they call {Q} now. {What}, they say, and look at {P.their} chin, and ask whether there is a relation. "None," says {P}, and pays.',
    ],
    now: [
      [
        'In {town2} a warrant for {P} hung on a wall, in that hand, with one letter wrong in the name, so that it was not valid.',
        'v=1',
      ],
      [
        '{Q} has come to {town2}, with an escort, and asked for the room with the view of that back door.',
        'v=2',
      ],
      'They have the same cough, the same handwriting, and the same taste in hats.',
      '{P} sends a card on the one birthday, without a name, and gets one back.',
    ],
    bond: [
      '{Q}, all the same.',
      'Half of a toy, a coin or a song. The other half is kept in a good desk.',
    ],
    hook: [
      ['{Q} knows that {P} told the truth, and has stayed to find proof from inside.', 'v=1'],
      [
        'They were set against each other on purpose, by somebody who had seen what the two of them could do together.',
        'v=2',
      ],
    ],
    realm: [
      'There will be a day on which each of them leads an army, or a court, and the two will stand where they can hear each other.',
    ],
    look: [
      '{P} wears a ring or a scar of which there are two.',
      'People on the road stop before {P}, think, and shake their heads.',
    ],
    manner: [
      '{P} says "ask the other one" of any great deed.',
      '{P} leaves the room when a certain song is played.',
      '{P} knows to the day what rank {Q} has.',
    ],
    ideal: [
      '"Blood is not an argument. It is only the reason why it hurts."',
      '"One can stand on the other side of the street and still be on the same one."',
    ],
  }),
];
