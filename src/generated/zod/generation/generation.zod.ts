/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import {
  GenerationDraft,
  GenerationRequest
} from '../questwrightAPI.schemas.zod.ts';


/**
 * 501 while no storyteller is at work on this server.
 * @summary Write a draft
 */
export const GenerationCreateBody = GenerationRequest

export const GenerationCreateResponse = GenerationDraft

