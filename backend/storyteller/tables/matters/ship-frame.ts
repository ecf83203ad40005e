import { cureFrame } from './cure-frame.ts';
import type { OwnFrame } from './frame-type.ts';

/** What is said around a plot on board a ship, where no one goes home in the evening. */
export const shipFrame: OwnFrame = {
  ...cureFrame,
  rival: [
    '**{R.full}** ({R.role}) has come out to claim the wreck: who brings it in, owns it. Content with the cargo, without the salt; angry if the party sinks it.',
  ],
  guards: [],
  labels: { actOne: 'Act one: On Board' },
  where: [
    '{lair}. {A.name} comes up once a night, to the galley, with {H}, and talks with anyone who does not shout.',
    '{lair}, behind a hatch to which only {H} has the key; {A.name} can be spoken to through it, and likes to be.',
  ],
  openings: [
    'Down {few} ladders, each one warmer than the one before, one comes to the hatch of {lair}, in front of which {H} sits with a lamp.',
    'One gets to {lair} by the ladders, past {num} hammocks that are not empty, or from outside, through a hole below the water line which {H} has not reported.',
  ],
  preventions: [
    'wait for {H} at the galley ladder (DC 13 Perception), and be there first',
    'give {H} fresh water to drink for one day; {H.they} then does nothing more for {A}',
    'tell {B}, who can have the forecastle ready in time',
  ],
  complications: [
    '{H} offers to change sides for a cask of water. It is meant honestly, and {A} has heard it through the deck.',
    'A squall: for an hour it rains, and all the dead go below, where the party is.',
    'One of those on the forecastle has hidden a bite. It is the person on whom {B} most relies.',
    'Another sail: pirates, {few} miles off, who see a drifting ship and no reason not to board it.',
    '{S} is dragged to the rail by frightened people, box and all. {B} has to hear from the party, now, what is in it.',
  ],
  sides: [
    {
      wants: [
        '**{council}** wants the ship sunk before it is near, and has {few} guns brought to the mole of {town}. Content if it gets a signal each night; angry if the living are landed unseen.',
      ],
      later: [
        '**{council}, if content**: holds its fire until the ship has passed the bar, and has every barrel of fresh water in {town} carted to the mole.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) has come out to claim the wreck: who brings it in, owns it. Content with the cargo, without the salt; angry if the party sinks it.',
      ],
      later: ['**{R.name}, if content**: throws a line across and tows, and {B} needs no sail.'],
    },
    {
      wants: [
        '**Those on the forecastle** ({T.full} is one of theirs) want to get off, all or none. Content if their water is not touched; angry if {S} is thrown overboard.',
      ],
      later: [
        '**Those on the forecastle, if content**: hold the deck with nets and {few} spars; no more of the dead come down to {A} in the fight.',
      ],
    },
  ],
};
