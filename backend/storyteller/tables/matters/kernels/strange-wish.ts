import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { wishMagic } from '../strange-magic.ts';
import type { MatterKernel } from '../matter-types.ts';
import { strangeTells } from '../strange-tells.ts';

/** A has wished for the return of one who was lost. The wish was granted, and all of the town pays for it. */
export const strangeWish: MatterKernel = {
  id: 'strange-wish',
  sort: ['claim', 'site', 'thing', 'band', 'event', 'beast'],
  plight: 'wonder',
  cause: /\b(?:wish|wishes|wished|granted|grants|genie|djinn\w*)\b/,
  tells: strangeTells,
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: wishMagic },
  escort: ['people', 'spirit', 'fey'],
  roles: {
    A: [
      ['baker', 'ferry owner', 'organist', 'orchard keeper'],
      ['judge of the province', 'abbess', 'owner of the shipyard'],
      ['first lady of the realm', 'admiral of the crown', 'patron of all hospitals'],
    ],
    B: [
      ['letter writer', 'well digger', 'parish clerk'],
      ['keeper of the register', 'harbour pilot'],
      ['royal archivist', 'confessor of the court'],
    ],
    S: [
      ['stray fiddler', 'woman with a monkey', 'horse trader'],
      ['foreign merchant', 'debt collector'],
      ['foreign princess', 'banker of three kings'],
    ],
    H: [
      ['bellows maker', 'deckhand', 'soldier on leave'],
      ["ship's surgeon", 'captain of horse'],
      ['younger heir of an old house', 'general without a war'],
    ],
  },
  sites: [
    ['the quay', 'the north gate', 'the inn at the crossroads'],
    ['the office of {B.full}', 'the archive of {B.full}'],
    ['the house of {A.full}', 'the garden of {A.full}'],
  ],
  lair: {
    names: [
      'the ear in the rock',
      'the dry fountain',
      'the tree with the ribbons',
      'the wishing stair',
    ],
    terrain: 'wild',
  },
  problem: [
    '{w.toll1} {A.full}, the {A.role}, whom everyone in {town} likes, sends soup to those whom it has hit hardest. In that house alone there is singing, ever since {H.full}, the {H.role}, came back, who had been given up for lost.',
    '{w.toll2} {council} has offered a reward to whoever made {town} so unhappy. People suspect {S.full}, the {S.role}, who came on the same day; somebody else came on that day as well, but of that one everyone is glad.',
    '{w.toll1} There is only one piece of good news in {town}: {H.full}, the {H.role}, has come home after {few} years, to {A.full}, who never stopped laying a second plate.',
  ],
  start: [
    [
      '{w.scene} And across all this comes {A.full}, the {A.role}, with a tureen in both arms and a radiant face. "You look hungry," says {A}. "Come to us, later, there is enough: {H.full} is back." {A.They} says it as others say that the sun is shining. Beside {A.them} walks {H}, who carries the ladle, smiles, and leaves no print in the wet sand.',
      '@tureen',
    ],
    [
      '{w.scene} When it is over {B.full}, the {B.role}, stands beside you with a list in the hand. "On that day two people came to {town}," says {B}. "One of them is in the lock-up. The other one I entered in the register of the dead myself, {few} years ago." {B} looks around to see who is listening. "And this morning bought bread from me. With a coin that is no longer struck."',
      '@register',
    ],
  ],
  ask: [
    '"I would give a good deal to know who has a grudge against us," says {G}. "End it before {deadline}. And go to see {A} first, who knows everyone and has a kind word for {S} even; there is still one happy house in {town}, and I would like to keep it."',
    '{G} wants to know three things before {deadline}: who began it, how it is ended, and what that costs. "Bring me the third one first. I have a feeling about the third one."',
  ],
  rumours: [
    '{S} came on the day on which it began, and has not said from where.',
    '{H} does not eat, says the cook; but praises everything.',
    '{A} used to go out to {lair} every evening, for {few} years, and has not been there since.',
    'One must not wish for anything there, said the old ones, unless one has looked behind oneself first.',
    '{B} has torn a page out of the register, or has put one in.',
  ],
  run: [
    '{w.effect}',
    '{w.keeps}',
    'It is less where somebody renounces something. Whoever in {town} aloud gives up a thing that they want badly has an hour of peace around them (let the players find it out).',
    [
      '{H} leaves no prints, casts a thin shadow, and knows it (DC 12 Perception). Asked about it, {H} says: "Please, not in front of {A}."',
      'start=tureen',
    ],
    [
      'The coin is {few} years old and worn by water. It was in the pocket of {H} on the day on which {H.they} was lost (DC 12 Investigation).',
      'start=register',
    ],
  ],
  gist: [
    '{fact}, because a wish has come true. {A} went to {lair} each evening for {few} years and asked for {H}, who was lost. Then it was granted. What stands behind {lair} gives each wish honestly, and takes the price from whoever is nearest: from all of {town} it took {pledge}. {A} does not know, and does not want to know. {H} knows. At {deadline} the price has been paid in full, and then neither of the two can be given back.',
  ],
  truth: [
    [
      '{lair} listens. Nobody has built it for that; too many people have whispered there. It does not grant what is asked often, or nicely. It grants what somebody has wished for so long that there is no other wish left in them, and that is rare. The price is always right: as much happiness as it gives it has to take from somewhere.',
    ],
    [
      '{H} had gone away on an ordinary morning after a quarrel about nothing, and was lost on the [water|pass]. {A} had said, "Then don\'t come back." That was {few} years ago. On the evening before it began {A} no longer had another wish, {lair} heard it, and in the morning {H} stood in the kitchen, wet, and asked whether there was any tea. At the same hour it began: {fact}.',
    ],
    [
      '{H} is truly {H}, with everything that {H.they} was; only there is nothing of {H.them} from those years, not even a dream. {H} understood on the second day, when {H.they} walked through {town} and it was worst wherever {H.they} went. {H} has said nothing. It is so good to be missed, and {A} laughs in {A.their} sleep.',
    ],
    [
      'Until {deadline} it can be taken back, at {lair}, by the one who wished, with the one who was wished for there to hear it. Afterwards {H} is alive like anyone else, and {pledge} is gone like a coin that has been spent. {A} has barred the road to {lair}, "because of the falling rocks", and has hired people for that. Why, {A} has not asked {A.them}self.',
    ],
  ],
  turn: [
    'It was never the wish of {A} alone. {H}, out there, in the last moment, had wished for the same thing: to go home and put it right. Two wishes met. So {H} can take it back as well, alone, and has begun to say goodbye to people who think that it is only politeness.',
    '{lair} would also take another payment. One person would have to give what all are giving now, {pledge}, for a lifetime and gladly. {A} would do it on the spot. {H} would never forgive {A.them}. A character of the party could offer it as well.',
    '{S} has come because of {lair}. {S.They} has made a wish there, long ago, whose price {S.they} saw too late; {S.they} has gone from town to town since then to find those who have just wished, and to tell them how one takes it back. Nobody has let {S.them} finish a sentence in {town}.',
  ],
  people: {
    G: [
      '{G} is a friend of that house, has eaten there, and does not want to hear the third thing.',
    ],
    A: [
      '{A} wants nothing any more, and says so with shining eyes. At the question about what came at the same time {A} begins to lay the table.',
    ],
    B: [
      '{B} wants the register to be right. For {B.them} it is not a small matter: {B} was there when {H} was declared dead, held the arm of {A}, and has been in love with {A} for {few} years.',
    ],
    S: [
      '{S} wants to be heard to the end by somebody. {S.They} knows the words with which a wish is taken back, and that they have to be said with a dry voice.',
    ],
    T: [
      '{T} saw {A} come back from {lair} on that evening, running, like a girl or a boy; and behind {A.them}, on the wet path, one pair of prints and a half.',
    ],
    H: [
      '{H} wants one more evening, and each evening one more. {H.They} is kind to everyone in {town}, out of guilt, and would go if somebody stayed with {A} afterwards.',
    ],
  },
  looks: [
    [
      'Everyone who comes to {town} comes past here, and is written down. In the book are two names for that day; the ink of the second has run, although it did not rain. On the ground in front of the desk is a wet spot, in the shape of two shoes, which does not dry.',
    ],
    [
      'Registers up to the ceiling: births, marriages, deaths, {years} years of {town} in {few} hands. One volume lies open and has a flower in it. Somebody has written "lost" there, and below it, in pencil, much later: "?"',
    ],
    [
      'A bright kitchen, bread, music, a coat on the second hook. Upstairs is a room in which nothing has been moved for {few} years, and across the threshold a thread has been spun by a spider that has had time. {H} has not slept in it, not once.',
    ],
    [
      '{w.source} Ribbons, coins and scraps of paper hang and lie about, {num} wishes, faded to grey. One of them is fresh. Behind it all is a hole in the dark, of the shape of an ear, and whoever comes close to it becomes aware of what they would ask for.',
    ],
  ],
  todo: [
    [
      'The clerk at the gate shows the book for a tip, or for a story (DC 12 Persuasion), and says that the second one was "as nice as one could wish".',
    ],
    [
      '{B} wants to know first what the party means to do with it. To those who say "the right thing" {B} shows the door, and to those who admit that they do not know yet, everything (DC 12 Insight to understand that).',
    ],
    [
      'Nobody is turned away here: there is soup. One must get up from the table and find the stairs (DC 12 Stealth), or stay with {H} alone for a moment, who sees through any excuse and helps with it.',
    ],
  ],
  clues: [
    [
      'Investigation :: comparing the hour in the book with the hour at which it began :: They are the same hour, to the stroke.',
      'Perception :: following the prints from the wet spot :: They lead straight to the house of {A}, and dry nowhere.',
      '{w.skill} :: {w.act} :: {w.shows}',
    ],
    [
      'History :: reading what else is entered on days on which somebody came back :: It has happened twice in {years} years: each time a town not far away lost something that it never had again.',
      'Insight :: asking {B} about {A} :: "A good person. The best. That is why I have not said anything." The flower in the register is from the hat of {A}.',
      'Investigation :: looking for where {A} was on all those evenings, in the tolls of the road :: At {lair}, every evening for {few} years, and on the one before it began for the last time.',
    ],
    [
      'Insight :: sitting with {H} when it comes over {town} :: {H} closes {H.their} eyes, like somebody who hears their own name called by a great many people.',
      'Persuasion :: asking {A} what {A.they} said that morning, {few} years ago :: "Then don\'t come back," says {A}, and puts down the ladle. One hears that {A.they} has never said it aloud before.',
      'Investigation :: reading the ribbon that is missing on an old hat :: It is blue, with a name on it, and the other half hangs at {lair}.',
    ],
  ],
  lairUse: [
    '{w.use}',
    'Each of the old wishes can be torn from its place and shouted (one action, DC 13 Performance): it is granted in small, for one round. "Let me be taller", "Let him be quiet", "Home": the game master draws one of the {num}.',
    '{lair} hears everything. Whoever begins a sentence here with "I wish" must succeed on a DC 13 Wisdom saving throw or has wished it; what they get they see at once, and at the next dawn who has paid for it.',
  ],
  tactics: [
    '{A} has come with the people from the barred road, and is beside {A.them}self: fights like somebody who has lost everything once. {H} goes between the blades wherever it is worst, unarmed, and takes hits that leave no mark. If {H} calls {A.them} by {A.their} name, {A} stops for one round',
  ],
  parley: [
    '{A} can be reached through what {A.they} said that morning. If somebody helps {A.them} to take back *that*, here, to {H.their} face (DC 13 Persuasion, no check if {H} is holding {A.their} hand), the other thing is no longer needed as much.',
    '{H} is ready, and has been for some days. {H.They} asks the party for one thing: somebody who comes to tea at {A.their} house, every week, for a year. If they promise it, {H} says the words {H.them}self.',
  ],
  clock: [
    ['{w.grows}'],
    [
      '{A} has the road to {lair} closed with a wall. The masons are paid double, and work by night.',
    ],
    [
      'A crowd wants {S} out of the lock-up. {H} stands before the door, all night, and in the morning looks a little paler, and a little more real.',
    ],
    [
      'At {deadline} {H} cuts a finger on a bread knife, and it bleeds. {A} weeps for joy. The price has been paid.',
    ],
  ],
  after: [
    'One house in {town} is happy; for the others {fact}, and {ruin}. In that house they keep the shutters closed, and nobody sends soup any more.',
  ],
  endings: [
    {
      heading: 'Taken back',
      text: [
        '{A} says it, with a dry voice, at {lair}, and holds the hand of {H} until there is no hand any more. {w.over} Nobody in {town} ever learns what it cost, but for the party, {B}, and {S}, who goes on to the next town. On the table stand two cups, and {B} comes to drink from the second.',
      ],
    },
    {
      heading: 'One pays for all',
      text: [
        'One person takes the price upon themselves, with open eyes. It is over on the same evening. {H} stays, alive, with prints and shadow. *The price:* the one who pays has lost {pledge} for a lifetime. If it was {A}, {H} reads to {A.them} in the evening, and neither of the two speaks of it.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{H} is driven out of {town}, or {lair} is broken with hammers; with the last ribbon the wish is gone. It is over, in {town} and all around. *The price:* {A} has had to see it for a second time, and now knows whom to blame.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{fact}, and it stays so: {pledge} has been spent on a life. {w.stays} {H} is alive and cannot bear it; {H.they} asks the party, at the gate, with a bag on {H.their} shoulder, whether there is a second ear like that one somewhere.',
      ],
    },
  ],
  steps: [
    'Find out who came to {town}, and what happened, in the hour when it began.',
    'Find out what was asked for, and by whom.',
    'Find the place where it was granted.',
    'End it before {deadline}, and decide who pays.',
  ],
};
