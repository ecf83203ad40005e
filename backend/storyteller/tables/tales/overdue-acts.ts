import type { TaleActs } from './tale-types.ts';

export const overdueActs: TaleActs = {
  heading: 'The Other Reader',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] [knights want to know« from the party» where the soft spot is|the party is stopped by knights, who ask where the soft spot is|some knights, with nets, demand to be told of the soft spot] ({fight}). They stop when one is down, and it turns out that {H} has sold each of them [the same soft spot|the same one].',
  ],
  early: [
    [
      'They are meant to go: they knock, and are asked in by {B}«, and there is tea». [The dragon has looked for the book everywhere but in the one place that it has never cleaned, because it sits on it, and it does not get up while there are visitors.|The dragon has searched the whole cave for the book, except where it sits; and with visitors there it stays sitting.|Where it sits the dragon has not looked, and it would be impolite to get up« while there are guests».|Everywhere but under itself the dragon has looked for the book, and it will not rise from its seat before visitors.] A party that finds a way« (to ask it to dance is one)» has the book on the second day, and a friend; but what is brought back late has been late, says {A}, and the fine for {num} years stands. Only the missing page could end that, or the torn strip« with the renewals»; and by the time one of them is shown to {G}, there is a second card.',
      'v=a',
    ],
    [
      'They are meant to go: they knock, and are asked in by {B}«, and there is tea». The book is not here; it has been brought back {few3} times«, and {B} has the dates in the housekeeping book». The dragon is so ashamed that it wants to pay«, and has begun to count»; if nobody stops it with a reason (the missing page is one«, a nice word about the sponge another»), {A} need not even come. With the missing page {G} may strike out the fine, but not before the book is on the desk; and where {A} has had it sent, neither {B} nor the dragon knows. It gives them a letter of apology to {G}, in which it says«, for the first time,» for whom the sponge was.',
      'v=b',
    ],
  ],
  opens: [
    '{A} has done the sum again and found a second card, of the same day, from {town2}. [It is for another dragon«, it is worth twice as much»; and {R}, with a lance« and a reading list», has already been sent« to fetch it».|The reader was another dragon«, and the sum is twice as large»; and {R}, with a lance« and a reading list», has already been sent to fetch it.]',
  ],
  goal: [
    '[A second dragon is to be fined, one who never learned to knock.|A fine is to be collected from a second dragon«, which never learned to knock».] The party must reach it before {R} does, and find out what was borrowed there {num} years ago«, and why neither of them has ever brought it back».',
  ],
  map: [
    '{A} has the toll bridge [sealed as security|put under seal]. [Between {town} and the mountains no road is open;|No road is open any more between {town} and the mountains;] there is just the book lift« of the old monastery», a hundred fathoms through the rock to {town2}; one of its stops«, oddly,» is the larder of {lair}.',
  ],
  way: [
    '[By the book lift it is an hour for each two of the party, in the dark, folded|The book lift takes two at a time, folded, in the dark, for an hour] (DC 13 Constitution saving throw, or a level of exhaustion; between floors it [stops and asks for|will not go on without] a call number, which {T} knows). [On foot across the scree it is two days, with {R} in front«, reading aloud».|Across the scree one walks for two days«, behind {R}, who reads aloud».]',
  ],
  place: [
    [
      '{town2} lies below the second mountain and is very well-read: something up there throws its« finished» novels [down on to the market|on to the market]. «[Everyone|Everybody] has opinions. »[[Nobody|No one] has seen it for years, but for the ink.|All that they have seen of it for years is ink.|It has not shown itself for years; ink comes down when it rains.|What they know of the reader is the ink, and the taste.]',
      'v=a',
    ],
    [
      '{town2} lies below the second mountain and is very well-read: something up there throws its« finished» novels down on to the market, and all the books that {A} has had sent here lie« in a heap» beside them. In the heap is the cookery book (DC 14 Investigation). [[Nobody|No one] has seen the reader up there for years, but for the ink.|All that they have seen of the reader for years is ink.|The reader has not come down for years; ink does, when it rains.]',
      'v=b',
    ],
  ],
  rival: [
    '{R} has sworn to bring back the book, and has [got to|reached] the chapter in which the dragon is in the right. {R} is looking for [[somebody|someone] to« be allowed to» lose to|[somebody|someone] to whom one may decently lose].',
  ],
  setPiece: [
    "[The second dragon receives visitors while reading, and must not be interrupted before the end of the chapter.|One may visit the second dragon, and it goes on reading; before the end of the chapter nobody must interrupt it.|Visitors may sit down with the second dragon, as long as they are quiet« until the chapter is over».] Meanwhile {A}'s people come up the stairs with nets and a drum ({fight}). [The party [has to|must] fight them without a sound|They must be fought in silence|It has to be a fight without a sound]: any blow with metal, any spell with words and any cry of pain (DC 13 Constitution saving throw when wounded) is a strike. [On the third strike it looks up|At three it looks up« from the page»|With the third it puts a claw on the line and looks up], [and begins the chapter again, which takes until the next day|and everybody has to come back the next day, for the next chapter].",
  ],
  what: 'Insight :: reading over the second dragon\'s shoulder :: It is "How to Tell Somebody", it [is on|has come to] the last page, and [it has been on the last page|there it has been] for a long time.',
  who: 'Investigation :: looking at the reminder on the mat :: It was sent by {A} {few4} days before the debt was discovered«, officially». [The pen had been bitten, by [someone|somebody] who was adding up a house.|Its blots are those of a bitten pen, and in the corner [someone|somebody] has added up a house.]',
  where:
    'Perception :: asking about the rope of the book lift :: [It used to carry two cups of tea across«, every afternoon», between here and {lair}|Every afternoon it took two cups of tea across«, from here to {lair}»|Two cups of tea used to go across with it each afternoon, between here and {lair}]; and one day it [came back with both|brought both back].',
  choice: [
    'The dragon of {town2} offers the party its book, [on one condition: that they do not say where they have it from|if they do not say where they have it from]. Or it would come along, if [somebody|someone] told it first for whom the sponge was baked.',
  ],
  first: {
    answer: 'takes the book and keeps silent',
    now: [
      '{R} may carry it«, and holds it [like an egg|as one holds an egg]». [The card is settled; [somewhere behind them|high up behind them] a light goes out.|That closes the card; and [somewhere behind them|on the mountain] a light goes out.|[Nothing more is owed|So there is no more to pay], and [up there|behind them] it gets dark early.]',
    ],
    later: [
      '{R} stands [at {lair} before the dragon|before the dragon of {lair}] and lowers the lance, at {A}. It counts: {A} [has to|must] argue with a knight [each|every] round, and loses the bonus action.',
    ],
  },
  second: {
    answer: 'tells it about the sponge',
    now: [
      '[It does not say anything for a page.|It finishes the page first.|For a whole page it is silent.|It reads the last line twice.|It closes the book, with a claw in it.|It takes off its spectacles.] [Then it asks for its shawl.|"My shawl," it says then.|Then it wants its shawl.|Then it looks for its shawl.]',
    ],
    later: [
      "[A second shadow falls across {lair} in the second round.|In the second round it gets dark in {lair}, from a second pair of wings.|{lair.u} has a second dragon in its door in the second round.|In the second round a shadow falls on {lair}, and it wears a shawl.] [[Nobody|No one] attacks the kitchen any more; half of {A}'s people leave by the larder.|The kitchen is safe from then on«, and the larder is full of those of {A}'s people who want to leave».]",
    ],
  },
  closes: [
    '[The book lift stops between two floors, in the dark, and|You hang between two floors, in the dark, and|Between two floors, in the dark, the lift waits, and] there is a smell of something« that is» [nearly done, or burning|burning, or nearly done].',
  ],
  lastWay: [
    'The lift opens into the larder of {lair}, behind the jam. [By the front door you [have to|must] knock«, and there is a queue, with numbers».|At the front door one knocks«, and there is a queue, with numbers».]',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] {A} has one seal fewer« to stick on things», and the dragon reads one page further« in peace»; if {B} was auctioned, [nobody|no one] in {lair} knows where the baking soda is.',
  ],
  sides: [
    {
      who: '{G.full} and the librarians',
      wants: [
        'want it quiet. Content with [a receipt|a signed receipt]; angry at [dog-ears|folded corners].',
      ],
      later: [
        'appear in felt slippers«, a dozen of them», and say "sh". One of those with {A} stops in the middle of a [turn|blow].',
      ],
    },
    {
      who: '{T.full} and the cats',
      wants: ['want the box with the sun in it. Content with sardines; angry at [drums|the drum].'],
      later: [
        'sit down on whatever paper {A} needs next, and [it is not possible to move them|cannot be moved].',
      ],
    },
    {
      who: 'The readers of {town2}',
      wants: [
        'want to know how it ends. Content with any ending [that fits|that follows]; angry at a sad one that does not.',
      ],
      later: [
        'tell the knights the whole plot«, beforehand», [and those who are still at the inn go home|whereupon those who are still at the inn go home].',
      ],
    },
  ],
};
