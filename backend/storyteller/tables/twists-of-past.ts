import type { Twist } from './plot-types.ts';
import { seriousTones } from './tones.ts';

/** Twists about what was done, written or paid, and by whom. */
export const twistsOfPast: readonly Twist[] = [
  {
    id: 'one-more',
    tones: seriousTones,
    when: '',
    plant: [
      'Once a year, «on a day that nobody explains, »a table is laid in {town} for {few}, and somebody always puts out a chair too many.',
      '{few.s} people in {town} are always invited together. Everyone counts them« off on the fingers», and skips a finger.',
      'In the town hall hangs a picture of {years} years ago, with {few} people and a hat on a chair.',
      'At the inn {few} old glasses are kept« on a shelf of their own», and one more, upside down.',
    ],
    echo: [
      'The pay sheet from the time of {deed} has {few} marks and a smudge« the size of a thumb».',
      'A paper from the time of {deed} has {few} signatures and the dent of another«, made with a dry pen».',
      'On the day of {deed} {few} dinners were paid, and one more.',
    ],
    turn: [
      'The one more was {S}, then a child, «hidden »under the table. {S} remembers shoes«, and whose they were».',
      'There was one more: {C}, who wrote it «all »down, and has corrected the book ever since.',
      'One more took part, and {A} does not know it: {T}. It has been keeping {T} alive.',
    ],
    use: [
      'It gives the party a second witness, and one whom {W} has never thought of buying.',
      'The list of the {few} that {A} has lacks this one name. Whoever brings it to {lair} is listened to.',
      'Asked alone, «and by daylight, »the one more tells it in order«, and nobody had thought that this was possible».',
    ],
  },
  {
    id: 'record-rewritten',
    tones: seriousTones,
    when: 'wrong!=held',
    plant: [
      '{C} knows every page of {record} by heart«, even those that one has not asked for».',
      'If you want to know anything, ask {C}: it is all in {record}, and« it is» in one beautiful hand«, from the first page on».',
      '{record} is shown to visitors. The early pages are «remarkably »clean.',
      'They are proud of {record}: it came through {calamity} without a stain.',
    ],
    echo: [
      "The binder's bill for {record} is younger than what is bound in it.",
      'The paper of the early pages has a watermark of a mill that was built later.',
      'One old entry has a spelling that was only introduced by {C}.',
    ],
    turn: [
      '{record} is a copy: {C} rewrote it to protect a child who appears in it. The child is {T}.',
      "The true {record.n} is where no one looks« for paper»: it lines the drawers of {C}'s desk.",
      '{record} is a copy. {C} rewrote it in one winter, on orders from {W}, and has kept the original«: no clerk could burn it».',
      'What {town} knows about {deed}, it knows from {record}, and {C} made up that page« at the age of twenty», because {W} asked for it. {C} still has the true one.',
    ],
    use: [
      'What the party has copied« so far» is worth nothing« before {body}»; the true page is worth everything. {C} will fetch it for someone who does not shout.',
      '{W} believes that the original was burned. To learn that it was not is the only thing that makes {W} hurry«, and {W} makes mistakes in a hurry».',
      'Side by side, the two versions show what was changed: one name, and it is that of {W}.',
    ],
  },
  {
    id: 'warned-target',
    tones: seriousTones,
    when: '',
    plant: [
      "A kettle was on the hob at {X2}'s, for two, when it happened.",
      "{X2} had a new lock put in the week before, on somebody's advice.",
      '{X3} has not been surprised by any of it and sleeps in a different house each night.',
      'Somebody had told {X2} to visit a sister« just then». {X2} has no sister, and stayed.',
    ],
    echo: [
      '{X3} has kept a note: "Take the other road on Friday."',
      'A line in a kind hand: "Go away« for a while». It is your turn after the next." It is not the hand that does the harm.',
      'Letters of warning are posted at {s2}«, always» the evening before.',
    ],
    turn: [
      '{W} warns those who are next«, having worked out the order». The only name that {W} leaves out is {W.their} own.',
      '{T} has been warning those who were next. {T} knows who it is, cannot betray {A}, and cannot let it happen.',
      [
        '{A} warns each of them beforehand. Those who think it over and speak are not visited«; so far nobody has spoken».',
        '@self',
      ],
    ],
    use: [
      'The party can send a warning of its own«, in the same hand,» and see who comes to the wrong house.',
      [
        'Whoever writes the warnings is trying to hold it back«, can be won», knows the order of the names, and will not be won by threats.',
        'turn!=self',
      ],
      [
        'Ask for the hand of each who could have written them (DC 14 Investigation), and there is an ally before there is a culprit.',
        'turn!=self',
      ],
    ],
  },
  {
    id: 'lender',
    tones: seriousTones,
    when: 'giver!=did agent!=penitent',
    plant: [
      'The seal on the bag of money has been scratched off and one can «still »feel a crest.',
      '{G} had to borrow for the fee and is not ashamed of it: {W} lent it, «without interest, »within the hour.',
      'The fee is higher than {G} can afford. "A friend of the town is helping," says {G.they}.',
      'In the contract a blank is left for the name of the one who actually pays.',
    ],
    echo: [
      'The coins of the fee are numbered with a pin, as {W} does with all of {W.their} money.',
      'A draft for the exact amount of the fee is made out by {W} and dated the day before the first visit.',
      '{W}\'s steward has entered the fee under "repairs".',
    ],
    turn: [
      '{G} believes that the money comes from {body}. It comes from {W}, «through {body}, and »with a letter that asks for copies.',
      '{W} pays the party. It is how {W} hears about everything first«, and {G} has no idea».',
      'The fee comes from {W}, who «truly »wants it stopped, and« truly» wants it not explained.',
    ],
    use: [
      'What the party tells {G}, {W} reads on the same evening. A false report will bring {W} to the place that it names.',
      '{G} is ashamed and wants to return the money. The party can also keep it«, and decide for itself what {W} has paid for».',
      'It proves that {W} knew what was coming before it came. {C} can swear to the date.',
    ],
  },
  {
    id: 'asked-for-it',
    tones: ['grim', 'horror', 'intrigue'],
    when: '',
    plant: [
      '{X2} had sent the servants to the theatre that evening«, for the first time in years».',
      [
        '{X2} speaks of what happened without anger and had put on good clothes that evening.',
        'X1=here',
      ],
      ['{X2} had left the door unlocked, as {X2.they} now always does.', 'X1=here'],
      'Before the visit {X2} had paid all debts and given the cat away.',
    ],
    echo: [
      "In {X2}'s calendar the day of the visit is marked, in advance, with a «small »sun.",
      'A note from {X2}, without address: "Tonight would suit."',
      [
        '{X2} has lit a lamp «in the window »each evening since the first visit, on the side of {lair}.',
        'X1=here',
      ],
    ],
    turn: [
      '{X2} is the one who wrote to {A}, with the first true word in {years} years, and what has happened« since» is the answer.',
      '{X2} invited it. {X2} has wanted to be asked« for {years} years», and will stand by {A} before any court.',
      '{X2} gave {A} the list of the {few}, and put {X2.their} own name second.',
    ],
    use: [
      '{X2} cannot be protected and does not wish to be. What {X2.they} can be is a witness.',
      [
        '{X2} knows the way to {lair}, and gives it to the party for a promise that {A} is heard« before anyone draws».',
        'X1=here',
      ],
      'Once it is known, {X2} has more to fear from« the rest of» the {few} than from {A}.',
    ],
  },
  {
    id: 'false-grave',
    tones: seriousTones,
    when: 'V=gone',
    plant: [
      'The grave of {V} has sunk less than the ones beside it.',
      'The grave of {V} has fresh flowers«, and the flowers are of the cheapest kind,» every week.',
      '{V} is dead, you are told, and everyone looks to {C} for the year.',
      'The stone of {V} has a birth date and a dash.',
    ],
    echo: [
      'The gravedigger\'s bill says "stones, eleven".',
      'The coffin of {V} cost less than the wood for one.',
      'The death of {V} is entered in {record} between two entries of the same afternoon«, in a smaller hand».',
    ],
    turn: [
      [
        'There is nobody in the grave of {V}. It has been a letter box« all these years»: {T} empties it, and has a drawer full of answers« that were never sent».',
        '@box',
      ],
      "There is nobody in the grave of {V}. {T} dug it «for form's sake, »and has put flowers on it out of shame.",
      'The death of {V} was entered by {C} to let {V.them} get away. It is the only lie in {record} that was meant well.',
    ],
    use: [
      'Open the grave« by daylight», before witnesses, and nobody« in {town}» can go on saying that {V} is dead.',
      'Somebody signed for a burial that did not take place. The second signature is that of {W}.',
      [
        'For {years} years there was a way to reach {V}: a note left with {T}, at {s2}, and an answer within the month«. Nobody but {T} has used it».',
        'turn!=box',
      ],
    ],
  },
  {
    id: 'wrong-saviour',
    tones: seriousTones,
    when: 'agent!=penitent wrong=left|warned|gate|list|blamed',
    plant: [
      '{W} keeps a medal in a drawer, and it has to be looked for each year«, in front of guests».',
      [
        'They have a holiday for {W}, with a cake in the form of what {W} did that night.',
        'wrong=left|gate|warned|blamed',
      ],
      '{W} is asked for the story at weddings and «always »tells it in the same words.',
      [
        'Each school in {town} has a picture of {W} on that night. {W} had it painted over once«, and had to have it painted back».',
        'wrong=left|gate|warned|blamed',
      ],
    ],
    echo: [
      'In the schoolbook the picture has been signed, and under the signature one can read an older title: "{V.name}, on that night".',
      'The first sketch for the picture shows another person in the middle, and {W} at the edge«, holding the lamp».',
      'A bill from a schoolmaster: "for composing an account, to be learned by heart".',
    ],
    turn: [
      'What people thank {W} for is {saved}, and it was {V} who did that. The first to tell it wrongly was a child« of six»; {W} only failed to say no«, once, and then each day».',
      "The deed for which {W} is celebrated, {saved}, was done by {V}. {W} has had to live in the story«, as in a coat of somebody else's».",
      'What people thank {W} for is {saved}, and it was {V} who did that. {T} saw it, and learned the other version at school«, with everybody».',
    ],
    use: [
      'Show the first sketch in the school, and the children see it at once. Their parents take until evening.',
      '{W} would be glad to be rid of it. Offered a way that does not end in a cell, {W} will correct the story in person.',
      [
        '{A} wants exactly this put right, and would give up the rest for it.',
        'agent=returned|kin|crew|dead',
      ],
    ],
  },
];
