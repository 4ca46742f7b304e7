// Made from the definitions by `cargo xtask docs`; do not edit.

export const tiles = {
  "adventurous": {
    "icon": "compass",
    "kind": "power"
  },
  "aegis-of-aggramar": {
    "icon": "round-shield",
    "kind": "relic"
  },
  "alchemist": {
    "icon": "round-bottom-flask",
    "kind": "power"
  },
  "altar-of-souls": {
    "icon": "sword-altar",
    "kind": "place"
  },
  "amazons": {
    "icon": "archer",
    "kind": "race"
  },
  "archaeologists": {
    "icon": "amphora",
    "kind": "power"
  },
  "ashes-of-alar": {
    "icon": "fire-bowl",
    "kind": "relic"
  },
  "barbarians": {
    "icon": "barbarian",
    "kind": "race"
  },
  "barricade": {
    "icon": "barricade",
    "kind": "power"
  },
  "battlefield": {
    "icon": "sword-clash",
    "kind": "place"
  },
  "beastmasters": {
    "icon": "wolf-head",
    "kind": "power"
  },
  "berserk": {
    "icon": "axe-swing",
    "kind": "power"
  },
  "bivouacking": {
    "icon": "campfire",
    "kind": "power"
  },
  "blacksmiths": {
    "icon": "anvil-impact",
    "kind": "power"
  },
  "blood-elves": {
    "icon": "sun-priest",
    "kind": "race"
  },
  "catapult": {
    "icon": "trebuchet",
    "kind": "power"
  },
  "champion": {
    "icon": "crested-helmet",
    "kind": "power"
  },
  "commando": {
    "icon": "crossed-swords",
    "kind": "power"
  },
  "corrupt": {
    "icon": "receive-money",
    "kind": "power"
  },
  "crypt-of-the-tomb-raider": {
    "icon": "coffin",
    "kind": "place"
  },
  "cultists": {
    "icon": "cultist",
    "kind": "race"
  },
  "cursed": {
    "icon": "cursed-star",
    "kind": "power"
  },
  "dark-portal": {
    "icon": "magic-portal",
    "kind": "place"
  },
  "defensive": {
    "icon": "watchtower",
    "kind": "power"
  },
  "diamond-fields": {
    "icon": "cut-diamond",
    "kind": "place"
  },
  "diplomat": {
    "icon": "shaking-hands",
    "kind": "power"
  },
  "doomhammer": {
    "icon": "warhammer",
    "kind": "relic"
  },
  "draenei": {
    "icon": "ram-profile",
    "kind": "race"
  },
  "dragon-master": {
    "icon": "dragon-head",
    "kind": "power"
  },
  "drow": {
    "icon": "elf-ear",
    "kind": "race"
  },
  "dwarves": {
    "icon": "dwarf-face",
    "kind": "race"
  },
  "dwarves-wow": {
    "icon": "dwarf-helmet",
    "kind": "race"
  },
  "elves": {
    "icon": "woman-elf-face",
    "kind": "race"
  },
  "enraged": {
    "icon": "fire-punch",
    "kind": "power"
  },
  "entrenched": {
    "icon": "wooden-fence",
    "kind": "power"
  },
  "ethereals": {
    "icon": "djinn",
    "kind": "race"
  },
  "explorers": {
    "icon": "spyglass",
    "kind": "power"
  },
  "farmers": {
    "icon": "sickle",
    "kind": "power"
  },
  "fisher": {
    "icon": "fishing-hook",
    "kind": "power"
  },
  "fishermen": {
    "icon": "fishing",
    "kind": "power"
  },
  "flames": {
    "icon": "burning-embers",
    "kind": "race"
  },
  "flocking": {
    "icon": "sheep",
    "kind": "power"
  },
  "flying": {
    "icon": "feathered-wing",
    "kind": "power"
  },
  "flying-doormat": {
    "icon": "paper-plane",
    "kind": "relic"
  },
  "forest": {
    "icon": "pine-tree",
    "kind": "power"
  },
  "foresters": {
    "icon": "axe-in-stump",
    "kind": "power"
  },
  "forsaken": {
    "icon": "half-dead",
    "kind": "race"
  },
  "fortified": {
    "icon": "stone-tower",
    "kind": "power"
  },
  "fountain-of-youth": {
    "icon": "fountain",
    "kind": "place"
  },
  "frightened": {
    "icon": "terror",
    "kind": "power"
  },
  "froggys-ring": {
    "icon": "ring",
    "kind": "relic"
  },
  "frostmourne": {
    "icon": "rune-sword",
    "kind": "relic"
  },
  "ghouls": {
    "icon": "shambling-zombie",
    "kind": "race"
  },
  "giants": {
    "icon": "giant",
    "kind": "race"
  },
  "gnomes": {
    "icon": "pointy-hat",
    "kind": "race"
  },
  "gnomes-wow": {
    "icon": "propeller-beanie",
    "kind": "race"
  },
  "goblins": {
    "icon": "goblin-head",
    "kind": "race"
  },
  "goblins-wow": {
    "icon": "goblin",
    "kind": "race"
  },
  "great-brass-pipe": {
    "icon": "pipes",
    "kind": "place"
  },
  "gypsies": {
    "icon": "crystal-ball",
    "kind": "race"
  },
  "halflings": {
    "icon": "barefoot",
    "kind": "race"
  },
  "heart-of-azeroth": {
    "icon": "gem-pendant",
    "kind": "relic"
  },
  "herbalists": {
    "icon": "herbs-bundle",
    "kind": "power"
  },
  "heroic": {
    "icon": "laurel-crown",
    "kind": "power"
  },
  "hill": {
    "icon": "hills",
    "kind": "power"
  },
  "historian": {
    "icon": "scroll-quill",
    "kind": "power"
  },
  "homunculi": {
    "icon": "bottled-shadow",
    "kind": "race"
  },
  "hordes": {
    "icon": "minions",
    "kind": "power"
  },
  "humans": {
    "icon": "visored-helm",
    "kind": "race"
  },
  "humans-wow": {
    "icon": "robin-hood-hat",
    "kind": "race"
  },
  "immortal": {
    "icon": "infinity",
    "kind": "power"
  },
  "imperial": {
    "icon": "imperial-crown",
    "kind": "power"
  },
  "iron-dwarves": {
    "icon": "dwarf-face",
    "kind": "race"
  },
  "karazhan": {
    "icon": "evil-tower",
    "kind": "place"
  },
  "keep-on-the-motherland": {
    "icon": "castle-ruins",
    "kind": "place"
  },
  "killer-rabbit-sword": {
    "icon": "relic-blade",
    "kind": "relic"
  },
  "kobolds": {
    "icon": "lizardman",
    "kind": "race"
  },
  "kobolds-wow": {
    "icon": "candle-light",
    "kind": "race"
  },
  "kraken": {
    "icon": "kraken-tentacle",
    "kind": "race"
  },
  "leprechauns": {
    "icon": "shamrock",
    "kind": "race"
  },
  "liches": {
    "icon": "skull-crack",
    "kind": "race"
  },
  "lights-hope-chapel": {
    "icon": "church",
    "kind": "place"
  },
  "lizardmen": {
    "icon": "gecko",
    "kind": "race"
  },
  "lost-dwarf-mine": {
    "icon": "gold-mine",
    "kind": "place"
  },
  "magic": {
    "icon": "swap-bag",
    "kind": "power"
  },
  "marauding": {
    "icon": "footsteps",
    "kind": "power"
  },
  "marshland": {
    "icon": "frog",
    "kind": "power"
  },
  "martyr": {
    "icon": "spiked-halo",
    "kind": "power"
  },
  "meeting-stone": {
    "icon": "rune-stone",
    "kind": "place"
  },
  "mercenary": {
    "icon": "sword-brandish",
    "kind": "power"
  },
  "merchant": {
    "icon": "trade",
    "kind": "power"
  },
  "miners": {
    "icon": "mine-wagon",
    "kind": "power"
  },
  "mining": {
    "icon": "mining",
    "kind": "power"
  },
  "mountaineers": {
    "icon": "mountains",
    "kind": "power"
  },
  "mounted": {
    "icon": "horse-head",
    "kind": "power"
  },
  "muddy": {
    "icon": "dripping-goo",
    "kind": "power"
  },
  "mudmen": {
    "icon": "golem-head",
    "kind": "race"
  },
  "mummies": {
    "icon": "mummy-head",
    "kind": "race"
  },
  "mystic": {
    "icon": "crystal-growth",
    "kind": "power"
  },
  "naga": {
    "icon": "sea-serpent",
    "kind": "race"
  },
  "navigators": {
    "icon": "ship-wheel",
    "kind": "power"
  },
  "necromancer-ghost": {
    "icon": "floating-ghost",
    "kind": "role"
  },
  "night-elves": {
    "icon": "elf-helmet",
    "kind": "race"
  },
  "ogres": {
    "icon": "ogre",
    "kind": "race"
  },
  "orcs": {
    "icon": "orc-head",
    "kind": "race"
  },
  "orcs-wow": {
    "icon": "brute",
    "kind": "race"
  },
  "pandaren": {
    "icon": "panda",
    "kind": "race"
  },
  "peace-loving": {
    "icon": "peace-dove",
    "kind": "power"
  },
  "pillaging": {
    "icon": "robber",
    "kind": "power"
  },
  "pixies": {
    "icon": "fairy",
    "kind": "race"
  },
  "portal-masters": {
    "icon": "magic-gate",
    "kind": "power"
  },
  "priestesses": {
    "icon": "tarot-02-the-high-priestess",
    "kind": "race"
  },
  "pygmies": {
    "icon": "tribal-shield",
    "kind": "race"
  },
  "quarreling": {
    "icon": "fist",
    "kind": "power"
  },
  "ransacking": {
    "icon": "swap-bag",
    "kind": "power"
  },
  "ratmen": {
    "icon": "rat",
    "kind": "race"
  },
  "reborn": {
    "icon": "sunrise",
    "kind": "power"
  },
  "royal": {
    "icon": "queen-crown",
    "kind": "power"
  },
  "rusted-throne": {
    "icon": "stone-throne",
    "kind": "place"
  },
  "s01-my-precious-world": {
    "icon": "globe",
    "kind": "scenario"
  },
  "s02-long-river": {
    "icon": "river",
    "kind": "scenario"
  },
  "s03-go-east": {
    "icon": "compass",
    "kind": "scenario"
  },
  "s04-mountaintop": {
    "icon": "mountaintop",
    "kind": "scenario"
  },
  "s05-rusted-throne": {
    "icon": "stone-throne",
    "kind": "scenario"
  },
  "s06-adrift": {
    "icon": "hexes",
    "kind": "scenario"
  },
  "s07-crops-of-power": {
    "icon": "wheat",
    "kind": "scenario"
  },
  "s08-sword-in-the-cavern": {
    "icon": "broadsword",
    "kind": "scenario"
  },
  "s09-game-of-gods": {
    "icon": "world",
    "kind": "scenario"
  },
  "s10-dig-too-far": {
    "icon": "war-pick",
    "kind": "scenario"
  },
  "s11-all-together-now": {
    "icon": "team-idea",
    "kind": "scenario"
  },
  "s12-night-and-day": {
    "icon": "moon-orbit",
    "kind": "scenario"
  },
  "scepter-of-avarice": {
    "icon": "winged-scepter",
    "kind": "relic"
  },
  "seafaring": {
    "icon": "caravel",
    "kind": "power"
  },
  "shadow-mimes": {
    "icon": "duality-mask",
    "kind": "race"
  },
  "shield": {
    "icon": "checked-shield",
    "kind": "power"
  },
  "shiny-orb": {
    "icon": "crystal-ball",
    "kind": "relic"
  },
  "shrooms": {
    "icon": "mushroom-gills",
    "kind": "race"
  },
  "skeletons": {
    "icon": "skeleton",
    "kind": "race"
  },
  "sorcerers": {
    "icon": "warlock-eye",
    "kind": "race"
  },
  "soul-keeper": {
    "icon": "lantern-flame",
    "kind": "place"
  },
  "spiderines": {
    "icon": "spider-alt",
    "kind": "race"
  },
  "spirit": {
    "icon": "ghost",
    "kind": "power"
  },
  "stinky-trolls-socks": {
    "icon": "socks",
    "kind": "relic"
  },
  "stone": {
    "icon": "peaks",
    "kind": "power"
  },
  "stonehedge": {
    "icon": "dolmen",
    "kind": "place"
  },
  "stout": {
    "icon": "beer-stein",
    "kind": "power"
  },
  "swamp": {
    "icon": "swamp",
    "kind": "power"
  },
  "swamp-wow": {
    "icon": "lily-pads",
    "kind": "power"
  },
  "tauren": {
    "icon": "minotaur",
    "kind": "race"
  },
  "terrifying": {
    "icon": "diablo-skull",
    "kind": "power"
  },
  "thieving": {
    "icon": "snatch",
    "kind": "power"
  },
  "tomb": {
    "icon": "tombstone",
    "kind": "power"
  },
  "tritons": {
    "icon": "triton-head",
    "kind": "race"
  },
  "trolls": {
    "icon": "troll",
    "kind": "race"
  },
  "trolls-wow": {
    "icon": "totem-mask",
    "kind": "race"
  },
  "underworld": {
    "icon": "cave-entrance",
    "kind": "power"
  },
  "vampire": {
    "icon": "fangs",
    "kind": "power"
  },
  "vanishing": {
    "icon": "teleport",
    "kind": "power"
  },
  "vengeful": {
    "icon": "sacrificial-dagger",
    "kind": "power"
  },
  "warlords": {
    "icon": "warlord-helmet",
    "kind": "power"
  },
  "wealthy": {
    "icon": "money-stack",
    "kind": "power"
  },
  "well-of-eternity": {
    "icon": "water-fountain",
    "kind": "place"
  },
  "were": {
    "icon": "werewolf",
    "kind": "power"
  },
  "white-ladies": {
    "icon": "nun-face",
    "kind": "race"
  },
  "wickedest-pentacle": {
    "icon": "pentacle",
    "kind": "place"
  },
  "will-o-wisps": {
    "icon": "fluffy-flame",
    "kind": "race"
  },
  "wise": {
    "icon": "owl",
    "kind": "power"
  },
  "wizards": {
    "icon": "wizard-face",
    "kind": "race"
  },
  "worgen": {
    "icon": "direwolf",
    "kind": "race"
  }
} as const;

export const pieces = {
  "bag": "swap-bag",
  "balrog": "daemon-skull",
  "beast": "paw-print",
  "bomb": "unlit-bomb",
  "camp": "camping-tent",
  "catapult-piece": "catapult",
  "champion-piece": "spartan-helmet",
  "dragon": "dragon-spiral",
  "fort": "palisade",
  "fortress": "castle",
  "great-ancient": "octopus",
  "harmony-token": "yin-yang",
  "hero": "knight-banner",
  "hole-in-the-ground": "hobbit-door",
  "horde-token": "minions",
  "keep": "castle-ruins",
  "military-objective": "flag-objective",
  "mummy-band": "bandage-roll",
  "pot-of-gold": "cauldron",
  "queen": "queen-crown",
  "shield-piece": "shield",
  "silver-hammer": "gear-hammer",
  "skeleton-band": "skeletal-hand",
  "sorcerer-band": "wizard-staff",
  "tomb-raider-ghost": "spectre",
  "troll-lair": "rock",
  "vein-monster": "spiked-dragon-head",
  "vengeance-marker": "sacrificial-dagger",
  "volcano": "volcano",
  "watch-tower": "guarded-tower",
  "wisp-wall": "burning-dot"
} as const;

export const symbols = {
  "anchor": "anchor",
  "cavern": "cave-entrance",
  "legendary": "polar-star",
  "magic": "magic-swirl",
  "mine": "mining",
  "peak": "mountaintop"
} as const;

export const usual = {
  "blank": "jigsaw-piece",
  "power": "knight-banner",
  "race": "person"
} as const;

export const boxes = [
  {
    "below": false,
    "boards": "base",
    "brings": {
      "en": "The base game.",
      "fr": "Le jeu de base."
    },
    "changes": null,
    "icon": "castle",
    "id": "base",
    "islands": false,
    "markers": false,
    "name": {
      "en": "Small World",
      "fr": "Small World"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": []
  },
  {
    "below": false,
    "boards": null,
    "brings": {
      "en": "Goblins and Kobolds; hordes, marauders, curses and moonlit nights.",
      "fr": "Gobelins et Kobolds ; hordes, intrépides, malédictions et nuits de pleine lune."
    },
    "changes": null,
    "icon": "cursed-star",
    "id": "cursed-box",
    "islands": false,
    "markers": false,
    "name": {
      "en": "Cursed!",
      "fr": "Maudits !"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": []
  },
  {
    "below": false,
    "boards": null,
    "brings": {
      "en": "White Ladies, Gypsies, and Priestesses with their ivory tower.",
      "fr": "Dames Blanches, Gitanes, et Prêtresses avec leur tour d'ivoire."
    },
    "changes": null,
    "icon": "white-tower",
    "id": "grand-dames-box",
    "islands": false,
    "markers": false,
    "name": {
      "en": "Grand Dames",
      "fr": "Honneur aux Dames !"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": []
  },
  {
    "below": false,
    "boards": null,
    "brings": {
      "en": "Barbarians, pots of gold, Pixies, Homunculi, Pygmies, and a catapult.",
      "fr": "Barbares, chaudrons d'or, Fées, Homoncules, Pygmées, et une catapulte."
    },
    "changes": null,
    "icon": "catapult",
    "id": "be-not-afraid-box",
    "islands": false,
    "markers": false,
    "name": {
      "en": "Be Not Afraid…",
      "fr": "Même pas peur !"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": [
      {
        "choices": [],
        "id": "catapult-discount",
        "name": {
          "en": "The catapult conquers for one token less",
          "fr": "La catapulte conquiert pour un pion de moins"
        },
        "usual": true
      }
    ]
  },
  {
    "below": false,
    "boards": null,
    "brings": {
      "en": "A leader for a coin: one more token, but worth two coins to who captures him.",
      "fr": "Un Chef pour un jeton : un pion de plus, mais deux jetons pour qui le capture."
    },
    "changes": {
      "en": "Whoever picks a combo may buy its leader for 1 coin: one more token until the race declines. Who conquers his region captures him; the owner may ransom him at once for 1 coin to the captor, or he is worth 2 coins to the captor at the end.",
      "fr": "Qui prend une combinaison peut acheter son Chef pour 1 jeton : un pion de plus jusqu'au déclin. Qui conquiert sa région le capture ; son propriétaire peut le racheter aussitôt 1 jeton au geôlier, sinon il lui vaut 2 jetons à la fin."
    },
    "icon": "crown",
    "id": "leaders-box",
    "islands": false,
    "markers": false,
    "name": {
      "en": "Leaders",
      "fr": "Les Chefs"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": [
      {
        "choices": [],
        "id": "late-ransom",
        "name": {
          "en": "A captive leader may still be ransomed at the start of a turn",
          "fr": "Un Chef captif peut encore être racheté au début d'un tour"
        },
        "usual": false
      }
    ]
  },
  {
    "below": false,
    "boards": null,
    "brings": {
      "en": "For 3 to 6 players. The last seat plays the Necromancer, whose ghosts come from fallen tokens.",
      "fr": "De 3 à 6 joueurs. Le dernier siège joue le Nécromant, dont les fantômes naissent des pions tombés."
    },
    "changes": {
      "en": "The last seat plays the Necromancer. His ghosts come from the island in the lake. As his turn begins he buys ghosts and powers, each for as many coins as he has of both. Tokens lost in conquests become souls, each of his regions brings one more, and four souls make a ghost. He never declines; with no ghost left in reserve or in the well at the end of his turn he wins at once.",
      "fr": "Le dernier siège joue le Nécromant. Ses fantômes viennent de l'île du lac. Au début de son tour il achète fantômes et pouvoirs, chacun pour autant de jetons qu'il en a des deux. Les pions perdus au combat deviennent des âmes, chacune de ses régions en donne une, et quatre âmes font un fantôme. Il ne passe jamais en déclin ; sans fantôme en réserve ni dans le puits à la fin de son tour, il gagne aussitôt."
    },
    "icon": "floating-ghost",
    "id": "necromancer-box",
    "islands": false,
    "markers": false,
    "name": {
      "en": "Necromancer Island",
      "fr": "L'Île du Nécromant"
    },
    "role": {
      "icon": "skull-staff",
      "name": {
        "en": "Necromancer",
        "fr": "Nécromant"
      }
    },
    "seats": [
      3,
      6
    ],
    "switches": [
      {
        "choices": [
          {
            "name": {
              "en": "13, as usual",
              "fr": "13, comme d'habitude"
            },
            "number": 13
          },
          {
            "name": {
              "en": "12, harder for the others",
              "fr": "12, plus dur pour les autres"
            },
            "number": 12
          },
          {
            "name": {
              "en": "11, hardest for the others",
              "fr": "11, le plus dur pour les autres"
            },
            "number": 11
          }
        ],
        "id": "ghost-reserve",
        "name": {
          "en": "Ghosts in reserve",
          "fr": "Fantômes en réserve"
        },
        "usual": 13
      }
    ]
  },
  {
    "below": true,
    "boards": "underground",
    "brings": {
      "en": "A game of its own below the earth: rivers, chasms, monsters that guard relics and places; 15 races, 21 powers.",
      "fr": "Un jeu à part, sous la terre : rivières, gouffres, monstres qui gardent reliques et lieux ; 15 peuples, 21 pouvoirs."
    },
    "changes": {
      "en": "A river costs one token and must be left again at redeployment. Nobody enters a chasm. Two monsters defend each of their regions; who conquers one draws a relic or a place and lays it there. It belongs to whoever holds the region with an active race; relics move to where they are used, once a turn.",
      "fr": "Une rivière coûte un pion et doit être quittée au redéploiement. Nul n'entre dans un gouffre. Deux monstres défendent chacune de leurs régions ; qui en prend une tire une relique ou un lieu et l'y pose. Il est à qui tient la région avec un peuple actif ; les reliques suivent leur usage, une fois par tour."
    },
    "icon": "stalagtite",
    "id": "underground",
    "islands": false,
    "markers": true,
    "name": {
      "en": "Small World Underground",
      "fr": "Small World Underground"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": [
      {
        "choices": [],
        "id": "vanishing-keeps-older",
        "name": {
          "en": "Who vanishes keeps an older declined race",
          "fr": "Qui disparaît garde un peuple déjà en déclin"
        },
        "usual": false
      }
    ]
  },
  {
    "below": false,
    "boards": "islands",
    "brings": {
      "en": "A game of its own on islands: two factions at war, 16 races, 20 powers, artifacts and legendary places.",
      "fr": "Un jeu à part, sur des îles : deux factions en guerre, 16 peuples, 20 pouvoirs, artefacts et lieux légendaires."
    },
    "changes": {
      "en": "Races land where there is an anchor, at any time, for one token more if it is not next to them. A turn pays a coin for each race of the other faction that lost a region in it. Artifacts and places lie face down; who conquers their region turns them over and has them while active.",
      "fr": "Les peuples débarquent là où il y a une ancre, à tout moment, pour un pion de plus si elle n'est pas voisine. Un tour rapporte un jeton par peuple de l'autre faction qui y a perdu une région. Artefacts et lieux sont face cachée ; qui conquiert leur région les retourne et en profite tant qu'il est actif."
    },
    "icon": "anchor",
    "id": "warcraft",
    "islands": true,
    "markers": false,
    "name": {
      "en": "Small World of Warcraft",
      "fr": "Small World of Warcraft"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": [
      {
        "choices": [],
        "id": "islands-mix",
        "name": {
          "en": "Tiles of other boxes are mixed in",
          "fr": "Les tuiles d'autres boîtes sont mêlées"
        },
        "usual": false
      }
    ]
  }
] as const;

export const scenarios = [
  {
    "boards": {
      "2": "s01-2p",
      "3": "s01-3p",
      "4": "s01-4p",
      "5": "s01-5p",
      "6": "s01-6p"
    },
    "boxes": [
      "base"
    ],
    "help": {
      "en": "Water is a river: each region of it costs 1 token instead of 2 and must be left when you redeploy. A mountain costs 1 token more, a peak 2 more; nobody gets into a chasm. Otherwise play as usual.",
      "fr": "L'eau est une rivière : chaque région d'eau coûte 1 pion au lieu de 2 et doit être quittée au redéploiement. Une montagne coûte 1 pion de plus, un Pic 2 de plus ; personne n'entre dans un gouffre. Pour le reste, jouez comme d'habitude."
    },
    "icon": "globe",
    "id": "s01-my-precious-world",
    "name": {
      "en": "My Precious (World)!",
      "fr": "Mon(de) précieux…"
    },
    "short": {
      "en": "Rivers, peaks and chasms: a first walk through the Realms.",
      "fr": "Rivières, Pics et gouffres : une première promenade dans les royaumes."
    }
  },
  {
    "boards": {
      "2": "s02-2p",
      "3": "s02-3p",
      "4": "s02-4p",
      "5": "s02-5p",
      "6": "s02-6p"
    },
    "boxes": [
      "base"
    ],
    "help": {
      "en": "A race without a region may enter only through the six marked regions: the two ends of the river and the four regions beside them. Halflings, a Flying race, Spiderines and Flames enter as they do elsewhere. Water is a river: each region of it costs 1 token instead of 2 and must be left when you redeploy.",
      "fr": "Un peuple sans région ne peut entrer que par les six régions marquées : les deux bouts de la rivière et les quatre régions à côté. Les Mi-portions, un peuple de Volants, les Arachnées et les Flammes entrent comme ailleurs. L'eau est une rivière : chaque région d'eau coûte 1 pion au lieu de 2 et doit être quittée au redéploiement."
    },
    "icon": "river",
    "id": "s02-long-river",
    "name": {
      "en": "Life Is a Long – But Not So Quiet – River",
      "fr": "La vie est un long fleuve (à peine) tranquille"
    },
    "short": {
      "en": "Everybody comes in by the two ends of one river.",
      "fr": "Tout le monde entre par les deux bouts d'une même rivière."
    }
  },
  {
    "boards": {
      "2": "s03-2p",
      "3": "s03-3p",
      "4": "s03-4p",
      "5": "s03-5p",
      "6": "s03-6p"
    },
    "boxes": [
      "base"
    ],
    "help": {
      "en": "A race without a region may enter only on the western edge; Halflings, a Flying race, Spiderines and Flames enter as they do elsewhere. Each easternmost region has a coin mine, for the whole game: the active race that holds it scores 1 coin more. For Dwarves and Mining it is no mine. Water is sea, but water that would cut off the east is a river: 1 token a region, and left when you redeploy.",
      "fr": "Un peuple sans région ne peut entrer que par le bord ouest ; les Mi-portions, un peuple de Volants, les Arachnées et les Flammes entrent comme ailleurs. Chaque région tout à l'est a une mine de jetons, pour toute la partie : le peuple actif qui la tient marque 1 jeton de plus. Pour les Nains et Des Mines, ce n'est pas une mine. L'eau est une mer, mais celle qui couperait l'accès à l'est est une rivière : 1 pion par région, à quitter au redéploiement."
    },
    "icon": "compass",
    "id": "s03-go-east",
    "name": {
      "en": "Go East",
      "fr": "À l'est, du nouveau"
    },
    "short": {
      "en": "You come in from the west; the coin mines lie in the far east.",
      "fr": "On entre par l'ouest ; les mines de jetons sont tout à l'est."
    }
  },
  {
    "boards": {
      "3": "s04-3p",
      "4": "s04-4p",
      "5": "s04-5p",
      "6": "s04-6p"
    },
    "boxes": [
      "base"
    ],
    "help": {
      "en": "Four coins lie on each peak at the start. At the end of your turn, take 1 coin from each peak that a race of yours holds, active or in decline, while some are left. When you go in decline, lay 3 coins of the bank on peaks after scoring, at most 2 on the same one; they stay there for that turn. Water is a river: each region of it costs 1 token instead of 2 and must be left when you redeploy.",
      "fr": "Au départ, quatre jetons se trouvent sur chaque Pic. À la fin de votre tour, prenez 1 jeton sur chaque Pic que tient un de vos peuples, actif ou en déclin, tant qu'il en reste. Quand vous passez en déclin, posez après le décompte 3 jetons de la banque sur des Pics, 2 au plus sur le même ; ils y restent ce tour-là. L'eau est une rivière : chaque région d'eau coûte 1 pion au lieu de 2 et doit être quittée au redéploiement."
    },
    "icon": "mountaintop",
    "id": "s04-mountaintop",
    "name": {
      "en": "I've Been To The Mountaintop",
      "fr": "Là-haut sur la montagne"
    },
    "short": {
      "en": "Coins wait on the peaks, and every decline brings new ones.",
      "fr": "Des jetons attendent sur les Pics, et chaque déclin en apporte."
    }
  },
  {
    "boards": {
      "4": "s05-4p",
      "5": "s05-5p"
    },
    "boxes": [
      "base"
    ],
    "help": {
      "en": "The Rusted Throne stands on the only peak. If a race of yours holds it at the end of your turn, active or in decline, you get 1 coin for each non-empty region that borders it: from that region's player if he has one, from the bank for a lost tribe. Your own regions and immune regions pay nothing. Water is sea.",
      "fr": "Le Trône rouillé se dresse sur l'unique Pic. Si un de vos peuples le tient à la fin de votre tour, actif ou en déclin, vous recevez 1 jeton par région non-vide voisine : du joueur qui la tient s'il en a un, de la banque pour une Tribu oubliée. Vos propres régions et les régions imprenables ne paient rien. L'eau est une mer."
    },
    "icon": "stone-throne",
    "id": "s05-rusted-throne",
    "name": {
      "en": "The Rusted Throne",
      "fr": "Le trône rouillé"
    },
    "short": {
      "en": "Whoever sits on the throne is paid by all around it.",
      "fr": "Qui siège sur le Trône reçoit un tribut de tous ses voisins."
    }
  },
  {
    "boards": {
      "2": "s06-2p",
      "3": "s06-3p",
      "4": "s06-4p",
      "5": "s06-5p",
      "6": "s06-6p"
    },
    "boxes": [
      "base"
    ],
    "help": {
      "en": "At the start of each turn of yours, also one in which you decline, you may push one hex at the outer edge of the continent to another place at its edge, and turn it, or turn it where it lies. Everything on it goes along, and all hexes must stay connected; holes may appear, and nothing is pushed into them. Water is sea: nobody crosses it or enters over it without a power for it, and waters that touch are one sea. Races enter over land at the edge as it lies then.",
      "fr": "Au début de chacun de vos tours, même celui d'un déclin, vous pouvez pousser un hexagone du bord extérieur du continent vers un autre endroit du bord, et le tourner, ou le tourner sur place. Tout ce qui s'y trouve suit, et tous les hexagones doivent rester reliés ; des trous peuvent apparaître, et rien n'y est poussé. L'eau est une mer : nul ne la traverse ni n'entre par elle sans pouvoir pour cela, et les eaux qui se touchent ne font qu'une mer. Les peuples entrent par les terres qui forment alors le bord."
    },
    "icon": "hexes",
    "id": "s06-adrift",
    "name": {
      "en": "Adrift",
      "fr": "Pangea"
    },
    "short": {
      "en": "The continent drifts: a hex may be pushed before each turn.",
      "fr": "Le continent dérive : un hexagone peut être poussé avant chaque tour."
    }
  },
  {
    "boards": {
      "2": "s07-2p",
      "3": "s07-3p",
      "4": "s07-4p",
      "5": "s07-5p",
      "6": "s07-6p"
    },
    "boxes": [
      "base"
    ],
    "help": {
      "en": "A power lies in each crop space, a gap ringed by six hexes. While your active race holds at least 5 regions around it, you have that power as well, from the very moment you do, and no longer once you hold fewer. Several races may have it at once. Water is a river: each region of it costs 1 token instead of 2 and must be left when you redeploy.",
      "fr": "Un pouvoir se trouve dans chaque cercle de pouvoir, un vide entouré de six hexagones. Tant que votre peuple actif tient au moins 5 régions autour du cercle, vous avez aussi ce pouvoir, dès l'instant où c'est le cas et plus du tout quand vous en tenez moins. Plusieurs peuples peuvent l'avoir à la fois. L'eau est une rivière : chaque région d'eau coûte 1 pion au lieu de 2 et doit être quittée au redéploiement."
    },
    "icon": "wheat",
    "id": "s07-crops-of-power",
    "name": {
      "en": "Crops of Power",
      "fr": "Le cercle des pouvoirs disparus"
    },
    "short": {
      "en": "Hold five regions around a gap in the land and use the power in it.",
      "fr": "Tenez cinq régions autour d'un vide et servez-vous du pouvoir qu'il contient."
    }
  },
  {
    "boards": {
      "3": "s08-3p",
      "4": "s08-4p",
      "5": "s08-5p"
    },
    "boxes": [
      "underground"
    ],
    "help": {
      "en": "The Sword of the Killer Rabbit lies face up in the middle, guarded by 2 monsters: once per turn it takes 2 off the price of a conquest and goes there. No other relic is in the game. In the other guarded regions a place lies face down; the first to conquer the region turns it up. All water is sea that nobody crosses or enters by, except races that may take seas.",
      "fr": "L'Épée Vorpale est au centre, face visible, gardée par 2 Monstres : une fois par tour, elle enlève 2 au prix d'une conquête et va dans cette région. Il n'y a pas d'autre relique. Dans les autres régions gardées, un lieu est face cachée ; le premier à conquérir la région le révèle. Toute eau est une mer que personne ne traverse et par où personne n'entre, sauf les peuples qui peuvent prendre les mers."
    },
    "icon": "broadsword",
    "id": "s08-sword-in-the-cavern",
    "name": {
      "en": "The Sword In The Cavern",
      "fr": "De caves et d'épée"
    },
    "short": {
      "en": "A sword in the middle of the world below, and no other relic.",
      "fr": "Une épée au milieu du monde souterrain, et pas d'autre relique."
    }
  },
  {
    "boards": {
      "2": "s09-2p",
      "3": "s09-3p",
      "4": "s09-4p",
      "5": "s09-5p",
      "6": "s09-6p"
    },
    "boxes": [
      "base"
    ],
    "help": {
      "en": "There is no column: each player holds 3 races and 3 powers, dealt in secret (two players choose theirs in turn from 7 of each). To start a race combine any race of yours with any power of yours, free of charge; each is used once, so after your third race declines you only score. Before the first turn everybody lays one hex, the first in the middle, and adds one at the start of each turn while there are fewer than 9 regions of land for each player; it must touch a hex that another player laid. On it you may put a mountain or a chasm, and a lost tribe, which you must if it has two regions without a mountain. With Underground everybody also puts two monsters that guard a relic or place on his first or second hex, and the first player two more on the very first. Water is a river.",
      "fr": "Il n'y a pas de colonne : chacun tient 3 peuples et 3 pouvoirs, distribués en secret (à deux, chacun choisit tour à tour parmi 7 de chaque). Pour lancer un peuple, associez gratuitement un de vos peuples et un de vos pouvoirs ; chacun ne sert qu'une fois : après le déclin du troisième, vous ne faites plus que marquer. Avant le premier tour chacun pose un hexagone, le premier au centre, puis en ajoute un au début de chaque tour tant qu'il y a moins de 9 régions de terre par joueur ; il doit toucher un hexagone posé par un autre. Vous pouvez y mettre une montagne ou un gouffre, et une tribu oubliée, obligatoire s'il a deux régions sans montagne. Avec Underground, chacun met aussi deux monstres, gardiens d'une relique ou d'un lieu, sur son premier ou son deuxième hexagone, et le premier joueur deux de plus sur le tout premier. L'eau est une rivière."
    },
    "icon": "world",
    "id": "s09-game-of-gods",
    "name": {
      "en": "A Game of Gods",
      "fr": "Les Dieux sont tombés sur la tête"
    },
    "short": {
      "en": "Everybody lays the world hex by hex and plays from a secret hand.",
      "fr": "Chacun pose le monde hexagone par hexagone et joue d'une main secrète."
    }
  },
  {
    "boards": {
      "3": "s10-3p",
      "4": "s10-4p"
    },
    "boxes": [
      "underground"
    ],
    "help": {
      "en": "Three veins of gold lead down through regions A, B and C: the B regions open when players have conquered every A, the C regions when they have conquered every B. Whoever is first to conquer a vein region takes its hidden coin, and with a 5 or a 10 finds a relic there; one monster dies, the others and as many new ones as the coin is worth go to the next unconquered region below. After each round the monsters of each vein, from west to east, leave one in each of their regions and attack with the rest, the cheapest neighbour first and with the die at the last: players' regions, and vein regions that stand empty. Taking a region back from them costs the ordinary price and brings no coin. Two monsters guard each of the two places in the north; water is a river, 1 token a region and left when you redeploy.",
      "fr": "Trois filons d'or descendent par des régions A, B et C : les régions B s'ouvrent quand les joueurs ont conquis toutes les A, les régions C quand ils ont conquis toutes les B. Le premier à conquérir une région de filon prend son jeton caché et, avec un 5 ou un 10, y trouve une relique ; un Monstre meurt, les autres et autant de nouveaux que la valeur du jeton vont dans la première région non conquise en dessous. Après chaque manche, les Monstres de chaque filon, d'ouest en est, en laissent un dans chacune de leurs régions et attaquent avec le reste, le voisin le moins cher d'abord et avec le dé à la fin : les régions des joueurs, et les régions de filon restées vides. Leur reprendre une région coûte le prix ordinaire et ne rapporte pas de jeton. Deux Monstres gardent chacun des deux lieux du nord ; l'eau est une rivière, 1 pion par région, à quitter au redéploiement."
    },
    "icon": "war-pick",
    "id": "s10-dig-too-far",
    "name": {
      "en": "A Dig Too Far",
      "fr": "Un filon trop loin"
    },
    "short": {
      "en": "The deeper you dig, the richer the gold and the worse the monsters.",
      "fr": "Plus vous creusez, plus il y a d'or, et pires sont les Monstres."
    }
  },
  {
    "boards": {
      "5": "s11-5p"
    },
    "boxes": [
      "base",
      "underground"
    ],
    "help": {
      "en": "Seats are drawn: 1 and 4 are a team with surface races, 2 and 5 a team with underground races, and each team adds up its coins; seat 3 plays alone with any race and doubles his. Pick a race and a power from any of the six rows: lay 1 coin on each row above the lower of the two, and take the coins that lie on that lower row. Surface races enter above the ground, underground races below it; regions with the same tunnel number are neighbours for everybody. Two monsters guard each place and relic; water is a river, 1 token a region and left when you redeploy.",
      "fr": "Les places sont tirées au sort : 1 et 4 font équipe avec des peuples de surface, 2 et 5 avec des peuples souterrains, et chaque équipe additionne ses jetons ; la place 3 joue seule, avec n'importe quel peuple, et double les siens. Prenez un peuple et un pouvoir dans n'importe laquelle des six rangées : posez 1 jeton sur chaque rangée au-dessus de la plus basse des deux, et prenez les jetons posés sur celle-ci. Les peuples de surface entrent en surface, les peuples souterrains sous terre ; deux régions au même numéro de tunnel sont voisines pour tous. Deux Monstres gardent chaque lieu et chaque relique ; l'eau est une rivière, 1 pion par région, à quitter au redéploiement."
    },
    "icon": "team-idea",
    "id": "s11-all-together-now",
    "name": {
      "en": "All Together Now",
      "fr": "Ensemble, c'est tout"
    },
    "short": {
      "en": "Two teams, one loner, and two worlds joined by tunnels.",
      "fr": "Deux équipes, un solitaire, et deux mondes reliés par des tunnels."
    }
  },
  {
    "boards": {
      "3": "s12-3p",
      "4": "s12-4p",
      "5": "s12-5p"
    },
    "boxes": [
      "base",
      "underground"
    ],
    "help": {
      "en": "Combos of the surface and of underground take turns in the column, and you may change sides with each pick. Surface races enter by the northern row, underground races by the southern row; regions with the same tunnel number are neighbours. Your active race scores 1 coin more for each region it holds in the other half, and 1 for each region of its own half that it took this turn from a race of the other. Water is a river: each region of it costs 1 token instead of 2 and must be left when you redeploy.",
      "fr": "Les combinaisons de surface et souterraines alternent dans la colonne, et vous pouvez changer de camp à chaque choix. Les peuples de surface entrent par la rangée du nord, les peuples souterrains par celle du sud ; deux régions au même numéro de tunnel sont voisines. Votre peuple actif marque 1 jeton de plus par région qu'il tient dans l'autre moitié, et 1 par région de sa propre moitié prise ce tour-ci à un peuple de l'autre. L'eau est une rivière : chaque région d'eau coûte 1 pion au lieu de 2 et doit être quittée au redéploiement."
    },
    "icon": "moon-orbit",
    "id": "s12-night-and-day",
    "name": {
      "en": "Night And Day",
      "fr": "Ombre et lumière"
    },
    "short": {
      "en": "The surface in the north, the deep in the south: go where you are a stranger.",
      "fr": "La surface au nord, les profondeurs au sud : allez là où vous êtes étranger."
    }
  }
] as const;

export const leftOut = {
  "base": {
    "markers": [
      {
        "box": "underground",
        "id": "flames",
        "name": {
          "en": "Flames",
          "fr": "Flammes"
        }
      },
      {
        "box": "underground",
        "id": "spiderines",
        "name": {
          "en": "Spiderines",
          "fr": "Arachnées"
        }
      }
    ],
    "plain": [
      {
        "box": "underground",
        "id": "flames",
        "name": {
          "en": "Flames",
          "fr": "Flammes"
        }
      },
      {
        "box": "underground",
        "id": "spiderines",
        "name": {
          "en": "Spiderines",
          "fr": "Arachnées"
        }
      },
      {
        "box": "underground",
        "id": "adventurous",
        "name": {
          "en": "Adventurous",
          "fr": "Touristes"
        }
      },
      {
        "box": "underground",
        "id": "magic",
        "name": {
          "en": "Magic",
          "fr": "Et leur musette"
        }
      }
    ]
  },
  "underground": {
    "markers": [
      {
        "box": "base",
        "id": "humans",
        "name": {
          "en": "Humans",
          "fr": "Humains"
        }
      },
      {
        "box": "base",
        "id": "hill",
        "name": {
          "en": "Hill",
          "fr": "Des Collines"
        }
      },
      {
        "box": "base",
        "id": "mounted",
        "name": {
          "en": "Mounted",
          "fr": "Montés"
        }
      },
      {
        "box": "base",
        "id": "underworld",
        "name": {
          "en": "Underworld",
          "fr": "Des Cavernes"
        }
      }
    ],
    "plain": [
      {
        "box": "base",
        "id": "humans",
        "name": {
          "en": "Humans",
          "fr": "Humains"
        }
      },
      {
        "box": "base",
        "id": "hill",
        "name": {
          "en": "Hill",
          "fr": "Des Collines"
        }
      },
      {
        "box": "base",
        "id": "mounted",
        "name": {
          "en": "Mounted",
          "fr": "Montés"
        }
      },
      {
        "box": "base",
        "id": "underworld",
        "name": {
          "en": "Underworld",
          "fr": "Des Cavernes"
        }
      }
    ]
  }
} as const;

export const faces = [
  {
    "name": "l1a",
    "regions": 12
  },
  {
    "name": "l1b",
    "regions": 12
  },
  {
    "name": "l2a",
    "regions": 12
  },
  {
    "name": "l2b",
    "regions": 12
  },
  {
    "name": "m1a",
    "regions": 10
  },
  {
    "name": "m1b",
    "regions": 10
  },
  {
    "name": "m2a",
    "regions": 10
  },
  {
    "name": "m2b",
    "regions": 9
  },
  {
    "name": "s1a",
    "regions": 8
  },
  {
    "name": "s1b",
    "regions": 8
  },
  {
    "name": "s2a",
    "regions": 8
  },
  {
    "name": "s2b",
    "regions": 7
  }
] as const;

export const sets = {
  "2": "ls",
  "3": "lms",
  "4": "lmms",
  "5": "llmss"
} as const;

export const icons = [
  "amphora",
  "anchor",
  "anvil-impact",
  "archer",
  "axe-in-stump",
  "axe-swing",
  "bandage-roll",
  "barbarian",
  "barefoot",
  "barricade",
  "battle-gear",
  "beer-stein",
  "bordered-shield",
  "bottled-shadow",
  "broadsword",
  "brute",
  "burning-dot",
  "burning-embers",
  "campfire",
  "camping-tent",
  "candle-light",
  "caravel",
  "card-random",
  "castle",
  "castle-ruins",
  "catapult",
  "cauldron",
  "cave-entrance",
  "checked-shield",
  "church",
  "cloak-dagger",
  "clockwise-rotation",
  "coffin",
  "compass",
  "crested-helmet",
  "crossed-swords",
  "crown",
  "crystal-ball",
  "crystal-growth",
  "cultist",
  "cursed-star",
  "cut-diamond",
  "daemon-skull",
  "diablo-skull",
  "direwolf",
  "djinn",
  "dolmen",
  "dragon-head",
  "dragon-spiral",
  "dripping-goo",
  "duality-mask",
  "dwarf-face",
  "dwarf-helmet",
  "elf-ear",
  "elf-helmet",
  "evil-tower",
  "fairy",
  "fangs",
  "feathered-wing",
  "fire-bowl",
  "fire-dash",
  "fire-punch",
  "fishing",
  "fishing-hook",
  "fist",
  "flag-objective",
  "floating-ghost",
  "fluffy-flame",
  "flying-flag",
  "footsteps",
  "fountain",
  "frog",
  "gate",
  "gear-hammer",
  "gecko",
  "gem-pendant",
  "ghost",
  "giant",
  "globe",
  "goblin",
  "goblin-head",
  "gold-mine",
  "golem-head",
  "guarded-tower",
  "half-dead",
  "hammer-drop",
  "heart-necklace",
  "helicopter",
  "herbs-bundle",
  "hexes",
  "hills",
  "hobbit-door",
  "horse-head",
  "ice-spear",
  "imperial-crown",
  "imprisoned",
  "infinity",
  "jigsaw-piece",
  "knight-banner",
  "kraken-tentacle",
  "lantern-flame",
  "laurel-crown",
  "lily-pads",
  "lizardman",
  "magic-gate",
  "magic-portal",
  "magic-swirl",
  "mine-wagon",
  "mining",
  "minions",
  "minotaur",
  "money-stack",
  "moon-orbit",
  "mountains",
  "mountaintop",
  "mummy-head",
  "mushroom-gills",
  "nun-face",
  "octopus",
  "ogre",
  "orc-head",
  "owl",
  "palisade",
  "panda",
  "paper-plane",
  "paw-print",
  "peace-dove",
  "peaks",
  "pentacle",
  "person",
  "pine-tree",
  "pipes",
  "pointy-hat",
  "polar-star",
  "portal",
  "propeller-beanie",
  "queen-crown",
  "raise-zombie",
  "ram-profile",
  "rat",
  "receive-money",
  "relic-blade",
  "ring",
  "river",
  "robber",
  "robin-hood-hat",
  "rock",
  "rolling-dices",
  "round-bottom-flask",
  "round-shield",
  "rune-stone",
  "rune-sword",
  "sacrificial-dagger",
  "screaming",
  "scroll-quill",
  "sea-serpent",
  "shaking-hands",
  "shambling-zombie",
  "shamrock",
  "sheep",
  "shield",
  "ship-wheel",
  "sickle",
  "skeletal-hand",
  "skeleton",
  "skull-crack",
  "skull-staff",
  "snatch",
  "socks",
  "soul",
  "spartan-helmet",
  "spectre",
  "spider-alt",
  "spiked-dragon-head",
  "spiked-halo",
  "spyglass",
  "stalagtite",
  "stone-path",
  "stone-throne",
  "stone-tower",
  "sun-priest",
  "sunrise",
  "swamp",
  "swap-bag",
  "sword-altar",
  "sword-brandish",
  "sword-clash",
  "tarot-02-the-high-priestess",
  "team-idea",
  "teleport",
  "terror",
  "tombstone",
  "totem-mask",
  "tower-flag",
  "trade",
  "trebuchet",
  "tribal-shield",
  "triton-head",
  "troll",
  "two-coins",
  "uncertainty",
  "unlit-bomb",
  "visored-helm",
  "volcano",
  "war-pick",
  "warhammer",
  "warlock-eye",
  "warlord-helmet",
  "watchtower",
  "water-fountain",
  "well",
  "werewolf",
  "wheat",
  "white-tower",
  "winged-scepter",
  "wizard-face",
  "wizard-staff",
  "wolf-head",
  "wolf-howl",
  "woman-elf-face",
  "wooden-fence",
  "world",
  "yin-yang"
] as const;
