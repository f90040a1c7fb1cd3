// A clock in a worker: the timers of a page in a hidden tab are slowed down to one a minute.
setInterval(() => postMessage('beat'), 10_000);
