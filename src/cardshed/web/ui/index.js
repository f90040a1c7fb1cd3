export { Button } from './button.js';
export { Dialog } from './dialog.js';
export { Choice, Segmented, Stepper, Switch, TextField } from './fields.js';
export { Icon } from './icon.js';
export { useKeptFocus } from './kept-focus.js';
export { Toasts, notify } from './toast.js';
