import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Animals or people who have gone, and who have been where A hides something. */
export const beingLed: MatterKernel = {
  id: 'being-led',
  sort: 'being',
  of: ['animal', 'monster'],
  tells: [
    {
      nouns:
        'dog cat horse pony mule donkey cow bull sheep goat pig hen goose duck parrot monkey hound puppy kitten foal calf lamb falcon hawk owl raven pet herd flock bird animal mare stallion bear wolf',
    },
  ],
  states: ['gone'],
  allows: 'captor',
  tones: everyTone,
  escort: ['people', 'beast'],
  roles: {
    B: [
      ['shepherd', 'weaver', 'ferry keeper', 'beekeeper'],
      ['vineyard owner', 'head gardener', 'master of a mill'],
      ['royal gardener', 'warden of the parks', 'steward of the crown farms'],
    ],
    S: [
      ['tinker', 'pedlar', 'travelling player', 'knife grinder'],
      ['wandering preacher', 'foreign merchant', 'retired duellist'],
      ['foreign envoy', 'banned scholar', 'disgraced general'],
    ],
  },
  sites: [
    ['the yard of {B.full}', 'the house of {B.full}'],
    ['the last house on the road', 'the gate house', 'the washing place'],
    ['the office of {A.full}', 'the coach house of {A.full}'],
  ],
  lair: {
    names: [
      'the old brick kiln',
      'the closed quarry',
      'the empty sheep farm',
      'the walled orchard',
    ],
    terrain: 'wild',
  },
  problem: [
    'For {few} days {it} {it.has} not been seen, and every evening {B.full}, the {B.role}, stands at the gate and calls. {S.full}, the {S.role}, was seen with {it.them} on the last evening« in {town}», and has been locked up for it.',
    '{few.s} days have gone by«, {town} has searched every barn twice,» and {B.full}, the {B.role}, has begun to search alone at night. {S.full}, the {S.role}, who had given {it.them} something to eat, is in the lock-up.',
  ],
  start: [
    [
      '{B.full}, the {B.role}, meets you on the road before {town}, hoarse, with a lantern in full daylight. "Have you seen {it}« near {town}»?" In the hand of {B.name} lies a strip of red ribbon with a crumb of wax. "This hung on {it.them} on the evening before, and I have asked everyone« in {town}» whose seal is red, and now everyone is busy."',
      '@ribbon',
    ],
    [
      'At the gate of {town} hang {few} notices in the same careful hand: who has seen {it}? A man with a bucket of paste« goes from one to the next and» covers them with another paper: [THE SEARCH IS OVER, BY ORDER|THE SEARCH IN {town} HAS ENDED]. "By whose order?" asks {B.full}, the {B.role}«, and holds the bucket fast». The man looks at the window of {A.full}, the {A.role}.',
      '@notices',
    ],
  ],
  ask: [
    '{G} wants {it} found before {deadline}, alive. "And if somebody« in {town}» has taken {it.them}, I want to know why«. {S} has no roof of {S.their} own to hide anything under»."',
    '"Bring {it} home," says {G}. "You have until {deadline}; after that the carters leave for {town2} and beyond, and whatever is on their carts is gone«, and nobody asks any more»."',
  ],
  rumours: [
    '{S} led {it} away from {town}«, for money, and somebody has even seen the purse».',
    '{It} had been away for a night before, «and not for the first time, »and came home to {B.name} with clay up to the knees.',
    '{A} has offered a reward, and was the first to say that the search can stop.',
    'Near {lair} something calls at night«, and nobody from {town} goes there since the fence was built».',
  ],
  run: [
    [
      'The ribbon is from a seal for goods under lock; there are three such seals in {town}, and one belongs to {A} (DC 12 Investigation).',
      'start=ribbon',
    ],
    [
      'The man with the paste was paid by {H}, and says so for a drink (DC 12 Persuasion).',
      'start=notices',
    ],
    '{S} was on the road with {it.them} for a while, gave {it.them} a piece of apple, and saw where they parted: {it} turned to the road to {lair}.',
  ],
  gist: [
    '{A} had {it} led away by {H}, because {it} {it.has} found a way into {lair}, where {A} hides what nobody may see before {deadline}: goods that {A} has reported as burned. Whoever follows the tracks finds them, and with that {A} loses all hope of {prize}.',
  ],
  truth: [
    [
      '{weeks.s} weeks ago a store of {council} burned down. {A}, who kept it, had emptied it the night before; the goods lie at {lair} under seal until they can be sold, and pay for {prize}. Some nights later {it} got in through a hole in the wall, slept there in the warm, and came home to {B} with clay up to the knees.',
    ],
    [
      'That happened twice. The second time {it} brought home a ribbon with a crumb of wax, and {H} had seen it leave. {A} wanted no blood: what is found dead is looked at closely. So {H} waited at {p2} with a covered cart and food, and the same evening {town} said what all say now: {fact}.',
    ],
    [
      [
        'Since then {it} {it.has} been at {lair}, behind a new gate, well fed and watched by {H}. At {deadline} the carters leave: {H} is to take {it} along and leave {it.them} so far away that nobody finds the way back.',
        'captor=no',
      ],
      [
        'For this {A} paid {captor}, who did the work with {H} and keep{captor.v} watch now. {It} {it.is} at {lair}, behind a new gate, and well fed. At {deadline} the carters leave, and {captor} and {H} are to take {it} far away, so that nobody finds the way back.',
        'captor=yes',
      ],
    ],
  ],
  turn: [
    '{It} {it.is} not alone at {lair}: the watchman of the burned store is there as well, whom everyone believes dead, and who saw who emptied it. {It} {it.has} been good company, and the watchman will not leave without {it.them}. {T}, who is of the same family, has not been told.',
    '{G} signed the order to end the search. {A} had said that {it} {it.was} found dead on the road, and that it would be kinder if {B} did not learn of it. {G} has not told anyone, and believes it to this day.',
  ],
  people: {
    G: ['{G} wants to bring {B} good news, and is afraid of bringing the other kind.'],
    A: [
      '{A} wants {prize}. {A} speaks of {it} as of something that is over, and asks twice whether anything was found on {it.them}.',
    ],
    B: [
      '{B} wants {it} back and has not slept. {B} knows a call that {it} {it.has} never failed to answer, and teaches it to whoever asks.',
    ],
    S: [
      '{S} wants to go on before winter. {S} likes {it}, was liked in return, and is angry that nobody asks what {S.they} saw.',
    ],
    T: [
      '{T} saw the covered cart at {p2} and heard who was on it. {T} has said nothing, since {A} pays the wage of {T}.',
    ],
    H: [
      '{H} wants to be rid of the whole thing. {H} brings {it} more to eat than {A} pays for, and would open the gate for a good reason.',
    ],
  },
  looks: [
    [
      'A bowl that is filled each morning, a place by the stove that nobody sits in, and on the doorpost {few} marks in chalk: one for each evening on which {B} has called.',
    ],
    [
      'A [low wall|bench] beside the road« to {lair}», the ruts of a narrow cart, and crumbs of good bread, far better than anyone here can buy.',
    ],
    [
      'Account books« of the burned store», a stove that has been used for paper, and on a nail a torn piece of red ribbon.',
    ],
    [
      'A wall, a gate of new wood, and behind it {it}, well fed and restless. Further in stand crates under red seals, as high as a house.',
    ],
  ],
  todo: [
    [
      '{B} lets nobody touch the place by the stove. Whoever helps {B} with the search for an hour first (DC 12 Survival) is shown everything.',
    ],
    [
      'The people at {p2} have been told« by {H}» to mind their own business. A child who is not asked directly (DC 12 Persuasion) shows where the cart stood.',
    ],
    [
      'A clerk guards the books« of {A}» and is glad of any talk: one keeps the clerk busy (DC 13 Deception), the others read.',
    ],
  ],
  clues: [
    [
      'Nature :: looking at the clay that was brushed off :: It is burned clay, as it lies about at an old kiln or a quarry; there is none in {town}.',
      'Investigation :: putting the crumb of wax together :: It is a seal for goods under lock, and the half of a letter on it is that of {A}.',
      'Survival :: following the oldest tracks from the gate :: They go the same way every time, straight to {lair}.',
    ],
    [
      'Investigation :: looking at the ruts :: [A cart stood here for hours|Here a cart waited, and not for a short time], {few} paces from the road. {It} went up on it without a fight: somebody had food.',
      'Insight :: asking who can afford such bread :: It is baked for one house, that of {A}, and {H} fetches it.',
      'Perception :: listening after dark :: From the direction of {lair} comes a call that {B} would know.',
    ],
    [
      'Investigation :: comparing the books with the burned store :: Goods for {few} carts were written off as burned. There was no ash of them.',
      'Insight :: mentioning {it} while {A} is listening :: {A} says "on the cart" before anyone has spoken of a cart.',
      'History :: reading the bill of the fence maker :: A gate and a lock for {lair}, paid in the week in which {it} came home with the ribbon.',
    ],
  ],
  lairUse: [
    'The crates are stacked badly: pulled at the right rope (DC 12 Athletics), they come down between {A} and the gate, 7 (2d6) bludgeoning damage, DC 13 Dexterity half.',
    'Whoever knows the call of {B} can bring {it} out by the hole in the wall without opening the gate, and {H} looks the other way.',
  ],
  tactics: [
    '{A} wants the crates on the road and not a fight, and shouts to {H} to take {it} away first; {H} is slow about it and does not fight, and stops if somebody calls out to {H.them}',
  ],
  parley: [
    '{A} has not hurt {it.them}, and knows what that is worth: whoever lets {it} go at once has made a mistake and no more (DC 13 Persuasion). The burned store is a crime, and {A} would rather give up {prize} than be asked about it before {council}.',
  ],
  clock: [
    ['The notices are pasted over, and {A} doubles the reward so that strangers look elsewhere.'],
    ['{S} is to be driven out of {town} before a judge has heard {S.them}.'],
    ['{B} finds the road to {lair} and is brought back by {H}, politely. The carters load.'],
    ['At {deadline} the carters leave for {town2}, with the crates, and with {it}.'],
  ],
  after: ['{A} has {prize}. {B} goes on calling at the gate, every evening; {ruin}.'],
  endings: [
    {
      heading: 'Home',
      text: [
        '{It} come{it.v} home to {B}, tired and glad, and all of {town} is at the gate. Behind come {few} carts with red seals. {S} is let out and is asked, for the first time, what {S.they} saw. {A} has to say before {council} why the store burned.',
      ],
    },
    {
      heading: 'A quiet exchange',
      text: [
        '{A} lets {it} go, and nobody asks about the crates. *The price:* the store stays burned, {S} stays suspected, and {A} gets {prize}, and knows that the party keeps silent.',
      ],
    },
    {
      heading: 'The crates first',
      text: [
        'The party brings {council} to {lair} at once. *The price:* in the confusion {H} drives off with {it}, out of fear, and is caught up with only at {town2}.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The gate at {lair} stands open, and the ruts lead to {town2}, a day old. The carters stop for the night at the second bridge: {it} can still be heard there by whoever knows the call.',
      ],
    },
  ],
  steps: [
    'Look at {p1}, and ask where {it} used to go.',
    'Find out what {S.full} really saw.',
    'Find out who wants the search to end.',
    'Bring {it} home before {deadline}.',
  ],
};
