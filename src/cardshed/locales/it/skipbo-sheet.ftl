### Skip-Bo: la scheda riassuntiva, e le parole sotto le figure delle regole

## La scheda riassuntiva

sheet-goal = Esaurisci la tua scorta prima degli altri: è la pila di cui è scoperta solo la carta in cima.
sheet-turn-draw = Pesca fino ad avere cinque carte in mano.
sheet-turn-lay = Gioca quante carte vuoi sulle pile di costruzione, una alla volta: dalla mano, dalla cima della scorta e dalla cima delle tue pile di scarto. Se hai giocato tutta la mano, peschi altre cinque carte e continui.
sheet-turn-discard = Metti una carta della mano su una delle tue pile di scarto. Con questo il turno finisce.
sheet-numbers = Vanno in ordine sulle pile di costruzione, da 1 a 12.
    .name = Numeri da 1 a 12
sheet-joker = Jolly
sheet-piles = Le pile
sheet-stock = Solo tua: 30 carte da 2 a 4 giocatori, 20 in 5 o 6. Giocata la carta in cima, si scopre la seguente.
    .name = Scorta
sheet-building = Al massimo quattro, per tutti. Ognuna comincia con un 1 e sale di uno in uno; con il suo 12 viene messa da parte.
    .name = Pile di costruzione
sheet-discard = Al massimo quattro, solo tue. Accettano qualsiasi carta, ma si può giocare solo quella in cima.
    .name = Pile di scarto
sheet-draw = Per pescare. Quando è vuoto, le pile complete si mescolano in un nuovo mazzo.
    .name = Mazzo di pesca
sheet-teams = Puoi giocare anche dalla scorta e dalle pile di scarto del tuo compagno, e scartare sulle sue pile. La squadra vince la manche quando entrambe le scorte sono vuote.
sheet-end = Chi gioca l’ultima carta della propria scorta vince subito la manche.
sheet-score = Chi vince una manche segna 25 punti, più 5 per ogni carta rimasta nelle scorte degli avversari. Se si gioca a punti, vince chi li raggiunge per primo.

## Le figure delle regole

picture-next = Dopo 1 e 2 viene un 3…
picture-joker = … oppure un jolly, che allora vale 3.
picture-wait = Un 5 deve aspettare.
picture-complete = Con il suo 12 la pila è completa.
picture-discard = Una carta della mano su una delle tue pile di scarto: il tuo turno è finito.
picture-turned = Si gioca il 7, e si scopre la carta seguente della scorta: un 2.
picture-top = Si può giocare solo il 6; il 4 e il 9 aspettano sotto.
