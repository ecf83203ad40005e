import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Whether a trade is what the character is, has been or does beside the class: "ship's cook turned adventurer". */
const trade = (nouns: string): RegExp =>
  new RegExp(
    String.raw`\b(?<!(?:hates|fears|killed|robbed|of|by|with|for|the|loves|against) (?:an? |the |his |her |their )?)(?<what>(?:(?:ship's|army|castle|court|village|tavern|royal|town|master|camp) )?(?:${nouns}))\b(?!'s|-)`,
    'u',
  );

/** Ideas that name a trade of peace. */
export const ideasOfTrades: readonly AskedDeparture[] = [
  {
    id: 'idea-kitchen-trade',
    asked: trade(
      'cook|chef|baker|brewer|innkeeper|barkeep|bartender|barmaid|butcher|confectioner|cheesemaker|vintner|winemaker|distiller|miller|tavern keeper|brewmaster|pastry chef',
    ),
    usual: { what: 'cook' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    other: ['steward', 'rival from next door', 'wine merchant'],
    concept: [
      ['was a {what} in {town} until a guest of rank died at the table', 'v=1'],
      ['was a {what} in {town}, and left to find out what the old recipe leaves out', 'v=2'],
    ],
    want: [
      ['to prove that it was not the food', 'v=1'],
      ['to make once, properly, what the founder of the house made', 'v=2'],
    ],
    flaws: [
      [
        'tastes everything, also [poisons|evidence]',
        'Before anyone can say a word {P} has a finger in it, and says what is missing.',
      ],
      [
        'cannot leave anyone hungry',
        '{P} has fed [prisoners|pursuers|an ogre], and one of these came back with friends.',
      ],
    ],
    event: [
      '{P} was a {what} in {town}, and a good one. On the night of the great supper a guest of rank took one mouthful, smiled and fell. {Q} had carried the dish from {P} to the table. Nobody looked at {Q}. {P} got out by the coal chute with a knife and a spoon, and took the rest of the dish along.',
      '{P} was a {what} in {town}, as was the custom in the family, and worked from a recipe with a hole burnt in it. One day a stranger tasted, put down a gold coin, and said, "Nearly." {Q} ran after that stranger and came back pale, and would only say which way he had gone.',
    ],
    now: [
      [
        'In {town2} an apothecary smelled what is left of the dish, and asked for a day. The shop has been shut since.',
        'v=1',
      ],
      ['In {town2} {P} found the same recipe, with a hole in another place.', 'v=2'],
      '{P} cooks or pours for every camp, and tells by the plates who is not well.',
      '{P} has worked in {few} kitchens on the way to {town2}, and was missed in all of them.',
    ],
    bond: [
      'A pot or cask that has been in the family longer than the house.',
      'The guests of {town}, who do not believe it, and have written so.',
    ],
    hook: [
      [
        "The guest is not dead, but wished to be believed so, and {Q} put the drops in with that guest's own money. Now it is {Q} who has to go.",
        'v=1',
      ],
      [
        'What was burnt out is not a spice but a name: the founder cooked for something under {town} so that it would sleep, and it has been getting "nearly" for {years} years.',
        'v=2',
      ],
    ],
    realm: [
      'That supper was to seal a treaty between two crowns, and armies stand ready to avenge it.',
    ],
    look: [
      '{P} has burns on both forearms, in rows, like a {what} of long standing.',
      'There is flour, malt or fat somewhere on {P}, on any day, and a clean cloth over one shoulder.',
    ],
    manner: [
      '{P} judges people by what they leave on the plate.',
      '{P} sharpens knives while thinking, and puts salt on the table in order to make a point.',
      '{P} gives orders as a {what} does: short, loud, and with thanks afterwards.',
    ],
    ideal: ['"Enemies can be dealt with after supper."', '"Nobody lies well with a full mouth."'],
  },
  {
    id: 'idea-garden-trade',
    asked: trade(
      'gardener|herbalist|beekeeper|farmer|farmhand|shepherd|shepherdess|goatherd|orchard keeper|florist|fisherman|fisher|forester|woodcutter|farm boy|farm girl|milkmaid|swineherd|vine grower|mushroom farmer',
    ),
    usual: { what: 'gardener' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    backgrounds: ['farmer'],
    other: ['landowner', 'seed merchant', 'neighbour'],
    concept: [
      ['was a {what} near {town} until something came up that nobody had sown', 'v=1'],
      ['was a {what} near {town}, and lost the land by a false measure', 'v=2'],
    ],
    want: [
      ['to find out where that seed came from, before it flowers elsewhere', 'v=1'],
      ['to get back the land, as it was, with the old boundary stones', 'v=2'],
    ],
    flaws: [
      [
        'stops for everything that grows or limps',
        'On the way to anything urgent {P} ties up [a vine|a broken branch], or the leg of a lamb.',
      ],
      [
        'is more patient than the matter allows',
        '"It will come," says {P}, of [reinforcements|a confession|rain], and sits down.',
      ],
    ],
    event: [
      '{P} worked as a {what} near {town}, for {Q}, and knew every inch of the ground. In one spring something grey came up in a ring, and what ate of it walked in circles until it fell. {P} burned the ring. {Q} had already sold some of it, to a buyer who wanted all that there was.',
      '{P} was a {what} near {town} on land that had been in the family since the old wall was built. Then {Q} came with a new chain, measured, and found that it had never been theirs. {P} walked the boundary that night with a candle. Each stone had been moved by the same eleven paces.',
    ],
    now: [
      [
        'In {town2} the same grey ring stood in a park, and had a fence round it and a guard.',
        'v=1',
      ],
      ['In {town2} a surveyor confessed, in wine, to {few} other chains of that sort.', 'v=2'],
      '{P} carries seeds from home, and sows a few wherever somebody has been kind.',
      '{P} reads weather, soil and animals as others read letters, and is seldom wrong.',
    ],
    bond: [
      'A spade, hook or staff from home, with a handle that fits only one hand.',
      'The land near {town}, on which others walk now.',
    ],
    hook: [
      [
        '{Q} sowed it, by order, as a trial. It was a success, and the buyer needs only the one who can burn it out of the way: {P}.',
        'v=1',
      ],
      [
        'Something lies under that land at the old boundary, and the stones were its bars. {Q} was told eleven paces by a voice in the ground.',
        'v=2',
      ],
    ],
    realm: [
      'By harvest the same thing will have happened to the granaries of {few} provinces, and a realm will have to kneel for bread.',
    ],
    look: [
      '{P} has earth in the lines of both hands, and a hat that has been rained on for years.',
      'There is always something green in {P.their} buttonhole, and it is mostly useful.',
    ],
    manner: [
      '{P} speaks of people as of plants: what they need, and what they will be like in spring.',
      '{P} gets up with the light, and has been round everything before the others are awake.',
      '{P} rubs a leaf between two fingers before saying what this place is like.',
    ],
    ideal: [
      '"One leaves the ground better than one found it."',
      '"What has roots can wait, and what has none makes the noise."',
    ],
  },
  {
    id: 'idea-craft-trade',
    asked: trade(
      'blacksmith|smith|carpenter|mason|tailor|seamstress|cobbler|shoemaker|weaver|potter|glassblower|jeweler|jeweller|goldsmith|locksmith|clockmaker|watchmaker|toymaker|bookbinder|painter|sculptor|candlemaker|tanner|cartwright|wheelwright|shipwright|bowyer|fletcher|leatherworker|inventor|tinkerer|tinker|alchemist|apothecary|librarian|scribe|clerk|accountant|teacher|schoolteacher|barber|undertaker|gravedigger|postman|courier|messenger|merchant|peddler|pedlar|maid|butler|servant|fisherwoman|stablehand|groom|miner|lighthouse keeper',
    ),
    usual: { what: 'smith' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    backgrounds: ['artisan'],
    other: ['best customer', 'partner', 'guild warden'],
    concept: [
      ['had a good name in {town} until one order came that should have been refused', 'v=1'],
      [
        'was not taken seriously by anyone in {town}, until the guild needed somebody to blame',
        'v=2',
      ],
    ],
    want: [
      ['to undo that one piece of work', 'v=1'],
      ['to be respected as a {what}, in {town}, by the very people who laughed', 'v=2'],
    ],
    flaws: [
      [
        'cannot leave bad work alone',
        '{P} sees what is badly done and does it again, also in the houses of enemies, also at night.',
      ],
      [
        'will not be hurried and will not be helped',
        '"It takes as long as it takes," says {P}, with the door already burning.',
      ],
    ],
    event: [
      '{P} was a {what} in {town}, and {Q} was the best customer. One day {Q} ordered something in parts, a part each month, paid well, and never said what it was for. When it was done {P} understood, an hour too late, what a {what} had helped to do, and that there were no other hands in it.',
      '{P} was a {what} in {town}, careful and cheap, and people called that luck. When {few} houses fell ill, or fell down, {Q} told the guild that it had been the work of {P}. They broke {P.their} tools in the square. Under the broken bench lay a mark that {P.they} had never used, and {P} took it along.',
    ],
    now: [
      ['In {town2} {P} saw the whole of it for the first time, in use, and was thanked.', 'v=1'],
      ['In {town2} the same mark was on goods that sell very well.', 'v=2'],
      '{P} works for small coins on the road, and leaves each thing better than it was.',
      'A new set of tools is nearly complete; the last piece will have to be made by {P.them}, and {P} keeps putting it off.',
    ],
    bond: [
      'One tool that came through it all, with a handle worn to the shape of {P.their} hand.',
      'A former apprentice, who believes in {P} and works on in {town} in secret.',
    ],
    hook: [
      [
        '{Q} kept back one part, so that {P} would have to be fetched to repair it. It is beginning to fail, and what it holds is beginning to notice.',
        'v=1',
      ],
      [
        'The mark is that of {Q}, who sold bad goods under {P.their} name for years, and has a buyer for a much larger lot.',
        'v=2',
      ],
    ],
    realm: [
      'The same hands have supplied the palace and {few} fortresses, and on an agreed day all of it is meant to fail.',
    ],
    look: [
      '{P} has the eye of a {what}, and cannot help measuring things with it.',
      'From the belt of {P} hang the tools of a {what}, where others wear a second blade.',
    ],
    manner: [
      '{P} picks up whatever lies on the table, turns it round, and says how it was made and by whom.',
      '{P} explains everything by an example from the days as a {what}.',
      '{P} works with the hands while listening, and remembers every word.',
    ],
    ideal: [
      '"One signs what one does."',
      '"Good work is the only title that cannot be inherited."',
    ],
  },
  ofIdea({
    id: 'idea-former-trade',
    facets: ['former'],
    other: ['last customer', 'old foreman', 'successor'],
    concept: [
      ['was a {what} in {town} for {years} years, and one morning put everything down', 'v=1'],
      ['was a {what} until something happened in {town} that made it impossible to go on', 'v=2'],
    ],
    want: [
      ['to find out whether the other life was there all the time', 'v=1'],
      ["to make good one day's work as a {what}", 'v=2'],
    ],
    flaws: [
      [
        'thinks like a {what} to this day',
        'Faced with a dragon {P} sees it as a {what} would, and has to be pulled away by the belt.',
      ],
      [
        'is ashamed of it or proud of it, and always at the wrong time',
        'Among fine people {P} talks shop, and among {P.their} own sort {P.they} pretends to have forgotten.',
      ],
    ],
    event: [
      '{P} was a {what} in {town}, like a good many people there, and might have stayed one. Then came the morning on which {P.their} hands would not. It was not an illness; they had simply finished with it. {Q} looked at what lay there half done, and said that such a thing happens once in a hundred years, and that one should then go and see what the hands want instead. They wanted this.',
      'As a {what} {P} did not ask what the work was for. That changed in {town}, on a day when the work was done well and somebody came to grief through it. {Q}, who had ordered it, paid in full and added something for keeping quiet. {P} gave back the extra, then the rest, and then the tools, and has been learning another trade since, the one that helps against people like {Q}.',
    ],
    now: [
      [
        'In {town2} they needed a {what}, and {P} lent a hand for a day. It was still there, all of it, like a language.',
        'v=1',
      ],
      ['{Q} has moved to {town2}, and has a new {what}.', 'v=2'],
      '{P} can tell by looking whether somebody in that line of work is any good, and cannot keep it to {P.themself}.',
      'Old friends from the days as a {what} turn up in {town2}, and {P} pays.',
    ],
    bond: [
      'The people {P} worked beside as a {what}, who still keep a hook free for the coat.',
      'One tool from those days, with the grip worn to {P.their} hand.',
    ],
    hook: [
      [
        'It was not the hands. {Q} had given {P} something to drink, so that {P.they} would look up from the work before it was too late.',
        'v=1',
      ],
      [
        'Whoever came to grief did not die, and is training somebody for the day when {P} comes back.',
        'v=2',
      ],
    ],
    realm: [
      'The last piece of work that {P} did as a {what} has ended up in a throne room, and is beginning to do what it was made for.',
    ],
    look: [
      '{P} has the hands of a {what}, and there is no hiding it.',
      'On {P.their} belt hangs a tool from the days as a {what}, polished by now.',
    ],
    manner: [
      '{P} explains everything by an example from the days as a {what}.',
      '{P} gets up at the hour at which a {what} has to.',
      '{P} tests things with a thumb before trusting them.',
    ],
    ideal: [
      '"Honest work does not stop being honest because one has left it."',
      '"One may begin again. It just costs the same as the first time."',
    ],
    woven: {
      story: [
        'Before that {P.name} was a {what}, and not a bad one, until the morning on which it was over.',
      ],
      manner: ['{P.name} explains everything by an example from the days as a {what}.'],
      look: ['{P.name} still has the hands of a {what}.'],
    },
  }),
];
