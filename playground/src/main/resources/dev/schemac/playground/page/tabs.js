// The tabs of the result.

const TABS = ['event', 'java', 'formats', 'import'];
let changed = () => {};

function tab(name) {
  return document.getElementById('tab-' + name);
}

export function selected() {
  return TABS.find(name => tab(name).getAttribute('aria-selected') === 'true');
}

export function select(name) {
  TABS.forEach(each => {
    tab(each).setAttribute('aria-selected', String(each === name));
    tab(each).tabIndex = each === name ? 0 : -1;
  });
  document.getElementById('panel').setAttribute('aria-labelledby', 'tab-' + name);
  changed();
}

/** Calls a function after each selection. */
export function onTabs(call) {
  changed = call;
  TABS.forEach(name => tab(name).addEventListener('click', () => select(name)));
  document.querySelector('.tabs').addEventListener('keydown', event => {
    const shown = TABS.filter(name => !tab(name).hidden);
    const at = shown.indexOf(selected());
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const name = shown[(to + shown.length) % shown.length];
      select(name);
      tab(name).focus();
    }
  });
}
