import type { Wrong } from './plot-types.ts';

/** Wrongs that kept from people what was theirs: a pardon, a fund, a free life, a grave. */
export const wrongsOfWithheldRights: readonly Wrong[] = [
  {
    id: 'pardon',
    toll: 'dead',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'partner', 'profiteer', 'penitent', 'power'],
    fates: ['dead', 'gone'],
    deed: 'the paper in the drawer',
    part: 'knew of the paper and asked nothing',
    did: [
      '{V} and {num} others were sentenced for a strike, and a pardon came in time. {W} put it in a drawer over the weekend, {motive}.',
      [
        'A pardon for {V} lay in the desk of {W} for nine days. {W} found it on the tenth, {motive}, and {num} people had been sent away« in chains» by then.',
        'motive!=habit',
      ],
      'There was a paper that would have freed {V} and {num} others. {W} signed for it, {motive}, and said that the rider must have been robbed.',
    ],
    known: [
      '{years.s} years ago {V} and {num} others were sentenced for a strike, and a pardon was asked for.',
      'The strike is {years} years ago. {V} led it, and {V} and {num} others were to have been pardoned.',
      'Everyone knows that {V} and {num} others were sentenced {years} years ago, and «that »people hoped for a pardon« until the last hour».',
    ],
    lie: [
      'No pardon came, people say. There is a ballad about the rider, and {W} pays the singer.',
      '{V} was guilty of something, people say, or there would have been a pardon.',
      'The rider with the pardon for {V} is blamed for having come too late, and the family« of the rider» has moved.',
      'Once a year a place is laid «in the hall »for the rider who did not bring the pardon«. It is thought to be a beautiful custom».',
    ],
    fate: [
      [
        '{V} asked the time on the last morning, every quarter of an hour«, and was told it».',
        'V=dead',
      ],
      ['{V} died on the march« in chains», on the day the drawer was opened.', 'V=dead'],
      [
        '{V} came out of the quarries {years} years later with another name and this one memory: a seal«, seen through a window».',
        'V=gone',
      ],
      [
        '{V} broke out the night before, and «so »has never known whether the paper would have come.',
        'V=gone',
      ],
    ],
    debt: [
      'A pardon that is kept back is a soul that is kept back. {A} has waited at the wrong door since.',
      'On the last night {V} signed for one more hour with «the only visitor, »{A}. The hour is still owed.',
    ],
    traces: [
      [
        'paper',
        '{record} shows the rider fed« and his horse stabled» two days before the sentence.',
      ],
      [
        'paper',
        'The pardon exists. Its fold has been opened« and closed» so often that it has come apart in three.',
      ],
      [
        'thing',
        'The old desk of {W} has one drawer that is polished inside«, by a hand that keeps going in».',
        'here=indoors here=indoors',
      ],
      [
        'thing',
        "A rider's badge is nailed under a windowsill«, on the inside, where a hand can find it».",
        'here=indoors',
      ],
      ['word', '{T} held the horse. "It was a grey," says {T.they}, of a horse that never came.'],
      [
        'word',
        '"The weekend," says {T}, "he should have come on a working day, that was what was said."',
      ],
      ['habit', '{W} opens every drawer in a room before sitting down.'],
      ['habit', '{W} has all clocks in the house stopped, for the headaches.'],
      ['habit', '{W} grants every petition on the day it arrives«, without reading it».'],
    ],
    amends: [
      'The pardon is carried up the road by a rider«, at a gallop,» to the graves.',
      'The sentence is struck, for {V} and for {num} others, with the date on which it could have been.',
    ],
  },
  {
    id: 'fund',
    toll: 'ruined',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'partner', 'profiteer', 'penitent', 'power'],
    fates: ['dead', 'gone'],
    deed: 'the empty chest',
    part: 'took a loan from the chest and never heard of it again',
    did: [
      'Half the country gave money for the {num} whom {calamity} had left with nothing. {W} lent it« to friends», {motive}, and gave {V} the key to an empty chest.',
      '{V} collected for the families of {calamity}, {num} of them«, coin by coin». {W} had the second key, {motive}.',
      'The money for {num} survivors of {calamity} built the new front of the hall and the house of {W}. It was done {motive}; {V} had signed for the chest unopened.',
    ],
    known: [
      '{years.s} years ago money was collected for the survivors of {calamity}, and« it» was never paid out.',
      'After {calamity}, {years} years ago, half the country gave money for {num} people who had lost everything.',
      'The fund for the survivors of {calamity} was lost {years} years ago, and {V} had the key.',
    ],
    lie: [
      "{V} ran off with the widows' money. Children have a «counting »rhyme about how far.",
      'The hall of {town} was built from gifts, and the gifts were anonymous, and that is why there is no list.',
      'It is bad manners« in {town}» to ask what a house cost.',
      'The survivors of {calamity} were provided for. They moved to where that was easier.',
    ],
    fate: [
      [
        '{V} opened the chest in front of the families, and did not live long after« seeing their faces».',
        'V=dead',
      ],
      ['{V} was beaten at the door of the hall, and the door was later widened.', 'V=dead'],
      [
        '{V} went to earn the money back«, on ships and in quarries,» and sent it home coin by coin, to a wrong address.',
        'V=gone',
      ],
      [
        '{V} left the key on the table and took the blame along«, like something that could be carried away».',
        'V=gone',
      ],
    ],
    debt: [
      'Each coin was given with a prayer. The prayers arrived; the coins did not, and {A} was sent to ask.',
      '{V} swore the money safe by {V.their} own breath, before {A}, and the breath was called in.',
    ],
    traces: [
      [
        'paper',
        '{record} lists {few} loans without interest« in the month after {calamity}», to people with new roofs.',
      ],
      [
        'paper',
        "The mason's bill for the hall is made out to the widows' fund«; someone has spilled wine exactly there».",
      ],
      ['thing', 'There are two keys to the chest. The one that {V} had is stiff with disuse.'],
      [
        'thing',
        'The mason left a drawing of the old hall« here»: where the new front is, the old wall had a slit for coins.',
        'here=indoors',
      ],
      [
        'word',
        '{T} was lent forty and asked when to pay it back, "and they laughed, so I laughed".',
      ],
      ['word', '"Whose money?" asks {T}, before anyone has said money.'],
      [
        'habit',
        '{W} cannot pass a collecting box without putting something in«, and then counts what is left».',
      ],
      [
        'habit',
        '{W} sends each of the families of {calamity} a goose at midwinter: {num} geese«, with no card».',
      ],
      ['habit', '{W} lives in three rooms of a house of thirty.'],
    ],
    amends: [
      'The front of the hall is sold stone by stone, and {num} families are paid« with the old list in hand».',
      'Those who borrowed pay, «with interest, »into a chest that has glass in its lid.',
    ],
  },
  {
    id: 'held',
    toll: 'dead',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    needs: [],
    agents: ['kin', 'partner', 'profiteer', 'penitent'],
    fates: ['held'],
    deed: 'the room without a name',
    part: 'signed that {V} was mad',
    did: [
      '{V} knew that {W} {neglect} before {calamity}, which cost {num} lives. {W} had {V.them} declared mad, {motive}, and has kept {V.them} in a quiet house« under another name» for {years} years.',
      '{V} is alive, and the only witness that {W} {neglect}; {calamity} then cost {num} lives. {W} had {V.them} locked away, {motive}, and pays for the room« to this day».',
    ],
    known: [
      '{years.s} years ago {calamity.c}, {num} people died of it, and {V}, people say, was one of them.',
      '{V} is said to have died when {calamity.c}, {years} years ago, with {num} others.',
      'Among the {num} whom {calamity} took, {years} years ago, people «always »name {V} first.',
    ],
    lie: [
      'The grave of {V} is well kept, at the expense of {W}«, and nobody finds that strange».',
      'Poor {V.full}: that is the whole of what is said, and with lowered voices«, as one speaks of the very sick».',
      'There is a portrait of {V}« in the hall», with black ribbon across the corner; {W} pays for the ribbon.',
      'A mass is said for {V} every year, and {W} pays for it«, and weeps».',
    ],
    fate: [
      '{V} has a room with a view of a wall«, counts {num} days at a time,» and has stayed saner than {V.their} keepers.',
      '{V} is called "the guest" by {few} people« who know», and has taught one of the keepers to read.',
    ],
    debt: [],
    traces: [
      [
        'paper',
        '{record} pays for laundry, "one guest, quiet house", every month for {years} years.',
      ],
      ['paper', 'The death of {V} is attested by {few} signatures and no physician.'],
      ['thing', 'The coffin of {V} holds sand and a good pair of boots.'],
      [
        'thing',
        'A tray for one person leaves the kitchen« each evening» and comes back with the crusts cut into figures.',
      ],
      ['word', '{T} speaks of {V} and says "eats badly". Then {T.they} says "ate".'],
      ['word', '"There is nobody there," says {T}, about a house that was not mentioned.'],
      [
        'habit',
        '{W} drives out alone each month and comes back with mud to the axle« and no errand».',
      ],
      ['habit', '{W} buys spectacles for eyes that are not {W.their} own.'],
      ['habit', '{W} has never once visited the grave of {V}.'],
    ],
    amends: [
      '{V} walks out of the quiet house« on {V.their} own feet» and asks what year it is.',
      '{V} is given back name, house and a place at the table«, and takes the one facing the door».',
    ],
  },
  {
    id: 'bones',
    toll: 'dead',
    tones: ['heroic', 'grim', 'horror'],
    needs: [],
    agents: ['returned', 'kin', 'dead', 'power', 'partner', 'profiteer', 'penitent'],
    fates: ['dead', 'gone'],
    deed: 'the stones from the field',
    part: 'carried stones away from the field by night',
    did: [
      'When {works} {works.was} enlarged, {W} took the stones from the burial field« of the old people», {num} of them, {motive}. {V} kept that field«, and stood in front of it».',
      'Under {works} lie {num} dead who were promised« that» they would be left alone. {W} signed the promise, and the order to dig, {motive}. {V} would not hand over the key.',
      '{W} had the {num} graves of the plague year levelled for {works}, {motive}. {V}, whose office it was to remember them, was in the way.',
    ],
    known: [
      '{years.s} years ago {works} {works.was} made larger, and an old burial field went; {V} was against it.',
      'Where {works} {works.is} now, {V} «once »kept a burial field. That was {years} years ago.',
      'The old burial field is gone since {works} {works.was} enlarged, {years} years ago, and so is {V}, who kept it.',
    ],
    lie: [
      'There never was a burial field, people say; the stones of {works} come from a quarry that has a name and no hole.',
      '{V} saw ghosts, people say, and one «fine »day followed them.',
      'It is thought unlucky to count the stones of {works}«, and the children are slapped for it».',
      'The old people buried at sea. There is no sea within a week of some of their graves«, but that is another question».',
    ],
    fate: [
      ['{V} lay down in the last open grave and had to be worked around.', 'V=dead'],
      [
        '{V} was under the first cartload«, and the carter swears that there was a voice».',
        'V=dead',
      ],
      [
        '{V} was led away« by the arm», and has kept the count of the {num} from far off, «every night, »by name.',
        'V=gone',
      ],
      ['{V} went with one stone, the smallest«, wrapped in a shawl».', 'V=gone'],
    ],
    debt: [
      'The {num} had been laid down with a promise to {A}«: quiet for quiet». The promise was broken on one side.',
      '{V} had kept {A} asleep with names, one each evening. No one has said the names for {years} years.',
    ],
    traces: [
      [
        'paper',
        'In {record} {num} stones are bought from a quarry«, at night rates,» and carted from the other direction.',
      ],
      ['paper', 'A list of {num} names in the hand of {V} was used to line a drawer.'],
      [
        'thing',
        'One stone of {works} has been set with the writing inward; a mirror« on a stick» shows half a name.',
      ],
      [
        'thing',
        'Small bones have been swept into a corner and covered with lime«, more than once,» by someone who said a prayer: there are wax drops.',
        'here=indoors',
      ],
      [
        'word',
        '{T} drove a cart« that night»: "They were not heavy," says {T.they}, "and that was what was wrong with them."',
      ],
      [
        'word',
        '"You do not step on the third one," says {T}, and does not know why, and then does.',
      ],
      ['habit', '{W} steps over one «particular »sill at {works} as if it were higher.'],
      ['habit', '{W} has bought a grave for {W.themself} in another country.'],
      ['habit', '{W} has never let masons open a wall of {works}«, even when it leaks».'],
    ],
    amends: [
      'The stones go back to the field, all {num}«, and there are holes in {works} like gaps in a mouth».',
      'The names are cut where everybody walks«, in the order in which {V} used to say them».',
    ],
  },
];
