import type { TaleActs } from './tale-types.ts';

export const clauseActs: TaleActs = {
  heading: 'The Case Is Called',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] a bailiff [calls upon the party, with a list of everything they have «ever »promised|comes to collect from the party, and has brought a list of all their promises|is at the door, with a list of what the party has promised in all their lives] ({fight}). They stop when one promise is kept« on the spot»; {H} had sent in the list«, with additions».',
  ],
  early: [
    '[Set to nine, the clocks of {A} open the stair at any hour|The clocks of {A} open the stair at any hour, if they are set to nine], and an usher shows the party to [the gallery|a bench in the gallery]. [It has not been listed, so it is not there|It is not on the list, so it does not exist here]: no word and no spell of theirs gets past the rail, and the glass case is opened [by a judgment only|by nothing but a judgment]. «[They see what lies in it, and that the chair of {A} is being dusted.|What lies in it they can see, and that somebody is dusting the chair of {A}.] »[When they leave, the usher hands them a form, "for the parties"; [filled in by noon, it gives them a seat and a voice in act three|it is due at noon, and good for a seat and a voice in act three].|On the way out the usher gives them a form, "for the parties"; [if they fill it in by noon, they have a seat and a voice in act three|filled in by noon, it makes them a party to the case, and in act three they may sit and speak].|The usher is kind, and [lets them take away|presses on them] a form, "for the parties", which is worth a seat and a voice in act three, [if it is filled in by noon|if it comes back by noon].|At the door they are given a form, "for the parties"; [noon is the latest|until noon it can be handed in], and with it they will sit and speak here in act three.] [The case of {B} itself must first be called, and that is done elsewhere.|But first somebody must call the case of {B}, and not here.|Before that the case of {B} has to be called, in another place.]',
  ],
  opens: [
    'The guest of {town} has gone below« with its umbrella», to wait for a judgment. In its place {R}, who pleads for the Hells, comes to breakfast«, sits down,» and tells them that the hearing has been moved forward: it will be in {middle} days, in {town2}, before a higher instance. {A} has appealed, «in the name of the realm, »in order to [lose it early|lose sooner|have lost by then].',
  ],
  goal: [
    '[If the case goes badly there, the coronation will hardly help.|What is proved there goes on the record, and by the record they judge in {lair}.|A case that goes badly there is [half lost|as good as lost], whoever is crowned.|[There is no coronation that changes|No coronation changes] the record of that hearing.|If it goes badly there, [the crown is of little use|it matters little who wears the crown].] The party must plead in {town2}«, a city of the Hells,» against {R}; and the only evidence that counts down there is evidence that [nobody|no one] has died for.',
  ],
  map: [
    'The palace of {town} sinks by one storey. What was the throne room is the cellar now, and the stair« beneath the throne» has become longer by nine landings. Every door in the palace leads to {town2}, except one, which leads« straight» into {lair}«, and that is opened from within».',
  ],
  way: [
    '[Down the stair to {town2} there are nine landings.|The stair to {town2} goes down by nine landings.] [On each something small is asked for as a toll, [and they are added up at the end|and the bill comes at the bottom]|Each landing wants a toll, something small, [and all are added up at the end|to be paid at the bottom]|At each there is a toll to pay, no more than a trifle, and at the bottom the trifles are added up] ([each character gives up one: a colour, a taste, the memory of a tune|it costs each character one thing, such as a colour, a taste or the memory of a tune]; [the players choose, and it is gone until the case is won|it is for the players to choose which, and only when the case is won does it come back]). [*Plane Shift* to {town2} saves the landings« and costs them all at once».|With *Plane Shift* to {town2} one saves the landings«, and pays them all at once».]',
  ],
  place: [
    '{town2} is a city of registries. [It is clean, and warm, and everyone|Nobody strolls here; the streets are warm and clean, and everyone|The streets are swept, the air is warm, and everyone] you meet [is in a hurry to be on time|is nearly late for something]. [In the windows of {town2} sit those who have signed, and copy.|Behind the windows of {town2}, copying, sit those who have signed.]',
  ],
  rival: [
    '{R} has prepared for this party as for [no one|nobody] before«, and lets them see the file». {R} would like, once, to be beaten by [someone|somebody] who is [not cleverer but better|simply better, and not cleverer].',
  ],
  others: ['fiend'],
  setPiece: [
    'The hearing: the party brings forward three proofs«, in the order that they choose», and {R} takes each« of them» apart. [For each one a player says what it proves|A player says of each what it proves|What each of them proves, a player has to say] (DC 17 Persuasion, History or Religion, with advantage if it was got without harming [anybody|anyone]). Between the proofs some of the gallery try to drag out whoever is speaking« for the party» ({fight}), and no blood may be spilled on the floor, or the sitting is adjourned for a century. [Two out of three, and the case|With two of three the case] goes down to {lair} for judgment; with fewer it goes there too, but {A} is heard first, and [begins the last fight with an extra turn|has an extra turn at the beginning of the last fight].',
  ],
  what: [
    [
      'Religion :: asking a clerk in the window what "paid" looks like :: [There is a register of the settled, thin and dusty|There is a book of those who have settled, a thin one|The settled have a register, which is not thick]. [Where the founder should be, the dust is younger.|In the place of the founder there is less dust.|The dust is thinner in [one place|one line], which is that of the [founder|founder of {town}].|Somebody has had a finger on the line of the founder, [not long ago|and the dust shows it].]',
      'v=a',
    ],
    [
      "Religion :: asking a clerk in the window who owes :: [There is a register of bloodlines, thick and well kept|They keep a register of bloodlines, in many volumes|Bloodlines are in the thickest register of all]. [That of the founder ends with a child of one day|The founder's ends with a child that lived for a day|The last of the founder's is a child, one day old]; [under it the clerk has left a line free«, and wonders»|the clerk has left room for another«, and wonders»|the next line is free, and has been ever since, which puzzles the clerk].",
      'v=b',
    ],
  ],
  who: 'Insight :: asking {R}, under the seal of the bar, who retained the court :: "Your own side," says {R}, and puts on the table a glove that smells of rose sugar: {A}\'s.',
  where: [
    [
      'Investigation :: reading the docket on the door :: "Judgment: by the stair, in {lair}; the hand of the founder to be produced." [So it is there, and not in [any grave|the coffin].|The [grave|tomb] is empty, then, and it is there.|That is where [it is|they keep it], then, and not in [the|any] tomb.|Whatever lies in the tomb, the hand is there.]',
      'v=a',
    ],
    [
      'Investigation :: reading the docket on the door :: "Judgment: by the stair, in {lair}; the word of the midwife to be produced." So the proof against {B} is kept there.',
      'v=b',
    ],
  ],
  choice: [
    'Before the last proof {R} makes an offer« that is meant well»: to lose on it (it succeeds without a check), if one of the party will defend {R.them} one day« in the same way». Or they try to win it on their own.',
  ],
  first: {
    answer: 'gives {R.name} the promise',
    now: [
      '[{R} loses, beautifully, by a comma.|It comes down to a comma, and {R} loses, beautifully.|{R} lets a comma go, and with it the case.] [Nobody notices anything but a smile|All that anybody sees is a smile|If somebody has noticed, it is only from the smile].',
    ],
    later: [
      'In {lair} {R} sits at {A}\'s table« and knows every clause», and says "no objection" wherever it helps«, with great attention». {A} can [call in only every second debt|call in no more than every second debt|use only half of the debts].',
    ],
  },
  second: {
    answer: 'wins or loses it alone',
    now: [
      '{R} bows, and does {R.their} best«, and it is very good». [Whatever is proved now is proved for all time|What stands after that stands for all time|What still stands when it is over will always stand].',
    ],
    later: [
      '[The party comes into {lair} with a clean record.|The party comes before the court with a clean record.|With a clean record the party goes into the last hearing.] The first oath that each of them swears there cannot be turned against them«, and {R} stands at the back and takes notes».',
    ],
  },
  closes: [
    [
      '[The act ends|It ends] on the stair, on the way back from {town2}: on the fourth landing there is a door now that leads into {lair}, and from behind it comes the sound of [somebody|someone] drumming« with the fingers, patiently,» on glass.',
      'v=a',
    ],
    [
      '[The act ends|It ends] on the stair, on the way back from {town2}: on the fourth landing there is a door now that leads into {lair}, and from behind it comes the sound of full benches«, on which [nobody|no one] is speaking any more».',
      'v=b',
    ],
  ],
  lastWay: [
    'By the door on the landing one arrives in {lair} as a party to the case, with a chair«, and is greeted». {B} has a chair there, too, [and comes along if the party asks|and only waits to be taken along]. Through the clocks one arrives behind {A}, as [nobody|no one], and may be thrown out.',
  ],
  clock: [
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one of the benches is on the side of the party«, and coughs at the right moment» (one reroll each); if that fire was not prevented, the proof [has to|must] be spoken from memory, by a player«, without notes».',
      'v=a',
    ],
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one of the benches is on the side of the party«, and coughs at the right moment» (one reroll each); if the page of the parish book was burned, the word of the midwife stands alone, and {A} calls it a lie, once: a player has to answer« that», in one sentence, or {A} acts first in the fight.',
      'v=b',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the crown',
      wants: ['want to win by law. Content with a precedent; unhappy about a miracle.'],
      later: [
        'have all the bells« of {town}» rung for a judgment« "in the name of the people"»; in {lair} they drown one sentence of {A}, who loses the turn.',
      ],
    },
    {
      who: 'The potters of {town}',
      wants: [
        'want to be left out« of it». Content if [nobody|no one] points at them; angry at a carriage.',
      ],
      later: [
        'have made {num5} cups and set them on the stair; nothing that has signed can step over them.',
      ],
    },
    {
      who: '{R.full}',
      wants: ['wants a worthy case. Content with a brave argument; disappointed by force.'],
      later: ['rules one blow out of order: an attack that hit has missed.'],
    },
  ],
};
