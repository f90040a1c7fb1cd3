/**
 * What is this? A mouse that rests, the keyboard's focus and a long press bring a note beside the thing they are at.
 * The note never lies over what it speaks of, takes no taps, and is gone when play goes on.
 */

import { t } from '../words.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {{element: HTMLElement, text: string}} Finding */

/** Milliseconds that a mouse rests before anything is explained; less from one thing to the next. */
const REST = 450;
const NEXT = 120;
/** The keyboard is on its way more often than a mouse, and its notes lie over what it goes to next. */
const FOCUS_REST = 1100;
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
 * @param {How} how
 */
export const startExplaining = (table, note, how) => new Explaining(table, note, how);

/** @typedef {{scene: () => Scene, unasked: () => boolean}} How  unasked: whether hovering and focus explain; a long press always does */

class Explaining {
  /** @type {HTMLElement|null} */
  #asked = null;
  #timer = 0;
  #described = '';
  /** The finger lies on what is being explained: its moves are no drag and its end is no tap. */
  #held = false;
  #byTouch = false;

  /** @param {HTMLElement} table @param {HTMLElement} note @param {How} how */
  constructor(table, note, { scene, unasked }) {
    this.note = note;
    this.scene = scene;
    this.unasked = unasked;
    /** @type {[EventTarget, string, any, boolean][]} */
    this.listening = [
      [table, 'pointermove', this.#hover, false], [table, 'pointerleave', this.#leave, false],
      [table, 'focusin', this.#focus, false], [table, 'focusout', this.#hide, false],
      [table, 'contextmenu', this.#noMenu, false], [table, 'click', this.#noTap, true],
      [table, 'touchmove', this.#noTap, true], [table, 'touchend', this.#noTap, true],
      [window, 'pointerdown', this.#press, true], [window, 'pointermove', this.#holdStill, true], [window, 'keydown', this.#key, true],
      [window, 'resize', this.#hide, false], [window, 'scroll', this.#scrolled, true],
    ];
    for (const [where, type, listen, capture] of this.listening) where.addEventListener(type, listen, { capture, passive: false });
  }

  stop() {
    this.#hide();
    for (const [where, type, listen, capture] of this.listening) where.removeEventListener(type, listen, { capture });
  }

  /** What is read goes away; what is about to be explained waits until things lie still. */
  playGoesOn() {
    const finding = this.#timer && this.#asked?.isConnected ? findingAt(this.#asked, this.scene()) : null;
    if (finding) this.#showSoon(finding, REST);
    else this.#hide();
  }

  #putAway() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.note.hidden = true;
  }

  #hide = () => {
    this.#putAway();
    this.#asked?.removeAttribute('aria-describedby');
    this.#asked = null;
  };

  /** @param {Finding} finding @param {number} wait */
  #showSoon({ element, text }, wait) {
    if (element === this.#asked) this.#putAway();
    else this.#hide();
    this.#asked = element;
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      if (element.isConnected) this.#show(element, text);
    }, wait);
  }

  /** @param {HTMLElement} element @param {string} text */
  #show(element, text) {
    const { note } = this;
    write(note, nameOf(element), text);
    note.hidden = false;
    putBeside(note, boxOf(element));
    // A card that is just being lifted lies elsewhere in a moment.
    void settled(element).then(() => { if (this.#asked === element && !note.hidden) putBeside(note, boxOf(element)); });
  }

  /** @param {PointerEvent} event */
  #hover = (event) => {
    // What comes to lie under a mouse that rests was not asked about.
    if (event.pointerType === 'touch' || event.buttons || !this.unasked() || (!event.movementX && !event.movementY)) return;
    const { note } = this;
    const at = /** @type {Element} */ (event.target).closest(EXPLAINED);
    if (at && at === this.#asked && (this.#timer || !note.hidden)) return;
    const finding = findingAt(at, this.scene());
    if (!finding) this.#hide();
    else if (finding.element !== this.#asked || (!this.#timer && note.hidden)) this.#showSoon(finding, note.hidden ? REST : NEXT);
  };

  /** A screen reader is told at once, and not the same twice in a row. @param {FocusEvent} event */
  #focus = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!this.unasked() || !target.matches(':focus-visible')) return;
    const finding = findingAt(target.closest(EXPLAINED), this.scene());
    if (finding?.element !== target) { this.#hide(); return; }
    this.#showSoon(finding, FOCUS_REST);
    if (finding.text !== this.#described) {
      write(this.note, '', finding.text);
      target.setAttribute('aria-describedby', SENTENCE);
    }
    this.#described = finding.text;
  };

  /** @param {PointerEvent} start */
  #press = (start) => {
    this.#hide();
    this.#held = false;
    this.#byTouch = start.pointerType === 'touch';
    const finding = this.#byTouch ? findingAt(/** @type {Element} */ (start.target).closest(EXPLAINED), this.scene()) : null;
    if (!finding) return;
    const wait = setTimeout(() => this.#hold(finding.element), LONG_PRESS);
    const leave = (/** @type {PointerEvent} */ event) => {
      const still = event.type === 'pointermove' && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < TREMBLE;
      if (still) return;
      clearTimeout(wait);
      for (const type of LEAVING) window.removeEventListener(type, leave);
    };
    for (const type of LEAVING) window.addEventListener(type, leave);
  };

  /** The finger has lain on it for long; play may have gone on meanwhile. @param {HTMLElement} element */
  #hold(element) {
    const now = element.isConnected ? findingAt(element, this.scene()) : null;
    if (!now) return;
    this.#held = true;
    this.#asked = now.element;
    this.#show(now.element, now.text);
  }

  /** While something is explained under the finger nothing is dragged. @param {PointerEvent} event */
  #holdStill = (event) => { if (this.#held && event.pointerType === 'touch') event.stopPropagation(); };

  /** @param {Event} event */
  #noTap = (event) => {
    if (!this.#held) return;
    if (event.cancelable) event.preventDefault();
    event.stopPropagation();
  };

  /** A finger that is lifted leaves too, but then the note is to be read. @param {PointerEvent} event */
  #leave = (event) => { if (event.pointerType !== 'touch') this.#hide(); };

  /** @param {Event} event */
  #noMenu = (event) => { if (this.#byTouch && /** @type {Element} */ (event.target).closest(EXPLAINED)) event.preventDefault(); };

  /** @param {Event} event */
  #scrolled = (event) => { if (this.#asked && /** @type {Node} */ (event.target).contains(this.#asked)) this.playGoesOn(); };

  /** Escape puts the note away, and only that. @param {KeyboardEvent} event */
  #key = (event) => {
    this.#held = false;
    if (event.key === 'Escape' && !this.note.hidden) event.preventDefault();
    this.#hide();
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
