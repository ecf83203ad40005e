import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { lureMagic } from '../being-magic.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Something draws people to their ruin. It wants company and knows no better; A lives on what they leave behind. */
export const lure: MatterKernel = {
  id: 'lure',
  sort: 'claim',
  plight: 'lure',
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: lureMagic },
  escort: ['people', 'spirit', 'beast'],
  roles: {
    A: [
      ['owner of the salvage yard', 'innkeeper by the road', 'dealer in used goods'],
      ['master of the strand rights', 'owner of the insurance house', 'chief pilot'],
      ['lord of the coast', 'admiral of the salvage fleet', 'royal auctioneer'],
    ],
    B: [
      ['survivor of the last night', 'ferry hand', 'net maker'],
      ['captain without a ship', 'sister of the old keeper'],
      ['last officer of a lost company', 'royal pilot on half pay'],
    ],
    S: [
      ['hermit with a lantern', 'widow who dances on the shore'],
      ['foreign fisherman', 'bird catcher'],
      ['exiled musician', 'foreign envoy with a telescope'],
    ],
  },
  sites: [
    [
      'the place where the last ones were found',
      'the shore with the lost shoes',
      'the last milestone',
    ],
    ['the house of {B.full}', 'the shed of {B.full}'],
    ['the yard of {A.full}', 'the warehouse of {A.full}'],
  ],
  lair: {
    names: [
      "the keeper's stair",
      'the hollow rock',
      'the drowned chapel',
      'the house at the end of the causeway',
    ],
    terrain: 'wild',
  },
  problem: [
    '{num.t} people have not come back so far. Those who could be held fast in time say all the same thing: that somebody was waiting for them there, and that it would have been rude not to go. {A.full}, the {A.role}, brings home what is found in the mornings, and has hired two more carts.',
    'By day nothing is to be seen. At dusk people in {town} tie themselves to bedposts, shutters are nailed up on that side, and still some go each week, in stockings, smiling. {B.full} went, was caught by a rope, and has not forgiven those who held it.',
  ],
  start: [
    [
      'Somebody overtakes you on the road to {town}, at dusk, at an even pace, without a hat. Then two more. They nod to you, friendly and absent, like people who are expected. And then you notice it as well, ahead and a little to the side of the road: {fact}. It is meant for you. It knows your name, or something better than your name. A bell rings wildly somewhere, a rope tightens across your chest, and {B.full} roars into your ear: "What is your mother called? Say it! Aloud!"',
      '@rope',
    ],
    [
      'The yard of {A.full} is full this morning: trunks, boots, a cradle, a cask with the seal of {town2}, all of it wet. People walk along the rows and look for what they know. A woman has stopped in front of a pair of gloves. "It is a service," says {A} to you, softly, and takes off {A.their} hat. "Somebody has to bring it home." Behind {A.them} {H.full} is chalking numbers on the trunks, and the numbers go on past the last one, in advance.',
      '@yard',
    ],
  ],
  ask: [
    '"It takes {few} in a week," says {G}. "I want to know what it is, what it wants, and how one puts it out. At {deadline} {num} people come past there, whether I forbid it or not. By then it has to be over."',
    '{G} has stopped {G.their} own ears with wax to be able to talk about it. "Whoever goes too near wants to stay. So do not go too near until you know something. Ask {B}, who came back. And ask who is the better for it."',
  ],
  rumours: [
    'It began in the year in which the old keeper was forgotten out there, one winter, by those who should have sent a relief.',
    '{A} has never lost anyone by it. Nor has anyone who works for {A.them}.',
    'Whoever answers it is let go again: one has only to say the right thing, and nobody knows what.',
    '{S} is out there every night with a light, and is still alive; that tells one something.',
    '{B} was happy for a moment, they say, and would give the house to know what about.',
  ],
  run: [
    "Whoever sees or hears it within a mile makes a DC 12 Wisdom saving throw, or goes towards it at a walk until a hand, a rope or their mother's name stops them. Let each player who fails say who it is that is waiting there.",
    'It has no malice in it. A character who calls to it hears the call returned, a little wrong, as by somebody who has not spoken for a long time (DC 12 Insight).',
    [
      '{B} can tell from the pull how far it reaches tonight: it has been {few} steps further every evening since {A} put up the second mirror, of which {B} knows nothing (DC 12 Investigation to ask the right thing).',
      'start=rope',
    ],
    [
      'The numbers that {H} has chalked go up to {num}: that is how many are expected at {deadline} (DC 12 Investigation).',
      'start=yard',
    ],
  ],
  gist: [
    '{fact}, and somebody is behind that who means well and somebody who does not. At {lair} the old keeper died alone, a whole winter long, and has called for company ever since; whoever comes it cannot keep, since it has forgotten how narrow the way is. {A} found that out, makes the call stronger with mirrors and a bell, and sells what is left behind. At {deadline} the largest company of the year passes by.',
  ],
  truth: [
    [
      "Out at {lair} somebody kept watch, so that nobody should come to grief there, for {years} years, and was well liked. One winter the relief did not come. It was a clerk's mistake. The keeper waited, with the lamp in the window, and called, and in the end called only to hear something. What is out there now is that calling. It is no longer a person, only the best manners of one.",
      'There is no evil in what people call {it}. It was the keeper of {lair}, whom {town} forgot for one winter. The last entry in the log reads: "Company would be nice." Since then it has set a light, laid a table, learned every voice, and is glad every night when somebody comes, and does not understand where they go then, so soon, through the rotten boards.',
    ],
    [
      '{A} came there to salvage a wreck, heard it, and was held fast by {H}, who is deaf. {A} understood what one could do with that. There are two mirrors now, and a bell on a long rope, and whatever calls out there is heard three times as far: that is why {fact}. In the morning {A} drives out with two carts, and is the only one in {town} who knows the firm path.',
    ],
    [
      'Of those who went some are alive. They sit at the table out there, at {lair}, like guests who cannot find the right moment to leave, with full plates of nothing, and become a little paler each evening. {A} has seen them, and left them; they do not eat, and they would talk.',
    ],
    [
      'It would be enough to relieve the keeper. Somebody would have to come in, on purpose and not drawn, and say the words with which the watch was handed over: they are in the log. Then it may go. {A} has torn the page out, and uses it as a bookmark.',
    ],
  ],
  turn: [
    'The clerk who forgot the keeper was the father of {G}, and the letter with the plea for relief lies in {G.their} own archive, opened. {G} knows it since last night. If {G} is the one who goes in and says the words, they count twice: the guests can get up at once.',
    'One of those at the table is somebody whom {B} was waiting for all this time, and the reason that {B} has not moved away. {B} goes out tonight in any case, with or without a rope.',
    'If the keeper is relieved, the post is vacant, and the place really is a deadly one. Somebody of {town} has to watch there from now on, each night. {S} would do it gladly. {S} has been doing it for {few} years, with one lantern, and nobody has ever thanked {S.them}.',
  ],
  people: {
    G: ['{G} wants nobody else to go, and sleeps with the key of the archive under the pillow.'],
    A: [
      '{A} wants one large night, and then to stop, and to pay for a monument. {A} is helpful, generous to widows, and always knows the tide.',
    ],
    B: [
      '{B} wants to have it explained why it was so beautiful. {B} can say who was waiting there: nobody whom {B} had ever met, and that one had been missing all along.',
    ],
    S: [
      '{S} waves people away from it with a lantern, which looks, from a distance, as if {S.they} waved them on. {num} people owe {S.them} their lives and do not know it.',
    ],
    T: [
      '{T} was at the window when {A} moved the second mirror, bought it back then for a quarter of the price, and has said nothing, for the money was needed.',
    ],
    H: [
      '{H} is deaf, strong and faithful. {H} has seen the ones at the table as well, and takes them bread in secret, which they do not touch.',
    ],
  },
  looks: [
    [
      'Shoes, in pairs, as before a bed. They stand along a line beyond which the ground looks as firm as before it, and is not. In the mud lies a [comb|ring] that was dropped in putting it on; whoever left it had wanted to look nice.',
    ],
    [
      'A house with its windows nailed up on one side and a rope around the bedpost, frayed. On the table stand two cups. {B} has drawn the same thing {num} times, and each time left out the face.',
    ],
    [
      'Trunks and boots in good order, each piece with a number and a decent price. In the back stands a very large mirror under a cloth, with fresh putty in the frame, and beside it a tide table, in which every dark night is ringed.',
    ],
    [
      'A long table, laid. At it sit {few} people in wet clothes, pale, polite, with folded hands. Someone has lit candles. At the head is an empty chair, drawn back, and from everywhere and nowhere a voice asks whether one had a pleasant journey.',
    ],
  ],
  todo: [
    [
      'One has to be roped together here, and the one at the back must not look (DC 12 Wisdom saving throw for everyone who does). Whoever hums is bothered less.',
    ],
    [
      '{B} pulls at the door, from inside, and does not want to be rescued again. Somebody who asks what it was like, and lets {B.them} finish (no check), is told everything; to a lecture {B} does not listen (DC 14 Persuasion).',
    ],
    [
      "{A} shows the yard gladly and the shed not at all. One may look for something of one's own (DC 13 Deception), or wait until both carts are out, before sunrise (DC 13 Stealth).",
    ],
  ],
  clues: [
    [
      'Survival :: testing the ground along the line :: There is a firm path, staked out with sticks under the water, new ones. Somebody goes in and out here without a fear, with a cart.',
      'Investigation :: looking at the ropes with which the dead were dragged out :: Tarred twice and spliced with the left hand: such rope has only {A}.',
      'Perception :: finding out from where it comes, with one ear stopped :: It comes from three directions, two of which are echoes. The third is {lair}.',
    ],
    [
      'Insight :: letting {B} say what it called :: "It asked whether I had had a pleasant journey. It had put the kettle on." It was no beast of prey. It was somebody who is alone.',
      'Investigation :: asking when the pull became stronger :: On the day after {A} had bought the great mirror from the ballroom in {town2}.',
      'History :: looking at the older cup :: It bears the mark of the watch, and the last post of the watch was {lair}.',
    ],
    [
      'History :: reading the bookmark in the tide table :: A torn page: "I relieve you. You have watched well. Go home." And before it: "Company would be nice."',
      'Investigation :: comparing the tide table with the list of the lost :: {A} knew each night beforehand. For {deadline} the list has been ruled already, up to {num}.',
      'Nature :: scraping the mud from the wheels :: Black from below and white from above, with snail shells: that is so only on the firm path to {lair}.',
    ],
  ],
  lairUse: [
    'Whoever sits down at the table (half of their movement) is a guest: the voice is pleased, and no enemy can make itself attack them until the end of the next turn. Getting up again takes a DC 13 Wisdom saving throw.',
    'The mirrors can be turned (one action, DC 13 Athletics). Turned inwards, the call goes to those who are nearest: all enemies who can hear make a DC 13 Wisdom saving throw, or walk to the table and look for their place.',
    'The boards are rotten. Where two stand already, a third one breaks through (DC 13 Dexterity saving throw, or {sting} bludgeoning damage and restrained until pulled out, one action).',
  ],
  tactics: [
    '{A} has wax in {A.their} ears, hears neither the call nor the voice of reason, and fights with boathook and lamp, backwards along the firm path. {H} pulls people out of the holes, on both sides, and only then goes on fighting',
  ],
  parley: [
    '{A} has to be made to take the wax out (DC 13 Sleight of Hand, or DC 14 Persuasion by signs). {A} then hears it for the first time since that night, sits down on the path, and says who is waiting there.',
    'The voice can be talked to by anyone who introduces themselves. It does not know that it has been so long. If somebody tells it, gently (DC 13 Persuasion or Religion), it asks to be relieved in due form.',
  ],
  clock: [
    [
      'It reaches the first houses of {town}. {few} people are held by their neighbours, and one is not.',
    ],
    [
      'A crowd puts out the lantern of {S} and takes {S.them} away. In that night twice as many go as before.',
    ],
    [
      '{A} has the second mirror set up, and the bell; one hears it now with stopped ears, in the teeth.',
    ],
    ['At {deadline} {num} people stop on the road, one after another, and turn their heads.'],
  ],
  after: [
    'In the morning the yard of {A} is too small. {fact}, further than ever, and {ruin}. {B} is not seen in {town} any more; one of the shoes by the line is the left one of {B.name}.',
  ],
  endings: [
    {
      heading: 'Relieved',
      text: [
        'Somebody comes in on their own two feet, takes off the hat, and says it: "I relieve you. You have watched well. Go home." It is quiet then, as after a long visit, and nothing in {it} calls any more. Those at the table look at each other, and one says that it has got late. In {town} a new keeper is sworn in, and it is put in writing that two are to be there at all times.',
      ],
    },
    {
      heading: 'A light of its own',
      text: [
        'The voice learns the one thing that it had forgotten: how to send people away. With the mirrors turned it calls "Not here! Home!", glad to be of use again. *The price:* it does that each night, in all voices, and those who hear it have to go home to whatever is there.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{lair} is burned down or blown up, and it is dark and still. *The price:* those at the table were still inside; and the keeper had, after all, kept watch: there is nothing now that warns anyone of the rocks, and the next winter is a long one.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{num} have gone, and not all of them are lost: the table is long. Each evening they are a little paler. The page with the words is in the tide table of {A}, and the tide is low in {few} days.',
      ],
    },
  ],
  steps: [
    'Find out what it is that draws people, and how far it reaches.',
    'Find out who is the better for it.',
    'Find the place from which it calls.',
    'Make an end of it before {deadline}.',
  ],
};
