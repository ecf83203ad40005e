import type { SettingStory } from '../setting-story-type.ts';

export const sleepingDukeStory: SettingStory = {
  id: 'sleeping-duke',
  levels: [4, 13],
  tones: ['intrigue', 'whimsical'],
  words: ['duke', 'sleeping', 'sleep', 'regent', 'dream', 'dreams', 'throne'],
  title: 'What the Duke Says in His Sleep',
  pitch:
    'The duke of {land} has been asleep for {years} years, and rules all the same: four scribes sit at the bed and write down what he says. "Not the green ones" was a war in {town3}. Last night in {town1} he said a name, [quite clearly|loud and clear|twice], and it was that of one of the party.',
  party:
    'One of the party has been named in a sleep edict. By law that makes an office of state of the whole party, and {town2} is still debating which office it is. All four cities invite it, and {P1} gives it the key to the bedroom, and a very soft pair of shoes.',
  truths: [
    'Whatever the duke says in his sleep is the law of {land}, from the hour when three of the four scribes agree on the spelling.',
    'It is forbidden in {town1} to make a loud noise. Bells are wrapped, dogs are sent to the country, and quarrels are held in signs.',
    'In {town2} they have a college that interprets; it has split over a cough.',
    'The war about the green ones has cost {town3} its harvest for six years, and nobody knows what was meant.',
    'The duke has not aged. In {town4} there are people who would like to sleep in the same manner.',
    'In four weeks the duke of {land} will be fifty. By an old law a duke of fifty must be seen to blow out a candle, or the throne counts as empty.',
  ],
  regions: [
    '{town1} is the capital, carpeted to the bridges, and its lovers and pickpockets are the best in the world.',
    '{town2} has the college, forty bookshops and a cemetery for wrong opinions.',
    '{town3} holds the border and is painted red from end to end, to be on the safe side.',
    '{town4} presses poppies, and has grown rich on them since the duke lay down. The fields have armed guards.',
  ],
  factions: [
    [
      'the Four Pens',
      'want [silence and good light|good light and silence]; they publish [every morning|each morning|daily] in {town1}, [with footnotes|with notes and an index]',
      'agree on what was said before they write it down, and sell it in the evening, by pigeon, to {P4}, who reads it to the child in {town4} at bedtime',
    ],
    [
      'the College of Murmurs',
      'wants each sound explained, and lectures in {town2} on the snore of last week',
      'has worked out from the dreams what the duke is afraid of, and keeps it in a cupboard in {town2}',
    ],
    [
      'the Red March',
      'wants the war to end, or to be told what it is for; its officers are in {town3}, in gloves',
      'has [sixty|fifty|eighty] drummers on the way to {town1}, under [straw|hay|empty sacks]',
    ],
    [
      'the Poppy Chamber',
      "wants nothing but the duke's good rest; it sends up a fresh pillow to {town1} each night",
      [
        'has the pillows stuffed with raw poppy, so that he will never wake; {P1} puts each of them under the bed, and lays his old one back',
        'has the pillows of {town1} stuffed with raw poppy, so that the duke will never wake, and has not noticed that he cannot',
      ],
    ],
  ],
  conflicts: [
    '[Two of the Pens heard "hang", and two "hand".|"Hang", wrote two of the Pens, and two wrote "hand".] In {town1} a man sits in the tower with his hand in a [box|bag|sack], and waits.',
    'The Red March [has captured something green, for the first time, and it is a cook. {town3} does not know what to do next|of {town3} has taken its first green prisoner, who is a cook, and does not know what to do next|has a green prisoner in {town3}, its first, a cook. Nobody there knows what to do next|has captured a green cook, the first thing that it ever captured. {town3} does not know how to go on|has never captured anything green before, and now it has a cook. {town3} has no idea what comes next].',
    'A child in {town4} says in its sleep what the Pens will publish in the morning. {P4} has bought the child a bed, a castle and a guard.',
  ],
  people: [
    [
      'first pen',
      'wants the party to sit behind the curtain for one night and to write down what they hear, by themselves, for {pay} gold pieces',
      '{P1.name} moves {P1.their} lips while others speak, and is sometimes ahead.',
      'breaks the pen if the duke ever says thank you',
    ],
    [
      'doctor of snores',
      "wants a lock of the duke's hair, a reading of his pulse and, if it can be done, one question asked",
      '{P2.name} falls asleep in the middle of talking, and takes notes.',
      'would give up the chair to hear that one guess was right',
    ],
    [
      'general of the march',
      'wants to wake the duke, once, with witnesses, and asks the party to hold the doors',
      '{P3.name} has not seen green for six years and is getting odd about salad.',
      'turns the drummers round for a reason that can be told to widows',
    ],
    [
      'poppy factor',
      'wants the party to carry up the pillow tonight, as the man who usually comes for it has not been seen',
      '{P4.name} yawns, and so does everyone in the room.',
      'confesses to whoever lies down on the pillow first. [The man who usually carried it up|The one who came for it each evening|Its usual carrier] is the fourth Pen, [who has been in hiding since he was met on the palace stair with the last one|who stays out of sight, having been met on the palace stair with the last one in his hands]',
    ],
  ],
  places: [
    [
      'The Bedroom',
      1,
      'one is let in alone, on soft soles, and {P1} raises one finger for silence',
      [
        'The eyelids move as he sleeps, [in time with the reading of the Pens|line by line, as the Pens read], and there is [butter|jam|soup] on the cuff, and under the face powder a man of his age.',
        'No breath is on the mirror. Under the bolster there is a brass tube, which leads through the wall.',
      ],
    ],
    [
      'The Cupboard of Fears',
      2,
      '{P2} shows it to visitors from outside, with the doors shut, as one would show a dog',
      [
        'Inside are {num} drawers. In one lies a drawing of a small green door behind the bed, and in the next one its key: the stair leads down to the kitchen.',
        'Inside are {num} drawers. In one lies a drawing of a small green door behind the bed, and in the next one its key: the stair leads down to the laundry.',
      ],
    ],
    [
      'The Field Hospital of the Green War',
      3,
      'those who were wounded by paint lie here, and {P3} visits daily, in gloves',
      'One patient is an envoy of the margravine across the border. She sent him to ask for peace, and he was painted red in the first street, so that he is taken for one of the wounded. He knows how the war of {land} began: six years ago the margravine proposed to the duke, in a letter with a green seal, and on the next morning she was sent "Not the green ones" for an answer. She took it for an insult and marched.',
    ],
  ],
  start: [
    'At midnight all of {town1} is woken by a sound it has not heard in years: someone shouts. It is the duke, who shouts the name of one of the party, and after it, as clearly, "Behind you." {P1} has the party fetched in nightshirts. When they look round on the palace stair, one of the four Pens is standing behind them, with a cushion.',
    [
      '[He saw it with open eyes: the fourth Pen|With open eyes he saw it: the fourth Pen] had come in with a cushion, to smother him before a candle could show that he wakes and needs no Pens. The duke called the only name that he could think of, from a bill of thanks to the party that had been wrapped round his supper. In {town1} the Pen [ran|ran away], and followed them up to [try again|try it again|do it after all].',
      'It was said through the tube, by the laundry maid who leads the blind nurse about, and who had seen the fourth Pen go upstairs with a cushion. The Pen does not know that the duke is dead: he was afraid that a duke who wakes for his candle would have no more use for Pens, and meant to smother him first. [He heard the shout, ran, and came up behind the party. The maid had the name from a bill on which a city thanks the party|At the shout he ran, and then came up behind the party. The maid knew the name from a bill on which a city thanks the party|When he heard the shout he fled, and came back up behind the party. The name was on a bill in the laundry, on which a city thanks the party|The shout drove him off, and he came up again behind the party, whose name the maid had from a bill of thanks].',
    ],
  ],
  openings: [
    [
      'A bookmaker of {town2} takes bets on the first word of tomorrow, pays {pay} gold pieces to have it, and has always lost to the same customer.',
      'The customer is the governess of the child in {town4}.',
    ],
    [
      'In {town3} a bridge is to be blown up because of a hiccup. The engineer asks the party whether it could have been "abridge".',
      [
        'It could. The duke was dictating a novel, and the war is chapter nine.',
        'It could. The voice had the hiccups that evening, and was telling of a bridge that it used to cross as a girl.',
      ],
    ],
  ],
  truth: [
    'The duke woke up {years} years ago, on the third day of his sleep, heard how quiet it was, and has kept his eyes shut ever since. He is writing a novel, aloud. He has no idea that anything he says is carried out; {P1} has not had the heart to tell him, and by now is afraid to.',
    '[The duke died on the third day of his sleep|On the third day of his sleep the duke died|The duke slept for three days, and then he was dead]. [He lies there in poppy and wax, and a voice comes through a tube from the laundry, where his nurse sits, who is ninety and was the only one who loved him|What lies there is poppy and wax. The voice comes through a tube from the laundry, from his nurse, who is ninety and was the only one who loved him|Poppy and wax keep him as he was, and it is his nurse who speaks, through a tube, in the laundry; she is ninety, and nobody else ever loved him]. {P1} knows it. The nurse rules {land}, when she is awake, and most of the edicts are about her childhood.',
  ],
  secrets: [
    'The green ones, for which {town3} went to war, are a sort of sugared almond.',
    [
      'The duke of {land} gets up at four in the morning and goes down to the kitchen. The cook has been paid in jewels and believes him to be a ghost.',
      'The nurse of the duke of {land} has lost her eyesight, and asks each evening through the tube whether he has eaten. Someone has to say yes.',
    ],
    'The sixty drummers of {P3} will be at the palace on the birthday, inside the cake.',
    'The child in {town4} has begun to add a sentence of its own, "and then they had breakfast". The Pens have published it twice, so as not to be wrong.',
  ],
  steps: [
    'the College declares the cough to be binding, and {town2} has two law codes',
    'the green cook is tried in {town3}, for being meant',
    [
      'in {town1} the duke gets to chapter ten, which is a plague || chapter ten, to which the duke has come in {town1}, is a plague',
      'the nurse falls ill, and for four days {land} has no law but "soup"',
    ],
    'On the birthday the candle is lit in {town1} [in front of everyone|before the whole court], the drummers come out of the cake, and [nobody blows|nobody blows it out].',
  ],
  ends: [
    '{P2} would declare, with footnotes, that a law has to be said awake. It would take one honest duke, of any sort, and one of the party has been named.',
    [
      'If someone reads his chapters back to the duke, with the number of the dead in {town3}, he will get up. He will want to end the war well, and has no talent for endings.',
      'The nurse can be brought up from the laundry and set beside the bed, and asked to say good night to him. After that {land} is an elective duchy, or a war, and she has one last edict, which will be obeyed.',
    ],
  ],
};
