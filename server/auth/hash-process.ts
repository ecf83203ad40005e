import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { answerJobs } from '#server/answer-jobs.ts';

answerJobs((job: Argon2Parameters) => argon2Sync('argon2id', job));
