import type { TaleActs } from './tale-types.ts';

export const lateSunActs: TaleActs = {
  heading: 'Through the Land of the Dead',
  blows: [
    '[On the second evening|After the second clue|On the way from the second place to the third,|When two of the three places have been seen,] one of the three armies takes the party for spies of the other two, and so do those ({fight}). They stop when [somebody|someone] calls out in which direction east is; {H} had sold each of them the same rumour.',
  ],
  early: [
    [
      "Whoever gets past the three armies and down the stair comes to the workshop of the old groom, under the floor of {lair}, and sees the Driver through a grating of star iron that only {A}'s saw would cut. [He asks them to be quiet, and not to come in by any other way: the last horse is on the road with the sun, and hears him; if there is fighting round him, it shies, and the sun goes into the sea.|They must be quiet, he says, and not look for another way in: out on the road the last horse hears whatever he hears, and if that is fighting, it shies, with the sun, into the sea.] When the chariot stands before the lower door, he says, then come. The groom tells them what the horses like to see in the morning (one check with them succeeds by itself).",
      'v=a',
    ],
    [
      "Whoever gets past the three armies and down the stair comes to the workshop of the old groom, under the floor of {lair}, and sees the Driver through a grating of star iron, and the girl of light before him. [He does not hear them, or does not turn round.|He does not turn his head, whatever they call.] The groom asks them not to come in by any other way: {H} is on the road with the sun and one frightened horse; if it hears fighting from the stable, it shies, and the sun goes into the sea. When the chariot stands before the lower door, he says, then come. He gives them the small shoe's fellow, which the Driver would know.",
      'v=b',
    ],
  ],
  opens: [
    '[The road of light breaks off behind the altar, before their eyes, like a jetty.|They see the road of light go, behind the altar, plank after plank, like a jetty in a storm.] {R} comes out of the dark with {few4} arrows and a limp, from the other side: there is still one way to the stable, says {R}, the one that the sun takes by night.',
  ],
  goal: [
    [
      "[The way up is gone|There is no way up any more]. [Each|Every] evening the last horse comes down to the quay of {town2} with the sun's own chariot, with nobody on the seat, and can hardly go on; {R} holds its head, and gives the reins to the party. [They must take it through the land of the dead from west to east in a single night; if they do not come out in time, there will be nothing to come out into.|From west to east through the land of the dead, and in one night: that is what they have to do with it, for if they are late, there will be no morning to come out into.] [(Until that evening the sun still goes its way, later each day.)|(The sun still makes its round until that evening, and is later each day.)]",
      'v=a',
    ],
    [
      "[The way up is gone|There is no way up any more]. [Each|Every] evening {H} brings the sun's own chariot to the quay of {town2}, burned to the elbows, and whips it on into the dark. On the evening on which the party stands there, {H} gets down, says that {H.they} cannot do it once more, and goes back to the ship; the reins lie there, and the last horse looks at them. [They must take it through the land of the dead from west to east in a single night; if they do not come out in time, there will be nothing to come out into.|From west to east through the land of the dead, and in one night: that is what they have to do with it, for if they are late, there will be no morning to come out into.] [(Until that evening the sun still goes its way, later each day.)|(The sun still makes its round until that evening, and is later each day.)]",
      'v=b',
    ],
  ],
  map: [
    'From the gate of {town} the sea withdraws and leaves a slope that was not there, down to the river of the dead. Where the world ends in the west, {town2} now borders on {town}; it is the same harbour, at evening. And from the far bank a ladder goes straight to the lower door of {lair}.',
  ],
  way: [
    'The chariot [has to|must] be pulled: {num4} miles in a night. The last horse does it, if each of the party takes a turn beside it (DC 17 Athletics or Constitution saving throw each; one level of exhaustion on a failure), and [somebody|someone] sings to keep it quiet. {T} does, or a player.',
  ],
  place: [
    '{town2} is where the dead wait for their own sunrise. For them it is day when [here it is night|it is night here]; they have had [no whole one|no whole day] since midsummer. They stand by the road with their faces [up|raised], and [do not ask for anything|ask for nothing].',
  ],
  rival: [
    '{R} has pursued the one who stopped the sun to the end of the world and now suspects that it was grief, or a good idea. {R} would have preferred a monster.',
  ],
  others: ['fiend', 'undead'],
  setPiece: [
    '[The bridge over the river of the dead holds as long as it is lit.|As long as there is light on it, the bridge over the river of the dead will bear them.] [The chariot is on it when those who profit|They are in the middle of it when those who profit] from darkness come out of the water ({fight}). [Each|Every] round one character [has to|must] hold up the light (any spell or flame of the 3rd level or higher, or DC 17 Athletics for the lantern of the chariot); otherwise a section falls, and after three sections it is over. [It takes six rounds to get across|Six rounds are needed to cross it].',
  ],
  what: [
    [
      'Insight :: asking one of the dead when the sun last passed :: "It limped," says an old man, and is sure of it. ["One horse, and nobody on the seat."|"I saw one horse, and no driver."]',
      'v=a',
    ],
    [
      'Insight :: asking one of the dead when the sun last passed :: ["It wept," says an old man, and is sure of it. "Since then a stranger sits on the seat."|"It was weeping," says an old man. "That was the last time that I knew the one on the seat."]',
      'v=b',
    ],
  ],
  who: 'Investigation :: looking at what has been hammered into the bridge :: Lamp brackets of star iron, new, with the mark of {A}. Here too [somebody|someone] has begun to sell by the hour.',
  where:
    'Survival :: reading the hoof marks on the far bank :: They end at a ladder as wide as a street. The horse lifts its head and whinnies, and from above, from {lair}, it is answered.',
  choice: [
    '[The dead ask for a day: if the chariot stops here for one hour, they will have a sunrise|The dead would like a day: one hour of the chariot standing here would be a sunrise]. It costs the living an hour of night more, and [nobody|no one] knows if they have it. [Or the party drives on.|The party can also drive on.]',
  ],
  first: {
    answer: 'stops for an hour',
    now: [
      '[It is the most beautiful hour of the campaign; let each player say whom they see.|There will not be a better hour in the campaign: let each player say who comes to meet them.] In {town} they [begin|start] to scream.',
    ],
    later: [
      'From the lower door the dead of {town} come up behind the party, with light on their faces, and in the first round all who are on the side of {A} kneel down, without wanting to.',
    ],
  },
  second: {
    answer: 'drives on',
    now: [
      '[They do not complain. They turn their heads as the light goes by.|Not one of them calls after it. The heads turn while the light goes past.]',
    ],
    later: [
      'The party is at {lair} an hour early: {A} is not ready, {H} is asleep, and the first round belongs to them.',
    ],
  },
  closes: [
    '[The act ends|It ends] at the top of the ladder, under a door with light in all its cracks. [Someone inside is talking to horses.|On the other side of it somebody is talking, as one talks to horses.]',
  ],
  lastWay: [
    'By the lower door you come into {lair} with the chariot, and the horse, and can choose where it stops. The road above would be open only to those who fly, and {A} has set the ship across it.',
  ],
  clock: [
    [
      'For each step that was prevented one horse has got away from the tower, and stands in {lair} on the side of the party; if the last one has been lost, they will have to pull the chariot out themselves, at the end, with [everyone|everybody] who can still stand.',
      'v=a',
    ],
    [
      'For each step that was prevented one horse in {lair} is free and on the side of the party; if the last one has been lost, they will have to pull the chariot out themselves, at the end, with [everyone|everybody] who can still stand.',
      'v=b',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the temple',
      wants: [
        'want to be able to give thanks to [somebody|someone]. Content with a name; unhappy about a price.',
      ],
      later: [
        'let the choir sing it, the right name, from the wall; he hears it, and gets to his feet.',
      ],
    },
    {
      who: 'The three kings',
      wants: ['want not to be last. Content if all get the same; angry at any difference.'],
      later: [
        'shoot off all fireworks of three realms, to the west; {H} turns the ship round to look.',
      ],
    },
    {
      who: '{R.full}',
      wants: ['wants justice for the evening. Content with the truth; angry if it was for money.'],
      later: [
        "has one arrow for {A}'s reins, and does not miss: the light goes out of {A}'s hand for a round.",
      ],
    },
  ],
};
