import type { TaleActs } from './tale-types.ts';

export const ghostStrikeActs: TaleActs = {
  heading: 'The Inspector Cannot Be Frightened',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] [three-headed things set upon the party in the street«, before an audience»|the party is set upon in the street, by things with three heads, and people stop to watch|things with three heads jump out at the party in the street, and an audience is there at once] ({fight}). [They stop when one has been unmasked; {H} had forgotten to tell them that it was a rehearsal.|Once a mask is off, they all stop; {H} had forgotten to tell them that it was a rehearsal.]',
  ],
  early: [
    [
      "[Tickets are on sale, and the party may see the show|Anybody can buy a ticket, and see the show|For the price of a ticket the party sees the whole show]: [three-headed linen«, a moon on a wire»|linen with three heads, a moon that squeaks], and for the finale the count's head on its cushion, which sings. [If they speak to it in the interval, it is delighted and will not come|It is pleased to be visited in the interval, but will not come|Spoken to in the interval, it is charming, and stays]: [it is under contract until the night of all ghosts, and the count himself would have to come over here and ask it|there is a contract, until the night of all ghosts, and if anybody is to ask it, it must be the count, and here]. He has not set foot outside the inn for {num} years«, and is too hurt to begin with it now»; only a fright at {lair} that is meant for him could draw him over. If it is carried off, it shouts for {A} all the way«, in rhyme». [They know now what the count is grieving for, and have its autograph, at which he stands up« for the first time»|What the count is grieving for they know now, and they have an autograph of it, for which he gets up at last].",
      'v=a',
    ],
    [
      "[Tickets are on sale, and the party may see the show|Anybody can buy a ticket, and see the show|For the price of a ticket the party sees the whole show]: {num5} screams an hour«, by linen ghosts on wires». [They can break the machine, and {H} has it going again by noon|If they break the machine, {H} has mended it by noon]; the count does not get any better, because there is no fright left in {town}« that has not been used up». [What he needs is one good scream that is not for sale|He needs one good scream, and it must not be bought|One honest scream would do him good, and nobody sells those]. From the third row they notice who does not flinch at anything: {A}, in the prompter's box.",
      'v=b',
    ],
  ],
  opens: [
    'A coach without horses draws up, and out of it steps {R}«, with a thermometer». [The inspector has come early, at the request of {A}, and will stay until the night of all ghosts.|It is days too soon, because {A} has sent for it, and the inspector stays until the night of all ghosts.|{A} has asked the inspector to come some days early, and to stay until the night of all ghosts.] {R} asks for the most terrible room«, lies down,» and [falls asleep at once|sleeps like a child|is asleep before the candle is out].',
  ],
  goal: [
    '[It is not enough any more to bring the count back|To bring the count back is not enough now|The count alone will not save the stars]: {R} [has to|must] be frightened«, and cannot be». The party must find out of what {R} was last afraid; that is kept in {town2}, in the house where {R} grew up.',
  ],
  map: [
    'So that no ghost of the inn walks in on the show« that {R} is to see», {A} has the bridge painted with a warning, and «by the rules of ghosts »[nobody|no one] dead can cross it now. [By water the dead may still pass: the mill race leads under the wheel into {lair}|Water is another matter: the mill race is open to the dead, and leads under the wheel into {lair}]. [From {town} the party can take that way too, and [is not seen there|nobody sees it]|The party can use it too, unseen, from the {town} side].',
  ],
  way: [
    "By the night coach it is an hour to {town2}, if one does not look at the driver (DC 13 Wisdom saving throw; it is {T}'s uncle«, and he is sensitive»). [On foot it is a [day|whole day]«, through a wood that [tries its best|does what it can]».|Those who walk need a day«, through a wood that does its best».|One can also walk, for a day«, through a wood [that tries hard|with eyes in it]».|The way on foot takes a day, and [the wood makes an effort|leads through a wood that howls to order].]",
  ],
  place: [
    'The house in {town2} is large«, tidy» and kind. [Everything has been explained here: on each dark corner there is a label, ["coat", "draught", "branch"|"curtain", "cat", "wind"]. [Only under one bed there is no label|There is one bed with no label under it].|Nothing in it is allowed to frighten a child: every dark corner has a label, ["coat", "branch", "draught"|"mouse", "loose shutter", "coat"]. One bed in {town2} has been forgotten; the dark under it has no label.|[Whatever might look like something else has been labelled|There are labels wherever it is dark]: ["towel", "owl", "Father"|"coat stand", "pipes", "branch"]. [Under one bed somebody forgot to put one|Only one bed has none on the underside].]',
  ],
  rival: [
    '{R} had parents who loved {R.them} and left nothing unexplained. {R} has been searching ever since for one thing that has no label«, and gives stars away like [somebody who pays for a round|a host who buys the drinks]».',
  ],
  others: ['construct', 'fey'],
  setPiece: [
    '[Under the bed lives what has never been labelled.|What lives under the bed has never had a label.|Something lives under the bed, and nobody has given it a label.|There is something under the bed, and no label says what it is.] It is old«, knows all of {town2}, and has got fat for lack of competition,» and does not want to come along (its dust and shoes fight like {fight}). [It can be persuaded in the dark only, by voice|One has to talk to it in the dark, and persuade it|It listens only when the lamps are out]: [every round the player who speaks describes a sound that frightened them as a child, and makes it|in each round a player describes a sound that was frightening to a child, and makes it] (DC 13 Performance, success without a roll if another player shivers). [After three, it comes along to {town}, in a hatbox.|When it has heard three, it climbs into a hatbox and [comes along|pulls the lid shut].|The third one convinces it, and it asks for a hatbox [to travel in|and the window seat].|[Three of them|Three such sounds], and it [packs itself into a hatbox|lets itself be carried, in a hatbox].]',
  ],
  what: 'Insight :: asking the old nurse about the holiday in {town} :: {R} saw the count then«, at the age of five,» and was carried off before being allowed to be afraid; since that day {R} has been looking for the rest of it.',
  who: 'Sleight of Hand :: opening the writing desk that {R} still has in the house :: {A} has written {R} {few2} letters, with exact times for the screams«; they have been corrected in red ink: "no"».',
  where:
    'Perception :: listening, on the way home, to the hatbox in which the thing from under the bed travels (see the set piece) :: It hears others of its kind«, it says», all made of cloth, and crying, «on the other side of the river, »in {lair}.',
  choice: [
    '{R} has woken up and asks the party«, as one professional to another,» to tell what they have planned. [They can tell, and {R} will try to be a good audience|If they tell, {R} will be a good audience, on purpose]. [Or they can say nothing, and {R} will have to take it as it comes|If they keep silent, {R} will not know what is coming|Or they smile, and say nothing, and {R} has to wait and see|Otherwise {R} will have to be surprised].',
  ],
  first: {
    answer: 'lets {R.name} in on it',
    now: [
      '{R} is touched« and makes suggestions». [It will be a fine evening, and five stars, and {R} will drive on|A fine evening is promised, with five stars at the end of it, and {R} will drive on].',
    ],
    later: [
      '{R} plays along at {lair}«, screams at the right moment,» and distracts one enemy [each|every] round who thinks that it is real.',
    ],
  },
  second: {
    answer: 'keeps it to itself',
    now: [
      '{R} does not sleep that night, and [notices it, and cannot explain it|is puzzled by it|takes the temperature, twice].',
    ],
    later: [
      'When the hatbox is opened at {lair}, {R} screams in earnest. [It feeds the count for the rest of the fight|The count lives on that one scream for the rest of the fight|That scream is a banquet for the count, and lasts the whole fight]: he acts [each|every] round«, and does it with relish».',
    ],
  },
  closes: [
    '[The act ends|It ends] [under the red wheel«, in the dark»|«in the dark, »under the red wheel], with a hatbox that hums. [Above them a full house is screaming in time.|Over their heads a sold-out house is screaming on the beat.|Upstairs the house is full, and screams by numbers.]',
  ],
  lastWay: [
    '[Through the mill race you come up under the stage of {lair}, among the ropes, and may pull at them|Whoever takes the mill race comes up among the ropes, under the stage of {lair}, and has a hand free for them|The mill race ends under the stage of {lair}; all the ropes of the show hang there«, within reach»]. [By the front door you need a ticket, and {A} tears it.|The front door is open to anyone with a ticket, and {A} tears it.|At the front door {A} tears the tickets, and everybody needs one.]',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] there is one real ghost more in the wings who [would like to join in|wants to join in]; if {S} was locked up, [nobody|no one] warns the party that *Remove Curse*, or turning the undead, would send the count away for good«: he flinches when a hand goes to a holy symbol».',
  ],
  sides: [
    {
      who: '{G.full} and the inn',
      wants: [
        'want guests who tell it to others. Content with a good story; unhappy about blood on the carpet.',
      ],
      later: [
        'sit in the stalls and «do what [nobody|no one] has ever done: »ask the ghosts, aloud, how they are. One of the enemies breaks off in order to tell.',
      ],
    },
    {
      who: 'The ghosts of {town}',
      wants: ['want [somebody|someone] to look up. Content with a scream; offended by a torch.'],
      later: [
        'blow out all the lights; [in the dark only those see who are used to it, and they lead the party by the sleeve|the dead see in the dark, and lead the party« by the sleeve»].',
      ],
    },
    {
      who: '{R.full}',
      wants: ['wants to be afraid. Content with a draught that has no label; tired of masks.'],
      later: [
        'withdraws a star« in the middle of the performance», and {A} [has to|must] sit down for a turn.',
      ],
    },
  ],
};
