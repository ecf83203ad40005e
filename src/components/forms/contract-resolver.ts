import './field-messages.ts';

/** In a module of its own: it is loaded when somebody begins to fill in a form, not before. */
export { zodResolver as contractResolver } from '@hookform/resolvers/zod';
