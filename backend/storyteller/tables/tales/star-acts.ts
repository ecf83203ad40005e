import type { TaleActs } from './tale-types.ts';

export const starActs: TaleActs = {
  heading: 'The City on the Ceiling',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] people with bandaged eyes« and long hooks» try to push the party out from under the cloth ({fight}). [They stop when one of them|They stop once one of them|They give up when one|They stop the moment one] [loses the bandage|has the bandage pulled off]; {H} had told them that the party had been chosen by lot.',
  ],
  early: [
    [
      "Past {H}'s guards on their chains the stair is open, and below stands a cradle under the lens, with [nobody beside it but a nurse with her eyes bandaged|one nurse beside it, who has a cloth round her eyes]. The child can be lifted, and grows lighter« in their arms» with each step: what looks at it comes along. In the doorway the first roof tiles of {town} begin to rise« (back in the cradle, they fall)». [To hide the child is no help|It does not help to hide the child|Hiding the child is no use], [to break the lens comes too late, since the star is close enough without it|to break the lens would have helped a month ago, but the star is close enough now|and the lens can be broken without any effect, now that the star is so close], and [a lullaby makes it laugh|when they sing to it, it laughs|it only laughs at a lullaby]: [it cannot sleep while it is being looked at|it is wide awake, since it is being looked at|nobody can sleep under such a look]. [What would make the star look somewhere else for once, only those can say who have been nearer to it, the ones who have gone up.|Something would have to make the star look elsewhere, and what that might be, only those who have gone up can say.|How one gets the star to look away, nobody on the ground can tell; those who have gone up have seen it closer.|To make it look elsewhere, one has to know it better, and nobody knows it but those who have gone up.] Whoever has held the child hears it laugh«, later,» at {lair}, and is not pulled for a round.",
      'v=a',
    ],
    [
      'Past {H}\'s guards on their chains the stair is open, and {lair} is empty«, swept and lit». {A} has known it for a week: the chairs have been carried off, and on the rim lies a card« with their names», "[Too early. Please close the door."|You are too early. The door, please."|Not yet. Mind the step."|You will be here again. Please close the door."|This is not the day. There is tea on the ceiling."|Come back when it is clear, and close the door."|We have not opened yet. Close the door."] They can break the half-finished lens, and by evening {B} has been sent a further piece of the lid«, to begin another»; what the star is looking for is not here, but looks back at them in council, out of {A}\'s own face; if they lay hands on {A} there, the guards have known of it for a week. They have learned how one surprises {A} (whatever they do with the card, nobody has foreseen it), and need it at the end.',
      'v=b',
    ],
  ],
  opens: [
    '[There is a crash, and the sea [begins|starts] to run uphill.|With a noise like thunder the sea turns, and [begins|starts] to climb.|In the harbour the boats [roll on to their sides|strain at their ropes]: the water is running uphill.|The river [stops, shivers, and flows back|turns in its bed, and flows back] towards its spring.|One evening the tide does not go out. It goes up.] {R} is led in, smiles at all of them« a little past their heads», and says that {town} is to be saved« after all»: whoever cannot see cannot fall. {few5.u} hundred people, drawn by lot, are to lose their eyes«, and to lead the others through the long clear night». [It is to begin with the party.|The first on the list is the party.|The lot has fallen on the party, too.|They hold out the bowl to the party first.|The needles have been brought along, and the party is asked to sit down.|First come strangers, it says, and the party are strangers.]',
  ],
  goal: [
    "The order from {R} is meant as a mercy, and [has|bears] {G}'s seal«, [which was put on it before the lots were drawn|since {G} signed it without seeing whose names had been drawn]». To stop it, the party [has to|must] bring down one of those who have gone up«, alive,» to tell {G} what the star wants. [They are in {town2}.|Those who have gone up are in {town2}.|Where they are is {town2}.]",
  ],
  map: [
    'Over {town} hangs {town2}: it is the roofs, shoes, dogs and streets that have gone up, joined« together» into a town upside down«, a mile above the market». [Rope by rope it grows|It grows, rope by rope,] towards the palace of {town}; from its lowest tower one can drop past the rim of the lens into {lair}.',
  ],
  way: [
    "[The party lets itself fall|One has to let go|One looks up, and lets it happen|They fall, and it is easy|The way is a fall, as for all the others], [and whoever has a rope decides for themselves when it ends|with ropes, so as to choose where it ends|and a rope decides where it ends] (DC 17 Athletics; [with *Fly* it is easy, only the direction is not|*Fly* helps, but which way is down?|easy with *Fly*, but for the direction]). [On the way nobody must look at anything but a neighbour's face; let the players [describe it|say whose«, and how it looks»].|Until they are down they may look at nothing but each other's faces; let the players [say what they see|describe one another].|They must keep their eyes on each other; have each player describe [a neighbour|what the next one's face does].|The only safe thing to look at is the next face; let each player [tell what is in it|say whose it is, and what is in it].] A character who falls alone must look into a mirror.",
  ],
  place: [
    '{town2} has a market, a mayor and {num} inhabitants, who sit with their backs to the star« and cannot remember how they came». [They do not want to go home.|None of them asks for the way home.|They have no wish to be fetched.|Nobody there is homesick.] [They say that for the first time they do not feel that anybody is looking at them|For the first time in their lives, they say, they do not feel watched|It is the first place, they say, where nobody looks at them|What they like is that nobody sees them there, for once][, and it is restful|, and one hears them hum|; it is like being in bed].',
  ],
  rival: [
    '{R} has waited a lifetime for a world in which sight is worth nothing. {R} is brave«, upright» and merciless, and knows« each of» the party by their breathing.',
  ],
  setPiece: [
    '[The town tears loose|There is a jolt, and the town comes loose|A rope snaps, then ten, and the town drifts|With a groan of beams the town lets go], and [street by street it falls away to the star|one street after the other falls to the star|it falls to the star, beginning with the poorest street], all but the lowest tower«, which is roped to the palace»; meanwhile the mayor of {town2} has the bridges held against those who want to bring [somebody|someone] down ({fight}). [In each of six rounds a character can|The tower holds for six rounds, and in each of them a character can|It takes six rounds; in each of them a character can] win one person over (DC 17 Persuasion«, by telling them of one who is looking for them»), tie two together who then cannot fall (DC 17 Athletics, which saves both), or [cut a street free|give up one street|cut the ropes of a street], which makes the tower hold for one round more. [Once six people are saved, one of them comes down with the party|If six are saved, one of them comes down with the party] and tells {G} what those up there have seen. If there are fewer, only the gardener comes, [who was the first to go up|the first who went up]; he tells it to {G}, [cannot get used to floors, and after an hour is gone again|does not trust the floor, and within the hour has gone up again].',
  ],
  what: [
    [
      'Insight :: asking those who sit nearest to it what it wants :: [It does not want anything|Nothing at all, they say|They have to think about that word: nothing, they say], and [it looks as you look into a cradle|it looks as one bends over a cradle|its look is that of somebody at a cradle]: [it is only that it is so large|it does not know how large it is].',
      'v=a',
    ],
    [
      'Insight :: asking those who sit nearest to it what it wants :: [It goes through faces as you go through drawers.|It opens one face after the other, like drawers.|Face by face it goes through them, as one looks through pockets.] [It is looking for something as small as a pea, and|It has lost a thing the size of a pea, and|What it cannot find is no larger than a pea, and it] [means no harm by it|bears nobody a grudge].',
      'v=b',
    ],
  ],
  who: 'Investigation :: asking the gardener, who was the first, what he saw last :: {A}, on the stair, «with a book, »who [said "thank you", and wrote down an hour|asked him to look up, and looked at a clock].',
  where:
    "Perception :: [looking down past one's own feet for as long as one breath|looking down, once, between one's own shoes] :: [There is one lit window in« all» the realm that faces upwards. It is {lair}.|Only one window« down there» is lit and faces the sky, that of {lair}.|In the whole dark country one window is lit, and it looks up: {lair}.]",
  choice: [
    '{R} can stand under the star without harm and would go down into {lair} [in front of [everyone|everybody], with a knife|ahead« of all the others», with a knife], and cut out whatever it is looking at. Or the party goes without {R}, and [[has to|must] see|[has to|must] look for itself].',
  ],
  first: {
    answer: 'lets {R.name} go first',
    now: [
      '{G} [listens« to the one who came down», and tears the seal off the order|hears the one who came down«, to the end», and breaks the seal« of the order»]. {R} asks [for nothing but to be told the way in simple words|only how many steps it is, and to which side]. [[Nobody|No one] in the last tower waves.|In the last tower [nobody|no one] turns round.]',
    ],
    later: [
      [
        '{R} walks [through {lair}|straight in|past the lens] [as if|as though] nothing were there, and reaches the middle in the third round. By then the party must have decided whether {R.they} is to do it: [if the child dies, the star closes, and not one of those who have gone up comes down|with the child dead the star closes for ever, and those who have gone up stay where they are].',
        'v=a',
      ],
      [
        '{R} walks [through {lair}|straight in|past the lens] [as if|as though] nothing were there, and reaches {A} in the third round. By then the party must have decided whether {R.they} is to do it: [the star gets its small eye back and goes home, and {A} dies of the knife|the small eye comes out whole, and the star goes home with it, but {A} does not live].',
        'v=b',
      ],
    ],
  },
  second: {
    answer: 'goes without {R.name}',
    now: [
      '[{G} has taken the seal off the order.|The order has no seal any more; {G} has taken it off.] {R} has it read out« in {town} all the same», [for volunteers, and more of them come than you would have thought|and asks for volunteers, and the line goes round the corner].',
    ],
    later: [
      '[The one who was brought down from {town2} comes along, and looks up|The one brought down from {town2} has come along, and looks up|With the party comes the one who was brought down from {town2}, and looks up]. (If only the gardener came, he looks back« from above» when« he is» called, DC 17 Persuasion.) For one round [the star looks at that face and at nothing else|that face is all that the star looks at|the star has eyes for nothing but that face], and {A} does not know what is coming.',
    ],
  },
  closes: [
    '[The act ends|It ends] in {town}, at the foot of the rope that holds the last tower. [It hangs over the second dome, and whoever climbs it sees the lens« below»|From up there one sees down into the second dome, past the lens|The tower hangs over the second dome, and from its window one looks straight down at the lens], and [behind it somebody who looks up|a face behind it, turned upwards|a figure behind it that has raised its head]: [for the first time, only a person|a small face, and it is pale|it looks like anybody who is waiting].',
  ],
  lastWay: [
    'From the tower you let go, and come down« head first», between the lens and its rim, into the bowl of {lair} (DC 17 Dexterity saving throw to land on your feet«, whichever way that is»). [By the stair you come in at the bottom of the bowl, [under the lens|right under the lens].|The stair from {town} ends at the bottom of the bowl, under the lens.|There is the stair as well, and it comes out at the bottom of the bowl.|Or one takes the stair, and comes out at the lowest point of the bowl.|Those who prefer the stair come in [at the bottom of the bowl|at the bottom, and look up at the lens].|By the stair one [comes out|arrives] at the bottom of the bowl, with the lens overhead.|The other way is the stair, [which leads to the bottom of the bowl|and it ends under the lens, at the bottom of the bowl].]',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] {A} has had one answer fewer, and is surprised once in the fight; if the feast was proclaimed, [you hear music through the rock|there is music to be heard through the rock], and every third round it [becomes|gets] brighter.',
  ],
  sides: [
    {
      who: '{G.full} and the crown',
      wants: [
        'want [everyone|everybody] alive, and then the truth«, in this order». Content with [little|a full list|one life saved|a plain report]; unhappy about [an oracle|a rumour|a bet|anyone who says "only"].',
      ],
      later: [
        'put out every lamp« in the realm» at one moment, and [it is so dark that the star opens a little wider, and sees less|in that darkness the star, wide open, sees less].',
      ],
    },
    {
      who: '{S.full} and the awnings',
      wants: [
        'want [nobody|no one] to be alone with it. Content with [a song|an open door|a warm hand|a shared blanket]; unhappy about [a hook|a chain|a list of names|an order].',
      ],
      later: [
        'sing, {few} hundred of them, «with shut eyes, »and [it listens with half of itself|half of it listens]: saving throws against it have advantage.',
      ],
    },
    {
      who: '{R.full} and the blind order',
      wants: [
        'want an end, and know about ends. Content with [a decision|a clear no|silence|a short answer]; angry about [curiosity|pity|a peep-hole|"only one look"].',
      ],
      later: [
        "have people at each rope« who need no light»; [nobody|no one] on the party's side can be cut loose.",
      ],
    },
  ],
};
