import { plotOf } from '../families/place-plot.ts';
import type { PlacePlot } from '../families/place-family.ts';

/** The same for prisons, towers, tombs and other places that lie by themselves. */
export const plotsOfLonelyPlaces: Readonly<Record<string, readonly PlacePlot[]>> = {
  prison: [
    plotOf({
      id: 'prison-2',
      absent: ['prisoner of the upper row', 'young guard', 'prison doctor'],
      guest: ['deputy governor', 'prisoner with privileges', 'contractor for the laundry'],
      wants: [
        'goes through the cells alone at night, and counts in a whisper',
        'reads every letter that goes out, and has begun to rewrite some',
      ],
      seeks: [
        'has a cell with a carpet, and orders what is to be cooked',
        'knows the date of each release, and keeps a cart ready for it',
      ],
      hooks: [
        'Prisoners of {site} are released on the day that the law asks for, and do not come home; the wives have put together {coins} gold pieces.',
        '{V} has smuggled out a spoon with a message scratched on it: "Do not let them pardon me."',
        'Someone whom the party needs alive sits in {site}, is to be freed on {deadline}, and is mortally afraid of it.',
      ],
      trace: [
        'The book of releases has the same witness on every page, and he died last year.',
        'The laundry cart rides low when it leaves, and its wheels have been wrapped in felt.',
        'Prisoners quarrel with the guards on purpose in their last week, to be kept longer.',
      ],
      truth:
        'Those who are released are sold. {B} has the cart stopped behind the first hill, and the free men are taken in chains to a quarry where nobody asks how long they still have to serve. {V} was to be on the next cart, and has hidden in the walls of {site}, the only place where {V} is safe. {K} signs in good faith, saw a freed man\u2019s cap on a peg in the laundry, and has lost sleep since, but not yet the post.',
      finds: [
        [
          'Investigation',
          'comparing the book of releases with the parish registers of {town}',
          'nobody who was let out after the spring has married, died or bought bread',
        ],
        [
          'Perception',
          'listening at the walls of the upper row at night',
          'someone behind them is doing sums: the days until {deadline}',
        ],
        [
          'Survival',
          'following the marks of the felted wheels',
          'they turn off behind the first hill, and come back empty',
        ],
      ],
      later: [
        'On {deadline} the cart is full, and {V} has been smoked out of the wall (use <Guard, Tough, Guard Captain, Gladiator>).',
      ],
      ways: [
        'Wives, brothers and a fiddler at the gate, every time: nobody can be stopped behind a hill in such company.',
        'The quarry has guards enough to the front, and one old man at the back, who was himself let out in spring.',
      ],
    }),
    plotOf({
      id: 'prison-3',
      absent: ['prisoner without a name', 'old chaplain', 'locksmith of the prison'],
      guest: ['advocate', 'new prisoner of high rank', 'warder with a limp'],
      wants: [
        'treats one prisoner as a guest, and knocks before going in',
        'is the fourth to hold this office in {few} years, and has not unpacked',
      ],
      seeks: [
        'got into {site} by a crime that was much too clumsy',
        'asks to see the plans, "for the drains", and then turns them upside down',
      ],
      hooks: [
        'One of the prisoners has been dead for {years} years, by the books, and still has supper brought; the family pays {coins} gold pieces for the truth.',
        '{V} knew every lock in {site}, and was taken from bed by night by people with a good warrant and a bad seal.',
        'The party gets a letter from a cell: all their names, all their debts, and an invitation.',
      ],
      trace: [
        'There is a cell with the bolt on the inside.',
        'The strongest locks are on the doors that lead further in.',
        'New prisoners are very polite to an old one, who sweeps the yard.',
      ],
      truth:
        'The old man who sweeps the yard could leave at any time: he is the one who rules half of the guilds of {town}, from here, where no enemy can get at him. {V} made the locks for him. {B} has come in to kill him, for a rival, and has to find out first which of the three old sweepers he is. {K} was appointed by him, like the three before, has understood it, and must choose by {deadline} whose prisoner to be.',
      finds: [
        [
          'Insight',
          'watching the yard from above for an hour',
          'the guards move aside for a broom',
        ],
        [
          'Investigation',
          'reading the warrant for {V} once more',
          'the seal is that of the prison itself',
        ],
        [
          'Perception',
          'looking at the hands of {B}',
          'they belong to a fencer, and the crime was a stolen goose',
        ],
      ],
      later: [
        'On {deadline} there is a riot, one of three old men is found dead, and it was the wrong one (use <Tough, Spy, Gladiator, Assassin>).',
      ],
      ways: [
        'The old man pays well for a warning, and keeps his word, which is more than most who sit outside do.',
        'If it is known in the yard why {B} is here, {B} will ask to be put in the cell with the bolt on the inside.',
      ],
    }),
  ],
  lighthouse: [
    plotOf({
      id: 'lighthouse-2',
      absent: ['second keeper', 'pilot', 'supply boatman'],
      guest: ['shipwrecked passenger', 'inspector of lights', 'naturalist who counts birds'],
      wants: [
        'has put out the lamp for one hour each night this week, and enters "fog" in the log',
        'speaks little, looks out to sea, and counts under the breath to {num}',
      ],
      seeks: [
        'was washed ashore with dry matches, and will not go on the next boat',
        'measures the rocks at low tide, and asks how deep the cove is',
      ],
      hooks: [
        '{few} ships have run aground below {site} in clear weather; their owners pay {coins} gold pieces for a reason that is not the sea.',
        '{V} put on the good coat, rowed out alone towards a light that is on no chart, and has not come back; {K} has not reported it.',
        'A bottle has come ashore at {town} with a page from the log of {site}, dated next week.',
      ],
      trace: [
        'The lamp room has two chairs, and a third one has stood there until lately.',
        'At low water one sees lanterns on poles, along the wrong side of the reef.',
        'In the hour without the lamp something large goes by, and the tower leans a little.',
      ],
      truth:
        'Once in a lifetime the great old creatures of the deep go by {site} to breed, and their road is lit by nothing; the beam drives them mad, and then they break ships. So the keepers have an order, older than the crown, to put out the lamp for one hour a night for {days} nights. {V} rowed out to turn back a calf that had lost its way. {B} knows it from an old whaler, and sets false lights in that hour to plunder what runs aground. {K} takes the wrecks for {K.their} own fault.',
      finds: [
        [
          'History',
          'reading the oldest log, at the same days of the year',
          'there are {days} nights of fog, {years} years apart, as far back as the logs go',
        ],
        [
          'Perception',
          'looking along the reef in the dark hour',
          'a hand with a shuttered lantern signs to a boat without a flag',
        ],
        [
          'Nature',
          'listening to what goes by',
          'there are many of them, and one, very small, on the wrong side of the rocks',
        ],
      ],
      later: [
        'In night {days} {B} keeps the great lamp alight, to blind the pursuers, and the herd turns on the tower (use <Giant Crab, Merrow 450, Hunter Shark 450, Chuul 1100, Water Elemental, Dragon Turtle 18000>).',
      ],
      ways: [
        'If {town} keeps its ships in port for the last nights, nothing has to be chosen. {body.s} can order that, if it is told why.',
        'The false lights can be moved by a hundred paces, in front of the boats of {B}.',
      ],
    }),
  ],
  graveyard: [
    plotOf({
      id: 'graveyard-2',
      absent: ['stone cutter', 'undertaker\u2019s boy', 'mourner of every funeral'],
      guest: [
        'family without a grave',
        'buyer of the neighbouring field',
        'physician of the school',
      ],
      wants: [
        'has dug one grave each night for a week, and filled it again before dawn',
        'rakes the gravel every evening, and reads it every morning like a page',
      ],
      seeks: [
        'visits a stone with flowers, and has asked {few} people where it was last year',
        'offers good money for quiet ground, and wants it before {deadline}',
      ],
      hooks: [
        'The stones of {site} have changed places by night, all of them, and no one knows any more who lies where; the families of {town} pay {coins} gold pieces.',
        '{V} has cut a stone with tomorrow\u2019s date, for no name, on an order that came with the payment in old silver.',
        'A mourner recognises the party, and thanks them for the lovely wreath at their own funeral.',
      ],
      trace: [
        'Wheel marks run from row to row, and the wheels were wrapped in grass.',
        'The moss on the stones is on the wrong side.',
        'There is one grave at which no bird sits.',
      ],
      truth:
        'One grave is worth all this trouble: in it lies a traitor with the list of those who paid him, and they are the first families of {town}. {B} does not know which it is, only the stone, and has dug {few} times in vain. {K} had heard of it and moved all the stones in one night, with the help of {V}, to gain time; {V} was caught on the way home, and is made to draw the old plan from memory. He draws it wrong, as slowly as possible.',
      finds: [
        [
          'Nature',
          'reading the moss',
          'the stones can all be put back where they stood, but for one, which never had any',
        ],
        [
          'Insight',
          'condoling with {B}',
          '{B} thanks warmly, and has forgotten the name of the dear departed',
        ],
        [
          'Religion',
          'asking {K} about the grave without birds',
          '"He is not at rest, and he has a right not to be"',
        ],
      ],
      later: [
        'On {deadline} {B} has the whole ground turned over, and those who are turned over object (use <Skeleton, Zombie, Ghoul, Wight>).',
      ],
      ways: [
        'The list can be read aloud at noon on the market. After that, nobody needs to look for it.',
        'The dead man wants a proper trial. {few} jurors and a candle would do, and he would give evidence.',
      ],
    }),
  ],
  tomb: [
    plotOf({
      id: 'tomb-2',
      absent: ['digger who read the signs', 'last priestess of the tomb', 'mapmaker of the dig'],
      guest: ['leader of the dig', 'descendant of the dead', 'buyer for a museum'],
      wants: [
        'sweeps the sand from the first step every evening, and finds it back in the morning',
        'sells water to the diggers, and prays that they will not find the last door',
      ],
      seeks: [
        'pays by the chamber, has seven behind and one before, and does not sleep any more',
        'has the same nose as the face on the door, and strokes it when nobody looks',
      ],
      hooks: [
        'The diggers of {site} have stopped at the last door and sit before it, smiling, and will not go home; {town} pays {coins} gold pieces to have them back.',
        '{V} could read the signs, read the last of them to the end, and went in through a gap too small for a cat.',
        'An embalmed heart has been sold in {town}, by honest people, and it beats.',
      ],
      trace: [
        'Painted servants on the walls hold out empty trays, where the old drawings show full ones.',
        'The sand on the steps runs upwards, a grain at a time.',
        'All who work here have the same dream of a long table, and mention who sat beside them.',
      ],
      truth:
        'The ruler who lies here did not want treasure for the journey, but company: whoever is glad to stay becomes a painted figure on the wall, and dines for ever. It is a kind spell, and it has run short of guests. {V} sits beside the ruler, in paint, and is trying to explain to him that his time is over. {B} took the heart out and sold it, and since then he cannot leave the table; {K}\u2019s own mother is the third from the left.',
      finds: [
        [
          'Perception',
          'comparing the wall with a drawing of last month',
          'there are {few} figures more, in the clothes of diggers',
        ],
        [
          'Arcana',
          'laying a hand on the painted table',
          'it is warm, there is music, and it is really very difficult to take the hand away',
        ],
        [
          'Insight',
          'asking {K} who has the place of honour',
          '"She always wanted to dine at court", says {K}, and sweeps',
        ],
      ],
      later: [
        'On {deadline} the ruler, without his heart, forgets that he is kind, and gets up to fetch guests (use <Skeleton, Ghoul, Wight, Mummy, Mummy Lord>).',
      ],
      ways: [
        'With the heart put back he can be thanked for the supper, by everyone together, and may rise from table, as the host must.',
        'A guest who is called by a living voice with a good reason may leave. It has to be a very good reason.',
      ],
    }),
  ],
  'wizard-tower': [
    plotOf({
      id: 'wizard-tower-2',
      absent: ['wizard of the tower', 'librarian of the tower', 'rival of the wizard'],
      keeper: ['housekeeper of the tower', 'first apprentice', 'seneschal of the tower'],
      guest: ['tax assessor', 'emissary of a guild of mages', 'apprentice of another master'],
      wants: [
        'runs the house by the last orders of {V}, which were meant for one weekend',
        'feeds what is in the cellar, dusts what is in the attic, and knows neither by name',
      ],
      seeks: [
        'has been on the stair for {few} days and cannot find the door again, and is taking notes',
        'wants the tower declared ownerless, and has brought a pot of paint',
      ],
      hooks: [
        '{V} has gone into a mirror for a book and told the household to wait with the soup; it is the {few}th week. {K} pays {coins} gold pieces.',
        'A bell in the tower rings whenever someone in {town} tells a lie. It has not stopped since market day.',
        'The tower was on the other side of the road yesterday, as all {town} will swear.',
      ],
      trace: [
        'Every door has a note: "Not before Thursday", "Knock and run", "If it purrs, go on".',
        'All mirrors are hung with cloth but one, in which it is raining.',
        'The staircase has a step more each evening.',
      ],
      truth:
        '{V} is in the tower the whole time, in the wrong size: the way out of the mirror leads into a doll\u2019s house on the third landing, and it is hard to be heard from there. {B} found it on the second day, closed its shutters, and asks {V} questions through the letter box: the tower obeys whoever knows its {few} words, and {B} has got all but one. It moves about at night because it is looking for its master. {K} has dusted the doll\u2019s house twice, and wondered about the tiny lamp.',
      finds: [
        [
          'Arcana',
          'reading the notes on the doors in the order of their dates',
          'the last is very, very small, and sits on a door the size of a playing card',
        ],
        [
          'Perception',
          'being quiet on the third landing',
          'something knocks, no louder than a beetle, and swears in an old tongue',
        ],
        [
          'Insight',
          'asking {B} how one gets down',
          '{B} knows the way perfectly, and had forgotten to be lost',
        ],
      ],
      later: [
        'On {deadline} {B} has the last word, and the tower gets up and walks to {town} (use <Animated Armor, Shield Guardian, Clay Golem, Stone Golem>).',
      ],
      ways: [
        'The doll\u2019s house has to be carried back through the mirror, the right way round, without shaking it.',
        'The tower listens to kindness as well as to words: {K} has swept it for {years} years, and could simply ask.',
      ],
    }),
  ],
  mine: [
    plotOf({
      id: 'mine-2',
      absent: ['oldest miner', 'mine surveyor', 'boy of the lamps'],
      guest: ['shareholder', 'foreman of the new company', 'smelter from the valley'],
      wants: [
        'has the lamps counted at each change of shift, and there is always one too many',
        'says that the seam is at an end, and has doubled the guard on it',
      ],
      seeks: [
        'owns a third, wants to own all, and stands about on the weakest prop',
        'would like the pumps to stand still for one night, "for repairs"',
      ],
      hooks: [
        'The props in the old gallery have been sawn half through, all from the left; {K} pays {coins} gold pieces for a left-handed saw and whoever holds it.',
        '{V} found something in the last cart, gave it to the wrong person for safe keeping, and has moved into the abandoned levels with a month of candles.',
        'At the end of each shift somebody in {site} knocks a rhythm that asks for the party by name.',
      ],
      trace: [
        'One lamp is carried at the height of a child, and no children work here.',
        'A map of the levels has been redrawn, and a gallery has become rock.',
        'Water stands where it should run, and someone has put a mark at its edge.',
      ],
      truth:
        'The little people of the mountain have worked alongside the miners since the first shift, unseen, for a share of one cart in a hundred; the extra lamp is theirs. {B} wants {site} to fail, to buy it cheaply, and has sawn through the props and shut the sluices. The little people mend each night what {B} does each day, and are at the end of their strength. {V} has been told everything, since nobody believes an old miner. {K} knows that there is a lamp too many, and does not write it down.',
      finds: [
        [
          'Investigation',
          'looking at the sawn props by a good light',
          'each has been splinted from behind, with very small, very neat wedges',
        ],
        [
          'Survival',
          'following the lamp at the height of a child',
          'it waits at every bend, and leads to the shut sluice and a coat button of {B}',
        ],
        [
          'Persuasion',
          'leaving a share of one\u2019s own bread on a ledge',
          'in the morning there is a map in its place, with a gallery that {B} had erased',
        ],
      ],
      later: [
        'On {deadline} the pumps stand still, the water comes, and {B}\u2019s people keep the ladders (use <Tough, Bandit Captain, Gladiator>).',
      ],
      ways: [
        'A full cart, pushed into the dark with a thank-you, brings every small hammer in the mountain to the sluice.',
        '{V} will come up if {K} says aloud, before the shift, how many lamps there are.',
      ],
    }),
  ],
};
