/** Short sounds made on the spot. Nothing is loaded, and nothing sounds before the player has touched the page. */

import { sound } from '../net/profile.js';

/** @type {AudioContext|null} */
let context = null;
/** @type {AudioBuffer|null} */
let noise = null;

/** @returns {AudioContext|null} */
function audio() {
  if (!sound.value || document.hidden && !context) return null;
  if (!navigator.userActivation?.hasBeenActive && !context) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/**
 * A rustle: filtered noise that dies away.
 * @param {number} at  seconds from now
 * @param {number} length
 * @param {number} pitch
 * @param {number} loud
 */
function rustle(at, length, pitch, loud) {
  const out = audio();
  if (!out) return;
  noise ??= whiteNoise(out);
  const source = out.createBufferSource();
  source.buffer = noise;
  const filter = out.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch * (0.9 + Math.random() * 0.2);
  filter.Q.value = 0.8;
  source.connect(filter).connect(fade(out, at, length, loud)).connect(out.destination);
  source.start(out.currentTime + at, Math.random() * 0.5, length);
}

/**
 * A soft wooden note.
 * @param {number} at
 * @param {number} length
 * @param {number} pitch
 * @param {number} loud
 */
function note(at, length, pitch, loud) {
  const out = audio();
  if (!out) return;
  const tone = out.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  tone.connect(fade(out, at, length, loud)).connect(out.destination);
  tone.start(out.currentTime + at);
  tone.stop(out.currentTime + at + length);
}

/** @param {AudioContext} out @param {number} at @param {number} length @param {number} loud */
function fade(out, at, length, loud) {
  const gain = out.createGain();
  const begin = out.currentTime + at;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  return gain;
}

/** @param {AudioContext} out */
function whiteNoise(out) {
  const buffer = out.createBuffer(1, out.sampleRate, out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = {
  card: () => rustle(0, 0.07, 2600, 0.16),
  shuffle: () => { for (let i = 0; i < 9; i += 1) rustle(i * 0.045, 0.06, 1900 + i * 120, 0.1); },
  turn: () => { note(0, 0.22, 523, 0.12); note(0.11, 0.3, 659, 0.12); },
  call: () => { note(0, 0.14, 784, 0.14); note(0.08, 0.14, 988, 0.14); note(0.16, 0.32, 1175, 0.14); },
  win: () => { [523, 659, 784, 1047].forEach((pitch, i) => note(i * 0.13, 0.45, pitch, 0.13)); },
};
