/**
 * What is this? A mouse that rests, the keyboard's focus and a long press bring a note beside the thing they are at.
 * The note never lies over what it speaks of, takes no taps, and is gone when play goes on.
 */

import { t } from '../words.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {{element: HTMLElement, text: string}} Finding */

/** Milliseconds that a mouse rests, or the focus stays, before anything is explained; less from one thing to the next. */
const REST = 450;
const NEXT = 120;
const LONG_PRESS = 500;
/** Pixels a finger may tremble. */
const TREMBLE = 9;
/** Pixels between a thing and its note, and between the note and the window's edge. */
const GAP = 8;
/** The id of the sentence within the note: the thing's name is known already. */
const SENTENCE = 'explanation-sentence';
const EXPLAINED = '[data-about], [data-place]';

/**
 * @param {HTMLElement} table
 * @param {HTMLElement} note
 * @param {{scene: () => Scene, unasked: () => boolean}} how  unasked: whether hovering and focus explain; a long press always does
 */
export function startExplaining(table, note, { scene, unasked }) {
  /** @type {HTMLElement|null} */
  let asked = null;
  let timer = 0;
  let described = '';
  /** The finger lies on what is being explained: its moves are no drag and its end is no tap. */
  let held = false;
  let byTouch = false;

  function putAway() {
    clearTimeout(timer);
    timer = 0;
    note.hidden = true;
  }

  function hide() {
    putAway();
    asked?.removeAttribute('aria-describedby');
    asked = null;
  }

  /** @param {Finding} finding @param {number} wait */
  function showSoon({ element, text }, wait) {
    if (element === asked) putAway();
    else hide();
    asked = element;
    timer = setTimeout(() => {
      timer = 0;
      if (element.isConnected) show(element, text);
    }, wait);
  }

  /** @param {HTMLElement} element @param {string} text */
  function show(element, text) {
    write(note, nameOf(element), text);
    note.hidden = false;
    putBeside(note, boxOf(element));
    // A card that is just being lifted lies elsewhere in a moment.
    void settled(element).then(() => { if (asked === element && !note.hidden) putBeside(note, boxOf(element)); });
  }

  /** What is read goes away; what is about to be explained waits until things lie still. */
  function playGoesOn() {
    const finding = timer && asked?.isConnected ? findingAt(asked, scene()) : null;
    if (finding) showSoon(finding, REST);
    else hide();
  }

  /** @param {PointerEvent} event */
  function hover(event) {
    // What comes to lie under a mouse that rests was not asked about.
    if (event.pointerType === 'touch' || event.buttons || !unasked() || (!event.movementX && !event.movementY)) return;
    const at = /** @type {Element} */ (event.target).closest(EXPLAINED);
    if (at && at === asked && (timer || !note.hidden)) return;
    const finding = findingAt(at, scene());
    if (!finding) hide();
    else if (finding.element !== asked || (!timer && note.hidden)) showSoon(finding, note.hidden ? REST : NEXT);
  }

  /** A screen reader is told at once, and not the same twice in a row. @param {FocusEvent} event */
  function focus(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!unasked() || !target.matches(':focus-visible')) return;
    const finding = findingAt(target.closest(EXPLAINED), scene());
    if (finding?.element !== target) return hide();
    showSoon(finding, REST);
    if (finding.text !== described) {
      write(note, '', finding.text);
      target.setAttribute('aria-describedby', SENTENCE);
    }
    described = finding.text;
    return undefined;
  }

  /** @param {PointerEvent} start */
  function press(start) {
    hide();
    held = false;
    byTouch = start.pointerType === 'touch';
    const finding = byTouch ? findingAt(/** @type {Element} */ (start.target).closest(EXPLAINED), scene()) : null;
    if (!finding) return;
    const wait = setTimeout(() => {
      // Play may have gone on meanwhile.
      const now = finding.element.isConnected ? findingAt(finding.element, scene()) : null;
      if (!now) return;
      held = true;
      asked = now.element;
      show(now.element, now.text);
    }, LONG_PRESS);
    const leave = (/** @type {PointerEvent} */ event) => {
      const still = event.type === 'pointermove' && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < TREMBLE;
      if (still) return;
      clearTimeout(wait);
      for (const type of LEAVING) window.removeEventListener(type, leave);
    };
    for (const type of LEAVING) window.addEventListener(type, leave);
  }

  /** While something is explained under the finger nothing is dragged. @param {PointerEvent} event */
  const holdStill = (event) => { if (held && event.pointerType === 'touch') event.stopPropagation(); };
  /** @param {Event} event */
  const noTap = (event) => {
    if (!held) return;
    if (event.cancelable) event.preventDefault();
    event.stopPropagation();
  };
  /** A finger that is lifted leaves too, but then the note is to be read. @param {PointerEvent} event */
  const leave = (event) => { if (event.pointerType !== 'touch') hide(); };
  /** @param {Event} event */
  const noMenu = (event) => { if (byTouch && /** @type {Element} */ (event.target).closest(EXPLAINED)) event.preventDefault(); };
  /** @param {Event} event */
  const scrolled = (event) => { if (asked && /** @type {Node} */ (event.target).contains(asked)) playGoesOn(); };
  const key = () => { held = false; hide(); };

  /** @type {[EventTarget, string, any, boolean][]} */
  const listening = [
    [table, 'pointermove', hover, false], [table, 'pointerleave', leave, false],
    [table, 'focusin', focus, false], [table, 'focusout', hide, false],
    [table, 'contextmenu', noMenu, false], [table, 'click', noTap, true], [table, 'touchmove', noTap, true], [table, 'touchend', noTap, true],
    [window, 'pointerdown', press, true], [window, 'pointermove', holdStill, true], [window, 'keydown', key, true],
    [window, 'resize', hide, false], [window, 'scroll', scrolled, true],
  ];
  for (const [where, type, listen, capture] of listening) where.addEventListener(type, listen, { capture, passive: false });
  return {
    playGoesOn,
    stop() {
      hide();
      for (const [where, type, listen, capture] of listening) where.removeEventListener(type, listen, { capture });
    },
  };
}

const LEAVING = /** @type {const} */ (['pointermove', 'pointerup', 'pointercancel']);

/** The innermost thing that has an explanation. @param {Element|null} at @param {Scene} scene @returns {Finding|null} */
function findingAt(at, scene) {
  for (let element = at; element instanceof HTMLElement || element instanceof SVGElement; element = element.parentElement?.closest(EXPLAINED) ?? null) {
    const text = explanationOf(element.dataset.about ?? element.dataset.place ?? '', scene);
    if (text) return { element: /** @type {HTMLElement} */ (element), text };
  }
  return null;
}

/**
 * What a game says about a card, a place or a mark; what all tables have in common is said here.
 * @param {string} what
 * @param {Scene} scene
 * @returns {string|null}
 */
export function explanationOf(what, scene) {
  if (!what || !scene.view) return null;
  if (what.startsWith('hand:')) return scene.game.explainCard?.(what.slice('hand:'.length)) ?? null;
  if (what.startsWith('plate@')) return aboutSeat(scene, Number(what.slice('plate@'.length)));
  return scene.game.explain?.(what, scene) ?? null;
}

/** @param {Scene} scene @param {number} seat */
function aboutSeat({ seats, me }, seat) {
  const { kind, name, bot, away } = seats[seat];
  if (kind === 'open') return t('about-open');
  if (away) return t('about-away', { name });
  if (bot) return t('about-bot', { name, level: t(`level-${bot}`) });
  return seat === me ? t('about-you') : t('about-person', { name });
}

/** When nothing of it moves any more. @param {HTMLElement} element */
const settled = (element) => Promise.allSettled(element.getAnimations({ subtree: true })
  .filter((motion) => motion instanceof CSSTransition).map((motion) => motion.finished));

/** @param {HTMLElement} element */
const nameOf = (element) => element.getAttribute('aria-label') ?? '';

/** @param {HTMLElement} note @param {string} name @param {string} text */
function write(note, name, text) {
  const title = document.createElement('strong');
  title.textContent = name;
  const sentence = document.createElement('span');
  sentence.id = SENTENCE;
  sentence.textContent = text;
  note.replaceChildren(...(name ? [title] : []), sentence);
}

/** Where a thing is, with cards that stand up from it. @param {HTMLElement} element */
function boxOf(element) {
  const boxes = [element, ...element.querySelectorAll('.card')].map((part) => part.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/**
 * Above if there is room, else below, else at a side; never over the thing itself.
 * @param {HTMLElement} note
 * @param {{left: number, right: number, top: number, bottom: number}} box
 */
function putBeside(note, box) {
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  const { offsetWidth: width, offsetHeight: height } = note;
  const across = within((box.left + box.right - width) / 2, wide - width);
  const along = within((box.top + box.bottom - height) / 2, high - height);
  const [left, top] = box.top - height - GAP >= GAP ? [across, box.top - height - GAP]
    : box.bottom + height + GAP <= high - GAP ? [across, box.bottom + GAP]
      : box.left - width - GAP >= GAP ? [box.left - width - GAP, along]
        : [box.right + GAP, along];
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
}

/** @param {number} wish @param {number} room */
const within = (wish, room) => Math.max(GAP, Math.min(wish, room - GAP));
