import type { PlaceStory } from '../place-story-type.ts';

export const gatehouseTwoStory: PlaceStory = {
  id: 'gatehouse-two',
  pronouns: { V: 'he' },
  levels: [2, 7],
  tones: ['heroic', 'grim', 'intrigue'],
  words: ['fort', 'castle', 'garrison', 'gate', 'keep', 'bridge'],
  title: 'The Bridge Fort at {town}',
  look: 'A fort sits on the middle of the bridge «like a stone frog, »with a gate to {town} and a gate to {town2}«, and it has been held for the crown, against both, for {years} months». The commander shows himself on the wall each evening at six, «in full armour, »and lifts one hand. || The fort has the bridge, and neither town has the fort: it stands «on the middle pier »between {town} and {town2}, and for {years} months it has been held for the crown, against both. At six each evening the commander comes out on the wall«, in full armour,» and lifts one hand.',
  senses:
    'The river «that parts {town} from {town2} »grinds ice against the piers. «In the yard somebody is shouting drill for very few feet. »[The whole bridge to {town} smells of horse soup.|It smells of horse soup, as far as {town}.|There is a smell of horse soup along the whole bridge to {town}.|All the bridge, up to {town}, smells of horse soup.]',
  keeper: [
    'adjutant',
    '[speaks for the commander, who does not receive,|lets nobody in to the commander, brings out the orders,|answers for the commander, whose door is shut,] and [signs with a signet that is too large for the finger|wears a signet that slides on the finger|has the signet tied to the finger with thread].',
  ],
  guest: [
    'sutler',
    'gets a boat through the ice «twice a week »and sells to the fort, {town} and {town2}, at three prices. || rows through the ice «twice a week, »and has one price for the fort, one for {town} and one for {town2}.',
  ],
  absent: 'commander',
  hooks: [
    [
      'The governor of {town} pays {pay} gold pieces [to whoever puts a letter into the hand of the commander«, and sees it opened».|to have a letter put into the hand of the commander«, and opened there».]',
      'It holds a pardon for all in the fort if they give up the bridge, and nobody inside has the right to accept it«, as the one to whom it is addressed is dead».',
    ],
    [
      'A soldier came «over the ice »to {town} with fourteen names on a slip. [He says they are the garrison, and that nobody must know how few.|That is the garrison, he says, and nobody must know how few they are.|These fourteen are all that is left of the garrison, he says, and nobody must know.]',
      '[The rest died of fever by midwinter.|By midwinter fever had killed the others.] [Straw stands on the wall, in helmets, and is moved at night.|On the wall there is straw, in helmets, and it is moved at night.]',
    ],
    [
      '{B} sells the party a place in the boat, and wants a chest brought out of the fort that is as heavy as pay for three hundred.',
      '[It is pay for three hundred, from the crown.|The crown has paid for three hundred.|The crown still sends pay for three hundred.] [{K} has been drawing it for the dead, and means to give it to their [widows|families].|For the dead {K} has been drawing it, and it is meant for their [widows|families|children].|Pay for the dead still comes to {K}, who keeps it for their [widows|families].]',
    ],
  ],
  done: 'Nobody crosses but {B}, and those who give a true account of the other side to {K}. Wounded «of both towns »are let in, and are not always let out.',
  trace:
    '[Seen from {town}, the commander lifts one hand each evening and has not called down an order since autumn.|From {town} one sees the commander lift one hand each evening, but nobody has heard that voice since autumn.|The commander lifts one hand each evening, as {town} can see, and has not called down an order since autumn.] [Men on the wall do not turn their heads when it snows.|When it snows the men on the wall do not turn their heads.]',
  truth: [
    '{V} died of the fever in autumn. {K} wears the armour, lifts the hand and gives the orders«, which are better than those of {V} were». If it were known, the fourteen who are left would be free to go home, and {town} and {town2} would be fighting for the bridge« by nightfall».',
    "{V} sold the fort to {town2} in autumn, and was killed for it by {K}, «at table, »with the men looking on. {K} wears the armour on the wall, and they go on holding the fort for the crown, out of shame. [Everything depends on nobody learning why, because {V}'s son is among them, carries the drum, and believes in his father.|Nobody may learn why, because the drummer among them is {V}'s son«, and believes in his father».|{V}'s son carries the drum among them, and believes in his father, so nobody may learn why.]",
  ],
  finds: [
    [
      'Perception',
      '[watching|keeping an eye on] the wall [through a night of snow|for a night, in snow|while it snows, from dusk to dawn]',
      '[most of the sentries let the snow lie on [their shoulders|their helmets, a hand high|their sleeves], and do not stamp their feet.|snow stays on the [helmets|shoulders] of [most of the sentries|all but a few sentries], as it does on a fence.|of the sentries only [a few|two or three|four or five] [stamp their feet|shake off the snow|brush off the snow].]',
    ],
    [
      'Investigation',
      '[measuring|getting a look into] the boots [under the armour|of the commander|on the wall]',
      '[they are stuffed with [socks|rags|straw].|there are [socks|stockings] in them, [three|two|four] pairs to each.|[socks|rags|wads of wool] fill them up, as they are far too large for whoever wears them.]',
      1,
    ],
    ['Insight', 'saluting {K} as commander by mistake', '{K} begins to return it.', 1],
    [
      'Investigation',
      '[looking at|inspecting|examining] the [table|long table|dinner table] in the hall',
      '[a surrender of the fort to {town2}, [signed|with a signature], is nailed under it, with a [knife|dagger].|under it hangs a surrender of the fort, signed, on a [knife|dagger|horseshoe nail].|a surrender to {town2} hangs under it, signed, on a [knife|nail].|somebody has signed a surrender of the fort, and nailed it to the underside with [a knife|a dagger|a horseshoe nail].]',
      2,
    ],
    [
      'Persuasion',
      '[sharing tobacco|smoking a pipe|sharing a [loaf|blanket|bottle]] with the drummer',
      '[he says that his father never comes down, and that the dog [will not leave [the door of the ice cellar|the ice cellar]|sleeps at the ice cellar|growls at the ice cellar].|he says that the dog lies before the ice cellar [day and night|and howls|and eats nothing], and that his father never comes down.|his father never comes down, he says, and the dog has moved to the door of the ice cellar[|, and growls|, and will not eat].]',
      2,
    ],
  ],
  use: [
    'The gates «to {town} and {town2} »can be dropped by one person from the winch room«, and it takes eight to lift one». A small door beside each has a bar that a boy can raise.',
    'The middle arch is mined with twenty kegs. {K} has the match«, and a plan of who would be on it».',
    '[The ice toward {town2} carries a walker, not a horse, and breaks in a line if one of the piers is struck.|Toward {town2} the ice carries a walker, but not a horse, and if one of the piers is struck it breaks in a line.|If one of the piers is struck, the ice toward {town2} breaks in a line. It carries a walker, but no horse.]',
  ],
  later: [
    'On day {days} the ice is thick enough for horses. {town} comes from the one side and {town2} from the other, and they find straw.',
    'On day {days} {B} sells the drummer the truth« for a pair of boots». [He raises the bar of the small door, and {town2} is in by morning.|By morning {town2} is in, by the small door, of which he has raised the bar.]',
  ],
  ways: [
    'Both towns have offered to pardon the garrison. So {K} could hand over the fort to both in one hour, half to each, «in the armour, »with the visor down. [Someone has to stand beside {K} and not laugh.|Somebody must stand beside {K}, with a straight face.|Beside {K} there must be somebody who does not laugh.|What {K} needs is two people with straight faces at {K.their} side.]',
    'The drummer has to hear it before {B} talks, and from {K}«, who did it». Afterwards he is the only one of whom both towns would take the keys.',
  ],
};
