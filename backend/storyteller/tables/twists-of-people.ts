import type { Twist } from './plot-types.ts';
import { seriousTones } from './tones.ts';

/** Twists about people who are not what they seem: the giver, the suspect, the witness, those who are visited. */
export const twistsOfPeople: readonly Twist[] = [
  {
    id: 'giver-did',
    tones: ['grim', 'intrigue', 'horror'],
    when: 'giver=did',
    plant: [
      [
        '{G} has had the old papers brought to {G.their} own house«, for safety,» and gives you copies.',
        '@papers',
      ],
      'Everything may be asked, says {G}, but not at {s3}, and not about last names.',
      [
        '{G} wants to hear of each person you talk to, on the same evening«, before you have slept on it».',
        '@papers',
      ],
      [
        'One condition: anything in writing is to come to {G} first«, before anyone else sees it».',
        '@papers',
      ],
      '{G} asks to be told at once, «at any hour, »if the name {V} is mentioned.',
      '{G} will not have {s3} searched; there is fever there, {G.they} says.',
      [
        'The contract says "whoever did this lately". The last word has been added by hand.',
        '@lately',
      ],
    ],
    echo: [
      "The same hand has drawn the plan of {lair} that hangs over {G}'s desk.",
      'In the margin of {record} stands a remark in the same «square »hand as the contract of the party.',
      'The oldest of the false entries is in violet ink, the ink with which {G} signs.',
    ],
    turn: [
      '{G} did it, needed to know how much can «still »be found out, and hired the best people« for that». The praise was honest.',
      [
        '{G} is the one who did it. To be shown everything first sounded like caution; it was the wish to be the first reader.',
        'plant=papers',
      ],
      'The party works for the one who did it: {G}. The hunt for {A} is real, and so is the fear« of what {A} could say».',
      [
        '{G} did it, and hired the party to find out who knows. That is why the contract speaks only of what was done lately.',
        'plant=lately',
      ],
    ],
    use: [
      'Whatever the party has reported« so far», {G} has used: {T} has had polite visitors. From now on each report can be a trap for the one who reads it.',
      'It comes out when two papers lie side by side and the hand is the same. {G} then offers double for silence«, half of it at once».',
      '{G} does not run. {G.they} asks what the party would have done, and offers to help against {A}«, which {G.they} can».',
    ],
  },
  {
    id: 'giver-knew',
    tones: seriousTones,
    when: 'giver=knew',
    plant: [
      '{G} looks away when the name of {V} is first said« in the room».',
      '{G} pays in advance for a wreath«, together with your fee,» and does not say for whom.',
      '{G} keeps a small light burning on the stairs, and has done so for «exactly »{years} years.',
      '{G} knows the year at once. "{years} years," {G.they} says«, before you have finished counting».',
      '{G} asks you to be gentle with {T}, and does not say how {G.they} knows that there is a need« for it».',
      'There is a good chair in the room on which {G} puts papers«, so that nobody will sit in it».',
      '{G} says "we" when speaking of {deed.open}, and corrects it: "They."',
    ],
    echo: [
      'An unsigned letter from that year says only: "I will say it if somebody asks me." The paper is from {G}\'s house.',
      'Among those who knew, one is only called "the young one with the keys"; {G} was young then, and had keys.',
      'The old letters that turn up here are tied with the knot that {G} ties«, left over right».',
    ],
    turn: [
      '{G} was too young to be one of the {few}, and old enough to understand. The party has been hired by a bad conscience«, and it is going to help them».',
      '{G} saw how it began«, which nobody else did,» and will tell it to people who have found out how it ended.',
      '{G} was there, «at the age of nineteen, »did nothing, and has hired the party so that somebody does.',
      '{G} knew all along what was done to {V}, and could not be the first to say it«. Asked directly, {G.they} answers directly».',
      '{G} was there as a {G.kin:young}, kept a page of it« all this time», and has been waiting to be asked« for it».',
    ],
    use: [
      'Asked in private, {G} makes a statement that fits those of {T} and {C}. Asked in public, {G} denies it once«, and is ashamed».',
      '{G} will testify« before {body}» if the party promises to stand next to {G.them}.',
      '{G} does not know who is behind {harm}, but understands why« it happens», and will come along to {lair} to say so.',
    ],
  },
  {
    id: 'scapegoat-heir',
    tones: seriousTones,
    when: 'agent!=kin',
    plant: [
      [
        '{S} is left-handed, and the old people look at the hand« and then at each other».',
        '@left',
      ],
      [
        '{S} sends money to a grave in another country«, each month,» and has never been there.',
        '@grave',
      ],
      ['{S} wears a ring on a string«, under the shirt,» and says it is from a mother.', '@ring'],
      ['When {S} is shouted at, {S.they} whistles, always the same five notes.', '@whistle'],
      [
        '{S} came here for no reason that anyone can name and has taken the room that nobody wants.',
        '@room',
      ],
    ],
    echo: [
      [
        'In an old sketch {V} has a child on the shoulders. The child is whistling.',
        'plant=whistle',
      ],
      [
        'Five notes are written on the flyleaf, for whistling, "for the little one".',
        'plant=whistle',
      ],
      [
        'A ring is missing from the hand in the portrait of {V}; the paint there is newer.',
        'plant=ring',
      ],
      [
        'In an old sketch {V} draws with the left hand and holds a child on the other arm.',
        'plant=left',
      ],
      [
        'The grave to which {S} sends money is that of a nurse, who was in service with {V}.',
        'plant=grave',
      ],
      ['The room that {S} has taken was rented once before by the month: to {V}.', 'plant=room'],
    ],
    turn: [
      '{S} is the {S.kin:child} of {V}, and was carried out of {town} in a basket. {T} carried the basket«, and has known {S} from the first day».',
      [
        '{S}«, whom everybody suspects,» is the {S.kin:child} of {V} and does not know it. The ring fits an old seal of the house.',
        'plant=ring',
      ],
      '{S} is the {S.kin:child} of {V}. What {town} owes, it owes to the «very »person whom it suspects.',
      '{S} is the {S.kin:child} of {V}, and by law half of what {W} owns belongs to {S}.',
    ],
    use: [
      'Told before the end, it turns the street«: people who threw stones bring a chair». Told at {lair}, it stops {A} for a round, because {S} was not in the plan.',
      '{S} does not want to hear it at first. {T} has to be the one who says it«, and the party should be in the room».',
      '{body} now has a person to whom the damage can be paid, and {W} has somebody to face.',
    ],
  },
  {
    id: 'one-name-short',
    tones: seriousTones,
    when: 'V=dead toll=dead wrong!=bones',
    plant: [
      'The choir sings the {num} names on the day, and takes a breath where the last one would be.',
      'The stone for the {num} is well kept. Someone with nothing to do could count the names« on it»: it is one fewer.',
      'Every year {num} bells are rung for {deed}; the ringer «always »stops one early«, and nobody minds».',
      'There are {num} hooks on the wall« of the hall», each with a wreath, and one hook is empty and dusted.',
    ],
    echo: [
      'In the first draft for the stone, there is one line more, and then a line through it.',
      'The mason was paid for one letter less than the other lines have, and for one line to be left out.',
      'The list of the dead has been copied in a fair hand, and one line is lower« than the rest», as if for a pause.',
    ],
    turn: [
      [
        'The name was left out because its bearer had not died. It is that of {A}, who came out alive and has counted as dead« since».',
        'agent=crew',
      ],
      'The missing name is that of {V}. Whoever had it cut into the stone would have had to say how {V.they} died«, and at whose hands».',
      'The missing name was left off at the wish of {T}, who could not bear to read it: {T.their} own {T.kin:parent}.',
      'The gap was left for {W}, at {W.their} own wish: {W.they} has meant to be among the {num} from the start.',
    ],
    use: [
      'Whoever reads out the names at {lair} must read one more than people know. Without it the count does not come out«, and {A} will say so».',
      'Write the missing name up in chalk, and by evening somebody has put flowers under it«: the party knows then who else remembers».',
      '{C} can enter the name in {record}. It is the first correction in {years} years«, and nobody can pretend not to have seen it».',
    ],
  },
  {
    id: 'stolen-reward',
    tones: seriousTones,
    when: '',
    plant: [
      '{G} asks you not to spend the coins in {town}.',
      [
        'The money smells of lavender, as if it had lain with linen« for a long time».',
        '@lavender',
      ],
      [
        'The fee lies on the table« from the first minute», in coins of a year that one rarely sees.',
        '@year',
      ],
      ['{G} pays the advance out of a small iron box that has no key, only a broken lock.', '@box'],
      [
        'The reward has been collected from several houses; somebody has put in a brooch« instead of money», and asks to have it left out of the list.',
        '@brooch',
      ],
    ],
    echo: [
      ["{V}'s sister used to lay lavender between the coins. It is in a letter.", 'plant=lavender'],
      ['The list of what {V} owned includes an iron box, small, lock broken.', 'plant=box'],
      [
        'In coins of that year {V} was paid, «in the last weeks before {deed}, »and hardly anybody else.',
        'plant=year',
      ],
      [
        'An old letter of {V} says how the savings were marked: a nick in the rim« of each coin». The coins of the party have it.',
        'plant!=lavender|year|box|brooch',
      ],
      [
        'In the only picture of {V} the coat is closed with the brooch that was left out of the list.',
        'plant=brooch',
      ],
    ],
    turn: [
      [
        "The fee is {V}'s savings: {body} seized them after {deed}«, entered them as its own,» and has lent them to {G}, who did not ask.",
        'plant!=brooch',
      ],
      "The reward is part of what was taken from {V} and shared out among the {few}, who have given it« to {G}» for the fee. Anyone who knew {V} will recognise it in the party's hands.",
      [
        "The party has been paid with {V}'s money: after {deed} the house was sold« with all that was in it», and {G} bought a chest and found the coins in it. {A} knows each of them, and will say so at a bad moment.",
        'plant!=brooch',
      ],
    ],
    use: [
      'Pay with one of the coins« in {town}», and it comes back within the hour, with a question. {G} did not know«, and turns pale».',
      'Give the money back« in the open», and people begin to ask what else was taken. {T} is the first.',
      'The coins are a proof: they lead back, «hand by hand, »to {W}. {C} has entered each of the hands.',
    ],
  },
  {
    id: 'paid-witness',
    tones: seriousTones,
    when: '',
    plant: [
      '{T} has never been heard to complain, and people here complain.',
      '{T} lives well on a small trade; people put it down to thrift.',
      '{T} has a new roof and a standing joke about a rich aunt.',
      'On the first of each month {T} closes early.',
    ],
    echo: [
      'In the accounts of {W} there is a horse that has been fed« for {years} years» and does not exist.',
      'A monthly sum goes from {W} to "the aunt", who signs with the thumb.',
      'There is a second set of receipts, on the same days«, always the first of the month».',
    ],
    turn: [
      'What {W} pays {T} for is not silence, but a story: {T} has been writing it «all »down, a page a month, and has sold {W} each page.',
      '{T} is paid for silence, by {W}, and has put all of it aside« untouched». {T.they} would give it back and talk, to the first person who does not offer more.',
      '{T} is paid for silence by {W}, and the sum has grown every year: «by now »it is {T} who holds the leash.',
      [
        '{T} has taken the money for {years} years and has spent it on the families of the {num}.',
        'wrong!=bones',
      ],
    ],
    use: [
      '{T} can be brought to talk by money, but what is bought can be bought back. Asked what {T.they} would have said« in the first week», {T} says it for nothing.',
      'The payments are a proof in themselves: they lead from {W} to {T}, «month by month, »and {C} can read out the sums.',
      '{T} is ashamed of the money, not of the silence. Whoever offers to help with giving it back has a witness.',
    ],
  },
  {
    id: 'penance',
    tones: seriousTones,
    when: 'agent!=penitent',
    plant: [
      '{W} pays for {num} coats for the poor each winter, will not be thanked for it, and gets quite angry.',
      '{W} gives away firewood to {num} households, and tells them to burn it on one« particular» night.',
      '{W} is loved here for a kindness: each winter {num} families are given wood«, always {num}».',
      '{W} founded the hospital, and is known to have asked for {num} beds«, not one more».',
      '{W} keeps open table for {num} poor people, and counts them in {W.themself}.',
    ],
    echo: [
      '{W}\'s steward has orders to go on giving «even »after {W}\'s death, "until the number is none".',
      'The charity began in the month after {deed}. Its number has never changed.',
      [
        'The list of those who receive something from {W} has the family names of the stone, in the order of the stone.',
        'toll=dead',
      ],
    ],
    turn: [
      '{W} has been paying the families of the {num} back for {years} years« and has nearly finished», and thinks it unfair to be found out now.',
      'The charity of {W} is a penance«, counted out». Say the number to {W.them} and {W.they} sits down.',
      [
        'All that {W} gives is given to the heirs of the {num}. If {W} falls, so do they«, and they will ask the party why».',
        'wrong!=bones @heirs',
      ],
    ],
    use: [
      'Say the number« aloud» in front of {W}, and the talk becomes honest«: {W} will not deny a number».',
      [
        'If {W} falls, {num} households lose their winter. Somebody has to think of that« before {deadline}», and {C} has the list.',
        'turn!=heirs',
      ],
      '{A} does not know of it. Told at {lair}, it does not end the matter, but« it» makes {A} ask a first question.',
    ],
  },
  {
    id: 'faked-visit',
    tones: seriousTones,
    when: 'harm!=taken harm!=sleepwalk harm!=cold',
    plant: [
      '{X1} was insured, and had the papers ready.',
      'It is said that {X1} bore it best, and had «even »moved the good furniture out a day earlier, by chance.',
      '{X1} gives a fluent account of it. The account has a beginning, a middle and an end.',
      '{X1} tells of {emb} and draws it for you: a little wrong, in the way of one who has only heard of it.',
    ],
    echo: [
      'The neighbours of {X1} heard it at suppertime.',
      'The first visit happened at the wrong hour. All others were at {hour}.',
      'At the house of {X1} there is no {res} and never was.',
    ],
    turn: [
      '{X1} faked the first visit after an old letter of {V}«, and thought that nobody else had it». The letter is the proof that everyone is looking for.',
      '{X1} faked the first visit, to be counted among the victims. Since then {A} has been curious about {X1}«, and is not the only one».',
      [
        'The first visit was the work of {X1}, who had a debt to burn. The rest were not. {A} «only »got the idea from it.',
        'harm=fires',
      ],
    ],
    use: [
      'What {X1} has said about the culprit is invented, and what the party has built on it falls. What {X1} says about {V} is true.',
      '{X1} can be brought to admit it (DC 14 Insight, then patience), and would rather be laughed at than accused.',
      '{A} knows it, and has left {X1} for the end. From now on {X1} needs the party more than the party needs {X1}.',
    ],
  },
];
