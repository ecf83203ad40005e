import type { TaleActs } from './tale-types.ts';

export const emptyMaskActs: TaleActs = {
  heading: 'The Night of a Thousand Masks',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] the party is asked to a masked ball, by people who do not ask twice ({fight}). [They stop when one mask comes off, and turn to the wall, as the law demands; {H} had pointed, and they had not asked why.|When one mask comes off they stop and face the wall, as the law demands. {H} had pointed at the party«, and that had been reason enough».]',
  ],
  early: [
    [
      '[By the stair under the seventh chair, or the water gate,|Through the water gate, or down the stair under the seventh chair,] they get in unseen« between two rounds of the guard», and find the councillor, salted, with wires at his wrists, and the wax heads. But to have been in the robing rooms is the sixth offence: whatever is found there by somebody who committed it has not been found, and {G} would have to arrest them for telling. [They know now who is dead.|So they know who is dead.|At least they know now which of the nine is dead.] [Whose the seventh seat is by law, and with it the vote, is written nowhere down here; only the eight can say that.|Nothing down here says who has a right to the seventh seat, and to its vote; the eight would know.|But the seat and its vote belong to somebody by law, and down here nobody has written down to whom. The eight have to be asked.|On whom the lot fell after him, and who therefore has the vote, cannot be found down here. It can only be heard from the eight.]',
      'v=a',
    ],
    [
      '[By the stair under the seventh chair, or the water gate,|Through the water gate, or down the stair under the seventh chair,] they get in unseen« between two rounds of the guard», and find eight councillors put away in their alcoves, alive. Now that the seventh is fed, none of the masks comes off« any more»: whoever pulls takes the face along (DC 14 Medicine to see it in time), and {B}« with warm water» would need an hour for each; the guard comes by every quarter of an hour. One of the eight writes« with a finger in the palm of a hand», "third, by the lamps": it is the one that can still speak for itself, and they know it again on {town2}.',
      'v=b',
    ],
  ],
  opens: [
    '{R} arrives in {town} with {few6} ships, as a guest, and gives a feast on the water. «[All of {town} comes masked.|In masks all of {town} comes to it.] »[In the middle of it somebody proclaims|Between two rockets somebody proclaims] that the council will move to {town2}, the island of the empire, "for its safety", until a few days before the vote.',
  ],
  goal: [
    [
      'On {town2} {A} tries it out: the four who are for the treaty are to rest on the ships« of {R}» until the vote, while understudies sit in their places«, and {R} will not look». The party must get« from {town}» to the island, and to one of the true masks, and find out on which number the lot has fallen in place of the seventh.',
      'v=a',
    ],
    [
      'On {town2} the seventh mask is to be fed every night«, from the ships of {R}»; the more it eats, the more it speaks out of the other eight, who have only their hands left to say what they mean. [Before all of them have lost their voices the party must get to the island, and to the third mask, the one that is still its own, and hear from it what the eight want and how they can help.|The third is still its own. The party must get to the island and to this mask, before all of them have lost their voices, and hear what the eight want and how they can help.|Only the third can still speak for itself: the party must reach it, «on the island, »before that voice is gone too, and hear what the eight want and how they can help.|What the eight want, and how they can help, can be heard from the third alone, which is still its own; the party must be at the island, and beside it, while it still has a voice.]',
      'v=b',
    ],
  ],
  map: [
    '[The bridges of {town} have been drawn up and the canals closed with chains, "for the festival".|"For the festival" there are chains across the canals of {town}, and the bridges are up.] [Only masked boats get to {town2}.|Nobody gets through to {town2} without a mask on board.] [Between {town2} and the palace lies the old drain of the tyrants; it is flooded, and comes up«, behind a grille,» in {lair}.|There is an old drain« of the tyrants», from {town2} to the palace; it is under water, and ends behind a grille in {lair}.]',
  ],
  way: [
    '[Through the festival it is an hour, and nobody may be recognised:|It is an hour through the festival, and an unmasked face would be noticed at once:|The festival takes an hour to cross, and nobody crosses it with a face of their own:|An hour of festival lies on the way, where one is a mask or a scandal:] [each of the party chooses a mask, and must act as it demands|each of the party picks a mask, and has to behave like it|each needs a mask, and must play it] (the player says how; DC 15 Performance or Deception). [Who falls out of the part in {town2} is followed, by more and more people, who find it charming.|Whoever forgets the part has people behind them, first three, then thirty«, who are charmed».|Each slip is applauded: [the crowd behind whoever makes it grows from three to thirty|whoever makes it has three people behind them, and soon thirty].|A mask that acts out of character gets a following in {town2}, three people at first, and soon a street.|Whoever drops the part collects admirers, three at the first bridge and thirty at the last.]',
  ],
  place: [
    '[{town2} is a garden with white statues that all look away.|In the garden of {town2} all the white statues look away.] [The nine sit at a table« of {R}» there, under lamps; some« of them» drink through straws, and the others have not touched anything.|Under lamps, at the long table« of {R}», sit the nine: some have straws in their glasses, and some have let everything stand.]',
  ],
  rival: [
    "[{R} wins by giving everybody exactly what they want.|What people want they get, from {R}, and that is how {R} wins.] {R} has offered {A} the government, {G} an order and the party a year's income, and takes each refusal home« like a flower».",
  ],
  setPiece: [
    '[The feast of {town2} has seven courses, and with each the servants of {R} lead« or carry» the nine to other places.|There are seven courses at the feast of {town2}, and after each« of them» the nine are led, or carried, to other chairs.] The party must speak to one of the true ones: find it (DC 15 Insight), get a seat beside it (DC 15 Sleight of Hand« with the place cards»), and ask a question that can be answered with the hands (a player does so). Meanwhile {H} clears away those who are not on the list ({fight}), quietly; whoever raises a voice is led out. Each failed check costs a course; without an answer by the seventh, the third mask has to be asked on the stairs, where {H} sees it and warns the guard: one step that was prevented does not count at {lair}.',
  ],
  what: [
    [
      'Insight :: understanding what the hands of the third mask say :: First they spell a name, {W.name}. Then: ["The old one asked for leave, and we drew lots.|"The old one was tired and was let go, and the lot was drawn. It was number {num4}.|"Leave was asked for by the old one. So we drew, and out came {num4}.|"We drew for the old one, who was tired, and drew number {num4}.|"There was a lot, when the old one wanted to go. It fell on number {num4}.] [Is it not {num4} who has been sitting there for {weeks} weeks?"|For {weeks} weeks, then, it must be {num4} who sits there, or is it not?"] Everyone in {town} has a number sewn into the collar. The party saw this one« when they were told of their pay»: it is that of {G}.',
      'v=a',
    ],
    [
      'Insight :: understanding what the hands of the third mask say :: First they spell a name, {W.name}. Then: ["Take it off me.|"Can you get it off?|"It has to come off me.|"Get it off.|"Help me out of this.|"I want to be out of it.] [It has started to move my tongue.|When I speak, half of the words are not mine.|Lately it speaks with my tongue.|It answers when I am asked.|My mouth moves, and I have not said anything.] [It says that I taste of paper."|And it is tasting me, from the lips inwards."|I taste of paper, it says."|At night it tastes me, and says: paper."|It has licked me and says that I am dry."] At the end: "On the day five of us will tell the guard to stand down, if {G.name} says the formula."',
      'v=b',
    ],
  ],
  who: 'Investigation :: looking at the place cards :: [The order of the votes« on the treaty» stands on the backs, one to nine, with the result.|On the backs somebody has noted the votes on the treaty in their order, from one to nine, and what they add up to.|Turned over and laid in a row, they give the votes on the treaty, one to nine, and the result.|On the back of each stands how its guest will vote on the treaty, and on the ninth the result.] [It is written in the hand of {A}, and {R} has initialled it.|The hand is that of {A}, and {R} has put initials to it.]',
  where:
    'Perception :: listening at the grille of the old drain :: [Far down somebody hums, «and stops, »and somebody else puts a robe straight.|Deep in it you hear humming, and then cloth, as if someone were putting a robe straight.] [It echoes as it does in only one place, {lair}.|One hears such an echo at {lair}, and nowhere else.|By the echo it is {lair}.|Such an echo there is in {lair} and nowhere else.]',
  choice: [
    '[{R} proposes a deal: a true vote, with eight, and whatever comes of it the ships will leave.|A true vote, with eight, after which the ships will leave in any case: that is what {R} offers.] [In return the party must tell {R.them} one name that is under a mask, and they know one: {W.name}.|The price is one name from under a mask, and they know one: {W.name}.] [Or they say nothing, and {R} will stay for the party.|If they say nothing, {R} will stay«, for their sake».]',
  ],
  first: {
    answer: 'tells {R.full} a name',
    now: [
      '{R} repeats it once, softly«, [like something to eat|as one tries a wine]». [In the evening a family in {town} moves away, with an escort, and the third mask sits« very» still.|That evening an escort has stopped before a house« in {town}», which is empty now, and the third mask does not move.]',
    ],
    later: [
      [
        'The ships of {R} weigh anchor, and at {lair} {A} has no one to sell to any more: half of the guard has been called to the quay«, to see the ships off». [But the third mask does not forgive the party, and abstains.|The third mask, though, does not forgive, and will not raise a hand.|Only, there is a third mask too, which thinks of that family and keeps its hands in its lap.|But the third mask has learned who named a name, and will not vote on anything that the party wants.|The third mask was their friend, and abstains from now on.] [With that it can be four to four at best; without a majority the treaty falls.|At best the vote is then four to four, and the treaty falls for want of a majority.|Four against four is all that can still be had; a treaty without a majority falls.]',
        'v=a',
      ],
      [
        'The ships of {R} weigh anchor, and at {lair} {A} has no one to sell to« any more»: half of the guard has been called to the quay, to see the ships off. [But the third mask does not forgive the party, and|The third mask, though, does not forgive;|Only, there is a third mask too, which thinks of that family;|But the third mask has learned who named a name;] [when the others tell the guard to stand down it keeps silent: the guard obeys one round later|it keeps silent when the guard is told to stand down, and the guard hesitates for one round more].',
        'v=b',
      ],
    ],
  },
  second: {
    answer: 'says nothing',
    now: [
      '[{R} raises a glass to them.|{R} bows to them, and means it.] ["Then I shall have to find it out," says {R}, "and that is so much more amusing."|"Good," says {R}, "[I had so hoped to have to find it out|I had hoped so much to find it out myself|it would have been too easy]."]',
    ],
    later: [
      '{R} appears at {lair} in the third round, masked, «with a thin sword, »on no side« at all», and fences with whoever is just about to win.',
    ],
  },
  closes: [
    '[The act ends|It ends] in the drain, «up to the chest in warm water, »with nine masks being led home above, «along the canal, »in lamplight; the seventh has to be carried, and {A} is holding the lamp.',
  ],
  lastWay: [
    'The drain comes up in {lair} under the grille of the ninth alcove, and it can be lifted, by two, without a sound (DC 15 Athletics). [By the stair beneath the seventh chair you come down right in the [middle|middle of {lair}]«, [in view of everybody|for everybody to see]».|The stair beneath the seventh chair ends in the middle of {lair}, [where everybody can see you|in view of everybody].]',
  ],
  clock: [
    '[[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one of the silent guard stays where it is and looks at the wall.|One of the silent guard has turned to the wall [for each prevented step|for every prevented step|for each step prevented|with each prevented step|for every step prevented|with every step prevented].] [If {T} has disappeared, there is no boat at the water gate, and whoever has to leave in a hurry leaves by the stair«, in view of all».|Without {T}, if that step was taken, no boat waits at the water gate, and the only quick way out is the stair, in view of all.]',
  ],
  sides: [
    {
      who: '{G.full} and the law',
      wants: ['want it to have been legal. Content with a precedent; sick at a mob.'],
      later: [
        'read out the question three times«, slowly, over the well in the floor»: in {lair} the silent guard must stand still« for that», and does not attack in the first round.',
      ],
    },
    {
      who: '{S.full} and the printers',
      wants: ['want it to be known. Content with a headline; angry at a secret.'],
      later: [
        'shove sheets through the grating« of {lair}», on which stands what {A} has done; {H} can read, and leaves in the second round.',
      ],
    },
    {
      who: '{R.full} and the empire',
      wants: ['want the fleet«, in good order». Content with a bargain; bored by money.'],
      later: [
        [
          'make one of those beside {A} an offer in [each|every] round, and that one leaves.',
          'escort!=construct|no',
        ],
        [
          'have sailors in the water gate who pull one of the felt guards off its feet in [each|every] round«, with a cable»; it needs a turn to get up.',
          'escort=construct|no',
        ],
      ],
    },
  ],
};
