import { everyTone } from '../../tones.ts';
import { creatureFrame } from '../creature-frame.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * A great creature demands the return of what is its own, `{due}`. It is right: `{due}` gives sleep, and without it the
 * creature is awake. In the town it gives sleep to others.
 */
export const greatReturn: MatterKernel = {
  id: 'great-return',
  sort: 'beast',
  of: ['monster', 'animal'],
  isSingle: true,
  tones: everyTone,
  tells: [
    { says: 'demand want claim ask', objects: 'return back' },
    {
      nouns:
        'dragon serpent kraken giant troll wyrm unicorn hydra whale leviathan eagle roc phoenix',
      says: 'want demand',
      objects:
        'pearl horn tooth scale ring harp stone heart bone crown lamp bell mirror jewel gem feather shell',
    },
  ],
  foeIs: 'it',
  escort: ['beast'],
  roles: {
    B: [
      ['old ballad singer', 'midwife in retirement', 'net mender'],
      ['choir master', 'keeper of the old songs', 'abbot of the shore'],
      ['court singer', 'dean of the royal choir', 'keeper of the old treaties'],
    ],
    S: [
      ['diver', 'bird catcher', 'cave guide'],
      ['salvage diver', 'surveyor of the coast', 'mountain guide'],
      ['master of the royal divers', 'explorer of the crown', 'captain of a survey ship'],
    ],
    T: [
      ['nurse of the infirmary', 'healer of the poorhouse'],
      ['matron of the hospital', 'physician of the hospital'],
      ['head of the royal hospital', 'physician of the veterans'],
    ],
    H: [
      ['ship owner', 'salt merchant', 'mill owner'],
      ['banker', 'shipping magnate', 'mine owner'],
      ['grand admiral', 'lord of the western isles', 'banker of three crowns'],
    ],
  },
  sites: [
    ['the quay of {quill}', 'the sheds of {quill}'],
    ['the infirmary of {town}', 'the hospital of {town}'],
    ['the house of {H.full}', 'the bedroom of {H.full}'],
  ],
  lair: {
    names: [
      'the drowned chapel of {ragnal}',
      'the sea cave of {ragnal}',
      'the sunken temple of {ragnal}',
      'the flooded quarry of {ragnal}',
    ],
    terrain: 'water',
  },
  frame: {
    ...creatureFrame,
    labels: {
      clues: ['what happened', 'what it means', 'the lair'],
      lair: 'Where it is met',
      suspects: 'Who knows something',
      plan: 'What happens if nothing is returned',
      actOne: 'Act one: Whose Is It, in {town}',
      gist: 'What is going on',
    },
    where: [
      '{lair}, by day; at night it comes close to {town}.',
      '{lair}. There it waits from morning to evening, awake.',
    ],
    suspects: [
      '{S.full} (took it), {H.full} (has it), {T.full} (needs it), {B.full} (knows what came before it).',
      '{H.full} has it by honest purchase, from {S.full}, who found it; {T.full} borrows it; {B.full} knows the song.',
    ],
    ways: [
      'what it wants is no secret, and nor, after a day in {town}, is where {due} is. {p1}, {p2} and {p3} tell what it does, who needs it, and that there is another way. A failed check costs an hour and gives the clue all the same.',
      '{p1}, {p2} and {p3} in any order. Whoever knows all three can return {due}, do without it, or fight at {lair}; each is possible, and failed checks cost an hour, never the clue.',
    ],
    hoards: [
      '{It} return{it.v} what was lost in the water before: {items}, and {worth}.',
      'Around the empty place at {lair} lie {items}, and {worth}; {it} {it.has} never had a use for them.',
    ],
    magic: [
      '*Speak with Animals*: gulls and dogs say it in one word: "Tired."',
      [
        '*Locate Object* leads to {due} within its range, once {S} has described it. On three nights of the week it is at {p2}, else at {p3}.',
        'level>=3',
      ],
      ['*Sleep* and its like have no effect on {it}: that is the trouble.', 'level>=1'],
      ['*Scrying* on {it} shows one open eye, for as long as the spell lasts.', 'level>=9'],
      [
        '*Legend Lore* on {due} gives four lines of a lullaby; three of them are known to {B}.',
        'level>=9',
      ],
      [
        '*Speak with Dead*: whoever died at {p1} says that it did not look at them, but past them, to the infirmary.',
        'tone!=whimsical level>=5',
      ],
      [
        '*Detect Magic* on {due}: enchantment, very gentle and very strong. One can hardly keep the eyes open.',
        'level>=1',
      ],
      [
        '*Dream* does not reach {it}, and it does reach all who lie at {p2}: they dream of deep water.',
        'level>=9',
      ],
      ['*Zone of Truth*: nobody here lies about {due}. Each one simply needs it.', 'level>=3'],
      [
        '*Greater Restoration* and *Raise Dead* help the sick and the dead of {town}, but one cannot cast them for a whole ward each night.',
        'tone!=whimsical level>=9',
      ],
      [
        '*Teleport* brings {due} to {lair} in a moment, and whoever carries it as well. Explaining it takes longer.',
        'level>=13',
      ],
    ],
    sides: [
      {
        wants: [
          '**{council}** wants the quays open and no precedent. Content if {H} is not robbed in public; angry if the party speaks of guilt.',
          '**{council}** wants peace with {it}, as long as nobody who votes has to pay. Content with a quiet solution; angry with a loud one.',
        ],
        later: [
          '**{council}, if content**: buys {due} from {H} at the last moment, with the money for the new town hall.',
          '**{council}, if content**: has all boats and carts leave the way to {lair} free, and the bells silent.',
        ],
      },
      {
        wants: [
          '**{R.full}** ({R.role}) wants {due} for a customer who has not slept for a year. Content with a night beside it; angry if it leaves {town} without {R.them}.',
          '**{R.full}** ({R.role}) has been hired to kill {it}, and is paid by the day. Content if nobody hurries; angry if there is peace.',
        ],
        later: [
          '**{R.name}, if content**: holds the boat still, or the horses, in the moment that counts.',
          '**{R.name}, if content**: knows where {it} {it.is} wounded from an earlier hunt, and says so.',
        ],
      },
      {
        wants: [
          '**The sick of {p2}** want one more night. Content if somebody asks them; angry if it is done over their heads.',
          '**Those whose boats and carts are broken** want it over. Content with anything that works; angry if {H} is spared for being rich.',
        ],
        later: [
          '**The people of {town}, if content**: know the second verse by heart, all {num} of them, and are standing on the shore.',
          '**The people of {town}, if content**: have put out every light, so that {it} come{it.v} slowly and does not see the party first.',
        ],
      },
    ],
  },
  problem: [
    'It came {weeks} weeks ago, at night, broke nothing, and asked. It has come each night since then, and asks more loudly: {due}, which was taken from it, or it will look for it itself, in each house. Three nights ago it began with {p1}.',
    'For {weeks} weeks it has come close to {town} each evening and said the same: that {due} belongs to it, that it was taken, and that it wants it back by {deadline}. At first people laughed; then it leaned on {p1}.',
  ],
  start: [
    [
      'Nobody in {town} is asleep. Between {p1} and the gate all stand at the windows, in coats over nightshirts, and look at {it}, which {it.has} laid its head on the quay like a tired dog. "{Due}," it says, so deeply that the cups of {town} ring, "is mine, and in {town} you do not even know what it is for." Beside you {S.full}, the {S.role}, has gone as pale as wax and whispers: "I thought that nobody lived there."',
      '@quay',
    ],
    [
      'At {p1} a row of sheds falls, slowly, one after the other, because something leans on them. Then, over {town}, a large eye looks over the ruins, red around the edge, like an eye that has been open for weeks. "I count to {deadline}," {it} say{it.v}, "and then I shall go from house to house in {town}, until I have {due} back." {B.full}, the {B.role}, next to you, says quietly: "Look at it: it is not angry with {town}, it is over-tired."',
      '@eye',
    ],
  ],
  ask: [
    '{G} wants it to end before {deadline}. "It is in the right, {B} tells me. So find {due}, and find out if {town} can give it back; and if {town} cannot, find out what one does with a thing like that at the end of a street."',
    '"I have asked in public who has {due}," says {G}, "and the richest house in {town} has shut its shutters. I can order nothing there; you can ask, and look, and be clever in {town}. Bring it peace, or bring us peace from it, before {deadline}."',
  ],
  rumours: [
    '{S} found {due} where nobody had ever been, and sold it within a day.',
    '{H} has not slept for twenty years, and sleeps now.',
    [
      'At {p2} they die more softly than before, or do not die at all, these {weeks} weeks.',
      'tone!=whimsical',
    ],
    [
      'At {p2} nobody is ill any more in the evening; they all snore, in two voices.',
      'tone=whimsical',
    ],
    'It has never hurt anyone who was holding a lamp, says one who was holding a lamp.',
    '{B} knows a song that nobody is allowed to sing after dark, because the dogs lie down.',
    'Each night it is a little nearer, and talks a little less.',
  ],
  run: [
    'It has not closed its eyes once (DC 12 Medicine): it is worn out, not savage. Whoever speaks softly is answered.',
    '{S} will tell everything as soon as nobody else hears it: where, when, and for how much.',
    'It looks again and again in one direction: at the windows of {p2} (DC 13 Perception).',
    'Somebody on the quay hums, from fear, and it blinks. {B} has seen it as well.',
  ],
  gist: [
    '{fact}, and it is in the right: {S} took {due} out of {lair}, in good faith, and sold it to {H}. {Due} gives sleep. {It} {it.has} slept beside it for {years} years and cannot do so without; {H} sleeps for the first time in twenty years; and on three nights a week {due} lies at {p2}, where the sick sleep through their pain.',
  ],
  truth: [
    [
      '{weeks.s} weeks ago {S} came to {lair}, saw {due} lie in a hollow of the floor, and took it, as one picks up a shell. What {S.they} took for the wall of the cave was {it}, asleep. It woke up only when {due} and {S} were a day away, and did not know at first what was wrong: it had not been awake for {years} years.',
    ],
    [
      '{H} paid {S} an honest price. In the first night beside it {H} slept for eleven hours. {H} is not a bad person, and lends {due} to {p2} on three nights a week, because {T} asked. There {num} sick people sleep who could not sleep, and some of them get well. Both would rather lose the quays than {due}.',
    ],
    [
      'Without sleep {it} become{it.v} what it once was: hungry, large and quick to anger. After {deadline} it will not know any more what it asked for. But before {due} there was something else. {years} years ago the people of {town} sang it to sleep, with a song in two verses, for many voices; {due} is only what they gave it to remember the song by. {B} has the first verse; the second is at {p2}, in the head of an old woman called {tansy}.',
    ],
  ],
  turn: [
    '{H} tries to leave {town} with {due} in the lining of a coat, at night. Whoever stops {H} finds no villain but somebody who is crying from tiredness already. {It} {it.has} noticed as well that {due} moves, and is on the way to the same gate.',
    [
      '{T} says aloud what nobody has said: if {due} goes back, {few} people at {p2} will not live to see {deadline}, and {T} can name them. On the same evening one of them asks the party to take {T.them} along to {lair}: "I would like to say thank you to it, for the lending."',
      'tone!=whimsical',
    ],
  ],
  people: {
    G: [
      '{G} wants no debt that is older than the town. {G} will pay {H}, in instalments, if somebody gets a number out of {H.them}.',
    ],
    B: [
      '{B} has the first verse from a grandmother, and was told never to sing it aloud. {B} believes that a song cannot be enough for something so large; that belief can be cured by one attempt (see {lair}).',
    ],
    S: [
      '{S} wants to put it right and knows the way to {lair}, each step of it. {S} has kept the money, untouched, in a jar.',
    ],
    T: [
      '{T} has {num} beds and a list. {T} will not hide {due}, and will not hand it over either, before somebody has sat for one night in the ward.',
    ],
    H: [
      '{H} bought {due} honestly and has the receipt. Offered money, {H} laughs; offered sleep, {H} listens: the first verse alone is good for a night (DC 12 Performance).',
    ],
  },
  looks: [
    [
      'Planks, nets and broken jars, pushed aside as gently as something of that weight can push. In the mud is the print of a cheek.',
      "It leaned here, and the row fell. Between the ruins stands a bed with somebody's grandmother in it, which it lifted over the fence and set down on the other side.",
    ],
    [
      '{num} beds in two rows, and a quiet as under water. Above the middle hangs a lamp hook without a lamp; on three nights a week {due} hangs there, and the clocks are stopped so that they do not strike.',
      'It smells of soap and lavender. Those who lie here look at the hook in the ceiling as others look at a clock. {tansy}, in the last bed, hums with closed lips.',
    ],
    [
      'A bed as large as a cart, curtains of three thicknesses, and on the wall {few} pictures of sleeping animals. On a cushion lies {due}, or its print, if it is one of the three nights.',
      'Every clock has been taken out of the house. {H} receives in slippers, rosy and mild, and becomes hard as soon as {due} is mentioned.',
    ],
    [
      'A round floor with a hollow in the middle, the size of a cartwheel and polished: there {due} lay. Around it runs a groove as long as a ship, in the shape of something that slept in a ring.',
      'It drips, and each drop is answered. {It} lie{it.v} in a ring around an empty hollow, with open eyes, and move{it.v} only the last yard of the tail, to and fro.',
    ],
  ],
  todo: [
    [
      'Owners with axes stand here and quarrel about who pays. Whoever lifts beams with them for an hour (DC 12 Athletics) is told what they saw.',
      'A dog has been shut in under the planks. Whoever digs it out (DC 13 Athletics) has the whole street for a friend, and a look at the print below.',
    ],
    [
      '{T} lets the party in after one night of work: carrying, holding hands, reading aloud. It needs no check; it costs a night, and nobody who was there will call the matter simple.',
      'Visiting hour is over. The porter lets in whoever can be quiet for a quarter of an hour (DC 13 Stealth, with a smile).',
    ],
    [
      '{H} sleeps from nine to eight, and the house with {H.them}. One can ring in the morning (DC 13 Persuasion) or walk in at night: each one who comes within ten feet of {due} must stay awake (DC 13 Wisdom saving throw).',
      'The servants are rested, cheerful and attentive, which makes it harder: DC 14 Deception to get past them, or the plain truth, which they know.',
    ],
  ],
  clues: [
    [
      'Investigation :: looking at what it spared :: Nothing with somebody in it has been broken. It is looking for {due}, and it is careful.',
      'Medicine :: looking at the print of the cheek :: Salt, and nothing else: it has been weeping, as one does who cannot sleep.',
      'Survival :: following the groove in the mud :: It leads to {lair}, and is deeper each night.',
    ],
    [
      'Medicine :: reading the list of {T} :: Since {due} hangs here, the sick sleep; that, and no more, is what it does.',
      'Performance :: humming along with {tansy} :: Here is the second verse of an old song. At the end of it all heads in the ward have sunk.',
      'Investigation :: asking who else dreams of water :: All of them do, and they describe the same place: {lair}, from inside.',
    ],
    [
      'Investigation :: reading the receipt :: {S} sold {due} here {weeks} weeks ago, "found, without owner". Nobody lied.',
      'Insight :: asking {H} about the years before :: Twenty years without sleep. {H} would give it back for a single other night.',
      'History :: looking at the oldest of the pictures :: It shows people on a shore, with open mouths, and below them a ring that sleeps. The shore is that of {lair}.',
    ],
  ],
  lairUse: [
    'The song: who sings both verses (two people, one action each, DC 14 Performance together) makes {it} lower its head: it takes no reactions until the end of its next turn. Three times in one fight, and it sleeps.',
    '{Due}, laid into the hollow (one action, ten feet from its jaws), ends the fight at once. Whoever holds it up instead can lead {it} by it, for as long as the arm holds (DC 14 Athletics each round).',
    'The floor is under water up to the knee and slopes towards the hollow: whoever falls slides ten feet to the middle. On the rim there are iron rings from old boats, for a rope.',
    'The roof carries hanging stones. A loud noise (an action, or any thunder damage) drops one: {hurt} bludgeoning damage in a square of ten feet, DC 14 Dexterity saving throw for half.',
  ],
  tactics: [
    '{it} begin{it.v} by pushing the party out, and becomes serious when it is hurt; it forgets whom it wanted to hit and attacks whoever made the last sound, so that one of the party can lead it in a circle',
    '{it} fight{it.v} like somebody who has been awake for weeks: the first blow is terrible, the second goes astray (disadvantage), and after each third round it rests for one with open eyes',
  ],
  parley: [
    'It talks, slowly, and loses the thread. It accepts {due} from any hand; it accepts the song as well, if both verses are sung to it from the shore by {num} voices (DC 13 Persuasion or Performance to lead them). Then {due} can stay at {p2}, and the song must be sung again each year, which has to be promised aloud.',
  ],
  clock: [
    [
      'It lays its head on the next row of houses. They are empty, since {G} has had them cleared.',
      'At {p1} it asks three times in one night, and the third time it has forgotten the word.',
    ],
    [
      'Somebody who has lost a boat hires people with harpoons. They shoot once and hit, and it does not even turn its head.',
    ],
    ['{H} tries to leave {town} with {due}, and is brought back by the noise.'],
    [
      'At {deadline} it goes through {town} from house to house and opens each roof. It does not know any more what it is looking for.',
    ],
  ],
  after: [
    'Half of {town} has no roof. {Due} lies at the bottom of the harbour with the house of {H}; {it} {it.has} grown, does not talk any more, and is awake.',
  ],
  endings: [
    {
      heading: 'Given back',
      text: [
        '{Due} lies in the hollow, and {it} close{it.v} its eyes before anybody has said a word. It will be {years} years. *The price:* at {p2} the lamp hook is empty; {T} sits down at the first bed and begins to hum. Whoever taught {T.them} both verses has saved more than a quay.',
      ],
    },
    {
      heading: 'Sung to sleep',
      text: [
        '{num} people stand on the shore, {B} gives the note, and {tansy} is carried in front in a chair. {It} sleep{it.v} at the fourth line. {Due} stays where it is needed; nobody can say any more that {fact}, and {town} has a holiday on which it must sing, whether it rains or not.',
      ],
    },
    {
      heading: 'By force',
      text: [
        [
          '{It} {it.is} dead, and in {town} they dance. *The price:* from that night on {due} gives no sleep; it is a pretty thing on a cushion. {H} lies awake, and {T} crosses {few} names off the list, one a day.',
          'tone!=whimsical',
        ],
        [
          '{It} give{it.v} up and leave{it.v} the bay, yawning. *The price:* {due} is a pretty thing on a cushion from then on; {H} lies awake, {p2} does as well, and all of them write letters to the party at three in the morning.',
          'tone=whimsical',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{It} go{it.es} from roof to roof, and only the oldest in {town} remember that one used to sing. {tansy} begins, alone, from a window. If the party gets {few} others to join in (DC 15 Performance), it stops above that house and listens, and there is time for one more attempt.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out who has {due}.',
    'Spend a night at {p2}.',
    'Ask {B.full} what it was like before.',
    'Bring {it} to rest before {deadline}.',
  ],
};
