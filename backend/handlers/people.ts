import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import { resendVerificationTo } from '#backend/auth/registration.ts';
import type { RequestContext } from '#backend/context.ts';
import { listPeople } from '#backend/people/list.ts';
import { readDetails } from '#backend/people/person.ts';
import { resetFactorsOf, signOutPerson, updatePerson } from '#backend/people/update.ts';

export const people: Handlers<RequestContext, OperationsOfTag<'people'>> = {
  personList: async (context, { params }) => ({
    status: 200,
    body: await listPeople(context, params),
  }),
  personGet: async (context, { params }) => ({
    status: 200,
    body: await readDetails(context, params.userId),
  }),
  personUpdate: async (context, { params, body }) => ({
    status: 200,
    body: await updatePerson(context, params, body),
  }),
  async personSignOut(context, { params }) {
    await signOutPerson(context, params.userId);
    return { status: 204 };
  },
  async personResetFactors(context, { params }) {
    await resetFactorsOf(context, params.userId);
    return { status: 204 };
  },
  async personResendVerification(context, { params }) {
    await resendVerificationTo(context, params.userId);
    return { status: 202, body: { message: 'A mail is on its way to the person.' } };
  },
};
