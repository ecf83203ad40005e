import { PainterDialog } from './painter-dialog.tsx';
import { StorytellerPanel } from './storyteller-panel.tsx';

/** What the buttons open. They share most of their code, so they are loaded together. */
export const panels = { PainterDialog, StorytellerPanel };
