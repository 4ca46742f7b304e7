// Made by scripts/icons.mjs from the drawings beside the tiles; do not edit.

export type FaceDrawing = { field: string[]; cloth: string; back: string; body: string; over: string };

export const faces: Record<string, FaceDrawing> = {
  "amazons": {
    "field": [
      "#f0b98a",
      "#d9824f"
    ],
    "cloth": "#8a2f14",
    "back": "<path fill=\"#d63a36\" d=\"M-17-24C-22-50-8-58 2-58C20-58 26-40 19-24L9-28C10-40 6-42 0-42C-6-42-10-40-9-28Z\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M-13-43l6 5M-3-51l2 8M9-51l-3 8M17-42l-7 4\"/>",
    "body": "<path fill=\"#5b2415\" d=\"M-25 38C-33-6-30-38 0-38C30-38 33-6 25 38C14 30-14 30-25 38Z\"/><path fill=\"#9c4a1f\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#b9764a\" d=\"M-7 12H7V26Q0 32-7 26Z\"/><path fill=\"#d39462\" d=\"M-17-12C-17-30 17-30 17-12C17 8 9 20 0 22C-9 20-17 8-17-12Z\"/><path fill=\"#5b2415\" d=\"M-20-12C-20-36 20-36 20-12C16-22 8-24 0-24C-8-24-16-22-20-12Z\"/><path fill=\"#f3c64c\" d=\"M-20-15L-11-20L0-33L11-20L20-15L18-10Q0-18-18-10Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-7\" cy=\"-3\" r=\"2.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"7\" cy=\"-3\" r=\"2.6\"/><path fill=\"none\" d=\"M-12-8L-4-7M12-8L4-7\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-5 11Q0 14 5 11\"/><circle fill=\"#c62f2a\" stroke=\"none\" cx=\"0\" cy=\"-22\" r=\"3.4\"/>"
  },
  "barbarians": {
    "field": [
      "#c47a68",
      "#86352d"
    ],
    "cloth": "#5e1620",
    "back": "",
    "body": "<path fill=\"#8a8274\" d=\"M-44 54C-44 30-28 20 0 20C28 20 44 30 44 54Z\"/><path fill=\"#a89f8f\" d=\"M-25-28C-38-28-41-48-28-52C-18-54-13-47-12-40ZM25-28C38-28 41-48 28-52C18-54 13-47 12-40Z\"/><path fill=\"#d6cdbb\" d=\"M-31 50L-33 38L-27 40L-31 26L-26 27C-30 12-30-4-29-16C-28-38-15-46 0-46C15-46 28-38 29-16C30-4 30 12 26 27L31 26L27 40L33 38L31 50Z\"/><path fill=\"#e6ad80\" d=\"M-19-6C-19-22 19-22 19-6L20 12C18 28 8 34 0 34C-8 34-18 28-20 12Z\"/><path fill=\"#fff6dc\" stroke-width=\"2.2\" d=\"M-20-2C-26-14-26-22-20-26C-10-18 10-18 20-26C26-22 26-14 20-2L16-12L10-5L5-13L0-6L-5-13L-10-5L-16-12Z\"/><path fill=\"#ebe3d2\" d=\"M-23-16C-22-34-14-36-12-30C-8-36 8-36 12-30C14-36 22-34 23-16C12-9-12-9-23-16Z\"/><path fill=\"#3a2a22\" stroke-width=\"2\" d=\"M-8-27C-8-34 8-34 8-27C8-21-8-21-8-27Z\"/><path fill=\"#d9722a\" d=\"M0 12C-8 7-16 10-20 16C-23 26-22 36-20 46H-12C-12 36-12 26-8 21C-4 20-2 18 0 16C2 18 4 20 8 21C12 26 12 36 12 46H20C22 36 23 26 20 16C16 10 8 7 0 12Z\"/>",
    "over": "<path fill=\"none\" stroke=\"#8f4212\" stroke-width=\"4\" d=\"M-16 0L-5 3M16 0L5 3\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-9.5\" cy=\"5\" r=\"2.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"9.5\" cy=\"5\" r=\"2.6\"/><path fill=\"none\" d=\"M-4 25H4\"/><path fill=\"none\" stroke=\"#7a3208\" stroke-width=\"2.4\" d=\"M-21 27h9M-21 35h9M12 27h9M12 35h9\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-15\" cy=\"-36\" r=\"2.8\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"15\" cy=\"-36\" r=\"2.8\"/><circle fill=\"#6f6557\" stroke=\"none\" cx=\"-27\" cy=\"-42\" r=\"4.5\"/><circle fill=\"#5a5145\" stroke=\"none\" cx=\"28\" cy=\"-42\" r=\"4.5\"/>"
  },
  "dwarves": {
    "field": [
      "#c9d3d8",
      "#93a2ab"
    ],
    "cloth": "#7a3410",
    "back": "",
    "body": "<path fill=\"#6b4a2b\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#e8b48a\" d=\"M-20-12H20V10H-20Z\"/><path fill=\"#e0741c\" d=\"M-27-6C-30 26-16 44 0 50C16 44 30 26 27-6C20 8 12 8 0 8C-12 8-20 8-27-6Z\"/><path fill=\"#f08d2e\" d=\"M0 5C-9-1-20 6-25 16C-14 20-5 18 0 11C5 18 14 20 25 16C20 6 9-1 0 5Z\"/><path fill=\"#d98f68\" d=\"M-7-4C-7-12 7-12 7-4C9 4-9 4-7-4Z\"/><path fill=\"#8d9aa3\" d=\"M-26-10C-26-42 26-42 26-10Q0-17-26-10Z\"/><path fill=\"#c9a13b\" d=\"M-28-14Q0-22 28-14V-6Q0-14-28-6Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-12\" cy=\"-3\" r=\"2.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"12\" cy=\"-3\" r=\"2.6\"/><path fill=\"none\" stroke-width=\"3\" d=\"M0-38V-18\"/><path fill=\"none\" stroke=\"#8f4408\" stroke-width=\"2.4\" d=\"M-10 26L-6 38M10 26L6 38M0 24V42\"/><path fill=\"#c9a13b\" stroke-width=\"2\" d=\"M-13 33h9v6h-9zM4 33h9v6H4z\"/>"
  },
  "elves": {
    "field": [
      "#bfe3a8",
      "#7cbf7a"
    ],
    "cloth": "#1f5f33",
    "back": "",
    "body": "<path fill=\"#f1d67c\" d=\"M-24 44C-30 0-28-36 0-36C28-36 30 0 24 44Z\"/><path fill=\"#f4d8b4\" d=\"M-14-8L-45-27Q-40-2-15 6Z\"/><path fill=\"#f4d8b4\" d=\"M14-8L45-27Q40-2 15 6Z\"/><path fill=\"#2f7a46\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#d9b48c\" d=\"M-6 14H6V27Q0 32-6 27Z\"/><path fill=\"#f8e0be\" d=\"M-16-14C-16-30 16-30 16-14C16 8 8 20 0 23C-8 20-16 8-16-14Z\"/><path fill=\"#f6e197\" d=\"M0-36C-22-36-24-14-20 4C-15-6-14-18 0-24C14-18 15-6 20 4C24-14 22-36 0-36Z\"/>",
    "over": "<path fill=\"none\" d=\"M-11-4Q-7-8-3-4M11-4Q7-8 3-4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-7\" cy=\"-3\" r=\"2.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"7\" cy=\"-3\" r=\"2.4\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M0 0L-1.5 7H1\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-4 13Q0 15.5 4 13\"/><path fill=\"none\" stroke=\"#2d8a4d\" stroke-width=\"3.4\" d=\"M-21-13Q0-24 21-13\"/><path fill=\"#3fa862\" stroke-width=\"2\" d=\"M0-29Q7-23 0-14Q-7-23 0-29Z\"/><path fill=\"none\" stroke=\"#c79a6e\" stroke-width=\"1.8\" d=\"M-35-19L-18-1M35-19L18-1\"/>"
  },
  "ghouls": {
    "field": [
      "#a7a07a",
      "#75704d"
    ],
    "cloth": "#3f3a1c",
    "back": "",
    "body": "<path fill=\"#5b4a3a\" d=\"M-40 54C-40 32-26 26-6 25L8 25C26 26 40 32 40 54L28 50L22 54L12 48L4 54L-8 49L-18 54Z\"/><path fill=\"#b4c285\" d=\"M-23-16C-25-42 25-42 23-16C23-4 17 0 17 8C18 24 8 30 0 30C-8 30-15 24-15 8C-15 0-21-4-23-16Z\"/><path fill=\"#31331d\" d=\"M-17-10C-17-20-3-18-4-8C-5 0-17 0-17-10Z\"/><path fill=\"#31331d\" d=\"M17-10C17-20 3-18 4-8C5 0 17 0 17-10Z\"/><path fill=\"#3a1616\" d=\"M-10 12Q0 8 11 12L9 24Q0 28-8 23Z\"/>",
    "over": "<circle fill=\"#ff5a36\" stroke=\"none\" cx=\"-10\" cy=\"-9\" r=\"2.6\"/><circle fill=\"#ff5a36\" stroke=\"none\" cx=\"10\" cy=\"-9\" r=\"2.6\"/><path fill=\"#f4eccb\" stroke=\"none\" d=\"M-8 11l2 5 3-6zM2 10l3 6 3-5zM-4 25l2-5 3 5z\"/><path fill=\"none\" stroke-width=\"2\" d=\"M-2 1L-4 5H1\"/><path fill=\"none\" stroke=\"#66743f\" stroke-width=\"2.2\" d=\"M8-36L12-26L6-22M-22-24L-13-25\"/><path fill=\"none\" stroke-width=\"2\" d=\"M-14-33L-6-37M-13-37l4 6M-9-39l4 6\"/>"
  },
  "giants": {
    "field": [
      "#d7e8f5",
      "#a3c6e0"
    ],
    "cloth": "#2d4f73",
    "back": "",
    "body": "<path fill=\"#8c6a45\" d=\"M-50 54C-50 24-30 16 0 16C30 16 50 24 50 54Z\"/><path fill=\"#cf9468\" d=\"M-29-16C-38-18-38 4-27 4ZM29-16C38-18 38 4 27 4Z\"/><path fill=\"#e3ab7d\" d=\"M-26-22C-26-44 26-44 26-22L30 12C30 34 16 40 0 40C-16 40-30 34-30 12Z\"/><path fill=\"#7a4a22\" d=\"M-28-18C-30-46-12-46 0-46C12-46 30-46 28-18C22-30 12-32 0-30C-12-32-22-30-28-18Z\"/><path fill=\"#7a4a22\" d=\"M-30 8C-24 14-12 12 0 12C12 12 24 14 30 8C32 34 16 42 0 42C-16 42-32 34-30 8Z\"/><path fill=\"#d08f62\" d=\"M-9 4C-9-6 9-6 9 4C9 10-9 10-9 4Z\"/>",
    "over": "<path fill=\"none\" stroke=\"#5a3415\" stroke-width=\"5.5\" d=\"M-24-14Q-12-20-3-12M24-14Q12-20 3-12\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-12\" cy=\"-6\" r=\"3\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"12\" cy=\"-6\" r=\"3\"/><path fill=\"none\" stroke=\"#2c1608\" stroke-width=\"3.2\" d=\"M-9 22Q0 18 9 22\"/><g stroke-width=\"2.2\"><path fill=\"#3f7f3f\" d=\"M-36 24l9 15h-4l6 11h-22l6-11h-4z\"/><path fill=\"#4d9149\" d=\"M37 30l7 12h-3l5 9H28l5-9h-3z\"/></g>"
  },
  "goblins": {
    "field": [
      "#c0a3bd",
      "#84608a"
    ],
    "cloth": "#522a52",
    "back": "",
    "body": "<path fill=\"#b4cf45\" d=\"M-15-8L-51-27Q-48-11-40-7L-38 2Q-28 14-14 10ZM15-8L51-27Q48-11 40-7L38 2Q28 14 14 10Z\"/><path fill=\"#5f4630\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#c9a13b\" d=\"M-22 25L0 46L22 25L14 21H-14Z\"/><path fill=\"#c6dd55\" d=\"M-20-12C-20-34 20-34 20-12C23 4 12 24 0 37C-12 24-23 4-20-12Z\"/><path fill=\"#a84f2a\" d=\"M-23-9C-25-36-8-38 4-57C6-48 26-38 23-9C14-18 7-19 0-19C-7-19-14-18-23-9Z\"/><path fill=\"#a2bf38\" d=\"M-4-6C-8 6-14 14-6 23C3 23 8 10 4-6Z\"/>",
    "over": "<path fill=\"#fff0a0\" stroke-width=\"2\" d=\"M-17-5Q-10-12-5-2Q-11 3-17-5ZM17-5Q10-12 5-2Q11 3 17-5Z\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-9.5\" cy=\"-4\" r=\"2.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"9.5\" cy=\"-4\" r=\"2.2\"/><path fill=\"none\" stroke-width=\"2.8\" d=\"M-13 17Q-8 28 3 27Q11 24 14 14\"/><path fill=\"#fff6dc\" stroke-width=\"1.6\" d=\"M4 27l2-6 4 4z\"/><path fill=\"none\" stroke=\"#7d9626\" stroke-width=\"2\" d=\"M-40-14L-20 1M40-14L20 1\"/><path fill=\"none\" stroke=\"#f0c98a\" stroke-width=\"2.2\" d=\"M-16-22l4 4M-6-27l3 5M8-27l-2 5M17-21l-4 4\"/><circle fill=\"none\" stroke-width=\"5\" cx=\"-31\" cy=\"11\" r=\"4.2\"/><circle fill=\"none\" stroke=\"#ffd84d\" cx=\"-31\" cy=\"11\" r=\"4.2\"/>"
  },
  "gypsies": {
    "field": [
      "#fbd0da",
      "#e08caa"
    ],
    "cloth": "#8a1f55",
    "back": "<circle fill=\"none\" stroke-width=\"12\" cy=\"-14\" r=\"35\"/><path fill=\"none\" stroke-width=\"8.5\" d=\"M0-14V-49M-25-39L25 11M25-39L-25 11M-35-14H35\"/><path fill=\"none\" stroke=\"#d9974a\" stroke-width=\"3.6\" d=\"M0-14V-49M-25-39L25 11M25-39L-25 11M-35-14H35\"/><circle fill=\"none\" stroke=\"#c27a34\" stroke-width=\"7\" cy=\"-14\" r=\"35\"/>",
    "body": "<path fill=\"#5a2f72\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#3a2418\" d=\"M-22 30C-28-2-25-30 0-30C25-30 28-2 22 30Q0 40-22 30Z\"/><path fill=\"#c58f68\" d=\"M-7 14H7V28Q0 34-7 28Z\"/><path fill=\"#e6b48a\" d=\"M-17-10C-17-28 17-28 17-10C17 10 9 21 0 24C-9 21-17 10-17-10Z\"/><path fill=\"#157f86\" d=\"M-22 2C-29-26-20-38 0-38C20-38 29-26 22 2C17-6 15-16 0-19C-15-16-17-6-22 2Z\"/><path fill=\"#1b979c\" d=\"M-29 30C-22 22-12 26 0 34C12 26 22 22 29 30L24 42Q0 50-24 42Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-7\" cy=\"-2\" r=\"2.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"7\" cy=\"-2\" r=\"2.6\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-12-8Q-8-11-4-8M12-8Q8-11 4-8\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-5 11Q0 15 5 11\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M0 1L-1.5 6H1\"/><path fill=\"none\" stroke=\"#ffd84d\" stroke-width=\"2.4\" d=\"M-21-9Q-16-24 0-25Q16-24 21-9\"/><path fill=\"#ffd84d\" stroke-width=\"1.6\" d=\"M0-37l2.4 4.6 5 .6-3.7 3.4 1 5-4.7-2.4-4.7 2.4 1-5-3.7-3.4 5-.6z\"/><g transform=\"translate(-5 -4)\"><path fill=\"none\" stroke-width=\"2.6\" d=\"M21 14Q27 4 33 14\"/><path fill=\"#7a4520\" stroke-width=\"2.4\" d=\"M18 14H36L33 20H21Z\"/><path fill=\"#ffe27a\" stroke-width=\"2.6\" d=\"M20 20H34V38H20Z\"/><path fill=\"#7a4520\" stroke-width=\"2.4\" d=\"M18 38H36V43H18Z\"/><path fill=\"#f0741c\" stroke=\"none\" d=\"M27 23Q32 30 27 36Q22 30 27 23Z\"/></g>"
  },
  "halflings": {
    "field": [
      "#ffe39a",
      "#f0bf52"
    ],
    "cloth": "#6d4a06",
    "back": "",
    "body": "<path fill=\"#e2ac80\" d=\"M-17-2C-34-10-32 12-17 9ZM17-2C34-10 32 12 17 9Z\"/><path fill=\"#3f7d4c\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#f4ecd4\" d=\"M-14 22L0 34L14 22L20 30L0 44L-20 30Z\"/><path fill=\"#f3c79c\" d=\"M-20-8C-20-30 20-30 20-8C22 12 12 24 0 25C-12 24-22 12-20-8Z\"/><path fill=\"#8a4b1c\" d=\"M-24-4C-33-10-32-24-23-25C-25-36-11-42-5-36C1-44 17-40 17-31C28-32 33-16 25-10C25-7 24-5 23-3C20-9 21-15 14-18C8-14 4-20 0-17C-5-13-10-20-14-16C-20-14-19-8-24-4Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-8\" cy=\"-1\" r=\"2.8\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"8\" cy=\"-1\" r=\"2.8\"/><circle fill=\"#ef8f72\" stroke=\"none\" cx=\"-13\" cy=\"8\" r=\"4.6\"/><circle fill=\"#e0785c\" stroke=\"none\" cx=\"13\" cy=\"8\" r=\"4.6\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-3 4Q0 7 3 4\"/><path fill=\"none\" stroke-width=\"2.8\" d=\"M-9 12Q0 20 9 12\"/><path fill=\"none\" stroke-width=\"4.6\" d=\"M8 15L23 24\"/><path fill=\"none\" stroke=\"#c98a3c\" stroke-width=\"2.2\" d=\"M8 15L23 24\"/><path fill=\"#7a4520\" stroke-width=\"2.4\" d=\"M20 16h11v9q-5 6-10 1z\"/><path fill=\"none\" stroke=\"#fff8e2\" stroke-width=\"2.4\" d=\"M26 11Q22 5 27 1Q31-4 27-8\"/>"
  },
  "homunculi": {
    "field": [
      "#8a7f8f",
      "#4f4657"
    ],
    "cloth": "#3a2d44",
    "back": "",
    "body": "<path fill=\"#d9f0ea\" d=\"M-9-38V-30C-27-24-38-8-38 10C-38 33-21 47 0 47C21 47 38 33 38 10C38-8 27-24 9-30V-38Z\"/><path fill=\"#f5a92c\" stroke=\"none\" d=\"M-35 3Q-18-5 0 3Q18 10 35 3C40 30 22 43 0 43C-22 43-40 30-35 3Z\"/><path fill=\"#e88aa0\" d=\"M-26 38C-24 24-12 22 0 22C12 22 24 24 26 38C14 45-14 45-26 38Z\"/><path fill=\"#f4a5b4\" d=\"M-27 24C-33 18-30 8-25 10C-21 12-20 22-22 28ZM27 24C33 18 30 8 25 10C21 12 20 22 22 28Z\"/><path fill=\"#ffbfc8\" d=\"M-22-4C-22-24 22-24 22-4C22 12 14 26 0 26C-14 26-22 12-22-4Z\"/><path fill=\"#c9d8d4\" d=\"M-14-50H14V-40H-14Z\"/><path fill=\"#b9803f\" d=\"M-11-62H11L9-50H-9Z\"/>",
    "over": "<circle fill=\"#ffffff\" stroke-width=\"2.2\" cx=\"-9\" cy=\"2\" r=\"6.8\"/><circle fill=\"#ffe9ec\" stroke-width=\"2.2\" cx=\"9\" cy=\"2\" r=\"6.8\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-8\" cy=\"3\" r=\"3.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"8\" cy=\"3\" r=\"3.4\"/><circle fill=\"#ffffff\" stroke=\"none\" cx=\"-9.2\" cy=\"1.5\" r=\"1.3\"/><circle fill=\"#ffffff\" stroke=\"none\" cx=\"6.8\" cy=\"1.5\" r=\"1.3\"/><path fill=\"none\" d=\"M-5 16Q0 20 5 16\"/><path fill=\"none\" stroke=\"#b04a68\" stroke-width=\"2.2\" d=\"M-4-19Q2-24 4-17Q5-12 0-13\"/><path fill=\"none\" stroke=\"#ffffff\" stroke-width=\"3.4\" d=\"M-32 8C-33-4-26-18-17-23\"/><circle fill=\"#ffffff\" stroke=\"none\" cx=\"29\" cy=\"-3\" r=\"2.6\"/><circle fill=\"#ffffff\" stroke=\"none\" cx=\"24\" cy=\"-12\" r=\"1.8\"/>"
  },
  "humans": {
    "field": [
      "#f1e9d6",
      "#cf4a41"
    ],
    "cloth": "#8c1f22",
    "back": "",
    "body": "<path fill=\"#d63a36\" d=\"M0-34C-2-52-26-50-32-30C-36-16-30-6-24-2C-24-16-20-28 0-28Z\"/><path fill=\"#8f1f28\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#aab4bb\" d=\"M-22 26L0 34L22 26L18 20H-18Z\"/><path fill=\"#c3ccd2\" d=\"M-22-10C-22-36 22-36 22-10L20 18C12 30-12 30-20 18Z\"/><path fill=\"#e1b546\" d=\"M-23-12L0-8L23-12V0L0 4L-23 0Z\"/>",
    "over": "<path fill=\"none\" stroke-width=\"4.4\" d=\"M-17-5.5L-4-3M17-5.5L4-3\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M0-32V-8\"/><path fill=\"none\" stroke=\"#b88a22\" stroke-width=\"3.2\" d=\"M0 4V27\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-13 9v4M-8 11v5M13 9v4M8 11v5M-11 18v3M11 18v3\"/>"
  },
  "kobolds": {
    "field": [
      "#c3d6bd",
      "#86a488"
    ],
    "cloth": "#7a2613",
    "back": "",
    "body": "<path fill=\"#e8b23f\" d=\"M-19-16L-45-30L-38-15L-47-9L-36-2L-40 8L-17 8ZM19-16L45-30L38-15L47-9L36-2L40 8L17 8Z\"/><path fill=\"#f3e4bc\" d=\"M-12-26C-17-36-18-46-25-54C-8-52-3-42-3-30ZM12-26C17-36 18-46 25-54C8-52 3-42 3-30Z\"/><path fill=\"#37566a\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#b9803f\" d=\"M-26 28Q-14 20 0 20Q14 20 26 28L20 40Q0 46-20 40Z\"/><path fill=\"#cf5430\" d=\"M-25-10C-26-34-10-36 0-36C10-36 26-34 25-10C25 4 18 8 15 18C12 30 8 35 0 35C-8 35-12 30-15 18C-18 8-25 4-25-10Z\"/><path fill=\"#e57b48\" d=\"M-7-8C-7-14 7-14 7-8C9 6 16 12 14 22C10 15-10 15-14 22C-16 12-9 6-7-8Z\"/><path fill=\"#f2c07c\" d=\"M-14 21C-10 15 10 15 14 21C12 31 8 35 0 35C-8 35-12 31-14 21Z\"/>",
    "over": "<path fill=\"#fff27a\" stroke-width=\"2.2\" d=\"M-21-9Q-14-17-8-5Q-15 0-21-9ZM21-9Q14-17 8-5Q15 0 21-9Z\"/><path fill=\"none\" stroke-width=\"2.8\" d=\"M-14-11V-4M14-11V-4\"/><path fill=\"none\" stroke-width=\"3\" d=\"M-22-15L-9-11M22-15L9-11\"/><path fill=\"none\" stroke-width=\"3\" d=\"M-4 10l-2 2M4 10l2 2\"/><path fill=\"#fff6dc\" stroke-width=\"1.6\" d=\"M-11 19l2.5 7 3-8zM11 19l-2.5 7-3-8z\"/><path fill=\"none\" stroke=\"#8f2f18\" stroke-width=\"2.4\" d=\"M-6-29l6 4 6-4M-5-22l5 3 5-3\"/><path fill=\"none\" stroke=\"#a8701a\" stroke-width=\"2\" d=\"M-38-23L-23-10M-39-7L-22-2M38-23L23-10M39-7L22-2\"/>"
  },
  "leprechauns": {
    "field": [
      "#f5f3a8",
      "#cdd352"
    ],
    "cloth": "#0f5a2e",
    "back": "",
    "body": "<path fill=\"#e9b084\" d=\"M-17-4L-36-14Q-36 4-18 10ZM17-4L36-14Q36 4 18 10Z\"/><path fill=\"#1d7f45\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#e5731d\" d=\"M-25-10C-34 20-20 42 0 47C20 42 34 20 25-10Z\"/><path fill=\"#f6c69c\" d=\"M-19-12H19C22 10 14 24 0 25C-14 24-22 10-19-12Z\"/><path fill=\"#e39a74\" d=\"M-6-2C-6-9 6-9 6-2C9 7-9 7-6-2Z\"/><path fill=\"#249a54\" d=\"M-20-18C-20-34-24-44-22-58Q0-65 22-58C24-44 20-34 20-18Z\"/><path fill=\"#24201c\" d=\"M-21-30Q0-36 21-30L20-18H-20Z\"/><path fill=\"#2fb267\" d=\"M-37-15C-28-25 28-25 37-15C28-7-28-7-37-15Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-10\" cy=\"-1\" r=\"2.8\"/><path fill=\"none\" stroke-width=\"2.8\" d=\"M6-1Q10-5 14-1\"/><circle fill=\"#f08e70\" stroke=\"none\" cx=\"-14\" cy=\"8\" r=\"4.6\"/><circle fill=\"#de7557\" stroke=\"none\" cx=\"14\" cy=\"8\" r=\"4.6\"/><path fill=\"none\" stroke-width=\"2.8\" d=\"M-10 13Q0 22 11 12\"/><path fill=\"none\" stroke-width=\"6\" d=\"M-7-33H7V-20H-7Z\"/><path fill=\"none\" stroke=\"#ffd84d\" stroke-width=\"3.4\" d=\"M-7-33H7V-20H-7Z\"/><path fill=\"none\" stroke=\"#a04708\" stroke-width=\"2.4\" d=\"M-13 32l3 7M0 33v8M13 32l-3 7\"/>"
  },
  "necromancer-ghost": {
    "field": [
      "#58716c",
      "#24322f"
    ],
    "cloth": "#10332b",
    "back": "",
    "body": "<path fill=\"#c2f5da\" d=\"M-2-38C4-42 8-48 4-60C18-55 20-45 14-36C23-30 24-16 23-4C28-8 29-16 27-25L33-22L37-31L41-22L48-24C47-6 38 8 24 13C24 22 27 28 32 33L22 34L18 46L8 38L0 50L-8 38L-18 46L-22 34L-32 33C-27 28-24 22-24 13C-38 8-47-6-48-24L-41-22L-37-31L-33-22L-27-25C-29-16-28-8-23-4C-25-22-17-34-2-38Z\"/><path fill=\"#14302a\" stroke=\"none\" d=\"M-18-8C-20-23-5-25-3-12C-3 0-16 4-18-8ZM18-8C20-23 5-25 3-12C3 0 16 4 18-8Z\"/><path fill=\"#14302a\" stroke=\"none\" d=\"M-7 9C-7 3 7 3 7 9C8 20 5 26 0 26C-5 26-8 20-7 9Z\"/>",
    "over": "<circle fill=\"#3dffa8\" stroke=\"none\" cx=\"-10.5\" cy=\"-10\" r=\"3.8\"/><circle fill=\"#3dffa8\" stroke=\"none\" cx=\"10.5\" cy=\"-10\" r=\"3.8\"/><circle fill=\"#eafff4\" stroke=\"none\" cx=\"-10.5\" cy=\"-10\" r=\"1.5\"/><circle fill=\"#eafff4\" stroke=\"none\" cx=\"10.5\" cy=\"-10\" r=\"1.5\"/><path fill=\"none\" stroke=\"#f4fffa\" stroke-width=\"3\" d=\"M-19-20Q-16-29-8-32\"/><path fill=\"none\" stroke=\"#5fae92\" stroke-width=\"2.2\" d=\"M-17 22Q-17 28-20 32M-8 28Q-7 33-9 37M11 28Q12 33 14 37\"/>"
  },
  "orcs": {
    "field": [
      "#e6a081",
      "#c45c3c"
    ],
    "cloth": "#5c1f12",
    "back": "",
    "body": "<path fill=\"#6d9636\" d=\"M-22-6L-43-18Q-40 2-21 10ZM22-6L43-18Q40 2 21 10Z\"/><path fill=\"#4a4038\" d=\"M-44 54C-44 30-26 24 0 24C26 24 44 30 44 54Z\"/><path fill=\"#c9c4b8\" d=\"M-40 40L-34 22L-26 34ZM40 40L34 22L26 34Z\"/><path fill=\"#83b043\" d=\"M-23-14C-23-36 23-36 23-14L27 10C27 28 14 34 0 34C-14 34-27 28-27 10Z\"/><path fill=\"#251a14\" d=\"M-5-32C-9-48 4-52 16-46C8-44 8-40 7-32Z\"/><path fill=\"#638a2d\" d=\"M-26-14L-4-6H4L26-14L24-3L5 1H-5L-24-3Z\"/><path fill=\"#3b1712\" d=\"M-19 14Q0 8 19 14Q17 28 0 28Q-17 28-19 14Z\"/><path fill=\"#f7efd4\" d=\"M-18 20C-19 10-16 4-13-1C-11 6-8 12-9 19ZM18 20C19 10 16 4 13-1C11 6 8 12 9 19Z\"/>",
    "over": "<circle fill=\"#ffd23c\" stroke=\"none\" cx=\"-12\" cy=\"-2\" r=\"3.2\"/><circle fill=\"#ffd23c\" stroke=\"none\" cx=\"12\" cy=\"-2\" r=\"3.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-12\" cy=\"-2\" r=\"1.5\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"12\" cy=\"-2\" r=\"1.5\"/><path fill=\"none\" d=\"M-4 7L-2 5M4 7L2 5\"/><path fill=\"none\" stroke=\"#f7efd4\" stroke-width=\"2.2\" d=\"M-5 22v4M0 22v5M5 22v4\"/><path fill=\"none\" stroke=\"#e1b546\" stroke-width=\"3\" d=\"M-43-18l4 8\"/>"
  },
  "pixies": {
    "field": [
      "#d3f8e6",
      "#8fdfbe"
    ],
    "cloth": "#96195f",
    "back": "",
    "body": "<path fill=\"#e3f4ff\" d=\"M-9-2C-18-40-46-52-49-35C-51-15-30 2-10 6ZM9-2C18-40 46-52 49-35C51-15 30 2 10 6Z\"/><path fill=\"#b4dcf7\" d=\"M-9 6C-34 2-46 14-41 30C-33 40-16 26-8 14ZM9 6C34 2 46 14 41 30C33 40 16 26 8 14Z\"/><path fill=\"#7cc04a\" d=\"M-24 54C-24 38-12 28 0 28C12 28 24 38 24 54Z\"/><path fill=\"#e3b58c\" d=\"M-5 14H5V29Q0 34-5 29Z\"/><path fill=\"#f7d3ab\" d=\"M-14-2L-28-10Q-27 4-15 8ZM14-2L28-10Q27 4 15 8Z\"/><path fill=\"#fde0bc\" d=\"M-17-6C-17-22 17-22 17-6C18 10 8 20 0 22C-8 20-18 10-17-6Z\"/><path fill=\"#e3458f\" d=\"M-20 0C-27-16-20-28-11-29C-12-40-4-50 6-58C4-48 12-42 12-30C21-28 27-16 20 0C17-8 13-12 7-10C3-15-3-15-7-10C-13-12-17-8-20 0Z\"/>",
    "over": "<ellipse fill=\"#ffffff\" stroke-width=\"1.8\" cx=\"-7.5\" cy=\"1\" rx=\"4\" ry=\"5\"/><ellipse fill=\"#ffffff\" stroke-width=\"1.8\" cx=\"7.5\" cy=\"1\" rx=\"4\" ry=\"5\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-7\" cy=\"2\" r=\"2.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"8\" cy=\"2\" r=\"2.6\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-5 12Q1 17 7 11\"/><path fill=\"none\" stroke=\"#6fb4dd\" stroke-width=\"1.8\" d=\"M-26-22L-40-36M-28-11L-42-21M26-22L40-36M28-11L42-21\"/><path fill=\"none\" stroke=\"#5b9fcb\" stroke-width=\"1.8\" d=\"M-20 17L-34 24M20 17L34 24\"/><path fill=\"none\" stroke=\"#ff9cc9\" stroke-width=\"2\" d=\"M-6-30Q-6-40 1-47\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-16 54L-8 34L0 42L8 34L16 54\"/>"
  },
  "priestesses": {
    "field": [
      "#4a9aa2",
      "#216374"
    ],
    "cloth": "#123f4c",
    "back": "<path fill=\"#f3b52f\" d=\"M-14-48H14L23-55L22-44L33-46L27-37L39-33L31-24L40-15L29-11L33 0L-33 0L-29-11L-40-15L-31-24L-39-33L-27-37L-33-46L-22-44L-23-55Z\"/><circle fill=\"#ffdf7d\" stroke=\"none\" cy=\"-22\" r=\"25\"/>",
    "body": "<path fill=\"#f8efd8\" d=\"M-23 50C-31 8-29-28 0-28C29-28 31 8 23 50Z\"/><path fill=\"#f8efd8\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#e8b93a\" d=\"M-27 28Q-14 22-7 24L0 32L7 24Q14 22 27 28L20 42Q0 50-20 42Z\"/><path fill=\"#c28c66\" d=\"M-6 14H6V27Q0 32-6 27Z\"/><path fill=\"#e2b088\" d=\"M-16-10C-16-27 16-27 16-10C16 9 8 20 0 23C-8 20-16 9-16-10Z\"/><path fill=\"#f8efd8\" d=\"M0-26C-22-26-25-8-21 12C-16 2-14-12 0-17C14-12 16 2 21 12C25-8 22-26 0-26Z\"/><path fill=\"#fff8e6\" d=\"M-17-20L-15-44H-18V-56H-10V-50H-4V-56H4V-50H10V-56H18V-44H15L17-20Q0-28-17-20Z\"/>",
    "over": "<path fill=\"none\" stroke-width=\"2.4\" d=\"M-12-3Q-8-7-3-3M12-3Q8-7 3-3\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-7.5\" cy=\"-2\" r=\"2.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"7.5\" cy=\"-2\" r=\"2.4\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M0 2L-1.5 8H1\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-4 14Q0 16.5 4 14\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-15-41H15\"/><path fill=\"#216374\" stroke-width=\"2\" d=\"M-4-25V-33Q0-39 4-33V-25Z\"/><circle fill=\"#2aa5a0\" stroke-width=\"2\" cx=\"0\" cy=\"37\" r=\"4.5\"/>"
  },
  "pygmies": {
    "field": [
      "#86b46e",
      "#3f7346"
    ],
    "cloth": "#6b2f08",
    "back": "<path fill=\"none\" stroke-width=\"6.5\" d=\"M22 0L34-44M30 0L44-36\"/><path fill=\"none\" stroke=\"#e0b070\" d=\"M22 0L34-44M30 0L44-36\"/><path fill=\"#a9d65c\" stroke-width=\"2.4\" d=\"M33-38Q24-46 36-60Q45-50 39-36ZM42-30Q36-38 47-50Q54-42 48-29Z\"/>",
    "body": "<path fill=\"#5c9440\" d=\"M-40 54L-42 40L-33 40L-32 29L-22 32Q0 22 22 32L32 29L33 40L42 40L40 54Z\"/><path fill=\"#e88f2c\" d=\"M0-62C4-50 12-46 22-44C20-36 26-30 33-24C29-18 33-8 35 0C29 4 29 14 27 24C20 34-20 34-27 24C-29 14-29 4-35 0C-33-8-29-18-33-24C-26-30-20-36-22-44C-12-46-4-50 0-62Z\"/><path fill=\"#2f5526\" d=\"M-21 4C-24-20-9-26 0-33C9-26 24-20 21 4C20 18 10 29 0 34C-10 29-20 18-21 4Z\"/><path fill=\"#eec298\" d=\"M-16-6C-16-22 16-22 16-6C16 10 8 22 0 27C-8 22-16 10-16-6Z\"/><path fill=\"#8a3d1a\" stroke-width=\"2.2\" d=\"M-18 4C-20-20-8-24 1-25C10-24 20-20 18 4C16-4 14-9 8-11C4-9-4-9-9-14C-12-9-16-4-18 4Z\"/>",
    "over": "<ellipse fill=\"#ffffff\" stroke-width=\"1.6\" cx=\"-7.5\" cy=\"0\" rx=\"4\" ry=\"3.8\"/><ellipse fill=\"#fff6ea\" stroke-width=\"1.6\" cx=\"7.5\" cy=\"0\" rx=\"4\" ry=\"3.8\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-6.8\" cy=\"0.3\" r=\"2.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"7.6\" cy=\"0.3\" r=\"2.4\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-12-6L-4-5M12-6L4-5\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M0 3L-1.5 8.5H1\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-4 15Q1 18 6 13\"/><path fill=\"none\" stroke=\"#98510e\" stroke-width=\"2.2\" d=\"M0-57V-37M0-47L-9-42M0-47L9-42M-23-27L-15-27M23-27L15-27M-30-3L-23-4M30-3L23-4\"/><path fill=\"#d9974a\" stroke-width=\"2\" d=\"M-7 37Q0 33 7 37Q7 47 0 50Q-7 47-7 37Z\"/><path fill=\"none\" stroke=\"#6a4526\" stroke-width=\"4\" d=\"M-7 37Q0 33 7 37\"/>"
  },
  "ratmen": {
    "field": [
      "#d8cfe0",
      "#a99ab8"
    ],
    "cloth": "#4a3a58",
    "back": "",
    "body": "<path fill=\"#8c7460\" d=\"M-20-16m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0ZM20-16m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z\"/><path fill=\"#efa8a0\" stroke=\"none\" d=\"M-22-17m-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0ZM22-17m-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z\"/><path fill=\"#5a4a6e\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#a98d72\" d=\"M-23-6C-23-28 23-28 23-6C23 6 14 14 10 26C8 34-8 34-10 26C-14 14-23 6-23-6Z\"/><path fill=\"#cdb495\" d=\"M-11 16C-6 10 6 10 11 16C10 34-10 34-11 16Z\"/><path fill=\"#e8827c\" d=\"M-7 17C-7 11 7 11 7 17C7 23-7 23-7 17Z\"/><path fill=\"#fff6dc\" d=\"M-5 30H5V40H-5Z\"/>",
    "over": "<ellipse fill=\"#c41f1f\" stroke-width=\"2\" cx=\"-11\" cy=\"-3\" rx=\"4\" ry=\"5\"/><ellipse fill=\"#a31616\" stroke-width=\"2\" cx=\"11\" cy=\"-3\" rx=\"4\" ry=\"5\"/><path fill=\"none\" stroke-width=\"3\" d=\"M-18-11L-6-8M18-11L6-8\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M0 30V40\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M-12 22L-34 16M-12 25L-33 27M12 22L34 16M12 25L33 27\"/>"
  },
  "skeletons": {
    "field": [
      "#8d86a6",
      "#5d5678"
    ],
    "cloth": "#2c2740",
    "back": "",
    "body": "<path fill=\"#7d2b2b\" d=\"M-40 54L-34 32Q0 22 34 32L40 54Z\"/><path fill=\"#e6dcbc\" d=\"M-8 22H8V40H-8Z\"/><path fill=\"#fbf4dc\" d=\"M-25-14C-25-44 25-44 25-14C25-4 21 2 17 6L16 26Q0 32-16 26L-17 6C-21 2-25-4-25-14Z\"/><path fill=\"#241d33\" stroke=\"none\" d=\"M-18-10C-18-20-3-19-4-9C-5 2-18 2-18-10ZM18-10C18-20 3-19 4-9C5 2 18 2 18-10Z\"/><path fill=\"#241d33\" stroke=\"none\" d=\"M0 3L-5 11H5Z\"/>",
    "over": "<path fill=\"none\" d=\"M-16 17H16\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-9 13V27M-3 13V28M3 13V28M9 13V27\"/><path fill=\"none\" stroke-width=\"2\" d=\"M8-36L12-28L7-24L11-19\"/><circle fill=\"#7fe0ff\" stroke=\"none\" cx=\"-11\" cy=\"-9\" r=\"2.4\"/><circle fill=\"#7fe0ff\" stroke=\"none\" cx=\"11\" cy=\"-9\" r=\"2.4\"/>"
  },
  "sorcerers": {
    "field": [
      "#e4a8ec",
      "#a95ac4"
    ],
    "cloth": "#4c1460",
    "back": "",
    "body": "<path fill=\"#5a1f78\" d=\"M-36 54C-44 0-24-34 0-48C24-34 44 0 36 54Z\"/><path fill=\"#1d0a2a\" d=\"M-19 30C-28-2-16-24 0-32C16-24 28-2 19 30Q0 40-19 30Z\"/><path fill=\"#7a2f9c\" d=\"M-36 54C-30 34-16 30 0 30C16 30 30 34 36 54Z\"/><path fill=\"#ffcf3a\" d=\"M0 24L8 34L0 46L-8 34Z\"/>",
    "over": "<path fill=\"#ffe45c\" stroke=\"none\" d=\"M-14-2Q-8-9-2-1Q-8 3-14-2ZM14-2Q8-9 2-1Q8 3 14-2Z\"/><path fill=\"#ff5fc8\" stroke=\"none\" d=\"M0-25Q7-19 0-12Q-7-19 0-25Z\"/><path fill=\"none\" stroke=\"#b06fd0\" stroke-width=\"2.4\" d=\"M-8 14Q0 19 8 14\"/><path fill=\"none\" stroke=\"#9a58ba\" stroke-width=\"2.4\" d=\"M-24 14C-30-6-18-30 0-39\"/>"
  },
  "tritons": {
    "field": [
      "#bfeee4",
      "#6cc9c4"
    ],
    "cloth": "#0d5560",
    "back": "",
    "body": "<path fill=\"#f08a5d\" d=\"M-20-8L-42-24L-38-8L-45 2L-34 6L-36 18L-18 12ZM20-8L42-24L38-8L45 2L34 6L36 18L18 12Z\"/><path fill=\"#f08a5d\" d=\"M0-26L-12-48L-2-42L4-52L9-41L20-44L10-24Z\"/><path fill=\"#136a78\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#e1b546\" d=\"M-30 44Q-24 28-8 26L0 34L8 26Q24 28 30 44Z\"/><path fill=\"#35a7a0\" d=\"M-22-12C-22-36 22-36 22-12C24 12 12 28 0 29C-12 28-24 12-22-12Z\"/><path fill=\"#8fdccb\" d=\"M-12 12C-6 8 6 8 12 12C12 26-12 26-12 12Z\"/>",
    "over": "<circle fill=\"#fff3c4\" stroke-width=\"2.2\" cx=\"-10\" cy=\"-4\" r=\"5.4\"/><circle fill=\"#fff3c4\" stroke-width=\"2.2\" cx=\"10\" cy=\"-4\" r=\"5.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-9\" cy=\"-4\" r=\"2.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"9\" cy=\"-4\" r=\"2.4\"/><path fill=\"none\" d=\"M-8 18Q0 15 8 18\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-2 7v2M3 7v2\"/><path fill=\"none\" stroke=\"#0d5560\" stroke-width=\"2.2\" d=\"M-20 16q4 1 6 5M20 16q-4 1-6 5\"/><path fill=\"none\" stroke=\"#12777a\" stroke-width=\"2\" d=\"M-6-24q6-4 12 0M-10-18q10-5 20 0\"/>"
  },
  "trolls": {
    "field": [
      "#dfe3b4",
      "#b0b878"
    ],
    "cloth": "#3d4a1c",
    "back": "",
    "body": "<path fill=\"#7d8a86\" d=\"M-20-6C-46-8-42 16-30 22C-26 18-22 12-20 8ZM20-6C46-8 42 16 30 22C26 18 22 12 20 8Z\"/><path fill=\"#66513a\" d=\"M-46 54C-46 28-24 22 0 22C24 22 46 28 46 54Z\"/><path fill=\"#98a6a0\" d=\"M-24-12C-24-38 24-38 24-12L27 14C27 32 14 37 0 37C-14 37-27 32-27 14Z\"/><path fill=\"#5f7f34\" d=\"M-26-12C-34-40-16-36-14-46C-6-40 0-50 6-42C14-50 18-38 28-38C32-26 28-20 26-12C18-24 8-22 0-20C-8-22-18-24-26-12Z\"/><path fill=\"#83918c\" d=\"M-5-8C-7 4-13 10-11 18C-9 26 9 26 11 18C13 10 7 4 5-8Z\"/><path fill=\"#2c2320\" d=\"M-21 25Q0 19 21 25Q16 33 0 33Q-16 33-21 25Z\"/><path fill=\"#fbf1d0\" d=\"M-16 31L-14 18L-7 31ZM16 31L14 18L7 31Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-13\" cy=\"-6\" r=\"3\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"13\" cy=\"-6\" r=\"3\"/><path fill=\"none\" stroke-width=\"4\" d=\"M-21-13L-7-9M21-13L7-9\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-5 17l2 2M5 17l-2 2\"/><circle fill=\"#5f6d68\" stroke=\"none\" cx=\"6\" cy=\"8\" r=\"2.4\"/><path fill=\"none\" stroke=\"#56625e\" stroke-width=\"2.2\" d=\"M-36 4q4 4 6 10M36 4q-4 4-6 10\"/>"
  },
  "white-ladies": {
    "field": [
      "#8298c8",
      "#465a92"
    ],
    "cloth": "#22345f",
    "back": "",
    "body": "<path fill=\"#e9f0fa\" d=\"M0-54C-27-50-31-24-33-2C-35 16-41 24-52 34C-44 40-38 40-36 54H36C38 40 44 40 52 34C41 24 35 16 33-2C31-24 27-50 0-54Z\"/><path fill=\"#8fa5d0\" d=\"M-21 46C-27 4-25-38 0-38C25-38 27 4 21 46Z\"/><path fill=\"#ffffff\" d=\"M-30 54C-30 36-16 28 0 28C16 28 30 36 30 54Z\"/><path fill=\"#c9d5ea\" d=\"M-6 14H6V30Q0 36-6 30Z\"/><path fill=\"#f6f8fd\" d=\"M-16-12C-16-29 16-29 16-12C16 8 8 20 0 24C-8 20-16 8-16-12Z\"/><path fill=\"#a9bce0\" d=\"M0-38C-22-38-24-14-20 10C-15-2-14-16 0-25C14-16 15-2 20 10C24-14 22-38 0-38Z\"/>",
    "over": "<path fill=\"none\" d=\"M-12-3Q-8 2-3-2M12-3Q8 2 3-2\"/><path fill=\"none\" stroke-width=\"2\" d=\"M-11-10Q-7-12-4-9M11-10Q7-12 4-9\"/><path fill=\"none\" stroke=\"#7a2f55\" stroke-width=\"2.4\" d=\"M-3.5 13Q0 11 3.5 13\"/><path fill=\"#4f9bf0\" stroke-width=\"1.6\" d=\"M-8 4Q-4 11-8 13Q-12 11-8 4Z\"/><path fill=\"#ffe9a0\" stroke-width=\"2\" d=\"M-9-31A10 10 0 1 0 9-31A10.5 8 0 0 1-9-31Z\"/><path fill=\"none\" stroke=\"#a9bce0\" stroke-width=\"2\" d=\"M-29 14Q-33 28-40 34M29 14Q33 28 40 34M-27-14Q-25-32-14-42\"/>"
  },
  "wizards": {
    "field": [
      "#bcdcff",
      "#7db1ee"
    ],
    "cloth": "#163f85",
    "back": "",
    "body": "<path fill=\"#2b57a8\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#f0c29b\" d=\"M-17-12H17V8H-17Z\"/><path fill=\"#f4f4f2\" d=\"M-23-6C-30 18-14 34-2 52C14 40 30 18 23-6C18 8 8 8 0 8C-8 8-18 8-23-6Z\"/><path fill=\"#ffffff\" d=\"M0 6C-8 1-16 5-21 13C-12 17-4 15 0 10C4 15 12 17 21 13C16 5 8 1 0 6Z\"/><path fill=\"#dd9c74\" d=\"M-6-3C-6-10 6-10 6-3C8 5-8 5-6-3Z\"/><path fill=\"#2b57a8\" d=\"M-22-12C-16-32-8-46 12-56C8-46 14-40 18-30C20-24 22-18 22-12Z\"/><path fill=\"#3f73cc\" d=\"M-36-8C-28-18 28-18 36-8C28-2-28-2-36-8Z\"/>",
    "over": "<circle fill=\"#e8f4ff\" stroke-width=\"2.2\" cx=\"-10\" cy=\"1\" r=\"5.6\"/><circle fill=\"#d5e8fa\" stroke-width=\"2.2\" cx=\"10\" cy=\"1\" r=\"5.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-10\" cy=\"1.5\" r=\"2.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"10\" cy=\"1.5\" r=\"2.2\"/><path transform=\"translate(-1 2)\" fill=\"#ffd84d\" stroke=\"none\" d=\"M2-40l2.6 5.4 6 .7-4.4 4 1.2 5.9-5.4-3-5.3 3 1.2-5.9-4.4-4 6-.7z\"/><path fill=\"none\" stroke=\"#b9c2cc\" stroke-width=\"2\" d=\"M-8 24Q-4 34-2 44M8 22Q6 32 2 42\"/>"
  },
  "necromancer": {
    "field": [
      "#a9c4a2",
      "#4f7263"
    ],
    "cloth": "#1d3b30",
    "back": "",
    "body": "<path fill=\"#2f2a45\" d=\"M-36 54L-36 6C-37-8-42-18-47-28C-34-22-27-8-25 14L0 34L25 14C27-8 34-22 47-28C42-18 37-8 36 6L36 54Z\"/><path fill=\"#2fa57c\" d=\"M-33 44L-32 4C-29 10-26 16-24 21L0 40L24 21C26 16 29 10 32 4L33 44L0 52Z\"/><path fill=\"#3d3759\" d=\"M-30 54C-30 38-16 32 0 32C16 32 30 38 30 54Z\"/><path fill=\"#d5dcc2\" d=\"M-19-14C-19-32 19-32 19-14C20-2 15 4 12 14C9 27-9 27-12 14C-15 4-20-2-19-14Z\"/><path fill=\"#eef1e6\" d=\"M-9 19C-8 32-5 44 0 56C5 44 8 32 9 19Q0 24-9 19Z\"/><path fill=\"#f4ead0\" d=\"M-22-11C-21-26-31-36-32-51C-23-46-18-39-15-31C-15-42-12-51-6-60C-3-51-2-45 0-36C2-45 3-51 6-60C12-51 15-42 15-31C18-39 23-46 32-51C31-36 21-26 22-11Q0-23-22-11Z\"/>",
    "over": "<path fill=\"#2b2638\" stroke=\"none\" d=\"M-16-6C-15-14-4-12-4-4C-5 3-15 3-16-6ZM16-6C15-14 4-12 4-4C5 3 15 3 16-6Z\"/><circle fill=\"#3dffa8\" stroke=\"none\" cx=\"-9.5\" cy=\"-4\" r=\"3\"/><circle fill=\"#3dffa8\" stroke=\"none\" cx=\"9.5\" cy=\"-4\" r=\"3\"/><path fill=\"none\" stroke-width=\"3.2\" d=\"M-18-11L-4-7M18-11L4-7\"/><path fill=\"none\" stroke-width=\"2\" d=\"M-1 2L-3 8H2\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-6 15Q0 12 6 15\"/><path fill=\"none\" stroke=\"#8f9a80\" stroke-width=\"2\" d=\"M-14 7L-10 13M14 7L10 13\"/><path fill=\"none\" stroke=\"#b0a888\" stroke-width=\"2\" d=\"M-1 28L0 42M-21-35L-17-24M21-35L17-24M-7-48L-6-34M7-48L6-34\"/><path fill=\"#2fd694\" stroke-width=\"2\" d=\"M0-30L5-24L0-17L-5-24Z\"/>"
  }
};

export const pennants: Record<string, string> = {
  "alchemist": "coin",
  "barricade": "coin",
  "berserk": "attack",
  "bivouacking": "hold",
  "catapult": "reach",
  "commando": "attack",
  "corrupt": "hold",
  "cursed": "time",
  "diplomat": "hold",
  "dragon-master": "attack",
  "flying": "reach",
  "forest": "land",
  "fortified": "hold",
  "heroic": "hold",
  "hill": "land",
  "historian": "time",
  "hordes": "attack",
  "imperial": "coin",
  "marauding": "attack",
  "mercenary": "attack",
  "merchant": "coin",
  "mounted": "attack",
  "peace-loving": "coin",
  "pillaging": "coin",
  "ransacking": "coin",
  "seafaring": "reach",
  "spirit": "time",
  "stout": "time",
  "swamp": "land",
  "underworld": "reach",
  "wealthy": "coin",
  "were": "attack"
};

export const pieces: Record<string, string> = {
  "leader": "<path fill=\"none\" stroke=\"#fff6df\" stroke-width=\"9\" d=\"M-22 12L-27-13L-12-3L0-20L12-3L27-13L22 12Q0 18-22 12Z\"/><path fill=\"#ffd84d\" stroke=\"none\" d=\"M-22 12L-27-13L-12-3L0-20L12-3L27-13L22 12Q0 18-22 12Z\"/><path fill=\"#d9a21e\" stroke=\"none\" d=\"M3-15L12-3L27-13L22 12Q12 15 2 15Z\"/><path fill=\"none\" d=\"M-22 12L-27-13L-12-3L0-20L12-3L27-13L22 12Q0 18-22 12Z\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-20 4Q0 10 20 4\"/><circle fill=\"#ffd84d\" stroke-width=\"2.4\" cx=\"-27\" cy=\"-14\" r=\"4\"/><circle fill=\"#e8432f\" stroke-width=\"2.4\" cy=\"-21\" r=\"4.6\"/><circle fill=\"#d9a21e\" stroke-width=\"2.4\" cx=\"27\" cy=\"-14\" r=\"4\"/>",
  "camp": "<path fill=\"#e7c37d\" d=\"M0-34L44 32H-44Z\"/><path fill=\"#bf9450\" stroke-width=\"2\" d=\"M0-34L44 32H6Z\"/><path fill=\"#5b3a1c\" d=\"M0-18L14 32H-14Z\"/><path fill=\"none\" stroke-width=\"4\" d=\"M-6-44L0-34L6-44\"/><path fill=\"none\" stroke=\"#5b3a1c\" stroke-width=\"4\" d=\"M-44 36H44\"/>",
  "catapult-piece": "<path fill=\"none\" stroke-width=\"10\" d=\"M-28 6L26-44\"/><path fill=\"none\" stroke=\"#c98a3c\" stroke-width=\"5\" d=\"M-28 6L26-44\"/><path fill=\"#8f9298\" d=\"M14-42C12-54 22-62 34-58C44-52 42-40 34-36C26-33 17-35 14-42Z\"/><path fill=\"#8a5a2c\" stroke-width=\"2.5\" d=\"M12-40Q24-28 40-38L36-28Q24-20 14-32Z\"/><path fill=\"#b57a3a\" d=\"M-44 16H42V28H-44Z\"/><path fill=\"#8a5a2c\" stroke=\"none\" d=\"M0 16H42V28H0Z\"/><path fill=\"none\" d=\"M-44 16H42V28H-44Z\"/><path fill=\"#a96d30\" d=\"M-8 18L2-18H10L18 18Z\"/><circle fill=\"#e1b546\" stroke-width=\"2.5\" cx=\"5\" cy=\"-16\" r=\"5\"/><circle fill=\"#c98a3c\" cx=\"-26\" cy=\"32\" r=\"14\"/><circle fill=\"#4a2f14\" stroke=\"none\" cx=\"-26\" cy=\"32\" r=\"4.5\"/><path fill=\"none\" stroke-width=\"2.5\" d=\"M-36 32h5M-21 32h5M-26 22v5M-26 37v5\"/><circle fill=\"#a96d30\" cx=\"26\" cy=\"32\" r=\"14\"/><circle fill=\"#4a2f14\" stroke=\"none\" cx=\"26\" cy=\"32\" r=\"4.5\"/><path fill=\"none\" stroke-width=\"2.5\" d=\"M16 32h5M31 32h5M26 22v5M26 37v5\"/>",
  "dragon": "<g transform=\"translate(0 3) scale(.94)\"><path fill=\"#f0b23c\" d=\"M22-28L40-40L38-22L54-22L44-8L57-2L45 8L54 20L40 28L26 34Z\"/><path fill=\"#f3e4bc\" d=\"M8-30C4-42 6-52 16-60C16-48 22-40 28-32ZM-6-27C-12-36-12-46-6-54C-4-44 2-38 8-32Z\"/><path fill=\"#d8432a\" d=\"M-50 6C-50-4-40-6-32-10C-26-24-8-32 10-30C32-28 44-10 44 14C44 32 38 44 28 54H-14C-2 46 4 38 4 28C-8 34-24 34-40 30L-44 22L-38 16C-46 16-50 12-50 6Z\"/><path fill=\"#a62a16\" stroke=\"none\" d=\"M18-28C34-24 43-8 42.5 14C42.5 31 37 43 27 52.5H6C20 40 26 20 18-28Z\"/><path fill=\"#f2c07c\" stroke-width=\"2.4\" d=\"M4 28C10 26 14 22 16 18C20 32 14 46 6 54H-14C-2 46 4 38 4 28Z\"/><path fill=\"#7a1810\" stroke-width=\"2.4\" d=\"M-38 16C-24 18-10 16 2 8C2 18-4 24-14 26C-24 28-34 26-40 24Z\"/><path fill=\"#fff6dc\" stroke=\"none\" d=\"M-34 17L-31 24L-27 17.5ZM-22 17L-18 24L-15 15.5ZM-30 27L-27 21L-23 27ZM-10 14L-6 20L-4 11.5Z\"/><path fill=\"#ffe45c\" stroke-width=\"2.4\" d=\"M-20-7Q-12-18-2-9Q-10-1-20-7Z\"/><path fill=\"none\" d=\"M-11-13V-4M-24-9Q-12-21 2-14M-44 2L-40 1\"/><path fill=\"none\" stroke-width=\"2\" d=\"M6 38L14 38M0 46L10 46\"/></g>",
  "fortress": "<path fill=\"#c8bca6\" d=\"M-36-14V-36H-24V-28H-12V-36H0H12V-28H24V-36H36V-14L30-6V36H-30V-6Z\"/><path fill=\"#9c9079\" stroke-width=\"2\" d=\"M0-36H12V-28H24V-36H36V-14L30-6V36H0Z\"/><path fill=\"#5b3a1c\" d=\"M-11 36V14Q0 0 11 14V36Z\"/><path fill=\"none\" stroke=\"#7b705c\" d=\"M-22 4h8M14 2h9M-24 20h7M18 22h8\"/><path fill=\"#c9380f\" stroke-width=\"2.5\" d=\"M0-36V-54L18-47L0-41\"/>",
  "hero": "<path fill=\"#ffd84d\" d=\"M0-50L9-30L30-32L18-14L30 4L9 2L0 22L-9 2L-30 4L-18-14L-30-32L-9-30Z\"/><path fill=\"#e9eef2\" d=\"M-6-26L0-34L6-26V-4H18V6H6V44H-6V6H-18V-4H-6Z\"/><path fill=\"#aab6bf\" stroke=\"none\" d=\"M0-34L6-26V-4H18V6H6V44H0Z\"/><path fill=\"none\" d=\"M-6-26L0-34L6-26V-4H18V6H6V44H-6V6H-18V-4H-6Z\"/><path fill=\"#8c1f22\" stroke-width=\"2.5\" d=\"M-8 36H8V46H-8Z\"/>",
  "horde-token": "<path fill=\"#a02217\" d=\"M-34 46V-46L34-40L14-26L34-12L-34-8\"/><path fill=\"#741309\" stroke=\"none\" d=\"M0-43L34-40L14-26L34-12L0-10Z\"/><path fill=\"none\" d=\"M-34-46L34-40L14-26L34-12L-34-8Z\"/><path fill=\"none\" stroke-width=\"8\" d=\"M-35 46V-50\"/><path fill=\"none\" stroke=\"#c98a3c\" stroke-width=\"3.5\" d=\"M-35 46V-50\"/><path fill=\"#7a2a1c\" stroke-width=\"2.5\" d=\"M-40 40C-40 24 -2 24 -2 40Z\"/><path fill=\"#e6b48a\" stroke-width=\"2.5\" d=\"M-32 8H-10V19Q-21 32 -32 19Z\"/><path fill=\"#8d9aa3\" stroke-width=\"2.5\" d=\"M-36 12C-36 -6 -25 -8 -21 -16C-17 -8 -6 -6 -6 12Q-21 7 -36 12Z\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-26\" cy=\"16\" r=\"2.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-16\" cy=\"16\" r=\"2.2\"/><path fill=\"#7a2a1c\" stroke-width=\"2.5\" d=\"M2 40C2 24 40 24 40 40Z\"/><path fill=\"#e6b48a\" stroke-width=\"2.5\" d=\"M10 8H32V19Q21 32 10 19Z\"/><path fill=\"#78858e\" stroke-width=\"2.5\" d=\"M6 12C6 -6 17 -8 21 -16C25 -8 36 -6 36 12Q21 7 6 12Z\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"16\" cy=\"16\" r=\"2.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"26\" cy=\"16\" r=\"2.2\"/><path fill=\"#7a2a1c\" stroke-width=\"2.5\" d=\"M-19 46C-19 30 19 30 19 46Z\"/><path fill=\"#e6b48a\" stroke-width=\"2.5\" d=\"M-11 14H11V25Q0 38 -11 25Z\"/><path fill=\"#b4c0c8\" stroke-width=\"2.5\" d=\"M-15 18C-15 0 -4 -2 0 -10C4 -2 15 0 15 18Q0 13 -15 18Z\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-5\" cy=\"22\" r=\"2.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"5\" cy=\"22\" r=\"2.2\"/>",
  "hole-in-the-ground": "<path fill=\"#6f9a3d\" d=\"M-46 36C-46-6-26-32 0-32C26-32 46-6 46 36Z\"/><path fill=\"#557a2c\" stroke=\"none\" d=\"M0-32C26-32 46-6 46 36H0Z\"/><circle fill=\"#8a4b1c\" cy=\"10\" r=\"25\"/><circle fill=\"#3f8f5a\" stroke-width=\"2.5\" cy=\"10\" r=\"19\"/><path stroke-width=\"2\" d=\"M0-9V29\"/><circle fill=\"#ffd84d\" stroke-width=\"1.5\" cx=\"6\" cy=\"11\" r=\"3\"/>",
  "pot-of-gold": "<path fill=\"#4a4f55\" d=\"M-30-8C-46 14-36 40 0 40C36 40 46 14 30-8Z\"/><path fill=\"#2f3338\" stroke=\"none\" d=\"M4-8H30C46 14 36 40 0 40C12 26 12 6 4-8Z\"/><g stroke-width=\"2.5\"><ellipse fill=\"#ffd84d\" cx=\"-18\" cy=\"-18\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#ffd84d\" cx=\"-2\" cy=\"-24\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#e0a526\" cx=\"15\" cy=\"-19\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#ffd84d\" cx=\"-10\" cy=\"-31\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#ffd84d\" cx=\"7\" cy=\"-34\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#e0a526\" cx=\"24\" cy=\"-14\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#ffd84d\" cx=\"-27\" cy=\"-13\" rx=\"10.5\" ry=\"7.5\"/></g><path fill=\"#6a7077\" d=\"M-36-10Q0-20 36-10V0Q0-8-36 0Z\"/><path fill=\"none\" stroke=\"#868d94\" stroke-width=\"3.5\" d=\"M-26 14Q-26 26-18 32\"/><path fill=\"#2f3338\" stroke-width=\"2.5\" d=\"M-28 38L-32 46H-22L-20 40ZM28 38L32 46H22L20 40Z\"/>",
  "troll-lair": "<path fill=\"#a8a296\" d=\"M-46 32L-44 8L-32-6L-26-24L-8-36L10-32L26-20L34 0L46 12V32Z\"/><path fill=\"#c6c1b4\" stroke-width=\"2\" d=\"M-46 32L-44 8L-32-6L-26-24L-8-36L-4-14L-20-2L-24 32Z\"/><path fill=\"#7f796d\" stroke-width=\"2\" d=\"M10-32L26-20L34 0L46 12V32H24L20 2L6-10Z\"/><path fill=\"#231a12\" d=\"M-20 32C-22 4-8-4 2-4C14-4 24 6 22 32Z\"/><path fill=\"#ffd84d\" stroke=\"none\" d=\"M-11 15Q-6 9-1 16Q-6 20-11 15ZM15 15Q10 9 5 16Q10 20 15 15Z\"/><path fill=\"#6f9a3d\" stroke-width=\"2\" d=\"M-30-14Q-24-20-26-24L-8-36L0-34Q-2-24-10-27Q-14-16-20-20Q-24-10-30-14Z\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-38 14L-30 18M34 14L40 20M12-22L16-16\"/><path fill=\"#efe3c6\" stroke-width=\"2.2\" d=\"M24 36Q20 32 24 29Q28 28 29 31L38 31Q40 27 43 30Q46 34 42 37Q39 38 37 35L29 35Q27 38 24 36Z\"/>"
};

/** Where a table tells only a picture, this is what it stands for. */
export const alias: Record<string, string> = {
  "crown": "leader",
  "floating-ghost": "necromancer-ghost",
  "skull-staff": "necromancer"
};
