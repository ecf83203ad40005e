import type { Strand } from './strand-type.ts';

/** Strands about people who know, want or are something else than the others think. */
export const strandsOfSides: readonly Strand[] = [
  {
    id: 'witness',
    tells: [
      {
        says: ['only', 'know see saw remember notice believe survive survived'],
        by: 'and but',
        not: 'not',
      },
    ],
    person: 'subject',
    label: 'The one who knows',
    pitch: ['{Z} is said to know more of it, and is not listened to.'],
    gist: [
      '{Z} knows what is behind it, has said so from the beginning, and is not believed, because [{Z.name} has been wrong three times before|nobody has ever asked {Z.them} for anything but errands]. Each day somebody advises {Z.them}, kindly, to be quiet.',
    ],
    clue: [
      'Insight :: hearing {Z} out to the end, without laughing :: The order of it is confused, and each single thing is true: a day, a door, a colour of thread. Nobody else could know all three.',
    ],
    scene: [
      'When the party comes to {town2}, {Z} is there before it: sent away from {town} with a coach ticket and a warm coat, by somebody in a hurry. To be believed, {Z.name} needs one person of rank who says the same; in {town2} there is one, retired and vain (DC 13 Persuasion, with advantage for whoever lets {Z.name} begin).',
    ],
    later: [
      'If {Z} has been believed by then, {Z.name} recognises at {lair} what all others take for something else, and the party cannot be surprised or deceived there. If not, {Z.name} is found there, alone and already in the middle of it, and has to be brought to the door (two rounds).',
    ],
    end: [
      '{G} apologises to {Z} before everybody, at length. {Z.name} listens, asks for the errands of that day, and is from now on asked for advice, in {town}, a little too often.',
    ],
    people: [
      'Knows it, says it, and has stopped expecting anything. Would follow whoever writes down what {Z.name} says.',
    ],
  },
  {
    id: 'hunter',
    tells: [
      {
        says: [
          'kill slay destroy execute hang revenge avenge hunt',
          'want swear sworn vow come hunt send seek',
        ],
        by: 'and but',
        not: 'not only offer',
      },
      { says: ['dead', 'want alive'], by: 'and but' },
    ],
    not: 'hunt-villain defend-siege defend-raid',
    person: 'subject',
    roles: [
      ['bounty hunter', 'monster hunter', 'retired soldier'],
      ['knight of the order', 'inquisitor', 'captain of the hunt'],
      ['champion of the realm', 'grand inquisitor', 'marshal of the realm'],
    ],
    label: 'The oath of {Z.name}',
    pitch: ['{Z} has sworn to end it in another way, by the sword, and is already on the road.'],
    gist: [
      '{Z} has sworn to put an end to it for good and means it; the oath was given at a grave, to the wrong person. {Z.name} is fair, does not lie, and cannot be bought.',
    ],
    clue: [
      'Insight :: asking {Z} to whom the oath was given :: To somebody who was not there. {Z.name} has the whole story from one letter, and has carried it so long that it is in four pieces.',
    ],
    scene: [
      '{Z} is in {town2} before the party, has the gate shut and asks each traveller the same three questions. In the same inn works the writer of the letter, who did not see what it tells and was paid by the page. If the two are brought to one table (DC 13 Persuasion), {Z.name} goes for a long walk; if not, {Z.name} rides on ahead by night.',
    ],
    later: [
      '{Z} stands at {lair} with a drawn sword. Released from the oath by what the writer has said, {Z.name} puts it between the party and the other side; otherwise there is a fight with three sides, and {Z.name} stops only when one of the party stands in the way unarmed (DC 14 Persuasion) or takes the sword away (DC 14 Athletics).',
    ],
    end: [
      '{Z} reads the letter aloud once more, in all four pieces, and then what is written in the report of the party. {Z.name} does not ask for forgiveness, and stays to carry stones.',
    ],
    people: [
      'Keeps oaths, has never asked whether this one was true, and would be glad if somebody else did.',
    ],
  },
  {
    id: 'mask',
    tells: [
      {
        says: [
          'secretly really actually truth disguise disguised doppelganger impostor pretend fake turn reveal',
          'is be work are was out in wear serve has',
        ],
        by: 'and but who',
      },
      { says: ['doppelganger impostor'], by: 'and but' },
    ],
    not: 'inquire-double inquire-hidden inquire-skin crime-staged thing-copy',
    person: 'subject',
    roles: [
      ['bailiff', 'innkeeper', 'village priest'],
      ['secretary of the council', 'abbess', 'captain of the watch'],
      ['lord chamberlain', 'royal confessor', 'keeper of the seals'],
    ],
    label: 'Who {Z.name} is',
    gist: [
      '{Z} is not what {Z.name} seems, and plays the part so well because it was offered as a way out: {weeks} weeks of it were to pay an old debt. Whoever comes upon it has two doors: to expose {Z.name}, or to have somebody on the other side.',
    ],
    clue: [
      'Perception :: watching {Z} with those who have known {Z.them} for long :: {Z.name} laughs a moment after the others, knows all names, and no story in which they were both young.',
    ],
    scene: [
      'In {town2} everybody knows a {Z.role} who looks like {Z}, talks faster and owes money; there is a likeness in the register, with a date that cannot be (DC 13 Investigation). The one who brought {Z.name} to {town} has written to the same register, twice. The party has it in hand from now on: the name, the price, and one day on which {Z.name} must be in both places.',
    ],
    later: [
      'If {Z} has been exposed in {town}, the other side has lost its ear there, and is surprised at {lair}. If the party has kept it and spoken with {Z.name}, it is {Z.name} who speaks the false password at {lair}, for the party this time. Otherwise {Z} drops the part at the worst moment, in the second round.',
    ],
    end: [
      '{Z} takes off what has been worn for so long, ring, coat and voice, and nobody in {town} knows at first how to say good morning. {G} asks the party which of the two is to be judged.',
    ],
    people: [
      'Is good at the part and tired of it; has begun to do the work properly, and to be proud of it, which was not planned.',
    ],
  },
  {
    id: 'need',
    tells: [
      {
        says: ['starve hungry need desperate poor suffer freeze die dying homeless hunger'],
        by: 'and but whose while because',
        not: 'wife daughter son wants successor help not only',
      },
    ],
    not: 'cure-one cure-spread peace defend-raid band-driven',
    person: 'subject',
    roles: [
      ['spokesman of the poor', 'miller', 'midwife'],
      ['speaker of the workers', 'almoner', 'elder of the refugees'],
      ['speaker of the lower town', 'almoner of the realm', 'elder of the exiles'],
    ],
    label: 'What the others need',
    pitch: ['{Z} speaks for those who would go hungry if it ended badly for them.'],
    gist: [
      'What {Z} says is true: on the other side stand people in need, {num} of them, who have not chosen it. Whoever wins against them has a winter of beggars at the door; whoever finds them something else has won twice.',
    ],
    clue: [
      'Medicine :: looking at the hands and faces of those for whom {Z} speaks :: They have been hungry for {weeks} weeks, and the children have eaten first. Someone has sold them the little they get at three times its price.',
    ],
    scene: [
      'In {town2} stands what {num} people would need until spring: a full store under a seal, held back until the price is better. The owner opens it for a pledge, for a signature of {G}, or for a queue of people in front of it at dinner time (DC 13 Persuasion, Deception or Performance). {Z} is ready to bring the queue.',
    ],
    later: [
      'If the store in {town2} is open, half of those who stand at {lair} against the party leave when {Z} says so, because there is soup. If not, they stay, and each of them who is hurt is remembered by name.',
    ],
    end: [
      '{Z} shares out what there is, from a list, and the first name on it is not {Z.their} own. {town} has new neighbours, and {G} a debt that can be paid in bread.',
    ],
    people: [
      'Speaks for {num} people, sleeps as they do, and would rather have one full cart than all of the justice in {town}.',
    ],
  },
];
