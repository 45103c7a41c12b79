// Requests to the command that serves this page.

const RETRIES = 2; // of a request that the server was too busy for
const PAUSE = 1000; // milliseconds before each of them

/** Returns the answer; the error has a title, a message and advice. */
export async function ask(action, request, signal) {
  return send(action, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(request), signal });
}

/** As ask, but repeats a request that the server was too busy for. */
export async function askAgain(action, request, signal, waiting) {
  for (let retries = 0; ; retries++) {
    try {
      return await ask(action, request, signal);
    } catch (error) {
      if (!error.busy || retries === RETRIES || signal.aborted) {
        throw error;
      }
      waiting(error);
      await new Promise(resolve => setTimeout(resolve, PAUSE));
      signal.throwIfAborted();
    }
  }
}

export async function samples() {
  return (await send('examples')).examples;
}

async function send(url, options) {
  let response;
  try {
    response = await fetch(url, options);
  } catch (error) {
    throw error.name === 'AbortError' ? error : failure('The playground does not answer', 'Check that the command still runs in its terminal.',
      'If you start it again, open its new address. Share copies your text.');
  }
  if (response.ok) {
    return response.json();
  }
  const busy = response.headers.has('Retry-After');
  const error = failure(busy ? 'The playground is busy' : 'The playground failed', (await response.text()).trim(), '');
  error.busy = busy;
  throw error;
}

function failure(title, message, advice) {
  return Object.assign(new Error(message), { title, advice });
}
