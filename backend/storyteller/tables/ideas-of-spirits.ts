import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about the dead who stay, and those who came back. */
export const ideasOfSpirits: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-spirit-companion',
    asked: phrases(
      'whose|his|her|their * patron|mentor|guide|companion|ghost|spirit|guardian|familiar|sword|voice|conscience is|was <their> dead|late|deceased|own|murdered? * {who:<kin>}',
      'haunted|followed|guided|advised|accompanied|protected by <their>|the|a|an ghost|spirit|voice|memory|ghosts|spirits of|from? <their>|a|an|the? * {who}',
      'haunted|followed|guided|advised|accompanied|possessed by <their> dead|late|deceased|murdered? {who:<kin>}',
      'ghost|spirit|soul of <their> * {who:<kin>|master|mentor|teacher|captain|victim|victims}',
      'talks|speaks|argues to|with <their> dead|late|deceased {who:<kin>}',
      "{who:<kin>}'s ghost|spirit|soul",
      "carries <their> dead|late|deceased * {who:<kin>}'s",
    ),
    usual: { who: 'grandmother' },
    other: ['medium', 'cousin', 'parish priest'],
    concept: [
      ['is never alone: a dead {who.bare} came along from {town}, and has opinions', 'v=1'],
      [
        'made a promise at the deathbed of the {who.bare} in {town}, and is being reminded of it daily',
        'v=2',
      ],
    ],
    want: [
      ['to find out what keeps the {who.bare} here, and then to decide whether to mend it', 'v=1'],
      ['to keep that promise, so that both of them can rest', 'v=2'],
    ],
    flaws: [
      [
        'argues aloud with somebody whom nobody else sees',
        'In the middle of a parley {P} turns aside and hisses "not now".',
      ],
      [
        'does what the {who.bare} would have done, wise or not',
        'In doubt {P} follows the taste of a dead {who.bare}, who never liked [elves|lawyers|stairs].',
      ],
    ],
    event: [
      'The {who.bare} of {P} died in {town}, in a good bed, and was in the kitchen again the next morning, complaining about the speeches. Only {P} could see it. {Q} said that it would pass with the first snow. It has snowed [four|six|eight] times since, and when {P} left home there was a second set of footprints for the first mile.',
      '"Promise me," said the {who.bare} on the last evening in {town}, and {P} had promised before hearing what. Then the breath went. The rest of the sentence came three nights later, from the foot of the bed. {Q}, who slept in the same room, heard only how {P} answered: "But that is on the other side of the world."',
    ],
    now: [
      [
        'In {town2} the {who.bare} fell silent before a certain house, and would not speak for [three|five|nine] days.',
        'v=1',
      ],
      [
        '{P} has reached {town2}, which is about a third of the way, as the {who.bare} points out.',
        'v=2',
      ],
      'The voice lends {P} strength when it matters, and asks afterwards whether {P} has eaten.',
      '{P} lays a second place at table, and landlords have learned not to ask.',
    ],
    bond: [
      'The {who.bare}, dead or not: {P} would miss the nagging.',
      'A pipe, a thimble or a shawl of the {who.bare}, in which the voice lives as in a house.',
    ],
    hook: [
      [
        'It is not the {who.bare}. It has been wearing that voice since the burial, and has grown fond of {P}, which it had not planned.',
        'v=1',
      ],
      [
        'The promise is the end of a much older bargain, and {Q} has known since that night what happens to the one who keeps it.',
        'v=2',
      ],
    ],
    realm: [
      'All the dead of that line speak through one mouth by now, and they remember where a crown was hidden, and who was killed for it.',
    ],
    look: [
      "A shawl that smells of another person's pipe lies round {P.their} shoulders, and moves a little without wind.",
      '{P} always leaves the chair by the stove empty.',
    ],
    manner: [
      '{P} listens, sighs, and says "yes, I know".',
      '{P} translates the remarks of the {who.bare} into something more polite.',
      '{P} says goodnight twice.',
    ],
    ideal: [
      '"One keeps one\'s word to the dead, since they cannot let one off."',
      '"Family is who still nags when it is over."',
    ],
    woven: {
      story: [
        'A dead {who.bare} goes with {P.name}, unseen by others, and comments on everything.',
      ],
      manner: ['{P.name} listens to a dead {who.bare}, sighs, and says "yes, I know".'],
      bond: ['{P.name} would miss the {who.bare}, nagging and all.'],
    },
  }),
  ofIdea({
    id: 'idea-came-back',
    asked: phrases(
      'died and|but came|was|has|returned|got|came_back back|brought_back|resurrected|revived|returned|rose *',
      'came|brought|returned|back|risen from the dead|grave|beyond',
      'came_back|returned|brought_back wrong|different|to_life',
      'was|been resurrected|revived|reanimated|killed_and_brought_back',
      'undead|revenant|zombie|skeleton|reborn',
      'already|once|technically|actually|secretly dead|died',
    ),
    usual: {},
    other: ['gravedigger', 'chaplain', 'sister'],
    concept: [
      ['died in {town} on a Tuesday, and was back by the end of the week', 'v=1'],
      ['woke up in a coffin at {town} with a coin under the tongue that has no king on it', 'v=2'],
    ],
    want: [
      ['to learn who paid for it, and with what', 'v=1'],
      ['to use the second time better than the first, for as long as it lasts', 'v=2'],
    ],
    flaws: [
      [
        'takes risks like somebody who has nothing to lose',
        '{P} goes first across every rotten bridge: the worst has happened already, and was not so bad.',
      ],
      [
        'forgets what the living need',
        'On the second night of a march {P} has to be reminded that the others eat, sleep and feel the cold.',
      ],
    ],
    event: [
      'There is no doubt about it: the wound, the doctor, the burial, and [three|four|five] people of {town} who threw earth. {P} remembers a shore, and a door, and a voice behind it that said, quite politely, "not this one". Then there were hands. {Q} had dug {P} up alone, in the night, and was as surprised as {P} was to be greeted.',
      '{P} woke up in the dark at {town}, and it took a night to break the lid. Under the tongue there was a coin. The grave stone gave a date that was [five|six|seven] weeks old. {Q}, who came to cut the grass, sat down very slowly, and then shared a breakfast with {P}, who had no hunger and ate it out of politeness.',
    ],
    now: [
      [
        '{Q} says that it was grief. {P} has found the receipt of a hedge witch in {town2}, and the price is not written in money.',
        'v=1',
      ],
      [
        'A money changer in {town2} would not touch the coin, and closed the shop for a week.',
        'v=2',
      ],
      'Candles burn lower when {P} is near, and small animals either flee or fall asleep.',
      'Now and then {P} hears the surf of that shore in the middle of a talk, and loses the thread.',
    ],
    bond: [
      '{Q}, who would not leave well alone.',
      'A gravestone with {P.their} name on it, which {P} keeps tidy.',
    ],
    hook: [
      [
        'Somebody else went through that door in the place of {P}, and {Q} chose who it was.',
        'v=1',
      ],
      [
        'The coin is a fare that was never paid. The ferryman has begun to ask for it, and shows himself in still water.',
        'v=2',
      ],
    ],
    realm: [
      'Since that day nobody who dies within [four|six|eight] days of {town} goes where they should, and two gods each blame the other.',
    ],
    look: [
      '{P} is pale, with cold hands, and casts a shadow that is a little late.',
      'Under the collar of {P} is the scar of the wound that did it, which has not closed so much as stopped.',
    ],
    manner: [
      '{P} is never in a hurry.',
      '{P} reads gravestones as others read menus.',
      '{P} laughs at threats, not out of courage, but as at a story one has heard before.',
    ],
    ideal: [
      '"It is all extra now. One should share it."',
      '"Nobody is finished until they have said so themselves."',
    ],
    woven: {
      story: [
        '{P.name} has been dead once already, and remembers a shore, a door and a polite voice.',
      ],
      look: [
        'The hands of {P.name} are always cold, and under the collar is a scar that ought to have been the end.',
      ],
      manner: ['{P.name} is never in a hurry.'],
    },
  }),
  ofIdea({
    id: 'idea-beast-within',
    asked: phrases(
      '{what:werewolf|vampire|lycanthrope|werebear|wererat|weretiger|dhampir|ghoul|were-creature|vampire_spawn}',
      'turning|becoming|changing|transforming slowly? into? a|an {what:werewolf|vampire|beast|monster|wolf|bear|demon|ghoul}',
      'turned into|to a|an {what:werewolf|vampire|beast|monster|wolf|bear|demon|ghoul} *',
      'curse|cursed|infected of|with|by lycanthropy|vampirism|the_wolf',
      'monster|beast|demon|something|devil|dragon inside|within|in him|her|them|his_head|her_head|their_head|his_body|her_body',
      'possessed by {what}',
      'shares|sharing <their>? * body|mind|head|soul with {what}',
      'possessed',
    ),
    usual: { what: 'beast' },
    other: ['hunter', 'nurse', 'bell ringer'],
    concept: [
      ['was bitten near {town}, and has a second self that keeps other hours', 'v=1'],
      [
        'has something inside, and has kept it in with a rule, a chain and bad poetry since a night in {town}',
        'v=2',
      ],
    ],
    want: [
      ['to be rid of it, or at least to be asked first', 'v=1'],
      ['to make a peace with what is inside that both can live with', 'v=2'],
    ],
    flaws: [
      [
        'gives in to the other one when cornered',
        'If all is lost {P} stops holding on, and wakes up later among people who no longer look {P.them} in the eye.',
      ],
      [
        'disappears at the worst hour without a word',
        'When the night comes {P} is gone from the camp, with the chain, and friends have to win the fight alone.',
      ],
    ],
    event: [
      'It happened on the road to {town}, and {P} thought that it had been a dog. The first night of it was spent in the barn of {Q}, of which little is left. {Q} did not call the watch, but brought water, a blanket and a calendar, and put a cross on it. They have put crosses on it together ever since, and {P} has always been far from people in time, except once.',
      '{P} has known since a fever in {town} that there is somebody else in there: a {what.bare}, patient, old, and much stronger. It talks in the hour before sleep. The night it first got out, {Q} stood in the door with a lamp, and did not run, and talked to it until the morning. {P} remembers none of that, and {Q} will not say what it answered.',
    ],
    now: [
      [
        'About that one night there is a song in {town2}. {P} has paid [three|five|nine] singers not to sing it.',
        'v=1',
      ],
      ['It knew the way in {town2}, where {P} had never been, and greeted a house.', 'v=2'],
      '{P} buys iron, rope and raw meat in each new town, in three different shops.',
      'A healer in {town2} said that it can be lifted, wrote down the price, and tore the paper up again.',
    ],
    bond: [
      '{Q}, who has seen it, and stayed.',
      'A calendar full of crosses, which {P} keeps more carefully than money.',
    ],
    hook: [
      [
        'What bit {P} was somebody from {town}, who has watched over {P} ever since, full of guilt and pride. It is {Q}.',
        'v=1',
      ],
      [
        'The {what.bare} was put into {P} for safekeeping. Whoever did it will come for it, and has no further use for the box.',
        'v=2',
      ],
    ],
    realm: [
      'A prince breeds soldiers of that kind, and needs the blood of the first who learned to hold it in: {P}.',
    ],
    look: [
      'The eyes of {P} catch the light as those of animals do.',
      '{P} wears a chain as a belt, with a padlock, and has marks on both wrists that fit it.',
    ],
    manner: [
      '{P} knows the phase of the moon, and asks for it anyway.',
      '{P} gets up from the table in mid-sentence and walks round the house until it has passed.',
      '{P} speaks softly, and more softly when angry.',
    ],
    ideal: [
      '"What one is counts for less than what one does about it."',
      '"It may have the nights. I keep the days."',
    ],
    woven: {
      story: [
        '{P.name} shares a body with something else, a {what.bare}, and has paid for every night on which it got out.',
      ],
      flaws: [
        [
          'gives in to the beast when cornered',
          'If all is lost {P.name} stops holding on, and wakes up later among people who look away.',
        ],
      ],
      look: ['{P.name} wears a chain as a belt, and has marks on both wrists that fit it.'],
      manner: ['{P.name} knows the phase of the moon, and asks for it anyway.'],
    },
  }),
  ofIdea({
    id: 'idea-patron',
    asked: phrases(
      'whose patron is {who}',
      'patron is {who}',
      'with {who} as a|an|the|his|her|their patron',
      'pact|deal|bargain|contract|agreement with {who}',
      'sold <their> soul to|for {who}',
      'sold <their> soul',
      'trick|cheat|outwit|outsmart|escape|fool|betray|deceive {who:the_devil|a_devil|her_patron|his_patron|their_patron|a_demon|death}',
      'serves|serving|bound|servant|owes to? {who:a_demon|a_devil|a_fiend|the_devil|an_archfey|an_old_one|an_archdevil|a_fey_lord|a_hag|a_djinn|a_genie|a_lich|a_dragon}',
      'escape|break|out_of|get_out_of|leave <their>? * pact|contract|deal|patron|bargain',
      'secretly worships|worshipping|serves|serving {who}',
      'worships|worshipping|serves {who:a_demon|a_devil|an_evil_god|a_dark_god|the_god_of_death|a_spider_goddess|a_cult|an_old_god|demons|devils}',
      'pact',
    ),
    usual: { who: 'something under the hill' },
    classes: ['warlock'],
    tellsCalling: true,
    other: ['witness to the bargain', 'lamplighter', 'confessor'],
    concept: [
      ['lives by a pact with {who}, on terms that were agreed in {town} in a hurry', 'v=1'],
      [
        'made a pact with {who} one night in {town}, and has been reading the terms ever since',
        'v=2',
      ],
    ],
    want: [
      ['to know what {who.the} wants in the end', 'v=1'],
      ['to get out of the bargain without anybody else having to pay', 'v=2'],
    ],
    flaws: [
      [
        'asks {who.the} first, and friends later',
        'Before a decision {P} goes outside for a moment, talks to nobody, and comes back with another opinion.',
      ],
      [
        'makes small bargains about everything',
        'A cup of tea from {P} comes with conditions, out of habit, and {P} keeps to them.',
      ],
    ],
    event: [
      '{P} had called for help in an empty house at {town}, not expecting any. It was {who} that answered, and the price was so small: a name, a candle now and then, and a favour that would be named later. {Q} was there, and heard only one half of the conversation. Everything that {P} asked for that night came true by breakfast.',
      'It was that or the river. {P} was at the end of every road when {who} spoke, in a night in {town}, and offered a way back. There was a contract. {P} signed without reading it. {Q} read it a week later, upside down, over a shoulder, and has not been able to laugh since.',
    ],
    now: [
      [
        '{P} has done [three|four|five] errands by now. None was wrong in itself. Together they have begun to look like something.',
        'v=1',
      ],
      [
        'A lawyer in {town2} has found a gap in the second clause, and {P} needs [five|six|seven] witnesses who can be trusted.',
        'v=2',
      ],
      'In the hour before dawn {P} answers questions about the day, aloud, and now and then is praised.',
      'Somebody in {town2} serves the same power. They recognised each other by the candle, and both looked away.',
    ],
    bond: [
      '{Who}, who was there when nobody else was.',
      '{Q}, who knows about it, and has not turned away.',
    ],
    hook: [
      [
        'The favour has been done already. It was the day on which {P} introduced {Q} to a stranger.',
        'v=1',
      ],
      [
        'The contract has two names on it. {Q} signed below, so that half of the price would fall on somebody else.',
        'v=2',
      ],
    ],
    realm: [
      '{Who} has [four|six|eight] such servants near as many thrones, and {P} is the only one who has ever asked what for.',
    ],
    look: [
      'A candle stub hangs from {P.their} belt, and is warm when there is news.',
      'On the inside of {P.their} wrist is a signature, in a hand that is not {P.their} own.',
    ],
    manner: [
      '{P} tilts {P.their} head as if somebody were whispering, and then disagrees.',
      '{P} reads everything twice before signing, by now.',
      '{P} never says "I promise", and never says "I owe you".',
    ],
    ideal: [
      '"Everybody serves something. I at least know its name."',
      '"A bargain binds two. I remind it of that."',
    ],
    woven: {
      story: ['{P.name} has an understanding with {who}, and the terms were agreed in a hurry.'],
      want: ['to know what {who.the} wants in the end'],
      manner: [
        'Before a decision {P.name} goes outside for a moment, talks to nobody, and comes back with another opinion.',
      ],
      look: ['On the inside of one wrist {P.name} has a signature in another hand.'],
    },
  }),
];
