import type { TaleActs } from './tale-types.ts';

export const noDeathsActs: TaleActs = {
  heading: 'The Other Bank',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] {A} sends people who have nothing to lose« any more» ({fight}). [They cannot be killed; they stop when one is [bound|tied up] and the others see how calm that one becomes.|One cannot kill them; but tie one up, and [the others stop, because of how peaceful that one looks|the others envy him, and let their weapons sink].|Killing them does not work; [bind one, and the rest want to be bound|it ends when one of them is in ropes, and sighs with relief].|No wound stops them; [ropes do, and the first in ropes looks so peaceful that the others come of their own accord|what stops them is the sight of one in ropes, who may lie still at last].] They have their orders from {H}.',
  ],
  early: [
    [
      'Whoever gets past the guards on the cellar stairs stands before the ring, and it looks up«, and asks how they are». [The nails can be pulled: {H} has driven them in again by evening, for it does not get up.|Pulling the nails does not free it: it does not get up, and by evening {H} has put them back.] [What holds it is the mirror, and somebody who comes every night and listens.|It is held by the mirror, and by a visitor who listens, night after night.] [If it were dragged out, it says, it would have to begin at once, with {num} days in one hour, and could be kind to nobody|Drag it out«, it says», and it must do the work of {num} days in an hour«, and be kind to nobody»]; and it does not dare to go: on the other bank sit {few3} people of {town} to whom it has not given a hand, and it hears them. [It answers one question about {town} for each of the party, and remembers who asked it something that was not about themselves.|Each of them may ask it [one question|one thing], and it will remember [those who asked for somebody else|the one who asks about somebody else].|[One question each it will answer|To each of them it gives one answer], and it [does not forget|likes] those who [ask for another|use it for another].]',
      'v=a',
    ],
    [
      'Whoever gets past the guards on the cellar stairs stands before the ring, and it looks up from the book«, and asks to be excused». [The nails can be pulled: {H} has driven them in again by evening, for it does not get up.|Pulling the nails does not free it: it does not get up, and by evening {H} has put them back.] [What holds it are two lines with one name, and it cannot be unfair.|Two lines with one name hold it, since it may not be unjust.] [If it were dragged out, it says, it would have to begin at once, with {num} days in one hour, and could be kind to nobody|Drag it out«, it says», and it must do the work of {num} days in an hour«, and be kind to nobody»]; and it may not choose before the {few3} people of {town} who went over alone are back, since one of the two could be sitting among them. [It answers one question about {town} for each of the party, and remembers who asked it something that was not about themselves.|Each of them may ask it [one question|one thing], and it will remember [those who asked for somebody else|the one who asks about somebody else].|[One question each it will answer|To each of them it gives one answer], and it [does not forget|likes] those who [ask for another|use it for another].]',
      'v=b',
    ],
  ],
  opens: [
    '[The bells of {town} ring without ringers.|All the bells of {town} ring, and nobody pulls a rope.] {R} stands on the canal«, dry-shod,» and [reads out a writ|has a writ to read]: the souls of the city are overdue«, since the evening on which the last one died», and will be collected on the eve of the jubilee, every one«, also those of the newborn».',
  ],
  goal: [
    '[To free the ferryman is no longer enough|It is not enough now to free the ferryman]: {R} does not talk about a writ except on the other bank, in {town2}«, the town of those who are waiting». [And the ferryman will not go on working as long as one of the {few3} of {town} who got into the boat alone is still over there alive.|Nor will the ferryman take up its pole while one of the {few3} who left {town} alone sits over there alive.]',
  ],
  map: [
    '[The canal rises« and runs backwards».|Water comes up the canal from the wrong end.|The canal turns round, and fills the lower streets.] {town} is cut in two by grey water without a bridge; whoever crosses it comes out on [the other bank, not the other side|another bank, that of the dead]. [From there a tow path leads up to {lair} from beneath, which on this side is solid ice.|There a tow path goes up to {lair}, from beneath; [on this side it is a wall of ice|seen from here it is all ice].|[Along the water|Over there] runs a tow path, up to {lair}, [which is closed by ice on this side|but to its underside, which is ice].]',
  ],
  way: [
    '[The boat from {town} takes as many as want to come and asks each of them for one thing that will be missed (ask the players; it keeps it).|There is room for all of {town} in the boat, and the fare is one thing from each that will be missed (ask the players; the boat keeps it).] [*Plane Shift* gets there too, but puts the party at the end of the queue in {town2}, an hour from the boat house and the tow path.|One can come by *Plane Shift*, but that ends in the queue of {town2}, an hour away from the boat house and the tow path.]',
  ],
  place: [
    '[{town2} is {town} in grey, with all of its dead at the windows, looking out for somebody.|{town2} has the streets of {town}, all of them grey, and at every window its dead look out for somebody.] «[Nobody here can do anything but|All that one can do here is] wait. »[It is very orderly, and the queue|Nobody pushes, and the queue|The queue is patient, and] goes {few5} times round the church. [The ring of {A} has no power on this bank: here one can die, with death saving throws as usual.|On this bank the ring of {A} does not count: one can die here, with death saving throws as usual.]',
  ],
  rival: [
    '{R}[ is the law, and nothing else, and cannot be lied to.| cannot be lied to, and is nothing but the law.] {R} has never been asked whether {R.they} is tired of being right«, and is the only one on this bank who does not cast a reflection».',
  ],
  others: ['undead'],
  setPiece: [
    'The {few3} sit in the last boat house, and what lives on those who wait has found them ({fight}). [They have forgotten who they are, and can only leave if somebody says their name as a living person would.|None of them knows [who they are|a name to answer to]; they [can get up|get up] when a [living|warm] voice [has said|says] their name.] [Each|Every] round a character can learn a name and say it (DC 15 Insight), hold the door (DC 16 Athletics), or fight. The first who gets up calls one of the others in each round. [In each round in which nobody is called by name, one more of the weakest of the attackers comes in from the water.|Whenever a round goes by without a name, [another attacker|one attacker more], of the weakest kind there, comes [up out of the water|up through the floor].|A round without a name lets in one attacker more, of the weakest kind there.] [Whoever is not called by the sixth round dies there, and joins the queue|The sixth round is the last: whoever has not been called by then dies there, and joins the queue]; {R} writes the name down, and for that one the ferryman does not wait« any longer».',
  ],
  what: 'History :: asking the oldest in the queue whether it has ever been late :: [Once, for|One time, by|Yes, once, by] an hour, because it had [waited for a child to finish a song|let a child sing to the end]. [It has been ashamed of it ever since.|It is ashamed of that to this day.]',
  who: 'Investigation :: reading the writ to its last line :: It has a place for the name of whoever keeps the ferryman from work, and the name has been burned out with acid«, as alchemists use it»; at the edge you can« still» read that of {A}.',
  where:
    "Perception :: following the boat's rope from this side :: It goes up through clear ice, and [on the other side of it, very small, there is a light, and somebody in shirtsleeves|far above there is a light in it, and somebody in shirtsleeves]: that is {lair}, from below.",
  choice: [
    '{R} cannot take back a writ, but it can be given a substitute. [One of the dead« of {town2}» would do, who volunteers, and is lost; or one year off the life of each of the party.|A year off the life of each of the party would do; so would one of the dead of {town2}, who volunteers, and is lost.]',
  ],
  first: {
    answer: 'gives the years',
    now: [
      "{R} counts them« carefully, and» for the first time with a hand that is not quite steady. [(Each character ages by one year.)|(That is one year of each character's life.)|(Everyone in the party is a year older.)|(It costs every character one year.)|(All the characters are older [by a year|by one year|by a year, from now on].)]",
    ],
    later: [
      "[The writ burns in {R}'s hand« at {lair}»|At the ring the writ burns in {R}'s hand|{R} holds up the writ, and it burns], and no soul is collected. {R} stands beside the party and, for one round, takes every blow that is meant for them.",
    ],
  },
  second: {
    answer: 'lets one of the dead go instead',
    now: [
      '[It is the old gardener, who says that it is no trouble.|The old gardener steps out of the queue: it is [no trouble|nothing], he says.|The one who comes forward is the old gardener, [cap in hand|who has time].] [A gap stays in the queue that nobody closes.|Nobody in the queue moves up into his place.|His place in the queue is left [empty|free].]',
    ],
    later: [
      '{R} keeps to it«, to the letter», collects no soul, and stays outside {lair}. [The dead at the windows have seen how the gardener was taken; those who fight beside {A} have heard of it, and have advantage on attacks in the first round.|People saw from the windows how the gardener was taken, and told it; those beside {A} are angry, and have advantage on their attacks in the first round.|How the gardener was taken was seen from every window; in the first round those beside {A} attack with advantage«, out of anger».]',
    ],
  },
  closes: [
    '[Under the ice«, in the dark, in a boat»:|They sit in a boat, under the ice, without a light;|There is ice above the boat, and it is dark;] above them [somebody|someone] in shirtsleeves says a name aloud, and the party knows that it is one of the {few3}.',
  ],
  lastWay: [
    '[From below you come up through the ice in the middle of the ring|From below the ice must be broken, and then you are in the middle of the ring] (a spell of fire, or DC 17 Athletics for three rounds), face to face with it. [From the palace you have to go past {few4} guards who are proud of their wounds.|The way from the palace is guarded: {few4} soldiers stand there, and [show their wounds|are proud of their wounds].|On the palace side there are {few4} guards«, each with a wound [to show|that should have been the last]».]',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one of those beside {A} [stands still when the boat knocks at the ice|hears the boat knock« at the ice», and fights no more]; if the hall has marched, {few} thousand people stand on the stairs, and everything« that is» said in {lair} is heard by them.',
  ],
  sides: [
    {
      who: '{G.full} and the church',
      wants: [
        'want a death for [everybody|everyone]«, and a good one». Content if [nobody|no one] is left in pain; angry if the party takes a bargain for itself.',
      ],
      later: [
        'have all bells silenced at the same time; it hears«, for the first time in {num} days,» that [somebody|someone] is waiting, and for a round it hears all that is said to it.',
      ],
    },
    {
      who: 'The people of {town} in the beds',
      wants: ['want it to end. Content with a promise by {G} that is dated«; angry at hope».'],
      later: [
        'pull with {few} thousand hands on the threads: the ring shakes, and one nail comes loose« by itself».',
      ],
    },
    {
      who: '{S.full} and the forbidden arts',
      wants: ['would like to know more«, always». Content with a conversation; angry about fire.'],
      later: [
        ['stand at the mirror and keep {H} from turning it.', 'v=a'],
        ['stand round the book and keep {H} from reading aloud.', 'v=b'],
      ],
    },
  ],
};
