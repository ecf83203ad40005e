import type { Migration } from './migration.ts';

/**
 * What each generation has used of a model. A row outlives its generation, which its user can delete, and its
 * user, so that the costs of a month stay complete. `day` is the number of the day (UTC) since 1970.
 */
export const modelUse: Migration = {
  name: '033-model-use',
  async up({ execute, types: { text, integer, real, strict } }) {
    await execute(`
      create table model_use (
        id ${text} not null primary key,
        user_id ${text} references "user" (id) on delete set null,
        generation_id ${text} not null,
        at ${integer} not null,
        day ${integer} not null,
        part ${text} not null,
        model ${text} not null,
        kind ${text} not null,
        requests ${integer} not null,
        input_tokens ${integer} not null,
        output_tokens ${integer} not null,
        pictures ${integer} not null,
        cost ${real},
        is_replaced ${integer} not null,
        failure ${text}
      ) ${strict}`);
    await execute('create index model_use_by_age on model_use (at)');
    await execute('create index model_use_by_user_id on model_use (user_id)');
  },
};
