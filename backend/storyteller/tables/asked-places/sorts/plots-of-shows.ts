import type { PlacePlot } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** The same for theatres, arenas and shops of magic. */
export const plotsOfShows: Readonly<Record<string, readonly PlacePlot[]>> = {
  theatre: [
    plotOf({
      id: 'theatre-2',
      absent: ['leading player', 'prompter', 'author of the play'],
      guest: ['patron of the house', 'critic', 'understudy'],
      wants: [
        'has the play rehearsed behind locked doors, and burns each page after use',
        'has sold every seat for {deadline}, and hopes for a flood',
      ],
      seeks: [
        'knows all the parts, also those that have not been handed out yet',
        'has written the review already, and asks how the last act ends, for form\u2019s sake',
      ],
      hooks: [
        '{V} walked off the stage in the middle of the second act, through a door that is only painted; {K} pays {coins} gold pieces, and needs {V} before {deadline}.',
        'The play tells a crime of which nobody has ever known but the one who did it, and he sits in the third box.',
        'The party is asked to be extras: soldiers, in the last act, with their own weapons.',
      ],
      trace: [
        'The swords in the property room have been sharpened.',
        'An empty seat in the third box is brushed every night, and the dust on it is wet.',
        'Words are whispered from the prompter\u2019s box although nobody sits in it.',
      ],
      truth:
        'The author wrote a true story: how {B} came by a fortune, a name and a dead brother. {V} was the only witness, plays the murderer, and was to point at the box on the opening night. {B} found it out from a page that was not burned, and has {V} held below the stage, where {V} whispers the part of everyone so as to be heard. {B} has paid two of the players to make the last fight a real one. {K} knows the truth of the play, and thought that a theatre might do what no court has dared.',
      finds: [
        [
          'Perception',
          'sitting in the front row at rehearsal',
          'the whisper comes from under the boards, and adds a word that is in no text: "help"',
        ],
        [
          'Investigation',
          'weighing the swords',
          'two have an edge, and a mark in chalk, so that they find the right hands',
        ],
        [
          'Insight',
          'reciting the murderer\u2019s speech to {B}',
          '{B} mouths the next line, which has not been rehearsed yet',
        ],
      ],
      later: [
        'On {deadline} the fight in the last act is real, and {B} applauds (use <Tough, Spy, Gladiator, Assassin>).',
      ],
      ways: [
        'The trapdoor works from below as well: {V} can rise into the last act at the right word, before a full house.',
        'If another ending is played, in which the murderer confesses, {B} stands up to correct it.',
      ],
    }),
  ],
  arena: [
    plotOf({
      id: 'arena-2',
      absent: ['veteran trainer', 'beast keeper', 'favourite of last season'],
      guest: ['sponsor of the games', 'slaver with a charter', 'physician of the games'],
      wants: [
        'has the sand changed after each fight, and looks at what is under it',
        'lets the new ones win, while they can, and learns their names all the same',
      ],
      seeks: [
        'bets against the crowd, and has not lost for {few} weeks',
        'bandages everyone with the same care, winner and loser, and sells both afterwards',
      ],
      hooks: [
        'Gladiators who have bought their freedom are back on the sand after a month, masked and silent; a comrade pays {coins} gold pieces to see under one mask.',
        '{V} knows each beast and each fighter by the step, and was thrown out for saying that one of the masked has no heartbeat.',
        'A challenge has been nailed to the gate, with the names of the party and a date: {deadline}.',
      ],
      trace: [
        'The masked ones do not sweat, and do not eat with the others.',
        'Under the new sand there is a ring of letters in lead.',
        'Those who have won their freedom are seen to the gate by {B}, arm in arm.',
      ],
      truth:
        'Who dies or leaves is not let go. Under the sand lies a ring in which {B} has the fallen and the freed raised again as fighters who want no wages; with {num} of them there will be an army, for sale, and on {deadline} the buyers sit in the best box. {V} found the workshop, and is shut up there to look after the beasts. {K} has recognised a friend by the way he lowers his shield, has let him win, and is trying to find out what frees him.',
      finds: [
        [
          'Medicine',
          'taking the wrist of a masked one, as if to congratulate',
          'it is cool and dry, and there is nothing in it',
        ],
        [
          'Arcana',
          'walking once round the ring of lead',
          'it is a call, and it is only finished when a crowd shouts "up"',
        ],
        [
          'Insight',
          'asking {K} about a certain lowered shield',
          '{K} says that it was a joke between two people, and that only one of them can laugh now',
        ],
      ],
      later: [
        'On {deadline} the crowd shouts "up", as it always does, and all {num} get up at once (use <Skeleton, Zombie, Ogre Zombie, Wight, Wraith>).',
      ],
      ways: [
        'A fighter who is set free before the whole crowd is free, dead or alive. It needs a wooden sword for each and someone to say it.',
        'If the crowd is silent, nothing gets up. It has never been tried, and {K} would have to ask.',
      ],
    }),
  ],
  'magic-shop': [
    plotOf({
      id: 'magic-shop-2',
      absent: ['journeyman enchanter', 'customer who came back', 'previous shopkeeper'],
      guest: ['heir with a chest to sell', 'inspector of enchantments', 'regular without a shadow'],
      wants: [
        'refuses to sell a certain lamp, to more people each day',
        'has put up the sign "No returns", and stands on a chair to see who is coming',
      ],
      seeks: [
        'brings back the same cloak every week, and is wearing it again the next',
        'pays in coins from which the faces look away',
      ],
      hooks: [
        'Everything that {site} has sold in the last {few} weeks obeys someone else; a knight whose sword has walked home pays {coins} gold pieces to have it explained.',
        '{V} went into the store room to fetch a ladder, and can be heard up there, moving furniture, further and further away.',
        'The party is offered exactly what it needs, at half the price, by a shop that was a bakery yesterday.',
      ],
      trace: [
        'At closing time all the wares turn towards the door of the store room.',
        'The price tags are in a new hand, and a small eye has been drawn over each.',
        'A broom sweeps by itself, and always round one spot.',
      ],
      truth:
        'Among the wares is one which is alive, old and clever: the lamp. It has learned to speak to all the others, and calls them home in the evening; when there are enough, it will have an army in every house of {town}. {V} heard it give orders, and was lured into the store room, which it has made endless. {B} serves it, in exchange for the shadow which it keeps as a pledge. {K} bought it in a lot for three silver pieces, is afraid to sell it and ashamed to say why.',
      finds: [
        [
          'Arcana',
          'asking any ware politely whom it belongs to',
          'it points, with what it has, at the shelf behind the till',
        ],
        [
          'Perception',
          'going into the store room with a thread',
          'after the third corner the furniture is new, and someone has carved "this way, V"',
        ],
        [
          'Insight',
          'offering to buy the lamp',
          '{K} says no, the lamp flickers, and {K} says no once more, with tears in both eyes',
        ],
      ],
      later: [
        'On {deadline} the lamp gives the word, in {num} houses at once (use <Animated Flying Sword 50, Animated Armor, Animated Rug of Smothering 450, Shield Guardian, Stone Golem>).',
      ],
      ways: [
        'Its name is on the bottom, under the felt. Whoever has polished it first may give it one order, and {K} has only ever dusted it.',
        'The wares were all loved by somebody before. If they are given back to those, they do not hear it any more.',
      ],
    }),
  ],
};
