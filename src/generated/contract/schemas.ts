// Generated from openapi.yaml by `npm run generate`. Never edited.
export const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "ApiProblem": {
    "type": "object",
    "description": "The one shape of every error.",
    "required": [
      "detail",
      "code",
      "fields",
      "requestId"
    ],
    "properties": {
      "detail": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "description": "A sentence for the person who made the request."
      },
      "code": {
        "$ref": "#/components/schemas/ProblemCode"
      },
      "fields": {
        "type": "array",
        "description": "What is wrong where; empty unless fields are at fault.",
        "maxItems": 100,
        "items": {
          "$ref": "#/components/schemas/ProblemField"
        }
      },
      "usedBy": {
        "type": "array",
        "description": "With code `in_use`, the items that refer to this one, the first hundred by name.",
        "maxItems": 100,
        "items": {
          "$ref": "#/components/schemas/CatalogueUse"
        }
      },
      "requestId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "description": "The same id as in the log and in X-Request-Id."
      }
    }
  },
  "ProblemField": {
    "type": "object",
    "description": "One field that is at fault.",
    "required": [
      "path",
      "message"
    ],
    "properties": {
      "path": {
        "type": "string",
        "maxLength": 300,
        "description": "A JSON pointer into the body (`/cost/amount`), or `query/…`, `path/…`, `header/…`."
      },
      "message": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "What is wrong with it and what would fit."
      }
    }
  },
  "ProblemCode": {
    "type": "string",
    "description": "For programs. A code that a client does not know means what its status means.",
    "maxLength": 60,
    "pattern": "^[a-z][a-z0-9_]*$",
    "x-extensible-enum": [
      "bad_request",
      "invalid_token",
      "invalid_cursor",
      "validation_failed",
      "unauthenticated",
      "invalid_credentials",
      "email_not_verified",
      "forbidden",
      "csrf_failed",
      "origin_not_allowed",
      "not_found",
      "method_not_allowed",
      "conflict",
      "duplicate",
      "in_use",
      "idempotency_mismatch",
      "version_mismatch",
      "payload_too_large",
      "unsupported_media_type",
      "too_many_requests",
      "oauth_failed",
      "not_implemented",
      "upstream_failed",
      "internal",
      "unavailable"
    ]
  },
  "Accepted": {
    "type": "object",
    "description": "The request was taken.",
    "required": [
      "message"
    ],
    "properties": {
      "message": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "description": "What to do next."
      }
    }
  },
  "Id": {
    "type": "string",
    "minLength": 8,
    "maxLength": 128,
    "pattern": "^[A-Za-z0-9_-]+$",
    "description": "An opaque id."
  },
  "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 8000,
    "pattern": "^[A-Za-z0-9_.-]+$",
    "description": "Opaque; belongs to one list and its order."
  },
  "NextCursor": {
    "description": "The cursor of the next page; null at the end.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/Cursor"
      },
      {
        "type": "null"
      }
    ]
  },
  "Version": {
    "type": "integer",
    "minimum": 1,
    "maximum": 2147483647,
    "description": "Goes up by one with every change."
  },
  "Timestamp": {
    "type": "string",
    "format": "date-time",
    "maxLength": 30,
    "description": "UTC, to the millisecond."
  },
  "OptionalTimestamp": {
    "oneOf": [
      {
        "$ref": "#/components/schemas/Timestamp"
      },
      {
        "type": "null"
      }
    ]
  },
  "SortByMeta": {
    "type": "string",
    "enum": [
      "last_accessed_at",
      "created_at",
      "updated_at"
    ]
  },
  "Edition": {
    "type": "string",
    "enum": [
      "2024",
      "2014",
      "other"
    ],
    "default": "2024",
    "description": "The rules a thing belongs to."
  },
  "AbilityName": {
    "type": "string",
    "enum": [
      "str",
      "dex",
      "con",
      "int",
      "wis",
      "cha"
    ]
  },
  "Email": {
    "type": "string",
    "format": "email",
    "minLength": 3,
    "maxLength": 254,
    "description": "One e-mail address."
  },
  "Password": {
    "type": "string",
    "minLength": 15,
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$",
    "description": "Any characters; after NFC 15 to 128 of them. Refused with 422: repetitions, rows of the keyboard or alphabet, passwords from lists of common ones, and what is mostly the name, the address or \"Questwright\"."
  },
  "PersonName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 80,
    "pattern": "^[^\\u0000]*\\S[^\\u0000]*$",
    "description": "What others call you."
  },
  "Group": {
    "type": "string",
    "enum": [
      "admin"
    ]
  },
  "SecretToken": {
    "type": "string",
    "minLength": 20,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9_-]+$",
    "description": "A single-use token from a link."
  },
  "CurrentUser": {
    "type": "object",
    "description": "The user who is signed in.",
    "required": [
      "id",
      "name",
      "email",
      "groups"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "$ref": "#/components/schemas/PersonName"
      },
      "email": {
        "$ref": "#/components/schemas/Email"
      },
      "groups": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Group"
        }
      }
    }
  },
  "RegisterRequest": {
    "type": "object",
    "description": "A new account.",
    "additionalProperties": false,
    "required": [
      "name",
      "email",
      "password"
    ],
    "properties": {
      "name": {
        "$ref": "#/components/schemas/PersonName"
      },
      "email": {
        "$ref": "#/components/schemas/Email"
      },
      "password": {
        "$ref": "#/components/schemas/Password"
      }
    }
  },
  "SetupRequest": {
    "type": "object",
    "description": "The first administrator.",
    "additionalProperties": false,
    "required": [
      "token",
      "name",
      "email",
      "password"
    ],
    "properties": {
      "token": {
        "$ref": "#/components/schemas/SecretToken"
      },
      "name": {
        "$ref": "#/components/schemas/PersonName"
      },
      "email": {
        "$ref": "#/components/schemas/Email"
      },
      "password": {
        "$ref": "#/components/schemas/Password"
      }
    }
  },
  "VerifyEmailRequest": {
    "type": "object",
    "description": "The token of the verification mail.",
    "additionalProperties": false,
    "required": [
      "token"
    ],
    "properties": {
      "token": {
        "$ref": "#/components/schemas/SecretToken"
      }
    }
  },
  "EmailRequest": {
    "type": "object",
    "description": "An address to write to.",
    "additionalProperties": false,
    "required": [
      "email"
    ],
    "properties": {
      "email": {
        "$ref": "#/components/schemas/Email"
      }
    }
  },
  "ResetPasswordRequest": {
    "type": "object",
    "description": "A new password and the token of the reset mail.",
    "additionalProperties": false,
    "required": [
      "token",
      "password"
    ],
    "properties": {
      "token": {
        "$ref": "#/components/schemas/SecretToken"
      },
      "password": {
        "$ref": "#/components/schemas/Password"
      }
    }
  },
  "LoginRequest": {
    "type": "object",
    "description": "The credentials of an account.",
    "additionalProperties": false,
    "required": [
      "email",
      "password"
    ],
    "properties": {
      "email": {
        "$ref": "#/components/schemas/Email"
      },
      "password": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "pattern": "^[^\\u0000]*$"
      }
    }
  },
  "OauthProvider": {
    "type": "object",
    "description": "A sign-in provider.",
    "required": [
      "type",
      "name"
    ],
    "properties": {
      "type": {
        "$ref": "#/components/schemas/OauthType"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "description": "As shown on the button."
      }
    }
  },
  "OauthProviders": {
    "type": "object",
    "description": "The providers that are configured.",
    "required": [
      "items"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/OauthProvider"
        }
      }
    }
  },
  "OauthType": {
    "type": "string",
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[a-z0-9-]+$",
    "description": "The short name of a provider."
  },
  "OauthStartRequest": {
    "type": "object",
    "description": "The provider to sign in with.",
    "additionalProperties": false,
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "$ref": "#/components/schemas/OauthType"
      }
    }
  },
  "OauthStart": {
    "type": "object",
    "description": "Where to go.",
    "required": [
      "authorizationUrl"
    ],
    "properties": {
      "authorizationUrl": {
        "type": "string",
        "format": "uri",
        "maxLength": 2000
      }
    }
  },
  "OauthExchangeRequest": {
    "type": "object",
    "description": "What the provider answered.",
    "additionalProperties": false,
    "required": [
      "type",
      "code",
      "state"
    ],
    "properties": {
      "type": {
        "$ref": "#/components/schemas/OauthType"
      },
      "code": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "pattern": "^[^\\u0000]*$"
      },
      "state": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^[^\\u0000]*$"
      }
    }
  },
  "CampaignTitle": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
  },
  "CampaignSetting": {
    "type": "string",
    "maxLength": 10000,
    "pattern": "^[^\\u0000]*$",
    "description": "The world; players may read it."
  },
  "CampaignStoryOverview": {
    "type": "string",
    "maxLength": 10000,
    "pattern": "^[^\\u0000]*$",
    "description": "The story so far; players may read it."
  },
  "CampaignEdition": {
    "type": "string",
    "enum": [
      "2024",
      "2014",
      "other"
    ],
    "description": "The rules the campaign is played by; 2024 unless given."
  },
  "CampaignStatus": {
    "type": "string",
    "enum": [
      "planning",
      "active",
      "paused",
      "finished"
    ],
    "description": "Where the campaign stands; planning unless given."
  },
  "CampaignWord": {
    "type": "string",
    "maxLength": 60,
    "pattern": "^[^\\u0000]*$",
    "description": "In a word or two."
  },
  "CampaignStartingLevel": {
    "type": "integer",
    "minimum": 1,
    "maximum": 20,
    "description": "The level characters begin at; 1 unless given."
  },
  "CampaignPartySize": {
    "type": "integer",
    "minimum": 1,
    "maximum": 12,
    "description": "How many play; 4 unless given."
  },
  "CampaignSafety": {
    "type": "string",
    "maxLength": 2000,
    "pattern": "^[^\\u0000]*$",
    "description": "What the table agreed on, one to a line: what never happens (lines), what happens off screen (veils)."
  },
  "CampaignDmNotes": {
    "type": "string",
    "maxLength": 20000,
    "pattern": "^[^\\u0000]*$",
    "description": "For game masters only."
  },
  "CampaignRole": {
    "type": "string",
    "enum": [
      "owner",
      "gm",
      "player",
      "viewer"
    ],
    "description": "What the caller is in the campaign."
  },
  "OptionalImageUrl": {
    "description": "Where the picture is, relative to the API host; null without one.",
    "oneOf": [
      {
        "type": "string",
        "format": "uri-reference",
        "maxLength": 500
      },
      {
        "type": "null"
      }
    ]
  },
  "CampaignMeta": {
    "type": "object",
    "description": "When things happened.",
    "required": [
      "created_at",
      "updated_at",
      "last_accessed_at"
    ],
    "properties": {
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "updated_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "last_accessed_at": {
        "$ref": "#/components/schemas/OptionalTimestamp"
      }
    }
  },
  "CampaignSummary": {
    "type": "object",
    "description": "A campaign as lists show it; without game master's notes.",
    "required": [
      "campaignId",
      "title",
      "excerpt",
      "coverImageW1024",
      "coverImageW704",
      "role",
      "version",
      "meta"
    ],
    "properties": {
      "campaignId": {
        "$ref": "#/components/schemas/Id"
      },
      "title": {
        "$ref": "#/components/schemas/CampaignTitle"
      },
      "excerpt": {
        "type": "string",
        "maxLength": 300,
        "description": "The beginning of the story overview."
      },
      "coverImageW1024": {
        "$ref": "#/components/schemas/OptionalImageUrl"
      },
      "coverImageW704": {
        "$ref": "#/components/schemas/OptionalImageUrl"
      },
      "role": {
        "$ref": "#/components/schemas/CampaignRole"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/CampaignMeta"
      }
    }
  },
  "Campaign": {
    "type": "object",
    "description": "A campaign.",
    "required": [
      "campaignId",
      "title",
      "setting",
      "storyOverview",
      "edition",
      "status",
      "genre",
      "tone",
      "startingLevel",
      "partySize",
      "safetyLines",
      "safetyVeils",
      "coverImageW1024",
      "coverImageW704",
      "generateCover",
      "role",
      "version",
      "meta"
    ],
    "properties": {
      "campaignId": {
        "$ref": "#/components/schemas/Id"
      },
      "title": {
        "$ref": "#/components/schemas/CampaignTitle"
      },
      "setting": {
        "$ref": "#/components/schemas/CampaignSetting"
      },
      "storyOverview": {
        "$ref": "#/components/schemas/CampaignStoryOverview"
      },
      "dmNotes": {
        "$ref": "#/components/schemas/CampaignDmNotes"
      },
      "edition": {
        "$ref": "#/components/schemas/CampaignEdition"
      },
      "status": {
        "$ref": "#/components/schemas/CampaignStatus"
      },
      "genre": {
        "$ref": "#/components/schemas/CampaignWord"
      },
      "tone": {
        "$ref": "#/components/schemas/CampaignWord"
      },
      "startingLevel": {
        "$ref": "#/components/schemas/CampaignStartingLevel"
      },
      "partySize": {
        "$ref": "#/components/schemas/CampaignPartySize"
      },
      "safetyLines": {
        "$ref": "#/components/schemas/CampaignSafety"
      },
      "safetyVeils": {
        "$ref": "#/components/schemas/CampaignSafety"
      },
      "coverImageW1024": {
        "$ref": "#/components/schemas/OptionalImageUrl"
      },
      "coverImageW704": {
        "$ref": "#/components/schemas/OptionalImageUrl"
      },
      "generateCover": {
        "type": "boolean",
        "description": "A generated cover was asked for and none is there yet."
      },
      "role": {
        "$ref": "#/components/schemas/CampaignRole"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/CampaignMeta"
      }
    }
  },
  "CampaignPage": {
    "type": "object",
    "description": "One page of campaigns.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/CampaignSummary"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "ImageFile": {
    "type": "string",
    "format": "binary",
    "x-max-bytes": 5242880,
    "description": "JPEG, PNG, WebP or AVIF, at most 5 MiB."
  },
  "CampaignCreateRequest": {
    "type": "object",
    "description": "A new campaign.",
    "additionalProperties": false,
    "required": [
      "title",
      "setting",
      "storyOverview"
    ],
    "properties": {
      "coverImageW1024": {
        "$ref": "#/components/schemas/ImageFile"
      },
      "coverImageW704": {
        "$ref": "#/components/schemas/ImageFile"
      },
      "title": {
        "$ref": "#/components/schemas/CampaignTitle"
      },
      "setting": {
        "$ref": "#/components/schemas/CampaignSetting"
      },
      "storyOverview": {
        "$ref": "#/components/schemas/CampaignStoryOverview"
      },
      "dmNotes": {
        "$ref": "#/components/schemas/CampaignDmNotes"
      },
      "edition": {
        "$ref": "#/components/schemas/CampaignEdition"
      },
      "status": {
        "$ref": "#/components/schemas/CampaignStatus"
      },
      "genre": {
        "$ref": "#/components/schemas/CampaignWord"
      },
      "tone": {
        "$ref": "#/components/schemas/CampaignWord"
      },
      "startingLevel": {
        "$ref": "#/components/schemas/CampaignStartingLevel"
      },
      "partySize": {
        "$ref": "#/components/schemas/CampaignPartySize"
      },
      "safetyLines": {
        "$ref": "#/components/schemas/CampaignSafety"
      },
      "safetyVeils": {
        "$ref": "#/components/schemas/CampaignSafety"
      },
      "generateCover": {
        "type": "boolean",
        "default": false,
        "description": "As text, `true` or `false`."
      }
    }
  },
  "CampaignUpdateRequest": {
    "type": "object",
    "description": "The parts of a campaign that change.",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
      "coverImageW1024": {
        "$ref": "#/components/schemas/ImageFile"
      },
      "coverImageW704": {
        "$ref": "#/components/schemas/ImageFile"
      },
      "removeCover": {
        "type": "boolean",
        "description": "As text, `true` or `false`."
      },
      "title": {
        "$ref": "#/components/schemas/CampaignTitle"
      },
      "setting": {
        "$ref": "#/components/schemas/CampaignSetting"
      },
      "storyOverview": {
        "$ref": "#/components/schemas/CampaignStoryOverview"
      },
      "dmNotes": {
        "$ref": "#/components/schemas/CampaignDmNotes"
      },
      "edition": {
        "$ref": "#/components/schemas/CampaignEdition"
      },
      "status": {
        "$ref": "#/components/schemas/CampaignStatus"
      },
      "genre": {
        "$ref": "#/components/schemas/CampaignWord"
      },
      "tone": {
        "$ref": "#/components/schemas/CampaignWord"
      },
      "startingLevel": {
        "$ref": "#/components/schemas/CampaignStartingLevel"
      },
      "partySize": {
        "$ref": "#/components/schemas/CampaignPartySize"
      },
      "safetyLines": {
        "$ref": "#/components/schemas/CampaignSafety"
      },
      "safetyVeils": {
        "$ref": "#/components/schemas/CampaignSafety"
      },
      "generateCover": {
        "type": "boolean",
        "description": "As text, `true` or `false`."
      }
    }
  },
  "CharacterName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
  },
  "CharacterClass": {
    "type": "string",
    "enum": [
      "barbarian",
      "bard",
      "cleric",
      "druid",
      "fighter",
      "monk",
      "paladin",
      "ranger",
      "rogue",
      "sorcerer",
      "warlock",
      "wizard"
    ]
  },
  "CharacterSpecies": {
    "type": "string",
    "enum": [
      "dragonborn",
      "dwarf",
      "elf",
      "gnome",
      "goliath",
      "halfling",
      "human",
      "orc",
      "tiefling"
    ]
  },
  "CharacterBackground": {
    "type": "string",
    "enum": [
      "acolyte",
      "criminal",
      "sage",
      "soldier"
    ]
  },
  "CharacterLevel": {
    "type": "integer",
    "minimum": 1,
    "maximum": 20,
    "default": 1
  },
  "AbilityMethod": {
    "type": "string",
    "enum": [
      "standard-array",
      "point-buy",
      "roll",
      "manual"
    ],
    "default": "standard-array",
    "description": "How the base scores came about (SRD 5.2.1, step 3). `standard-array`: 15, 14, 13, 12, 10 and 8, each once.\n`point-buy`: scores from 8 to 15 that cost exactly 27 points (8 is 0, 9 is 1, … 13 is 5, 14 is 7, 15 is 9).\n`roll` and `manual`: any. What breaks this is 422 at `/abilities`.\n"
  },
  "AbilityScore": {
    "type": "integer",
    "minimum": 3,
    "maximum": 20,
    "description": "Before the background’s increases."
  },
  "AbilityScores": {
    "type": "object",
    "description": "The six base scores.",
    "additionalProperties": false,
    "required": [
      "str",
      "dex",
      "con",
      "int",
      "wis",
      "cha"
    ],
    "properties": {
      "str": {
        "$ref": "#/components/schemas/AbilityScore"
      },
      "dex": {
        "$ref": "#/components/schemas/AbilityScore"
      },
      "con": {
        "$ref": "#/components/schemas/AbilityScore"
      },
      "int": {
        "$ref": "#/components/schemas/AbilityScore"
      },
      "wis": {
        "$ref": "#/components/schemas/AbilityScore"
      },
      "cha": {
        "$ref": "#/components/schemas/AbilityScore"
      }
    }
  },
  "BackgroundIncrease": {
    "type": "object",
    "description": "What the background adds to one ability.",
    "additionalProperties": false,
    "required": [
      "ability",
      "amount"
    ],
    "properties": {
      "ability": {
        "$ref": "#/components/schemas/AbilityName"
      },
      "amount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2
      }
    }
  },
  "BackgroundIncreases": {
    "type": "array",
    "description": "+2 and +1, or +1 three times, among the three abilities of the background, each at most once and none above 20; empty for none yet. Anything else is 422.",
    "maxItems": 3,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/BackgroundIncrease"
    }
  },
  "SkillName": {
    "type": "string",
    "enum": [
      "acrobatics",
      "animal-handling",
      "arcana",
      "athletics",
      "deception",
      "history",
      "insight",
      "intimidation",
      "investigation",
      "medicine",
      "nature",
      "perception",
      "performance",
      "persuasion",
      "religion",
      "sleight-of-hand",
      "stealth",
      "survival"
    ]
  },
  "SkillNames": {
    "type": "array",
    "maxItems": 18,
    "uniqueItems": true,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/SkillName"
    }
  },
  "EquipmentOption": {
    "type": "string",
    "enum": [
      "kit",
      "gold"
    ],
    "default": "kit"
  },
  "CharacterConcept": {
    "type": "string",
    "maxLength": 300,
    "pattern": "^[^\\u0000]*$",
    "default": "",
    "description": "Who this is in a line."
  },
  "CharacterInput": {
    "type": "object",
    "description": "A character as written; what is absent gets its default.",
    "additionalProperties": false,
    "required": [
      "name",
      "class",
      "species",
      "background",
      "abilities"
    ],
    "properties": {
      "name": {
        "$ref": "#/components/schemas/CharacterName"
      },
      "class": {
        "$ref": "#/components/schemas/CharacterClass"
      },
      "species": {
        "$ref": "#/components/schemas/CharacterSpecies"
      },
      "background": {
        "$ref": "#/components/schemas/CharacterBackground"
      },
      "level": {
        "$ref": "#/components/schemas/CharacterLevel"
      },
      "abilityMethod": {
        "$ref": "#/components/schemas/AbilityMethod"
      },
      "abilities": {
        "$ref": "#/components/schemas/AbilityScores"
      },
      "increases": {
        "$ref": "#/components/schemas/BackgroundIncreases"
      },
      "skills": {
        "$ref": "#/components/schemas/SkillNames"
      },
      "equipment": {
        "$ref": "#/components/schemas/EquipmentOption"
      },
      "concept": {
        "$ref": "#/components/schemas/CharacterConcept"
      }
    }
  },
  "Character": {
    "type": "object",
    "description": "A character, compact; everything else is derived.",
    "required": [
      "characterId",
      "name",
      "class",
      "species",
      "background",
      "level",
      "abilityMethod",
      "abilities",
      "increases",
      "skills",
      "equipment",
      "concept",
      "version",
      "meta"
    ],
    "properties": {
      "characterId": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "$ref": "#/components/schemas/CharacterName"
      },
      "class": {
        "$ref": "#/components/schemas/CharacterClass"
      },
      "species": {
        "$ref": "#/components/schemas/CharacterSpecies"
      },
      "background": {
        "$ref": "#/components/schemas/CharacterBackground"
      },
      "level": {
        "$ref": "#/components/schemas/CharacterLevel"
      },
      "abilityMethod": {
        "$ref": "#/components/schemas/AbilityMethod"
      },
      "abilities": {
        "$ref": "#/components/schemas/AbilityScores"
      },
      "increases": {
        "$ref": "#/components/schemas/BackgroundIncreases"
      },
      "skills": {
        "$ref": "#/components/schemas/SkillNames"
      },
      "equipment": {
        "$ref": "#/components/schemas/EquipmentOption"
      },
      "concept": {
        "$ref": "#/components/schemas/CharacterConcept"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/CampaignMeta"
      }
    }
  },
  "CharacterPage": {
    "type": "object",
    "description": "One page of characters.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/Character"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "CatalogueSk": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[A-Za-z0-9_#:-][A-Za-z0-9_#:.-]*$",
    "description": "The key: edition, `#` and the name in short, unless another was given."
  },
  "OptionalSk": {
    "description": "The key of an item; null for none.",
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      {
        "type": "null"
      }
    ]
  },
  "CatalogueName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\s\\u0000]([^\\u0000\\r\\n]*[^\\s\\u0000])?$",
    "description": "Unique in its edition, ignoring case."
  },
  "CatalogueSource": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\u0000]*$",
    "default": "homebrew",
    "description": "Where it comes from; drives the attribution."
  },
  "CatalogueDescription": {
    "type": "string",
    "maxLength": 10000,
    "pattern": "^[^\\u0000]*$",
    "default": "",
    "description": "Markdown."
  },
  "CatalogueMeta": {
    "type": "object",
    "description": "Who changed it when.",
    "required": [
      "created_at",
      "created_by",
      "updated_at",
      "updated_by",
      "archived"
    ],
    "properties": {
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "created_by": {
        "$ref": "#/components/schemas/OptionalPersonName"
      },
      "updated_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "updated_by": {
        "$ref": "#/components/schemas/OptionalPersonName"
      },
      "archived": {
        "type": "boolean"
      }
    }
  },
  "OptionalPersonName": {
    "description": "Null for what came with the product.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/PersonName"
      },
      {
        "type": "null"
      }
    ]
  },
  "Coin": {
    "type": "string",
    "enum": [
      "cp",
      "sp",
      "ep",
      "gp",
      "pp"
    ]
  },
  "Cost": {
    "type": "object",
    "description": "A price in one coin.",
    "additionalProperties": false,
    "required": [
      "amount",
      "unit"
    ],
    "properties": {
      "amount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000000
      },
      "unit": {
        "$ref": "#/components/schemas/Coin"
      }
    }
  },
  "OptionalCost": {
    "description": "Null without a listed price.",
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/Cost"
      },
      {
        "type": "null"
      }
    ]
  },
  "OptionalWeight": {
    "type": [
      "number",
      "null"
    ],
    "minimum": 0,
    "maximum": 100000000,
    "default": null,
    "description": "In pounds; null when none is given."
  },
  "Quantity": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1000000,
    "default": 1,
    "description": "The pieces that cost and weight stand for."
  },
  "Notes": {
    "type": "string",
    "maxLength": 500,
    "pattern": "^[^\\u0000]*$",
    "default": ""
  },
  "GearCategory": {
    "type": "string",
    "enum": [
      "adventuring-gear",
      "ammunition",
      "equipment-pack",
      "arcane-focus",
      "druidic-focus",
      "holy-symbol",
      "mount",
      "tack-and-harness",
      "barding",
      "vehicle-land",
      "vehicle-water",
      "vehicle-air",
      "food-and-drink",
      "other"
    ]
  },
  "PackContent": {
    "type": "object",
    "description": "What lies in a pack.",
    "additionalProperties": false,
    "required": [
      "gearSk",
      "quantity"
    ],
    "properties": {
      "gearSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "quantity": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      }
    }
  },
  "PackContents": {
    "type": "array",
    "maxItems": 100,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/PackContent"
    }
  },
  "Capacity": {
    "description": "What a container holds; null for none.",
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/CapacityValue"
      },
      {
        "type": "null"
      }
    ]
  },
  "CapacityValue": {
    "type": "object",
    "description": "What a container holds.",
    "additionalProperties": false,
    "required": [
      "weightLb",
      "volumeCuFt"
    ],
    "properties": {
      "weightLb": {
        "type": [
          "number",
          "null"
        ],
        "minimum": 0,
        "maximum": 1000000
      },
      "volumeCuFt": {
        "type": [
          "number",
          "null"
        ],
        "minimum": 0,
        "maximum": 1000000
      }
    }
  },
  "OptionalSpeedFt": {
    "type": [
      "integer",
      "null"
    ],
    "minimum": 0,
    "maximum": 10000,
    "default": null,
    "description": "Feet a turn."
  },
  "OptionalSpeedMph": {
    "type": [
      "number",
      "null"
    ],
    "minimum": 0,
    "maximum": 10000,
    "default": null,
    "description": "Miles an hour."
  },
  "OptionalCount": {
    "type": [
      "integer",
      "null"
    ],
    "minimum": 0,
    "maximum": 1000000,
    "default": null
  },
  "OptionalTons": {
    "type": [
      "number",
      "null"
    ],
    "minimum": 0,
    "maximum": 1000000,
    "default": null,
    "description": "Tons of cargo."
  },
  "OptionalArmorClass": {
    "type": [
      "integer",
      "null"
    ],
    "minimum": 0,
    "maximum": 50,
    "default": null
  },
  "OptionalHitPoints": {
    "type": [
      "integer",
      "null"
    ],
    "minimum": 0,
    "maximum": 100000,
    "default": null
  },
  "ToolCategory": {
    "type": "string",
    "enum": [
      "artisans-tools",
      "gaming-set",
      "musical-instrument",
      "other-tools"
    ]
  },
  "OptionalAbility": {
    "description": "Null where the rules name none.",
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/AbilityName"
      },
      {
        "type": "null"
      }
    ]
  },
  "ToolUtilize": {
    "type": "object",
    "description": "What a tool check can do.",
    "additionalProperties": false,
    "required": [
      "task",
      "dc"
    ],
    "properties": {
      "task": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000]*$"
      },
      "dc": {
        "type": "integer",
        "minimum": 0,
        "maximum": 50
      }
    }
  },
  "ToolUtilizeList": {
    "type": "array",
    "maxItems": 20,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/ToolUtilize"
    }
  },
  "ToolCrafts": {
    "type": "array",
    "maxItems": 100,
    "default": [],
    "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "^[^\\u0000]*$"
    },
    "description": "Names of things or groups of things."
  },
  "ArmorCategory": {
    "type": "string",
    "enum": [
      "light",
      "medium",
      "heavy",
      "shield"
    ]
  },
  "ArmorClassBase": {
    "type": "integer",
    "minimum": 0,
    "maximum": 30,
    "description": "For a shield the bonus."
  },
  "ArmorAddDex": {
    "type": "boolean",
    "default": false,
    "description": "Whether Dexterity adds to it."
  },
  "ArmorMaxDex": {
    "type": [
      "integer",
      "null"
    ],
    "minimum": 0,
    "maximum": 10,
    "default": null,
    "description": "The most that Dexterity adds; null without a limit."
  },
  "OptionalAbilityScore": {
    "type": [
      "integer",
      "null"
    ],
    "minimum": 1,
    "maximum": 30,
    "default": null
  },
  "StealthDisadvantage": {
    "type": "boolean",
    "default": false
  },
  "DonDoffTime": {
    "type": "string",
    "maxLength": 60,
    "pattern": "^[^\\u0000]*$",
    "default": "",
    "description": "As printed."
  },
  "WeaponCategory": {
    "type": "string",
    "enum": [
      "simple-melee",
      "simple-ranged",
      "martial-melee",
      "martial-ranged"
    ]
  },
  "DamageType": {
    "type": "string",
    "enum": [
      "acid",
      "bludgeoning",
      "cold",
      "fire",
      "force",
      "lightning",
      "necrotic",
      "piercing",
      "poison",
      "psychic",
      "radiant",
      "slashing",
      "thunder"
    ]
  },
  "Dice": {
    "type": "string",
    "maxLength": 10,
    "pattern": "^[1-9][0-9]*(d(4|6|8|10|12))?$",
    "description": "`2d6`, or a number."
  },
  "Damage": {
    "type": "object",
    "description": "Dice and type.",
    "additionalProperties": false,
    "required": [
      "dice",
      "type"
    ],
    "properties": {
      "dice": {
        "$ref": "#/components/schemas/Dice"
      },
      "type": {
        "$ref": "#/components/schemas/DamageType"
      }
    }
  },
  "OptionalDamage": {
    "description": "Null for a weapon that deals none.",
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/Damage"
      },
      {
        "type": "null"
      }
    ]
  },
  "OptionalDice": {
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/Dice"
      },
      {
        "type": "null"
      }
    ]
  },
  "WeaponProperty": {
    "type": "string",
    "enum": [
      "ammunition",
      "finesse",
      "heavy",
      "light",
      "loading",
      "reach",
      "thrown",
      "two-handed",
      "versatile",
      "special"
    ]
  },
  "WeaponProperties": {
    "type": "array",
    "maxItems": 10,
    "uniqueItems": true,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/WeaponProperty"
    }
  },
  "WeaponRange": {
    "type": "object",
    "description": "Feet; the long range is at Disadvantage.",
    "additionalProperties": false,
    "required": [
      "normal",
      "long"
    ],
    "properties": {
      "normal": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10000
      },
      "long": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10000
      }
    }
  },
  "OptionalRange": {
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/WeaponRange"
      },
      {
        "type": "null"
      }
    ]
  },
  "WeaponMastery": {
    "type": "string",
    "enum": [
      "cleave",
      "graze",
      "nick",
      "push",
      "sap",
      "slow",
      "topple",
      "vex"
    ]
  },
  "OptionalMastery": {
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/WeaponMastery"
      },
      {
        "type": "null"
      }
    ]
  },
  "FeatCategory": {
    "type": "string",
    "enum": [
      "origin",
      "general",
      "fighting-style",
      "epic-boon"
    ]
  },
  "AbilityPrerequisite": {
    "type": "object",
    "description": "One of these abilities must reach a score.",
    "additionalProperties": false,
    "required": [
      "anyOf",
      "min"
    ],
    "properties": {
      "anyOf": {
        "type": "array",
        "minItems": 1,
        "maxItems": 6,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/AbilityName"
        }
      },
      "min": {
        "type": "integer",
        "minimum": 1,
        "maximum": 30
      }
    }
  },
  "FeatPrerequisites": {
    "type": "object",
    "description": "What a character must have first.",
    "additionalProperties": false,
    "required": [
      "minLevel",
      "abilities",
      "feature",
      "text"
    ],
    "default": {
      "minLevel": null,
      "abilities": [],
      "feature": null,
      "text": ""
    },
    "properties": {
      "minLevel": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 20
      },
      "abilities": {
        "type": "array",
        "maxItems": 6,
        "items": {
          "$ref": "#/components/schemas/AbilityPrerequisite"
        }
      },
      "feature": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 120,
        "pattern": "^[^\\u0000]*$"
      },
      "text": {
        "type": "string",
        "maxLength": 300,
        "pattern": "^[^\\u0000]*$"
      }
    }
  },
  "FeatRepeatable": {
    "type": "boolean",
    "default": false
  },
  "AbilityIncreaseMode": {
    "type": "object",
    "description": "How many abilities, and how much each.",
    "additionalProperties": false,
    "required": [
      "choose",
      "amount"
    ],
    "properties": {
      "choose": {
        "type": "integer",
        "minimum": 1,
        "maximum": 6
      },
      "amount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10
      }
    }
  },
  "AbilityIncrease": {
    "type": "object",
    "description": "One of the modes, among these abilities, up to a score.",
    "additionalProperties": false,
    "required": [
      "modes",
      "from",
      "max"
    ],
    "properties": {
      "modes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 6,
        "items": {
          "$ref": "#/components/schemas/AbilityIncreaseMode"
        }
      },
      "from": {
        "type": "array",
        "minItems": 1,
        "maxItems": 6,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/AbilityName"
        }
      },
      "max": {
        "type": "integer",
        "minimum": 1,
        "maximum": 30
      }
    }
  },
  "OptionalAbilityIncrease": {
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/AbilityIncrease"
      },
      {
        "type": "null"
      }
    ]
  },
  "FeatBenefit": {
    "type": "object",
    "description": "One benefit.",
    "additionalProperties": false,
    "required": [
      "name",
      "description"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*$"
      },
      "description": {
        "type": "string",
        "maxLength": 2000,
        "pattern": "^[^\\u0000]*$"
      }
    }
  },
  "FeatBenefits": {
    "type": "array",
    "maxItems": 20,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/FeatBenefit"
    }
  },
  "FeatEffect": {
    "type": "object",
    "description": "What code can apply.",
    "additionalProperties": false,
    "required": [
      "target",
      "bonus",
      "condition"
    ],
    "properties": {
      "target": {
        "type": "string",
        "enum": [
          "ac",
          "ranged-attack",
          "melee-damage",
          "initiative",
          "hp-per-level",
          "speed"
        ]
      },
      "bonus": {
        "type": "string",
        "maxLength": 10,
        "pattern": "^([+-]?[0-9]{1,3}|PB)$",
        "description": "A number, or `PB` for the proficiency bonus."
      },
      "condition": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "armored",
          null
        ]
      }
    }
  },
  "FeatEffects": {
    "type": "array",
    "maxItems": 20,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/FeatEffect"
    }
  },
  "PricedSort": {
    "type": "string",
    "enum": [
      "name",
      "category",
      "edition",
      "source",
      "cost",
      "weight",
      "updated_at"
    ],
    "default": "name"
  },
  "FeatSort": {
    "type": "string",
    "enum": [
      "name",
      "category",
      "edition",
      "source",
      "updated_at"
    ],
    "default": "name"
  },
  "CatalogueTotal": {
    "description": "How many items match in all; null unless the call asked for it.",
    "type": [
      "integer",
      "null"
    ],
    "minimum": 0,
    "maximum": 1000000000
  },
  "CatalogueAction": {
    "type": "string",
    "enum": [
      "created",
      "updated",
      "deleted"
    ]
  },
  "CatalogueKind": {
    "type": "string",
    "enum": [
      "gear",
      "tools",
      "armor",
      "weapons",
      "feats"
    ]
  },
  "CatalogueUse": {
    "type": "object",
    "description": "An item that refers to another one.",
    "required": [
      "kind",
      "sk",
      "name"
    ],
    "properties": {
      "kind": {
        "$ref": "#/components/schemas/CatalogueKind"
      },
      "sk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      }
    }
  },
  "BulkOnConflict": {
    "type": "string",
    "enum": [
      "reject",
      "skip",
      "update"
    ],
    "default": "reject",
    "description": "What to do with a create whose name or key is taken."
  },
  "BulkDryRun": {
    "type": "boolean",
    "default": false
  },
  "BulkIndex": {
    "type": "integer",
    "minimum": 0,
    "maximum": 999,
    "description": "The place of the operation in the request."
  },
  "BulkStatus": {
    "type": "string",
    "enum": [
      "created",
      "updated",
      "unchanged",
      "skipped",
      "deleted",
      "failed"
    ]
  },
  "BulkCounts": {
    "type": "object",
    "description": "How many operations ended how.",
    "required": [
      "created",
      "updated",
      "unchanged",
      "skipped",
      "deleted",
      "failed"
    ],
    "properties": {
      "created": {
        "$ref": "#/components/schemas/BulkCount"
      },
      "updated": {
        "$ref": "#/components/schemas/BulkCount"
      },
      "unchanged": {
        "$ref": "#/components/schemas/BulkCount"
      },
      "skipped": {
        "$ref": "#/components/schemas/BulkCount"
      },
      "deleted": {
        "$ref": "#/components/schemas/BulkCount"
      },
      "failed": {
        "$ref": "#/components/schemas/BulkCount"
      }
    }
  },
  "BulkCount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000
  },
  "CatalogueBulkDelete": {
    "type": "object",
    "description": "Delete an item; with `version` only if it still has that version.",
    "additionalProperties": false,
    "required": [
      "action",
      "sk"
    ],
    "properties": {
      "action": {
        "type": "string",
        "const": "delete"
      },
      "sk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      }
    }
  },
  "GearInput": {
    "type": "object",
    "description": "A gear item as written; what is absent gets its default.",
    "additionalProperties": false,
    "required": [
      "name",
      "category"
    ],
    "properties": {
      "gearSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/GearCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "cost": {
        "$ref": "#/components/schemas/OptionalCost"
      },
      "weightLb": {
        "$ref": "#/components/schemas/OptionalWeight"
      },
      "quantity": {
        "$ref": "#/components/schemas/Quantity"
      },
      "contents": {
        "$ref": "#/components/schemas/PackContents"
      },
      "storageSk": {
        "$ref": "#/components/schemas/OptionalSk"
      },
      "capacity": {
        "$ref": "#/components/schemas/Capacity"
      },
      "carryingCapacityLb": {
        "$ref": "#/components/schemas/OptionalWeight"
      },
      "speedFt": {
        "$ref": "#/components/schemas/OptionalSpeedFt"
      },
      "speedMph": {
        "$ref": "#/components/schemas/OptionalSpeedMph"
      },
      "crew": {
        "$ref": "#/components/schemas/OptionalCount"
      },
      "passengers": {
        "$ref": "#/components/schemas/OptionalCount"
      },
      "cargoTons": {
        "$ref": "#/components/schemas/OptionalTons"
      },
      "ac": {
        "$ref": "#/components/schemas/OptionalArmorClass"
      },
      "hp": {
        "$ref": "#/components/schemas/OptionalHitPoints"
      },
      "damageThreshold": {
        "$ref": "#/components/schemas/OptionalHitPoints"
      },
      "description": {
        "$ref": "#/components/schemas/CatalogueDescription"
      }
    }
  },
  "Gear": {
    "type": "object",
    "description": "A gear item of the catalogue.",
    "required": [
      "gearSk",
      "name",
      "category",
      "edition",
      "source",
      "cost",
      "weightLb",
      "quantity",
      "contents",
      "storageSk",
      "capacity",
      "carryingCapacityLb",
      "speedFt",
      "speedMph",
      "crew",
      "passengers",
      "cargoTons",
      "ac",
      "hp",
      "damageThreshold",
      "description",
      "version",
      "meta"
    ],
    "properties": {
      "gearSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/GearCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "cost": {
        "$ref": "#/components/schemas/OptionalCost"
      },
      "weightLb": {
        "$ref": "#/components/schemas/OptionalWeight"
      },
      "quantity": {
        "$ref": "#/components/schemas/Quantity"
      },
      "contents": {
        "$ref": "#/components/schemas/PackContents"
      },
      "storageSk": {
        "$ref": "#/components/schemas/OptionalSk"
      },
      "capacity": {
        "$ref": "#/components/schemas/Capacity"
      },
      "carryingCapacityLb": {
        "$ref": "#/components/schemas/OptionalWeight"
      },
      "speedFt": {
        "$ref": "#/components/schemas/OptionalSpeedFt"
      },
      "speedMph": {
        "$ref": "#/components/schemas/OptionalSpeedMph"
      },
      "crew": {
        "$ref": "#/components/schemas/OptionalCount"
      },
      "passengers": {
        "$ref": "#/components/schemas/OptionalCount"
      },
      "cargoTons": {
        "$ref": "#/components/schemas/OptionalTons"
      },
      "ac": {
        "$ref": "#/components/schemas/OptionalArmorClass"
      },
      "hp": {
        "$ref": "#/components/schemas/OptionalHitPoints"
      },
      "damageThreshold": {
        "$ref": "#/components/schemas/OptionalHitPoints"
      },
      "description": {
        "$ref": "#/components/schemas/CatalogueDescription"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/CatalogueMeta"
      }
    }
  },
  "GearPage": {
    "type": "object",
    "description": "One page of gear.",
    "required": [
      "items",
      "nextCursor",
      "total"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Gear"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      },
      "total": {
        "$ref": "#/components/schemas/CatalogueTotal"
      }
    }
  },
  "GearHistoryPage": {
    "type": "object",
    "description": "One page of the history of a gear item, latest first.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/GearHistoryEntry"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "GearHistoryEntry": {
    "type": "object",
    "description": "One change of a gear item.",
    "required": [
      "version",
      "action",
      "at",
      "by",
      "before",
      "after"
    ],
    "properties": {
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "action": {
        "$ref": "#/components/schemas/CatalogueAction"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "by": {
        "$ref": "#/components/schemas/OptionalPersonName"
      },
      "before": {
        "description": "All fields as they were; null before it was created.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/GearInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "after": {
        "description": "All fields as they were then; null once it was deleted.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/GearInput"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "GearBulkRequest": {
    "type": "object",
    "description": "Operations on gear, carried out in order; names and references are checked after all of them.",
    "additionalProperties": false,
    "required": [
      "operations"
    ],
    "properties": {
      "operations": {
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "x-independent-entries": true,
        "items": {
          "$ref": "#/components/schemas/GearBulkOperation"
        }
      },
      "onConflict": {
        "$ref": "#/components/schemas/BulkOnConflict"
      },
      "dryRun": {
        "$ref": "#/components/schemas/BulkDryRun"
      }
    }
  },
  "GearBulkOperation": {
    "description": "One operation on one gear item.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/GearBulkCreate"
      },
      {
        "$ref": "#/components/schemas/GearBulkUpdate"
      },
      {
        "$ref": "#/components/schemas/CatalogueBulkDelete"
      }
    ],
    "discriminator": {
      "propertyName": "action",
      "mapping": {
        "create": "#/components/schemas/GearBulkCreate",
        "update": "#/components/schemas/GearBulkUpdate",
        "delete": "#/components/schemas/CatalogueBulkDelete"
      }
    }
  },
  "GearBulkCreate": {
    "type": "object",
    "description": "Create a gear item.",
    "additionalProperties": false,
    "required": [
      "action",
      "item"
    ],
    "properties": {
      "action": {
        "type": "string",
        "const": "create"
      },
      "item": {
        "$ref": "#/components/schemas/GearInput"
      }
    }
  },
  "GearBulkUpdate": {
    "type": "object",
    "description": "Replace a gear item; with `version` only if it still has that version.",
    "additionalProperties": false,
    "required": [
      "action",
      "sk",
      "item"
    ],
    "properties": {
      "action": {
        "type": "string",
        "const": "update"
      },
      "sk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "item": {
        "$ref": "#/components/schemas/GearInput"
      }
    }
  },
  "GearBulkResponse": {
    "type": "object",
    "description": "One result per operation, in order, and their sums.",
    "required": [
      "results",
      "counts",
      "dryRun"
    ],
    "properties": {
      "results": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/GearBulkResult"
        }
      },
      "counts": {
        "$ref": "#/components/schemas/BulkCounts"
      },
      "dryRun": {
        "type": "boolean"
      }
    }
  },
  "GearBulkResult": {
    "type": "object",
    "description": "What became of one operation.",
    "required": [
      "index",
      "status",
      "sk",
      "item",
      "problem"
    ],
    "properties": {
      "index": {
        "$ref": "#/components/schemas/BulkIndex"
      },
      "status": {
        "$ref": "#/components/schemas/BulkStatus"
      },
      "sk": {
        "$ref": "#/components/schemas/OptionalSk"
      },
      "item": {
        "description": "The gear item as it is now; null when it was deleted, skipped or refused.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/Gear"
          },
          {
            "type": "null"
          }
        ]
      },
      "problem": {
        "description": "Why it was refused; null otherwise.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/ApiProblem"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "ToolInput": {
    "type": "object",
    "description": "A tool as written; what is absent gets its default.",
    "additionalProperties": false,
    "required": [
      "name",
      "category"
    ],
    "properties": {
      "toolSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/ToolCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "cost": {
        "$ref": "#/components/schemas/OptionalCost"
      },
      "weightLb": {
        "$ref": "#/components/schemas/OptionalWeight"
      },
      "ability": {
        "$ref": "#/components/schemas/OptionalAbility"
      },
      "utilize": {
        "$ref": "#/components/schemas/ToolUtilizeList"
      },
      "crafts": {
        "$ref": "#/components/schemas/ToolCrafts"
      },
      "description": {
        "$ref": "#/components/schemas/CatalogueDescription"
      }
    }
  },
  "Tool": {
    "type": "object",
    "description": "A tool of the catalogue.",
    "required": [
      "toolSk",
      "name",
      "category",
      "edition",
      "source",
      "cost",
      "weightLb",
      "ability",
      "utilize",
      "crafts",
      "description",
      "version",
      "meta"
    ],
    "properties": {
      "toolSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/ToolCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "cost": {
        "$ref": "#/components/schemas/OptionalCost"
      },
      "weightLb": {
        "$ref": "#/components/schemas/OptionalWeight"
      },
      "ability": {
        "$ref": "#/components/schemas/OptionalAbility"
      },
      "utilize": {
        "$ref": "#/components/schemas/ToolUtilizeList"
      },
      "crafts": {
        "$ref": "#/components/schemas/ToolCrafts"
      },
      "description": {
        "$ref": "#/components/schemas/CatalogueDescription"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/CatalogueMeta"
      }
    }
  },
  "ToolPage": {
    "type": "object",
    "description": "One page of tools.",
    "required": [
      "items",
      "nextCursor",
      "total"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Tool"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      },
      "total": {
        "$ref": "#/components/schemas/CatalogueTotal"
      }
    }
  },
  "ToolHistoryPage": {
    "type": "object",
    "description": "One page of the history of a tool, latest first.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/ToolHistoryEntry"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "ToolHistoryEntry": {
    "type": "object",
    "description": "One change of a tool.",
    "required": [
      "version",
      "action",
      "at",
      "by",
      "before",
      "after"
    ],
    "properties": {
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "action": {
        "$ref": "#/components/schemas/CatalogueAction"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "by": {
        "$ref": "#/components/schemas/OptionalPersonName"
      },
      "before": {
        "description": "All fields as they were; null before it was created.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/ToolInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "after": {
        "description": "All fields as they were then; null once it was deleted.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/ToolInput"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "ToolBulkRequest": {
    "type": "object",
    "description": "Operations on tools, carried out in order; names and references are checked after all of them.",
    "additionalProperties": false,
    "required": [
      "operations"
    ],
    "properties": {
      "operations": {
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "x-independent-entries": true,
        "items": {
          "$ref": "#/components/schemas/ToolBulkOperation"
        }
      },
      "onConflict": {
        "$ref": "#/components/schemas/BulkOnConflict"
      },
      "dryRun": {
        "$ref": "#/components/schemas/BulkDryRun"
      }
    }
  },
  "ToolBulkOperation": {
    "description": "One operation on one tool.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/ToolBulkCreate"
      },
      {
        "$ref": "#/components/schemas/ToolBulkUpdate"
      },
      {
        "$ref": "#/components/schemas/CatalogueBulkDelete"
      }
    ],
    "discriminator": {
      "propertyName": "action",
      "mapping": {
        "create": "#/components/schemas/ToolBulkCreate",
        "update": "#/components/schemas/ToolBulkUpdate",
        "delete": "#/components/schemas/CatalogueBulkDelete"
      }
    }
  },
  "ToolBulkCreate": {
    "type": "object",
    "description": "Create a tool.",
    "additionalProperties": false,
    "required": [
      "action",
      "item"
    ],
    "properties": {
      "action": {
        "type": "string",
        "const": "create"
      },
      "item": {
        "$ref": "#/components/schemas/ToolInput"
      }
    }
  },
  "ToolBulkUpdate": {
    "type": "object",
    "description": "Replace a tool; with `version` only if it still has that version.",
    "additionalProperties": false,
    "required": [
      "action",
      "sk",
      "item"
    ],
    "properties": {
      "action": {
        "type": "string",
        "const": "update"
      },
      "sk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "item": {
        "$ref": "#/components/schemas/ToolInput"
      }
    }
  },
  "ToolBulkResponse": {
    "type": "object",
    "description": "One result per operation, in order, and their sums.",
    "required": [
      "results",
      "counts",
      "dryRun"
    ],
    "properties": {
      "results": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/ToolBulkResult"
        }
      },
      "counts": {
        "$ref": "#/components/schemas/BulkCounts"
      },
      "dryRun": {
        "type": "boolean"
      }
    }
  },
  "ToolBulkResult": {
    "type": "object",
    "description": "What became of one operation.",
    "required": [
      "index",
      "status",
      "sk",
      "item",
      "problem"
    ],
    "properties": {
      "index": {
        "$ref": "#/components/schemas/BulkIndex"
      },
      "status": {
        "$ref": "#/components/schemas/BulkStatus"
      },
      "sk": {
        "$ref": "#/components/schemas/OptionalSk"
      },
      "item": {
        "description": "The tool as it is now; null when it was deleted, skipped or refused.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/Tool"
          },
          {
            "type": "null"
          }
        ]
      },
      "problem": {
        "description": "Why it was refused; null otherwise.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/ApiProblem"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "ArmorInput": {
    "type": "object",
    "description": "A piece of armor as written; what is absent gets its default.",
    "additionalProperties": false,
    "required": [
      "name",
      "category",
      "acBase"
    ],
    "properties": {
      "armorSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/ArmorCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "cost": {
        "$ref": "#/components/schemas/OptionalCost"
      },
      "weightLb": {
        "$ref": "#/components/schemas/OptionalWeight"
      },
      "acBase": {
        "$ref": "#/components/schemas/ArmorClassBase"
      },
      "acAddDex": {
        "$ref": "#/components/schemas/ArmorAddDex"
      },
      "acMaxDex": {
        "$ref": "#/components/schemas/ArmorMaxDex"
      },
      "strengthRequired": {
        "$ref": "#/components/schemas/OptionalAbilityScore"
      },
      "stealthDisadvantage": {
        "$ref": "#/components/schemas/StealthDisadvantage"
      },
      "donTime": {
        "$ref": "#/components/schemas/DonDoffTime"
      },
      "doffTime": {
        "$ref": "#/components/schemas/DonDoffTime"
      },
      "description": {
        "$ref": "#/components/schemas/CatalogueDescription"
      }
    }
  },
  "Armor": {
    "type": "object",
    "description": "A piece of armor of the catalogue.",
    "required": [
      "armorSk",
      "name",
      "category",
      "edition",
      "source",
      "cost",
      "weightLb",
      "acBase",
      "acAddDex",
      "acMaxDex",
      "strengthRequired",
      "stealthDisadvantage",
      "donTime",
      "doffTime",
      "description",
      "version",
      "meta"
    ],
    "properties": {
      "armorSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/ArmorCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "cost": {
        "$ref": "#/components/schemas/OptionalCost"
      },
      "weightLb": {
        "$ref": "#/components/schemas/OptionalWeight"
      },
      "acBase": {
        "$ref": "#/components/schemas/ArmorClassBase"
      },
      "acAddDex": {
        "$ref": "#/components/schemas/ArmorAddDex"
      },
      "acMaxDex": {
        "$ref": "#/components/schemas/ArmorMaxDex"
      },
      "strengthRequired": {
        "$ref": "#/components/schemas/OptionalAbilityScore"
      },
      "stealthDisadvantage": {
        "$ref": "#/components/schemas/StealthDisadvantage"
      },
      "donTime": {
        "$ref": "#/components/schemas/DonDoffTime"
      },
      "doffTime": {
        "$ref": "#/components/schemas/DonDoffTime"
      },
      "description": {
        "$ref": "#/components/schemas/CatalogueDescription"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/CatalogueMeta"
      }
    }
  },
  "ArmorPage": {
    "type": "object",
    "description": "One page of armor.",
    "required": [
      "items",
      "nextCursor",
      "total"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Armor"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      },
      "total": {
        "$ref": "#/components/schemas/CatalogueTotal"
      }
    }
  },
  "ArmorHistoryPage": {
    "type": "object",
    "description": "One page of the history of a piece of armor, latest first.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/ArmorHistoryEntry"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "ArmorHistoryEntry": {
    "type": "object",
    "description": "One change of a piece of armor.",
    "required": [
      "version",
      "action",
      "at",
      "by",
      "before",
      "after"
    ],
    "properties": {
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "action": {
        "$ref": "#/components/schemas/CatalogueAction"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "by": {
        "$ref": "#/components/schemas/OptionalPersonName"
      },
      "before": {
        "description": "All fields as they were; null before it was created.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/ArmorInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "after": {
        "description": "All fields as they were then; null once it was deleted.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/ArmorInput"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "ArmorBulkRequest": {
    "type": "object",
    "description": "Operations on armor, carried out in order; names and references are checked after all of them.",
    "additionalProperties": false,
    "required": [
      "operations"
    ],
    "properties": {
      "operations": {
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "x-independent-entries": true,
        "items": {
          "$ref": "#/components/schemas/ArmorBulkOperation"
        }
      },
      "onConflict": {
        "$ref": "#/components/schemas/BulkOnConflict"
      },
      "dryRun": {
        "$ref": "#/components/schemas/BulkDryRun"
      }
    }
  },
  "ArmorBulkOperation": {
    "description": "One operation on one piece of armor.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/ArmorBulkCreate"
      },
      {
        "$ref": "#/components/schemas/ArmorBulkUpdate"
      },
      {
        "$ref": "#/components/schemas/CatalogueBulkDelete"
      }
    ],
    "discriminator": {
      "propertyName": "action",
      "mapping": {
        "create": "#/components/schemas/ArmorBulkCreate",
        "update": "#/components/schemas/ArmorBulkUpdate",
        "delete": "#/components/schemas/CatalogueBulkDelete"
      }
    }
  },
  "ArmorBulkCreate": {
    "type": "object",
    "description": "Create a piece of armor.",
    "additionalProperties": false,
    "required": [
      "action",
      "item"
    ],
    "properties": {
      "action": {
        "type": "string",
        "const": "create"
      },
      "item": {
        "$ref": "#/components/schemas/ArmorInput"
      }
    }
  },
  "ArmorBulkUpdate": {
    "type": "object",
    "description": "Replace a piece of armor; with `version` only if it still has that version.",
    "additionalProperties": false,
    "required": [
      "action",
      "sk",
      "item"
    ],
    "properties": {
      "action": {
        "type": "string",
        "const": "update"
      },
      "sk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "item": {
        "$ref": "#/components/schemas/ArmorInput"
      }
    }
  },
  "ArmorBulkResponse": {
    "type": "object",
    "description": "One result per operation, in order, and their sums.",
    "required": [
      "results",
      "counts",
      "dryRun"
    ],
    "properties": {
      "results": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/ArmorBulkResult"
        }
      },
      "counts": {
        "$ref": "#/components/schemas/BulkCounts"
      },
      "dryRun": {
        "type": "boolean"
      }
    }
  },
  "ArmorBulkResult": {
    "type": "object",
    "description": "What became of one operation.",
    "required": [
      "index",
      "status",
      "sk",
      "item",
      "problem"
    ],
    "properties": {
      "index": {
        "$ref": "#/components/schemas/BulkIndex"
      },
      "status": {
        "$ref": "#/components/schemas/BulkStatus"
      },
      "sk": {
        "$ref": "#/components/schemas/OptionalSk"
      },
      "item": {
        "description": "The piece of armor as it is now; null when it was deleted, skipped or refused.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/Armor"
          },
          {
            "type": "null"
          }
        ]
      },
      "problem": {
        "description": "Why it was refused; null otherwise.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/ApiProblem"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "WeaponInput": {
    "type": "object",
    "description": "A weapon as written; what is absent gets its default.",
    "additionalProperties": false,
    "required": [
      "name",
      "category"
    ],
    "properties": {
      "weaponSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/WeaponCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "cost": {
        "$ref": "#/components/schemas/OptionalCost"
      },
      "weightLb": {
        "$ref": "#/components/schemas/OptionalWeight"
      },
      "damage": {
        "$ref": "#/components/schemas/OptionalDamage"
      },
      "versatileDamage": {
        "$ref": "#/components/schemas/OptionalDice"
      },
      "properties": {
        "$ref": "#/components/schemas/WeaponProperties"
      },
      "range": {
        "$ref": "#/components/schemas/OptionalRange"
      },
      "ammunitionSk": {
        "$ref": "#/components/schemas/OptionalSk"
      },
      "mastery": {
        "$ref": "#/components/schemas/OptionalMastery"
      },
      "notes": {
        "$ref": "#/components/schemas/Notes"
      },
      "description": {
        "$ref": "#/components/schemas/CatalogueDescription"
      }
    }
  },
  "Weapon": {
    "type": "object",
    "description": "A weapon of the catalogue.",
    "required": [
      "weaponSk",
      "name",
      "category",
      "edition",
      "source",
      "cost",
      "weightLb",
      "damage",
      "versatileDamage",
      "properties",
      "range",
      "ammunitionSk",
      "mastery",
      "notes",
      "description",
      "version",
      "meta"
    ],
    "properties": {
      "weaponSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/WeaponCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "cost": {
        "$ref": "#/components/schemas/OptionalCost"
      },
      "weightLb": {
        "$ref": "#/components/schemas/OptionalWeight"
      },
      "damage": {
        "$ref": "#/components/schemas/OptionalDamage"
      },
      "versatileDamage": {
        "$ref": "#/components/schemas/OptionalDice"
      },
      "properties": {
        "$ref": "#/components/schemas/WeaponProperties"
      },
      "range": {
        "$ref": "#/components/schemas/OptionalRange"
      },
      "ammunitionSk": {
        "$ref": "#/components/schemas/OptionalSk"
      },
      "mastery": {
        "$ref": "#/components/schemas/OptionalMastery"
      },
      "notes": {
        "$ref": "#/components/schemas/Notes"
      },
      "description": {
        "$ref": "#/components/schemas/CatalogueDescription"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/CatalogueMeta"
      }
    }
  },
  "WeaponPage": {
    "type": "object",
    "description": "One page of weapons.",
    "required": [
      "items",
      "nextCursor",
      "total"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Weapon"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      },
      "total": {
        "$ref": "#/components/schemas/CatalogueTotal"
      }
    }
  },
  "WeaponHistoryPage": {
    "type": "object",
    "description": "One page of the history of a weapon, latest first.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/WeaponHistoryEntry"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "WeaponHistoryEntry": {
    "type": "object",
    "description": "One change of a weapon.",
    "required": [
      "version",
      "action",
      "at",
      "by",
      "before",
      "after"
    ],
    "properties": {
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "action": {
        "$ref": "#/components/schemas/CatalogueAction"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "by": {
        "$ref": "#/components/schemas/OptionalPersonName"
      },
      "before": {
        "description": "All fields as they were; null before it was created.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/WeaponInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "after": {
        "description": "All fields as they were then; null once it was deleted.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/WeaponInput"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "WeaponBulkRequest": {
    "type": "object",
    "description": "Operations on weapons, carried out in order; names and references are checked after all of them.",
    "additionalProperties": false,
    "required": [
      "operations"
    ],
    "properties": {
      "operations": {
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "x-independent-entries": true,
        "items": {
          "$ref": "#/components/schemas/WeaponBulkOperation"
        }
      },
      "onConflict": {
        "$ref": "#/components/schemas/BulkOnConflict"
      },
      "dryRun": {
        "$ref": "#/components/schemas/BulkDryRun"
      }
    }
  },
  "WeaponBulkOperation": {
    "description": "One operation on one weapon.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/WeaponBulkCreate"
      },
      {
        "$ref": "#/components/schemas/WeaponBulkUpdate"
      },
      {
        "$ref": "#/components/schemas/CatalogueBulkDelete"
      }
    ],
    "discriminator": {
      "propertyName": "action",
      "mapping": {
        "create": "#/components/schemas/WeaponBulkCreate",
        "update": "#/components/schemas/WeaponBulkUpdate",
        "delete": "#/components/schemas/CatalogueBulkDelete"
      }
    }
  },
  "WeaponBulkCreate": {
    "type": "object",
    "description": "Create a weapon.",
    "additionalProperties": false,
    "required": [
      "action",
      "item"
    ],
    "properties": {
      "action": {
        "type": "string",
        "const": "create"
      },
      "item": {
        "$ref": "#/components/schemas/WeaponInput"
      }
    }
  },
  "WeaponBulkUpdate": {
    "type": "object",
    "description": "Replace a weapon; with `version` only if it still has that version.",
    "additionalProperties": false,
    "required": [
      "action",
      "sk",
      "item"
    ],
    "properties": {
      "action": {
        "type": "string",
        "const": "update"
      },
      "sk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "item": {
        "$ref": "#/components/schemas/WeaponInput"
      }
    }
  },
  "WeaponBulkResponse": {
    "type": "object",
    "description": "One result per operation, in order, and their sums.",
    "required": [
      "results",
      "counts",
      "dryRun"
    ],
    "properties": {
      "results": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/WeaponBulkResult"
        }
      },
      "counts": {
        "$ref": "#/components/schemas/BulkCounts"
      },
      "dryRun": {
        "type": "boolean"
      }
    }
  },
  "WeaponBulkResult": {
    "type": "object",
    "description": "What became of one operation.",
    "required": [
      "index",
      "status",
      "sk",
      "item",
      "problem"
    ],
    "properties": {
      "index": {
        "$ref": "#/components/schemas/BulkIndex"
      },
      "status": {
        "$ref": "#/components/schemas/BulkStatus"
      },
      "sk": {
        "$ref": "#/components/schemas/OptionalSk"
      },
      "item": {
        "description": "The weapon as it is now; null when it was deleted, skipped or refused.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/Weapon"
          },
          {
            "type": "null"
          }
        ]
      },
      "problem": {
        "description": "Why it was refused; null otherwise.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/ApiProblem"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "FeatInput": {
    "type": "object",
    "description": "A feat as written; what is absent gets its default.",
    "additionalProperties": false,
    "required": [
      "name",
      "category"
    ],
    "properties": {
      "featSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/FeatCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "prerequisites": {
        "$ref": "#/components/schemas/FeatPrerequisites"
      },
      "repeatable": {
        "$ref": "#/components/schemas/FeatRepeatable"
      },
      "repeatNote": {
        "$ref": "#/components/schemas/Notes"
      },
      "abilityIncrease": {
        "$ref": "#/components/schemas/OptionalAbilityIncrease"
      },
      "benefits": {
        "$ref": "#/components/schemas/FeatBenefits"
      },
      "effects": {
        "$ref": "#/components/schemas/FeatEffects"
      },
      "description": {
        "$ref": "#/components/schemas/CatalogueDescription"
      }
    }
  },
  "Feat": {
    "type": "object",
    "description": "A feat of the catalogue.",
    "required": [
      "featSk",
      "name",
      "category",
      "edition",
      "source",
      "prerequisites",
      "repeatable",
      "repeatNote",
      "abilityIncrease",
      "benefits",
      "effects",
      "description",
      "version",
      "meta"
    ],
    "properties": {
      "featSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/FeatCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "prerequisites": {
        "$ref": "#/components/schemas/FeatPrerequisites"
      },
      "repeatable": {
        "$ref": "#/components/schemas/FeatRepeatable"
      },
      "repeatNote": {
        "$ref": "#/components/schemas/Notes"
      },
      "abilityIncrease": {
        "$ref": "#/components/schemas/OptionalAbilityIncrease"
      },
      "benefits": {
        "$ref": "#/components/schemas/FeatBenefits"
      },
      "effects": {
        "$ref": "#/components/schemas/FeatEffects"
      },
      "description": {
        "$ref": "#/components/schemas/CatalogueDescription"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/CatalogueMeta"
      }
    }
  },
  "FeatPage": {
    "type": "object",
    "description": "One page of feats.",
    "required": [
      "items",
      "nextCursor",
      "total"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Feat"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      },
      "total": {
        "$ref": "#/components/schemas/CatalogueTotal"
      }
    }
  },
  "FeatHistoryPage": {
    "type": "object",
    "description": "One page of the history of a feat, latest first.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/FeatHistoryEntry"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "FeatHistoryEntry": {
    "type": "object",
    "description": "One change of a feat.",
    "required": [
      "version",
      "action",
      "at",
      "by",
      "before",
      "after"
    ],
    "properties": {
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "action": {
        "$ref": "#/components/schemas/CatalogueAction"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "by": {
        "$ref": "#/components/schemas/OptionalPersonName"
      },
      "before": {
        "description": "All fields as they were; null before it was created.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/FeatInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "after": {
        "description": "All fields as they were then; null once it was deleted.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/FeatInput"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "FeatBulkRequest": {
    "type": "object",
    "description": "Operations on feats, carried out in order; names and references are checked after all of them.",
    "additionalProperties": false,
    "required": [
      "operations"
    ],
    "properties": {
      "operations": {
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "x-independent-entries": true,
        "items": {
          "$ref": "#/components/schemas/FeatBulkOperation"
        }
      },
      "onConflict": {
        "$ref": "#/components/schemas/BulkOnConflict"
      },
      "dryRun": {
        "$ref": "#/components/schemas/BulkDryRun"
      }
    }
  },
  "FeatBulkOperation": {
    "description": "One operation on one feat.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/FeatBulkCreate"
      },
      {
        "$ref": "#/components/schemas/FeatBulkUpdate"
      },
      {
        "$ref": "#/components/schemas/CatalogueBulkDelete"
      }
    ],
    "discriminator": {
      "propertyName": "action",
      "mapping": {
        "create": "#/components/schemas/FeatBulkCreate",
        "update": "#/components/schemas/FeatBulkUpdate",
        "delete": "#/components/schemas/CatalogueBulkDelete"
      }
    }
  },
  "FeatBulkCreate": {
    "type": "object",
    "description": "Create a feat.",
    "additionalProperties": false,
    "required": [
      "action",
      "item"
    ],
    "properties": {
      "action": {
        "type": "string",
        "const": "create"
      },
      "item": {
        "$ref": "#/components/schemas/FeatInput"
      }
    }
  },
  "FeatBulkUpdate": {
    "type": "object",
    "description": "Replace a feat; with `version` only if it still has that version.",
    "additionalProperties": false,
    "required": [
      "action",
      "sk",
      "item"
    ],
    "properties": {
      "action": {
        "type": "string",
        "const": "update"
      },
      "sk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "item": {
        "$ref": "#/components/schemas/FeatInput"
      }
    }
  },
  "FeatBulkResponse": {
    "type": "object",
    "description": "One result per operation, in order, and their sums.",
    "required": [
      "results",
      "counts",
      "dryRun"
    ],
    "properties": {
      "results": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/FeatBulkResult"
        }
      },
      "counts": {
        "$ref": "#/components/schemas/BulkCounts"
      },
      "dryRun": {
        "type": "boolean"
      }
    }
  },
  "FeatBulkResult": {
    "type": "object",
    "description": "What became of one operation.",
    "required": [
      "index",
      "status",
      "sk",
      "item",
      "problem"
    ],
    "properties": {
      "index": {
        "$ref": "#/components/schemas/BulkIndex"
      },
      "status": {
        "$ref": "#/components/schemas/BulkStatus"
      },
      "sk": {
        "$ref": "#/components/schemas/OptionalSk"
      },
      "item": {
        "description": "The feat as it is now; null when it was deleted, skipped or refused.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/Feat"
          },
          {
            "type": "null"
          }
        ]
      },
      "problem": {
        "description": "Why it was refused; null otherwise.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/ApiProblem"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "GenerationKind": {
    "type": "string",
    "enum": [
      "setting",
      "adventure",
      "quest",
      "character",
      "cover"
    ]
  },
  "DraftTitle": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120
  },
  "DraftLine": {
    "type": "string",
    "minLength": 1,
    "maxLength": 300
  },
  "DraftText": {
    "type": "string",
    "minLength": 1,
    "maxLength": 2000
  },
  "DraftLines": {
    "type": "array",
    "maxItems": 10,
    "items": {
      "$ref": "#/components/schemas/DraftLine"
    }
  },
  "GenerationRequest": {
    "type": "object",
    "description": "What to write about.",
    "additionalProperties": false,
    "required": [
      "kind"
    ],
    "properties": {
      "kind": {
        "$ref": "#/components/schemas/GenerationKind"
      },
      "campaignId": {
        "$ref": "#/components/schemas/Id"
      },
      "idea": {
        "type": "string",
        "maxLength": 600,
        "pattern": "^[^\\u0000]*$"
      },
      "genre": {
        "type": "string",
        "maxLength": 60,
        "pattern": "^[^\\u0000]*$"
      },
      "tone": {
        "type": "string",
        "maxLength": 60,
        "pattern": "^[^\\u0000]*$"
      },
      "level": {
        "type": "integer",
        "minimum": 1,
        "maximum": 20
      },
      "length": {
        "type": "string",
        "enum": [
          "short",
          "standard",
          "epic"
        ]
      },
      "seed": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2147483647
      }
    }
  },
  "GenerationDraft": {
    "description": "A draft of the kind that was asked for; nothing of it is saved.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/SettingDraft"
      },
      {
        "$ref": "#/components/schemas/AdventureDraft"
      },
      {
        "$ref": "#/components/schemas/QuestDraft"
      },
      {
        "$ref": "#/components/schemas/CharacterDraft"
      },
      {
        "$ref": "#/components/schemas/CoverDraft"
      }
    ],
    "discriminator": {
      "propertyName": "kind",
      "mapping": {
        "setting": "#/components/schemas/SettingDraft",
        "adventure": "#/components/schemas/AdventureDraft",
        "quest": "#/components/schemas/QuestDraft",
        "character": "#/components/schemas/CharacterDraft",
        "cover": "#/components/schemas/CoverDraft"
      }
    }
  },
  "SettingDraft": {
    "type": "object",
    "description": "A world; `secrets` is for game masters only.",
    "required": [
      "kind",
      "title",
      "pitch",
      "truths",
      "regions",
      "factions",
      "conflicts",
      "startingLocation",
      "secrets"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "const": "setting"
      },
      "title": {
        "$ref": "#/components/schemas/DraftTitle"
      },
      "pitch": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "truths": {
        "$ref": "#/components/schemas/DraftLines"
      },
      "regions": {
        "$ref": "#/components/schemas/DraftLines"
      },
      "factions": {
        "$ref": "#/components/schemas/DraftLines"
      },
      "conflicts": {
        "$ref": "#/components/schemas/DraftLines"
      },
      "startingLocation": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "secrets": {
        "$ref": "#/components/schemas/DraftLines"
      }
    }
  },
  "AdventureDraft": {
    "type": "object",
    "description": "An adventure in acts; `secrets` is for game masters only.",
    "required": [
      "kind",
      "title",
      "hook",
      "synopsis",
      "acts",
      "rewards",
      "secrets"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "const": "adventure"
      },
      "title": {
        "$ref": "#/components/schemas/DraftTitle"
      },
      "hook": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "synopsis": {
        "$ref": "#/components/schemas/DraftText"
      },
      "acts": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "$ref": "#/components/schemas/AdventureAct"
        }
      },
      "rewards": {
        "$ref": "#/components/schemas/DraftLines"
      },
      "secrets": {
        "$ref": "#/components/schemas/DraftLines"
      }
    }
  },
  "AdventureAct": {
    "type": "object",
    "description": "One act.",
    "required": [
      "title",
      "goal",
      "scenes"
    ],
    "properties": {
      "title": {
        "$ref": "#/components/schemas/DraftTitle"
      },
      "goal": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "scenes": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "$ref": "#/components/schemas/DraftText"
        }
      }
    }
  },
  "QuestDraft": {
    "type": "object",
    "description": "A quest; `complication` is for game masters only.",
    "required": [
      "kind",
      "title",
      "giver",
      "objective",
      "hook",
      "steps",
      "reward",
      "complication"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "const": "quest"
      },
      "title": {
        "$ref": "#/components/schemas/DraftTitle"
      },
      "giver": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "objective": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "hook": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "steps": {
        "$ref": "#/components/schemas/DraftLines"
      },
      "reward": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "complication": {
        "$ref": "#/components/schemas/DraftLine"
      }
    }
  },
  "CharacterDraft": {
    "type": "object",
    "description": "A character to start from.",
    "required": [
      "kind",
      "character",
      "personality",
      "ideal",
      "bond",
      "flaw",
      "appearance",
      "backstory"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "const": "character"
      },
      "character": {
        "$ref": "#/components/schemas/CharacterInput"
      },
      "personality": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "ideal": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "bond": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "flaw": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "appearance": {
        "$ref": "#/components/schemas/DraftLine"
      },
      "backstory": {
        "$ref": "#/components/schemas/DraftText"
      }
    }
  },
  "CoverDraft": {
    "type": "object",
    "description": "A cover picture and words for those who cannot see it.",
    "required": [
      "kind",
      "coverImageW1024",
      "coverImageW704",
      "alt"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "const": "cover"
      },
      "coverImageW1024": {
        "type": "string",
        "format": "uri-reference",
        "maxLength": 500
      },
      "coverImageW704": {
        "type": "string",
        "format": "uri-reference",
        "maxLength": 500
      },
      "alt": {
        "$ref": "#/components/schemas/DraftLine"
      }
    }
  },
  "SocketPing": {
    "type": "object",
    "description": "Sent on connect.",
    "additionalProperties": false,
    "required": [
      "message"
    ],
    "properties": {
      "message": {
        "type": "string",
        "maxLength": 200,
        "pattern": "^[^\\u0000]*$"
      }
    }
  },
  "SocketPong": {
    "type": "object",
    "description": "The answer to a ping.",
    "required": [
      "message"
    ],
    "properties": {
      "message": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "CatalogueChanged": {
    "type": "object",
    "description": "Items that somebody has just saved or deleted. Sent to administrators, after the commit.",
    "required": [
      "kind",
      "by",
      "changes"
    ],
    "properties": {
      "kind": {
        "$ref": "#/components/schemas/CatalogueKind"
      },
      "by": {
        "$ref": "#/components/schemas/OptionalPersonName"
      },
      "changes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/CatalogueChange"
        }
      }
    }
  },
  "CatalogueChange": {
    "type": "object",
    "description": "One item that changed.",
    "required": [
      "sk",
      "version"
    ],
    "properties": {
      "sk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "version": {
        "description": "The version it has now; null when it was deleted.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/Version"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  }
};
