import type { TaleActs } from './tale-types.ts';

export const marshCureActs: TaleActs = {
  heading: 'The Order in the Bag',
  blows: [
    '[On the second evening|After the second clue|When two of the three places have been seen,] the party is fetched, by neighbours, with blankets, kindly and firmly, to "come and stand with us" ({fight}). They let go when a cock crows, also if somebody imitates it well (DC 13 Performance); {H} is behind them with the bottle.',
  ],
  early: [
    [
      'By boat and by day they find the still warm, {num} glasses set out, each with a name, and black water with nobody on it. The bride comes up with a spring tide and not before; until then she is a veil of weed, far down, and does not answer, whoever asks for a dance. [They can break the boiler. Before they do, tell them what it would mean in {town}|The boiler can be broken. Before they do it, say what would come of it in {town}]: whoever of the cured leaves out the spoon is cold and brown by evening, and hardly one would outlive a week of it; the ending for this is "The spoon is broken". [One more glass has no name on it.|Beside them stands one more glass, without a name.] The card beside it says "the favour of an answer is requested"; what the question is can only be told by somebody who has seen her come up, and came home.',
      'v=a',
    ],
    [
      'By boat and by day they find the dead of {town} in the mash tuns, with nobody to guard them; there is a face among them that they have met this morning, in the street, alive. [There is nothing to be done for them.|One can do nothing for them here.] If one is carried off, or burned, the one who wears that face in {town} falls down in the street (DC 12 Medicine at the tun, to feel that the two are still joined), and {A} is there at once with a bottle. [They know what has happened.|So that is what has happened.] To tell the cured in {town} that they may stay does nothing yet: they laugh, since none of them believes that anybody has died. Somebody must be found who is like them, and knows it.',
      'v=b',
    ],
  ],
  opens: [
    '{R} comes with {few5} wagons and closes the road. The cure has been sent as far as {town2}, and {R} has seen what happened there at the last spring tide. [{R} gives {town} until the next one, and has the wagons unloaded: it is pitch.|Until the next tide {town} has time, says {R}, and they begin to unload the wagons: pitch, barrel after barrel.]',
  ],
  goal: [
    [
      '{R} will burn {town} before the tide, with everybody in it, unless there is another way. [In {town2} they have had their tide.|The tide has been to {town2}.] The party must find there the only one who came back, and learn what was promised out there.',
      'v=a',
    ],
    [
      '{R} will burn {town} before the tide, since "there is [nobody|no one] in it". The party must bring from {town2} what {R} has never seen: one of them who knows what it is, and has hurt nobody.',
      'v=b',
    ],
  ],
  map: [
    'The dyke road is gone; {R} has cut it. Between {town} and {town2} everything is water now, a foot deep, and on it, marked with candles, runs a way that was not there before. It goes to {town2}, turns there, and comes back to {lair}.',
  ],
  way: [
    '[On the candle way it is half a night, and the party is not alone on it|The candle way takes half a night, and there are others on it]: the cured of {town} walk there, slowly, all in one direction (DC 13 Stealth, or walk like them: DC 13 Performance). [By boat it is a day of pushing|A boat means a day of pushing] (DC 13 Athletics; on a failure the boat is lost).',
  ],
  place: [
    '{town2} is clean, dry and empty, with the tables laid. In each house stands a pair of shoes beside the door, full to the brim with clear water, and [nobody|no one] who has looked into it will tell what there was to see.',
  ],
  rival: [
    '{R} burned a village too late once, and has the number of the dead on {R.their} watch, {num4}. {R} does not ask to be forgiven; {R} asks to be contradicted, with facts.',
  ],
  others: ['undead'],
  setPiece: [
    [
      '[At the turn of the tide the shoes run over. The water rises by a foot each round, and with it they come up|Then the tide turns, and every shoe runs over. With the water, a foot higher each round, they come up] the streets of {town2}, in step ({fight}). The party has {few3} rounds, and needs three successes, to get the seamstress from the bell tower to the boat: ring against the song (DC 13 Athletics), build a bridge of shutters (DC 13 Survival), call one of those in the water by name (DC 14 Insight; it turns round and holds back the rest), or carry (half speed).',
      'v=a',
    ],
    [
      '[At the turn of the tide the shoes run over. The water rises by a foot each round, and with it they come up|Then the tide turns, and every shoe runs over. With the water, a foot higher each round, they come up] the streets of {town2}, in step ({fight}). The party has {few3} rounds, and needs three successes, to get the schoolmaster and his {few6} children from the bell tower to the boat: ring against the song (DC 13 Athletics), build a bridge of shutters (DC 13 Survival), call one of those in the water by name (DC 14 Insight; it turns round and holds back the rest), or carry (half speed). [The schoolmaster comes last, and counts.|Last comes the schoolmaster, counting.]',
      'v=b',
    ],
  ],
  what: [
    [
      'Insight :: listening to the seamstress in the bell tower, who came back :: She went to the end of the candle way and was asked to dance, and said, for politeness, "Gladly." [It was that simple.|There was nothing more to it.] ["She let me go home. I was the only one who had answered."|"The others had said nothing to her. I had, and she sent me home."]',
      'v=a',
    ],
    [
      'Insight :: listening to the schoolmaster in the bell tower :: He is one of them, has no heartbeat, knows it, and keeps a school up there, for {few6} children who were too small for the spoon. ["I remember him dying. I am sorry for him. May I go on with the lesson?"|"He died, I remember how. It was a pity. Would you mind if I finished the lesson?"]',
      'v=b',
    ],
  ],
  who: 'Investigation :: looking at the bottles that were sent here :: They were filled from one vat and labelled by one hand, that of {H}; and on the crate stands ["with the compliments of {A}. No charge. Please."|"from {A}, with compliments. Nothing to pay. Do take it."]',
  where:
    'Survival :: looking where the candle way goes from {town2} :: Straight as a string to a chimney in the reeds, which smokes, although the house under it has stood in water for a lifetime: {lair}.',
  choice: [
    [
      '{R} hears the seamstress out, and believes her, and says that a dance is not a remedy. {R} will wait one tide, if the party brings {B}, whose blood {R} wants to send to the capital: all of it that can be spared, and perhaps a little more. Or they refuse, and {R} leaves {town} standing for now, but has the pitch rowed out to {lair}, to burn it there on the last night, whoever is in it.',
      'v=a',
    ],
    [
      '{R} has taken the pulse of the schoolmaster, three times, and has sat with the children since, and is not sure any more. [But one is not a town.|One such, though, does not make a town.] {R} will wait one tide, if the party brings {B}, whose blood {R} wants to send to the capital: all of it that can be spared, and perhaps a little more. Or they refuse, and {R} leaves {town} standing for now, but has the pitch rowed out to {lair}, to burn it there on the last night, whoever is in it.',
      'v=b',
    ],
  ],
  first: {
    answer: 'gives {R.full} the blood of {B.full}',
    now: [
      '{B} holds out an arm and looks out of the window. {R} stops much sooner than was agreed, ties it off, says that {R.they} has forgotten how to count, and leaves the bottles on the table when {R.they} goes.',
    ],
    later: [
      [
        'At {lair} the party has five small bottles of it. One drop on the lips wakes one of the cured for good, and a whole bottle, thrown, keeps everything that belongs to the marsh away for a round.',
        'v=a',
      ],
      [
        'At {lair} the party has five small bottles of it. Each of them, thrown, keeps everything that belongs to the marsh away for a round.',
        'v=b',
      ],
    ],
  },
  second: {
    answer: 'refuses',
    now: [
      '{R} nods, has the first barrels put into a boat, and stands over them with a torch until it has burned down, and then lights the next one.',
    ],
    later: [
      'From the third round on there is fire on the water round {lair}; [nobody|no one] can flee, the room gets bright, and the marsh is as frightened as anyone.',
    ],
  },
  closes: [
    '[In the reeds, up to the waist, in the row: the party stands|Up to the waist in the reeds they have found a place in the row: the party stands] between the baker and {G}, looks where they look, and sees the light.',
  ],
  lastWay: [
    'Whoever walks in the row is let into {lair} by the front, with all the others, at midnight. [At midnight the fire is out: through the chimney you come down into the boiler (DC 13 Acrobatics), and can hear what is said outside before you open.|The fire is out at midnight, and the chimney ends in the boiler (DC 13 Acrobatics), in which you hear what is said outside before you open.]',
  ],
  clock: [
    [
      'For each step that was prevented, ten of the cured wake up on their own and hold on to their neighbours. If {B} has swallowed, {B} stands in the first row at {lair}, and must be called by a name that only the party uses. If the seamstress was saved, she has told the party what is asked at the end of the row, and what to answer: whoever says "Gladly" to the bride, at once, dances for a round and is let go, without a saving throw.',
      'v=a',
    ],
    [
      'For each step that was prevented, ten of those out there begin to talk, about the price of eggs, and hold on to their neighbours. If {B} has swallowed, {B} stands in the first row at {lair}, and must be called by a name that only the party uses. If the schoolmaster was saved, he stands among them with a slate, and tells those who ask what they are.',
      'v=b',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the cured',
      wants: [
        'want to live, and to be told the truth about it, in that order. Content with a plan; angry about a broken bottle.',
      ],
      later: ['link arms out there, {num} of them, and take one step back, all together.'],
    },
    {
      who: '{S.full} and {T.full}',
      wants: [
        [
          'want it to be said what was done. Content with a name cut into wood; angry about "the old days".',
          'v=a',
        ],
        [
          'want it to be said who has died. Content with a name cut into wood; angry about "recovery".',
          'v=b',
        ],
      ],
      later: ['sing from the dyke, and whatever is in {lair} stops for a round, to listen.'],
    },
    {
      who: '{R.full}',
      wants: ['wants to be proved wrong. Content with a fact; angry about a prayer.'],
      later: [
        'rows up to the window in person and holds the lamp, and keeps the torch behind {R.their} back.',
      ],
    },
  ],
};
