import { everyTone } from '../../tones.ts';
import { classicFrame } from '../classic-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * {one} and {two} are at war. Each has a letter that proves that the other began it; A had both written, and lives on
 * the war. B and S command the two hosts, T carried the letters, H wrote them.
 */
export const war: MatterKernel = {
  id: 'war',
  sort: 'claim',
  family: 'classic',
  tones: everyTone,
  isLairKnown: true,
  escort: ['people'],
  roles: {
    G: [
      ['innkeeper between the lines', 'ferry keeper between the lines'],
      ['bishop without an army', 'governor of the border province'],
      ['peace envoy of the crown', 'chancellor of the neutral cities'],
    ],
    A: [
      ['corn and iron dealer', 'owner of the wagon yards'],
      ['master of supplies', 'banker of both sides'],
      ['lord of the arsenals', 'banker of the thrones'],
    ],
    B: [['captain for {one}'], ['commander for {one}'], ['marshal for {one}']],
    S: [['captain for {two}'], ['commander for {two}'], ['marshal for {two}']],
    T: [['post rider'], ['courier'], ['royal courier']],
    H: [['letter writer'], ['engraver of seals'], ['former secretary of two courts']],
  },
  sites: [
    ['the camp of {one}', 'the winter quarters of {one}'],
    ['the camp of {two}', 'the winter quarters of {two}'],
    ['the burned post house of {T.full}', 'the old relay of {T.full}'],
  ],
  lair: {
    names: ['the great wagon yard of {A.full}', 'the magazine of {A.full} behind both lines'],
    terrain: 'wild',
  },
  scale: {
    deadline: [['the day of battle'], ['the day of battle'], ['the day of battle']],
    ruin: [
      ['there is nobody left on either side to bring in the harvest'],
      ['the province is a field of ashes that nobody wants any more'],
      ['two peoples have no grown children any more'],
    ],
  },
  frame: {
    ...classicFrame,
    labels: {
      ...classicFrame.labels,
      clues: ['how it began', 'who lives on it', 'how it could end'],
      places: 'Both sides, and the one between',
      suspects: 'Who could end it',
      plan: 'What {A.full} does to keep the war alive',
      actOne: 'Act one: Between the Lines',
    },
    titles: [
      'The War of Two Letters.',
      'Between {one.t} and {two.t}.',
      'Who Pays for the War.',
      'The Third Side of the War.',
    ],
    first: [
      'For {weeks} weeks {one} and {two} have been at war, and {town} lies exactly in between.',
      'The war of {one} against {two} is {weeks} weeks old, and has burned its way to within sight of {town}.',
    ],
    hooks: [
      'A company that belongs to nobody is worth its weight in gold just now. {G.full}, the {G.role}, asks you, before one of the two sides can.',
      '{G.full}, the {G.role}, has got a safe conduct for you through both lines; it smells of a kitchen drawer, and is good.',
    ],
    stakes: [
      'In {days} days both hosts will meet: {deadline}. After that, says {G}, {ruin}.',
      '{days.s} days are left until {deadline}. Whoever wins it, {ruin}.',
    ],
    fees: [
      '{G} offers {coins} gp; {one} would pay twice as much, and {two} three times, for less.',
      'The fee is {coins} gp, from all who have something that burns.',
    ],
    where: ['{lair}: from there carts go to both sides, on alternate nights.'],
    suspects: [
      '{B.full} and {S.full}, who could each stop it with one order; {T.full}, who carried the letter with which it began.',
    ],
    ways: [
      '{p1}, {p2} and {p3} in any order. {B} and {S} each have a letter; laid side by side they end the war, or at least its reason. A failed check costs half a day, never the clue.',
    ],
    runs: [
      'Carts with a tarpaulin drive past by night, without lamps, first in the direction of {one} and then in that of {two}. The wheels are of the same make.',
      'Both sides sing the same song, with another name in the last line.',
    ],
    magic: [
      ['*Zone of Truth*: {B} and {S} both say "They began it", and both mean it.', 'level>=3'],
      [
        '*Speak with Dead* with one of the first who fell: "We were told that they were coming. They were having breakfast."',
        'level>=5 tone!=whimsical',
      ],
      [
        '*Scrying* on {A} shows two maps on one table, and one hand that moves both armies.',
        'level>=9',
      ],
      ['*Commune*: "Did {one} begin it?" No. "Did {two}?" No.', 'level>=9'],
      '*Comprehend Languages* shows at {p1} and {p2} that both letters make the same mistake in grammar.',
      [
        '*Sending* to {S} in the name of {B}, or the other way round, is answered, out of sheer surprise.',
        'level>=5',
      ],
    ],
    complications: [
      'A scouting party of {one} has caught two people of {two}, or the other way round; they play cards, and nobody wants to be the first to report it.',
      '{A} offers the party a cart of its own, with a fixed share.',
      'It rains for a day. Both hosts sit in the mud, and both have nothing to eat: a cart has gone astray.',
      'Somebody has shot at {G}. The arrow is one of {one}, and has the fletching of {two}.',
    ],
    openings: [
      '{lair} lies in the dead ground between the hosts, where both suppose the enemy. There are more weapons here than in both camps.',
    ],
    companions: [
      [
        'Those beside {A} are drivers and guards from both sides. When they notice that somebody of their own people has been killed with goods of theirs (the account books, one action), half of them stop.',
        'escort=people',
      ],
    ],
    hoards: [
      'In the iron chest of {A}, under two sets of account books, lie {items}, and {worth}.',
    ],
    preventions: [
      'stop the cart on the road before that night (DC 14 Stealth), which leaves one side without arrows for two days',
      'bring {B} and {S} one word from each other (DC 13 Persuasion)',
      'have {T} ride ahead with a false order (DC 14 Deception)',
    ],
    clockEffects: [
      'each step that was prevented makes one of the hosts stand still when {lair} is attacked; each that was not brings {A} two armed drivers more.',
    ],
    firstFight: [
      'at dusk the party runs into a foraging party that takes it for the enemy ({fight}). They stop when they hear which side the party does not belong to, namely both.',
    ],
    sides: [
      {
        wants: [
          '**{one.u}** want justice for what stands in their letter. Content if {two} lay down weapons first, even by a minute; angry if they are called aggressors.',
        ],
        later: ['**{one.u}, if content**: keep their rear guard between {lair} and the battle.'],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) has bought the harvest of next year, and wants somebody to be alive to bring it in. Content with any peace; angry if {lair} burns with the grain in it.',
        ],
        later: [
          '**{R.name}, if content**: has bought the horses of {A} this morning, with a proper receipt.',
        ],
      },
      {
        wants: [
          '**{two.u}** want their dead back, and then the rest. Content if the party brings them even one; angry if it eats with {one} first.',
        ],
        later: [
          '**{two.u}, if content**: have put up a white sheet, and stand under it, which costs them more than a battle.',
        ],
      },
    ],
  },
  problem: [
    [
      'It began with a letter, which everyone on the side of {one} knows by heart; {two} have another one, and know that by heart. Both say what was done to them in the night of the first fire. {G.full} has read both, and does not sleep any more: they cannot both be true.',
      'dragons=no',
    ],
    [
      'Neither of the two can win. {G.full} has counted: as many as fall in a week come up from behind in a week, with new boots, new spears and full bellies, on both sides. And nobody here makes boots.',
      'dragons=no',
    ],
    [
      'Two dragons circle over the land, one red, one silver, day and night, and do not come near each other; below them those who serve them fight with spears. Each of the dragons has a letter, people say, with an insult in it that no dragon can leave unanswered. {G.full} has read both, and does not sleep any more: they cannot both be true.',
      'dragons=yes',
    ],
    [
      'On the first night of the war one clutch of eggs was smashed on either side, and on either side a letter lay there that mocks at it. Since then two old dragons, a red one and a silver one, have sworn to come down in person on the day of battle. {G.full} has counted what will be left of the land: a few chimneys.',
      'dragons=yes',
    ],
  ],
  start: [
    [
      'The bridge at {town} belongs to {one} by day and to {two} by night. You get there at dusk, between the two, and for a quarter of an hour it belongs to nobody: a cook is fetching water, a soldier of the other side holds the bucket for her. Neither looks up. On the parapet sits {G.full} and holds two letters into the last light, one beside the other. "Come here," says {G.name}. "Tell me whether I am mad. Look at the g."',
      '@bridge',
    ],
    [
      'A wagon has lost a wheel in the ford before {town}. Its driver swears, looks round, and goes to fetch help, and when you lift the tarpaulin there are spears under it, new ones, in bundles: twenty with the ribbon of {one}, twenty with that of {two}. {G.full} is standing on the bank and says: "I thought that I was the only one who had seen that."',
      '@wagon',
    ],
  ],
  ask: [
    '{G} wants the war to end before {deadline}. "Get the letter from {B}, and the letter from {S}. Ask {T} who gave them to {T.them}. I do not need to know who is right. I need to know who writes so well."',
    '"Somebody wants it to go on," says {G}. "Find out who. Then make {B} and {S} look at it at the same time; I have never yet got those two into one room."',
  ],
  rumours: [
    '{one.u} began it. {two.u} began it. Whoever asks further is a spy.',
    '{T} has ridden for both sides, and for nobody since the first night.',
    '{A} has lost two nephews in it, one on each side, and has sent both families a ham.',
    'The carts come every night, and nobody ever sees the same driver twice.',
    '{B} and {S} knew each other before. They still have the same saddle.',
    'An order to stop was given once. It got lost on the way.',
  ],
  run: [
    [
      'The tail of the g is the same in both letters, and so is the water mark (DC 13 Investigation).',
      'start=bridge',
    ],
    ['The bill of lading has one sum and two recipients (DC 12 Investigation).', 'start=wagon'],
    'The cook and the soldier meet there every evening. Both know the hour at which nobody shoots (DC 12 Persuasion).',
  ],
  gist: [
    'Neither {one} nor {two} began the war. {A} had {H} write a letter to each of them in the name of the other, and has supplied both since then. If {B} and {S} see both letters at once, the reason is gone; the dead are not, so they also need somebody to be angry with, and that is {A}.',
  ],
  truth: [
    [
      [
        'Before the war {A} had two warehouses full of iron that nobody wanted. {H}, who had once written letters for both sides, wrote two more, to two proud dragons, each in the name of the other, and in the same night {A} had painted clay eggs smashed on each side. The real eggs lie at {lair}, in straw, and are warm. A dragon asks nobody; it burns.',
        'dragons=yes',
      ],
      [
        'Before the war {A} had two warehouses full of iron that nobody wanted. {H}, who had once written letters for both sides, wrote two more. In the same night {A} had a fire laid on each side, so that each letter had its proof. Nobody asked, because both had been waiting for something of the kind.',
        'dragons=no',
      ],
    ],
    [
      '{T} carried both letters and noticed the same seal wax; on the way home the post house burned. {T} got out, has kept the sealing wax, and has trusted no one since, least of all those who ask after it in a friendly voice.',
    ],
    [
      '{B} and {S} served together once, and {B} owes {S} a life. Each believes that the other must have known. There was an order to stop, from both sides, in the third week; {A} has both in the iron chest, since all post goes with the carts.',
    ],
  ],
  turn: [
    '{A} has understood what is missing at the post house, and lets a third letter be found: it is from the party, in the best handwriting, and sells {one} to {two}. {B} has it read aloud before everyone. It is a very convincing letter; only the g is wrong.',
    '{B} is shot at, and lives. The host of {one} wants to march tonight, three days early, and without breakfast. Now {S} would have to come across with empty hands, in the dark; and {S} would do it if somebody of the party went in front.',
  ],
  people: {
    G: [
      '{G} wants to hear a night without carts. {G} has fed both sides, which each of them holds against {G.them}.',
    ],
    A: [
      '{A} wants no victory for anybody. {A} has never wished harm to a single person, and says so; it is true, they never thought about single persons.',
    ],
    B: ['{B} is tired, correct, and has one unanswered question, which is for {S}.'],
    S: ['{S} jokes until somebody mentions {B}. {S} has kept the second half of a broken buckle.'],
    T: ['{T} would tell it to somebody who does not say "trust me".'],
    H: ['{H} is vain about the letters, and would love to be recognised by the hand.'],
  },
  looks: [
    [
      'Tents in rows, banners of {one}, and between them the boots: all new, all from the same last. {B} sits before a map and moves nothing.',
    ],
    [
      'Tents in rows, banners of {two}, and the same boots again. {S} has hung the letter on a post for everybody to read; it has been read so often that the fold is gone.',
    ],
    [
      'Four black walls and a chimney. In the ash one still sees where the letters were sorted: one heap for each side, and one in the middle.',
    ],
    [
      'Wagons in a square, smithies, bakers, a field kitchen for two armies. {A} goes from one to the other with a slate, is friendly to everybody, and rounds off.',
    ],
  ],
  todo: [
    [
      'Here they hold everyone for a spy of {two} (DC 13 Persuasion; no check in the company of {G}). {B} gives the letter to nobody, and lets it be compared with any other writing.',
    ],
    [
      'Whoever comes from {one} must first help to carry the dead (no check; it takes two hours, and afterwards nobody asks anything more). {S} reads the letter aloud, with voices, and stops at one sentence.',
    ],
    [
      '{T} sits in the chimney with a crossbow (DC 13 Stealth to get close, or lay down something sealed and step back). {T} breaks the seal, smells at it, and comes down.',
    ],
  ],
  clues: [
    [
      'Investigation :: holding the letter to the light :: The paper has the water mark of a dealer, and not that of {two}.',
      'Insight :: asking {B} about supplies :: They come on credit, from {A}, and have never once come late.',
      'History :: asking about {S} :: {B} owes {S} a life, and would go to talks if {S} came alone.',
    ],
    [
      'Investigation :: reading the sentence at which {S} stops :: It is a phrase that only {H} ever used; {H} wrote letters for both sides.',
      'Perception :: looking at the boots :: A number is stamped in each of them. The numbers go on in the other camp.',
      'Persuasion :: asking {S} for the buckle :: {B} has the other half. Whoever brings it is believed.',
    ],
    [
      'Investigation :: smelling the sealing wax :: Both letters were sealed at the same table, in the same hour.',
      'Insight :: asking {T} who set the fire :: A driver with new boots, who apologised.',
      'Survival :: following the ruts by night :: All carts of both sides come from {lair}, and there stands a chest that is never unloaded.',
    ],
  ],
  lairUse: [
    [
      'Two clutches of dragon eggs lie in straw under the tarpaulin, one red, one silver. Whoever holds up one of each (one action, in the open) makes two shadows above turn round at the same moment: in the next round nobody dares to attack anybody.',
      'dragons=yes',
    ],
    'In the iron chest lie both orders to stop. Whoever holds them up where both hosts can see it (one action, on a wagon) needs no other proof.',
    'The signal rockets of both sides are kept here: one green, one red. Fired together (one action), they mean nothing to anybody, and everybody stops to ask.',
    'The wagons can be unbraked (DC 13 Athletics): one rolls through the middle, and whoever stands there jumps (DC 13 Dexterity saving throw or prone).',
    'If {B} and {S} stand in the same place, nobody of either side raises a weapon any more; those beside {A} who belong to a side step back.',
  ],
  tactics: [
    '{A} does not fight as long as somebody can be paid, raises the offer each round, and only then takes the crossbow from under the bench; {H} throws ink into eyes and guards the chest',
  ],
  parley: [
    '{A} offers to make peace as well as the war was made: two letters, tonight, and all go home (DC 14 Insight: it would work). *The price:* nobody ever learns who began it, {A} keeps the warehouses, and {H} knows how to do it again.',
  ],
  clock: [
    ['The carts bring new spears, to {one} this time. {A} asks {G} kindly about the harvest.'],
    [
      'The spears reach {two}. A village between the lines burns, and each side puts out its own half.',
    ],
    ['{A} has {H} write a third letter. {B} and {S} call in the last reserves.'],
    ['{Deadline}. {one.u} and {two} stand opposite each other in the same boots.'],
  ],
  after: [
    '{A} sells crutches to both sides, at a fair price, and orders iron for the next time; {ruin}.',
  ],
  endings: [
    {
      heading: 'Both letters, side by side',
      text: [
        [
          "The war is over. Two dragons sit on two hills with their eggs between their claws, and look past each other, which is a great deal for dragons. {B} and {S} have read each other's letter. {A} is brought before a court with two benches, and asks for a roof of stone.",
          'dragons=yes',
        ],
        [
          "The war is over. {B} and {S} have read each other's letter, and then for a long time nothing. {A} is brought before a court with two benches. The boots are kept; they are good boots.",
          'dragons=no',
        ],
      ],
    },
    {
      heading: 'Someone to be angry with',
      text: [
        "{one.u} and {two} have fallen upon {lair} together, and left nothing standing. It is peace, of a kind. *The price:* the drivers died as well, who were nobody's enemies, and the grain burned.",
      ],
    },
    {
      heading: 'Two more letters',
      text: [
        'Two letters of apology have ended the war, and each side is proud of its own. *The price:* the party knows who wrote them, and {A} sends it a ham every year.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The battle has been fought, and {ruin}. But in the evening {S} walks across the field with half a buckle, and {B} comes from the other side. The war has lost its two best commanders; they ask the party where {lair} is.',
      ],
    },
  ],
  steps: [
    'See the letter of {one}.',
    'See the letter of {two}.',
    'Ask {T.full} where they come from.',
    'Stop the war before {deadline}.',
  ],
};
