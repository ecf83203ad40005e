/**
 * Some servers answer a request for a stream with one JSON text. This makes it a stream of one event, as the
 * library expects it: a choice of a stream has `delta` where a whole one has `message`.
 */
export async function asStream(response: Response, { body }: RequestInit): Promise<Response> {
  const isJson = /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
  const isStreamWanted = typeof body === 'string' && /"stream":true/.test(body);
  if (!isJson || !isStreamWanted) return response;
  const answer: unknown = await response.json();
  const event = JSON.stringify(withDeltas(answer));
  return new Response(`data: ${event}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
}

function withDeltas(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('choices' in answer)) return answer;
  const { choices } = answer;
  if (!Array.isArray(choices)) return answer;
  return {
    ...answer,
    choices: choices.map((choice: unknown) =>
      typeof choice === 'object' && choice !== null && 'message' in choice
        ? { ...choice, delta: choice.message }
        : choice,
    ),
  };
}
