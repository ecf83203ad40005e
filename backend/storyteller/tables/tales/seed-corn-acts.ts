import type { TaleActs } from './tale-types.ts';

export const seedCornActs: TaleActs = {
  heading: 'Three Loaves an Acre',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] the party is stopped« on the mill path» by people who have been told that it hides food ({fight}). [One word about bread for the children and half of them sit down« in the mud»|Half of them sit down« in the mud» at a word about bread for their children]; the one who talks got the tip from {H}.',
  ],
  early: [
    [
      "The steps are free, and only a chain is before the vault (DC 13 Sleight of Hand, or {A}'s key): they can stand before the corn« on the first evening». It is half of what there was. {G}, if told, «turns white, and »asks them to leave it there: whatever is seen in {town} before the ploughs go out is eaten«, and the store has three locks and two hundred hungry people in front of them». [Nor is half enough.|And it would not be enough: it is half.|Half is not enough, besides.] {H}, who sleeps beside it, runs up the steps at the first sound, and tells nobody where the other half went«, nor for which night this one is promised». [They may mark the sacks, and know them again on any cart.|The sacks can be marked, [so that no cart can hide them|to be known again on any cart].|A mark on each sack [is quickly made|is made in minutes], and [they will know it again|can be looked for on a cart].]",
      'v=a',
    ],
    [
      "The steps are free, and only a chain is before the vault (DC 13 Sleight of Hand, or {A}'s key): they can stand before the corn« on the first evening», {num} sacks, one of them half empty. {A} comes down with a candle and asks them« one thing,» whom they will tell. Whatever is known in {town} before the ploughs go out is eaten, says {A}; let them ask {G}«, once,» what the elders voted« in winter», and watch the answer. If they keep silent, it is safe until {deadline}, as {A} believes. (It is not: {H} has sold the night.) [They may mark the sacks, and know them again on any cart.|The sacks can be marked, [so that no cart can hide them|to be known again on any cart].|A mark on each sack [is quickly made|is made in minutes], and [they will know it again|can be looked for on a cart].]",
      'v=b',
    ],
  ],
  opens: [
    '{R} drives into {town} with four carts of bread and a table, «sets it up in the square, »and [begins|starts] to buy fields. [By noon a third of {town} has signed.|The queue does not end until noon, and by then a third of {town} has signed.] [Each one who signs has sold the ground that the corn was for.|They take home a loaf and have sold the ground that the corn was for.|With each name the corn [has a field less|loses a field].]',
  ],
  goal: [
    '[Seed without fields is no use.|Corn is good for nothing without a field to put it in.|Now it is the fields that are going, and not only the corn.] The party [has to|must] stop the buying without letting {town} starve« in front of bread», and find out for whom {R} buys, and who told {R} that {town} would be hungry« enough».',
  ],
  map: [
    '[The thaw takes the low road.|The low road has gone under in the thaw.|The river has come over the low road.] {town} is an island in brown water; the only way to {town2} is by the raft of {R}, or along the drowned causeway; an old conduit runs beside it, «under the ground, »and ends in {lair}.',
  ],
  way: [
    '[On the causeway [the party wades for a night|it is a night of wading], with ice at the knee|Along the causeway they wade all night, [through ice that comes up to the knee|and break the ice with their shins]|It takes a night on the causeway, [in water up to the knee, and ice on that|knee deep, among ice]] (DC 13 Constitution saving throw or one level of exhaustion). [On the raft of {R} they sit dry, sign for the passage, and are counted.|{R} takes them dry on the raft, against a signature«, and has them counted».]',
  ],
  place: [
    [
      '[In {town2} the barns are full.|At first sight nobody goes hungry in {town2}, and the barns are full.|The barns of {town2} are so full that some have props against the walls.] Empty sacks of {town}«, with its stamp,» hang over a fence« to dry». [Here they pay with tokens, and the bakery has a window for people from {town}, at the back.|One pays with tokens here; and for people from {town} the bakery has a window of its own, at the back.|At the bakery people from {town} are served at the back; everybody else pays in front, with tokens.]',
      'v=a',
    ],
    [
      '[In {town2} the barns are full.|At first sight nobody goes hungry in {town2}, and the barns are full.|The barns of {town2} are so full that some have props against the walls.] By the gate one barn has been swept clean, and over its door stands« in fresh paint»: "{town}, {num} sacks". [Here they pay with tokens, and the bakery has a window for people from {town}, at the back.|One pays with tokens here; and for people from {town} the bakery has a window of its own, at the back.|At the bakery people from {town} are served at the back; everybody else pays in front, with tokens.]',
      'v=b',
    ],
  ],
  rival: [
    '{R} buys for a house that means to flood the valley for a canal. {R} is kind to children, «gives away the heels of the loaves, »and thinks that [somebody|someone] would have done it anyway.',
  ],
  setPiece: [
    'The bread store« of {town2}» is opened for an hour, and {num3} people« from three villages» press towards one window. [It is about to become a riot, and people with clubs wait for it ({fight}).|The next push will make it a riot, and that is what people with clubs are waiting for ({fight}).|At the corners stand people with clubs, who have been promised a riot ({fight}).] [Each|Every] round a character can make a line (DC 13 Persuasion), lift [somebody|someone] who has fallen (DC 12 Athletics), climb up and throw bread over the heads (DC 13 Acrobatics), or take the clubs away. [Four successes before three failures, and everybody gets a loaf|With four successes, before there are three failures, there is a loaf for everybody|Everybody gets a loaf after four successes, if three failures do not come first]; [otherwise the window closes, and the clubs come out|if not, the shutter comes down, and the clubs go up|or else it is the turn of the clubs, behind a closed window].',
  ],
  what: [
    [
      'Investigation :: reading the ledger behind the window :: [The bread that was bought with the corn of {town} was baked, paid for, and never sent|Bread was baked for the corn of {town}, and paid for, and never sent]: "[hold until they sell|keep back until they sell]".',
      'v=a',
    ],
    [
      'Investigation :: reading the ledger behind the window :: "[One child\'s medicine, {town}: chalk|{town}, medicine for one child: chalk]. [Paid for with [an address|the name of a place]|Price: [an address|a place]|In return: the name of a place|Against it: an address]." [It is the address of [a|an old] cistern.|The [address|place] is given: it is [that of a cistern|a cistern].|What follows is the way to [a|an old] cistern.|Beside it somebody has noted where: in [a|an old] cistern.]',
      'v=b',
    ],
  ],
  who: [
    [
      'Insight :: asking {R} how {R.they} knew the day :: {A} wrote that the store would be opened; and {H} sold the letter before it was sent.',
      'v=a',
    ],
    [
      'Insight :: asking {R} how {R.they} knew the day :: It stood in a note from {A} to {H}, and {H} sold the note.',
      'v=b',
    ],
  ],
  where:
    'History :: looking at the plan of the canal :: [An old conduit is drawn in, from {town2} to {town}.|A dotted line on it is a conduit, an old one, from {town2} to {town}.] [Its last chamber is {lair}, and there is a cross on it.|A cross has been put on its last chamber, and that is {lair}.]',
  choice: [
    '{R} makes an offer. {R} tears up every contract« in {town}», if the party brings the corn here« instead»; or the party takes the ledger« of the bread store» and lets {town} read it.',
  ],
  first: {
    answer: 'promises {R.name} the corn',
    now: [
      [
        '[The contracts burn, {town} eats that evening|{town} eats that evening, by the light of burning contracts], and the party owes what is left of the corn to [somebody|someone] who keeps promises.',
        'v=a',
      ],
      [
        '[The contracts burn, {town} eats that evening|{town} eats that evening, by the light of burning contracts], and the party owes {num} sacks to [somebody|someone] who keeps promises.',
        'v=b',
      ],
    ],
    later: [
      '{R} stands at {lair} with empty carts« and a paper». [Those who came to fetch the corn now obey the party[ until it says no; then they are two more on the other side|, and its first "no" brings two more to the other side].|Those who have come for the corn do what the party says, [as long as it does not say no; when it does, [there are two more|two more stand] on the other side|and turn against it at the first "no", [two more than before|with two more]].|The party may [give orders to|command] those who came for the corn; [if it says no, they are enemies again, and two more of them|but a "no" makes enemies of them, and there are two more].]',
    ],
  },
  second: {
    answer: 'takes the ledger',
    now: [
      '[{R} shuts the table and leaves.|The table is folded, and the bread drives away with {R}.] [What has been signed stays [signed|valid] until the ledger has been read out in the square; [then|with that] the contracts are void.|The contracts are void once the ledger has been read out, and not before.|Once the ledger has been read out to those who signed, their contracts are void.] [That night {town} is hungry«, with bread in sight across the water».|{town} goes to bed hungry«, and from the beds one can see the lights of the bakery».]',
    ],
    later: [
      '[Five people of {town} who have read it come along with sack hooks.|It has been read in {town}: five people bring their sack hooks and come along.] [They can hold one of the enemies each round«, and would rather do more than hold».|In each round they can hold one of the enemies«, and it is hard to keep them to holding».]',
    ],
  },
  closes: [
    '[The party is on the water, at night.|It is night, and the party is on the water.|The party crosses the water [by night|in the dark].] Behind it the bread window« of {town2}» is still bright; before it there is one light in« the whole of» {town}, and it is in the store.',
  ],
  lastWay: [
    '[The water has fallen, and the low road bears carts« again, at a walk».|On the low road the water is down to the hubs, and carts go on it« again, at a walk».] [By the conduit you come up through the floor of {lair}«, wet and unseen».|The conduit comes out in the floor of {lair}, where nobody looks; it is a wet way.] [By the steps you meet carts, and drivers [who think that everyone who comes is help|who put a sack into [the arms of whoever comes|the arms of anybody]].|On the steps there is a crowd of drivers, who [take everyone who comes for help|wave on anybody who comes to carry].|The steps are full of [drivers|drivers and lamps], and [whoever comes down is taken for a helper|nobody asks who carries].]',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one of the carters has not come; if {S} or {T} is dead, [nobody|no one]« from {town}» dares to come near {lair}« and help».',
  ],
  sides: [
    {
      who: '{G.full} and the elders',
      wants: ['want the corn and silence. Content if they hear of it first; angry about the book.'],
      later: [
        'have the ploughs ready at the cistern«, with lamps»: what is saved is sown the same night, and the enemies see two hundred people walk towards them; one of them runs.',
      ],
    },
    {
      who: '{B.full} and the farms',
      wants: [
        'want the truth about the winter, and their fields. Content if [nobody|no one] is hanged; angry if [somebody|someone] profits.',
      ],
      later: [
        'send {B.name} into {lair}, who tells {A} that the field is ploughed« and waiting»; {A} drops the hook.',
      ],
    },
    {
      who: 'The people of {town2}',
      wants: [
        'are hungry too, if you look behind the window. Content with bread; angry about clubs.',
      ],
      later: ['have taken the wheels off half of the carts.'],
    },
  ],
};
