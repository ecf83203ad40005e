// Generated from openapi.yaml by `npm run generate`. Never edited.
export const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "ApiProblem": {
    "type": "object",
    "description": "The body of every error response.",
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
        "description": "A message for the user."
      },
      "code": {
        "$ref": "#/components/schemas/ProblemCode"
      },
      "fields": {
        "type": "array",
        "description": "The wrong fields; empty if no field is wrong.",
        "maxItems": 100,
        "items": {
          "$ref": "#/components/schemas/ProblemField"
        }
      },
      "usedBy": {
        "type": "array",
        "description": "The items that refer to this item, sorted by name, at most 100. Only with the code `in_use`.",
        "maxItems": 100,
        "items": {
          "$ref": "#/components/schemas/CatalogueUse"
        }
      },
      "requestId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "description": "The id of the request, as in the log and in X-Request-Id."
      }
    }
  },
  "ProblemField": {
    "type": "object",
    "description": "One wrong field.",
    "required": [
      "path",
      "message"
    ],
    "properties": {
      "path": {
        "type": "string",
        "maxLength": 300,
        "description": "A JSON pointer to a field of the body (`/cost/amount`), or `query/…`, `path/…`, `header/…` for a parameter."
      },
      "message": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "What is wrong with the field, or which values are allowed."
      }
    }
  },
  "ProblemCode": {
    "type": "string",
    "description": "A code for programs. Clients treat an unknown code like the status of the response.",
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
      "confirmation_required",
      "not_found",
      "method_not_allowed",
      "conflict",
      "duplicate",
      "in_use",
      "idempotency_mismatch",
      "quota_exceeded",
      "version_mismatch",
      "payload_too_large",
      "unsupported_media_type",
      "too_many_requests",
      "oauth_failed",
      "not_implemented",
      "upstream_failed",
      "internal",
      "unavailable",
      "storage_full"
    ]
  },
  "Accepted": {
    "type": "object",
    "description": "The request is accepted.",
    "required": [
      "message"
    ],
    "properties": {
      "message": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "description": "A message for the user that says what to do next."
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
    "x-further-rules": "Only a cursor of an earlier page of the same list.",
    "type": "string",
    "minLength": 1,
    "maxLength": 8000,
    "pattern": "^[A-Za-z0-9_.-]+$",
    "description": "An opaque text, valid only for one list, order and filter."
  },
  "NextCursor": {
    "description": "The cursor of the next page; null on the last page.",
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
    "description": "The number of the version. Every change that the user may see adds one."
  },
  "Timestamp": {
    "type": "string",
    "format": "date-time",
    "maxLength": 30,
    "description": "A UTC time with milliseconds."
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
    "description": "The edition of the rules to which an item belongs."
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
    "x-further-rules": "Passwords that are guessed early are refused, such as common and repeated ones and the own name.",
    "type": "string",
    "minLength": 15,
    "maxLength": 128,
    "pattern": "^[^\\u0000]*$",
    "description": "Any characters except U+0000; after NFC 15 to 128 characters. Refused with 422: repetitions, sequences of the keyboard, the alphabet or the digits, common passwords, and passwords that consist mostly of the name, the address or \"Questwright\"."
  },
  "PersonName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 80,
    "pattern": "^[^\\u0000]*\\S[^\\u0000]*$",
    "description": "The name that other users see. Names of early accounts can contain characters that `NewPersonName` excludes."
  },
  "NewPersonName": {
    "type": "string",
    "x-one-line": true,
    "minLength": 1,
    "maxLength": 80,
    "pattern": "^(?:[\\p{M} .,'’-]*[\\p{M} ,'’-])?[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ,'’-]*(?:\\.(?:\\p{L}\\p{M}*)?(?:[ ,'’-][\\p{L}\\p{M}\\p{N} ,'’-]*)?)*$",
    "description": "Letters, digits, spaces, full stops, commas, apostrophes and hyphens, with at least one letter or digit. A space follows each full stop, except between initials such as J.R.R., so that a name is no web address."
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
      },
      "closesAt": {
        "$ref": "#/components/schemas/Timestamp",
        "description": "When the account will be deleted, because the user has closed it. Absent for all others."
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
        "$ref": "#/components/schemas/NewPersonName"
      },
      "email": {
        "$ref": "#/components/schemas/Email"
      },
      "password": {
        "$ref": "#/components/schemas/Password"
      }
    }
  },
  "SetupState": {
    "type": "object",
    "description": "Whether the first administrator can be created.",
    "required": [
      "open"
    ],
    "properties": {
      "open": {
        "type": "boolean",
        "description": "False after an administrator has been created."
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
        "$ref": "#/components/schemas/NewPersonName"
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
    "description": "The address to which the server sends the mail.",
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
  "ConfirmRequest": {
    "type": "object",
    "description": "The password of the user who is signed in.",
    "additionalProperties": false,
    "required": [
      "password"
    ],
    "properties": {
      "password": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "pattern": "^[^\\u0000]*$"
      }
    }
  },
  "AccountConfirmRequest": {
    "type": "object",
    "description": "What proves who the user is.",
    "additionalProperties": false,
    "required": [
      "password"
    ],
    "properties": {
      "password": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "pattern": "^[^\\u0000]*$"
      },
      "code": {
        "type": "string",
        "minLength": 6,
        "maxLength": 40,
        "pattern": "^[A-Za-z0-9 -]+$",
        "description": "Six digits of the authenticator app, or a recovery code. Only for an account with second factors."
      }
    }
  },
  "Account": {
    "type": "object",
    "description": "The account of the user who is signed in.",
    "required": [
      "name",
      "email",
      "hasPassword",
      "pendingEmail",
      "identities",
      "createdAt",
      "closesAt"
    ],
    "properties": {
      "name": {
        "$ref": "#/components/schemas/PersonName"
      },
      "email": {
        "$ref": "#/components/schemas/Email"
      },
      "hasPassword": {
        "type": "boolean",
        "description": "False for a user who only signs in through a provider or with a passkey."
      },
      "pendingEmail": {
        "description": "The new address that waits for its link to be opened; null if there is none.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/Email"
          },
          {
            "type": "null"
          }
        ]
      },
      "identities": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/AccountIdentity"
        },
        "description": "The providers through which the user can sign in."
      },
      "createdAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "closesAt": {
        "$ref": "#/components/schemas/OptionalTimestamp",
        "description": "When the account will be deleted; null if the user has not closed it."
      }
    }
  },
  "AccountIdentity": {
    "type": "object",
    "description": "A connection with a provider.",
    "required": [
      "identityId",
      "type",
      "name",
      "linkedAt"
    ],
    "properties": {
      "identityId": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "description": "The short name of the provider; null if it is not configured any more.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/OauthType"
          },
          {
            "type": "null"
          }
        ]
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "The name of the provider."
      },
      "linkedAt": {
        "$ref": "#/components/schemas/Timestamp"
      }
    }
  },
  "AccountName": {
    "type": "object",
    "description": "The new name.",
    "additionalProperties": false,
    "required": [
      "name"
    ],
    "properties": {
      "name": {
        "$ref": "#/components/schemas/NewPersonName"
      }
    }
  },
  "AccountPassword": {
    "type": "object",
    "description": "The new password.",
    "additionalProperties": false,
    "required": [
      "password",
      "endOtherSessions"
    ],
    "properties": {
      "currentPassword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "pattern": "^[^\\u0000]*$",
        "description": "The present password; absent if the account has none."
      },
      "password": {
        "$ref": "#/components/schemas/Password"
      },
      "endOtherSessions": {
        "type": "boolean",
        "description": "Whether all other sessions end."
      }
    }
  },
  "AccountSession": {
    "type": "object",
    "description": "A session of the user.",
    "required": [
      "sessionId",
      "device",
      "startedAt",
      "lastUsedAt",
      "isCurrent"
    ],
    "properties": {
      "sessionId": {
        "$ref": "#/components/schemas/Id"
      },
      "device": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "description": "The browser and the system in plain words, as far as the browser says so."
      },
      "startedAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "lastUsedAt": {
        "$ref": "#/components/schemas/Timestamp",
        "description": "To within five minutes."
      },
      "isCurrent": {
        "type": "boolean",
        "description": "Whether it is the session of this request."
      }
    }
  },
  "AccountSessions": {
    "type": "object",
    "description": "The sessions of the user.",
    "required": [
      "items"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/AccountSession"
        }
      }
    }
  },
  "OwnedCampaign": {
    "type": "object",
    "description": "A campaign that the user owns.",
    "required": [
      "campaignId",
      "title",
      "memberCount",
      "gameMasters"
    ],
    "properties": {
      "campaignId": {
        "$ref": "#/components/schemas/Id"
      },
      "title": {
        "$ref": "#/components/schemas/CampaignTitle"
      },
      "memberCount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000,
        "description": "How many members it has with the user."
      },
      "gameMasters": {
        "type": "array",
        "maxItems": 250,
        "items": {
          "$ref": "#/components/schemas/CampaignSuccessor"
        },
        "description": "The other game masters."
      }
    }
  },
  "CampaignSuccessor": {
    "type": "object",
    "description": "A game master to whom a campaign can be handed over.",
    "required": [
      "userId",
      "name"
    ],
    "properties": {
      "userId": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "$ref": "#/components/schemas/PersonName"
      }
    }
  },
  "OwnedCampaigns": {
    "type": "object",
    "description": "The campaigns that the user owns.",
    "required": [
      "items"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 2000,
        "items": {
          "$ref": "#/components/schemas/OwnedCampaign"
        }
      }
    }
  },
  "AccountEvent": {
    "type": "object",
    "description": "Something that the user has done, or that has happened to the account, such as a failed sign-in.",
    "required": [
      "at",
      "action",
      "network"
    ],
    "properties": {
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "action": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "network": {
        "$ref": "#/components/schemas/OptionalNetwork",
        "description": "Where it came from; null if that was not stored, and for what an administrator has done."
      }
    }
  },
  "AccountExport": {
    "type": "object",
    "description": "What the account holds, and what has happened to it.",
    "required": [
      "account",
      "sessions",
      "events"
    ],
    "properties": {
      "account": {
        "$ref": "#/components/schemas/Account"
      },
      "sessions": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/AccountSession"
        }
      },
      "events": {
        "type": "array",
        "maxItems": 10000,
        "items": {
          "$ref": "#/components/schemas/AccountEvent"
        },
        "description": "The latest 10,000 that the log remembers, the latest first."
      }
    }
  },
  "AccountCloseRequest": {
    "type": "object",
    "description": "What happens to the campaigns that the user owns.",
    "additionalProperties": false,
    "required": [
      "campaigns"
    ],
    "properties": {
      "campaigns": {
        "type": "array",
        "maxItems": 2000,
        "items": {
          "$ref": "#/components/schemas/CampaignFate"
        }
      }
    }
  },
  "CampaignFate": {
    "type": "object",
    "description": "What happens to a campaign when the account of its owner is deleted.",
    "additionalProperties": false,
    "required": [
      "campaignId",
      "successorId"
    ],
    "properties": {
      "campaignId": {
        "$ref": "#/components/schemas/Id"
      },
      "successorId": {
        "description": "The game master who becomes the owner, or another member if this one cannot any more; null if the campaign is deleted.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "AccountClosing": {
    "type": "object",
    "description": "An account that is being closed.",
    "required": [
      "closesAt"
    ],
    "properties": {
      "closesAt": {
        "$ref": "#/components/schemas/Timestamp",
        "description": "When the account will be deleted."
      }
    }
  },
  "SecondFactorName": {
    "type": "string",
    "enum": [
      "totp",
      "passkey",
      "recoveryCode"
    ]
  },
  "SignInStep": {
    "type": "object",
    "description": "What a sign-in still needs.",
    "required": [
      "factors"
    ],
    "properties": {
      "factors": {
        "type": "array",
        "minItems": 1,
        "maxItems": 3,
        "uniqueItems": true,
        "description": "One of these completes the sign-in.",
        "items": {
          "$ref": "#/components/schemas/SecondFactorName"
        }
      }
    }
  },
  "SecondFactorRequest": {
    "type": "object",
    "description": "A code that completes a sign-in.",
    "additionalProperties": false,
    "required": [
      "code"
    ],
    "properties": {
      "code": {
        "type": "string",
        "minLength": 6,
        "maxLength": 40,
        "pattern": "^[A-Za-z0-9 -]+$",
        "description": "Six digits of the authenticator app, or a recovery code. Case, spaces and hyphens do not count."
      }
    }
  },
  "Base64Url": {
    "type": "string",
    "minLength": 1,
    "maxLength": 2000,
    "pattern": "^[A-Za-z0-9_-]+$",
    "description": "Bytes as base64url without padding."
  },
  "LongBase64Url": {
    "type": "string",
    "minLength": 1,
    "maxLength": 12000,
    "pattern": "^[A-Za-z0-9_-]+$",
    "description": "Bytes as base64url without padding."
  },
  "PasskeyPurpose": {
    "type": "string",
    "enum": [
      "signIn",
      "secondFactor"
    ]
  },
  "PasskeyOptionsRequest": {
    "type": "object",
    "description": "What the passkey is for.",
    "additionalProperties": false,
    "required": [
      "purpose"
    ],
    "properties": {
      "purpose": {
        "$ref": "#/components/schemas/PasskeyPurpose"
      }
    }
  },
  "PasskeyTransports": {
    "type": "array",
    "maxItems": 10,
    "description": "How the browser reaches the passkey, as `getTransports` says.",
    "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20,
      "pattern": "^[a-z-]+$"
    }
  },
  "PasskeyDescriptor": {
    "type": "object",
    "description": "A passkey as browsers know it (`PublicKeyCredentialDescriptorJSON`).",
    "required": [
      "id",
      "type",
      "transports"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Base64Url"
      },
      "type": {
        "type": "string",
        "enum": [
          "public-key"
        ]
      },
      "transports": {
        "$ref": "#/components/schemas/PasskeyTransports"
      }
    }
  },
  "PasskeyUserVerification": {
    "type": "string",
    "enum": [
      "required",
      "preferred"
    ],
    "description": "Whether the device must verify the user by a PIN or a biometric sensor."
  },
  "PasskeyTimeout": {
    "type": "integer",
    "minimum": 1,
    "maximum": 3600000,
    "description": "Milliseconds."
  },
  "PasskeyRequestOptions": {
    "type": "object",
    "description": "The options for `navigator.credentials.get` (`PublicKeyCredentialRequestOptionsJSON`).",
    "required": [
      "challenge",
      "rpId",
      "timeout",
      "userVerification",
      "allowCredentials"
    ],
    "properties": {
      "challenge": {
        "$ref": "#/components/schemas/Base64Url"
      },
      "rpId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 255
      },
      "timeout": {
        "$ref": "#/components/schemas/PasskeyTimeout"
      },
      "userVerification": {
        "$ref": "#/components/schemas/PasskeyUserVerification"
      },
      "allowCredentials": {
        "type": "array",
        "maxItems": 10,
        "description": "Empty if any passkey for this site may answer.",
        "items": {
          "$ref": "#/components/schemas/PasskeyDescriptor"
        }
      }
    }
  },
  "PasskeyAssertion": {
    "type": "object",
    "description": "The answer of a passkey to a challenge.",
    "additionalProperties": false,
    "required": [
      "id",
      "clientDataJSON",
      "authenticatorData",
      "signature"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Base64Url"
      },
      "clientDataJSON": {
        "$ref": "#/components/schemas/Base64Url"
      },
      "authenticatorData": {
        "$ref": "#/components/schemas/Base64Url"
      },
      "signature": {
        "$ref": "#/components/schemas/LongBase64Url"
      }
    }
  },
  "PasskeyName": {
    "type": "string",
    "x-one-line": true,
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[^\\u0000]*\\S[^\\u0000]*$",
    "description": "The name by which the user knows the passkey."
  },
  "Passkey": {
    "type": "object",
    "description": "A passkey of the user.",
    "required": [
      "passkeyId",
      "name",
      "synced",
      "signsInAlone",
      "createdAt",
      "lastUsedAt"
    ],
    "properties": {
      "passkeyId": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "$ref": "#/components/schemas/PasskeyName"
      },
      "synced": {
        "type": "boolean",
        "description": "Whether the passkey is also on other devices of the user."
      },
      "signsInAlone": {
        "type": "boolean",
        "description": "Whether the passkey is known to sign in without an address, and so counts as a way in."
      },
      "createdAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "lastUsedAt": {
        "$ref": "#/components/schemas/OptionalTimestamp"
      }
    }
  },
  "PasskeyCreationOptions": {
    "type": "object",
    "description": "The options for `navigator.credentials.create` (`PublicKeyCredentialCreationOptionsJSON`).",
    "required": [
      "challenge",
      "rp",
      "user",
      "pubKeyCredParams",
      "timeout",
      "excludeCredentials",
      "authenticatorSelection",
      "attestation",
      "extensions"
    ],
    "properties": {
      "challenge": {
        "$ref": "#/components/schemas/Base64Url"
      },
      "rp": {
        "type": "object",
        "required": [
          "id",
          "name"
        ],
        "properties": {
          "id": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255
          },
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 80
          }
        }
      },
      "user": {
        "type": "object",
        "required": [
          "id",
          "name",
          "displayName"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/Base64Url"
          },
          "name": {
            "$ref": "#/components/schemas/Email"
          },
          "displayName": {
            "$ref": "#/components/schemas/PersonName"
          }
        }
      },
      "pubKeyCredParams": {
        "type": "array",
        "minItems": 1,
        "maxItems": 10,
        "items": {
          "type": "object",
          "required": [
            "type",
            "alg"
          ],
          "properties": {
            "type": {
              "type": "string",
              "enum": [
                "public-key"
              ]
            },
            "alg": {
              "type": "integer",
              "minimum": -65535,
              "maximum": 65535,
              "description": "The COSE number of the algorithm."
            }
          }
        }
      },
      "timeout": {
        "$ref": "#/components/schemas/PasskeyTimeout"
      },
      "excludeCredentials": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/components/schemas/PasskeyDescriptor"
        }
      },
      "authenticatorSelection": {
        "type": "object",
        "required": [
          "residentKey",
          "userVerification"
        ],
        "properties": {
          "residentKey": {
            "type": "string",
            "enum": [
              "required",
              "preferred"
            ]
          },
          "userVerification": {
            "$ref": "#/components/schemas/PasskeyUserVerification"
          }
        }
      },
      "attestation": {
        "type": "string",
        "enum": [
          "none"
        ]
      },
      "extensions": {
        "type": "object",
        "required": [
          "credProps"
        ],
        "properties": {
          "credProps": {
            "type": "boolean",
            "enum": [
              true
            ],
            "description": "The browser is asked whether it lists the passkey by itself."
          }
        }
      }
    }
  },
  "PasskeyRegistration": {
    "type": "object",
    "description": "The answer of a new passkey to a challenge.",
    "additionalProperties": false,
    "required": [
      "id",
      "clientDataJSON",
      "attestationObject",
      "transports"
    ],
    "properties": {
      "id": {
        "$ref": "#/components/schemas/Base64Url"
      },
      "clientDataJSON": {
        "$ref": "#/components/schemas/Base64Url"
      },
      "attestationObject": {
        "$ref": "#/components/schemas/LongBase64Url"
      },
      "transports": {
        "$ref": "#/components/schemas/PasskeyTransports"
      },
      "discoverable": {
        "type": "boolean",
        "description": "Whether the browser lists the passkey by itself (`credProps.rk`); absent if it does not say."
      }
    }
  },
  "PasskeyAddRequest": {
    "type": "object",
    "description": "A new passkey and its name.",
    "additionalProperties": false,
    "required": [
      "name",
      "passkey"
    ],
    "properties": {
      "name": {
        "$ref": "#/components/schemas/PasskeyName"
      },
      "passkey": {
        "$ref": "#/components/schemas/PasskeyRegistration"
      }
    }
  },
  "PasskeyRenameRequest": {
    "type": "object",
    "description": "The new name of a passkey.",
    "additionalProperties": false,
    "required": [
      "name"
    ],
    "properties": {
      "name": {
        "$ref": "#/components/schemas/PasskeyName"
      }
    }
  },
  "TotpEnrolment": {
    "type": "object",
    "description": "An authenticator app that is not added yet.",
    "required": [
      "secret",
      "uri",
      "enrolment"
    ],
    "properties": {
      "secret": {
        "type": "string",
        "minLength": 32,
        "maxLength": 64,
        "pattern": "^[A-Z2-7]+$",
        "description": "The secret in base32, to be typed into the app."
      },
      "uri": {
        "type": "string",
        "format": "uri",
        "maxLength": 2000,
        "description": "The `otpauth` URI of the QR code."
      },
      "enrolment": {
        "$ref": "#/components/schemas/Base64Url"
      }
    }
  },
  "TotpCode": {
    "type": "string",
    "minLength": 6,
    "maxLength": 6,
    "pattern": "^[0-9]{6}$",
    "description": "Six digits of the authenticator app."
  },
  "TotpAddRequest": {
    "type": "object",
    "description": "The enrolment and the first code of the app.",
    "additionalProperties": false,
    "required": [
      "enrolment",
      "code"
    ],
    "properties": {
      "enrolment": {
        "$ref": "#/components/schemas/Base64Url"
      },
      "code": {
        "$ref": "#/components/schemas/TotpCode"
      }
    }
  },
  "TotpFactor": {
    "type": "object",
    "description": "The authenticator app of the user.",
    "required": [
      "createdAt",
      "lastUsedAt"
    ],
    "properties": {
      "createdAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "lastUsedAt": {
        "$ref": "#/components/schemas/OptionalTimestamp"
      }
    }
  },
  "OptionalTotpFactor": {
    "oneOf": [
      {
        "$ref": "#/components/schemas/TotpFactor"
      },
      {
        "type": "null"
      }
    ],
    "description": "The authenticator app; null if there is none."
  },
  "RecoveryCode": {
    "type": "string",
    "minLength": 17,
    "maxLength": 17,
    "pattern": "^[0-9a-z]{5}-[0-9a-z]{5}-[0-9a-z]{5}$",
    "description": "A code that completes one sign-in when app and passkeys are lost."
  },
  "Factors": {
    "type": "object",
    "description": "The second factors of the user. The sign-in with the password or a provider needs one if `totp` or `passkeys` has any.",
    "required": [
      "totp",
      "passkeys",
      "recoveryCodesLeft"
    ],
    "properties": {
      "totp": {
        "$ref": "#/components/schemas/OptionalTotpFactor"
      },
      "passkeys": {
        "type": "array",
        "maxItems": 10,
        "description": "The oldest first.",
        "items": {
          "$ref": "#/components/schemas/Passkey"
        }
      },
      "recoveryCodesLeft": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10
      },
      "recoveryCodesUnseen": {
        "type": "boolean",
        "description": "True if the user has not said that they have kept the codes, for example because the response with them was lost. Absent otherwise."
      }
    }
  },
  "AddedFactor": {
    "type": "object",
    "description": "The second factors after one was added.",
    "required": [
      "factors",
      "recoveryCodes"
    ],
    "properties": {
      "factors": {
        "$ref": "#/components/schemas/Factors"
      },
      "recoveryCodes": {
        "type": "array",
        "maxItems": 10,
        "description": "New recovery codes, which are never shown again; empty if the account had some already.",
        "items": {
          "$ref": "#/components/schemas/RecoveryCode"
        }
      }
    }
  },
  "RecoveryCodes": {
    "type": "object",
    "description": "New recovery codes, which are never shown again.",
    "required": [
      "recoveryCodes"
    ],
    "properties": {
      "recoveryCodes": {
        "type": "array",
        "minItems": 10,
        "maxItems": 10,
        "items": {
          "$ref": "#/components/schemas/RecoveryCode"
        }
      }
    }
  },
  "RecoveryCodesKeepRequest": {
    "type": "object",
    "description": "Which recovery codes the user has kept.",
    "additionalProperties": false,
    "required": [
      "label"
    ],
    "properties": {
      "label": {
        "type": "string",
        "minLength": 5,
        "maxLength": 5,
        "pattern": "^[0-9a-z]{5}$",
        "description": "The first group of one of the codes."
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
        "description": "The name that the button shows."
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
    "description": "The provider for the sign-in.",
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
    "description": "The URL at the provider that the browser opens.",
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
    "description": "The provider and its answer.",
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
  "PersonGroups": {
    "type": "array",
    "maxItems": 20,
    "uniqueItems": true,
    "items": {
      "$ref": "#/components/schemas/Group"
    },
    "description": "The groups of the person; administrators are in `admin`."
  },
  "PersonState": {
    "type": "string",
    "enum": [
      "active",
      "closing",
      "unverified",
      "disabled"
    ],
    "description": "`closing`: its owner has closed the account, which is deleted at `closesAt`. `unverified`: the address is not verified, so the person cannot sign in yet. `disabled`: an administrator has disabled the account."
  },
  "PersonSort": {
    "type": "string",
    "enum": [
      "name",
      "email",
      "created_at",
      "last_seen_at"
    ],
    "default": "name"
  },
  "Person": {
    "type": "object",
    "description": "A person who has an account.",
    "required": [
      "userId",
      "name",
      "email",
      "groups",
      "state",
      "createdAt",
      "verifiedAt",
      "disabledAt",
      "closesAt",
      "lastSeenAt",
      "sessions",
      "hasSecondFactors",
      "isSelf"
    ],
    "properties": {
      "userId": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "$ref": "#/components/schemas/PersonName"
      },
      "email": {
        "$ref": "#/components/schemas/Email"
      },
      "groups": {
        "$ref": "#/components/schemas/PersonGroups"
      },
      "state": {
        "$ref": "#/components/schemas/PersonState"
      },
      "createdAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "verifiedAt": {
        "$ref": "#/components/schemas/OptionalTimestamp"
      },
      "disabledAt": {
        "$ref": "#/components/schemas/OptionalTimestamp"
      },
      "closesAt": {
        "$ref": "#/components/schemas/OptionalTimestamp",
        "description": "When the account is deleted, because its owner has closed it; null for all others."
      },
      "lastSeenAt": {
        "$ref": "#/components/schemas/OptionalTimestamp"
      },
      "sessions": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000,
        "description": "In how many browsers the person is signed in."
      },
      "hasSecondFactors": {
        "type": "boolean",
        "description": "Whether the sign-in with the password or a provider needs a passkey or a code, too."
      },
      "isSelf": {
        "type": "boolean",
        "description": "Whether the person is the signed-in user."
      }
    }
  },
  "PersonPage": {
    "type": "object",
    "description": "One page of people.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/Person"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "PersonSession": {
    "type": "object",
    "description": "A browser in which a person is signed in.",
    "required": [
      "startedAt",
      "lastSeenAt",
      "device",
      "network"
    ],
    "properties": {
      "startedAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "lastSeenAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "device": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "description": "The browser and the system in plain words, as far as the browser says so."
      },
      "network": {
        "$ref": "#/components/schemas/OptionalNetwork"
      }
    }
  },
  "PersonDetails": {
    "type": "object",
    "description": "A person and where they are signed in.",
    "required": [
      "person",
      "sessions"
    ],
    "properties": {
      "person": {
        "$ref": "#/components/schemas/Person"
      },
      "sessions": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/PersonSession"
        },
        "description": "The sessions, the latest used first."
      }
    }
  },
  "PersonUpdateRequest": {
    "type": "object",
    "description": "What is to be changed. An absent field stays as it is.",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
      "isDisabled": {
        "type": "boolean",
        "description": "Whether the account is to be disabled."
      },
      "groups": {
        "$ref": "#/components/schemas/PersonGroups"
      }
    }
  },
  "OptionalNetwork": {
    "type": [
      "string",
      "null"
    ],
    "maxLength": 60,
    "description": "The beginning of the address, `203.0.113.0/24` or `2001:db8:1::/48`; null if it is not known, or the machine of the server."
  },
  "SecurityEventName": {
    "type": "string",
    "minLength": 3,
    "maxLength": 60,
    "pattern": "^[a-z-]+[.][a-z-]+$",
    "description": "What happened, such as `session.begin`."
  },
  "SecurityPerson": {
    "type": "object",
    "description": "A person in an event.",
    "required": [
      "userId",
      "name",
      "email"
    ],
    "properties": {
      "userId": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 80,
        "description": "The name; null if the account does not exist any more."
      },
      "email": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 254,
        "description": "The address; null if the account does not exist any more."
      }
    }
  },
  "OptionalSecurityPerson": {
    "oneOf": [
      {
        "$ref": "#/components/schemas/SecurityPerson"
      },
      {
        "type": "null"
      }
    ]
  },
  "SecurityEvent": {
    "type": "object",
    "description": "What happened to an account.",
    "required": [
      "eventId",
      "at",
      "event",
      "person",
      "by",
      "byOperator",
      "detail",
      "network"
    ],
    "properties": {
      "eventId": {
        "$ref": "#/components/schemas/Id"
      },
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "event": {
        "$ref": "#/components/schemas/SecurityEventName"
      },
      "person": {
        "$ref": "#/components/schemas/OptionalSecurityPerson",
        "description": "The person whom it is about; null for a sign-in with an unknown address."
      },
      "by": {
        "$ref": "#/components/schemas/OptionalSecurityPerson",
        "description": "Who caused it; null if nobody was signed in."
      },
      "byOperator": {
        "type": "boolean",
        "description": "Whether the operator of the server caused it with the command `admin`."
      },
      "detail": {
        "type": "string",
        "maxLength": 300,
        "description": "More about it, such as the code of the problem or the provider; often empty."
      },
      "network": {
        "$ref": "#/components/schemas/OptionalNetwork"
      }
    }
  },
  "SecurityEventPage": {
    "type": "object",
    "description": "One page of events.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/SecurityEvent"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "UnsentMail": {
    "type": "object",
    "description": "A mail that waits or has failed.",
    "required": [
      "mailId",
      "kind",
      "to",
      "state",
      "attempts",
      "reason",
      "createdAt",
      "nextAttemptAt"
    ],
    "properties": {
      "mailId": {
        "$ref": "#/components/schemas/Id"
      },
      "kind": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[a-z-]+$",
        "description": "What the mail is for, such as `verify-email`."
      },
      "to": {
        "type": "string",
        "maxLength": 254,
        "description": "The address."
      },
      "state": {
        "type": "string",
        "enum": [
          "waiting",
          "failed"
        ],
        "description": "`failed`: it is not tried again by itself."
      },
      "attempts": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000,
        "description": "How often it was tried."
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500,
        "description": "Why the last attempt failed, without addresses and secrets; null if none has failed."
      },
      "createdAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "nextAttemptAt": {
        "$ref": "#/components/schemas/OptionalTimestamp"
      }
    }
  },
  "MailPage": {
    "type": "object",
    "description": "One page of mails.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/UnsentMail"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "CampaignTitle": {
    "type": "string",
    "x-one-line": true,
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
  },
  "CampaignSetting": {
    "type": "string",
    "maxLength": 10000,
    "pattern": "^[^\\u0000]*$",
    "description": "The world of the campaign. All members can read this text."
  },
  "CampaignStoryOverview": {
    "type": "string",
    "maxLength": 10000,
    "pattern": "^[^\\u0000]*$",
    "description": "The story until now. All members can read this text."
  },
  "CampaignEdition": {
    "type": "string",
    "enum": [
      "2024",
      "2014",
      "other"
    ],
    "description": "The edition of the rules of the campaign; the default is 2024."
  },
  "CampaignStatus": {
    "type": "string",
    "enum": [
      "planning",
      "active",
      "paused",
      "finished"
    ],
    "description": "The progress of the campaign; the default is `planning`."
  },
  "CampaignWord": {
    "type": "string",
    "x-one-line": true,
    "maxLength": 60,
    "pattern": "^[^\\u0000]*$",
    "description": "One or two words."
  },
  "CampaignStartingLevel": {
    "type": "integer",
    "minimum": 1,
    "maximum": 20,
    "description": "The level at which characters begin; the default is 1."
  },
  "CampaignPartySize": {
    "type": "integer",
    "minimum": 1,
    "maximum": 12,
    "description": "The number of players; the default is 4."
  },
  "CampaignSafety": {
    "type": "string",
    "maxLength": 2000,
    "pattern": "^[^\\u0000]*$",
    "description": "What the players have agreed on, one entry per line. `safetyLines`: what never happens. `safetyVeils`: what happens, but is not described."
  },
  "CampaignDmNotes": {
    "type": "string",
    "maxLength": 20000,
    "pattern": "^[^\\u0000]*$",
    "description": "Notes that only the game masters can read."
  },
  "CampaignRole": {
    "type": "string",
    "enum": [
      "owner",
      "gm",
      "player",
      "viewer"
    ],
    "description": "The role of the user in the campaign."
  },
  "OptionalImageUrl": {
    "description": "The URL of the picture, relative to the API host; null if there is no picture.",
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
    "description": "The times of the creation, the last change and the last opening. `last_accessed_at` is null if the user has never opened the record.",
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
    "description": "The fields of a campaign that lists contain.",
    "required": [
      "campaignId",
      "title",
      "excerpt",
      "lastSession",
      "coverImageW1024",
      "coverImageW704",
      "role",
      "deletedAt",
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
      "lastSession": {
        "description": "The day of the latest session of the last thirty days before today (in the time zone UTC−12, where a day ends last) that the user may read; null if there is none.",
        "oneOf": [
          {
            "type": "string",
            "format": "date",
            "minLength": 10,
            "maxLength": 10
          },
          {
            "type": "null"
          }
        ]
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
      "deletedAt": {
        "$ref": "#/components/schemas/OptionalTimestamp",
        "description": "When the owner deleted the campaign; null if it is not deleted."
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/CampaignMeta"
      }
    }
  },
  "CampaignDraftAuthors": {
    "type": "object",
    "description": "Who wrote the drafts that were put into the texts. Players and viewers get null for `dmNotes`.",
    "required": [
      "setting",
      "storyOverview",
      "dmNotes"
    ],
    "properties": {
      "setting": {
        "$ref": "#/components/schemas/DraftAuthor"
      },
      "storyOverview": {
        "$ref": "#/components/schemas/DraftAuthor"
      },
      "dmNotes": {
        "$ref": "#/components/schemas/DraftAuthor"
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
      "coverAlt",
      "generateCover",
      "draftedBy",
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
      "coverAlt": {
        "oneOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          {
            "type": "null"
          }
        ],
        "description": "What a painted cover shows, in words; null for an uploaded one and without a cover."
      },
      "generateCover": {
        "type": "boolean",
        "description": "Whether a generated cover is requested and does not exist yet."
      },
      "draftedBy": {
        "$ref": "#/components/schemas/CampaignDraftAuthors"
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
  "EntryCount": {
    "type": "object",
    "description": "How many entries of a type the user may read.",
    "required": [
      "type",
      "count"
    ],
    "properties": {
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10000
      }
    }
  },
  "OptionalEntrySummary": {
    "oneOf": [
      {
        "$ref": "#/components/schemas/EntrySummary"
      },
      {
        "type": "null"
      }
    ],
    "description": "An entry; null if there is none."
  },
  "CampaignOverview": {
    "type": "object",
    "description": "What a campaign is about today.",
    "required": [
      "lastSession",
      "lastRecap",
      "nextSession",
      "openQuests",
      "recentlyChanged",
      "favourites",
      "recentlyOpened",
      "counts"
    ],
    "properties": {
      "lastSession": {
        "$ref": "#/components/schemas/OptionalEntrySummary",
        "description": "The session with the latest date before today, or one of today with a recap that the user may read; without either, the one with the highest number among those without a date."
      },
      "lastRecap": {
        "type": "string",
        "maxLength": 300,
        "description": "The beginning of the recap of `lastSession` without marks; empty if there is none."
      },
      "nextSession": {
        "$ref": "#/components/schemas/OptionalEntrySummary",
        "description": "A session of today without a recap that the user may read; without one, the session with the earliest date after today."
      },
      "openQuests": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/components/schemas/EntrySummary"
        },
        "description": "Quests that are neither completed nor abandoned, ongoing ones first, then by the last change."
      },
      "recentlyChanged": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/components/schemas/EntrySummary"
        },
        "description": "The entries that were changed last, the newest first."
      },
      "favourites": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/EntryReference"
        },
        "description": "The marked entries, sorted by title."
      },
      "recentlyOpened": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/components/schemas/EntryReference"
        },
        "description": "The entries that the user has opened last, the newest first."
      },
      "counts": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "$ref": "#/components/schemas/EntryCount"
        },
        "description": "One entry for each type that has entries."
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
  "GivenCampaignRole": {
    "type": "string",
    "enum": [
      "gm",
      "player",
      "viewer"
    ],
    "description": "A role that can be given to a member. A campaign has one owner, who can hand it over."
  },
  "Member": {
    "type": "object",
    "description": "A member of a campaign.",
    "required": [
      "userId",
      "name",
      "role",
      "joinedAt",
      "isSelf"
    ],
    "properties": {
      "userId": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "$ref": "#/components/schemas/PersonName"
      },
      "role": {
        "$ref": "#/components/schemas/CampaignRole"
      },
      "joinedAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "isSelf": {
        "type": "boolean",
        "description": "Whether the member is the signed-in user."
      }
    }
  },
  "MemberList": {
    "type": "object",
    "description": "All members of a campaign.",
    "required": [
      "items"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 250,
        "items": {
          "$ref": "#/components/schemas/Member"
        }
      }
    }
  },
  "MemberUpdateRequest": {
    "type": "object",
    "description": "The new role of a member.",
    "additionalProperties": false,
    "required": [
      "role"
    ],
    "properties": {
      "role": {
        "$ref": "#/components/schemas/GivenCampaignRole"
      }
    }
  },
  "InvitationCode": {
    "type": "string",
    "minLength": 22,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$",
    "description": "The secret part of the link of an invitation."
  },
  "InvitationMaxUses": {
    "type": [
      "integer",
      "null"
    ],
    "minimum": 1,
    "maximum": 250,
    "default": null,
    "description": "How many people can join with the invitation; null for any number."
  },
  "Invitation": {
    "type": "object",
    "description": "An invitation, as game masters see it.",
    "required": [
      "invitationId",
      "code",
      "role",
      "expiresAt",
      "maxUses",
      "uses",
      "createdAt",
      "createdBy"
    ],
    "properties": {
      "invitationId": {
        "$ref": "#/components/schemas/Id"
      },
      "code": {
        "$ref": "#/components/schemas/InvitationCode"
      },
      "role": {
        "$ref": "#/components/schemas/GivenCampaignRole"
      },
      "expiresAt": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ],
        "description": "Null if it does not expire."
      },
      "maxUses": {
        "$ref": "#/components/schemas/InvitationMaxUses"
      },
      "uses": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000,
        "description": "How many people have joined with it."
      },
      "createdAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "createdBy": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/PersonName"
          },
          {
            "type": "null"
          }
        ],
        "description": "Null if the account does not exist any more."
      }
    }
  },
  "InvitationList": {
    "type": "object",
    "description": "The invitations to a campaign.",
    "required": [
      "items"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/Invitation"
        }
      }
    }
  },
  "InvitationCreateRequest": {
    "type": "object",
    "description": "An invitation.",
    "additionalProperties": false,
    "required": [
      "role"
    ],
    "properties": {
      "role": {
        "$ref": "#/components/schemas/GivenCampaignRole"
      },
      "expiresInDays": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 365,
        "default": 7,
        "description": "Null for an invitation that does not expire."
      },
      "maxUses": {
        "$ref": "#/components/schemas/InvitationMaxUses"
      }
    }
  },
  "InvitationPreview": {
    "type": "object",
    "description": "An invitation, as the invited person sees it.",
    "required": [
      "campaignTitle",
      "coverImageW1024",
      "coverImageW704",
      "role",
      "invitedBy",
      "campaignId"
    ],
    "properties": {
      "campaignTitle": {
        "$ref": "#/components/schemas/CampaignTitle"
      },
      "coverImageW1024": {
        "$ref": "#/components/schemas/OptionalImageUrl"
      },
      "coverImageW704": {
        "$ref": "#/components/schemas/OptionalImageUrl"
      },
      "role": {
        "$ref": "#/components/schemas/GivenCampaignRole"
      },
      "invitedBy": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/PersonName"
          },
          {
            "type": "null"
          }
        ],
        "description": "Null if the account does not exist any more."
      },
      "campaignId": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ],
        "description": "The campaign if the user is a member already; otherwise null."
      }
    }
  },
  "InvitationAcceptance": {
    "type": "object",
    "description": "The membership of the user.",
    "required": [
      "campaignId",
      "role"
    ],
    "properties": {
      "campaignId": {
        "$ref": "#/components/schemas/Id"
      },
      "role": {
        "$ref": "#/components/schemas/CampaignRole"
      }
    }
  },
  "EntryType": {
    "type": "string",
    "enum": [
      "session",
      "quest",
      "person",
      "place",
      "faction",
      "item",
      "note",
      "handout"
    ],
    "description": "What an entry describes. It decides which details the entry has."
  },
  "EntrySort": {
    "type": "string",
    "enum": [
      "title",
      "position",
      "date",
      "created_at",
      "updated_at"
    ],
    "default": "title"
  },
  "EntryTitle": {
    "type": "string",
    "x-one-line": true,
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\u0000]*\\S[^\\u0000]*$",
    "description": "The name to which links in texts refer."
  },
  "EntryText": {
    "type": "string",
    "maxLength": 20000,
    "pattern": "^[^\\u0000]*$",
    "description": "Markdown. `[[Title]]` links to an entry; the lines between `:::secret` and `:::` are a passage that only game masters read, and the members in `:::secret{for=\"…\"}`, or all members with `for=\"everyone\"`."
  },
  "EntryTag": {
    "type": "string",
    "x-one-line": true,
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[^\\u0000]*\\S[^\\u0000]*$",
    "description": "A word of the group for finding entries."
  },
  "EntryVisibility": {
    "type": "string",
    "enum": [
      "gm",
      "everyone",
      "chosen"
    ],
    "description": "Who may read the entry: the game masters, all members, or also the members in `readerIds`."
  },
  "EntryReaderIds": {
    "type": "array",
    "maxItems": 50,
    "uniqueItems": true,
    "items": {
      "$ref": "#/components/schemas/Id"
    },
    "description": "The members who may read the entry if its visibility is `chosen`."
  },
  "EntryTags": {
    "type": "array",
    "maxItems": 20,
    "items": {
      "$ref": "#/components/schemas/EntryTag"
    },
    "description": "The tags."
  },
  "OptionalId": {
    "type": [
      "string",
      "null"
    ],
    "minLength": 8,
    "maxLength": 128,
    "pattern": "^[A-Za-z0-9_-]+$",
    "description": "An opaque id; null for none."
  },
  "QuestStep": {
    "type": "object",
    "description": "One step of a quest.",
    "additionalProperties": false,
    "required": [
      "text",
      "done"
    ],
    "properties": {
      "text": {
        "type": "string",
        "x-one-line": true,
        "minLength": 1,
        "maxLength": 300,
        "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
      },
      "done": {
        "type": "boolean"
      }
    }
  },
  "QuestRewardItem": {
    "type": "object",
    "description": "One kind of things in a reward, with its row in the catalogue if there is one.",
    "additionalProperties": false,
    "required": [
      "name",
      "quantity"
    ],
    "properties": {
      "name": {
        "type": "string",
        "x-one-line": true,
        "minLength": 1,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
      },
      "quantity": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "kind": {
        "type": "string",
        "enum": [
          "gear",
          "tools",
          "armor",
          "weapons"
        ],
        "description": "The kind of the catalogue."
      },
      "sk": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000]*$",
        "description": "The key of the row in the catalogue."
      }
    }
  },
  "QuestCoins": {
    "type": "object",
    "description": "The coins of a reward.",
    "additionalProperties": false,
    "properties": {
      "cp": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000,
        "default": 0
      },
      "sp": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000,
        "default": 0
      },
      "ep": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000,
        "default": 0
      },
      "gp": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000,
        "default": 0
      },
      "pp": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000,
        "default": 0
      }
    }
  },
  "SessionNumber": {
    "type": "integer",
    "minimum": 0,
    "maximum": 100000,
    "description": "The number of the session."
  },
  "SessionDate": {
    "type": "string",
    "format": "date",
    "minLength": 10,
    "maxLength": 10,
    "description": "The day of the session."
  },
  "QuestStatus": {
    "type": "string",
    "enum": [
      "not-started",
      "ongoing",
      "completed",
      "abandoned"
    ],
    "description": "How far a quest is."
  },
  "PersonLife": {
    "type": "string",
    "enum": [
      "alive",
      "dead",
      "missing",
      "unknown"
    ],
    "description": "Whether a person is alive."
  },
  "EntryDetails": {
    "type": "object",
    "x-further-rules": "Only the fields of the type of the entry.",
    "description": "The fields that only some types have. Sessions: `number`, `date`, `attendance`, `recap`. Quests: `questStatus`, `giver`, `steps`, `rewardItems`, `rewardCoins`. People: `role`, `disposition`, `life`. Places: `placeKind`. Factions: `goal`. Items: `rarity`, `holder`. Other fields are refused.",
    "additionalProperties": false,
    "properties": {
      "number": {
        "$ref": "#/components/schemas/SessionNumber"
      },
      "date": {
        "$ref": "#/components/schemas/SessionDate"
      },
      "attendance": {
        "type": "array",
        "maxItems": 250,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "description": "The members who were there."
      },
      "recap": {
        "type": "string",
        "maxLength": 10000,
        "pattern": "^[^\\u0000]*$",
        "description": "What happened, in Markdown like `text`."
      },
      "questStatus": {
        "$ref": "#/components/schemas/QuestStatus"
      },
      "giver": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*$",
        "description": "Who gives the quest."
      },
      "steps": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/QuestStep"
        }
      },
      "rewardItems": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "$ref": "#/components/schemas/QuestRewardItem"
        }
      },
      "rewardCoins": {
        "$ref": "#/components/schemas/QuestCoins"
      },
      "role": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*$",
        "description": "What the person does."
      },
      "disposition": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 60,
        "pattern": "^[^\\u0000]*$",
        "description": "How the person meets the party."
      },
      "life": {
        "$ref": "#/components/schemas/PersonLife"
      },
      "placeKind": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 60,
        "pattern": "^[^\\u0000]*$",
        "description": "A word such as city, ruin or inn."
      },
      "goal": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 300,
        "pattern": "^[^\\u0000]*$",
        "description": "What the faction wants."
      },
      "rarity": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 60,
        "pattern": "^[^\\u0000]*$"
      },
      "holder": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*$",
        "description": "Who has the item."
      }
    }
  },
  "OptionalPicture": {
    "oneOf": [
      {
        "$ref": "#/components/schemas/Picture"
      },
      {
        "type": "null"
      }
    ],
    "description": "The picture; null if there is none."
  },
  "Picture": {
    "type": "object",
    "description": "A picture that entries can show.",
    "required": [
      "pictureId",
      "url",
      "width",
      "height"
    ],
    "properties": {
      "pictureId": {
        "$ref": "#/components/schemas/Id"
      },
      "url": {
        "type": "string",
        "format": "uri-reference",
        "maxLength": 500,
        "description": "The URL of the picture, relative to the API host."
      },
      "width": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2048,
        "description": "In pixels."
      },
      "height": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2048,
        "description": "In pixels."
      }
    }
  },
  "PictureCreateRequest": {
    "type": "object",
    "x-further-rules": "A picture that can be read.",
    "description": "A new picture.",
    "additionalProperties": false,
    "required": [
      "file"
    ],
    "properties": {
      "file": {
        "$ref": "#/components/schemas/ImageFile"
      }
    }
  },
  "EntryReference": {
    "type": "object",
    "description": "An entry that another one refers to.",
    "required": [
      "entryId",
      "type",
      "title"
    ],
    "properties": {
      "entryId": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "title": {
        "$ref": "#/components/schemas/EntryTitle"
      }
    }
  },
  "EntryLink": {
    "type": "object",
    "description": "A link in the text and the entry to which it leads.",
    "required": [
      "words",
      "entry"
    ],
    "properties": {
      "words": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "description": "The title as it is written in the text. The entry can have been renamed since."
      },
      "entry": {
        "$ref": "#/components/schemas/EntryReference"
      }
    }
  },
  "EntrySummaryDetails": {
    "type": "object",
    "description": "The details of an entry that lists contain: those of `EntryDetails` that are short. `attendees` is the length of `attendance`.",
    "properties": {
      "number": {
        "$ref": "#/components/schemas/SessionNumber"
      },
      "date": {
        "$ref": "#/components/schemas/SessionDate"
      },
      "attendees": {
        "type": "integer",
        "minimum": 0,
        "maximum": 250,
        "description": "How many members were there."
      },
      "questStatus": {
        "$ref": "#/components/schemas/QuestStatus"
      },
      "giver": {
        "type": "string",
        "maxLength": 120,
        "description": "Who gives the quest."
      },
      "role": {
        "type": "string",
        "maxLength": 120,
        "description": "What the person does."
      },
      "disposition": {
        "type": "string",
        "maxLength": 60,
        "description": "How the person meets the party."
      },
      "life": {
        "$ref": "#/components/schemas/PersonLife"
      },
      "placeKind": {
        "type": "string",
        "maxLength": 60,
        "description": "A word such as city, ruin or inn."
      },
      "goal": {
        "type": "string",
        "maxLength": 300,
        "description": "What the faction wants."
      },
      "rarity": {
        "type": "string",
        "maxLength": 60
      },
      "holder": {
        "type": "string",
        "maxLength": 120,
        "description": "Who has the item."
      }
    }
  },
  "EntrySummarySteps": {
    "type": "object",
    "description": "How far a quest is.",
    "required": [
      "done",
      "total",
      "next"
    ],
    "properties": {
      "done": {
        "type": "integer",
        "minimum": 0,
        "maximum": 50,
        "description": "How many steps are done."
      },
      "total": {
        "type": "integer",
        "minimum": 1,
        "maximum": 50
      },
      "next": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300,
        "description": "The first step that is not done; null if all are."
      }
    }
  },
  "OptionalEntrySummarySteps": {
    "oneOf": [
      {
        "$ref": "#/components/schemas/EntrySummarySteps"
      },
      {
        "type": "null"
      }
    ],
    "description": "How far a quest is; null without steps."
  },
  "EntrySummary": {
    "type": "object",
    "description": "The fields of an entry that lists contain. Longer ones, such as the text and the recap, are only in `Entry`.",
    "required": [
      "entryId",
      "type",
      "title",
      "cover",
      "excerpt",
      "tags",
      "parentId",
      "hasChildren",
      "visibility",
      "details",
      "steps",
      "author",
      "authorReads",
      "canEdit",
      "version",
      "meta"
    ],
    "properties": {
      "entryId": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "title": {
        "$ref": "#/components/schemas/EntryTitle"
      },
      "cover": {
        "$ref": "#/components/schemas/OptionalPicture"
      },
      "excerpt": {
        "type": "string",
        "maxLength": 300,
        "description": "The beginning of the text without marks."
      },
      "tags": {
        "$ref": "#/components/schemas/EntryTags"
      },
      "parentId": {
        "$ref": "#/components/schemas/OptionalId"
      },
      "hasChildren": {
        "type": "boolean",
        "description": "Whether the reader may read at least one entry below this one. Deleted entries do not count."
      },
      "visibility": {
        "$ref": "#/components/schemas/EntryVisibility"
      },
      "details": {
        "$ref": "#/components/schemas/EntrySummaryDetails"
      },
      "steps": {
        "$ref": "#/components/schemas/OptionalEntrySummarySteps"
      },
      "author": {
        "$ref": "#/components/schemas/EntryAuthor"
      },
      "authorReads": {
        "$ref": "#/components/schemas/EntryAuthorReads"
      },
      "canEdit": {
        "type": "boolean",
        "description": "Whether the user may change the entry."
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/EntryMeta"
      }
    }
  },
  "DraftAuthor": {
    "oneOf": [
      {
        "type": "string",
        "x-one-line": true,
        "minLength": 1,
        "maxLength": 120
      },
      {
        "type": "null"
      }
    ],
    "default": null,
    "description": "Who wrote the draft that was put into the text: `storyteller`, or the name of a model. Null for a text that people wrote."
  },
  "DraftGenerationId": {
    "$ref": "#/components/schemas/Id",
    "description": "A generation of the user whose draft is in the texts of this request. Its author becomes `draftedBy`."
  },
  "EntryAuthor": {
    "oneOf": [
      {
        "$ref": "#/components/schemas/PersonName"
      },
      {
        "type": "null"
      }
    ],
    "description": "Who created the entry; null if the account does not exist any more."
  },
  "EntryAuthorReads": {
    "type": "boolean",
    "description": "Whether the author is a player or a viewer of the campaign now and wrote the entry as a player. Such an author reads all of the entry, also what is for game masters only. False if the author has left or is a game master now, and for what an author wrote as a game master."
  },
  "EntryMeta": {
    "type": "object",
    "description": "The times of the creation, the last change and the deletion. `deleted_at` is null if the entry is not deleted.",
    "required": [
      "created_at",
      "updated_at",
      "deleted_at"
    ],
    "properties": {
      "created_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "updated_at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "deleted_at": {
        "$ref": "#/components/schemas/OptionalTimestamp"
      }
    }
  },
  "Entry": {
    "type": "object",
    "description": "An entry as the user may read it. Players do not see `readerIds` of others, so the list is empty for them.",
    "required": [
      "entryId",
      "type",
      "title",
      "cover",
      "text",
      "tags",
      "parentId",
      "ancestors",
      "visibility",
      "readerIds",
      "details",
      "links",
      "backlinks",
      "author",
      "authorReads",
      "draftedBy",
      "canEdit",
      "isFavourite",
      "version",
      "meta"
    ],
    "properties": {
      "entryId": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "title": {
        "$ref": "#/components/schemas/EntryTitle"
      },
      "cover": {
        "$ref": "#/components/schemas/OptionalPicture"
      },
      "text": {
        "$ref": "#/components/schemas/EntryText"
      },
      "tags": {
        "$ref": "#/components/schemas/EntryTags"
      },
      "parentId": {
        "$ref": "#/components/schemas/OptionalId"
      },
      "ancestors": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/EntryReference"
        },
        "description": "The entries above this one, the topmost first."
      },
      "visibility": {
        "$ref": "#/components/schemas/EntryVisibility"
      },
      "readerIds": {
        "$ref": "#/components/schemas/EntryReaderIds"
      },
      "details": {
        "$ref": "#/components/schemas/EntryDetails"
      },
      "links": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/EntryLink"
        },
        "description": "The links of the text and the recap that lead to entries."
      },
      "backlinks": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/EntryReference"
        },
        "description": "The entries that link to this one, sorted by title."
      },
      "author": {
        "$ref": "#/components/schemas/EntryAuthor"
      },
      "authorReads": {
        "$ref": "#/components/schemas/EntryAuthorReads"
      },
      "draftedBy": {
        "$ref": "#/components/schemas/DraftAuthor"
      },
      "canEdit": {
        "type": "boolean",
        "description": "Whether the user may change the entry."
      },
      "isFavourite": {
        "type": "boolean",
        "description": "Whether the signed-in user has marked the entry."
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/EntryMeta"
      }
    }
  },
  "EntryPage": {
    "type": "object",
    "description": "One page of entries.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/EntrySummary"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "EntryHit": {
    "type": "object",
    "description": "An entry that a search has found.",
    "required": [
      "entryId",
      "type",
      "title",
      "cover",
      "visibility",
      "author",
      "authorReads",
      "canEdit",
      "snippet"
    ],
    "properties": {
      "entryId": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "title": {
        "$ref": "#/components/schemas/EntryTitle"
      },
      "cover": {
        "$ref": "#/components/schemas/OptionalPicture"
      },
      "visibility": {
        "$ref": "#/components/schemas/EntryVisibility"
      },
      "author": {
        "$ref": "#/components/schemas/EntryAuthor"
      },
      "authorReads": {
        "$ref": "#/components/schemas/EntryAuthorReads"
      },
      "canEdit": {
        "type": "boolean",
        "description": "Whether the user may change the entry."
      },
      "snippet": {
        "type": "string",
        "maxLength": 300,
        "description": "The part of the text with the first word that was found; the beginning if only the title or a detail has it."
      }
    }
  },
  "EntryHits": {
    "type": "object",
    "description": "The entries that a search has found.",
    "required": [
      "items"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "$ref": "#/components/schemas/EntryHit"
        }
      }
    }
  },
  "EntryVersionField": {
    "type": "string",
    "enum": [
      "type",
      "title",
      "text",
      "cover",
      "tags",
      "visibility",
      "readerIds",
      "details"
    ],
    "description": "A part of an entry that a version has changed."
  },
  "EntryVersionSummary": {
    "type": "object",
    "description": "A version of an entry without its content.",
    "required": [
      "version",
      "title",
      "changedBy",
      "changedAt",
      "changed",
      "draftedBy"
    ],
    "properties": {
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "title": {
        "$ref": "#/components/schemas/EntryTitle"
      },
      "changedBy": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/PersonName"
          },
          {
            "type": "null"
          }
        ],
        "description": "Who wrote the version; null if the account does not exist any more."
      },
      "changedAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "changed": {
        "type": "array",
        "maxItems": 8,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/EntryVersionField"
        },
        "description": "What is different from the version before; empty for the first version that is kept."
      },
      "draftedBy": {
        "$ref": "#/components/schemas/DraftAuthor",
        "description": "The author of a draft that this version put into the entry; null if there was none."
      }
    }
  },
  "EntryVersionPage": {
    "type": "object",
    "description": "One page of versions.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/EntryVersionSummary"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "EntryVersion": {
    "type": "object",
    "description": "A version of an entry.",
    "required": [
      "version",
      "type",
      "title",
      "text",
      "cover",
      "tags",
      "visibility",
      "readerIds",
      "details",
      "changedBy",
      "changedAt",
      "draftedBy"
    ],
    "properties": {
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "title": {
        "$ref": "#/components/schemas/EntryTitle"
      },
      "text": {
        "$ref": "#/components/schemas/EntryText"
      },
      "cover": {
        "$ref": "#/components/schemas/OptionalPicture"
      },
      "tags": {
        "$ref": "#/components/schemas/EntryTags"
      },
      "visibility": {
        "$ref": "#/components/schemas/EntryVisibility"
      },
      "readerIds": {
        "$ref": "#/components/schemas/EntryReaderIds"
      },
      "details": {
        "$ref": "#/components/schemas/EntryDetails"
      },
      "changedBy": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/PersonName"
          },
          {
            "type": "null"
          }
        ],
        "description": "Who wrote the version; null if the account does not exist any more."
      },
      "changedAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "draftedBy": {
        "$ref": "#/components/schemas/DraftAuthor",
        "description": "The author of a draft that this version put into the entry; null if there was none."
      }
    }
  },
  "EntryCreateRequest": {
    "type": "object",
    "x-further-rules": "Readers are members of the campaign, and the parent is one of its entries.",
    "description": "A new entry.",
    "additionalProperties": false,
    "required": [
      "type",
      "title"
    ],
    "properties": {
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "title": {
        "$ref": "#/components/schemas/EntryTitle"
      },
      "text": {
        "$ref": "#/components/schemas/EntryText"
      },
      "coverPictureId": {
        "$ref": "#/components/schemas/OptionalId",
        "description": "The id of the cover, a picture of this campaign that the user may read; null for none."
      },
      "tags": {
        "$ref": "#/components/schemas/EntryTags"
      },
      "parentId": {
        "$ref": "#/components/schemas/OptionalId"
      },
      "visibility": {
        "$ref": "#/components/schemas/EntryVisibility"
      },
      "readerIds": {
        "$ref": "#/components/schemas/EntryReaderIds"
      },
      "details": {
        "$ref": "#/components/schemas/EntryDetails"
      },
      "draftGenerationId": {
        "$ref": "#/components/schemas/DraftGenerationId"
      }
    }
  },
  "EntryUpdateRequest": {
    "type": "object",
    "x-further-rules": "Readers are members of the campaign.",
    "description": "The fields to change.",
    "additionalProperties": false,
    "properties": {
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "title": {
        "$ref": "#/components/schemas/EntryTitle"
      },
      "text": {
        "$ref": "#/components/schemas/EntryText"
      },
      "coverPictureId": {
        "$ref": "#/components/schemas/OptionalId",
        "description": "The id of the cover, a picture of this campaign that the user may read; null for none."
      },
      "tags": {
        "$ref": "#/components/schemas/EntryTags"
      },
      "visibility": {
        "$ref": "#/components/schemas/EntryVisibility"
      },
      "readerIds": {
        "$ref": "#/components/schemas/EntryReaderIds"
      },
      "details": {
        "$ref": "#/components/schemas/EntryDetails"
      },
      "draftGenerationId": {
        "$ref": "#/components/schemas/DraftGenerationId"
      }
    }
  },
  "EntryMoveRequest": {
    "type": "object",
    "x-further-rules": "The new parent is an entry of the same campaign and not below the entry.",
    "description": "The new place of an entry.",
    "additionalProperties": false,
    "required": [
      "parentId",
      "beforeId"
    ],
    "properties": {
      "parentId": {
        "$ref": "#/components/schemas/OptionalId"
      },
      "beforeId": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ],
        "description": "The entry of the same parent before which the entry is put; null for the last place."
      }
    }
  },
  "ImageFile": {
    "type": "string",
    "format": "binary",
    "x-max-bytes": 5242880,
    "description": "JPEG, PNG or WebP with at most 16 megapixels, or AVIF with at most 8; at most 5 MiB."
  },
  "FoundCampaign": {
    "type": "object",
    "description": "A campaign that a search has found.",
    "required": [
      "campaignId",
      "title",
      "role"
    ],
    "properties": {
      "campaignId": {
        "$ref": "#/components/schemas/Id"
      },
      "title": {
        "$ref": "#/components/schemas/CampaignTitle"
      },
      "role": {
        "$ref": "#/components/schemas/CampaignRole"
      }
    }
  },
  "FoundEntry": {
    "type": "object",
    "description": "An entry that a search has found.",
    "required": [
      "campaignId",
      "campaignTitle",
      "entryId",
      "type",
      "title",
      "snippet"
    ],
    "properties": {
      "campaignId": {
        "$ref": "#/components/schemas/Id"
      },
      "campaignTitle": {
        "$ref": "#/components/schemas/CampaignTitle"
      },
      "entryId": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "title": {
        "$ref": "#/components/schemas/EntryTitle"
      },
      "snippet": {
        "type": "string",
        "maxLength": 300,
        "description": "As in `entrySearch`."
      }
    }
  },
  "FoundCharacter": {
    "type": "object",
    "description": "A character that a search has found.",
    "required": [
      "characterId",
      "name"
    ],
    "properties": {
      "characterId": {
        "$ref": "#/components/schemas/Id"
      },
      "name": {
        "$ref": "#/components/schemas/CharacterName"
      }
    }
  },
  "FoundItem": {
    "type": "object",
    "description": "An item of the catalogue that a search has found.",
    "required": [
      "kind",
      "sk",
      "name",
      "edition"
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
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      }
    }
  },
  "Finds": {
    "type": "object",
    "description": "What a search has found, of each sort the best ones first.",
    "required": [
      "campaigns",
      "entries",
      "characters",
      "items"
    ],
    "properties": {
      "campaigns": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "$ref": "#/components/schemas/FoundCampaign"
        }
      },
      "entries": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "$ref": "#/components/schemas/FoundEntry"
        }
      },
      "characters": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "$ref": "#/components/schemas/FoundCharacter"
        }
      },
      "items": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "$ref": "#/components/schemas/FoundItem"
        }
      }
    }
  },
  "ImportId": {
    "type": "string",
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$",
    "description": "The id of an import. The client chooses it, for example as a hash of the imported file."
  },
  "ImportKey": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[A-Za-z0-9_-]+$",
    "description": "The id of an entry in its import, for example its id in the archive."
  },
  "EntryExportPage": {
    "type": "object",
    "description": "One page of whole entries.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/ExportedEntry"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "ExportedEntry": {
    "type": "object",
    "description": "An entry as the user may read it, with what an archive needs. Players do not see `readerIds` of others, so the list is empty for them. `parentId` is null below an entry that the user may not read.",
    "required": [
      "entryId",
      "type",
      "title",
      "cover",
      "text",
      "tags",
      "parentId",
      "position",
      "visibility",
      "readerIds",
      "details",
      "pictureIds",
      "renamedLinks",
      "author",
      "isMine",
      "draftedBy",
      "meta"
    ],
    "properties": {
      "entryId": {
        "$ref": "#/components/schemas/Id"
      },
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "title": {
        "$ref": "#/components/schemas/EntryTitle"
      },
      "cover": {
        "$ref": "#/components/schemas/OptionalPicture"
      },
      "text": {
        "$ref": "#/components/schemas/EntryText"
      },
      "tags": {
        "$ref": "#/components/schemas/EntryTags"
      },
      "parentId": {
        "$ref": "#/components/schemas/OptionalId"
      },
      "position": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10000,
        "description": "The place among the entries of the same parent that the user may read, counted from 1."
      },
      "visibility": {
        "$ref": "#/components/schemas/EntryVisibility"
      },
      "readerIds": {
        "$ref": "#/components/schemas/EntryReaderIds"
      },
      "details": {
        "$ref": "#/components/schemas/EntryDetails"
      },
      "pictureIds": {
        "type": "array",
        "maxItems": 400,
        "items": {
          "$ref": "#/components/schemas/Id"
        },
        "description": "The pictures that the texts show."
      },
      "renamedLinks": {
        "type": "array",
        "maxItems": 400,
        "items": {
          "$ref": "#/components/schemas/EntryLink"
        },
        "description": "The links in the texts whose words are no longer the title of their target."
      },
      "author": {
        "$ref": "#/components/schemas/EntryAuthor"
      },
      "isMine": {
        "type": "boolean",
        "description": "Whether the reader has created the entry; with `viewAs`, that member."
      },
      "draftedBy": {
        "$ref": "#/components/schemas/DraftAuthor"
      },
      "meta": {
        "$ref": "#/components/schemas/EntryMeta"
      }
    }
  },
  "ImportedEntry": {
    "type": "object",
    "description": "An entry of an import.",
    "additionalProperties": false,
    "required": [
      "key",
      "type",
      "title"
    ],
    "properties": {
      "key": {
        "$ref": "#/components/schemas/ImportKey"
      },
      "parentKey": {
        "$ref": "#/components/schemas/ImportKey"
      },
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "title": {
        "$ref": "#/components/schemas/EntryTitle"
      },
      "text": {
        "$ref": "#/components/schemas/EntryText"
      },
      "coverPictureId": {
        "$ref": "#/components/schemas/OptionalId",
        "x-further-rules": "Only a picture of this campaign that the user may read.",
        "description": "The id of the cover, a picture of this campaign that the user may read; null for none."
      },
      "tags": {
        "$ref": "#/components/schemas/EntryTags"
      },
      "visibility": {
        "$ref": "#/components/schemas/EntryVisibility"
      },
      "readerIds": {
        "$ref": "#/components/schemas/EntryReaderIds"
      },
      "details": {
        "$ref": "#/components/schemas/EntryDetails"
      },
      "draftedBy": {
        "$ref": "#/components/schemas/DraftAuthor",
        "description": "Who wrote the draft that was put into the text, as the archive says."
      }
    }
  },
  "EntryImportRequest": {
    "type": "object",
    "description": "Entries to create.",
    "additionalProperties": false,
    "required": [
      "importId",
      "entries"
    ],
    "properties": {
      "importId": {
        "$ref": "#/components/schemas/ImportId"
      },
      "entries": {
        "type": "array",
        "minItems": 1,
        "maxItems": 25,
        "items": {
          "$ref": "#/components/schemas/ImportedEntry"
        }
      }
    }
  },
  "EntryImportResult": {
    "type": "object",
    "description": "The entries of the request.",
    "required": [
      "entries",
      "created"
    ],
    "properties": {
      "entries": {
        "type": "array",
        "maxItems": 25,
        "items": {
          "type": "object",
          "description": "An entry that exists now.",
          "required": [
            "key",
            "entryId"
          ],
          "properties": {
            "key": {
              "$ref": "#/components/schemas/ImportKey"
            },
            "entryId": {
              "$ref": "#/components/schemas/Id"
            }
          }
        }
      },
      "created": {
        "type": "integer",
        "minimum": 0,
        "maximum": 25,
        "description": "How many of the entries this request has created. The others are from an earlier request."
      }
    }
  },
  "EntryImportUndone": {
    "type": "object",
    "description": "What the undo has done.",
    "required": [
      "deleted",
      "kept"
    ],
    "properties": {
      "deleted": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10000,
        "description": "Entries that were deleted."
      },
      "kept": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10000,
        "description": "Entries that stay because they have been changed since, or moved, alone or with an entry above them."
      }
    }
  },
  "CampaignCreateRequest": {
    "type": "object",
    "x-further-rules": "Pictures that can be read.",
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
      "draftGenerationId": {
        "$ref": "#/components/schemas/DraftGenerationId"
      },
      "generateCover": {
        "type": "boolean",
        "default": false,
        "writeOnly": true,
        "description": "Whether to request a painted cover. The response comes before it is painted; then `campaignChanged` is sent. The text `true` or `false`."
      }
    }
  },
  "CampaignUpdateRequest": {
    "type": "object",
    "x-further-rules": "Pictures that can be read; a new cover or its removal, but not both.",
    "description": "The fields of a campaign that change.",
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
        "description": "Whether to remove the cover; the text `true` or `false`."
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
      "draftGenerationId": {
        "$ref": "#/components/schemas/DraftGenerationId"
      },
      "generateCover": {
        "type": "boolean",
        "writeOnly": true,
        "description": "Whether to request a painted cover, which replaces the cover when it is painted; the text `true` or `false`."
      },
      "coverGenerationId": {
        "$ref": "#/components/schemas/Id",
        "description": "A generation of the user whose painted cover becomes the cover."
      }
    }
  },
  "CharacterName": {
    "type": "string",
    "x-one-line": true,
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
    "description": "How the base scores are chosen (SRD 5.2.1, step 3). `standard-array`: 15, 14, 13, 12, 10 and 8, each once.\n`point-buy`: scores from 8 to 15 that cost exactly 27 points (8 costs 0, 9 costs 1, … 13 costs 5, 14 costs 7, 15\ncosts 9). `roll` and `manual`: any scores. Scores that break these rules are refused with 422; `fields` has the\npath `/abilities` or the paths of single scores.\n"
  },
  "AbilityScore": {
    "type": "integer",
    "minimum": 3,
    "maximum": 20,
    "description": "A score without the increases of the background."
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
    "description": "The increase that the background gives to one ability.",
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
    "description": "One ability gets +2 and another +1, or three abilities get +1 each. Only the three abilities of the background can be increased, each at most once, and no score above 20. Empty if nothing is chosen yet. Anything else is refused with 422.",
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
    "x-one-line": true,
    "maxLength": 300,
    "pattern": "^[^\\u0000]*$",
    "default": "",
    "description": "The character in one line."
  },
  "ClassLevel": {
    "type": "integer",
    "minimum": 1,
    "maximum": 20,
    "description": "A level in one class."
  },
  "OtherClass": {
    "type": "object",
    "description": "The levels in a further class.",
    "additionalProperties": false,
    "required": [
      "class",
      "level"
    ],
    "properties": {
      "class": {
        "$ref": "#/components/schemas/CharacterClass"
      },
      "level": {
        "$ref": "#/components/schemas/ClassLevel"
      }
    }
  },
  "OtherClasses": {
    "type": "array",
    "description": "Multiclassing: the classes besides `class`, which is the class of level 1. `level` counts the levels in all classes. Each class occurs once, and at least one level is left for `class`; anything else is refused with 422.",
    "maxItems": 11,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/OtherClass"
    }
  },
  "ChosenSubclass": {
    "type": "object",
    "description": "The subclass of a class. The rules know those of the SRD by their names; any other name is homebrew.",
    "additionalProperties": false,
    "required": [
      "class",
      "name"
    ],
    "properties": {
      "class": {
        "$ref": "#/components/schemas/CharacterClass"
      },
      "name": {
        "type": "string",
        "x-one-line": true,
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
      }
    }
  },
  "ChosenSubclasses": {
    "type": "array",
    "maxItems": 12,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/ChosenSubclass"
    }
  },
  "ScoreIncrease": {
    "type": "object",
    "description": "The increase that a feat gives to one ability.",
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
  "CharacterFeat": {
    "type": "object",
    "description": "A feat of a character. The feat of the background is not in the list, because it follows from the background.",
    "additionalProperties": false,
    "required": [
      "class",
      "level",
      "key",
      "name",
      "increases"
    ],
    "properties": {
      "class": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/CharacterClass"
          },
          {
            "type": "null"
          }
        ],
        "description": "The class that gives the feat; null for a feat of the species or of the game master."
      },
      "level": {
        "type": "integer",
        "minimum": 1,
        "maximum": 20,
        "description": "The level in this class that gives the feat; without a class, the level of the character."
      },
      "key": {
        "$ref": "#/components/schemas/OptionalSk",
        "description": "The key of the feat in the catalogue; null for one that is not there."
      },
      "catalogueVersion": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 2147483647,
        "default": null,
        "description": "The version of the row from which the feat was chosen; null if it is not known."
      },
      "name": {
        "type": "string",
        "x-one-line": true,
        "minLength": 1,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
      },
      "increases": {
        "type": "array",
        "maxItems": 2,
        "items": {
          "$ref": "#/components/schemas/ScoreIncrease"
        }
      }
    }
  },
  "CharacterFeats": {
    "type": "array",
    "maxItems": 40,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/CharacterFeat"
    }
  },
  "CharacterWords": {
    "type": "array",
    "maxItems": 40,
    "uniqueItems": true,
    "default": [],
    "items": {
      "type": "string",
      "x-one-line": true,
      "minLength": 1,
      "maxLength": 80,
      "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
    }
  },
  "WeaponMasteries": {
    "type": "array",
    "maxItems": 40,
    "uniqueItems": true,
    "default": [],
    "items": {
      "type": "string",
      "x-one-line": true,
      "minLength": 1,
      "maxLength": 80,
      "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
    },
    "description": "The kinds of weapons whose mastery the character uses, by their names, such as Longsword; empty if none is chosen yet."
  },
  "SpeciesOption": {
    "type": "string",
    "x-one-line": true,
    "maxLength": 60,
    "pattern": "^[^\\u0000]*$",
    "default": "",
    "description": "The option of the species, such as an ancestry or a lineage, by its name in the SRD; empty for none."
  },
  "CharacterSize": {
    "type": "string",
    "enum": [
      "small",
      "medium"
    ],
    "default": "medium",
    "description": "The size of a character whose species has both."
  },
  "SpellFacts": {
    "type": "object",
    "description": "What the sheet prints about a spell, copied from the catalogue or typed.",
    "additionalProperties": false,
    "required": [
      "level",
      "school",
      "castingTime",
      "range",
      "components",
      "duration",
      "concentration",
      "ritual",
      "attack",
      "save",
      "damage"
    ],
    "properties": {
      "level": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9,
        "description": "0 for a cantrip."
      },
      "school": {
        "$ref": "#/components/schemas/SpellSchool"
      },
      "castingTime": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 80,
        "pattern": "^[^\\u0000]*$"
      },
      "range": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 80,
        "pattern": "^[^\\u0000]*$"
      },
      "components": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 160,
        "pattern": "^[^\\u0000]*$"
      },
      "duration": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 80,
        "pattern": "^[^\\u0000]*$"
      },
      "concentration": {
        "type": "boolean"
      },
      "ritual": {
        "type": "boolean"
      },
      "attack": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "melee",
          "ranged",
          null
        ],
        "description": "The kind of the spell attack; null without one."
      },
      "save": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/AbilityName"
          },
          {
            "type": "null"
          }
        ],
        "description": "The saving throw against the spell; null without one."
      },
      "damage": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*$",
        "description": "Dice and types, such as `8d6 fire`; empty without damage."
      }
    }
  },
  "CharacterSpell": {
    "type": "object",
    "description": "A spell of a character. `facts` is a copy, so a change or the deletion of the row of the catalogue does not change the sheet.",
    "additionalProperties": false,
    "required": [
      "class",
      "key",
      "catalogueVersion",
      "name",
      "prepared",
      "facts"
    ],
    "properties": {
      "class": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/CharacterClass"
          },
          {
            "type": "null"
          }
        ],
        "description": "The class with which the character casts the spell; null for a spell of the species, a feat or an item."
      },
      "key": {
        "$ref": "#/components/schemas/OptionalSk",
        "description": "The key of the spell in the catalogue; null for one that is not there."
      },
      "catalogueVersion": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 2147483647,
        "description": "The version of the row from which the facts were copied; null if they were typed."
      },
      "name": {
        "type": "string",
        "x-one-line": true,
        "minLength": 1,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
      },
      "prepared": {
        "type": "boolean",
        "description": "Whether the spell is prepared; cantrips always are."
      },
      "facts": {
        "$ref": "#/components/schemas/SpellFacts"
      }
    }
  },
  "CharacterSpells": {
    "type": "array",
    "maxItems": 200,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/CharacterSpell"
    }
  },
  "ItemArmor": {
    "type": "object",
    "description": "What the sheet needs to know about armor, copied from the catalogue or typed.",
    "additionalProperties": false,
    "required": [
      "category",
      "base",
      "strength",
      "stealthDisadvantage"
    ],
    "properties": {
      "category": {
        "$ref": "#/components/schemas/ArmorCategory"
      },
      "base": {
        "$ref": "#/components/schemas/ArmorClassBase"
      },
      "strength": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 30,
        "description": "The Strength below which the armor slows; null for none."
      },
      "stealthDisadvantage": {
        "type": "boolean"
      }
    }
  },
  "ItemWeapon": {
    "type": "object",
    "description": "What the sheet needs to know about a weapon, copied from the catalogue or typed.",
    "additionalProperties": false,
    "required": [
      "category",
      "damage",
      "versatile",
      "properties",
      "range",
      "mastery"
    ],
    "properties": {
      "category": {
        "$ref": "#/components/schemas/WeaponCategory"
      },
      "damage": {
        "$ref": "#/components/schemas/OptionalDamage"
      },
      "versatile": {
        "$ref": "#/components/schemas/OptionalDice"
      },
      "properties": {
        "$ref": "#/components/schemas/WeaponProperties"
      },
      "range": {
        "$ref": "#/components/schemas/OptionalRange"
      },
      "mastery": {
        "$ref": "#/components/schemas/OptionalMastery"
      }
    }
  },
  "CharacterItem": {
    "type": "object",
    "description": "An item that a character carries. Its facts are a copy, so a change or the deletion of the row of the catalogue does not change the sheet.",
    "additionalProperties": false,
    "required": [
      "itemId",
      "kind",
      "key",
      "catalogueVersion",
      "name",
      "quantity",
      "weightLb",
      "equipped",
      "attuned",
      "needsAttunement",
      "bonus",
      "armor",
      "weapon",
      "notes"
    ],
    "properties": {
      "itemId": {
        "$ref": "#/components/schemas/Id",
        "description": "The id of the item in the sheet, which the client chooses. An id that another item of the sheet has is refused with 422."
      },
      "kind": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/CatalogueKind"
          },
          {
            "type": "null"
          }
        ],
        "description": "The kind of the item in the catalogue; null for one that is not there."
      },
      "key": {
        "$ref": "#/components/schemas/OptionalSk",
        "description": "The key of the item in the catalogue; null for one that is not there."
      },
      "catalogueVersion": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 2147483647,
        "description": "The version of the row from which the facts were copied; null if they were typed."
      },
      "name": {
        "type": "string",
        "x-one-line": true,
        "minLength": 1,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
      },
      "quantity": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000
      },
      "weightLb": {
        "type": "number",
        "minimum": 0,
        "maximum": 100000,
        "description": "The weight of one piece, in pounds."
      },
      "equipped": {
        "type": "boolean",
        "description": "Whether the character wears or holds the item."
      },
      "attuned": {
        "type": "boolean"
      },
      "needsAttunement": {
        "type": "boolean"
      },
      "bonus": {
        "type": "integer",
        "minimum": -10,
        "maximum": 10,
        "description": "What a magic item adds to the armor class, or to attack and damage."
      },
      "armor": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/ItemArmor"
          },
          {
            "type": "null"
          }
        ],
        "description": "Null for an item that is no armor."
      },
      "weapon": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/ItemWeapon"
          },
          {
            "type": "null"
          }
        ],
        "description": "Null for an item that is no weapon."
      },
      "notes": {
        "type": "string",
        "maxLength": 500,
        "pattern": "^[^\\u0000]*$"
      }
    }
  },
  "CharacterItems": {
    "description": "What the character carries. Null until the list was first written; the sheet then shows what `equipment` gives.",
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/CharacterItemList"
      },
      {
        "type": "null"
      }
    ]
  },
  "CharacterItemList": {
    "type": "array",
    "maxItems": 200,
    "items": {
      "$ref": "#/components/schemas/CharacterItem"
    }
  },
  "OverrideTarget": {
    "type": "string",
    "enum": [
      "armor-class",
      "hit-points",
      "initiative",
      "speed",
      "proficiency-bonus",
      "passive-perception",
      "carrying-capacity",
      "spell-save-dc",
      "spell-attack",
      "str",
      "dex",
      "con",
      "int",
      "wis",
      "cha",
      "save-str",
      "save-dex",
      "save-con",
      "save-int",
      "save-wis",
      "save-cha",
      "skill-acrobatics",
      "skill-animal-handling",
      "skill-arcana",
      "skill-athletics",
      "skill-deception",
      "skill-history",
      "skill-insight",
      "skill-intimidation",
      "skill-investigation",
      "skill-medicine",
      "skill-nature",
      "skill-perception",
      "skill-performance",
      "skill-persuasion",
      "skill-religion",
      "skill-sleight-of-hand",
      "skill-stealth",
      "skill-survival",
      "climb-speed",
      "swim-speed",
      "fly-speed",
      "darkvision",
      "blindsight",
      "tremorsense",
      "truesight",
      "attunements",
      "slots-1",
      "slots-2",
      "slots-3",
      "slots-4",
      "slots-5",
      "slots-6",
      "slots-7",
      "slots-8",
      "slots-9",
      "pact-slots"
    ],
    "description": "The number that is replaced: an ability is the score after all increases, `save-str` the bonus of a saving throw, `skill-arcana` that of a skill, a speed and a sense are in feet, `slots-1` are the spell slots of level 1."
  },
  "CharacterOverride": {
    "type": "object",
    "description": "A number that the table has agreed on instead of the one of the rules.",
    "additionalProperties": false,
    "required": [
      "target",
      "value",
      "reason"
    ],
    "properties": {
      "target": {
        "$ref": "#/components/schemas/OverrideTarget"
      },
      "value": {
        "type": "integer",
        "minimum": -100,
        "maximum": 9999,
        "description": "For an ability, 1 to 30 apply: a lower value counts as 1, a higher one as 30."
      },
      "reason": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*$"
      }
    }
  },
  "CharacterOverrides": {
    "type": "array",
    "maxItems": 60,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/CharacterOverride"
    },
    "description": "Each target at most once; anything else is refused with 422."
  },
  "ExperiencePoints": {
    "type": "integer",
    "minimum": 0,
    "maximum": 10000000,
    "default": 0
  },
  "LevelAdvancement": {
    "type": "string",
    "enum": [
      "milestones",
      "experience"
    ],
    "default": "milestones",
    "description": "How the character reaches a level: when the game master says so, or by experience points."
  },
  "CharacterText": {
    "type": "string",
    "maxLength": 8000,
    "pattern": "^[^\\u0000]*$",
    "default": ""
  },
  "CharacterInput": {
    "type": "object",
    "x-further-rules": "Ability scores fit their method, increases those of the background, and levels of other classes the level of the character.",
    "description": "A character in a request; absent fields get their defaults.",
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
      },
      "otherClasses": {
        "$ref": "#/components/schemas/OtherClasses"
      },
      "subclasses": {
        "$ref": "#/components/schemas/ChosenSubclasses"
      },
      "feats": {
        "$ref": "#/components/schemas/CharacterFeats"
      },
      "expertise": {
        "$ref": "#/components/schemas/SkillNames"
      },
      "tools": {
        "$ref": "#/components/schemas/CharacterWords"
      },
      "languages": {
        "$ref": "#/components/schemas/CharacterWords"
      },
      "weaponMasteries": {
        "$ref": "#/components/schemas/WeaponMasteries"
      },
      "speciesOption": {
        "$ref": "#/components/schemas/SpeciesOption"
      },
      "size": {
        "$ref": "#/components/schemas/CharacterSize"
      },
      "spells": {
        "$ref": "#/components/schemas/CharacterSpells"
      },
      "items": {
        "$ref": "#/components/schemas/CharacterItems"
      },
      "overrides": {
        "$ref": "#/components/schemas/CharacterOverrides"
      },
      "advancement": {
        "$ref": "#/components/schemas/LevelAdvancement"
      },
      "experience": {
        "$ref": "#/components/schemas/ExperiencePoints"
      },
      "appearance": {
        "$ref": "#/components/schemas/CharacterText"
      },
      "backstory": {
        "$ref": "#/components/schemas/CharacterText"
      },
      "notesForMe": {
        "$ref": "#/components/schemas/CharacterText"
      },
      "notesForGameMaster": {
        "$ref": "#/components/schemas/CharacterText"
      },
      "notesForEveryone": {
        "$ref": "#/components/schemas/CharacterText"
      },
      "draftGenerationId": {
        "$ref": "#/components/schemas/DraftGenerationId",
        "writeOnly": true
      }
    }
  },
  "CharacterStoryAuthors": {
    "type": "object",
    "description": "Who wrote the drafts that were put into the texts. Readers who do not get a text get null for it.",
    "required": [
      "appearance",
      "backstory"
    ],
    "properties": {
      "appearance": {
        "$ref": "#/components/schemas/DraftAuthor"
      },
      "backstory": {
        "$ref": "#/components/schemas/DraftAuthor"
      }
    }
  },
  "CharacterFileAuthors": {
    "type": "object",
    "description": "Who wrote the drafts that were put into the texts, as the file says.",
    "additionalProperties": false,
    "properties": {
      "concept": {
        "$ref": "#/components/schemas/DraftAuthor"
      },
      "appearance": {
        "$ref": "#/components/schemas/DraftAuthor"
      },
      "backstory": {
        "$ref": "#/components/schemas/DraftAuthor"
      }
    }
  },
  "CharacterPortraitRequest": {
    "type": "object",
    "description": "The portrait of a character.",
    "additionalProperties": false,
    "required": [
      "generationId"
    ],
    "properties": {
      "generationId": {
        "x-further-rules": "Only a painted portrait among the drafts of the user.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ],
        "description": "A generation of the user whose painted portrait becomes the portrait; null for no portrait."
      }
    }
  },
  "Character": {
    "type": "object",
    "description": "A character: only the chosen values. The app computes all other values from them.",
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
      "otherClasses",
      "subclasses",
      "feats",
      "expertise",
      "tools",
      "languages",
      "weaponMasteries",
      "speciesOption",
      "size",
      "spells",
      "items",
      "overrides",
      "advancement",
      "experience",
      "appearance",
      "backstory",
      "notesForMe",
      "notesForGameMaster",
      "notesForEveryone",
      "draftedBy",
      "storyDraftedBy",
      "portraitImage",
      "portraitAlt",
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
      "otherClasses": {
        "$ref": "#/components/schemas/OtherClasses"
      },
      "subclasses": {
        "$ref": "#/components/schemas/ChosenSubclasses"
      },
      "feats": {
        "$ref": "#/components/schemas/CharacterFeats"
      },
      "expertise": {
        "$ref": "#/components/schemas/SkillNames"
      },
      "tools": {
        "$ref": "#/components/schemas/CharacterWords"
      },
      "languages": {
        "$ref": "#/components/schemas/CharacterWords"
      },
      "weaponMasteries": {
        "$ref": "#/components/schemas/WeaponMasteries"
      },
      "speciesOption": {
        "$ref": "#/components/schemas/SpeciesOption"
      },
      "size": {
        "$ref": "#/components/schemas/CharacterSize"
      },
      "spells": {
        "$ref": "#/components/schemas/CharacterSpells"
      },
      "items": {
        "$ref": "#/components/schemas/CharacterItems"
      },
      "overrides": {
        "$ref": "#/components/schemas/CharacterOverrides"
      },
      "advancement": {
        "$ref": "#/components/schemas/LevelAdvancement"
      },
      "experience": {
        "$ref": "#/components/schemas/ExperiencePoints"
      },
      "appearance": {
        "$ref": "#/components/schemas/CharacterText"
      },
      "backstory": {
        "$ref": "#/components/schemas/CharacterText"
      },
      "notesForMe": {
        "$ref": "#/components/schemas/CharacterText"
      },
      "notesForGameMaster": {
        "$ref": "#/components/schemas/CharacterText"
      },
      "notesForEveryone": {
        "$ref": "#/components/schemas/CharacterText"
      },
      "draftedBy": {
        "$ref": "#/components/schemas/DraftAuthor",
        "description": "Who wrote the draft that was put into `concept`."
      },
      "storyDraftedBy": {
        "$ref": "#/components/schemas/CharacterStoryAuthors"
      },
      "portraitImage": {
        "$ref": "#/components/schemas/OptionalImageUrl"
      },
      "portraitAlt": {
        "oneOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          {
            "type": "null"
          }
        ],
        "description": "What the portrait shows, in words; null without one."
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      },
      "meta": {
        "$ref": "#/components/schemas/CampaignMeta"
      }
    }
  },
  "SpentUses": {
    "type": "integer",
    "minimum": 0,
    "maximum": 200,
    "default": 0
  },
  "AddedUses": {
    "type": "integer",
    "minimum": -200,
    "maximum": 200,
    "default": 0
  },
  "SpentResources": {
    "type": "object",
    "description": "How much of each resource of the class is spent.",
    "additionalProperties": false,
    "default": {
      "actionSurge": 0,
      "arcaneRecovery": 0,
      "bardicInspiration": 0,
      "channelDivinity": 0,
      "favoredEnemy": 0,
      "focusPoints": 0,
      "indomitable": 0,
      "innateSorcery": 0,
      "layOnHandsPool": 0,
      "rages": 0,
      "secondWind": 0,
      "sorceryPoints": 0,
      "wildShape": 0
    },
    "required": [
      "actionSurge",
      "arcaneRecovery",
      "bardicInspiration",
      "channelDivinity",
      "favoredEnemy",
      "focusPoints",
      "indomitable",
      "innateSorcery",
      "layOnHandsPool",
      "rages",
      "secondWind",
      "sorceryPoints",
      "wildShape"
    ],
    "properties": {
      "actionSurge": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "arcaneRecovery": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "bardicInspiration": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "channelDivinity": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "favoredEnemy": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "focusPoints": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "indomitable": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "innateSorcery": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "layOnHandsPool": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "rages": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "secondWind": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "sorceryPoints": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "wildShape": {
        "$ref": "#/components/schemas/SpentUses"
      }
    }
  },
  "AddedResources": {
    "type": "object",
    "description": "What is added to the spent resources; less than 0 gives something back.",
    "additionalProperties": false,
    "default": {},
    "properties": {
      "actionSurge": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "arcaneRecovery": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "bardicInspiration": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "channelDivinity": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "favoredEnemy": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "focusPoints": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "indomitable": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "innateSorcery": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "layOnHandsPool": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "rages": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "secondWind": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "sorceryPoints": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "wildShape": {
        "$ref": "#/components/schemas/AddedUses"
      }
    }
  },
  "CoinCount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000,
    "default": 0
  },
  "AddedCoins": {
    "type": "integer",
    "minimum": -1000000,
    "maximum": 1000000,
    "default": 0
  },
  "CoinPurse": {
    "type": "object",
    "description": "Coins of each unit.",
    "additionalProperties": false,
    "default": {
      "cp": 0,
      "sp": 0,
      "ep": 0,
      "gp": 0,
      "pp": 0
    },
    "required": [
      "cp",
      "sp",
      "ep",
      "gp",
      "pp"
    ],
    "properties": {
      "cp": {
        "$ref": "#/components/schemas/CoinCount"
      },
      "sp": {
        "$ref": "#/components/schemas/CoinCount"
      },
      "ep": {
        "$ref": "#/components/schemas/CoinCount"
      },
      "gp": {
        "$ref": "#/components/schemas/CoinCount"
      },
      "pp": {
        "$ref": "#/components/schemas/CoinCount"
      }
    }
  },
  "AddedPurse": {
    "type": "object",
    "description": "Coins that are added; less than 0 takes some away.",
    "additionalProperties": false,
    "default": {},
    "properties": {
      "cp": {
        "$ref": "#/components/schemas/AddedCoins"
      },
      "sp": {
        "$ref": "#/components/schemas/AddedCoins"
      },
      "ep": {
        "$ref": "#/components/schemas/AddedCoins"
      },
      "gp": {
        "$ref": "#/components/schemas/AddedCoins"
      },
      "pp": {
        "$ref": "#/components/schemas/AddedCoins"
      }
    }
  },
  "ConditionName": {
    "type": "string",
    "enum": [
      "blinded",
      "charmed",
      "deafened",
      "frightened",
      "grappled",
      "incapacitated",
      "invisible",
      "paralyzed",
      "petrified",
      "poisoned",
      "prone",
      "restrained",
      "stunned",
      "unconscious"
    ],
    "description": "A condition of SRD 5.2.1; exhaustion has its level instead."
  },
  "Concentration": {
    "type": "string",
    "x-one-line": true,
    "maxLength": 120,
    "pattern": "^[^\\u0000]*$",
    "default": "",
    "description": "The spell that the character concentrates on; empty for none."
  },
  "LostHitPoints": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9999,
    "default": 0
  },
  "AddedHitPoints": {
    "type": "integer",
    "minimum": -9999,
    "maximum": 9999,
    "default": 0
  },
  "DeathSaveCount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 3,
    "default": 0
  },
  "AddedDeathSaves": {
    "type": "integer",
    "minimum": -3,
    "maximum": 3,
    "default": 0
  },
  "ExhaustionLevel": {
    "type": "integer",
    "minimum": 0,
    "maximum": 6,
    "default": 0
  },
  "AddedExhaustion": {
    "type": "integer",
    "minimum": -6,
    "maximum": 6,
    "default": 0
  },
  "FeatureSlug": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
    "description": "A feature with limited uses, by a short form of its name; a magic item with charges by `item-` and its `itemId`."
  },
  "SpentFeature": {
    "type": "object",
    "description": "How often a feature was used since its uses came back.",
    "additionalProperties": false,
    "required": [
      "feature",
      "uses"
    ],
    "properties": {
      "feature": {
        "$ref": "#/components/schemas/FeatureSlug"
      },
      "uses": {
        "type": "integer",
        "minimum": 0,
        "maximum": 999
      }
    }
  },
  "SpentFeatures": {
    "type": "array",
    "maxItems": 60,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/SpentFeature"
    },
    "description": "Features with limited uses that are not in `spentResources`, each at most once. A feature that is absent has all its uses."
  },
  "AddedFeature": {
    "type": "object",
    "description": "What is added to the uses of a feature; less than 0 gives some back.",
    "additionalProperties": false,
    "required": [
      "feature",
      "uses"
    ],
    "properties": {
      "feature": {
        "$ref": "#/components/schemas/FeatureSlug"
      },
      "uses": {
        "type": "integer",
        "minimum": -999,
        "maximum": 999
      }
    }
  },
  "HitDiceBySize": {
    "type": "object",
    "description": "Hit Point Dice by their faces.",
    "additionalProperties": false,
    "default": {
      "d6": 0,
      "d8": 0,
      "d10": 0,
      "d12": 0
    },
    "required": [
      "d6",
      "d8",
      "d10",
      "d12"
    ],
    "properties": {
      "d6": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "d8": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "d10": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "d12": {
        "$ref": "#/components/schemas/SpentUses"
      }
    }
  },
  "AddedHitDice": {
    "type": "object",
    "description": "What is added to the spent Hit Point Dice of each size; less than 0 gives some back.",
    "additionalProperties": false,
    "default": {},
    "properties": {
      "d6": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "d8": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "d10": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "d12": {
        "$ref": "#/components/schemas/AddedUses"
      }
    }
  },
  "CharacterPlayState": {
    "type": "object",
    "description": "What has happened to a character in play. A character with the maximum of hit points has lost none.",
    "required": [
      "lostHitPoints",
      "temporaryHitPoints",
      "spentHitDice",
      "spentHitDiceBySize",
      "spentSlots",
      "spentPactSlots",
      "spentResources",
      "spentFeatures",
      "deathSuccesses",
      "deathFailures",
      "exhaustion",
      "coins",
      "conditions",
      "heroicInspiration",
      "concentration"
    ],
    "properties": {
      "lostHitPoints": {
        "$ref": "#/components/schemas/LostHitPoints"
      },
      "temporaryHitPoints": {
        "$ref": "#/components/schemas/LostHitPoints"
      },
      "spentHitDice": {
        "$ref": "#/components/schemas/SpentUses",
        "description": "The spent dice of all sizes."
      },
      "spentHitDiceBySize": {
        "$ref": "#/components/schemas/HitDiceBySize"
      },
      "spentSlots": {
        "type": "array",
        "minItems": 9,
        "maxItems": 9,
        "items": {
          "$ref": "#/components/schemas/SpentUses"
        },
        "default": [
          0,
          0,
          0,
          0,
          0,
          0,
          0,
          0,
          0
        ],
        "description": "Spent spell slots of the levels 1 to 9."
      },
      "spentPactSlots": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "spentResources": {
        "$ref": "#/components/schemas/SpentResources"
      },
      "spentFeatures": {
        "$ref": "#/components/schemas/SpentFeatures"
      },
      "deathSuccesses": {
        "$ref": "#/components/schemas/DeathSaveCount"
      },
      "deathFailures": {
        "$ref": "#/components/schemas/DeathSaveCount"
      },
      "exhaustion": {
        "$ref": "#/components/schemas/ExhaustionLevel"
      },
      "coins": {
        "$ref": "#/components/schemas/CoinPurse"
      },
      "conditions": {
        "type": "array",
        "maxItems": 14,
        "uniqueItems": true,
        "default": [],
        "items": {
          "$ref": "#/components/schemas/ConditionName"
        }
      },
      "heroicInspiration": {
        "type": "boolean",
        "default": false
      },
      "concentration": {
        "$ref": "#/components/schemas/Concentration"
      }
    }
  },
  "CharacterFilePlay": {
    "type": "object",
    "description": "What has happened to a character in play, in a file. Absent fields get their defaults, and numbers above what the character can have become that maximum.",
    "additionalProperties": false,
    "properties": {
      "lostHitPoints": {
        "$ref": "#/components/schemas/LostHitPoints"
      },
      "temporaryHitPoints": {
        "$ref": "#/components/schemas/LostHitPoints"
      },
      "spentHitDice": {
        "$ref": "#/components/schemas/SpentUses",
        "description": "The spent dice of all sizes. Those that `spentHitDiceBySize` does not count are of the largest size that has some left."
      },
      "spentHitDiceBySize": {
        "$ref": "#/components/schemas/HitDiceBySize"
      },
      "spentSlots": {
        "type": "array",
        "minItems": 9,
        "maxItems": 9,
        "items": {
          "$ref": "#/components/schemas/SpentUses"
        },
        "default": [
          0,
          0,
          0,
          0,
          0,
          0,
          0,
          0,
          0
        ],
        "description": "Spent spell slots of the levels 1 to 9."
      },
      "spentPactSlots": {
        "$ref": "#/components/schemas/SpentUses"
      },
      "spentResources": {
        "$ref": "#/components/schemas/SpentResources"
      },
      "spentFeatures": {
        "$ref": "#/components/schemas/SpentFeatures"
      },
      "deathSuccesses": {
        "$ref": "#/components/schemas/DeathSaveCount"
      },
      "deathFailures": {
        "$ref": "#/components/schemas/DeathSaveCount"
      },
      "exhaustion": {
        "$ref": "#/components/schemas/ExhaustionLevel"
      },
      "coins": {
        "$ref": "#/components/schemas/CoinPurse"
      },
      "conditions": {
        "type": "array",
        "maxItems": 14,
        "uniqueItems": true,
        "default": [],
        "items": {
          "$ref": "#/components/schemas/ConditionName"
        }
      },
      "heroicInspiration": {
        "type": "boolean",
        "default": false
      },
      "concentration": {
        "$ref": "#/components/schemas/Concentration"
      }
    }
  },
  "CharacterPlay": {
    "type": "object",
    "description": "A character in play.",
    "required": [
      "state",
      "changedAt"
    ],
    "properties": {
      "state": {
        "$ref": "#/components/schemas/CharacterPlayState"
      },
      "changedAt": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/Timestamp"
          },
          {
            "type": "null"
          }
        ],
        "description": "The time of the last change; null if there was none."
      }
    }
  },
  "CharacterPlayRequest": {
    "type": "object",
    "description": "A change of the state of a character. What is absent stays.",
    "additionalProperties": false,
    "required": [
      "changeId"
    ],
    "properties": {
      "changeId": {
        "$ref": "#/components/schemas/Id",
        "description": "The id of the change, which the client chooses."
      },
      "undoes": {
        "$ref": "#/components/schemas/Id",
        "x-further-rules": "Only a change of this character that is still remembered.",
        "description": "The `changeId` of an earlier change of this character. What that change has really done is taken back, before the rest of this request is applied."
      },
      "lostHitPoints": {
        "$ref": "#/components/schemas/AddedHitPoints"
      },
      "temporaryHitPoints": {
        "$ref": "#/components/schemas/AddedHitPoints"
      },
      "spentHitDice": {
        "$ref": "#/components/schemas/AddedUses",
        "description": "Dice of the largest size that has some left; less than 0 gives back dice of the smallest size of which some are spent. Applied after `spentHitDiceBySize`."
      },
      "spentHitDiceBySize": {
        "$ref": "#/components/schemas/AddedHitDice"
      },
      "spentSlots": {
        "type": "array",
        "minItems": 9,
        "maxItems": 9,
        "items": {
          "$ref": "#/components/schemas/AddedUses"
        },
        "default": [
          0,
          0,
          0,
          0,
          0,
          0,
          0,
          0,
          0
        ],
        "description": "What is added to the spent slots of the levels 1 to 9."
      },
      "spentPactSlots": {
        "$ref": "#/components/schemas/AddedUses"
      },
      "spentResources": {
        "$ref": "#/components/schemas/AddedResources"
      },
      "spentFeatures": {
        "type": "array",
        "maxItems": 60,
        "default": [],
        "items": {
          "$ref": "#/components/schemas/AddedFeature"
        },
        "description": "A feature that the character does not have changes nothing."
      },
      "deathSuccesses": {
        "$ref": "#/components/schemas/AddedDeathSaves"
      },
      "deathFailures": {
        "$ref": "#/components/schemas/AddedDeathSaves"
      },
      "exhaustion": {
        "$ref": "#/components/schemas/AddedExhaustion"
      },
      "coins": {
        "$ref": "#/components/schemas/AddedPurse"
      },
      "addConditions": {
        "type": "array",
        "maxItems": 14,
        "uniqueItems": true,
        "default": [],
        "items": {
          "$ref": "#/components/schemas/ConditionName"
        }
      },
      "removeConditions": {
        "type": "array",
        "maxItems": 14,
        "uniqueItems": true,
        "default": [],
        "items": {
          "$ref": "#/components/schemas/ConditionName"
        }
      },
      "heroicInspiration": {
        "type": "boolean",
        "description": "The new value."
      },
      "concentration": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*$",
        "description": "The new value."
      }
    }
  },
  "RollDie": {
    "type": "object",
    "description": "One die of a roll.",
    "additionalProperties": false,
    "required": [
      "faces",
      "value",
      "kept"
    ],
    "properties": {
      "faces": {
        "type": "integer",
        "minimum": 2,
        "maximum": 100
      },
      "value": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100
      },
      "kept": {
        "type": "boolean",
        "description": "Whether the die counts; of two dice with Advantage or Disadvantage, one does not."
      }
    }
  },
  "RollMode": {
    "type": "string",
    "enum": [
      "normal",
      "advantage",
      "disadvantage"
    ]
  },
  "CharacterRoll": {
    "type": "object",
    "x-further-rules": "The total is the sum of the kept dice and the bonus.",
    "description": "A roll that the player has made on the sheet.",
    "additionalProperties": false,
    "required": [
      "rollId",
      "label",
      "mode",
      "dice",
      "bonus",
      "total",
      "rolledAt"
    ],
    "properties": {
      "rollId": {
        "$ref": "#/components/schemas/Id",
        "description": "The id of the roll, which the client chooses."
      },
      "label": {
        "type": "string",
        "x-one-line": true,
        "minLength": 1,
        "maxLength": 120,
        "pattern": "^[^\\u0000]*\\S[^\\u0000]*$"
      },
      "mode": {
        "$ref": "#/components/schemas/RollMode"
      },
      "dice": {
        "type": "array",
        "minItems": 1,
        "maxItems": 60,
        "items": {
          "$ref": "#/components/schemas/RollDie"
        }
      },
      "bonus": {
        "type": "integer",
        "minimum": -1000,
        "maximum": 1000
      },
      "total": {
        "type": "integer",
        "minimum": -1000,
        "maximum": 10000,
        "description": "The sum of the kept dice and the bonus; another total is refused with 422."
      },
      "rolledAt": {
        "$ref": "#/components/schemas/Timestamp",
        "description": "The time of the roll, by the clock of the device."
      }
    }
  },
  "CharacterRollRequest": {
    "type": "object",
    "description": "Rolls to add to the log.",
    "additionalProperties": false,
    "required": [
      "rolls"
    ],
    "properties": {
      "rolls": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "items": {
          "$ref": "#/components/schemas/CharacterRoll"
        }
      }
    }
  },
  "CharacterRollPage": {
    "type": "object",
    "description": "One page of the log, the last roll first.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/CharacterRoll"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "CharacterFile": {
    "type": "object",
    "description": "A character as a file. Its name ends in `.questwright-character.json`.",
    "additionalProperties": false,
    "required": [
      "format",
      "formatVersion",
      "character"
    ],
    "properties": {
      "format": {
        "type": "string",
        "enum": [
          "questwright-character"
        ]
      },
      "formatVersion": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1,
        "x-maximum-message": "This file comes from a later version of Questwright. This version cannot read it.",
        "description": "The version of the format. A file of a later version is refused with 422."
      },
      "character": {
        "$ref": "#/components/schemas/CharacterInput"
      },
      "draftedBy": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/CharacterFileAuthors"
          },
          {
            "type": "null"
          }
        ],
        "default": null,
        "description": "Null if people wrote all texts."
      },
      "play": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/CharacterFilePlay"
          },
          {
            "type": "null"
          }
        ],
        "default": null,
        "description": "What has happened in play; null for a character that was never played."
      }
    }
  },
  "CharacterLinkCode": {
    "type": "string",
    "minLength": 22,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$",
    "description": "The secret part of the link to a character."
  },
  "CharacterSharing": {
    "type": "object",
    "description": "Who can read the character besides its owner.",
    "required": [
      "linkCode",
      "campaignId",
      "campaignReaders",
      "sharesItems",
      "sharesBackstory"
    ],
    "properties": {
      "linkCode": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/CharacterLinkCode"
          },
          {
            "type": "null"
          }
        ],
        "description": "The code of the read-only link; null without a link. Everybody who has the link reads the sheet without the notes for the owner and the game master."
      },
      "campaignId": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ],
        "description": "The campaign with which the character is shared; null for none."
      },
      "campaignReaders": {
        "$ref": "#/components/schemas/CharacterReaders"
      },
      "sharesItems": {
        "type": "boolean",
        "description": "Whether readers in the campaign see what the character carries."
      },
      "sharesBackstory": {
        "type": "boolean",
        "description": "Whether readers in the campaign see the backstory."
      }
    }
  },
  "CharacterReaders": {
    "type": "string",
    "enum": [
      "gm",
      "everyone"
    ],
    "default": "gm",
    "description": "Which members of the campaign read the sheet."
  },
  "CharacterSharingRequest": {
    "type": "object",
    "description": "Who can read the character besides its owner.",
    "additionalProperties": false,
    "required": [
      "hasLink",
      "campaignId"
    ],
    "properties": {
      "hasLink": {
        "type": "boolean",
        "description": "Whether there is a read-only link. False withdraws it for good: a later link has another code."
      },
      "campaignId": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ],
        "description": "A campaign of which the user is a member; null for none."
      },
      "campaignReaders": {
        "$ref": "#/components/schemas/CharacterReaders"
      },
      "sharesItems": {
        "type": "boolean",
        "default": true
      },
      "sharesBackstory": {
        "type": "boolean",
        "default": false
      }
    }
  },
  "SharedCharacter": {
    "type": "object",
    "description": "A character as a reader sees it. What the reader may not see has its default.",
    "required": [
      "character",
      "play",
      "owner"
    ],
    "properties": {
      "character": {
        "$ref": "#/components/schemas/Character"
      },
      "play": {
        "$ref": "#/components/schemas/CharacterPlayState"
      },
      "owner": {
        "$ref": "#/components/schemas/PersonName"
      },
      "texts": {
        "type": "array",
        "maxItems": 400,
        "items": {
          "$ref": "#/components/schemas/SharedText"
        },
        "description": "What the catalogue says about the spells and items of the sheet, for readers of a link. Absent for members of a campaign, who can read the catalogue."
      }
    }
  },
  "SharedText": {
    "type": "object",
    "description": "What the catalogue says about an item or a spell.",
    "required": [
      "kind",
      "key",
      "text"
    ],
    "properties": {
      "kind": {
        "$ref": "#/components/schemas/CatalogueKind"
      },
      "key": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 10000,
        "pattern": "^[^\\u0000]*$",
        "description": "A text in Markdown."
      }
    }
  },
  "CampaignCharacter": {
    "type": "object",
    "description": "A character that its player shares with the campaign.",
    "required": [
      "characterId",
      "name",
      "class",
      "otherClasses",
      "species",
      "level",
      "portraitImage",
      "portraitAlt",
      "owner",
      "lostHitPoints",
      "hitPoints",
      "armorClass",
      "passivePerception"
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
      "otherClasses": {
        "$ref": "#/components/schemas/OtherClasses"
      },
      "species": {
        "$ref": "#/components/schemas/CharacterSpecies"
      },
      "level": {
        "$ref": "#/components/schemas/CharacterLevel"
      },
      "portraitImage": {
        "$ref": "#/components/schemas/OptionalImageUrl"
      },
      "portraitAlt": {
        "oneOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          {
            "type": "null"
          }
        ],
        "description": "What the portrait shows, in words; null without one."
      },
      "owner": {
        "$ref": "#/components/schemas/PersonName"
      },
      "lostHitPoints": {
        "$ref": "#/components/schemas/LostHitPoints"
      },
      "hitPoints": {
        "$ref": "#/components/schemas/ListedHitPoints"
      },
      "armorClass": {
        "$ref": "#/components/schemas/ListedArmorClass"
      },
      "passivePerception": {
        "type": "integer",
        "minimum": -100,
        "maximum": 9999
      }
    }
  },
  "CampaignCharacterList": {
    "type": "object",
    "description": "The characters that players share with the campaign, by name.",
    "required": [
      "items"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 250,
        "items": {
          "$ref": "#/components/schemas/CampaignCharacter"
        }
      }
    }
  },
  "ListedHitPoints": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9999,
    "description": "The maximum."
  },
  "ListedArmorClass": {
    "type": "integer",
    "minimum": -100,
    "maximum": 9999
  },
  "CharacterSummary": {
    "type": "object",
    "description": "A character in a list.",
    "required": [
      "characterId",
      "name",
      "class",
      "otherClasses",
      "species",
      "background",
      "level",
      "concept",
      "portraitImage",
      "portraitAlt",
      "lostHitPoints",
      "hitPoints",
      "armorClass",
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
      "otherClasses": {
        "$ref": "#/components/schemas/OtherClasses"
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
      "concept": {
        "$ref": "#/components/schemas/CharacterConcept"
      },
      "portraitImage": {
        "$ref": "#/components/schemas/OptionalImageUrl"
      },
      "portraitAlt": {
        "oneOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          {
            "type": "null"
          }
        ],
        "description": "What the portrait shows, in words; null without one."
      },
      "lostHitPoints": {
        "$ref": "#/components/schemas/LostHitPoints"
      },
      "hitPoints": {
        "$ref": "#/components/schemas/ListedHitPoints"
      },
      "armorClass": {
        "$ref": "#/components/schemas/ListedArmorClass"
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
          "$ref": "#/components/schemas/CharacterSummary"
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
    "description": "A key of letters, digits and `_#:.-`, without `.` at its beginning. By default, the key is the edition, `#` and a short form of the name."
  },
  "OptionalSk": {
    "description": "The key of an item; null if there is no item.",
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
    "x-one-line": true,
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\s\\u0000]([^\\u0000\\r\\n]*[^\\s\\u0000])?$",
    "description": "One line without spaces at its ends. Unique in the kind and edition of the item; case, kinds of quotation marks and repeated spaces make no difference."
  },
  "CatalogueSource": {
    "type": "string",
    "x-one-line": true,
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\u0000]*$",
    "default": "homebrew",
    "description": "The source of the item. The attribution depends on the source."
  },
  "CatalogueDescription": {
    "type": "string",
    "maxLength": 10000,
    "pattern": "^[^\\u0000]*$",
    "default": "",
    "description": "A text in Markdown."
  },
  "CatalogueMeta": {
    "type": "object",
    "description": "Who created and changed the item, and when.",
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
    "description": "The name of a user; null if no user made the change, for example for the items of the seed.",
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
    "description": "A price in one kind of coins.",
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
    "description": "A price; null if no price is listed.",
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
    "description": "A weight in pounds; null if no weight is given."
  },
  "Quantity": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1000000,
    "default": 1,
    "description": "The number of pieces to which cost and weight apply."
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
    "description": "One entry of the contents of a pack.",
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
    "description": "What a container can hold; null if no capacity is given.",
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
    "description": "The weight and the volume that a container can hold; null if a value is not given.",
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
    "description": "The speed in feet per turn; null if no speed is given."
  },
  "OptionalSpeedMph": {
    "type": [
      "number",
      "null"
    ],
    "minimum": 0,
    "maximum": 10000,
    "default": null,
    "description": "The speed in miles per hour; null if no speed is given."
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
    "description": "The cargo capacity in tons; null if no capacity is given."
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
    "description": "An ability; null if the rules name none.",
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
    "description": "A task for the tool, and the difficulty class (DC) of its check.",
    "additionalProperties": false,
    "required": [
      "task",
      "dc"
    ],
    "properties": {
      "task": {
        "type": "string",
        "x-one-line": true,
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
      "x-one-line": true,
      "minLength": 1,
      "maxLength": 120,
      "pattern": "^[^\\u0000]*$"
    },
    "description": "The names of items or groups of items that can be made with the tool."
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
    "description": "The base armor class; for a shield, its bonus."
  },
  "ArmorAddDex": {
    "type": "boolean",
    "default": false,
    "description": "Whether the Dexterity modifier is added to the armor class."
  },
  "ArmorMaxDex": {
    "type": [
      "integer",
      "null"
    ],
    "minimum": 0,
    "maximum": 10,
    "default": null,
    "description": "The highest Dexterity modifier that is added; null if there is no limit."
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
    "x-one-line": true,
    "maxLength": 60,
    "pattern": "^[^\\u0000]*$",
    "default": "",
    "description": "The time as printed in the rules."
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
    "description": "Dice such as `2d6`, or a number."
  },
  "Damage": {
    "type": "object",
    "description": "The dice and the type of the damage.",
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
    "description": "The damage; null if the weapon deals no damage.",
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
    "description": "The ranges in feet. Attacks beyond the normal range have Disadvantage.",
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
    "description": "At least one of the abilities in `anyOf` must have the score `min` or more.",
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
    "description": "What a character must have to get the feat.",
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
    "description": "How many abilities are increased, and by how much each.",
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
    "description": "The player chooses one of `modes` and increases abilities in `from`, up to the score `max`.",
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
    "description": "One benefit of a feat.",
    "additionalProperties": false,
    "required": [
      "name",
      "description"
    ],
    "properties": {
      "name": {
        "type": "string",
        "x-one-line": true,
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
    "description": "An effect in a form that programs can apply.",
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
  "SpellCategory": {
    "type": "string",
    "enum": [
      "cantrip",
      "level-1",
      "level-2",
      "level-3",
      "level-4",
      "level-5",
      "level-6",
      "level-7",
      "level-8",
      "level-9"
    ],
    "description": "The level of the spell."
  },
  "SpellSchool": {
    "type": "string",
    "enum": [
      "abjuration",
      "conjuration",
      "divination",
      "enchantment",
      "evocation",
      "illusion",
      "necromancy",
      "transmutation"
    ]
  },
  "CastingUnit": {
    "type": "string",
    "enum": [
      "action",
      "bonus-action",
      "reaction",
      "minute",
      "hour"
    ]
  },
  "SpellCastingTime": {
    "type": "object",
    "description": "How long it takes to cast the spell.",
    "additionalProperties": false,
    "required": [
      "amount",
      "unit",
      "ritual",
      "alternate",
      "trigger"
    ],
    "default": {
      "amount": 1,
      "unit": "action",
      "ritual": false,
      "alternate": null,
      "trigger": ""
    },
    "properties": {
      "amount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "unit": {
        "$ref": "#/components/schemas/CastingUnit"
      },
      "ritual": {
        "type": "boolean",
        "description": "Whether the spell can be cast as a ritual."
      },
      "alternate": {
        "description": "Another casting time, for another effect of the spell; null if there is none.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/AlternateCastingTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "trigger": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 300,
        "pattern": "^[^\\u0000]*$",
        "description": "When a reaction or a bonus action can cast the spell; empty for any time."
      }
    }
  },
  "AlternateCastingTime": {
    "type": "object",
    "description": "A casting time.",
    "additionalProperties": false,
    "required": [
      "amount",
      "unit"
    ],
    "properties": {
      "amount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "unit": {
        "$ref": "#/components/schemas/CastingUnit"
      }
    }
  },
  "SpellRange": {
    "description": "A distance, or a word.",
    "default": "self",
    "oneOf": [
      {
        "$ref": "#/components/schemas/SpellDistance"
      },
      {
        "$ref": "#/components/schemas/SpellReach"
      }
    ]
  },
  "SpellDistance": {
    "type": "object",
    "description": "A distance from the caster.",
    "additionalProperties": false,
    "required": [
      "amount",
      "unit"
    ],
    "properties": {
      "amount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100000
      },
      "unit": {
        "type": "string",
        "enum": [
          "feet",
          "miles"
        ]
      }
    }
  },
  "SpellReach": {
    "type": "string",
    "enum": [
      "self",
      "touch",
      "sight",
      "unlimited",
      "special"
    ]
  },
  "OptionalSpellArea": {
    "description": "The area of the effect; null if the spell has none.",
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/SpellArea"
      },
      {
        "type": "null"
      }
    ]
  },
  "SpellArea": {
    "type": "object",
    "description": "An area, or several equal ones. `sizeFt` is the radius of a sphere, a cylinder or a `radius`, the length of a cone, a line or a wall with all its panels, the side of a cube or a square, or the distance of an emanation.",
    "additionalProperties": false,
    "required": [
      "shape",
      "sizeFt",
      "count",
      "heightFt",
      "widthFt",
      "thicknessIn",
      "panels"
    ],
    "properties": {
      "shape": {
        "type": "string",
        "enum": [
          "cone",
          "cube",
          "cylinder",
          "emanation",
          "line",
          "radius",
          "sphere",
          "square",
          "wall"
        ]
      },
      "sizeFt": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "description": "The number of areas."
      },
      "heightFt": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 100000
      },
      "widthFt": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 100000
      },
      "thicknessIn": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 100000,
        "description": "The thickness of a wall in inches."
      },
      "panels": {
        "description": "The panels that a wall is made of; null for a wall in one piece.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/SpellPanels"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "SpellPanels": {
    "type": "object",
    "description": "Square panels of equal size.",
    "additionalProperties": false,
    "required": [
      "count",
      "sizeFt"
    ],
    "properties": {
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "sizeFt": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      }
    }
  },
  "SpellComponents": {
    "type": "object",
    "description": "What the caster needs.",
    "additionalProperties": false,
    "required": [
      "verbal",
      "somatic",
      "material"
    ],
    "default": {
      "verbal": false,
      "somatic": false,
      "material": null
    },
    "properties": {
      "verbal": {
        "type": "boolean"
      },
      "somatic": {
        "type": "boolean"
      },
      "material": {
        "description": "The material component; null if the spell needs none.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/SpellMaterial"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "SpellMaterial": {
    "type": "object",
    "description": "A material component. Without `costs`, a component pouch or a focus replaces it.",
    "additionalProperties": false,
    "required": [
      "text",
      "costs"
    ],
    "properties": {
      "text": {
        "type": "string",
        "x-one-line": true,
        "maxLength": 300,
        "pattern": "^[^\\u0000]*$",
        "description": "What the material is; empty if it is not written down."
      },
      "costs": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/components/schemas/SpellMaterialCost"
        }
      }
    }
  },
  "SpellMaterialCost": {
    "type": "object",
    "description": "Pieces of a material, each with this price or more.",
    "additionalProperties": false,
    "required": [
      "cost",
      "count",
      "per",
      "consumed"
    ],
    "properties": {
      "cost": {
        "$ref": "#/components/schemas/Cost"
      },
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000,
        "description": "The number of pieces."
      },
      "per": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "target",
          "corpse",
          null
        ],
        "description": "What the pieces are needed for; null if the spell needs them once."
      },
      "consumed": {
        "type": "boolean",
        "description": "Whether the spell consumes the pieces."
      }
    }
  },
  "SpellDuration": {
    "description": "A time, or a word.",
    "default": "instantaneous",
    "oneOf": [
      {
        "$ref": "#/components/schemas/SpellTime"
      },
      {
        "$ref": "#/components/schemas/SpellDurationWord"
      }
    ]
  },
  "SpellTime": {
    "type": "object",
    "description": "How long the effect lasts.",
    "additionalProperties": false,
    "required": [
      "amount",
      "unit",
      "upTo",
      "concentration"
    ],
    "properties": {
      "amount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100000
      },
      "unit": {
        "type": "string",
        "enum": [
          "round",
          "minute",
          "hour",
          "day"
        ]
      },
      "upTo": {
        "type": "boolean",
        "description": "Whether the caster can end the effect earlier."
      },
      "concentration": {
        "type": "boolean",
        "description": "Whether the caster must concentrate."
      }
    }
  },
  "SpellDurationWord": {
    "type": "string",
    "enum": [
      "instantaneous",
      "until-dispelled",
      "until-dispelled-or-triggered",
      "special"
    ]
  },
  "SpellClasses": {
    "type": "array",
    "maxItems": 12,
    "uniqueItems": true,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/CharacterClass"
    },
    "description": "The classes whose lists have the spell."
  },
  "OptionalSpellAttack": {
    "type": [
      "string",
      "null"
    ],
    "enum": [
      "melee",
      "ranged",
      null
    ],
    "default": null,
    "description": "The spell attack; null if the spell has none."
  },
  "OptionalSpellSave": {
    "description": "The saving throw; null if the spell has none.",
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/SpellSave"
      },
      {
        "type": "null"
      }
    ]
  },
  "SpellSave": {
    "type": "object",
    "description": "A saving throw. Further abilities are for other effects of the spell.",
    "additionalProperties": false,
    "required": [
      "abilities",
      "half"
    ],
    "properties": {
      "abilities": {
        "type": "array",
        "minItems": 1,
        "maxItems": 6,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/AbilityName"
        }
      },
      "half": {
        "type": "boolean",
        "description": "Whether a success halves the damage."
      }
    }
  },
  "SpellAmount": {
    "type": "string",
    "maxLength": 20,
    "pattern": "^(mod|[1-9][0-9]{0,3}(d(4|6|8|10|12))?(\\+[1-9][0-9]{0,3})?(\\+mod)?)$",
    "description": "Dice, a number or both, such as `2d8`, `70` or `4d8+15`; `mod` is the modifier of the spellcasting ability."
  },
  "SpellDamage": {
    "type": "object",
    "description": "Damage before a higher level increases it. Of several types, one is chosen.",
    "additionalProperties": false,
    "required": [
      "amount",
      "types",
      "times",
      "later",
      "toCaster"
    ],
    "properties": {
      "amount": {
        "$ref": "#/components/schemas/SpellAmount"
      },
      "types": {
        "type": "array",
        "minItems": 1,
        "maxItems": 13,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/DamageType"
        }
      },
      "times": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "description": "The number of rays, darts or other parts with this damage."
      },
      "later": {
        "type": "boolean",
        "description": "Whether a later part of the spell deals it."
      },
      "toCaster": {
        "type": "boolean",
        "description": "Whether it hits the caster or those who are with the caster."
      }
    }
  },
  "SpellDamageList": {
    "type": "array",
    "maxItems": 10,
    "default": [],
    "items": {
      "$ref": "#/components/schemas/SpellDamage"
    }
  },
  "OptionalSpellHealing": {
    "description": "The hit points that the spell gives; null if it gives none.",
    "default": null,
    "oneOf": [
      {
        "$ref": "#/components/schemas/SpellHealing"
      },
      {
        "type": "null"
      }
    ]
  },
  "SpellHealing": {
    "type": "object",
    "description": "Hit points for each target.",
    "additionalProperties": false,
    "required": [
      "amount",
      "times",
      "temporary"
    ],
    "properties": {
      "amount": {
        "type": "string",
        "maxLength": 20,
        "pattern": "^(all|mod|[1-9][0-9]{0,3}(d(4|6|8|10|12))?(\\+[1-9][0-9]{0,3})?(\\+mod)?)$",
        "description": "As in `SpellAmount`, or `all` lost hit points."
      },
      "times": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100,
        "description": "How many times the spell gives them."
      },
      "temporary": {
        "type": "boolean",
        "description": "Whether they are temporary hit points."
      }
    }
  },
  "SpellUnit": {
    "type": "string",
    "enum": [
      "points",
      "targets",
      "bolts",
      "feet",
      "rounds",
      "minutes",
      "hours",
      "days",
      "bonus"
    ],
    "description": "`points` are damage or hit points; `bolts` are rays, darts and beams."
  },
  "SpellIncrease": {
    "type": "object",
    "description": "What each level of the slot above the level of the spell adds.",
    "additionalProperties": false,
    "required": [
      "amount",
      "unit",
      "appliesTo"
    ],
    "properties": {
      "amount": {
        "$ref": "#/components/schemas/SpellAmount"
      },
      "unit": {
        "$ref": "#/components/schemas/SpellUnit"
      },
      "appliesTo": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "all",
          "first",
          "later",
          "medium",
          "large",
          "huge",
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
          "thunder",
          null
        ],
        "description": "The part of the effect that it increases: all parts, the first or the later damage, damage of a type, or creatures of a size; null if there is only one part."
      }
    }
  },
  "SpellStep": {
    "type": "object",
    "description": "What the effect is from this level on.",
    "additionalProperties": false,
    "required": [
      "level",
      "value"
    ],
    "properties": {
      "level": {
        "type": "integer",
        "minimum": 1,
        "maximum": 20,
        "description": "The level of the slot; for a cantrip, the level of the character."
      },
      "value": {
        "$ref": "#/components/schemas/SpellStepValue"
      }
    }
  },
  "SpellStepValue": {
    "description": "An amount, or a word.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/SpellQuantity"
      },
      {
        "$ref": "#/components/schemas/SpellStepWord"
      }
    ]
  },
  "SpellQuantity": {
    "type": "object",
    "description": "An amount with its unit.",
    "additionalProperties": false,
    "required": [
      "amount",
      "unit"
    ],
    "properties": {
      "amount": {
        "$ref": "#/components/schemas/SpellAmount"
      },
      "unit": {
        "$ref": "#/components/schemas/SpellUnit"
      }
    }
  },
  "SpellStepWord": {
    "type": "string",
    "enum": [
      "until-dispelled"
    ]
  },
  "SpellHigherLevels": {
    "type": "object",
    "description": "What a higher level of the slot, or for a cantrip of the character, changes.",
    "additionalProperties": false,
    "required": [
      "perSlot",
      "steps",
      "usesSlotLevel"
    ],
    "default": {
      "perSlot": [],
      "steps": [],
      "usesSlotLevel": false
    },
    "properties": {
      "perSlot": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/components/schemas/SpellIncrease"
        }
      },
      "steps": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/SpellStep"
        }
      },
      "usesSlotLevel": {
        "type": "boolean",
        "description": "Whether the effect uses the level of the slot in another way."
      }
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
    "description": "The number of all matching items; null if the request has no `withTotal`.",
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
      "feats",
      "spells"
    ]
  },
  "CatalogueUse": {
    "type": "object",
    "description": "An item that refers to another item.",
    "required": [
      "kind",
      "sk",
      "name",
      "edition"
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
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
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
    "description": "What happens to a `create` whose name or key is taken. `reject`: the operation fails. `skip`: nothing changes. `update`: the operation replaces the existing item, but fails if the request gives another key than the item has."
  },
  "BulkDryRun": {
    "type": "boolean",
    "default": false
  },
  "BulkIndex": {
    "type": "integer",
    "minimum": 0,
    "maximum": 999,
    "description": "The position of the operation in the request, from 0."
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
    "description": "The number of operations with each status.",
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
    "description": "Deletes an item. With `version`, the operation fails if the item has another version.",
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
    "x-further-rules": "Keys of other items exist, and the own key never changes.",
    "description": "A gear item in a request; absent fields get their defaults.",
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
        "description": "All fields before the change; null if the change has created the item.",
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
        "description": "All fields after the change; null if the change has deleted the item.",
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
    "description": "Operations on gear, carried out in order. An operation can use a name that a later operation frees, and can delete an item before a later operation removes the last reference to it.",
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
    "description": "Creates a gear item.",
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
    "description": "Replaces a gear item. With `version`, the operation fails if the gear item has another version.",
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
    "description": "One result per operation, in order, and the number of operations with each status.",
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
    "description": "The result of one operation.",
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
        "description": "The gear item after the operation; null if the operation has deleted or skipped it, or has failed.",
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
        "description": "Why the operation has failed; null if it has not failed.",
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
    "x-further-rules": "Keys of other items exist, and the own key never changes.",
    "description": "A tool in a request; absent fields get their defaults.",
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
        "description": "All fields before the change; null if the change has created the item.",
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
        "description": "All fields after the change; null if the change has deleted the item.",
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
    "description": "Operations on tools, carried out in order. An operation can use a name that a later operation frees, and can delete an item before a later operation removes the last reference to it.",
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
    "description": "Creates a tool.",
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
    "description": "Replaces a tool. With `version`, the operation fails if the tool has another version.",
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
    "description": "One result per operation, in order, and the number of operations with each status.",
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
    "description": "The result of one operation.",
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
        "description": "The tool after the operation; null if the operation has deleted or skipped it, or has failed.",
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
        "description": "Why the operation has failed; null if it has not failed.",
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
  "SpellInput": {
    "type": "object",
    "x-further-rules": "Keys of other items exist, and the own key never changes.",
    "description": "A spell in a request; absent fields get their defaults.",
    "additionalProperties": false,
    "required": [
      "name",
      "category",
      "school"
    ],
    "properties": {
      "spellSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/SpellCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "school": {
        "$ref": "#/components/schemas/SpellSchool"
      },
      "castingTime": {
        "$ref": "#/components/schemas/SpellCastingTime"
      },
      "range": {
        "$ref": "#/components/schemas/SpellRange"
      },
      "area": {
        "$ref": "#/components/schemas/OptionalSpellArea"
      },
      "components": {
        "$ref": "#/components/schemas/SpellComponents"
      },
      "duration": {
        "$ref": "#/components/schemas/SpellDuration"
      },
      "classes": {
        "$ref": "#/components/schemas/SpellClasses"
      },
      "attack": {
        "$ref": "#/components/schemas/OptionalSpellAttack"
      },
      "save": {
        "$ref": "#/components/schemas/OptionalSpellSave"
      },
      "damage": {
        "$ref": "#/components/schemas/SpellDamageList"
      },
      "healing": {
        "$ref": "#/components/schemas/OptionalSpellHealing"
      },
      "higherLevels": {
        "$ref": "#/components/schemas/SpellHigherLevels"
      },
      "description": {
        "$ref": "#/components/schemas/CatalogueDescription"
      }
    }
  },
  "Spell": {
    "type": "object",
    "description": "A spell of the catalogue.",
    "required": [
      "spellSk",
      "name",
      "category",
      "edition",
      "source",
      "school",
      "castingTime",
      "range",
      "area",
      "components",
      "duration",
      "classes",
      "attack",
      "save",
      "damage",
      "healing",
      "higherLevels",
      "description",
      "version",
      "meta"
    ],
    "properties": {
      "spellSk": {
        "$ref": "#/components/schemas/CatalogueSk"
      },
      "name": {
        "$ref": "#/components/schemas/CatalogueName"
      },
      "category": {
        "$ref": "#/components/schemas/SpellCategory"
      },
      "edition": {
        "$ref": "#/components/schemas/Edition"
      },
      "source": {
        "$ref": "#/components/schemas/CatalogueSource"
      },
      "school": {
        "$ref": "#/components/schemas/SpellSchool"
      },
      "castingTime": {
        "$ref": "#/components/schemas/SpellCastingTime"
      },
      "range": {
        "$ref": "#/components/schemas/SpellRange"
      },
      "area": {
        "$ref": "#/components/schemas/OptionalSpellArea"
      },
      "components": {
        "$ref": "#/components/schemas/SpellComponents"
      },
      "duration": {
        "$ref": "#/components/schemas/SpellDuration"
      },
      "classes": {
        "$ref": "#/components/schemas/SpellClasses"
      },
      "attack": {
        "$ref": "#/components/schemas/OptionalSpellAttack"
      },
      "save": {
        "$ref": "#/components/schemas/OptionalSpellSave"
      },
      "damage": {
        "$ref": "#/components/schemas/SpellDamageList"
      },
      "healing": {
        "$ref": "#/components/schemas/OptionalSpellHealing"
      },
      "higherLevels": {
        "$ref": "#/components/schemas/SpellHigherLevels"
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
  "SpellPage": {
    "type": "object",
    "description": "One page of spells.",
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
          "$ref": "#/components/schemas/Spell"
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
  "SpellHistoryPage": {
    "type": "object",
    "description": "One page of the history of a spell, latest first.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/SpellHistoryEntry"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "SpellHistoryEntry": {
    "type": "object",
    "description": "One change of a spell.",
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
        "description": "All fields before the change; null if the change has created the item.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/SpellInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "after": {
        "description": "All fields after the change; null if the change has deleted the item.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/SpellInput"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "SpellBulkRequest": {
    "type": "object",
    "description": "Operations on spells, carried out in order. An operation can use a name that a later operation frees, and can delete an item before a later operation removes the last reference to it.",
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
          "$ref": "#/components/schemas/SpellBulkOperation"
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
  "SpellBulkOperation": {
    "description": "One operation on one spell.",
    "oneOf": [
      {
        "$ref": "#/components/schemas/SpellBulkCreate"
      },
      {
        "$ref": "#/components/schemas/SpellBulkUpdate"
      },
      {
        "$ref": "#/components/schemas/CatalogueBulkDelete"
      }
    ],
    "discriminator": {
      "propertyName": "action",
      "mapping": {
        "create": "#/components/schemas/SpellBulkCreate",
        "update": "#/components/schemas/SpellBulkUpdate",
        "delete": "#/components/schemas/CatalogueBulkDelete"
      }
    }
  },
  "SpellBulkCreate": {
    "type": "object",
    "description": "Creates a spell.",
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
        "$ref": "#/components/schemas/SpellInput"
      }
    }
  },
  "SpellBulkUpdate": {
    "type": "object",
    "description": "Replaces a spell. With `version`, the operation fails if the spell has another version.",
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
        "$ref": "#/components/schemas/SpellInput"
      }
    }
  },
  "SpellBulkResponse": {
    "type": "object",
    "description": "One result per operation, in order, and the number of operations with each status.",
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
          "$ref": "#/components/schemas/SpellBulkResult"
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
  "SpellBulkResult": {
    "type": "object",
    "description": "The result of one operation.",
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
        "description": "The spell after the operation; null if the operation has deleted or skipped it, or has failed.",
        "oneOf": [
          {
            "$ref": "#/components/schemas/Spell"
          },
          {
            "type": "null"
          }
        ]
      },
      "problem": {
        "description": "Why the operation has failed; null if it has not failed.",
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
    "x-further-rules": "Keys of other items exist, and the own key never changes.",
    "description": "A piece of armor in a request; absent fields get their defaults.",
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
        "description": "All fields before the change; null if the change has created the item.",
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
        "description": "All fields after the change; null if the change has deleted the item.",
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
    "description": "Operations on armor, carried out in order. An operation can use a name that a later operation frees, and can delete an item before a later operation removes the last reference to it.",
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
    "description": "Creates a piece of armor.",
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
    "description": "Replaces a piece of armor. With `version`, the operation fails if the piece of armor has another version.",
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
    "description": "One result per operation, in order, and the number of operations with each status.",
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
    "description": "The result of one operation.",
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
        "description": "The piece of armor after the operation; null if the operation has deleted or skipped it, or has failed.",
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
        "description": "Why the operation has failed; null if it has not failed.",
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
    "x-further-rules": "Keys of other items exist, and the own key never changes.",
    "description": "A weapon in a request; absent fields get their defaults.",
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
        "description": "All fields before the change; null if the change has created the item.",
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
        "description": "All fields after the change; null if the change has deleted the item.",
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
    "description": "Operations on weapons, carried out in order. An operation can use a name that a later operation frees, and can delete an item before a later operation removes the last reference to it.",
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
    "description": "Creates a weapon.",
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
    "description": "Replaces a weapon. With `version`, the operation fails if the weapon has another version.",
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
    "description": "One result per operation, in order, and the number of operations with each status.",
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
    "description": "The result of one operation.",
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
        "description": "The weapon after the operation; null if the operation has deleted or skipped it, or has failed.",
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
        "description": "Why the operation has failed; null if it has not failed.",
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
    "x-further-rules": "Keys of other items exist, and the own key never changes.",
    "description": "A feat in a request; absent fields get their defaults.",
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
        "description": "All fields before the change; null if the change has created the item.",
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
        "description": "All fields after the change; null if the change has deleted the item.",
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
    "description": "Operations on feats, carried out in order. An operation can use a name that a later operation frees, and can delete an item before a later operation removes the last reference to it.",
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
    "description": "Creates a feat.",
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
    "description": "Replaces a feat. With `version`, the operation fails if the feat has another version.",
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
    "description": "One result per operation, in order, and the number of operations with each status.",
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
    "description": "The result of one operation.",
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
        "description": "The feat after the operation; null if the operation has deleted or skipped it, or has failed.",
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
        "description": "Why the operation has failed; null if it has not failed.",
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
      "person",
      "place",
      "recap",
      "character",
      "cover",
      "portrait"
    ],
    "description": "What a generation writes or paints."
  },
  "GenerationStatus": {
    "type": "string",
    "enum": [
      "queued",
      "running",
      "done",
      "failed",
      "cancelled"
    ],
    "description": "How far a generation is. It ends as `done`, `failed` or `cancelled`."
  },
  "StoryTone": {
    "type": "string",
    "enum": [
      "heroic",
      "grim",
      "intrigue",
      "horror",
      "whimsical"
    ],
    "description": "The mood of a story. It decides what happens, not only the words. A request without it gets the one that fits the tone of its campaign, or else `heroic`."
  },
  "StoryLength": {
    "type": "string",
    "enum": [
      "short",
      "standard",
      "long"
    ],
    "default": "standard",
    "description": "How long a draft is."
  },
  "StoryDifficulty": {
    "type": "string",
    "enum": [
      "easy",
      "standard",
      "hard"
    ],
    "default": "standard",
    "description": "How dangerous an adventure or a quest is for the party."
  },
  "StoryIdea": {
    "type": "string",
    "maxLength": 600,
    "pattern": "^[^\\u0000]*$",
    "default": "",
    "description": "What the draft should be about, in the words of the user."
  },
  "StoryLevel": {
    "type": "integer",
    "minimum": 1,
    "maximum": 20,
    "default": 1,
    "description": "The level of the characters."
  },
  "PartySize": {
    "type": "integer",
    "minimum": 1,
    "maximum": 8,
    "default": 4,
    "description": "How many characters there are."
  },
  "StorySeed": {
    "type": "integer",
    "minimum": 0,
    "maximum": 2147483647,
    "description": "Equal settings with the same seed give the same draft."
  },
  "StoryTitle": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120
  },
  "GenerationRequest": {
    "type": "object",
    "x-further-rules": "A kind needs its subject: a portrait a character, an entry its campaign.",
    "description": "What to generate.",
    "additionalProperties": false,
    "required": [
      "kind"
    ],
    "properties": {
      "kind": {
        "$ref": "#/components/schemas/GenerationKind"
      },
      "campaignId": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/Id"
          },
          {
            "type": "null"
          }
        ],
        "default": null,
        "description": "The campaign that the draft is for; null for none. A cover needs one."
      },
      "idea": {
        "$ref": "#/components/schemas/StoryIdea"
      },
      "tone": {
        "$ref": "#/components/schemas/StoryTone"
      },
      "length": {
        "$ref": "#/components/schemas/StoryLength"
      },
      "difficulty": {
        "$ref": "#/components/schemas/StoryDifficulty"
      },
      "level": {
        "$ref": "#/components/schemas/StoryLevel"
      },
      "partySize": {
        "$ref": "#/components/schemas/PartySize"
      },
      "safetyLines": {
        "$ref": "#/components/schemas/StorySafety"
      },
      "safetyVeils": {
        "$ref": "#/components/schemas/StorySafety"
      },
      "seed": {
        "$ref": "#/components/schemas/StorySeed"
      },
      "entryId": {
        "$ref": "#/components/schemas/StoryEntryId"
      },
      "characterId": {
        "$ref": "#/components/schemas/StoryCharacterId"
      },
      "choices": {
        "$ref": "#/components/schemas/CharacterChoices"
      },
      "texts": {
        "$ref": "#/components/schemas/WrittenTexts"
      }
    }
  },
  "StoryEntryId": {
    "oneOf": [
      {
        "$ref": "#/components/schemas/Id"
      },
      {
        "type": "null"
      }
    ],
    "default": null,
    "description": "For a recap: the session that it is for. It retells what has happened since the session before. Null for a session that is not saved yet: the recap retells what has happened since the last one that has a recap."
  },
  "StorySafety": {
    "type": "string",
    "maxLength": 2000,
    "pattern": "^[^\\u0000]*$",
    "default": "",
    "description": "What the players have agreed on, one entry per line, as far as it is not saved in the campaign. The draft keeps to it and to what the campaign says. `safetyLines`: what never happens. `safetyVeils`: what happens, but is not described."
  },
  "StoryCharacterId": {
    "oneOf": [
      {
        "$ref": "#/components/schemas/Id"
      },
      {
        "type": "null"
      }
    ],
    "default": null,
    "description": "For a portrait, which needs one: the character."
  },
  "CharacterChoices": {
    "type": "object",
    "default": {},
    "description": "For a character: what is chosen already and stays as it is. The draft chooses the rest.",
    "additionalProperties": false,
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
  "WrittenTexts": {
    "type": "object",
    "default": {},
    "description": "What the user has written already and keeps, saved or not; of a longer text, the beginning. For a setting: `setting` and `storyOverview`, which count instead of those of the campaign. For a character: `appearance` and `backstory`, for which the draft has no section. The built-in storyteller uses the names and single words in these texts.",
    "additionalProperties": false,
    "properties": {
      "setting": {
        "$ref": "#/components/schemas/WrittenText"
      },
      "storyOverview": {
        "$ref": "#/components/schemas/WrittenText"
      },
      "appearance": {
        "$ref": "#/components/schemas/WrittenText"
      },
      "backstory": {
        "$ref": "#/components/schemas/WrittenText"
      }
    }
  },
  "WrittenText": {
    "type": "string",
    "maxLength": 4000,
    "pattern": "^[^\\u0000]*$"
  },
  "GenerationInstruction": {
    "type": "string",
    "enum": [
      "again",
      "shorter",
      "longer",
      "darker",
      "lighter"
    ],
    "description": "How the new draft differs."
  },
  "GenerationSectionId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[a-z0-9-]+$"
  },
  "GenerationRevision": {
    "type": "object",
    "description": "What to write again.",
    "additionalProperties": false,
    "required": [
      "instruction"
    ],
    "properties": {
      "instruction": {
        "$ref": "#/components/schemas/GenerationInstruction"
      },
      "sectionIds": {
        "type": "array",
        "maxItems": 60,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/GenerationSectionId"
        },
        "default": [],
        "description": "The sections to write again; all of them if there are none."
      },
      "wish": {
        "type": "string",
        "maxLength": 300,
        "pattern": "^[^\\u0000]*$",
        "default": "",
        "description": "The change in words, besides the instruction. Without a language model, only words that mean one of the instructions are understood; others are refused with 409."
      },
      "safetyLines": {
        "type": "string",
        "maxLength": 2000,
        "pattern": "^[^\\u0000]*$",
        "description": "As in a new generation, in place of those of the draft. Absent: those of the draft."
      },
      "safetyVeils": {
        "type": "string",
        "maxLength": 2000,
        "pattern": "^[^\\u0000]*$",
        "description": "As `safetyLines`."
      }
    }
  },
  "GenerationSettings": {
    "type": "object",
    "description": "The settings of a generation, with the values that were chosen by default.",
    "required": [
      "idea",
      "tone",
      "length",
      "difficulty",
      "level",
      "partySize",
      "safetyLines",
      "safetyVeils",
      "seed",
      "entryId",
      "characterId",
      "choices",
      "texts"
    ],
    "properties": {
      "idea": {
        "$ref": "#/components/schemas/StoryIdea"
      },
      "tone": {
        "type": "string",
        "enum": [
          "heroic",
          "grim",
          "intrigue",
          "horror",
          "whimsical"
        ],
        "default": "heroic",
        "description": "The mood of the story."
      },
      "length": {
        "$ref": "#/components/schemas/StoryLength"
      },
      "difficulty": {
        "$ref": "#/components/schemas/StoryDifficulty"
      },
      "level": {
        "$ref": "#/components/schemas/StoryLevel"
      },
      "partySize": {
        "$ref": "#/components/schemas/PartySize"
      },
      "safetyLines": {
        "$ref": "#/components/schemas/StorySafety"
      },
      "safetyVeils": {
        "$ref": "#/components/schemas/StorySafety"
      },
      "seed": {
        "$ref": "#/components/schemas/StorySeed"
      },
      "entryId": {
        "$ref": "#/components/schemas/StoryEntryId"
      },
      "characterId": {
        "$ref": "#/components/schemas/StoryCharacterId"
      },
      "choices": {
        "$ref": "#/components/schemas/CharacterChoices"
      },
      "texts": {
        "$ref": "#/components/schemas/WrittenTexts"
      }
    }
  },
  "GenerationSection": {
    "type": "object",
    "description": "A part of a draft that can be written again.",
    "required": [
      "sectionId",
      "heading",
      "audience",
      "text"
    ],
    "properties": {
      "sectionId": {
        "$ref": "#/components/schemas/GenerationSectionId"
      },
      "heading": {
        "type": "string",
        "minLength": 1,
        "maxLength": 120
      },
      "audience": {
        "type": "string",
        "enum": [
          "everyone",
          "gm"
        ],
        "description": "Who may read the section when the draft has become part of a campaign: `gm` is only for game masters."
      },
      "text": {
        "type": "string",
        "maxLength": 20000,
        "description": "Markdown without HTML, links and pictures."
      }
    }
  },
  "GeneratedEntry": {
    "type": "object",
    "description": "The draft as an entry. Sections for game masters are secret passages of the text.",
    "required": [
      "type",
      "title",
      "text",
      "details"
    ],
    "properties": {
      "type": {
        "$ref": "#/components/schemas/EntryType"
      },
      "title": {
        "$ref": "#/components/schemas/StoryTitle"
      },
      "text": {
        "type": "string",
        "maxLength": 20000
      },
      "details": {
        "$ref": "#/components/schemas/EntryDetails"
      }
    }
  },
  "GeneratedCampaign": {
    "type": "object",
    "description": "The draft as the texts of a campaign.",
    "required": [
      "title",
      "setting",
      "storyOverview",
      "dmNotes"
    ],
    "properties": {
      "title": {
        "$ref": "#/components/schemas/StoryTitle"
      },
      "setting": {
        "type": "string",
        "maxLength": 10000
      },
      "storyOverview": {
        "type": "string",
        "maxLength": 10000
      },
      "dmNotes": {
        "type": "string",
        "maxLength": 20000,
        "description": "What only game masters may read."
      }
    }
  },
  "GeneratedCover": {
    "type": "object",
    "description": "A painted cover in both widths, and its alternative text.",
    "required": [
      "coverImageW1024",
      "coverImageW704",
      "alt"
    ],
    "properties": {
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
        "type": "string",
        "minLength": 1,
        "maxLength": 300
      }
    }
  },
  "GeneratedCharacter": {
    "type": "object",
    "description": "The draft as a character. It passes the same checks as a typed one.",
    "required": [
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
      "concept"
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
  "GeneratedPortrait": {
    "type": "object",
    "description": "A painted portrait and its alternative text.",
    "required": [
      "portraitImage",
      "alt"
    ],
    "properties": {
      "portraitImage": {
        "type": "string",
        "format": "uri-reference",
        "maxLength": 500,
        "description": "A square picture."
      },
      "alt": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300
      }
    }
  },
  "GenerationDraft": {
    "type": "object",
    "description": "What a generation has written or painted. One of `entry`, `campaign`, `character`, `cover` and `portrait` is not null.",
    "required": [
      "title",
      "sections",
      "entry",
      "campaign",
      "character",
      "cover",
      "portrait"
    ],
    "properties": {
      "title": {
        "$ref": "#/components/schemas/StoryTitle"
      },
      "sections": {
        "type": "array",
        "maxItems": 60,
        "items": {
          "$ref": "#/components/schemas/GenerationSection"
        }
      },
      "entry": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/GeneratedEntry"
          },
          {
            "type": "null"
          }
        ]
      },
      "campaign": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/GeneratedCampaign"
          },
          {
            "type": "null"
          }
        ]
      },
      "character": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/GeneratedCharacter"
          },
          {
            "type": "null"
          }
        ],
        "default": null
      },
      "cover": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/GeneratedCover"
          },
          {
            "type": "null"
          }
        ]
      },
      "portrait": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/GeneratedPortrait"
          },
          {
            "type": "null"
          }
        ],
        "default": null
      }
    }
  },
  "Generation": {
    "type": "object",
    "description": "The work on one draft, which the server does after its request is answered.",
    "required": [
      "generationId",
      "kind",
      "status",
      "campaignId",
      "settings",
      "author",
      "written",
      "draft",
      "notice",
      "failure",
      "revisionOf",
      "createdAt",
      "endedAt"
    ],
    "properties": {
      "generationId": {
        "$ref": "#/components/schemas/Id"
      },
      "kind": {
        "$ref": "#/components/schemas/GenerationKind"
      },
      "status": {
        "$ref": "#/components/schemas/GenerationStatus"
      },
      "campaignId": {
        "$ref": "#/components/schemas/OptionalId"
      },
      "settings": {
        "$ref": "#/components/schemas/GenerationSettings"
      },
      "author": {
        "type": "string",
        "minLength": 1,
        "maxLength": 120,
        "description": "Who writes or paints: `storyteller` or `painter` for the built-in ones, otherwise the name of the model. It is certain when the status is `done`."
      },
      "written": {
        "type": "array",
        "maxItems": 60,
        "items": {
          "$ref": "#/components/schemas/GenerationSection"
        },
        "description": "The sections as far as they are written while the status is `running`; otherwise empty. `generationText` says what is added."
      },
      "draft": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/GenerationDraft"
          },
          {
            "type": "null"
          }
        ],
        "description": "The draft; null until the status is `done`."
      },
      "notice": {
        "oneOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          {
            "type": "null"
          }
        ],
        "description": "What the user should know about the draft, for example that the model did not answer and the storyteller wrote it; null if there is nothing."
      },
      "failure": {
        "oneOf": [
          {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          },
          {
            "type": "null"
          }
        ],
        "description": "Why there is no draft, in words for the user; null unless the status is `failed`."
      },
      "revisionOf": {
        "$ref": "#/components/schemas/OptionalId",
        "description": "The generation whose draft this one writes again; null for none."
      },
      "createdAt": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "endedAt": {
        "$ref": "#/components/schemas/OptionalTimestamp"
      }
    }
  },
  "GenerationPage": {
    "type": "object",
    "description": "One page of generations.",
    "required": [
      "items",
      "nextCursor"
    ],
    "properties": {
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/components/schemas/Generation"
        }
      },
      "nextCursor": {
        "$ref": "#/components/schemas/NextCursor"
      }
    }
  },
  "GenerationChanged": {
    "type": "object",
    "description": "A generation of the user has begun or ended. The server sends this event after the commit.",
    "required": [
      "generationId",
      "status"
    ],
    "properties": {
      "generationId": {
        "$ref": "#/components/schemas/Id"
      },
      "status": {
        "$ref": "#/components/schemas/GenerationStatus"
      }
    }
  },
  "GenerationText": {
    "type": "object",
    "description": "A piece of the text that a model writes for a section. Events can be lost, so a client that misses a piece fetches `written`.",
    "required": [
      "generationId",
      "sectionId",
      "offset",
      "text"
    ],
    "properties": {
      "generationId": {
        "$ref": "#/components/schemas/Id"
      },
      "sectionId": {
        "$ref": "#/components/schemas/GenerationSectionId"
      },
      "offset": {
        "type": "integer",
        "minimum": 0,
        "maximum": 20000,
        "description": "Where the piece begins in the text of the section, in UTF-16 code units. What the section had from there on is replaced; 0 begins the section again."
      },
      "text": {
        "type": "string",
        "maxLength": 20000
      }
    }
  },
  "ModelProvider": {
    "type": "string",
    "enum": [
      "openai-compatible",
      "anthropic",
      "google"
    ],
    "description": "The API of the model. `openai-compatible` is the API of OpenAI, Ollama, llama.cpp, LM Studio, vLLM and many others."
  },
  "ModelBaseUrl": {
    "type": [
      "string",
      "null"
    ],
    "minLength": 8,
    "maxLength": 500,
    "pattern": "^https?://[^\\s\\u0000]+$",
    "default": null,
    "description": "The address of the API; null for the own address of Anthropic and Google."
  },
  "ModelName": {
    "type": "string",
    "x-one-line": true,
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\u0000]*\\S[^\\u0000]*$",
    "description": "The name of the model as its provider writes it."
  },
  "ModelPrice": {
    "type": [
      "number",
      "null"
    ],
    "minimum": 0,
    "maximum": 100000,
    "default": null,
    "description": "In US dollars; null if it is not known."
  },
  "ModelConnectionRequest": {
    "type": "object",
    "description": "How a model is reached.",
    "additionalProperties": false,
    "required": [
      "provider",
      "model"
    ],
    "properties": {
      "provider": {
        "$ref": "#/components/schemas/ModelProvider"
      },
      "baseUrl": {
        "$ref": "#/components/schemas/ModelBaseUrl"
      },
      "model": {
        "$ref": "#/components/schemas/ModelName"
      },
      "key": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^[\\x21-\\x7e]+$",
        "description": "The key of the API; null for none. If it is absent, the stored key is kept, but only for the same provider and the same origin of the address: otherwise the key would be sent to another server."
      },
      "inputPrice": {
        "$ref": "#/components/schemas/ModelPrice",
        "description": "The price of a million tokens of a request."
      },
      "outputPrice": {
        "$ref": "#/components/schemas/ModelPrice",
        "description": "The price of a million tokens of an answer."
      },
      "picturePrice": {
        "$ref": "#/components/schemas/ModelPrice",
        "description": "The price of one picture."
      }
    }
  },
  "ConfiguredModel": {
    "type": "object",
    "description": "A model that is used, and how it is reached. The key is never in a response.",
    "required": [
      "provider",
      "baseUrl",
      "model",
      "hasKey",
      "inputPrice",
      "outputPrice",
      "picturePrice",
      "setBy",
      "state",
      "restsUntil"
    ],
    "properties": {
      "provider": {
        "$ref": "#/components/schemas/ModelProvider"
      },
      "baseUrl": {
        "$ref": "#/components/schemas/ModelBaseUrl"
      },
      "model": {
        "$ref": "#/components/schemas/ModelName"
      },
      "hasKey": {
        "type": "boolean",
        "description": "Whether there is a key."
      },
      "inputPrice": {
        "$ref": "#/components/schemas/ModelPrice"
      },
      "outputPrice": {
        "$ref": "#/components/schemas/ModelPrice"
      },
      "picturePrice": {
        "$ref": "#/components/schemas/ModelPrice"
      },
      "setBy": {
        "type": "string",
        "enum": [
          "environment",
          "administrator"
        ],
        "description": "Where the connection comes from. What the environment of the server sets can only be changed there."
      },
      "state": {
        "type": "string",
        "enum": [
          "ready",
          "resting"
        ],
        "description": "Whether the model is used. After several failures it rests for a while, and the built-in storyteller or painter takes its place."
      },
      "restsUntil": {
        "$ref": "#/components/schemas/OptionalTimestamp"
      }
    }
  },
  "OptionalConfiguredModel": {
    "oneOf": [
      {
        "$ref": "#/components/schemas/ConfiguredModel"
      },
      {
        "type": "null"
      }
    ],
    "description": "The model; null if the built-in storyteller or painter does the work."
  },
  "OptionalModelConnectionRequest": {
    "oneOf": [
      {
        "$ref": "#/components/schemas/ModelConnectionRequest"
      },
      {
        "type": "null"
      }
    ],
    "description": "The model; null for the built-in storyteller or painter."
  },
  "ModelSettings": {
    "type": "object",
    "description": "The models that write and paint.",
    "required": [
      "text",
      "image",
      "version"
    ],
    "properties": {
      "text": {
        "$ref": "#/components/schemas/OptionalConfiguredModel"
      },
      "image": {
        "$ref": "#/components/schemas/OptionalConfiguredModel"
      },
      "version": {
        "$ref": "#/components/schemas/Version"
      }
    }
  },
  "ModelSettingsRequest": {
    "type": "object",
    "x-further-rules": "An OpenAI-compatible server needs an address. Anthropic and Google need a key. Anthropic does not paint; of the models of Google, only those whose names begin with gemini- do.",
    "description": "What to change. What is absent stays.",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
      "text": {
        "$ref": "#/components/schemas/OptionalModelConnectionRequest"
      },
      "image": {
        "$ref": "#/components/schemas/OptionalModelConnectionRequest"
      }
    }
  },
  "ModelPart": {
    "type": "string",
    "enum": [
      "text",
      "image"
    ],
    "description": "The language model or the image model."
  },
  "ModelTestRequest": {
    "type": "object",
    "x-further-rules": "An OpenAI-compatible server needs an address. Anthropic and Google need a key. Anthropic does not paint; of the models of Google, only those whose names begin with gemini- do.",
    "description": "The connection to test.",
    "additionalProperties": false,
    "required": [
      "part"
    ],
    "properties": {
      "part": {
        "$ref": "#/components/schemas/ModelPart"
      },
      "connection": {
        "$ref": "#/components/schemas/ModelConnectionRequest",
        "description": "A connection that is not stored yet; if it is absent, the stored one is tested."
      }
    }
  },
  "ModelTest": {
    "type": "object",
    "description": "What the model answered.",
    "required": [
      "isWorking",
      "detail",
      "sample",
      "milliseconds"
    ],
    "properties": {
      "isWorking": {
        "type": "boolean"
      },
      "detail": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "A sentence for the administrator that says what works or what to change."
      },
      "sample": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500,
        "description": "The text that the model wrote; null for a picture and without an answer."
      },
      "milliseconds": {
        "type": "integer",
        "minimum": 0,
        "maximum": 600000,
        "description": "How long the answer took."
      }
    }
  },
  "ModelUseRow": {
    "type": "object",
    "description": "What one model did on one day (UTC).",
    "required": [
      "day",
      "part",
      "model",
      "requests",
      "drafts",
      "replaced",
      "inputTokens",
      "outputTokens",
      "pictures",
      "cost"
    ],
    "properties": {
      "day": {
        "type": "string",
        "format": "date",
        "minLength": 10,
        "maxLength": 10
      },
      "part": {
        "$ref": "#/components/schemas/ModelPart"
      },
      "model": {
        "$ref": "#/components/schemas/ModelName"
      },
      "requests": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000000,
        "description": "Requests to the provider."
      },
      "drafts": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000000,
        "description": "Generations in which the model was asked."
      },
      "replaced": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000000,
        "description": "Generations in which the model failed, so that the built-in storyteller or painter did the work."
      },
      "inputTokens": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000000000
      },
      "outputTokens": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000000000
      },
      "pictures": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000000
      },
      "cost": {
        "$ref": "#/components/schemas/ModelPrice",
        "description": "By the prices that were set at that time; null without prices."
      }
    }
  },
  "ModelUser": {
    "type": "object",
    "description": "What one user has asked of the models.",
    "required": [
      "name",
      "drafts",
      "inputTokens",
      "outputTokens",
      "pictures",
      "cost"
    ],
    "properties": {
      "name": {
        "oneOf": [
          {
            "$ref": "#/components/schemas/PersonName"
          },
          {
            "type": "null"
          }
        ],
        "description": "Null if the account does not exist any more."
      },
      "drafts": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000000
      },
      "inputTokens": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000000000
      },
      "outputTokens": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000000000
      },
      "pictures": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000000
      },
      "cost": {
        "$ref": "#/components/schemas/ModelPrice"
      }
    }
  },
  "ModelFailureRow": {
    "type": "object",
    "description": "A failure of a model.",
    "required": [
      "at",
      "part",
      "model",
      "kind",
      "reason"
    ],
    "properties": {
      "at": {
        "$ref": "#/components/schemas/Timestamp"
      },
      "part": {
        "$ref": "#/components/schemas/ModelPart"
      },
      "model": {
        "$ref": "#/components/schemas/ModelName"
      },
      "kind": {
        "$ref": "#/components/schemas/GenerationKind"
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "description": "A sentence without anything that a user or a model has written."
      }
    }
  },
  "ModelUse": {
    "type": "object",
    "description": "What the models did in the last thirty days.",
    "required": [
      "rows",
      "users",
      "failures"
    ],
    "properties": {
      "rows": {
        "type": "array",
        "maxItems": 300,
        "items": {
          "$ref": "#/components/schemas/ModelUseRow"
        },
        "description": "The latest day first."
      },
      "users": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/ModelUser"
        },
        "description": "Those who asked most, by cost and then by tokens."
      },
      "failures": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/components/schemas/ModelFailureRow"
        },
        "description": "The latest first."
      }
    }
  },
  "SocketPing": {
    "type": "object",
    "description": "The client sends this event after it has connected.",
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
    "description": "The answer to a ping, with the same message.",
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
  "CampaignChanged": {
    "type": "object",
    "description": "A campaign has changed for the user: an entry that the user may read or could read before, or, with `entryId` null, its members. With `characterId`, only this character has changed, which is or was shared with the campaign. The server sends this event after the commit.",
    "required": [
      "campaignId",
      "entryId"
    ],
    "properties": {
      "campaignId": {
        "$ref": "#/components/schemas/Id"
      },
      "entryId": {
        "$ref": "#/components/schemas/OptionalId"
      },
      "characterId": {
        "$ref": "#/components/schemas/Id"
      }
    }
  },
  "CatalogueChanged": {
    "type": "object",
    "description": "Items that have just been saved or deleted. The server sends this event to everyone who is signed in, after the commit; `by` is null except for administrators.",
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
        "description": "The version after the change; null if the change has deleted the item.",
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
