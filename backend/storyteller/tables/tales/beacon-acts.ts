import type { TaleActs } from './tale-types.ts';

export const beaconActs: TaleActs = {
  heading: 'Behind the Lines',
  firstActIn: 'the Grey Watch and {town}',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] a patrol in the coats of the garrison meets the party« on the pass», [does not know the password, and is sorry about it|has no password«, says sorry,» and draws] ({fight}). [They stop when one is down; they|With one of them on the ground, the others have had enough; they|As soon as one falls they put up their hands; they] have been hired by {H}, who told them that the coats [were bought|had been bought].',
  ],
  early: [
    [
      'The hatch is not locked, and leads to {num} dead in rows and to {B}, who sleeps there« by the lamp»; {A} is in {town} until the new moon. {B} says how they died (the clue to what happened, without a check), but no name, and begs the party to go: [{B.their} family is held in a house in {town}, and {B} will not say whose|somebody in {town} has {B.their} family in the house, and {B} will not say who|there is a house in {town} in which {B.their} family is held, and {B} does not dare to say whose it is]. If one flame fails to be lit, [the family|that family] will eat blue bread. [From here the gate cannot be saved.|Nothing done here saves the gate.|The gate is not saved by that.] [It has been sold, and only the buyers know by whom.|It is sold, and by whom only the buyers could tell.|Who has sold it, only those know who have bought it.|Somebody has sold it, and only the buyers know who.]',
      'v=a',
    ],
    [
      'The hatch is not locked. Below it, in front of the wall, {few2} companies of the dead stand in rows. They do nothing to the party«, and [they are too many to fight|there are too many of them for a fight]». The nearest one asks each character, [kindly, for a name|in a kind voice, for a name]. A character who fails a DC 13 Wisdom saving throw says it, and stands in their rows until somebody leads the character out by the hand. (The soldiers of the Grey Watch«, who stand asleep among the dead,» have been there too long for that.) Through a chink {B} talks with the party: how it happened (without a check), and that the wall stays up until [somebody|someone] dismisses those out there. (Dismissed now, they are back in their ranks at dusk, when the thing of bone, which {A} keeps, says the roll.) Who could do that, and who has sold the gate, {B} does not know; {A} is in {town} until the new moon.',
      'v=b',
    ],
  ],
  opens: [
    '[Horns sound below|From the valley come horns]: {R} is gathering a relief there, against orders, with {num2} volunteers and a banner«, and has to teach them to march». They will be before the gate in {middle} days, and the clans have seen them too.',
  ],
  goal: [
    '[If {R} storms the Grey Watch, the truce is over before the new moon.|An attack by {R} on the Grey Watch would end the truce before the new moon.] The party [has to|must] go to {town2}, where [nobody|no one] goes, and see {W.name}, the clan chief. From there it must bring something that stops {R}«, who is twenty-six and has a banner».',
  ],
  map: [
    "[The clans burn the bridge of logs behind the fort.|A bridge of logs led away from the back of the fort, and the clans have burned it.|Behind the fort the bridge of logs is burning; the clans have lit it.] In front {A}'s people have barred the gate of the Grey Watch, «wear the coats of the garrison, »and call down that nobody comes in« before the new moon»; their own are hauled up in the flour hoist. [For everybody else there is only the old siege mine, which starts in the enemy's valley and ends, with luck, in {lair}.|What is left is the old siege mine, from the enemy's valley to {lair}«, with luck».|There is one more way in, the old siege mine; it begins in the enemy's valley and ends, with luck, in {lair}.]",
  ],
  way: [
    "[Down through the enemy's valley it is a night, lying still for most of it|The enemy's valley takes a night, of which one lies still for the most part|It is a night's walk down the enemy's valley, and most of the night one does not walk] (DC 14 Stealth by the group; on a failure [a herd boy has seen the party, and keeps silent for a present|the party is seen, by a herd boy whose silence costs a present]). [With {S} as a guide one check is made with advantage|{S}, as a guide, gives one check advantage].",
  ],
  place: [
    '{town2} is a town of tents with streets«, a school» and a drain. [Heads do hang on the poles there.|There are heads on the poles, as people say.|There really are heads on the poles.] [They have been combed, and [under each hangs|each has] a bowl for food.|Somebody combs their hair, and [under each hangs|before each hangs] a bowl [for|of] food.|[Below each|Under every one] hangs a bowl [with food in it|for food], and [their hair has been combed|somebody has combed them].]',
  ],
  rival: [
    '{R} has read every account of the last war and knows how it is won: by being first. Under the cuirass {R} carries a bundle of letters from mothers«, and a list of favourite dishes».',
  ],
  setPiece: [
    '[The chief hears the party in the ring, where you speak standing on a shield that others carry.|One speaks to the chief in the ring, and on a shield, which others hold up.|In the ring of the clans the speaker stands on a shield, on the shoulders of friends, and the chief listens.|The chief listens to whoever stands on a shield in the ring, carried by others.] Those who want war ({fight}) may push. [Three sentences must be finished: who we are, what was done, what we ask|What has to be said is three sentences, to the end: who we are, what was done, what we ask|Three things have to be said, who we are, what was done and what we ask, and each to its end] (each DC 14 Persuasion, or Performance in the old style). Between them, [everybody|everyone] keeps the shield up (DC 13 Athletics) or fights off those who tip it. [Whoever finishes all three without touching the ground [has to|must] be believed«, by the law of the clans».|By the law of the clans, whoever says all three without touching the ground [has to|must] be believed.] [Whoever touches the ground begins again«, once». After that the chief believes it all the same, but one enemy more waits at {lair}.|Anyone who touches the ground may begin again«, once». If that fails too, the chief believes it in the end, but {lair} has one enemy more by then.|A speaker who has touched the ground begins once more. After a second fall the chief still believes it, but too late for {lair}, where one enemy more is waiting.]',
  ],
  what: "History :: asking to see what the clans have of the fort :: They have a letter«, in a soldier's hand», with {num} names below it; it [reached the enemy and not the marshal|came to the enemy, and never to the marshal].",
  who: 'Insight :: asking the chief who offered the gate :: "[A person with clean boots|Clean boots, soft hands|Somebody with clean boots|One whose boots were clean]." [The token is the seal of {A}; it was sent along« [as if|as though] it were nothing».|As a token came a seal, that of {A}«, [as if|as though] it were nothing».]',
  where:
    'Investigation :: studying the war map of the clans :: [Their grandfathers drew the siege mine«, to its last foot».|The siege mine is on it, as their grandfathers drew it, foot by foot.|On it is the siege mine, down to the last foot that their grandfathers dug.] [It stops at the outer wall of {lair}; one could hear them sing« on the other side».|One more blow, and they would have been in {lair}; they could hear the singing.|Between its end and {lair} is a single wall of brick, and one could hear them sing.]',
  choice: [
    '[The chief offers two things, and the party may have one|The party may have one of two things from the chief]: the letter with the names, for {R}; or the guide through the mine, with {few} warriors« who want to [see it with their own eyes|see for themselves]».',
  ],
  first: {
    answer: 'takes the letter',
    now: [
      '{R} reads it in front of the volunteers and cannot finish; one after the other [reads on|takes over]. [They do not storm. They sit down before the gate and take off their helmets.|The attack is over before it began: they sit down before the gate and take off their helmets.|Nobody speaks of [an attack|storming] any more; they [sit down before the gate«, bareheaded»|take off their helmets, and sit down].|Helmets come off, [one by one|all along the line], and they [sit down in front of the gate|sit down where they are].|When all the names have been read, they [sit down before the gate|put down the ladders] and [wait|take off their helmets].]',
    ],
    later: [
      "Those in {lair} hear the volunteers« outside» read out {num} names. [[Everyone|Everybody] who draws the pay of one of these names has disadvantage on attacks|Those who draw the pay of these names attack with disadvantage|Whoever draws one of these people's pay has disadvantage on attacks].",
    ],
  },
  second: {
    answer: 'takes the guide and the warriors',
    now: [
      '{R} is left with a banner and a promise, and waits until the new moon«, [as long as the flame is on time|or until the flame is late]». [The mine is low and sound.|It is a good mine, and low.|The mine holds, and one walks bent.]',
    ],
    later: [
      [
        '{few.u} clan warriors break through the wall of {lair}« at the worst moment for {A}». They [will not hurt|spare] [anyone|anybody] who is unarmed, and carry out the dead first.',
        'v=a',
      ],
      [
        '{few.u} clan warriors break through the wall of {lair}« at the worst moment for {A}». They [will not hurt|spare] [anyone|anybody] who is unarmed, and [greet those in the ranks, whom their grandfathers fought, by company|greet the ranks, company by company; their grandfathers fought them].',
        'v=b',
      ],
    ],
  },
  closes: [
    '[[The act ends|It ends] in the mine.|In the mine they stop, at the last foot.|At the end of the mine there is only a wall.] [Whoever lays an ear to the brick hears a horn on the other side:|With an ear to the brick you hear a horn, on the far side:|Through the brick, if you hold your breath, comes a horn:] [[somebody|someone] plays "lights out", this time to the end|it is "lights out", and this time to the end|"lights out", and nobody breaks it off].',
  ],
  lastWay: [
    'The mine ends at a [brick wall|wall of brick]. [It can be broken quietly in an hour, or loudly at once (DC 14 Athletics).|To break it takes an hour, quietly, or a moment, loudly (DC 14 Athletics).|In an hour it can be taken down, brick by brick; with one great blow (DC 14 Athletics) all will hear it.|An hour is enough to open it quietly, and one blow (DC 14 Athletics) to open it loudly.] [Whoever flies, or climbs the rock of the Grey Watch by night (DC 15 Athletics), finds the hatch« behind the stove», through which one person at a time can go down.|By air, or by the rock of the Grey Watch at night (DC 15 Athletics), one gets to the hatch« behind the stove», which lets through one at a time.]',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one of those whom {A} has hired waits« with the weapon down» until the first wounded; if {B} was taken from the tower, the flame is late, and {R}, unless the letter has been read, gives the order to attack: five rounds after the party enters {lair}, the ram is at the gate.',
  ],
  sides: [
    {
      who: '{G.full}',
      wants: [
        'wants the truth and the truce«, and has been told that one cannot have both». Content with a report by the second day; angry if it comes from a third person.',
      ],
      later: [
        'comes up« in person», and every soldier on either side stands [still|at attention] for a round.',
      ],
    },
    {
      who: 'The families of the garrison in {town}',
      wants: [
        'want their people«, [whatever there is of them|however they are]». Content with names; angry at [|the word ]"fallen".',
      ],
      later: ['have brought {num} coats« to the gate»; whoever wears one is not attacked first.'],
    },
    {
      who: 'The clans beyond {town}',
      wants: [
        'want not to be blamed for it. Content with honesty« in the ring»; angry if [their dead are touched|somebody touches their dead].',
      ],
      later: [
        'stop the mouth of the mine« with a boulder»: [nobody|no one] gets away [on that side|through it].',
      ],
    },
  ],
};
