import { config } from 'zod/mini';

const formats: Readonly<Record<string, string>> = {
  email: 'Write an address like mira@example.com.',
  url: 'Write a full address that begins with https://.',
};

const needsAnswer = 'This needs an answer.';
const generalMessage = 'This does not fit here.';

/** zod/mini has no texts for errors. These texts are shown at the fields. */
config({
  customError: (issue) => {
    if (issue.input === '' || issue.input === undefined || issue.input === null) {
      return needsAnswer;
    }
    switch (issue.code) {
      case 'too_small':
        return issue.origin === 'string'
          ? `Use at least ${issue.minimum} characters.`
          : `This must be ${issue.minimum} or more.`;
      case 'too_big':
        return issue.origin === 'string'
          ? `Use ${issue.maximum} characters or fewer.`
          : `This must be ${issue.maximum} or less.`;
      case 'invalid_format':
        // The text consists only of spaces.
        if (String(issue['pattern']).includes(String.raw`\S`)) return needsAnswer;
        return formats[issue.format] ?? 'This does not have the right form.';
      case 'invalid_value':
        return 'Choose one of the options.';
      case 'not_multiple_of':
        return `This must be a multiple of ${issue.divisor}.`;
      case 'invalid_type':
        if (issue.expected === 'int') return 'This must be a whole number.';
        return issue.expected === 'number' ? 'This must be a number.' : generalMessage;
      case 'unrecognized_keys':
      case 'invalid_union':
      case 'invalid_key':
      case 'invalid_element':
      case 'custom':
        return generalMessage;
      default:
        return issue satisfies never;
    }
  },
});
