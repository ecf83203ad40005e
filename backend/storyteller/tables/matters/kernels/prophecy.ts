import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { prophecyMagic } from '../being-magic.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A true prophecy of which one line is missing. A has hidden the line, and makes the rest come true in time. */
export const prophecy: MatterKernel = {
  id: 'prophecy',
  sort: 'claim',
  plight: 'prophecy',
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: prophecyMagic },
  escort: ['people', 'spirit'],
  roles: {
    A: [
      ['churchwarden', 'old midwife', 'captain of the militia'],
      ['keeper of the oracle', 'canon of the cathedral', 'heir of an old house'],
      ['royal augur', 'keeper of the sealed books', 'lord chamberlain'],
    ],
    B: [
      ['potter', 'young cooper', "bell ringer's heir"],
      ['student of law', 'young captain', 'foundling of the hospital'],
      ['third in line to the throne', 'young abbess', "king's ward"],
    ],
    S: [
      ['fortune teller', 'seller of almanacs', 'beggar with visions'],
      ['travelling prophet', 'astrologer without a licence'],
      ['dismissed augur', 'foreign seer'],
    ],
  },
  sites: [
    ['the wall where it was written', 'the stone in the market', 'the chapel with the old writing'],
    ['the workshop of {B.full}', 'the house of {B.full}'],
    ['the house of {A.full}', 'the study of {A.full}'],
  ],
  lair: {
    names: [
      "the seer's cave",
      'the broken oracle',
      'the tower of the last augur',
      'the well of voices',
    ],
    terrain: 'wild',
  },
  problem: [
    'Two of its signs have come true within {weeks} weeks: a white [hare|raven] was born, and the [mill|clock] struck thirteen. It says as well through whom it is to come about, not by name, but so that all of {town} looks at {B.full}, the {B.role}.',
    'Nobody took it seriously until the signs began. Now people in {town} sleep badly, sell cheaply, and look at {B.full}, the {B.role}, through whom it is to come about, as everyone thinks: the mark fits, the day of birth, the left hand. {B} has to work with the shutters closed.',
    'Half of {town} wants it prevented and the other half wants it over and done with. For both {B.full}, the {B.role}, would have to be got out of the way, who has never harmed anyone, and through whom it is to come about: the words describe {B.them} to the last freckle.',
  ],
  start: [
    [
      'A crowd stands before the house of {B.full} and is quite calm, which is worse than shouting. Somebody has hung up a lantern on a pole, and somebody else reads it out, for the third time this evening, and at each sign people nod. "That was the first." "That was the second." A stone flies. {B} has opened the window, holds the stone, and says, "It hit me on the left. Is that in it, too?" Everyone looks at the paper.',
      '@window',
    ],
    [
      'The clock of {town} strikes, and people stop where they are and count along. Twelve. Nobody breathes. Thirteen. In the hush {S.full}, the {S.role}, begins to laugh, up on the steps, helplessly, with wet eyes. "I have been saying things for {years} years," says {S} when you come close, "and I have never before been *right*. I made that one up! The rest of it I did not. Please, do you understand me? The rest I read somewhere."',
      '@clock',
    ],
  ],
  ask: [
    '"I do not know whether such things are true," says {G}, "but people who believe them carry real torches. Keep {B} alive until after {deadline}. And bring me the whole of it: a text that stops in the middle of a page has been torn."',
    '{G} has had it copied out by three clerks. "It scans, except in one place. I was a schoolmaster\'s child, and I tell you that a line is missing. Find it before {deadline}, on which day the last sign falls due."',
  ],
  rumours: [
    'It has been carved into the rock at {lair} since the beginning, and there is more of it than one hears.',
    '{A} knew the second sign a day before it happened.',
    '{S} made it all up and now is afraid of it.',
    'Whoever is meant in it cannot die before {deadline}; one ought to try it out, people say in the inn.',
    '{B} was found as a baby on a doorstep, or else the family says so in order to be rid of it.',
  ],
  run: [
    'It is a true prophecy: let what it says come about in some way, as the players may already suspect, only not in the way in which everyone reads it. The words can be read at least twice.',
    'The signs can be helped along, and have been: lime on the back of an ordinary [hare|raven], a cord on the striking train of the clock (DC 13 Investigation).',
    [
      '{B} can be made to leave {town}, and is found by the third sign on the road. Running is in it as well (DC 12 Religion).',
      'start=window',
    ],
    [
      '{S} saw the text on a scrap of parchment that {A} had used to wrap a candle (DC 12 Persuasion).',
      'start=clock',
    ],
  ],
  gist: [
    '{fact}: that is true, and it is not all. The last line of the prophecy says how it is meant. {A} has broken it out of the rock at {lair} and hidden it, since by that line the one who is meant is not {B} but {A}. So {A} stages one sign after another for {B}, so that it may be over before anyone reads on: at {deadline} {B} is to die of it.',
  ],
  truth: [
    [
      'It was spoken at {lair} {years} years ago by somebody who was paid for a blessing and could not give one. Most of it has come true long since, in small ways that nobody noticed. The last part concerns a child of {town}, born on a certain day, with a mark. On that day two were born.',
      'The seer at {lair} has never been wrong, only never asked to finish a sentence. What is left of the last one is what people repeat: {fact}. In {town} two children came into the world on the night that it names, a wall apart, and the same midwife held them both up to the same candle.',
    ],
    [
      "One was {B}. The other was {A}'s own, or {A} {A.them}self: {A} has the mark, on the shoulder, under good cloth. {A} found the whole text when young, understood it in one way only, and has been afraid ever since of what {A.they} will do. Then {A} saw that {B} has the mark, too.",
    ],
    [
      '{A} believes in it with all {A.their} heart. A prophecy must be fulfilled, thinks {A}; it is not said that it must be by the right one. {H.full} paints the hares and pulls the cord. On {deadline} the last sign is the death of the one who is meant, so that {town} may be spared the rest; {A} has chosen a painless poison, and weeps over it.',
    ],
    [
      'The broken line lies in the altar cloth of {A}. It reads: "*… unless the one who fears it says so.*" Nobody has ever understood it. It is quite simple: what is foretold needs somebody who acts in secret. Said aloud at {lair}, by {A}, before people, it goes out like a candle, and what comes to pass of it is something small and ridiculous.',
    ],
  ],
  turn: [
    'There is a third one with the mark: one of the party (let a player offer it, or choose the one who laughed most). The seer meant whoever would be standing there on that day, for it had seen only a back.',
    '{G} had it read out for the first time, in public, as a joke at a feast. {A} had been silent for {years} years until then. {G} has understood that in the meantime, and cannot laugh any more.',
    'The prophecy itself is afraid. At {lair} the echo speaks it again and again, and each time stops at the broken place, as one stops on a stair in the dark. Whoever says the missing line there frees something that had been holding its breath for {years} years, and may ask it one question.',
  ],
  people: {
    G: [
      '{G} wants to have {B} alive and the streets quiet, and has begun to read the fine print everywhere.',
    ],
    A: [
      '{A} wants to be a good person, and to be able to sleep; it is said in {town} that {A} has never raised {A.their} voice. {A} crosses the street to avoid sharp things.',
    ],
    B: [
      '{B} wants to finish the work that is on the table, and to know what {B.they} is supposed to have done. {B.They} has caught {B.them}self practising it, in thought, to see how it feels.',
    ],
    S: [
      '{S} wants to be believed just once: that {S.they} has only passed it on. {S.They} can say it by heart, up to the place where the wax began.',
    ],
    T: [
      '{T} helped the midwife in that night, as a child, and held the candle. {T} knows that there were two, and has been given a house so as not to.',
    ],
    H: [
      '{H} wants it to be over. {H.They} has lime under the nails, is good with animals, and sets the painted ones free outside the walls.',
    ],
  },
  looks: [
    [
      'Large letters, old, freshly gone over with chalk by somebody. Before them lie flowers and, on the other side, stones. The last line breaks off at the edge as if it had been bitten; the break is paler than the rest.',
    ],
    [
      'A room with closed shutters in which somebody works so as not to think. On the wall all the signs have been written up, each with a question mark; behind one of them stands, in another ink, "Thursday, if need be".',
    ],
    [
      'A quiet, clean house, with rounded corners. There is no knife in the kitchen that is longer than a finger. Over the bed hangs the text, in {A.their} own hand, complete but for one line, and the paper has been kissed thin.',
    ],
    [
      'Rock, and in it writing to above head height, from many hands, but one voice. Much has been ticked off with a nail. In one place a piece as long as an arm has been chiselled out. When somebody speaks here, the echo says something else.',
    ],
  ],
  todo: [
    [
      'Two crowds stand here, one to worship and one to spit, and each wants to know to which the party belongs (DC 13 Deception or Persuasion; a good joke will do).',
    ],
    [
      '{B} opens to those who come without a torch. Whoever asks first what {B.they} is working on is let in (no check); otherwise DC 13 Insight to find the first sentence.',
    ],
    [
      '{A} receives with tea, gladly, and speaks of everything else. While {A} prays, which is at every full hour, the bedroom is unguarded (DC 13 Stealth).',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at the break :: A chisel, not the weather, and lately: in the dust on the ground lie crumbs with parts of letters. Somebody wanted it to end here.',
      'Investigation :: rubbing at the white of the hare or the wax on the cord :: Lime and altar wax. The sexton gives out such wax to one person only, for the evening prayer: {A}.',
      'History :: comparing the hand with other old writing :: It is a copy. The original is in the same metre and a good deal longer, and it stands at {lair}.',
    ],
    [
      'Medicine :: asking {B} about the mark :: A mark of birth, as two in every thousand have. "The old midwife laughed about it," says {B}, "and said that we were two for one candle."',
      'Insight :: asking {B} who has been especially kind of late :: "{A}. Soup, each evening. As if somebody had died."',
      'Perception :: smelling at the other ink on the wall :: Soot and honey, as the seers used it. Somebody has been to {lair} and got it there, and has written here with it by mistake.',
    ],
    [
      'Religion :: completing the text over the bed by its metre :: The last line is a condition, beginning with "unless".',
      'Perception :: seeing {A} reach for something on the top shelf :: On the shoulder, where the cloth slips, is the mark.',
      'Sleight of Hand :: taking the altar cloth out of the chest :: It is heavy. In it lies a piece of rock with half a line, and the dust on it is the red dust of {lair}.',
    ],
  ],
  lairUse: [
    'The echo answers with the next thing that will happen. Whoever shouts a question (one action, DC 13 Religion) learns what one enemy is going to do: it has disadvantage on its next attack.',
    'A line that has not been ticked off can be fulfilled on purpose. Whoever acts out one of them (one action, DC 13 Performance: "a left shoe shall fly", "a guest shall bark") has advantage on everything until their next turn, for it was foretold.',
    'The writing comes loose. A blow against the wall (DC 13 Athletics) brings down a verse: everyone below it makes a DC 13 Dexterity saving throw, or takes {sting} bludgeoning damage and knows the verse by heart.',
  ],
  tactics: [
    '{A} does not want to be touched, keeps behind the others with the cup for {B}, and recites. {H} guards the way out, half-heartedly. Whatever {A} has foretold for this fight happens, if it can, in the silliest possible way',
  ],
  parley: [
    '{A} can be brought to say it. It takes somebody who says first what they themselves are afraid of doing (DC 13 Persuasion, no check if three of the party do); then {A} puts down the cup and says it, in a small voice, and laughs in astonishment.',
    '{B} solves it by offering: {B} drinks, if {A} wants it, but wants to hear the reason for it first. {A} begins to give it, and does not get to the end (DC 13 Insight to keep everyone else quiet meanwhile).',
  ],
  clock: [
    [
      'The third sign: in {town} all milk turns at noon. {H} has gone from house to house with lemon.',
    ],
    [
      'The crowd takes {B} out of the house and locks {B.them} up, "for protection". {A} brings the soup there.',
    ],
    [
      '{S} takes back everything in the market and is not believed: it is foretold that one will deny it.',
    ],
    ['At {deadline} {A} comes with the last soup.'],
  ],
  after: [
    '{B} is dead, and the prophecy is not impressed: {fact}, and it has not come about yet. {A} bears the mark and knows it now; {ruin}.',
  ],
  endings: [
    {
      heading: 'Said aloud',
      text: [
        '{A} says it before all of {town}: "It is I. I am so afraid of it." Nothing is struck by lightning. A white hare sits down and cleans its ears. What the prophecy said does come about, within the hour, and so small that one has to laugh; {A} laughs longest. The line is put back into the rock.',
      ],
    },
    {
      heading: 'Fulfilled',
      text: [
        'The party sees to it that the prophecy comes true, to the letter and without harm, with {B}, a stage and {num} witnesses. *The price:* from now on {town} knows that one can do that. {S} has people at the door every morning who would like to have theirs arranged.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{A} is overpowered and {B} lives. *The price:* the line was never said. It goes on in the head of {A}, in a cell, and on the wall of that cell; one day somebody will bring {A.them} paper.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{B} has drunk it. In the same night the clock strikes thirteen, and nobody has pulled the cord. The true one is still to come, says the echo at {lair}, and for the first time it says a name, that of {A}; there are {few} days until then.',
      ],
    },
  ],
  steps: [
    'Keep {B} safe from both crowds.',
    'Find out which signs are true.',
    'Find the whole text.',
    'Decide before {deadline} how it is to come true.',
  ],
};
