import type { TaleActs } from './tale-types.ts';

export const quarantineActs: TaleActs = {
  heading: 'The Guard Ship Asks for Orders',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] men in masks« with beaks» come for the party, "for forty days of observation" ({fight}). [They stop when one of the masks is pulled off|Pull one of the masks off, and they stop]; {H} had told them that the party has a fever«, and they want to go and wash».',
  ],
  early: [
    [
      'With {S}\'s word, "vinegar", a boat gets to the ramp by night. Two guards« with masks» [run from anybody who sneezes|take to their heels at a sneeze], and {few} healthy sailors look up from a game« of draughts». They can be unchained; but by law whoever comes from the sandbank is a case of plague, the guard ship fires on the boat, and in {town} it is {A} who says who is ill. [It needs a court that is not in {town}.|A court [somewhere else|across the bay] would have to say it.|Some other court [must hear them|has to say that they are well].] The sailors keep their chains on, unlocked, and wait: at {lair} each of them will hold on to an enemy for a round.',
      'v=a',
    ],
    [
      'With {S}\'s word, "vinegar", a boat gets to the ramp by night. Nobody guards a house in which the sick hold hands« across the gaps»; whoever goes in makes a DC 13 Constitution saving throw, or has the fever in {few3} days (a level of exhaustion every morning, until they drink« a cup of» the bark of {B}). {A} is among the beds, does not deny a thing, and asks what they would do: if it is said aloud« in {town}», the gates are shut« by noon» and eleven streets nailed up« with those inside». Told of the bark, {A} believes it«, and weeps». [A basket of it heals five people|Five people are healed by a basket of it]; [the rest lies deep in the hold, «under the pepper, »and|there is far more in the hold, «below the pepper, »but] [the guard ship lets out no more than a basket as long as the law calls that ship the sick one|as long as the law calls that ship the sick one, a basket is all that the guard ship lets through]. {A} will say aloud that it is not, but before a court that keeps the houses of {town} open, and there is none in {town}.',
      'v=b',
    ],
  ],
  opens: [
    '{R} has the guard ship warped in between the plague ship and {town}: there is unrest in {town2}, «across the bay, »where the families live, and a fleet of fishing boats is coming to fetch its people. {A} has asked {R} to sink it.',
  ],
  goal: [
    'In {middle} days {num4} fishing boats will row under the guns. The party must stop them, or {R}, or« turn the thing round:» bring a witness from the ship«, a sailor who will come down with the slop bucket,» before the port court of {town2}, which can suspend the law.',
  ],
  map: [
    '[That night there is a storm, and the mole breaks« in the middle».|A storm comes up that night and tears a gap into the mole.|The storm of that night takes away [a third|the middle] of the mole.] The harbour of {town} is closed, and at low water the sandbank now reaches nearly to {town2}: on foot«, with the tide behind you,» it is two hours from there to {lair}.',
  ],
  way: [
    '[With a witness from the ship the party has to cross the bay under the lantern of the guard ship|The party has a witness from the ship in the boat, and [the bay to cross, under the lantern of the guard ship|between it and the far shore hangs the lantern of the guard ship]|The bay must be crossed, with a witness from the ship, [under the lantern of the guard ship|past the lantern of the guard ship]] (DC 14 Stealth by the group, or Survival in fog). [On a failure a shot is fired, and everyone swims [the last part|from there]|If it goes wrong, there is a shot, and the last part is done by swimming|A failure means a shot, and [a swim|swimming from there]] (DC 13 Athletics, or one level of exhaustion).',
  ],
  place: [
    '{town2} is all boats, and every boat has a name painted out and that of a person on the ship painted over« it». The port court sits in the net loft«, between the floats», and is asked so seldom that [it keeps potatoes there|the bench is full of potatoes].',
  ],
  rival: [
    '{R} burned a ship when young, because of an order, and saw somebody run back« through the fire» to sit down beside those who could not get up. [{R} has asked for everything in writing ever since.|Since that day {R} does nothing that is not written down.]',
  ],
  setPiece: [
    'The port court hears three things: what the witness has (DC 13 Medicine), what the law says about those who live (DC 13 History), and why [anyone|anybody] should believe strangers (DC 14 Persuasion). «In the meantime »{H} has sent people to "put the witness back into quarantine" ({fight}), and [whoever they breathe upon must be sent out of the room|by the rules of the court anybody they breathe upon has to leave]. [Two of three, and in {town2} the law is suspended«: before the ship is burned, the court will come and see for itself».|If two of the three are believed, [the law rests|the fortieth day is put off], and the court comes to look before anything burns.|With two of three [the court is won|they are convinced]: nothing [is to be burned|may burn] until the court has been on board.] With fewer, the court wants to see more, and {A} is warned: at {lair} [nobody can be surprised|all of them are awake and at the door].',
  ],
  what: [
    [
      'Medicine :: comparing the witness with the sick list :: By the list of {A} this sailor has been past help« for two weeks», "with black hands". [The hands are brown, and peel potatoes.|They are brown hands, and [tie knots|crack nuts] while the court [looks on|reads].|The hands in question are [brown|tanned], and want something to do.]',
      'v=a',
    ],
    [
      'Medicine :: asking the boat people who is ill here :: [Nobody, since they send nobody to {town}« any more».|Nobody is, for they have stopped sailing to {town}.|They are well, all of them; they keep away from {town}.] The first two who fell ill had sold fish in the lower town, and that was before the ship« had» dropped anchor.',
      'v=b',
    ],
  ],
  who: [
    [
      'Investigation :: looking at who proposed the law of the fortieth day :: «[The court has the original.|The original lies with the court.|The court keeps the sheet itself.|It is here, [on the first sheet|in the first writing].] »{A} wrote it, last spring, and in the margin has reckoned what a cargo of pepper would come to.',
      'v=a w!=a2',
    ],
    [
      'Investigation :: looking at who proposed the law of the fortieth day :: «[The court has the original.|The original lies with the court.|The court keeps the sheet itself.|It is here, [on the first sheet|in the first writing].] »{A} wrote it, last spring, and a list is pinned to it of the ships that might bring the auditor of the crown. One of them is underlined.',
      'v=a w=a2',
    ],
    [
      'Investigation :: looking at who proposed the law of the fortieth day :: «[The court has the original.|The original lies with the court.|The court keeps the sheet itself.|It is here, [on the first sheet|in the first writing].] »{A} wrote it, last spring, for ships. A letter« of this season» is pinned to it«, which nobody had opened»: {A} asks whether the law would hold for streets as well, and names eleven.',
      'v=b',
    ],
  ],
  where:
    'Survival :: walking the sandbank at low water :: [Stretcher poles have left pairs of holes«, always the same distance apart»|There are holes from stretcher poles, two and two]; [they go one way full and the other way empty, to {lair}|they lead to {lair}, deep, and back, shallow].',
  choice: [
    '{R} will lower the guns for something in writing« that {R.they} can show afterwards». The ledger of {H} would do, which lies under the counter of the harbour office; but it then« lies in the safe of the guard ship, and» cannot be held up at {lair}. [Or the party keeps it, and {R} will do what the next signal says.|If the party keeps it, {R} obeys the next signal.]',
  ],
  first: {
    answer: 'gives {R.full} the ledger',
    now: [
      '{R} reads it standing«, to the end», and spikes all {few5} guns personally; the harbour can put others in their place, but not before {deadline}. {A} watches« it» through the telescope.',
    ],
    later: [
      '[At {lair}|In the last fight|At the end] no shot is fired, whatever flag is hoisted; but whoever fights for {A} there has only the word of the party« for what {H} has done» (disadvantage on the Persuasion check).',
    ],
  },
  second: {
    answer: 'keeps the ledger',
    now: [
      '{R} nods, «and goes back on board, »and has the guns loaded, and the powder stays wet for as long as {R} can arrange it.',
    ],
    later: [
      [
        'The guns of {R} cover {lair} from the third round on: a shot every second round at whatever stands on the ramp (7 (2d6) bludgeoning damage, DC 13 Dexterity half)«, friend or enemy»; the ledger, held up, makes {R} stop.',
        'tier=1',
      ],
      [
        'The guns of {R} cover {lair} from the third round on: a shot every second round at whatever stands on the ramp (14 (4d6) bludgeoning damage, DC 13 Dexterity half)«, friend or enemy»; the ledger, held up, makes {R} stop.',
        'tier>=2',
      ],
    ],
  },
  closes: [
    '[It is low water on the sandbank; {num} lanterns burn on the one side and the fire baskets of the guard ship on the other|On the sandbank, at low water, there are {num} lanterns to one side and the fire baskets of the guard ship to the other], and the yellow house« in the middle» has [its shutters open|opened its shutters].',
  ],
  lastWay: [
    '[At low water the party comes to {lair} on foot and under the floor, among the piles.|On foot, at low water, one comes in« among the piles,» under the floor of {lair}.] [By boat they come to the ramp, and have to call out a word; {S} knows it, it is "vinegar".|A boat is asked for a word at the ramp; it is "vinegar", as {S} knows.]',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one guard of {A} has stayed at home« with a cold»; if the fire boat is chained to the ship, [everything at {lair} has to be over in ten rounds|ten rounds are all there is at {lair}].',
  ],
  sides: [
    {
      who: '{G.full} and the pilots',
      wants: [
        'want every ship to be entered by its real state. Content with a true log; angry if [somebody|someone] is left on board.',
      ],
      later: ['bring their boats under the windows of {lair}«, in the dark», without a sound.'],
    },
    {
      who: 'The families of {town2}',
      wants: [
        'want their people, today. Content with one who comes home; angry about« every» further« day of» waiting.',
      ],
      later: [
        'row {num4} boats round the guard ship and sing, so that [nobody|no one]« there» can hear a command.',
      ],
    },
    {
      who: '{R.full}',
      wants: [
        'wants an order that {R.they} can live with. Content with a paper; angry about being called a murderer« beforehand».',
      ],
      later: [
        'has the yellow flag hauled down« on {R.their} own responsibility», in front of both towns; one of the guards of {A} takes it for an order, and goes home.',
      ],
    },
  ],
};
