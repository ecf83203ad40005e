import type { Agent } from '../plot-types.ts';

export const whimsicalKinAgent: Agent = {
  id: 'kin',
  tones: ['whimsical'],
  uncanny: false,
  fates: ['gone'],
  roles: [
    ['pastry apprentice', 'letter carrier', 'organ grinder', 'assistant librarian'],
    ['under-secretary of fairs', 'conductor of the town band', 'junior alchemist'],
    ['third lady- or gentleman-in-waiting', 'keeper of the royal jam', 'court poet on trial'],
  ],
  who: [
    'The helpful {A.role} is the {rel} of {V} and has been sent with a list«, in crayon».',
    "{A} has {V}'s ears, keeps them under a cap, and is the {rel} that everyone in the family had hoped would become a judge.",
    '{A} is the {rel} of {V} and has been brought up on the story, with gestures.',
    [
      '{A}, whom everybody sends for rolls, is the {rel} of {V}, under the name of an aunt.',
      'tier=1',
    ],
  ],
  whyNow: [
    'It begins now because {A} has been asked to sing the praises of {W} in parts.',
    'It begins now because {V} has a birthday soon, «a round one, »and wishes for nothing.',
    ['It begins now because {A} found the old receipt in a lining, legible.', 'wrong=wager'],
    'It begins now because {A} found an old diary, «and read it, »and had to sit down.',
  ],
  goal: [
    "{A} wants to bring {V} home on somebody's shoulders«, with all of {town} looking on».",
    '{A} wants {W} to say one sentence, «the right way round, »in front of the whole of {town}.',
    [
      '{A} wants to win back the hat, the book or the honour, whichever is smallest« and can be carried».',
      'wrong=wager|recipe|prize',
    ],
  ],
  face: [
    'Carries a ladder everywhere, in case.',
    'Says "Nothing" before being asked what that is.',
    'In the way, «polite, »and always carrying something with a lid.',
    'Blushes in two stages.',
  ],
  traces: [
    ['habit', '{A} sneezes like {V}: three times, and then an apology to the furniture.'],
    ['paper', "The parish book spells {A}'s name with a blot where another was."],
    ['word', '{A} tells the old story with the wrong hero«, and is thought to have it backwards».'],
    ['thing', "On {A}'s key ring hangs {emb}."],
  ],
  hides: [
    ['thing', 'The lids that {A} carries leave rings in {res}, all the way from {lair}.'],
    ['word', '{S} sold {A} {few} lanterns for {lair}, "for the atmosphere".'],
    [
      'paper',
      'A postcard to {V} shows {lair}, with a cross at a window« and the word "headquarters"».',
    ],
    ['habit', '{A} takes long lunches at {lair}, and is back with straw in the hair.'],
  ],
  steps: [
    [
      '{A} puts a rhyme into each loaf.',
      '{A} asks {W} for advice about a relative with a grudge.',
      '{A} swaps two wedding cakes, and two weddings find it an improvement.',
      '{A} asks in the market for parrots, «{few} of them, »quick learners.',
    ],
    [
      '{A} hands {W} the right key, the wrong door and a lit cake.',
      'All the goats of {town} are dyed to match {X3}.',
      '{few.s} parrots that can say one sentence about {W} are let loose in {s1}.',
      '{X3} receives a prize for honesty, «in public, »and has to make a speech about how.',
    ],
    [
      '{A} brings {V} along, in a wheelbarrow, asleep«, and the crowd parts».',
      '{W} is given the freedom of {town}, and it has been loosened.',
      'At the height of {deadline} the band strikes up the first version.',
      '{W} finds the whole town sitting on the lawn« in silence», with receipts.',
    ],
  ],
  parley: [
    '{A} has promised to be home for supper. Mention the time.',
    'Give {A} a part in it. {A} has« always» wanted to be the one with the lantern.',
    '{A} gives in« at once» to anyone who offers to help properly.',
    '{A} is holding a very heavy thing over a very valuable one and would be grateful for a hand.',
    'Ask {A} what {V} would say. {A.they} giggles, and it is over.',
  ],
  lairSigns: [
    'a« large» plan with a small apology in the corner',
    'cages for {few} birds, open, and one sentence on a blackboard, in large letters',
    'a cake in the form of {W}, from behind',
    '{embs} hung up like bunting',
  ],
  tactics: [
    '{A} throws what there is: buns, «then cushions, »then a look of great disappointment.',
    ['The helpers are the youngest of three families and must be home by six.', 'escort=people'],
    'The floor has been soaped, and {A} has forgotten where.',
    '{A} defends the last cake with everything that has a handle.',
  ],
  leader: ['people'],
  escort: ['people', 'beast', 'fey'],
};
