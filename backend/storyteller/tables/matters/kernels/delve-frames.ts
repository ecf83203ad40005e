import type { Row } from '../../row-types.ts';

/** What the frame says in stories about a place in which creatures or guardians fight, and no person leads them. */
export const placeFrames: Readonly<
  Record<'comic' | 'prices' | 'guards' | 'favours', readonly Row[]>
> = {
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
    [
      'Whoever was inside counts the doors of every room from then on, before sleep.',
      'tone=horror',
    ],
    ['{H} sells small copies of it in the market, with the party in sugar.', 'tone=whimsical'],
  ],
  favours: [
    ['{G} gives the party a house in {town} with a good stove, for as long as it likes.', 'tier=1'],
    [
      '{B} comes along for a year, carries the books, and asks for nothing but the evenings.',
      'tier=1',
    ],
    [
      '{council} pays for whatever the party wants to have built in {town}, up to a tower.',
      'tier=2',
    ],
    [
      '{T} has told the name of the party to people who open doors: between {town} and {town2} it sleeps and eats free.',
      'tier=2',
    ],
    [
      'The crown gives the party the land on which it happened, with all that may lie under it.',
      'tier=3',
    ],
    [
      '{council} grants the party one law, of one sentence, to be read out in every town.',
      'tier=3',
    ],
  ],
  guards: [
    [
      'At {p2} something waits that the builders left behind; it attacks only what casts a shadow.',
      'tier=2',
    ],
    [
      'Nobody can teleport into {p3} or out of it: the stones there were cut to prevent it, and a DC 16 Arcana check and ten minutes are needed to end that.',
      'tier=3',
    ],
    [
      'Before {p1} stands a figure of stone with both hands raised; it lowers them for whoever says the name of the place as it was said when it was built (DC 16 History).',
      'tier=3',
    ],
  ],
};
