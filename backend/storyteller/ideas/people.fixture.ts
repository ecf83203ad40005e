/** Ideas for persons as users type them. The star is before the noun that says who the person is. */
export const ideasOfPeople = `
a harbour *master who takes bribes; a vampire *countess; a goblin *merchant; an orc *midwife; a retired *assassin
a blind *swordsmith; an elven *diplomat; a dwarf *brewer with a secret; a halfling *thief; a tiefling *fortune-teller
a corrupt *judge; a cheerful *gravedigger; a werewolf *baker; a *lich who collects teacups; a dragonborn *monk
a gnome *clockmaker who hates time; a half-orc *bouncer; a *mermaid who wants legs; a talking *cat; a *ghost who runs an inn
a kobold *inventor; a lizardfolk *shaman; the *queen of thieves; a *king without a kingdom; a runaway *princess
a drunken *priest; a nervous *alchemist; an old *witch in the swamp; a *necromancer with a kind heart; a *paladin who lost his faith
a pirate *captain; the *captain of the guard; a *smuggler with a wooden leg; a bounty *hunter; a goblin *bard
a centaur *courier; a minotaur *librarian; a *medusa who wears a veil; an ogre *cook; a troll *toll keeper
a *duke who is a doppelganger; an ageing *duchess; a stern *abbess; a young *baron; the last *druid
an arrogant *archmage; a *beggar who knows everything; a street *urchin; a *nun with a sword; a *hangman who faints
a *hermit on a mountain; a mad *prophet; a goblin *king; a lonely *giant; a friendly *demon
a *devil who keeps contracts; a fallen *angel; a *dryad without a tree; a *satyr musician; a *sphinx who is bored
a *spymaster; a court *jester; a royal *physician; a *general who lost the war; a *deserter
a *slaver with regrets; a *rebel leader; a *tax collector; a guild *master; a town *crier
a lighthouse *keeper; a *ferryman who never sleeps; a *fisherman with one eye; a *sailor afraid of water; a *shipwright
a *stablehand who speaks to horses; a *farmer with a haunted field; a *shepherd; a *miller who cheats; a *beekeeper
a *tailor for vampires; a *cobbler; a *barber and surgeon; a *butcher with clean hands; a *chandler
a *banker who owes money; a *moneylender; a *pawnbroker; a *merchant prince; a *peddler of false relics
a *cultist who wants out; a *inquisitor; a *vampire hunter; a *monster hunter; a *dragon in human form
a *golem who dreams; a *warforged poet; an automaton *butler; a living *scarecrow; a *skeleton who tends a garden
a *zombie with manners; a *wraith in a mirror; a *changeling child; a *hag who sells wishes; a *pixie gambler
an elf *ranger; a dwarf *miner; a drow *merchant; a *sorceress who cannot stop the rain; a half-elf *bard
a *warlock in debt; a *barbarian who writes poetry; a *wizard without a spellbook; a *cleric of a dead god; a *fighter past his prime
a *knight in rusty armour; a *squire; a *herald; a *cartographer; an *explorer who never left home
a *scholar of forbidden things; a *professor of dragons; a *student; a *librarian who burns books; an *astronomer
a *painter of the dead; a *sculptor; an *actor who plays kings; a *dancer; a *singer without a voice
a *mother of seven thieves; a *widow who inherited a mine; an *orphan; a *twin; an *exile from the north
a *bride on the run; an old *soldier; a *mercenary who never kills; a *gladiator; a *prisoner
a *jailer; a *watchman; a *constable; a *sheriff; a *mayor who is really three kobolds
a *governor; a *senator; an *ambassador from the underworld; a *emperor; an *oracle who lies
a *matriarch; a *chieftain; a *nomad; a *caravan master; a camel *driver
a *glassblower; a *perfumer; a *jeweller; a *locksmith; a *rat catcher
a *chimney sweep; a *lamplighter; a *plague doctor; an *apothecary; a *herbalist
a grumpy dwarf *blacksmith; a charming half-elf *spy; an old goblin *healer; a shy *giant; a vain *knight
`;
