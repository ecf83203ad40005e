// Takes jobs and never replies.
process.on('message', () => undefined);
