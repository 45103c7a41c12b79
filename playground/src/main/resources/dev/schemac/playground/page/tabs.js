// The tabs of the result.

const TABS = ['event', 'class', 'parser', 'writer', 'files'];

function tab(name) {
  return document.getElementById('tab-' + name);
}

export function selected() {
  return TABS.find(name => tab(name).getAttribute('aria-selected') === 'true');
}

/** Calls a function after each selection. */
export function onTabs(changed) {
  const select = name => {
    TABS.forEach(each => {
      tab(each).setAttribute('aria-selected', String(each === name));
      tab(each).tabIndex = each === name ? 0 : -1;
    });
    document.getElementById('panel').setAttribute('aria-labelledby', 'tab-' + name);
    changed();
  };
  TABS.forEach(name => tab(name).addEventListener('click', () => select(name)));
  document.querySelector('.tabs').addEventListener('keydown', event => {
    const at = TABS.indexOf(selected());
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: TABS.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const name = TABS[(to + TABS.length) % TABS.length];
      select(name);
      tab(name).focus();
    }
  });
}
