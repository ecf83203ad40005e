import type { PlaceAspect } from '../families/place-family.ts';

/** What is heard in a place, or may not be: silence, voices of things, dreams. */
export const aspectsOfVoices: readonly PlaceAspect[] = [
  {
    id: 'silence',
    says: /\b(?:(?:nobody|no one|no-one|noone|none|you) (?:may|can|must|is allowed to|are allowed to|ever|dares? to|should|must not|cannot|can't|mustn't)(?: not)? (?:speak|speaks|talk|talks|make a sound|make noise|whisper)|(?:speaking|talking|noise|sound|words) (?:is|are) (?:forbidden|banned|not allowed)|silent (?:monks|nuns|order|brothers|sisters|priests|servants)|vow of silence|complete silence|total silence|where silence)\b/,
    tells: [],
    look: [
      'felt under every chair leg, and a bowl of wooden tokens in place of words: bread, water, yes, no, help',
      'a bell without a clapper over the door, and the clapper on a nail beside it',
      'slates on strings, one for each visitor, and a sponge that is quite dry',
    ],
    known: [
      'Not one word is spoken in {site}; whoever breaks the rule is led out, kindly and at once, by people who look over their shoulders while they do it.',
      'The rule of {site} is silence, and {town} has made a language of hands for it, in which one can haggle but not lie.',
    ],
    feature: [
      'A spoken word goes round here {few} times, louder each time, before it stops.',
      'Those who know the hands can give an order across a whole hall without being heard.',
    ],
    beside: [
      'The silence has a reason: something below {site} learns every word that is spoken here, and so far it has been given only yes, no, bread and water.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'writes answers on a slate before the questions are finished, and wipes them off with a wet sleeve',
            'lays a finger on the lips of each newcomer, and looks at the floor, not at the face',
          ],
          guest: [
            'has been here for {days} days without a word, and moves both lips at any mention of the cellar',
            'carries a tuning fork wrapped in three scarves, and unwraps one of them each evening',
          ],
          hooks: [
            '{V} spoke one word in {site} and has been missing since; {K} writes "{coins} gold pieces" on a slate, and below it: "Do not call. Look."',
            '{town} has begun to hear its own words from its wells, a day late, and the wells run towards {site}.',
            'The party is to fetch a witness out of {site} who must not be asked anything before the gate is shut.',
          ],
        },
        trouble: {
          id: 'silence-1',
          absent: ['novice who had the loudest laugh', 'cantor', 'reader'],
          guest: ['scholar of dead languages', 'singer with a cold'],
          trace: [
            'Drops from the roof fall on sponges, and somebody changes these at night.',
            'A crack in the floor of {site} has been stuffed with wool, with bread, and last with a prayer book.',
            [
              'Below the floor a voice tries out a word, the one that {V} said, and has the ending wrong.',
              'v=1',
            ],
            [
              'Before each great storm the floor hums, and all in {site} hum against it with closed mouths.',
              'v=2',
            ],
          ],
          truth: [
            'Below {site} lives a thing that has no speech and wants one: it takes the voice of whoever speaks here, and keeps it. {V} laughed aloud, called out a name, and sits below it now, mute and unhurt, because it wants to hear the rest. {K} knows a way down and is too frightened to be silent on it. {B} has come to teach it a sentence, for pay: an order that every guard in {town} would obey, in the voice of their captain.',
            'The word with which the world was called is not finished; its last syllable lies below {site}, and any voice might be the one that says it. So nobody speaks. {V} worked out which syllable it is, told {K} by hand, and asked to be walled in. {B} belongs to those who hold that the world is a mistake. By {deadline} {B} will have the one sound that is missing, out of what {V} says when asleep.',
          ],
          finds: [
            [
              'Perception',
              "laying one's teeth on the stone of the floor",
              'somebody below breathes, and somebody else imitates it',
              'v=1',
            ],
            [
              'Investigation',
              'reading what has been wiped off the slate of {K}',
              'it says over and over: "down by the third pillar, I cannot, I cannot"',
              'v=1',
            ],
            [
              'Insight',
              'watching {B} at meals',
              '{B} practises a face, the one that the captain of the guard has when he gives orders',
              'v=1',
            ],
            [
              'Religion',
              'comparing the hands with the oldest prayers',
              'every sign of them stands for a word, and for one word there is none',
              'v=2',
            ],
            [
              'Stealth',
              'following {B} at night',
              '{B} holds a cup to a new wall, and writes down one stroke',
              'v=2',
            ],
            [
              'History',
              'reading the rule in the order in which its lines were added',
              'the oldest is "softly", and each one after it was written in more haste',
            ],
          ],
          later: [
            [
              'On day {days} the captain of the guard is heard in {town} from below the street, ordering the gates to be opened, and they are.',
              'v=1',
            ],
            [
              'On {deadline} {B} has the whole sound. Birds stop first, then bells, and those who stand nearest to {site} are not there any more.',
              'v=2',
            ],
          ],
          ways: [
            [
              'It gives a voice back for a better one. A song of {few} verses, sung down the crack by somebody who is not afraid of it, is worth {V} and a second wish.',
              'v=1',
            ],
            [
              'Taught to say "no", it would stop doing what {B} tells it; no one has given it the word in a voice that means it.',
              'v=1',
            ],
            [
              'What {V} says asleep can be made useless by talk: {V} has to be told stories until morning, every night, and longs for them.',
              'v=2',
            ],
            [
              '{B} can be convinced. {B} has never been thanked for anything, and the world looks like that.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'things-talk',
    says: /\b(?:(?<things2>weapons|swords|blades|books|scrolls|portraits|paintings|walls|furniture|chairs|mirrors|statues|gargoyles|stones|doors|skulls|masks|puppets|dolls|instruments|bells|bones|beds|pots|shadows) (?:that |which |can |who |still |all )?(?:talk|speak|whisper|sing|argue|complain|think|dream|remember|lie|gossip|scream|cry)\b|(?:talking|speaking|whispering|singing|living|sentient|gossiping|complaining|weeping) (?<things>weapons|swords|blades|books|scrolls|portraits|paintings|walls|furniture|chairs|mirrors|statues|gargoyles|stones|doors|skulls|masks|puppets|dolls|instruments|bells|bones))/,
    not: /\bforest of talking trees\b/,
    words: { things: 'things' },
    tells: [],
    look: [
      'a shelf of {things} that fall silent when the door opens, one after the other',
      'a rag stuffed into something, to keep it quiet, and a note: "until it apologises"',
      'two of the {things} set at opposite ends of the room, with their backs to each other',
    ],
    known: [
      'The {things} in {site} have voices, as {town} knows, and it is thought polite to greet the oldest of them first.',
      'Whoever buys or borrows here is asked by the {things} what for, and it is better not to boast.',
    ],
    feature: [
      'The {things} shout if somebody is struck from behind, and do not agree on a warning.',
      'One of the {things} answers truthfully to anyone who has been insulted by it and has laughed.',
    ],
    beside: [
      'The {things} here really have voices: each has that of the one who made it, and one of them was made by a murderer and likes to talk about it.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'asks the {things} for their opinion before each sale, and is overruled',
            'speaks with two fingers on the lips of something that is not a mouth',
          ],
          guest: [
            'listens along the shelves with a glass against each of the {things}, and has bought those that know names',
            'would like one that says nothing, and is ready to pay double for it',
          ],
          hooks: [
            'One of the {things} from {site} has begun to accuse the captain of the guard of {town} of a theft, by day and hour, and he wants to know who taught it that.',
            '{K} pays {coins} gold pieces to whoever finds out why all the {things} have been silent since the night on which {V} went.',
            'A widow of {town} has heard the voice of her husband among the {things}, correcting her recipe.',
          ],
        },
        trouble: {
          id: 'talk-1',
          absent: ['maker', 'apprentice'],
          guest: ['buyer with cotton in the ears', 'collector of voices'],
          trace: [
            'The {things} tell each visitor the same joke, and stop before its end.',
            'A place on the shelf is empty, and those beside it have turned away from it.',
            ['One of the {things} speaks of {V} in the past, and is hushed by the others.', 'v=1'],
            ['All {things} know today what will be talked of in {town} tomorrow.', 'v=2'],
          ],
          truth: [
            '{V} made them, and put into each a little of an own voice, until there was hardly any left: {V} is in the loft above {site}, alive and mute, and is cared for by {K}, who tells everyone that {V} has gone away. The {things} want to give it back and do not know how. {B} has bought {few} of them, with the words that {V} would need, and melts them down for a prince who wants to be told that he is right.',
            'Each of the {things} has the voice of somebody who was silenced by the crown, {num} in all. {V} collected the last words of the condemned for {years} years, and hid them where nobody would look for witnesses. Together they know who sold the old king. {B} is here for the one that heard the name, and does not know which it is; so all of them are to burn before {deadline}, with {site} around them.',
          ],
          finds: [
            [
              'Perception',
              'listening under the loft when {K} carries up the soup',
              'somebody thanks with two knocks, and all {things} are silent for a breath',
              'v=1',
            ],
            [
              'Investigation',
              'asking the {things} one by one for their first memory',
              'all remember the same kitchen, from the same chair',
              'v=1',
            ],
            [
              'Deception',
              'offering {B} one of the {things} for sale',
              '{B} does not ask what it is, only which words it knows',
              'v=1',
            ],
            [
              'History',
              'writing down what the {things} say of themselves',
              'the dates are those of executions, and none is in the town register',
              'v=2',
            ],
            [
              'Insight',
              'reading a list of names aloud before {B}',
              '{B} breathes again after the ninth, and one of the {things} says it once more',
              'v=2',
            ],
            [
              'Persuasion',
              'being insulted by the oldest of the {things}, and bearing it',
              'it says who was in the room on the last evening of {V}',
            ],
          ],
          later: [
            [
              'On day {days} {B} takes the last of those that know a name, and {V} does not knock any more.',
              'v=1',
            ],
            [
              'Before {deadline} {site} burns at three corners at once, and {town} hears {num} voices, all of which ask for water.',
              'v=2',
            ],
          ],
          ways: [
            [
              'If all that are left speak at once, in the loft, each with the word that it likes best, {V} can answer; after that they are ordinary {things}, and {V} makes better ones.',
              'v=1',
            ],
            [
              'The melted ones are not lost: the prince has them as a ring, and it has begun to say no.',
              'v=1',
            ],
            [
              'They will give evidence, in a court and under oath, if somebody carries them there. It takes a cart, and {town} would line the street.',
              'v=2',
            ],
            [
              "The one that heard the name is the one that never says anything. It was {V}'s, and it waits to be asked by somebody who takes nothing for it.",
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'no-sleep',
    says: /\b(?:(?:nobody|no one|no-one|you|guests) (?:may|can|must|is allowed to|ever|dares? to|should|must not|cannot|can't|mustn't|never)(?: not)? (?:sleep|sleeps|fall asleep|dream|dreams|rest|close their eyes)|(?:can't|cannot|doesn't|does not) sleep|insomnia|never sleeps?|sleep(?:ing)? is (?:forbidden|banned)|sleepless|without sleep|nightmares?|share the same dream|same dream|dreams? (?:come true|are|of))\b/,
    tells: [],
    look: [
      'beds that are made so tightly that a coin jumps on them, and none that has been slept in',
      'strings from the wrist of each guest to a row of small bells',
      'coffee, snuff, cold water and a needle, on a tray at every seat',
    ],
    known: [
      'One may stay in {site} for as long as one likes, on one condition, which is written over the fire: nobody sleeps.',
      'Whoever nods off in {site} is woken, with a bell, a wet towel and a real apology; {town} sets out from here before dawn, red-eyed and alive.',
    ],
    feature: [
      'Anyone who nods off is heard through the bells by the whole house.',
      'Who has not slept for a night sees a door in the north wall, and can open it.',
    ],
    beside: [
      'Nobody sleeps here because what one dreams in {site} gets up in the morning and stays; {K} dreamed once, and keeps the result in the attic.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'has not slept properly for {years} years, tells the same joke twice, and counts eyes',
            'goes from seat to seat with a bell and a bucket, and is sorry in advance',
          ],
          guest: [
            'has brought a powder that would let one sleep without dreams, and needs somebody to try it',
            'leans on things, says "I was only looking at the table", and hides one hand',
          ],
          hooks: [
            'A carter of {town} slept in {site} for as long as it takes to cool soup, and now he is in two places; both pay {coins} gold pieces to be told which is the right one.',
            '{K} wants to sleep, once, for a whole night, and hires the party to sit there and deal with whatever gets up.',
            '{V} has stayed awake in {site} for {days} nights as a wager, and will not stop now that it has been won.',
          ],
        },
        trouble: {
          id: 'sleepless-1',
          absent: ['night watchman', 'fiddler', 'carter'],
          guest: ['drowsy merchant', 'doctor with a bag of powders'],
          trace: [
            'A picture on the stair shows something a little different each time one has blinked.',
            'A bell rings at an empty seat, and {K} goes there with the bucket, and does not pour.',
            [
              'Behind the north wall somebody walks about with the step of {V}, and {V} is sitting right here, yawning.',
              'v=1',
            ],
            [
              'All who doze off in {site} murmur parts of one speech, in a language none of them knows.',
              'v=2',
            ],
          ],
          truth: [
            "What is dreamed in {site} comes out through the north wall and lives. Most of it is small: a cat with a man's eyes, a second carter. {V} fell asleep and dreamed of what {V} is most afraid of, and has stayed awake since because it is only solid while nobody watches the wall. {K} bars that wall by night, and has told nobody how thin it has become. {B} has a powder that makes people dream what they are told, and has already sold a dream: that of a dead duke, alive and grateful.",
            'Behind sleep there is something that can only come by one door, and it is in {site}. It is put off night by night, by people who stay awake in turns, as has been agreed with three crowns, and the crowns have forgotten it. {V} was the last who was paid. {B} has put the whole council of {town} to sleep, one after the other, with a powder, and each of them has said yes to something in a dream.',
          ],
          finds: [
            [
              'Perception',
              'watching the north wall without blinking, for as long as a song lasts',
              'there is no door in it; in the moment of a blink there is',
              'v=1',
            ],
            [
              'Medicine',
              'smelling the powder of {B}',
              'it does not take dreams away: it leaves room for one, and a paper with it says which',
              'v=1',
            ],
            [
              'Insight',
              'asking {V} about the wager',
              'it was won on the second night, and {V} has put the money at the foot of the wall',
              'v=1',
            ],
            [
              'History',
              'asking who pays for the coffee',
              'an old account names three crowns, and the last payment is from {years} years ago',
              'v=2',
            ],
            [
              'Arcana',
              'writing down what the dozing murmur, in the order in which they nod',
              'it is a contract, and only the signature is missing',
              'v=2',
            ],
            [
              'Investigation',
              'looking at the beds',
              'all have been slept in, long ago, and one from below',
            ],
          ],
          later: [
            [
              'On day {days} {V} falls asleep. What {V} is afraid of comes through the wall and knows the way home (use <Shadow, Specter, Ghost, Wraith>).',
              'v=1',
            ],
            [
              'On {deadline} nobody in {town} wakes up, and all of them walk to {site} in their night clothes to sign (use <Wraith, Night Hag> for what holds the pen).',
              'v=2',
            ],
          ],
          ways: [
            [
              'What has been dreamed can be dreamed again, better: {V} may sleep if somebody beside the bed tells, until morning, how the thing was laughed at.',
              'v=1',
            ],
            [
              'The second carter, the cat and the others want to stay, and would guard the wall gladly if they were asked as people are.',
              'v=1',
            ],
            [
              'A council that has agreed in its sleep can take it back awake, in one session, each in a loud voice; {B} has seen to it that they never sit in one room.',
              'v=2',
            ],
            [
              'Somebody has to sleep here on purpose, go to meet it, and say no to its face. The hard part is to be polite.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
