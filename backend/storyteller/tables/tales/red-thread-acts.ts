import type { TaleActs } from './tale-types.ts';

export const redThreadActs: TaleActs = {
  heading: 'Poison for the Pack',
  blows: [
    "[On the second evening|After the second clue|When two of the three places have been seen,] grooms of the lodge take the party for poachers, on purpose ({fight}). They stop when one of them is down, and the youngest says that {H} had been told to put a thread on each of the party's coats.",
  ],
  early: [
    [
      "By day nobody is there but those from {town} who sit in the stalls, cold and upright, each with a grey hound across the threshold. The hounds let the party in and look on. Whoever is carried out over the threshold stops breathing in their arms (DC 12 Medicine to see it in time, and carry them back): the pack keeps what it has fetched until the horn says otherwise, and it hangs on {A}'s belt, by day and by night, among armed grooms and honoured guests. [They know now that all of those who were taken are alive.|So all of them are alive; that much they have seen.] Blankets help; so does a name, at which one of the hounds lies down.",
      'v=a',
    ],
    [
      "By day nobody is there but the hounds, in their stalls, who do nothing, and look at the hands of the party. If one of them is called by the name it had as a child, somebody from {town} sits in the straw, and can tell them a great deal; but the thread has grown into the skin, and at dusk, when {A} blows the horn, the one whom they called goes back, on all fours, however well held. The horn must be broken first, and it hangs on {A}'s belt, by day and by night, among armed grooms and honoured guests. The one whom they called fights for them at {lair}, from the first round on.",
      'v=b',
    ],
  ],
  opens: [
    '{R} rides into {town} with wagons full of poisoned meat. The hounds have been seen in {town2} as well, and [{R} will have the forest laid with it from end to end.|from end to end the forest is to be laid with it.] {A} offers to show the best places.',
  ],
  goal: [
    [
      'Poison does nothing to the dead. But before the meat is laid {R} will clear {town}, "for the safety of the people", and a forest in which none of the families walks belongs to the lodge. The acorn book holds only one half of the oath. The party must go to {town2} and find the other half, with which {R} can be kept from giving the order.',
      'v=a',
    ],
    [
      'The poison would kill the missing of {town}, and {R} will not believe that without a witness. The party must go to {town2}, where a woman lives who was a hound in the days of the old lord, and bring {R} the proof.',
      'v=b',
    ],
  ],
  map: [
    '{R} has the forest roads closed with nets and bells. Only the bed of the stream is open, by night, and it comes out in {town2}; from there an old feeding tunnel goes under the hill and ends behind the stalls of {lair}.',
  ],
  way: [
    '[Up the stream it is a night in cold water|The stream is a night of cold water] (DC 13 Constitution saving throw, or one level of exhaustion). Through the nets it is three hours (DC 14 Stealth by the group; on a failure the bells ring, and both {R} and the hounds come to look).',
  ],
  place: [
    '{town2} is a village with high sills and no dogs, and since last week {H} has done its washing too. [In every house hangs a shirt that has been turned inside out|They have turned one shirt inside out in each house and hung it up], and children are called by one name outdoors and by another at table.',
  ],
  rival: [
    '{R} lost a brother to wolves that were really men, and has gone by the book ever since. {R} would give the party one day, if they signed for what happens in it.',
  ],
  others: ['beast'],
  setPiece: [
    [
      'The pack comes to {town2} on the heels of the party, with the grooms of the lodge behind it ({fight}). The five houses round the well have to be held until the cock crows, six rounds: each character can bar a door (DC 13 Athletics), search a sleeper for thread (DC 12 Investigation), run along the roofs as bait (DC 14 Acrobatics), or sing louder than the horn (DC 14 Performance). [Each failure costs the village one person, who walks away.|With each failure one person of the village gets up and walks.]',
      'v=a',
    ],
    [
      'The pack comes to {town2} on the heels of the party, with the grooms of the lodge behind it ({fight}). The five houses round the well have to be held until the cock crows, six rounds: each character can bar a door (DC 13 Athletics), search a sleeper for thread (DC 12 Investigation), run along the roofs as bait (DC 14 Acrobatics), or sing louder than the horn (DC 14 Performance). [Each failure costs the village one person, who runs off on all fours.|With each failure one person of the village goes down on all fours and runs.] What looks like a beast in this fight is somebody of {town}; blows that stun are enough.',
      'v=b',
    ],
  ],
  what: [
    [
      'History :: opening the parish chest of {town2} :: [Here lies the other half of the old oath|In it is the other half of the oath]: the forest goes to the lodge only if the families leave it "all in one night". [{R} was about to do just that.|If {R} clears {town}, that is such a night.]',
      'v=a',
    ],
    [
      'Insight :: talking with the old woman who came back :: [For one winter, in the days of the old lord, she was a hound of his, and she still does not like to be touched.|It was one winter, on four feet, when the old lord was young, and since then she has kept her distance.] "You know everything. You just cannot say it. Call us what our mothers called us."',
      'v=b',
    ],
  ],
  who: [
    [
      'Investigation :: reading the bill for the poisoned meat :: It was ordered before anyone had told {R} of the hounds, and {A} paid for it, with the timber of {town} as security.',
      'v=a',
    ],
    [
      'Investigation :: unrolling the map by which the wagons are to be unloaded :: {A} has drawn it. There is a cross for a heap of meat on every path but those of one hill, and {R} has not asked why that hill is spared.',
      'v=b',
    ],
  ],
  where:
    'Survival :: examining the old feeding tunnel :: The bones in it are old, but the paw prints are from this week. It slopes down, it smells of tallow, and it leads to {lair}.',
  choice: [
    [
      'With both halves of the oath before {R.them}, {R} would leave {town} in its houses. But a paper is only a paper, until one of those families swears to it: {B}, whose mark is in the acorn book, and whom the hounds leave alone, must stay with {R} as a witness until the hunt is over, and then will not be at {lair}. Or the party keeps {B}, and {R} begins at dawn.',
      'v=a',
    ],
    [
      '{R} has heard the old woman, and one old woman may be mad. If somebody else swears to it who has run on four feet, {R} will call off the poison: {B} must stay with {R.them}, at the wagons, as a witness until the hunt is over, and then will not be at {lair}. Or the party keeps {B}, and {R} begins at dawn.',
      'v=b',
    ],
  ],
  first: {
    answer: 'sends {B.full} as a witness',
    now: [
      '{R} sits down opposite {B}, for a whole night, and asks everything twice. In the morning {R} has the wagons turned round.',
    ],
    later: [
      'At {lair} the {few5} sharpshooters of {R} stand on the hill and shoot at the horn: [each|every] time that {A} blows it, roll a d6, and on a 5 or 6 it is hit and silent for a round.',
    ],
  },
  second: {
    answer: 'keeps {B.full} with it',
    now: [
      [
        '{R} clears the houses of {town}, one street after another, and hates it. The people camp at the edge of the forest and do not walk away.',
        'v=a',
      ],
      [
        '{R} lays the meat with {R.their} own hands, and weeps over it, and lays it. The people of {town} gather what they can find in the dark.',
        'v=b',
      ],
    ],
    later: [
      [
        'The people of {town} come out of the forest with their rattles and stand round {lair}: {A} cannot get away, and the hounds let {B} through to any stall.',
        'v=a',
      ],
      [
        'The people of {town} stand round {lair} with rattles, and {B} calls the hounds by name. But some have eaten: for the first three rounds one hound falls down in each, and can be saved (DC 13 Medicine).',
        'v=b',
      ],
    ],
  },
  closes: [
    '[At the mouth of the tunnel it smells of tallow, and a long grey head looks out, sees the party, and moves aside.|You smell the tunnel before you see it. Out of its mouth comes a long grey head, looks at you, and makes room.]',
  ],
  lastWay: [
    '[The tunnel comes out under the manger of the last stall, one at a time and on hands and knees.|By the tunnel they come up under the manger of the last stall, on their knees and one by one.] [Over the hill you come straight to the gate|The hill is shorter, and ends at the gate] of {lair}, in the light of lanterns, and {A} will have time to blow once.',
  ],
  clock: [
    [
      'For each step that was prevented, one more hound lies down before the fight begins. If {T} was taken, {T} is in the nearest stall, knows the party, and must not be hurt.',
      'v=a',
    ],
    [
      'For each step that was prevented, one more hound lies down before the fight begins. If {T} was taken, {T} is the hound in the nearest stall, knows the party, and must not be hurt.',
      'v=b',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the parish',
      wants: [
        'want everyone home and [nobody|no one] hanged. Content with a list of the living; angry about blood in the church.',
      ],
      later: [
        [
          'read names over the wall, one in each round; whoever is called sits up, and one hound stops.',
          'v=a',
        ],
        [
          'read names over the wall, one in each round; one hound stops, and stands up on two feet.',
          'v=b',
        ],
      ],
    },
    {
      who: 'The grooms of the lodge near {town}',
      wants: [
        'want their wages, which are half a year late. Content if [somebody|someone] pays; angry about fire near horses.',
      ],
      later: ['have unsaddled every horse, so that {A} has nothing to flee on.'],
    },
    {
      who: '{R.full}',
      wants: [
        'wants a forest that can be reported as quiet. Content with a witness; angry if a shot is fired without an order.',
      ],
      later: ['stands at the gate and takes the name of everyone who comes out, twice, in ink.'],
    },
  ],
};
