import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import {
  addPasskey,
  addTotp,
  passkeyCreation,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  startTotp,
} from '#backend/auth/factors/change-factors.ts';
import { confirmOptions, confirmWithPasskey } from '#backend/auth/factors/confirm-passkey.ts';
import { keepRecoveryCodes } from '#backend/auth/factors/recovery-codes.ts';
import { factorsOf } from '#backend/auth/factors/stored-factors.ts';
import type { RequestContext } from '#backend/context.ts';

export const factors: Handlers<RequestContext, OperationsOfTag<'factors'>> = {
  async factorGet(context) {
    return { status: 200, body: await factorsOf(context.db, context.signedIn().id) };
  },
  async factorTotpStart(context) {
    return { status: 200, body: await startTotp(context) };
  },
  async factorTotpAdd(context, { body }) {
    return { status: 201, body: await addTotp(context, body) };
  },
  async factorTotpRemove(context) {
    await removeTotp(context);
    return { status: 204 };
  },
  async factorRecoveryCodesRenew(context) {
    return { status: 200, body: await renewRecoveryCodes(context) };
  },
  async factorRecoveryCodesKeep(context, { body }) {
    await keepRecoveryCodes(context.db, context.signedIn().id, body.label);
    context.noteChange();
    return { status: 204 };
  },
  async factorPasskeyOptions(context) {
    return { status: 200, body: await passkeyCreation(context) };
  },
  async factorPasskeyAdd(context, { body }) {
    return { status: 201, body: await addPasskey(context, body) };
  },
  async factorPasskeyRename(context, { params, body }) {
    return { status: 200, body: await renamePasskey(context, params.passkeyId, body.name) };
  },
  async factorPasskeyRemove(context, { params }) {
    await removePasskey(context, params.passkeyId);
    return { status: 204 };
  },
  async factorConfirmOptions(context) {
    return { status: 200, body: await confirmOptions(context) };
  },
  async factorConfirm(context, { body }) {
    await confirmWithPasskey(context, body);
    return { status: 204 };
  },
};
