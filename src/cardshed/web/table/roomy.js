/** Whether there is room for the log beside the table, as in edge.css: where it cannot be seen it need not be told. */

import { signal } from '@preact/signals';

const wide = matchMedia('(min-width: 1080px)');
export const roomy = signal(wide.matches);
wide.addEventListener('change', () => { roomy.value = wide.matches; });
