import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { dropMail, listUnsent, sendAgain } from '#backend/mail/unsent.ts';

export const mails: Handlers<RequestContext, OperationsOfTag<'mails'>> = {
  mailList: async (context, { params }) => ({
    status: 200,
    body: await listUnsent(context, params),
  }),
  mailSend: async (context, { params }) => ({
    status: 200,
    body: await sendAgain(context, params.mailId),
  }),
  async mailDelete(context, { params }) {
    await dropMail(context, params.mailId);
    return { status: 204 };
  },
};
