// Made from the definitions by `cargo xtask docs`; do not edit.

export const tiles = {
  "adventurous": {
    "icon": "compass",
    "kind": "power"
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
  "barbarians": {
    "icon": "barbarian",
    "kind": "race"
  },
  "barricade": {
    "icon": "barricade",
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
  "catapult": {
    "icon": "trebuchet",
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
  "diamond-fields": {
    "icon": "cut-diamond",
    "kind": "place"
  },
  "diplomat": {
    "icon": "shaking-hands",
    "kind": "power"
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
  "elves": {
    "icon": "woman-elf-face",
    "kind": "race"
  },
  "fisher": {
    "icon": "fishing-hook",
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
  "goblins": {
    "icon": "goblin-head",
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
  "martyr": {
    "icon": "spiked-halo",
    "kind": "power"
  },
  "mercenary": {
    "icon": "sword-brandish",
    "kind": "power"
  },
  "merchant": {
    "icon": "trade",
    "kind": "power"
  },
  "mining": {
    "icon": "mining",
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
  "necromancer-ghost": {
    "icon": "floating-ghost",
    "kind": "role"
  },
  "ogres": {
    "icon": "ogre",
    "kind": "race"
  },
  "orcs": {
    "icon": "orc-head",
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
  "wealthy": {
    "icon": "money-stack",
    "kind": "power"
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
  }
} as const;

export const pieces = {
  "bag": "swap-bag",
  "balrog": "daemon-skull",
  "camp": "camping-tent",
  "catapult-piece": "catapult",
  "dragon": "dragon-spiral",
  "fortress": "castle",
  "great-ancient": "octopus",
  "hero": "knight-banner",
  "hole-in-the-ground": "hobbit-door",
  "horde-token": "minions",
  "keep": "castle-ruins",
  "pot-of-gold": "cauldron",
  "queen": "queen-crown",
  "shield-piece": "shield",
  "silver-hammer": "gear-hammer",
  "tomb-raider-ghost": "spectre",
  "troll-lair": "rock",
  "vengeance-marker": "sacrificial-dagger",
  "volcano": "volcano"
} as const;

export const symbols = {
  "cavern": "cave-entrance",
  "magic": "magic-swirl",
  "mine": "mining"
} as const;

export const usual = {
  "blank": "jigsaw-piece",
  "power": "knight-banner",
  "race": "person"
} as const;

export const boxes = [
  {
    "boards": "base",
    "brings": {
      "en": "The base game.",
      "fr": "Le jeu de base."
    },
    "changes": null,
    "icon": "castle",
    "id": "base",
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
    "boards": null,
    "brings": {
      "en": "Goblins and Kobolds; hordes, marauders, curses and moonlit nights.",
      "fr": "Gobelins et Kobolds ; hordes, intrépides, malédictions et nuits de pleine lune."
    },
    "changes": null,
    "icon": "cursed-star",
    "id": "cursed-box",
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
    "boards": null,
    "brings": {
      "en": "White Ladies, Gypsies, and Priestesses with their ivory tower.",
      "fr": "Dames Blanches, Gitanes, et Prêtresses avec leur tour d'ivoire."
    },
    "changes": null,
    "icon": "white-tower",
    "id": "grand-dames-box",
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
    "boards": null,
    "brings": {
      "en": "Barbarians, pots of gold, Pixies, Homunculi, Pygmies, and a catapult.",
      "fr": "Barbares, chaudrons d'or, Fées, Homoncules, Pygmées, et une catapulte."
    },
    "changes": null,
    "icon": "catapult",
    "id": "be-not-afraid-box",
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

export const icons = [
  "archer",
  "axe-swing",
  "barbarian",
  "barefoot",
  "barricade",
  "beer-stein",
  "bottled-shadow",
  "burning-embers",
  "campfire",
  "camping-tent",
  "caravel",
  "castle",
  "castle-ruins",
  "catapult",
  "cauldron",
  "cave-entrance",
  "checked-shield",
  "coffin",
  "compass",
  "crossed-swords",
  "crown",
  "crystal-ball",
  "crystal-growth",
  "cultist",
  "cursed-star",
  "cut-diamond",
  "daemon-skull",
  "dolmen",
  "dragon-head",
  "dragon-spiral",
  "dripping-goo",
  "duality-mask",
  "dwarf-face",
  "elf-ear",
  "fairy",
  "fangs",
  "feathered-wing",
  "fishing-hook",
  "fist",
  "floating-ghost",
  "fluffy-flame",
  "footsteps",
  "fountain",
  "gear-hammer",
  "gecko",
  "ghost",
  "giant",
  "goblin-head",
  "gold-mine",
  "golem-head",
  "hills",
  "hobbit-door",
  "horse-head",
  "imperial-crown",
  "imprisoned",
  "infinity",
  "jigsaw-piece",
  "knight-banner",
  "kraken-tentacle",
  "laurel-crown",
  "lizardman",
  "magic-swirl",
  "mining",
  "minions",
  "money-stack",
  "mummy-head",
  "mushroom-gills",
  "nun-face",
  "octopus",
  "ogre",
  "orc-head",
  "owl",
  "paper-plane",
  "peace-dove",
  "peaks",
  "pentacle",
  "person",
  "pine-tree",
  "pipes",
  "pointy-hat",
  "queen-crown",
  "rat",
  "receive-money",
  "relic-blade",
  "ring",
  "robber",
  "rock",
  "rolling-dices",
  "round-bottom-flask",
  "sacrificial-dagger",
  "scroll-quill",
  "shaking-hands",
  "shambling-zombie",
  "shamrock",
  "sheep",
  "shield",
  "skeleton",
  "skull-crack",
  "skull-staff",
  "snatch",
  "socks",
  "soul",
  "spectre",
  "spider-alt",
  "spiked-halo",
  "stalagtite",
  "stone-tower",
  "sunrise",
  "swamp",
  "swap-bag",
  "sword-altar",
  "sword-brandish",
  "tarot-02-the-high-priestess",
  "teleport",
  "terror",
  "tombstone",
  "tower-flag",
  "trade",
  "trebuchet",
  "tribal-shield",
  "triton-head",
  "troll",
  "visored-helm",
  "volcano",
  "warlock-eye",
  "well",
  "werewolf",
  "white-tower",
  "winged-scepter",
  "wizard-face",
  "woman-elf-face"
] as const;
