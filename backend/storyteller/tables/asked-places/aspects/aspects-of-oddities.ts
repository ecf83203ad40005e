import type { PlaceAspect } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** What is odd about a place in one respect: what it holds, in whom it lies, what fell near it. */
export const aspectsOfOddities: readonly PlaceAspect[] = [
  {
    id: 'petrified',
    says: /\b(?:statues?|stones?|figures?|gargoyles?|trees|portraits|paintings|dolls|puppets|mannequins|animals|birds)\b.*\b(?:were|was|used to be|are actually|are really|once) (?:once )?(?:people|persons?|alive|human|living|humans|adventurers|heroes|villagers|children|lovers|men|women)|\b(?:people|visitors|guests|thieves|heroes|adventurers) (?:are|were|get|have been) (?:turned|transformed|changed) (?:in)?to (?:stone|statues|trees|dolls|animals|birds)|\bpetrified\b/,
    tells: [],
    look: [
      'figures in a ring, each caught in the middle of a step, and one with its hand before its eyes',
      'a face among all the others that is wet, although it has not rained',
      'an empty plinth with fresh moss on it, cut to the shape of two feet',
    ],
    known: [
      'All of them were people once; families from {town} come on their name days, wash the faces, and bring news.',
    ],
    feature: [
      'A figure that is tipped over does not break: something in it holds on.',
      'In moonlight those who were the last to be changed can move a finger.',
    ],
    beside: ['Those who were changed are awake in there, and one of them has seen who did it.'],
    plots: [
      plotOf({
        id: 'petrified-1',
        absent: ['young gardener', 'missing sculptor', 'daughter of the house'],
        guest: ['collector of statues', 'grieving suitor', 'physician with tinted glasses'],
        wants: [
          'greets each figure in the morning by name, and wears thick dark spectacles, also at night',
          'has covered every mirror in {site}, and asks visitors to keep their eyes on the gravel',
        ],
        seeks: [
          'pays well for figures of good families, and has a list of those that are still missing',
          'sits every evening beside one of the figures, and shades the eyes when {K} comes by',
        ],
        hooks: [
          'One more figure stands in {site} than a week ago, and it has the face of {V}; the family pays {coins} gold pieces to have {V} back, "soft, if possible".',
          'A figure from {site} that was sold to {town2} has come alive in a warehouse, and says one word: "buyer".',
          '{K} asks the party for a bottle of a tear which is shed gladly, and cannot produce one.',
        ],
        trace: [
          'The new plinth was ordered before {V} was gone.',
          'Behind the shed there are pots of a grey salve, and a mould for a hand.',
          '{K} weeps when nobody looks, and the tears click on the ground.',
        ],
        truth:
          '{K} turns to stone whoever meets {K.their} eyes, cannot help it, and has lived here behind dark glass so as to harm no one any more. Those in the oldest ring are from before. All the newer ones were made by {B}, who steals a tear of {K} at night, boils it to a salve and sells what it does: enemies, heirs and rivals, delivered as garden ornaments. {V} saw the pot on the fire. {K} believes to have done it in sleep, and has asked for chains.',
        finds: [
          [
            'Investigation',
            'looking at the eyes of the newest figures',
            'they look down, at a cup or a hand, and not at a face',
          ],
          [
            'Arcana',
            'scraping off a little of the grey salve',
            'it hardens a blade of grass, and a warm tear makes the blade green again',
          ],
          [
            'Insight',
            'talking with {K} back to back',
            '{K} remembers each of the old ones, with a date, and none of the new ones',
          ],
        ],
        later: [
          'On {deadline} {B} comes for {K} with a sack and hired hands: the source is worth more than the shop (use <Tough, Spy, Basilisk 700, Mage>).',
        ],
        ways: [
          'A tear that {K} weeps for joy undoes the newer ones at once; the old ring needs one for each.',
          'In a mirror {K} is safe to look at. Nobody has told {K} so, and there has been no mirror here for {years} years.',
        ],
      }),
    ],
  },
  {
    id: 'living-contents',
    says: /\b(?:(?:books?|plants?|flowers|trees|doors?|furniture|weapons?|swords|beds?|paintings|shelves|chests|walls|house|food|cheese|wine|clothes|dolls|toys|tools|brooms|pots|instruments|statues|cakes|bread)\b.*\b(?:bites?|eats? (?:people|guests|visitors|you)|alive|come(?:s)? (?:alive|to life)|is alive|are alive|attacks?|hungry|chained|escapes?|breathes?)|(?:carnivorous|man-eating|biting|living|hungry|sentient|animated) (?:books?|plants?|flowers|furniture|house|weapons|trees|food|garden|cheese|doors?|statues|dolls))\b/,
    tells: ['enchanted'],
    look: [
      'a row of chains, short ones, with a bowl of water within reach of each',
      'thick leather gloves on hooks by the entrance, and one with the fingers gone',
      'a sign with the number of days since the last accident, and a wet brush beside it',
    ],
    known: [
      'What is kept in {site} bites: visitors from {town} sign a paper, take the gloves, and are told not to run.',
    ],
    feature: [
      'If the middle chain is unhooked, all the others fall.',
      'They grow quiet when somebody sings, and very quiet when somebody sings well.',
    ],
    beside: [
      'They bite because they are hungry for something that nobody has given them for years: to be used.',
    ],
    plots: [
      plotOf({
        id: 'living-contents-1',
        absent: ['feeder', 'apprentice with the gloves', 'tamer'],
        guest: [
          'dealer in dangerous things',
          'inspector of accidents',
          'scholar who was bitten once',
        ],
        wants: [
          'calls each of them by a pet name, and has {few} fingers in plaster',
          'has sent the helpers home, feeds them alone, and comes back with torn sleeves',
        ],
        seeks: [
          'asks for the wildest one, and has brought a muzzle that fits',
          'shows a scar with pride, and walks straight up to a certain chain every time',
        ],
        hooks: [
          'They were tame until the spring. Since {V} went away they bite, and {K} pays {coins} gold pieces to anyone who can find {V} or hold a mouth shut.',
          'One of them got out, crossed half of {town} and lay down on the doorstep of a house where nobody knows it; the owners will not open the door.',
          'A school has ordered a dozen, quite openly, "for the examination of first-year pupils".',
        ],
        trace: [
          'All of them turn to the same corner whenever a certain door opens.',
          'Teeth marks on the inside of the gate show that they do not want to get at the visitors, but out.',
          'One chain is new, and much too strong for what hangs on it.',
        ],
        truth:
          'They do not bite out of malice: one of them is not one of them. {B} put it among the others {few} months ago, an imitation with a hunger of its own, to grow fat on them until it can be sold as a weapon. {V} noticed that it had no smell, reached for it, and was swallowed; it keeps what it swallows, for as long as it is fed. The others bite at whoever comes near, to drive them away from it. {K} thinks that they are ill, and loves the imitation best, since it is so quiet.',
        finds: [
          [
            'Perception',
            'being silent in the middle of the night',
            'all of them tremble but one, and from that one a voice counts sheep, quite faintly',
          ],
          [
            'Nature',
            'offering each of them the same morsel',
            'one takes it without chewing, and does not let go of the spoon',
          ],
          [
            'Investigation',
            'comparing the list of what is kept here with the chains',
            'there is one chain more than there are names',
          ],
        ],
        later: [
          'On day {days} it has grown enough, drops its shape, and takes the gate with it (use <Mimic 450, Gibbering Mouther 450, Otyugh 1800, Behir 7200>).',
        ],
        ways: [
          'It cannot bear being sung to by all the others at once, and they will sing if someone begins.',
          'It gives up {V} for something larger, such as {B}, who always stands rather close.',
        ],
      }),
    ],
  },
  {
    id: 'inside-body',
    says: /\b(?:inside|in|interior of|within) (?:the |an? )?(?:\w+ ){0,3}(?:giant|dragon|titan|whale|god|colossus|turtle|leviathan|beast|monster|kraken|worm|serpent)(?:'s)? ?(?:ear|mouth|stomach|belly|skull|head|heart|body|hand|nose|eye|throat|back|ribs|ribcage|corpse)?\b|\b(?:sleeping|dead|dying|petrified|living|stone) (?:giant|titan|dragon|god|whale|colossus|leviathan)(?:'s)? (?:ear|mouth|stomach|belly|skull|head|heart|hand|nose|eye|throat|back|ribs|ribcage|palm|shoulder)\b/,
    not: /\b(?:dead|bones?|skeletons?|skeletal|corpse|ribs|ribcage|skulls?|shell|hands of|lair|realm|court)\b|\bback of a (?:giant )?(?:walking|moving)/,
    tells: [],
    look: [
      'a floor that rises and falls by the breadth of a hand, once for every verse of a song',
      'walls as smooth as a shell, with lamps on hooks that nobody has dared to drive in deep',
      'hairs as thick as ropes, plaited by those who live here into a stair',
      'a drum skin, taller than a house, before which everyone takes off their shoes',
    ],
    known: [
      'It sleeps. Nobody shouts here, hammers or drops anything, and the fines of {town} for whistling are the highest known.',
    ],
    feature: [
      'Every loud noise is answered by a shudder that throws all off their feet.',
      'A feather drawn along the wall opens a way that is closed otherwise, for a moment.',
    ],
    beside: [
      'It does not sleep as deeply as those of {site} believe, and it has begun to dream of them.',
    ],
    plots: [
      plotOf({
        id: 'inside-body-1',
        absent: ['lullaby singer', 'scraper of wax', 'listener at the drum'],
        guest: ['miner with a permit', 'physician to great creatures', 'preacher of the awakening'],
        wants: [
          'walks on felt, speaks with both hands, and has dark rings under the eyes',
          'takes the pulse of the wall each hour, and no longer writes it down',
        ],
        seeks: [
          'has found something in the wall that is worth a war, and needs only one small blast',
          'says that it has a right to know that it is lived in, and has bought a trumpet',
        ],
        hooks: [
          '{V}, whose song keeps it asleep, lost {V.their} voice overnight, and then was lost as well; {K} pays {coins} gold pieces and begs that it be done quietly.',
          'Those who sleep in {site} have begun to have one dream, in which they are very small and somebody picks them up.',
          'A surveyor of {town} says that the hill has turned over by a quarter, with three farms on it.',
        ],
        trace: [
          'The verse between two breaths has become shorter by a line since yesterday.',
          'A hole has been drilled behind a curtain, and it is warm and wet.',
          'There is pepper on the floor, a trail of it, going inwards.',
        ],
        truth:
          'It ails: deep inside sits a splinter of the spear that felled it, and the song of {V} dulled the pain. {B} has been drilling for the splinter, which is of a metal without price, and each stroke hurts. {V} went in to stop it, was tied up beside the wound, and sings there with a hoarse voice, as loud as can be dared. {K} knows the old agreement: those who live here may stay as long as they look after it, and nobody has been in so deep for {years} years.',
        finds: [
          [
            'Medicine',
            'following the warm wall inwards by touch',
            'there is a fever, and it has a centre, towards which somebody has laid planks',
          ],
          [
            'Perception',
            'putting an ear to the drum',
            'a hoarse voice sings the second verse, far away, over and over',
          ],
          [
            'History',
            'reading what the first settlers cut into the shell',
            '"We keep it from pain, and it keeps us from rain"',
          ],
        ],
        later: [
          'On day {days} {B} sets off the blast. It wakes, with everyone inside, and its body defends itself (use <Gray Ooze 100, Ochre Jelly 450, Black Pudding 1100, Otyugh 1800>).',
        ],
        ways: [
          'The splinter has to come out, by hand, in one pull, while somebody sings. Afterwards it sleeps better than it has for ages.',
          'If it does wake, it can be talked with: it is deaf to shouting, and hears a whisper on the drum very well.',
        ],
      }),
    ],
  },
  {
    id: 'strange-friend',
    says: /\b(?:kids?|children|orphans|villagers|students|pupils|they|everyone|child)\b.*\b(?:friend|befriend(?:ed|s)?|love|pet|play(?:s|ing)? with|feeds?|worships?|adore)\b|\b(?:skeleton|ghost|monster|dragon|troll|vampire|zombie|ogre|beast|demon|spider)\b.*\b(?:friend(?:ly)?|is nice|is kind|harmless|misunderstood|helps|protects|looks after|cares for|babysits|gentle)\b|\b(?:friendly|gentle|kind|lonely|shy|helpful) (?:skeleton|ghost|monster|dragon|troll|vampire|zombie|ogre|beast|demon|spider|lich|mimic)\b/,
    tells: [],
    look: [
      'a chalk drawing at the height of a child, of many small figures and one very odd one, all holding hands',
      'a birthday cake with far too many candles, and a slice put aside on a cracked plate',
      'a doorway with two heights marked on it, one that grows each year and one that does not',
    ],
    known: [
      'Some in {site} have a friend of whom they do not speak to grown-up people from {town}, since those always fetch somebody with a sword.',
    ],
    feature: [
      'A knock in the rhythm of a counting rhyme is answered, from a place where nobody should be.',
      'The friend comes when it is called by the right name, and only then.',
    ],
    beside: [
      'The strange friend is what it seems to be, and it is afraid of somebody in {town} who once knew it alive.',
    ],
    plots: [
      plotOf({
        id: 'strange-friend-1',
        absent: ['one who made the friend', 'old teacher', 'knight who went in to slay it'],
        guest: ['witch hunter', 'worried uncle', 'priest of the old rite'],
        wants: [
          'knows more than a grown-up should, and hums the counting rhyme',
          'wants to believe that it is only a game, and has moved the beds upstairs all the same',
        ],
        seeks: [
          'has sworn to end it, has a silver hammer, and has been brought biscuits by the children',
          'questions everyone about it, and never asks what it looks like',
        ],
        hooks: [
          'The children of {site} have put a purse of {coins} gold pieces into the hand of the party, and will not say where they got it: "Please take our friend away before {deadline}. Somewhere safe."',
          '{V} went down to it with a drawn sword, {days} days ago, and sends up notes that say "all well" and, once, "bring chalk".',
          '{B} hires the party to hold the lantern while it is done.',
        ],
        trace: [
          'The old coins that turn up in {site} all have the same dent, as of a tooth.',
          'Something below practises a tune on one string, gets it wrong, and begins again.',
          '{B} knows a door into the depths that is on no plan.',
        ],
        truth:
          'The friend is quite harmless. It was one of two who were promised to each other, was walled in alive below by the other one\u2019s family, and woke, long after, to the sound of children playing. It remembers nothing but games. {B} is of that family, and is not here to destroy a monster, but the ring on its finger, which proves to whom half of {town} belongs. {V} came to slay it, was taught a clapping game, and stays to guard it. {K} has known for years, and leaves out milk.',
        finds: [
          [
            'Insight',
            'watching it among those who love it',
            'it lets them win, every time, and has to try hard to do it',
          ],
          [
            'History',
            'reading the inside of the ring',
            'two names, a date, and the crest that {B} has on a glove',
          ],
          [
            'Persuasion',
            'asking the children what it is afraid of',
            '"The knocking from the other side. Like a hammer. Always on Sundays"',
          ],
        ],
        later: [
          'On {deadline} {B} breaks through from the old door with hired hands; it stands before the children, and remembers how to be terrible (use <Tough, Bandit Captain, Warrior Veteran, Gladiator>).',
        ],
        ways: [
          'If the promise is kept after all, by a wedding in play, with flowers and all of them as witnesses, it can rest when it likes.',
          'With the ring on the table before {body}, there is nothing left that {B} would gain by it.',
        ],
      }),
    ],
  },
  {
    id: 'test-place',
    says: /\b(?:as a test|tests? (?:for|of|every|all)|a trial|trials? (?:for|of)|built to test|exam(?:ination)?s? (?:for|of)|puzzles?|riddles?|obstacle course|challenge)\b/,
    not: /\b(?:test subject|trial of the murderer|on trial)\b/,
    tells: [],
    look: [
      'a line on the floor, with the words "Begin here" and, in another hand, "or do not"',
      'a bench before the first door, worn by those who have thought better of it',
      'niches with the names of those who were to come, three filled and one empty',
      'an hourglass that turns itself when somebody enters',
    ],
    known: [
      'It was built to be passed, by some and not by others; {town} has seen many go in with a smile, and knows the smile with which they come out.',
    ],
    feature: [
      'Each door asks for a thing that one would rather keep; a lie opens it as well, onto another way.',
      'Those who turn back are let out by a chute, softly, into a pond.',
    ],
    beside: [
      'It was made to find out one single thing about those who enter, and it is not the one that is carved over the door.',
    ],
    plots: [
      plotOf({
        id: 'test-place-1',
        absent: ['youngest of the heirs', 'builder of the trial', 'candidate who went first'],
        keeper: ['keeper of the first door', 'umpire of the trial', 'last herald of the old king'],
        guest: ['eldest of the heirs', 'tutor of a candidate', 'second of the heirs'],
        wants: [
          'reads the rules to all who enter, to the end, and with tears in the eyes at the seventh',
          'may not help, knows every answer, and has bitten through a pipe',
        ],
        seeks: [
          'hires others to go first, writes down what becomes of them, and calls it strategy',
          'has waited {years} years for this, and has studied everything but the other candidates',
        ],
        hooks: [
          '{V} has gone in alone and has not come out by the chute; {K} is not allowed to say more, and pays {coins} gold pieces from {K.their} own pocket.',
          '{B} offers the party a castle each for going through the trial one step ahead.',
          'Nobody has passed it for {years} years, and a seat in {town} has stood empty for as long; it must be filled before {deadline}.',
        ],
        trace: [
          'The hourglass has been glued, and runs slower than the rules allow.',
          'One of the doors has been opened with a crowbar, and has not been offended enough.',
          'From far inside one hears two voices quarrelling, and one of them laughs.',
        ],
        truth:
          'Each room can only be passed by two who help each other, and the heirs of the one who had it built hated each other: that is what it was meant to mend. It is written over the seventh door, where no one ever got alone. {V} understood it, sits before that door, and waits for any of the others to come. {B} has forced the locks, and so woken the last guard, which was to sleep unless somebody cheats (use <Animated Armor, Shield Guardian, Stone Golem, Iron Golem>).',
        finds: [
          [
            'Investigation',
            'looking at two rooms side by side',
            'each lever can only be reached by someone for whom another holds the door',
          ],
          [
            'History',
            'hearing {K} read the seventh rule twice',
            '"Who comes alone has not arrived", and that is all of it',
          ],
          [
            'Perception',
            'listening at the forced door',
            'heavy steps go from room to room, and try each lock',
          ],
        ],
        later: [
          'On day {days} the guard has cleared all the rooms up to the seventh, and {V} is in the seventh.',
        ],
        ways: [
          'If {B} goes in to {V}, with empty hands, the last door opens, and what lies behind it is a table laid for all of them.',
          'The guard obeys the umpire as soon as a cheat has owned up to it aloud.',
        ],
      }),
    ],
  },
];
