import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Places of crowns, councils and money: a palace, an embassy, a court of law, a bank, a post office. */
export const sortsOfOffices: readonly PlaceSort[] = [
  {
    id: 'palace',
    noun: /\b(?:palace|royal court|throne room|throne hall|royal castle)$/,
    idea: /\b(?:hall|court|throne room|throne) of (?:an? |the )?(?:\w+ )?(?:king|queen|emperor|empress|sultan|usurper)\b/,
    tells: [],
    keeper: ['under-steward', 'chamberlain', 'lord chamberlain'],
    look: [
      'a stair so wide that one may not walk up the middle of it',
      'a clock of gold at which all other clocks are set, {few} minutes late',
      'a throne under a dust sheet, and a kitchen chair beside it that is used',
      'a gallery of queens, with a nail and a pale square where the last one hung',
      'guards in white gloves, of whom one wears no ring where the others do',
    ],
    known: [
      'In {site} even the doors have ranks, and {town} can tell from the smoke of its chimneys who is in favour.',
      'One waits in the first room for a day, in the second for a week, and in the third one is forgotten.',
    ],
    senses: [
      'Silk on marble, and whispers that stop a room ahead; it smells of beeswax and oranges.',
      'A string quartet plays somewhere so that nobody can be overheard.',
    ],
    feature: [
      'The servants\u2019 passages run behind every wall, and come out behind every tapestry.',
      'The great chandelier hangs on one rope, which ends in a cupboard.',
      'Three pulls at the bell in the throne room close every gate.',
    ],
    checks: [
      ['Deception', 'being announced under a title'],
      ['Insight', 'seeing whom all the others avoid looking at'],
    ],
    done: [
      'Mornings are for petitions, afternoons for flattery, and nights for what is really decided.',
      'Everything left on the tables goes down one floor at each bell, and feeds {town} at the last.',
    ],
    plots: [
      plotOf({
        id: 'palace-1',
        absent: ['food taster', 'reader to the crown', 'master of the wardrobe'],
        guest: ['favourite of the crown', 'court physician', 'cousin of the crown'],
        wants: [
          'has the royal bedchamber moved each evening, and tells nobody to which room',
          'tests the party with a lie, a glass of wine and an open door',
        ],
        seeks: [
          'is the only one who can make the sovereign laugh, and does so, before each signature',
          'wears perfume enough for three, and never the same gloves twice',
        ],
        hooks: [
          'The sovereign has signed three orders that no one in {site} remembers being written; {K} pays {coins} gold pieces for the hand behind them.',
          '{V} left a note under a plate, "It is not the soup", and has not been seen at table since.',
          'At the ball on {deadline} a marriage is to be announced, and half of the court would rather see a funeral.',
        ],
        trace: [
          'The sovereign answers to the name a breath too late.',
          'Ashes of fine paper lie in a fireplace where no fire is allowed in summer.',
          'A pair of white gloves has been put into the wash with ink on one thumb.',
        ],
        truth:
          'The ink is poisoned, and not to kill: whoever breathes it each morning grows mild, tired and easily led. {B} mixes it, and dictates. {V} found it out by kissing the royal hand, and lies in the sickroom of {B}, declared to have the fever, awake and unable to speak. On {deadline} the sovereign will sign the succession over to {B}. {K} has seen the gloves, but owes everything to {B}, and would need to be given a reason to be brave.',
        finds: [
          [
            'Medicine',
            'smelling at the royal inkwell',
            'bitter almonds and poppy, and a headache at once',
          ],
          [
            'Investigation',
            'reading the last orders by the dates',
            'the signature grows rounder with each, like the hand of a child',
          ],
          [
            'Stealth',
            'visiting the sickroom while {B} dines',
            '{V} blinks: once for yes, twice for no',
          ],
        ],
        later: [
          'On {deadline} it is signed. That night {B} changes the guard, and the old one is not to see the morning (use <Guard, Spy, Knight, Assassin>).',
        ],
        ways: [
          'A week without ink and the sovereign is as sharp as ever; the party has only to be a nuisance about pens.',
          'Before the whole court {B} can be asked to sign first, with that pen, without gloves.',
        ],
      }),
      plotOf({
        id: 'palace-2',
        absent: ['twin of the sovereign', 'nurse of the royal children', 'portrait painter'],
        guest: ['ambassador', 'captain of the guard', 'dowager'],
        wants: [
          'keeps the keys of the old wing on a chain, also in bed',
          'has sent away every servant who has been here for longer than {years} years',
        ],
        seeks: [
          'looks long at the sovereign, and then at the nail where a portrait hung',
          'has asked for a private audience {few} times, and each time gets a present instead',
        ],
        hooks: [
          'Someone walks at night in the old wing, in the sovereign\u2019s step, while the sovereign dances downstairs; {B} pays {coins} gold pieces for one hour in there.',
          '{V}, who was thought to be dead, has written to the party, on the back of a menu of this week.',
          'The crown does not fit the sovereign any more, and the goldsmith who said so has left {town} overnight.',
        ],
        trace: [
          'The royal dogs growl at the throne, and wag their tails at a wall in the old wing.',
          'Two trays leave the kitchen each evening with the same supper.',
          'The sovereign no longer plays the harp, because of "a cold".',
        ],
        truth:
          'The sovereign is an impostor, and a good one: a former strolling player, chosen by {K} for the likeness, when the true one was about to start a ruinous war. The true sovereign sits in the old wing, well fed and raging. {V} has recognised both and is shut in with them, as company. {B} knows, and has been waiting to be paid for it; on {deadline} the other side pays more. The player governs better than the true one ever did, and is mortally afraid of the old wing.',
        finds: [
          [
            'Insight',
            'amusing the sovereign with a line from a well-known comedy',
            'the sovereign gives the answer, with the gesture, and turns pale',
          ],
          [
            'Perception',
            'standing at the dogs\u2019 wall',
            'a voice behind it gives orders to regiments that were disbanded',
          ],
          [
            'History',
            'reading what has been decreed since the harp fell silent',
            'the taxes have gone down, and the prisons are half empty',
          ],
        ],
        later: [
          'On {deadline} {B} opens the old wing, and there are two sovereigns in one ballroom, each with a guard (use <Guard, Warrior Veteran, Guard Captain, Gladiator>).',
        ],
        ways: [
          'A council that has had a taste of peace might keep the player as regent, if the law is found that allows it; {V} knows where.',
          'The true sovereign can be talked out of the war, but not out of revenge on {K}. Something must be offered for that.',
        ],
      }),
    ],
  },
  {
    id: 'embassy',
    noun: /\b(?:embassy|consulate|legation|embassies|ambassador'?s? (?:house|residence))$/,
    tells: [],
    keeper: ['first secretary', 'chargé d\u2019affaires', 'ambassador'],
    look: [
      'a flag that moves although there is no wind on this side of the fence',
      'a strip of foreign soil round the house, as wide as a step, and swept',
      'a waiting room with chairs of {few} heights, and a clock that shows the time somewhere else',
      'a pigeonhole for every country, and one that has been nailed shut',
      'a guard at the gate who salutes in a way that nobody in {town} has seen before',
    ],
    known: [
      'Inside the fence the laws of {town} do not count; what does count there is explained to visitors at length, and later denied.',
      'Whoever reaches the doorstep may not be taken from it, and in {town} they have begun to practise running.',
    ],
    senses: [
      'A stamp comes down, a pen scratches, and behind the third door somebody practises an apology; it smells of foreign tobacco.',
      'Two languages argue on the stair, and a third one is kept for swearing.',
    ],
    feature: [
      'A step back over the fence is a step into another country, for everyone who is chasing somebody.',
      'The code room has no window, and a trapdoor over the stove for papers.',
    ],
    checks: [
      ['Insight', 'telling a refusal from an offer'],
      ['Deception', 'having a paper stamped that names the wrong country'],
    ],
    done: [
      'Passes are issued, refused and sold; receptions are given on the feasts of both countries.',
      'Letters go out under seal on the evening of each week, and are read on the way by at least two people.',
    ],
    plots: [
      plotOf({
        id: 'embassy-1',
        absent: ['cipher clerk', 'ambassador\u2019s secretary', 'courier'],
        guest: [
          'cultural attaché',
          'envoy from the rival country',
          'refugee who lives in the attic',
        ],
        wants: [
          'smiles as the treaty asks, says nothing as the treaty asks, and bites the nails',
          'expects an answer from home that is {days} days late, and acts as if it had come',
        ],
        seeks: [
          'invites everyone of {town}, pays for everything, and has never been asked to report home',
          'has been in the house for {years} years, knows what each door is for, and is not on any list',
        ],
        hooks: [
          '{V} vanished between the gate and the door, on ground that belongs to two countries and is searched by neither; {K} pays {coins} gold pieces for people without a flag.',
          'A treaty is to be signed here on {deadline}. The party is hired to be in the room, as a choir.',
          'Someone in {town} owns a pass from this embassy for a country that does not exist, and it has been accepted at every border.',
        ],
        trace: [
          'The flag has been hung upside down, for the length of an hour, three nights running.',
          'The answers from home are all in the same hand, and the ink is bought in {town}.',
          'In the code room the stove is warm and the book of ciphers is new.',
        ],
        truth:
          'The country which this embassy stands for has fallen, {few} months ago: its ruler is gone, and there is nobody left at home who could answer. {V} deciphered the last message, and was hidden in the attic by {K}, who writes the answers so that the peace with {town} holds until it is signed. {B} has found out, and sells the news to those who would march at once if they knew that nobody stands behind the treaty.',
        finds: [
          [
            'Investigation',
            'holding a letter from home against the light',
            'the watermark is that of a mill near {town}',
          ],
          [
            'Insight',
            'asking {K} for news of home',
            '{K} speaks of orchards and streets, and always in the past',
          ],
          [
            'Perception',
            'listening below the attic',
            'somebody up there walks to and fro and dictates to nobody',
          ],
        ],
        later: [
          'On day {days} the news is sold. A crowd comes to the fence, and behind it those who have paid for it (use <Tough, Spy, Assassin>).',
        ],
        ways: [
          'A treaty binds a country that has someone to sign: {V} carries the seal of the old ruler, and is, by blood, the next one.',
          'If {town} gives all who live in the house its own citizenship before {deadline}, there is nothing left to sell.',
        ],
      }),
    ],
  },
  {
    id: 'guild',
    noun: /\b(?:guild|guild ?hall|guild ?house|guild hall|clubhouse|lodge|headquarters)$/,
    tells: [],
    keeper: ['guild steward', 'master of the guild', 'grand master of the guild'],
    look: [
      'a board of tasks, with a nail through each and a price in the corner',
      'portraits of the masters in a row, the last one turned to the wall',
      'a strongbox with {few} locks, on a table with {few} chairs',
      'a wall of chalk tallies, one for each member, and one that is rubbed out daily',
      'a bar at the back, with a rule over it that no one has ever kept',
    ],
    known: [
      'A member of the guild pays a tenth, is buried for nothing and may not be cheated by another member; {town} has to look out for itself.',
      'New members are taken on the word of two old ones, who answer for them with a finger.',
    ],
    senses: [
      'Somebody bangs a mug for order, and gets a song; it smells of leather, ink and stew.',
      'Boots come and go, a pen keeps count of them, and from upstairs one hears a quarrel about percentages.',
    ],
    feature: [
      'The strongbox can only be opened by all keyholders together.',
      'The hall has a members\u2019 door on the lane, which the watch does not know.',
    ],
    checks: [
      ['Deception', 'giving the grip of a member from another town'],
      ['Insight', 'telling who of the masters is in debt'],
    ],
    done: [
      'Work is given out in the morning, paid for in the evening and exaggerated at night.',
      'Disputes between members are heard on the first day of the month, with the doors shut.',
    ],
    plots: [
      plotOf({
        id: 'guild-1',
        absent: ['treasurer of the guild', 'keyholder', 'founder of the guild'],
        guest: [
          'youngest of the masters',
          'delegate of another guild',
          'member who has come into money',
        ],
        wants: [
          'has put off the opening of the strongbox {few} times, with {few} good reasons',
          'greets every member by name and debt, and has stopped adding up',
        ],
        seeks: [
          'stands a round for everyone who will have a vote on {deadline}',
          'knows the number of the locks, and asks who holds which',
        ],
        hooks: [
          'On {deadline} the strongbox is opened before all members; {K} pays {coins} gold pieces for the key of {V}, and for {V}, in that order.',
          'A task on the board is for the party by name: "Do not take any of the others".',
          'The widow of a member has been refused the burial money, for the first time in the history of the guild.',
        ],
        trace: [
          'Dangerous tasks go to the members who are for {K}, and easy ones to the friends of {B}.',
          'The strongbox has been lifted: its feet stand beside their marks.',
          'The master in the last portrait is not dead, and was painted over in a hurry.',
        ],
        truth:
          'The box is empty. {K} has lent the money, over the years, to members in trouble, without interest and without the leave of the others, and most have never paid it back. {V} knew it and agreed; {B} found it out, and has {V} held in the cellar of the rival guild, so that the key is missing and the scandal is complete: on {deadline} {B} means to be elected, sell the name, and owe nothing to anybody.',
        finds: [
          [
            'Investigation',
            'weighing the strongbox by hand against an empty one',
            'there is no difference but a slip of paper that slides',
          ],
          [
            'Persuasion',
            'sitting beside an old member at the bar',
            'he was helped in the hungry year, and so was she, and he, and she',
          ],
          [
            'Stealth',
            'following the supper that {B} orders for one more',
            'it goes in at the back of the rival guild, and the plate comes out with "thank you" in gravy',
          ],
        ],
        later: [
          'On {deadline} the box is broken open, {K} is accused, and the friends of {B} hold the doors (use <Tough, Spy, Tough Boss, Assassin>).',
        ],
        ways: [
          'If each of those who were helped puts in one coin on the way to the vote, the box is heavier than it ever was.',
          'The key of {V} is worth a vote. So are those of {few} members whom nobody has invited.',
        ],
      }),
    ],
  },
];
