// Generated from openapi.yaml by `npm run generate`. Never edited.

/** What the contract allows in the fields of an entry. */
export const entryLimits = {
  type: {
    enum: ['session', 'quest', 'person', 'place', 'faction', 'item', 'note', 'handout'],
  },
  title: {
    minLength: 1,
    maxLength: 120,
    pattern: '^[^\\u0000]*\\S[^\\u0000]*$',
  },
  text: {
    maxLength: 20000,
    pattern: '^[^\\u0000]*$',
  },
  coverPictureId: {
    minLength: 8,
    maxLength: 128,
    pattern: '^[A-Za-z0-9_-]+$',
  },
  tags: {
    maxItems: 20,
    items: {
      minLength: 1,
      maxLength: 40,
      pattern: '^[^\\u0000]*\\S[^\\u0000]*$',
    },
  },
  parentId: {
    minLength: 8,
    maxLength: 128,
    pattern: '^[A-Za-z0-9_-]+$',
  },
  visibility: {
    enum: ['gm', 'everyone', 'chosen'],
  },
  readerIds: {
    maxItems: 50,
    items: {
      minLength: 8,
      maxLength: 128,
      pattern: '^[A-Za-z0-9_-]+$',
    },
  },
  details: {
    number: {
      minimum: 0,
      maximum: 100000,
    },
    date: {
      minLength: 10,
      maxLength: 10,
    },
    attendance: {
      maxItems: 250,
      items: {
        minLength: 8,
        maxLength: 128,
        pattern: '^[A-Za-z0-9_-]+$',
      },
    },
    recap: {
      maxLength: 10000,
      pattern: '^[^\\u0000]*$',
    },
    questStatus: {
      enum: ['not-started', 'ongoing', 'completed', 'abandoned'],
    },
    giver: {
      maxLength: 120,
      pattern: '^[^\\u0000]*$',
    },
    steps: {
      maxItems: 50,
      items: {
        text: {
          minLength: 1,
          maxLength: 300,
          pattern: '^[^\\u0000]*\\S[^\\u0000]*$',
        },
        done: {},
      },
    },
    rewardItems: {
      maxItems: 30,
      items: {
        name: {
          minLength: 1,
          maxLength: 120,
          pattern: '^[^\\u0000]*\\S[^\\u0000]*$',
        },
        quantity: {
          minimum: 1,
          maximum: 1000000,
        },
        kind: {
          enum: ['gear', 'tools', 'armor', 'weapons'],
        },
        sk: {
          minLength: 1,
          maxLength: 200,
          pattern: '^[^\\u0000]*$',
        },
      },
    },
    rewardCoins: {
      cp: {
        minimum: 0,
        maximum: 100000000,
      },
      sp: {
        minimum: 0,
        maximum: 100000000,
      },
      ep: {
        minimum: 0,
        maximum: 100000000,
      },
      gp: {
        minimum: 0,
        maximum: 100000000,
      },
      pp: {
        minimum: 0,
        maximum: 100000000,
      },
    },
    role: {
      maxLength: 120,
      pattern: '^[^\\u0000]*$',
    },
    disposition: {
      maxLength: 60,
      pattern: '^[^\\u0000]*$',
    },
    life: {
      enum: ['alive', 'dead', 'missing', 'unknown'],
    },
    placeKind: {
      maxLength: 60,
      pattern: '^[^\\u0000]*$',
    },
    goal: {
      maxLength: 300,
      pattern: '^[^\\u0000]*$',
    },
    rarity: {
      maxLength: 60,
      pattern: '^[^\\u0000]*$',
    },
    holder: {
      maxLength: 120,
      pattern: '^[^\\u0000]*$',
    },
  },
  draftGenerationId: {},
} as const;
