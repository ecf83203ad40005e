/** Ideas for quests as users type them. The star is before the noun that the quest is about. */
export const ideasOfQuests = `
a stolen *crown; a missing *child; a haunted *mill; a *dragon in the mine; goblin *raiders
a cursed *sword; a *murder at the inn; a *bridge troll; a poisoned *well; a lost *caravan
rescue the *princess; find the lost *heir; deliver a *letter; escort a *merchant; guard a *wedding
kill the *wyvern; break a *curse; a *festival; rob a *bank; a *heist
a *ghost in the theatre; a *werewolf in the village; a *vampire countess; a *cult; a *necromancer
the *baker is missing; the *bells ring at night; the *river has dried up; the *dead walk; the *king is ill
a *plague; a *famine; a *war; a *siege; a *rebellion
*bandits on the road; *pirates; *smugglers; *wolves; *giants
*rats in the cellar; *kobolds in the mine; *orcs at the border; *spiders in the forest; *undead
a *prisoner must be freed; a *trial; a *duel; an *election; a *tournament
an old *map; a *treasure; an *artifact; a *book of spells; a *key
a magic *mirror; a *clock; a *statue that weeps; a *painting; a *mask
a *doll; a *music box; a *ring; an *amulet; a *crystal
a *lighthouse; a *tower; a *castle; a *temple; a *tomb
a *graveyard; a *mine; a *cave; a *forest; a *swamp
a *ship; an *island; a *portal; a *dungeon; a goblin *market
a *witch; a *hag; a *lich; a *demon; a *devil
a *giant; an *ogre; a *troll; a *griffin; a *unicorn
a *basilisk; a *hydra; a *kraken; a *sphinx; a *minotaur
a *mayor who lies; a corrupt *judge; a jealous *noble; a mad *alchemist; an exiled *prince
a *spy; a *thief; an *assassin; a *traitor; an *impostor
a *feud between two families; a *strike; a *tax; a *debt; a *wager
a *race; a *hunt; a *contest; a *funeral; a *coronation
a *sickness; a *fire; a *flood; an *earthquake; a *storm
a *dream; a *prophecy; a *secret; a *lie; a *promise
missing *cattle; a stolen *recipe; a lost *dog; a *cat; a *horse
a *bear; a *golem; a *scarecrow; a *puppet; a *robot
a *midwife who vanished; a *ferryman; a *smith; a *miller; a *priest
the *mirror shows the dead; a *tree that bleeds; a *door that opens once a year; a *child who sees the future; a *village that sleeps
a *castle in the clouds; a *harbour without ships; a *goblin who wants peace; an *orc wedding; an elven *funeral
a vampire *hunter; a *monster in the lake; a *beast; a *sea serpent; a *ghost ship
the last *dragon; two *brothers; a *brewery; a stolen *cake; a broken *seal
`;
