import type { Departure } from './departure-type.ts';

/** Departures of characters of high levels: what they did was done to a realm. */
export const departuresOfRealms: readonly Departure[] = [
  {
    id: 'lost-treaty',
    levels: [11, 20],
    tones: ['intrigue', 'heroic', 'grim', 'whimsical'],
    words: [],
    other: ['keeper of the seal', 'envoy'],
    concept: [
      ['lost the only copy of a peace between two crowns, and wrote another from memory', 'v=1'],
      ['ended a war by leaving out one sentence of {Q}', 'v=2'],
    ],
    want: [
      ['to find the true treaty before one of the two crowns [asks for it|asks to see it]', 'v=1'],
      ['to have that sentence said at last, where it can do no harm', 'v=2'],
    ],
    flaws: [
      [
        'learns by heart what should be written down',
        '{P} [trusts no paper|writes nothing down], and is sure of every word, [map|name|price] and password until it is needed.',
        [1],
      ],
      [
        'softens what others say',
        'What {P} passes on is [kinder|politer|shorter] than what was said, [threats and warnings too|even if it was a warning|and the warning is what gets left out].',
        [2],
      ],
    ],
    event: [
      '{P} carried the peace between the crowns of {town2} and {town3}, in one copy, and lost it with the horse in a ford. What was read aloud in {town3} and sworn to by both crowns {P} had written the night before, from memory. {Q} put the seal on it, and asked nothing.',
      '{P} was the interpreter when two crowns made peace in {town2}, and did not translate the last sentence of {Q}. {Q.name} said no more, both sides signed, and it has been {years} years of peace, and {Q} is still waiting for an answer.',
    ],
    now: [
      [
        '{P} goes back to that ford every [spring|summer], when the water is low, and has dug up {few} [saddles|horseshoes|boots] so far.',
        'v=1',
      ],
      [
        '{P} has said the sentence aloud only once since, to a [horse|well|wall] near {town3}.',
        'v=2',
      ],
    ],
    bond: [
      [
        'The two armies that went home from {town3}, and the children that have been born there since.',
        'v=1',
      ],
      [
        'The other interpreter at that table in {town2}, who heard it too, and looked at {P}, and signed.',
        'v=2',
      ],
    ],
    hook: [
      [
        '{Q} has had the true treaty fished out, and keeps it. It has a clause that {P} had never read: each crown was to give its heir to the other, and the heir of {town3} has been named in it.',
        'v=1',
      ],
      [
        'The sentence that {P} left out was an offer to abdicate. {Q} had been told to make it, has taken the silence for a refusal, and has sold the passes above {town2} to a third crown.',
        'v=2',
      ],
    ],
  },
  {
    id: 'summer-regent',
    levels: [11, 20],
    tones: ['heroic', 'intrigue', 'grim'],
    words: [],
    other: ['young sovereign', 'young ruler'],
    concept: [
      ['held the seal of a realm for one summer, and signed one law too many', 'v=1'],
      ['had to choose between two heirs to a throne, and chose {Q}', 'v=2'],
    ],
    want: [
      ['to see that law in force again before the next bad harvest', 'v=1'],
      ['to be sure that it was the right one of the two', 'v=2'],
    ],
    flaws: [
      [
        'passes judgment on every quarrel in hearing',
        '{P} [hears both sides|asks for both sides] of any quarrel, at [inns|wells|weddings] too, and gives judgment before anyone has asked for one.',
      ],
      [
        'does not ask for leave',
        '{P} gives away [the money|the horses|the last tent] of the whole party in the name of justice, and explains it [afterwards|on foot|next day].',
      ],
    ],
    event: [
      'The court in {town2} could agree on nobody, and so {P} held the seal of the realm for one summer, for {Q}, who was six. There was a famine, and {P} signed one law: the great houses had to open their granaries. When {Q} was crowned it was struck out on the first day, and {P} was escorted to the border.',
      'The old queen had died, and the nurse as well, and {P}, who was regent in {town2} for a year, had to say which of her two children was the elder. {P} asked each of them one question, and chose {Q}. The other one bowed to {P}, and was gone before the crowning.',
    ],
    now: [
      [
        'In {town3} people still leave a [loaf|handful of grain] on the step of any house in which {P} stays.',
        'v=1',
      ],
      [
        '{P} has asked the same question of {num} other children since, from {town2} to {town3}, to see what they say.',
        'v=2',
      ],
    ],
    bond: [
      [
        '{Q}, who used to do sums under the council table in {town2}, and leaned on the boots of {P}.',
        'v=1',
      ],
      ['The other child of the queen, who left {P} a wooden horse without a note.', 'v=2'],
    ],
    hook: [
      [
        '{Q} did not strike out the law. The great houses did, with a stolen seal, have sold the next two harvests abroad, and hold {Q} in a tower near {town3} until the third is signed for.',
        'v=1',
      ],
      [
        'The other child of the queen is the elder, by an hour, and knows it. The army that gathers beyond {town3} is not led against {Q}, but to free {Q.them} from the chancellor, and has orders to stop at the first word from {P}.',
        'v=2',
      ],
    ],
  },
  {
    id: 'far-side-of-the-gate',
    levels: [11, 20],
    tones: ['heroic', 'horror', 'grim'],
    words: [],
    other: ['high priest', 'marshal'],
    concept: [
      ['shut a gate to Hell from this side, with {Q} on the other', 'v=1'],
      ['has a key from {Q} that must never come to the lock that it fits', 'v=2'],
    ],
    want: [
      ['to open that gate for as long as it takes {Q} to walk through it', 'v=1'],
      ['to learn where the key must not go, without going there', 'v=2'],
    ],
    flaws: [
      [
        'will not shut a door behind [others|a friend]',
        '{P} leaves every door open until the last one is through, and counts them, also when [something is coming after them|there is nobody left to count|it is the door of a cage].',
        [1],
      ],
      [
        'sends others ahead through every door',
        '{P} stops before [gates|doors and lids], with a hand on one pocket, and lets [the others go first|a friend try it first], and is seldom thanked for it.',
        [2],
      ],
    ],
    event: [
      'A gate stood open under {town2} for nine days, and the army of the realm was losing a mile each day to what came out. {P} and {Q} went down with the two halves of the bar, one for each side. {Q} said that {P} was the better cook, and stepped through.',
      'When {Q} lay dying in {town2}, all who had a rank were sent out, and {P}, who was bringing the soup, was called in. {Q} put a key into the soup bowl and said that an army stood behind a certain door, and that the key must never come near it. {Q.name} died before naming the place.',
    ],
    now: [
      [
        '{P} goes down to the bar under {town2} once a year and knocks, and twice something has knocked back.',
        'v=1',
      ],
      [
        '{P} turns round where the key gets [cold|heavy], and has had to leave {few} roads and one wedding for it.',
        'v=2',
      ],
    ],
    bond: [
      [
        'The parents of {Q}, in {town3}, who have been told that it was quick. {P} told them so.',
        'v=1',
      ],
      ['The key, on which {P} has never let anyone else lay a hand.', 'v=2'],
    ],
    hook: [
      [
        '{Q} is alive, and a marshal over there. The knocking that the guards hear under {town2} is {Q}, who has turned half of an army of devils against the other half, and needs the gate open for one night.',
        'v=1',
      ],
      [
        'The door stands in {town3}, in the new palace of the crown, which was built round it. {Q} had promised the key to the one who rules there, and that one has now sent for {P} with all honours.',
        'v=2',
      ],
    ],
  },
  {
    id: 'burned-harvest',
    levels: [11, 20],
    tones: ['grim', 'heroic', 'horror', 'intrigue'],
    words: [],
    other: ['marshal of the other side', 'enemy general'],
    concept: [
      ['burned the harvest of a province to stop an army, and it stopped', 'v=1'],
      ['opened a fortress that had never been taken, to save those inside', 'v=2'],
    ],
    want: [
      ['to see people live again in the last of those villages', 'v=1'],
      ['to take that fortress back, with as few dead as it cost to lose it', 'v=2'],
    ],
    flaws: [
      [
        'gives away all the bread',
        "At the first thin face {P} hands out the whole party's [bread|provisions|supper], and the others find out [at supper|on the pass|next morning].",
        [1],
      ],
      [
        'offers terms too soon',
        '{P} offers [terms|safe conduct|an honourable retreat] to any enemy, before the first blow, and some of them use the time to [load|surround everyone|fetch others].',
        [2],
      ],
    ],
    event: [
      'The army of {Q} was four days from {town2}, and lived on what it found. {P} had the standing corn set alight, forty miles of it, from {town2} to {town3}. {Q.name} turned back. The winter came all the same, and between {town2} and {town3} {num} villages stood empty in spring.',
      '{P} held the fortress above {town2}, which had never been taken, and on the third day opened it to {Q} without a blow, against a promise for the lives of all inside. {Q} kept the promise, and took the road behind that fortress, which led to the capital.',
    ],
    now: [
      [
        '{P} carries seed corn in every pocket, and has sown it along the road as far as {town3}.',
        'v=1',
      ],
      [
        'In {town3} the women of that garrison greet {P} in the street, and the men cross it.',
        'v=2',
      ],
    ],
    bond: [
      ['A miller near {town3}, who lit the first torch for {P} at her own field.', 'v=1'],
      [
        'The {num.s} people of that garrison, all of whom {P} can name, and who are all alive.',
        'v=2',
      ],
    ],
    hook: [
      [
        '{Q} had turned back a day before the fire, because peace had been made. The chancellor in {town2} kept back the news until the fields of {P} were burning: he had bought up the grain of three realms.',
        'v=1',
      ],
      [
        'An army of relief was half a day away. The letter that said so never came to {P}, because the marshal in {town2} needed the capital to fall: he is regent there under {Q}, and has the letter still.',
        'v=2',
      ],
    ],
  },
  {
    id: 'made-up-crown',
    levels: [11, 20],
    tones: ['intrigue', 'whimsical', 'heroic'],
    words: [],
    other: ['chancellor', 'keeper of the archives'],
    concept: [
      ['made up the ancestors of the one who is on the throne', 'v=1'],
      ['guided the hand of a dead king when the last will was signed', 'v=2'],
    ],
    want: [
      ['to see to it that the reign is worth the lie', 'v=1'],
      ['to find out what the king would have written', 'v=2'],
    ],
    flaws: [
      [
        'improves on the facts',
        'Asked for a fact {P} supplies a better one, with a [date|witness|coat of arms], and has had to forge the proof of it afterwards, {few} times.',
        [1],
      ],
      [
        'signs for others',
        '{P} writes the [names|marks] of friends under [bills|letters|petitions], very well, and tells them when the answer comes.',
        [2],
      ],
    ],
    event: [
      '{Q} had an honest young woman to be crowned in {town2}, and no ancestors for her. {P} wrote eleven generations in nine weeks, with [birthdays|christening spoons|two scandals] and a hero at {town3}. {Q.name} had her crowned on it, and she rules well, and has named a child after the hero.',
      'The king died in {town2} at four in the morning, with the pen in his hand, the will not signed and four sons in the next room. {Q} held the light, and {P} held the hand. {P} and {Q} made the youngest a king by it, and spared the realm a war of brothers.',
    ],
    now: [
      [
        'In {town3} they have put up a statue of that hero, and {P} was asked if it is like him.',
        'v=1',
      ],
      [
        '{P} practises that signature once a [week|month], on paper that is burned, in case {town2} should ask for a second one.',
        'v=2',
      ],
    ],
    bond: [
      ['The great-grandmother whom {P} made up, and has become fond of.', 'v=1'],
      ['The youngest son, now king, who thanks {P} each year for having been there.', 'v=2'],
    ],
    hook: [
      [
        'One of the eleven did live, as {Q} has found out. That family sits in {town3}, is the elder line by the very pages that {P} wrote, and has raised nine regiments on them.',
        'v=1',
      ],
      [
        'The king was not dead. {Q} had given him something for sleep, and has kept him under the palace in {town2} since, as a threat to the son whom {P} made a king.',
        'v=2',
      ],
    ],
  },
];
