// Ends with 0 if the server on this machine is ready for requests, otherwise with 1.
const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`;
const isReady = await fetch(url).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
