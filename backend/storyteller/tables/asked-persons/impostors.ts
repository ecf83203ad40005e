import type { AskedStory } from './story-type.ts';

/** Persons who are not what they seem, or not what they think they are. */
export const personsOfDisguises: readonly AskedStory[] = [
  {
    id: 'asked-disguise',
    asked: {
      kind: ['guise'],
      isPerson: true,
      noun: /\b(?:dragon|hag|demon|devil|fiend|vampire|werewolf|wererat|doppelganger|changeling|fey|fairy|lich|monster|shapeshifter|witch|ogre|troll|mimic|god|goddess|angel|spirit|ghost|mind flayer|illithid|succubus|incubus|undead|ghoul)\b/u,
    },
    isDisguise: true,
    other: 'apprentice',
    look: [
      '{P.name} came to {town} {years} years ago with one trunk, and nobody has seen it open.',
    ],
    manner: [
      '{P} is a little too good at everything that {what} does, and has to remember to make mistakes.',
      '{P} says "when I was young", and never says where.',
    ],
    want: '{P} wants nothing but to go on being {what} in {town}, and hates every question about the years before.',
    ask: [
      '{P} asks the party to find out who has been asking for {P.them} at the inn, and to send that person to {town2}, for {pay} gold pieces.',
      '{P} offers {pay} gold pieces for a box that was found in a ruin near {town2}, and asks that it is brought unopened.',
      '{P} offers {pay} gold pieces to keep a certain inquisitor of the crown out of {town} for one month, without hurting him.',
    ],
    says: [
      '"There is nothing to tell about me. I am what you see, and I am late."',
      '"I do love it here. People come in, they need something, and they say please."',
      '"What sharp eyes you have. I should not use them so close to the lamp."',
    ],
    tell: 'Animals go quiet when {P} comes in, and small children wave at something above {P.their} head.',
    truths: [
      'At first it was a lair, chosen for prey that comes in of its own accord: being {what} opens every door in {town}. {P} takes one victim in each winter, always someone whom nobody will miss, and {Q} has kept a list of the missing.',
      '{P} hides from others of the same kind, who hunt {P.them} for breaking their law: {P} has spared somebody who was to be eaten, and brings that child up as an apprentice. It is {Q}, who does not know it, and who has begun to write down what is odd.',
    ],
    clues: [
      [
        'Investigation',
        'asking {Q} for the list',
        'each name on it last went to see {P}, in the first week of snow.',
        1,
      ],
      [
        'Perception',
        'looking at the shadow of {P} by one candle',
        'it has a shape that is not that of {what}.',
      ],
      [
        'Arcana',
        'reading the old signs on the lintel of {town2}',
        'they are a warrant, and describe {P}.',
        2,
      ],
      [
        'Insight',
        'speaking of {Q} as being in danger',
        '{P} stands between the speaker and the door before the sentence ends.',
        2,
      ],
    ],
    pressed: [
      'Found out, {P} drops the disguise only in a room with one door, and offers a bargain first: to leave {town} for ever, if nobody is told. {P} keeps no bargain with anyone who has once been afraid of {P.them}.',
      '{P} shows {Q} everything, asks for one night to pack, and asks the party to hold the road behind them. If {Q} says no to it, {P} stays and lets the hunters come.',
    ],
  },
  {
    id: 'asked-hidden-self',
    asked:
      /\b(?:who is |who's |is )?(?:secretly|really|actually) (?<what>(?:an?|the) [\p{L}'-]+(?: (?!(?:and|who|that|in|with|of)\b)[\p{L}'-]+){0,3})|\bwho is (?<what>an? (?:doppelganger|changeling|werewolf|vampire|devil|demon|dragon|spy|shapeshifter))\b/iu,
    other: 'old nurse',
    look: ['{P.name} keeps the gloves on, at table and at prayers.'],
    manner: [
      '{P} asks more than {P.they} tells, and thanks people for gossip.',
      '{P} never leaves a glass, a hair or a signature behind.',
    ],
    want: '{P} wants an old portrait in {town} burned, and says that it was badly painted.',
    ask: [
      '{P} asks the party to buy the portrait from {Q} for up to {pay} gold pieces, and to burn it where {P} can see the smoke.',
      '{P} pays {pay} gold pieces for the letters that {Q} has sent to {town2}, and does not wish to read them.',
      '{P} offers {pay} gold pieces for a way round the truth mage whom the crown sets at the door of its next council.',
    ],
    says: [
      '"People change. I should have thought that this was the point of growing up."',
      '"You look at me as if you had known me once. Had you? Then you know how tired one gets of that."',
      '"{Q} is old, and sees things. One must be kind to old people, and not listen."',
    ],
    tell: 'When {P} is called by name from behind, it takes one breath too long until {P.they} turns round.',
    truths: [
      '{P} is {what}, and took the place of the real one {years} years ago, who is alive, in a locked house in {town2}. {Q} brings the food there, out of fear.',
      '{P} is {what}, and took the place of the real one at a deathbed, because the dying one asked for it: the house would have gone to a murderer. {Q} was the witness, and has begun to talk in her sleep.',
    ],
    pronouns: { Q: 'she' },
    clues: [
      [
        'Perception',
        'following {Q} on a Friday',
        'she takes a basket for one to a house with nailed shutters.',
        1,
      ],
      [
        'Insight',
        'asking {P} about a day of childhood',
        'the answer is word for word the one that {Q} gives.',
      ],
      [
        'Medicine',
        'asking {Q} about the last illness in the house',
        'she tells how somebody died of it who is said to live.',
        2,
      ],
    ],
    pressed: [
      '{P} offers the real one back for a day of head start. Where the house is, only {P} and {Q} know, and the key hangs round the neck of {P}.',
      '{P} puts the will on the table and lets the party choose who is to have the house. The murderer is told by then, and comes with armed men.',
    ],
  },
  {
    id: 'asked-unaware-heir',
    asked:
      /\b(?:lost|secret|true|rightful|hidden|missing|unknowing) (?:heir|heiress|prince|princess|king|queen)\b|\bheir to\b/iu,
    other: 'groom',
    look: [
      '{P.name} has straw in the hair and a birthmark on the neck, in the shape of a small crown.',
    ],
    manner: [
      '{P} talks to horses as to equals, and to lords as to horses.',
      '{P} gives orders without noticing, and people have carried them out before they wonder.',
    ],
    want: '{P} wants to know where the money comes from that somebody has paid each spring for {P.their} bread and bed.',
    ask: [
      '{P} has {pay} gold pieces, all that was saved, for anyone who follows the rider with the purse.',
      '{P} asks the party to come along to {town2}: a stranger has left {pay} gold pieces and a horse, with a note that says "run".',
      '{P} asks what to do with a letter that offers the party {pay} gold pieces to bring {P.them} to the capital, "with or without breath".',
    ],
    says: [
      '"My mother? She left me in the manger, with a good blanket. I have still got it."',
      '"Two men looked at my neck on market day, as one does at a horse. I did not like it."',
      '"I am nobody. Ask anybody! They are quite sure of it."',
    ],
    tell: 'Old soldiers who pass through {town} look at {P}, stop talking, and take off their caps.',
    truths: [
      '{P} is the lost heir, the last child of the ruler who was killed {years} years ago, and does not know it. {Q} carried the baby out under a load of hay and has paid for it ever since; now {Q} is ill, and the usurper has found the nurse.',
      '{P} is the lost heir, and {Q} has known it from the first day: {Q} was sent to kill the child, could not, and has told the usurper each year that it is done. This spring somebody asked for the body.',
    ],
    clues: [
      [
        'History',
        'looking at the blanket',
        'under the dirt it has the knot that only the old ruling house wove.',
      ],
      [
        'Insight',
        'asking {Q} who the parents of {P} were',
        '{Q} says "good people", and kneels down to a hoof that needs nothing.',
        1,
      ],
      [
        'Investigation',
        'searching the bed of {Q}',
        'an order of {years} years ago lies there, with a seal that has been off the coins for as long.',
        2,
      ],
      [
        'Perception',
        'watching the road from the hayloft',
        'the same three riders pass each evening, and count the horses.',
      ],
    ],
    pressed: [
      'Told the truth, {P} laughs, then asks who has to die for it. {P} will go to the capital only if {town} is safe first, and only with the party.',
      '{Q} confesses before {P} and holds out the knife. {P} keeps it, forgives {Q}, and leaves the same night; the riders are an hour behind.',
    ],
  },
  {
    id: 'asked-deluded',
    asked:
      /\b(?:thinks|believes|convinced|imagines|claims)(?: that)? (?:(?:he|she|they)(?:'s|'re| is| are)|himself|herself|themselves|to be) (?<what>(?:an?|the) [\p{L}'-]+(?: (?!(?:and|who|that|in|with|of|but)\b)[\p{L}'-]+){0,3})/iu,
    other: 'squire',
    look: ['{P.name} wears all that belongs to {what}, made of pans, curtains and great care.'],
    manner: [
      '{P} behaves as {what} does in songs, also on stairs and in small rooms.',
      '{P} thanks those who laugh for their good spirits, and forgives them.',
    ],
    want: '{P} thinks of nothing but the duties of {what}, and wants a deed that is worthy of it.',
    ask: [
      '{P} asks the party to be {P.their} following for one day, against thieves of geese at {town2}, and pays {pay} gold pieces that have been saved in a boot.',
      '{P} has challenged a robber baron near {town2} to a duel, who has accepted for fun; {pay} gold pieces for seconds who do not laugh.',
      '{P} has been named in a prophecy as {what}, by a scribe who made a mistake, and an army waits for orders. {P} has {pay} gold pieces and a plan on a napkin.',
    ],
    says: [
      '"You need not kneel. Well, a little, since you are already down there."',
      '"They say that I am not {what}. They also said that of the first one, whoever that was."',
      '"I have read how it is done. The rest is posture."',
    ],
    tell: 'Each night {P} keeps watch at the bridge of {town}, with a lid for a shield, and somebody always brings soup.',
    truths: [
      '{P} took the name from a dying one who was {what}, and who made {P} swear to go on. {Q} was there, laughed and swore too. The enemies of the dead one have heard that {P.they} lives; they are on the way, with real swords.',
      '{P} knows quite well that it is not so. {P} began it to make the frightened children of a burnt camp laugh, and {Q}, one of them, still believes it; {P} will not stop before {Q} is grown.',
    ],
    clues: [
      [
        'History',
        'looking at the one real piece of the gear',
        'it has the mark of a house whose last member was killed {years} years ago.',
        1,
      ],
      [
        'Insight',
        'asking {Q} about the day of the oath',
        '{Q} stops smiling, and shows a scar of the same day.',
        1,
      ],
      [
        'Perception',
        'watching {P} when {Q} is out of sight',
        '{P} sits down, takes off the lid, and is very tired.',
        2,
      ],
      [
        'Insight',
        'telling {P} kindly that it is not true',
        '{P} says "not so loud", and looks round for {Q}.',
        2,
      ],
    ],
    pressed: [
      '{P} goes to meet the enemies alone, in the pans. With the party beside {P.them} the courage turns out to be real, and whoever sees it does not laugh again.',
      'If {Q} learns it, {Q} says that all the children have known it for years, and asks {P} to keep watch tonight all the same.',
    ],
  },
];
