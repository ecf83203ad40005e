import { championActs } from './champion-acts.ts';
import type { Tale } from './tale-types.ts';

export const championTale: Tale = {
  id: 'champion',
  titles: ["The Champion's Helm", 'Whoever Wears the Iron'],
  tones: ['intrigue', 'heroic', 'grim'],
  levels: [4, 12],
  cast: {
    G: 'she:judge of the province|she:lady of the lists',
    A: "president of the court|duke's chamberlain",
    B: 'armourer',
    S: 'fencing master|foreign knight',
    T: 'page of the lists',
    H: 'herald',
    R: 'duellist',
  },
  named: '',
  deadline: 'the trial of the dam',
  num: [14, 29],
  onlyIn: { a: ['swordsmen'], b: ['sisterhood', 'five women'] },
  lair: {
    name: 'the bath house of the lists|the bath house behind the lists|the old bath house',
    terrain: 'indoors',
  },
  alsoOf: ['she'],
  escort: ['people', 'construct'],
  pitch: [
    "[In this province a lawsuit that no judge can settle is fought out.|When no judge of {town} can decide a lawsuit, it is fought out.] [The court's own champion hears both sides the night before, and in the morning stands beside the one that is in the right.|For that the court keeps a champion, who listens to both sides the evening before and, in the morning, goes and stands with the one that is right.] For {years} years the Champion has never lost and never taken off the helm in public. {weeks.u} weeks ago a gravedigger in {town} was paid, in gold, to bury a tall person at night. At the next trial {G} saw the Champion begin with the left foot; in all those years it had been the right.",
  ],
  stakes: [
    'In {days} days the trial of the dam is fought: seven villages against {W.full}, who owns the river. If the Champion can be bought, says {G}, no judgment since then is worth anything, the villages drown for it, and each province that ever lost a case here will come back with soldiers.',
  ],
  start: [
    [
      '[The Champion stands in the lists of {town} in black iron, and does not move for as long as it takes to read the charge. Then the Champion moves once. The other one lies down.|The charge is long, and for all of it the Champion stands in the lists of {town} like something that has been put down there, black, without a hand moving. Then there is one step, and one blow, so quick that you hear it before you have seen it. The other side lies in the sand.] [Twenty thousand people cheer, and beside you {G.full} does not.|The cheer of twenty thousand people goes up all round you, and only {G.full} next to you is silent.] "Look at the feet," says {G.full}. "For {years} years the right one came first."',
      '@lists',
    ],
    [
      '[At first light a grave has been dug open, in the rain.|Rain runs into a grave that was closed a few weeks ago and was dug open again before dawn.] [In it lies a tall, old person with a collarbone that has healed crooked, {num2} scars and, on brow and chin, the pale line of a helm that was worn for a lifetime.|The dead one was tall and not young, had a collarbone that broke and healed long ago and {num2} scars, and has a pale line round the face, on brow and chin, where a helm has kept off the sun for a lifetime.] From the lists of {town}, a mile away, comes a roar: the first bout of the morning is over, and the Champion has won again. {G.full} holds the lantern lower and says nothing at all.',
      '@grave',
    ],
  ],
  ask: [
    '{G} wants to know who is in the armour, who put them there, and what was promised for the dam. ["Do not unmask anyone in the lists. If the iron is opened before the people, there is no law here any more, only iron."|"And not in the lists. The people believe in that helm. Open it in front of them, and what we have left is a strong arm in iron."]',
    '"{few.u} people have gone to their death by that arm, and I sat there," says {G}. ["Find out whose it is. Before|"I should like to know whose. Before] the trial of the dam, please, and before I do anything about it."',
  ],
  fee: [
    'The court\'s purse holds {coins} gp for "the finding of justice", and {G} has never had to open it.',
    '{G} offers {coins} gp and, which is more, says please.',
  ],
  talk: [
    '[The Champion does not eat, people say, but the baths are heated every night, for one.|Nobody has ever seen the Champion eat, but every night the baths are heated, for one.]',
    '{S.full} swore to beat the Champion or to leave {town}, and has not left.',
    '{A.full} has bets placed by others and never loses. [Everyone does that, only not every time.|Other people win as well, but now and then they lose.]',
    "The armour was made before the law, by {B.full}'s forefathers, and it knows who is in the right.",
    '{T.full} has started to say "they" when speaking of the Champion.',
    '[Seven villages round {town} have sold their bells to be able to pay the fee for the trial.|There is no bell left in seven villages round {town}; they went to pay the fee for the trial.]',
  ],
  run: [
    [
      'The step with the left foot is that of [somebody|someone] who learned to fence in {town2}, with a shield on the other arm (DC 13 History, or any fighter who thinks about it).',
      'start=lists v=a',
    ],
    [
      'To begin with the left foot is what people are taught in {town2} (DC 13 History, or any fighter who thinks about it). The Champion must have come from there, and has let nobody see it until now.',
      'start=lists v=b',
    ],
    [
      "The hand of the dead champion, when it is opened, holds a page's whistle (no check): {T} was there.",
      'start=grave',
    ],
    "[The Champion never speaks. {H} speaks for the iron, one moment before it nods.|No one has heard the Champion's voice. {H} speaks for the iron, one moment before it nods.]",
    '{A} thanks the party for its interest in justice and gives them seats in the shade, so that they can be seen there.',
  ],
  gist: [
    [
      'The old Champion died {weeks} weeks ago. {A} puts whoever is useful into the armour at {lair}, with {H} as a voice, and has sold the trial of the dam to {W.full}. For that day {A} has a fencer fetched from {town2} in a closed coach, who is to wear the iron and to lose.',
      'v=a',
    ],
    [
      'There has never been one Champion of {town}. The armour has been worn by a sisterhood of seven, in turn, so that [no one|nobody] could be bribed. {A} has found out, has had the eldest followed by {H}, who killed her, and holds five of them at {lair}. The sixth wears the iron and fights as ordered, for their lives. {W.full} has paid {A} for the trial of the dam, and the sixth is to lose it; in case she refuses, {A} will send to {town2} for a fencer.',
      'v=b',
    ],
  ],
  suspect: ['{S}, who has studied every bout, and whose left foot comes first.'],
  truth: [
    [
      '[The law says that the Champion belongs to nobody:|By law, nobody owns the Champion:] no name, no house, no face. [It was meant against bribes.|It was a law against bribes.] {A} read it once more, long after [everyone|everybody] else, and noticed that no line in it says who is to check.',
    ],
    [
      [
        'When the old Champion died in the bath, of nothing more than age, {T} found the body and ran to {A}. That night {H} paid a gravedigger, and {A} the first of the swordsmen. [There have been {few3} of them, one for each trial, and they are dead; the next, a young fencer called Finch, wears the iron now, sleeps at {lair} and believes that there was never another.|They have been {few3} so far, one for each trial, and none lives; the next, a young fencer called Finch, is in the iron now, sleeps at {lair}, and has never heard of the others.] [Another one, who is fetched from {town2} for the trial of the dam, is told to lose, and does not know that the blades of the other side will be sharp.|To another one, who is fetched from {town2} for the dam, it has been said that it is enough to lose; that the blades of the other side will be sharp has not been said.]',
        'v=a',
      ],
      [
        "The eldest was followed from the bath by {H}, who was to offer her money, was laughed at, and struck her down from behind on the steps. {T} came running, and the dying woman took hold of the page's whistle. [Now five women sit in the steam rooms of {lair} behind a barred door, and one is in the iron.|Five women sit behind the bar of the steam rooms of {lair}, and the sixth wears the iron.] All seven came from the school in {town2}, where one begins with the left foot, and had to unlearn it so as to look like one Champion. [The sixth lets it be seen again: it is the only call for help that is left to her.|Now the sixth begins with the left foot on purpose, since she has no other way to call for help.]",
        'v=b',
      ],
    ],
    [
      '{B} mends the armour and feels who wore it, by the dents inside. {B} has told {T}, and {T} has told [nobody|no one].',
    ],
  ],
  turn: [
    [
      "[The armour does know.|It is no saying that the armour knows.] {B}'s forefather put a thing into the gorget that tightens when the wearer strikes for pay. [All {few3} swordsmen have died of it, quietly, after winning, and lie under the floor of the drying room at {lair}.|So far each of the {few3} swordsmen has died of it, after the win, in bed; they lie under the floor of the drying room at {lair}.] Finch, who wears it now, will be the next, and {B.name} has not been able to say it: whoever draws the pin under the chin, before the next win, saves Finch.",
      'v=a',
    ],
    [
      'The mother of {G} was one of the seven who wore the armour a generation ago, and taught {G.them} the steps, as a game, without a word of what they were for; the seal ring was hers. When {G} hears of the initials in the gorget, {G} understands. The armour of {B} would fit, and {G} puts it on for the trial of the dam as soon as the five are free.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} was raised for fairness and has paid for it with friends. {G} cannot sleep with a light on, or off.',
    ],
    A: [
      '{A} believes that the law was always bought, and only the price was hidden. {A} is generous to losers.',
    ],
    B: [
      '{B} thinks with the thumbs. {B} hates to see a good hinge misused and will do anything for the one who is right about a rivet.',
    ],
    S: [
      '{S} loves the Champion as one loves a mountain. When told the truth, {S} is silent for an hour and then asks where to stand.',
    ],
    T: [
      '{T} is fourteen and has the most secret job in the province. {T} would like to tell [somebody|someone], and whistles through the teeth instead, always the same four notes.',
    ],
    H: [
      '{H} has a voice that fills a valley, and nothing to say with it. {H} is afraid of silence, of {A} and of steam.',
    ],
    R: [
      '{R} has fought {num4} duels for others and has kept a ribbon of each. {R} has been told that it is an honour, and half believes it.',
    ],
  },
  places: [
    {
      name: 'the forge of {B.full}',
      look: [
        '[A cool forge with a smell of wax.|The forge is cold and smells of wax.] [The armour hangs open on a cross, like something that one has fished out of the sea, and {B} is listening to it with a hammer.|On a cross in the middle hangs the armour, opened like something fished out of the sea; {B} taps it with a hammer and listens.]',
      ],
      todo: [
        'The iron may not be touched by [anyone|anybody] who has a lawsuit. Whoever works the bellows for an hour (DC 13 Athletics) has none, says {B}.',
      ],
      what: [
        [
          'Investigation :: feeling the inside of the armour :: It was padded out for {few3} different bodies within {weeks} weeks, and lately for one more; under the padding, iron has bitten into something.',
          'v=a',
        ],
        [
          'Investigation :: feeling the inside of the armour :: In the gorget that {B} mends are rows of initials, in different hands, seven to a row, the oldest worn nearly smooth. [In the last row one is scratched out, freshly.|Someone has lately scratched through one in the last row.] One of the row before it is also on the seal ring of {G}.',
          'v=b',
        ],
      ],
      who: 'Insight :: asking {B} who signs for the repairs :: It used to be the Champion, with a cross. Now it is {A}, "to save the trouble".',
      where:
        'Nature :: looking at the rust :: [It is in places where sweat does not get to: steam does that.|No sweat gets to these places, but steam does.] Only at {lair} is there so much of it.',
    },
    {
      name: 'the graveyard of the court|the court graveyard',
      look: [
        [
          "[Plain stones with numbers. Champions have none, because they do not die, people say. {T} knows which number has been dug twice.|There are no names here, only numbers on plain stones, and none of the numbers is a Champion's, since people say that Champions do not die. At one of them the ground has been opened twice.]",
          'start!=grave',
        ],
        [
          'By day the opened grave lies under a tarpaulin, among plain stones with numbers, and {G} has left a guard beside it who looks the other way. [The body and its clothes can be looked at for as long as one likes.|Nobody minds if the body and its clothes are looked at once more, without rain.]',
          'start=grave',
        ],
      ],
      todo: [
        '[The gravedigger has gold and fear, and wants to be led out of {town} this very day.|The gravedigger has been paid too well to sleep, and means to be out of {town} today, with company.] Whoever carries the spade to the gate (DC 13 Deception for the guards) hears the story on the way.',
      ],
      what: [
        [
          'Medicine :: looking at the body :: [A hard, long, clean life, and at the end a heart that stopped in warm water. It was no murder.|Nobody did anything to this body that it had not trained for; the heart stopped, in warm water, from age.]',
          'v=a',
        ],
        [
          'Medicine :: looking at the body :: It is a woman of sixty, strong as a horse, killed from behind by [somebody|someone] who stood on a step.',
          'v=b',
        ],
      ],
      who: 'Investigation :: looking at the gold :: [It is fee money of the court, in the paper of the roll.|The coins are still in their paper, the one in which the court rolls its fees.] {A} alone signs for these.',
      where:
        'Perception :: going through the clothes :: [A brass token with a number, as one wears it round the neck in the water:|Round the neck, under the shirt, hangs a token of brass with a number, such as bathers wear:] it is from {lair}.',
    },
    {
      name: "the president's box at the lists|the best box at the lists",
      look: [
        '[Velvet, a bell, a basket of cold fowl.|There are velvet cushions, a bell, and a fowl in a basket.] [From here you see everything but the feet.|Nobody has a better view, except of the feet.]',
      ],
      todo: [
        'During a bout the box is empty of [everyone|everybody] but guests; {A} is among the people, to be seen. The party has as long as the fight lasts, and can have it prolonged (a shout, a glove, {S}).',
      ],
      what: 'Investigation :: reading the list of bets under the seat cushion :: {few3.u} judgments in a row, right [each|every] time, placed the evening before. [The dam is entered already, against the villages.|One line is for a trial that {town} has not seen yet: the dam, and against the villages.]',
      who: [
        [
          'Sleight of Hand :: opening the writing case :: A letter to a fencer in {town2}: "You will be the Champion. You need only keep silent, as the law requires, and slip once." It has the seal of {A}.',
          'v=a',
        ],
        [
          'Sleight of Hand :: opening the writing case :: A note of {A} for the one in the iron: "Five of you breathe for as long as you do as you are told. At the dam you slip once." It has the seal of {A}.',
          'v=b',
        ],
      ],
      where: [
        [
          'Persuasion :: whistling the four notes :: {T} comes out from under the stand and takes the party by the sleeve: behind the stoves of {lair} is a door that the page of the lists has a key to.',
          'v=a',
        ],
        [
          'Persuasion :: whistling the four notes :: {T} comes out from under the stand and tells what nobody has asked yet: {H} struck the eldest down, on the back steps of {lair}. Behind the stoves, deep under {town}, there is a door that the page of the lists has a key to.',
          'v=b',
        ],
      ],
    },
  ],
  lairLook: [
    [
      '[Domes, blue tiles, steam so thick at {lair} that lamps look like fruit. On a bench in the inmost room the armour lies in its parts, in the order in which it is put on, and {H}, who cannot bear silence, is humming.|The walls of {lair} are tiled in blue up to the domes, and every lamp is a soft yellow fruit in the steam. The inmost room has one bench; on it lies the armour, in pieces, in the order in which one puts it on, and {H} hums, so that it is not silent.]',
      'v=a',
    ],
    [
      '[Domes, blue tiles, steam so thick at {lair} that lamps look like fruit. On a bench in the inmost room the armour lies in its parts.|The walls of {lair} are tiled in blue up to the domes, and every lamp is a soft yellow fruit in the steam. The inmost room has one bench, and the armour lies on it in pieces.] Beside the armour sits the sixth sister, to be dressed, and does nothing as long as {A} can reach the others. Behind a barred door at the back, of which {H} has the watch, five women stand up. Once they are freed (one action, the bar is outside), each of the six holds one enemy for a round.',
      'v=b',
    ],
  ],
  lairUse: [
    'The valves of {lair} are by the door to {town}: turned (one action), they fill a room with steam, and everything more than five feet away is heavily obscured. [Cold water on the stoves does the same, with a bang.|A bucket of cold water over the stoves does it too, and louder.]',
    'Whoever puts on the helm (one action), even without the rest, is the Champion, by law. Everybody here who has ever sworn an oath to the court hesitates to strike first (DC 13 Wisdom).',
  ],
  tactics: [
    '{A} fights in a towel and with a sword that was hidden in the coals, and speaks of reason all the while; {H} shouts names into the steam, so that [nobody|no one] knows who is where',
  ],
  companions: [
    [
      'Those beside {A} are sworn to the court and believe that the party wants to profane the iron. A word from {G}, in writing, makes them lower their points (DC 13 Persuasion).',
      'escort=people',
    ],
    [
      '[The empty armours along the wall were guards of the court before there were people for it.|The suits along the wall are empty, and older than the court; they stood guard before there were people for it.] They obey a spoken judgment: "acquitted" (DC 14 Arcana or Persuasion) stops one of them.',
      'escort=construct',
    ],
  ],
  parley: [
    '{A} gives up the iron for a better price: a sealed pardon, and no mention of {A} in any record. {G} would have to sign it (DC 14 Persuasion with {G}), and it is the first unjust thing that {G} has ever signed.',
  ],
  spells: [
    [
      3,
      '*Detect Thoughts* on the Champion in the lists of {town}: a left-handed tune, counting, and fear. It is not the mind of [somebody|someone] who has never lost.',
    ],
    [
      3,
      "*Locate Object* for the Champion's helm points to the forge by day and, by night, to where steam rises over {town}.",
    ],
    [
      3,
      '*Zone of Truth* is not allowed in the lists of {town}, by a law that is older than the court. {A} proposed to have it renewed last spring.',
    ],
    [
      5,
      [
        '*Speak with Dead*: the body from the graveyard of {town} answers with the dignity of an office. It names no names, but it says how many Champions there were in its time: one.',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Speak with Dead*: the body from the graveyard of {town} answers with the dignity of an office. It names no names, but it says how many Champions there were in its time: seven.',
        'v=b',
      ],
    ],
    [
      5,
      '*Clairvoyance* into {lair} shows nothing but steam; but you hear the four notes, and [somebody|someone] whistling back.',
    ],
    [
      7,
      '*Locate Creature* finds no Champion. It finds whoever wears the iron, and tomorrow [somebody|someone] else.',
    ],
    [
      9,
      [
        '*Legend Lore* on the armour of {B}: "Made for the one who is right. Tight for the one who is paid."',
        'v=a',
      ],
    ],
    [
      9,
      [
        '*Legend Lore* on the armour of {B}: "Made for the one who is right. Worn by seven, so that it belongs to none."',
        'v=b',
      ],
    ],
  ],
  clock: [
    ['The Champion wins a small case, about a cow, and {A} has bet on the cow.'],
    {
      text: [
        '{S} is arrested for planning to murder the Champion. {H} has put a poisoned blade into the lodgings of {S}, and {A} has it found.',
      ],
      stop: [
        'have {B} say before {G} for whom that blade was forged, and on what day (DC 13 Persuasion): it was for {H}',
      ],
    },
    {
      text: [
        '{B} is to hand over the key of the armour, and breaks a thumb doing it. At night a closed coach leaves for {town2}, to fetch [somebody|someone] who is to be dressed.',
      ],
      stop: [
        'hide the helm for a night, in the font of the court chapel; without it {A} can dress [nobody|no one], and {T} knows how to carry it',
      ],
    },
    [
      '[At the trial of the dam the Champion loses, for the first time, with one step of the wrong foot.|On the day of the dam one foot is put down wrong, and for the first time the Champion lies in the sand.] [Seven villages pack.|In seven villages they begin to load carts.]',
    ],
  ],
  after: [
    '[The dam above {town} is closed in spring.|With the spring the dam above {town} is closed.] For one year people in {town} still say "right" when [somebody|someone] wins; then they say "luck".',
  ],
  endings: [
    {
      heading: 'Without the helm',
      text: [
        [
          '[The one in the iron kneels before {G} on the day, and takes the helm off, and there is a face.|On the day itself the one in the iron goes down on one knee before {G}, lifts off the helm, and has a face like other people.] {G} stops the trial, hears it as a judge should, with words, and it takes {few4} weeks. {A} is the first case, and has [nobody|no one] to fight for {A.them}.',
          'v=a',
        ],
        [
          'The five are free, and on the day {G} goes into the lists in the iron, right foot first, stands beside the villages, and strikes once. Then the helm comes off. {G} says whose child this is, and that from now on the court listens to words; {A} is the first case, which takes {few4} weeks, and six women come to hear it.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'One of the party',
      text: [
        '[If one of the party wears the iron at the trial of the dam, it is the Champion who wins or loses, and the law of {town} stands.|Should one of the party be in the iron on the day of the dam, then a Champion wins or loses, as the law of {town} has it.] *The price:* whoever wore it may never say so, and has to come back and wear it again when {G} sends for the Champion, which happens once in {few2} years.',
      ],
    },
    {
      heading: 'The truth kept',
      text: [
        '{A} goes quietly, and a new Champion is found. *The price:* the {few3} judgments on which {A} had bet stand, though they were bought, and {G} will know the list by heart for the rest of {G.their} life.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The Champion is down, but not dead; a bout is over only when {H} says so, and {H}, for once, cannot get the word out.|The Champion lies in the sand and breathes; a bout is over only when {H} says so, and {H} opens a mouth that says nothing.] There are {few5} breaths in which [somebody|someone] can step over the barrier.',
      ],
    },
  ],
  hoard: [
    'In the coals under the third stove lie the fees of the bought bouts: {items}, and {worth}.',
    "The losers' weapons hang in {lair}, with tags. By law the winner has them; {G} has {items} taken down for the party, and {worth}.",
  ],
  favour: [
    'The court of {town} owes the party one bout: the Champion will fight for them once, if they are in the right.',
    '{B} makes each of the party one piece of iron that fits [nobody|no one] else, and inside it a set of initials.',
  ],
  steps: [
    'Watch the Champion fight, and look at the feet.',
    'Find out who was buried at night.',
    'Ask {B.full} about the armour.',
    'Know who wears the iron before the trial of the dam.',
  ],
  acts: championActs,
};
