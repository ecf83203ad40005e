import type { Tale } from './tale-types.ts';

export const emptyMaskPlaces: Tale['places'] = [
  {
    name: 'the council chamber by night|the empty council chamber',
    look: [
      '[Nine chairs in a half circle, nine candles, nine books.|In a half circle stand nine chairs, each with its own candle and book.] [The cushion of the seventh has no hollow.|On eight cushions somebody has sat.]',
      '[Marble, dark water in the well of the floor, a gallery with a grille.|The floor is marble, with a well of dark water in it, and a gallery with a grille looks down on it.] Somebody has scattered dried lavender round the seventh chair, and plenty of it.',
    ],
    todo: [
      'The silent guard walks round every quarter of an hour, {few5} of them, in felt. To cross the floor you must keep to the black slabs, or it sounds like a drum (DC 14 Stealth or Acrobatics); {G} knows which have been repaired.',
    ],
    what: [
      [
        'Investigation :: examining the back of the seventh chair :: There is a slit in it for an arm, lined with velvet, and a row of wires with little rings. [The velvet is worn, by one person, and by much practice.|One arm has worn down the velvet, and has practised a great deal.]',
        'v=a',
      ],
      [
        'Religion :: reading what stands beneath the cushion of each chair :: Nine prayers, in the tongue of the tyrants of {town}, for nine guests. ["Sit in me, and be still, and I shall be fed."|"Come and sit in me, and keep still, so that I am fed."] Under the seventh the last word has been underlined, in the ink of {A}.',
        'v=b',
      ],
    ],
    who: 'Insight :: comparing how the nine have turned down the corners of their pages :: [For weeks all the corners in the seventh book have been turned down with a dry, exact nail.|For weeks it was a dry, exact nail that turned down every corner in the seventh book.] [It is that of {A}, who turns down|You have seen that nail: it is that of {A}, who turns down] the papers of {G} in the same way.',
    where:
      'Perception :: laying an ear to the well in the floor :: [Silk rustles, somebody hums, a body is set down.|You hear silk, and somebody humming, and something being put down that is as heavy as a person.] The stair must be under the seventh chair, and it leads to {lair}.',
  },
  {
    name: 'the workshop of {B.full}',
    look: [
      'Faces on every wall, without eyes, in white plaster, from floor to ceiling; {B} reads the newest one with a thumb, and says nothing until it has been finished.',
      '[It is dark, since {B} needs no lamp.|{B} needs no lamp, and has none.] It smells of size and gold leaf, and the party is asked to say something, so as to be seen.',
    ],
    todo: [
      '[Whoever mends the nine masks may not see faces, so {B} talks only to people whose face {B.they} has felt.|A mender of the nine masks may see no face, and so {B} talks only to people whose face has been felt.] Whoever holds still for it, for ten minutes, with closed eyes (DC 14 Constitution saving throw not to flinch), has no secrets from {B} then, and {B} none from them.',
    ],
    what: [
      [
        'Investigation :: feeling the newest moulds :: Five masks have been copied lately, the seventh and those of the four who are for the treaty, in light pasteboard, with a hook on the inside, such as you need when there is no head; {A} has paid for them.',
        'v=a',
      ],
      [
        'Arcana :: asking {B} what the old masks are made of :: ["I repair the edges. I never get to the inside, because it is not gold there. It is warm. Once it licked my finger." The seventh has become heavier, by a pound.|"The edges I can mend. Inside it is not gold, and I keep my hands away; it is warm there, and it has licked me." And the seventh weighs a pound more than it did.]',
        'v=b',
      ],
    ],
    who: 'Persuasion :: asking {B} who orders the work on the masks :: [A voice that has no colour, and footsteps that one forgets.|The orders came from a voice without any colour, with footsteps that one forgets.] But the last order was cut into wax, for fingers to read; {B} has kept it, since it is so beautifully done, and in the corner is the seal of {A}.',
    where:
      'Nature :: smelling at the crate in which the masks were fetched :: Lavender, canal water, and under it what {A} needs lavender for. {T}, asked at the landing stage, knows that smell from the water gate of {lair}.',
  },
  {
    name: 'the house that went to sea|the shuttered house',
    look: [
      '[A fine house on a side canal|It is a good house, on a small canal], shuttered for a long time now, since its owner "went to sea". On the table {A} has had a plate laid for one, every evening.',
      '[The man who owns this house "went to sea", years ago. Dust sheets, a clock that is wound up, the chair of his sister at the window.|Since its owner "went to sea" the furniture has been under sheets; somebody still winds the clock, and at the window stands the chair of his sister.] The office of {A} used to pay for all of it, on the first of the month; for {weeks} weeks [nobody|no one] has.',
    ],
    todo: [
      '[The sister of the owner, who is blind, keeps the house, and asks each guest in turn whether it is he.|The house is kept by his sister, who is blind, and who says to every guest: "Is it you?"] Whoever answers must be kind and not lie (DC 15 Insight; let the player find the words); then she shows what came from "the ship".',
    ],
    what: [
      [
        'History :: reading the last letters that came from "the ship" :: [The hand is a copy, and the jokes have stopped.|Somebody has imitated the hand, and could not do the jokes.] The last real one says: "I am tired, and shall ask {A.name} for leave. They will have to draw somebody else, poor soul." It is dated {weeks} weeks ago.',
        'v=a',
      ],
      [
        'History :: reading the last letters that came from "the ship" :: "It talks at night. It is hungry. I have asked {A.name} to lock it up, and {A.they} was so interested." [The last sheet has been bitten off.|Of the last sheet only the upper half is left, with toothmarks.]',
        'v=b',
      ],
    ],
    who: [
      [
        'Sleight of Hand :: looking behind the false back of the desk :: Receipts for the house, and for the last {weeks} weeks the reminders, unopened, to {A}, who administers the estates of those at sea. Among them lies a letter that {A} never sent: "To number {num4}: you have been drawn." That number is sewn into the collar of {G}.',
        'v=a kind=quest',
      ],
      [
        'Sleight of Hand :: looking behind the false back of the desk :: The receipts for the house, and for the last {weeks} weeks the reminders, unopened. They are addressed to {A}, who administers the estates of those at sea.',
        'v=a kind=adventure',
      ],
      [
        'Sleight of Hand :: looking behind the false back of the desk :: The receipts for the house, and for the last {weeks} weeks the reminders, unopened. They are addressed to {A}, who administers the estates of those at sea.',
        'v=b',
      ],
    ],
    where:
      "Survival :: following the scrape marks from the water stair :: The boxes with the owner's things were taken out of here by boat, at night, down the small canal, and in under the palace. That is the way to {lair}.",
  },
];
