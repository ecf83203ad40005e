import { base64url, concat, fromBase64url, utf8 } from '#backend/bytes.ts';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#src/generated/model/index.ts';

const flags = { userPresent: 1, userVerified: 4, backupEligible: 8, backedUp: 16, newKey: 64 };

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const uint16 = (value: number) => Uint8Array.of(value >> 8, value & 255);
const uint32 = (value: number) => concat(uint16(value >>> 16), uint16(value & 0xffff));

/** An unsigned integer of ASN.1. */
function integer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = bytes.subarray(start);
  const padded = (digits[0] ?? 0) > 127 ? concat(Uint8Array.of(0), digits) : digits;
  return concat(Uint8Array.of(2, padded.length), padded);
}

/** WebCrypto signs with two numbers side by side; authenticators put them into a sequence of ASN.1. */
function inAsn1(signature: Uint8Array): Uint8Array<ArrayBuffer> {
  const numbers = concat(integer(signature.subarray(0, 32)), integer(signature.subarray(32)));
  return concat(Uint8Array.of(0x30, numbers.length), numbers);
}

interface Behaviour {
  /** Whether it asks for a PIN or a finger; true if not given. */
  readonly verifiesUser?: boolean;
  /** What the browser says about listing it by itself; true if not given, null if it says nothing. */
  readonly isDiscoverable?: boolean | null;
  /** The origin of the page, as the browser reports it; the allowed one if not given. */
  readonly origin?: string;
  /** The host whose passkeys the browser looks for. */
  readonly rpId?: string;
}

/** One passkey, and what a browser does with it: WebAuthn with ES256 and without attestation. */
export class Authenticator {
  readonly #origin: string;
  readonly #keys: CryptoKeyPair;
  readonly #id: Uint8Array<ArrayBuffer>;
  /** The number of signatures. A copy of the passkey would continue from an earlier number. */
  counter = 0;

  private constructor(origin: string, keys: CryptoKeyPair) {
    this.#origin = origin;
    this.#keys = keys;
    this.#id = crypto.getRandomValues(new Uint8Array(16));
  }

  static async make(origin: string): Promise<Authenticator> {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    return new Authenticator(
      origin,
      await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']),
    );
  }

  get id(): string {
    return base64url(this.#id);
  }

  #clientData(type: string, challenge: string, origin = this.#origin): Uint8Array<ArrayBuffer> {
    return utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  async #authenticatorData(
    rpId: string,
    bits: number,
    rest: Uint8Array,
  ): Promise<Uint8Array<ArrayBuffer>> {
    this.counter += 1;
    const hash = await sha256(utf8(rpId));
    return concat(hash, Uint8Array.of(bits), uint32(this.counter), rest);
  }

  async create(
    { challenge, rp }: PasskeyCreationOptions,
    { verifiesUser = true, isDiscoverable = true, origin, rpId = rp.id }: Behaviour = {},
  ): Promise<PasskeyRegistration> {
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', this.#keys.publicKey));
    const coseKey = concat(
      Uint8Array.of(0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32),
      point.subarray(1, 33),
      Uint8Array.of(0x22, 0x58, 32),
      point.subarray(33),
    );
    const key = concat(new Uint8Array(16), uint16(this.#id.length), this.#id, coseKey);
    const bits =
      flags.userPresent +
      flags.backupEligible +
      flags.backedUp +
      flags.newKey +
      (verifiesUser ? flags.userVerified : 0);
    const data = await this.#authenticatorData(rpId, bits, key);
    // CBOR: a map of `fmt`, `attStmt` and `authData`.
    const attestation = concat(
      Uint8Array.of(0xa3, 0x63),
      utf8('fmt'),
      Uint8Array.of(0x64),
      utf8('none'),
      Uint8Array.of(0x67),
      utf8('attStmt'),
      Uint8Array.of(0xa0, 0x68),
      utf8('authData'),
      Uint8Array.of(0x58, data.length),
      data,
    );
    return {
      id: this.id,
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, origin)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
      ...(isDiscoverable !== null && { discoverable: isDiscoverable }),
    };
  }

  async get(
    { challenge, rpId: askedFor }: PasskeyRequestOptions,
    { verifiesUser = true, origin, rpId = askedFor }: Behaviour = {},
  ): Promise<PasskeyAssertion> {
    const bits =
      flags.userPresent +
      flags.backupEligible +
      flags.backedUp +
      (verifiesUser ? flags.userVerified : 0);
    const authenticatorData = await this.#authenticatorData(rpId, bits, new Uint8Array());
    const clientData = this.#clientData('webauthn.get', challenge, origin);
    const signed = concat(authenticatorData, await sha256(clientData));
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const signature = await crypto.subtle.sign(algorithm, this.#keys.privateKey, signed);
    return {
      id: this.id,
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(inAsn1(new Uint8Array(signature))),
    };
  }
}

/** The same assertion with a wrong signature. */
export function withBrokenSignature(assertion: PasskeyAssertion): PasskeyAssertion {
  const bytes = fromBase64url(assertion.signature) ?? new Uint8Array();
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return { ...assertion, signature: base64url(bytes) };
}
