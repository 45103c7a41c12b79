// Everything is in the part of the address that a browser sends to no server.

const SHARED = '#v1=';

export function fragment(state) {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  return SHARED + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Returns the state in the address; undefined if there is none, null if it is broken. */
export function shared() {
  if (!location.hash.startsWith(SHARED)) {
    return undefined;
  }
  try {
    const letters = location.hash.slice(SHARED.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(letters), letter => letter.charCodeAt(0));
    const state = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof state === 'object' ? state : null;
  } catch {
    return null;
  }
}
