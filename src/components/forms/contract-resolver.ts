import './field-messages.ts';

/** A separate module, so that it is loaded only when a form gets the focus or is submitted. */
export { zodResolver as contractResolver } from '@hookform/resolvers/zod';
