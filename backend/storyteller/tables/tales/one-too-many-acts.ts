import type { TaleActs } from './tale-types.ts';

export const oneTooManyActs: TaleActs = {
  heading: 'The Missing Day',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] the people next door come for the "wrong one" with tools ({fight}), and it is whoever of the party has spoken last. [They stop when [somebody|someone] calls each of them by name«; {H} has told them where to look».|If [somebody|someone] calls each of them by name, they stop«; it was {H} who had told them where to look».]',
  ],
  early: [
    'Whoever breaks the bricks finds bricks behind them«, and then the neighbour\'s kitchen, and has to apologise». The key turns only at night, behind {H}\'s hand cart, when the wall lets in what is brought to it. [A party that goes in with the cart goes in; [what happens there, it does not remember, and the act ends at once|of the rest it knows nothing, and the act ends at once] ("How the act ends" says how they wake up).|Whoever goes in with the cart is inside, and remembers nothing of it afterwards: the act ends there and then ("How the act ends" says how they wake up).|With the cart one gets in, and that is the last thing that one knows: the act is over ("How the act ends" says how they wake up).|One can slip in behind the cart. Nobody knows later what happened next, for the act ends at that moment ("How the act ends" says how they wake up).] [What they still lacked of the clues stands in {R}\'s book, in their own handwriting.|In {R}\'s book they find, in their own handwriting, what they still lacked of the clues.] [To come in with open eyes takes another way, and in {town} there is none.|Nobody in {town} knows the way by which one comes in with open eyes.|It can be entered with open eyes, but not from {town}.]',
  ],
  opens: [
    '[The party wakes up one morning, and remembers nothing of two whole days.|One morning the party wakes up, and two days are gone from its memory.|The next thing that the party knows is a morning, and two days before it are gone.] (Both days count on the clock. [Each character who makes a DC 13 Wisdom saving throw has kept one picture: the supper table, and one plate too many|On a DC 13 Wisdom saving throw a character still knows one thing, which is how many they were at supper: one more].) [Somebody has slept in their room, one more than they are.|One bed more« than they need» has been slept in.|In their room stands a pair of boots too many.] [{R} sits at the foot of the bed with a book in which all of it is written down«, also what the party did», and keeps a thumb on the last page.|At the foot of the bed sits {R} with a book; in it stands all of it, also what the party did, and the last page is under a thumb.]',
  ],
  goal: [
    '[The thing at {lair} has begun to eat days.|The thing at {lair} eats days now.|Names are no longer enough for the thing at {lair}, and it eats days.|From names the thing at {lair} has gone on to days.] Before anything else the party [has to|must] find out what it did in those two«, and whom it promised what»; {R} has it on paper«, and wants to see it end badly».',
  ],
  map: [
    '[The Row is no longer where it was.|No street leads out of the Row« any more».|The Row has closed behind them« like water».] [Lantern Row begins at the pump and ends at the pump; whoever leaves it comes in at the other end.|At both ends of Lantern Row there is the same pump, and whoever walks out comes in.|Lantern Row has become a ring: past the last house comes the first, with the pump between them.|From the pump Lantern Row leads to the pump, in whichever direction one walks.] [Only by a way that one has forgotten does one get out, and it leads to {town2}, where {town} has been forgotten.|The only way out is one that has been forgotten. It goes to {town2}, where they have forgotten {town}.] [Only whoever comes back by it finds a door at {lair}; for all others there are bricks«, and bricks behind them».|Those who come back by it find a door at {lair}, and all others bricks«, with bricks behind them».|For those who come back that way {lair} has a door; the rest would stand before bricks, and more bricks.]',
  ],
  way: [
    'To {town2} it is an hour, if [nobody|no one] turns round (DC 13 Wisdom saving throw each; [whoever does meets a person who asks for help, and loses the way for the day|whoever does sees somebody who asks for help, and has lost the way for that day]). [{T} can walk it blind«, because of the lamps».|{T} could do it blind«, from lamp to lamp».]',
  ],
  place: [
    '[In {town2} they look at the party with pity.|{town2} is sorry for the party.] [There has never been a place|Nobody has ever heard of a place] called {town}, they say; a village burned down there«, in the time of the grandfathers». [On the wall of the church hang {num4} small portraits, faces blank, but for eight.|{num4.u} small portraits hang in the church, and all but eight of the faces are blank.]',
  ],
  rival: [
    '{R} [came to the Row for one page and stayed for a book|had wanted one page from the Row, and is at the end of a book]. {R} remembers everything«, since {R} has it all in writing», and has begun to note things before they happen.',
  ],
  setPiece: [
    'The church bell of {town2} rings, and with each stroke a portrait loses its face. [The party has seven strokes.|It will ring seven times.|There are seven strokes in all.|Seven strokes, and it is over.] [Each|Every] round a character can draw a face from memory (DC 13 Performance or Investigation), tell {R} one true thing« so that it stands in the book» (DC 12 Persuasion), or hold the rope of the bell against those who pull it ({fight}). [Four faces saved are four people of {town} who fight at the end.|For each face that was saved, up to four, [somebody will fight on their side at the end|they have one helper at the end].|Whoever has kept a face comes to the fight at the end, up to four of them.|Up to four of those whose faces have been saved will be there at the end, to fight.|At the end those whose faces were saved fight for the party, four at most.]',
  ],
  what: "Investigation :: reading over {R}'s shoulder what stands there about the two lost days :: The party was at {lair}, was treated kindly, and signed«, each with the name of the mother,» that one of them would stay there when the others go, and that the others would not ask for the name.",
  who: 'Insight :: asking {R} who came for them in the morning :: {A}, with a lamp; {A} [wept, and said|said«, in tears»]: ["Not those. They are guests."|"Leave me these, they were kind."|"These do not live here. They have only come to look."|"Not these, they have mothers."|"Give these back. Nobody offered them."]',
  where:
    'Perception :: looking at the oldest portrait that has a face :: It is a girl«, with a rocking horse and a crib»; on the frame is written«, small»: "{W.name}", and below it: "{lair}".',
  choice: [
    '[{R} sells the book for a memory: each of the party gives the best one, and reads on the last page how what they signed can be taken back.|The book can be had from {R}, for the best memory of each of the party; on its last page stands how what they signed can be taken back.] [Or the book of {town} burns, and what is written in it has never happened, the promise included, and also the things that were good.|Or they burn the book of {town}; then nothing that stands in it was ever so, not the promise, and not the good things either.] Whoever does neither draws lots at {lair}: the loser sits down« on a small chair», and gets up only when one of the others says the name (an action, DC 13 Wisdom saving throw to remember it).',
  ],
  first: {
    answer: 'pays for the book',
    now: [
      '[Ask each player for the memory, and never mention it again.|Each player names the memory«, and it is not spoken of any more».|Let each player describe the memory, once, for the last time.|Write down what each player gives, and put the sheet away.] [Now the party knows the sentence with which the promise can be taken back.|In return the party has read the sentence that takes the promise back.|For that they may read the last page, and on it the sentence that undoes the promise.|The sentence that takes back the promise is short, and now the party has it.]',
    ],
    later: [
      '[The sentence is spoken at {lair}, and for two rounds the thing can take no face« at all».|At {lair} they speak the sentence, and after that the thing has no face, for two rounds.|For two rounds, once the sentence is spoken, the thing at {lair} finds no face to put on.] [[It looks like a coat with|What is left is like a coat with] [nobody|no one] in it.|There is only a space in the air, that breathes.|One sees what it is without one: a dent in a pillow, standing upright.]',
    ],
  },
  second: {
    answer: 'burns the book',
    now: [
      '{R} is gone with it, and [nobody|no one] remembers {R}«, except for the party». [The two days never were; the clock goes back by both of them.|Both days have never been, and the clock is set back by two.|With the book go the two days: turn the clock back by both.|It is two days earlier again, on the clock as well.|The clock goes back by two days, which have not happened yet.]',
    ],
    later: [
      '[Whatever {A} learned of the party is forgotten: they surprise {A} and everything in the room, and strike first.|{A} has never heard of them: everything in the room is taken by surprise«, and the party strikes first».]',
    ],
  },
  closes: [
    '[The party is back at the pump, at night.|They stand by the pump again, in the night.|At night they come out by the pump.] [All lamps of Lantern Row are out but the one that must not be lit.|Lantern Row is dark, but for the one lamp« that nobody may light».|One lamp burns in Lantern Row, the one that must not be lit.|In Lantern Row there is a single light, and it is the forbidden one.]',
  ],
  lastWay: [
    '[The lit lamp shows a door where there were bricks.|By the light of that lamp the bricks are a door.|Where there were bricks, the lamp lights up a door.] [It is as high as a child:|A child could just walk through it:|It was made for somebody small:] you crawl in«, one after the other», and the first is alone at {lair} for a round.',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one person of the Row stands behind the party at {lair} and says their own name« without stopping». If {T} has fallen ill, there is no list to read from, and the names must be remembered[, one by one| by the players], without notes.',
  ],
  sides: [
    {
      who: '{G.full} and the priests',
      wants: [
        'want a number that is right. Content with the truth«, also with a terrible one»; angry if the party points at [somebody|someone] without being sure.',
      ],
      later: [
        'ring every bell« of {town}» at midnight; [each stroke gives one of the party back a thing that was taken|with each stroke one of the party has something back that was taken].',
      ],
    },
    {
      who: 'The families of Lantern Row in {town}',
      wants: [
        'want to keep whom they have. Content if [nobody|no one] is thrown out; angry if a chair is taken away.',
      ],
      later: [
        'have set a place for each of the forgotten«, and sit before it and wait»; the shapes at {lair} turn their heads« towards the door», and do nothing for a round.',
      ],
    },
    {
      who: '{R.full}',
      wants: ['wants an ending that is worth writing. Content with courage; angry at tricks.'],
      later: [
        'writes one thing into the margin, [if the book was not burned|if there still is a book], and it has already happened: [the door behind {A} is locked|somebody has locked the door behind {A}].',
      ],
    },
  ],
};
