import { h } from 'preact';
import htm from './htm.js';

export { Component, Fragment, h, render } from 'preact';
export const html = htm.bind(h);
