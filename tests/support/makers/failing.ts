process.on('message', () => {
  process.exit(1);
});
