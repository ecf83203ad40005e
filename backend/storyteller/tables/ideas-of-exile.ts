import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about those who have been cast out, or belong nowhere. */
export const ideasOfExile: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-exiled',
    asked: phrases(
      '<exiled> from|by|of <their> own? {home:tribe|clan|village|people|family|kingdom|home|homeland|order|city|court|pack|circle|town|country|guild|temple|island|land|forest|coven|church|monastery|colony|army} for|because_of|after {what~}',
      '<exiled> from|by|of <their> own? {home:tribe|clan|village|people|family|kingdom|home|homeland|order|city|court|pack|circle|town|country|guild|temple|island|land|forest|coven|church|monastery|colony|army}',
      'exiled|banished|outcast|disowned|expelled for|because_of {what~}',
      'exile|outcast of|from the|a|his|her|their? {home:tribe|clan|village|people|family|kingdom|homeland|order|city|court|pack|circle|town|country|guild|island|forest}',
      'exiled|banished|outcast|disowned|sent_away',
      'not|never welcome|accepted in|by|among <their> own? {home:tribe|clan|village|people|family|home|homeland|city|town}',
    ),
    usual: { home: 'home', what: 'something that is not talked about there' },
    other: ['elder', 'gatekeeper', 'cousin'],
    concept: [
      [
        'was cast out for {what} in front of everyone, and has not stopped arguing with them since',
        'v=1',
      ],
      ['took the blame for {what}, and went into exile with a loaf and a knife', 'v=2'],
    ],
    want: [
      ['to come home once, by the front gate, and be looked at', 'v=1'],
      ['to be asked back, and then to say no', 'v=2'],
    ],
    flaws: [
      [
        'leaves before being sent away',
        'When things go well for a month {P} begins to pack, so that nobody else has to bring it up.',
      ],
      [
        'has to show every group that {P.they} is worth keeping',
        '{P} takes the worst watch, the heaviest pack and the first blow, and counts who noticed.',
      ],
    ],
    event: [
      'They did it by daylight, with everyone present. {Q} read out that {P} was guilty of {what}, and asked who would speak for {P.them}. It was so quiet that one could hear the goats. So {P} walked out between the two lines of people {P.they} had grown up with, and the last in the line, very quickly, put a warm loaf into {P.their} hand. By evening {P} was in {town}, where nobody knew what the cut braid meant.',
      'The charge was {what}, and {P} could have cleared it up with one sentence. The sentence had the name of {Q} in it. {P} looked at {Q}, who looked at the ground, and so {P} said nothing, and was driven out before sunset with a knife and a skin of water. In {town} {P} told the gate guard that there was no home to go back to, and that was the first time it sounded true.',
    ],
    now: [
      [
        'In {town2} {P} met a trader from home, who bought {P.them} supper and would not sit at the same table.',
        'v=1',
      ],
      [
        '{Q} has sent [three|five|nine] letters to {town2}. {P} has read none of them, and has kept them all dry.',
        'v=2',
      ],
      '{P} still knows to the day when they cut the hay at home, and is bad company that week.',
      'In {town2} {P} found others who had been sent away from somewhere, and they keep a table at the inn, and a rule: no one is thrown out.',
    ],
    bond: [
      'The hand with the warm loaf: {P} knows whose it was, and will repay it.',
      'Home: {P} wears the knot of it under the shirt, where it cannot give offence.',
    ],
    hook: [
      [
        '{Q} needed {P} out of the way before the elders opened a sealed chest, and what is in it belongs to {P}.',
        'v=1',
      ],
      [
        '{Q} has confessed. The sentence was lifted a year ago, and whoever was sent to bring {P} the news has been killed on the way.',
        'v=2',
      ],
    ],
    realm: [
      'At home they have lost a war since, and the terms of the peace ask for {P}, by name and alive.',
    ],
    look: [
      '{P} has cut off one braid, as is done to those who are sent away, and will not let it grow back.',
      'There is a pale band on {P.their} arm, where the ring of home used to be.',
    ],
    manner: [
      '{P} waits to be asked before sitting down at a fire.',
      '{P} speaks ill of home, and gets up when anybody else does.',
      '{P} thanks people for food with the long words that one uses to strangers.',
    ],
    ideal: [
      '"Judge people after you have heard them. It takes a minute."',
      '"Home is whoever moves over on the bench."',
    ],
    woven: {
      story: [
        'Among {P.their} own people {P.name} is an outcast, sent away for {what}, and may not come back.',
        '{P.name} was cast out at home, for {what}, and has learned to pack in the dark.',
      ],
      flaws: [
        [
          'leaves before being sent away',
          'When things go well for a month {P.name} begins to pack, so that nobody else has to bring it up.',
        ],
      ],
      bond: ['Under the shirt {P.name} still wears the knot of home.'],
    },
  }),
  ofIdea({
    id: 'idea-between-peoples',
    asked: phrases(
      'rejected|shunned|hated|unwanted|despised|mistrusted|distrusted by both * peoples|races|sides|parents|families|worlds|cultures|her_peoples|his_peoples',
      'belongs to|in neither|no * people|side|world|worlds|race',
      'caught|torn|stuck|living|lives between two * worlds|peoples|families|cultures|sides',
      'rejected|shunned by humans|elves|orcs|dwarves and humans|elves|orcs|dwarves',
      'does|do not|never fit|belong in? anywhere|either',
      'mixed|half blood|breed',
    ),
    usual: {},
    other: ['aunt', 'grandmother', 'schoolmaster'],
    concept: [
      ['has two peoples and a place at the table of neither', 'v=1'],
      [
        'carried messages between two quarters of {town} that would both have liked to be rid of the messenger',
        'v=2',
      ],
    ],
    want: [
      ['to be asked in, once, without having to be useful first', 'v=1'],
      ['to find others of the same kind, and a street that is theirs', 'v=2'],
    ],
    flaws: [
      [
        'picks a side too fast, in order to have one',
        'In any quarrel {P} has sworn loyalty to somebody before hearing what it is about.',
      ],
      [
        'hears an insult in every question',
        'Asked "and where are you from?", {P} gives an answer that ends conversations.',
      ],
    ],
    event: [
      'In {town} the two peoples of {P} live on two sides of one street. On the one side {P} was too tall, on the other too loud. At the feast of one family {P.they} was put with the servants; at the feast of the other, {Q} put {P.them} at the high table as a joke, and the laughter went on for a long time. {P} finished the soup, bowed to both sides of the street, and took the road down the middle of it.',
      '{P} spoke both languages and so was sent across: with letters, with bills, with insults that had to be put politely. When the quarrel in {town} came to blows each side was sure that {P} had told the other where to strike. {Q} hid {P.them} in a cellar for [three|four|five] days, and asked through the door, more than once, which side it had really been.',
    ],
    now: [
      [
        'In {town2} {P} says at each inn that {P.they} comes from somewhere else, and is getting good at it.',
        'v=1',
      ],
      [
        '{P} earns bread in {town2} as an interpreter, and has twice prevented a war by translating badly.',
        'v=2',
      ],
      '{P} celebrates the feasts of both peoples, alone, and cooks for six.',
      'A child of the same kind in {town2} asked {P} whether it gets better, and {P} is still working on the answer.',
    ],
    bond: [
      'Two songs, one from each side, which go together if one sings them at once.',
      '{Q}, who let {P} in, though by the back door.',
    ],
    hook: [
      [
        'The parents of {P} did not die of the fever. They were made to leave by both families together, which is the one thing these have ever agreed on, and {Q} knows the address.',
        'v=1',
      ],
      [
        'It was {Q} who told each side where to strike, and {Q} who would profit if it began again.',
        'v=2',
      ],
    ],
    realm: [
      'Two crowns are about to sign a peace by marriage, and the only heir whom both bloods would have to accept is {P}.',
    ],
    look: [
      '{P} wears the knot of one people and the colours of the other, and neither would call it right.',
      'One can see both peoples in the face of {P}, and most people look for the one they like less.',
    ],
    manner: [
      '{P} changes accent in the middle of a sentence, according to who is listening.',
      '{P} sits down where two tables meet.',
      '{P} laughs first at jokes about {P.their} kind, before anyone else can.',
    ],
    ideal: ['"A bridge belongs to both banks, whatever they say."', '"I am not half of anything."'],
    woven: {
      story: [
        'Neither of the two peoples from whom {P.name} comes has ever made room for {P.them}.',
      ],
      manner: [
        '{P.name} changes accent in the middle of a sentence, according to who is listening.',
      ],
      ideal: ['{P.name} puts it like this: "I am not half of anything."'],
    },
  }),
  ofIdea({
    id: 'idea-bastard',
    asked: phrases(
      'bastard|illegitimate|unacknowledged|natural son|daughter|child|heir of|to a|an|the? {who}',
      "{who:noble|king|queen|duke|lord|baron|count|nobleman|emperor|prince}'s * bastard|illegitimate son|daughter|child?",
      'bastard|illegitimate son|daughter|child',
      'bastard',
      'unwanted|unloved|forgotten|seventh|youngest|third|middle son|daughter|child of a|an|the? {who}',
    ),
    usual: { who: 'a great house' },
    backgrounds: ['noble'],
    other: ['steward', 'half brother', 'old wet nurse'],
    concept: [
      ['is the child of {who} in everything but the papers', 'v=1'],
      [
        'was brought up behind the kitchens of {town} as a child of {who} whom nobody mentions',
        'v=2',
      ],
    ],
    want: [
      ['to be called by the name of the family once, aloud, in front of guests', 'v=1'],
      ['to do something so great that they will have to claim it', 'v=2'],
    ],
    flaws: [
      [
        'cannot bear to be served last',
        'A seat at the end of the table is enough, and {P} says something that moves everybody further down.',
      ],
      [
        'spends like an heir and earns like a groom',
        '{P} leaves tips of the size of wages, and then walks because the coach is too dear.',
      ],
    ],
    event: [
      'Everybody in {town} could see whose child {P} was: there is a portrait on the stair, with the same nose. There was a tutor, a pony, and a rule never to use the front door. When {P} came of age there was a dinner, with all of the family, and a place card that said "guest". {Q} had written it, in beautiful letters. {P} took it along, and left by the front door.',
      '{P} grew up behind the kitchens in {town}, and was told that the father was a soldier who had died. At the burial of {who.the} {Q} pulled {P} behind a pillar and put a seal ring into {P.their} hand: "It was meant for you. I was to throw it in the river." Within the week the room behind the kitchens was needed for something else.',
    ],
    now: [
      [
        '{P} shows the place card to landlords who ask for a name, and writes "guest" into the book.',
        'v=1',
      ],
      [
        'In {town2} a jeweller knew the ring at once, shut the shop, and begged {P} not to wear it in the street.',
        'v=2',
      ],
      'The lawful children have sent money to {town2} twice, on condition that {P} stays there. {P} bought a horse with it and rode back as far as the bridge.',
      '{P} learned to fight from the grooms and to bow from the tutor, and mixes them up under pressure.',
    ],
    bond: [
      'A half sister, who writes in secret and signs with a drawing of a pony.',
      'The ring or the name, neither of which {P} may use in {town}.',
    ],
    hook: [
      [
        'There is a paper that makes {P} the lawful heir. {Q} has kept it for {years} years, at first out of love, then out of fear.',
        'v=1',
      ],
      [
        'The last lawful heir is dying, and two parties in the house are looking for {P}: one with a coach, one with a rope.',
        'v=2',
      ],
    ],
    realm: [
      'The line that sits on the throne ends with this winter, unless somebody produces {P}.',
    ],
    look: [
      '{P} has the nose of the portrait on the stair, and turns the head so that people see it.',
      'The clothes of {P} were cut for a richer person of the same build, and the crest has been unpicked.',
    ],
    manner: [
      '{P} says "my family" and looks to see who smiles.',
      '{P} knows which fork it is, and uses the other one.',
      '{P} is at ease with grooms and cooks, and stiff with anyone who has a title.',
    ],
    ideal: [
      '"A name is what one is called when one is needed."',
      '"Blood is what is spilt. What counts is who comes to help."',
    ],
    woven: {
      story: [
        '{P.name} is a child of {who} whom no paper mentions, and grew up with the back stairs for a home.',
      ],
      want: ['to be called by the name of the family once, aloud, in front of guests'],
      look: ['In a certain light {P.name} has the nose of a portrait that hangs in a great house.'],
      bond: ['A half sister writes to {P.name} in secret.'],
    },
  }),
  ofIdea({
    id: 'idea-restore',
    asked: phrases(
      'restore|reclaim|rebuild|regain|win_back|take_back|restoring|reclaiming|get_back|recover <their> * {what:honor|honour|name|house|throne|family|home|kingdom|birthright|lands|land|clan|order|temple|monastery|reputation|crown|fortune|village|homeland|title|inheritance|legacy|glory}',
      'disgraced|fallen|impoverished|ruined|bankrupt|dispossessed|stripped|destitute|penniless|former * <noble>|house|family|title|titles|heir',
      'family|house|father|parents lost|lose all|their|his|her|everything|its? * fortune|money|lands|title|titles|wealth|everything|honor|honour',
      'rightful heir|king|queen|ruler|lord|duke|prince|princess|owner',
      'disinherited|usurped|deposed|dethroned',
      'lost <their> {what:throne|crown|title|titles|lands|fortune|kingdom|inheritance|castle}',
    ),
    usual: { what: 'name' },
    backgrounds: ['noble'],
    other: ['old steward', 'new owner', 'creditor'],
    concept: [
      ['was to inherit a great house near {town}, and owns the key to it and nothing else', 'v=1'],
      ['saw the family crest taken down in {town}, and knows who holds the ladder now', 'v=2'],
    ],
    want: [
      ['to restore what was lost, and to walk in by the front door', 'v=1'],
      ['to see the {what} clean again, before those who remember it are dead', 'v=2'],
    ],
    flaws: [
      [
        'lives by the rules of a house that is gone',
        '{P} challenges, bows and toasts in situations in which others run.',
      ],
      [
        'signs for what {P.they} cannot pay',
        '{P} orders for the whole table, on a name that has no credit.',
      ],
    ],
    event: [
      'It took one afternoon. Men with lists went through the house near {town} and stuck a number on everything, on the piano, the beds, the portraits. {P} stood in the hall, with a number on the collar, which some wit had put there. {Q} took it off, and pressed the key of the house into {P.their} hand: the new owners would change the locks, but not the back door, as nobody knew of it.',
      'The family of {P} was accused of treason, on a Monday, and by Friday the crest had been hacked off the gate in {town}. {P.their} father signed a confession and died of it. {P} has read that confession [five|six|seven] hundred times: it has a spelling mistake that he would never have made. {Q} witnessed it, and lives very well in the east wing.',
    ],
    now: [
      ['{P} has been in the house by night, twice, to wind the clocks.', 'v=1'],
      ['A schoolmaster in {town2} knows somebody who always makes that mistake.', 'v=2'],
      'Old servants in {town2} still get up when {P} comes in, and slip money into the coat.',
      'Piece by piece {P} has bought back [four|six|eight] spoons.',
    ],
    bond: [
      'The old servants, who were not paid for the last year and will be.',
      'The key, the crest, and a portrait cut from its frame, which {P} has rolled up in the pack.',
    ],
    hook: [
      [
        '{Q} arranged the ruin, in order to hide the house from a worse enemy, and the deed of gift lies behind the clock.',
        'v=1',
      ],
      [
        'It was treason. The confession was true except for who had signed it: the father took it on himself for {P.their} mother, who is alive.',
        'v=2',
      ],
    ],
    realm: [
      'With that house goes the right to one vote in the choosing of a ruler, and it will be the deciding one.',
    ],
    look: [
      '{P} wears the family ring on a string, and a coat that was made for a better time.',
      'There is a pale patch on the breast of {P.their} coat, where a crest used to be.',
    ],
    manner: [
      '{P} dresses for dinner, also in caves.',
      '{P} speaks to innkeepers as to a host, and to thieves as to a guest.',
      '{P} never sits on a number, a crate or a coffin.',
    ],
    ideal: [
      '"A house is what one does for those who belong to it."',
      '"Honour is what is left when the furniture is gone."',
    ],
    woven: {
      story: [
        'The family of {P.name} lost everything in one week, and the key that {P.they} carries still fits the back door.',
      ],
      want: ['to restore what was lost, and to walk in by the front door'],
      manner: ['{P.name} dresses for dinner, also in caves.'],
      look: ['{P.name} wears a family ring on a string.'],
    },
  }),
];
