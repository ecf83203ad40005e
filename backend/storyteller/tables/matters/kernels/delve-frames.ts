import type { MatterKernel } from '../matter-types.ts';

/** What the frame says in stories about a place in which creatures or guardians fight, and no person leads them. */
export const placeFrames = {
  comic: [
    [
      '[Nobody|No one] is hurt in earnest: whoever drops to 0 hit points [sits down and sulks|lies down and complains] until it is over.',
      'tone=whimsical',
    ],
    [
      'It is more of a scuffle than a fight: at 0 hit points one is out, stands by the wall and may comment.',
      'tone=whimsical',
    ],
  ],
  prices: [
    ['Songs are made about it« within a week»; in all of them {H.name} is taller.', 'tone=heroic'],
    ['Somebody in {town} asks first what it has cost, and {G} reads out the list.', 'tone=grim'],
    [
      'In {council} there are already two opinions about whose merit it was; both sides invite the party to supper.',
      'tone=intrigue',
    ],
    ['Whoever was inside counts the doors of every room from then on, before sleep.', 'tone=horror'],
    ['{H} sells small copies of it in the market, with the party in sugar.', 'tone=whimsical'],
  ],
  guards: [
    [
      'In {p2} something waits that the builders left behind, <Animated Armor, Gargoyle, Shield Guardian>; it attacks only what casts a shadow.',
      'tier=2',
    ],
    [
      'Nobody can teleport into {p3} or out of it: the stones there were cut to prevent it, and a DC 16 Arcana check and ten minutes are needed to end that.',
      'tier=3',
    ],
    [
      'Before {p1} stands <Stone Golem, Iron Golem> with both hands raised; it lowers them for whoever says the name of the place as it was said when it was built (DC 16 History).',
      'tier=3',
    ],
  ],
} as const satisfies MatterKernel['frames'];
