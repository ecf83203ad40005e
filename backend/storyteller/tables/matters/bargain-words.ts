/** The other side of a bargain, by what the idea calls it. */
interface Lender {
  readonly id: string;
  /** The nouns of an idea, in the singular. */
  readonly of: ReadonlySet<string>;
  /** The role of A, if the idea has no noun that can be one. */
  readonly role: string;
  /** Whether the rules have statistics for what the noun names. */
  readonly foe: boolean;
  /** What is owed, if the idea does not say it. */
  readonly pledge: string;
  /** The same, if a band has signed. */
  readonly ofBand?: string;
  /** The sign on the paper, and how the one who holds it comes and behaves. */
  readonly mark: string;
  readonly manner: string;
  /** What the one who holds the paper cannot bear, as a clause. */
  readonly weak: string;
}

const nouns = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The first is meant if an idea names none. */
export const lenders: readonly Lender[] = [
  {
    id: 'devil',
    of: nouns('devil demon fiend imp archdevil balor succubus tiefling hell'),
    role: 'devil',
    foe: true,
    pledge: 'the soul',
    mark: 'a thumb print burned into the parchment',
    manner: 'in a travelling coat that steams a little in the rain, with excellent manners',
    weak: 'a bill that is not exact to the copper',
  },
  {
    id: 'vampire',
    of: nouns('vampire count countess lich'),
    role: 'vampire',
    foe: true,
    pledge: 'the will',
    ofBand: 'the youngest of them',
    mark: 'two drops of blood that have not dried',
    manner: 'after sunset, in old velvet, and only as far as the threshold',
    weak: 'being called a guest who was not asked in',
  },
  {
    id: 'hag',
    of: nouns('hag witch crone coven'),
    role: 'hag',
    foe: true,
    pledge: 'the firstborn',
    mark: 'a knotted hair that cannot be cut',
    manner: 'with a basket of eggs on the arm, humming, as an old neighbour would come',
    weak: 'a gift for which nothing is asked',
  },
  {
    id: 'fey',
    of: nouns('fey fairy faerie sprite pixie archfey elf unseelie seelie'),
    role: 'envoy of the fey',
    foe: false,
    pledge: 'the firstborn',
    mark: 'a leaf that stays green all year',
    manner: 'on a white pony that leaves no prints, with small bells',
    weak: 'a promise that was kept better than it was given',
  },
  {
    id: 'dragon',
    of: nouns('dragon giant genie djinni efreeti sphinx god goddess angel'),
    role: 'envoy of the old powers',
    foe: false,
    pledge: 'the best that was made in each of the last seven years',
    mark: 'a seal of gold as thick as a finger',
    manner: 'with a scale, two bearers and a voice that is used to halls',
    weak: 'being weighed in turn',
  },
  {
    id: 'death',
    of: nouns('death reaper'),
    role: 'envoy of Death',
    foe: false,
    pledge: 'the soul',
    mark: 'a small hourglass, drawn in ash',
    manner:
      'on foot, in a grey coat, with a chess board under the arm and all the time in the world',
    weak: 'a game that is not finished',
  },
  {
    id: 'crime',
    of: nouns('crime gangster mobster mafia'),
    role: 'crime lord',
    foe: false,
    pledge: 'the house, the trade and the work of seven years',
    mark: 'a blot in the shape of a hand',
    manner: 'with two quiet people and a book under the arm',
    weak: 'an old debt that somebody else has bought',
  },
  {
    id: 'person',
    of: nouns('moneylender banker pirate merchant thief smuggler'),
    role: 'collector of old debts',
    foe: false,
    pledge: 'the house, the trade and the work of seven years',
    mark: 'a blot in the shape of a hand',
    manner: 'with two quiet people and a book under the arm',
    weak: 'an old debt that somebody else has bought',
  },
];

/** What an idea says is owed. */
export const pledges: readonly { readonly of: RegExp; readonly pledge: string }[] = [
  { of: /\bsouls?\b/, pledge: 'the soul' },
  { of: /\bfirst[- ]?born\b/, pledge: 'the firstborn' },
  { of: /\b(?:babies|baby|child|children|daughter|son)\b/, pledge: 'the child' },
  { of: /\bshadow\b/, pledge: 'the shadow' },
  { of: /\bvoice\b/, pledge: 'the voice' },
  { of: /\bnames?\b/, pledge: 'the name' },
  { of: /\bmemor(?:y|ies)\b/, pledge: 'the memories' },
  { of: /\bheart\b/, pledge: 'the heart' },
  { of: /\b(?:money|gold|coins?|debts?)\b/, pledge: 'the debt with all its interest' },
];
