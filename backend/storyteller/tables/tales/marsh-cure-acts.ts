import type { TaleActs } from './tale-types.ts';

export const marshCureActs: TaleActs = {
  heading: 'The Order in the Bag',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] the party is fetched, by neighbours, «with blankets, »kindly« and firmly», to ["come and stand with us"|"take your places"|"come along to the others"] ({fight}). [They let go when a cock crows, also if somebody imitates it« well»|They let go when they hear a cock, even one that is only imitated] (DC 13 Performance); {H} is behind them with the bottle.',
  ],
  early: [
    [
      'By boat and by day they find the still warm, {num} glasses set out, each with a name, and black water« with nobody on it». [The bride comes up with a spring tide and not before|Only a spring tide brings up the bride]; until then she is [a veil of weed«, far down», and does not answer, whoever asks for a dance|a pale patch of weed on the bottom, and deaf to whoever asks for a dance]. [They can break the boiler.|The boiler can be broken.|It is easy to break the boiler.|Nobody keeps them from breaking the boiler.] [Before they do, tell them what it would mean in {town}|Before they do it, say what would come of it in {town}]: whoever of the cured leaves out the spoon is cold and brown by evening, and hardly one would outlive a week of it; the ending for this is "The spoon is broken". [One more glass has no name on it.|Beside them stands one more glass, without a name.|There is one glass too many, without a name.|One glass more stands at the end, and it bears no name.] [The card beside it says|On a card beside it one reads|There is a card with it:] "the favour of an answer is requested"; [what the question is can only be told by somebody who has seen her come up, and came home|to learn the question, one would need somebody who has seen her come up« and has come home»].',
      'v=a',
    ],
    [
      'By boat and by day they find the dead of {town} in the mash tuns, with nobody to guard them; [there is a face among them that they have met this morning, in the street, alive|one of the faces they saw this morning«, in the street», chewing]. [There is nothing to be done for them.|One can do nothing for them here.|They are past help«, here».|Nobody here can be helped.] If one is carried off, or burned, the one who wears that face in {town} falls down in the street (DC 12 Medicine at the tun, to feel that the two are still joined), and {A} is there« at once» with a bottle. «[They know what has happened.|So that is what has happened.|Now the party knows what was done.|That much is clear now.] »To tell the cured in {town} that they may stay does nothing yet: they laugh, since none of them believes that anybody has died. [Somebody must be found who is like them, and knows it.|What is needed is one of their kind [who knows it|who has noticed it].|They would have to hear it [from one who is as they are, and knows it|from somebody of their kind].|Only somebody who is like them, and knows it, could tell them.]',
      'v=b',
    ],
  ],
  opens: [
    '{R} comes with {few5} wagons« and closes the road». The cure has been sent as far as {town2}, and {R} has seen [what happened there at the last spring tide|what the last spring tide did there]. [{R} gives {town} until the next one, and has the wagons unloaded: it is pitch.|Until the next tide {town} has time, says {R}, whose people begin to unload the wagons: [pitch, barrel after barrel|it is pitch].]',
  ],
  goal: [
    [
      '{R} will burn {town} before the tide«, with everybody in it», unless there is another way. [In {town2} they have had their tide.|The tide has been to {town2}.|{town2} had its tide already.] The party must find there the only one who came back, and learn what was promised out there.',
      'v=a',
    ],
    [
      '{R} will burn {town} before the tide, since "there is [nobody|no one] in it". The party must bring from {town2} what {R} has never seen: one of them who knows what it is, and has hurt nobody.',
      'v=b',
    ],
  ],
  map: [
    '[The dyke road is gone; {R} has cut it.|{R} has had the dyke road dug through.|Where the dyke road ran there is a gap: {R} has cut it.] Between {town} and {town2} everything is water now«, a foot deep», and on it, [marked with candles, runs a way that was not there before|between candles, lies a way that is new]. It goes to {town2}, turns there, and comes back to {lair}.',
  ],
  way: [
    '[On the candle way it is half a night, and the party is not alone on it|The candle way takes half a night, and there are others on it]: the cured« of {town}» walk there,« slowly,» all in one direction (DC 13 Stealth, or walk like them: DC 13 Performance). [By boat it is a day of pushing|A boat means a day of pushing|Or they push a boat through the reeds, for a day] (DC 13 Athletics; [on a failure the boat is lost|a failure costs the boat]).',
  ],
  place: [
    '{town2} is clean, dry and empty«, with the tables laid». In each house [stands a pair of shoes beside the door, full to the brim with clear water|a pair of shoes stands by the door, with clear water in it up to the laces|there are shoes at the door, and they have been filled with water, to the brim]«, and [[nobody|no one] who has looked into it will tell what there was to see|whoever looks into it does not want to talk about it|it is better not to look into them]».',
  ],
  rival: [
    '{R} burned a village too late once, and [has the number of the dead on {R.their} watch, {num4}|knows the number of the dead«, which is {num4}»]. {R} does not ask to be forgiven; {R} asks to be [contradicted, with facts|proved wrong].',
  ],
  others: ['undead'],
  setPiece: [
    [
      '[At the turn of the tide the shoes [run over|overflow].|Then the tide turns, and every shoe [runs over|begins to drip].|The tide turns, and water comes [over the rims of|out of] all the shoes.|When the tide turns, [the first thing one hears is the shoes, dripping|water runs from the shoes, over the thresholds].] [The water rises by a foot each round, and with it those who lived here come up|With the water, a foot higher each round, those who lived here come up] the streets of {town2}«, in step» ({fight}). The party has {few3} rounds, and needs three successes, to get the seamstress from the bell tower to the boat: ring against the song (DC 13 Athletics), build a bridge of shutters (DC 13 Survival), call one of those in the water by name (DC 14 Insight; it turns round and holds back the rest), or carry (half speed). [With fewer, she stays behind, and calls out all that she knows to the boat.|With fewer, the boat leaves without her, and she calls after it what she knows.]',
      'v=a',
    ],
    [
      '[At the turn of the tide the shoes [run over|overflow].|Then the tide turns, and every shoe [runs over|begins to drip].|The tide turns, and water comes [over the rims of|out of] all the shoes.|When the tide turns, [the first thing one hears is the shoes, dripping|water runs from the shoes, over the thresholds].] [The water rises by a foot each round, and with it those who lived here come up|With the water, a foot higher each round, those who lived here come up] the streets of {town2}«, in step» ({fight}). The party has {few3} rounds, and needs three successes, to get the schoolmaster and his {few6} children from the bell tower to the boat: ring against the song (DC 13 Athletics), build a bridge of shutters (DC 13 Survival), call one of those in the water by name (DC 14 Insight; it turns round and holds back the rest), or carry (half speed). With fewer, only the children reach the boat. [The schoolmaster comes last, and [counts|carries the smallest|does not let go of the register].|Last comes the schoolmaster, [counting|with the slate|who has locked the door].|The children go first, [two by two|by size|hand in hand], and the schoolmaster last.]',
      'v=b',
    ],
  ],
  what: [
    [
      'Insight :: listening to the seamstress in the bell tower, who came back :: She went to the end of the candle way and was asked to dance, and said, for politeness, ["Gladly."|"Gladly," as one does.] «[It was that simple.|There was nothing more to it.|She would have said it to anybody.|That was all.] »["She let me go home, since I was the only one who had answered."|"The others had said nothing to her; I had, and she sent me home."|"She turned me round once, thanked me, and I could go."|"Nobody else had said a word to her. I think that they were rude."|"We danced. Then she brought me to the end of the path, like a hostess."|"I was not brave. My mother brought me up properly."]',
      'v=a',
    ],
    [
      'Insight :: listening to the schoolmaster in the bell tower :: He is one of them«, has no heartbeat», knows it, and keeps a school up there, for {few6} children who were too small for the spoon. ["I remember him dying, and I am sorry for him.|"He died, I remember how, and it was a pity.|"He died on a Thursday, and I have his memories of it.|"I am not he. I have his handwriting.|"I woke up in his bed, with his name, and without his cough.] [May I go on with the lesson?"|Would you mind if I finished the lesson?"|The children have noticed, and are kind about it."|It is best to have something to do."|We are in the middle of long division."|Please, not in front of the children."]',
      'v=b',
    ],
  ],
  who: 'Investigation :: looking at the bottles that were sent here :: They were« filled from one vat and» labelled by one hand, that of {H}; and on the crate stands ["with the compliments of {A}, and no charge"|"from {A}, with compliments: nothing to pay"|"a present from {A}: one spoonful a day"|"for all who need it, from {A}"].',
  where:
    'Survival :: looking where the candle way goes from {town2} :: [Straight as a string to a chimney in the reeds«, which smokes»|It makes straight for a chimney in the reeds, with smoke over it], although the house under it [has stood in water for a lifetime|was given up to the water long ago]: {lair}.',
  choice: [
    [
      '{R} hears the seamstress out (or those who heard her call, if she was lost), and believes it, and says that a dance is not a remedy. {R} will wait one tide, if the party brings {B}, whose blood {R} wants to send to the capital: [all of it that can be spared«, and perhaps a little more»|as much as one can lose and live, and a cup more]. Or they refuse, and {R} leaves {town} standing for now, but has the pitch rowed out to {lair}, [to burn it there on the last night«, whoever is in it»|where it will burn on the last night, no matter who is inside].',
      'v=a',
    ],
    [
      '{R} has taken the pulse of the schoolmaster, three times (if he was lost, {R} has had the children tell of him), and has sat with the children since, and is not sure« any more». [But one is not a town.|One such, though, does not make a town.|Yet that is one, and a town is more.|But it is only one, and {town} is full of them.|One, though, is an exception.] {R} will wait one tide, if the party brings {B}, whose blood {R} wants to send to the capital: [all of it that can be spared«, and perhaps a little more»|as much as one can lose and live, and a cup more]. Or they refuse, and {R} leaves {town} standing for now, but has the pitch rowed out to {lair}, [to burn it there on the last night«, whoever is in it»|where it will burn on the last night, no matter who is inside].',
      'v=b',
    ],
  ],
  first: {
    answer: 'gives {R.full} the blood of {B.full}',
    now: [
      '{B} [holds out an arm and looks out of the window|rolls up a sleeve«, and whistles»]. {R} stops much sooner than was agreed, ties it off, «[says that {R.they} has forgotten how to count|mutters that this will do], »and leaves the bottles on the table when {R.they} goes.',
    ],
    later: [
      [
        '[At {lair}|At the end|For the last night] the party has five small bottles of it. [One drop on the lips wakes one of the cured for good|A drop of it, on the lips, and one of the cured is awake for good], and [a whole bottle, thrown, keeps everything that belongs to the marsh away for a round|where a whole bottle breaks, nothing that belongs to the marsh goes for a round].',
        'v=a',
      ],
      [
        '[At {lair}|At the end|For the last night] the party has five small bottles of it. [Each of them, thrown, keeps everything that belongs to the marsh away for a round.|If one is thrown, whatever belongs to the marsh keeps away from there for a round.|Where one breaks, nothing that belongs to the marsh will go for a round.]',
        'v=b',
      ],
    ],
  },
  second: {
    answer: 'refuses',
    now: [
      '{R} nods, has the first barrels put into a boat, and stands over them with a torch« until it has burned down, and then lights the next one».',
    ],
    later: [
      'From the third round on there is fire on the water round {lair}; [nobody|no one] can flee, [the room gets bright|it is as light as day]«, and [the marsh is as frightened as anyone|the marsh is afraid, too]».',
    ],
  },
  closes: [
    '[In the reeds, up to the waist«, in the row»: the party stands|Up to the waist in the reeds they have found a place in the row: the party stands|There is a gap in the row, up to the waist in the reeds, and the party fills it,] between the baker and {G}, looks where they look, and sees the light.',
  ],
  lastWay: [
    'Whoever walks in the row is let into {lair} by the front, with all the others, at midnight. [At midnight the fire is out: through the chimney you come down|The fire is out at midnight, and the chimney leads|Another way is the chimney, when the fire is out, at midnight: it goes down] into the boiler (DC 13 Acrobatics)«, [in which you hear what is said outside before you open|where you can hear what they say before you lift the door|and one can listen from inside it before one opens]».',
  ],
  clock: [
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], ten of the cured wake up on their own« and hold on to their neighbours». If {B} has swallowed, {B} stands in the first row at {lair}, and must be called by a name that only the party uses. If the seamstress was saved, [she has told the party what is asked at the end of the row, and what to answer|the party knows from her what is asked at the end of the row, and the answer]: whoever says "Gladly" to the bride«, at once,» [dances for a round and is let go, without a saving throw|makes no saving throw, dances for a round, and is let go].',
      'v=a',
    ],
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], ten of those out there begin to talk«, about the price of eggs,» and hold on to their neighbours. If {B} has swallowed, {B} stands in the first row at {lair}, and must be called by a name that only the party uses. If the schoolmaster was saved, he stands among them with a slate, and tells those who ask what they are.',
      'v=b',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the cured',
      wants: [
        'want to live, and to be told the truth about it, in that order. Content with [a plan|a straight answer|a name on a list|dry socks]; angry about [a broken bottle|soft words|torches|somebody who whispers].',
      ],
      later: [
        '[link arms out there«, {num} of them,» and take one step back«, all together»|take each other by the hand out there, {num} of them, and step back, once, together]: for that round none of them can be lost.',
      ],
    },
    {
      who: '{S.full} and {T.full}',
      wants: [
        [
          'want it to be said what was done. Content with [a name cut into wood|a candle|a spade in the right place|one who listens to the end]; angry about ["the old days"|"it was better so"|a shrug|"nobody knows any more"].',
          'v=a',
        ],
        [
          'want it to be said who has died. Content with [a name cut into wood|a candle|a grave with a stone|one who listens to the end]; angry about ["recovery"|a wink|"a little tired"|the chapel].',
          'v=b',
        ],
      ],
      later: [
        'sing from the dyke, and whatever is in {lair} [stops for a round«, to listen»|listens, for a round, and does nothing].',
      ],
    },
    {
      who: '{R.full}',
      wants: [
        'wants to be proved wrong. Content with [a fact|a number|a pulse|what can be weighed]; angry about [a prayer|a feeling|a rumour|good intentions].',
      ],
      later: [
        'rows up to the window in person« and holds the lamp», [and keeps the torch behind {R.their} back|but has not put down the torch].',
      ],
    },
  ],
};
