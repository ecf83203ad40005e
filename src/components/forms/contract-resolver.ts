import './field-messages.ts';

/** In a module of its own, because it is loaded only when a user begins to fill in a form. */
export { zodResolver as contractResolver } from '@hookform/resolvers/zod';
