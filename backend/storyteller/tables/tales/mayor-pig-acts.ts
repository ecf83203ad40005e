import type { TaleActs } from './tale-types.ts';

export const mayorPigActs: TaleActs = {
  heading: 'The Pig Judge Arrives',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] the admirers of the speeches want to hear no word against them ({fight}). [They have wooden spoons;|It is done with wooden spoons;] [they stop when one of them|they stop once one of them|they give up when one|they stop the moment one] laughs«, and say that {H} told them where the party lodges».',
  ],
  early: [
    '{A} has heard the party\'s first question, and within the hour the door of {lair} is walled up with river ice«, a yard thick», until the ice for the fair is taken out. Whoever melts it floods the sofa and what lies on it; the loading hatch above is chained as long as the cable is slack. There is a hole« the size of a turnip», for {T}\'s scraps. Through it they can look, and say "any other business": somebody inside gets up at a gallop. [So they know where the mayor is« and that she is well», and she knows their voices; but a charter is signed by whoever sits in the chair.|That tells them where the mayor is, and that she is well, and tells her what their voices are like; but a charter is signed by whoever sits in the chair.]',
  ],
  opens: [
    '{R} drives into {town}« with a folding chair»: the county has heard of two mayors and will recognise the better pig, after a contest, in {town2}. [Whichever loses is a private person, and there is a butcher on the committee.|The one that loses goes home as a private person, and on the committee there is a butcher.]',
  ],
  goal: [
    [
      'It is no longer enough to find the mayor; [somebody|someone] [has to|must] win in her name. The mayor cannot be fetched in time«, since the wall of ice before {lair} stands until the fair». But {B} has her sister, who looks the same. The party must get the sister to {town2}, in form, against a rival who has been trained for years.',
      'v=a',
    ],
    [
      'It is no longer enough to find the mayor; [somebody|someone] [has to|must] win in her name. The mayor cannot be fetched in time«, since the wall of ice before {lair} stands until the fair». But {B} has her sister, who looks the same. The party must get the sister to {town2}, in form, against a rival who is several hundred years old.',
      'v=b',
    ],
  ],
  map: [
    'For the contest the county moves: the bridge is taken up and laid down again at {town2}, because that is where the crowd is« now». {town} lies on the wrong side of the river, and over it goes only the ice cart«, by cable,» from the landing below {lair}.',
  ],
  way: [
    "[Along the drovers' road it is a day, at the pace of a pig|The drovers' road takes a day, at the pace of a pig] (DC 12 Animal Handling three times; each failure is a mud hole, and she must be washed« again»). By the ice cart it is an hour, if {T} works the winch« and [nobody|no one] sings».",
  ],
  place: [
    '{town2} is full of pigs, in ribbons, on sofas«, in one case in a balloon». There are {num4} of them, and every owner offers the party something for their nerves.',
  ],
  rival: [
    '{R} measures«, weighs» and listens at the flank. {R} cannot be bribed; whoever tries is disqualified« on the spot», and {A} does not know it yet.',
  ],
  others: ['beast'],
  setPiece: [
    "The contest has three rounds. In Deportment the sister [has to|must] walk past a buffet (DC 13 Animal Handling). [In Conversation one of the party speaks for her|One of the party speaks for her in Conversation] (DC 13 Performance, with advantage if the player does it in a pig's voice). In Character people with ribbons and nets run on to the field«, with what they have entered in other classes» ({fight}), and {R} looks to see what each pig does. [Two rounds won are enough for the ribbon and the chain|For the ribbon and the chain she needs two rounds]; if she loses, she bows, the crowd is on her side, and the butcher on the committee does not dare to come near.",
  ],
  what: [
    [
      'Insight :: watching the other pig in the stable :: It looks at the label of the hay. [It reads.|Its eyes go along the lines.]',
      'v=b',
    ],
    [
      'Insight :: watching the other pig in the stable :: It counts the beams, stops at {few3}, looks proud, and [no one|nobody] is there to see it.',
      'v=a',
    ],
  ],
  who: 'Investigation :: looking at the list of sponsors :: Its entry was paid for in cheese. {R} has had the window opened since.',
  where:
    'Perception :: looking at the ice under the prize fish :: [It is stamped with the mark of {lair},|On each block is the mark of {lair},] and one block has teeth marks at the height of a pig« who was bored».',
  choice: [
    'Before the result {R} asks the party«, in confidence,» whether both pigs could be content if one of them got the chain and the other« one» the trough. Or {R} goes by the rounds« that were won», and there will be a loser.',
  ],
  first: {
    answer: 'shares the office',
    now: [
      '[Both pigs go home in one cart« and fall asleep against each other».|In the cart on the way home both pigs sleep, one head on the other.] {A} understands that there will be two trotters on everything.',
    ],
    later: [
      '[At {lair}|At the end|When it comes to a fight,] the sister of the mayor is« there, and» on the side of the party, and she has opinions. [Each|Every] round she gives one of the enemies an order«, in council style», and that one obeys out of habit (DC 13 Wisdom saving throw).',
    ],
  },
  second: {
    answer: 'lets the rules decide',
    now: [
      "With two rounds won, the sister of the mayor has the chain by a spirit level's breadth, and {A} takes the other pig away«, to have it sign all the same». With fewer, the other pig is confirmed, and the sister goes home as a private person«, on the shoulders of the crowd»; only the real mayor can still take back the chair.",
    ],
    later: [
      'Whichever pig lost the contest sits on the highest block of ice and heckles {A}, who is so put out« by it» that the first cheese misses [everyone|everybody].',
    ],
  },
  closes: [
    'On the ice cart«, over the river, at sunset»: the sister of the mayor smells the air from {lair}, looks down at {town}, and sighs«, and means it».',
  ],
  lastWay: [
    'The ice cart goes into {lair} from above, through the loading hatch«, with a great noise». [By the door, where the wall of ice has been taken down for the fair, you come quietly, if you can walk on sawdust over ice (DC 12 Acrobatics).|The door is open, since the wall of ice has been taken down for the fair, and there you come quietly, if you can walk on sawdust over ice (DC 12 Acrobatics).]',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], {A} has one helper less and one doubt more, and asks the party« between two cheeses» whether it is the rind; if {G} was dismissed, everything [has to|must] be done without a quorum«, which makes {G} very unhappy».',
  ],
  sides: [
    {
      who: '{G.full} and the council',
      wants: [
        'want everything to be entered in the minutes. Content with procedure«; angry at shouting».',
      ],
      later: ['have locked the charter into the safe and sat on it, all of them.'],
    },
    {
      who: 'The pigs of {town}',
      wants: [
        'want breakfast and their mayor. Content with {B}; angry about a butcher on the committee.',
      ],
      later: [
        'come down the ramp of {lair}, {num2} of them«, one after the other, unasked», and lie down where it is coldest: the floor is difficult terrain for [everyone|everybody] but them.',
      ],
    },
    {
      who: '{R.full}',
      wants: ['wants a contest without blemish. Content with sportsmanship; angry at any offer.'],
      later: ['awards {A} a penalty«, with a small flag», and {A} waits it out (loses a turn).'],
    },
  ],
};
