import type { SettingStory } from '../setting-story-type.ts';

export const sleepingDukeStory: SettingStory = {
  id: 'sleeping-duke',
  levels: [4, 13],
  tones: ['intrigue', 'whimsical'],
  words: ['duke', 'sleeping', 'sleep', 'regent', 'dream', 'dreams', 'throne'],
  title: 'What the Duke Says in His Sleep',
  pitch:
    '[The duke of {land} has been asleep for {years} years, and rules all the same|For {years} years the duke of {land} has slept, and ruled|Asleep for {years} years, the duke of {land} still rules]: four scribes [sit at the bed and write down|at his bed write down] what he says. "Not the green ones" [was a war in {town3}|meant war in {town3}|sent {town3} to war]. Last night in {town1} he said a name«, [quite clearly|loud and clear|twice],» and it was that of one of the party.',
  party:
    '[One of the party has been named in a sleep edict|A sleep edict has named one of the party|One of the party is in a sleep edict, by name]. By law that makes an office of state of the whole party, and {town2} is« still» [debating|fighting about|voting on] which« office it is». [All four cities invite it|All four cities have sent it invitations], and {P1} gives it the key to the bedroom«, and [a very soft pair of shoes|felt slippers|two pairs of thick socks each]».',
  truths: [
    '[Whatever the duke says in his sleep is the law of {land}|What the duke mumbles in his sleep is the law of {land}|In {land} the law is what the duke says in his sleep], [from the hour when|as soon as|once] three of the four scribes agree on [the spelling|the commas|how it is spelled].',
    '[It is forbidden in {town1} to make a loud noise|Loud noise is against the law in {town1}|In {town1} nobody may be loud]. Bells are [wrapped|stuffed with wool]«, dogs are [sent to the country|taught to nod]», and [quarrels are held in signs|couples quarrel in writing|weddings are whispered|babies are given honey].',
    'In {town2} they have a college that [interprets|explains what is said]; it has split over a cough. || {town2} has a college for what the duke says. It has [split over|come to blows over|published nine books on] a cough.',
    '[The war about the green ones has cost {town3} its harvest for six years|For six years the war about the green ones has eaten the harvest of {town3}|Six harvests of {town3} have gone into the war about the green ones], and nobody knows [what was meant|what the green ones are|what they are]. || In {town3} they have been at war about the green ones for six years. [Grapes, frogs and hats have been suspected|Some think that they are frogs, and others hats|It is not known if they are people|Nobody has ever seen one].',
    '[The duke has not aged|The duke looks as he did {years} years ago|In {years} years the duke has not aged a day]. In {town4} there are people who would [like to sleep in the same manner|pay for such a sleep|like to know how that is done]. || The duke [has not got a grey hair|is as smooth as on the first day], and in {town4} people [ask for the same pillow|would like to lie down beside him|have begun to sleep longer].',
    '[In four weeks the duke of {land} will be fifty|The duke of {land} has his fiftieth birthday in four weeks|Four weeks from now the duke of {land} turns fifty]. By an old law a duke of fifty must [be seen to blow out a candle|blow out a candle before witnesses|blow out a candle in public], or the throne [counts as empty|is empty].',
  ],
  regions: [
    '{town1} is the capital, carpeted« [to the bridges|from wall to wall|up to the gates]», and its [lovers and pickpockets|burglars and lovers|cats and pickpockets] are [the best in the world|the best anywhere|without equal].',
    '{town2} has the college, «[forty|thirty|fifty] »bookshops and [a cemetery for wrong opinions|an inn for each opinion|a duelling ground for scholars|two of everything, since the college split].',
    '{town3} holds the border and is painted red« [from end to end|down to the cats|to the last roof]», [to be on the safe side|grass included|so that nobody takes it for green]. || {town3} is on the border. [All of it is painted red|It has painted itself red, trees and all|Its lawns are painted red], [to be on the safe side|so that there is no mistake|as it does not want to be meant].',
    '{town4} presses poppies, and has [grown rich on them|built itself marble baths|paved its streets] since the duke lay down. [The fields have armed guards|Armed men walk round the fields|There are guards in the fields, with pikes|Each field has a watchtower].',
  ],
  factions: [
    [
      'the Four Pens',
      'want [silence and good light|good light and silence]; they publish «[every morning|each morning|daily] »in {town1}, [with footnotes|with notes and an index]',
      '[agree on what was said before they write it down|decide among themselves what was said], and sell it «[in the evening, by pigeon,|by pigeon, each evening,] »to {P4}, who [reads it to the child in {town4} at bedtime|has the child in {town4} learn it at bedtime|tells it to the child in {town4} as a bedtime story]',
    ],
    [
      'the College of Murmurs',
      'wants [each sound|every noise|all that is heard] explained, and lectures« in {town2}» on [the snore of last week|the sneeze of last winter|a hum in the third year|the snores of this spring]',
      'has worked out« [from the dreams|in {years} years]» what the duke is afraid of, and [keeps it in a cupboard in {town2}|has it in a cupboard in {town2}, in drawers|locks it up in {town2}, in a cupboard]',
    ],
    [
      'the Red March',
      'wants the war to end, or to be told [what it is for|who the enemy is|what is green]; its officers [are in {town3}, in gloves|wait in {town3}, in red gloves|wear gloves, even at table in {town3}|paint their boots in {town3} each morning]',
      'has sixty drummers on the way to {town1}, [under straw|under hay|under empty sacks|in flour barrels|in bread carts]',
    ],
    [
      'the Poppy Chamber',
      "wants [nothing but the duke's good rest|only that the duke sleeps well|the duke to have his sleep]; it sends [up a fresh pillow« to {town1}» each night|a fresh pillow« to {town1}» each evening|{town1} a pillow each night, still warm]",
      [
        'has the pillows stuffed with raw poppy, so that he [will never wake|goes on sleeping]; {P1} [puts each« of them» under the bed, and lays his old one back|hides each« of them», and puts his old one back|burns each« of them», and plumps up the old one]',
        'has the pillows« [of|for] {town1}» stuffed with raw poppy, so« that» the duke will never wake, and [has not noticed|does not know] that he cannot',
      ],
    ],
  ],
  conflicts: [
    '[Two of the Pens heard "hang", and two "hand".|"Hang", say two of the Pens, and two say "hand".] In {town1} a man sits in the tower with his hand in a [box|bag|sack]«, and waits».',
    'The Red March [has captured something green, for the first time, and it is a cook. {town3} does not know what to do next|of {town3} has taken its first green prisoner, who is a cook, and does not know what to do next|has a green prisoner in {town3}, its first, a cook. Nobody there knows what to do next|has captured a green cook, the first thing that it« ever» captured. {town3} does not know how to go on|has never captured anything green before, and now it has a cook. {town3} has no idea what comes next].',
    '[A child in {town4} says in its sleep what the Pens will publish in the morning|What the Pens publish in the morning a child in {town4} has said in its sleep|In {town4} there is a child who says at night what the Pens write in the morning]. {P4} has bought the child [a bed«, a castle» and a guard|a castle, a nurse and a moat|a bed with curtains, and nine guards].',
  ],
  people: [
    [
      'first pen',
      'wants the party to [sit behind the curtain|sit under the window|stand behind the screen] for one night and« to» write down what they hear, «[by themselves|each alone|without a word to the Pens], »for {pay} gold pieces',
      '{P1.name} moves {P1.their} lips while others speak«, and [is sometimes ahead|sometimes gets there first|frowns if it comes out differently]». || {P1.name} [writes on a cuff while others talk|writes on the tablecloth while others eat|wipes a dry pen all day].',
      '[breaks the pen|gives up the pen|lays down the pen for good] if [the duke ever says thank you|a thank you ever comes from the bed]',
    ],
    [
      'doctor of snores',
      "wants a lock of the duke's hair, [a reading of his pulse|his weight|a cast of his ear] and«, [if it can be done|if at all possible|last of all],» one question asked",
      '{P2.name} falls asleep in the middle of [talking|a word|the soup], and [takes notes|goes on talking|wakes up with the answer].',
      'would [give up the chair|burn nine books|leave the college] to hear [that one guess was right|of one guess that was right]',
    ],
    [
      'general of the march',
      'wants to wake the duke, «[once, with witnesses|just once|before witnesses], »and asks the party to [hold the doors|keep the doors open|see to the guards|hold back the Pens]',
      '{P3.name} has not seen green for six years and [is getting odd about salad|looks away from salad|faints at the sight of peas|keeps a leaf in a locket].',
      'turns the drummers round for [a reason that can be told to widows|one reason that widows would accept|an answer that can be given to widows|a reason that fits on a gravestone]',
    ],
    [
      'poppy factor',
      'wants the party to carry up the pillow« [tonight|this evening]», as the man who usually [comes for it has not been seen|does so has not come|takes it has stayed away]',
      '[{P4.name} yawns, and so does everyone in the room|When {P4.name} yawns, the whole room does|{P4.name} speaks so softly that people nod off|{P4.name} yawns, and dogs lie down].',
      'confesses to whoever lies down on the pillow first. [The man who usually carried it up|The one who came for it each evening|Its usual carrier] is the fourth Pen, [who has been in hiding since he was met on the palace stair with the last one|who stays out of sight, having been met on the palace stair with the last one in his hands]',
    ],
  ],
  places: [
    [
      'The Bedroom',
      1,
      '[one is let in alone, on soft soles|one goes in alone, and barefoot|visitors go in one by one, on felt], and {P1} [raises one finger for silence|counts the breaths|points to a chair with a cushion]',
      [
        'The eyelids move as he sleeps, [in time with the reading of the Pens|line by line, as the Pens read], and there is [butter|jam|soup] on the cuff, and under the face powder a man of his age.',
        '[No breath is on the mirror|A mirror held to the lips stays clear|There is no pulse]. [Under the bolster there is a brass tube, which leads through the wall|A brass tube comes out of the wall, and ends under the bolster|From under the bolster a brass tube leads into the wall].',
      ],
    ],
    [
      'The Cupboard of Fears',
      2,
      '{P2} shows it to [visitors from outside|guests], «with the doors shut, »as one would show [a dog|a bear|a new cannon]',
      [
        '[Inside are {num} drawers|It has {num} drawers|There are {num} drawers in it]. In one lies [a drawing|a sketch|a plan] of a small green door behind the bed, and [in the next one its key|in another the key to it|its key with it]: [the stair leads|behind it a stair goes] down to the kitchen.',
        '[Inside are {num} drawers|It has {num} drawers|There are {num} drawers in it]. In one lies [a drawing|a sketch|a plan] of a small green door behind the bed, and [in the next one its key|in another the key to it|its key with it]: [the stair leads|behind it a stair goes] down to the laundry.',
      ],
    ],
    [
      'The Field Hospital of the Green War',
      3,
      '[those who were wounded by paint lie here|here they scrub those who were wounded by paint|the beds are full of people wounded by paint], and {P3} visits« [daily|each day|every morning]», in gloves',
      '[One patient is|One of the patients is|In the last bed lies] an envoy of the margravine across the border. She sent him to [ask for peace|offer peace], and he was painted red in the first street, [so that he is taken for one of the wounded|and is taken for one of the wounded|and has been nursed with the wounded since]. He knows how the war of {land} began: six years ago the margravine [proposed to the duke, in a letter with a green seal|sent the duke a proposal, under a green seal], and [on the next morning|the next day] she was sent "Not the green ones" for an answer. [She took it for an insult and marched|That was an insult to her, and she marched|She was insulted, and sent her army].',
    ],
  ],
  start: [
    '[At midnight all of {town1} is woken by a sound it has not heard in years|A sound that it has not heard in years wakes all of {town1} at midnight|All of {town1} sits up« in bed» at midnight]: someone shouts. It is the duke, who shouts the name of one of the party, and after it«, as clearly», "[Behind you|Look behind you|Turn round]." {P1} has the party fetched« [in nightshirts|out of bed|as they are, in nightshirts]». When they look round on the palace stair, one of the four Pens [is standing|stands] behind them, with a cushion.',
    [
      '[He saw it with open eyes: the fourth Pen|With open eyes he saw it: the fourth Pen] had come in with a cushion, to smother him before a candle could show that he wakes and needs no Pens. The duke called the only name that he could think of, from a notice of thanks to the party« that had been wrapped round his supper». In {town1} the Pen [ran|ran away], and followed them up to [try again|try it again|do it after all].',
      'It was said through the tube, in which all voices sound alike, by the laundry maid «who leads the blind nurse about, and »who had seen the fourth Pen go upstairs with a cushion. The Pen does not know that the duke is dead: he was afraid that a duke who wakes for his candle would have no« more» use for Pens, and meant to smother him first. [He heard the shout, ran, and came up [behind the party|again behind them]. The maid had the name from [a notice on which a city thanks the party|a notice of thanks to the party]|At the shout he [ran|fled], and then came up behind the party. The maid knew the name from a notice [on which a city thanks the party|in the laundry, on which a city thanks the party]|When he heard the shout he fled, and came back up behind the party. The name was on a notice in the laundry, on which a city thanks the party|The shout drove him [off|away], and he [came up again|returned] behind the party, whose name the maid had [from a notice of thanks|read on a notice in the laundry]].',
    ],
  ],
  openings: [
    [
      'A bookmaker« of {town2}» takes bets on the first word of tomorrow, [pays {pay} gold pieces to have it|would give {pay} gold pieces to know it], and [has always lost|always loses|loses every morning] to the same customer.',
      '[The customer is|It is|That customer is|The winner is] the governess of the child in {town4}[|, who has saved for a house|, who hears it at bedtime|, in a false beard].',
    ],
    [
      'In {town3} a bridge is to be blown up because of a hiccup. The engineer [asks the party whether it could have been|would like to hear from the party that it was|asks if it might not have been|hopes that it was] "abridge"[|, and has laid no powder yet|, and is fond of the bridge].',
      [
        'It could. The duke was [dictating a novel|at work on a novel|cutting his novel], and the war is [chapter nine|in chapter nine|the whole of chapter nine].',
        '[It could. The voice|It could have been. The voice|Yes. The voice] had [the hiccups|the hiccups from hot soup|the hiccups after plum brandy] that evening, and was telling of a bridge [that it used to cross« as a girl»|that it had crossed« as a girl»|over a brook, when it was a girl].',
      ],
    ],
  ],
  truth: [
    'The duke woke up {years} years ago, on the third day of his sleep, heard how quiet it was, and has kept his eyes shut« ever» since. He is writing a novel, aloud. He has no idea that anything he says is carried out; {P1} has not had the heart to tell him«, and by now is afraid to».',
    '[The duke died on the third day of his sleep[|, in the night]|On the third day of his sleep the duke died[|, without waking]|The duke slept for three days, and then he [was dead|stopped breathing]]. [He lies there in poppy and wax, and a voice comes through a tube from the laundry, where his nurse sits, who is ninety and was the only one who loved him|What lies there is poppy and wax. The voice comes through a tube from the laundry, from his nurse, who is ninety and was the only one who loved him|Poppy and wax [keep him as he was|keep him fresh], and it is his nurse who speaks, through a tube, in the laundry; she is ninety, and [nobody else ever loved him|loved him when nobody did]]. {P1} knows it. The nurse rules {land}, «when she is awake, »and most of the edicts are about her childhood.',
  ],
  secrets: [
    '[The green ones, for which {town3} went to war,|What {town3} went to war for, the green ones,|The green ones of the war of {town3}] are [a sort of sugared almond|sugared almonds|almonds in green sugar|sweets: sugared almonds].',
    [
      'The duke« of {land}» gets up at [four|three|two] in the morning and goes down [to the kitchen|for a cold supper in the kitchen]. The cook [has been paid in jewels|is paid in rings] and [believes him to be a ghost|takes him for a ghost|thinks that he is a ghost].',
      'The nurse of the duke« of {land}» [has lost her eyesight|is blind|can no longer see], and asks each evening through the tube whether he [has eaten|is warm enough|has washed his ears]. Someone [has to say yes|always says yes|has said yes for {years} years].',
    ],
    '[The sixty drummers of {P3} will be|All sixty drummers of {P3} are going to be|{P3} will have sixty drummers] at the palace on the birthday, [inside the cake|in the cake|under the icing of the cake].',
    'The child in {town4} has begun to add a sentence« of its own», "and then they [had breakfast|all had cake|went to the lake|got a dog]". The Pens have published it« [twice|three times]», so as not to be [wrong|left out|contradicted].',
  ],
  steps: [
    'the College [declares the cough to be binding|votes that the cough is a law], and {town2} has two [law codes|codes of law] || {town2} has two law codes, since [half of|one half of] the College counts the cough',
    '[the green cook is tried« in {town3}»|they try the green cook« in {town3}»|in {town3} the green cook stands before a court], for [being meant|having been meant|being the one who was meant]',
    [
      'in {town1} the duke [gets to|begins] chapter ten, which is [a plague|about a plague] || chapter ten, to which the duke has come« in {town1}», is a plague',
      'the nurse [falls ill|has a fever|is in bed with a cold], and for [four|three|five] days {land} has no law but "[soup|too hot|more tea|where is my shawl]"',
    ],
    'On the birthday the candle is lit« in {town1}» [in front of everyone|before the whole court], the drummers come out of the cake, and [nobody blows|nobody blows it out].',
  ],
  ends: [
    '{P2} would declare«, [with footnotes|in three volumes|under oath],» that a law has to be [said awake|said by somebody who is awake]. [It would take one honest duke|All it needs is one honest duke|What is missing is one honest duke]«, of any sort», and one of the party has been named.',
    [
      'If [someone reads his chapters back to the duke|his chapters are read back to the duke|the duke hears his own chapters], with [the number|a list] of the dead in {town3}, he will [get up|open his eyes|sit up]. He will want to end the war well, and [has no talent for endings|has never finished a story|endings are not what he is good at].',
      'The nurse can be [brought up from the laundry and set|led up from the laundry and put] beside the bed, and asked to [say good night to him|bid him good night]. [After that|Then] {land} is an elective duchy, or a war, and she has [one last edict«, which will be obeyed»|one more edict«, which will be obeyed»|a last edict«, and all will obey it»].',
    ],
  ],
};
