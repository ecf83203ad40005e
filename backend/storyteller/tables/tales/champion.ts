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
  alsoNamed: 'they:',
  deadline: 'the trial of the dam',
  num: [14, 29],
  onlyIn: { a: ['swordsmen'], b: ['sisterhood', 'five women'] },
  lair: {
    name: 'the bath house of the lists|the bath house behind the lists|the old bath house|the vaulted bath house|the bath house by the lists',
    short: 'bath house',
    terrain: 'indoors',
  },
  alsoOf: ['she'],
  escort: ['people', 'construct'],
  pitch: [
    "[In the province round {town} a lawsuit that no judge can settle is fought out.|When no judge of {town} can decide a lawsuit, it is fought out.|Where words fail the judges of {town}, a lawsuit is settled by the sword.|There are lawsuits that no judge can settle, and in {town} such a case is fought out.] [The court's own champion hears both sides« the night before», and in the morning stands beside the one that is in the right|For that the court keeps a champion, who listens to both sides the evening before and, in the morning, goes and stands with the one that is right|On the eve of it both sides speak before the champion of the court, who in the morning takes the side that is right], [in the iron that belongs to the office|in the black iron« of the office»|in black armour«, and without a word»]. [For {years} years the Champion has never lost and never taken off the helm in public.|In {years} years the Champion has not lost once, and nobody has seen the face.] {weeks.u} weeks ago a gravedigger in {town} was paid«, in gold,» to bury a tall person at night. At the next trial {G} saw the Champion begin with the left foot; in all those years it had been the right.",
  ],
  stakes: [
    'In {days} days the trial of the dam is fought: seven villages against {W.full}, who owns the river. If the Champion can be bought«, says {G}», no judgment since then is worth anything, the villages drown for it, and each province that« ever» lost a case here will come back with soldiers.',
  ],
  start: [
    [
      '[The Champion stands in the lists of {town} in black iron, and does not move« for as long as it takes to read the charge».|The charge is long, and for all of it the Champion stands in the lists of {town} like something that has been put down there, black, without a hand moving.|In the lists of {town} a herald reads the charge, «page after page, »to a figure in black iron« that might as well be empty».] [Then the Champion moves once, and the other one lies down.|Then there is one step, and one blow, so quick that you hear it before you have seen it, and the other side lies in the sand.|When the last word has been read, there are two steps and a sound like a door, and [of the two fighters one is still standing|one of the two fighters lies in the sand].|After that it is very short. Somebody shouts "now", and by then it is over.] [Twenty thousand people cheer, and beside you {G.full} does not.|The cheer of twenty thousand people goes up all round you, and only {G.full} next to you is silent.|Hats fly, for twenty thousand people have won, as always. {G.full}, beside you, has not even got up.] "Look at the feet," says {G.full}. "For {years} years the right one came first."',
      '@lists',
    ],
    [
      '[At first light a grave has been dug open, in the rain.|Rain runs into a grave that was closed «a few »weeks ago« and was dug open again before dawn».|It is raining, it is hardly light, and somebody has dug up a grave that is only a few weeks old.|Before dawn they have opened a grave; the earth on it was still loose, and now it is mud.|A grave stands open in the rain. It has been dug twice this season.] [In it lies a tall, old person with a collarbone that has healed crooked, {num2} scars and, on brow and chin, the pale line of a helm that was worn for a lifetime.|The dead one was tall and not young, had a collarbone that broke and healed long ago and {num2} scars, and has a pale line round the face, on brow and chin, where a helm has kept off the sun for a lifetime.] From the lists of {town}, a mile away, comes a roar: [the first bout of the morning is over, and the Champion has won again|the first case« of the day» has been decided, and the Champion has won it]. {G.full} [holds the lantern lower« and says nothing at all»|lowers the lantern«, and is silent»].',
      '@grave',
    ],
  ],
  ask: [
    '{G} wants to know who is in the armour, who put them there, and what was promised for the dam. ["Do not unmask anyone in the lists.|"And not in the [lists|arena], where [all|all of {town}] can see it.|"Only leave the helm shut [where people can see it|in front of the crowd].|"But nobody is to lift that visor [in public|on the sand].] [If the iron is opened before the people, there is no law here any more, only iron."|The people believe in that helm, and without it we have a strong arm, and no law."|What twenty thousand people see inside of it, they will never again take for the law."|As long as it is shut, it belongs to nobody, and that is all the law we have."|An empty suit could be the law, and a face could not."]',
    '"{few3.u} people have gone to their death by that arm«, and I sat there»," says {G}. ["Find out whose it is,|"I should like to know whose,|"Tell me to whom it belongs,|"Whose arm it is, I want to know from you,] [before the trial of the dam, please, and before I do anything about it|and please before the dam is fought for, while I still keep my temper|in time for the dam, and quietly; until then I shall go on sitting there|please, and before they fight for the dam, since I cannot sit there once more]."',
  ],
  fee: [
    'The court\'s purse holds {coins} gp« for "the finding of justice"», and {G} has [never had to open it|to break the seal on it].',
    '{G} [offers {coins} gp|counts out {coins} gp] and, [which is more, says please|for the first time in that office, a handshake|what nobody has seen before, a chair].',
  ],
  talk: [
    '[The Champion does not eat, people say, but the baths are heated« every night», for one.|Nobody has ever seen the Champion eat, but every night the baths are heated, for one.|The Champion lives on nothing, they say, and needs a hot bath« every night».]',
    '{S.full} swore to beat the Champion or to leave {town}, [and has not left|and is still here].',
    '{A.full} has bets placed by others and never loses. [Everyone does that, only not every time.|Other people win as well, but now and then they lose.|The bookmakers have begun to shut when they see a certain boy.|It is called judgment.]',
    "The armour [was made« before the law,» by {B.full}'s forefathers, and it knows who is in the right|knows who is in the right; {B.full}'s forefathers made it so].",
    '{T.full} has started to say "they" when [speaking of the Champion|the Champion is meant].',
    '[Seven villages round {town} have sold their bells to be able to pay the fee for the trial.|There is no bell left in seven villages« round {town}»; they went to pay the fee for the trial.]',
  ],
  run: [
    [
      'The step with the left foot is that of [somebody|someone] who learned to fence in {town2}«, with a shield on the other arm» (DC 13 History, or [any fighter who thinks about it|no check for anybody who fences]).',
      'start=lists v=a',
    ],
    [
      'To begin with the left foot is what people are taught in {town2} (DC 13 History, or [any fighter who thinks about it|no check for anybody who fences]). The Champion must have come from there«, and has let nobody see it until now».',
      'start=lists v=b',
    ],
    [
      "[The hand of the dead champion, when it is opened, holds a page's whistle|If somebody opens the dead champion's hand, there is a page's whistle in it] (no check): {T} was there.",
      'start=grave',
    ],
    "[The Champion never speaks.|No one has heard the Champion's voice.|The Champion is silent by law.] {H} speaks for the iron, one moment before it nods.",
    '{A} thanks the party for its interest in justice and [gives them seats« in the shade», so that they can be seen there|has them sit« in the shade,» in the front row, where they can be watched].',
  ],
  gist: [
    [
      'The old Champion died {weeks} weeks ago. {A} puts whoever is useful into the armour« at {lair}», with {H} as a voice, and has sold the trial of the dam to {W.full}. For that day {A} has a fencer fetched from {town2}« in a closed coach», who is to wear the iron and to lose.',
      'v=a',
    ],
    [
      '[There has never been one Champion of {town}.|{town} has never had one Champion.|One Champion is what {town} believes in, and there were always more.] [The armour has been worn by a sisterhood of seven, in turn«, so that [no one|nobody] could be bribed».|A sisterhood of seven has worn the armour by turns«, since seven who are nobody cannot be bribed».] {A} has found out, has had the eldest followed by {H}, who killed her, and holds five« of them» at {lair}. [The sixth wears the iron and fights as ordered, for their lives.|To keep them alive, the sixth, in the iron, fights as she is told.|The sixth fights, in the iron, for whom she is told to, since the others would die for it if she did not.] {W.full} has paid {A} for the trial of the dam, and the sixth is to lose it; in case she refuses, {A} will send to {town2} for a fencer.',
      'v=b',
    ],
  ],
  suspect: [
    "{S}, who [has studied every bout|can fence every bout of the Champion's« from memory»], and whose left foot comes first.",
  ],
  truth: [
    [
      '[The law says that the Champion belongs to nobody|By law, nobody owns the Champion|The law of the Champion is three lines long]: [no name, no house, no face|no face, no name, no house|no house, no face, no name]. «[It was meant against bribes.|It was a law against bribes.|One cannot bribe what one cannot find.|Whoever made it was thinking of bribes.] »{A} read it once more, «long after [everyone|everybody] else, »and noticed that no line in it says who is to check.',
    ],
    [
      [
        'When the old Champion died in the bath, of« nothing more than» age, {T} found the body and ran to {A}. That night {H} paid a gravedigger, and {A} the first of the swordsmen. [There have been {few3} of them, «one after the other, »and they are dead; the next, a young fencer by the name of {N.name}, wears the iron now, sleeps at {lair} and believes that there was never another.|They have been {few3} so far, one after the other, and none lives; the next, a young fencer by the name of {N.name}, is in the iron now, sleeps at {lair}, and has never heard of the others.] [Another one, who is fetched from {town2} for the trial« of the dam», is told to lose, and does not know that the blades of the other side will be sharp.|For the dam another one is fetched from {town2}, who knows that it is enough to lose; nobody has mentioned that the blades of the other side will be sharp.]',
        'v=a',
      ],
      [
        "The eldest was followed from the bath by {H}, who« was to offer her money, was laughed at, and» struck her down from behind on the steps. {T} came running, and the dying woman took hold of the page's whistle«, [to leave a trace of who had seen it|so that it would be known who had seen it]». [Now five women sit in the steam rooms of {lair} behind a barred door, and one is in the iron.|Five women sit behind the bar of the steam rooms of {lair}, and the sixth wears the iron.|In the steam rooms of {lair} there are five women now, with a bar before the door, and the sixth goes out in the iron.] All seven came from the school in {town2}, where one begins with the left foot, and had to unlearn it« so as to look like one Champion». [The sixth lets it be seen again: it is the only call for help that is left to her.|Now the sixth begins with the left foot on purpose, since she has no other way to call for help.|If the sixth does so now, before the whole town, it is because she cannot shout.|The left foot of the sixth is a cry for help, and so far it has been seen by one person in twenty thousand.]",
        'v=b',
      ],
    ],
    [
      '{B} mends the armour and feels who wore it, by the dents« inside». {B} has told {T}, and {T} has told [nobody|no one].',
    ],
  ],
  turn: [
    [
      "[The armour does know.|It is no saying that the armour knows.] {B}'s forefather put a thing into the gorget that tightens with every win of a hired arm. [All {few3} swordsmen have died of it, «quietly, »after the third win, and lie under the floor of the drying room at {lair}.|So far each of the {few3} swordsmen has died« of it», after the third win, in bed; they lie under the floor of the drying room at {lair}.] {N.name}, who wears it now, has the third win still ahead, and {B.name} has not been able to say it: whoever draws the pin« under the chin», before that win, saves {N.name}.",
      'v=a',
    ],
    [
      'The mother of {G} was one of the seven who wore the armour« a generation ago», and taught {G.them} the steps, «as a game, »without a word of what they were for; the seal ring was hers. [When {G} hears of the initials in the gorget, {G} understands.|{G} only has to be told of the initials in the gorget.] The armour of {B} would fit, and {G} puts it on for the trial of the dam [as soon as|once] the five are free.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} was raised for fairness and has paid for it with friends«. {G} cannot sleep with a light on, or off».',
    ],
    A: [
      '{A} believes that the law was always bought, and only the price was hidden. {A} is [generous to losers|kind to those who have lost].',
    ],
    B: [
      '{B} thinks with the thumbs«. {B} hates to see a good hinge misused» and will do anything for the one who is right about a rivet.',
    ],
    S: [
      '{S} loves the Champion as one loves a mountain. When told the truth, {S} [is silent for an hour and then asks where to stand|goes out, comes back« after an hour», and asks what there is to do].',
    ],
    T: [
      '{T} is fourteen and has the most secret job in the province. {T} would like to tell [somebody|someone], and whistles« through the teeth» instead, «always »the same four notes.',
    ],
    H: [
      '{H} has a voice that fills a valley«, and nothing to say with it». {H} is afraid of [silence, of {A} and of steam|{A}, of steam, and of a room without a sound].',
    ],
    R: [
      '{R} has fought {num4} duels for others« and has kept a ribbon of each». {R} has been told that it is an honour, and half believes it.',
    ],
  },
  places: [
    {
      name: 'the forge of {B.full}',
      look: [
        '[A cool forge with a smell of wax.|The forge is cold and smells of wax.|No fire burns in the forge; there is a smell of wax and oil.] [The armour hangs open on a cross, «like something that one has fished out of the sea, »and {B} is listening to it« with a hammer».|On a cross in the middle hangs the armour, opened like something fished out of the sea; {B} taps it with a hammer« and listens».]',
      ],
      todo: [
        'The iron may not be touched by [anyone|anybody] who has a lawsuit. Whoever works the bellows« for an hour» (DC 13 Athletics) has none, says {B}.',
      ],
      what: [
        [
          'Investigation :: feeling the inside of the armour :: It was padded out for {few3} different bodies« within {weeks} weeks», and lately for one more; under the padding, [iron has bitten into something|the iron has closed on something, and let go again].',
          'v=a',
        ],
        [
          'Investigation :: feeling the inside of the armour :: In the gorget« that {B} mends» are rows of initials, «in different hands, »seven to a row«, the oldest worn nearly smooth». [In the last row one is scratched out, freshly.|Someone has lately scratched through one in the last row.] One of the row before it is also on the seal ring of {G}.',
          'v=b',
        ],
      ],
      who: 'Insight :: asking {B} who signs for the repairs :: [It used to be the Champion, with a cross. Now it is {A}, "to save the trouble".|The Champion did, with a cross«, for as long as {B} can remember»; these days {A} does, "to save the trouble".|There was a cross on the bills, the Champion\'s. For some weeks there has been {A}\'s name.]',
      where:
        'Nature :: looking at the rust :: [It is in places where sweat does not get to: steam does that.|No sweat gets to these places, but steam does.|Where no drop of sweat could reach, it is brown: that was steam.|Rain rusts from outside and sweat from below. This is everywhere, as from steam.] [Only at {lair} is there so much of it.|So much of it there is only at {lair}.]',
    },
    {
      name: 'the graveyard of the court|the court graveyard|the burial ground of the court',
      look: [
        [
          "[Plain stones with numbers. Champions have none, because they do not die, people say. {T} knows which number has been dug twice.|There are no names here, only numbers on plain stones, and none of the numbers is a Champion's, since people say that Champions do not die. At one of them [the ground has been opened twice|the grass has been cut out, twice].]",
          'start!=grave',
        ],
        [
          'By day the opened grave lies under a tarpaulin, «among plain stones with numbers, »and {G} has left a guard« beside it» who looks the other way. [The body and its clothes can be looked at for as long as one likes.|Nobody minds if the body and its clothes are looked at once more, without rain.]',
          'start=grave',
        ],
      ],
      todo: [
        "[The gravedigger has gold and fear, and wants to be led out of {town} this very day.|The gravedigger has been paid too well to sleep, and means to be out of {town} today, with company.|The gravedigger has packed, and will not walk to the gate of {town} alone.] [Whoever carries the spade to the gate (DC 13 Deception for the guards) hears the story on the way.|[The story is told on the way to the gate|On the way to the gate one hears the story], [if one comes along and carries the spade|with the spade over one's own shoulder] (DC 13 Deception for the guards).|It takes somebody to carry the spade past the guards (DC 13 Deception), and on that walk the story comes out.]",
      ],
      what: [
        [
          'Medicine :: looking at the body :: [A hard, long, clean life, and at the end a heart that stopped in warm water. It was no murder.|Nobody did anything to this body that it had not trained for; the heart stopped, in warm water, from age.|All the wounds are old, and have healed. The heart was old as well, and the water was warm.|There is no wound on it that did not heal. This person got into a warm bath, and grew no older.]',
          'v=a',
        ],
        [
          'Medicine :: looking at the body :: It is a woman of sixty, «[strong as a horse|with the arms of a smith], »killed from behind by [somebody|someone] who stood [on a step|one step higher].',
          'v=b',
        ],
      ],
      who: "Investigation :: looking at the gold :: [It is fee money of the court, in the paper of the roll.|The coins are still in their paper, the one in which the court rolls its fees.|It has not even been unwrapped: such rolls are what the court takes its fees in.|Each of the coins has the court's mark« scratched in», as on «all »fees.] [{A} alone signs for these.|Nobody but {A} signs for these.|For these it takes the signature of {A}.]",
      where:
        "Perception :: going through the clothes :: [A brass token with a number«, as one wears it round the neck in the water»|Round the neck, under the shirt, hangs a token of brass with a number, such as bathers wear|Sewn into the collar there is a bather's token, with the number one]: it is from {lair}.",
    },
    {
      name: "the president's box at the lists|the best box at the lists|the box under the awning",
      look: [
        '[Velvet, a bell, a basket of cold fowl|There are velvet cushions, a bell, and a fowl in a basket|One sits on velvet«, with a bell at hand, and a cold chicken»|A small room with velvet walls, open to the lists, with a table laid for one], and [from here you see everything but the feet|nobody has a better view, except of the feet|there is a parapet, which hides the feet of those who fight|one looks down on the helms, and sees no feet].',
      ],
      todo: [
        '[During a bout the box is empty of [everyone|everybody] but guests|While a bout lasts, there are only guests in the box|Only guests sit in the box during a bout]; {A} is [among the people, to be seen|down among the people, where one can see {A.them}|showing {A.themself} to the people]. The party has as long as the fight lasts, and can [have it prolonged|draw it out] (a shout, a glove, {S}).',
      ],
      what: 'Investigation :: reading the list of bets under the seat cushion :: {few3.u} judgments in a row, right [each|every] time, placed the evening before. [The dam is entered already, against the villages.|One line is for a trial that {town} has not seen yet: the dam, and against the villages.|The last entry is the dam, and the money is not on the villages.|Next comes the dam, which has been filled in, and the villages lose.]',
      who: [
        [
          'Sleight of Hand :: opening the writing case :: A letter to a fencer in {town2}: ["You will be the Champion.|"The iron is yours.|"It is an honour, and it is paid.] [You need only keep silent, as the law requires, and [slip once|stumble, when the day comes]."|Say nothing, since [the law forbids it|nobody may hear you], and fall once, when it matters."|There is one condition, which is one slip."|All that I ask for is silence, and [one wrong step|a fall, when it is asked for]."] [It has the seal of {A}.|{A}\'s seal is on it.|The seal is that of {A}.]',
          'v=a',
        ],
        [
          'Sleight of Hand :: opening the writing case :: A note of {A} for the one in the iron: ["Five of you breathe for as long as you do as you are told|"The five send you their love; it is up to you whether they send more|"Each of your sisters has written a line for me today; let there be five tomorrow|"You fight for five throats, remember that], [and at the dam you slip once|and at the dam you lose|so fall, at the trial of the dam|and at the dam put one foot wrong]." [It has the seal of {A}.|{A}\'s seal is on it.|The seal is that of {A}.]',
          'v=b',
        ],
      ],
      where: [
        [
          'Persuasion :: whistling the four notes :: {T} comes out« from under the stand» and takes the party by the sleeve: behind the stoves of {lair} is a door [that the page of the lists has a key to|, and the page of the lists has the key].',
          'v=a',
        ],
        [
          'Persuasion :: whistling the four notes :: {T} comes out« from under the stand» and tells what nobody has asked« yet»: {H} struck the eldest down, on the back steps of {lair}. Behind the stoves«, deep under {town},» there is a door [that the page of the lists has a key to|, and the page of the lists has the key].',
          'v=b',
        ],
      ],
    },
  ],
  lairLook: [
    [
      '[[Domes, blue tiles, steam so thick at {lair} that lamps look like fruit.|Blue tiles and domes, and so much steam at {lair} that one sees the lamps and not the walls.] On a bench in the inmost room the armour lies in its parts«, in the order in which it is put on», and {H}, who cannot bear silence, is humming.|[The walls of {lair} are tiled in blue up to the domes, and every lamp is a soft yellow fruit in the steam.|Steam hangs under the domes of {lair}, on blue tiles, with a yellow spot in it for each lamp.] The inmost room has one bench; on it lies the armour, «in pieces, »in the order in which one puts it on, and {H} hums«, so that it is not silent».]',
      'v=a',
    ],
    [
      '[[Domes, blue tiles, steam so thick at {lair} that lamps look like fruit.|Blue tiles and domes, and so much steam at {lair} that one sees the lamps and not the walls.] On a bench in the inmost room the armour lies in its parts.|[The walls of {lair} are tiled in blue up to the domes, and every lamp is a soft yellow fruit in the steam.|Steam hangs under the domes of {lair}, on blue tiles, with a yellow spot in it for each lamp.] The inmost room has one bench, and the armour lies on it in pieces.] Beside the armour sits the sixth sister, «to be dressed, »and does nothing as long as {A} can reach the others. [Behind a barred door at the back, of which {H} has the watch, five women stand up.|At the back is a barred door, guarded by {H}, and behind it five women get to their feet.] [Once they are freed (one action, the bar is outside), each of the six holds one enemy for a round.|It takes an action to lift the bar, and then each of the six holds one enemy for a round.]',
      'v=b',
    ],
  ],
  lairUse: [
    '[The valves of {lair} are by the [street door|door to the street]: turned (one action), they fill|By the [street door|front door] are the valves of {lair}, which, if they are turned (one action), fill] a room with steam, and [everything more than five feet away is heavily obscured|whatever is more than five feet away is heavily obscured]. [Cold water on the stoves does [the same|it too], with a [bang|hiss|scream of steam].|A [bucket|tub|jug] of cold water over the stoves does it too, and [louder|faster|with more noise].|One can also throw cold water on the stoves, and [duck|jump back|hold on].|Cold water, thrown on the stoves, is as good, and [frightens people|cheaper].]',
    '[Whoever puts on the helm (one action)«, even without the rest,» is the Champion, by law.|By law the helm alone makes the Champion: one action, and somebody wears it.|The helm alone is enough: whoever has it on (one action) is the Champion, by law.] [Everybody here who has ever sworn an oath to the court|Whoever here has sworn an oath to the court«, however long ago,»] makes a DC 13 Wisdom saving throw, or does not attack the wearer until attacked.',
  ],
  tactics: [
    '{A} fights in a towel and with a sword« that was hidden in the coals», and [speaks of reason all the while|talks, sensibly, of terms]; {H} shouts names into the steam, so that [nobody|no one] knows who is where',
  ],
  companions: [
    [
      '[Those beside {A} are sworn to the court« and believe that the party wants to profane the iron».|{A} is surrounded by people who are sworn to the court, and who have been told that the iron is to be profaned.|Those who fight for {A} have sworn an oath to the court, and mean to protect the iron.] [A word from {G}, in writing, makes them lower their points|They lower their points at a written word from {G}] (DC 13 Persuasion).',
      'escort=people',
    ],
    [
      '[The empty armours along the wall were guards of the court before there were people for it.|The suits along the wall are empty, and older than the court; they stood guard before there were people for it.] They obey a spoken judgment: ["acquitted" (DC 14 Arcana or Persuasion) stops one of them|one of them stops at the word "acquitted" (DC 14 Arcana or Persuasion)].',
      'escort=construct',
    ],
  ],
  parley: [
    '{A} [gives up the iron for a better price|has a price, too, for giving up the iron|will trade the iron]: [a sealed pardon, and no mention of {A} in any record|a pardon, with a seal, and records in which {A} does not occur|no trial, no record, and a pardon under seal]. {G} would have to sign it (DC 14 Persuasion with {G})«, [and it is the first unjust thing that {G} has ever signed|who has never yet signed anything unjust]».',
  ],
  spells: [
    [
      3,
      '*Detect Thoughts* on the Champion in the lists of {town}: [a left-handed tune, counting, and fear|counting, steps from left to right, and fear]. [It is not the mind of [somebody|someone] who has never lost.|Whoever thinks like that has lost before.]',
    ],
    [
      3,
      "*Locate Object* for the Champion's helm points to the forge by day and, by night, to [where steam rises over {town}|a cloud of steam« in {town}»].",
    ],
    [
      3,
      '*Zone of Truth* [is not allowed in the lists« of {town}, by a law that is older than the court»|may not be cast in the lists« of {town}; the law on that is older than the court»]. {A} [proposed to have it renewed last spring|had it confirmed last spring].',
    ],
    [
      5,
      [
        '*Speak with Dead*: the body from the graveyard« of {town} answers with the dignity of an office. It» names no names, but it says how many Champions there were in its time: [one|a single one].',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Speak with Dead*: the body from the graveyard« of {town} answers with the dignity of an office. It» names no names, but it says how many Champions there were in its time: seven.',
        'v=b',
      ],
    ],
    [
      5,
      '*Clairvoyance* into {lair} shows [nothing but steam|steam, and again steam]; [but you hear the four notes, and [somebody|someone] whistling back|but there is whistling in it, four notes, and then an answer|what one can hear is four notes, whistled, and the same four from somewhere else].',
    ],
    [
      7,
      '*Locate Creature* [finds no Champion|does not know a Champion]. [It finds whoever wears the iron, and tomorrow [somebody|someone] else.|What it [does find|points to] is a person in iron, and the next day it is another.]',
    ],
    [
      9,
      [
        '*Legend Lore* on the armour of {B}: ["Made for the one who is right, and tight for the one who is paid."|"It fits the just. It closes on the hired."|"Whoever is paid for the blow pays for it with breath."|"Wide for the right, and narrow for the bought."]',
        'v=a',
      ],
    ],
    [
      9,
      [
        '*Legend Lore* on the armour of {B}: ["Made for the one who is right, and worn by seven, so that it belongs to none."|"Seven have worn it. None has owned it."|"It was made for one and shared among seven, and so nobody could buy it."|"Seven are one in it, and the one is nobody."]',
        'v=b',
      ],
    ],
  ],
  clock: [
    [
      'The Champion wins a small case, about [a cow, and {A} has bet on the cow|a fence, and {A} has bet on the fence|three geese, and {A} has bet on the geese].',
    ],
    {
      text: [
        '{S} is arrested for planning to murder the Champion. [{H} has put a poisoned blade into the lodgings of {S}, and {A} has it found.|A poisoned blade was in the lodgings« of {S}»: {H} hid it there, and {A} had it found.]',
      ],
      stop: [
        'have {B} say before {G} for whom that blade was forged«, and on what day» (DC 13 Persuasion): it was for {H}',
      ],
    },
    {
      text: [
        '{B} [is to hand over the key of the armour, and breaks a thumb« doing it»|is asked for the key of the armour, and has a broken thumb afterwards]. At night a closed coach leaves for {town2}, to fetch [somebody|someone] who is to be dressed.',
      ],
      stop: [
        'hide the helm« for a night,» in the font of the court chapel; without it {A} can dress [nobody|no one], and {T} knows how to carry it',
      ],
    },
    [
      '[At the trial of the dam the Champion loses«, for the first time,» with one step of the wrong foot.|It is the trial of the dam, and the Champion slips«, as nobody has ever seen it», and lies still.|On the day of the dam one foot is put down wrong, and for the first time the Champion lies in the sand.] [Seven villages pack.|In seven villages they begin to load carts.|In seven villages they take down the doors, to load them on carts.|Seven villages put their beds out into the road.|Nobody says a word on the way home to the seven villages.|That night there is light in every window of seven villages: they pack.|In seven villages they have begun to dig up the dead, to take them along.]',
    ],
  ],
  after: [
    '[The dam above {town} is closed in spring.|With the spring the dam above {town} is closed.|They close the dam above {town} when the snow melts.] [For one year people« in {town}» still say "right" when [somebody|someone] wins; then they say "luck".|When [somebody|someone] wins, people in {town} call it "right" for another year, and after that "luck".]',
  ],
  endings: [
    {
      heading: 'Without the helm',
      text: [
        [
          '[The one in the iron kneels before {G} on the day, and takes the helm off, and there is a face.|On the day itself the one in the iron goes down on one knee before {G}, lifts off the helm, and has a face like other people.] {G} stops the trial, hears it« as a judge should», with words, and it takes {few4} weeks. {A} is the first case, and has [nobody|no one] to fight for {A.them}.',
          'v=a',
        ],
        [
          'The five are free, and on the day {G} goes into the lists in the iron, «right foot first, »stands beside the villages, and strikes once. Then the helm comes off. {G} says [whose child {G.they} is|who {G.their} mother was], and that from now on the court listens to words; {A} is the first case«, which takes {few4} weeks», and six women come to hear it.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'One of the party',
      text: [
        '[If one of the party wears the iron at the trial of the dam, it is the Champion who wins or loses, and the law of {town} stands.|Should one of the party be in the iron on the day of the dam, then a Champion wins or loses, as the law of {town} has it.|The law of {town} asks only for the iron: if one of the party wears it on the day, a Champion wins or loses.] *The price:* [whoever wore it may never say so|whoever wore it is bound to silence], and has to come back and wear it again when {G} sends for the Champion«, which happens once in {few2} years».',
      ],
    },
    {
      heading: 'The truth kept',
      text: [
        '[{A} goes quietly, and a new Champion is found.|{A} leaves at night, with luggage, and there is a new Champion.|A new Champion is found, and {A} resigns, for reasons of health.] *The price:* the {few3} judgments on which {A} had bet stand«, though they were bought», and {G} will know the list by heart« for the rest of {G.their} life».',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The Champion is down, but not dead; a bout is over only when {H} says so, and {H}«, for once,» cannot get the word out.|The Champion lies in the sand and breathes; a bout is over only when {H} says so, and {H} opens a mouth that says nothing.] [There are {few5} breaths in which [somebody|someone] can step over the barrier.|It takes {few5} steps to get over the barrier, and there is time for as many.|For {few5} breaths the barrier is only a rope, and whoever likes can step over it.]',
      ],
    },
  ],
  hoard: [
    'In the coals« under the third stove» lie the fees of the bought bouts: {items}, and {worth}.',
    "[The losers' gear hangs in {lair}«, with tags».|In {lair} hangs the gear of all who ever lost, with tags.] [By law the winner has it|It belongs to whoever wins, by law]; {G} has {items} taken down« for the party», and {worth}.",
  ],
  favour: [
    'The court« of {town}» owes the party one bout: [the Champion will fight for them once, if they are in the right|if they are in the right, the Champion takes their side«, once»].',
    '{B} makes each of the party one piece of iron that fits [nobody|no one] else«, and inside it [a set of initials|, where nobody looks, initials]».',
  ],
  steps: [
    'Watch the Champion fight, and look at the feet.',
    'Find out who was buried at night.',
    'Ask {B.full} about the armour.',
    'Know who wears the iron before the trial of the dam.',
  ],
  acts: championActs,
};
