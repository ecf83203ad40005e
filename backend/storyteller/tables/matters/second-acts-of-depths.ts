import type { SecondAct } from './matter-types.ts';

/** Further second acts of nests, gates, rites and ruins. */
export const secondActsOfDepths: readonly SecondAct[] = [
  {
    id: 'nest-other-end',
    not: [],
    only: ['delve-nest'],
    heading: 'Act two: The Other Way Out, near {town2}',
    opens: [
      'From {p3} the party sees it, as {H} has for days: only half of {brood} come{brood.v} back in the morning by the way by which {brood.they} went. There is a second exit, {den} goes on, and where it ends lie {town2} and its cellars.',
    ],
    goal: [
      'If the one exit is stopped, {brood} will come out by the other. The party has to find it, near {town2}, warn the people there, and decide in which direction {brood} shall go in the end. {R} was in {town2} first, and has sold everyone poison.',
    ],
    way: [
      'Above ground it is a day, with {T}, who stamps on the earth every hundred paces and listens (DC 13 Perception to hear where it is hollow). Below it is half of one, crawling, after {brood} (DC 14 Stealth by the group).',
    ],
    place: [
      'In {town2} nobody has seen {brood}, and everybody has been robbed: of cheese, bells, left shoes. In the deepest cellar, that of the choir master, a wall has become thin as a plate; by candlelight shadows move behind it.',
    ],
    rival: [
      '{R} has {few} barrels of poison, a smile and no idea where it would flow. When {T} asks what is below the cellars (the spring of both towns), {R} sits down on a barrel. {R} would carry them out again, if the party does not call it that.',
    ],
    clues: [
      'Nature :: looking at what lies in front of the thin wall :: It was laid there with care: presents. {brood} {brood.is} not digging to get in. {brood.they} {brood.is} moving house.',
      'Investigation :: asking what was built here before it began :: In spring the choir got a new bell. At each stroke, all shadows behind the wall stand still.',
      'Survival :: holding a candle to the crack :: The draught comes straight from {lair}; it can be heard breathing.',
    ],
    setPiece: [
      'The wall breaks while the choir is practising above it. There are four rounds; each of the party can do one thing in each round: ring the bell and keep it swinging (DC 13 Athletics), lead the choir out, singing (DC 13 Performance), close the hole with the wine press (DC 14 Athletics), lay a trail that leads away from the houses (DC 13 Survival). With three successes {brood} stay{brood.v} outside and draw{brood.v} back; with fewer, the cellars are lost, and two of {brood.them} have to be driven out of the church.',
    ],
    map: [
      'Under the weight of what has fallen in, the passage between {den} and {town2} has become a slope: whatever rolls in {town2} arrives at {lair}. To the surface it has opened in the middle, in a field, half-way; from now on there is a third door.',
    ],
    choice: [
      'The bell of {town2} can be taken down and brought along, though it weighs as much as four people. Or it stays, and rings at an agreed hour for as long as the party needs.',
    ],
    first: {
      answer: 'takes the bell along',
      now: [
        'It is lowered into the hole in the field, and hangs in the passage, silent, under a coat.',
      ],
      later: [
        'Struck at {lair} (an action), the bell makes all of {brood} but the largest stand still until the end of the next turn; it works three times, then it has a crack.',
      ],
    },
    second: {
      answer: 'leaves the bell and agrees on an hour',
      now: ['The choir master sleeps in the belfry, with the rope around the wrist.'],
      later: [
        'At the agreed hour {brood} {brood.is} gone from {lair} for a while, all but a few: {brood.they} {brood.has} run to the other end, where it is loud. {great} has stayed.',
      ],
    },
    lastWay: [
      "Through the third door in the field, down the slope (DC 13 Acrobatics, or one arrives first and on one's back), one comes to {lair} from the side from which the presents come.",
    ],
    closes: [
      'The act ends in the field, at the edge of the hole: from below somebody knocks, three times, as {H} would.',
    ],
  },
  {
    id: 'gate-keeper',
    not: [],
    only: ['delve-gate'],
    heading: 'Act two: The One Who Held It Last, near {town2}',
    opens: [
      'When it opens on this night, something falls out: a sleeve, with an old seal of {town2} on it. {S} knows it. In the third hole somebody has stood for {ages}; and in {town2} there is a house in which a place is still laid for this one.',
    ],
    goal: [
      'Whoever held it last knew how long one can hold it and what one needs to be let go. The family in {town2} has everything that was written home. The party has to read it before the next night but one. {R} has bought the letters, unread.',
    ],
    way: [
      'All roads have become a little steeper in the direction of {town}; from there one has to pull (DC 13 Athletics by the group, or half a day is lost), and what is set down rolls home.',
    ],
    place: [
      'A long table, {num} relatives, and one empty plate, which is warm. {ragnal}, the eldest, says grace for those present and the one who stands. Nobody here is surprised: they have waited for somebody to come and ask.',
    ],
    rival: [
      '{R} sits at the table, between two aunts, and may not leave before having eaten. {R} gives the letters up over dessert, for a seat near the party when it happens.',
    ],
    clues: [
      'History :: reading the letters in the order of their dates :: They come out of it by themselves, one a year, and the writing gets larger. In the last one there is only: "Soon."',
      'Arcana :: laying a hand on the warm plate :: What stands in the hole can be relieved by an exchange, of something that has been held in a hand for as long as the one held it: {T} has such a thing on the door.',
      'Perception :: looking into which corner of the room everyone avoids looking :: The shadows point there, even at noon; beyond it lies {lair}.',
    ],
    setPiece: [
      'In the middle of dinner it opens here as well, in the corner, for the length of a song. There are four rounds; each of the party can do each of these once: hold the table across it (DC 13 Athletics), keep the family singing (DC 13 Performance), throw back what comes out, kindly (DC 13 Persuasion), catch the hand of the one who stands in it (DC 14 Acrobatics). With three successes that hand presses three times and lets go: now the party knows how it is held. With fewer, {few} plates are empty the next morning, and two of {brood} sit on the stairs.',
    ],
    map: [
      'From that evening on one sees it from everywhere: above {town} stands a second evening, of another colour. People walk towards it or away from it, and nobody stays. The streets around {lair} are empty, and all doors open.',
    ],
    choice: [
      '{ragnal} would take the place in the hole: it is the turn of the family. Or the party brings the plate, the spoon and the letters, and hopes that it is enough.',
    ],
    first: {
      answer: 'lets {ragnal} come along',
      now: [
        '{ragnal} takes leave of {num} people, by name, and forgets nobody. {S} carries the bag.',
      ],
      later: [
        'At {lair} {ragnal} holds the third hole for as long as is needed, and tells jokes. When the pins are in, one can still pull {ragnal} out: it takes two people and a DC 14 Athletics check.',
      ],
    },
    second: {
      answer: 'takes the plate and the letters',
      now: [
        'The plate stays warm in the bag. {ragnal} stands at the window until the lantern is gone.',
      ],
      later: [
        'Laid in the hole, the plate holds for {few} rounds, and the one who has stood there steps out behind it, stiff and polite, and shows where to strike.',
      ],
    },
    lastWay: [
      'Downhill, one could say: all roads fall towards {lair}. One only has to brake (DC 13 Acrobatics), and to be there before {brood}, who {brood.is} going uphill on the other side.',
    ],
    closes: [
      'The act ends in the empty street: all the lamps are lit, although nobody is here, and all of them lean one way.',
    ],
  },
  {
    id: 'rite-empty-chair',
    not: [],
    only: ['delve-rite'],
    heading: 'Act two: The One It Was Done For, in {town2}',
    opens: [
      'In the pocket of {H} is a receipt: {A} pays every month for a room in {town2}, with a view, for somebody who does not write. It is what {A} wants put right; and it is alive.',
    ],
    goal: [
      '{A} believes that {called} alone can give back what was lost. If the one for whom it is done says no, half of those who follow will not go on. The party has to find this one in {town2}, and hear what really happened then. {R} knows the address and asks a price.',
    ],
    way: [
      'A day and a half by the postal road. At each stop lies a letter from {A} for the next traveller, friendly, with money, and the request to turn round; each is a little less friendly (DC 13 Insight to see where the fear begins).',
    ],
    place: [
      'The room has a view of the sea or of what was one, and two chairs. {wren} sits in one of them, older than {A}, and has not spoken with {A} for {few} years: not out of anger. Nobody has ever told {wren} what is being prepared.',
    ],
    rival: [
      '{R} has read the second half of the page, has understood that nobody is paid, and still would like to be there, once, to ask one question. {R} gives the address for a promise to be woken.',
    ],
    clues: [
      "Insight :: letting {wren} tell of the day that {A} wants back :: It was nobody's fault. {A} has built on it all the same, stone by stone.",
      'Arcana :: showing {wren} the words that {H} copied :: {wren} wrote them, as a student, as an exercise, with a mistake in the third line; {A} has kept the sheet, and so has {H}.',
      'Nature :: smelling the money in the letters :: It has lain in water that does not move and a smoke without wood: it comes from {lair}.',
    ],
    setPiece: [
      'Those who follow {A} come to take {wren} away, with a closed coach and the best intentions. In five rounds: convince the driver that {wren} is already inside (DC 14 Deception), bring {wren} down the cliff stairs in a chair (DC 13 Athletics), make them listen to one sentence of {wren} (DC 13 Persuasion), cut the traces (DC 13 Sleight of Hand). With three successes before three failures they stand around, and two of them take off the white; otherwise it comes to a fight for a wheelchair.',
    ],
    map: [
      'The half-way hour comes meanwhile. Of all lights between {town} and {town2} only those go on burning that somebody holds in a hand; roads that are not carried a light along lead back to where one came from. To {lair} every one of them leads.',
    ],
    choice: [
      '{wren} would come along and say it to {A}, face to face, at {lair}; it is a long way with a chair. Or {wren} writes it down, one line, and corrects the mistake in the third.',
    ],
    first: {
      answer: 'takes {wren} along',
      now: [
        '{wren} looks out of the coach the whole time, and asks what each hill is called. The next step of {A} takes place meanwhile.',
      ],
      later: [
        'When {wren} comes down the steps at {lair}, {A} loses the line, and two rounds. What they say to each other nobody else may hear; those around the ring look at the floor, and {few} of them go.',
      ],
    },
    second: {
      answer: 'takes the line that {wren} has written',
      now: [
        'It is a short line, and {wren} keeps it folded so that one does not read it by accident.',
      ],
      later: [
        'Slipped in among the words (DC 13 Sleight of Hand, or by {H}, without a check), the corrected line turns the rite round at {lair}: the third line that {A} speaks undoes the two before.',
      ],
    },
    lastWay: [
      'With a light in the hand the party walks straight to {lair} and is seen; without one it has to hold on to somebody who belongs there ({H}, or a prisoner), and is taken for one of them.',
    ],
    closes: [
      'The act ends at the top of the steps: below, in the ring, stands a chair that was not there before, and it is empty.',
    ],
  },
  {
    id: 'ruin-last-guest',
    not: [],
    only: ['delve-ruin'],
    heading: 'Act two: The Buyer, in {town2}',
    opens: [
      'The buyer of {A} is in {town2} and has paid a part in advance; on the bill stands, small, what for: not for {relic}, but "for the opening of the place". Somebody wants {theKept} out.',
    ],
    goal: [
      'As long as the buyer waits, {A} will go on, or the next one will. The party has to see who would buy such a thing, find out what this one knows of {kept}, and close the purse. {R} is to appraise the goods.',
    ],
    way: [
      'The buyer has sent a coach for {A}, with cushions, and the driver has never seen {A} (DC 13 Deception to drive along as the finder); on foot it is two days, and on the second one sees what the buyer has already collected: fields without birds, wells with lids.',
    ],
    place: [
      'A house of glass in {town2}, with plants that turn to whoever speaks. {quill}, the buyer, is young, generous and afraid of the dark, and shows with pride a wall of such pieces, each from a place that has been opened. Beneath each hangs a list of names.',
    ],
    rival: [
      '{R} has appraised all of the pieces on the wall and has understood only now what the lists are. {R} would break the contract, if somebody else were the first to speak.',
    ],
    clues: [
      'History :: comparing the pieces on the wall :: They are weights, each from a lid. {quill} thinks that they keep something away; they kept something in.',
      'Insight :: asking {quill} why each place has to be opened :: A voice has advised it, at night, always the same: "One more, and you can sleep." {theKept} is not the first of its kind to have called.',
      'Investigation :: laying the plan of the house over that of {den} :: It was built after it, without knowing: where the bed of {quill} stands, there is {lair}.',
    ],
    setPiece: [
      'In the night the pieces on the wall begin to hum, and {quill} walks in sleep to take them down. There are four rounds, with everyone doing something else each time: wake {quill} without a shock (DC 13 Persuasion or Medicine), hold the heaviest in its place (DC 13 Athletics), hum against it, on the tenth note (DC 13 Performance), break the glass so that they hear it in the street (DC 12 Athletics). With three successes all of them hang again; with fewer, one has fallen, and what comes up through the floor has to be fought, together with the guards who are asleep on their feet.',
    ],
    map: [
      "Where the piece was moved, the ground between {town2} and {den.full} has cracked, in a line as straight as a rule. Wagons have to go round; but down in the crack runs an old builders' path, from wall to wall, to the back of {lair}.",
    ],
    choice: [
      'The heaviest of the pieces could be laid on the lid at {lair}, in place of {relic}; then its own place stays open a little. Or {quill} comes along and lays down there, of free will, what has been dearest in the house of glass',
    ],
    first: {
      answer: 'takes the heaviest piece along',
      now: ['It wants to be carried by two, and those two have the same dream.'],
      later: [
        'Laid on the lid at {lair}, the piece holds as well as {relic} (one action, two people). It hums for {few} nights; then somebody will have to bring it back to where it belongs.',
      ],
    },
    second: {
      answer: 'brings {quill} along',
      now: ['{quill} packs a lamp, and another, and is told to leave the guards at home.'],
      later: [
        '{quill} stands at {lair} before what has called, all these nights, and says no, in a small voice. {theKept} loses its turn for it, twice; {A} puts the crowbar down, since nobody pays any more.',
      ],
    },
    lastWay: [
      "On the builders' path in the crack, a day in single file (DC 13 Acrobatics at three places), one comes to {lair} from behind the statues, and sees their mirrors from the wrong side.",
    ],
    closes: [
      "The act ends in the crack: above, against the stars, one wagon tries to find a way round, with a lantern; {A} is on the driver's seat.",
    ],
  },
];
