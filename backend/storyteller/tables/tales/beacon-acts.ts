import type { TaleActs } from './tale-types.ts';

export const beaconActs: TaleActs = {
  heading: 'Behind the Lines',
  firstActIn: 'Greywatch and {town}',
  blows: [
    '[On the second evening|After the second clue|On the way from the second place to the third,|When two of the three places have been seen,] a patrol in the coats of the garrison meets the party on the pass, does not know the password, and is sorry about it ({fight}). [They stop when one is down; they|With one of them on the ground, the others have had enough; they] have been hired by {H}, who told them that the coats were bought.',
  ],
  early: [
    [
      'The hatch is not locked, and leads to {num} dead in rows and to {B}, who sleeps there by the lamp; {A} is in {town} until the new moon. {B} says how they died (the clue to what happened, without a check), but no name, and begs the party to go: {A} has {B.their} family in the house, and if one flame fails to be lit, they will eat blue bread. [From here the gate cannot be saved.|Nothing done here saves the gate.] It has been sold, and only the buyers know by whom.',
      'v=a',
    ],
    [
      'The hatch is not locked. Below it, in front of the wall, {few2} companies of the dead stand in rows. They do nothing to the party, and they are too many to fight. The nearest one asks each character, kindly, for a name. A character who fails a DC 13 Wisdom saving throw says it, and stands in their rows until somebody leads the character out by the hand. (The soldiers of Greywatch, who stand asleep among the dead, have been there too long for that.) Through a chink {B} talks with the party: how it happened (without a check), and that the wall stays up until [somebody|someone] dismisses those out there. Who could do that, and who has sold the gate, {B} does not know; {A} is in {town} until the new moon.',
      'v=b',
    ],
  ],
  opens: [
    'Horns sound below: {R} with the relief is on the road, against orders, with {num2} volunteers and a banner. They will be before the gate in {middle} days, and the clans have seen them too.',
  ],
  goal: [
    'If {R} storms Greywatch, the truce is over before the new moon. The party [has to|must] go to {town2}, where [nobody|no one] goes, and see {W.name}, the clan chief. From there it must bring something that stops {R}, who is twenty-six and has a banner.',
  ],
  map: [
    "[The clans burn the bridge of logs behind the fort.|A bridge of logs led away from the back of the fort, and the clans have burned it.] In front {A}'s people have barred the gate of Greywatch, wear the coats of the garrison, and call down that nobody comes in before the new moon; their own are hauled up in the flour hoist. For everybody else there is only the old siege mine, which starts in the enemy's valley and ends, with luck, in {lair}.",
  ],
  way: [
    "[Down through the enemy's valley it is a night, lying still for most of it|The enemy's valley takes a night, of which one lies still for the most part] (DC 14 Stealth by the group; on a failure a herd boy has seen the party, and keeps silent for a present). With {S} as a guide one check is made with advantage.",
  ],
  place: [
    '{town2} is a town of tents with streets, a school and a drain. [Heads do hang on the poles there.|There are heads on the poles, as people say.] [They have been combed, and under|Somebody combs their hair, and under] each hangs a bowl for food.',
  ],
  rival: [
    '{R} has read every account of the last war and knows how it is won: by being first. Under the cuirass {R} carries a bundle of letters from mothers, and a list of favourite dishes.',
  ],
  setPiece: [
    '[The chief hears the party in the ring, where you speak standing on a shield that others carry.|One speaks to the chief in the ring, and on a shield, which others hold up.] Those who want war ({fight}) may push. [Three sentences must be finished: who we are, what was done, what we ask|What has to be said is three sentences, to the end: who we are, what was done, what we ask] (each DC 14 Persuasion, or Performance in the old style). Between them, [everybody|everyone] keeps the shield up (DC 13 Athletics) or fights off those who tip it. Whoever finishes all three without touching the ground [has to|must] be believed, by the law of the clans.',
  ],
  what: "History :: asking to see what the clans have of the fort :: They have a letter, in a soldier's hand, with {num} names below it; it reached the enemy and not the marshal.",
  who: 'Insight :: asking the chief who offered the gate :: "A person with clean boots." The token is the seal of {A}; it was sent along [as if|as though] it were nothing.',
  where:
    'Investigation :: studying the war map of the clans :: Their grandfathers drew the siege mine, to its last foot. It stops two paces from {lair}; one could hear them sing on the other side.',
  choice: [
    'The chief offers two things, and the party may have one: the letter with the names, for {R}; or the guide through the mine, with {few} warriors who want to see it with their own eyes.',
  ],
  first: {
    answer: 'takes the letter',
    now: [
      '{R} reads it in front of the volunteers and cannot finish; one after the other reads on. [They do not storm. They sit|The attack is over before it began: they sit] down before the gate and take off their helmets.',
    ],
    later: [
      'Those in {lair} hear the volunteers outside read out {num} names. [Everyone|Everybody] who draws the pay of one of these names has disadvantage on attacks.',
    ],
  },
  second: {
    answer: 'takes the guide and the warriors',
    now: [
      '{R} is left with a banner and a promise, and waits one day, to the minute. [The mine is low and sound.|It is a good mine, and low.]',
    ],
    later: [
      [
        '{few.u} clan warriors break through the wall of {lair} at the worst moment for {A}. They will not hurt [anyone|anybody] who is unarmed, and carry out the dead first.',
        'v=a',
      ],
      [
        '{few.u} clan warriors break through the wall of {lair} at the worst moment for {A}. They will not hurt [anyone|anybody] who is unarmed, and greet those in the ranks, whom their grandfathers fought, by company.',
        'v=b',
      ],
    ],
  },
  closes: [
    '[The act ends|It ends] in the mine. [Whoever lays an ear to the earth hears a horn on the other side:|With an ear to the earth you hear a horn, on the far side:] [somebody|someone] plays "lights out", this time to the end.',
  ],
  lastWay: [
    'The mine ends at a brick wall. It can be broken quietly in an hour, or loudly at once (DC 14 Athletics). Whoever flies, or climbs the rock of Greywatch by night (DC 15 Athletics), finds the hatch behind the stove, through which one person at a time can go down.',
  ],
  clock: [
    'For each step that was prevented, one of those whom {A} has hired waits with the weapon down until the first wounded; if {B} was taken from the tower, the flame is late, and {R}, unless the letter has been read, gives the order to attack: five rounds after the party enters {lair}, the ram is at the gate.',
  ],
  sides: [
    {
      who: '{G.full}',
      wants: [
        'wants the truth and the truce, and has been told that one cannot have both. Content with a report by the second day; angry if it comes from a third person.',
      ],
      later: ['comes up in person, and every soldier on either side stands still for a round.'],
    },
    {
      who: 'The families of the garrison in {town}',
      wants: [
        'want their people, whatever there is of them. Content with names; angry at "fallen".',
      ],
      later: ['have brought {num} coats to the gate; whoever wears one is not attacked first.'],
    },
    {
      who: 'The clans beyond {town}',
      wants: [
        'want not to be blamed for it. Content with honesty in the ring; angry if their dead are touched.',
      ],
      later: ['stop the mouth of the mine with a boulder: [nobody|no one] gets away on that side.'],
    },
  ],
};
