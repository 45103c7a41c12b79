// The options of the compiler and of reading.

const NAMES = ['style', 'names', 'collections', 'strings', 'profile', 'esper', 'refill'];

function input(name) {
  return document.getElementById(name);
}

export function options() {
  return Object.fromEntries(NAMES.map(name => [name, input(name).type === 'checkbox' ? String(input(name).checked) : input(name).value]));
}

/** Sets all options; those without a known value get their default. */
export function putOptions(state) {
  NAMES.forEach(name => {
    if (input(name).type === 'checkbox') {
      input(name).checked = state[name] === 'true';
    } else {
      input(name).selectedIndex = Math.max(0, [...input(name).options].findIndex(option => option.value === state[name]));
    }
  });
  showChanges();
}

/** Calls a function after each change. */
export function onOptions(changed) {
  NAMES.forEach(name =>
    input(name).addEventListener('change', () => {
      showChanges();
      changed();
    }),
  );
  input('reset').addEventListener('click', () => {
    putOptions({});
    document.querySelector('#options summary').focus(); // the button is disabled now
    changed();
  });
}

function showChanges() {
  const changes = NAMES.filter(name => name !== 'style') // it is not in the list
    .filter(name => input(name).checked || input(name).selectedIndex > 0).length;
  input('changed').textContent = changes ? ` (${changes} changed)` : '';
  input('reset').disabled = !changes;
}
