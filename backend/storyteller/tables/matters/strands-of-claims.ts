import type { Strand } from './strand-type.ts';

/** Strands about promises, claims, and what alone can help. */
export const strandsOfClaims: readonly Strand[] = [
  {
    id: 'offer',
    tells: [{ says: ['offer promise pledge'], by: 'and but', not: 'kill die' }],
    not: 'bargain claim-promise wish',
    person: 'subject',
    what: 'object',
    label: 'The offer',
    pitch: ['{Z} offers {what}.'],
    gist: [
      '{Z} means the offer, {what}, and has it in writing; it can be kept only at the cost of others, and nobody has asked them. {Z.name} hopes for somebody who takes the honour and something smaller.',
    ],
    clue: [
      'History :: reading the offer of {Z} to the end :: It was written in one night, without a lawyer, and it names nobody: whoever comes first has it. That is why {few} companies are on the road.',
    ],
    scene: [
      'In {town2} the offer of {Z} is nailed to every door, and {few} other companies have read it; one is well armed and already quarrels over the sharing. Two of them would march with the party for a written part of it. Whoever promises more than the whole has to explain it at the end.',
    ],
    later: [
      'Those who came for the offer of {Z} are at {lair} as well. Companies to which the party has promised a part keep one enemy busy; the others run for the last door at the worst moment, and have to be held back (DC 14 Athletics) or outbid (DC 14 Persuasion).',
    ],
    end: [
      '{Z} keeps the word, with the hand of a treasurer over both eyes: the party has {what}, and with it the neighbours, the debts and an oath. It may also ask for what it is worth, paid over ten years, from which nobody has to suffer; {Z.name} has hoped for it.',
    ],
    people: [
      'Would have offered more. {Z.name} has understood since then what was promised, does not take it back, and sleeps badly.',
    ],
  },
  {
    id: 'only',
    tells: [
      {
        says: [
          'only',
          'can could kill stop save help hope way defeat destroy heal cure end break close open',
        ],
        by: 'and but',
      },
    ],
    not: 'cure-one cure-spread',
    person: 'none',
    what: 'subject',
    label: 'What alone can do it',
    pitch: ['Everything else has been tried: it can be done only with {what}.'],
    gist: [
      [
        'It is true that nothing helps but {what}. They were parted on purpose: one is at {p1}, one at {p3}, and the last in {town2}, where it [holds a door open|hangs over a counter]. Each that is found counts.',
        'whats=many',
      ],
      [
        'It is true that nothing helps but {what}. It is not where the songs say: it is in {town2}, where it [holds a door open|hangs over a counter], and its keeper does not know what it is for.',
        'whats=one',
      ],
    ],
    clue: [
      'History :: comparing the songs about {what} :: All but one were written afterwards. The oldest names no hero, but a road, a door and {town2}.',
    ],
    scene: [
      [
        'The last of {what} is in {town2}, in plain sight, and belongs to a family that has eaten under it for generations. They lend it (DC 13 Persuasion) to whoever can tell them why it hangs there; the truth is in the oldest song. {R} offers them money, and they grow more stubborn with each coin.',
        'whats=many',
      ],
      [
        '{town2} has had it in plain sight for generations, and the family that owns it does not sell. They lend it (DC 13 Persuasion) to whoever can tell them what it is for; the truth is in the oldest song. {R} offers them money, and they grow more stubborn with each coin.',
        'whats=one',
      ],
    ],
    later: [
      [
        'At {lair} all depends on {what}: each that is missing halves the damage of one of the party, whom the players choose; if the party has them all, whoever holds one has advantage on the first attack, and the other side knows what has come through the door.',
        'whats=many',
      ],
      [
        'At {lair} all depends on it: without {what} the damage of every attack on the leader of the other side is halved. Whoever carries it has advantage on the first attack, and is the one whom all enemies turn to.',
        'whats=one',
      ],
    ],
    end: [
      '{what.u} cannot go back to being a thing on a wall. The family in {town2} asks the party who is to guard it now, and {G} has a case made, with two locks and room for a name.',
    ],
  },
  {
    id: 'power',
    tells: [{ says: ['can'], by: 'who that which', not: 'not never only' }],
    not: 'thing-price',
    person: 'before',
    what: 'power',
    label: 'What {Z.name} can do',
    gist: [
      'It is true that {Z} can {what}. It can be done three times between two sunrises and costs an hour of sleep each time; after the third time {Z.name} has to sit down, and somebody has noticed.',
    ],
    clue: [
      'Insight :: comparing what is told about {Z} :: It never happened four times in one day. After the third time {Z.name} is always seen sitting, pale, with something sweet.',
    ],
    scene: [
      'In {town2} the party meets the one who taught {Z} that one can {what}, and gave it up. The teacher shows how one notices that it is about to happen ([a taste of iron|the small hairs on one arm|a clock that skips]), and how to waste it: by false alarms, each of which (DC 13 Deception) costs one of the three times of a day.',
    ],
    later: [
      'At {lair}, {Z} can {what} as often as is left of the three times of this day. Each use undoes one success of the one whom it is aimed at, or of an enemy, if {Z.name} stands on the side of the party; whoever has learned the sign can forestall one use (reaction, DC 14 Perception).',
    ],
    end: [
      'It is known now that {Z} can {what}, and what it costs. {G} proposes a rule, with three seals and one no; whether {Z.name} bows to it depends on what the party has done for {Z.them}.',
    ],
  },
  {
    id: 'claim',
    tells: [
      {
        says: ['want demand claim come', 'back home return inheritance'],
        by: 'and but who',
        not: 'not never',
      },
      { says: ['rightful belong'], by: 'and but' },
    ],
    not: 'claim-bargain feud-third feud-paper peace ghost-wish',
    person: 'subject',
    label: 'Those who claim it',
    pitch: ['{Z} says to whom it belongs, and has the papers.'],
    gist: [
      '{Z} has a claim to it, a good one, and has waited for half a life. Those who have lived with it since then have one, too. Whoever settles it without asking both has won nothing.',
    ],
    clue: [
      'History :: reading the papers of {Z} :: They are genuine. A page is missing, which says what was to be done for those who had to leave; it was cut out, and kept.',
    ],
    scene: [
      'The missing page is in {town2}, with the grandchild of the one who cut it out, and it pleases nobody: {Z} is owed half of it, and {town} the other half. {R} would burn it for either side. Whoever reads it to {Z} first (DC 13 Persuasion) has {Z.them} as an ally; whoever reads it to {G} first, has {town}.',
    ],
    later: [
      '{Z} stands before {lair} with {few} others who have waited as long. They know a way in that is on no map, since their grandparents built it; if the page has been read to them, they show it, and otherwise they use it themselves, a round too late.',
    ],
    end: [
      'The page is read aloud once more, to all of them. {Z} walks through every room, touches the walls and does not say much; then they begin to divide the work, and quarrel over the kitchen.',
    ],
    people: [
      'Has the key to a door that no longer exists and could draw every stair. Wants it acknowledged more than given back.',
    ],
  },
  {
    id: 'belief',
    tells: [
      {
        says: ['say believe think claim swear insist blame accuse suspect preach worship revere'],
        by: 'and but',
        not: 'not never nobody each more',
      },
    ],
    not: 'person-blamed inquire-murder',
    person: 'subject',
    label: 'What {Z.name} believes',
    pitch: ['{Z} has an explanation, and many in {town} have begun to repeat it.'],
    gist: [
      '{Z} says what is believed in half of {town}, and is right about the sign and wrong about the cause. {Z.name} is not a liar; somebody has let {Z.them} find what fitted.',
    ],
    clue: [
      'Religion :: letting {Z} explain the signs :: All of them are true, and all were found in the last {weeks} weeks, in places where {Z.name} comes by every morning.',
    ],
    scene: [
      'While the party is on its way, {Z} calls the people of {town} together, and after {few} days they do what fear advises: a procession, a fire on the hill, a list of those who do not come. In {town2} lies what would convince {Z.name}, the same sign in a drawing that is {years} years old, with its cause beside it.',
    ],
    later: [
      'If {Z} has seen this drawing, {Z.name} comes to {lair} with the whole procession, which stands around it with lamps: no enemy gets away. If not, the procession stands there all the same, for the other side, and has to be sent home (DC 14 Persuasion or Religion) before anyone is hurt.',
    ],
    end: [
      '{Z} corrects it from the steps, in one sentence, which is harder than three weeks of preaching. {town} is a little ashamed, and takes the wreaths down after dark.',
    ],
    people: [
      'Has been looked up to for {weeks} weeks, for the first time, and notices that it feels good. Can be convinced by a sign, and not by an argument.',
    ],
  },
];
