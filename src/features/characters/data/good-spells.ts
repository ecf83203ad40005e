/** Spells of SRD 5.2.1 with which a character of any class that has them is well served, by the last parts of their keys. */
export const goodSpells: ReadonlySet<string> = new Set(
  [
    // Cantrips
    'eldritch-blast fire-bolt guidance light mage-hand minor-illusion prestidigitation ray-of-frost',
    'sacred-flame starry-wisp thaumaturgy vicious-mockery',
    // Level 1
    'bless command cure-wounds detect-magic divine-favor entangle faerie-fire find-familiar',
    'goodberry guiding-bolt healing-word hex mage-armor magic-missile shield shield-of-faith sleep',
    'thunderwave',
    // Level 2
    'aid blindness-deafness detect-thoughts find-steed hold-person invisibility lesser-restoration',
    'levitate mirror-image misty-step moonbeam pass-without-trace scorching-ray see-invisibility',
    'shatter silence spike-growth spiritual-weapon suggestion web',
    // Level 3
    'beacon-of-hope call-lightning conjure-animals counterspell dispel-magic fear fireball fly haste',
    'hypnotic-pattern lightning-bolt magic-circle mass-healing-word revivify slow spirit-guardians',
    'vampiric-touch wind-wall',
    // Level 4
    'aura-of-life banishment blight charm-monster confusion death-ward dimension-door',
    'freedom-of-movement greater-invisibility guardian-of-faith ice-storm polymorph wall-of-fire',
    // Level 5
    'cone-of-cold dominate-person flame-strike greater-restoration hold-monster legend-lore',
    'mass-cure-wounds raise-dead scrying summon-dragon telekinesis teleportation-circle tree-stride',
    'wall-of-force wall-of-stone',
    // Level 6
    'blade-barrier chain-lightning circle-of-death disintegrate eyebite globe-of-invulnerability heal',
    'heroes-feast irresistible-dance mass-suggestion sunbeam true-seeing wall-of-thorns',
    // Level 7
    'divine-word etherealness finger-of-death fire-storm forcecage mirage-arcane plane-shift',
    'regenerate resurrection reverse-gravity teleport',
    // Level 8
    'antimagic-field control-weather dominate-monster earthquake glibness holy-aura maze mind-blank',
    'power-word-stun sunburst',
    // Level 9
    'foresight gate mass-heal meteor-swarm power-word-heal power-word-kill shapechange',
    'storm-of-vengeance time-stop true-polymorph wish',
  ].flatMap((names) => names.split(' ')),
);
