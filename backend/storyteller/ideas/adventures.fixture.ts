/** Ideas for adventures as users type them. The star is before the noun that the adventure is about. */
export const ideasOfAdventures = `
a drowned *chapel that three families want; a *dragon that demands tribute; a *war for the throne; a *vampire lord; a *lich rises
the *gates of hell open; a *meteor; the *sun does not rise; an invasion of *giants; the fall of an *empire
a *pirate king; a lost *city in the jungle; a *race around the world; a *treasure island; an *expedition
a *heist in the royal vault; a *conspiracy; a *coup; an *assassination; a masked *ball
a *cult that worships the sea; a sleeping *god; a *prophecy; a *chosen one; a *saint
a *crusade; a *pilgrimage; a *siege; a border *war; a *peace treaty
a royal *wedding; a *coronation; a *funeral; a *tournament; an *election
a *murder on a ship; a *murder; a *kidnapping; a *trial; a *prison break
a haunted *castle; a haunted *house; a *labyrinth; a *tower; a *pyramid
a *mine full of gems; a dwarven *hold; an elven *forest; a *fey court; a *goblin market
an orc *horde; a goblin *army; an *undead army; a *demon; a *devil's bargain
a *plague; a *famine; a *curse on the land; an endless *winter; a *flood
a *volcano; a *storm; a magical *fog; a *drought; an *earthquake
a broken *sword; a *crown; a *book; a *map; a *mirror
a *clock; a *bell; a *lantern; a *mask; a *ring
a stolen *relic; a stolen *egg; a dragon *egg; a *heart in a box; a *skull
a *ghost ship; an *airship; a *train; a *caravan; a *circus
a *theatre; a *school of magic; a *library; a *museum; a *bank
an *oasis; a *desert tomb; a *jungle temple; an *ice palace; a *sunken city
an *archipelago; a *lighthouse; a *harbour; a *river; a *bridge
a *queen who never sleeps; a mad *king; an exiled *prince; a *princess who is a dragon; a *duke
a *necromancer; a *witch; a *warlock; an *archmage; an *alchemist
a *spy; an *assassin; a *thief; a *traitor; a *double
a *werewolf; a *vampire; a *medusa; a *minotaur; a *hydra
a *kraken; a *sphinx; a *phoenix; a *unicorn; a *griffin
*smugglers; *rebels; *refugees; *mercenaries; *knights
*bandits; *slavers; *cultists; *pirates; *nomads
two *kingdoms at war; two *houses at war; the *guilds against the crown; *elves against dwarves; a *feud
a *debt; a *lie; a *secret; a *dream; a *memory
a *door in the mountain; a *tree; a *well; an *island; a *portal
a *golem; an *automaton; a *puppet; a *statue; a *doll
a *village without shadows; a *town that vanished; a *city of the dead; a *kingdom under the sea; a *valley
the *dead return; the *moon falls; the *stars vanish; the *king is dead; the *sea retreats
*time stops; the *gods are silent; *magic fails; *dragons return; *children disappear
a *strike of the miners; a *revolution; a *slave revolt; a *gold rush; a *festival
`;
