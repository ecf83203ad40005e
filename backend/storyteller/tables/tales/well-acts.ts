import type { TaleActs } from './tale-types.ts';

export const wellActs: TaleActs = {
  heading: 'The Daughter in {town2}',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] those who stand in the queue notice that the party wants to end it ({fight}). [They are neighbours«, they cry»,|All of them are neighbours; they weep as they strike,] and [they stop when one of them|they stop once one of them|they give up when one|they stop the moment one] bleeds; [{H} has called them together with one stroke of the bell, [and is sorry for it|and has been sorry ever since]|one stroke of the bell, by {H}, had brought them together, and {H} [is sorry for it|would like to take it back]].',
  ],
  early: [
    'Below the water of the shaft of {town} is the floor of the chapel, which stands on its roof, and in the floor the hole through which the stone fell«, as wide as an arm». [Whoever dives there (DC 13 Constitution saving throw) can look in:|A dive (DC 13 Constitution saving throw), and one can look in:|With a breath and a dive (DC 13 Constitution saving throw) one can put an eye to it:] [candles whose flames point downwards«, people in rows,» and a bell« with its mouth upwards»|rows of people«, candles that burn downwards,» and a bell« with its mouth upwards»]. [If the hole is made wider from here, all the water of the well goes through it at once|Make the hole wider from here, and all the water of the well goes through it at once|Widened from here, the hole would let all the water of the well in at once], and [with it the air in which one could walk there|there would be no air left in which to walk]; [and everyone in the queue above hears their dead scream|above, in the queue, they would hear their dead scream]. «[A voice down there calls each person from {town} who looks in by name.|Those from {town} who look in hear their own names.] »[There must be another way from {town}, since the air comes from somewhere.|Somewhere round {town} there is another way, or there would be no air.|The air of {town} comes from somewhere, though, so there must be another way.]',
  ],
  opens: [
    '[The well says a new name, again and again, «all night, »though nobody has asked|All night the well says a new name, «over and over, »and nobody has asked]: the name of one of the party, who has disadvantage on saving throws against that voice from now on. And {R} arrives with a cart of salt [and a writ to wall it up at once«, with the people in the queue on the wrong side if need be»|and a writ: it is to be walled up at once, and if the queue is on the wrong side, so be it].',
  ],
  goal: [
    [
      '[{R} can be held back by one thing, a proof that the voices are false.|Only a proof that the voices are false would hold {R} back.] [That is {W.name}, the daughter of {B}, alive, in {town2}.|There is one, in {town2}: {W.name}, the daughter of {B}, who is alive.] The well must not learn that she is on her way, or it sends people to meet her.',
      'v=a',
    ],
    [
      '{R} has heard of the trick in the drain, and it changes nothing: the {few} who drowned were called by another voice, which {R} takes for the dead«, and wants to wall up». But that voice is only an echo, and one person can prove it. It speaks to {B} as {W.name}, the daughter, and she is alive, in {town2}. The dead do not borrow the voices of the living: if she stands before {R}, the wall can wait. The well must not learn that she is on her way, or it sends people to meet her.',
      'v=b',
    ],
  ],
  map: [
    '[The wells are joined.|All water here is one water.|What the well knows, all water knows.] [From now on every spring, trough and font within a day of {town} speaks, and the road along the river is one long queue.|Springs, troughs and fonts speak now, up to a day from {town}, and along the river people kneel« in one long row».] Only the ridge is dry, and it passes the old quarry, where a «flooded »gallery goes down to {lair}.',
  ],
  way: [
    '[Over the ridge it is two days without water but what one carries|The ridge takes two days, and all the water has to be carried|It is two days over the dry ridge, with full water skins] (DC 13 Survival; [whoever drinks from a spring hears it|a spring there speaks to whoever drinks]). [By the river it is one, with wax in the ears and hands tied to each other.|The river takes one, with wax in the ears« and hands tied to each other».|It can be done in one along the river, with ears full of wax, and on one rope.|The short way is one day by the river, roped together, with wax in the ears.|Along the river it would be one day, among people who listen; one needs wax for the ears and a rope from wrist to wrist.]',
  ],
  place: [
    '[In {town2} they have heard what travellers from {town} tell, have put covers over their wells, and sit on them in turns.|{town2} has been warned, by travellers from {town}: each well has a lid, and on each lid somebody sits.] {W.name} runs the inn, together with the man for whose sake she left {town} {few3} years ago«, against the word of {B}».',
  ],
  rival: [
    '{R} walled up {R.their} own brother once, and was right to. «{R} is not cruel. »{R} [cannot afford that it should have been avoidable|could not bear to learn that there had been another way].',
  ],
  others: ['undead'],
  setPiece: [
    '[What is said over any water here reaches the well, and so it knows that {W.name} is awake« and packing».|A guest said the name of {W.name} over a basin, and now the well of {town} has heard of her.] [The pump in the yard of the inn bursts|In the yard of the inn the pump blows off its handle|First the pump in the yard of the inn begins to speak, then it bursts], and [over the wall«, wet to the knees,» come those who were asked to fetch her|those who were asked to fetch her come over the wall«, wet to the knees»] ({fight}). {W.name} will not leave without the guests, {few5} of them«, asleep upstairs». [[Each|Every] round: wake and carry one (DC 12 Athletics), break the pump (DC 14 Athletics, three times), or keep talking to one who has begun to listen (DC 13 Persuasion).|In a round a character can wake and carry one (DC 12 Athletics), strike at the pump until it is broken (DC 14 Athletics, three times), or talk to one who has begun to listen (DC 13 Persuasion).|There are three things to do: to wake and carry one guest a round (DC 12 Athletics), to break the pump (DC 14 Athletics, three times), and to talk to one who has begun to listen (DC 13 Persuasion).] [Water rises a foot per round|With each round the water is a foot higher|The water climbs the stairs, a foot in each round], [and stops if the pump is broken|until the pump is broken]; [at six feet it is at the beds, and those who are still in them get up and go with it|in the sixth round it reaches the beds, and whoever still lies there gets up and follows it].',
  ],
  what: 'Insight :: asking {W.name} what she last said to her father :: [She never said the words with which it calls him.|The words with which it calls him are not hers.|With these words she never called him.] [He only wished that she had.|They are what he would have liked to hear.|He made them up, in his bed, and it has heard him.]',
  who: 'Investigation :: looking at the letters« that she has written to him» :: [All came back«, unopened,» with the stamp of {town}.|Each was returned with the stamp of {town}«, and the seal unbroken».] [It is {A} who hands out the post to those in the queue.|Those in the queue have their post from {A}.]',
  where:
    'Survival :: reading the marks on the «old »quarry plan «over the bar »:: The lowest gallery was given up when it met worked stone: the east wall of {lair}.',
  choice: [
    '[{W.name} is ready to come along and speak to her father at the well.|To speak to her father {W.name} would come along, as far as the well.] [It will hear her, and need not guess any more what she would say.|But it would hear her, and would know from then on what she really says to her father.] [Or she writes it down and stays, and he must believe a paper that he cannot read.|Or she stays and writes it, and what he has is a paper, which he cannot read.|If she stays, he gets a letter, and must trust the voice that reads it to him.|She can also write to him, and stay; but anybody could have written that, and he is blind.|Or he gets a letter, which others must read to him, and she is safe.|The other choice is a letter. It cannot be hurt, and he cannot see whose hand it is.]',
  ],
  first: {
    answer: 'takes {W.name} along',
    now: [
      '[{B} hears her step on the street« before she speaks», and sits down« on the ground».|Before she has said a word {B} knows her step, and has to sit down« in the street».] [{R} turns the salt cart round, and keeps {few6} sacks here.|{R} sends the cart back, all but {few6} sacks.|The salt cart is turned round, but {R} has {few6} sacks unloaded first.]',
    ],
    later: [
      'At {lair} the thing calls with the voice of {W.name}, and she «stands beside the party and »says "no". [Whoever hears that has advantage on saving throws against it.|All who hear her have advantage on saving throws against it.|As long as she says it, saving throws against it have advantage.|It gives all who hear her advantage on saving throws against the thing.|After that nobody takes it for her: saving throws against it have advantage.]',
    ],
  },
  second: {
    answer: 'leaves {W.name} in {town2}',
    now: [
      '[{B} has the letter read aloud to him by {T}«, again and again,» until he believes it.|{T} reads the letter to {B}, «and again, and once more, »and then he believes it.] {R} does not, and [starts to unload|has the cart unloaded].',
    ],
    later: [
      '[{R} walls up the shaft while the party is below.|The shaft is walled up over their heads, by {R}.] [There are ten rounds; the gallery is the only way out, and {R} is sorry.|It takes ten rounds, and {R} works in tears; then the only way out is the gallery.|In ten rounds the last stone is in, and nobody leaves but by the gallery. {R} is sorry.|{R} says a prayer for them with each stone, and after ten rounds only the gallery leads out.|After ten rounds the gallery is all that is left« as a way out, and {R} takes off {R.their} hat».]',
    ],
  },
  closes: [
    '[The party stands at the quarry, in front of black water, and from below comes the sound of {num} people who sit down.|You look down into black water at the quarry. Deep below, «benches creak; »{num} people are sitting down.]',
  ],
  lastWay: [
    '[Through the flooded gallery it is a dive of a minute|The flooded gallery is a dive of one minute|One has to dive for a minute, through the flooded gallery] (DC 13 Constitution saving throw without help), and you come up on the vault«, below the pews». [Through the shaft, where {A} has had the water drawn off «and the hole made wider »for the blessing, you are let down by the chain that {A} holds.|The other way is the shaft, which {A} has had emptied for the blessing, with a wider hole; but {A} holds the chain that lets you down.]',
  ],
  clock: [
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] one of the dead who would have stood up stays in the pew; if {B} has brought the rope, the bell« of {lair}» rings once« against the party» ([each character makes a DC 13 Wisdom saving throw, or walks towards the altar for a round|on a failed DC 13 Wisdom saving throw a character walks towards the altar for one round]).',
      'escort=undead',
    ],
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] one of those who help {A} has stayed in bed«, with the shutters closed»; if {B} has brought the rope, the bell of {lair} rings once against the party ([each character makes a DC 13 Wisdom saving throw, or walks towards the altar for a round|on a failed DC 13 Wisdom saving throw a character walks towards the altar for one round]).',
      'escort!=undead|no',
    ],
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] the thing at the altar has gone a night without an answer, and begins with 10 hit points fewer; if {B} has brought the rope, the bell of {lair} rings once against the party ([each character makes a DC 13 Wisdom saving throw, or walks towards the altar for a round|on a failed DC 13 Wisdom saving throw a character walks towards the altar for one round]).',
      'escort=no',
    ],
  ],
  sides: [
    {
      who: '{G.full}',
      wants: [
        'wants silence«, and not to have to decide». Content if {G.they} is told what to do; angry about a noise at night.',
      ],
      later: [
        'has wax poured for all of {town}: for an hour [nobody|no one] above listens«, [and it grows weak from hunger|and hunger makes it weak]»: whoever fails a saving throw against it may repeat it at once.',
      ],
    },
    {
      who: 'The people of {town} in the queue',
      wants: [
        'want one more night. Content if they can say goodbye; angry at [anyone|anybody] who calls it a trick.',
      ],
      later: [
        'come down on the chain«, one by one,» and greet their own; each takes one of the {num} dead by the arm, [and none of these does what the thing says|who stays with them, whatever the thing says].',
      ],
    },
    {
      who: '{R.full}',
      wants: ['wants it walled up. Content with a proof; angry about pity.'],
      later: [
        'leaves {few6} sacks of blessed salt at the mouth of the gallery; a line of it stops whatever walks out« of the pews».',
      ],
    },
  ],
};
