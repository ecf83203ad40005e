import type { SecondAct } from './matter-types.ts';

/** Second acts about what the party needs from another town: a witness, a key, a fair trial. */
export const secondActsOfProof: readonly SecondAct[] = [
  {
    id: 'witness',
    not: ['site-lost'],
    heading: 'Act two: A Witness in {town2}',
    opens: [
      'As soon as the party has a clue to {A}, «or at the end of the act, »{H} lets it be known that somebody has already sworn to all of this once, in {town2}, and took it back« the next day». The same night riders of {A} leave in that direction.',
    ],
    goal: [
      'Without a witness {council} will not believe strangers against {A}. The one who can swear, an old servant of {A} called old {tansy}, lives in {town2}« under another name». {R} is looking for {tansy} as well, to sell the oath to the highest bidder.',
    ],
    map: [
      'While the party is away, {council} has the gates of {town} closed«, "because of {it}"». From now on one gets in only with a pass, through the washhouse« by the river» (DC 13 Stealth), or openly, and then {A} knows it within the hour.',
    ],
    way: [
      '{town2} is two days away by the road«, which is watched,» or one and a half through the marsh (DC 13 Survival; on a failure each character loses a Hit Die and the party half a day).',
    ],
    place: [
      '{tansy} keeps an inn for carters in {town2}«, with {few} beds and a view of the road». {tansy} knows at once why the party has come, sends the guests to bed, and lays a knife on the table«, beside the bread».',
    ],
    setPiece: [
      'At night the riders of {A} surround the inn and throw torches on the roof. Three things have to be done in {few} rounds: hold the door (DC 13 Athletics), put out the roof (DC 12 Acrobatics), get {tansy} and the guests through the cellar (DC 13 Persuasion). Three successes before three failures, and everyone gets out«, {R} included»; otherwise the fight is in the burning taproom, and {tansy} is hurt.',
    ],
    clues: [
      'Persuasion :: listening to {tansy} to the end :: {tansy} served {A} when it was planned, and can say« on which day, and» who was in the room: {H} and one more.',
      'Insight :: asking {tansy} why the oath was taken back :: {A} came in person, with money in one hand and a baby shoe in the other.',
      'Investigation :: looking through what {tansy} has kept :: A key with a tag, "{lair}", and a drawing of the back door« there».',
    ],
    rival: [
      "{R} arrives an hour after the party, «politely, »with {few} followers, and makes an offer to {tansy} that is higher than anyone else's. {R} does not lie«, pays at once,» and would rather have the party as partners (a third of everything) than as enemies.",
    ],
    choice: [
      '{tansy} will come to {town} and swear, if somebody takes the guests« of the inn» to safety first; that costs a day. Or {tansy} writes it all down« and stays», and the party is back in {town} in time.',
    ],
    first: {
      answer: 'takes {tansy} along',
      now: [
        'The party is a day late: the next step of the plan of {A} takes place. {R} escorts the guests«, and is owed a favour for it».',
      ],
      later: [
        '{tansy} stands in the door of {lair} and calls {A} by a name from the old days. All hired hands hesitate for a round, and {A} can be talked to at once: the check without a fight is 3 lower.',
      ],
    },
    second: {
      answer: 'takes only what {tansy} has written',
      now: [
        'The party is in {town} in time. Two days later the inn burns a second time«, and nobody but {R} is there to help».',
      ],
      later: [
        'The paper is good before {council}, but {A} laughs about it. Whoever reads it aloud at {lair} learns« from the look of {H}» that {H} was fond of {tansy}: from then on {H} fights for the party.',
      ],
    },
    closes: ['The act ends when the party« is on the way back and» sees smoke over {town}.'],
  },
  {
    id: 'lock',
    not: [
      'crime-captive',
      'site-lost',
      'beast-framed',
      'beast-bound',
      'site-reason',
      'person-blamed',
      'claim-bargain',
      'claim-shield',
      'band-driven',
    ],
    heading: 'Act two: The Maker of Locks in {town2}',
    opens: [
      "When the party comes near {lair} for the first time, it finds a new iron door there, without a keyhole, and a smith's mark on it: that of a workshop in {town2}. Behind the door somebody is still hammering.",
    ],
    goal: [
      'The door at {lair} cannot be forced in less than a day, and the noise would warn {A}. The one who built it, {quill} of {town2}, knows how it is opened«; {quill} has been waiting for the rest of the pay». {R} wants to get through the same door«, for what is behind it».',
    ],
    map: [
      'The river rises and takes away the bridge between {town} and {town2}. From now on one crosses by a rope ferry, which belongs to {R}, or swims; carts and horses stay on the other side« until the end».',
    ],
    way: [
      'To {town2} it is a day by boat. The boatman is paid by {A} to run the boat on a bank (DC 12 Insight« to notice it»; otherwise the party is there by night«, wet,» and without one piece of its baggage).',
    ],
    place: [
      'The workshop in {town2} is full of doors that stand in no wall. {quill} talks only about locks, «shows each of them, »and is locked in: the debt collectors of {A} have nailed up the house« from outside».',
    ],
    setPiece: [
      'To get out, the party must go through three of the doors« of {quill}», while the house has begun to burn: each door is a riddle of its own. One opens only for someone who is shut out (DC 13 Investigation), one only in the dark (DC 13 Perception), one only if nobody pulls (DC 13 Athletics to hold the others back). Each failure costs everyone {sting} fire damage, and brings the collectors of {A} closer.',
    ],
    clues: [
      'Investigation :: reading the order for the door :: Its date is older than anything that has gone wrong in {town}: this was planned.',
      'Insight :: asking {quill} who came to fetch it :: {H}, who cried; and {A}, who paid half«, in coins from the chest of {council}».',
      'History :: comparing the plans :: The door is at {lair}, and it has a second, small opening at the back, for "air".',
    ],
    rival: [
      '{R} has bought the debts of {quill} and could have the secret for nothing. {R} waits at the ferry« with two glasses» and proposes to go in together: what is written goes to the party, what shines goes to {R}.',
    ],
    choice: [
      '{quill} can build a key to {lair} in one night, but needs the tools that were taken as security: they stand in the house of the collectors. Or {quill} comes along to {lair}, without tools, and opens it by ear.',
    ],
    first: {
      answer: 'gets the tools back',
      now: [
        'It is a theft by night«, from {few} sleeping collectors» (DC 13 Stealth by the group). The next day {A} knows that the party is in {town2}.',
      ],
      later: [
        'With the key the door opens without a sound: the party has surprise in the first round, and can lock it behind itself«, so that nobody comes to help {A}».',
      ],
    },
    second: {
      answer: 'takes {quill} along',
      now: [
        '{quill} has not been outside for years and tells everyone where the journey goes. {R} hears it and is there first.',
      ],
      later: [
        '{quill} needs {few} rounds at the door, with an ear on the iron, while the others have to keep quiet« or keep the guards busy». Inside, {quill} hears what nobody else hears: which of the others does not want to fight.',
      ],
    },
    closes: [
      'The act ends at the rope ferry: on the bank of {town} torches come down to the water«, and it is not clear whose».',
    ],
  },
  {
    id: 'judgement',
    not: ['claim-shield', 'feud-third', 'feud-paper', 'band-deed', 'site-lost'],
    heading: 'Act two: The Trial in {town2}',
    opens: [
      'At the end of the act {S} is taken out of bed« by people of {council}» and brought to {town2}, to be tried there, "far from the excitement". On the same cart lies«, under a blanket,» what the party would need as evidence.',
    ],
    goal: [
      'In {town2} sentence is to be passed on {S} within two days. If {S} is condemned, the matter is closed, and nobody will ask about {A}« any more». {R} is there« as well», as the accuser: it brings a bounty.',
    ],
    map: [
      'In the hills between {town} and {town2} a slope comes down and buries the road. The pass that remains goes past {lair}, from behind: nobody has thought of this way in years.',
    ],
    way: [
      'A rider is in {town2} in a day; a group needs fresh horses for that (DC 12 Animal Handling), otherwise it arrives when the doors« of the court» are being closed.',
    ],
    place: [
      'The court of {town2} sits in a former theatre«, and the people in the galleries eat nuts». The judge wants to be fair, and to be finished by supper. {S} stands on a trapdoor« that is painted to look like a carpet».',
    ],
    setPiece: [
      'Five arguments are open to the party, each for one check and none of them twice: a witness (DC 13 Persuasion), a contradiction (DC 14 Insight), an old law (DC 14 History), a thing to touch (DC 13 Sleight of Hand«, to show it at the right moment»), the gallery (DC 13 Performance). With three successes {S} is acquitted. After three failures {S} must be freed« on the way to prison», from {few} riders.',
    ],
    clues: [
      'Investigation :: reading the indictment :: The dates do not fit: on the night for which it says that {S} planned all of it, {S.they} sat in prison elsewhere«, for singing».',
      'Insight :: watching {R} read out the statement of {A} :: {R} stumbles over a word: it was written by someone who was there, and only the culprit was there.',
      'Perception :: looking under the blanket on the cart :: A crate with the stencil "{lair}", which should not be here«, and which somebody sends back in haste».',
    ],
    rival: [
      '{R} is paid for a conviction, not for the truth«, and says so in the break». Beaten in court, {R} bows, and asks who pays for the next one«; before that, {R} plays by the rules, all of them».',
    ],
    choice: [
      'After the trial the judge offers a deal: a warrant against {A}, if the party leaves the evidence here« in safe keeping». Or it takes the evidence along, without a warrant.',
    ],
    first: {
      answer: 'takes the warrant',
      now: [
        'The evidence is locked away in {town2}. {R} is ordered to come along as a bailiff«, and does so, correctly».',
      ],
      later: [
        '{R} reads out the warrant at {lair}, in full. While it is being read ({few} rounds«, if nobody attacks»), everyone may take up a position; half of those who are with {A} lay down their arms at the end.',
      ],
    },
    second: {
      answer: 'keeps the evidence',
      now: [
        'On the way back {few} riders try to get the evidence; they can be shaken off« on the pass» (DC 13 Survival).',
      ],
      later: [
        '{A} sees what the party has in hand, and knows that everything is lost: the fight begins« at once», but {H} does not take part« in it».',
      ],
    },
    closes: [
      'The act ends on the pass, from which one looks down on {lair} and sees that it is being cleared out.',
    ],
  },
];
