import type { TaleActs } from './tale-types.ts';

export const branchOfficeActs: TaleActs = {
  heading: 'The Auditor From Below',
  blows: [
    '[On the second evening|After the second clue|When two of the three places have been seen,] representatives come and say that the party has won a prize ({fight}). They stop when somebody says "no, thank you" three times; {H} has sent them, and had not thought that anybody could refuse.',
  ],
  early: [
    "The goods lift and the chute both end at a turnstile. {H} stands behind it and wishes the party a good day: they may look round, but only from behind a rope. [They see the press, {num} thousand names, and their own.|There are the press, and {num} thousand names, and theirs among them.] Nothing here gives way to force: a press that is broken prints the bill for it, and is whole in the morning, since it is in the contract; and everything on the shelves is locked until the books are closed, or until an auditor has the locks taken off (which {R} does, in the second act). The soul of {B} is of no use here either: as long as no auditor is in {town}, a soul that is put on the counter is a soul handed in, and {H} writes a receipt for it. A free pen of {H}'s is the only thing that they can take along; with it one of them may state a term in the last fight without using an action.",
  ],
  opens: [
    '[It gets cold in {town}, at noon|All at once there is frost on the windows of {town}], and {R}, in a fur coat, gets out of a sedan chair that [nobody|no one] carries. [There have been "irregularities", above or below, that is not clear yet.|One speaks of "irregularities", and has not decided yet whether above or below.] {R} has come to close the branch; and when a branch is closed, the stock is written off, all {num} thousand of it.',
  ],
  goal: [
    '{R} will decide in {middle} days, by the books alone. The party needs a witness who has been through it and come back, and there is one in {town2}, the place of lost appeals, on the border of the first circle. [You get there with {G}, who is banned from it, and comes along under the number of a client, with a hat over both horns.|Only {G} knows the way. {G} is not allowed there, and goes as one of the clients, with a number in one hand and a hat over the horns.]',
  ],
  map: [
    '{R} has had everything sealed, gates, wells, mouths, and at {lair} has the locks taken off for the count. What is sealed opens only for those who have been audited. In the meantime the waiting room of the old office has become larger: behind the last chair a passage leads to {town2}, and from its cellar an outgoing chute goes straight to {lair}.',
  ],
  way: [
    '[In the passage you wait.|One does not walk in this passage to {town2}, one waits.] [It goes forward only when the number is called that one has|One gets on only when they call the number that one has], and there are hundreds before the party (DC 17 Deception to swap, DC 17 Performance to make others want to leave, or a spell slot of the 4th level or higher, which the counter accepts as a fee; three successes). [Who loses patience|Anyone who loses patience] is back in the chair.',
  ],
  place: [
    '{town2} consists of counters with shutters that are down, and of people who sit before them with a letter in hand. [Some are from long ago.|The oldest of them have forgotten the matter.] They have [organised|set up] choirs, [an elementary school|a school for beginners] and a very good soup.',
  ],
  rival: [
    '{R} believes in nothing that does not add up and has therefore never slept well: there is a difference of one in the books of Hell, somewhere, and has been for {years} years. {R} suspects {town}.',
  ],
  others: ['construct', 'fiend'],
  setPiece: [
    "The hearing is at counter nine, with {R} behind the glass. The party pleads three points: that there was no conversation (DC 17 Persuasion), that there was no eye open (DC 17 Investigation, with a receipt), and that somebody has been harmed who can say so (the one who won an appeal, {T.name}'s jar, or one of the party who has signed). Meanwhile {H} has called security ({fight}), which has to be held off in silence, since whoever raises their voice at a counter has lost. [Two of three, and {R}|For two points of the three {R}] takes another stamp: the stock will not be written off, but goes back to its owners, if the party can put an end to the work of {A} before the quarter ends. {R} will not do that: an auditor counts, and does not arrest. If the party wins only one point or none, {A} must be beaten before the eyes of {R}, or the stock is written off all the same.",
  ],
  what: [
    [
      'History :: reading precedents on the wall of the waiting room :: "Small print is not a conversation; see the Matter of the Apple." [It was won, by a snake, who represented itself.|A snake brought it against {town}, without a lawyer, and won.]',
      'v=a',
    ],
    [
      'Investigation :: looking for {A} in the staff register of Hell, by way of the soup lady :: [There is no such name.|Nobody is down there under that name.] Nobody has been sent to {town} in {years} years; next to {G} it says "presumed converted".',
      'v=b',
    ],
  ],
  who: 'Insight :: asking the only one who has ever won an appeal :: "It was a person in grey, and very nice to me. [I said no. They said that they would put me down for a yes."|I refused. I was told that they would count it as a yes."] She draws the circle on the card of {A} from memory.',
  where:
    'Perception :: reading what is on the outgoing chute in the cellar :: ["Paper only. No souls, no lunch."|"For paper. Souls and lunches by the other chute."] It hums with the same music as the new branch, and ends above the press, at {lair}.',
  choice: [
    '{R} is willing to overlook {G}, with all {few} files, if the party helps {R.them} to find the difference of one in the books; it would mean to send below the soul of {B}, tonight. Or they keep {B} out of it, and {R} looks {G} up.',
  ],
  first: {
    answer: 'lets {R.full} have the soul of {B.full}',
    now: [
      '{B} says that it was a good cake, packs a bag and a rolling pin, and is down there in charge of the kitchen by the evening. The books of Hell balance for the first time, and {R} has to sit down.',
    ],
    later: [
      [
        'At {lair} {R} is on the side of the party, as an abacus is on the side of a sum: [each|every] round one enemy is struck off, with a pen, without any hurry. But {G} will not look at them, and is in office no longer: {R} strikes out the {num} thousand contracts instead, if {A} is beaten.',
        'v=a',
      ],
      [
        'At {lair} {R} is on the side of the party, as an abacus is on the side of a sum: [each|every] round one enemy is struck off, with a pen, without any hurry. But {G} will not look at them.',
        'v=b',
      ],
    ],
  },
  second: {
    answer: 'keeps {B.full} out of it',
    now: [
      '{R} opens the register at the name of {G} and reads for a long time. Then {R} asks if there is any more of the tea.',
    ],
    later: [
      '{G} comes to {lair} in person, in the good suit, with all {few} files under the arm, and has been a real devil, in {G.their} time: [everyone|everybody] there who works for {A} has to make a DC 17 Wisdom saving throw or remember an appointment.',
    ],
  },
  closes: [
    '[The act ends|It ends] in the chute, among forms: below lies a bright, quiet hall, and in it stands {A} with a stopwatch and practises a smile.',
  ],
  lastWay: [
    'By the chute you come out above the press of {lair}, and land on what is being printed. By the goods lift you are announced, with name and credit rating, and shown to a seat.',
  ],
  clock: [
    'For each step that was prevented, {A} is one term short. If the bells were taken down, no soul that is let out finds its way by itself, and somebody has to carry it.',
  ],
  sides: [
    {
      who: '{G.full} and the old clients',
      wants: ['want it to be done decently. Content with an apology in person; hurt by a form.'],
      later: ['form a queue at the counter of {A}, and each of them has only one short question.'],
    },
    {
      who: '{S.full} and the abbey',
      wants: [
        'want to have their enemy back. Content with a draw; angry if you call it friendship.',
      ],
      later: ['sing down the chute, from the old sheets, and the press jams.'],
    },
    {
      who: '{R.full}',
      wants: ['wants it to come out even. Content with a column that does; unwell at a gift.'],
      later: ['stamps something, and one of the terms of {A} has never been agreed.'],
    },
  ],
};
