import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A feast for a hero who was a monster. That is so; the question is who says it, and what then. */
export const feastLie: MatterKernel = {
  id: 'feast-lie',
  sort: ['event', 'claim', 'site', 'person'],
  about: /\b(?:hero|heroes|saint|champion|founder|conqueror|general|saviou?r|legend)\b/,
  tells: [
    {
      nouns:
        'feast festival statue parade holiday monument celebration ceremony anniversary banquet day hero saint founder legend village town',
      says: '- be celebrate honour honor worship lie hold',
    },
  ],
  tones: everyTone,
  escort: ['people', 'beast'],
  frame: {
    companions: [
      [
        'Those beside {A} are people of {town} who love the hero. Whoever reads out one line of the pages, loudly (an action), has them all stop for a round, and {few} of them sit down.',
        'escort=people',
      ],
      [
        "The hounds of the hero's house have been bred for the parade, and look for somebody who claps.",
        'escort=beast',
      ],
    ],
    hoards: [
      "What was taken from the hill and belongs to nobody's family any more lies at {lair}; {B} divides it, and gives the party {items}, and {worth}.",
      "The hero's own treasure lies behind the boxes: {items}, and {worth}. Neither {A} nor {B} will touch it.",
    ],
    ownMagic: [
      [
        '*Speak with Dead* on the hero: the hero answers gladly, in a firm voice, and adds that it was good land. It is worth more before witnesses, and {A} has had the jaw removed; it lies at {lair}.',
        'tone!=whimsical level>=5',
      ],
      [
        '*Zone of Truth* at {deadline}: {A} would have to stand in it, as host of the toast, and has asked for a chair.',
        'level>=3',
      ],
      [
        '*Legend Lore* on the hero gives the song; asked a second time, the missing verse.',
        'level>=9',
      ],
      '*Comprehend Languages*: the pattern on the grey tents is writing: [a list of names|{num} names].',
      ['*Scrying* on {A} shows a lamp in a room without a window, and a razor.', 'level>=9'],
    ],
  },
  roles: {
    G: [
      ['reeve', 'schoolteacher', 'village priest'],
      ['dean of the university', 'governor', 'bishop'],
      ['royal historian', 'royal chancellor'],
    ],
    A: [
      ['great-grandchild of the hero', "keeper of the hero's house"],
      ["head of the hero's family", "keeper of the hero's hall"],
      ["duke of the hero's line", "grand master of the hero's order"],
    ],
    B: [
      ['speaker for the hill people', 'last of the hill people'],
      ['speaker for the exiles', 'envoy of the exiles'],
      ['envoy of the exiled nation', 'speaker for the exiled nation'],
    ],
    S: [
      ['ballad singer', 'sign painter'],
      ['playwright', 'dismissed archivist'],
      ['banned historian', 'playwright'],
    ],
    H: [
      ['keeper of the keys', 'gardener'],
      ['curator', 'steward'],
      ['master of the archive', 'captain of the honour guard'],
    ],
  },
  sites: [
    ['the statue of the hero', 'the tomb of the hero'],
    ['the camp of those who were not invited', 'the burned hill'],
    ['the house of the hero'],
  ],
  lair: {
    names: ['the old boundary fort', 'the cellar of the first mill', 'the sealed quarry'],
    terrain: 'wild',
  },
  scale: {
    deadline: [['the toast'], ['the toast'], ['the great toast']],
    prize: [
      ['the dues that are paid to the family of the hero'],
      ['the lands that were given to the family of the hero'],
      ['the duchy that was given to the line of the hero'],
    ],
    ruin: [
      ['those who were wronged come down to the tables with torches, and nobody there knows why'],
      [
        'those who were wronged come back in arms, and half of the province says that they are right',
      ],
      ['an exiled nation takes up arms, and three realms remember what they signed'],
    ],
  },
  problem: [
    'The [garlands|oxen|barrels] are ready, everything is as in each of the last {years} years, and the hero stands on a pedestal with a sword and a kind face. This time guests have come who were not invited: {B.full}, the {B.role}, with {num} people, who set up their tents across the road, quietly, and wait. When the name of the hero is said, they turn their backs.',
    'Children have learned the song, and the bakers have baked the hero in [honey cake|gingerbread], with almonds for eyes. But {S.full}, the {S.role}, has sung a verse that nobody knew, and was thrown into the horse trough for it; and across the road camp {num} strangers with {B.full}, the {B.role}, who say that the verse is the oldest of all.',
  ],
  start: [
    [
      'The children sing, and the cloth is pulled from the statue, which has been newly gilded. Under the cloth somebody has hung a board around its neck, with one word on it: "Ours." Nobody laughs. Across the road {num} people stand up, all at once. {A.full}, the {A.role}, takes down the board with steady hands. "A joke," says {A}, looking for somebody who might have made it, and finds {S.full}, the {S.role}, still wet.',
      '@board',
    ],
    [
      'You are handed a gingerbread hero [and a cup|with almond eyes, and a cup|by {G}, and a cup]. "To the one who drove the beasts from the hill," says the whole of {town}, as each year, and drinks. Only one cup is turned over, slowly, on the grass: that of {B.full}, the {B.role}, who is standing where you had not seen anyone. "Beasts," says {B}. "Which of us[|, {G.name},] was the beast, do you think? My grandmother was [four|six|three]."',
      '@cup',
    ],
  ],
  ask: [
    '"I have taught the song for {few} years, and I think that I have taught a lie," says {G}. "Find out what it was. If it is true, it has to be said before {deadline}, by us, and not with torches by them. I will stand next to whoever says it."',
    '{G} wants to know what lies under the gold. "Bring me something that even {A} cannot explain, before {deadline}. Then I can speak first, and {B} need not. After that it is too late for words[|, and for me|, {B.name} says]."',
  ],
  rumours: [
    '{S} has been paid by the strangers, in old coins.',
    'The hero fought {num} beasts alone on the burned hill, on one day, and not one scratch is mentioned.',
    '{A} burns a lamp for the hero each night, in a room without a window.',
    'On the burned hill [one|{T}] finds buttons[|, of a kind that nobody in {town} wears].',
  ],
  run: [
    [
      'The board is a cradle board, with holes for the cords (DC 12 Investigation). It has been cleaned for {years} years.',
      'start=board',
    ],
    [
      'Whoever turns the cup over as well is offered a seat across the road; whoever drinks, a second cup on this side. Both are noticed[ (no check)| by {B} and by {A}].',
      'start=cup',
    ],
  ],
  gist: [
    [
      "{It} {it.is} held for a hero who was a monster: that is the truth. The beasts on the hill were people, {B}'s people, and the hero had them [burned in their houses|driven into the fire] for the land. {A} has always known, from the hero's own last pages, which lie at {lair} with other things that should not be seen; {H} has the key, and it is to be burned before {deadline}.",
      'tone!=whimsical',
    ],
    [
      "{It} {it.is} held for a hero who was a monster: that is the truth. The beasts on the hill were people, {B}'s people, whom the hero frightened away with masks and drums, for the land and the cheese. {A} has always known, from the hero's own last pages, which lie at {lair} with all that was taken; {H} has the key, and they are to be burned before {deadline}.",
      'tone=whimsical',
    ],
  ],
  truth: [
    [
      [
        'The hill was inhabited. {num.s} people lived there, with [bees|goats|looms], small, shy and in the way. The hero, who was no more than a sergeant then, went up with {few} men and with fire, came back alone and told of beasts. There was land for everyone afterwards. Nobody asked, because nobody wanted to hear.',
        'tone!=whimsical',
      ],
      [
        'The hill was inhabited. {num.s} people lived there, with [bees|goats|looms], small, shy and in the way. The hero, who was no more than a sergeant then, drove them out in one night with drums, masks and a great deal of smoke, kept their cheese, and told of beasts. There was land for everyone afterwards, and nobody asked.',
        'tone=whimsical',
      ],
    ],
    [
      '[Old and rich|On the best paper in {town}|In the house in which {A} lives now], the hero wrote it down, all of it, without regret: the hero was a monster, and one can read it in that hand. The pages were to go into the tomb. The family kept them, together with what was taken from the hill, «in case somebody should make claims, »and has paid for the song, the statue and {it} for {years} years.',
    ],
    [
      '{A} is no monster. {A} read the pages at the age of twelve and has kept everything as it was, because so many live from it. {S} found one page in a second-hand frame and made the verse of it. Those across the road have come with the rest of the story and with an oath: if it is not said by {deadline}, they will say it with fire, on the same date. {T} has seen {H} carry boxes to {lair} at night.',
    ],
    [
      "*Two clocks*: the pride of {town} and the patience of those across the road, both at 3. [Insults|Insults to {S}], stones and torches take 1 from the one or the other; a true word, a shared meal or something given back [gives 1|to {B} gives 1]. At 0 [the tables are overturned|the tables are overturned by {B}'s people or by {A}'s].",
    ],
  ],
  turn: [
    'One of those who went up with the hero came back, too, and hid {few} children under the flour of the first mill. Half of {town} is descended from them, {G} for example, and {A} by one grandmother. The list of the names is on the inside of the cradle board.',
    "{B}'s people do not want the land back. They want the buttons, a stone with names, and that somebody of the hero's line reads them out. {A} would sooner burn the pages and {A.themself} with them; unless {A} is asked by somebody who does not hate {A.them}.",
  ],
  people: {
    G: [
      '{G} wants to be able to teach children again. {G} can speak first at {deadline}, and will, with one page in the hand.',
    ],
    A: [
      '{A} wants to keep {prize}, and the past to stay where it is. {A} is kind, thorough, and sleeps in the room without a window.',
    ],
    B: [
      '{B} wants it said. {B} has promised the old ones that they will still hear it, in one way or the other, and hopes for the other.',
    ],
    S: [
      '{S} wants the verse to be sung to the end. {S} has the one page, in a boot, and shows it to whoever gives {S.them} dry clothes.',
    ],
    T: [
      '{T} saw the boxes go to {lair}. {T} found a button once, as a child, and has worn it on the inside ever since.',
    ],
    H: [
      '{H} was told to burn it all and has burned old newspapers so far. {H} reads at night, against orders.',
    ],
  },
  looks: [
    [
      '[Gold leaf, fresh|Gold leaf, paid for by {A}|Gilding that is still soft]; below it bronze, below that a face that has been changed. The foot of the hero stands on something with claws. If one lies down on the ground one sees that the claws were put on later.',
    ],
    [
      'Tents of grey cloth in the pattern of a street, with house numbers. Everyone has the key of a door around the neck, and behind the tents, on the bare hill, stand {few} thresholds without houses. Children are not allowed to step over them without knocking.',
    ],
    [
      "Everything is as it was left: the boots, the pen, the glass. [Visitors file past behind a rope|{num.s} visitors a day file past behind a rope|{A} dusts it in person]. The hero's book lies open at the page with the sunrise; the last pages are missing, and have been missing with great care.",
    ],
    [
      '[A hearth with cold ashes of newspaper|In the hearth only newspaper has burned so far, and {H} knows why]. Along the wall stand boxes; in each, on cotton wool, buttons, keys, small shoes or wooden spoons, and a label in an old firm hand: where, and how many. On the lid of the last lie the pages.',
    ],
  ],
  todo: [
    [
      "The honour guard lets nobody touch the statue, except to polish it: rags and a ladder (DC 12 Deception), or somebody who asks for the hero's blessing in full armour, at length (DC 13 Performance).",
    ],
    [
      "One is asked at the first tent for the number of one's house. Whoever has none may knock and wait; whoever waits for as long as it takes (DC 12 Wisdom check) is shown everything.",
    ],
    [
      '{A} guides the visitors {A.themself} and answers everything up to a certain year. Whoever asks about the year after must either be a child or bring a reason (DC 14 Persuasion); meanwhile the others have the study for themselves.',
    ],
  ],
  firstFight:
    'on the second evening people of {town} who love the hero want to teach the party the song ({skirmish}). They stop when one of them is down; {H} has been seen with their drum.',
  clues: [
    [
      'Investigation :: scratching below the gold :: The beast under the foot had a hand, with a ring. The claws came later: the beasts were people, and the hero was the monster.',
      "History :: reading the list of those who pay for the gilding :: One name, in each of the last {years} years: that of {A}'s family.",
      'Perception :: looking along the outstretched sword :: It points, as the hero wanted it to, at {lair}: "there the last of them fell".',
    ],
    [
      'Insight :: listening to the oldest in the camp :: No two of them tell it alike, and all of them mention the drum. They are telling what they saw.',
      'Persuasion :: asking {B} who has offered money for silence :: "Your hero\'s house. Each {A.role} since then; [this one wept while offering it|{A.name} wept while offering it]."',
      'Survival :: walking from threshold to threshold :: One path is still used, by somebody with a heavy box: it goes to {lair}.',
    ],
    [
      'Investigation :: comparing the open page with the binding :: {few.s} pages have been cut out with a razor, and the same razor lies on the night table of {A}.',
      'Sleight of Hand :: looking into the glass of the hero through the lamp :: Scratched into the bottom, with a diamond: "I would do it again." Below it, in the hand of a child, stand the name of {A} and one word: "Sorry."',
      "Perception :: smelling the gardener's barrow :: Burned paper and old wool; in the wheel sticks a button. It has come from {lair}.",
    ],
  ],
  lairUse: [
    "The keys in the boxes still know their doors: whoever holds one up and says the number of the house (one action) hears a knock, and each of {A}'s people within twenty feet looks round (disadvantage on the next attack).",
    "The old drum stands in the corner. Beaten (one action, DC 12 Performance), it frightens everyone of {A}'s people who has grown up with the song, for a round (DC 13 Wisdom saving throw).",
    'The pages burn quickly: each round in which somebody stands alone at the hearth costs one of {few} of them.',
  ],
  tactics: [
    '{A} wants only one thing, the pages in the fire, and does not defend {A.themself}; the others do; {H} has wet the wood',
  ],
  parley: [
    '{A} has never been able to tell it to anyone. If the party lets {A} tell it, to the end, without a word (DC 13 Insight to know when not to speak), {A} holds out the pages and asks who should read them. The best answer is: you.',
  ],
  clock: [
    [
      'The song is practised[ by {num} children|], across the road from those who turn their backs.',
    ],
    ['A stone flies from one side. {S} stands in between and gets it.'],
    [
      '{A} orders {H} to have it all burned by tomorrow. The old ones in the camp light the first torch.',
    ],
    ['At {deadline} {town} drinks to the hero, and {num} torches cross the road.'],
  ],
  after: ['The statue stands in the smoke [of {town} |]and looks kind. {A} has {prize}; {ruin}.'],
  endings: [
    {
      heading: 'It is said',
      text: [
        '{G} begins and cannot go on; then {A} stands up, takes the page, and reads the names, all of them. It takes until dark. Nobody drinks. The hero was a monster, and now it is known. In the end {town} carries the buttons over the road in baskets. Next year there will be {it} again, and it will be about somebody else: the one who hid the children in the flour.',
      ],
    },
    {
      heading: 'Between two tents',
      text: [
        'The party brings {B} and {A} together, alone; the pages are given back, and nothing is said aloud. The strangers leave by night. *The price:* the song is sung on, {G} sings it too, more quietly, and {S} has no country any more in which to sing.',
      ],
    },
    {
      heading: 'The hero stays a hero',
      text: [
        "The pages burn at {lair}, {B} is driven off with all the others, and the toast is drunk. *The price:* {B}'s people come again, each year, and next time they will not put up tents; and everyone who was at {lair} tastes ashes when they drink.",
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The torches have crossed the road and the first table burns. It is the same date and the other way round. {B} stands before the house of the hero, in which {A} has locked {A.themself}, and the torch is heavy. One sentence could be enough; it has to be the true one.',
      ],
    },
  ],
  steps: [
    'Hear what both sides tell about the hero.',
    'Find out what became of the last pages.',
    'Keep the road between the two sides quiet.',
    'See that the truth is said before {deadline}.',
  ],
};
